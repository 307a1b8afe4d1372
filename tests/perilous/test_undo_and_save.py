"""Every scenario once more: saved and loaded after each step; each step taken back and done again."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.perilous.play import GAME

from playmat.kernel.choice import NATURE
from playmat.kernel.match import AwaitedNature, Entry, Match
from playmat.kernel.scenario import Scenario, Step, begin, draw_from_seed, dump, read_scenario
from playmat.kernel.seats import find_seat
from playmat.kernel.state import Status

FOLDER = Path(__file__).parent / "scenarios"
DOCUMENTS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.toml"))

every_scenario = pytest.mark.parametrize("name", DOCUMENTS)


def read(name: str) -> Scenario:
    """A scenario document."""
    return read_scenario((FOLDER / name).read_text(encoding="utf-8"), GAME)


def do(match: Match, step: Step) -> None:
    """One step, as `play` does it."""
    if step.chance is not None:
        said = step.chance
        match.outcome(said if isinstance(said, int) else GAME.read_outcome(match.state, said))
    else:
        draw_from_seed(match)
        assert step.seat is not None
        match.say(find_seat(GAME, match.setup, step.seat), step.answer or "")


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
    state = GAME.decode(match.state.encode())
    assert state.encode() == match.state.encode()
    loaded = Match.from_state(GAME, match.setup, state, AwaitedNature())
    assert whole(loaded) == whole(match)
    return loaded


def written_and_read(match: Match) -> Match:
    """The match as it comes back from a scenario document; what is hidden comes back as it lies."""
    if match.state.status == Status.OVER:
        return match
    text = dump(match)
    again = begin(read_scenario(text, GAME))
    assert GAME.lay(again.state) == GAME.lay(match.state)
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


def give(match: Match, entry: Entry) -> None:
    """One entry once more, by its word."""
    if entry.seat == NATURE:
        assert GAME.read_outcome(match.state, entry.word) == entry.answer
        match.outcome(entry.answer)
    else:
        match.say(entry.seat, entry.word)


@every_scenario
def test_saving_and_loading_after_each_step_leads_to_the_same_end(name: str) -> None:
    """PP-RNG-01: a save in the middle of anything, loaded again."""
    assert whole(run(read(name), saved_and_loaded)) == whole(run(read(name), plain))


@every_scenario
def test_taking_back_and_doing_again_leads_to_the_same_end(name: str) -> None:
    """PP-SM-03: all steps so far are taken back and done again, after each step."""
    assert whole(run(read(name), taken_back_and_done_again)) == whole(run(read(name), plain))


@every_scenario
def test_writing_a_document_after_each_step_leads_to_the_same_end(name: str) -> None:
    """PP-INFO-01: a scenario dumped in the middle of anything goes on as the match does."""
    there, again = run(read(name), plain), run(read(name), written_and_read)
    assert GAME.lay(again.state) == GAME.lay(there.state)
    assert (again.asked, again.result) == (there.asked, there.result)
