"""`playmat cards check`: what is wrong with a card file, and with its cards in play."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import msgspec

from playmat import texts
from playmat.cards.game import CardGame
from playmat.commandline.options import BadOption, Games, Seed
from playmat.kernel.phrase import Phrase
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
        whole: all that were to be played were.
        seldom: the cards about which too few matches were to say anything.
        findings: what is to be said of the cards.
    """

    file: str
    game: str
    mistakes: list[str]
    matches: int = 0
    whole: bool = True
    seldom: list[str] = []
    findings: list[dict[str, Any]] = []


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
        found, codes = with_file(found, name, text)
        evidence = examine_in_play(found, codes, matches, seed)
        lines += told(report, evidence, file, matches, examples, language)
    print(msgspec.json.encode(report).decode() if json else "\n".join(lines))
    return int(bool(mistakes) or any(one["error"] for one in report.findings))


def with_file(game: CardGame, name: str, text: str) -> tuple[CardGame, list[str]]:
    """The game with a card file that is valid, which may be one of its own, and the codes of the cards."""
    if not any(one.text == text for one in game.book.sets):
        game = game.with_sets((name, in_programs(game, text, name)))
        return game, [card["code"] for card in game.book.sets[-1].cards]
    return game, [card["code"] for one in game.book.sets if one.text == text for card in one.cards]


def told(
    report: Examined, evidence: Evidence, file: Path, wanted: int, examples: Path | None, lang: str
) -> list[str]:
    """Put what was found into a report, and give its lines.

    Args:
        report: what it is added to.
        evidence: what matches have shown.
        file: the card file.
        wanted: how many matches were to be played.
        examples: the folder for records.
        lang: the language.
    """
    found = findings(evidence)
    game = evidence.game
    records = [None] * len(found) if examples is None else write_examples(game, found, examples)
    report.matches, report.whole, report.seldom = evidence.matches, evidence.whole, seldom(evidence)
    lines: list[str] = []
    for one, record in zip(found, records, strict=True):
        report.findings.append(plain(one, record, lang))
        lines.append(texts.render(one.said, lang))
        if record is not None and one.moment is not None:
            own = ["--cards", str(file)] if game.extra_sets else []
            lines.append("    " + shlex.join(["playmat", "play", f"{record}@{one.moment.entries}", *own]))
    if not evidence.whole:
        cut = {"matches": evidence.matches, "games": wanted}
        lines.append(texts.render(Phrase("cards-found-cut", {**cut}), lang))
    if report.seldom:
        few = Phrase("cards-found-seldom", {"cards": ", ".join(report.seldom)})
        lines.append(texts.render(few, lang))
    errors = sum(one.is_error for one in found)
    sums = {"errors": errors, "remarks": len(found) - errors, "matches": evidence.matches}
    lines.append(texts.render(Phrase("cards-found-sum", {**sums}), lang))
    return lines


def plain(one: Finding, record: Path | None, lang: str) -> dict[str, Any]:
    """A finding as plain data."""
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
