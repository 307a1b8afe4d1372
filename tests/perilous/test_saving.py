"""The chance to save the world this turn: the figure of the layers, and the bound, against the rules."""

from __future__ import annotations

import pytest
from tests.perilous.play import document

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
PAIR = 'items = ["attack x2"]\n'


def table(rest: str, marker: int = 1, phase: str = "throw", rolls: int = 2) -> PerilousMachine:
    """A turn of Sora with three blue dice kept and the other three in the air."""
    text = document(f"""
phase = "{phase}"
world = "twilight_town"
marker = {marker}
saved = []
rolls = {rolls}
dice = ["collect", "attack", "wild", "none", "none", "none"]
throwing = [4, 5, 6]
{rest}
""")
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
        (1, SORA + 'attack = "empty"\nitems = ["ignore", "ignore", "ignore"]'),
        (4, SORA + 'attack = "set"\nability = "ready"\n' + GOOFY + 'attack = "set"\nitems = ["ability"]'),
        (2, SORA + 'attack = "empty"\n' + GOOFY + 'attack = "set"'),
        (4, SORA + 'attack = "ready"\nability = "ready"\n' + PAIR + GOOFY + 'attack = "set"'),
        (4, SORA + 'attack = "set"\nability = "ready"\n' + PAIR + GOOFY + 'attack = "set"'),
    ],
)
def test_the_chance_is_that_of_the_rules(marker: int, rest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """PP-ASSIGN-08: an action of others needs one's own; PP-ITEM-15: a card of two dice, one action space."""
    state = table(rest, marker)
    found = chance_in_the_air(state, int(state.dice_in_the_air()))
    assert found is not None
    assert 0 < found < 1
    assert found == pytest.approx(searched(state, monkeypatch))


def test_another_roll_helps_and_so_does_a_card_for_one_more() -> None:
    bare = SORA + 'attack = "empty"'
    last, more = table(bare), table(bare, rolls=1)
    assert chance_in_the_air(more, 56) > chance_in_the_air(last, 56)  # type: ignore[operator]
    again = table(f'{bare}\nitems = ["reroll"]')
    assert chance_in_the_air(again, 56) == pytest.approx(chance_in_the_air(more, 56))
    thrice = table(f'{bare}\nitems = ["reroll", "reroll", "reroll"]')
    assert chance_in_the_air(thrice, 56) > chance_in_the_air(again, 56)  # type: ignore[operator]
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


# ---- standing the World Roll -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "rest",
    [
        SORA + "health = 2",
        SORA + 'health = 2\nshields = 1\nitems = ["ignore"]',
        'world = "hollow_bastion"\nmarker = 9\n' + SORA + "health = 3\nshields = 2\n" + GOOFY + "health = 1",
    ],
)
def test_the_chance_to_stand_a_world_roll_is_that_of_the_rules(
    rest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PP-WORLD-06 to PP-WORLD-17, PP-DMG-02, PP-ITEM-26: two blue dice and the black one."""
    where = "" if rest.startswith("world") else 'world = "twilight_town"\nmarker = 4\n'
    text = f'phase = "world_throw"\nsaved = []\nrolls = 3\nthrowing = [1, 2, 6]\n{where}{rest}'
    state = begin(read_scenario(document(text))).state
    assert isinstance(state, PerilousMachine)
    found = Perilous().chance_to_survive(state, 0)
    assert found is not None
    assert 0 < found < 1
    goal = goal_of(Perilous(), state, 0, "survive")
    monkeypatch.setattr(Goal, "known", lambda _goal, _state: None)
    assert DealSearch(goal, 300_000).value(state) == pytest.approx(found)
