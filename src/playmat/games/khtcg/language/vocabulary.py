"""The card language of the Kingdom Hearts TCG (section 8.4 of the rules).

A card's `text` is a list of what it says: answers to happenings (`when`), abilities, and what holds as long
as the card counts. What happens is a program of `effects`; what must be so a list of `condition`s.
"""

from __future__ import annotations

from typing import Final

from playmat.cards.decks import MAX_COPIES
from playmat.cards.operation import (
    Field,
    Operation,
    Vocabulary,
    codes,
    counts,
    flag,
    names,
    number,
    program,
    text,
    texts,
    word,
    words,
)
from playmat.games.khtcg.language.fitting import ANY_CARD
from playmat.games.khtcg.language.hooks import (
    ACT_WORDS,
    BY_WORDS,
    CAPACITY_WORDS,
    FROM_WORDS,
    HAPPENING_WORDS,
    LIMIT_WORDS,
    OF_WORDS,
    PROTECT_WORDS,
    REPLACED_WORDS,
    RULE_WORDS,
    STAT_WORDS,
    TIMING_WORDS,
)
from playmat.games.khtcg.language.instructions import ANY_LEVEL, Op
from playmat.games.khtcg.language.reach import standing_targets, targets_of
from playmat.games.khtcg.language.terms import (
    BEHIND_WORDS,
    CHOOSER_WORDS,
    COPIED_WORDS,
    DARK_GROUPS,
    DEED_WORDS,
    DURING_WORDS,
    FIGHTING_WORDS,
    KIND_WORDS,
    MAGIC_GROUPS,
    PER_WORDS,
    PILE_WORDS,
    PLAYER_GROUPS,
    ROLE_WORDS,
    TO_WORDS,
    UNTIL_WORDS,
    WHO_WORDS,
    WHOSE_WORDS,
)
from playmat.kernel.languages import words_by_language

EFFECTS: Final = "effects"
TEXT: Final = "text"
CONDITION: Final = "condition"

AMOUNT: Final = Field("amount", number(1, 20))
CHANGE: Final = Field("amount", number(-20, 20))
PER: Final = Field("per", word(*PER_WORDS), "once")
COUNT: Final = Field("count", number(1, 20, "all"), 1)
WHO: Final = Field("who", word(*WHO_WORDS), "you")
KINDS: Final = Field("kinds", words(*KIND_WORDS), ())
NAME: Final = Field("name", text(), "")
HOME: Final = Field("home", text(), "")
LEVEL: Final = Field("level", number(0, ANY_LEVEL), ANY_LEVEL)
CHOOSER: Final = Field("chooser", word(*CHOOSER_WORDS), "you")
UNTIL: Final = Field("until", word(*UNTIL_WORDS))
STAT: Final = Field("stat", word(*STAT_WORDS))
ACT: Final = Field("act", word(*ACT_WORDS))
IF: Final = Field("if", program(CONDITION), [])
UNLESS: Final = Field("unless", program(CONDITION), [])
DO: Final = Field("do", program(EFFECTS))
LIMIT: Final = Field("limit", word(*LIMIT_WORDS), "always")

SELECT: Final = (
    Field("whose", word(*WHOSE_WORDS), "own"),
    KINDS,
    NAME,
    HOME,
    LEVEL,
    COUNT,
    CHOOSER,
)


def select(op: int) -> tuple[Field, ...]:
    """The fields of the cards that an effect aims at -> `instructions.Select`."""
    return (Field("to", word(*TO_WORDS, fit=targets_of(op))), *SELECT)


FIND: Final = (KINDS, NAME, HOME, LEVEL, COUNT)
"""The fields of the cards of a pile that are meant -> `instructions.Find`."""

CARDS: Final = (
    Field("whose", word(*WHOSE_WORDS), "own"),
    KINDS,
    NAME,
    HOME,
    IF,
    UNLESS,
)


def cards(op: int) -> tuple[Field, ...]:
    """The fields of the cards that a standing text means -> `instructions.Continuous`."""
    return (Field("to", word(*TO_WORDS, fit=standing_targets(op)), "this"), *CARDS)


