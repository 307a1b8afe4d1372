"""The reasons why something cannot be done, each with its name, its clause and its numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

import pytest
from tests.kmon.own import battle, card, game_of, kmon, side

from playmat.kernel.errors import RefusedAnswer
from playmat.kernel.match.match import Match

HURT = 'target = "opp_active"\neffects = [{ op = "damage", amount = 2 }]'
MEND = 'target = "own_one"\neffects = [{ op = "heal", amount = 2 }]'
LEARN = 'effects = [{ op = "draw", amount = 1 }]'
BANS = ("attack", "ability", "defence", "switch", "evade")
STOP = 'effects = [{ op = "neutralise" }]'


def ban(flag: str) -> str:
    """An ability that forbids the opposing active K-Mon something."""
    attach = (
        f'op = "attach", kind = "debuff", duration = 9, to = "opp_active", static = {{ no_{flag} = true }}'
    )
    return card(f"BAN-{flag.upper()}", "ability", f'target = "opp_active"\neffects = [{{ {attach} }}]')


CARDS = (
    kmon("ASH"),
    kmon("BIRCH"),
    kmon("CEDAR"),
    kmon("ECHO", "echo"),
    kmon("DARK", "blackout"),
    kmon("SLY", "elusive"),
    kmon("PRODIGY", "prodigy"),
    card("BOLT", "ability", f'element = "fire"\ncost = 4\n{HURT}'),
    card("NOVA", "ability", f"ultimate = true\n{HURT}"),
    card("WAVE", "ability", f'element = "water"\n{HURT}'),
    card("LORE", "ability", f"cost = 4\n{LEARN}"),
    card("TEND", "ability", MEND),
    card("SALVE", "item", f"cost = 3\n{MEND}"),
    card("BOOK", "item", LEARN),
    card("TEAR", "ability", 'effects = [{ op = "opp_discard", amount = 2 }]'),
    card("GUARD", "reaction", f'cost = 3\ntrigger = {{ to = ["attack"] }}\n{STOP}'),
    card("WARD", "reaction", f'trigger = {{ to = ["ability"], targeting_me = true }}\n{STOP}'),
    card("VEIL", "reaction", f'trigger = {{ to = ["ability"], exclude_ultimate = true }}\n{STOP}'),
    card("LEAP", "reaction", 'trigger = { to = ["attack", "ability"] }\neffects = [{ op = "evade" }]'),
    card(
        "DEAR",
        "reaction",
        f'trigger = {{ to = ["attack"] }}\ncost = 3\nextra_cost = {{ discard = 2 }}\n{STOP}',
    ),
    card("MIST", "reaction", f'element = "water"\ntrigger = {{ to = ["attack"] }}\n{STOP}'),
    card("SPARK", "powerup", 'element = "fire"\ncost = 3\nattack_bonus = 1'),
    card("BLAZE", "powerup", 'element = "fire"\ncost = 3\nattack_bonus = 1'),
    card("ROCK", "powerup", 'element = "earth"\nattack_bonus = 1'),
    card("TIDE", "powerup", 'element = "water"\nattack_bonus = 1'),
    card("SURE", "powerup", 'attack_bonus = 1\nflags = ["unevadable"]'),
    *map(ban, BANS),
)
GAME = game_of(*CARDS)


class Row(NamedTuple):
    """A refused answer, the position it is given in, and the reason.

    Attributes:
        said: the answer that is refused.
        key, clause: the reason.
        hand, charges, active, effects: of the seat that says it.
        first: what the other seat declares before; it says nothing where this is empty.
        then: what the seat itself answers before.
        phase: of the position; it is the other seat's turn if that declares something.
        numbers: those the reason names.
        gone: so many K-Mons of the seat are exhausted.
        discard: its discard pile.
    """

    said: str
    key: str
    clause: str
    hand: Sequence[str] = ()
    charges: int = 20
    active: str = "ASH"
    effects: str = ""
    first: str = ""
    then: Sequence[str] = ()
    phase: str = "action"
    numbers: Mapping[str, int] = MappingProxyType({})
    gone: int = 0
    discard: Sequence[str] = ()


FOE_HAND = ["BOLT", "NOVA", "LORE", "TEAR", "SURE", "ROCK"]


def begun(row: Row) -> Match:
    """The match in which something is said."""
    more = f"active = 0\ncharges = {row.charges}\ndiscard = {list(row.discard)}"
    own = side((row.active, "BIRCH", "CEDAR"), row.hand, ["BOOK"] * 9, row.gone, row.effects, more)
    foe = side(("ASH", "BIRCH", "CEDAR"), FOE_HAND, ["BOOK"] * 9)
    head = f'phase = "{row.phase}"'
    match = battle(GAME, foe, own, head) if row.first else battle(GAME, own, foe, head)
    if row.first:
        match.say(0, row.first)
    for answer in row.then:
        match.say(match.asked[0], answer)
    return match


def banned(flag: str) -> str:
    """The effect of an opponent's card that forbids something."""
    return f'[{{ card = "BAN-{flag.upper()}", owner = 1, counters = 5 }}]'


