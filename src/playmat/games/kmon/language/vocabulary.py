"""The card language of K-Mon: chapter 20 of the rules as a vocabulary (KM-FX-01 to KM-FX-23)."""

from __future__ import annotations

from typing import Final

from playmat.cards.decks import MAX_COPIES
from playmat.cards.operation import (
    Field,
    Operation,
    Shape,
    Vocabulary,
    codes,
    continuous,
    counts,
    flag,
    names,
    number,
    program,
    table,
    text,
    word,
    words,
)
from playmat.games.kmon.language.codes import (
    ANSWER_WORDS,
    COUNT_WORDS,
    ELEMENT_WORDS,
    FLAG_WORDS,
    NUMBER_WORDS,
    TARGET_WORDS,
    TRAIT_WORDS,
    TYPE_WORDS,
    Op,
)
from playmat.games.kmon.language.fitting import RULES

AMOUNT: Final = Field("amount", number(1, 30))
EFFECTS: Final = "effects"
TICK: Final = "tick"
RETRIEVABLE: Final = ("ability", "reaction", "powerup")
"""The types a card can bring back; an item never returns (KM-ITEM-06)."""

HEAL_TO: Final = ("own_active", "own_one", "own_all")
CLEANSE_TO: Final = ("opp_active", "own_active", "own_one")
ATTACH_TO: Final = (*CLEANSE_TO, "own_all", "opp_all")
DAMAGE_TO: Final = ("opp_active", "opp_bench_all", "opp_bench_one")
KINDS: Final = ("buff", "debuff")
SIDES_OF_A_NUMBER: Final = ("at_least", "at_most")
OF: Final = Field("of", word(*COUNT_WORDS))
EACH: Final = (AMOUNT, OF, Field("most", number(1, 30)))
"""The fields of an amount that is counted (KM-FX-18)."""

OPERATIONS: Final = (
    Operation("damage", Op.DAMAGE, (AMOUNT, Field("to", word(*DAMAGE_TO), "opp_active")), skips=True),
    Operation("counter", Op.COUNTER, (AMOUNT,)),
    Operation("recoil", Op.RECOIL, (AMOUNT,), skips=True),
    Operation("heal", Op.HEAL, (AMOUNT, Field("to", word(*HEAL_TO), "own_active")), skips=True),
    Operation("gain_charges", Op.GAIN_CHARGES, (AMOUNT,)),
    Operation("drain_charges", Op.DRAIN_CHARGES, (AMOUNT,), skips=True),
    Operation("steal_charges", Op.STEAL_CHARGES, (AMOUNT,), skips=True),
    Operation("draw", Op.DRAW, (AMOUNT,), discloses=True, skips=True),
    Operation(
        "opp_discard",
        Op.OPP_DISCARD,
        (AMOUNT, Field("mode", word("owner_choice", "random"), "owner_choice")),
        discloses=True,
    ),
    Operation("mill", Op.MILL, (AMOUNT,), discloses=True, tells="milled KM-DISC-03"),
    Operation(
        "retrieve",
        Op.RETRIEVE,
        (AMOUNT, Field("types", words(*RETRIEVABLE))),
        tells="retrieved KM-FX-15",
    ),
    Operation("switch_self", Op.SWITCH_SELF, (Field("optional", flag(), False),)),
    Operation(
        "force_switch", Op.FORCE_SWITCH, (Field("chooser", word("owner", "actor"), "owner"),), skips=True
    ),
    Operation(
        "attach",
        Op.ATTACH,
        (
            Field("kind", word(*KINDS)),
            Field("duration", number(1, 40)),
            Field("to", word(*ATTACH_TO)),
            Field("tick", program(TICK), []),
            Field("static", continuous(), {}),
        ),
        once=True,
        skips=True,
    ),
    Operation(
        "cleanse",
        Op.CLEANSE,
        (
            Field("what", word(*KINDS)),
            Field("to", word(*CLEANSE_TO), "own_active"),
            Field("amount", number(1, 30, "all"), "all"),
        ),
        skips=True,
    ),
    Operation("take_defence", Op.TAKE_DEFENCE, once=True),
    Operation("break_defence", Op.BREAK_DEFENCE, once=True, skips=True),
    Operation("neutralise", Op.NEUTRALISE, once=True),
    Operation("evade", Op.EVADE, once=True),
    Operation("reduce", Op.REDUCE, (AMOUNT,)),
    Operation("peek_hand", Op.PEEK_HAND, discloses=True, once=True, tells="peeked KM-FX-17"),
    Operation("damage_each", Op.DAMAGE_EACH, EACH),
    Operation("heal_each", Op.HEAL_EACH, EACH),
    Operation("gain_each", Op.GAIN_EACH, EACH),
    Operation("draw_each", Op.DRAW_EACH, EACH, discloses=True),
    Operation(
        "if",
        Op.IF,
        (
            OF,
            Field("is", word(*SIDES_OF_A_NUMBER), "at_least"),
            Field("amount", number(0, 30)),
            Field("do", program(EFFECTS)),
        ),
    ),
    Operation(
        "choose",
        Op.CHOOSE,
        (
            Field("chooser", word("actor", "opponent"), "actor"),
            Field("one", program(EFFECTS)),
            Field("two", program(EFFECTS)),
            Field("three", program(EFFECTS), []),
        ),
        tells="chosen KM-FX-22",
    ),
)

