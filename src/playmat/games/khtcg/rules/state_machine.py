"""The state of a match: which chapter carries out which step, and how a match is copied and saved."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from playmat.games.khtcg.language.codes import NO_LIMIT, Finish
from playmat.games.khtcg.rules.dispatch import KhtcgSteps
from playmat.games.khtcg.rules.operations import perform
from playmat.games.khtcg.rules.redeal import hide
from playmat.games.khtcg.rules.state_checks import make_checks
from playmat.games.khtcg.state.decoding import check_table
from playmat.games.khtcg.state.ruleset import PARAMETERS, rules_from
from playmat.games.khtcg.state.storing import copy_fields, decode_fields, encode_fields
from playmat.kernel.errors import BadEncoding
from playmat.kernel.rng import Stream
from playmat.kernel.state import Reader


@final
class KhtcgMachine(KhtcgSteps):
    """A match of the Kingdom Hearts TCG in progress."""

    __slots__ = ()

    def perform(self, operation: i64, at: i64, seat: i64, context: i64) -> None:
        """Carry out one operation of a card, then the state checks (KH-GEN-20)."""
        perform(self, operation, at, seat)
        make_checks(self)

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
