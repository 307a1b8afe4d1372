"""Packed numbers at their limits: sums are held between their bounds and never run into their neighbours."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kmon.machine import machine_of
from tests.kmon.own import battle, card, game_of, kmon, side

from playmat.cards.continuous import KEYS, LEAST, MOST, continuous_number, shifted
from playmat.cards.reading import CONTINUOUS_LIMIT, BadCards, check_set
from playmat.games.kmon.language.codes import NUMBER_WORDS
from playmat.games.kmon.language.vocabulary import VOCABULARY
from playmat.games.kmon.state.layout import (
    CARD_MASK,
    EFFECTS,
    HANDLED,
    MOST_COUNTERS,
    REDUCE_MOST,
    effect_bearer,
    effect_counters,
    effect_of,
)
from playmat.kernel.errors import BadEncoding
from playmat.kernel.match.match import Match
from playmat.kernel.phrase import Phrase

TEAM = ("ASH", "ASH", "ASH")
BOUND = 1 << 20
"""The bound above every counted number of a stored match."""
CODES = {(key, sign): f"S-{key.upper().replace('_', '-')}-{sign}" for key in NUMBER_WORDS for sign in "PM"}


def continuous(code: str, key: str, amount: int) -> str:
    """An item whose effect changes one continuous number of its player's active K-Mon."""
    lasts = 'op = "attach", kind = "buff", duration = 40, to = "own_active"'
    return card(code, "item", f"effects = [{{ {lasts}, static = {{ {key} = {amount} }} }}]")


WEAKER = 'effects = [{ op = "reduce", amount = 30 }]'
CARDS = (
    kmon("ASH"),
    card("FILLER", "powerup"),
    card("BOLT", "ability", 'target = "opp_active"\neffects = [{ op = "damage", amount = 1 }]'),
    card("WEAKEN", "reaction", f'trigger = {{ to = ["attack"] }}\n{WEAKER}'),
    *(continuous(CODES[key, sign], key, 20 if sign == "P" else -20) for key, sign in CODES),
)
GAME = game_of(*CARDS)


def lying(codes: list[str]) -> str:
    """Effects on a K-Mon, as a position writes them."""
    return "[" + ", ".join(f'{{ card = "{code}" }}' for code in codes) + "]"


def held(total: int) -> int:
    """A sum between its bounds (KM-FX-08)."""
    return max(LEAST, min(MOST, total))


@given(st.lists(st.integers(-5000, 5000), min_size=KEYS, max_size=KEYS))
def test_a_packed_number_never_runs_into_the_next_one(values: list[int]) -> None:
    """KM-FX-08: each number comes out as it went in, or at its bound."""
    total = sum([shifted(key, value) for key, value in enumerate(values)])
    assert [continuous_number(total, key) for key in range(KEYS)] == [held(value) for value in values]


@given(
    st.lists(st.sampled_from(sorted(CODES.values())), max_size=24),
    st.lists(st.sampled_from(sorted(CODES.values())), max_size=4),
)
def test_any_effects_add_up(codes: list[str], others: list[str]) -> None:
    """KM-PERS-08, KM-FX-08: whatever lies on a K-Mon, each key is the sum, held between -63 and 63."""
    match = battle(GAME, side(TEAM, effects=lying(codes)), side(TEAM, effects=lying(others)))
    expected = [
        held(20 * (codes.count(CODES[key, "P"]) - codes.count(CODES[key, "M"]))) for key in NUMBER_WORDS
    ]
    fighter = machine_of(match.state).sides[0].fighter()
    assert [fighter.continuous(key) for key in range(KEYS)] == expected
    again = machine_of(GAME.decode(match.state.encode())).sides[0].fighter()
    assert [again.continuous(key) for key in range(KEYS)] == expected
    benched = machine_of(match.state).sides[0].team[1]
    assert [benched.continuous(key) for key in range(KEYS)] == [0] * KEYS


@given(st.lists(st.sampled_from(sorted(CODES.values())), min_size=1, max_size=16), st.data())
def test_effects_that_go_leave_what_the_others_say(codes: list[str], data: st.DataObject) -> None:
    """KM-END-03, KM-PERS-08: after a removal the sum is that of the effects that are left."""
    table = machine_of(battle(GAME, side(TEAM, effects=lying(codes)), side(TEAM)).state)
    left = list(codes)
    while left:
        place = data.draw(st.integers(0, len(left) - 1))
        table.take_effect(place, "KM-END-03")
        left.pop(place)
        for key, word in enumerate(NUMBER_WORDS):
            total = 20 * (left.count(CODES[word, "P"]) - left.count(CODES[word, "M"]))
            assert table.sides[0].fighter().continuous(key) == held(total)


def attacked(buffs: int, other: int = 0) -> Match:
    """An attack by a K-Mon with so many effects of +20 on a K-Mon with so many of -20."""
    mine = side(TEAM, ["BOLT"], ["FILLER"] * 9, effects=lying([CODES["attack_damage", "P"]] * buffs))
    theirs = side(TEAM, effects=lying([CODES["damage_taken", "M"]] * other))
    match = battle(GAME, mine, theirs)
    match.say(0, "attack")
    return match