PLAYERS: Final = (WHO, IF, UNLESS)
"""The fields of the players that a standing text means -> `instructions.ContinuousWho`."""

OPERATIONS: Final = (
    Operation("draw", Op.DRAW, (WHO, AMOUNT, PER), discloses=True),
    Operation(
        "discard_hand",
        Op.DISCARD_HAND,
        (Field("who", word(*WHO_WORDS), "opponent"), COUNT, Field("chooser", word(*CHOOSER_WORDS), "owner")),
        discloses=True,
        skips=True,
    ),
    Operation("declare", Op.DECLARE, (Field("who", word(*WHO_WORDS), "opponent"),), discloses=True),
    Operation("reveal_hand", Op.REVEAL_HAND, (Field("who", word(*WHO_WORDS), "opponent"),), discloses=True),
    Operation("look", Op.LOOK, (AMOUNT,), discloses=True),
    Operation("mill", Op.MILL, (Field("who", word(*WHO_WORDS), "opponent"), AMOUNT), discloses=True),
    Operation("search", Op.SEARCH, (*FIND, Field("into", word(*PILE_WORDS), "hand")), discloses=True),
    Operation("recover", Op.RECOVER, (*FIND, Field("into", word(*PILE_WORDS), "hand"))),
    Operation("put", Op.PUT, (*FIND, Field("into", word(*PILE_WORDS), "allies")), discloses=True),
    Operation(
        "equip",
        Op.EQUIP,
        (*select(Op.EQUIP), Field("equipment", text(), ""), Field("anyone", flag(), False)),
        discloses=True,
    ),
    Operation("gain_hp", Op.GAIN_HP, (WHO, AMOUNT, PER), skips=True),
    Operation("lose_hp", Op.LOSE_HP, (Field("who", word(*WHO_WORDS), "opponent"), AMOUNT, PER)),
    Operation(
        "damage", Op.DAMAGE, (*select(Op.DAMAGE), AMOUNT, PER, Field("split", flag(), False)), skips=True
    ),
    Operation("defeat", Op.DEFEAT, select(Op.DEFEAT)),
    Operation("discard", Op.DISCARD, select(Op.DISCARD), skips=True),
    Operation("keep", Op.KEEP, (Field("who", word(*WHO_WORDS), "each"), Field("amount", number(0, 20)))),
    Operation("send", Op.SEND, (*select(Op.SEND), Field("into", word(*PILE_WORDS))), skips=True),
    Operation("raise", Op.RAISE, (*select(Op.RAISE), STAT, CHANGE, PER, UNTIL), skips=True),
    Operation("forbid", Op.FORBID, (Field("who", word(*WHO_WORDS), "opponent"), ACT, KINDS, UNTIL)),
    Operation("silence", Op.SILENCE, (*select(Op.SILENCE), UNTIL), skips=True),
    Operation("capture", Op.CAPTURE, select(Op.CAPTURE), skips=True),
    Operation("control", Op.CONTROL, (*select(Op.CONTROL), UNTIL)),
    Operation("counter", Op.COUNTER, (*select(Op.COUNTER), CHANGE), skips=True),
    Operation("extra_challenge", Op.EXTRA_CHALLENGE, (AMOUNT,)),
    Operation("extra_move", Op.EXTRA_MOVE, (AMOUNT,)),
    Operation("extra_battle", Op.EXTRA_BATTLE, (AMOUNT,)),
    Operation(
        "copy", Op.COPY, (Field("kind", word(*COPIED_WORDS)), Field("of", word(*WHOSE_WORDS[:2]), "own"))
    ),
    Operation("lay_world", Op.LAY_WORLD, FIND),
    Operation("coin", Op.COIN, (Field("heads", program(EFFECTS), []), Field("tails", program(EFFECTS), []))),
    Operation("may", Op.MAY, (DO,)),
    Operation("if", Op.IF, (IF, UNLESS, DO), skips=True),
    Operation(
        "choose",
        Op.CHOOSE,
        (
            Field("chooser", word(*CHOOSER_WORDS[:2]), "you"),
            Field("one", program(EFFECTS)),
            Field("two", program(EFFECTS)),
            Field("three", program(EFFECTS), []),
        ),
    ),
)

