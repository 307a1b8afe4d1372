"""Matches: whatever is refused or breaks leaves no trace; serials, undo, sources of chance."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.kernel.tiny import (
    ASK,
    BARE,
    BOTH,
    BREAK,
    DIE,
    EMPTY,
    NOBODY,
    OFFER,
    ROUND,
    SETUP,
    SHOW,
    THROW_AND_BREAK,
    Tiny,
    TinyState,
)

from playmat.kernel.choice import NATURE
from playmat.kernel.errors import (
    CannotUndo,
    DeadEnd,
    IllegalAnswer,
    MatchOver,
    NobodyAsked,
    OutOfRange,
    RunawayRule,
    StaleSerial,
    UnreadableAnswer,
    WrongSeat,
)
from playmat.kernel.event import SPECTATOR
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature, LiveNature, ScriptedNature
from playmat.kernel.match.past import ASK as ASK_OTHERS
from playmat.kernel.match.past import FREE, KEPT_EVERY, NEVER
from playmat.kernel.state import State
from playmat.testing.conformance import trace

OTHER = 1 << 8
"""A move of seat 1."""


def match_of(*script: int) -> Match:
    """A match that carries out a script."""
    return Match(Tiny(*script), SETUP)


def sums(match: Match) -> list[int]:
    """The sums so far."""
    assert isinstance(match.state, TinyState)
    return match.state.sums


# ---- refusals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "error"),
    [
        (lambda m: m.answer(1, 0), WrongSeat),
        (lambda m: m.answer(NATURE, 0), WrongSeat),
        (lambda m: m.answer(SPECTATOR, 0), WrongSeat),
        (lambda m: m.answer(99, 0), WrongSeat),
        (lambda m: m.say(1, "add 1"), WrongSeat),
        (lambda m: m.choice(1), WrongSeat),
        (lambda m: m.window(1), WrongSeat),
        (lambda m: m.serial(1), WrongSeat),
        (lambda m: m.outcome(0), WrongSeat),
        (lambda m: m.answer(0, 0, 0), StaleSerial),
        (lambda m: m.answer(0, 0, 2), StaleSerial),
        (lambda m: m.answer(0, 99, 0), StaleSerial),
        (lambda m: m.say(0, "add 0", 0), StaleSerial),
        (lambda m: m.say(0, "nonsense", 0), StaleSerial),
        (lambda m: m.answer(0, 3), OutOfRange),
        (lambda m: m.answer(0, -1), OutOfRange),
        (lambda m: m.answer(0, 1 << 62), OutOfRange),
        (lambda m: m.answer(0, -(1 << 80)), OutOfRange),
        (lambda m: m.answer(0, 1 << 80, 1), OutOfRange),
        (lambda m: m.say(0, "nonsense"), UnreadableAnswer),
        (lambda m: m.say(0, ""), UnreadableAnswer),
        (lambda m: m.say(0, "add"), UnreadableAnswer),
        (lambda m: m.say(0, "add 9"), IllegalAnswer),
        (lambda m: m.undo([1]), CannotUndo),
    ],
)
def test_refusals_leave_no_trace(act: Callable[[Match], object], error: type[Exception]) -> None:
    match = match_of(ASK, ASK, ASK | OTHER)
    match.answer(0, 1)
    before = trace(match)
    with pytest.raises(error) as refused:
        act(match)
    assert type(refused.value) is error
    assert trace(match) == before
    match.answer(0, 2, 1)
    assert sums(match) == [3, 0]


def test_illegal_answer_carries_the_clause() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        match_of(ASK).say(0, "Add  9")
    assert (refused.value.phrase.clause, refused.value.phrase.args) == ("TI-ADD-01", {"seat": 0})


def test_over_is_over() -> None:
    match = match_of(ASK)
    match.say(0, "plus 2")
    before = trace(match)
    assert (match.is_over, match.asked, match.entries[-1].word) == (True, [], "add 2")
    for act in (lambda: match.answer(0, 0), lambda: match.say(0, "add 1"), lambda: match.window(0)):
        with pytest.raises(MatchOver):
            act()
    assert trace(match) == before
    assert match.result is not None


@pytest.mark.parametrize("outcome", [-1, 6, 1 << 80])
def test_outcomes_are_checked(outcome: int) -> None:
    match = Match(Tiny(DIE, ASK), SETUP, AwaitedNature())
    before = trace(match)
    with pytest.raises(OutOfRange):
        match.outcome(outcome)
    assert trace(match) == before


# ---- rules that go wrong --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("then", "error"),
    [
        ([EMPTY], DeadEnd),
        ([EMPTY | OTHER], DeadEnd),
        ([BARE], DeadEnd),
        ([NOBODY], NobodyAsked),
        ([ROUND], RunawayRule),
        ([BREAK], ZeroDivisionError),
        ([DIE, ROUND], RunawayRule),
        ([DIE, DIE, EMPTY], DeadEnd),
        ([DIE, BREAK], ZeroDivisionError),
        ([THROW_AND_BREAK], ZeroDivisionError),
        ([DIE, THROW_AND_BREAK], ZeroDivisionError),
    ],
)
def test_broken_rules_leave_no_trace(then: list[int], error: type[Exception]) -> None:
    """Also where the fault comes only with the chance that follows the answer."""
    match = match_of(OFFER, *then, ASK)
    match.answer(1, 0)
    before = trace(match)
    for _again in range(2):
        with pytest.raises(error):
            match.answer(0, 1)
        assert trace(match) == before
        assert match.state.log is match.log
    match.answer(1, 0)
    assert sums(match) == [0, 2]


def test_broken_rule_in_an_outcome_leaves_no_trace() -> None:
    match = Match(Tiny(ASK, DIE, BREAK), SETUP, AwaitedNature())
    match.answer(0, 1)
    before = trace(match)
    with pytest.raises(ZeroDivisionError):
        match.outcome(3)
    assert trace(match) == before


def test_interruption_leaves_no_trace() -> None:
    """Ctrl-C in the middle of a throw: the answer before it was not taken either."""

    class Interrupted:
        def outcome(self, state: State) -> int | None:
            raise KeyboardInterrupt

    match = Match(Tiny(ASK, DIE, ASK), SETUP, Interrupted())
    before = trace(match)
    with pytest.raises(KeyboardInterrupt):
        match.answer(0, 1)
    assert trace(match) == before


# ---- serials --------------------------------------------------------------------------------------------


def test_answers_at_once_do_not_disturb_each_other() -> None:
    """Seat 0's answer does not make seat 1's serial stale; its own is used up."""
    match = match_of(ASK, BOTH, BOTH)
    match.answer(0, 0, 0)
    assert (match.asked, match.needed, match.serial(0), match.serial(1)) == ([0, 1], [0, 1], 1, 1)
    match.answer(0, 2, 1)
    assert (match.asked, match.serial(1), sums(match)) == ([1], 1, [0, 0])
    with pytest.raises(WrongSeat):
        match.answer(0, 1, 1)
    match.answer(1, 1, 1)
    assert (sums(match), match.serial(0), match.serial(1)) == ([2, 1], 3, 3)
    for seat in (0, 1):
        with pytest.raises(StaleSerial):
            match.answer(seat, 0, 1)


def test_standing_offer() -> None:
    """An offer is waited for by nobody; taking it leaves the other's question open as it was."""
    match = match_of(OFFER)
    assert (match.asked, match.needed, match.window(0).optional, match.window(1).optional) == (
        [0, 1],
        [0],
        False,
        True,
    )
    match.answer(1, 0, 0)
    assert (match.serial(0), match.serial(1)) == (0, 1), "the same question; a new offer"
    with pytest.raises(StaleSerial):
        match.answer(1, 0, 0)
    match.answer(0, 0, 0)
    assert match.is_over


