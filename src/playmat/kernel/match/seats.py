"""Names of seats in documents and for people: a number, or what the seat plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from playmat.kernel.errors import WrongSeat
from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Game, Setup

SPECTATOR_WORD: Final = "spectator"


def find_seat(game: Game, setup: Setup, named: str | int, spectator: bool = False) -> int:
    """The number of a seat.

    Args:
        game: the game.
        setup: who sits where.
        named: a number, a numeral or a role.
        spectator: whether `spectator` is a name, too.

    Raises:
        WrongSeat: no such seat; the phrase lists the seats.
    """
    words = seat_words(game, setup)
    if spectator and named == SPECTATOR_WORD:
        return SPECTATOR
    if str(named) in words:
        return words.index(str(named))
    if str(named).isdecimal() and int(named) < len(words):
        return int(named)
    raise WrongSeat("error-no-such-seat", "", got=str(named)[:40], known=", ".join(words))


def seats_named(game: Game, setup: Setup, seats: Iterable[int]) -> list[str | int]:
    """Some seats as documents write them: roles where the game has roles, else numbers."""
    return [setup.seats[seat].role if game.roles else int(seat) for seat in seats]


def seat_words(game: Game, setup: Setup) -> list[str]:
    """The names of the seats in documents: the role if the game has roles, else the number."""
    return [seat.role if game.roles else str(number) for number, seat in enumerate(setup.seats)]
