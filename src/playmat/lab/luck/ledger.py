"""The account of a match: where it began, what chance gave, what decisions cost, and what is left.

All amounts are chances to win of one seat; together they are the result. Each draw counts as whoever sees it
sees it, each decision as whoever made it could know it, by the chance that the game tells (`Game.chance`).
What is left is what that chance did not foresee: the other one's hidden cards above all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from playmat.kernel.choice import CONCEDE, NATURE, PASS_OFFER, Choice
from playmat.kernel.errors import BadRecord
from playmat.kernel.game import Game
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.past import RecordEntry
from playmat.kernel.match.record import twin_take
from playmat.kernel.rng import LUCK_STREAM, Stream, stream_of
from playmat.kernel.state import State
from playmat.lab.luck.outlook import (
    DEALS,
    SEATS,
    after,
    beginning,
    check_told,
    expected,
    outlook,
)
from playmat.players.greedy import some_answers

MOST_ANSWERS: Final = 40
"""Of more answers than that, so many are drawn to be compared with the one that was given."""


class LedgerEntry(msgspec.Struct, frozen=True):
    """An answer, and the chance that followed it.

    Attributes:
        entry: its number in the record; -1 for the beginning.
        seat: who answered.
        word: the answer in notation.
        luck: what chance gave to each seat then.
        error: what the decision cost who made it.
    """

    entry: int
    seat: int
    word: str
    luck: tuple[float, float]
    error: float


class Ledger(msgspec.Struct, frozen=True):
    """The account of a match for one seat: where its result came from.

    Attributes:
        seat: whose account it is.
        start: the chance before anything was dealt.
        luck: what chance gave to each seat, in its own chance to win; the hands of the beginning are in it.
        errors: what the decisions of each seat cost it, against the best one that it could see.
        rest: what is left.
        result: 1 won, 0.5 drawn, 0 lost.
        moments: what happened at each answer.
    """

    seat: int
    start: float
    luck: tuple[float, float]
    errors: tuple[float, float]
    rest: float
    result: float
    moments: tuple[LedgerEntry, ...]


def ledger_of(match: Match, seat: int, most: int | None = None) -> Ledger:
    """The account of a match that is over.

    Args:
        match: the match; it stays as it is.
        seat: whose account.
        most: about how many positions may be valued; averages of a long match are over fewer deals then.

    Raises:
        BadSetup: its luck cannot be told (`check_told`).
        BadRecord: it is not over.
    """
    game, seats = match.game, range(SEATS)
    check_told(game)
    if match.result is None:
        raise BadRecord("luck-unfinished")
    start = beginning(game, match.setup, seats)
    moments = tuple(moments_of(match, start, deals=DEALS if most is None else deals_within(match, most)))
    luck = tuple(sum(one.luck[of] for one in moments) for of in seats)
    errors = tuple(sum((one.error for one in moments if one.seat == of), 0.0) for of in seats)
    winners = match.result.winners
    result = float(seat in winners) if winners else 0.5
    gained = luck[seat] - luck[1 - seat] - errors[seat] + errors[1 - seat]
    return Ledger(
        seat,
        start[seat],
        (luck[0], luck[1]),
        (errors[0], errors[1]),
        result - start[seat] - gained,
        result,
        moments,
    )


def deals_within(match: Match, most: int) -> int:
    """The number of deals for averages, so that about so many positions of a match are valued."""
    valued, choice = 0, Choice()
    for state, entry in questions(match):
        if entry is not None and entry.answer != CONCEDE:
            state.offer(entry.seat, choice)
            valued += SEATS + 1 + min(MOST_ANSWERS, int(choice.count()) + int(choice.optional))
    return max(1, min(DEALS, most // max(1, valued)))


def moments_of(
    match: Match, start: list[float], weigh: bool = True, deals: int = DEALS
) -> Iterator[LedgerEntry]:
    """The moments of a match, one for each answer; first the beginning, when the cards were dealt.

    Args:
        match: the match; it stays as it is.
        start: the chances before that.
        weigh: say what decisions cost; that takes most of the time.
        deals: averages are over so many.
    """
    game, stream = match.game, stream_of(match.setup.seed, LUCK_STREAM)
    given: tuple[State, RecordEntry] | None = None
    for state, entry in questions(match):
        now = [outlook(game, state, viewer) for viewer in range(SEATS)]
        if given is None:
            yield LedgerEntry(-1, -1, "", (now[0] - start[0], now[1] - start[1]), 0.0)
        else:
            before, one = given
            average = expected(game, before, one.seat, one.answer, range(SEATS), stream, deals)
            luck = (now[0] - average[0], now[1] - average[1])
            error = error_of(game, before, one, stream, deals) if weigh else 0.0
            yield LedgerEntry(one.serial, one.seat, one.word, luck, error)
        if entry is not None:
            given = state, entry


def questions(match: Match) -> Iterator[tuple[State, RecordEntry | None]]:
    """The match whenever somebody is asked, and what is answered; last of all the match as it ended."""
    twin = Match(match.game, match.setup, AwaitedNature())
    for entry in match.entries:
        if entry.seat != NATURE:
            yield twin.state.clone(), entry
        twin_take(twin, entry)
    yield twin.state.clone(), None


def error_of(game: Game, before: State, entry: RecordEntry, stream: Stream, deals: int = DEALS) -> float:
    """The cost of a decision against the best one, by what its seat could know; all meet on the same deals.

    Args:
        game: what is played.
        before: the match before the decision.
        entry: the decision.
        stream: deals, and draws answers where there are many.
        deals: on so many of them.
    """
    seat = entry.seat
    if entry.answer == CONCEDE:
        return outlook(game, before, seat)
    choice = Choice()
    before.offer(seat, choice)
    answers = [*some_answers(choice, stream, MOST_ANSWERS), *([PASS_OFFER] if choice.optional else [])]
    if len(answers) == 1:
        return 0.0
    chosen, best = 0.0, [0.0] * len(answers)
    for _deal in range(deals):
        dealt = before.redeal(seat, stream)
        for place, answer in enumerate(answers):
            best[place] += outlook(game, after(dealt, seat, answer), seat)
        chosen += outlook(game, after(dealt, seat, entry.answer), seat)
    return max(0.0, max(best) - chosen) / deals
