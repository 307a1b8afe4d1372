"""Coverage: the cards, operations and branches of the rules that some matches reached.

A state tells its `tally` of every instruction it carries out; here each instruction of every card has its own
counters. What the game names as branches is counted beside them.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

from playmat.cards.effect import InstructionTally
from playmat.cards.game import CardGame, instructions
from playmat.cards.operation import Operation
from playmat.kernel.event import Event
from playmat.kernel.state import State

FEW: Final = 8
"""So many of the cards that have shown least are sought where there is no gap."""


class Coverage(msgspec.Struct):
    """The parts of a game that were reached.

    Attributes:
        operations: by `context.word`, how often each operation that some card has was carried out.
        cards: by code, how often the card came into play, or how often the least used operation of its
            program was carried out, if that is less.
        branches: by name, how often each branch of the rules was taken that the cards can reach.
        rare: by name, how often others were taken that the language knows and a set need not have.
        missing: what never was: a card, `code: operation`, or a branch.
        unnamed: branches that were taken and that the language of the game does not know; there must be none.
    """

    operations: dict[str, int]
    cards: dict[str, int]
    branches: dict[str, int]
    rare: dict[str, int]
    missing: list[str]
    unnamed: list[str]

    @property
    def whole(self) -> bool:
        """Return whether there is no gap."""
        return not self.missing and not self.unnamed


class Counting:
    """The counters of some matches.

    Attributes:
        done: by the place of an instruction, how often it was carried out.
        ways: by code and clause, how often a card came into play under a clause.
        taken: by name, how often a branch was taken.
        written: by code, the operations of a card and their places.
        branches: the names of the branches that the cards can reach.
        rare: the names of those that they may reach: what the language knows, and any operation that finds
            nothing to do.
    """

    def __init__(self, game: CardGame) -> None:
        self.game = game
        self.done: Counter[int] = Counter()
        self.ways: Counter[tuple[str, str]] = Counter()
        self.taken: Counter[str] = Counter()
        self.written = {code: list(instructions(game, code)) for code in game.codes()}
        self.operations = {at: one for written in self.written.values() for at, one in written}
        self.branches = game.branches()
        skipped = [skip_of(operation) for operation in game.vocabulary.operations()]
        self.rare = {*game.rare_branches(), *skipped}.difference(self.branches)

    def count(self, tally: InstructionTally) -> None:
        """Add what a match has told."""
        self.done.update(tally.done)
        self.taken.update(self.skipped(tally))

    def ways_of(self, before: State, events: list[Event]) -> list[tuple[str, str]]:
        """The cards that came into play with some events, each with the clause under which it did."""
        return [(code, event.clause) for event in events for code in self.game.cards_used(before, [event])]

    def used(self) -> Counter[str]:
        """By code, how often a card came into play."""
        found: Counter[str] = Counter()
        for (code, _clause), count in self.ways.items():
            found[code] += count
        return found

    def skipped(self, tally: InstructionTally) -> list[str]:
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
        used = self.used()
        wanted = {name for name in self.branches if self.taken[name] == 0}
        return {
            code
            for code, written in self.written.items()
            if used[code] == 0
            or any(self.done[at] == 0 or skip_of(operation) in wanted for at, operation in written)
        }

    def rarest(self) -> set[str]:
        """The codes of the cards that can show something new, and of those that have shown least."""
        used = self.used()
        counts = {
            code: min([used[code], *(self.done[at] for at, _operation in written)])
            for code, written in self.written.items()
        }
        return self.promising() | set(sorted(counts, key=lambda code: counts[code])[:FEW])

    def cover(self) -> Coverage:
        """The coverage that the counters show."""
        used = self.used()
        operations: Counter[str] = Counter()
        cards: dict[str, int] = {}
        missing: list[str] = []
        for code, written in self.written.items():
            counts = [used[code]]
            if counts == [0]:
                missing.append(code)
            for at, operation in written:
                count = self.done[at]
                counts.append(count)
                operations[self.game.vocabulary.name_of(operation)] += count
                if count == 0:
                    missing.append(f"{code}: {operation.word}")
            cards[code] = min(counts)
        branches = {name: self.taken[name] for name in self.branches}
        missing += [name for name, count in branches.items() if count == 0]
        more = sorted(self.taken.keys() - branches.keys())
        rare = {name: self.taken[name] for name in more if name in self.rare}
        unnamed = [name for name in more if name not in self.rare]
        return Coverage(dict(operations), cards, branches, rare, missing, unnamed)


def skip_of(operation: Operation) -> str:
    """The name of the branch that an operation finds nothing to do."""
    return f"skipped {operation.word}"
