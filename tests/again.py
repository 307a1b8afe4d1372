"""A scenario once more: saved and loaded after each step; each step taken back and done again.

The tests of a game run all its scenarios through `run` with each of `saved_and_loaded`, `written_and_read`
and `taken_back_and_done_again`, and compare with `plain`.
"""

from __future__ import annotations

from collections.abc import Callable

from playmat.kernel.choice import NATURE
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.past import RecordEntry
from playmat.kernel.match.scenario import Scenario, ScenarioStep, begin, draw_from_seed, dump, read_scenario
from playmat.kernel.match.seats import find_seat
from playmat.kernel.state import Status


def do(match: Match, step: ScenarioStep) -> None:
    """One step, as `play` does it."""
    if step.chance is not None:
        said = step.chance
        match.outcome(said if isinstance(said, int) else match.game.read_outcome(match.state, said))
    else:
        draw_from_seed(match)
        assert step.seat is not None
        match.say(find_seat(match.game, match.setup, step.seat), step.answer or "")


def whole(match: Match) -> tuple[object, ...]:
    """All there is of a match: its state, who is asked, every open choice, its result."""
    choices = {
        seat: [[int(part) for part in match.choice(seat).items[: match.choice(seat).n]]]
        for seat in match.asked
    }
    return match.state.encode(), match.asked, choices, match.result


def run(scenario: Scenario, between: Callable[[Match], Match]) -> Match:
    """Play the steps; between them the match is replaced."""
    match = between(begin(scenario))
    for step in scenario.document.step:
        do(match, step)
        match = between(match)
    return match


def plain(match: Match) -> Match:
    """Nothing happens between the steps."""
    return match


def saved_and_loaded(match: Match) -> Match:
    """The match as it comes back from its encoding."""
    state = match.game.decode(match.state.encode())
    assert state.encode() == match.state.encode()
    loaded = Match.from_state(match.game, match.setup, state, AwaitedNature())
    assert whole(loaded) == whole(match)
    return loaded


def written_and_read(match: Match) -> Match:
    """The match as it comes back from a scenario document; what is hidden comes back as it lies."""
    if match.state.status == Status.OVER:
        return match
    text = dump(match)
    again = begin(read_scenario(text, match.game))
    assert match.game.dump(again.state) == match.game.dump(match.state)
    again.state.nature = match.state.nature.clone()
    return again


def taken_back_and_done_again(match: Match) -> Match:
    """The same match after its latest entries were taken back one by one and given again."""
    there, events = whole(match), len(match.log.events)
    entries = list(match.entries)
    while match.entries:
        match.rewind(len(match.entries) - 1)
    for entry in entries:
        give(match, entry)
    assert whole(match) == there
    assert len(match.log.events) == events
    assert match.entries == entries
    return match


def give(match: Match, entry: RecordEntry) -> None:
    """One entry once more, by its word."""
    if entry.seat == NATURE:
        assert match.game.read_outcome(match.state, entry.word) == entry.answer
        match.outcome(entry.answer)
    else:
        match.say(entry.seat, entry.word)
