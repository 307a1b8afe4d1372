"""The engine against the oracle, on every position of random matches.

`nox -s oracle` compares a million positions; here it is a few thousand.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.khtcg.observed import Course, observed
from tests.khtcg.oracle import Position

from playmat.cards.reading import read_set
from playmat.games.khtcg.interface.options import OPTIONS, rules_of
from playmat.games.khtcg.language.codes import DRAWN, Fight, Finish, Prompt, Verb
from playmat.games.khtcg.language.vocabulary import VOCABULARY
from playmat.games.khtcg.rules.combat import total_of
from playmat.games.khtcg.rules.deck import FORMATS, prepare, random_deck
from playmat.games.khtcg.rules.setup import lay_setup, new_side
from playmat.games.khtcg.rules.state_machine import KhtcgMachine
from playmat.games.khtcg.state import layout
from playmat.games.khtcg.state.book import Book, own_sets
from playmat.games.khtcg.state.fields import Side
from playmat.kernel.event import Log
from playmat.kernel.game import Value
from playmat.kernel.rng import MATCH_STREAM, Stream, stream_of

POSITIONS = int(os.environ.get("PLAYMAT_ORACLE_POSITIONS", "3000"))
FIRST = int(os.environ.get("PLAYMAT_ORACLE_SEED", "1"))
BOOK = Book(own_sets())
TURNS = read_set(VOCABULARY, (Path(__file__).parent / "turns.toml").read_text(encoding="utf-8"), "turns.toml")
COUNTING = Book([*own_sets(), TURNS])
"""With cards that count what has happened in a turn."""

SOUGHT = {one["code"] for one in TURNS.cards}
KEPT = {"tie_break", "younger", "turn_limit", "copies_across_types"}
"""Options about the set-up, decks and how long a match is: nothing that is compared depends on them."""
ENDS: dict[str, Callable[[int], int]] = {
    "draw": lambda _active: DRAWN,
    "active_wins": lambda active: active,
    "active_loses": lambda active: 1 - active,
}
"""The winner if both would win, by the active player (KH-OPT-22)."""


def drawn_options(stream: Stream) -> dict[str, Value]:
    """The options of a match: in every other match the defaults, else each at random."""
    options = {option.name: option.default for option in OPTIONS}
    if stream.below(2) == 0:
        return options
    for option in OPTIONS:
        if option.name not in KEPT:
            options[option.name] = option.values[int(stream.below(len(option.values)))]
    return options


def begun(seed: int, ruleset: str, stream: Stream, options: dict[str, Value], book: Book) -> KhtcgMachine:
    """A match of two published or random decks; with cards that count, of decks around these."""
    match = KhtcgMachine(book, rules_of(ruleset, options))
    match.nature = stream_of(seed, MATCH_STREAM)
    match.log = Log() if book is COUNTING else None
    published = [(code,) for code in book.decks] if book is BOOK else []
    sought = SOUGHT if book is COUNTING else ()
    sides: list[Side] = []
    for seat in range(2):
        chosen = int(stream.below(2 * len(published))) if published else 0
        codes = published[chosen] if chosen < len(published) else random_deck(book, stream, sought)
        deck = prepare(book, codes, ruleset, across_types=True)
        sides.append(new_side(seat, deck))
    lay_setup(match, sides)
    match.advance()
    return match


def positions(ruleset: str, seed: int, book: Book = BOOK) -> Iterator[tuple[KhtcgMachine, Course]]:
    """A match at every decision, played at random; its end too."""
    stream = stream_of(seed, 7)
    options = drawn_options(stream)
    course = Course(options)
    match = begun(seed, ruleset, stream, options, book)
    while not match.is_over():
        if match.turn > 0:
            course.see(match)
            yield match, course
        answer = match.choice.sample(stream)
        course.note(match, answer)
        match.apply(match.first, answer)
    course.hear(match)  # what ended it is told, too
    yield match, course


def offered(match: KhtcgMachine, verb: int) -> set[str]:
    """The cards in hand that a verb is offered for."""
    items = [match.choice.items[place] for place in range(match.choice.n)]
    return {match.book.cards[layout.act_card(item)].code for item in items if layout.verb_of(item) == verb}


def compare(match: KhtcgMachine, position: Position, seen: Counter[str]) -> None:
    """Everything the oracle has an opinion on."""
    if match.fight != Fight.NONE:
        fighting = (0, 1) if match.fight == Fight.CHALLENGE else (position.active,)
        for seat in fighting:
            seen["totals"] += 1
            assert int(total_of(match, match.sides[seat])) == position.fight_total(seat), seat
    if not match.is_over() and match.choice.prompt in (Prompt.ACTION, Prompt.BATTLE):
        seat = position.active
        hand = position.players[seat].hand
        where = " in battle" if position.fight else ""
        seen["calls" + where] += len(hand)
        assert offered(match, Verb.CALL) == {one["code"] for one in hand if position.can_call(seat, one)}
        seen["disruptors" + where] += len(hand)
        assert offered(match, Verb.DISRUPT) == {
            one["code"] for one in hand if position.can_disrupt(seat, one)
        }
    seen["ends"] += 1
    winners = position.winners()
    if not match.is_over():
        assert winners == set()
    elif match.cause in (Finish.WORLDS, Finish.HEARTS, Finish.BOTH):
        both = ENDS[str(position.options["double_end"])](position.active)
        assert int(match.winner) == (both if len(winners) == 2 else winners.pop())


@pytest.mark.parametrize("ruleset", FORMATS)
def test_the_engine_agrees_with_the_oracle(ruleset: str) -> None:
    """Totals, the ladder, disrupting and winning, in both rulesets, with default and with drawn options.

    KH-BATTLE-10, KH-BATTLE-13, KH-CHAL-19, KH-CHAL-20, KH-CALL-01, KH-CALL-03 to KH-CALL-12, KH-DISR-01,
    KH-DISR-03 to KH-DISR-05, KH-DISR-07, KH-WIN-01, KH-WIN-02, KH-WIN-04, KH-WIN-05, KH-WIN-07, KH-DARK-08,
    KH-DARK-12, KH-ATK-04, KH-NAME-09, KH-PLAYER-09 to KH-PLAYER-12, KH-UNIQ-05, KH-UNIQ-09, KH-GEN-22.
    """
    kinds = ("totals", "calls", "calls in battle", "disruptors", "disruptors in battle", "ends")
    seen = compared(ruleset, BOOK)
    assert min(seen[kind] for kind in kinds) > 0
    print(f"{ruleset}: {dict(seen)}")  # noqa: T201 - the figures of a long run


@pytest.mark.parametrize("ruleset", FORMATS)
def test_the_engine_counts_a_turn_as_the_oracle_does(ruleset: str) -> None:
    """KH-GEN-26: of everything that cards on the table count, the oracle hears in the log what happened."""
    seen = compared(ruleset, COUNTING)
    assert min(seen[kind] for kind in ("totals", "calls", "disruptors", "deeds")) > 0


def compared(ruleset: str, book: Book) -> Counter[str]:
    """Matches with the cards of a book, position by position; how often each thing was compared."""
    seen: Counter[str] = Counter()
    seed = FIRST
    while seen["ends"] < POSITIONS // len(FORMATS):
        for number, (match, course) in enumerate(positions(ruleset, seed, book)):
            try:
                compare(match, observed(match, course), seen)
            except AssertionError as error:
                raise AssertionError(f"seed {seed}, position {number}, turn {match.turn}: {error}") from error
            seen["deeds"] += len(match.deeds)
        seed += 1
    return seen


def test_what_ends_a_match_is_heard_before_it_is_compared() -> None:
    """KH-GEN-26, KH-CHAL-22: the HP that decide a challenge count for a text that asks for them."""
    seen: Counter[str] = Counter()
    for seed in range(265126004, 265126010):
        for match, course in positions("tomy", seed, COUNTING):
            compare(match, observed(match, course), seen)
        seen["lost in a challenge"] += match.fight == Fight.CHALLENGE and course.deeds[-1].what == "hp_lost"
    assert seen["lost in a challenge"] > 0
