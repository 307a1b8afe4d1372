"""Ends that no rule makes: a match is over at its border, and its state stays as it is.

They are stored like any other end, as a `Result` (records: the end line; the server: the act `ended`), and
are told from those of the rules by their cause. No game has a cause of these names.
"""

from __future__ import annotations

from typing import Final

from playmat.kernel.game import Game, Result
from playmat.kernel.phrase import Phrase
from playmat.kernel.state import State

AGREED: Final = "agreed"
"""Drawn: the people agreed."""

LONG: Final = "long"
"""Drawn: only computer players played, and the match took `Game.draw_after` answers and outcomes."""

RESIGNED: Final = "resigned"
"""Somebody gave up."""

TIME: Final = "time"
"""Somebody's time ran out."""

CAUSES: Final = (AGREED, LONG, RESIGNED, TIME)


def drawn(cause: str) -> Result:
    """The result of a match that ended as drawn at its border, for one of the causes `AGREED` and `LONG`."""
    return Result((), cause, {}, "")


def cause_phrase(game: Game, cause: str) -> Phrase:
    """The sentence that says why a match ended; a game's own may be missing.

    >>> from playmat.kernel.registry import game
    >>> cause_phrase(game("kmon"), "long").key
    'ending-long'
    >>> cause_phrase(game("kmon"), "deck").key == "kmon-cause-deck"
    True
    """
    if cause not in CAUSES:
        return Phrase(f"{game.id}-cause-{cause}")
    return Phrase(f"ending-{cause}", {"limit": game.draw_after} if cause == LONG else {})


def fits(result: Result, game: Game, state: State, seats: int) -> bool:
    """Return whether a match that its rules have not ended can have ended so at its border."""
    if result.cause not in CAUSES or state.is_over() or result.facts or result.clause:
        return False
    if result.cause == LONG and not game.overlong(state):
        return False
    if result.cause in (AGREED, LONG):
        return not game.team and result.winners == ()
    if game.team:
        return result.winners == ()
    winners = list(result.winners)
    return winners == [seat for seat in range(seats) if seat in winners] and len(winners) < seats
