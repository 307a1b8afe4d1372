"""Many matches side by side, stepped by compiled code: what all environments stand on.

A batch has a fixed number of rows, each with a match. Whoever drives it sees numbers only: observations,
masks of the actions that can be taken, rewards, ends. They lie in buffers that stay where they are and are
rewritten at every step, so that numpy can look at them without copying.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from playmat.kernel.choice import PASS_OFFER, Choice, bit
from playmat.kernel.errors import NobodyAsked, OutOfRange, RefusedAnswer
from playmat.kernel.game import Game
from playmat.kernel.observation.draft import MORE, Draft, blank_mask
from playmat.kernel.observation.observer import Observer, zeros
from playmat.kernel.player import Glimpse, Player
from playmat.kernel.rng import EPISODE_STREAMS, MATCH_STREAM, PLAYER_STREAMS, Stream, stream_of
from playmat.kernel.state import State, Status
from playmat.players.seats import NOBODY, choice_of, next_seat
from playmat.players.uniform import RandomPlayer

EVERY_SEAT: Final = -1
"""The caller decides for all seats."""

ANY_SEAT: Final = -2
"""The caller decides for one seat, drawn for each match."""

SEEDS: Final = 2305843009213693952
"""The seeds of matches are below it: 2**61."""

TRIES: Final = 1000
"""So many matches in a row may end before the agent is asked anything."""

MakePlayer = Callable[[Stream], Player]


class ForbiddenAction(RefusedAnswer):
    """An action is none of those that the mask allows."""


@final
class BatchMatch:
    """One match of a batch, and how far it is.

    Attributes:
        state, draft: the match, and the answer on its way.
        seat: who decides next.
        agent: the seat that the caller plays, or `EVERY_SEAT`.
        players: who plays the other seats; empty if nobody does.
        passed: the seats that have left their standing offers alone.
        stream: draws the matches.
        is_over: the match has ended.
    """

    def __init__(self, state: State, draft: Draft) -> None:
        self.state: State = state
        self.draft: Draft = draft
        self.spare: Choice = Choice()
        self.seat: i64 = 0
        self.agent: i64 = EVERY_SEAT
        self.players: list[Player] = []
        self.passed: i64 = 0
        self.stream: Stream = Stream(0, 0)
        self.is_over: bool = True


@final
class Batch:
    """Matches of one game, stepped together.

    Args:
        game: what is played.
        observer: the game's.
        beginnings: matches that have begun and not advanced; each match of a row is a copy of one.
        seated: how many seats they have.
        rows: how many matches there are at a time.
        agent: the seat that the caller plays, `ANY_SEAT` or `EVERY_SEAT`.
        make: makes the players of the other seats.
        again: a match that is over is followed by the next one at once.

    Attributes:
        observations: of the seat that decides next, row by row.
        masks: the actions it can take, as zeros and ones.
        seats: which seat decides next.
        rewards: 1 to the agent that has won, -1 to one that has lost; where the caller plays every seat,
            to the seat that acted.
        scores: the same to every seat, row by row, when the match ends.
        terminated, truncated: the match has ended by the rules, or has gone on for too long.
        finals: where a match has ended, the last observation of the agent, or of the seat that acted.
        steps: how many actions were taken in all.
    """

    def __init__(
        self,
        game: Game,
        observer: Observer,
        beginnings: Sequence[State],
        seated: int,
        rows: int,
        agent: int,
        make: MakePlayer,
        again: bool,
    ) -> None:
        self.game: Game = game
        self.observer: Observer = observer
        self.beginnings: list[State] = list(beginnings)
        self.seated: i64 = seated
        self.agent: i64 = agent
        self.make: MakePlayer = make
        self.again: bool = again
        self.limit: i64 = game.longest if game.team else game.draw_after
        self.length: i64 = observer.length
        self.actions: i64 = observer.size
        self.observations: vec[i16] = zeros(rows * self.length)
        self.finals: vec[i16] = zeros(rows * self.length)
        self.masks: vec[u8] = blank_mask(rows * self.actions)
        self.seats: vec[u8] = blank_mask(rows)
        self.terminated: vec[u8] = blank_mask(rows)
        self.truncated: vec[u8] = blank_mask(rows)
        self.rewards: vec[float] = nothing(rows)
        self.scores: vec[float] = nothing(rows * self.seated)
        self.rows: list[BatchMatch] = []
        self.steps: i64 = 0
        for number in range(rows):
            draft = Draft(self.masks, number * self.actions)
            self.rows.append(BatchMatch(self.beginnings[0], draft))

    # ---- beginning -----------------------------------------------------------------------

    def reset(self, seed: int) -> None:
        """Begin a match in every row; the same seed and the same actions give the same matches."""
        for number in range(len(self.rows)):
            self.reset_row(number, stream_of(seed, EPISODE_STREAMS + number))

    def reset_row(self, number: int, stream: Stream) -> None:
        """Begin a match in one row; its matches and players depend on nothing but the stream."""
        row = self.rows[number]
        row.stream = stream
        row.players = []
        if self.agent != EVERY_SEAT:
            key = stream.below(SEEDS)
            for seat in range(self.seated):
                row.players.append(self.make(stream_of(key, PLAYER_STREAMS + seat)))
        self.begin(row)
        self.show(number, row)
        self.settle(number, 0, False)

    def begin(self, row: BatchMatch) -> None:
        """Begin the next match of a row, up to the first question to the agent."""
        tries: i64 = TRIES
        row.is_over = True
        while row.is_over and tries > 0:
            tries -= 1
            stream = row.stream
            which: i64 = 0
            if len(self.beginnings) > 1:
                which = stream.below(len(self.beginnings))
            row.agent = self.agent
            if self.agent == ANY_SEAT:
                row.agent = stream.below(self.seated)
            row.state = self.beginnings[which].clone()
            row.state.nature = stream_of(stream.below(SEEDS), MATCH_STREAM)
            row.state.live = True
            row.passed = 0
            row.is_over = False
            row.state.advance()
            self.go_on(row)
        if row.is_over:
            raise NobodyAsked("error-nobody-asked", "", answers=int(row.state.answers))

    # ---- stepping ------------------------------------------------------------------------

    def step(self, actions: list[int]) -> None:
        """Take an action in every row.

        Raises:
            ForbiddenAction: a mask does not allow it; then no row has changed.
        """
        for number in range(len(self.rows)):
            self.check(number, actions[number])
        for number in range(len(self.rows)):
            self.act(number, actions[number])

    def check(self, number: int, action: int) -> None:
        """Refuse an action that the mask of a row does not allow."""
        if 0 <= action < self.actions and self.masks[number * self.actions + action] != 0:
            return
        if self.rows[number].is_over:
            raise ForbiddenAction("error-match-over")
        raise ForbiddenAction("error-action", "", row=number, got=action, known=self.allowed(number))

    def allowed(self, number: int) -> str:
        """The actions that a row allows, as words."""
        draft = self.rows[number].draft
        known = sorted([int(draft.legal[place]) for place in range(draft.count)])
        return ", ".join([f"{action} ({self.observer.actions[action]})" for action in known])

    def act(self, number: i64, action: i64) -> None:
        """Take an action in one row, which its mask allows."""
        row = self.rows[number]
        actor = row.seat
        answer = row.draft.take(action)
        self.steps += 1
        if answer == MORE:  # the match stands as it did, and so does what the seat sees of it
            self.settle(number, actor, False)
            row.draft.observe(self.observations, number * self.length)
            return
        self.give(row, actor, answer)
        self.go_on(row)
        self.settle(number, actor, row.is_over)
        if row.is_over and self.again:
            self.begin(row)
        self.show(number, row)

    def forfeit(self, number: int) -> None:
        """End the match of a row as lost for who has to decide."""
        row = self.rows[number]
        row.draft.clear()
        row.is_over = True
        self.show(number, row)
        self.terminated[number] = 1
        self.rewards[number] = -1.0

    def give(self, row: BatchMatch, seat: i64, answer: i64) -> None:
        """Carry out an answer, or let a standing offer pass."""
        if answer == PASS_OFFER:
            row.passed |= bit(seat)
        else:
            row.passed = 0
            row.state.apply(seat, answer)

    def go_on(self, row: BatchMatch) -> None:
        """Let the other seats answer until the agent is asked, or the match is over."""
        state = row.state
        while state.status == Status.ASKING and state.answers < self.limit:
            seat = next_seat(state, row.passed, row.spare)
            if seat == NOBODY:
                raise NobodyAsked("error-nobody-asked", "", answers=int(state.answers))
            choice = choice_of(state, seat, row.spare)
            if row.agent == EVERY_SEAT or row.agent == seat:
                row.seat = seat
                self.observer.begin(row.draft, state, choice)
                return
            self.give(row, seat, self.answer(row.players[seat], state, choice))
        row.draft.clear()
        row.is_over = True

    def answer(self, player: Player, state: State, choice: Choice) -> i64:
        """The answer of a player; nothing is dealt for the random player, who looks at nothing else."""
        if isinstance(player, RandomPlayer):
            return player.draw(choice)
        answer = player.decide(Glimpse(self.game, state, int(choice.seat), choice))
        if answer != PASS_OFFER and not choice.allows(answer):
            raise OutOfRange("error-answer-range", "", got=str(answer), count=int(choice.count()))
        return answer

    # ---- what is seen --------------------------------------------------------------------

    def show(self, number: i64, row: BatchMatch) -> None:
        """Write what the seat that decides next may know; its mask stands already."""
        self.seats[number] = u8(row.seat)
        draft: Draft | None = row.draft
        if row.is_over:
            draft = None
        self.observer.write(row.state, row.seat, draft, self.observations, number * self.length)

    def settle(self, number: i64, actor: i64, is_over: bool) -> None:
        """Write how the match of a row stands after a step."""
        row = self.rows[number]
        self.terminated[number] = 0
        self.truncated[number] = 0
        self.rewards[number] = 0.0
        seat: i64 = 0
        while seat < self.seated:
            self.scores[number * self.seated + seat] = 0.0
            seat += 1
        if not is_over:
            return
        if row.state.status == Status.OVER:
            self.terminated[number] = 1
            self.score(number, row)
        else:
            self.truncated[number] = 1
        winner = actor
        if row.agent != EVERY_SEAT:
            winner = row.agent
        self.rewards[number] = self.scores[number * self.seated + winner]
        self.observer.write(row.state, winner, None, self.finals, number * self.length)

    def score(self, number: i64, row: BatchMatch) -> None:
        """Write who has won and who has lost a match that is over."""
        seat = number * self.seated
        for score in scores(self.game, row.state, int(self.seated)):
            self.scores[seat] = score
            seat += 1

    def look(self, number: int, seat: int) -> list[int]:
        """The observation of any seat of a row now."""
        row = self.rows[number]
        asked = not row.is_over and row.seat == seat
        return self.observer.observation(row.state, seat, row.draft if asked else None)

    # ---- at random -----------------------------------------------------------------------

    def choose(self, stream: Stream) -> list[int]:
        """An action for every row, each that is allowed equally likely; 0 where a match is over."""
        chosen: list[int] = []
        for row in self.rows:
            action: i64 = 0
            if row.draft.count > 0:
                action = row.draft.legal[stream.below(row.draft.count)]
            chosen.append(action)
        return chosen

    def run(self, stream: Stream, steps: int) -> None:
        """Take random actions in every row, so many times."""
        for _step in range(steps):
            self.step(self.choose(stream))


def scores(game: Game, state: State, seated: int) -> list[float]:
    """Of a match that is over, 1 for each seat that won, -1 for each that lost; 0 for all in a draw."""
    result = game.result(state)
    if result is None:
        raise NobodyAsked("error-nobody-asked", "", answers=int(state.answers))
    lost = -1.0
    if len(result.winners) == 0 and not game.team:
        lost = 0.0
    return [1.0 if seat in result.winners else lost for seat in range(seated)]


def nothing(length: i64) -> vec[float]:
    """Room for rewards."""
    out = vec[float]()
    while length > 0:
        out = append(out, 0.0)
        length -= 1
    return out


def observe_again(batch: Batch, rounds: int) -> None:
    """Write the observation of every row so many times; `playmat bench --gym` times it."""
    left: i64 = rounds
    while left > 0:
        for number in range(i64(len(batch.rows))):
            batch.show(number, batch.rows[number])
        left -= 1


def mask_again(batch: Batch, rounds: int) -> None:
    """Mark what can be done in every row so many times; `playmat bench --gym` times it."""
    left: i64 = rounds
    while left > 0:
        for row in batch.rows:
            batch.observer.begin(row.draft, row.state, row.draft.choice)
        left -= 1
