"""One match between computer players, as fast as the rules go: no log, no undo, no words.

A match is a pure function of the game, its setup and the players: all chance comes from streams of the
setup's seed. `playmat.kernel.match.match.Match` is the careful way to play; this is the quick one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import final

from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.errors import BrokenRule, NobodyAsked, OutOfRange
from playmat.kernel.game import Game, Setup
from playmat.kernel.match.ending import LONG, drawn
from playmat.kernel.player import Glimpse, Player
from playmat.kernel.rng import LINEUP_STREAM, Stream, stream_of
from playmat.kernel.state import State, Status
from playmat.lab.result_rows import PlayedMatch
from playmat.players.seats import choice_of
from playmat.players.uniform import RandomPlayer

Look = Callable[[State], None]
"""Somebody who watches a match, and sees all of it; it may be given a log, and nothing else is changed."""


class EndlessMatch(BrokenRule):
    """A match took more answers than its game says any match can."""


class NoResult(BrokenRule):
    """A match is over and its game does not say how it ended."""


@final
class Seeing:
    """A player that is shown every card, also those to be drawn: to measure what knowing them is worth.

    The arena alone seats one (ADR 9).

    Args:
        player: the player.
    """

    def __init__(self, player: Player) -> None:
        self.player = player

    def decide(self, glimpse: Glimpse) -> int:
        """The player's answer."""
        return self.player.decide(glimpse)


@final
class OpenGlimpse(Glimpse):
    """A decision of a seat that is shown every card: its redeals are the match with other chance to come."""

    def __init__(self, game: Game, state: State, seat: int, choice: Choice) -> None:
        super().__init__(game, state, seat, choice)
        self.open = state.clone()

    def redeal(self, stream: Stream) -> State:
        """The match as it lies, with other chance, which it answers itself."""
        state = self.open.clone()
        state.rekey(stream)
        state.live = True
        return state


def lineup(game: Game, seats: int, seed: int) -> tuple[str, ...]:
    """The roles of the seats in the match of a seed: distinct, every line-up equally likely.

    Args:
        game: the game; where it has no roles, all are the empty string.
        seats: how many seats there are.
        seed: the seed of the match.
    """
    if not game.roles:
        return ("",) * seats
    stream = stream_of(seed, LINEUP_STREAM)
    left = list(game.roles)
    return tuple(left.pop(int(stream.below(len(left)))) for _seat in range(seats))


def play(game: Game, setup: Setup, players: Sequence[Player], look: Look | None = None) -> PlayedMatch:
    """Play one match; one that is overlong (`Game.draw_after`) ends as drawn.

    Args:
        game: what is played.
        setup: who plays it how; it has passed `check_setup`.
        players: one for each seat.
        look: is shown the match whenever it asks somebody, and once more when it is over.

    Raises:
        BrokenRule: the rules failed, or the match went on beyond `game.longest`.
        OutOfRange: a player gave an answer that is none.
    """
    started = time.perf_counter()
    state = game.begin(setup)
    state.live = True
    state.log = None
    state.advance()
    spare = Choice()
    decisions = 0
    while state.status == Status.ASKING:
        if state.answers > game.longest:
            raise EndlessMatch("lab-endless", "", limit=game.longest, stack=state.stack_text())
        if game.overlong(state):
            break
        if look is not None:
            look(state)
        seat, answer = next_answer(game, state, players, spare)
        state.apply(seat, answer)
        decisions += 1
    if look is not None:
        look(state)
    result = game.result(state) if state.status != Status.ASKING else drawn(LONG)
    if result is None:
        raise NoResult("lab-no-result", "", game=game.id)
    seconds = time.perf_counter() - started
    return PlayedMatch(setup.seed, result.winners, result.cause, result.facts, decisions, seconds)


def next_answer(game: Game, state: State, players: Sequence[Player], spare: Choice) -> tuple[int, int]:
    """The seat that goes on with the match, and its answer.

    Standing offers are put first, in the order of the seats: a seat that takes one goes on. If all leave
    them alone, the first seat that has to answer does; seats that answer at the same time follow in order.
    The other seats are asked again after every change.

    Args:
        game: what is played.
        state: a match that asks somebody.
        players: one for each seat.
        spare: room for the choice of another seat than the first.
    """
    waiting = -1
    for seat in range(len(players)):
        if not state.asks(seat):
            continue
        choice = choice_of(state, seat, spare)
        if not choice.optional:
            if waiting < 0:
                waiting = seat
            continue
        answer = decided(players[seat], game, state, choice)
        if answer != PASS_OFFER:
            return seat, checked(choice, answer)
    if waiting < 0:
        raise NobodyAsked("error-nobody-asked", "", answers=int(state.answers))
    choice = choice_of(state, waiting, spare)
    return waiting, checked(choice, decided(players[waiting], game, state, choice))


def decided(player: Player, game: Game, state: State, choice: Choice) -> int:
    """The player's answer to a choice; nothing is dealt for the random player, who looks at nothing else."""
    if isinstance(player, RandomPlayer):
        return player.draw(choice)
    if isinstance(player, Seeing):
        return player.decide(OpenGlimpse(game, state, int(choice.seat), choice))
    return player.decide(Glimpse(game, state, int(choice.seat), choice))


def checked(choice: Choice, answer: int) -> int:
    """The answer, if it is one of the choice's."""
    if not choice.allows(answer):
        raise OutOfRange("error-answer-range", "", got=str(answer), count=int(choice.count()))
    return answer
