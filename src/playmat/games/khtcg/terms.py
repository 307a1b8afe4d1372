"""The numbers behind the words of the card language (section 8.4 of the rules).

Card files write words; compiled programs hold their numbers: the place of a word in its tuple. The engine
compares with the constants beside the tuples.
"""

from __future__ import annotations

from typing import Final

# ---- what a card is ---------------------------------------------------------------------------------

TYPE_WORDS: Final = (
    "player",
    "form",
    "friend",
    "magic_friend",
    "magic",
    "equipment",
    "dark",
    "world",
    "event",
    "technique",
    "attack",
)


class Type:
    """The types of cards (KH-CARD-01); a form is a Player Card with FC in its group (KH-FC-01).

    Dark and Nobody Cards are one type here, told apart by their group (KH-DARK-01).
    """

    PLAYER: Final = 0
    FORM: Final = 1
    FRIEND: Final = 2
    MAGIC_FRIEND: Final = 3
    MAGIC: Final = 4
    EQUIPMENT: Final = 5
    DARK: Final = 6
    WORLD: Final = 7
    EVENT: Final = 8
    TECHNIQUE: Final = 9
    ATTACK: Final = 10


PLAYER_GROUPS: Final = ("light", "dark", "xiii")
DARK_GROUPS: Final = ("heartless", "villains", "nobody")
MAGIC_GROUPS: Final = ("plain", "attack")


class Group:
    """The group of a Player Card or form (KH-PLAYER-03)."""

    LIGHT: Final = 0
    DARK: Final = 1
    XIII: Final = 2


KIND_WORDS: Final = (
    "player",
    "form",
    "friend",
    "magic_friend",
    "magic",
    "magic_attack",
    "equipment",
    "dark",
    "heartless",
    "villains",
    "nobody",
    "world",
    "event",
    "technique",
    "attack",
    "light",
    "player_dark",
    "xiii",
)
"""What a text can call a card, as bits: a card has a bit for each word that fits it."""


class Kind:
    """The bits of `KIND_WORDS`.

    `DARK` is the word Dark Card, which covers Heartless and Villains; the engine adds it to Nobodies where
    KH-DARK-13 (KH-OPT-28) says so, and adds `FRIEND` to whatever stands in a Friend Area (KH-FRIEND-07).
    """

    PLAYER: Final = 1 << 0
    FORM: Final = 1 << 1
    FRIEND: Final = 1 << 2
    MAGIC_FRIEND: Final = 1 << 3
    MAGIC: Final = 1 << 4
    MAGIC_ATTACK: Final = 1 << 5
    EQUIPMENT: Final = 1 << 6
    DARK: Final = 1 << 7
    HEARTLESS: Final = 1 << 8
    VILLAINS: Final = 1 << 9
    NOBODY: Final = 1 << 10
    WORLD: Final = 1 << 11
    EVENT: Final = 1 << 12
    TECHNIQUE: Final = 1 << 13
    ATTACK: Final = 1 << 14
    LIGHT: Final = 1 << 15
    PLAYER_DARK: Final = 1 << 16
    XIII: Final = 1 << 17


# ---- whom and where ---------------------------------------------------------------------------------

WHO_WORDS: Final = ("you", "opponent", "each", "here")


class Who:
    """The players a text means: `you` controls the card with the text (KH-DARK-11).

    `here` is for Worlds: the player whose current World it is, in a challenge held there both (R:AMB-77).
    """

    YOU: Final = 0
    OPPONENT: Final = 1
    EACH: Final = 2
    HERE: Final = 3


WHOSE_WORDS: Final = ("own", "opponent", "each", "any", "here")


class Whose:
    """Whose cards: `each` player's, each by himself (KH-GEN-25), or `any`, all together.

    `here` is as in `Who`.
    """

    OWN: Final = 0
    OPPONENT: Final = 1
    EACH: Final = 2
    ANY: Final = 3
    HERE: Final = 4