ACTIONS = [
    Row("play bolt", "not-in-hand", "KM-DEF-06"),
    Row("play spark", "powerup-alone", "KM-PWR-01", hand=["SPARK"]),
    Row("play guard", "reaction-alone", "KM-REACT-01", hand=["GUARD"]),
    Row("play book", "item-time", "KM-ITEM-03", hand=["BOOK"]),
    Row("use book", "item-time", "KM-ITEM-03", hand=["BOOK"]),
    Row("play book", "not-in-hand", "KM-DEF-06", phase="item", hand=["SALVE"]),
    Row(
        "play salve",
        "cost",
        "KM-ITEM-02",
        hand=["SALVE", "BOOK"],
        phase="item",
        charges=2,
        numbers={"cost": 3, "charges": 2},
    ),
    Row("play salve", "needs-target", "KM-ITEM-07", hand=["SALVE"], phase="item", charges=3),
    Row("play bolt", "ability-time", "KM-ACT-01", hand=["BOLT", "BOOK"], phase="item"),
    Row("play book on ash", "no-target", "KM-FX-03", hand=["BOOK"], phase="item"),
    Row("play bolt", "banned-ability", "KM-FX-08", hand=["BOLT"], effects=banned("ability")),
    Row("play wave", "element", "KM-ABL-02", hand=["WAVE"]),
    Row("play bolt", "cost", "KM-ABL-01", hand=["BOLT"], charges=3, numbers={"cost": 4, "charges": 3}),
    Row(
        "play bolt",
        "cost",
        "KM-ABL-01",
        hand=["BOLT"],
        charges=1,
        active="PRODIGY",
        numbers={"cost": 3, "charges": 1},
    ),
    Row("play bolt on ash", "no-target", "KM-FX-03", hand=["BOLT"], charges=4),
    Row("play tend", "needs-target", "KM-FX-03", hand=["TEND"]),
    Row("attack", "banned-attack", "KM-FX-08", hand=["BOLT"], effects=banned("attack")),
    Row("attack with spark", "not-in-hand", "KM-DEF-06"),
    Row("attack with bolt", "no-powerup", "KM-PWR-01", hand=["BOLT"]),
    Row("attack with tide", "element", "KM-PWR-04", hand=["TIDE"]),
    Row(
        "attack with spark", "cost", "KM-CHG-03", hand=["SPARK"], charges=2, numbers={"cost": 3, "charges": 2}
    ),
    Row("attack with spark and blaze", "one-powerup", "KM-PWR-02", hand=["SPARK", "BLAZE"]),
    Row(
        "attack with spark and blaze and rock",
        "one-powerup",
        "KM-PWR-02",
        hand=["SPARK", "BLAZE", "ROCK"],
        active="ECHO",
    ),
    Row(
        "attack with spark and rock",
        "echo-elements",
        "KM-TRAIT-ECHO-2",
        hand=["SPARK", "ROCK"],
        active="ECHO",
    ),
    Row("attack with sure and sure", "echo-elements", "KM-TRAIT-ECHO-2", hand=["SURE"] * 2, active="ECHO"),
    Row("attack with spark and spark", "not-in-hand", "KM-DEF-06", hand=["SPARK"], active="ECHO"),
    Row(
        "attack with spark and spark",
        "cost",
        "KM-CHG-03",
        hand=["SPARK"] * 2,
        charges=5,
        active="ECHO",
        numbers={"cost": 6, "charges": 5},
    ),
    Row("defend", "banned-defence", "KM-FX-08", hand=["BOLT"], effects=banned("defence")),
    Row("switch birch", "banned-switch", "KM-SUB-04", effects=banned("switch")),
    Row("switch birch", "time-switch", "KM-SUB-02"),
    Row("switch ash", "active-already", "KM-SUB-02", phase="substitution"),
    Row("switch cedar", "not-fit", "KM-EXH-09", phase="substitution", gone=1),
    Row("react guard", "time-react-with", "KM-REACT-04", hand=["GUARD"]),
    Row("react", "time-react", "KM-REACT-04", hand=["GUARD"]),
    Row("attack", "time-attack", "KM-ACT-01", phase="substitution"),
    Row("defend", "time-defend", "KM-ACT-01", phase="substitution", effects=banned("defence")),
    Row("evade", "time-evade", "KM-EVA-01", hand=["BOOK"] * 3),
    Row("blackout", "time-blackout", "KM-TRAIT-BLACKOUT-1", hand=["BOOK"] * 3, active="DARK"),
    Row("keep", "time-keep", "KM-SUB-02"),
    Row("retrieve bolt", "time-retrieve", "KM-DEFN-02", discard=["BOLT"]),
    Row("heal birch", "time-heal", "KM-EXH-05"),
    Row("discard book", "time-discard", "KM-DISC-01", hand=["BOOK"]),
]

RETRIEVING = [
    Row("retrieve bolt", "not-discarded", "KM-DEFN-02", discard=["SPARK"], then=["defend"]),
    Row("retrieve", "time-retrieve", "KM-DEFN-02", discard=["SPARK"], then=["defend"]),
    Row("retrieve book", "item-returns", "KM-ITEM-06", discard=["BOOK", "SPARK"], then=["defend"]),
]

