"""Cards drawn at random from the whole language; the checker refuses those that do not fit together."""

from __future__ import annotations

import tomli_w
from tests.kmon.oracle.things import Plain

from playmat.cards.game import CardGame
from playmat.kernel.errors import PlaymatError
from playmat.kernel.rng import Stream

ELEMENTS = ("ice", "grass", "earth", "electric", "ghost", "air", "water", "fire", "generic")
TARGETS = ("opp_active", "own_active", "own_one", "none")
ACTIONS = ("attack", "ability", "defence", "reaction", "evasion")
NUMBERS = ("attack_damage", "ability_damage", "attack_taken", "ability_taken", "damage_taken", "ability_cost")
FLAGS = ("no_attack", "no_ability", "no_defence", "no_switch", "no_evade", "no_heal", "trait_off")
MOMENTS = ("tick_when_hit", "tick_when_attacking")
PLAIN_OPERATIONS = ("recoil", "gain_charges", "drain_charges", "steal_charges", "draw", "mill", "heal")
OTHER_OPERATIONS = (
    *("damage", "opp_discard", "retrieve", "switch_self", "force_switch", "attach", "cleanse"),
    *("take_defence", "break_defence", "peek_hand", "damage_each", "heal_each", "gain_each", "draw_each"),
)
COUNTS = (
    *("own_charges", "opp_charges", "own_hand", "opp_hand"),
    *("own_exhausted", "opp_exhausted", "own_damage", "opp_damage"),
)
ANSWERING = ("counter", "neutralise", "evade", "reduce")


def among(stream: Stream, things: tuple[str, ...]) -> str:
    """One of some words."""
    return things[int(stream.below(len(things)))]


def some(stream: Stream, things: tuple[str, ...]) -> list[str]:
    """One or more of some words."""
    found = [thing for thing in things if stream.below(3) == 0]
    return found or [among(stream, things)]


def operation(stream: Stream, target: str, names: tuple[str, ...]) -> Plain:
    """One operation of a card with a target."""
    name = among(stream, names)
    op: Plain = {"op": name}
    if name in (*PLAIN_OPERATIONS, "damage", "counter", "reduce", "opp_discard", "mill", "retrieve"):
        op["amount"] = 1 + int(stream.below(3))
    own = "own_one" if target == "own_one" else "own_active"
    if name == "damage":
        op["to"] = among(stream, ("opp_active", "opp_active", "opp_bench_all", "opp_bench_one"))
    elif name == "heal":
        op["to"] = among(stream, (own, "own_all"))
    elif name == "opp_discard":
        op["mode"] = among(stream, ("owner_choice", "random"))
    elif name == "retrieve":
        op["types"] = some(stream, ("ability", "reaction", "powerup"))
    elif name == "switch_self":
        op["optional"] = stream.below(2) == 0
    elif name == "force_switch":
        op["chooser"] = among(stream, ("owner", "actor"))
    elif name == "attach":
        op |= {"kind": among(stream, ("buff", "debuff")), "duration": 1 + int(stream.below(3))}
        theirs = among(stream, ("opp_active", "opp_active", "opp_all"))
        op["to"] = (
            theirs if target == "opp_active" and stream.below(3) else among(stream, (own, own, "own_all"))
        )
        op |= lasting(stream)
    elif name == "cleanse":
        op["what"] = among(stream, ("buff", "debuff"))
        op["to"] = among(stream, ("opp_active", own))
        op["amount"] = "all" if stream.below(2) else 1 + int(stream.below(2))
    elif name.endswith("_each"):
        op |= {"amount": 1 + int(stream.below(2)), "of": among(stream, COUNTS)}
        op["most"] = op["amount"] + 1 + int(stream.below(4))
    return op


def condition(stream: Stream, target: str, names: tuple[str, ...]) -> Plain:
    """A condition with one or two operations."""
    held = [operation(stream, target, names) for _ in range(1 + int(stream.below(2)))]
    side = among(stream, ("at_least", "at_most"))
    amount = int(stream.below(4)) if side == "at_most" else 1 + int(stream.below(4))
    return {"op": "if", "of": among(stream, COUNTS), "is": side, "amount": amount, "do": held}