TO_WORDS: Final = (
    "this",
    "subject",
    "bearer",
    "player",
    "form",
    "allies",
    "fighters",
    "characters",
    "disruptors",
    "equipment",
    "world",
    "attacks",
)


class To:
    """The cards a text means.

    `this` has the text, `subject` is the card of the event it answers to, `bearer` has this Equipment;
    `player` is the Player Card with what lies on it, `form` the form alone; `fighters` are the allies taking
    part, `characters` the Player Card and all allies; `disruptors` lie on that player's current
    World, which is `world`; `attacks` are Attack Cards in the running battle or challenge.
    """

    THIS: Final = 0
    SUBJECT: Final = 1
    BEARER: Final = 2
    PLAYER: Final = 3
    FORM: Final = 4
    ALLIES: Final = 5
    FIGHTERS: Final = 6
    CHARACTERS: Final = 7
    DISRUPTORS: Final = 8
    EQUIPMENT: Final = 9
    WORLD: Final = 10
    ATTACKS: Final = 11


CHOOSER_WORDS: Final = ("you", "opponent", "owner", "random")


class Chooser:
    """Who picks the cards: the `owner` is the player whose cards they are (KH-GEN-24)."""

    YOU: Final = 0
    OPPONENT: Final = 1
    OWNER: Final = 2
    RANDOM: Final = 3


PILE_WORDS: Final = ("hand", "deck_top", "deck_bottom", "allies", "player", "discard")


class Pile:
    """Where a card is put: `allies` is its owner's Friend Area, `player` onto the Player Card."""

    HAND: Final = 0
    DECK_TOP: Final = 1
    DECK_BOTTOM: Final = 2
    ALLIES: Final = 3
    PLAYER: Final = 4
    DISCARD: Final = 5


# ---- numbers ----------------------------------------------------------------------------------------

STAT_WORDS: Final = ("attack", "support", "magic", "pow", "level", "dark_level", "magic_support")


class Stat:
    """Values of a card that texts change (KH-HOOK-20)."""

    ATTACK: Final = 0
    SUPPORT: Final = 1
    MAGIC: Final = 2
    POW: Final = 3
    LEVEL: Final = 4
    DARK_LEVEL: Final = 5
    MAGIC_SUPPORT: Final = 6


PER_WORDS: Final = (
    "once",
    "own_world_total",
    "opponent_world_total",
    "counter",
    "same_name",
    "same_act",
    "own_ally",
    "opponent_ally",
    "disruptor",
    "opponent_hand",
    "level_gap",
    "subject_level",
)


class Per:
    """What an amount is multiplied by.

    `counter`: counters on this card; `same_name`: other cards of exactly its name in its area; `same_act`:
    other Attack Cards of its name played in one act (KH-ATK-04); `disruptor`: disruptors on one's own World;
    `level_gap`: by how much the opponent's Player Card has the higher level, at least 0.
    """

    ONCE: Final = 0
    OWN_WORLD_TOTAL: Final = 1
    OPPONENT_WORLD_TOTAL: Final = 2
    COUNTER: Final = 3
    SAME_NAME: Final = 4
    SAME_ACT: Final = 5
    OWN_ALLY: Final = 6
    OPPONENT_ALLY: Final = 7
    DISRUPTOR: Final = 8
    OPPONENT_HAND: Final = 9
    LEVEL_GAP: Final = 10
    SUBJECT_LEVEL: Final = 11


RULE_WORDS: Final = (
    "draw_target",
    "move_hp",
    "escape_price",
    "challenge_loss",
    "challenges",
    "hand_limit",
    "ladder",
    "hp_gain",
    "hp_loss",
    "damage",
    "world_total",
    "battle_total",
    "challenge_total",
)


