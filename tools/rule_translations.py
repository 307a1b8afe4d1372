"""The clauses of the rules in other languages: what `docs/rules/<language>/` lacks, and new ones taken in.

    python tools/rule_translations.py                           list what is missing or outdated; 1 if any
    python tools/rule_translations.py --untranslated LANG GAME  print the clauses to translate, as JSON
    python tools/rule_translations.py --take LANG GAME FILE     take in such a JSON, translated

The JSON is `{"titles": {English: translated}, "clauses": {id: text}}`. Each clause is kept with the digest of
the English text that it translates: where that changes later, it is outdated until it is taken in again.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import msgspec
import tomli_w

from playmat.proof.clauses import GameRules, load
from playmat.proof.translations import (
    Translated,
    Translation,
    digest,
    lacks,
    read_translation,
    translation_file,
)
from playmat.texts import languages

FOLDER = Path(__file__).parents[1] / "docs" / "rules"


class Taken(msgspec.Struct):
    """Translations to take in.

    Attributes:
        titles: the titles of sections by the English ones.
        clauses: the texts of clauses by their ids.
    """

    titles: dict[str, str] = {}
    clauses: dict[str, str] = {}


def kept(lang: str, game: str) -> Translation:
    """The kept translation."""
    file = translation_file(game, lang, FOLDER)
    return read_translation(file.read_text(encoding="utf-8")) if file.is_file() else Translation()


def report(rules: dict[str, GameRules]) -> int:
    """Print what every language lacks; 1 if there is anything."""
    found = [
        f"{lang}/{game}.toml: {lack.what}: {lack.name}"
        for lang in languages()
        if (FOLDER / lang).is_dir()
        for game in rules
        for lack in lacks(rules[game], kept(lang, game))
    ]
    print("\n".join(found) or "every clause is translated")
    return int(bool(found))


def untranslated(rules: GameRules, lang: str) -> str:
    """The titles and clauses that have to be translated, as JSON."""
    lacking = {lack.name for lack in lacks(rules, kept(lang, rules.game)) if lack.what != "unknown"}
    wanted = Taken(
        {title: "" for one in rules.clauses.values() for title in one.section if title in lacking},
        {one.id: one.text for one in rules.clauses.values() if one.id in lacking},
    )
    return json.dumps(msgspec.to_builtins(wanted), ensure_ascii=False, indent=1)


def take(rules: GameRules, lang: str, taken: Taken) -> None:
    """Write translations into the file of a game, beside those that are there, in the order of the rules."""
    old = kept(lang, rules.game)
    new = {
        one: Translated(digest(rules.clauses[one].text), text)
        for one, text in taken.clauses.items()
        if one in rules.clauses and text
    }
    titles = dict.fromkeys(title for one in rules.clauses.values() for title in one.section)
    said = {**old.titles, **taken.titles}
    clauses = {**old.clauses, **new}
    written = {
        "titles": {title: said[title] for title in titles if title in said},
        "clauses": {one: msgspec.to_builtins(clauses[one]) for one in rules.clauses if one in clauses},
    }
    file = translation_file(rules.game, lang, FOLDER)
    file.parent.mkdir(exist_ok=True)
    file.write_text(tomli_w.dumps(written), encoding="utf-8")


def main() -> int:
    """Do what the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--untranslated", nargs=2, metavar=("LANG", "GAME"))
    parser.add_argument("--take", nargs=3, metavar=("LANG", "GAME", "FILE"))
    wanted = parser.parse_args()
    rules = load(FOLDER)
    if wanted.untranslated:
        lang, game = wanted.untranslated
        print(untranslated(rules[game], lang))
        return 0
    if wanted.take:
        lang, game, file = wanted.take
        take(rules[game], lang, msgspec.json.decode(Path(file).read_bytes(), type=Taken))
        return 0
    return report(rules)


if __name__ == "__main__":
    sys.exit(main())
