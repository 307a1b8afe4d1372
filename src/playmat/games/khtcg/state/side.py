"""A player's side of the table (KH-ZONE-01), and what can be read off it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.games.khtcg.language.codes import NONE
from playmat.games.khtcg.state.layout import CARD_MASK, SLOT_MASK
from playmat.kernel.stored import number, pile

MAX_HP: Final = 1 << 20


@final
class Side:
    """A player's side. What is in play is listed by slots (`layout`).

    Attributes:
        seat: whose side it is.
        hp: the player's Heart Points (KH-PLAYER-08, KH-WIN-06).
        leader: the Player Card.
        form: the topmost form on it, `NONE` if there is none.
        pick: while Player Cards are chosen, the card that was chosen, `NONE` before.
        deck: the deck, its top last.
        hand: the hand in the order the cards came.
        discard: the discard pile, its top last (KH-ZONE-04).
        worlds: the World Cards, the current one last (KH-WORLD-02).
        friends: the allies in the Friend Area.
        fighters: the allies that take part, in the order they joined.
        disruptors: what lies on the Worlds, whoever owns it.
        equipment: the Equipment on the characters.
        used: the Attack, Magic and Technique Cards in the running fight, in the order played.
    """

    __slots__ = (
        "deck",
        "discard",
        "disruptors",
        "equipment",
        "fighters",
        "form",
        "friends",
        "hand",
        "hp",
        "leader",
        "pick",
        "seat",
        "used",
        "worlds",
    )

    def __init__(self, seat: i64, deck: vec[i64]) -> None:
        self.seat = seat
        self.hp: i64 = 0
        self.leader: i64 = NONE
        self.form: i64 = NONE
        self.pick: i64 = NONE
        self.deck = deck
        self.hand: vec[i64] = vec[i64]()
        self.discard: vec[i64] = vec[i64]()
        self.worlds: vec[i64] = vec[i64]()
        self.friends: vec[i64] = vec[i64]()
        self.fighters: vec[i64] = vec[i64]()
        self.disruptors: vec[i64] = vec[i64]()
        self.equipment: vec[i64] = vec[i64]()
        self.used: vec[i64] = vec[i64]()

    def face(self) -> i64:
        """The card whose values count as the Player Card's: the form if there is one (KH-FC-05)."""
        return self.leader if self.form == NONE else self.form

    def world(self) -> i64:
        """The current World, `NONE` without one (KH-WORLD-08)."""
        if len(self.worlds) == 0:
            return NONE
        return self.worlds[-1]


STORED: Final = (
    number("hp", MAX_HP, signed=True),
    number("leader", SLOT_MASK + 1, less=1),
    number("form", SLOT_MASK + 1, less=1),
    number("pick", CARD_MASK + 1, less=1),
    pile("deck"),
    pile("hand"),
    pile("discard"),
    pile("worlds"),
    pile("friends"),
    pile("fighters"),
    pile("disruptors"),
    pile("equipment"),
    pile("used"),
)
