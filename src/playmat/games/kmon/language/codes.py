"""The numbers behind the words of the rulebook.

Elements, traits and kinds of card (KM-DEF-02 to KM-DEF-12), the states and decisions of chapter 19,
the operations of chapter 20, the events.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.cards.effect import EFFECT
from playmat.kernel.codes import numbered_words, words_of

TEAM: Final[i64] = 3
"""K-Mons in a team (KM-DECK-01)."""

SEATS: Final[i64] = 2

NOBODY: Final = -1
DRAWN: Final = 2
"""The winner of a draw."""

OPENING_HAND: Final = 5
HAND_LIMIT: Final = 5
START_CHARGES: Final = 2
BASE_DAMAGE: Final = 2
ATTACK_CHARGES: Final = 2
EVADE_PRICE: Final = 2
BLACKOUT_PRICE: Final = 3
BONUS_CARDS: Final = 2
BONUS_CHARGES: Final = 2
BONUS_HEAL: Final = 2
SEER_CARDS: Final = 3

ELEMENT_WORDS: Final = ("ice", "grass", "earth", "electric", "ghost", "air", "water", "fire", "generic")
"""In the order of the wheel: each is strong against the next one (KM-ELEM-02)."""

GENERIC: Final = 8


class Trait:
    """KM-DEF-12; `NONE` stands for a K-Mon whose trait says nothing."""

    NONE: Final = 0
    RAPIDITY: Final = 1
    SEER: Final = 2
    ECHO: Final = 3
    IRREDUCIBLE: Final = 4
    ELUSIVE: Final = 5
    ARMOR: Final = 6
    BLACKOUT: Final = 7
    INCANDESCENT: Final = 8
    HEALING: Final = 9
    EMBANKMENT: Final = 10
    FEROCITY: Final = 11
    PRODIGY: Final = 12
    BARRIER: Final = 13
    RAIDER: Final = 14
    IMPLACABLE: Final = 15
    POINTED: Final = 16


TRAIT_WORDS: Final = words_of(Trait)


class Type:
    """The types of cards (KM-DEF-03)."""

    ABILITY: Final = 0
    REACTION: Final = 1
    POWERUP: Final = 2
    ITEM: Final = 3


TYPE_WORDS: Final = words_of(Type)


class Target:
    """The aim of a card or an operation (KM-FX-03)."""

    OPP_ACTIVE: Final = 0
    OWN_ACTIVE: Final = 1
    OWN_ONE: Final = 2
    NONE: Final = 3


TARGET_WORDS: Final = words_of(Target)


class Op:
    """The operations of chapter 20 (KM-FX-06, KM-FX-07, KM-FX-18, KM-FX-19, KM-FX-22)."""

    DAMAGE: Final = 1
    COUNTER: Final = 2
    RECOIL: Final = 3
    HEAL: Final = 4
    GAIN_CHARGES: Final = 5
    DRAIN_CHARGES: Final = 6
    STEAL_CHARGES: Final = 7
    DRAW: Final = 8
    OPP_DISCARD: Final = 9
    MILL: Final = 10
    RETRIEVE: Final = 11
    SWITCH_SELF: Final = 12
    FORCE_SWITCH: Final = 13
    ATTACH: Final = 14
    CLEANSE: Final = 15
    TAKE_DEFENCE: Final = 16
    BREAK_DEFENCE: Final = 17
    NEUTRALISE: Final = 18
    EVADE: Final = 19
    REDUCE: Final = 20
    PEEK_HAND: Final = 21
    TICK_DAMAGE: Final = 22
    TICK_HEAL: Final = 23
    TICK_LOSE: Final = 24
    TICK_GAIN: Final = 25
    DAMAGE_EACH: Final = 26
    HEAL_EACH: Final = 27
    GAIN_EACH: Final = 28
    DRAW_EACH: Final = 29
    IF: Final = 30
    CHOOSE: Final = 31


class Count:
    """The things that a card can count on the table (KM-FX-18)."""

    OWN_CHARGES: Final = 0
    OPP_CHARGES: Final = 1
    OWN_HAND: Final = 2
    OPP_HAND: Final = 3
    OWN_EXHAUSTED: Final = 4
    OPP_EXHAUSTED: Final = 5
    OWN_DAMAGE: Final = 6
    OPP_DAMAGE: Final = 7


COUNT_WORDS: Final = words_of(Count)


class Number:
    """The continuous numbers (KM-FX-08)."""

    ATTACK_DAMAGE: Final = 0
    ABILITY_DAMAGE: Final = 1
    ATTACK_TAKEN: Final = 2
    ABILITY_TAKEN: Final = 3
    DAMAGE_TAKEN: Final = 4
    ABILITY_COST: Final = 5
    THORNS: Final = 6
    ATTACK_CHARGES: Final = 7


NUMBER_WORDS: Final = words_of(Number)


class Ban:
    """The continuous flags (KM-FX-08), as bits."""

    ATTACK: Final = 1
    ABILITY: Final = 2
    DEFENCE: Final = 4
    SWITCH: Final = 8
    EVADE: Final = 16
    HEAL: Final = 32
    TRAIT: Final = 64


class Moment:
    """Moments beside Phase II at which a tick is carried out (KM-FX-24), as bits above those of `Ban`."""

    HIT: Final = 128
    ATTACK: Final = 256


TICKING: Final[i64] = Moment.HIT | Moment.ATTACK
"""All of them."""

FLAG_WORDS: Final = (
    *[f"no_{word}" for word in words_of(Ban, TRAIT=None)],
    "trait_off",
    "tick_when_hit",
    "tick_when_attacking",
)


class Reach:
    """The way in which a link touches the K-Mon in the opposing active position (KM-EVA-01, KM-EVA-05)."""

    NOT_AIMED: Final = 0
    AIMED: Final = 1
    """It is aimed at it, and cannot be evaded."""
    EVADABLE: Final = 2


REACHES: Final = 3


class Answers:
    """The actions that a reaction can answer, as bits (KM-FX-04)."""

    ATTACK: Final = 1
    ABILITY: Final = 2
    DEFENCE: Final = 4
    REACTION: Final = 8
    EVASION: Final = 16


ANSWER_WORDS: Final = words_of(Answers)


class Step:
    """The step of a frame: the states of chapter 19 and their parts."""

    # SETUP_*
    SHUFFLE: Final = 0
    DEAL: Final = 1
    TOSS: Final = 2
    FIRST: Final = 3
    MULLIGAN: Final = 4
    START: Final = 5
    OPENING: Final = 6
    # the turn
    ITEM: Final = 10
    PERSISTENT: Final = 11
    SUBSTITUTION: Final = 12
    ACTION: Final = 13
    DRAW_STEP: Final = 14
    EXPIRY: Final = 15
    HAND: Final = 16
    # CHAIN_OPEN and CHAIN_RESOLVE
    WINDOW: Final = 20
    PAY: Final = 21
    RESOLVE: Final = 22
    HIT: Final = 23
    AFTER: Final = 24
    # SETTLEMENT
    SETTLE: Final = 30
    BONUS: Final = 31
    REPLACE: Final = 32
    # what cards and rules make people do
    DRAW: Final = 40
    DISCARD: Final = 41
    LOSE: Final = 42
    RETRIEVE: Final = 43
    SWITCH: Final = 44
    AIM: Final = 45
    CHOOSE: Final = 46
    EFFECT: Final = EFFECT


STEP_WORDS: Final[dict[int, str]] = numbered_words(Step, "-")


class Prompt:
    """The decisions of chapter 19."""

    FIRST: Final = 0
    MULLIGAN: Final = 1
    START: Final = 2
    ITEM: Final = 3
    SUB: Final = 4
    ACT: Final = 5
    REACT: Final = 6
    PAY: Final = 7
    RETRIEVE: Final = 8
    SEER: Final = 9
    FINAL: Final = 10
    BONUS: Final = 11
    REPLACE: Final = 12
    SWITCH: Final = 13
    DISCARD: Final = 14
    HAND: Final = 15
    AIM: Final = 16
    CHOOSE: Final = 17


PROMPT_WORDS: Final = words_of(Prompt)


class Items:
    """Kinds of items that a decision can offer."""

    SEATS: Final = 0
    HANDS: Final = 1
    """A hand to keep, 0, or another one, 1."""
    KMONS: Final = 2
    """Places in the own team."""
    SWITCHED: Final = 3
    """Places in the team of the K-Mon that is substituted."""
    LINKS: Final = 4
    """Actions, reactions and items, as links of a chain."""
    HELD: Final = 5
    """Cards in the own hand, with their places."""
    SEEN: Final = 6
    """Cards on top of the own deck, with their places."""
    DISCARDED: Final = 7
    """Cards in the own discard pile."""
    BONUSES: Final = 8
    OPPOSING: Final = 9
    """Places in the opposing team."""
    THINGS: Final = 10
    """The things that a card lets somebody choose among."""


class DecisionKind:
    """A kind of decision, declared once: notation, sentences, refusals, actions and coverage follow from it.

    Attributes:
        prompt: its number.
        items: the kind of its items.
        clause: the clause that asks it.
        verb: the first word of the answers that name cards or K-Mons.
        nothing: the answer to do nothing; empty where something has to be done.
    """

    def __init__(self, prompt: int, items: int, clause: str, *, verb: str = "", nothing: str = "") -> None:
        """Declare a decision."""
        self.prompt: Final = prompt
        self.items: Final = items
        self.clause: Final = clause
        self.verb: Final = verb
        self.nothing: Final = nothing


DECISION_KINDS: Final = (
    DecisionKind(Prompt.FIRST, Items.SEATS, "KM-SETUP-06"),
    DecisionKind(Prompt.MULLIGAN, Items.HANDS, "KM-OPT-03"),
    DecisionKind(Prompt.START, Items.KMONS, "KM-SETUP-07", verb="start"),
    DecisionKind(Prompt.ITEM, Items.LINKS, "KM-ITEM-01", nothing="no item"),
    DecisionKind(Prompt.SUB, Items.KMONS, "KM-SUB-02", verb="switch", nothing="keep"),
    DecisionKind(Prompt.ACT, Items.LINKS, "KM-ACT-01", nothing="skip"),
    DecisionKind(Prompt.REACT, Items.LINKS, "KM-REACT-04", nothing="pass"),
    DecisionKind(Prompt.PAY, Items.HELD, "KM-EVA-01", verb="discard"),
    DecisionKind(Prompt.RETRIEVE, Items.DISCARDED, "KM-DEFN-02", verb="retrieve", nothing="retrieve nothing"),
    DecisionKind(Prompt.SEER, Items.SEEN, "KM-TRAIT-SEER-1", verb="seer"),
    DecisionKind(Prompt.FINAL, Items.LINKS, "KM-TRAIT-IRREDUCIBLE-1", nothing="no attack"),
    DecisionKind(Prompt.BONUS, Items.BONUSES, "KM-EXH-04"),
    DecisionKind(Prompt.REPLACE, Items.KMONS, "KM-EXH-06", verb="switch"),
    DecisionKind(Prompt.SWITCH, Items.SWITCHED, "KM-FX-10", verb="switch", nothing="stay"),
    DecisionKind(Prompt.DISCARD, Items.HELD, "KM-DISC-01", verb="discard"),
    DecisionKind(Prompt.HAND, Items.HELD, "KM-END-05", verb="discard"),
    DecisionKind(Prompt.AIM, Items.OPPOSING, "KM-FX-20", verb="hit"),
    DecisionKind(Prompt.CHOOSE, Items.THINGS, "KM-FX-22"),
)
"""By the number of a decision, what it asks."""


def questions_about(*kinds: int) -> i64:
    """Return the decisions about some kinds of items, as bits."""
    return i64(sum([1 << one.prompt for one in DECISION_KINDS if one.items in kinds]))


class Pick:
    """Items of a choice that are no card, K-Mon or action."""

    NONE: Final = -1
    """Pass, keep, nothing."""
    DRAW: Final = 10
    CHARGES: Final = 11


class Cause:
    """The cause of the end of the battle (chapter 16)."""

    NONE: Final = 0
    EXHAUSTED: Final = 1
    KMONS: Final = 2
    DAMAGE: Final = 3
    HAND: Final = 4
    DECK_OUT: Final = 5
    CONCEDED: Final = 6


CAUSE_WORDS: Final = words_of(
    Cause, "-", NONE="", KMONS="deck-out-kmons", DAMAGE="deck-out-damage", HAND="deck-out-hand"
)
CAUSE_CLAUSES: Final = (
    "",
    "KM-WIN-01",
    "KM-WIN-06",
    "KM-WIN-06",
    "KM-OPT-04",
    "KM-WIN-06",
    "KM-WIN-08",
)


class Finale:
    """A K-Mon's final attack (KM-TRAIT-IRREDUCIBLE-1)."""

    NO: Final = 0
    DUE: Final = 1
    RUNNING: Final = 2


