"""A battle as text, and the battle of such a text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.telling import Answerer, tell

from playmat.games.kmon import GAME
from playmat.kernel.game import Plain, Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.setup_check import check_setup

FOLDER = Path(__file__).parent


def setup_of(decks: str, options: str, seed: int) -> Setup:
    """A battle of two published decks; `options` are the variants that are on."""
    seats = tuple(Seat(deck=(code,)) for code in decks.split())
    return check_setup(GAME, Setup("kmon", seats, "", dict.fromkeys(options.split(), True), seed))


def facts_in(text: str) -> tuple[str, str, int]:
    """Decks, options and seed at the head of a playthrough."""
    facts = dict(line.split(":", 1) for line in text.partition("\n\n")[0].splitlines()[1:])
    return facts["decks"].strip(), facts["options"].strip(), int(facts["seed"])


def answers_in(text: str) -> Iterator[tuple[int, str]]:
    """Seat and words of every answer of a playthrough."""
    for line in text.splitlines():
        if line.startswith("> "):
            seat, _, said = line.removeprefix("> ").partition(": ")
            yield int(seat) - 1, said.partition("  (")[0]


def again(text: str) -> str:
    """The playthrough of a file, told again from its seed and answers."""
    left = answers_in(text)
    return played(text.splitlines()[0], *facts_in(text), lambda _match: next(left, None))


def played(title: str, decks: str, options: str, seed: int, answerer: Answerer) -> str:
    """Play a battle and tell it."""
    head = [title, f"decks: {decks}", f"options: {options}".strip(), f"seed: {seed}", ""]
    return tell(
        Match(GAME, setup_of(decks, options, seed)), head, answerer, lambda seat: str(seat + 1), table
    )


def table(view: Plain) -> list[str]:
    """Both sides in a line each, as everybody sees them when a turn has begun."""
    lines = []
    for seat, side in enumerate(view["seats"]):
        team = [
            ("*" if place == side["active"] else "")
            + f"{kmon['code']} {'out' if kmon['exhausted'] else kmon['damage']}"
            for place, kmon in enumerate(side["team"])
        ]
        counts = f"charges {side['charges']}, hand {side['hand_count']}, deck {side['deck_count']}"
        lines.append(f"    | {seat + 1}: {', '.join(team)}; {counts}, discard {len(side['discard'])}")
    return lines
