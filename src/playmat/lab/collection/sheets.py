"""Faces of cards as sheets of paper for cutting: nine to a page, 63 by 88 mm each, with marks where to cut.

Latin text is set in Helvetica, everything else in a Japanese font that readers of PDF have or replace, so
that no font has to be shipped.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepInFrame, Paragraph

WIDTH: Final = 63 * mm
HEIGHT: Final = 88 * mm
COLUMNS: Final = 3
ROWS: Final = 3
PAPERS: Final = {"a4": A4, "letter": LETTER}
MARK: Final = 4 * mm
GAP: Final = 1 * mm
EDGE: Final = 3 * mm
PICTURE: Final = 34 * mm
JAPANESE: Final = "HeiseiKakuGo-W5"
LARGEST: Final = 4 << 20
"""The most bytes that a picture can have, as in the browser."""


class CardFace(NamedTuple):
    """The contents of a card that is printed.

    Attributes:
        name: what it is called.
        heading: its code, type and numbers in a line.
        lines: its sentences.
        picture: the file of its picture, if it has one.
    """

    name: str
    heading: str
    lines: Sequence[str]
    picture: Path | None


class Sheets:
    """Draws faces on pages.

    Args:
        paper: one of `PAPERS`.
        title: what the document is called.

    Attributes:
        bad: the pictures that could not be drawn.
    """

    def __init__(self, paper: str, title: str) -> None:
        self.width, self.height = PAPERS[paper]
        self.left = (self.width - COLUMNS * WIDTH) / 2
        self.bottom = (self.height - ROWS * HEIGHT) / 2
        self.bad: list[Path] = []
        self._file = io.BytesIO()
        pdfmetrics.registerFont(UnicodeCIDFont(JAPANESE))
        self._canvas = Canvas(self._file, (self.width, self.height), invariant=1, pageCompression=1)
        self._canvas.setTitle(title)

    def draw(self, faces: Sequence[CardFace]) -> bytes:
        """The document with these faces, in their order."""
        for number, face in enumerate(faces):
            place = number % (COLUMNS * ROWS)
            if place == 0:
                if number:
                    self._canvas.showPage()
                self._marks()
            row, column = divmod(place, COLUMNS)
            self._face(face, self.left + column * WIDTH, self.bottom + (ROWS - 1 - row) * HEIGHT)
        self._canvas.save()
        return self._file.getvalue()

    def _marks(self) -> None:
        """Short lines in the margins, where the edges of the cards are."""
        self._canvas.setLineWidth(0.3)
        right, top = self.left + COLUMNS * WIDTH, self.bottom + ROWS * HEIGHT
        for column in range(COLUMNS + 1):
            x = self.left + column * WIDTH
            self._canvas.line(x, top + GAP, x, top + GAP + MARK)
            self._canvas.line(x, self.bottom - GAP, x, self.bottom - GAP - MARK)
        for row in range(ROWS + 1):
            y = self.bottom + row * HEIGHT
            self._canvas.line(self.left - GAP, y, self.left - GAP - MARK, y)
            self._canvas.line(right + GAP, y, right + GAP + MARK, y)

    def _face(self, face: CardFace, x: float, y: float) -> None:
        """A card with its lower left corner at a place."""
        self._canvas.setLineWidth(0.8)
        self._canvas.roundRect(x + EDGE / 2, y + EDGE / 2, WIDTH - EDGE, HEIGHT - EDGE, 2 * mm)
        top = y + HEIGHT - EDGE
        top -= self._block([paragraph(face.name, 11, bold=True)], x, top, 9 * mm)
        top -= self._block([paragraph(face.heading, 6.5)], x, top, 9 * mm) + 1 * mm
        if face.picture is not None and self._picture(face.picture, x + EDGE, top - PICTURE):
            top -= PICTURE + 1 * mm
        self._block([paragraph(line, 8.5) for line in face.lines], x, top, top - y - EDGE)

    def _block(self, content: list[Paragraph], x: float, top: float, room: float) -> float:
        """Draw paragraphs below a height, made smaller until they fit; return how high they are."""
        if not content:
            return 0
        held = KeepInFrame(WIDTH - 2 * EDGE, room, content, mode="shrink")
        _width, height = held.wrapOn(self._canvas, WIDTH - 2 * EDGE, room)
        held.drawOn(self._canvas, x + EDGE, top - height)
        return float(height)

    def _picture(self, file: Path, x: float, y: float) -> bool:
        """Draw a picture as large as there is room; return whether it could be read."""
        try:
            with file.open("rb") as opened:
                data = opened.read(LARGEST + 1)
            if len(data) > LARGEST:
                raise OSError(file)
            image = ImageReader(io.BytesIO(data))
        except Exception:  # the library has errors of its own for every form of picture
            self.bad.append(file)
            return False
        self._canvas.drawImage(
            image, x, y, WIDTH - 2 * EDGE, PICTURE, preserveAspectRatio=True, anchor="c", mask="auto"
        )
        return True


def paragraph(text: str, size: float, *, bold: bool = False) -> Paragraph:
    """A text in a font that has its letters."""
    latin = is_latin(text)
    font = ("Helvetica-Bold" if bold else "Helvetica") if latin else JAPANESE
    style = ParagraphStyle(
        "card",
        fontName=font,
        fontSize=size,
        leading=size * 1.2,
        spaceAfter=size * 0.3,
        wordWrap="" if latin else "CJK",
    )
    return Paragraph(escape(text), style)


def is_latin(text: str) -> bool:
    """Return whether Helvetica has all letters of a text.

    >>> is_latin("Pioggia di Brace – più"), is_latin("火の粉の雨")
    (True, False)
    """
    try:
        text.encode("cp1252")
    except UnicodeEncodeError:
        return False
    return True


def pages(count: int) -> int:
    """The number of pages that some cards need."""
    return -(-count // (COLUMNS * ROWS))
