"""How much a search may think, as people write it: `hard`, `2000`, `500ms`, `hard+random`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.kernel.errors import BadSetup

LEVELS: Final[dict[str, int]] = {"easy": 200, "medium": 1000, "hard": 5000}
"""The named strengths, and how many trials each has for a decision."""

USUAL: Final = "medium"
MOST_TRIALS: Final = 10_000_000
MOST_MILLISECONDS: Final = 3_600_000
TO_THE_END: Final = "+random"


@final
class Budget:
    """How much a search may think about a decision.

    Attributes:
        trials: so many trials, or 0: as many as there is time for.
        seconds: so long, or 0: as long as the trials take.
        to_the_end: each trial is played out to the end of the match by chance, and its result counts;
            otherwise the game's own evaluation values an early position.
    """

    def __init__(self, trials: i64, seconds: float, to_the_end: bool) -> None:
        self.trials = trials
        self.seconds = seconds
        self.to_the_end = to_the_end


def read_budget(text: str) -> Budget:
    """The budget that a text means.

    Args:
        text: a level, a number of trials or of milliseconds (`500ms`), the usual level if it is empty;
            `+random` after it makes trials end with the match rather than with the game's evaluation.

    Raises:
        BadSetup: it means none.

    >>> read_budget("hard").trials, read_budget("250ms").seconds, read_budget("300+random").to_the_end
    (5000, 0.25, True)
    """
    size = text.removesuffix(TO_THE_END) or USUAL
    to_the_end = text.endswith(TO_THE_END)
    if size in LEVELS:
        return Budget(LEVELS[size], 0.0, to_the_end)
    number = size.removesuffix("ms")
    limit = MOST_TRIALS if number == size else MOST_MILLISECONDS
    if number.isascii() and number.isdigit() and len(number) <= len(str(limit)) and 0 < int(number) <= limit:
        if number == size:
            return Budget(int(number), 0.0, to_the_end)
        return Budget(0, int(number) / 1000, to_the_end)
    raise BadSetup("error-player-level", "", got=text[:40], known=", ".join(LEVELS))
