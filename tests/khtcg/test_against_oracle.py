"""The engine against the oracle, on every position of random matches.

`nox -s oracle` compares a million positions; here it is a few thousand.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.khtcg.observed import observed
from tests.khtcg.oracle import Position

from playmat.games.khtcg import packing
from playmat.games.khtcg.book import Book, own_sets
from playmat.games.khtcg.deck import FORMATS, prepare, random_deck
from playmat.games.khtcg.fight import total_of
from playmat.games.khtcg.rules import Duel
from playmat.games.khtcg.ruleset import TOMY, Rules
from playmat.games.khtcg.setup import lay_setup, new_side
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.symbols import DRAWN, Fight, Finish, Prompt, Verb
from playmat.kernel.rng import MATCH_STREAM, Stream, stream_of

POSITIONS = int(os.environ.get("PLAYMAT_ORACLE_POSITIONS", "3000"))
FIRST = int(os.environ.get("PLAYMAT_ORACLE_SEED", "1"))
BOOK = Book(own_sets())


def begun(seed: int, ruleset: str, stream: Stream) -> Duel:
    """A match of two published or random decks."""
    match = Duel(BOOK, Rules(ruleset == TOMY))
    match.nature = stream_of(seed, MATCH_STREAM)
    published = [(code,) for code in BOOK.decks]
    sides: list[Side] = []
    for seat in range(2):
        chosen = int(stream.below(2 * len(published)))
        codes = published[chosen] if chosen < len(published) else random_deck(BOOK, stream)
        deck = prepare(BOOK, codes, ruleset, across_types=True)
        sides.append(new_side(seat, deck))
    lay_setup(match, sides)
    match.advance()
    return match


def positions(ruleset: str, seed: int) -> Iterator[Duel]:
    """A match at every decision, played at random; its end too."""
    stream = stream_of(seed, 7)
    match = begun(seed, ruleset, stream)
    while not match.is_over():
        if match.turn > 0:
            yield match
        match.apply(match.first, match.choice.sample(stream))
    yield match


def offered(match: Duel, verb: int) -> set[str]:
    """The cards in hand that a verb is offered for."""
    items = [match.choice.items[place] for place in range(match.choice.n)]
    return {BOOK.cards[packing.act_card(item)].code for item in items if packing.verb_of(item) == verb}


def compare(match: Duel, position: Position, seen: Counter[str]) -> None:
    """Everything the oracle has an opinion on."""
    if match.fight != Fight.NONE:
        fighting = (0, 1) if match.fight == Fight.CHALLENGE else (position.active,)
        for seat in fighting:
            seen["totals"] += 1
            assert int(total_of(match, match.sides[seat])) == position.fight_total(seat), seat
    if not match.is_over() and match.choice.prompt == Prompt.ACTION:
        seat = position.active
        hand = position.players[seat].hand
        seen["calls"] += len(hand)
        assert offered(match, Verb.CALL) == {one["code"] for one in hand if position.can_call(seat, one)}
        seen["disruptors"] += len(hand)
        assert offered(match, Verb.DISRUPT) == {
            one["code"] for one in hand if position.can_disrupt(seat, one)
        }
    seen["ends"] += 1
    winners = position.winners()
    if not match.is_over():
        assert winners == set()
    elif match.cause in (Finish.WORLDS, Finish.HEARTS, Finish.BOTH):
        assert winners == ({0, 1} if match.winner == DRAWN else {int(match.winner)})


@pytest.mark.parametrize("ruleset", FORMATS)
def test_the_engine_agrees_with_the_oracle(ruleset: str) -> None:
    """Totals, the ladder, disrupting and winning, in both rulesets.

    KH-BATTLE-13, KH-CHAL-20, KH-CALL-03 to KH-CALL-07, KH-CALL-11, KH-CALL-12, KH-DISR-03, KH-DISR-04,
    KH-DISR-05, KH-WIN-01, KH-WIN-02, KH-WIN-04, KH-WIN-05, KH-WIN-07, KH-DARK-08, KH-DARK-12,
    KH-PLAYER-09 to KH-PLAYER-12, KH-UNIQ-05, KH-UNIQ-09, KH-GEN-22.
    """
    seen: Counter[str] = Counter()
    seed = FIRST
    while seen["ends"] < POSITIONS // len(FORMATS):
        for number, match in enumerate(positions(ruleset, seed)):
            try:
                compare(match, observed(match), seen)
            except AssertionError as error:
                raise AssertionError(f"seed {seed}, position {number}, turn {match.turn}: {error}") from error
        seed += 1
    assert min(seen[kind] for kind in ("totals", "calls", "disruptors", "ends")) > 0
    print(f"{ruleset}: {dict(seen)}")  # noqa: T201 - the figures of a long run
