"""All open choices of the people here as one list of rows, and the answer being put together on it.

A row is an item of a choice: an option, or a thing to take, to give to, or to put in order. The
choice the match waits for comes first, standing offers follow. Keys, mouse and things on the table
all end in `move`, `mark` and `touch`; what Enter would do is `answer`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from playmat.kernel.match.window import Item, Window
from playmat.terminal.answer_draft import AnswerDraft
from playmat.terminal.session import Session

DIGITS = tuple("123456789")


@dataclass(frozen=True)
class OptionRow:
    """One item of an open choice.

    Attributes:
        window: the choice.
        draft: the answer to it that is being put together.
        place: which item of it.
        key: the digit key that marks it, or the empty string.
    """

    window: Window
    draft: AnswerDraft
    place: int
    key: str

    @property
    def item(self) -> Item:
        """The item."""
        return self.window.items[self.place]

    def mark(self) -> None:
        """Take it, leave it, give to it, or point at it."""
        self.draft.mark(self.place)


class OptionRows:
    """The rows of a session.

    Args:
        session: what is asked.

    Attributes:
        cursor: the row that the keys are on; -1 for none. Of several options none is chosen beforehand,
            so that pressing Enter once too often does nothing.
    """

    def __init__(self, session: Session) -> None:
        self.rows: list[OptionRow] = []
        keys = _keys(session.windows)
        for window in session.windows:
            draft = AnswerDraft(session.match.choice(window.seat))
            self.rows += [OptionRow(window, draft, place, next(keys)) for place in range(len(window.items))]
        first = self.rows[0].window if self.rows else None
        free = first is not None and first.kind == "pick" and (first.optional or len(self.rows) > 1)
        self.cursor = -1 if free else 0

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def current(self) -> OptionRow | None:
        """The row the cursor is on."""
        return self.rows[self.cursor] if 0 <= self.cursor < len(self.rows) else None

    def put(self, cursor: int) -> None:
        """Put the cursor on a row."""
        if 0 <= cursor < len(self.rows):
            self.cursor = cursor
            row = self.rows[cursor]
            row.draft.cursor = row.place

    def mark(self, cursor: int) -> None:
        """Put the cursor on a row and mark it."""
        self.put(cursor)
        if self.current is not None and self.cursor == cursor:
            self.current.mark()

    def press(self, key: str) -> bool:
        """Mark the row of a digit key; False if there is none."""
        for cursor, row in enumerate(self.rows):
            if row.key == key:
                self.mark(cursor)
                return True
        return False

    def touch(self, path: str) -> bool:
        """Somebody touched a thing on the table: take or leave it, or go to the next option about it.

        Returns:
            False if nothing here is about it.
        """
        places = [cursor for cursor, row in enumerate(self.rows) if _about(row.item, path)]
        if not places:
            return False
        taken = [cursor for cursor in places if self.rows[cursor].window.kind != "pick"]
        if taken:
            self.mark(taken[0])
        else:
            self.put(next((place for place in places if place > self.cursor), places[0]))
        return True

    def answer(self) -> tuple[Window, int] | None:
        """The choice and the answer that Enter would give, or None if it is not complete."""
        row = self.current
        if row is None:
            return None
        answer = row.draft.answer()
        return None if answer is None else (row.window, answer)

    def chosen(self) -> frozenset[str]:
        """The things on the table that are taken into the answer."""
        return frozenset(
            path
            for row in self.rows
            if row.window.kind != "pick" and row.draft.amount(row.place)
            for path in row.item.touches
        )

    def touched(self) -> frozenset[str]:
        """The things on the table that the row under the cursor is about."""
        return frozenset(self.current.item.touches) if self.current is not None else frozenset()

    def offered(self) -> frozenset[str]:
        """The things on the table that any row is about."""
        return frozenset(path for row in self.rows for path in row.item.touches)


def _about(item: Item, path: str) -> bool:
    return any(touched == path or touched.startswith(f"{path}.") for touched in item.touches)


def _keys(windows: list[Window]) -> Iterator[str]:
    """Digit keys in the order of the rows: a thing called by a digit has that one, the rest what is free."""
    own = [
        item.word if window.kind != "pick" and item.word in DIGITS else ""
        for window in windows
        for item in window.items
    ]
    free = iter([digit for digit in DIGITS if digit not in own])
    for key in own:
        yield key or next(free, "")
