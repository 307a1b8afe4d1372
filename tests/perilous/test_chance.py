"""Chance nodes: the listed outcomes are exact, whatever is thrown (compared with all ordered throws)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest
from tests.perilous.play import ACTIONS, BLACK, BLUE, GAME, at, laid, outcome

from playmat.kernel.game import Plain
from playmat.kernel.match.match import Match
from playmat.kernel.state import Status

Throw = tuple[tuple[str, ...], str]
"""The faces of the blue dice in any order, and that of the black die or nothing."""

MASKS = [[die for die in range(1, 7) if mask >> (die - 1) & 1] for mask in range(1, 64)]


def faces_of(number: int, dice: list[int]) -> list[str]:
    """The faces of an outcome: dice in index order, the first in the highest place, the black one last."""
    found: list[str] = []
    for die in reversed(dice):
        number, digit = divmod(number, 6)
        found.insert(0, (BLACK if die == 6 else BLUE)[digit])
    assert number == 0
    return found


def as_throw(faces: list[str], dice: list[int]) -> Throw:
    """The same as a multiset."""
    blue = sorted(face for face, die in zip(faces, dice, strict=True) if die < 6)
    return tuple(blue), next((face for face, die in zip(faces, dice, strict=True) if die == 6), "")


@cache
def all_ordered(blue: int, black: bool) -> Counter[Throw]:
    """All ordered throws of so many blue dice and perhaps the black one, counted by multiset."""
    dice = [*range(1, blue + 1), *([6] if black else [])]
    sides = [BLACK if die == 6 else BLUE for die in dice]
    return Counter(as_throw(list(faces), dice) for faces in product(*sides))


def listed(match: Match, dice: list[int]) -> Counter[Throw]:
    """The outcomes the engine lists, by multiset with their weights."""
    found: Counter[Throw] = Counter()
    for number, weight in match.state.outcomes():
        throw = as_throw(faces_of(int(number), dice), dice)
        assert throw not in found, "listed twice"
        found[throw] += int(weight)
    return found


def check_dice(match: Match, dice: list[int]) -> None:
    """The chance asked now is a throw of these dice, exactly weighted."""
    assert match.state.status == Status.CHANCE
    assert match.state.chance == 6 ** len(dice)
    assert laid(match).get("throwing", dice) == dice
    assert listed(match, dice) == all_ordered(len([die for die in dice if die < 6]), 6 in dice)


def check_even(match: Match, ways: int) -> None:
    """The chance asked now has so many outcomes, each equally likely."""
    assert match.state.status == Status.CHANCE
    assert match.state.chance == ways
    assert list(match.state.outcomes()) == [(number, 1) for number in range(ways)]


@pytest.mark.parametrize("dice", MASKS, ids=lambda dice: "".join(map(str, dice)))
def test_throws_of_the_roll_phase(dice: list[int]) -> None:
    """PP-ROLL-03, PP-COMP-05, PP-COMP-06, PP-COMP-07: every choice of dice has its exact chances."""
    table = ["attack", "protect", "distract", "collect", "ability", "attack"]
    check_dice(at({"phase": "throw", "dice": table, "throwing": dice}), dice)


def test_there_are_1512_throws_of_six_dice() -> None:
    """PP-COMP-05, PP-COMP-06: 252 multisets of five blue dice, six faces of the black one, 46656 orders."""
    state = at({"phase": "throw"}).state
    weights = [int(weight) for _number, weight in state.outcomes()]
    assert (len(weights), sum(weights), min(weights), max(weights)) == (1512, 46656, 1, 120)


@pytest.mark.parametrize("dice", [[1], [6], [2, 5], [3, 6], [1, 4, 6]], ids=str)
def test_an_outcome_is_what_the_dice_show(dice: list[int]) -> None:
    """PP-RNG-01, PP-ROLL-04: within a throw dice lie in index order, the black die last; the others stay."""
    table = ["attack", "protect", "distract", "collect", "ability", "attack"]
    for number in range(6 ** len(dice)):
        match = at({"phase": "throw", "dice": table, "throwing": dice, "rolls": 1, "fresh": []})
        shown = faces_of(number, dice)
        assert GAME.outcome_word(match.state, number) == " ".join(shown)
        match.outcome(number)
        wanted = [*table]
        for die, face in zip(dice, shown, strict=True):
            wanted[die - 1] = face
        assert laid(match)["dice"] == wanted


def test_heartless_comes_once_in_six() -> None:
    """PP-COMP-06: one face of the black die is Heartless."""
    state = at({"phase": "throw"}).state
    heartless = sum(
        int(w) for number, w in state.outcomes() if faces_of(int(number), [6] * 6)[5] == "heartless"
    )
    assert heartless * 6 == 46656


POOLS = [(blue, black) for blue in range(6) for black in (True, False) if blue or black]


@pytest.mark.parametrize(("blue", "black"), POOLS)
def test_world_rolls(blue: int, black: bool) -> None:
    """PP-WORLD-02, PP-WORLD-03: the World Roll of every possible pool has its exact chances."""
    position: Plain = {
        "phase": "world_pre",
        "world": "radiant_garden",
        "fewer": 5 - blue,
        "black_out": not black,
    }
    check_dice(at(position), [*range(1, blue + 1), *([6] if black else [])])


def test_the_order_of_blue_dice_makes_no_difference() -> None:
    """Orders of one multiset of a World Roll lead to the same match, so that merging is exact.

    PP-WORLD-06.
    """
    position: Plain = {"phase": "world_pre", "world": "traverse_town", "heroes": {"sora": {"collect": "set"}}}
    ends: dict[Throw, list[int]] = {}
    for faces in product(BLUE, BLUE, BLUE, BLACK):
        match = at(position)
        outcome(match, " ".join(faces))
        throw = as_throw(list(faces), [1, 2, 3, 6])
        assert ends.setdefault(throw, match.state.encode()) == match.state.encode()
    assert len(ends) == 56 * 6


@pytest.mark.parametrize("dice", [[1], [1, 3], [2, 6], [1, 2, 3, 4, 6]], ids=str)
def test_world_rolls_thrown_again(dice: list[int]) -> None:
    """PP-OPT-01: with `reroll_scope = any` the chosen dice of a World Roll have their exact chances."""
    position: Plain = {
        "phase": "rethrow",
        "world": "wonderland",
        "roll": ["attack", "wild", "wild", "distract", "none", "heartless"],
    }
    match = at(position, reroll_scope="any")
    match.say(0, "throw " + " ".join(map(str, dice)))
    check_dice(match, dice)


def test_removal_rolls() -> None:
    """PP-SAVED-03, PP-SAVED-06, PP-OVER-05: one black die; the same again; a blue and a black die."""
    saved: Plain = {"phase": "saved_throw", "world": "traverse_town", "marker": 0}
    check_dice(at(saved), [6])
    check_dice(at({**saved, "phase": "second_throw"}), [6])
    lost: Plain = {"world": "traverse_town", "overrun": ["traverse_town"], "marker": 12}
    check_dice(at({**lost, "phase": "overrun_throw"}), [1, 6])


@pytest.mark.parametrize("cards", [["wc02"], ["wc02", "wc03", "wc09"]], ids=len)
def test_replacements(cards: list[str]) -> None:
    """PP-OVER-03: every card of the reserve is as likely, then each side of it."""
    position: Plain = {
        "phase": "replace",
        "world": "traverse_town",
        "overrun": ["traverse_town"],
        "marker": 12,
        "stack": ["wonderland", "land_of_dragons", "halloween_town", "space_paranoids", "arendelle"],
        "reserve": cards,
    }
    match = at(position)
    check_even(match, len(cards))
    assert [GAME.outcome_word(match.state, number) for number in range(len(cards))] == cards
    outcome(match, cards[-1])
    check_even(match, 2)


def test_shuffles() -> None:
    """PP-ITEM-06: a new deck is shuffled so that each order is as likely: 1 of 3, then 1 of 2 places."""
    position: Plain = {
        "phase": "draw",
        "deck": [],
        "discard": ["attack", "reroll", "ignore"],
        "heroes": {"sora": {"items": []}},
    }
    orders: Counter[tuple[str, ...]] = Counter()
    for first in range(3):
        for second in range(2):
            match = at(position)
            check_even(match, 3)
            match.outcome(first)
            check_even(match, 2)
            match.outcome(second)
            orders[(board_items(match), *laid(match)["deck"])] += 1
    assert set(orders.values()) == {1}
    assert len(orders) == 6


def board_items(match: Match) -> str:
    """The card that Sora has drawn."""
    (card,) = laid(match)["heroes"]["sora"]["items"]
    return str(card)


def test_a_whole_turn_of_forced_dice_adds_up_to_one() -> None:
    """PP-ROLL-07, PP-ROLL-12: the chance that all three rolls are lost to Heartless is 1/216, exactly."""
    match = at({"phase": "begin_turn"})
    weight, total = 1, 1
    for _roll in range(3):
        heartless = [
            (n, w)
            for n, w in match.state.outcomes()
            if faces_of(int(n), [1, 2, 3, 4, 5, 6])[5] == "heartless"
        ]
        weight *= sum(int(w) for _n, w in heartless)
        total *= int(match.state.chance)
        match.outcome(int(heartless[0][0]))
    assert weight * 216 == total
    assert laid(match)["phase"] == "world_throw"
    assert laid(match)["dice"] == ["lost"] * 6


def test_every_symbol_is_one_of_six() -> None:
    """PP-COMP-05: each action symbol and wild comes once in six on a blue die."""
    state = at({"phase": "throw", "throwing": [3]}).state
    assert {
        faces_of(int(number), [3])[0]: int(weight) for number, weight in state.outcomes()
    } == dict.fromkeys((*ACTIONS, "wild"), 1)
