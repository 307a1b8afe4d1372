"""Budgets: how much a search may think, as people write it: `hard`, `2000`, `500ms`, `hard+greedy`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.kernel.errors import BadSetup

LEVELS: Final[dict[str, int]] = {"easy": 200, "medium": 1000, "hard": 5000}
"""The named strengths, and how many trials each has for a decision."""

USUAL: Final = "medium"
MOST_TRIALS: Final = 10_000_000
MOST_MILLISECONDS: Final = 3_600_000


class TrialEnd:
    """The end of a trial: a value of an early position, the game's or the learned one, or the match's end.

    The answers up to the end of the match are random ones, or those of the greedy player. `TURNS` has the
    learned value, too, but of a position some turns later, to which the greedy player leads.
    """

    VALUE: Final = 0
    RANDOM: Final = 1
    GREEDY: Final = 2
    LEARNED: Final = 3
    TURNS: Final = 4


TRIAL_ENDS: Final[dict[str, int]] = {
    "": TrialEnd.VALUE,
    "+random": TrialEnd.RANDOM,
    "+greedy": TrialEnd.GREEDY,
    "+learned": TrialEnd.LEARNED,
    "+turns": TrialEnd.TURNS,
}
"""The endings as people write them, behind the size of the budget."""


@final
class Budget:
    """The limit of a search's thinking about a decision.

    Attributes:
        trials: so many trials, or 0: as many as there is time for.
        seconds: so long, or 0: as long as the trials take.
        ending: how each trial ends, one of `TrialEnd`.
    """

    def __init__(self, trials: i64, seconds: float, ending: i64) -> None:
        self.trials = trials
        self.seconds = seconds
        self.ending = ending


def read_budget(text: str) -> Budget:
    """The budget that a text means.

    Args:
        text: a level, a number of trials or of milliseconds (`500ms`), the usual level if it is empty;
            `+random` or `+greedy` after it has each trial played to the end of the match, by random answers
            or by those of the greedy player, rather than valued by the game's evaluation; `+learned` has it
            valued by the chance to win that was learned, where the game has one (`Game.chance`), and
            `+turns` likewise, but after the greedy player has played three turns on.

    Raises:
        BadSetup: it means none.

    >>> (
    ...     read_budget("hard").trials,
    ...     read_budget("250ms").seconds,
    ...     read_budget("300+random").ending == TrialEnd.RANDOM,
    ... )
    (5000, 0.25, True)
    """
    size, plus, way = text.partition("+")
    size = size or USUAL
    ending = TRIAL_ENDS.get(plus + way)
    if ending is None:
        raise BadSetup("error-player-level", "", got=text[:40], known=", ".join(LEVELS))
    if size in LEVELS:
        return Budget(LEVELS[size], 0.0, ending)
    number = size.removesuffix("ms")
    limit = MOST_TRIALS if number == size else MOST_MILLISECONDS
    if number.isascii() and number.isdigit() and len(number) <= len(str(limit)) and 0 < int(number) <= limit:
        if number == size:
            return Budget(int(number), 0.0, ending)
        return Budget(0, int(number) / 1000, ending)
    raise BadSetup("error-player-level", "", got=text[:40], known=", ".join(LEVELS))
