"""`playmat cards check`: what is wrong with a card file, and with its cards in play."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import msgspec

from playmat import texts
from playmat.cards.game import CardGame
from playmat.commandline.options import BadOption, Games, Seed
from playmat.kernel.phrase import Filling, Phrase
from playmat.lab.collection.cards import card_game, game_for, mistakes_in, read_card_file
from playmat.lab.collection.printing import app
from playmat.lab.examining.evidence import Evidence
from playmat.lab.examining.examples import make_folder, write_examples
from playmat.lab.examining.findings import Finding, findings, seldom
from playmat.lab.examining.matches import USUAL_GAMES, examine_in_play
from playmat.workshop.card_files import in_programs

__all__ = ["app"]


class Examined(msgspec.Struct):
    """The report on a card file.

    Attributes:
        file, game: the file, and the id of the game.
        mistakes: what is wrong with the file.
        matches: how many matches were played.
        cut: not all that were to be played were, because they take so long.
        whole: all matches were played, and all cards compared.
        seldom: the cards about which too few matches were to say anything.
        findings: what is to be said of the cards.
        unlisted: of how many more pairs of cards one is better than the other.
        uncompared: how many pairs of cards were not compared, because there are too many.
    """

    file: str
    game: str
    mistakes: list[str]
    matches: int = 0
    cut: bool = False
    whole: bool = True
    seldom: list[str] = []
    findings: list[dict[str, Any]] = []
    unlisted: int = 0
    uncompared: int = 0


@app.command
def check(
    file: Path,
    /,
    *,
    game: str | None = None,
    play: bool = False,
    matches: Games = USUAL_GAMES,
    seed: Seed = 1,
    examples: Path | None = None,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Check a card file and name every mistake with its line; exit with 1 if there is one."""
    language = texts.detect(lang)
    if examples is not None and not play:
        raise BadOption("usage-with", "", name="--examples", other="--play")
    name, text = read_card_file(file)
    found = card_game(game or game_for(text))
    mistakes = [texts.render(one, language) for one in mistakes_in(found, text, name)]
    report = Examined(name, found.id, mistakes)
    lines = mistakes or [texts.render(Phrase("cards-good", {"file": name}), language)]
    if play and not mistakes:
        if examples is not None:
            make_folder(examples)
        found, codes = game_with_file(found, name, text)
        fill(report, examine_in_play(found, codes, matches, seed), examples, language)
        cards = ["--cards", str(file)] if found.extra_sets else []
        lines += lines_of(report, matches, cards, language)
    print(msgspec.json.encode(report).decode() if json else "\n".join(lines))
    return int(bool(mistakes) or any(one["error"] for one in report.findings))


def game_with_file(game: CardGame, name: str, text: str) -> tuple[CardGame, list[str]]:
    """The game with a card file that is valid, which may be one of its own, and the codes of the cards."""
    if not any(one.text == text for one in game.book.sets):
        game = game.with_sets((name, in_programs(game, text, name)))
        return game, [card["code"] for card in game.book.sets[-1].cards]
    return game, [card["code"] for one in game.book.sets if one.text == text for card in one.cards]


def fill(report: Examined, evidence: Evidence, examples: Path | None, lang: str) -> None:
    """Put what was found into a report.

    Args:
        report: what it is added to.
        evidence: what matches have shown.
        examples: the folder for records.
        lang: the language.
    """
    all_found = findings(evidence)
    found, game = all_found.found, evidence.game
    records = [None] * len(found) if examples is None else write_examples(game, found, examples)
    report.matches, report.seldom = evidence.matches, seldom(evidence)
    report.unlisted, report.uncompared = all_found.unlisted, all_found.uncompared
    report.cut, report.whole = not evidence.whole, evidence.whole and not report.uncompared
    report.findings = [entry(one, record, lang) for one, record in zip(found, records, strict=True)]


def lines_of(report: Examined, wanted: int, cards: list[str], lang: str) -> list[str]:
    """The lines of a report about what was found.

    Args:
        report: the report.
        wanted: how many matches were to be played.
        cards: the option that brings the card file to another command, if one has to.
        lang: the language.
    """
    lines: list[str] = []
    for one in report.findings:
        lines.append(one["says"])
        example = one["example"]
        if example is not None and example["record"] is not None:
            moment = f"{example['record']}@{example['at']}"
            lines.append("    " + shlex.join(["playmat", "play", moment, *cards]))
    errors = sum(one["error"] for one in report.findings)
    notes: list[tuple[bool, str, dict[str, Filling]]] = [
        (report.unlisted > 0, "cards-found-unlisted", {"count": report.unlisted}),
        (report.uncompared > 0, "cards-found-uncompared", {"count": report.uncompared}),
        (report.cut, "cards-found-cut", {"matches": report.matches, "games": wanted}),
        (bool(report.seldom), "cards-found-seldom", {"cards": ", ".join(report.seldom)}),
        (
            True,
            "cards-found-sum",
            {"errors": errors, "remarks": len(report.findings) - errors, "matches": report.matches},
        ),
    ]
    return lines + [texts.render(Phrase(key, args), lang) for is_said, key, args in notes if is_said]


def entry(one: Finding, record: Path | None, lang: str) -> dict[str, Any]:
    """A finding as it stands in a report."""
    example = None
    if one.moment is not None:
        setup = one.moment.setup
        example = {
            "seed": setup.seed,
            "ruleset": setup.ruleset,
            "decks": [list(seat.deck) for seat in setup.seats],
            "answers": [list(answer) for answer in one.moment.answers],
            "at": one.moment.entries,
            "record": None if record is None else str(record),
        }
    return {
        "kind": one.kind,
        "error": one.is_error,
        "card": one.card,
        "other": one.other,
        "says": texts.render(one.said, lang),
        "clause": one.clause,
        "matches": one.matches,
        "example": example,
    }
