"""The speed of a game's rules here and now, beside a yardstick.

The yardstick is one `sorted()` of a fixed list of 2,000 random numbers. It does not depend on whether our
rules are compiled, since it runs inside the interpreter's own C code, and like rules it is branches, small
numbers and memory near by; a hash such as SHA-256 would depend on whether the processor has instructions of
its own for it. It is timed right before every sample, so that what slows the machine slows both.

Processor time is measured, not the clock on the wall: what others do with the processor does not count.
A figure is the median over the rounds of its ratio to the yardstick just before it, times the median speed of
the yardstick.
"""

from __future__ import annotations

import statistics
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from playmat import is_compiled
from playmat.kernel.choice import Choice
from playmat.kernel.documents.json import UNREADABLE_JSON
from playmat.kernel.game import Game, Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.rng import ANSWERS_STREAM, Stream, mix, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State
from playmat.lab.arena import lineup
from playmat.lab.bench.loops import clones, encodings, random_games, redeals, trials, views
from playmat.lab.files import UNREADABLE, BadFile, heard
from playmat.players.playout import playout, random_answer

RATES: Final = ("decisions_per_s", "games_per_s", "search_iterations_per_s", "checked_per_s", "windows_per_s")
COSTS: Final = ("clone_us", "encode_us", "view_us", "redeal_us")

SEATS: Final = 3
"""The number of seats that are measured, if the game allows it: that of the prototype's figures."""

ROUNDS: Final = 7
MOMENTS: Final = 48
"""The number of positions that are copied, encoded, shown and dealt again."""

HELD: Final = 4_000
"""The number of copies that are held at once to weigh them."""

_SHUFFLED: Final = [int(mix(1, place)) >> 32 for place in range(2000)]

_SHARES: Final = {
    "yardstick": 0.03,
    "games": 0.24,
    "clone": 0.06,
    "encode": 0.06,
    "view": 0.06,
    "redeal": 0.06,
    "search": 0.12,
    "checked": 0.08,
    "windows": 0.08,
}
"""The shares of the time of a round; the yardstick comes before each of the eight others."""


