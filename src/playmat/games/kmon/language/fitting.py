"""Conditions on the fields of a card (KM-FX-02 to KM-FX-08): what is printed is what is done.

The sentences of a card are made from its operations. A field that they do not show, or that has no part in
what the card does, would make them untrue; such a card is refused, with the fix.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playmat.cards.operation import THINGS, Card, Rule, same_things
from playmat.kernel.documents.lines import Path

PROGRAMS: Final = ("effects", "before", "on_success", "instead")
AIMED: Final = ("break_defence", "force_switch", "damage_each")
"""Operations that act on the opposing active K-Mon without a word that says so."""

ANSWERING: Final = ("counter", "evade", "neutralise", "reduce")
"""Operations that are about the answered action."""

TARGETED: Final = frozenset({"attack", "ability"})
"""The types of cards that can be aimed at a K-Mon."""

PARTS: Final = ("attack_bonus", "flags", "before", "on_success")
"""The parts of a power-up that belong to the attack itself."""

SILENCED: Final = (
    ("no_attack", "attack_damage"),
    ("no_attack", "attack_charges"),
    ("no_ability", "ability_cost"),
    ("no_attack", "tick_when_attacking"),
)
"""Continuous flags, each with a key that means nothing beside it."""

TICKS_ALSO: Final = ("tick_when_hit", "tick_when_attacking")
"""Continuous flags that say when else a tick happens."""

HOLDING: Final = ("if", "choose")
"""Operations that hold others, which are carried out later or not at all."""

HELD: Final = ("do", *THINGS)
"""The programs that operations hold."""

CANCELLING: Final = ANSWERING[1:]
"""Operations that stand by themselves: everybody sees in advance what a card cancels."""

FEW: Final = ("own_exhausted", "opp_exhausted")
"""Counts that are 2 at most: with the third K-Mon a battle is over."""


def operations(card: Card) -> Iterator[tuple[Path, Card]]:
    """The operations of a card with their places, those inside others too."""
    for name in PROGRAMS:
        for place, one in enumerate(card.get(name, [])):
            yield (name, str(place)), one
            yield from inside((name, str(place)), one)


def inside(path: Path, one: Card) -> Iterator[tuple[Path, Card]]:
    """The operations that an operation holds, with their places, and those that these hold."""
    for name in HELD:
        for place, held in enumerate(one.get(name, ())):
            yield (*path, name, str(place)), held
            yield from inside((*path, name, str(place)), held)


def named(card: Card, *names: str) -> list[Path]:
    """The places of the operations with some names."""
    return [path for path, one in operations(card) if one["op"] in names]


def to(card: Card, word: str) -> list[Path]:
    """The places of the operations that act on some K-Mon."""
    return [(*path, "to") for path, one in operations(card) if one.get("to") == word]


def at_opponent(card: Card) -> list[Path]:
    """The places of the operations that act on the opposing active K-Mon."""
    return to(card, "opp_active") + to(card, "opp_all") + named(card, *AIMED)


# ---- K-Mons ----------------------------------------------------------------------------------------------


def equal_elements(card: Card) -> Iterator[Path]:
    """Both elements are one."""
    if card["primary"] == card["secondary"]:
        yield ("secondary",)


def value_for_nothing(card: Card) -> Iterator[Path]:
    """A trait that has no value has one."""
    if card["trait"] != "incandescent" and card["trait_value"] > 0:
        yield ("trait_value",)


def value_missing(card: Card) -> Iterator[Path]:
    """Incandescent has no value."""
    if card["trait"] == "incandescent" and card["trait_value"] == 0:
        yield ("trait_value",)


# ---- all cards of a deck ---------------------------------------------------------------------------------


def does_nothing(card: Card) -> Iterator[Path]:
    """There is no operation."""
    if not card["effects"]:
        yield ("effects",)


def stays_for_nothing(card: Card) -> Iterator[Path]:
    """An attached effect that does nothing."""
    for path, one in operations(card):
        if one["op"] == "attach" and not one["tick"] and not any(one["static"].values()):
            yield path


def heals_what_cannot_heal(card: Card) -> Iterator[Path]:
    """An attached effect that heals, and forbids healing."""
    for path, one in operations(card):
        if one["op"] == "attach" and one["static"].get("no_heal"):
            yield from ((*path, "tick") for tick in one["tick"] if tick["op"] == "heal")


def changes_what_cannot_be(card: Card) -> Iterator[Path]:
    """An attached effect that changes what it forbids."""
    for path, one in operations(card):
        static = one.get("static", {})
        for flag, number in SILENCED:
            if static.get(flag) and static.get(number):
                yield (*path, "static", number)


def ticks_for_nothing(card: Card) -> Iterator[Path]:
    """An attached effect says when else its tick happens, and has none."""
    for path, one in operations(card):
        if one["op"] == "attach" and not one["tick"]:
            yield from ((*path, "static", flag) for flag in TICKS_ALSO if one["static"].get(flag))


def blunt_thorns(card: Card) -> Iterator[Path]:
    """Thorns that would heal."""
    for path, one in operations(card):
        if one.get("static", {}).get("thorns", 0) < 0:
            yield (*path, "static", "thorns")


def ends_early(card: Card) -> Iterator[Path]:
    """Something stands behind an operation that holds others: its text would read as one of them."""
    for name in PROGRAMS:
        program = card.get(name, [])
        followed = program if name == "before" else program[:-1]
        for place, one in enumerate(followed):
            if one["op"] in HOLDING:
                yield (name, str(place))
    for path, one in operations(card):
        for name in HELD:
            for place, held in enumerate(one.get(name, ())[:-1]):
                if held["op"] in HOLDING:
                    yield (*path, name, str(place))


def holds_nothing(card: Card) -> Iterator[Path]:
    """An operation that holds others holds none."""
    for path, one in operations(card):
        yield from ((*path, name) for name in ("do", *THINGS[:2]) if one.get(name) == [])


def held_inside(card: Card) -> Iterator[Path]:
    """An operation that must stand by itself stands inside another, or one of a kind inside its own."""
    found: list[Path] = []
    for path, one in operations(card):
        never = (*CANCELLING, "attach") if one["op"] == "if" else CANCELLING
        found += [place for place, held in inside(path, one) if held["op"] in (*never, one["op"])]
    yield from dict.fromkeys(found)


def chooses_among_the_same(card: Card) -> Iterator[Path]:
    """Two of the things that can be chosen are the same."""
    yield from same_things(operations(card))


def scales_for_nothing(card: Card) -> Iterator[Path]:
    """An amount for each of something is not more for two than for one."""
    for path, one in operations(card):
        if "most" in one and one["most"] <= one["amount"]:
            yield (*path, "most")


def grows_no_further(card: Card) -> Iterator[Path]:
    """An amount for each exhausted K-Mon is bounded by more than it can come to."""
    for path, one in operations(card):
        if "most" in one and one["of"] in FEW and one["most"] > 2 * one["amount"]:
            yield (*path, "most")


def holds_always(card: Card) -> Iterator[Path]:
    """A condition that is always so, or never."""
    for path, one in operations(card):
        if one["op"] == "if":
            least = one["is"] == "at_least"
            few = one["of"] in FEW and one["amount"] > (2 if least else 1)
            if few or (least and one["amount"] == 0):
                yield (*path, "amount")


# ---- abilities and items ---------------------------------------------------------------------------------


def two_targets(card: Card) -> Iterator[Path]:
    """It acts on the opposing active K-Mon and on one that is chosen."""
    if at_opponent(card):
        yield from to(card, "own_one")


def not_aimed(card: Card) -> Iterator[Path]:
    """It acts on the opposing active K-Mon and does not say so."""
    if at_opponent(card) and not to(card, "own_one") and card["target"] != "opp_active":
        yield ("target",)


def aimed_for_nothing(card: Card) -> Iterator[Path]:
    """It says that it is aimed at the opposing active K-Mon, and does nothing to it."""
    if card["target"] == "opp_active" and not at_opponent(card):
        yield ("target",)


def not_chosen(card: Card) -> Iterator[Path]:
    """It acts on a K-Mon that is chosen, and nothing says that one is."""
    if to(card, "own_one") and not at_opponent(card) and card["target"] != "own_one":
        yield ("target",)


def chosen_for_nothing(card: Card) -> Iterator[Path]:
    """A K-Mon is chosen, and nothing is done to it."""
    if card["target"] == "own_one" and not to(card, "own_one"):
        yield ("target",)


def answers_nothing(card: Card) -> Iterator[Path]:
    """It is about an answered action, and answers none."""
    yield from named(card, *ANSWERING)


# ---- reactions -------------------------------------------------------------------------------------------


def chooses_nothing(card: Card) -> Iterator[Path]:
    """It acts on a K-Mon that is chosen, where nobody chooses one."""
    yield from to(card, "own_one")


def damage_that_counters(card: Card) -> Iterator[Path]:
    """It deals its damage to the opposing active K-Mon in the words of an ability."""
    for path, one in operations(card):
        if one["op"] == "damage" and one["to"] == "opp_active":
            yield path


def cancels_twice(card: Card) -> Iterator[Path]:
    """It evades or reduces what it neutralises, or reduces what it evades."""
    cancelled = named(card, "neutralise") + named(card, "evade")
    if cancelled:
        yield from cancelled[1:] + named(card, "reduce")


def evades_what_cannot_be(card: Card) -> Iterator[Path]:
    """It evades what is not aimed at a K-Mon."""
    trigger = card["trigger"]
    if named(card, "evade") and not (trigger["targeting_me"] and TARGETED.issuperset(trigger["to"])):
        yield ("trigger",)


def evades_ultimates(card: Card) -> Iterator[Path]:
    """It says that it answers Ultimates, which cannot be evaded."""
    trigger = card["trigger"]
    if named(card, "evade") and "ability" in trigger["to"] and not trigger["exclude_ultimate"]:
        yield ("trigger", "exclude_ultimate")


def spares_for_nothing(card: Card) -> Iterator[Path]:
    """It excludes Ultimates, and answers no ability."""
    if card["trigger"]["exclude_ultimate"] and "ability" not in card["trigger"]["to"]:
        yield ("trigger", "exclude_ultimate")


def targets_nobody(card: Card) -> Iterator[Path]:
    """It answers only what targets the active K-Mon, and something among it never does."""
    if card["trigger"]["targeting_me"] and not TARGETED.issuperset(card["trigger"]["to"]):
        yield ("trigger", "to")


def always_targets(card: Card) -> Iterator[Path]:
    """It answers attacks alone, each of which targets the active K-Mon, and does not say so."""
    if card["trigger"]["to"] == ["attack"] and not card["trigger"]["targeting_me"]:
        yield ("trigger", "targeting_me")


def reduces_a_defence(card: Card) -> Iterator[Path]:
    """It reduces the damage of a defence."""
    if named(card, "reduce") and "defence" in card["trigger"]["to"]:
        yield ("trigger", "to")


# ---- power-ups -------------------------------------------------------------------------------------------


def elemental_replacement(card: Card) -> Iterator[Path]:
    """An assault replaces the attack that it should make elemental."""
    if card["replaces"] and card["element"] != "generic":
        yield ("replaces",)


def parts_of_nothing(card: Card) -> Iterator[Path]:
    """It replaces the attack and adds to it."""
    if card["replaces"]:
        yield from ((name,) for name in PARTS if card[name])


def replaced_by_nothing(card: Card) -> Iterator[Path]:
    """It replaces the attack and does nothing instead."""
    if card["replaces"] and not card["instead"]:
        yield ("instead",)


def instead_of_nothing(card: Card) -> Iterator[Path]:
    """It does something instead of the attack, and does not replace it."""
    if card["instead"] and not card["replaces"]:
        yield ("instead",)


def adds_nothing(card: Card) -> Iterator[Path]:
    """A generic power-up changes nothing."""
    if card["element"] == "generic" and not card["replaces"] and not any(card[name] for name in PARTS):
        yield ("attack_bonus",)


EVERY: Final = (
    Rule("kmon-card-stays", "KM-FX-08", stays_for_nothing),
    Rule("kmon-card-no-heal", "KM-FX-08", heals_what_cannot_heal),
    Rule("kmon-card-silenced", "KM-FX-08", changes_what_cannot_be),
    Rule("kmon-card-thorns", "KM-FX-08", blunt_thorns),
    Rule("kmon-card-ticks", "KM-FX-24", ticks_for_nothing),
    Rule("kmon-card-most", "KM-FX-18", scales_for_nothing),
    Rule("kmon-card-most-few", "KM-FX-18", grows_no_further),
    Rule("kmon-card-always", "KM-FX-19", holds_always),
    Rule("kmon-card-holds", "KM-FX-19", holds_nothing),
    Rule("kmon-card-inside", "KM-FX-19", held_inside),
    Rule("kmon-card-last", "KM-FX-19", ends_early),
    Rule("kmon-card-things", "KM-FX-22", chooses_among_the_same),
)
PLAYED: Final = (
    Rule("kmon-card-nothing", "KM-FX-01", does_nothing),
    Rule("kmon-card-two-targets", "KM-FX-03", two_targets),
    Rule("kmon-card-not-aimed", "KM-FX-03", not_aimed),
    Rule("kmon-card-aimed", "KM-FX-03", aimed_for_nothing),
    Rule("kmon-card-not-chosen", "KM-FX-03", not_chosen),
    Rule("kmon-card-chosen", "KM-FX-03", chosen_for_nothing),
    Rule("kmon-card-answers", "KM-FX-04", answers_nothing),
    *EVERY,
)
RULES: Final = {
    "kmon": (
        Rule("kmon-card-elements", "KM-DEF-02", equal_elements),
        Rule("kmon-card-value", "KM-FX-02", value_for_nothing),
        Rule("kmon-card-incandescent", "KM-FX-02", value_missing),
    ),
    "ability": PLAYED,
    "reaction": (
        Rule("kmon-card-nothing", "KM-FX-01", does_nothing),
        Rule("kmon-card-no-choice", "KM-FX-03", chooses_nothing),
        Rule("kmon-card-counter", "KM-DMG-06", damage_that_counters),
        Rule("kmon-card-cancelled", "KM-REACT-08", cancels_twice),
        Rule("kmon-card-evades", "KM-EVA-01", evades_what_cannot_be),
        Rule("kmon-card-evades-ultimates", "KM-ABL-06", evades_ultimates),
        Rule("kmon-card-spares", "KM-FX-04", spares_for_nothing),
        Rule("kmon-card-targets", "KM-REACT-12", targets_nobody),
        Rule("kmon-card-attacks-target", "KM-REACT-12", always_targets),
        Rule("kmon-card-reduces", "KM-FX-06", reduces_a_defence),
        *EVERY,
    ),
    "powerup": (
        Rule("kmon-card-replaces", "KM-PWR-06", elemental_replacement),
        Rule("kmon-card-parts", "KM-ATK-07", parts_of_nothing),
        Rule("kmon-card-instead-missing", "KM-PWR-06", replaced_by_nothing),
        Rule("kmon-card-instead", "KM-PWR-06", instead_of_nothing),
        Rule("kmon-card-adds", "KM-PWR-05", adds_nothing),
        Rule("kmon-card-no-choice", "KM-FX-03", chooses_nothing),
        Rule("kmon-card-answers", "KM-FX-04", answers_nothing),
        *EVERY,
    ),
    "item": PLAYED,
}
"""By card type, what its fields must be together."""