class Happened:
    """The kinds of events."""

    SHUFFLED: Final = 1
    DEALT: Final = 2
    CARDS_DEALT: Final = 3
    TOSSED: Final = 4
    FIRST: Final = 5
    KEPT_HAND: Final = 6
    MULLIGAN: Final = 7
    STARTED: Final = 8
    GAINED: Final = 9
    LOST_CHARGES: Final = 10
    TURN: Final = 11
    NO_ACTION: Final = 12
    ITEM: Final = 13
    HEALED: Final = 14
    DAMAGED: Final = 15
    COUNTED: Final = 16
    SWITCHED: Final = 17
    ATTACK: Final = 18
    ABILITY: Final = 19
    DEFENCE: Final = 20
    REACTION: Final = 21
    EVASION: Final = 22
    BLACKOUT: Final = 23
    PASSED: Final = 24
    NEUTRALISED: Final = 25
    EVADED: Final = 26
    LOST: Final = 27
    REPLACED: Final = 28
    TOOK_DEFENCE: Final = 29
    LEFT_DEFENCE: Final = 30
    DREW: Final = 31
    CARD_DRAWN: Final = 32
    LOOKED: Final = 33
    CARDS_LOOKED: Final = 34
    NO_CARD: Final = 35
    DISCARDED: Final = 36
    MILLED: Final = 37
    RETRIEVED: Final = 38
    PEEKED: Final = 39
    HAND_PEEKED: Final = 40
    ATTACHED: Final = 41
    REMOVED: Final = 42
    FELL: Final = 43
    EXHAUSTED: Final = 44
    BONUS: Final = 45
    ENTERED: Final = 46
    FINAL: Final = 47
    OVER: Final = 48
    REDUCED: Final = 49
    CHOSEN: Final = 50


