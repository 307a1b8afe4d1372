"""The layout of an analysis: for a terminal, and as Markdown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from io import StringIO
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from playmat.lab.review.telling import Telling, ToldDecision

if TYPE_CHECKING:
    from playmat.lab.review.analysis import Review

WIDTH: Final = 80
"""The width of a text in a file."""

WIDEST: Final = 110
"""Wider lines are hard to follow."""

STYLES: Final = {"blunder": "bold red", "mistake": "yellow", "inaccuracy": "cyan", "": ""}


def reader() -> Console:
    """The console of the reader, as wide as an analysis can use."""
    found = Console(highlight=False, markup=False)
    found.width = min(found.width, WIDEST)
    return found


def text(words: Telling, errors_only: bool) -> str:
    """An analysis in lines and tables, for a file or a pipe."""
    file = StringIO()
    print_text(words, errors_only, Console(file=file, width=WIDTH, color_system=None, markup=False))
    return "".join(f"{line.rstrip()}\n" for line in file.getvalue().splitlines())


def print_text(words: Telling, errors_only: bool, to: Console) -> None:
    """Print an analysis in lines and tables."""
    say: Callable[[str], None] = to.print
    for line in words.head():
        say(line)
    for review in words.found.reviews:
        say("")
        to.print(Text(words.seat(review), "bold"))
        print_decisions(words, review, errors_only, to)
        for heading, lines in words.curves(review):
            say("")
            to.print(heading, *(indented(line, 2) for line in lines), sep="\n")
        say("")
        print_turning(words, review, to)
    say("")
    table = grid(words.error_heads())
    for review in words.found.reviews:
        table.add_row(*words.error_row(review))
    to.print(table)
    say(words.legend())
    if luck := words.luck():
        say("")
        for line in luck:
            say(line)


def print_decisions(words: Telling, review: Review, errors_only: bool, to: Console) -> None:
    """Print the table of decisions; under each that lost something, the better answer."""
    lines = words.lines(review, errors_only)
    if not lines:
        to.print(words.tr("analysis-none"))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), expand=True)
    for place, head in enumerate(words.heads()):
        if place == 2:
            table.add_column(head, ratio=1, overflow="fold")
        else:
            table.add_column(head, justify="right", no_wrap=True)
    table.add_column("", width=2)
    for one in lines:
        style = STYLES[one.mark]
        cells = [one.turn, one.answer, one.move, one.before, one.after, one.lost, one.sign]
        table.add_row(*(Text(cell, style) for cell in cells))
        if one.better:
            table.add_row("", "", Text(one.better, style))
    to.print(table)


def print_turning(words: Telling, review: Review, to: Console) -> None:
    """Print the turning points."""
    to.print(words.tr("analysis-turning"))
    for one in review.turning:
        first, *more = words.turning(review, one)
        to.print(indented(first, 2), *(indented(line, 4) for line in more))
    if not review.turning:
        to.print(indented(words.without_turning(), 2))


def indented(line: str, by: int) -> Padding:
    """A line that stays indented where it is too long."""
    return Padding(line, (0, 0, 0, by), expand=False)


def grid(heads: Sequence[str]) -> Table:
    """A table of figures: the first column to the left, the others to the right."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place else "left", vertical="bottom")
    return table


def markdown(words: Telling, errors_only: bool) -> str:
    """An analysis as Markdown."""
    title, *more = words.head()
    told = [f"# {title}", *more]
    for review in words.found.reviews:
        told.append(f"## {words.seat(review)}")
        lines = words.lines(review, errors_only)
        rows = [row(one) for one in lines]
        told.append(pipes(words.heads(), rows) if rows else words.tr("analysis-none"))
        for heading, told_lines in words.curves(review):
            told += [f"### {heading}", *told_lines]
        told.append(f"### {words.tr('analysis-turning')}")
        points = ["\n".join(f"  {line}" for line in words.turning(review, one)) for one in review.turning]
        told.append("\n".join(f"- {point.strip()}" for point in points) or words.without_turning())
    errors = [words.error_row(one) for one in words.found.reviews]
    told += [f"## {words.tr('analysis-errors')}", pipes(words.error_heads(), errors), words.legend()]
    told += words.luck()
    return "\n\n".join(told) + "\n"


def row(one: ToldDecision) -> list[str]:
    """A decision as a row of Markdown."""
    move = " ".join(filter(None, [one.move, one.better]))
    return [one.turn, one.answer, move, one.before, one.after, f"{one.lost} {one.sign}".strip()]


def pipes(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', '&#124;') for cell in line)} |" for line in lines)
