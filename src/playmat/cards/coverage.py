"""Which cards, operations and branches of the rules some matches reached.

A state counts into its `tally` while it has one; every instruction of every card has its own counters
there. What the game names as branches is counted beside it.
"""

from __future__ import annotations

from collections import Counter

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.game import CardGame, instructions
from playmat.cards.operation import Operation


class Coverage(msgspec.Struct):
    """What was reached.

    Attributes:
        operations: by `context.word`, how often each operation that some card has was carried out.
        cards: by code, how often the card came into play, or how often the least used operation of its
            program was carried out, if that is less.
        branches: by name, how often each branch of the rules was taken.
        missing: what never was: a card, `code: operation`, or a branch.
        unnamed: branches that were taken and that the game does not name; there must be none.
    """

    operations: dict[str, int]
    cards: dict[str, int]
    branches: dict[str, int]
    missing: list[str]
    unnamed: list[str]

    @property
    def whole(self) -> bool:
        """Whether there is no gap."""
        return not self.missing and not self.unnamed


class Counting:
    """The counters of some matches.

    Attributes:
        tally: for every place of the programs, how often its instruction was carried out; behind them, how
            often it found nothing to do.
        used: by code, how often a card came into play.
        taken: by name, how often a branch was taken; those of `tally` are not in it.
    """

    def __init__(self, game: CardGame) -> None:
        self.game = game
        self.idle = len(game.code())
        self.tally = no_tally(game)
        self.used: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.written = {code: list(instructions(game, code)) for code in game.codes()}

    def unreached(self) -> set[str]:
        """The codes of the cards that never came into play, or have an operation never carried out."""
        return {
            code
            for code, written in self.written.items()
            if self.used[code] == 0 or any(self.tally[at] == 0 for at, _operation in written)
        }

    def gaps(self) -> list[int]:
        """The places of `tally` that are to be reached.

        They are those of operations never carried out, and those behind them if it is a branch that was not
        taken that such an operation finds nothing to do.
        """
        skipped = self.skipped()
        wanted = {name for name in self.game.branches() if skipped[name] == 0}
        places = [place for written in self.written.values() for place in written]
        return [at for at, _operation in places if self.tally[at] == 0] + [
            self.idle + at for at, operation in places if skip_name(operation) in wanted
        ]

    def skipped(self) -> Counter[str]:
        """By the name of the branch, how often an operation found nothing to do."""
        found: Counter[str] = Counter()
        for written in self.written.values():
            for at, operation in written:
                found[skip_name(operation)] += int(self.tally[self.idle + at])
        return found

    def cover(self) -> Coverage:
        """What the counters say."""
        operations: Counter[str] = Counter()
        cards: dict[str, int] = {}
        missing: list[str] = []
        for code, written in self.written.items():
            counts = [self.used[code]]
            if counts == [0]:
                missing.append(code)
            for at, operation in written:
                count = int(self.tally[at])
                counts.append(count)
                operations[f"{self.game.vocabulary.context_of(operation)}.{operation.word}"] += count
                if count == 0:
                    missing.append(f"{code}: {operation.word}")
            cards[code] = min(counts)
        taken = self.taken + self.skipped()
        named = self.game.branches()
        missing += [name for name in named if taken[name] == 0]
        branches = {name: taken[name] for name in named}
        unnamed = sorted(taken.keys() - branches.keys() - set(self.game.rare_branches()))
        return Coverage(dict(operations), cards, branches, missing, unnamed)


def skip_name(operation: Operation) -> str:
    """The name of the branch that an operation finds nothing to do."""
    return f"skipped {operation.word}"


def no_tally(game: CardGame) -> vec[i64]:
    """A tally in which nothing is counted yet."""
    tally = vec[i64]()
    for _place in range(2 * len(game.code())):
        tally = append(tally, 0)
    return tally
