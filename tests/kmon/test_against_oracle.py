"""The engine against the oracle: every question, every answer offered, and everything on the table.

`nox -s oracle` compares a million positions; here it is a few thousand.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest
from tests.kmon.battles import DECKS, dealt
from tests.kmon.kit import KIT
from tests.kmon.oracle.observed import HOUSE, TESTED, battle_of, follow
from tests.kmon.oracle.positions import drawn_position
from tests.kmon.oracle.programs import drawn_set
from tests.kmon.oracle.things import Plain

from playmat.games.kmon import GAME
from playmat.kernel.game import Game, Seat, Setup, Value
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.rng import stream_of
from playmat.kernel.setup_check import check_setup

POSITIONS = int(os.environ.get("PLAYMAT_ORACLE_POSITIONS", "2400"))
FIRST = int(os.environ.get("PLAYMAT_ORACLE_SEED", "1"))
LONGEST = 2000
"""No battle asks more questions."""
STRETCH = 40
"""So many questions are followed from a position that was drawn."""
SET = 40
FROM_A_SET = 3000
"""So many cards a drawn set has, and so many questions it is asked."""
OPENINGS = {"toss", "first", "start"}
QUESTIONS = {"item", "sub", "act", "react", "pay", "bonus", "replace", "retrieve", "seer", "hand"}


def drawn_match(game: Game, pool: dict[str, Plain], seed: int) -> tuple[Match, Plain]:
    """A position drawn from a pool of cards, in a match of decks that do not matter."""
    position = drawn_position(stream_of(seed, 31), pool)
    seats = (Seat(deck=(DECKS[0],)), Seat(deck=(DECKS[1],)))
    setup = check_setup(game, Setup(game.id, seats, seed=seed))
    return Match.from_state(game, setup, game.place(position, setup), AwaitedNature()), position


def test_battles_agree_with_the_oracle() -> None:
    """Whole battles of published decks, with and without the options that change one.

    KM-SETUP-06 to KM-SETUP-10, KM-TURN-01, KM-WIN-01, KM-WIN-04 to KM-WIN-06, KM-OPT-02, KM-OPT-04.
    """
    seen: Counter[str] = Counter()
    seed = FIRST
    while sum(seen.values()) < POSITIONS // 4:
        stream = stream_of(seed, 30)
        options: dict[str, Value] = {
            "extra_charge": stream.below(2) == 1,
            "deckout_hand": stream.below(2) == 1,
        }
        decks = [Seat(deck=(DECKS[int(stream.below(len(DECKS)))],)) for _ in range(2)]
        match = dealt(Setup("kmon", (decks[0], decks[1]), "", options, seed))
        battle = battle_of(match.game.dump(match.state), options, HOUSE)
        try:
            follow(match, battle, stream, seen, LONGEST)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, entry {len(match.entries)}: {error}") from error
        seed += 1
    assert set(seen) >= OPENINGS
    assert seen["ends"] > 0
    print(f"battles: {dict(seen)}")  # noqa: T201 - the figures of a long run


def follow_positions(
    game: Game, cards: dict[str, Plain], pool: dict[str, Plain], seeds: Iterator[int], wanted: int
) -> Counter[str]:
    """Positions drawn from a pool of cards, and what follows them."""
    seen: Counter[str] = Counter()
    while sum(seen.values()) < wanted:
        seed = next(seeds)
        match, position = drawn_match(game, pool, seed)
        try:
            follow(match, battle_of(position, {}, cards), stream_of(seed, 32), seen, STRETCH)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}, entry {len(match.entries)}: {error}") from error
    return seen


@pytest.mark.parametrize(("game", "cards"), [(GAME, HOUSE), (KIT, TESTED)], ids=["house", "tested"])
def test_positions_agree_with_the_oracle(game: Game, cards: dict[str, Plain]) -> None:
    """Positions that no battle of published decks meets, also with the cards that exist for the tests.

    KM-REACT-03 to KM-REACT-14, KM-EVA-01 to KM-EVA-07, KM-NEU-01 to KM-NEU-05, KM-PERS-01 to KM-PERS-09,
    KM-END-03, KM-DMG-02 to KM-DMG-09, KM-EXH-03 to KM-EXH-10, KM-ATK-08, KM-ABL-07, KM-DEFN-02 to KM-DEFN-11.
    """
    seen = follow_positions(game, cards, cards, count(FIRST), POSITIONS // 4)
    assert set(seen) >= QUESTIONS
    print(f"positions: {dict(seen)}")  # noqa: T201 - the figures of a long run


def test_cards_of_the_whole_language_agree_with_the_oracle() -> None:
    """Positions of cards drawn from everything that the language can say.

    KM-FX-03 to KM-FX-13, KM-PERS-06 to KM-PERS-08, KM-TRAIT-EMBANKMENT-1, KM-TRAIT-EMBANKMENT-2, KM-EVA-06.
    """
    seen: Counter[str] = Counter()
    kmons = {code: card for code, card in HOUSE.items() if card["type"] == "kmon"}
    number = FIRST
    while sum(seen.values()) < POSITIONS // 4:
        game, drawn = drawn_set(stream_of(number, 33), GAME, SET)
        seeds = count(1000 * number)
        try:
            seen += follow_positions(game, HOUSE | drawn, kmons | drawn, seeds, FROM_A_SET)
        except AssertionError as error:
            raise AssertionError(f"set {number}, {error}") from error
        number += 1
    print(f"drawn cards: {dict(seen)}")  # noqa: T201 - the figures of a long run
