"""The state of a match: which chapter carries out which step, and how a match is copied and saved."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.games.kmon.language.codes import TEAM, Cause, Step
from playmat.games.kmon.rules.dispatch import hear_step, offer_step, run_step, take_step
from playmat.games.kmon.rules.operations import perform
from playmat.games.kmon.rules.redeal import hide
from playmat.games.kmon.state.layout import CARD_MASK, EFFECTS, effect_bearer, effect_card
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.storing import copy_fields, decode_fields, encode_fields
from playmat.kernel.choice import NATURE, Choice
from playmat.kernel.errors import BadEncoding
from playmat.kernel.rng import Stream
from playmat.kernel.state import Reader, arg_of, seat_of, step_of


@final
class KmonMachine(KmonState):
    """A match of K-Mon in progress."""

    def run(self) -> None:
        """Carry out the top frame."""
        top = self.top()
        step = step_of(top)
        if step == Step.EFFECT:
            self.run_effect()
        else:
            run_step(self, step, seat_of(top), arg_of(top))

    def perform(self, operation: i64, at: i64, seat: i64, context: i64) -> None:
        """Carry out one operation of a card (chapter 20)."""
        perform(self, operation, at, seat, context)

    def offer(self, seat: i64, choice: Choice) -> None:
        """Write the open choice of the asked seat."""
        top = self.top()
        offer_step(self, choice, step_of(top), seat, arg_of(top))

    def resolve(self, seat: i64, answer: i64) -> None:
        """Carry out an answer, or an outcome of chance (KM-INFO-05)."""
        top = self.top()
        if seat == NATURE:
            hear_step(self, step_of(top), seat_of(top), arg_of(top), answer)
        else:
            take_step(self, step_of(top), seat, arg_of(top), answer)

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
