"""The state of a match: which chapter carries out which step, and how a match is copied and saved."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.games.kmon.language.codes import TEAM, Cause
from playmat.games.kmon.rules.dispatch import KmonSteps
from playmat.games.kmon.rules.operations import perform
from playmat.games.kmon.rules.redeal import hide
from playmat.games.kmon.state.layout import CARD_MASK, EFFECTS, effect_bearer, effect_card
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.storing import copy_fields, decode_fields, encode_fields
from playmat.kernel.errors import BadEncoding
from playmat.kernel.rng import Stream
from playmat.kernel.state import Reader


@final
class KmonMachine(KmonSteps):
    """A match of K-Mon in progress."""

    __slots__ = ()

    def perform(self, operation: i64, at: i64, seat: i64, context: i64) -> None:
        """Carry out one operation of a card (chapter 20)."""
        perform(self, operation, at, seat, context)

    def concede(self, seat: i64) -> None:
        """KM-WIN-08."""
        self.end_battle(1 - seat, Cause.CONCEDED, "KM-WIN-08")

    # ---- copying -----------------------------------------------------------------------

    def clone(self) -> KmonMachine:
        """An independent copy; the log is not copied."""
        new = KmonMachine(self.book)
        self.clone_kernel(new)
        copy_fields(self, new)
        return new

    def redeal(self, seat: i64, stream: Stream) -> KmonMachine:
        """A clone in which what a seat cannot know is dealt again (KM-INFO-02, KM-INFO-03)."""
        new = self.clone()
        for side in (new.sides[0], new.sides[1]):
            hide(new, side, side.seat == seat, stream)
        new.rekey(stream)
        new.offer_again()
        return new

    def encode(self) -> list[int]:
        """All that the match is, as integers."""
        out: list[int] = []
        self.encode_kernel(out)
        encode_fields(self, out)
        return out

    def decode(self, numbers: Reader) -> None:
        """Read what `encode` wrote.

        Raises:
            BadEncoding: it is no match of this game.
        """
        self.decode_kernel(numbers)
        decode_fields(self, numbers)
        numbers.end()
        check_links(self)
        for effect in self.effects:
            known = 0 <= effect < EFFECTS and effect_card(effect) < len(self.book.cards)
            if not known or effect_bearer(effect) >= TEAM:
                raise BadEncoding("error-encoding-range", "", place=0)
        add_continuous(self)


def check_links(state: KmonMachine) -> None:
    """Links of a decoded match name cards that exist."""
    for link in state.links:
        cards = len(state.book.cards)
        if not 0 <= link < 1 << 45 or (link >> 4) & CARD_MASK > cards or (link >> 16) & CARD_MASK > cards:
            raise BadEncoding("error-encoding-range", "", place=0)


def add_continuous(state: KmonState) -> None:
    """Sum up what the effects in play change; the sums themselves are not stored."""
    for side in (state.sides[0], state.sides[1]):
        for place in range(TEAM):
            state.sum_up(side.team[place], side.seat, place)