class Rule:
    """Numbers of the rules that texts change (the value hooks)."""

    DRAW_TARGET: Final = 0
    MOVE_HP: Final = 1
    ESCAPE_PRICE: Final = 2
    CHALLENGE_LOSS: Final = 3
    CHALLENGES: Final = 4
    HAND_LIMIT: Final = 5
    LADDER: Final = 6
    HP_GAIN: Final = 7
    HP_LOSS: Final = 8
    DAMAGE: Final = 9
    WORLD_TOTAL: Final = 10
    BATTLE_TOTAL: Final = 11
    CHALLENGE_TOTAL: Final = 12


UNTIL_WORDS: Final = ("battle", "challenge", "phase", "turn", "opponent_turn", "game")


class Until:
    """How long a change lasts: `opponent_turn` is the end of the opponent's next turn (section 8.4)."""

    BATTLE: Final = 0
    CHALLENGE: Final = 1
    PHASE: Final = 2
    TURN: Final = 3
    OPPONENT_TURN: Final = 4
    GAME: Final = 5


# ---- acts and events --------------------------------------------------------------------------------

ACT_WORDS: Final = (
    "play",
    "move",
    "battle",
    "escape",
    "disrupt",
    "call",
    "cast",
    "equip",
    "transform",
    "commit",
    "challenge",
    "option",
    "assign",
    "win",
    "use",
)


class Act:
    """What a text can forbid (the guard hooks).

    `option` is any option of a challenge but doing nothing; `assign` the giving of damage to a
    disruptor while another one could take it; `transform` the playing of a form; `use` an ability.
    """

    PLAY: Final = 0
    MOVE: Final = 1
    BATTLE: Final = 2
    ESCAPE: Final = 3
    DISRUPT: Final = 4
    CALL: Final = 5
    CAST: Final = 6
    EQUIP: Final = 7
    TRANSFORM: Final = 8
    COMMIT: Final = 9
    CHALLENGE: Final = 10
    OPTION: Final = 11
    ASSIGN: Final = 12
    WIN: Final = 13
    USE: Final = 14


HAPPENING_WORDS: Final = (
    "setup",
    "turn_start",
    "draw_start",
    "drawn",
    "renewed",
    "played",
    "enters",
    "casting",
    "cast",
    "discarded",
    "leaves",
    "arrived",
    "departed",
    "control",
    "counters",
    "attached",
    "detached",
    "form",
    "moved",
    "disrupted",
    "escaped",
    "battle_start",
    "battle_commit",
    "damaged",
    "defeated",
    "battle_end",
    "action_start",
    "action_end",
    "challenge_start",
    "challenge_commit",
    "won",
    "lost",
    "tied",
    "challenge_end",
    "hp_gained",
    "hp_lost",
    "discard_phase",
    "discard_end",
    "turn_end",
)


class Happening:
    """What a text can answer to (the event hooks); `played` of this card is the on-play symbol (KH-SYM-01).

    `arrived` and `departed`: a World becomes current and ceases to be; `moved`: by moving; `disrupted`: a
    disruptor was put on that player's World; `control`, `counters`, `form`: they have changed.
    """

    SETUP: Final = 0
    TURN_START: Final = 1
    DRAW_START: Final = 2
    DRAWN: Final = 3
    RENEWED: Final = 4
    PLAYED: Final = 5
    ENTERS: Final = 6
    CASTING: Final = 7
    CAST: Final = 8
    DISCARDED: Final = 9
    LEAVES: Final = 10
    ARRIVED: Final = 11
    DEPARTED: Final = 12
    CONTROL: Final = 13
    COUNTERS: Final = 14
    ATTACHED: Final = 15
    DETACHED: Final = 16
    FORM: Final = 17
    MOVED: Final = 18
    DISRUPTED: Final = 19
    ESCAPED: Final = 20
    BATTLE_START: Final = 21
    BATTLE_COMMIT: Final = 22
    DAMAGED: Final = 23
    DEFEATED: Final = 24
    BATTLE_END: Final = 25
    ACTION_START: Final = 26
    ACTION_END: Final = 27
    CHALLENGE_START: Final = 28
    CHALLENGE_COMMIT: Final = 29
    WON: Final = 30
    LOST: Final = 31
    TIED: Final = 32
    CHALLENGE_END: Final = 33
    HP_GAINED: Final = 34
    HP_LOST: Final = 35
    DISCARD_PHASE: Final = 36
    DISCARD_END: Final = 37
    TURN_END: Final = 38


