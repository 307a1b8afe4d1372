"""Material of the search over assignments: plays of cards, dice, plans, and a memory of values."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.perilous.bot.evaluation import TurnEnd
from playmat.games.perilous.bot.options import BoardOptions, DiceUse
from playmat.games.perilous.bot.rolls import NO_SYMBOL, WORST, numbers
from playmat.games.perilous.state.codes import one

SLOTS: Final = 4096
"""Places of a `PlanCache`; 714 throws and what cards add to them fit well."""


@final
class CardPlay:
    """Dice cards played together.

    Attributes:
        owners, items: who plays what.
        singles, pairs: by symbol, the dice of single cards and the x2 cards.
        cost: what the cards are worth in the hands, by branch.
        hands, held: the hands of all heroes without them.
    """

    __slots__ = ("cost", "hands", "held", "items", "owners", "pairs", "singles")

    def __init__(self, board: BoardOptions) -> None:
        self.owners: vec[i64] = vec[i64]()
        self.items: vec[i64] = vec[i64]()
        self.singles: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.pairs: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.cost: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.hands: vec[i64] = board.evaluation.hands[:]
        self.held: vec[i64] = board.evaluation.cards[:]

    def add(self, board: BoardOptions, owner: i64, item: i64, symbol: i64, worth: i64) -> CardPlay:
        """A new play with one card more."""
        made = CardPlay(board)
        made.owners = append(self.owners[:], owner)
        made.items = append(self.items[:], item)
        made.singles = self.singles[:]
        made.pairs = self.pairs[:]
        made.cost = self.cost[:]
        made.hands = self.hands[:]
        made.held = self.held[:]
        if worth == 2:
            made.pairs[symbol] += 1
        else:
            made.singles[symbol] += 1
        made.hands[owner] -= one(item)
        made.held[owner] -= 1
        for branch in range(i64(TurnEnd.COUNT)):
            made.cost[branch] += board.evaluation.hand_value(branch, owner, self.hands[owner])
            made.cost[branch] -= board.evaluation.hand_value(branch, owner, made.hands[owner])
        return made


@final
class DicePool:
    """The dice of the Assign phase that are not assigned yet.

    Attributes:
        dice: by symbol, blue dice and dice of single cards.
        wilds: wild dice.
        black: the symbol of the black die, or `NO_SYMBOL`.
        pairs: by symbol, x2 cards of which no die is assigned.
        bound: by symbol, dice that must go to the active hero's board.
    """

    __slots__ = ("black", "bound", "dice", "pairs", "wilds")

    def __init__(self) -> None:
        self.dice: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.wilds: i64 = 0
        self.black: i64 = NO_SYMBOL
        self.pairs: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.bound: vec[i64] = vec[i64]([0, 0, 0, 0, 0])


@final
class DicePlan:
    """A plan for the dice.

    Attributes:
        value: the chance to win with it.
        play: the dice cards to play.
        dice: by symbol, how many dice to use, those of the play left out.
        codes: by symbol, the code they reach.
        black_out: the black die goes into a Distract space.
        status: by symbol, the status that the action is to reach.
        options: by symbol, the option to take; empty for a plan of which only the value is known.
        fewer: how many cards that take blue dice out of the World pool to play.
    """

    __slots__ = ("black_out", "codes", "dice", "fewer", "options", "play", "status", "value")

    def __init__(self, play: CardPlay) -> None:
        self.value = WORST
        self.play = play
        self.dice: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.codes: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.status: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.black_out: bool = False
        self.options: list[DiceUse] = []
        self.fewer: i64 = 0


def no_keys() -> vec[i64]:
    """The keys of an empty table."""
    table = vec[i64]()
    for _slot in range(i64(SLOTS)):
        table = append(table, 0)
    return table


NO_KEYS: Final[vec[i64]] = no_keys()
NO_VALUES: Final[vec[float]] = numbers(SLOTS)


@final
class PlanCache:
    """Values by key: a small open hash table that is emptied at once."""

    __slots__ = ("keys", "stamp", "stamps", "values")

    def __init__(self) -> None:
        self.stamp: i64 = 1
        self.keys: vec[i64] = NO_KEYS[:]
        self.stamps: vec[i64] = NO_KEYS[:]
        self.values: vec[float] = NO_VALUES[:]

    def forget(self) -> None:
        """Empty it."""
        self.stamp += 1

    def slot(self, key: i64) -> i64:
        """The place of the key, or the one where it would be."""
        place: i64 = ((key * 2654435761) >> 12) & (SLOTS - 1)
        while self.stamps[place] == self.stamp and self.keys[place] != key:
            place = (place + 1) & (SLOTS - 1)
        return place
