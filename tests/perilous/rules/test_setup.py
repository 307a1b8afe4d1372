"""Section 3: how a match begins, over many seeds and all outcomes of chance."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from tests.perilous.box import CARD_OF, CARDS, ITEMS, SIDES
from tests.perilous.play import ACTIONS, HEROES, at, laid, outcome, setup_of

from playmat.games.perilous import GAME
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Plain, Value
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.state import Status

STACK = ["twilight_town", "wonderland", "neverland", "arendelle", "toy_box", "disney_castle"]
STACKS = {"standard": [1, 2, 2, 3, 3, 3], "easy": [1, 2, 2, 2, 3, 3], "hard": [1, 2, 2, 3, 3, 3, 3]}
DECK = Counter({item["id"]: item["count"] for item in ITEMS})


def begun(*heroes: str, seed: int = 1, options: dict[str, Value] | None = None) -> Match:
    """A match whose setup is done and whose first dice are in the air."""
    match = Match(GAME, setup_of(*heroes, seed=seed, options=options), AwaitedNature())
    while laid(match)["phase"] != "throw":
        match.outcome(int(match.state.nature.peek(match.state.chance)))
    return match


def words_of_chance(match: Match) -> list[str]:
    """The words of all outcomes chance may choose now."""
    return [match.game.outcome_word(match.state, number) for number in range(int(match.state.chance))]


# ---- who takes part -----------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_two_to_five_heroes(count: int) -> None:
    """PP-SETUP-01: two to five heroes take part."""
    assert list(laid(begun(*HEROES[:count]))["heroes"]) == list(HEROES[:count])


@pytest.mark.parametrize("count", [0, 1, 6])
def test_any_other_number_is_refused(count: int) -> None:
    """PP-SETUP-01: nobody, one hero alone, or six seats."""
    with pytest.raises(BadSetup) as refused:
        setup_of(*(*HEROES, "sora")[:count])
    assert refused.value.phrase.key == "error-setup-seats"


def test_each_hero_once() -> None:
    """PP-SETUP-02: a hero who is taken cannot be taken again."""
    with pytest.raises(BadSetup) as refused:
        setup_of("sora", "goofy", "sora")
    assert refused.value.phrase.key == "error-setup-role-twice"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_boards_at_the_start(count: int, seed: int) -> None:
    """PP-SETUP-03, PP-SETUP-04, PP-SETUP-05, PP-SETUP-06: ten Health, no Shield, no token, one card."""
    now = laid(begun(*HEROES[:count], seed=seed))
    for board in now["heroes"].values():
        assert (board["health"], board["shields"]) == (10, 0)
        assert [board[word] for word in ACTIONS] == ["empty"] * 5
        assert len(board["items"]) == 1
    dealt = Counter(card for board in now["heroes"].values() for card in board["items"])
    assert Counter(now["deck"]) + dealt == DECK
    assert now["discard"] == []


# ---- cards --------------------------------------------------------------------------------------


def test_the_item_deck_is_shuffled() -> None:
    """PP-SETUP-06: 29 even choices, one for each place of the deck; then each hero has a card."""
    fixed: dict[str, Value] = {"world_side": "front", "first_hero": "sora"}
    match = Match(GAME, setup_of("sora", "goofy", options=fixed), AwaitedNature())
    for card in ("wc01", "wc04", "wc05", "wc09", "wc10", "wc11"):
        outcome(match, card)
    asked = []
    while laid(match)["phase"] == "setup_items":
        asked.append(int(match.state.chance))
        assert all(not board["items"] for board in laid(match)["heroes"].values())
        match.outcome(0)
    assert asked == list(range(30, 1, -1))
    assert all(len(board["items"]) == 1 for board in laid(match)["heroes"].values())


def test_every_order_of_the_item_deck_is_as_likely() -> None:
    """PP-SETUP-06: the 24 ways to shuffle four cards give the 24 orders; the top cards are dealt."""
    cards = ["attack", "protect", "reroll", "ignore"]
    orders: Counter[tuple[str, ...]] = Counter()
    for throws in product(range(4), range(3), range(2)):
        match = at({"phase": "setup_items", "deck": cards, "stack": STACK}, first_hero="sora")
        for number in throws:
            match.outcome(number)
        now = laid(match)
        orders[(*now["heroes"]["sora"]["items"], *now["heroes"]["goofy"]["items"], *now["deck"])] += 1
    assert len(orders) == 24
    assert set(orders.values()) == {1}


def test_deal_from_the_top() -> None:
    """PP-SETUP-06: one card each, in seat order from the top of the shuffled deck."""
    deck = ["attack", "ignore", "reroll"]
    position: Plain = {"phase": "setup_items", "deck": deck, "left": 0, "stack": STACK}
    now = laid(at(position, first_hero="sora"))
    assert now["heroes"]["sora"]["items"] == ["attack"]
    assert now["heroes"]["goofy"]["items"] == ["ignore"]
    assert now["deck"] == ["reroll"]


# ---- worlds -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("difficulty", STACKS)
def test_the_stack(difficulty: str, seed: int) -> None:
    """PP-SETUP-07 to PP-SETUP-14 (PP-SETUP-08, PP-SETUP-09, PP-SETUP-10, PP-SETUP-12, PP-SETUP-13).

    Levels from the top as the difficulty asks, cards all different, the others in reserve.
    """
    now = laid(begun("sora", "goofy", seed=seed, options={"difficulty": difficulty}))
    worlds = [now["world"], *now["stack"]]
    assert [SIDES[world]["level"] for world in worlds] == STACKS[difficulty]
    used = [CARD_OF[world] for world in worlds]
    assert len(set(used)) == len(used)
    assert sorted([*used, *now["reserve"]]) == sorted(card["id"] for card in CARDS)
    assert (now["saved"], now["overrun"]) == ([], [])


@pytest.mark.parametrize("difficulty", STACKS)
def test_any_card_of_a_level_may_be_drawn(difficulty: str) -> None:
    """PP-SETUP-07, PP-SETUP-11, PP-SETUP-12: even chances among the level's cards left, then of both sides.

    The stack holds the cards in the order in which they are drawn.
    """
    match = Match(GAME, setup_of("sora", "goofy", options={"difficulty": difficulty}), AwaitedNature())
    drawn: list[str] = []
    for level in STACKS[difficulty]:
        left = [card["id"] for card in CARDS if card["level"] == level and card["id"] not in drawn]
        words = words_of_chance(match)
        assert sorted(words) == sorted(left)
        assert list(match.state.outcomes()) == [(number, 1) for number in range(len(left))]
        drawn.append(left[-1])
        outcome(match, left[-1])
    sides: list[str] = []
    for place, card in enumerate(drawn):
        wanted = [side for side in SIDES if CARD_OF[side] == card]
        words = words_of_chance(match)
        assert words == wanted
        assert list(match.state.outcomes()) == [(0, 1), (1, 1)]
        sides.append(wanted[place % 2])
        outcome(match, sides[-1])
    assert laid(match)["stack"] == sides


@pytest.mark.parametrize(("option", "place"), [("front", 0), ("back", 1)])
def test_the_side_may_be_fixed(option: str, place: int) -> None:
    """PP-SETUP-11: with the option `world_side` no side is left to chance."""
    now = laid(begun("sora", "goofy", options={"world_side": option}))
    fixed = [card["sides"][place]["id"] for card in CARDS]
    assert all(world in fixed for world in [now["world"], *now["stack"]])


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("world", SIDES)
def test_the_start_space(world: str, count: int) -> None:
    """PP-SETUP-14, PP-SETUP-15, PP-SETUP-16: the top world and its start for the number of heroes."""
    stack = [world]
    stack += [card["sides"][0]["id"] for card in CARDS if card["id"] != CARD_OF[world]][:5]
    now = laid(at({"phase": "setup_first", "stack": stack}, *HEROES[:count], first_hero="sora"))
    assert now["world"] == world
    assert now["stack"] == stack[1:]
    assert now["marker"] == SIDES[world]["start_2_3" if count <= 3 else "start_4_5"]


@pytest.mark.parametrize(
    ("options", "worlds"),
    [
        ({}, 6),
        ({"difficulty": "easy"}, 6),
        ({"difficulty": "hard"}, 7),
        ({"difficulty": "hard", "hard_target": 7}, 7),
        ({"difficulty": "hard", "hard_target": 6}, 6),
        ({"difficulty": "standard", "hard_target": 7}, 6),
        ({"difficulty": "easy", "hard_target": 7}, 6),
    ],
)
def test_worlds_to_save(options: dict[str, Value], worlds: int) -> None:
    """PP-SETUP-18, PP-SETUP-19: six worlds, seven in the harder game unless `hard_target` says six."""
    assert begun("sora", "goofy", options=options).view(0)["to_save"] == worlds


# ---- the first turn -----------------------------------------------------------------------------


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_the_first_hero_is_chosen_at_random(count: int) -> None:
    """PP-SETUP-17: every hero who takes part is as likely."""
    firsts = []
    for number in range(count):
        match = at({"phase": "setup_first", "stack": STACK}, *HEROES[:count])
        assert match.state.status == Status.CHANCE
        assert list(match.state.outcomes()) == [(one, 1) for one in range(count)]
        match.outcome(number)
        firsts.append(laid(match)["active"])
    assert firsts == list(HEROES[:count])


@pytest.mark.parametrize("hero", HEROES)
def test_the_first_hero_may_be_named(hero: str) -> None:
    """PP-SETUP-17: the hero whom the players name; one who does not take part is refused."""
    others = [name for name in HEROES if name != hero]
    named: dict[str, Value] = {"first_hero": hero}
    assert laid(begun(others[0], hero, others[1], options=named))["active"] == hero
    with pytest.raises(BadSetup) as refused:
        begun(*others[:3], options=named)
    assert refused.value.phrase.clause == "PP-SETUP-17"