HAPPENED_WORDS: Final = words_of(Happened, "-")
"""The words of the events; event `k` is number `k - 1`."""

KMON_FIRST: Final = (
    Happened.STARTED,
    Happened.HEALED,
    Happened.DAMAGED,
    Happened.SWITCHED,
    Happened.TOOK_DEFENCE,
    Happened.LEFT_DEFENCE,
    Happened.FELL,
    Happened.EXHAUSTED,
    Happened.ENTERED,
    Happened.FINAL,
    Happened.ATTACHED,
    Happened.REMOVED,
    Happened.COUNTED,
)
"""Events whose first number is a K-Mon of the seat's team."""

COUNT_FIRST: Final = (
    Happened.CARDS_DEALT,
    Happened.CARDS_LOOKED,
    Happened.HAND_PEEKED,
    Happened.SHUFFLED,
    Happened.GAINED,
    Happened.LOST_CHARGES,
    Happened.TURN,
    Happened.REDUCED,
)
"""Events whose first number is a number."""

CARD_FIRST: Final = (
    Happened.ITEM,
    Happened.ABILITY,
    Happened.REACTION,
    Happened.REPLACED,
    Happened.DREW,
    Happened.DISCARDED,
    Happened.MILLED,
    Happened.RETRIEVED,
)
"""Events whose first number is a card."""

LINK_FIRST: Final = (Happened.NEUTRALISED, Happened.EVADED, Happened.LOST)
"""Events whose first number is a link."""

LISTS: Final = (Happened.DEALT, Happened.LOOKED, Happened.PEEKED)
"""Events whose numbers are cards."""

ONE_BY_ONE: Final = (Happened.DREW, Happened.DISCARDED, Happened.RETRIEVED)
"""Events of one card each, which one sentence tells of several."""