TICKS: Final = (
    Operation("damage", Op.TICK_DAMAGE, (AMOUNT,)),
    Operation("heal", Op.TICK_HEAL, (AMOUNT,)),
    Operation("lose_charges", Op.TICK_LOSE, (AMOUNT,), skips=True),
    Operation("gain_charges", Op.TICK_GAIN, (AMOUNT,), tells="gained KM-FX-07"),
)

COMMON: Final = (
    Field("code", text()),
    Field("name", names()),
    Field("rarity", word("common", "uncommon", "rare", "ultra"), "common"),
    Field("provenance", word("found", "inferred", "designed"), "designed"),
)
"""KM-FX-01."""

ELEMENT: Final = Field("element", word(*ELEMENT_WORDS), "generic")
COST: Final = Field("cost", number(0, 99), 0)
EXTRA: Final = Field("extra_cost", table(Field("discard", number(0, 3), 0)), {})
"""KM-FX-04, KM-FX-21."""
AIM: Final = Field("target", word(*TARGET_WORDS), "none")
DOES: Final = Field("effects", program(EFFECTS), [])
TRIGGER: Final = table(
    Field("to", words(*ANSWER_WORDS)),
    Field("targeting_me", flag(), False),
    Field("exclude_ultimate", flag(), False),
)

KMON: Final = "kmon"
TYPES: Final = {
    # KM-FX-02
    KMON: (
        Field("hp", number(1, 60)),
        Field("primary", word(*ELEMENT_WORDS[:8])),
        Field("secondary", word(*ELEMENT_WORDS[:8])),
        Field("trait", word(*TRAIT_WORDS), "none"),
        Field("trait_value", number(0, 20), 0),
    ),
    # KM-FX-03
    TYPE_WORDS[0]: (ELEMENT, COST, EXTRA, AIM, Field("ultimate", flag(), False), DOES),
    # KM-FX-04
    TYPE_WORDS[1]: (
        ELEMENT,
        COST,
        Field("trigger", TRIGGER),
        EXTRA,
        DOES,
    ),
    # KM-FX-05
    TYPE_WORDS[2]: (
        ELEMENT,
        COST,
        Field("attack_bonus", number(0, 30), 0),
        Field("flags", Shape("words", words=("unevadable", "ignore_defence")), ()),
        Field("before", program(EFFECTS), []),
        Field("on_success", program(EFFECTS), []),
        Field("replaces", flag(), False),
        Field("instead", program(EFFECTS), []),
    ),
    # KM-FX-06
    TYPE_WORDS[3]: (COST, EXTRA, AIM, DOES),
}

DECK: Final = (
    Field("code", text()),
    Field("name", names()),
    Field("element", word(*ELEMENT_WORDS), ""),
    Field("team", codes(KMON)),
    Field("cards", counts(1, MAX_COPIES, *TYPE_WORDS)),
)
"""KM-DECK-01, KM-DECK-02."""

VOCABULARY: Final = Vocabulary(
    game="kmon",
    contexts={EFFECTS: OPERATIONS, TICK: TICKS},
    numbers=NUMBER_WORDS,
    flags=FLAG_WORDS,
    types=TYPES,
    common=COMMON,
    deck=DECK,
    joins={EFFECTS: "cards-then"},
    rules=RULES,
)