OF_WORDS: Final = ("this", "own", "opponent", "any")


class Of:
    """Whose happening: of this card (its bearer, for `won` and the like), of a player's, of anybody's."""

    THIS: Final = 0
    OWN: Final = 1
    OPPONENT: Final = 2
    ANY: Final = 3


BY_WORDS: Final = ("any", "battle", "magic", "text", "fight", "own_act")


class By:
    """How something came about.

    `battle`: the attack of a battle; `magic`: Magic or a Technique; `text`: an effect; `fight`: the clean-up
    after a battle or challenge; `own_act`: its player's own decision.
    """

    ANY: Final = 0
    BATTLE: Final = 1
    MAGIC: Final = 2
    TEXT: Final = 3
    FIGHT: Final = 4
    OWN_ACT: Final = 5


LIMIT_WORDS: Final = ("always", "turn", "phase")


class Limit:
    """How often a text works: whenever it can, once a turn, once a phase."""

    ALWAYS: Final = 0
    TURN: Final = 1
    PHASE: Final = 2


TIMING_WORDS: Final = ("action", "battle", "challenge", "challenge_phase")


class Timing:
    """When an ability or a Magic Card can be used, as bits.

    `challenge` is inside a challenge, `challenge_phase` where one would be declared.
    """

    ACTION: Final = 1
    BATTLE: Final = 2
    CHALLENGE: Final = 4
    CHALLENGE_PHASE: Final = 8


FROM_WORDS: Final = ("play", "discard", "hand")


class From:
    """Where a card listens from."""

    PLAY: Final = 0
    DISCARD: Final = 1
    HAND: Final = 2


PROTECT_WORDS: Final = ("discard", "damage", "choice")


class Protect:
    """What a text keeps off: being discarded, damage, being chosen by texts.

    `discard` does not cover the clean-up after a fight in which the card took part.
    """

    DISCARD: Final = 0
    DAMAGE: Final = 1
    CHOICE: Final = 2


AREA_WORDS: Final = ("allies", "equipment")


class Area:
    """Areas whose size a text limits: allies in a Friend Area, Equipment on one character."""

    ALLIES: Final = 0
    EQUIPMENT: Final = 1


BEHIND_WORDS: Final = ("hp", "world_total", "level", "hand", "allies")


class Behind:
    """In what a player can have less than the other."""

    HP: Final = 0
    WORLD_TOTAL: Final = 1
    LEVEL: Final = 2
    HAND: Final = 3
    ALLIES: Final = 4


FIGHT_WORDS: Final = ("any", "battle", "challenge")


class Fight:
    """What an ally takes part in."""

    ANY: Final = 0
    BATTLE: Final = 1
    CHALLENGE: Final = 2


DURING_WORDS: Final = ("own_turn", "opponent_turn", "battle", "challenge")


class During:
    """What is going on."""

    OWN_TURN: Final = 0
    OPPONENT_TURN: Final = 1
    BATTLE: Final = 2
    CHALLENGE: Final = 3


ROLE_WORDS: Final = ("disruptor", "ally")


class Role:
    """The purpose for which a Dark or Nobody Card is in play (KH-DARK-02)."""

    DISRUPTOR: Final = 0
    ALLY: Final = 1


# ---- operations -------------------------------------------------------------------------------------


