"""Which cards, operations and branches of the rules some matches reached.

A state tells its `tally` of every instruction it carries out; here each instruction of every card has its own
counters. What the game names as branches is counted beside them.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from playmat.cards.effect import Tally
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
        done: by the place of an instruction, how often it was carried out.
        used: by code, how often a card came into play.
        taken: by name, how often a branch was taken.
        written: by code, the operations of a card and their places.
    """

    def __init__(self, game: CardGame) -> None:
        self.game = game
        self.done: Counter[int] = Counter()
        self.used: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.written = {code: list(instructions(game, code)) for code in game.codes()}
        self.operations = {at: one for written in self.written.values() for at, one in written}

    def count(self, tally: Tally) -> None:
        """Add what a match has told."""
        self.done.update(tally.done)
        self.taken.update(self.skipped(tally))

    def skipped(self, tally: Tally) -> list[str]:
        """The branches that operations found nothing to do."""
        return [skip_of(self.operations[at]) for at in tally.idle]

    def undone(self) -> set[int]:
        """The places of the instructions that were never carried out."""
        return {at for at in self.operations if self.done[at] == 0}

    def promising(self) -> set[str]:
        """The codes of the cards that can show something new.

        They never came into play, have an operation that was never carried out, or one that never found
        nothing to do though that is a branch.
        """
        wanted = {name for name in self.game.branches() if self.taken[name] == 0}
        return {
            code
            for code, written in self.written.items()
            if self.used[code] == 0
            or any(self.done[at] == 0 or skip_of(operation) in wanted for at, operation in written)
        }

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
                count = self.done[at]
                counts.append(count)
                operations[f"{self.game.vocabulary.context_of(operation)}.{operation.word}"] += count
                if count == 0:
                    missing.append(f"{code}: {operation.word}")
            cards[code] = min(counts)
        branches = {name: self.taken[name] for name in self.game.branches()}
        missing += [name for name, count in branches.items() if count == 0]
        unnamed = sorted(self.taken.keys() - branches.keys())
        return Coverage(dict(operations), cards, branches, missing, unnamed)


def skip_of(operation: Operation) -> str:
    """The name of the branch that an operation finds nothing to do."""
    return f"skipped {operation.word}"
