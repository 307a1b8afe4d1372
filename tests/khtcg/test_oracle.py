"""The oracle on the examples of chapter 11: what it says of them stands in the rules."""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.oracle import Position
from tests.khtcg.things import Plain, Played, Player, Thing

RULESETS = ("ffg", "tomy")


def plain(card_type: str, name: str, **fields: Any) -> Plain:
    """A card with these fields."""
    return {"type": card_type, "name": {"en": name}, "text": [], **fields}


def sora(attack: int, group: str = "light", level: int = 1) -> Plain:
    """A Player Card."""
    return plain("player", "Sora", attack=attack, magic=1, level=level, group=group, hp=5)


def friend(name: str, level: int, support: int = 1) -> Plain:
    """A Friend Card."""
    return plain("friend", name, level=level, support=support, magic=0)


def dark(name: str, level: int, power: int, group: str = "heartless", **fields: Any) -> Plain:
    """A Dark or Nobody Card."""
    return plain("dark", name, level=level, pow=power, group=group, **fields)


def world(level: int, dark_level: int) -> Plain:
    """A World Card."""
    return plain("world", f"World {level}-{dark_level}", level=level, dark_level=dark_level)


class Mat:
    """Builds a position: `put` lays a card down and gives it back."""

    def __init__(
        self, ruleset: str = "ffg", fight: str = "", players: tuple[Plain, Plain] | None = None
    ) -> None:
        self.position = Position(ruleset, 0, fight, (Player(5), Player(5)), [])
        for seat, card in enumerate(players or (sora(4), sora(4))):
            self.put(seat, "player", card)

    def put(self, side: int, area: str, card: Plain, host: Thing | None = None) -> Thing:
        """Lay a card down; a disruptor belongs to the other player."""
        seat = 1 - side if area == "disruptor" else side
        things = self.position.things
        key = -1 if host is None else host.key
        things.append(Thing(len(things), card, seat, seat, area, side, key))
        return things[-1]


def test_a_battle_total() -> None:
    """KH-EX-10: 4 + 3 + 3; Equipment counts on those who take part only (KH-EQUIP-08)."""
    mat = Mat(fight="battle")
    mickey = mat.put(0, "fighter", friend("Mickey Mouse", 1, 3))
    mat.put(0, "fighter", friend("Aladdin", 1, 3))
    idle = mat.put(0, "ally", friend("Goofy", 1, 4))
    assert mat.position.fight_total(0) == 10
    sword = plain("equipment", "Sword", support=2, magic_support=0)
    mat.put(0, "equipment", sword, idle)
    assert mat.position.fight_total(0) == 10
    mat.put(0, "equipment", sword, mickey)
    assert mat.position.fight_total(0) == 12


def test_challenge_totals() -> None:
    """KH-EX-19: 6 and 4; then Pumpkin Head makes 6, Goofy 10."""
    mat = Mat(fight="challenge", players=(sora(6), sora(4)))
    totals = [mat.position.fight_total(seat) for seat in (0, 1)]
    assert totals == [6, 4]
    mat.position.players[1].attacks.append(Played(plain("attack", "Pumpkin Head", support=2), 0))
    mat.put(0, "fighter", friend("Goofy", 1, 4))
    assert [mat.position.fight_total(seat) for seat in (0, 1)] == [10, 6]


def test_dark_allies() -> None:
    """KH-EX-37: 5 + 4 + 4."""
    mat = Mat(fight="challenge", players=(sora(5, "dark"), sora(4)))
    for _copy in range(2):
        mat.put(0, "fighter", dark("Barrel Spider", 1, 9))
    assert mat.position.fight_total(0) == 13


def test_same_name_bonus() -> None:
    """KH-ATK-04: the bonus counts Attack Cards of the name played in one act."""
    bonus = [{"op": "raise", "stat": "support", "amount": 1, "per": "same_act"}]
    card = plain("attack", "Pumpkin Head", support=2, text=bonus)
    mat = Mat(fight="challenge")
    mat.position.players[0].attacks += [Played(card, 1), Played(card, 1), Played(card, 0)]
    assert mat.position.fight_total(0) == 4 + 3 + 3 + 2