@pytest.mark.parametrize("buffs", range(30))
def test_more_buffs_never_deal_less(buffs: int) -> None:
    """KM-DMG-02: four buffs of +20 deal 65, and so do thirty."""
    damaged = [event.args for event in attacked(buffs).log.events if event.clause == "KM-DMG-02"]
    assert damaged[0][1] == 2 + min(20 * buffs, MOST)


@pytest.mark.parametrize("other", range(8))
def test_less_than_nothing_is_nothing(other: int) -> None:
    """KM-DMG-04: the bounds hold for what a K-Mon takes, too."""
    damaged = [event.args for event in attacked(1, other).log.events if event.clause == "KM-DMG-02"]
    assert damaged[0][1] == max(0, 22 - min(20 * other, MOST))


@pytest.mark.parametrize("key", NUMBER_WORDS)
def test_what_a_file_may_say_is_bound(key: str) -> None:
    """KM-FX-08: 20 either way; more is refused, with the bounds."""
    head = 'set = "OWN"\n' + kmon("OWN-ASH")
    for amount in (CONTINUOUS_LIMIT, -CONTINUOUS_LIMIT):
        found, mistakes = check_set(VOCABULARY, head + continuous("OWN-1", key, amount), "own.toml")
        reasons = [one.args["why"] for one in mistakes]
        assert not [why for why in reasons if isinstance(why, Phrase) and "number" in why.key]
    for amount in (CONTINUOUS_LIMIT + 1, -CONTINUOUS_LIMIT - 1, MOST, 2**62):
        found, mistakes = check_set(VOCABULARY, head + continuous("OWN-1", key, amount), "own.toml")
        assert found is None
        assert str(CONTINUOUS_LIMIT) in str(BadCards(mistakes))


@given(st.integers(0, MOST_COUNTERS), st.integers(1, 600))
def test_counters_do_not_run_over(counters: int, times: int) -> None:
    """KM-PERS-03: an effect keeps its card, its K-Mon and its mark, however often it is counted."""
    code = CODES["thorns", "P"]
    effects = f'[{{ card = "{code}", counters = {counters} }}]'
    table = machine_of(battle(GAME, side(TEAM, effects=effects), side(TEAM)).state)
    before = int(table.effects[0])
    for _time in range(times):
        table.count_effect(0)
    after = int(table.effects[0])
    assert effect_counters(after) == min(counters + times, MOST_COUNTERS)
    assert after & HANDLED
    assert effect_bearer(after) == effect_bearer(before)
    assert after & ~HANDLED == effect_of(before & 0xFFF, 0, 0, 0, min(counters + times, MOST_COUNTERS), 0)


@pytest.mark.parametrize("reduced", [0, 1, 220, 225, 226, REDUCE_MOST])
def test_reductions_do_not_run_over(reduced: int) -> None:
    """KM-DMG-04: a reduction stops at its bound, and the link stays what it was."""
    chain = f"""stack = ["draw-step 0", "resolve 0", "window 1"]
chain = [{{ seat = 0, action = "attack", reduced = {reduced} }}]"""
    match = battle(GAME, side(TEAM, deck=["FILLER"] * 9), side(TEAM, ["WEAKEN"], ["FILLER"] * 9), chain)
    match.say(1, "react weaken")
    reductions = [event for event in match.log.events if event.clause == "KM-DMG-02"]
    assert [list(event.args) for event in reductions] == [[30], [0, 0, 0]]
    assert match.game.dump(match.state)["seats"][0]["charges"] == 22


@pytest.mark.parametrize("path", [["turn"], ["seats", 0, "charges"], ["seats", 1, "team", 2, "damage"]])
def test_a_stored_number_has_a_bound(path: list[str | int]) -> None:
    """A stored number is read back below its bound, and refused from there on."""
    match = battle(GAME, side(TEAM), side(TEAM))

    def stored(amount: int) -> list[int]:
        position: Any = GAME.dump(machine_of(match.state))
        table = position
        for key in path[:-1]:
            table = table[key]
        table[path[-1]] = amount
        return GAME.place(position, match.setup).encode()

    numbers = stored(1)
    [place] = [at for at, other in enumerate(stored(2)) if other != numbers[at]]
    numbers[place] = BOUND - 1
    assert GAME.decode(numbers).encode() == numbers
    numbers[place] = BOUND
    with pytest.raises(BadEncoding):
        GAME.decode(numbers)


def test_a_stored_effect_is_one_of_a_card_that_there_is() -> None:
    """Neither more than an effect has, nor a card that is in no set."""
    lies = lying([CODES["damage_taken", "M"]])
    match = battle(GAME, side(TEAM, effects=lies), side(TEAM))
    numbers = match.state.encode()
    [effect] = machine_of(match.state).effects
    [place] = [at for at, number in enumerate(numbers) if number == effect]
    for wrong in (effect | EFFECTS, effect | CARD_MASK, -1):
        with pytest.raises(BadEncoding):
            GAME.decode([*numbers[:place], int(wrong), *numbers[place + 1 :]])
