"""Section 5 over all choices of dice and all outcomes of chance."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.perilous.play import at, laid, outcome

from playmat.kernel.errors import RefusedAnswer
from playmat.kernel.game import Plain
from playmat.kernel.match.match import Match
from playmat.kernel.notation import read_answer

DICE = (1, 2, 3, 4, 5, 6)
FACES = ["attack", "protect", "collect", "distract", "wild", "ability"]
SUBSETS = [subset for size in range(7) for subset in combinations(DICE, size)]
WITH_BLACK = [subset for subset in SUBSETS if 6 in subset]


def throw_word(dice: tuple[int, ...]) -> str:
    """The answer that throws these dice."""
    return "throw " + " ".join(map(str, dice)) if dice else "stop"


def open_throws(match: Match, seat: int = 0) -> list[tuple[int, ...]]:
    """The choices of dice that a seat may make."""
    choice = match.choice(seat)
    found = []
    for dice in SUBSETS:
        try:
            read_answer(match.game, match.state, choice, throw_word(dice))
        except RefusedAnswer:
            continue
        found.append(dice)
    assert int(choice.count()) == len(found)
    return found


def heartless_after(fresh: tuple[int, ...], rolls: int) -> Match:
    """Sora has just thrown these dice, and the black one shows Heartless."""
    match = at({"phase": "keep", "rolls": rolls, "dice": FACES})
    match.say(0, throw_word(fresh))
    outcome(match, " ".join(["attack"] * (len(fresh) - 1) + ["heartless"]))
    return match


def test_any_choice_of_dice() -> None:
    """PP-ROLL-03, PP-ROLL-06: to stop, or one of the 63 choices of dice; the black die is one of them."""
    for rolls in (1, 2):
        assert open_throws(at({"phase": "keep", "rolls": rolls, "dice": FACES})) == SUBSETS


@pytest.mark.parametrize("fresh", WITH_BLACK, ids=throw_word)
def test_a_heartless_with_a_roll_left(fresh: tuple[int, ...]) -> None:
    """PP-ROLL-08, PP-ROLL-09, PP-ROLL-10, PP-ROLL-11, PP-ROLL-12: all fresh dice, and any of the others."""
    match = heartless_after(fresh, rolls=1)
    if fresh == DICE:
        assert laid(match)["throwing"] == list(DICE)
        return
    assert open_throws(match) == [dice for dice in SUBSETS if set(fresh) <= set(dice)]


@pytest.mark.parametrize("fresh", WITH_BLACK, ids=throw_word)
def test_a_heartless_on_the_last_roll(fresh: tuple[int, ...]) -> None:
    """PP-ROLL-13, PP-ROLL-14: the fresh dice are lost, the others keep their faces."""
    now = laid(heartless_after(fresh, rolls=2))
    assert now["dice"] == ["lost" if die in fresh else FACES[die - 1] for die in DICE]
    assert now["phase"] in ("assign", "world_throw")


@pytest.mark.parametrize("fresh", WITH_BLACK, ids=throw_word)
def test_an_ignored_heartless(fresh: tuple[int, ...]) -> None:
    """PP-ROLL-17, PP-ITEM-27: only the black die is blank; with a roll left any choice is open again."""
    position: Plain = {"phase": "keep", "dice": FACES, "heroes": {"goofy": {"items": ["ignore"]}}}
    for rolls in (1, 2):
        match = at({**position, "rolls": rolls})
        match.say(0, throw_word(fresh))
        outcome(match, " ".join(["attack"] * (len(fresh) - 1) + ["heartless"]))
        match.say(1, "use ignore")
        faces = ["attack" if die in fresh else FACES[die - 1] for die in DICE]
        assert laid(match)["dice"] == [*faces[:5], "blank"]
        if rolls == 1:
            assert open_throws(match) == SUBSETS
        else:
            assert laid(match)["phase"] == "assign"


@pytest.mark.parametrize("thrown", [dice for dice in SUBSETS if dice and 6 not in dice], ids=throw_word)
def test_no_heartless_while_the_black_die_is_set_aside(thrown: tuple[int, ...]) -> None:
    """PP-ROLL-06: whatever the blue dice show, the throw binds nothing and loses nothing."""
    for rolls in (1, 2):
        start = at({"phase": "keep", "rolls": rolls, "dice": FACES})
        start.say(0, throw_word(thrown))
        for number, _weight in start.state.outcomes():
            match = Match.from_state(start.game, start.setup, start.state.clone(), start.nature)
            match.outcome(int(number))
            now = laid(match)
            assert not {"heartless", "lost", "blank"} & set(now["dice"])
            assert now["dice"][5] == "ability"
            assert now["phase"] in ("keep", "assign", "world_throw")
            if rolls == 1:
                assert now["phase"] == "keep"
                assert int(match.choice(0).count()) == 64
