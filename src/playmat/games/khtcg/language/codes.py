"""The numbers behind the words of the rulebook: areas, states, decisions, causes, events.

The words of the card language (section 8.4) are in `terms`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.cards.effect import EFFECT
from playmat.games.khtcg.language.terms import CardKind
from playmat.kernel.codes import numbered_words, words_of

NOBODY: Final = -1
DRAWN: Final = 2
"""The winner of a draw (KH-WIN-05)."""

HAND_TARGET: Final = 6
OPENING_HAND: Final = 6
WIN_WORLD_TOTAL: Final = 13
CHALLENGE_HP_LOSS: Final = 1
ESCAPE_HP_LOSS: Final = 1
LADDER_STEP: Final = 1
NO_LIMIT: Final = 1 << 20
NONE: Final = -1
"""No card: the slot of what is not there."""


DARK_CARDS: Final = CardKind.HEARTLESS | CardKind.VILLAINS | CardKind.NOBODY
UNIQUE: Final = CardKind.FRIEND | CardKind.MAGIC_FRIEND | CardKind.XIII
"""The kinds that stand under the unique rule as allies (KH-UNIQ-01, KH-UNIQ-06, KH-UNIQ-07)."""

BEARERS: Final = CardKind.PLAYER | CardKind.FRIEND | CardKind.MAGIC_FRIEND
"""The kinds that can bear Equipment unless its text says otherwise (KH-EQUIP-01, KH-EQUIP-15)."""

ALLIES: Final[vec[i64]] = vec[i64](
    [
        CardKind.FRIEND | CardKind.MAGIC_FRIEND,
        CardKind.HEARTLESS | CardKind.VILLAINS,
        CardKind.NOBODY | CardKind.XIII,
    ]
)
"""By the group of the Player Card, what it uses as allies (KH-PLAYER-09 to KH-PLAYER-12)."""


class Static:
    """The static parts of a text as long as its card counts, as bits; a first bit for rows of several."""

    STAT: Final = 0
    """One bit for each `hooks.Stat`."""
    RULE: Final = 8
    """One bit for each `hooks.Rule`."""
    ACT: Final = 24
    """One bit for each `hooks.Act`."""
    LIMIT: Final = 40
    """One bit for each `hooks.Capacity`."""
    SILENCE: Final = 44
    PROTECT: Final = 45
    """One bit for each `hooks.Protect`."""
    INSTEAD: Final = 48
    ABILITY: Final = 49
    ONLY: Final = 50
    PLAY_LEVEL: Final = 51
    ALSO: Final = 52
    CHECKED: Final = 53
    """A state check looks at this text (KH-GEN-20)."""
    WATCHFUL: Final = 54
    """It holds or not by what is so at the moment."""
    REPLACED: Final = 55
    """One bit for each `hooks.Replaced`."""


LASTING: Final = (1 << Static.RULE) - 1 | (1 << Static.LIMIT) - (1 << Static.ACT) | 1 << Static.SILENCE
"""The parts that a lasting change may have: any value, any ban, silence."""


class Area:
    """The area of a card in play (KH-ZONE-01)."""

    FREE: Final = 0
    """The slot stands for no card."""
    PLAYER: Final = 1
    FORM: Final = 2
    FRIENDS: Final = 3
    FIGHT: Final = 4
    """An ally that takes part in the running battle or challenge (KH-ZONE-06)."""
    WORLD: Final = 5
    DISRUPTOR: Final = 6
    EQUIPMENT: Final = 7
    CAPTIVE: Final = 8
    """An ally whose name alone counts as long as the card that captured it is in play."""
    GONE: Final = 15
    """It left play this turn; its texts may still have to be carried out."""


class Fight:
    """The kind of fight."""

    NONE: Final = 0
    BATTLE: Final = 1
    CHALLENGE: Final = 2


class Part:
    """The parts of a battle: `PLAY` in free order (KH-BATTLE-08), or the four steps of KH-BATTLE-09."""

    PLAY: Final = 0
    TECH: Final = 1
    COMMIT: Final = 2
    ATTACK: Final = 3
    MAGIC: Final = 4


class Verb:
    """The verb of a player's decision (KH-DP-04, KH-DP-08, KH-DP-09, KH-DP-11, KH-DP-12, KH-DP-14)."""

    END: Final = 0
    """END_ACTION, RESULT, NEXT, NO_CHALLENGE, PASS, go on: nothing more here."""
    MOVE: Final = 1
    BATTLE: Final = 2
    ESCAPE: Final = 3
    DISRUPT: Final = 4
    CALL: Final = 5
    EQUIP: Final = 6
    EVENT: Final = 7
    MAGIC: Final = 8
    MAGIC_FRIEND: Final = 9
    FORM: Final = 10
    ABILITY: Final = 11
    DROP_EQUIPMENT: Final = 12
    DROP_FORM: Final = 13
    COMMIT: Final = 14
    ATTACK: Final = 15
    TECHNIQUE: Final = 16
    CHALLENGE: Final = 17


