"""Lines of text for any language: Japanese breaks between its signs, everything else between words.

A sign that must not begin a line (closing brackets, full stops, small kana) stays with what is before it,
and one that must not end a line (opening brackets) with what is after it: the rules of kinsoku.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.cells import cell_len
from textual.content import Content
from textual.widgets import Static

NEVER_FIRST = frozenset(
    "、。，．・：；！？）］｝」』】〉》〕’”…‥ー々ゝゞヽヾ"  # noqa: RUF001 - these signs are meant
    "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
    ",.:;!?)]}%"
)
NEVER_LAST = frozenset("（［｛「『【〈《〔‘“([{")  # noqa: RUF001
FIRST_WIDE = "\u2e80"
"""From here on the signs of Chinese, Japanese and Korean, between which a line can break."""


def wrap(text: Content, width: int) -> list[Content]:
    """A text in lines of at most so many cells; line ends that are in it stay.

    >>> [line.plain for line in wrap(Content("one two three"), 8)]
    ['one two', 'three']
    >>> [line.plain for line in wrap(Content("氷の壁。次の番"), 7)]
    ['氷の', '壁。次', 'の番']
    """
    return [line for part in text.split("\n", allow_blank=True) for line in _wrap_line(part, max(width, 2))]


def hang(head: Content, text: Content, width: int) -> Content:
    r"""A text behind its head; its further lines begin where the first one does.

    >>> hang(Content("1 "), Content("one two three"), 9).plain
    '1 one two\n  three'
    """
    indent = head.cell_length
    if width <= indent:
        return head + text
    return head + Content("\n" + " " * indent).join(wrap(text, width - indent))


class Prose(Static):
    """Text that is wrapped by `wrap`, again for each width."""

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's word
        super().__init__("", id=id, markup=False)
        self._prose = Content("")

    def tell(self, text: Content | str) -> None:
        """Show a text."""
        self._prose = Content(text) if isinstance(text, str) else text
        self._shape()

    def on_resize(self) -> None:
        """Wrap for the new width."""
        self._shape()

    def _shape(self) -> None:
        width = self.content_size.width
        lines = wrap(self._prose, width) if width else [self._prose]
        self.update(Content("\n").join(lines))


def _wrap_line(text: Content, width: int) -> Iterator[Content]:
    """The lines of a text without line ends."""
    start = end = cells = 0
    for begin, stop in _pieces(text.plain):
        piece = text.plain[begin:stop]
        room = cell_len(piece.rstrip())
        if cells and cells + room > width:
            yield text[start:end].rstrip()
            start, cells = begin, 0
        while room > width:  # a word longer than a line
            cut = _fitting(text.plain, start, width)
            yield text[start:cut]
            start, room = cut, cell_len(text.plain[cut:stop].rstrip())
            piece = text.plain[cut:stop]
        cells += cell_len(piece)
        end = stop
    yield text[start:].rstrip()


def _fitting(plain: str, start: int, width: int) -> int:
    """The end of as many signs from `start` on as a line holds."""
    stop = start + 1
    while stop < len(plain) and cell_len(plain[start : stop + 1]) <= width:
        stop += 1
    return stop


def _pieces(plain: str) -> Iterator[tuple[int, int]]:
    """Begin and end of all that must stay together, blanks after it included."""
    start = 0
    for place in range(1, len(plain)):
        if _can_break(plain[place - 1], plain[place]):
            yield start, place
            start = place
    if plain:
        yield start, len(plain)


def _can_break(before: str, after: str) -> bool:
    """Return whether a line can end between two signs."""
    if after == " ":
        return False
    if before == " ":
        return True
    if after in NEVER_FIRST or before in NEVER_LAST:
        return False
    return before >= FIRST_WIDE or after >= FIRST_WIDE
