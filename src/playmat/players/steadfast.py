"""A player that always answers: where one fails, a simpler one answers that question, and it is said.

Where the simplest fails, too, the first answer of the question is taken, which needs no player at all.

To fail is to raise anything, to give an answer that is none, or to give nothing at all. Raising includes what
is no `Exception`: `sys.exit` in a player ends no match, nor does the panic of a library in another language.
Only the interrupt of whoever sits at the keyboard goes through. No client has to look for that: they all play
with these players, and tell people of the lapses.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import PurePath
from typing import Final, TypeVar

from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.errors import OutOfRange
from playmat.kernel.phrase import Phrase
from playmat.kernel.player import Advice, Glimpse, Player

SIMPLER: Final = ("greedy", "random")
"""The players that answer in place of one that failed, in this order."""

NOBODY: Final = ""
"""Stands for a player where those failed, too: the question has a first answer, and that was taken."""

Answer = TypeVar("Answer")


class Lapse:
    """A question that a player failed to answer.

    Attributes:
        player: who failed.
        by: who answered instead, or `NOBODY`.
        fault: the kind of error. Its text may name what the player saw, and is not for the others at a table.
        detail: the error with its text and its place, for whoever mends the player.
    """

    def __init__(self, player: str, by: str, error: BaseException) -> None:
        self.player = player
        self.by = by
        self.fault = type(error).__name__
        self.detail = described(error)

    def phrase(self) -> Phrase:
        """The lapse as it is told."""
        return lapse_told(self.player, self.by, self.fault)


def lapse_told(player: str, by: str, fault: str) -> Phrase:
    """A lapse as it is told; the arguments are the attributes of one."""
    if by == NOBODY:
        return Phrase("player-lapse-alone", {"player": player, "fault": fault})
    return Phrase("player-lapse", {"player": player, "by": by, "fault": fault})


class Steadfast:
    """A computer player and those who stand in for it.

    Args:
        name: the player, as `playmat.players.load` knows it.
        make: makes a player of a name.

    Attributes:
        lapses: the decisions that it failed to make, in order. Who tells people of them clears the list.
    """

    def __init__(self, name: str, make: Callable[[str], Player]) -> None:
        self.names = [name, *(other for other in SIMPLER if other != name)]
        self.make = make
        self.made: dict[str, Player] = {}
        self.lapses: list[Lapse] = []

    def decide(self, glimpse: Glimpse) -> int:
        """The answer of the first who has one; the first answer of the question if nobody has."""
        answer, lapse = self._first(
            glimpse, lambda player, asked: legal(asked, player.decide(glimpse)), first_answer
        )
        if lapse is not None:
            self.lapses.append(lapse)
        return answer

    def advise(self, glimpse: Glimpse) -> Advice:
        """The advice of the first who has some, as `decide`; a lapse is the first of its reasons."""
        advice, lapse = self._first(
            glimpse,
            lambda player, asked: checked(asked, advised(player, glimpse)),
            lambda asked: Advice(first_answer(asked), []),
        )
        if lapse is not None:
            advice.reasons.insert(0, lapse.phrase())
        return advice

    def _first(
        self,
        glimpse: Glimpse,
        ask: Callable[[Player, Choice], Answer],
        last: Callable[[Choice], Answer],
    ) -> tuple[Answer, Lapse | None]:
        """The answer of the first who has one, and the lapse of the player if that is somebody else.

        Args:
            glimpse: what they are given.
            ask: asks one of them.
            last: the last resort, which needs nobody.

        Raises:
            KeyboardInterrupt: whoever sits at the keyboard has had enough.
        """
        asked = copied(glimpse.choice)
        failed: BaseException | None = None
        for name in self.names:
            try:
                answer = ask(self.player(name), asked)
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                failed = failed or error
                glimpse.choice = copied(asked)
                continue
            return answer, None if failed is None else Lapse(self.names[0], name, failed)
        assert failed is not None  # noqa: S101 - there is always a name, that of the player
        return last(asked), Lapse(self.names[0], NOBODY, failed)

    def player(self, name: str) -> Player:
        """The player of a name, which is made when it is asked first."""
        if name not in self.made:
            self.made[name] = self.make(name)
        return self.made[name]


def advised(player: Player, glimpse: Glimpse) -> Advice:
    """The advice of a player; one that gives no advice is asked for its answer, which has no reasons then."""
    advise: Callable[[Glimpse], Advice] | None = getattr(player, "advise", None)
    return Advice(player.decide(glimpse), []) if advise is None else advise(glimpse)


def checked(choice: Choice, advice: Advice) -> Advice:
    """The advice, if its answer and its reasons are what they have to be.

    Raises:
        OutOfRange, TypeError: they are not.
    """
    return Advice(legal(choice, advice.answer), sound(advice.reasons), advice.success)


def legal(choice: Choice, answer: object) -> int:
    """The answer, if it is one of the choice's, or leaves a standing offer alone.

    Raises:
        OutOfRange: it is neither.
    """
    if isinstance(answer, int) and (choice.allows(answer) or (answer == PASS_OFFER and choice.optional)):
        return int(answer)  # True is written into records as 1
    raise OutOfRange("error-answer-range", "", got=str(answer), count=int(choice.count()))


def first_answer(choice: Choice) -> int:
    """The first answer of a question, found from nothing else; a standing offer is left alone."""
    return PASS_OFFER if choice.optional else int(choice.nth(0))


def copied(choice: Choice) -> Choice:
    """A copy of a choice: who stands in is asked what the player was asked, whatever that did to it."""
    copy = Choice()
    choice.copy_into(copy)
    return copy


def sound(reasons: object) -> list[Phrase]:
    """The reasons, if they are what reasons have to be.

    Raises:
        TypeError: they are not.
    """
    if not isinstance(reasons, list):
        raise TypeError(f"reasons are {type(reasons).__name__}")
    found: list[Phrase] = []
    for reason in reasons:
        if not isinstance(reason, Phrase):
            raise TypeError(f"a reason is {type(reason).__name__}")
        found.append(reason)
    return found


def described(error: BaseException) -> str:
    """An error with its text, and where it came from, if it says so: file, line and function."""
    try:
        text = str(error)
    except KeyboardInterrupt:
        raise
    except BaseException:  # the error of an error
        text = "?"
    said = f"{type(error).__name__}: {text}"
    places = traceback.extract_tb(error.__traceback__)
    if not places:
        return said
    last = places[-1]
    return f"{said} ({PurePath(last.filename).name}:{last.lineno}, {last.name})"
