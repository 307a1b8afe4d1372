"""Mining: matches between computer players, looked through for positions that are puzzles.

Whether a position is one is found in three strokes, the cheap ones first: two deals, all deals, and the
levels of the computer players, since what all of them always find is no puzzle. Each match is a seed; nothing
depends on what was mined before.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import tomli_w

from playmat import texts
from playmat.cards.game import CardGame
from playmat.kernel.choice import Choice
from playmat.kernel.errors import BadScenario
from playmat.kernel.game import Game, Plain, Seat, Setup
from playmat.kernel.match.scenario import Scenario, begin, placed, read_scenario
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import DECKS_STREAM, PLAYER_STREAMS, REDEAL_STREAM, Stream, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State
from playmat.lab.arena import lineup, play
from playmat.lab.deals import drawn_deck
from playmat.lab.puzzles.goals import goal_of, goals_at
from playmat.lab.puzzles.grading import failures
from playmat.lab.puzzles.lines import CLEAR, EQUAL, Effort, Line, find_line, percent
from playmat.lab.puzzles.solving import TooLarge, chances, dealt
from playmat.lab.puzzles.ways import AHEAD, WRONG, find_ways
from playmat.players import load
from playmat.teaching.guide import LEARNER
from playmat.teaching.puzzles import FAILED

FEWEST: Final = 3
"""A question with fewer answers is no puzzle."""

SIGHT: Final = 2
"""The number of deals at first sight."""

SIGHTED: Final = 5
"""First sight looks at so many times fewer positions."""

LIKELY: Final = 0.3
"""The least chance of success: below it a position is a matter of luck and no puzzle."""

TRIES: Final = 4
"""Each level tries so often."""


class Wish(NamedTuple):
    """The wishes for mining.

    Attributes:
        player: who plays the matches, by name.
        effort: of a proof.
    """

    player: str
    effort: Effort


class MinedPuzzle(NamedTuple):
    """A puzzle that was found.

    Attributes:
        name: the seed of its match, its turn, and its goal.
        text: its document.
        proof: of each question of its line, the number of the step and the chance with each answer.
    """

    name: str
    text: str
    proof: list[Plain]


def mine(game: Game, seed: int, wish: Wish) -> Iterator[MinedPuzzle]:
    """The puzzles of a match; one for each turn at most."""
    seen: set[tuple[int, str]] = set()
    for setup, state in seated(game, match_setup(game, seed), wish.player):
        active = active_now(game, state)
        for kind in goals_at(game, state, LEARNER, active):
            turn = game.turns(state)
            if (turn, kind) in seen:
                continue
            try:
                found = puzzle_at(game, setup, state, kind, wish)
            except (TooLarge, BadScenario):
                continue
            if found is not None:
                seen.add((turn, kind))
                yield MinedPuzzle(f"{seed}-{turn}-{kind}", *found)


def match_setup(game: Game, seed: int) -> Setup:
    """The match of a seed: between published decks, or of a team of any size that is drawn for it."""
    seats = game.seats_near()
    if game.team:
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
    if isinstance(game, CardGame):
        stream = stream_of(seed, DECKS_STREAM)
        taken = tuple(Seat("", drawn_deck(game, list(game.book.decks), stream)) for _seat in range(seats))
    else:
        taken = tuple(map(Seat, lineup(game, seats, seed)))
    return check_setup(game, Setup(game.id, taken, game.rulesets[0], seed=seed))


def positions(game: Game, setup: Setup, player: str) -> list[State]:
    """The positions of a match in which the first seat chooses among several answers, as it may know them.

    Those of a team are those of every seat (`seated`). Its question is looked at when it is asked first, not
    again while its answer is put together.
    """
    found: list[State] = []
    last: tuple[int, int, int] | None = None

    def look(state: State) -> None:
        nonlocal last
        asked = int(state.first)
        now = (asked, int(state.choice.prompt), int(state.nature.counter))
        if game.team and now == last:
            return
        last = now
        if state.asks(asked) and (game.team or asked == LEARNER) and state.choice.count() >= FEWEST:
            found.append(state.redeal(asked, Stream(REDEAL_STREAM, 0)))

    seats = range(len(setup.seats))
    play(game, setup, [load(player, stream_of(setup.seed, PLAYER_STREAMS + n), game) for n in seats], look)
    return found


def seated(game: Game, setup: Setup, player: str) -> Iterator[tuple[Setup, State]]:
    """The positions of a match, in a team with the seats moved round so that the first is asked."""
    for state in positions(game, setup, player):
        if state.asks(LEARNER) and state.first == LEARNER:
            yield setup, state
            continue
        document = placed(game, setup, state)
        seats = document["setup"]["seats"]
        document["setup"]["seats"] = seats[int(state.first) :] + seats[: int(state.first)]
        try:
            match = begin(read_scenario(tomli_w.dumps(document), game))
        except BadScenario:
            continue
        yield match.setup, match.state


def active_now(game: Game, state: State) -> bool:
    """Return whether it is the first seat's own turn; in a team every turn is."""
    if game.team:
        return True
    position = game.dump(state)
    return bool(position.get("turn_player") == LEARNER)


def puzzle_at(
    game: Game, setup: Setup, state: State, kind: str, wish: Wish
) -> tuple[str, list[Plain]] | None:
    """The document of the puzzle that a position is, and its proof; or None.

    Raises:
        TooLarge: there are too many lines.
        BadScenario: the position is none that a document can hold.
        PlayerFailed: a level failed at it.
    """
    goal = goal_of(game, state, LEARNER, kind)
    choice = Choice()
    state.offer(LEARNER, choice)
    if choice.count() < FEWEST or choice.optional:
        return None
    deals = dealt(state, LEARNER, SIGHT, setup.seed)
    if not promising(list(chances(goal, deals, choice, wish.effort.limit // SIGHTED).values()), game.team):
        return None
    title = texts.render(Phrase(f"{game.id}-puzzle-{kind}"), "en")
    document = placed(game, setup.known_to(LEARNER), state, title)
    scenario = read_scenario(tomli_w.dumps(document), game)
    line = (find_ways if game.team else find_line)(scenario, kind, wish.effort)
    if line is None or line.chance < LIKELY:
        return None
    text = graded(document, kind, line, game, setup.seed)
    return None if text is None else (text, line.proof)


def promising(seen: list[float], team: bool) -> bool:
    """Return whether the chances of all answers, at first sight, may be those of a puzzle."""
    best = max(seen)
    margin = AHEAD if team else CLEAR
    near = sum(chance > best - margin for chance in seen)
    if not team:
        return best >= LIKELY and near == 1
    equal = sum(chance >= best - EQUAL for chance in seen)
    return best >= LIKELY and near == equal <= (1 - WRONG) * len(seen)


def graded(document: Plain, kind: str, line: Line, game: Game, seed: int) -> str | None:
    """A document with its line and grade; None if every level finds it always.

    What the strongest level of a team does not find is none either: to get on this turn may well be wrong
    for the match.
    """
    document["puzzle"] = {"goal": kind, "chance": percent(line.chance), "other": percent(line.other)}
    if line.ways:
        document["puzzle"]["question"] = list(line.ways)
    document["step"] = line.steps
    scenario: Scenario = read_scenario(tomli_w.dumps(document), game)
    document["puzzle"]["failed"] = failures(scenario, TRIES, seed)
    failed = list(document["puzzle"]["failed"].values())
    if not any(failed) or (game.team and failed[-1] >= FAILED):
        return None
    return tomli_w.dumps(document)
