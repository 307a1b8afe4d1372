"""Automation of a table by the server: computer players think, clocks run out.

One task a session, in the process that holds the table's lease. It decides nothing the log does not tell:
after a crash another process does the same from where the log ends.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from typing import Literal, NamedTuple

import msgspec

from playmat.kernel.choice import NATURE, PASS_OFFER, Choice
from playmat.kernel.errors import PlaymatError
from playmat.kernel.rng import REDEAL_STREAM, stream_of
from playmat.players.steadfast import legal
from playmat.players.uniform import RandomPlayer
from playmat.server.game_sets import cards_of, own_of
from playmat.server.log import table_events, wishes
from playmat.server.log.table_events import TableEvent
from playmat.server.log.table_log import TableLog
from playmat.server.log.wishes import TableRefusal
from playmat.server.observability import Metrics, logger
from playmat.server.process.bot_pool import BotFailed, BotPool
from playmat.server.process.bot_process import PATIENCE, MoveTask, Thought
from playmat.server.process.table_session import TableSession
from playmat.server.storage.leases import SECONDS, LeaseHolder
from playmat.server.storage.store import Conflict

INSTANT = "random"
"""The computer player that is asked here, and not in a process of its own: it cannot fail or take long."""

STAND_IN = "greedy"
"""The computer player that answers a question at which a better one was lost; the next question is the
better one's again."""

FAULTS_IN_A_ROW = 3
"""After so many faults the server leaves a table alone for a while, or until something happens there."""

REST_SECONDS = 5.0
"""The length of a rest: by then a database that was away may be back."""

TURN_SECONDS = 4.0
"""The time that people wait for computer players, from their own answer to the next one, at any level."""

LEAST_SECONDS = 0.25
"""The least that a computer player gets for a decision, where those before it took all of that time."""


class Duty(NamedTuple):
    """A decision that a computer seat has to make.

    Attributes:
        seat: whose it is.
        turn: `TableLog.turns` of the position it is made in.
        optional: a standing offer.
        level: the computer player.
        question: what its process is asked.
    """

    seat: int
    turn: int
    optional: bool
    level: str
    question: MoveTask


class Due(NamedTuple):
    """A time that runs out.

    Attributes:
        at: when.
        seat: whose it is; `NATURE` for nobody's.
        what: the `clock` of the seat, its `hold`, or the pause for standing `offers`.
    """

    at: float
    seat: int
    what: Literal["clock", "hold", "offers"]


class TurnTime:
    """The time that computer players have until people can go on: each decision gets half of what is left.

    >>> time = TurnTime()
    >>> time.patience
    2.0
    >>> time.spend(2.0)
    >>> time.patience
    1.0
    >>> time.spend(60.0)
    >>> time.patience
    0.25
    >>> time.begin(7)
    >>> time.patience
    2.0
    >>> time.spend(2.0)
    >>> time.begin(7)
    >>> time.patience
    1.0
    """

    def __init__(self) -> None:
        self._left = TURN_SECONDS
        self._turn = -1

    @property
    def patience(self) -> float:
        """The seconds for the next decision."""
        return max(self._left / 2, LEAST_SECONDS)

    def spend(self, seconds: float) -> None:
        """Count what a decision took."""
        self._left -= seconds

    def begin(self, turn: int) -> None:
        """Start again: somebody has answered.

        Args:
            turn: `TableLog.turns` since then; a standing offer that is passed over leaves it as it is.
        """
        if turn != self._turn:
            self._turn, self._left = turn, TURN_SECONDS


def own_chance(table: TableLog, seat: int, what: str) -> int:
    """A number for a computer player's chance: the same after a crash, no key to the chance of the match."""
    begun = table.begun
    salt = begun.salt if begun is not None else ""
    digest = hashlib.sha256(f"{salt}:{what}:{seat}:{table.turns}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def question(
    table: TableLog, seat: int, level: str, reasons: bool = False, patience: float = PATIENCE
) -> MoveTask:
    """The question to a computer player: the position with all that its seat cannot know dealt again."""
    match = table.playing
    redealt = match.state.redeal(seat, stream_of(own_chance(table, seat, "redeal"), REDEAL_STREAM))
    return MoveTask(
        table.opened.game,
        redealt.encode(),
        seat,
        level,
        own_chance(table, seat, "player"),
        reasons,
        cards_of(match.game),
        own_of(match.game),
        patience,
    )


