"""An answer given in steps: actions of a fixed list, one after the other, become one answer of the kernel.

Programs that learn choose from a fixed list of actions, of which some are allowed. An answer of the kernel
can be a set, a split or an order, of which there are millions; here it is put together step by step:

| kind   | steps                                                                                 |
|--------|---------------------------------------------------------------------------------------|
| PICK   | the item's action; a second one where several items begin with it                     |
| SUBSET | one thing after the other; action 0 ends it, the last one that fits ends it by itself  |
| SPLIT  | each step gives its target one; it ends like a subset                                 |
| ORDER  | first to last; the last one follows by itself                                         |

Action 0 passes: it leaves a standing offer alone, or takes nothing more.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from playmat.kernel.choice import PASS_OFFER, Choice, Kind, bit, bits_in

PASS: Final = 0
"""The action that passes, chooses nothing or ends an answer."""

MORE: Final = -2
"""The result of `Draft.take` while the answer is not complete; `PASS_OFFER` leaves a standing offer alone."""

PICKED: Final = 8
"""So many steps of an answer stand in an observation."""

ACTION: Final = 0xFFFF


@final
class Draft:
    """An answer on its way.

    Attributes:
        choice: what is answered; it must stay as it is meanwhile.
        legal: the actions that can be taken now; the first `count` count.
        count: how many there are.
        mask: where they are marked with 1, among zeros.
        at: the place of action 0 there.
    """

    def __init__(self, mask: vec[u8], at: i64) -> None:
        self.choice: Choice = Choice()
        self.paths: vec[i64] = vec[i64]()
        self.legal: vec[i64] = vec[i64]()
        self.count: i64 = 0
        self.mask: vec[u8] = mask
        self.at: i64 = at
        self.chosen: i64 = 0
        self.taken: i64 = 0
        self.first: i64 = -1
        self.picked: vec[i64] = vec[i64]()
        self.given: vec[i64] = vec[i64]()
        self.order: list[int] = []

    # ---- beginning -----------------------------------------------------------------------

    def begin(self, choice: Choice) -> None:
        """Begin the answer to a choice; `offer` follows for each item, then `ready`."""
        self.choice = choice
        self.chosen = 0
        self.taken = 0
        self.first = -1
        if choice.kind == Kind.SUBSET:
            self.chosen = choice.must
        elif choice.kind == Kind.SPLIT:
            self.given = vec[i64]()
            place: i64 = 0
            while place < choice.n:
                self.given = append(self.given, 0)
                place += 1
        elif choice.kind == Kind.ORDER:
            self.order = []

    def offer(self, place: i64, path: i64) -> None:
        """Set the actions of the item at a place."""
        if place < len(self.paths):
            self.paths[place] = path
        else:
            self.paths = append(self.paths, path)

    def ready(self) -> None:
        """All items have their actions: mark what can be taken first."""
        self.clear()
        choice = self.choice
        if choice.kind == Kind.PICK:
            place: i64 = 0
            while place < choice.n:
                self.allow(self.paths[place] & ACTION)
                place += 1
            if choice.optional:
                self.allow(PASS)
        else:
            self.allow_further()

    def clear(self) -> None:
        """Mark nothing."""
        while self.count > 0:
            self.count -= 1
            self.mask[self.at + self.legal[self.count]] = 0

    def allow(self, action: i64) -> None:
        """Mark an action."""
        if self.mask[self.at + action] != 0:
            return
        self.mask[self.at + action] = 1
        if self.count < len(self.legal):
            self.legal[self.count] = action
        else:
            self.legal = append(self.legal, action)
        self.count += 1

    def allow_further(self) -> None:
        """Mark what a set, split or order can go on with."""
        choice = self.choice
        place: i64 = 0
        while place < choice.n:
            if self.fits(place):
                self.allow(self.paths[place] & ACTION)
            place += 1
        if choice.optional or self.count == 0 or self.may_end():
            self.allow(PASS)

    def fits(self, place: i64) -> bool:
        """Return whether the thing at a place can be taken now."""
        choice = self.choice
        if choice.kind == Kind.SPLIT:
            return self.given[place] < choice.caps[place] and self.taken < choice.hi
        if (self.chosen >> place) & 1 != 0:
            return False
        return choice.kind == Kind.ORDER or bits_in(self.chosen) < choice.hi

    def may_end(self) -> bool:
        """Return whether what was taken is an answer."""
        choice = self.choice
        if choice.kind == Kind.SUBSET:
            return bits_in(self.chosen) >= choice.lo
        return choice.kind == Kind.SPLIT and self.taken >= choice.lo

    # ---- going on ------------------------------------------------------------------------

    def allows(self, action: i64) -> bool:
        """Return whether an action can be taken now."""
        place: i64 = 0
        while place < self.count:
            if self.legal[place] == action:
                return True
            place += 1
        return False

    def take(self, action: i64) -> i64:
        """Take an action that can be taken; gives the answer, `PASS_OFFER`, or `MORE`."""
        if self.choice.kind == Kind.PICK:
            return self.take_pick(action)
        if action == PASS:
            if self.choice.optional and self.taken == 0 and not self.may_end():
                return PASS_OFFER
            return self.answer()
        place: i64 = 0
        while not self.fits(place) or self.paths[place] & ACTION != action:
            place += 1
        self.note(action)
        if self.choice.kind == Kind.SPLIT:
            self.given[place] += 1
        else:
            self.chosen |= bit(place)
            if self.choice.kind == Kind.ORDER:
                self.order.append(place)
        self.clear()
        self.allow_further()
        return self.answer() if self.is_complete() else MORE

    def take_pick(self, action: i64) -> i64:
        """Take an action of a PICK."""
        choice = self.choice
        found: i64 = -1
        several = False
        place: i64 = 0
        while place < choice.n:
            path = self.paths[place]
            if self.first >= 0:
                if path & ACTION == self.first and path >> 16 == action:
                    return place
            elif path & ACTION == action:
                several = several or found >= 0
                found = place
            place += 1
        if not several:
            return found if found >= 0 else PASS_OFFER
        self.note(action)
        self.first = action
        self.clear()
        place = 0
        while place < choice.n:
            if self.paths[place] & ACTION == action:
                self.allow(self.paths[place] >> 16)
            place += 1
        return MORE

    def note(self, action: i64) -> None:
        """Remember a step."""
        if self.taken < len(self.picked):
            self.picked[self.taken] = action
        else:
            self.picked = append(self.picked, action)
        self.taken += 1

    def is_complete(self) -> bool:
        """Return whether nothing can be added."""
        choice = self.choice
        if choice.kind == Kind.ORDER:
            return bits_in(self.chosen) >= choice.n - 1
        return self.count == 1 and self.legal[0] == PASS and self.may_end()

    def answer(self) -> i64:
        """The answer of the kernel, complete."""
        choice = self.choice
        if choice.kind == Kind.SUBSET:
            return self.chosen
        if choice.kind == Kind.SPLIT:
            return choice.splitting([int(amount) for amount in self.given])
        for place in range(choice.n):
            if (self.chosen >> place) & 1 == 0:
                self.order.append(place)
        return choice.arranging(self.order)

    # ---- the way there, and what is seen of it -------------------------------------------

    def actions_of(self, answer: int) -> list[int]:
        """The actions that give an answer, from the beginning; `PASS_OFFER` leaves a standing offer alone."""
        choice = self.choice
        if answer == PASS_OFFER:
            return [PASS]
        if choice.kind == Kind.PICK:
            path = self.paths[answer]
            alone = [place for place in range(choice.n) if self.paths[place] & ACTION == path & ACTION]
            return [int(path & ACTION)] if len(alone) == 1 else [int(path & ACTION), int(path >> 16)]
        if choice.kind == Kind.ORDER:
            order = choice.arrangement(answer)
            return [int(self.paths[place] & ACTION) for place in order[: max(1, len(order) - 1)]] or [PASS]
        if choice.kind == Kind.SPLIT:
            amounts = choice.amounts(answer)
        else:
            amounts = [(answer & ~int(choice.must)) >> place & 1 for place in range(choice.n)]
        taken = [
            int(self.paths[place] & ACTION) for place in range(choice.n) for _one in range(amounts[place])
        ]
        return taken if taken and self.closes(answer, amounts) else [*taken, PASS]

    def closes(self, answer: int, amounts: list[int]) -> bool:
        """Return whether nothing can be added to an answer that gives each thing so much."""
        choice = self.choice
        if choice.kind == Kind.SUBSET:
            have = int(bits_in(answer))
            return have >= choice.hi or have == choice.n
        full = all(amounts[place] >= choice.caps[place] for place in range(choice.n))
        return sum(amounts) >= choice.hi or full

    def observe(self, out: vec[i16], at: i64) -> None:
        """Write what is asked and what was taken: `playmat.kernel.observation.observer.question_fields`."""
        choice = self.choice
        out[at] = i16(choice.prompt + 1)
        out[at + 1] = i16(choice.kind + 1)
        out[at + 2] = i16(choice.lo)
        out[at + 3] = i16(choice.hi)
        out[at + 4] = i16(self.taken)
        place: i64 = 0
        while place < PICKED:
            if place < self.taken:
                out[at + 5 + place] = i16(self.picked[place] + 1)
            else:
                out[at + 5 + place] = 0
            place += 1


def blank_mask(actions: i64) -> vec[u8]:
    """Room for the marks of actions, none of them marked."""
    mask = vec[u8]()
    while actions > 0:
        mask = append(mask, 0)
        actions -= 1
    return mask