class Op:
    """The operations: what effects do, what texts say, what conditions ask."""

    DRAW: Final = 1
    DISCARD_HAND: Final = 2
    DECLARE: Final = 3
    REVEAL_HAND: Final = 4
    LOOK: Final = 5
    MILL: Final = 6
    SEARCH: Final = 7
    RECOVER: Final = 8
    PUT: Final = 9
    EQUIP: Final = 10
    GAIN_HP: Final = 11
    LOSE_HP: Final = 12
    DAMAGE: Final = 13
    DEFEAT: Final = 14
    DISCARD: Final = 15
    KEEP: Final = 16
    SEND: Final = 17
    RAISE: Final = 18
    FORBID: Final = 19
    SILENCE: Final = 20
    CAPTURE: Final = 21
    CONTROL: Final = 22
    COUNTER: Final = 23
    EXTRA_CHALLENGE: Final = 24
    LAY_WORLD: Final = 25
    COIN: Final = 26
    MAY: Final = 27
    IF: Final = 28

    WHEN: Final = 40
    ABILITY: Final = 41
    STANDING_RAISE: Final = 42
    STANDING_SET: Final = 43
    STANDING_FORBID: Final = 44
    STANDING_RULE: Final = 45
    STANDING_LIMIT: Final = 46
    STANDING_SILENCE: Final = 47
    PROTECT: Final = 48
    ALSO: Final = 49
    ONLY: Final = 50
    PRICE: Final = 51
    PLAY_LEVEL: Final = 52
    INSTEAD: Final = 53

    ON_WORLD: Final = 60
    IS_PLAYER: Final = 61
    CONTROLS: Final = 62
    COUNTERS: Final = 63
    TOTAL: Final = 64
    HP: Final = 65
    BEHIND: Final = 66
    FIGHTS: Final = 67
    DURING: Final = 68
    HAND: Final = 69
    ROLE: Final = 70


# ---- where the parameters of a compiled operation lie, counted from its instruction -----------------


class Select:
    """Operations that aim at cards: `DAMAGE` to `DISCARD`, `SEND` to `COUNTER`, `EQUIP`; more from `MORE`."""

    TO: Final = 1
    WHOSE: Final = 2
    KINDS: Final = 3
    NAME: Final = 4
    HOME: Final = 5
    LEVEL: Final = 6
    COUNT: Final = 7
    CHOOSER: Final = 8
    MORE: Final = 9


class Find:
    """Operations on piles: `SEARCH`, `RECOVER`, `PUT`, `LAY_WORLD`."""

    KINDS: Final = 1
    NAME: Final = 2
    HOME: Final = 3
    LEVEL: Final = 4
    COUNT: Final = 5
    PUT_TO: Final = 6


class When:
    """A text that answers to a happening."""

    EVENT: Final = 1
    OF: Final = 2
    BY: Final = 3
    KINDS: Final = 4
    NAME: Final = 5
    HOME: Final = 6
    FROM: Final = 7
    LIMIT: Final = 8
    IF: Final = 9
    UNLESS: Final = 10
    DO: Final = 11


class Ability:
    """A text its controller may use."""

    TIMING: Final = 1
    LIMIT: Final = 2
    IF: Final = 3
    UNLESS: Final = 4
    COST: Final = 5
    DO: Final = 6


class Standing:
    """Texts that hold as long as the card counts and that mean cards; more from `MORE`."""

    TO: Final = 1
    WHOSE: Final = 2
    KINDS: Final = 3
    NAME: Final = 4
    HOME: Final = 5
    IF: Final = 6
    UNLESS: Final = 7
    MORE: Final = 8


class StandingWho:
    """Texts that hold as long as the card counts and that mean players; more from `MORE`."""

    WHO: Final = 1
    IF: Final = 2
    UNLESS: Final = 3
    MORE: Final = 4


ALL: Final = -1
"""The count `all`."""

NO_TEXT: Final = -1
"""A name or Home World that was left out; others are numbers of `Book.references`."""

ANY_LEVEL: Final = 99
