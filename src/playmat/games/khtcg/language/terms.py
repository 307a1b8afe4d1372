"""The numbers behind the words of the card language (section 8.4 of the rules).

Card files write words; compiled programs hold their numbers: the place of a word in its tuple. The engine
compares with the constants beside the tuples. Here are cards, players, amounts and conditions; `hooks` has
what texts change, forbid and answer to.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kernel.codes import words_of

# ---- what a card is ---------------------------------------------------------------------------------


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


TYPE_WORDS: Final = words_of(Type)


DARK_GROUPS: Final = ("heartless", "villains", "nobody")

MAGIC_GROUPS: Final = ("plain", "attack")


class Group:
    """The group of a Player Card or form (KH-PLAYER-03)."""

    LIGHT: Final = 0
    DARK: Final = 1
    XIII: Final = 2


PLAYER_GROUPS: Final = words_of(Group)


class CardKind:
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


KIND_WORDS: Final = words_of(CardKind)
"""The words by which a text can call a card, as bits: a card has a bit for each word that fits it."""

GROUP_KINDS: Final = {
    "light": CardKind.LIGHT,
    "dark": CardKind.PLAYER_DARK,
    "xiii": CardKind.XIII,
    "heartless": CardKind.HEARTLESS | CardKind.DARK,
    "villains": CardKind.VILLAINS | CardKind.DARK,
    "nobody": CardKind.NOBODY,
    "attack": CardKind.MAGIC_ATTACK,
    "plain": 0,
}
"""By group, the kinds a card of it has."""

TYPE_KINDS: Final = (
    CardKind.PLAYER,
    CardKind.PLAYER | CardKind.FORM,
    CardKind.FRIEND,
    CardKind.MAGIC_FRIEND,
    CardKind.MAGIC,
    CardKind.EQUIPMENT,
    0,
    CardKind.WORLD,
    CardKind.EVENT,
    CardKind.TECHNIQUE,
    CardKind.ATTACK,
)
"""By type, the kinds every card of it has; those of a Dark Card come from its group."""


def printed_kinds(card_type: str, group: str) -> int:
    """The kinds of a card as they are printed in front of its text, from its type and group."""
    return TYPE_KINDS[TYPE_WORDS.index(card_type)] | GROUP_KINDS.get(group, 0)


# ---- whom and where ---------------------------------------------------------------------------------


class Who:
    """The players a text means: `you` controls the card with the text (KH-DARK-11).

    `here` is for Worlds: the player whose current World it is, in a challenge held there both (R:AMB-77).
    """

    YOU: Final = 0
    OPPONENT: Final = 1
    EACH: Final = 2
    HERE: Final = 3


WHO_WORDS: Final = words_of(Who)


class Whose:
    """The owners of cards: `each` player's, each alone (KH-GEN-25), or `any`, all together.

    `here` is as in `Who`.
    """

    OWN: Final = 0
    OPPONENT: Final = 1
    EACH: Final = 2
    ANY: Final = 3
    HERE: Final = 4


WHOSE_WORDS: Final = words_of(Whose)


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


TO_WORDS: Final = words_of(To)


class Chooser:
    """The player who picks the cards: the `owner` is the player whose cards they are (KH-GEN-24)."""

    YOU: Final = 0
    OPPONENT: Final = 1
    OWNER: Final = 2
    RANDOM: Final = 3


CHOOSER_WORDS: Final = words_of(Chooser)


class Pile:
    """The pile into which a card is put: `allies` is its owner's Friend Area, `player` the Player Card."""

    HAND: Final = 0
    DECK_TOP: Final = 1
    DECK_BOTTOM: Final = 2
    ALLIES: Final = 3
    PLAYER: Final = 4
    DISCARD: Final = 5


PILE_WORDS: Final = words_of(Pile)


class Copied:
    """The type of card whose text an effect carries out (KH-GEN-30)."""

    MAGIC: Final = 0
    EVENT: Final = 1
    TECHNIQUE: Final = 2


COPIED_WORDS: Final = words_of(Copied)


# ---- how much and how long --------------------------------------------------------------------------


class Per:
    """The factor of an amount.

    `counter`: counters on this card; `same_name`: other cards of exactly its name in its area; `same_act`:
    other Attack Cards of its name played in one act (KH-ATK-04); `disruptor`: disruptors on one's own World;
    `level_gap`: by how much the opponent's Player Card has the higher level, at least 0; from `own_played`
    on: what a player has done in this turn (`Deed`).
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
    OWN_PLAYED: Final = 12
    OPPONENT_PLAYED: Final = 13
    OWN_DRAWN: Final = 14
    OPPONENT_DRAWN: Final = 15
    OWN_DEFEATED: Final = 16
    OPPONENT_DEFEATED: Final = 17
    OWN_HP_GAINED: Final = 18
    OPPONENT_HP_GAINED: Final = 19
    OWN_HP_LOST: Final = 20
    OPPONENT_HP_LOST: Final = 21


PER_WORDS: Final = words_of(Per)


class Deed:
    """The things that a text can count of a player in this turn (KH-GEN-26).

    `played`: cards played from the hand; `defeated`: Dark Cards that this player has defeated; `battles`:
    battles started; `won` and `lost`: challenges. The first ones are in the order of `Per`: there each stands
    twice from `own_played` on, for the own ones and for the opponent's.
    """

    PLAYED: Final = 0
    DRAWN: Final = 1
    DEFEATED: Final = 2
    HP_GAINED: Final = 3
    HP_LOST: Final = 4
    MOVED: Final = 5
    BATTLES: Final = 6
    WON: Final = 7
    LOST: Final = 8


DEED_WORDS: Final = words_of(Deed)


def deed_of_amount(per: i64) -> i64:
    """The `Deed` that a factor counts; below 0 for one that counts something else.

    >>> deed_of_amount(Per.OPPONENT_DRAWN) == Deed.DRAWN, deed_of_amount(Per.SUBJECT_LEVEL) < 0
    (True, True)
    """
    return (per - Per.OWN_PLAYED) >> 1


class Until:
    """The end of a change: `opponent_turn` is the end of the opponent's next turn (section 8.4)."""

    BATTLE: Final = 0
    CHALLENGE: Final = 1
    PHASE: Final = 2
    TURN: Final = 3
    OPPONENT_TURN: Final = 4
    GAME: Final = 5


UNTIL_WORDS: Final = words_of(Until)


# ---- what a condition asks --------------------------------------------------------------------------


class Behind:
    """In what a player can have less than the other."""

    HP: Final = 0
    WORLD_TOTAL: Final = 1
    LEVEL: Final = 2
    HAND: Final = 3
    ALLIES: Final = 4


BEHIND_WORDS: Final = words_of(Behind)


class Fighting:
    """The fight in which an ally takes part."""

    ANY: Final = 0
    BATTLE: Final = 1
    CHALLENGE: Final = 2


FIGHTING_WORDS: Final = words_of(Fighting)


class During:
    """The time that a condition asks for."""

    OWN_TURN: Final = 0
    OPPONENT_TURN: Final = 1
    BATTLE: Final = 2
    CHALLENGE: Final = 3


DURING_WORDS: Final = words_of(During)


class Role:
    """The purpose for which a Dark or Nobody Card is in play (KH-DARK-02)."""

    DISRUPTOR: Final = 0
    ALLY: Final = 1


ROLE_WORDS: Final = words_of(Role)
