"""Stored and copied matches keep their options, and views show the state as it is."""

from __future__ import annotations

import pytest
from tests.khtcg.borders.matches import play_randomly, setup_of
from tests.khtcg.machine import machine_of

from playmat.games.khtcg import GAME
from playmat.games.khtcg.interface.options import RULESETS, rules_of
from playmat.games.khtcg.state.ruleset import rules_from
from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Option, Value
from playmat.kernel.state import State

CHANGED = [(option, value) for option in GAME.options() for value in option.values]


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("option", "value"), CHANGED, ids=[f"{one.name}={value}" for one, value in CHANGED])
def test_each_option_outlives_storing(ruleset: str, option: Option, value: Value) -> None:
    """KH-OPT-01: a stored match goes on under the options it was begun with."""
    options = {one.name: one.default for one in GAME.options()} | {option.name: value}
    rules = rules_of(ruleset, options)
    assert rules_from(rules.numbers()).numbers() == rules.numbers()


@pytest.mark.parametrize("seed", range(2))
def test_turn_player_and_winner_are_shown_as_they_are(seed: int) -> None:
    """KH-ZONE-04: all see whose turn it is from the first turn on, and who has won once somebody has."""
    turns = set()
    for match in play_randomly(setup_of(seed)):
        for viewer in (0, 1, SPECTATOR):
            shown = match.view(viewer)
            assert (shown["winner"] is None) == (match.result is None)
            if shown["turn"] == 0:
                assert (shown["turn_player"], shown["first_player"], shown["challenges"]) == (None, None, 0)
            else:
                turns.add((shown["turn"], shown["turn_player"], shown["first_player"]))
    firsts = {first for _, _, first in turns}
    assert len(firsts) == 1
    [first] = firsts
    assert first in (0, 1)
    assert {(turn, first if turn % 2 else 1 - first) for turn, _, _ in turns} == {
        (turn, player) for turn, player, _ in turns
    }
    assert match.is_over


@pytest.mark.parametrize("seed", range(2))
def test_a_copy_says_the_same_at_every_moment(seed: int) -> None:
    """A clone and what is stored are the match itself, when it is over, too."""
    for match in play_randomly(setup_of(seed)):
        numbers = match.state.encode()
        assert match.state.clone().encode() == numbers
        assert GAME.decode([int(number) for number in numbers]).encode() == numbers
    assert match.is_over
    assert match.state.clone().encode() == match.state.encode()
    assert GAME.result(machine_of(match.state.clone())) == match.result


@pytest.mark.parametrize("seed", range(2))
def test_a_copy_goes_on_as_the_match_does(seed: int) -> None:
    """Every copy answers like the match: its texts, and what is due and not yet begun, are copied, too."""
    copy = None
    for match in play_randomly(setup_of(seed)):
        if copy is not None:
            last = next(entry for entry in reversed(match.entries) if entry.seat >= 0)
            copy.answer(last.seat, last.answer)
            assert copy.state.encode() == match.state.encode()
            assert [copy.view(seat) for seat in (0, 1)] == [match.view(seat) for seat in (0, 1)]
        copy = match.copy()
    assert match.is_over


@pytest.mark.parametrize("seed", range(2))
def test_what_is_dealt_again_looks_the_same(seed: int) -> None:
    """KH-ZONE-02 and KH-ZONE-03: for whom it is dealt sees what they saw, and may be asked the same."""
    other = 0
    for match in play_randomly(setup_of(seed)):
        if match.is_over or len(match.entries) % 5:
            continue
        for seat in (0, 1):
            dealt = match.redeal(seat, seed=len(match.entries))
            assert dealt.view(seat) == match.view(seat)
            other += dealt.state.encode() != match.state.encode()
    assert other > 5


def things(state: State) -> list[int]:
    """The cards in play as a match holds them, without places free at the end."""
    pieces = [int(piece) for piece in machine_of(state).pieces]
    return pieces[: max((place + 1 for place, piece in enumerate(pieces) if piece), default=0)]


@pytest.mark.parametrize("seed", range(2))
def test_what_is_written_down_and_laid_out_again_is_the_same(seed: int) -> None:
    """KH-GEN-04: a position as a document has all of each card in play, and a match holds no more of it."""
    seen = set()
    for match in play_randomly(setup_of(seed)):
        if not match.is_over and len(match.entries) % 7 == 0:
            laid = GAME.place(GAME.dump(machine_of(match.state)), match.setup)
            assert things(laid) == things(match.state)
            seen.update(things(laid))
    assert len(seen) > 10