class Automation:
    """Looks after a session.

    Args:
        session: the session.
        bots: the processes of computer players.
        keeper: says whether this process may.
        metrics: the figures of this process.
        grace: the seconds that computer players leave to who has a standing offer open.
        loaded: the table was read from the log, so that time may have passed without a server.
    """

    def __init__(
        self,
        session: TableSession,
        bots: BotPool,
        lease_holder: LeaseHolder,
        metrics: Metrics,
        grace: float,
        loaded: bool,
    ) -> None:
        self.session = session
        self._bots = bots
        self._lease_holder = lease_holder
        self._metrics = metrics
        self._grace = grace
        self._loaded = loaded
        self._looked_at: set[tuple[int, int]] = set()
        self._faults = 0
        self._turn_time = TurnTime()

    async def run(self) -> None:
        """Look after the session until it is let go."""
        while True:
            self.session.changed.clear()
            try:
                delay = await self._step()
                self._faults = 0
            except (Conflict, PlaymatError) as error:
                delay = 0.2
                logger.info("care_retried", table=self.session.table.id, error=type(error).__name__)
                self._faults += 1
            except Exception as error:
                self._metrics.note_failure("care", error, table=self.session.table.id)
                delay = 1.0
                self._faults += 1
            if self._faults >= FAULTS_IN_A_ROW:
                delay, self._faults = REST_SECONDS, 0
            if delay == 0.0:
                continue
            try:
                async with asyncio.timeout(delay):
                    await self.session.changed.wait()
            except TimeoutError:
                pass

    async def _step(self) -> float | None:
        """Do the next thing; gives the seconds after which there is another, or None if nobody knows."""
        table, duty, due = await self.session.ask(self._pending)
        if duty is None and due is None:
            return None
        fence = await self._lease_holder.take(table.id)
        if fence is None:  # the log names no time at which another process takes over from the dead
            return None if table.people() else SECONDS
        if self._loaded:
            self._loaded = False
            if table.clocks is not None and table.clocks.lost_by_standing(self.session.time.now()):
                since = self._lease_holder.stood_since(table.id)
                await self.session.carry_out(lambda table: [table_events.Resumed(since)], fence=fence)
                return 0.0
        if duty is not None:
            await self._think(duty, fence)
            return 0.0
        assert due is not None  # noqa: S101 - one of them is there
        left = due.at - self.session.time.now()
        if left > 0:
            return left
        if due.what != "offers":
            await self.session.carry_out(
                lambda table: run_out(table, due, self.session.time.now()), fence=fence
            )
        return 0.0

    def _pending(self, table: TableLog) -> tuple[TableLog, Duty | None, Due | None]:
        """The table, the decision that a computer seat has to make now, the time that runs out first.

        Computer players among themselves wait until somebody looks: nobody would see what they do.
        """
        if table.status != "running" or not (table.people() or self.session.audience.attended):
            return table, None, None
        waits = table.waiting.offered_until(self._grace)
        if table.waiting.holds:
            return table, None, first_due(table)
        if self.session.time.now() >= waits:
            return table, self.duty(table), first_due(table)
        offers = Due(waits, NATURE, "offers")
        return table, None, min(offers, first_due(table) or offers)

    # ---- computer players --------------------------------------------------------------------

    def duty(self, table: TableLog) -> Duty | None:
        """The duty of a computer seat now: standing offers first, once per change."""
        if table.status != "running":
            return None
        match = table.playing
        turn = table.turns
        needed = match.needed
        offers = [seat for seat in match.asked if seat not in needed]
        if not answered_by_computer(table):
            self._turn_time.begin(turn)
        for seat in [*offers, *needed]:
            level = table.places[seat].level
            if level and (seat in needed or (seat, turn) not in self._looked_at):
                patience = self._turn_time.patience if table.people() else PATIENCE
                asked = question(table, seat, level, patience=patience)
                return Duty(seat, turn, seat in offers, level, asked)
        return None

    async def _think(self, duty: Duty, fence: int) -> None:
        """Ask the player and carry out its answer; where it fails, a simpler one answers."""
        began = time.perf_counter()
        try:
            thought = await self._thought(duty)
        except BotFailed as error:
            await self._stand_in(duty, error, fence)
            return
        finally:
            took = time.perf_counter() - began
            self._turn_time.spend(took)
        self._metrics.thought.observe(took)
        if thought.lapse is not None:
            self._metrics.failures.labels("thinker").inc()
            logger.warning("thinker_lapsed", table=self.session.table.id, level=duty.level)
        self._look_at(duty)
        if thought.answer == PASS_OFFER and duty.optional and thought.lapse is None:
            return
        try:
            await self.session.carry_out(lambda table: thought_out(table, duty, thought), fence=fence)
        except PlaymatError as error:
            if still_asked(self.session.table, duty):
                logger.warning("thinker_refused", table=self.session.table.id, error=type(error).__name__)
                await self._stand_in(duty, error, fence)

    async def _thought(self, duty: Duty) -> Thought:
        """The player's decision, or a simpler one's if its processes were lost.

        Raises:
            BotFailed: the processes of the simpler one were lost, too.
        """
        if duty.level == INSTANT:
            return await self.session.ask(lambda table: instant(table, duty))
        maker, at = self.session.table.opened.maker, self.session.table.id
        try:
            return await self._bots.ask(duty.question, maker, at)
        except BotFailed as error:
            self._metrics.failures.labels("thinker").inc()
            logger.warning("thinker_failed", table=at, level=duty.level, error=str(error))
            if duty.level == STAND_IN:
                raise
            thought = await self._bots.ask(msgspec.structs.replace(duty.question, level=STAND_IN), maker, at)
            return msgspec.structs.replace(thought, lapse=(duty.level, STAND_IN, type(error).__name__))

    async def _stand_in(self, duty: Duty, error: Exception, fence: int) -> None:
        """Let the simplest player answer, where the others were lost or answered nonsense."""
        self._look_at(duty)
        await self.session.carry_out(lambda table: stood_in(table, duty, error), fence=fence)

    def _look_at(self, duty: Duty) -> None:
        """Note that a standing offer was looked at."""
        if duty.optional:
            self._looked_at = {one for one in self._looked_at if one[1] == duty.turn}
            self._looked_at.add((duty.seat, duty.turn))


