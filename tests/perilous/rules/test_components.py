"""The contents of the box (sections 1 and 2): the data files, and their use in a match."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.perilous.box import BOARDS, CARDS, ITEMS, SIDES, data
from tests.perilous.play import ACTIONS, BLACK, BLUE, HEROES, at, laid, outcome, setup_of

from playmat.kernel.errors import BadScenario, BadSetup, IllegalAnswer, UnreadableAnswer
from playmat.kernel.game import Plain
from playmat.kernel.notation import read_answer

LEVELS = (1, 2, 3)


def refused(position: Plain, *heroes: str) -> bool:
    """Return whether a position is refused; fail if it is not."""
    with pytest.raises(BadScenario):
        at(position, *heroes)
    return True


# ---- dice ---------------------------------------------------------------------------------------


def faces_shown(die: int) -> list[str]:
    """The face of a die after each outcome of throwing it alone."""
    position: Plain = {"phase": "throw", "throwing": [die], "dice": ["attack"] * 6}
    ways = int(at(position).state.chance)
    found = []
    for number in range(ways):
        match = at(position)
        match.outcome(number)
        found.append(laid(match)["dice"][die - 1])
    return found


def test_the_seven_symbols() -> None:
    """PP-TERM-01: the dice show seven symbols, and no others."""
    seven = {"protect", "attack", "distract", "collect", "ability", "wild", "heartless"}
    assert {face for die in range(1, 7) for face in faces_shown(die)} == seven
    assert {symbol["id"] for symbol in data("rules")["symbols"]} == seven


def test_six_dice() -> None:
    """PP-COMP-04: the first throw has six dice: five that can show wild, one that can show Heartless."""
    assert laid(at({"phase": "begin_turn"}))["throwing"] == [1, 2, 3, 4, 5, 6]
    assert ["wild" in faces_shown(die) for die in range(1, 7)] == [True] * 5 + [False]
    assert ["heartless" in faces_shown(die) for die in range(1, 7)] == [False] * 5 + [True]


@pytest.mark.parametrize("die", range(1, 7))
def test_faces_of_a_die(die: int) -> None:
    """PP-COMP-05, PP-COMP-06: each face of a die once."""
    assert sorted(faces_shown(die)) == sorted(BLACK if die == 6 else BLUE)


def test_no_wild_on_the_black_die_and_no_heartless_on_a_blue_one() -> None:
    """PP-COMP-07: neither chance nor a position can show them."""
    match = at({"phase": "begin_turn"})
    for said in ("attack attack attack attack attack wild", "heartless attack attack attack attack attack"):
        with pytest.raises(UnreadableAnswer) as wrong:
            outcome(match, said)
        assert wrong.value.phrase.clause == "PP-COMP-07"
    assert refused({"phase": "assign", "dice": ["attack"] * 5 + ["wild"]})
    for die in range(5):
        dice = ["attack"] * 6
        dice[die] = "heartless"
        assert refused({"phase": "assign", "dice": dice})


# ---- heroes -------------------------------------------------------------------------------------


def test_five_heroes() -> None:
    """PP-COMP-01: Sora, Donald, Goofy, Kairi and Riku, each with one board, and nobody else."""
    assert set(at({"phase": "keep"}).game.roles) == set(HEROES) == set(BOARDS)
    assert set(laid(at({"phase": "keep"}, *HEROES))["heroes"]) == set(HEROES)
    with pytest.raises(BadSetup):
        setup_of("sora", "mickey")


@pytest.mark.parametrize("hero", HEROES)
def test_fifteen_pieces(hero: str) -> None:
    """PP-COMP-02: five Ready Tokens, five Set Tokens and five Shields; a sixth Shield does not exist."""
    pieces = [BOARDS[hero][name]["value"] for name in ("ready_tokens", "set_tokens", "shield_spaces")]
    assert pieces == [5, 5, 5]
    other = next(name for name in HEROES if name != hero)
    full: Plain = {"shields": 5, **dict.fromkeys(ACTIONS, "set")}
    match = at({"phase": "world_pre", "heroes": {hero: full}}, hero, other)
    assert laid(match)["heroes"][hero] == {**full, "health": 10, "items": []}
    assert refused({"heroes": {hero: {"shields": 6}}}, hero, other)
    assert refused({"heroes": {hero: {"shields": -1}}}, hero, other)


@pytest.mark.parametrize("hero", HEROES)
def test_health_tracker(hero: str) -> None:
    """PP-COMP-03: Health runs from 0 to 10."""
    other = next(name for name in HEROES if name != hero)
    for health in range(11):
        position: Plain = {"phase": "keep", "heroes": {hero: {"health": health}}}
        assert laid(at(position, hero, other))["heroes"][hero]["health"] == health
    assert refused({"heroes": {hero: {"health": 11}}}, hero, other)
    assert refused({"heroes": {hero: {"health": -1}}}, hero, other)


def ready_numbers(hero: str) -> dict[str, int]:
    """The ready numbers of a board, as a seat sees them."""
    other = next(name for name in HEROES if name != hero)
    view = at({"phase": "keep"}, hero, other).view(0)
    return {word: action["need"] for word, action in view["seats"][0]["actions"].items()}


@pytest.mark.parametrize("hero", HEROES)
def test_ready_numbers(hero: str) -> None:
    """PP-TERM-02, PP-TERM-03, PP-TERM-04: the five actions, with the ready numbers 1 to 5 once each."""
    numbers = ready_numbers(hero)
    assert set(numbers) == set(ACTIONS)
    assert sorted(numbers.values()) == [1, 2, 3, 4, 5]
    assert numbers == {word: BOARDS[hero]["ready"][word]["value"] for word in ACTIONS}


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("hero", HEROES)
def test_ready_takes_the_ready_number(hero: str, action: str) -> None:
    """PP-TERM-02, PP-TERM-03, PP-ASSIGN-02, PP-ASSIGN-03, PP-ASSIGN-14, PP-ASSIGN-15, PP-ASSIGN-16.

    With five wilds and the black die exactly the ready number of dice makes the action Ready, whatever
    dice they are; one die fewer or more is refused.
    """
    other = next(name for name in HEROES if name != hero)
    need = BOARDS[hero]["ready"][action]["value"]
    position: Plain = {"phase": "assign", "dice": ["wild"] * 5 + [action]}
    with_black = {count: [*range(1, count), 6] for count in range(1, 7)}
    for group in ([*range(1, need + 1)], with_black[need]):
        match = at(position, hero, other)
        match.say(0, f"ready {action} {' '.join(map(str, group))}")
        assert laid(match)["heroes"][hero][action] == "ready"
        assert laid(match)["heroes"][other][action] == "empty"
        assert laid(match)["spent"] in (group, [])
    match = at(position, hero, other)
    wrong = [with_black[count] for count in (need - 1, need + 1) if 1 <= count <= 6]
    for group in wrong:
        with pytest.raises(IllegalAnswer) as refusal:
            match.say(0, f"ready {action} {' '.join(map(str, group))}")
        assert refusal.value.phrase.clause == ("PP-ASSIGN-03" if len(group) < need else "PP-ASSIGN-02")


# ---- worlds -------------------------------------------------------------------------------------


def test_fourteen_double_sided_cards() -> None:
    """PP-COMP-08: 14 cards, 28 worlds; both sides of a card cannot lie on the table."""
    assert len(CARDS) == 14
    assert all(len(card["sides"]) == 2 for card in CARDS)
    assert len(SIDES) == 28
    for card in CARDS:
        front, back = (side["id"] for side in card["sides"])
        assert refused({"world": front, "saved": [back]})


def test_both_sides_have_the_same_level() -> None:
    """PP-COMP-10: and the level is that of the card."""
    for card in CARDS:
        assert [side["level"] for side in card["sides"]] == [card["level"]] * 2


@pytest.mark.parametrize("world", SIDES)
def test_what_a_world_states(world: str) -> None:
    """PP-COMP-09: level, dice, track, two starts, an effect for each action symbol, one World Effect."""
    side = SIDES[world]
    assert side["level"] in LEVELS
    assert 1 <= side["blue_dice"] <= 5
    assert side["black_dice"] in (0, 1)
    assert 0 < side["start_2_3"] < side["track_length"]
    assert 0 < side["start_4_5"] < side["track_length"]
    assert set(ACTIONS) <= set(side["faces"]) <= {*ACTIONS, "wild"}
    assert all(face["kind"] in ("none", "spawn", "attack") for face in side["faces"].values())
    assert all(face["n"] in (1, 2) for face in side["faces"].values() if face["kind"] != "none")
    assert side["heartless"]["ops"]
    seen = at({"phase": "keep", "world": world}).view(0)["world"]
    assert seen["id"] == world
    assert seen["level"] == side["level"]
    assert (seen["blue"], seen["black"]) == (side["blue_dice"], side["black_dice"])
    assert (seen["track"], seen["marker"]) == (side["track_length"], side["start_2_3"])
    for word in ACTIONS:
        face = side["faces"][word]
        wanted = {"spawn": 0, "attack": 0} | ({face["kind"]: face["n"]} if face["kind"] != "none" else {})
        assert seen["faces"][word] == wanted
    assert [op["op"] for op in seen["effect"]] == [op["op"] for op in side["heartless"]["ops"]]
    crowd = at({"phase": "keep", "world": world}, "sora", "goofy", "kairi", "riku")
    assert laid(crowd)["marker"] == side["start_4_5"]


def test_enough_cards_of_each_level() -> None:
    """PP-COMP-10, PP-SETUP-07: three, five and six cards of the levels, enough for every difficulty."""
    assert Counter(card["level"] for card in CARDS) == {1: 3, 2: 5, 3: 6}


# ---- Item Cards ---------------------------------------------------------------------------------


def test_thirty_item_cards() -> None:
    """PP-COMP-11: 30 cards: dice cards of one symbol worth one or two dice, and Action Cards."""
    assert sum(item["count"] for item in ITEMS) == 30
    assert {item["kind"] for item in ITEMS} == {"dice", "action"}
    dice = [item for item in ITEMS if item["kind"] == "dice"]
    assert sorted((item["symbol"], item["worth"]) for item in dice) == sorted(
        (symbol, worth) for symbol in ACTIONS for worth in (1, 2)
    )
    everything = laid(at({"phase": "keep"}))["deck"]
    assert Counter(everything) == {item["id"]: item["count"] for item in ITEMS}


def test_three_sorts_of_action_cards() -> None:
    """PP-COMP-12: Reroll, Roll 2 Fewer Blue Dice, Ignore a Heartless."""
    actions = {item["op"]: item for item in ITEMS if item["kind"] == "action"}
    assert set(actions) == {"reroll", "fewer_blue", "ignore_heartless"}
    assert actions["fewer_blue"]["n"] == 2
    assert [item["id"] for item in ITEMS if item["kind"] == "action"] == ["reroll", "fewer", "ignore"]


@pytest.mark.parametrize("symbol", ACTIONS)
@pytest.mark.parametrize("worth", [1, 2])
def test_every_dice_card(symbol: str, worth: int) -> None:
    """PP-ITEM-11, PP-COMP-11: each dice card adds its dice to the active hero's, a companion playing it."""
    card = symbol if worth == 1 else f"{symbol} x2"
    heroes = {"goofy": {"items": [card]}, "sora": {symbol: "ready", "items": ["attack"]}}
    match = at({"phase": "assign", "heroes": heroes})
    match.say(1, f"card {card}")
    assert [die["die"] for die in match.view(0)["card_dice"]] == list(range(7, 7 + worth))
    choice = match.choice(0)
    for die in range(7, 7 + worth):
        assert read_answer(match.game, match.state, choice, f"set {symbol} {die}") >= 0
    match.say(0, f"set {symbol} 7")
    assert laid(match)["heroes"]["sora"][symbol] == "set"
    assert laid(match)["discard"] == [card]
    others = [word for word in ACTIONS if word != symbol]
    assert [laid(match)["heroes"]["sora"][word] for word in others] == ["empty"] * 4
