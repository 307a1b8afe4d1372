"""A match as text, and the match of such a text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.khtcg.rules.kit import GAME as KIT
from tests.telling import Answerer, tell

from playmat.games.khtcg import GAME as HOUSE
from playmat.games.khtcg import KingdomHearts
from playmat.kernel.game import Plain, Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.setup_check import check_setup

FOLDER = Path(__file__).parent
TEST_KIT = "light dark"
"""The decks of the test kit; other decks are starter decks of the house set."""

LIGHT = (
    "HERO UNO*3 DUE*3 TRE*3 GOOF-1*3 GOOF-2*3 GENIE*2 SPARK*3 CURE*2 HASTE*2 SWORD*2 SHIELD*2 JAB*3"
    " WORLD-1*2 WORLD-2*3 WORLD-3*2 CAMP EVENT-2 IMP*2 SPIDER HERO-BRAVE COMET"
)
DARK = (
    "SHADE IMP*3 OGRE*3 SPIDER*3 WITCH*3 HUSK*2 HULK*3 SPARK*3 CURE*3 JAB*3 KICK*3 SWORD*2 CLAW*2"
    " WORLD-1*2 WORLD-2*3 WORLD-3*2 CAMP EVENT-1"
)


def deck(said: str) -> tuple[str, ...]:
    """The codes of a deck.

    >>> deck("HERO UNO*2")
    ('HERO', 'UNO', 'UNO')
    """
    cards = [word.partition("*") for word in said.split()]
    return tuple(code for code, _, count in cards for _ in range(int(count or 1)))


def game_of(decks: str) -> KingdomHearts:
    """The rules over the cards that decks are made of."""
    return KIT if decks == TEST_KIT else HOUSE


def setup_of(ruleset: str, decks: str, seed: int) -> Setup:
    """A match of two decks."""
    both = [deck(LIGHT), deck(DARK)] if decks == TEST_KIT else [(code,) for code in decks.split()]
    seats = tuple(Seat(deck=codes) for codes in both)
    return check_setup(game_of(decks), Setup("khtcg", seats, ruleset, seed=seed))


def facts_in(text: str) -> tuple[str, str, int]:
    """Ruleset, decks and seed at the head of a playthrough."""
    facts = dict(line.split(": ", 1) for line in text.partition("\n\n")[0].splitlines()[1:])
    return facts["ruleset"], facts["decks"], int(facts["seed"])


def answers_in(text: str) -> Iterator[tuple[int, str]]:
    """Seat and words of every answer of a playthrough."""
    for line in text.splitlines():
        if line.startswith("> "):
            seat, _, said = line.removeprefix("> ").partition(": ")
            yield int(seat) - 1, said.partition("  (")[0]


def again(text: str) -> str:
    """The playthrough of a file, told again from its seed and answers."""
    left = answers_in(text)
    ruleset, decks, seed = facts_in(text)
    return played(text.splitlines()[0], ruleset, decks, seed, lambda _match: next(left, None))


def played(title: str, ruleset: str, decks: str, seed: int, answerer: Answerer) -> str:
    """Play a match and tell it."""
    head = [title, f"ruleset: {ruleset}", f"decks: {decks}", f"seed: {seed}", ""]
    match = Match(game_of(decks), setup_of(ruleset, decks, seed))
    return tell(match, head, answerer, lambda seat: str(seat + 1), table)


def table(view: Plain) -> list[str]:
    """Both mats in a few lines, as everybody sees them when a turn has begun."""
    lines = []
    for seat, side in enumerate(view["seats"]):
        words = [
            f"{zone} {' '.join(one['code'] for one in side[zone])}"
            for zone in ("worlds", "disruptors", "friends")
            if side[zone]
        ]
        counts = f"hand {side['hand_count']}, deck {side['deck_count']}, discard {len(side['discard'])}"
        head = f"{side['player']['code']} HP {side['hp']}, World total {side['world_total']}, {counts}"
        lines.append(f"    | {seat + 1}: {', '.join([head, *words])}")
    return lines
