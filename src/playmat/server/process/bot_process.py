"""The process of a computer player, what it is asked and what it says.

Run as `python -m playmat.server.process.bot_process`.

The process is given a position in which all that the seat cannot know has been dealt again: it knows no
secret, whatever it does. It reads which card sets and programs there are, and then questions, from its input
and writes replies to its output, one after the other, each as a length of four bytes and a msgpack document.
The server watches the time and ends a process that takes too long; the process itself limits its memory.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from typing import BinaryIO, TypeAlias

import msgspec

from playmat.kernel.choice import Choice
from playmat.kernel.phrase import Phrase
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import PLAYER_STREAMS, stream_of
from playmat.players import steadfast
from playmat.programs import NamedProgram, offering
from playmat.server.game_sets import CardFile, game_with, playing_with
from playmat.server.observability import frames
from playmat.server.process.accounting import LedgerTask, accounted
from playmat.server.process.drafting import OfWorkshop, worked
from playmat.server.process.examination import Examination, examine
from playmat.server.process.review import OpenTask, ReviewTask, review, review_open

MEMORY = 2 << 30
"""The most bytes of address space a process may take, where the system can limit it."""

PATIENCE = 8.0
"""After so many seconds a search answers with what it has found, if nothing else is said, far before it would
be ended: the strongest level takes longer where the rules are not compiled."""

LONGEST_FAULT = 2_000
"""The most characters that a process says of the error it breaks with."""

LONGEST = 4 << 20
"""The most bytes of a question."""


class House(msgspec.Struct):
    """The greeting to a process.

    Attributes:
        files: the card sets that the server plays with.
        programs: the programs that play at it.
    """

    files: tuple[CardFile, ...]
    programs: tuple[NamedProgram, ...]


class MoveTask(msgspec.Struct, tag=True):
    """A decision that a computer player has to make.

    Attributes:
        game: the id of the game.
        state: the encoded position, redealt for the seat.
        seat: who decides.
        level: the computer player.
        seed: what its own chance comes from.
        reasons: say why, too: a hint.
        cards: which data it is played with; see `playmat.server.game_sets.cards_of`.
        own: the card set that somebody brought to its table.
        patience: after so many seconds a search answers with what it has found.
    """

    game: str
    state: list[int]
    seat: int
    level: str
    seed: int
    reasons: bool = False
    cards: str = ""
    own: str = ""
    patience: float = PATIENCE


class Thought(msgspec.Struct):
    """The decision of the player.

    Attributes:
        answer: the answer, or `PASS_OFFER`.
        reasons: why, for a hint.
        success: the probability that its plan works, if it knows one.
        lapse: if the player failed and a simpler one decided: who failed, who decided, and the kind of error.
            Of a hint it is among the reasons.
    """

    answer: int
    reasons: list[Phrase] = []
    success: float | None = None
    lapse: tuple[str, str, str] | None = None


Asked: TypeAlias = MoveTask | ReviewTask | OpenTask | Examination | LedgerTask | OfWorkshop
"""Any question that a process is asked."""


def think(question: MoveTask) -> Thought:
    """Answer a question as its player decides."""
    game = game_with(question.game, question.cards, question.own)
    state = game.decode(question.state)
    choice = Choice()
    state.offer(question.seat, choice)
    stream = stream_of(question.seed, PLAYER_STREAMS + question.seat)
    player = steadfast(question.level, stream, game, time.monotonic, question.patience)
    glimpse = Glimpse(game, state, question.seat, choice)
    if not question.reasons:
        answer = player.decide(glimpse)
        told = [(lapse.player, lapse.by, lapse.fault) for lapse in player.lapses]
        return Thought(answer, lapse=told[0] if told else None)
    advice = player.advise(glimpse)
    return Thought(advice.answer, advice.reasons, advice.success)


def packed(message: msgspec.Struct) -> bytes:
    """A message as it goes through a pipe."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(4, "big") + data


def limit_memory(most: int = MEMORY) -> None:
    """Work that wants all the memory gets a `MemoryError`, and the machine lives on.

    Args:
        most: the most bytes that this process takes, or as many as the system allows, if that is less;
            Windows has no such limit.
    """
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    _soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))  # a program of the operator's has the system's limit


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Hear which card sets and programs there are, and answer questions until there are no more."""
    decoder = msgspec.msgpack.Decoder(Asked)
    house = msgspec.msgpack.decode(next(messages(source)), type=House)
    with playing_with(house.files), offering(house.programs):
        for message in messages(source):
            sink.write(packed(answered(decoder.decode(message))))
            sink.flush()


def answered(asked: Asked) -> msgspec.Struct:
    """The answer to whatever is asked."""
    if isinstance(asked, MoveTask):
        return think(asked)
    if isinstance(asked, ReviewTask):
        return review(asked)
    if isinstance(asked, OpenTask):
        return review_open(asked)
    if isinstance(asked, LedgerTask):
        return accounted(asked)
    return examine(asked) if isinstance(asked, Examination) else worked(asked)


def messages(source: BinaryIO) -> Iterator[bytes]:
    """The messages that come through a pipe, one by one."""
    while len(head := source.read(4)) == 4:
        yield source.read(int.from_bytes(head, "big"))


if __name__ == "__main__":
    limit_memory()
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except Exception as error:  # what it says, and what it saw, stay here
        line = f"{type(error).__name__} " + " < ".join(reversed(frames(error)))
        sys.stderr.write(line[:LONGEST_FAULT] + "\n")
        sys.exit(1)
