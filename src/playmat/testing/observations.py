"""Observations and actions, where a game offers them: nothing hidden in them, and they are what they say."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16

from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.observation.draft import MORE, Draft
from playmat.kernel.observation.observer import Observer, zeros
from playmat.kernel.rng import Stream
from playmat.kernel.state import State
from playmat.testing.defects import ActionsWrong, ObservationLeaks, ObservationWrong
from playmat.testing.random_play import RandomMatch, asked_seats, offered

EDGE = 2
"""Numbers on either side of an observation, which have to stay as they are."""

MARK = 77
LONGEST = 2000
"""No answer has as many steps."""

SAMPLES = 3
"""So many answers of a choice are given in steps."""


def check_redealt(run: RandomMatch, seat: int, new: State) -> None:
    """A seat's observation and actions are the same in a match in which all that it cannot know differs."""
    if run.observer is None:
        return
    seen = [_seen(run.observer, state, seat) for state in (run.state, new)]
    if seen[0] != seen[1]:
        where = _differing(run.observer, seen[0][0], seen[1][0])
        run.fail(ObservationLeaks, f"redealt for seat {seat}, its observation differs: {where}")
    run.tried("observation redealt")


def _seen(observer: Observer, state: State, seat: int) -> tuple[list[int], list[int], list[int]]:
    """The observation of a seat, its actions, and the actions of its options."""
    draft = draft_of(observer, state, seat)
    if draft is None:
        return observer.observation(state, seat), [], []
    legal = sorted(int(draft.legal[place]) for place in range(draft.count))
    paths = [int(draft.paths[place]) for place in range(draft.choice.n)]
    return observer.observation(state, seat, draft), legal, paths


def draft_of(observer: Observer, state: State, seat: int) -> Draft | None:
    """The answer of a seat at its beginning, if it is asked."""
    return observer.draft(state, offered(state, seat)) if state.asks(seat) else None


def _differing(observer: Observer, one: list[int], other: list[int]) -> str:
    """The first part in which two observations differ."""
    for field in observer.schema.fields:
        mine, theirs = (observer.schema.numbers(seen, field.name) for seen in (one, other))
        if mine != theirs:
            return f"{field.name} is {mine} and {theirs}"
    return "what can be done"


def check_schema(run: RandomMatch) -> None:
    """Every seat's observation keeps to the schema, wherever and over whatever it is written."""
    observer = run.observer
    if observer is None:
        return
    for seat in run.seats:
        draft = draft_of(observer, run.state, seat)
        fresh = observer.observation(run.state, seat, draft)
        for field in observer.schema.fields:
            for number in observer.schema.numbers(fresh, field.name):
                if not field.low <= number <= field.high:
                    run.fail(ObservationWrong, f"seat {seat}: {field.name} holds {number}")
        out = run.observed.setdefault(seat, _room(int(observer.length)))
        observer.write(run.state, seat, draft, out, EDGE)
        written = [int(number) for number in out]
        if written[EDGE:-EDGE] != fresh:
            where = _differing(observer, fresh, written[EDGE:-EDGE])
            run.fail(ObservationWrong, f"seat {seat}: written over an earlier one, {where}")
        if written[:EDGE] + written[-EDGE:] != [MARK] * (2 * EDGE):
            run.fail(ObservationWrong, f"seat {seat}: numbers are written outside of the observation")
        run.tried("observation")


def _room(length: int) -> vec[i16]:
    out = zeros(length + 2 * EDGE)
    for place in (*range(EDGE), *range(length + EDGE, length + 2 * EDGE)):
        out[place] = MARK
    return out


def check_actions(run: RandomMatch) -> None:
    """Answers in steps: at random among what the mask allows, and there and back from answers."""
    observer, state = run.observer, run.state
    if observer is None:
        return
    stream = run.stream.clone()  # a game has the same test whether it offers observations or not
    for seat in asked_seats(state, run.seats):
        choice = offered(state, seat)
        draft = observer.draft(state, choice)
        if len(observer.actions) != observer.size or not _marked(draft):
            run.fail(ActionsWrong, f"seat {seat}: the mask does not mark what can be done")
        answer = _at_random(run, draft, stream)
        _check_answer(run, choice, answer)
        for _sample in range(SAMPLES):
            wanted = int(choice.sample(stream))
            again = observer.draft(state, choice)
            taken = again.actions_of(wanted)
            got = _by_actions(run, again, taken)
            if got != wanted and not _same_future(run, seat, wanted, got):
                run.fail(ActionsWrong, f"seat {seat}: answer {wanted} is given as {taken}, which means {got}")
        if choice.optional and observer.draft(state, choice).take(0) != PASS_OFFER:
            run.fail(ActionsWrong, f"seat {seat}: action 0 does not leave the offer alone")
        run.tried("actions")


def _marked(draft: Draft) -> bool:
    """Return whether exactly the legal actions are marked."""
    legal = sorted(int(draft.legal[place]) for place in range(draft.count))
    return legal == [action for action, mark in enumerate(draft.mask) if mark]


def _at_random(run: RandomMatch, draft: Draft, stream: Stream) -> int:
    """Take allowed actions at random until there is an answer."""
    for _step in range(LONGEST):
        if draft.count == 0 or not _marked(draft):
            run.fail(ActionsWrong, "an answer has begun that no action goes on with")
        answer = int(draft.take(draft.legal[stream.below(draft.count)]))
        if answer != MORE:
            return answer
    run.fail(ActionsWrong, f"an answer is not complete after {LONGEST} actions")


def _check_answer(run: RandomMatch, choice: Choice, answer: int) -> None:
    """Check that the result of some actions is an answer."""
    if answer == PASS_OFFER and choice.optional:
        return
    if not choice.allows(answer):
        run.fail(ActionsWrong, f"seat {choice.seat}: actions lead to {answer}, which is no answer")


def _by_actions(run: RandomMatch, draft: Draft, actions: list[int]) -> int:
    """The answer that actions give."""
    answer = MORE
    for action in actions:
        if answer != MORE or not draft.allows(action):
            run.fail(ActionsWrong, f"of the actions {actions}, {action} cannot be taken")
        answer = int(draft.take(action))
    return answer


def _same_future(run: RandomMatch, seat: int, one: int, other: int) -> bool:
    """Return whether two answers lead to the same match, but for the order in which things lie."""
    if other < 0:
        return False
    ends = []
    for answer in (one, other):
        clone = run.state.clone()
        clone.apply(seat, answer)
        ends.append([_unordered(run.game.view(clone, viewer)) for viewer in run.seats])
    return ends[0] == ends[1]


def _unordered(value: object) -> object:
    """Plain data in which no list has an order."""
    if isinstance(value, dict):
        return {key: _unordered(part) for key, part in value.items()}
    if isinstance(value, list):
        return sorted([_unordered(part) for part in value], key=repr)
    return value