VERB_WORDS: Final = words_of(
    Verb, MAGIC_FRIEND="summon", ABILITY="use", DROP_EQUIPMENT="drop", DROP_FORM="revert"
)


class Step:
    """The step of a frame: the states of chapter 8.2 and their parts."""

    # SETUP
    LEADER: Final = 0
    REVEAL: Final = 1
    TOSS: Final = 2
    OPENING: Final = 3
    DEAL: Final = 4
    BEGIN: Final = 5
    SHUFFLE_ALL: Final = 6
    # the turn: one frame at the bottom of the stack that goes from step to step
    TURN_START: Final = 10
    DRAW_PHASE: Final = 11
    ACTION: Final = 12
    ACTION_END: Final = 13
    CHALLENGE: Final = 14
    DISCARD_PHASE: Final = 15
    FORM_DROP: Final = 16
    HAND: Final = 17
    DISCARD_END: Final = 18
    TURN_END: Final = 19
    # BATTLE
    BATTLE: Final = 20
    TOTAL: Final = 21
    ASSIGN: Final = 22
    BATTLE_END: Final = 23
    # CHALLENGE_ROUND
    CHALLENGE_ROUND: Final = 30
    RESULT: Final = 31
    CHALLENGE_END: Final = 32
    # a card being played, an act in several parts
    PLAY: Final = 40
    ATTACK_SET: Final = 41
    SPENT: Final = 43
    MAKE_WAY: Final = 44
    # what is due at the same moment
    TRIGGERS: Final = 50
    # what effects make people do; nothing that becomes due interrupts them (KH-GEN-18)
    DRAW: Final = 60
    SHUFFLE: Final = 61
    SELECT: Final = 62
    CARRY_OUT: Final = 63
    SPLIT: Final = 64
    MAY: Final = 65
    COIN: Final = 66
    DECLARE: Final = 67
    DISCARD_HAND: Final = 68
    FIND: Final = 69
    LOOK: Final = 70
    MILL: Final = 71
    KEEP: Final = 72
    PUT_BACK: Final = 73
    CHOOSE: Final = 74
    EFFECT: Final = EFFECT


STEP_WORDS: Final[dict[int, str]] = numbered_words(
    Step, "-", CHALLENGE_ROUND="duel", CHALLENGE_END="duel-end"
)

FIRST_OF_EFFECTS: Final = 60
"""From this step on an effect goes on, which nothing that becomes due interrupts (KH-GEN-18)."""


class Prompt:
    """The question of a choice (KH-DP)."""

    LEADER: Final = 1
    ACTION: Final = 2
    BATTLE: Final = 3
    ASSIGN: Final = 4
    CHALLENGE: Final = 5
    CHALLENGE_ROUND: Final = 6
    ATTACK_SET: Final = 7
    FORM_DROP: Final = 8
    DROPS: Final = 9
    HAND: Final = 10
    ORDER: Final = 11
    MAY: Final = 12
    DECLARE: Final = 13
    TARGET: Final = 14
    """Cards in play for an effect: slots. The operation is the one of the running `SELECT` frame."""
    SPLIT: Final = 15
    DISCARD_HAND: Final = 16
    FIND: Final = 17
    """Cards of a pile, as their number and 1; 0 takes none."""
    LOOK: Final = 18
    ANY_TIME: Final = 19
    MAKE_WAY: Final = 20
    KEEP: Final = 21
    CHOOSE: Final = 22
    """The things a text lets somebody choose among, by their places."""


PROMPT_WORDS: Final[dict[int, str]] = numbered_words(Prompt, "-", CHALLENGE_ROUND="duel")


class Cause:
    """The cause of a discard, a defeat, damage or a change of HP (KH-HOOK-18, KH-HOOK-36, KH-HOOK-47)."""

    BATTLE_END: Final = 0
    CHALLENGE_END: Final = 1
    UNIQUE: Final = 2
    ESCAPE: Final = 3
    TEXT: Final = 4
    VOLUNTARY: Final = 5
    MF_END_OF_TURN: Final = 6
    HAND_PHASE: Final = 7
    BEARER_GONE: Final = 8
    DEFEATED: Final = 9
    BATTLE: Final = 10
    MAGIC: Final = 11
    MOVE: Final = 12
    CHALLENGE: Final = 13
    WORLD_GONE: Final = 14
    PLAYED: Final = 15


CAUSE_WORDS: Final = words_of(Cause, HAND_PHASE="hand_discard_phase")

UNPREVENTED: Final[i64] = (
    1 << Cause.BATTLE_END
    | 1 << Cause.CHALLENGE_END
    | 1 << Cause.BEARER_GONE
    | 1 << Cause.DEFEATED
    | 1 << Cause.BATTLE
    | 1 << Cause.MAGIC
    | 1 << Cause.MOVE
    | 1 << Cause.CHALLENGE
    | 1 << Cause.WORLD_GONE
    | 1 << Cause.PLAYED
)
"""Causes from which no text keeps a card in play, as bits (KH-HOOK-16)."""