@pytest.mark.parametrize("ruleset", RULESETS)
def test_disrupting(ruleset: str) -> None:
    """KH-EX-13, KH-EX-14: levels against the World total, room against the Dark Level."""
    mat = Mat(ruleset)
    assert not mat.position.can_disrupt(0, dark("Soldier", 0, 1))  # KH-DISR-05
    mat.put(1, "world", world(3, 1))
    top = mat.put(1, "world", world(2, 9))
    assert mat.position.can_disrupt(0, dark("Soldier", 5, 6))
    assert not mat.position.can_disrupt(0, dark("Wyvern", 6, 6))
    for _copy in range(8):
        mat.put(1, "disruptor", dark("Soldier", 5, 6), top)
    assert mat.position.can_disrupt(0, dark("Soldier", 5, 6))
    mat.put(1, "disruptor", dark("Soldier", 5, 6), top)
    assert not mat.position.can_disrupt(0, dark("Soldier", 5, 6))


@pytest.mark.parametrize(
    ("ruleset", "allies", "levels"),
    [
        ("ffg", [], [0, 1]),  # KH-EX-16
        ("tomy", [], [1]),  # KH-EX-20
        ("tomy", [1], [0, 1, 2]),
        ("ffg", [2], [0, 1, 2, 3]),  # KH-EX-15
        ("tomy", [2], [0, 1, 2, 3]),
    ],
)
def test_the_ladder(ruleset: str, allies: list[int], levels: list[int]) -> None:
    """KH-CALL-03 to KH-CALL-07; KH-EX-15, KH-EX-16, KH-EX-20."""
    mat = Mat(ruleset)
    for level in allies:
        mat.put(0, "ally", friend(f"Ally {level}", level))
    found = [level for level in range(6) if mat.position.can_call(0, friend("New", level))]
    assert found == levels


def test_whom_a_player_calls() -> None:
    """KH-PLAYER-09 to KH-PLAYER-12, KH-UNIQ-05, KH-UNIQ-06."""
    cards = [friend("Kairi", 1), dark("Shadow", 1, 3), dark("Dusk", 1, 3, "nobody"), sora(3, "xiii")]
    can = [
        [Mat(players=(sora(4, group), sora(4))).position.can_call(0, card) for card in cards[:3]]
        for group in ("light", "dark", "xiii")
    ]
    assert can == [[True, False, False], [False, True, False], [False, False, True]]
    assert not Mat(players=(sora(4, "xiii"), sora(4))).position.can_call(0, cards[3])


def test_winning() -> None:
    """KH-WIN-01, KH-WIN-02, KH-WIN-05, KH-WIN-07."""
    mat = Mat()
    for _world in range(5):
        assert mat.position.winners() == set()
        mat.put(0, "world", world(3, 1))
    assert mat.position.winners() == {0}
    mat.position.players[1].hp = 0
    assert mat.position.winners() == {0}
    mat.position.players[0].hp = -1
    assert mat.position.winners() == {0, 1}


def test_texts_that_sleep() -> None:
    """KH-WORLD-03, KH-CHAL-06 to KH-CHAL-08, KH-BATTLE-04: whose World and disruptors count."""
    weak = [{"op": "raise", "to": "allies", "whose": "opponent", "stat": "support", "amount": -1}]
    strong = [{"op": "raise", "to": "allies", "stat": "support", "amount": 2}]
    for fight, support in (("challenge", 3), ("battle", 3 + 2 - 1)):
        mat = Mat(fight=fight)
        mat.put(0, "fighter", friend("Goofy", 1, 3))
        mine = mat.put(0, "world", {**world(1, 3), "text": strong})
        # A Gargoyle of the opponent lies on the World of the player who challenges or battles.
        mat.put(0, "disruptor", dark("Gargoyle", 1, 3, text=weak), mine)
        assert mat.position.fight_total(0) == 4 + support
    mat = Mat(fight="challenge")
    mat.put(0, "fighter", friend("Goofy", 1, 3))
    mat.put(1, "world", {**world(1, 3), "text": [{**strong[0], "whose": "here"}]})
    assert mat.position.fight_total(0) == 4 + 3 + 2  # R:AMB-77: the defender's World binds both