REACTIONS = [
    Row("react spark", "no-reaction", "KM-REACT-03", hand=["SPARK", "BOOK"], first="attack"),
    Row("react guard", "not-in-hand", "KM-DEF-06", hand=["BOOK"] * 2, first="attack"),
    Row("react guard", "other-action", "KM-FX-04", hand=["GUARD", "BOOK"], first="play bolt"),
    Row("react ward", "not-at-you", "KM-REACT-12", hand=["WARD", "VEIL"], first="play lore"),
    Row("react veil", "not-ultimate", "KM-FX-04", hand=["VEIL", "BOOK"], first="play nova"),
    Row("react leap", "evade-ultimate", "KM-ABL-06", hand=["LEAP", "WARD"], first="play nova"),
    Row("react leap", "evade-not-aimed", "KM-EVA-03", hand=["LEAP", "VEIL"], first="play lore"),
    Row("react leap", "evade-never", "KM-EVA-05", hand=["LEAP", "GUARD"], first="attack with sure"),
    Row("react mist", "element", "KM-DEF-11", hand=["MIST", "BOOK"], first="attack"),
    Row(
        "react guard",
        "cost",
        "KM-CHG-03",
        hand=["GUARD", "BOOK"],
        charges=2,
        first="attack",
        numbers={"cost": 3, "charges": 2},
    ),
    Row("react dear", "few-cards", "KM-FX-04", hand=["DEAR", "BOOK"], first="attack", numbers={"count": 2}),
    Row(
        "react dear",
        "cost",
        "KM-CHG-03",
        hand=["DEAR", "BOOK"],
        charges=2,
        first="attack",
        numbers={"cost": 3, "charges": 2},
    ),
    Row("evade", "evade-not-aimed", "KM-EVA-03", hand=["VEIL", "BOOK"], first="play lore"),
    Row("evade", "evade-ultimate", "KM-ABL-06", hand=["WARD", "BOOK"], first="play nova"),
    Row("evade", "evade-never", "KM-EVA-05", hand=["GUARD", "BOOK"], first="attack with sure"),
    Row(
        "evade", "banned-evasion", "KM-FX-08", hand=["GUARD", "BOOK"], effects=banned("evade"), first="attack"
    ),
    Row("evade", "few-cards", "KM-EVA-01", hand=["GUARD"], first="attack", numbers={"count": 2}),
    Row("blackout", "no-blackout", "KM-TRAIT-BLACKOUT-1", hand=["WARD"] * 3, first="play bolt"),
    Row(
        "blackout", "blackout-what", "KM-TRAIT-BLACKOUT-1", hand=["GUARD"] * 3, active="DARK", first="attack"
    ),
    Row(
        "blackout",
        "few-cards",
        "KM-TRAIT-BLACKOUT-1",
        hand=["WARD"] * 2,
        active="DARK",
        first="play bolt",
        numbers={"count": 3},
    ),
    Row("attack", "time-attack", "KM-ACT-01", hand=["GUARD"], first="attack"),
]

PRICES = [
    Row(
        "evade book",
        "count",
        "KM-EVA-01",
        hand=["BOOK"] * 3,
        first="attack",
        then=["evade"],
        numbers={"count": 2},
    ),
    Row(
        "blackout book book",
        "count",
        "KM-TRAIT-BLACKOUT-1",
        hand=["BOOK"] * 4,
        active="DARK",
        first="play bolt",
        then=["blackout"],
        numbers={"count": 3},
    ),
    Row(
        "discard book",
        "count",
        "KM-FX-04",
        hand=["DEAR", *["BOOK"] * 3],
        first="attack",
        then=["react dear"],
        numbers={"count": 2},
    ),
    Row(
        "discard book",
        "count",
        "KM-DISC-01",
        hand=["BOOK"] * 3,
        first="play tear",
        then=["pass"],
        numbers={"count": 2},
    ),
    Row(
        "discard book", "count", "KM-END-05", hand=["BOOK"] * 7, then=["attack", "pass"], numbers={"count": 3}
    ),
]


@pytest.mark.parametrize(
    "row", [*ACTIONS, *RETRIEVING, *REACTIONS, *PRICES], ids=lambda row: f"{row.said}: {row.key}"
)
def test_the_reason_is_told(row: Row) -> None:
    match = begun(row)
    seat = 1 if row.first else 0
    with pytest.raises(RefusedAnswer) as refusal:
        match.say(seat, row.said)
    phrase = refusal.value.phrase
    assert (phrase.key, phrase.clause) == (f"kmon-why-{row.key}", row.clause)
    assert {name: value for name, value in phrase.args.items() if isinstance(value, int)} == row.numbers


def test_a_ban_is_told_only_where_it_lies() -> None:
    """KM-FX-08: what is said wrongly is not refused for a ban that is not there."""
    match = begun(Row("defend ash", "", "", hand=["BOLT"]))
    with pytest.raises(RefusedAnswer) as refusal:
        match.say(0, "defend ash")
    assert refusal.value.phrase.key != "kmon-why-banned-defence"
