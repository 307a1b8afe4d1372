"""Names of seats in documents and for people: a number, or what the seat plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from playmat.kernel.documents.form import BadForm, shown
from playmat.kernel.errors import WrongSeat
from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Game, Setup
from playmat.kernel.phrase import Phrase

SPECTATOR_WORD: Final = "spectator"


def find_seat(game: Game, setup: Setup, named: str | int, spectator: bool = False) -> int:
    """The number of a seat.

    Args:
        game: the game.
        setup: who sits where.
        named: a number, a numeral or a role.
        spectator: whether `spectator` is a name, too.

    Raises:
        WrongSeat: no such seat; the phrase lists the seats by number and role.
    """
    words = seat_words(game, setup)
    if spectator and named == SPECTATOR_WORD:
        return SPECTATOR
    for names in (words, numerals(setup)):
        if str(named) in names:
            return names.index(str(named))
    known = ", ".join(f"{n} ({word})" if game.roles else word for n, word in enumerate(words))
    raise WrongSeat("error-no-such-seat", "", got=shown(str(named)), known=known)


def seat_written(game: Game, setup: Setup, named: str | int) -> int:
    """The number of a seat that a document gives as a value: a number, or a role.

    Keys of its tables, and what people type, are text whatever they name: those are for `find_seat`.

    Raises:
        BadForm: a number that is written as text.
        WrongSeat: no such seat.
    """
    if named in numerals(setup) and named not in game.roles:
        raise BadForm(Phrase("error-form-type", {"wanted": Phrase("form-int"), "got": Phrase("form-text")}))
    return find_seat(game, setup, named)


def numerals(setup: Setup) -> list[str]:
    """The numbers of the seats, as people type them."""
    return [str(number) for number in range(len(setup.seats))]


def seats_named(game: Game, setup: Setup, seats: Iterable[int]) -> list[str | int]:
    """Some seats as documents write them: roles where the game has roles, else numbers."""
    return [setup.seats[seat].role if game.roles else int(seat) for seat in seats]


def seat_words(game: Game, setup: Setup) -> list[str]:
    """The names of the seats in documents: the role if the game has roles, else the number."""
    return [seat.role if game.roles else str(number) for number, seat in enumerate(setup.seats)]
