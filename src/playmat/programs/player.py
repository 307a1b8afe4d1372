"""Questions to a program and its answers: one line of JSON each way, each complete in itself."""

from __future__ import annotations

from typing import Any, Final, final

import msgspec

from playmat.kernel.choice import KIND_NAMES, PASS_OFFER, Kind
from playmat.kernel.documents.form import readable
from playmat.kernel.errors import RefusedAnswer
from playmat.kernel.match.moves import LegalMoves
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import Stream
from playmat.programs.process import Program

PROTOCOL: Final = 1
"""Counts the ways of asking. A program that reads it can tell whether it understands the question."""

LISTED: Final = 200
"""So many moves a question lists; where there are more, as many are drawn."""

RANDOM: Final = 1 << 53
"""Numbers that every language can hold are below it."""


class ListedMove(msgspec.Struct, frozen=True):
    """A legal move of a question.

    Attributes:
        move: its notation.
        answer: its number.
        text: what it does, in English.
    """

    move: str
    answer: int
    text: str


class Question(msgspec.Struct, frozen=True):
    """A question to a program.

    Attributes:
        protocol: the number of this form.
        id: what the answer has to repeat.
        game: the id of the game.
        seat: whose decision it is.
        prompt: what is asked, in English.
        kind: `pick`, `subset`, `split` or `order`.
        optional: a standing offer, which may be left alone.
        count: how many legal moves there are.
        complete: `moves` are all of them.
        moves: the legal moves, or as many as are listed.
        items: the words of the things that a subset, a split or an order is made of.
        view: what the seat may know.
        random: a number for a program that wants to draw lots and still play the same match again.
    """

    protocol: int
    id: int
    game: str
    seat: int
    prompt: str
    kind: str
    optional: bool
    count: int
    complete: bool
    moves: list[ListedMove]
    items: list[str]
    view: dict[str, Any]
    random: int


class Answer(msgspec.Struct, frozen=True):
    """An answer of a program.

    Attributes:
        id: the question's.
        move: a move in notation, or `pass` to leave a standing offer alone.
        answer: instead of it: the number of a move.
    """

    id: int
    move: str | None = None
    answer: int | None = None


@final
class ProgramPlayer:
    """A program as a player.

    Args:
        program: the program.
        stream: the player's own chance.
    """

    def __init__(self, program: Program, stream: Stream) -> None:
        self.program = program
        self.stream = stream
        self.asked = 0

    def decide(self, glimpse: Glimpse) -> int:
        """The program's answer.

        Raises:
            ProgramFailed: it gave none, or none that can be.
        """
        self.asked += 1
        moves = LegalMoves(glimpse.game, glimpse.redeal(Stream(0, 0)), glimpse.choice)
        said = self.program.ask(msgspec.json.encode(self.question(glimpse, moves)).decode())
        try:
            answer: Answer = msgspec.json.decode(said, type=readable(Answer))
            if answer.id != self.asked:
                raise ValueError(f"id {answer.id} is not {self.asked}")
            if answer.move == "pass" and glimpse.choice.optional:
                return PASS_OFFER
            return moves.move(answer.answer).answer if answer.answer is not None else self.read(answer, moves)
        except (ValueError, RefusedAnswer) as error:  # what msgspec refuses is a ValueError, too
            raise self.program.failed(
                "error-program-answer", got=said.strip()[:200], why=str(error)
            ) from error

    def read(self, answer: Answer, moves: LegalMoves) -> int:
        """The number of the move that an answer names.

        Raises:
            ValueError: it names none.
            RefusedAnswer: it is not a legal move.
        """
        if answer.move is None:
            raise ValueError("neither move nor answer")
        return moves.parse(answer.move).answer

    def question(self, glimpse: Glimpse, moves: LegalMoves) -> Question:
        """The question of a glimpse."""
        game, choice, state = glimpse.game, glimpse.choice, moves.state
        complete = len(moves) <= LISTED
        places = range(len(moves)) if complete else self.some(len(moves))
        listed = [moves[place] for place in places]
        items = [] if choice.kind == Kind.PICK else [choice.items[place] for place in range(choice.n)]
        return Question(
            protocol=PROTOCOL,
            id=self.asked,
            game=game.id,
            seat=glimpse.seat,
            prompt=str(game.prompt(state, choice)),
            kind=KIND_NAMES[choice.kind],
            optional=choice.optional,
            count=len(moves),
            complete=complete,
            moves=[
                ListedMove(one.notation, one.answer, str(game.describe(state, choice, one.answer)))
                for one in listed
            ],
            items=[game.word(state, choice, item) for item in items],
            view=glimpse.view(),
            random=int(self.stream.below(RANDOM)),
        )

    def some(self, count: int) -> list[int]:
        """The places of some moves of very many."""
        return sorted({int(self.stream.below(count)) for _draw in range(LISTED)})