class Finish:
    """The end of a match (chapter 7)."""

    NONE: Final = 0
    WORLDS: Final = 1
    HEARTS: Final = 2
    BOTH: Final = 3
    CONCEDED: Final = 4
    TURN_LIMIT: Final = 5
    ENDLESS: Final = 6


FINISH_WORDS: Final = words_of(Finish, "-", BOTH="double-end")
FINISH_CLAUSES: Final = ("", "KH-WIN-01", "KH-WIN-02", "KH-WIN-05", "KH-WIN-08", "KH-WIN-09", "KH-WIN-12")


class Happened:
    """The kinds of events, with their subjects. A card in play is named by its number in the book."""

    LEADER: Final = 1
    """The card: a Player Card is put out (KH-SETUP-01)."""
    FIRST: Final = 2
    SHUFFLED: Final = 3
    """The number of cards."""
    DEALT: Final = 4
    """The cards; others see `CARDS_DEALT` and how many."""
    CARDS_DEALT: Final = 5
    TURN: Final = 6
    """Number of the turn."""
    PHASE: Final = 7
    """The step."""
    DREW: Final = 8
    """The card; others see `CARD_DRAWN`."""
    CARD_DRAWN: Final = 9
    NO_CARD: Final = 10
    RENEWED: Final = 11
    """The number of cards that the discard pile had (KH-DRAW-03)."""
    PLAYED: Final = 12
    """The verb, the card, the card in play it is played with or on (-1: none)."""
    ENTERED: Final = 13
    """The card, its area."""
    DISCARDED: Final = 14
    """The card, the `Cause`, the area it was in."""
    DISCARDED_HAND: Final = 15
    """The card, the `Cause`."""
    PUT: Final = 16
    """The card, where to (`terms.Pile`); others see `CARD_PUT` if neither place shows it."""
    CARD_PUT: Final = 17
    """A card, where to (`terms.Pile`): what others see of `PUT`."""
    HP: Final = 18
    """The change, the HP after it, the `Cause`."""
    DAMAGED: Final = 19
    """The card, how much, the damage on it."""
    CLEARED: Final = 20
    DEFEATED: Final = 21
    BATTLE: Final = 22
    BATTLE_TOTAL: Final = 23
    """The total, its parts: Player Card, allies, Equipment, Attack Cards, texts."""
    CHALLENGE: Final = 24
    CHALLENGE_TOTAL: Final = 25
    """As `BATTLE_TOTAL`, for this seat."""
    WON: Final = 26
    TIED: Final = 27
    COMMITTED: Final = 28
    """The card."""
    PASSED: Final = 29
    ATTACHED: Final = 30
    """The Equipment, its bearer."""
    COUNTERS: Final = 31
    """The card, the change, the counters on it."""
    CONTROL: Final = 32
    """The card; the seat has it now."""
    LASTS: Final = 33
    """A change for a time: the card it is on, the operation, a `hooks.Stat`, by how much, a `terms.Until`. Of
    what this seat is forbidden: no card, the operation, a `hooks.Act`, the kinds of cards, until when."""
    ENDED: Final = 34
    """It is over; as `LASTS`."""
    LOOKED: Final = 35
    """The cards; others see `CARDS_LOOKED` and how many."""
    CARDS_LOOKED: Final = 36
    REVEALED: Final = 37
    """The cards of a hand, for both players to see."""
    DECLARED: Final = 38
    """The name, a number in `Book.references`."""
    ABILITY: Final = 39
    """The card."""
    DUE: Final = 40
    """The card whose text is carried out."""
    COIN: Final = 41
    """1 for heads."""
    ESCAPED: Final = 42
    TURN_END: Final = 43
    """Number of the turn (KH-TURN-05)."""
    OVER: Final = 44
    """The `Finish`; the seat is the winner, `NATURE` in a draw."""
    MOVED: Final = 45
    """The card: a World was moved to."""
    CAPTURED: Final = 46
    FREED: Final = 47
    MILLED: Final = 48
    """The card from the top of a deck."""
    GRANTED: Final = 49
    """The number of further challenges."""
    CHOSEN: Final = 50
    """The place in the book of the program that a player has chosen to have carried out."""
    MORE_MOVES: Final = 51
    """The number of further moves."""
    MORE_BATTLES: Final = 52
    """The number of further battles."""
    COPIED: Final = 53
    """The card whose text is carried out from a discard pile."""


HAPPENED_WORDS: Final[dict[int, str]] = numbered_words(Happened, "-")
"""The words of the events."""


NOW: Final = 7
"""Beside `terms.Until`: a change until the end of the opponent's turn, which has begun."""


class Check:
    """The state checks that something calls for (KH-GEN-20), as bits."""

    END: Final = 1
    DAMAGE: Final = 2
    CARDS: Final = 4
    """Equipment without a lawful bearer, unlawful forms."""
    DOUBLES: Final = 8
    """Only what effects put into play can stand there twice: who plays a card makes way for it."""
    ALL: Final = 7
    """The checks that a change of texts can bring about."""