def test_chance_between_makes_all_serials_new() -> None:
    match = match_of(BOTH, DIE, BOTH)
    match.answer(0, 0)
    match.answer(1, 0)
    assert [entry.seat for entry in match.entries] == [0, 1, NATURE]
    assert (match.serial(0), match.serial(1)) == (3, 3)


# ---- chance ---------------------------------------------------------------------------------------------


def test_sources_of_chance() -> None:
    live = match_of(DIE, ASK, DIE, ASK)
    live.answer(0, 1)
    thrown = [entry.answer for entry in live.entries if entry.seat == NATURE]
    scripted = Match(Tiny(DIE, ASK, DIE, ASK), SETUP, ScriptedNature([5], LiveNature()))
    assert sums(scripted) == [6, 0]
    scripted.answer(0, 1)
    assert scripted.entries[2].answer == thrown[1], "an outcome from a script still counts in the stream"
    awaited = Match(Tiny(DIE, ASK, DIE, ASK), SETUP, AwaitedNature())
    assert (awaited.asked, awaited.state.chance) == ([], 6)
    awaited.outcome(thrown[0])
    awaited.answer(0, 1)
    awaited.resume(LiveNature())
    assert (awaited.digest(), awaited.entries) == (live.digest(), live.entries)


def test_script_that_runs_out_waits() -> None:
    match = Match(Tiny(DIE, DIE, ASK), SETUP, ScriptedNature([0]))
    assert (sums(match), match.asked, len(match.entries)) == ([1, 0], [], 1)