def instant(table: TableLog, duty: Duty) -> Thought:
    """The simplest player, asked here.

    Raises:
        TableRefusal: the match has gone on meanwhile.
    """
    if not still_asked(table, duty):
        raise TableRefusal("server-busy")
    match = table.playing
    choice = Choice()
    match.state.offer(duty.seat, choice)
    return Thought(RandomPlayer(stream_of(duty.question.seed, duty.seat)).draw(choice))


def answered_by_computer(table: TableLog) -> bool:
    """Return whether the newest answer of a match is a computer player's."""
    answers = (entry.seat for entry in reversed(table.playing.entries) if entry.seat != NATURE)
    newest = next(answers, None)
    return newest is not None and bool(table.places[newest].level)


def still_asked(table: TableLog, duty: Duty) -> bool:
    """Return whether a decision is still to be made, and nobody holds the computer players."""
    return (
        table.status == "running"
        and not table.waiting.holds
        and table.turns == duty.turn
        and table.places[duty.seat].level == duty.level
        and duty.seat in table.playing.asked
    )


def thought_out(table: TableLog, duty: Duty, thought: Thought) -> list[TableEvent]:
    """The answer of a computer player, after what is told if it failed and another one answers.

    Raises:
        TableRefusal: the match has gone on meanwhile.
        OutOfRange: it is no answer.
    """
    if not still_asked(table, duty):
        raise TableRefusal("server-busy")
    lapse = [table_events.Lapsed(duty.seat, *thought.lapse)] if thought.lapse is not None else []
    if legal(table.playing.choice(duty.seat), thought.answer) == PASS_OFFER:
        return [*lapse]
    return [*lapse, wishes.answered(table.playing, duty.seat, thought.answer)]


def stood_in(table: TableLog, duty: Duty, error: Exception) -> list[TableEvent]:
    """The answer of the simplest player to one question, for a player that was lost or answered nonsense.

    Raises:
        TableRefusal: the match has gone on meanwhile.
    """
    lapse = table_events.Lapsed(duty.seat, duty.level, INSTANT, type(error).__name__, lost=True)
    answer = instant(table, duty).answer
    if answer == PASS_OFFER:
        return [lapse]
    return [lapse, wishes.answered(table.playing, duty.seat, answer)]


def first_due(table: TableLog) -> Due | None:
    """The first thing to run out at a table: a clock, or a hold."""
    clock = table.clocks.deadline() if table.clocks is not None else None
    hold = table.waiting.held_until()
    dues = [Due(*clock, "clock")] if clock is not None else []
    return min([*dues, *([Due(*hold, "hold")] if hold is not None else [])], default=None)


def run_out(table: TableLog, due: Due, now: float) -> list[TableEvent]:
    """The time of a seat is over, or its hold.

    Raises:
        TableRefusal: it is not, the match has gone on meanwhile.
    """
    if table.status != "running" or first_due(table) != due or due.at > now:
        raise TableRefusal("server-busy")
    return (
        [table_events.Held(due.seat, False)]
        if due.what == "hold"
        else wishes.give_up(table, [due.seat], "time")
    )
