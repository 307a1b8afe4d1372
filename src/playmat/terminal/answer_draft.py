"""An answer while a person is putting it together, for all four kinds of choices.

| kind   | mark(i)                                | answer                 |
|--------|----------------------------------------|------------------------|
| pick   | point at option i                      | the option pointed at  |
| subset | take thing i, or leave it              | the things taken       |
| split  | one more for target i; `less` takes one | the amounts            |
| order  | thing i comes next; again: not yet      | the order of all things |
"""

from __future__ import annotations

from playmat.kernel.choice import Choice, Kind


class AnswerDraft:
    """An answer in the making.

    Args:
        choice: the open choice.

    Attributes:
        cursor: the item that the keys are on.
    """

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.n = int(choice.n)
        self.cursor = 0
        self.reset()

    def reset(self) -> None:
        """Begin again."""
        self._mask = int(self.choice.must) if self.choice.kind == Kind.SUBSET else 0
        self._amounts = [0] * self.n
        self._order: list[int] = []

    def move(self, step: int) -> None:
        """Move the cursor, round the ends."""
        if self.n:
            self.cursor = (self.cursor + step) % self.n

    def mark(self, i: int) -> None:
        """Point at, take, leave, add to or append item `i`; what cannot be is left as it is."""
        if not 0 <= i < self.n:
            return
        self.cursor = i
        if self.choice.kind == Kind.SUBSET:
            if not self.forced(i):
                self._mask ^= 1 << i
        elif self.choice.kind == Kind.SPLIT:
            if self._amounts[i] < self.choice.caps[i] and sum(self._amounts) < self.choice.hi:
                self._amounts[i] += 1
        elif self.choice.kind == Kind.ORDER:
            if i in self._order:
                self._order.remove(i)
            else:
                self._order.append(i)

    def less(self, i: int) -> None:
        """One less for target `i` of a split."""
        if 0 <= i < self.n and self._amounts[i] > 0:
            self._amounts[i] -= 1

    def forced(self, i: int) -> bool:
        """Return whether thing `i` of a subset has to be taken."""
        return self.choice.kind == Kind.SUBSET and bool(int(self.choice.must) >> i & 1)

    def amount(self, i: int) -> int:
        """The share of item `i` in the answer: taken 1, amount of a split, place in an order from 1."""
        if self.choice.kind == Kind.PICK:
            return int(i == self.cursor)
        if self.choice.kind == Kind.SUBSET:
            return self._mask >> i & 1
        if self.choice.kind == Kind.SPLIT:
            return self._amounts[i]
        return self._order.index(i) + 1 if i in self._order else 0

    def answer(self) -> int | None:
        """The answer, or None as long as it is none."""
        choice = self.choice
        if choice.kind == Kind.PICK:
            found = self.cursor
        elif choice.kind == Kind.SUBSET:
            found = self._mask
        elif choice.kind == Kind.SPLIT:
            found = choice.splitting(self._amounts)
        else:
            found = choice.arranging(self._order)
        return found if choice.allows(found) else None
