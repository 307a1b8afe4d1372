"""The chance to save the world this turn: the figure of the layers, and the bound, against the rules."""

from __future__ import annotations

import pytest

from playmat.games.perilous.bot.reach import reach
from playmat.games.perilous.bot.saving import chance_in_the_air
from playmat.games.perilous.game import Perilous
from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.kernel.choice import NATURE
from playmat.kernel.match.scenario import begin, read_scenario
from playmat.kernel.state import State
from playmat.lab.puzzles.goals import Goal, goal_of
from playmat.lab.puzzles.solving import DealSearch

SORA = "[position.heroes.sora]\n"
GOOFY = "[position.heroes.goofy]\n"


def table(rest: str, marker: int = 1, phase: str = "throw", rolls: int = 2) -> PerilousMachine:
    """A turn of Sora with three blue dice kept and the other three in the air."""
    text = f"""
    scenario = 1
    game = "perilous"
    title = "-"
    [setup]
    seats = ["sora", "goofy"]
    seed = 4
    [position]
    phase = "{phase}"
    active = "sora"
    world = "twilight_town"
    marker = {marker}
    saved = []
    rolls = {rolls}
    dice = ["collect", "attack", "wild", "none", "none", "none"]
    throwing = [4, 5, 6]
    {rest}
    """
    state = begin(read_scenario(text)).state
    assert isinstance(state, PerilousMachine)
    return state


def searched(state: State, monkeypatch: pytest.MonkeyPatch) -> float:
    """The chance by following every line of the rules."""
    monkeypatch.setattr(Goal, "known", lambda _goal, _state: None)
    return DealSearch(goal_of(Perilous(), state, 0, "gain"), 300_000).value(state)


@pytest.mark.parametrize(
    ("marker", "rest"),
    [
        (1, SORA + 'attack = "empty"'),
        (4, SORA + 'attack = "set"\nability = "set"\n' + GOOFY + 'attack = "set"'),
        (1, SORA + 'attack = "empty"\nitems = ["ignore"]'),
        (4, SORA + 'attack = "set"\nability = "ready"\n' + GOOFY + 'attack = "set"\nitems = ["ability"]'),
    ],
)
def test_the_chance_is_that_of_the_rules(marker: int, rest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = table(rest, marker)
    found = chance_in_the_air(state, int(state.dice_in_the_air()))
    assert found is not None
    assert 0 < found < 1
    assert found == pytest.approx(searched(state, monkeypatch))


def test_another_roll_helps_and_some_cards_are_not_counted() -> None:
    bare = SORA + 'attack = "empty"'
    last, more = table(bare), table(bare, rolls=1)
    assert chance_in_the_air(more, 56) > chance_in_the_air(last, 56)  # type: ignore[operator]
    for card in ("attack x2", "reroll"):
        assert chance_in_the_air(table(f'{bare}\nitems = ["{card}"]'), 56) is None
    assert Perilous().chance_to_gain(last, 0) == chance_in_the_air(last, 56)


def test_nothing_beyond_the_bound_is_reached() -> None:
    """With one space more than `reach` says no line saves the world, with as many one does."""
    rest = SORA + 'attack = "set"\n' + GOOFY + 'attack = "set"\nability = "ready"'
    near = assigning(rest, 1)
    most = int(reach(near))
    assert most == 2
    game = Perilous()
    for marker, wanted in ((most, 1.0), (most + 1, 0.0)):
        state = assigning(rest, marker)
        assert game.can_gain(state, 0) is (wanted == 1.0)
        assert DealSearch(goal_of(game, state, 0, "gain"), 20_000).value(state) == wanted


def assigning(rest: str, marker: int) -> PerilousMachine:
    """The Assign phase after a throw that adds nothing to an Attack and a wild die."""
    state = table(rest, marker)
    state.apply(NATURE, Perilous().read_outcome(state, "collect collect collect"))
    return state


def test_after_the_world_roll_has_begun_nothing_is_in_reach() -> None:
    rolling = table("", 1, phase="world_throw")
    assert reach(rolling) == 0
    assert Perilous().throws(rolling)
    assert Perilous().chance_to_gain(rolling, 0) is None