TEXTS: Final = (
    Operation(
        "when",
        Op.WHEN,
        (
            Field("event", word(*HAPPENING_WORDS)),
            Field("of", word(*OF_WORDS), "this"),
            Field("by", word(*BY_WORDS), "any"),
            KINDS,
            NAME,
            HOME,
            Field("from", word(*FROM_WORDS), "play"),
            LIMIT,
            IF,
            UNLESS,
            DO,
        ),
    ),
    Operation(
        "ability",
        Op.ABILITY,
        (
            Field("timing", words(*TIMING_WORDS)),
            LIMIT,
            IF,
            UNLESS,
            Field("cost", program(EFFECTS), []),
            DO,
        ),
    ),
    Operation(
        "raise",
        Op.STANDING_RAISE,
        (*cards(Op.STANDING_RAISE), STAT, CHANGE, PER, Field("most", number(0, 60), 0)),
    ),
    Operation("set", Op.STANDING_SET, (*cards(Op.STANDING_SET), STAT, Field("amount", number(0, 20)))),
    Operation("forbid", Op.STANDING_FORBID, (*PLAYERS, ACT, KINDS, NAME, HOME)),
    Operation("rule", Op.STANDING_RULE, (*PLAYERS, Field("number", word(*RULE_WORDS)), CHANGE, PER)),
    Operation(
        "limit",
        Op.STANDING_LIMIT,
        (*PLAYERS, Field("area", word(*CAPACITY_WORDS)), Field("amount", number(0, 20))),
    ),
    Operation("silence", Op.STANDING_SILENCE, cards(Op.STANDING_SILENCE)),
    Operation(
        "protect",
        Op.PROTECT,
        (*cards(Op.PROTECT), Field("against", words(*PROTECT_WORDS)), Field("by", word(*BY_WORDS), "any")),
    ),
    Operation("also", Op.ALSO, (NAME, KINDS)),
    Operation("only", Op.ONLY, (IF, UNLESS)),
    Operation("price", Op.PRICE, (DO,)),
    Operation("play_level", Op.PLAY_LEVEL, (CHANGE, IF, UNLESS)),
    Operation("instead", Op.INSTEAD, (Field("into", word(*PILE_WORDS)), Field("by", word(*BY_WORDS), "any"))),
    Operation("replace", Op.REPLACE, (Field("what", word(*REPLACED_WORDS)), LIMIT, IF, UNLESS, DO)),
)

CONDITIONS: Final = (
    Operation("on_world", Op.ON_WORLD, (WHO, NAME)),
    Operation("is_player", Op.IS_PLAYER, (WHO, NAME, KINDS)),
    Operation("controls", Op.CONTROLS, (WHO, Field("count", number(1, 20), 1), KINDS, NAME, HOME, LEVEL)),
    Operation("counters", Op.COUNTERS, (AMOUNT,)),
    Operation("total", Op.TOTAL, (WHO, AMOUNT)),
    Operation("hp", Op.HP, (WHO, AMOUNT)),
    Operation("behind", Op.BEHIND, (Field("in", word(*BEHIND_WORDS)),)),
    Operation("fights", Op.FIGHTS, (Field("fight", word(*FIGHTING_WORDS), "any"),)),
    Operation("during", Op.DURING, (Field("what", word(*DURING_WORDS)),)),
    Operation("hand", Op.HAND, (WHO, Field("amount", number(0, 20)))),
    Operation(
        "this_turn",
        Op.THIS_TURN,
        (WHO, Field("what", word(*DEED_WORDS)), Field("amount", number(1, 20), 1), KINDS),
    ),
    Operation("role", Op.ROLE, (Field("as", word(*ROLE_WORDS)),)),
)

FACTS: Final = (
    "name",
    "home",
    "group",
    "number",
    "level",
    "attack",
    "support",
    "magic",
    "magic_support",
    "hp",
    "pow",
    "dark_level",
    "bearers",
    "cooperation",
    "limit",
    "text",
)
"""The facts that can be known of a published card."""

