"""KM-FX-24: ticks that also happen when the K-Mon that carries them is hit, or attacks."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.kmon.machine import machine_of
from tests.kmon.own import battle, card, game_of, kmon, side

from playmat.games.kmon.language.codes import FLAG_WORDS, NUMBER_WORDS
from playmat.kernel.match.match import Match
from playmat.texts import languages
from playmat.workshop.sentences import same_again

TICKS = {"damage": (1, 0), "heal": (-1, 0), "lose_charges": (0, -1), "gain_charges": (0, 1)}
"""By operation of a tick: how it changes the damage on the K-Mon, and the charges of its player."""

MOMENTS = ("tick_when_hit", "tick_when_attacking")
OTHERS = [
    one for one in (*NUMBER_WORDS, *FLAG_WORDS) if one not in {*MOMENTS, "no_heal", "no_attack", "thorns"}
]
HURT, CHARGES = 5, 20
"""The damage on the active K-Mons at the start, and the charges of their players."""


def lasting(code: str, tick: str, *flags: str, amount: int = 1) -> str:
    """A card that lies on a K-Mon."""
    static = ", ".join(f"{flag} = {'true' if flag in FLAG_WORDS else 1}" for flag in flags)
    does = f'tick = [{{ op = "{tick}", amount = {amount} }}], static = {{ {static} }}'
    effect = f'op = "attach", kind = "buff", duration = 9, to = "own_active", {does}'
    return card(code, "item", f"effects = [{{ {effect} }}]")


def code_of(tick: str, moment: str) -> str:
    """The code of a card that ticks at a moment."""
    return f"{tick}-{moment}".upper().replace("_", "-")


GAME = game_of(
    kmon("ASH"),
    kmon("REED", hp=HURT + 2),
    kmon("THORN", "pointed"),
    card("FILLER", "powerup"),
    *(lasting(code_of(tick, moment), tick, moment) for tick, moment in product(TICKS, MOMENTS)),
    *(lasting(code_of(moment, other), "heal", moment, other) for moment, other in product(MOMENTS, OTHERS)),
    lasting("BOTH", "gain_charges", *MOMENTS),
    lasting("PLAIN", "gain_charges"),
    lasting("FOUR", "gain_charges", "tick_when_hit", amount=4),
    lasting("SCAB", "heal", "tick_when_hit", "no_heal"),
    lasting("SPIKES", "gain_charges", "tick_when_hit", "thorns"),
    card("VETO", "reaction", 'trigger = { to = ["attack"] }\neffects = [{ op = "neutralise" }]'),
    card("RUSH", "powerup", 'replaces = true\ninstead = [{ op = "gain_charges", amount = 1 }]'),
    card("BOLT", "ability", 'target = "opp_active"\neffects = [{ op = "damage", amount = 1 }]'),
    card("PRESS", "powerup", 'attack_bonus = 1\non_success = [{ op = "recoil", amount = 1 }]'),
)
TEAM = ("ASH", "ASH", "ASH")


def begun(
    mine: str = "", theirs: str = "", *, hand: Any = (), answers: Any = ("FILLER",), foe: str = "ASH"
) -> Match:
    """A battle in Phase IV of seat 0; cards lie on the active K-Mons, which are hurt.

    The opponent holds a card, so that Phase I of their turn asks and Phase II is not reached.
    """
    lies = [
        "[" + ", ".join(f'{{ card = "{one}" }}' for one in cards.split()) + "]" for cards in (mine, theirs)
    ]
    hurt = [f"{cards}\ndamage = {HURT}" for cards in lies]
    deck = ["FILLER"] * 9
    return battle(
        GAME,
        side(TEAM, hand, deck, effects=hurt[0]),
        side((foe, "ASH", "ASH"), answers, deck, effects=hurt[1]),
    )


def attack(match: Match, said: str = "attack", answer: str = "pass") -> None:
    """Attack, or do something else, and answer it; where nothing else is legal an attack comes by itself."""
    if match.asked[0] == 0:
        match.say(0, said)
    match.say(1, answer)


def changed(match: Match) -> list[tuple[int, int]]:
    """By seat, how damage and charges have changed, apart from what an attack does anyway."""
    seats = match.game.dump(match.state)["seats"]
    struck = [(0, 2), (2, 0)]
    return [
        (one["team"][0].get("damage", 0) - HURT - harm, one["charges"] - CHARGES - gain)
        for one, (harm, gain) in zip(seats, struck, strict=True)
    ]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("tick", TICKS)
def test_each_tick_at_each_moment(tick: str, moment: str) -> None:
    """KM-FX-24, KM-PERS-07: on the K-Mon that carries it or its player, at its own moment alone."""
    code, still = code_of(tick, moment), (0, 0)
    seat = MOMENTS.index(moment) ^ 1
    match = begun(*(code if one == seat else "" for one in (0, 1)))
    attack(match)
    assert changed(match)[seat] == TICKS[tick]
    assert changed(match)[1 - seat] == still
    match = begun(*("" if one == seat else code for one in (0, 1)))
    attack(match)
    assert changed(match) == [still, still]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("other", OTHERS)
def test_beside_each_other_key(moment: str, other: str) -> None:
    """KM-FX-24, KM-FX-08: the tick happens once, whatever else the effect does."""
    code = code_of(moment, other)
    seat = MOMENTS.index(moment) ^ 1
    match = begun(*(code if one == seat else "" for one in (0, 1)))
    attack(match)
    told = [(event.seat, event.args[:2]) for event in match.log.events if event.clause == "KM-PERS-07"]
    assert told == [(seat, [0, 1])]


def test_no_heal_holds_then_too() -> None:
    """KM-FX-24, KM-FX-08."""
    match = begun("", "SCAB")
    attack(match)
    assert changed(match)[1] == (0, 0)


def test_it_puts_no_counter_on_the_effect() -> None:
    """KM-FX-24, KM-PERS-03: only Phase II does."""
    match = begun("BOTH", "BOTH")
    attack(match)
    assert changed(match) == [(0, 1), (0, 1)]
    assert "counted" not in [GAME.tell(machine_of(match.state), one).key for one in match.log.events]
    laid = match.game.dump(match.state)["seats"]
    assert [one["team"][0]["effects"][0]["card"] for one in laid] == ["BOTH", "BOTH"]


def test_the_one_that_was_hit_comes_first_and_the_oldest_effect() -> None:
    """KM-FX-24, KM-ATK-08: after thorns, before what the power-up does on success."""
    match = begun("BOTH", "SPIKES FOUR", hand=["PRESS"])
    attack(match, "attack with press")
    told = [(event.seat, event.clause, event.args[:2]) for event in match.log.events]
    at = [one for one in told if one[1] in {"KM-FX-08", "KM-FX-07", "KM-DMG-08"}]
    assert [(seat, clause) for seat, clause, _args in at] == [
        (0, "KM-FX-08"),
        (1, "KM-FX-07"),
        (1, "KM-FX-07"),
        (0, "KM-FX-07"),
        (0, "KM-DMG-08"),
    ]
    assert [args[0] for _seat, clause, args in at if clause == "KM-FX-07"] == [1, 4, 1]


def test_nothing_is_done_to_one_that_has_fallen() -> None:
    """KM-FX-24, KM-EXH-02."""
    match = begun("", "FOUR", foe="REED")
    attack(match)
    assert match.game.dump(match.state)["seats"][1]["charges"] == CHARGES


@pytest.mark.parametrize(
    ("said", "answer", "hand", "theirs"),
    [
        ("attack", "react veto", (), ("VETO", "FILLER")),
        ("attack with rush", "pass", ("RUSH",), ("FILLER",)),
        ("play bolt", "pass", ("BOLT",), ("FILLER", "FILLER")),
    ],
)
def test_only_an_attack_that_succeeds(said: str, answer: str, hand: Any, theirs: Any) -> None:
    """KM-FX-24, KM-NEU-01, KM-PWR-06: not one that is neutralised or replaced, and no ability."""
    match = begun("BOTH", "FOUR", hand=hand, answers=theirs)
    attack(match, said, answer)
    assert match.view(0)["turn_player"] == 1
    assert "KM-FX-07" not in [event.clause for event in match.log.events]


def test_what_lies_on_the_bench_does_not_answer() -> None:
    """KM-FX-24, KM-FX-09: an effect answers to what happens to the K-Mon that carries it."""
    sides = [
        side(("ASH", "REED", "ASH"), hand, ["FILLER"] * 9, effects='[{ card = "BOTH" }]').replace(
            'kmon = "REED"\n', 'kmon = "REED"\neffects = [{ card = "FOUR" }]\n'
        )
        for hand in ((), ("FILLER",))
    ]
    match = battle(GAME, *sides)
    attack(match)
    gains = [event.args[0] for event in match.log.events if event.clause == "KM-FX-07"]
    assert gains == [1, 1]


def test_an_effect_without_such_a_key_waits_for_phase_ii() -> None:
    """KM-FX-24, KM-PERS-03."""
    match = begun("PLAIN", "PLAIN")
    attack(match)
    assert changed(match) == [(0, 0), (0, 0)]
    match.say(1, "no item")
    assert changed(match) == [(0, 0), (0, 1)]


@pytest.mark.parametrize("language", languages())
def test_it_is_printed_and_read(language: str) -> None:
    """KM-FX-24: the sentence of the effect says it, and the program comes back from it."""
    for code in ("BOTH", "FOUR", *(code_of(tick, moment) for tick, moment in product(TICKS, MOMENTS))):
        assert same_again(GAME, code, language), code
