"""Results of a simulation as files: Parquet, CSV, or lines of JSON. One row a game, in their order."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from playmat.lab.files import BadFile, check_new, replaced
from playmat.lab.result_rows import ResultRow

Rows: TypeAlias = "Callable[[], Iterator[ResultRow]]"
"""Gives all rows, from the first one, each time it is called."""

COLUMNS = ("game", "seed", "roles", "winners", "cause", "decisions", "error", "lapses", "lapse")
FORMATS = (".parquet", ".csv", ".jsonl")


def check_file(path: Path, overwrite: bool) -> None:
    """Refuse a results file before the first game is played rather than after the last one.

    Raises:
        BadFile: a form we do not write, a library that is missing, or a file that is there already.
    """
    if path.suffix.lower() not in FORMATS:
        raise BadFile("lab-file-format", "", file=str(path), known=", ".join(FORMATS))
    if path.suffix.lower() == ".parquet" and find_spec("polars") is None:
        raise BadFile("lab-no-polars", "", install="pip install 'playmat[stats]'")
    check_new(path, overwrite)


def write_table(path: Path, rows: Rows) -> None:
    """Write a results file; whoever looks sees the whole file or none.

    Raises:
        BadFile: it cannot be written.
    """
    write = {".parquet": write_parquet, ".csv": write_csv, ".jsonl": write_lines}[path.suffix.lower()]
    with replaced(path) as scratch:
        write(scratch, rows)


def write_lines(path: Path, rows: Rows) -> None:
    """One JSON object a line, with the fields of `ResultRow`."""
    encoder = msgspec.json.Encoder(order="sorted")
    with path.open("wb") as file:
        for row in rows():
            file.write(encoder.encode(row) + b"\n")


def write_csv(path: Path, rows: Rows) -> None:
    """A heading, then one line a game; lists are words with blanks between them."""
    facts = fact_names(rows())
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([*COLUMNS, *(f"facts.{name}" for name in facts)])
        for row in rows():
            writer.writerow([*cells(row), *(row.facts.get(name, "") for name in facts)])


def write_parquet(path: Path, rows: Rows) -> None:
    """The columns of the CSV with their types; what a game does not state is null."""
    import polars

    every = list(rows())
    columns: dict[str, list[Any]] = {
        name: list(column) for name, column in zip(COLUMNS, zip(*map(cells, every), strict=True), strict=True)
    }
    for name in fact_names(iter(every)):
        columns[f"facts.{name}"] = alike([row.facts.get(name) for row in every])
    polars.DataFrame(columns).write_parquet(path)


def cells(row: ResultRow) -> tuple[Any, ...]:
    """The values of `COLUMNS`."""
    winners = " ".join(map(str, row.winners))
    played = (row.game, row.seed, " ".join(row.roles), winners, row.cause, row.decisions)
    return (*played, row.error, row.lapses, row.lapse)


def fact_names(rows: Iterator[ResultRow]) -> list[str]:
    """The names of all facts that any game states, in alphabetical order."""
    return sorted({name for row in rows for name in row.facts})


def alike(values: list[Any]) -> list[Any]:
    """The values, all of one type: as text if they are not."""
    kinds = {type(value) for value in values if value is not None}
    return values if len(kinds) == 1 else [None if value is None else str(value) for value in values]
