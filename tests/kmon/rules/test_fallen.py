"""The effects of a card on a K-Mon it has just felled: with each operation that could touch one."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from tests.kmon.own import battle, card, game_of, kmon, side

from playmat.games.kmon.language.vocabulary import ATTACH_TO, CLEANSE_TO, HEAL_TO, KINDS, OPERATIONS

TOUCHING = {
    **{f"heal-{to}": f'op = "heal", amount = 9, to = "{to}"' for to in HEAL_TO},
    **{
        f"attach-{kind}-{to}": f'op = "attach", kind = "{kind}", duration = 9, to = "{to}"'
        for kind, to in product(KINDS, ATTACH_TO)
    },
    **{
        f"cleanse-{kind}-{to}": f'op = "cleanse", what = "{kind}", to = "{to}"'
        for kind, to in product(KINDS, CLEANSE_TO)
    },
    "heal_each": 'op = "heal_each", amount = 3, of = "own_hand", most = 9',
    "if": 'op = "if", of = "own_hand", is = "at_least", amount = 1, do = [{ op = "heal", amount = 9 }]',
    "choose": 'op = "choose", one = [{ op = "heal", amount = 9 }], two = [{ op = "take_defence" }]',
    "switch_self": 'op = "switch_self"',
    "force_switch-owner": 'op = "force_switch", chooser = "owner"',
    "force_switch-actor": 'op = "force_switch", chooser = "actor"',
    "take_defence": 'op = "take_defence"',
}
"""Operations that heal, move or substitute a K-Mon, give or take its effects, by the K-Mon they can mean."""

NOT_TOUCHING = {
    *("damage", "counter", "recoil", "gain_charges", "drain_charges", "steal_charges", "draw", "opp_discard"),
    *("mill", "retrieve", "break_defence", "neutralise", "evade", "reduce", "peek_hand"),
    *("damage_each", "gain_each", "draw_each"),
}
"""Operations that do none of it."""

FELLS, GRAZES = 30, 1
ASKS = 'op = "opp_discard", amount = 1'
"""The opponent is asked before anything is settled, so that one sees what was done."""


def theirs(touching: str) -> bool:
    """Return whether an operation means the opposing active K-Mon."""
    return "opp_" in touching or touching.startswith("force_switch")


def code_of(amount: int, touching: str) -> str:
    """The code of the card that damages a K-Mon and then touches it."""
    return f"{amount}-{touching}".upper().replace("_", "-")


def striking(amount: int, touching: str) -> str:
    """The card: damage to the K-Mon that is meant, the operation, the question."""
    strike = f'op = "{"damage" if theirs(touching) else "recoil"}", amount = {amount}'
    target = "own_one" if "own_one" in touching else "opp_active"
    does = f"[{{ {strike} }}, {{ {TOUCHING[touching]} }}, {{ {ASKS} }}]"
    return card(code_of(amount, touching), "ability", f'target = "{target}"\neffects = {does}')


def lasting(code: str, kind: str) -> str:
    """A card that lies on a K-Mon."""
    lasts = f'op = "attach", kind = "{kind}", duration = 40, to = "own_active"'
    return card(code, "item", f"effects = [{{ {lasts} }}]")


GAME = game_of(
    kmon("ASH", hp=20),
    card("FILLER", "powerup"),
    lasting("HELP", "buff"),
    lasting("HARM", "debuff"),
    *(striking(amount, touching) for amount, touching in product((FELLS, GRAZES), TOUCHING)),
)
WOUNDED = '[{ card = "HELP" }, { card = "HARM" }]\ndamage = 5'


def struck(amount: int, touching: str) -> tuple[Any, Any]:
    """The side whose active K-Mon is damaged and then touched, and that K-Mon; nothing is settled yet."""
    played = code_of(amount, touching)
    team, filler = ("ASH", "ASH", "ASH"), ["FILLER"] * 3
    match = battle(
        GAME,
        side(team, [played, *filler], filler, gone=1, effects=WOUNDED),
        side(team, filler, filler, gone=1, effects=WOUNDED),
    )
    if "own_one" in touching:
        match.say(0, f"play {played.lower()} on ash")
    else:
        match.say(0, f"play {played.lower()}")
        match.say(1, "pass")  # what is aimed at their K-Mon can be evaded
    if touching == "choose":
        match.say(0, "first")
    assert [item.word for item in match.window(1).items] == ["filler", "filler.2", "filler.3"]
    hurt = match.game.dump(match.state)["seats"][1 if theirs(touching) else 0]
    return hurt, hurt["team"][0]


def as_it_was(hurt: Any, kmon: Any, amount: int) -> bool:
    """Return whether a K-Mon has been damaged, and nothing more."""
    lies = [effect["card"] for effect in kmon["effects"]]
    return (
        hurt["active"] == 0
        and not hurt["defending"]
        and kmon["damage"] == 5 + amount
        and lies == ["HELP", "HARM"]
    )


def test_every_operation_is_named() -> None:
    """KM-EXH-02: whoever adds an operation says here whether it could touch a fallen K-Mon."""
    touching = {name.partition("-")[0] for name in TOUCHING}
    assert touching.isdisjoint(NOT_TOUCHING)
    assert touching | NOT_TOUCHING == {operation.word for operation in OPERATIONS}


@pytest.mark.parametrize("touching", TOUCHING)
def test_a_fallen_one_is_left_as_it_is(touching: str) -> None:
    """KM-EXH-02, KM-FX-10, KM-FX-12, KM-FX-16: not healed or moved, given no effects, freed of none."""
    assert as_it_was(*struck(FELLS, touching), FELLS)


@pytest.mark.parametrize("touching", TOUCHING)
def test_one_that_stands_is_touched(touching: str) -> None:
    """KM-FX-10, KM-FX-12, KM-FX-16: the same card does to a K-Mon that stands what it says."""
    assert not as_it_was(*struck(GRAZES, touching), GRAZES)