class Figures(msgspec.Struct, frozen=True):
    """The measurements: exactly the keys of `playmat bench --json`.

    Attributes:
        game: id of the game.
        build: `compiled` or `interpreted`.
        decisions_per_s: answers a second, uniformly random, without a log, setting up included.
        games_per_s: matches a second of the same.
        search_iterations_per_s: trials a second of the search player, from the opening position, played out
            to the end by chance.
        clone_us: microseconds to copy a state.
        encode_us: to write a state as numbers.
        view_us: to make a seat's view.
        redeal_us: to deal again what a seat cannot know.
        state_bytes: what a copy of a state holds in memory.
        yardstick_per_s: how often a second the yardstick was done.
        checked_per_s: answers a second to a checked match that Python drives (`choice` and `answer`); 0 in
            files of before it was measured.
        windows_per_s: the same with words for everything (`Match.window`).
    """

    game: str
    build: str
    decisions_per_s: float
    games_per_s: float
    search_iterations_per_s: float
    clone_us: float
    encode_us: float
    view_us: float
    redeal_us: float
    state_bytes: int
    yardstick_per_s: float
    checked_per_s: float = 0.0
    windows_per_s: float = 0.0

    def plain(self) -> dict[str, Any]:
        """The figures with four digits that mean something."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return {
            name: float(f"{value:.5g}") if isinstance(value, float) else value
            for name, value in plain.items()
        }

    def ratio(self, name: str) -> float:
        """The number of a work done in the time of one yardstick: the larger, the faster."""
        value = float(getattr(self, name))
        rate = value if name in RATES else 1e6 / value
        return rate / self.yardstick_per_s


def bench_setup(game: Game) -> Setup:
    """The setup that is measured: the defaults, with three seats if the game allows it."""
    seats = game.seats_near(SEATS)
    return check_setup(game, Setup(game.id, tuple(map(Seat, lineup(game, seats, 0))), seed=0))


def begun(game: Game, setup: Setup, seed: int) -> State:
    """A match of this seed that asks its first question."""
    state: State = game.begin(msgspec.structs.replace(setup, seed=seed))
    state.live = True
    state.log = None
    state.advance()
    return state


def moments(game: Game, setup: Setup, count: int) -> list[State]:
    """Positions from the middle of random matches."""
    found: list[State] = []
    for seed in range(count):
        length = playout(begun(game, setup, seed), stream_of(seed, ANSWERS_STREAM))
        state, stream, spare = begun(game, setup, seed), stream_of(seed, ANSWERS_STREAM), Choice()
        for _answer in range(length // 2):
            random_answer(state, stream, spare)
        found.append(state)
    return found


def yardstick(rounds: int) -> None:
    """Do the yardstick `rounds` times."""
    for _round in range(rounds):
        sorted(_SHUFFLED)


def timed(work: Callable[[int], object], rounds: int) -> float:
    """Processor seconds that a work takes."""
    started = time.process_time()
    work(rounds)
    return time.process_time() - started


def rounds_in(work: Callable[[int], object], seconds: float) -> int:
    """The number of rounds of a work that take about this long."""
    rounds = 1
    while True:
        took = timed(work, rounds)
        if took >= seconds / 4 or took >= 0.05:
            return max(1, round(rounds * seconds / took))
        rounds *= 2


def weigh(states: list[State]) -> int:
    """Bytes of memory that a copy of a state holds, as the interpreter's allocators count them."""
    times = max(1, HELD // len(states))
    held: list[State] = [states[0]] * (times * len(states))
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for place in range(len(held)):
            held[place] = states[place % len(states)].clone()
        return round((tracemalloc.get_traced_memory()[0] - before) / len(held))
    finally:
        tracemalloc.stop()


def measure(game: Game, seconds: float) -> Figures:
    """Measure a game.

    Args:
        game: what is measured.
        seconds: about how long; a little more is spent on finding out how much fits in.
    """
    setup = bench_setup(game)
    states = moments(game, setup, MOMENTS)
    stream = Stream(0, 0)
    played = Counted(game, setup)
    works: dict[str, Callable[[int], object]] = {
        "games": played.play,
        "clone": lambda rounds: clones(states, rounds),
        "encode": lambda rounds: encodings(states, rounds),
        "view": lambda rounds: views(game, states, rounds),
        "redeal": lambda rounds: redeals(states, stream, rounds),
        "search": lambda rounds: trials(game, begun(game, setup, 0), rounds),
        "checked": Driven(game, setup, words=False).answer,
        "windows": Driven(game, setup, words=True).answer,
    }
    ruler = rounds_in(yardstick, _SHARES["yardstick"] * seconds / ROUNDS)
    sizes = {name: rounds_in(work, _SHARES[name] * seconds / ROUNDS) for name, work in works.items()}
    speeds: list[float] = []
    relative: dict[str, list[float]] = {name: [] for name in works}
    played.games = played.decisions = 0
    for _round in range(ROUNDS):
        for name, work in works.items():
            speed = ruler / timed(yardstick, ruler)
            speeds.append(speed)
            relative[name].append(sizes[name] / timed(work, sizes[name]) / speed)
    speed = statistics.median(speeds)
    rates = {name: statistics.median(found) * speed for name, found in relative.items()}
    costs = {f"{name}_us": 1e6 / (rates[name] * len(states)) for name in works if f"{name}_us" in COSTS}
    return Figures(
        game=game.id,
        build="compiled" if is_compiled() else "interpreted",
        decisions_per_s=rates["games"] * played.decisions / played.games,
        games_per_s=rates["games"],
        search_iterations_per_s=rates["search"],
        checked_per_s=rates["checked"],
        windows_per_s=rates["windows"],
        state_bytes=weigh(states),
        yardstick_per_s=speed,
        **costs,
    )


class Counted:
    """Random matches of ever new seeds, counted."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.next_seed = MOMENTS
        self.games = 0
        self.decisions = 0

    def play(self, games: int) -> None:
        """Play so many matches."""
        self.decisions += random_games(self.game, self.setup, self.next_seed, games)
        self.next_seed += games
        self.games += games


class Driven:
    """Checked matches of ever new seeds, driven from Python with random answers.

    Args:
        game: what is played.
        setup: who plays it how.
        words: ask for the window of each question, too.
    """

    def __init__(self, game: Game, setup: Setup, words: bool) -> None:
        self.game = game
        self.setup = setup
        self.words = words
        self.stream = Stream(0, 0)
        self.match = Match(game, setup)

    def answer(self, answers: int) -> None:
        """Answer so many questions, each of the seat that the match waits for first."""
        for _answer in range(answers):
            if self.match.is_over:
                self.match = Match(
                    self.game, msgspec.structs.replace(self.setup, seed=self.match.setup.seed + 1)
                )
            seat = self.match.to_move
            if self.words:
                self.match.window(seat)
            self.match.answer(seat, self.match.choice(seat).sample(self.stream))


def read_figures(path: Path) -> dict[str, Figures]:
    """The figures of an earlier `playmat bench --json`, by game.

    Raises:
        BadFile: no such file, or it holds something else.
    """
    with heard(path, UNREADABLE):
        data = path.read_bytes()
    try:
        found = msgspec.json.decode(data, type=Figures | list[Figures])
    except UNREADABLE_JSON as error:
        raise BadFile("lab-file-no-figures", "", file=str(path)) from error
    return {one.game: one for one in (found if isinstance(found, list) else [found])}
