"""Parameters of commands: numbers with bounds that the help shows, and options that agree with each other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter, Token

from playmat.kernel.documents.form import shown
from playmat.kernel.errors import PlaymatError
from playmat.kernel.game import Game, Value

MOST_DIGITS: Final = 20
"""No bound has more; longer numbers are not even read."""

_WHOLE = re.compile(r"[+-]?\d+")


class BadOption(PlaymatError):
    """An option with a value it cannot have, or beside one that it contradicts."""


class _Within:
    """Reads a whole number within bounds, as cyclopts asks for it."""

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def __call__(self, _kind: object, tokens: Sequence[Token]) -> int:
        """The number of what stands on the command line.

        Raises:
            BadOption: it is none, or out of bounds.
        """
        token = tokens[0]
        text = token.value.strip()
        if _WHOLE.fullmatch(text) and len(text) <= MOST_DIGITS:
            number = int(text)
            if self.low <= number <= self.high:
                return number
        low, high = str(self.low), str(self.high)
        raise BadOption("usage-number", "", name=token.keyword or "-", got=text[:40], low=low, high=high)


def number(low: int, high: int) -> Parameter:
    """The parameter of a whole number within bounds; the help shows them."""
    return Parameter(converter=_Within(low, high), metavar=f"{low}..{high}")


Games: TypeAlias = Annotated[int, number(1, 10_000_000)]
"""The number of games to play; ten million take days."""

Place: TypeAlias = Annotated[int, number(0, 1_000_000_000)]
"""The number of a game in a run, or of an answer in a record."""

Processes: TypeAlias = Annotated[int, number(1, 256)]
"""The number of processes that share the work; each takes its memory."""

Helpers: TypeAlias = Annotated[int, number(0, 256)]
"""The number of processes that help others."""

Seats: TypeAlias = Annotated[int, number(1, 64)]
"""The number of seats that take part."""

Rounds: TypeAlias = Annotated[int, number(1, 64)]
"""The number of rounds of a tournament."""

Seconds: TypeAlias = Annotated[int, number(1, 3600)]
"""The length of a measurement."""

Deals: TypeAlias = Annotated[int, number(2, 1000)]
"""The number of deals of hidden cards on which answers are compared; from one alone nothing is sure."""

Seed: TypeAlias = Annotated[int, number(0, (1 << 62) - 1)]
"""All that a stream of chance begins with."""

Port: TypeAlias = Annotated[int, number(0, 65535)]
"""The port at which a server listens."""

Days: TypeAlias = Annotated[int, number(1, 36_500)]
"""The time for which something is kept."""


def refuse_both(**given: object) -> None:
    """Refuse options that contradict each other; a given one is neither None nor False.

    Raises:
        BadOption: two of them are given; the first two are named.
    """
    names = [
        name for name, value in given.items() if value is not None and value is not False and value != []
    ]
    if len(names) > 1:
        raise BadOption("usage-both", "", one=_spelt(names[0]), other=_spelt(names[1]))


def with_difficulty(options: Iterable[str] | None, difficulty: str | None) -> list[str]:
    """Options of a game as `NAME=VALUE`, the difficulty among them, none of them twice.

    >>> with_difficulty(["hard_target=6"], "hard")
    ['hard_target=6', 'difficulty=hard']

    Raises:
        BadOption: two of them name the same option with unlike values.
    """
    chosen = [*(options or ())]
    if difficulty is not None:
        chosen.append(f"difficulty={difficulty}")
    first: dict[str, str] = {}
    for text in chosen:
        name, _, value = (part.strip().lower() for part in text.partition("="))
        before = first.setdefault(name, text)
        if before.partition("=")[2].strip().lower() != value:
            raise BadOption("usage-both", "", one=shown(before), other=shown(text))
    return list(first.values())


def read_options(game: Game, words: Iterable[str]) -> dict[str, Value]:
    """Options of a game as people write them, `NAME=VALUE`, each value of the type that the game gives it.

    Unknown names and values are left as they are: `check_setup` refuses them, wherever they come from.

    Raises:
        BadOption: one is written without `=`.
    """
    known = {option.name: option for option in game.options()}
    found: dict[str, Value] = {}
    for word in words:
        name, equals, value = word.partition("=")
        name = name.strip()
        if not equals:
            raise BadOption("usage-option-form", "", got=shown(word))
        meant = known[name].read(value) if name in known else None
        found[name] = value if meant is None else meant
    return found


def _spelt(name: str) -> str:
    """An option as people write it; what is written in capitals is an argument."""
    return name if name.isupper() else f"--{name.replace('_', '-')}"
