"""Petitions to the others at a table, who have to agree: to take back, to call it a draw."""

from __future__ import annotations


class Petition:
    """One kind of it, at one table.

    Attributes:
        by: the seats that ask now, or none.
        agreed: the seats whose people have agreed to it.
        spent: the seats that were refused it since their latest answer.
    """

    def __init__(self) -> None:
        self.by: tuple[int, ...] = ()
        self.agreed: set[int] = set()
        self.spent: set[int] = set()

    def ask(self, seats: tuple[int, ...]) -> None:
        """These seats ask."""
        self.by, self.agreed = seats, set()

    def agree(self, seats: tuple[int, ...]) -> None:
        """People agree; others have not said so yet."""
        self.agreed |= set(seats)

    def refuse(self) -> None:
        """Somebody does not agree."""
        self.spent |= set(self.by)
        self.drop()

    def drop(self) -> None:
        """It is asked no more: granted, or outrun."""
        self.by = ()