def choice(stream: Stream, target: str, names: tuple[str, ...]) -> Plain:
    """Two or three things to choose among, now and then under a condition, or one of them under one."""
    sizes = [1 + int(stream.below(2)) for _ in range(2 + int(stream.below(2)))]
    things = [[operation(stream, target, names) for _ in range(size)] for size in sizes]
    if stream.below(4) == 0:
        things[0][1:] = [condition(stream, target, names)]
    op: Plain = {"op": "choose", "chooser": among(stream, ("actor", "actor", "opponent"))}
    op |= dict(zip(("one", "two", "three"), things, strict=False))
    if stream.below(4) == 0:
        held = condition(stream, target, names)
        return held | {"do": [op]}
    return op


def lasting(stream: Stream) -> Plain:
    """The tick and the static part of an effect."""
    found: Plain = {"static": {}}
    if stream.below(3) == 0:
        tick = among(stream, ("damage", "heal", "lose_charges", "gain_charges"))
        found["tick"] = [{"op": tick, "amount": 1 + int(stream.below(3))}]
        if stream.below(2):
            found["static"] |= dict.fromkeys(some(stream, MOMENTS), True)
    if stream.below(2):
        found["static"][among(stream, NUMBERS)] = (1, 2, 3, -1, -2, -3)[int(stream.below(6))]
    if stream.below(6) == 0:
        found["static"]["thorns"] = 1 + int(stream.below(2))
    if stream.below(6) == 0:
        found["static"]["attack_charges"] = (1, -1, -3)[int(stream.below(3))]
    if stream.below(2):
        found["static"][among(stream, FLAGS)] = True
    return found


def program(stream: Stream, target: str, names: tuple[str, ...]) -> list[Plain]:
    """One to three operations, or one and a condition; now and then a question to the opponent.

    The table is compared at questions: without one, a settlement hides what was done to the fallen.
    """
    found = [operation(stream, target, names) for _ in range(1 + int(stream.below(3)))]
    asks = stream.below(4) == 0
    if stream.below(3) == 0:
        found[1:] = [condition(stream, target, names)]
    elif stream.below(4) == 0:
        found[1:] = [choice(stream, target, names)]
    if asks:
        found[1:1] = [{"op": "opp_discard", "amount": 1, "mode": "owner_choice"}]
    return found


def drawn_card(stream: Stream, code: str) -> Plain:
    """A card; whether its fields fit together is the checker's business."""
    kind = among(stream, ("ability", "ability", "reaction", "reaction", "powerup", "powerup", "item"))
    card: Plain = {"code": code, "type": kind, "name": {"en": code}, "cost": int(stream.below(3))}
    names = (*PLAIN_OPERATIONS, *OTHER_OPERATIONS)
    if kind != "item":
        card["element"] = among(stream, ELEMENTS)
    if kind in ("ability", "item"):
        card["target"] = among(stream, TARGETS)
        card["effects"] = program(stream, card["target"], names)
        card["extra_cost"] = {"discard": 1 + int(stream.below(2))} if stream.below(4) == 0 else {}
        if kind == "ability":
            card["ultimate"] = stream.below(4) == 0
    elif kind == "reaction":
        card["trigger"] = {"to": some(stream, ACTIONS), "targeting_me": stream.below(2) == 0}
        card["trigger"]["exclude_ultimate"] = stream.below(2) == 0
        card["extra_cost"] = {"discard": 1 + int(stream.below(2))} if stream.below(4) == 0 else {}
        card["effects"] = program(stream, "opp_active", (*ANSWERING, *names))
    else:
        card["attack_bonus"] = int(stream.below(4))
        card["flags"] = some(stream, ("unevadable", "ignore_defence")) if stream.below(3) == 0 else []
        if stream.below(5) == 0:
            card |= {"element": "generic", "attack_bonus": 0, "flags": [], "replaces": True}
            card["instead"] = program(stream, "opp_active", names)
        else:
            for part in ("before", "on_success"):
                if stream.below(2):
                    card[part] = program(stream, "opp_active", names)
    return card


def set_of(cards: list[Plain]) -> str:
    """A file of cards."""
    return tomli_w.dumps({"set": "DRAWN", "name": {"en": "Drawn"}, "card": cards})


def drawn_set(stream: Stream, game: CardGame, wanted: int) -> tuple[CardGame, dict[str, Plain]]:
    """A game with so many drawn cards beside its own, and those cards."""
    found: dict[str, Plain] = {}
    tried = 0
    while len(found) < wanted:
        tried += 1
        card = drawn_card(stream, f"D-{tried}")
        try:
            game.with_sets(("drawn.toml", set_of([card])))
        except PlaymatError:
            continue
        found[card["code"]] = card
    return game.with_sets(("drawn.toml", set_of(list(found.values())))), found
