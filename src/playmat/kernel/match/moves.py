"""Moves as people and programs handle them: the answers of an open choice with their notation.

A question about a set, a sum or an order can have more answers than fit into memory, so nothing here lists
them: `LegalMoves` counts, tests, reads and makes each when it is asked for.

>>> import random
>>> import playmat
>>> match = playmat.new_match("perilous", seed=7)
>>> match.legal_moves
<64 legal moves: stop, throw 1, throw 2, ...>
>>> "throw 1 3" in match.legal_moves, match.legal_moves[2].notation
(True, 'throw 2')
>>> random.Random(1).choice(match.legal_moves) in match.legal_moves
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, overload

import msgspec

from playmat.kernel.choice import NATURE, Choice
from playmat.kernel.errors import MatchOver, OutOfRange, RefusedAnswer
from playmat.kernel.game import Game
from playmat.kernel.notation import read_answer, write_answer
from playmat.kernel.state import State

SHOWN: Final = 3
"""So many moves a list of legal moves shows of itself."""


class Move(msgspec.Struct, frozen=True):
    """An answer of a seat, or an outcome of chance, as it can be made.

    Attributes:
        seat: whose move it is; `NATURE` for chance.
        answer: the number of the answer, as records keep it.
        notation: the same in the game's notation. This is what the move means: where the same words are
            another number later, they are the same move.
    """

    seat: int
    answer: int
    notation: str

    def __str__(self) -> str:
        return self.notation


class LegalMoves(Sequence[Move]):
    """The moves of a seat now, in ascending order of the numbers; the list ends with the next move made.

    Args:
        game: what is played.
        state: the match, which asks.
        choice: what is asked.
    """

    def __init__(self, game: Game, state: State, choice: Choice) -> None:
        self.game = game
        self.state = state
        self.choice = choice
        self._moment = int(state.answers)

    @property
    def seat(self) -> int:
        """The seat whose moves these are."""
        return int(self.choice.seat)

    def __len__(self) -> int:
        self._still()
        return int(self.choice.count())

    @overload
    def __getitem__(self, place: int) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> list[Move]: ...
    def __getitem__(self, place: int | slice) -> Move | list[Move]:
        count = len(self)
        if isinstance(place, slice):
            return [self.move(self._nth(one)) for one in range(*place.indices(count))]
        if not -count <= place < count:
            raise IndexError(f"move {place} of {count}")
        return self.move(self._nth(place % count))

    def __contains__(self, move: object) -> bool:
        text = move.notation if isinstance(move, Move) and move.seat == self.seat else move
        if not isinstance(text, str):
            return False
        try:
            self.parse(text)
        except RefusedAnswer:
            return False
        return True

    def __repr__(self) -> str:
        shown = ", ".join([move.notation for move in self[:SHOWN]] + ["..."] * (len(self) > SHOWN))
        return f"<{len(self)} legal moves: {shown}>" if shown else "<no legal moves>"

    def parse(self, text: str) -> Move:
        """The move that a text means. `concede` is one, too, in games where it can be said.

        Raises:
            IllegalAnswer: it is against the rules; the error has the reason and its clause.
            UnreadableAnswer: it is not a move of this game.
        """
        self._still()
        return self.move(self._read(text))

    def move(self, answer: int) -> Move:
        """The move of an answer's number.

        Raises:
            OutOfRange: the number is none of the answers.
        """
        self._still()
        return Move(self.seat, answer, self._word(answer))

    def again(self, move: Move) -> Move:
        """The move of the same notation among these, wherever it stands.

        Raises:
            IllegalAnswer, UnreadableAnswer: as `parse`.
        """
        self._still()
        if self._allows(move.answer) and self._word(move.answer) == move.notation:
            return move
        return self.parse(move.notation)

    def _still(self) -> None:
        """Refuse to describe moves of a moment that is past: their words would be wrong."""
        if self.state.answers != self._moment:
            raise RuntimeError("the match has gone on: ask it for its legal moves again")

    def _allows(self, answer: int) -> bool:
        return self.choice.allows(answer)

    def _nth(self, place: int) -> int:
        return int(self.choice.nth(place))

    def _word(self, answer: int) -> str:
        return write_answer(self.game, self.state, self.choice, answer)

    def _read(self, text: str) -> int:
        return read_answer(self.game, self.state, self.choice, text)


class ChanceMoves(LegalMoves):
    """The outcomes that chance can have now; all are equally likely.

    Args:
        game: what is played.
        state: the match, in which chance is asked.
    """

    def __init__(self, game: Game, state: State) -> None:
        super().__init__(game, state, Choice())
        self.choice.pick(NATURE, 0)

    def __len__(self) -> int:
        self._still()
        return int(self.state.chance)

    def weighed(self) -> list[tuple[Move, float]]:
        """Outcomes that stand for all of them, each with its probability."""
        outcomes = self.state.outcomes()
        total = sum(weight for _outcome, weight in outcomes)
        return [(self.move(outcome), weight / total) for outcome, weight in outcomes]

    def _allows(self, answer: int) -> bool:
        return 0 <= answer < self.state.chance

    def _nth(self, place: int) -> int:
        return place

    def _word(self, answer: int) -> str:
        return self.game.outcome_word(self.state, answer)

    def _read(self, text: str) -> int:
        answer = self.game.read_outcome(self.state, text)
        if not 0 <= answer < self.state.chance:
            raise OutOfRange("error-answer-range", "", got=text[:40], count=int(self.state.chance))
        return answer


class NoMoves(LegalMoves):
    """Nobody is asked: the match is over.

    Args:
        game: what was played.
        state: the match.
    """

    def __init__(self, game: Game, state: State) -> None:
        super().__init__(game, state, Choice())

    def __len__(self) -> int:
        return 0

    def _read(self, text: str) -> int:
        raise MatchOver("error-match-over")
