"""Positions to learn from: sparse rows of numbers, and what became of their matches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from playmat.lab.files import replaced

Numbers: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"


class Positions:
    """Rows of features, one after the other.

    Args:
        starts: where each row begins in `places` and `amounts`; at the end, where the last one ends.
        places: the numbers of the features.
        amounts: how much of each.
        results: of each row 1 if its seat won, 0.5 if nobody did, 0 if it lost.
        matches: the seed of the match of each row.
    """

    def __init__(
        self, starts: Numbers, places: Numbers, amounts: Numbers, results: Numbers, matches: Numbers
    ) -> None:
        self.starts = starts
        self.places = places
        self.amounts = amounts
        self.results = results
        self.matches = matches

    def __len__(self) -> int:
        return len(self.results)

    def part(self, first: int, end: int) -> Positions:
        """The rows from one on, up to another; they share their memory with these."""
        starts = self.starts[first : end + 1]
        inner = slice(int(starts[0]), int(starts[-1]))
        return Positions(
            starts - starts[0],
            self.places[inner],
            self.amounts[inner],
            self.results[first:end],
            self.matches[first:end],
        )

    def batches(self, size: int) -> Iterator[Positions]:
        """All rows in order, `size` at a time."""
        for first in range(0, len(self), size):
            yield self.part(first, min(first + size, len(self)))

    def below(self, place: int) -> Positions:
        """The same rows with only the features before a place."""
        kept = self.places < place
        sums = np.concatenate([[0], np.cumsum(kept)])
        return Positions(sums[self.starts], self.places[kept], self.amounts[kept], self.results, self.matches)

    def packed(self) -> bytes:
        """The rows as the bytes of a file."""
        file = BytesIO()
        np.savez(
            file,
            starts=self.starts,
            places=self.places,
            amounts=self.amounts,
            results=self.results,
            matches=self.matches,
        )
        return file.getvalue()


def save(path: Path, positions: Positions) -> None:
    """Write rows to a file; one that was half written never has this name.

    Raises:
        BadFile: it cannot be written.
    """
    with replaced(path) as scratch:
        scratch.write_bytes(positions.packed())


def unpacked(file: bytes) -> Positions:
    """The rows that `Positions.packed` has packed.

    Raises:
        OSError, ValueError, KeyError, EOFError, BadZipFile: these are none.
    """
    with np.load(BytesIO(file), allow_pickle=False) as held:
        return Positions(*(held[name] for name in ("starts", "places", "amounts", "results", "matches")))


def joined(parts: Sequence[Positions]) -> Positions:
    """The rows of several, one after the other; there is one part at least."""
    ends = np.cumsum([0, *(int(part.starts[-1]) for part in parts)])
    starts = [part.starts[:-1] + end for part, end in zip(parts, ends, strict=False)]
    return Positions(
        np.concatenate([*starts, ends[-1:]]),
        np.concatenate([part.places for part in parts]),
        np.concatenate([part.amounts for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.matches for part in parts]),
    )