def test_script_out_of_range_is_refused() -> None:
    match = Match(Tiny(ASK, DIE, ASK), SETUP, ScriptedNature([7]))
    before = trace(match)
    with pytest.raises(OutOfRange):
        match.answer(0, 0)
    assert trace(match) == before


# ---- undo -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("script", "said", "verdict"),
    [
        ([ASK], [], NEVER),
        ([ASK, ASK], [0], FREE),
        ([ASK, ASK | OTHER], [0], FREE),
        ([ASK, ASK | OTHER, ASK], [0, 1], ASK_OTHERS),
        ([ASK, DIE, ASK], [0], NEVER),
        ([ASK, SHOW, ASK], [0], NEVER),
        ([DIE, ASK, ASK], [0], FREE),
        ([SHOW, ASK, ASK], [0], FREE),
        ([ASK | OTHER, ASK], [1], NEVER),
        ([BOTH, ASK], [0], FREE),
        ([BOTH, ASK], [0, 1], ASK_OTHERS),
    ],
)
def test_undo_verdicts(script: list[int], said: list[int], verdict: str) -> None:
    """Seat 0 wants its latest answer back."""
    match = match_of(*script)
    for seat in said:
        match.answer(seat, 1)
    assert match.undo_verdict([0]) == verdict
    before = trace(match)
    if verdict != FREE:
        with pytest.raises(CannotUndo) as refused:
            match.undo([0])
        assert refused.value.phrase.key == f"error-undo-{verdict}"
        assert trace(match) == before
    if verdict != NEVER:
        assert match.undo([0], agreed=True).seat == 0
        assert all(entry.seat == NATURE for entry in match.entries)


def test_one_person_at_both_seats_undoes_freely() -> None:
    match = match_of(ASK, ASK | OTHER, ASK)
    match.answer(0, 1)
    match.answer(1, 1)
    assert match.undo([0, 1]).seat == 1
    assert match.undo([0, 1]).seat == 0
    assert match.undo_verdict([0, 1]) == NEVER


def test_rewind_and_again() -> None:
    """Back to any entry; the digests on the way are the same the second time."""
    match = match_of(ASK, DIE, ASK, ASK, DIE, ASK)
    digests, traces = [], []
    for answer in (1, 2, 0, 1):
        digests.append((len(match.entries), match.digest()))
        match.answer(0, answer)
        traces.append(trace(match))
    for place, digest in reversed(digests):
        assert match.rewind(place).serial == place
        assert match.digest() == digest
        assert len(match.entries) == place
    for answer, expected in zip((1, 2, 0, 1), traces, strict=True):
        match.answer(0, answer)
        assert trace(match) == expected


def test_rewind_across_the_states_that_are_kept() -> None:
    """A long match goes back one by one to its beginning, and from there in one step to its middle and on."""
    answers = [number % 3 for number in range(2 * KEPT_EVERY + 3)]
    match = match_of(*[ASK] * len(answers))
    digests, events = [match.digest()], [match.version]
    for answer in answers:
        match.answer(0, answer)
        digests.append(match.digest())
        events.append(match.version)
    for place in reversed(range(len(answers))):
        match.rewind(place)
        assert (match.digest(), match.version) == (digests[place], events[place])
    for answer in answers:
        match.answer(0, answer)
    match.rewind(KEPT_EVERY)
    match.answer(0, answers[KEPT_EVERY])
    match.rewind(KEPT_EVERY)
    assert match.digest() == digests[KEPT_EVERY]
    assert trace(match) == trace_of(answers[:KEPT_EVERY], len(answers))


def trace_of(answers: list[int], asked: int) -> object:
    """The visible trace of a match that was never taken back."""
    match = match_of(*[ASK] * asked)
    for answer in answers:
        match.answer(0, answer)
    return trace(match)


# ---- knowing --------------------------------------------------------------------------------------------


def test_windows_and_events() -> None:
    match = match_of(ASK, ASK)
    window = match.window(0)
    assert (window.serial, window.kind, window.count, window.prompt.key) == (0, "pick", 3, "tiny-how-much")
    assert [(item.word, item.text.args) for item in window.items] == [
        (f"add {n}", {"n": n}) for n in range(3)
    ]
    match.answer(0, 1)
    assert (match.version, [event.kind for event in match.events(1)], match.events(1, 1)) == (1, [3], [])


def test_match_goes_on_from_any_state() -> None:
    match = match_of(BOTH, DIE, ASK)
    match.answer(1, 2)
    other = Match.from_state(match.game, SETUP, match.game.decode(match.state.encode()))
    assert (other.asked, other.entries, other.digest()) == ([0], [], match.digest())
    for one in (match, other):
        one.answer(0, 1)
    assert other.digest() == match.digest()