COMMON: Final = (
    Field("code", text()),
    Field("name", names()),
    Field("found", words(*FACTS), ()),
    Field("inferred", words(*FACTS), ()),
    Field("limit", number(1, 60, "usual", "any"), "usual"),
    Field("promo", flag(), False),
    Field("image", text(), ""),
    Field("text", program(TEXT), []),
)
"""Every card has these. `found` facts stand in a public source, `inferred` ones follow from it, all others
are designed; of a card of somebody's own with neither nothing is said. `limit` is the number of copies of
the name a text sets (KH-DECK-11, KH-DECK-12); `image` is where the owner of a card keeps a picture of it, a
path or address that clients show."""

VALUE: Final = number(0, 30)
CARD_LEVEL: Final = Field("level", number(0, 20))
ATTACK: Final = Field("attack", VALUE)
SUPPORT: Final = Field("support", VALUE)
MAGIC: Final = Field("magic", VALUE)
HP: Final = Field("hp", VALUE)
DOES: Final = Field("effects", program(EFFECTS), [])
PLAYED_IN: Final = Field("timing", words(*TIMING_WORDS[:3]), TIMING_WORDS[:3])

EVENT_NAMES: Final = words_by_language("playmat.games.khtcg", "names")["event"]
"""The name of an Event, which has none of its own (KH-EVENT-04)."""

TYPES: Final = {
    # KH-CARD-03
    "player": (Field("group", word(*PLAYER_GROUPS, "none"), "none"), CARD_LEVEL, ATTACK, MAGIC, HP),
    # KH-CARD-13
    "form": (Field("group", word(*PLAYER_GROUPS)), CARD_LEVEL, ATTACK, MAGIC),
    # KH-CARD-04
    "friend": (HOME, CARD_LEVEL, SUPPORT, MAGIC),
    # KH-CARD-05
    "magic_friend": (HOME, CARD_LEVEL, SUPPORT, MAGIC),
    # KH-CARD-06
    "magic": (Field("group", word(*MAGIC_GROUPS, "none"), "none"), CARD_LEVEL, PLAYED_IN, DOES),
    # KH-CARD-07
    "equipment": (
        HOME,
        SUPPORT,
        Field("magic_support", VALUE, 0),
        Field("bearers", texts(), ()),
        Field("bearer_kinds", words(*KIND_WORDS), ()),
    ),
    # KH-CARD-08
    "dark": (Field("group", word(*DARK_GROUPS)), HOME, CARD_LEVEL, Field("pow", VALUE)),
    # KH-CARD-09
    "world": (CARD_LEVEL, Field("dark_level", VALUE)),
    # KH-CARD-10
    "event": (Field("number", text()), Field("name", names(), EVENT_NAMES), DOES),
    # KH-CARD-11
    "technique": (Field("cooperation", texts()), DOES),
    # KH-CARD-12
    "attack": (SUPPORT,),
    # older cards, read in present terms: KH-OLD-04, KH-OLD-08, KH-OLD-09
    "summon": (HOME, CARD_LEVEL, SUPPORT, MAGIC),
    "heartless": (HOME, CARD_LEVEL, HP),
    "villains": (HOME, CARD_LEVEL, HP),
}

DECK: Final = (
    Field("code", text()),
    Field("name", names()),
    Field("group", word(*PLAYER_GROUPS, "free"), ""),
    Field("players", codes("player")),
    Field("cards", counts(1, MAX_COPIES, *[one for one in TYPES if one != "player"])),
)
"""KH-DECK-01, KH-DECK-04, KH-DECK-14."""

VOCABULARY: Final = Vocabulary(
    game="khtcg",
    contexts={EFFECTS: OPERATIONS, TEXT: TEXTS, CONDITION: CONDITIONS},
    numbers=(),
    flags=(),
    types=TYPES,
    common=COMMON,
    deck=DECK,
    joins={EFFECTS: "cards-then", CONDITION: "cards-both"},
    asked=frozenset({CONDITION}),
    rules=dict.fromkeys(TYPES, ANY_CARD),
)
