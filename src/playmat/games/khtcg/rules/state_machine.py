"""The state of a match: which chapter carries out which step, and how a match is copied and saved."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.games.khtcg.effects.triggers import open_triggers
from playmat.games.khtcg.language.codes import FIRST_OF_EFFECTS, NO_LIMIT, Check, Finish, Static, Step
from playmat.games.khtcg.rules.action import take_other
from playmat.games.khtcg.rules.dispatch import hear_step, offer_step, run_step, take_step
from playmat.games.khtcg.rules.operations import perform
from playmat.games.khtcg.rules.play import offer_any_time
from playmat.games.khtcg.rules.redeal import hide
from playmat.games.khtcg.rules.state_checks import settle
from playmat.games.khtcg.state.decoding import check_table
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.games.khtcg.state.ruleset import PARAMETERS, rules_from
from playmat.games.khtcg.state.storing import copy_fields, decode_fields, encode_fields
from playmat.kernel.choice import NATURE, Choice
from playmat.kernel.errors import BadEncoding
from playmat.kernel.rng import Stream
from playmat.kernel.state import Reader, Status


def allows_meanwhile(step: i64) -> bool:
    """Return whether a seat can have a standing offer while the other one decides a step (KH-OPT-03)."""
    return step < FIRST_OF_EFFECTS and step != Step.TRIGGERS and step != Step.LEADER


@final
class KhtcgMachine(KhtcgState):
    """A match of the Kingdom Hearts TCG in progress.

    `run`, `offer` and `resolve` take the top frame apart in place (`kernel.state.frame`): all pass here.
    """

    __slots__ = ()

    def run(self) -> None:
        """Make the state checks, carry out what is due, then go on with the top frame (KH-GEN-18 to -20)."""
        if self.checks_due != 0 or (self.statics >> Static.WATCHFUL) & 1 != 0:
            self.settle()
            if self.status == Status.OVER:
                return
        top = self.stack[-1]
        step = top & 255
        seat = (top >> 8) & 15
        arg = top >> 12
        if step < FIRST_OF_EFFECTS and len(self.triggered) > self.claimed:
            open_triggers(self)
        elif step == Step.EFFECT:
            self.run_effect()
        else:
            run_step(self, step, seat, arg)

    def perform(self, operation: i64, at: i64, seat: i64, context: i64) -> None:
        """Carry out one operation of a card, then the state checks (KH-GEN-20)."""
        perform(self, operation, at, seat)
        self.settle()

    def settle(self) -> None:
        """Make the state checks that are called for."""
        if (self.statics >> Static.WATCHFUL) & 1 != 0:
            self.checks_due |= Check.ALL
        if self.checks_due != 0:
            settle(self)

    # ---- asking ------------------------------------------------------------------------

    def offer(self, seat: i64, choice: Choice) -> None:
        """Write the open choice of an asked seat."""
        top = self.stack[-1]
        step = top & 255
        owner = (top >> 8) & 15
        arg = top >> 12
        if seat != owner and allows_meanwhile(step):
            offer_any_time(self, choice, self.sides[seat])
        else:
            offer_step(self, choice, step, seat, owner, arg)

    def resolve(self, seat: i64, answer: i64) -> None:
        """Carry out an answer, or an outcome of chance (KH-SM-17)."""
        top = self.stack[-1]
        step = top & 255
        owner = (top >> 8) & 15
        arg = top >> 12
        if seat == NATURE:
            hear_step(self, step, owner, arg, answer)
        elif seat != owner and allows_meanwhile(step):
            self.offer(seat, self.choice)
            take_other(self, seat, self.choice.items[answer])
        else:
            if step == Step.LEADER:  # both are asked at once: the open choice can be the other one's
                self.offer(seat, self.choice)
            take_step(self, step, seat, owner, arg, answer)

    def concede(self, seat: i64) -> None:
        """KH-WIN-08."""
        self.end_match(1 - seat, Finish.CONCEDED, "KH-WIN-08")

    # ---- copying -----------------------------------------------------------------------

    def clone(self) -> KhtcgMachine:
        """An independent copy; the log is not copied."""
        new = KhtcgMachine(self.book, self.rules)
        self.clone_kernel(new)
        copy_fields(self, new)
        return new

    def redeal(self, seat: i64, stream: Stream) -> KhtcgMachine:
        """A clone in which what a seat cannot know is dealt again (KH-ZONE-02, KH-ZONE-03)."""
        new = self.clone()
        for side in new.sides:
            hide(new, side, seat, stream)
        new.rekey(stream)
        new.offer_again()
        return new

    def encode(self) -> list[int]:
        """All that the match is, as integers."""
        out: list[int] = []
        self.encode_kernel(out)
        out += self.rules.numbers()
        encode_fields(self, out)
        return out

    def decode(self, numbers: Reader) -> None:
        """Read what `encode` wrote.

        Raises:
            BadEncoding: it is no match of this game.
        """
        self.decode_kernel(numbers)
        given = [numbers.next() for _parameter in range(PARAMETERS)]
        if not all(-1 <= number <= NO_LIMIT for number in given):
            raise BadEncoding("error-encoding-range", "", place=numbers.place)
        self.rules = rules_from(given)
        decode_fields(self, numbers)
        numbers.end()
        check_table(self)
        self.index_texts()
