"""Reasons: the lines that a search has tried most, with their share of the trials and their results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playmat.kernel.choice import PASS_OFFER, Choice, bit
from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase
from playmat.kernel.player import Advice, Glimpse
from playmat.kernel.rng import Stream
from playmat.kernel.state import State
from playmat.players.greedy import chance_phrase
from playmat.players.search.findings import Findings
from playmat.players.search.tree import NO_ANSWER, Node, answer_of, question_of
from playmat.players.seats import NOBODY, choice_of, next_seat, offers_before

LINES: Final = 3
"""So many answers are named."""

MOVES: Final = 4
"""So many answers has a line at most."""

ENOUGH: Final = 12
"""An answer that fewer trials gave says nothing about how the match goes on."""


def explain(glimpse: Glimpse, trials: Findings, stream: Stream) -> Advice:
    """The best answer, and the lines of the most tried ones; first the chance where the game knows it.

    What trials come to is no chance: then only how often an answer was tried is told.

    How a line goes on is read off the tree along a match that is dealt again: it tells nothing that the seat
    does not know.

    Args:
        glimpse: the decision.
        trials: what was found.
        stream: for the redeals of the lines.
    """
    best = trials.best()
    tried = [node for node in trials.root.after if node is not best and node.trials > 0]
    others = sorted(tried, key=by_trials)
    chance = glimpse.chance()
    told = trials.told if chance is None else "hint-search-tried"
    reasons = [line_phrase(glimpse, trials, told, node, stream) for node in [best, *others[: LINES - 1]]]
    if chance is not None:
        reasons.insert(0, chance_phrase(chance))
    return Advice(int(answer_of(best, glimpse.choice, question_of(glimpse.choice))), reasons)


def by_trials(node: Node) -> tuple[int, float]:
    """Sorts answers by their trials, most first; of equal ones the better first."""
    return -int(node.trials), -node.total


def line_phrase(glimpse: Glimpse, trials: Findings, told: str, first: Node, stream: Stream) -> Phrase:
    """A line with its figures, by the message `told`."""
    moves = line(glimpse, first, stream)
    words = moves[-1]
    for move in moves[-2::-1]:
        words = Phrase("hint-search-then", {"move": move, "rest": words})
    share = 100.0 * float(first.trials) / float(trials.root.trials)
    return Phrase(
        told,
        {
            "line": words,
            "share": f"{share:.0f}",
            "trials": int(trials.root.trials),
            "chance": f"{100.0 * first.mean():.0f}",
        },
    )


def line(glimpse: Glimpse, first: Node, stream: Stream) -> list[Phrase]:
    """An answer, and the ones that the search expects after it, in words."""
    return [
        move_phrase(glimpse.game, state, choice, answer)
        for state, choice, answer in walk(glimpse, first, stream)
    ]


def walk(glimpse: Glimpse, first: Node, stream: Stream) -> Iterator[tuple[State, Choice, int]]:
    """An answer, and the ones that the search expects after it: each with the match and the choice before it.

    The match goes on from step to step: look at it before asking for the next one.
    """
    state, spare = glimpse.redeal(stream), Choice()
    passed = offers_before(state, glimpse.seat, spare)
    seat = glimpse.seat
    node: Node | None = first
    for _move in range(MOVES):
        if node is None:
            return
        choice = choice_of(state, seat, spare)
        answer = int(answer_of(node, choice, question_of(choice)))
        yield state, choice, answer
        if answer == PASS_OFFER:
            passed |= bit(seat)
        else:
            state.apply(seat, answer)
            passed = 0
        seat = int(next_seat(state, passed, spare))
        node = None if seat == NOBODY else expected(node, choice_of(state, seat, spare))


def expected(node: Node, choice: Choice) -> Node | None:
    """The answer that the trials gave most often among those of the choice, if that was often enough."""
    question = question_of(choice)
    known = [after for after in node.after if answer_of(after, choice, question) != NO_ANSWER]
    often = sorted([after for after in known if after.trials >= ENOUGH], key=by_trials)
    return often[0] if often else None


def move_phrase(game: Game, state: State, choice: Choice, answer: int) -> Phrase:
    """The seat and its answer, for people."""
    what = Phrase("hint-search-leave") if answer == PASS_OFFER else game.describe(state, choice, answer)
    return Phrase("hint-search-move", {"seat": game.seat_name(state, int(choice.seat)), "what": what})
