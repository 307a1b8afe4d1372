"""A match in progress: which rule runs, who is asked, and how the state is copied and stored.

The states of section 17 are the steps of the kernel's frames; the chapters carry them out. A turn
is one frame that goes from step to step; drawing, discarding, damage and rolls thrown again are
frames on top of it.
"""

from __future__ import annotations

from typing import final

from librt.vecs import pop
from mypy_extensions import i64

from playmat.games.perilous.rules import assign
from playmat.games.perilous.rules.dispatch import PerilousSteps
from playmat.games.perilous.state.chance import merged
from playmat.games.perilous.state.codes import (
    BLUE_DICE,
    Step,
    copies,
    one,
)
from playmat.games.perilous.state.components import ITEMS
from playmat.games.perilous.state.mutations import Cell
from playmat.games.perilous.state.storing import copy_fields, encode_fields
from playmat.kernel.choice import bit, bits_in
from playmat.kernel.piles import redeal_pile
from playmat.kernel.rng import Stream
from playmat.kernel.state import Status, arg_of, step_of


@final
class PerilousMachine(PerilousSteps):
    """A match of Perilous Pursuit."""

    __slots__ = ()

    # ---- chance --------------------------------------------------------------------------

    def dice_in_the_air(self) -> i64:
        """While dice are thrown: which, as a bit set; 0 while chance is asked for something else."""
        top = self.top()
        step = step_of(top)
        if step in (Step.THROW, Step.WORLD_THROW, Step.RETHROWN):
            return arg_of(top)
        if step in (Step.SAVED_THROW, Step.SECOND_THROW):
            return bit(5)
        if step == Step.OVERRUN_THROW:
            return bit(5) | 1
        return 0

    def outcomes(self) -> list[tuple[int, int]]:
        """The outcomes of chance; dice as multisets of the blue ones, the sorted throw for all its orders.

        The thrown blue dice are alike: all of them are fresh, and their faces have not been used.
        """
        dice = self.dice_in_the_air()
        if dice == 0:
            return [(int(outcome), 1) for outcome in range(self.chance)]
        return merged(bits_in(dice & BLUE_DICE), dice & ~BLUE_DICE != 0)

    # ---- copying and storing -------------------------------------------------------------

    def clone(self) -> PerilousMachine:
        """An independent copy without the log."""
        new = PerilousMachine()
        self.clone_kernel(new)
        copy_fields(self, new)
        return new

    def encode(self) -> list[int]:
        """All that the match is, as integers."""
        out: list[int] = []
        self.encode_kernel(out)
        encode_fields(self, out)
        return out

    def redeal(self, seat: i64, stream: Stream) -> PerilousMachine:
        """A clone with everything dealt again that a seat cannot know (PP-INFO-01).

        Hidden are the order of the deck and all chance to come; with hidden hands the hands of the
        others too. The order of the reserve is no part of the state: cards are drawn from it when
        they are needed. During setup the deck is in the order that was thrown so far and is dealt
        again like any other.
        """
        new = self.clone()
        new.rekey(stream)
        if self.hidden:
            for hero in range(self.seats):
                if hero != seat:
                    new.return_hand(hero)
        redeal_pile(new.deck, i64(len(new.deck)), stream)
        if self.hidden:
            for hero in range(self.seats):
                if hero != seat:
                    new.deal_hand(hero, self.cell(hero, Cell.CARDS))
            if new.status == Status.ASKING and step_of(new.top()) == Step.ASSIGN:
                new.status = Status.RUNNING
                assign.run_assign(new)
                new.written = False
            new.offer_again()
        return new

    def return_hand(self, hero: i64) -> None:
        """Redeal: the unknown cards of a hand go back to the deck."""
        hand = self.cell(hero, Cell.HAND)
        for item in range(ITEMS):
            self.add_to_deck(item, copies(hand, item))
        self.held -= hand
        self.put(hero, Cell.HAND, 0)

    def deal_hand(self, hero: i64, cards: i64) -> None:
        """Redeal: as many cards as the hero holds."""
        left = cards
        while left > 0:
            self.deck, item = pop(self.deck)
            self.put(hero, Cell.HAND, self.cell(hero, Cell.HAND) + one(item))
            self.held += one(item)
            left -= 1
