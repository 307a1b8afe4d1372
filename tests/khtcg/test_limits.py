"""Packed numbers of a card in play at their limits: they stop there and never run into their neighbours."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import GAME, Play

from playmat.cards.reading import BadCards, check_set
from playmat.games.khtcg.effects.changes import change_counters
from playmat.games.khtcg.language.codes import Verb
from playmat.games.khtcg.language.vocabulary import VOCABULARY
from playmat.games.khtcg.state.fields import MOST_GRANTED
from playmat.games.khtcg.state.layout import (
    COUNTERS_SHIFT,
    DAMAGE_SHIFT,
    TENS,
    piece_counters,
    piece_damage,
)

DAMAGE_BITS = TENS << DAMAGE_SHIFT
COUNTER_BITS = TENS << COUNTERS_SHIFT
START = {"me": {"worlds": ["world-3"], "disruptors": ["imp"]}, "foe": {}}


@given(st.lists(st.tuples(st.sampled_from(["damage", "counters"]), st.integers(-2000, 2000)), max_size=12))
def test_damage_and_counters_of_a_dark_card(steps: list[tuple[str, int]]) -> None:
    """KH-GEN-17, KH-GEN-23, KH-BATTLE-19: both add up, and neither changes the other or the card."""
    table = machine_of(Play("ffg", START).match.state)
    slot = int(table.sides[0].disruptors[0])
    rest = int(table.pieces[slot]) & ~(DAMAGE_BITS | COUNTER_BITS)
    damage = counters = 0
    for what, amount in steps:
        if what == "damage":
            table.put_damage(slot, abs(amount), "KH-BATTLE-19")
            damage = min(damage + abs(amount), TENS)
        else:
            change_counters(table, slot, amount)
            counters = min(max(counters + amount, 0), TENS)
        piece = int(table.pieces[slot])
        assert (piece_damage(piece), piece_counters(piece)) == (damage, counters)
        assert piece & ~(DAMAGE_BITS | COUNTER_BITS) == rest


def test_the_burden_of_a_world() -> None:
    """KH-OPT-02: a World counts the disruptors played on it up to a bound, and stays what it is."""
    table = machine_of(Play("ffg", {**START, "options": {"dark_level_cap": "lifetime"}}).match.state)
    world = int(table.sides[0].world())
    rest = int(table.pieces[world]) & ~DAMAGE_BITS
    for number in range(TENS + 40):
        assert table.burden(world) == min(number, TENS)
        table.add_burden(world)
    assert int(table.pieces[world]) & ~DAMAGE_BITS == rest


def test_further_moves_and_battles_of_a_turn() -> None:
    """KH-GEN-28: texts add to a turn up to a bound, at which the match is still one that can be stored."""
    match = Play("ffg", START).match
    table = machine_of(match.state)
    seat = int(table.turn_player)
    for verb in (Verb.MOVE, Verb.BATTLE):
        for _use in range(MOST_GRANTED // 20 + 5):
            table.grant(verb, seat, 20)
        assert table.further(verb) == MOST_GRANTED
    assert match.game.decode(table.encode()).encode() == table.encode()
    dumped = GAME.dump(table)
    assert GAME.dump(GAME.place(dumped, match.setup)) == dumped


@pytest.mark.parametrize("amount", [20, -20, 21, -21, 2**62])
def test_what_a_file_may_say_is_bound(amount: int) -> None:
    """KH-HOOK-20: a text changes a value by 20 at most, either way; more is refused, with the bounds."""
    card = 'code = "OWN-1"\ntype = "friend"\nname = { en = "Strong" }\nlevel = 1\nsupport = 1\nmagic = 1\n'
    text = f'text = [{{ op = "raise", stat = "attack", to = "player", amount = {amount} }}]\n'
    found, mistakes = check_set(VOCABULARY, f'set = "OWN"\n[[card]]\n{card}{text}', "own.toml")
    if abs(amount) > 20:
        assert found is None
        assert "-20 to 20" in str(BadCards(mistakes))
    else:
        assert mistakes == []