@pytest.mark.parametrize(
    ("ruleset", "order", "plays"),
    [("ffg", "ruleset", True), ("tomy", "ruleset", False), ("ffg", "steps", False), ("tomy", "free", True)],
)
def test_cards_in_fights(ruleset: str, order: str, plays: bool) -> None:
    """KH-CALL-08 to KH-CALL-10, KH-DISR-07, KH-BATTLE-10, KH-CHAL-19, KH-OPT-13: what comes into a fight."""
    for fight, wanted in (("", True), ("battle", plays), ("challenge", False)):
        mat = Mat(ruleset, fight)
        mat.position.options = {"battle_order": order}
        mat.put(1, "world", world(3, 1))
        assert mat.position.can_call(0, friend("Kairi", 1)) is wanted
        assert mat.position.can_disrupt(0, dark("Shadow", 1, 3)) is wanted


def test_names_for_the_unique_rule() -> None:
    """KH-UNIQ-05, KH-UNIQ-09, KH-UNIQ-11, KH-NAME-09, KH-FC-01, KH-OPT-06 to KH-OPT-08.

    Leon cannot be discarded, Squall is to be treated as Leon.
    """
    also = [{"op": "also", "name": "leon"}]
    kept = [{"op": "protect", "against": ["discard"]}]
    mat = Mat()
    mat.put(0, "ally", {**friend("Leon", 1), "text": kept})
    mat.put(0, "form", {**sora(6), "type": "form", "name": {"en": "Brave Sora"}})
    new = [friend("Leon", 1), friend("Leonhart", 1), {**friend("Squall", 1), "text": also}]
    new += [friend("Sora", 1), friend("Brave Sora", 1), friend("Kairi", 1)]

    def callable_with(**options: Any) -> list[bool]:
        mat.position.options = options
        return [mat.position.can_call(0, card) for card in new]

    assert callable_with() == [False, True, False, False, False, True]
    assert callable_with(unique_counts_player_card=False) == [False, True, False, True, True, True]
    assert callable_with(unique_by_containment=True) == [False, False, False, False, False, True]
    words = {"unique_by_containment": True, "name_match": "whole_words"}
    assert callable_with(**words) == [False, True, False, False, False, True]


def test_options_that_change_totals() -> None:
    """KH-OPT-17, KH-OPT-23, KH-OPT-24, KH-OPT-28: each, and what it is without."""
    raised = [{"op": "raise", "to": "allies", "kinds": ["dark"], "stat": "support", "amount": 1}]
    mat = Mat(fight="challenge", players=(sora(4, "xiii"), sora(4)))
    mat.put(0, "fighter", dark("Dusk", 1, 7, "nobody"))
    mat.put(0, "fighter", sora(5, "xiii"))
    mat.put(0, "world", {**world(1, 1), "text": raised})
    totals = []
    for options in (
        {},
        {"dark_ally_support": "full"},
        {"xiii_ally_support": "half_down"},
        {"attacker_world_text_in_challenge": True},
        {"attacker_world_text_in_challenge": True, "dark_word_covers_nobody": False},
    ):
        mat.position.options = options
        totals.append(mat.position.fight_total(0))
    assert totals == [4 + 3 + 5, 4 + 7 + 5, 4 + 3 + 2, 4 + 3 + 1 + 5, 4 + 3 + 5]


def test_options_about_places() -> None:
    """KH-OPT-02, KH-OPT-21: disruptors that were played on a World, and the first ally."""
    mat = Mat("tomy")
    here = mat.put(1, "world", world(3, 1))
    mat.position.burdens = {here.key: 1}
    found = []
    for cap in ("together", "per_turn", "lifetime"):
        mat.position.options = {"dark_level_cap": cap, "first_ally_levels": "0_or_1"}
        found.append(mat.position.can_disrupt(0, dark("Shadow", 1, 3)))
    assert found == [True, False, False]
    assert mat.position.can_call(0, friend("Kairi", 0))
