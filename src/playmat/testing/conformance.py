"""The checks at every decision, whoever looks: choices, notation, copies, refusals, documents, undo."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import TypeVar

from playmat.kernel.choice import MAX_ITEMS, NATURE, Choice, Kind
from playmat.kernel.errors import MatchOver, OutOfRange, RefusedAnswer, StaleSerial, WrongSeat
from playmat.kernel.event import HIDDEN, SPECTATOR
from playmat.kernel.game import Plain
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.past import RecordEntry
from playmat.kernel.match.scenario import begin, dump, read_scenario
from playmat.kernel.notation import read_answer, tidy, write_answer
from playmat.kernel.phrase import Phrase
from playmat.kernel.state import State, Status
from playmat.testing.defects import (
    CloneShares,
    CountWrong,
    Defect,
    EncodingLoses,
    NotationUnclear,
    NotPlain,
    NoWayOn,
    OutcomesWrong,
    RefusalLeavesTrace,
    ScenarioLoses,
    TooLong,
    UndoLeavesTrace,
    ViewShares,
)
from playmat.testing.plain import first_difference, spoil, unplain
from playmat.testing.random_play import RandomMatch, asked_seats, contents, offered, play_out

T = TypeVar("T")

LISTED = 256
"""Choices with at most so many answers are gone through whole; of larger ones `SAMPLES` are tried."""

SAMPLES = 12

MAX_ORDER = 20
"""Twenty things have fewer than 2**62 orders."""

GIBBERISH = ("", "\x00", "§ no such answer", "0", "-1", "=", "☃ " * 500)
"""Texts that mean nothing in any game."""


# ---- choices and notation --------------------------------------------------------------------


def check_choices(run: RandomMatch) -> None:
    """The open choices: somebody can answer, the four ways to list answers agree, words are clear."""
    state, match = run.state, run.match
    if not match.needed:
        run.fail(NoWayOn, "nobody is asked anything that the match waits for")
    before = state.encode()
    if offered(state, int(state.first)).content() != state.choice.content():
        run.fail(CountWrong, "`offer` wrote another choice the second time")
    for seat in match.asked:
        choice = match.choice(seat)
        if choice.seat != seat:
            run.fail(CountWrong, f"the choice offered to seat {seat} says it is seat {choice.seat}'s")
        if choice.count() < 1:
            run.fail(NoWayOn, f"seat {seat} is asked, and there is no answer")
        check_count(run, choice)
        check_words(run, choice)
        found = unplain(_window(run, seat))
        if found:
            run.fail(NotPlain, f"the window of seat {seat}: {found}")
    if state.encode() != before:
        run.fail(CountWrong, "asking, wording or describing a choice changed the state")
    run.tried("choices")


def _window(run: RandomMatch, seat: int) -> object:
    window = run.match.window(seat)
    phrases = [window.prompt, *(item.text for item in window.items)]
    if not all(isinstance(phrase, Phrase) for phrase in phrases):
        run.fail(NotPlain, f"a prompt or description of seat {seat} is no Phrase")
    return [[item.word, list(item.touches), phrase_plain(item.text)] for item in window.items]


def phrase_plain(phrase: Phrase) -> Plain:
    """A phrase as plain data."""
    args = {
        name: phrase_plain(value) if isinstance(value, Phrase) else value
        for name, value in phrase.args.items()
    }
    return {"key": phrase.key, "clause": phrase.clause, "args": args}


def check_count(run: RandomMatch, choice: Choice) -> None:
    """`count`, `answers`, `allows` and `sample` agree."""
    count = int(choice.count())
    most = {Kind.SUBSET: MAX_ITEMS, Kind.ORDER: MAX_ORDER}.get(choice.kind, 1 << 30)
    if choice.n > most:
        run.fail(CountWrong, f"{choice.n} items are more than an answer can hold ({most})")
    if count <= LISTED:
        answers = choice.answers()
        if len(answers) != count or answers != sorted(set(answers)):
            run.fail(CountWrong, f"`count` says {count}, `answers` lists {answers}")
        if not all(choice.allows(answer) for answer in answers):
            run.fail(CountWrong, "`answers` lists one that `allows` forbids")
        beyond = 1 << choice.n if choice.kind == Kind.SUBSET else count
        if choice.n <= 8 and sum(choice.allows(answer) for answer in range(beyond + 1)) != count:
            run.fail(CountWrong, f"`allows` does not agree with the {count} answers")
    for _try in range(3):
        answer = int(choice.sample(run.stream))
        if not choice.allows(answer):
            run.fail(CountWrong, f"`sample` gives {answer}, which `allows` forbids")
    if choice.allows(-1):
        run.fail(CountWrong, "-1 is allowed")


def check_words(run: RandomMatch, choice: Choice) -> None:
    """Words are tidy and unique; every answer is written and read back."""
    game, state = run.game, run.state
    words = [game.word(state, choice, choice.items[i]) for i in range(choice.n)]
    twice = {word for word in words if words.count(word) > 1}
    if twice:
        run.fail(NotationUnclear, f"several items are called {', '.join(sorted(twice))}")
    untidy = [word for word in words if not word or tidy(word) != word]
    if choice.kind != Kind.PICK:
        verb = game.verb(state, choice)
        untidy += [word for word in [*words, verb] if " " in word or "=" in word]
    if untidy:
        run.fail(NotationUnclear, f"not tidy: {', '.join(map(repr, untidy))}")
    answers = choice.answers() if choice.count() <= LISTED // 4 else _samples(run, choice)
    for answer in answers:
        text = write_answer(game, state, choice, answer)
        for spelt in (text, f"  {text.upper()} "):
            try:
                read = read_answer(game, state, choice, spelt)
            except RefusedAnswer as error:
                run.fail(
                    NotationUnclear, f"answer {answer} is written {text!r}, and that is refused: {error}"
                )
            if read != answer:
                run.fail(NotationUnclear, f"answer {answer} is written {spelt!r}, which reads as {read}")
        run.tried("notation")


def _samples(run: RandomMatch, choice: Choice) -> list[int]:
    return [int(choice.sample(run.stream)) for _try in range(SAMPLES)]


def check_outcomes(run: RandomMatch) -> None:
    """The outcomes of a throw: in range, each once, weights that add up, words that read back."""
    state = run.state
    listed = state.outcomes() if state.chance <= 1 << 17 else [(0, int(state.chance))]
    total = sum(weight for _outcome, weight in listed)
    if total != state.chance or any(weight < 1 for _outcome, weight in listed):
        run.fail(OutcomesWrong, f"weights add up to {total}, and there are {state.chance} outcomes")
    if len({outcome for outcome, _weight in listed}) != len(listed):
        run.fail(OutcomesWrong, "an outcome is listed twice")
    if not all(0 <= outcome < state.chance for outcome, _weight in listed):
        run.fail(OutcomesWrong, f"an outcome is not below {state.chance}")
    for _try in range(3):
        outcome = int(run.stream.below(state.chance))
        text = run.game.outcome_word(state, outcome)
        if tidy(text) != text or run.game.read_outcome(state, text) != outcome:
            run.fail(NotationUnclear, f"outcome {outcome} is written {text!r} and read as another")
    run.tried("outcomes")


# ---- what can be seen ------------------------------------------------------------------------


def check_plain(run: RandomMatch, since: int) -> None:
    """Views, results and events are plain data; looking changes nothing."""
    game, state, match = run.game, run.state, run.match
    before = state.encode()
    for viewer in (*run.seats, SPECTATOR):
        found = unplain(game.view(state, viewer))
        if found:
            run.fail(NotPlain, f"the view of {viewer}: {found}")
        for event in match.events(viewer, since):
            if not all(type(arg) is int for arg in [*event.args, *event.face_args]):
                run.fail(NotPlain, f"event {event.kind} has arguments that are no ints: {event.args}")
            if event.kind != HIDDEN and not isinstance(game.tell(state, event), Phrase):
                run.fail(NotPlain, f"event {event.kind} is not told by a Phrase")
    result = game.result(state)
    if (result is not None) != match.is_over:
        run.fail(
            NotPlain, f"the result is {result}, and the match is {'over' if match.is_over else 'going on'}"
        )
    for seat in run.seats:
        if not 0 <= game.value(state, seat) <= 1:
            run.fail(NotPlain, f"the value for seat {seat} is {game.value(state, seat)}, not within 0 and 1")
    if state.encode() != before:
        run.fail(NotPlain, "looking at the match changed it")
    run.tried("plain")


def check_detached(run: RandomMatch) -> None:
    """Views, documents and results are copies: the match is the same whatever becomes of them."""
    game, state = run.game, run.state
    gives: list[tuple[str, Callable[[], Plain]]] = [
        (f"the view of {viewer}", partial(game.view, state, viewer)) for viewer in (*run.seats, SPECTATOR)
    ]
    gives.append(("the document of the position", partial(game.dump, state)))
    gives.append(("the facts of the result", lambda: result.facts if (result := game.result(state)) else {}))
    for what, give in gives:
        before, wanted = state.encode(), deepcopy(give())
        spoil(give())
        if attempt(run, ViewShares, f"{what} was emptied, and the match breaks", state.encode) != before:
            run.fail(ViewShares, f"{what} was emptied, and the match changed")
        again = attempt(run, ViewShares, f"{what} was emptied, and there is no other", give)
        found = first_difference(wanted, again)
        if found:
            run.fail(ViewShares, f"{what} was emptied, and the next one differs: {found}")
    run.tried("detached")


def outlook(run: RandomMatch, state: State, by_word: bool = False) -> Plain:
    """All that anybody sees of a state and all that is asked: what copies of it must share.

    With `by_word` items count as the same that are called the same: a document may give two cards of the
    same name each other's number.
    """
    asked = []
    for seat in asked_seats(state, run.seats):
        choice = offered(state, seat)
        words = [run.game.word(state, choice, choice.items[i]) for i in range(choice.n)] if by_word else []
        content = [*choice.content()[:4], int(choice.count())] if by_word else [*choice.content()]
        asked.append([content, words])
    return {
        "status": int(state.status),
        "chance": int(state.chance) if state.status == Status.CHANCE else 0,
        "views": [run.game.view(state, viewer) for viewer in (*run.seats, SPECTATOR)],
        "asked": asked,
    }


# ---- copies ----------------------------------------------------------------------------------


def check_copies(run: RandomMatch) -> list[tuple[type[Defect], State]]:
    """A clone and a decoded state are equal to the match.

    Returns:
        Both, to be given the same answers as the match from now on (`follow`).
    """
    state = run.state
    encoded = state.encode()
    seen = outlook(run, state)
    clone = state.clone()
    if type(clone) is not type(state):
        run.fail(CloneShares, f"the clone is a {type(clone).__name__}")
    decoded = run.game.decode(encoded[:])
    decoded.live = False
    for defect, copy in ((CloneShares, clone), (EncodingLoses, decoded)):
        if copy.encode() != encoded:
            run.fail(defect, "the copy has another encoding")
        if state.status == Status.ASKING and copy.choice.content() != state.choice.content():
            run.fail(defect, "the copy has another open choice")
        found = first_difference(seen, outlook(run, copy))
        if found:
            run.fail(defect, f"the copy looks different: {found}")
    if clone.log is not None:
        run.fail(CloneShares, "the clone writes to a log")
    run.tried("copies")
    return [(CloneShares, clone), (EncodingLoses, decoded)]


def check_clone_alone(run: RandomMatch) -> None:
    """A clone is played to an end; the match does not notice."""
    state = run.state
    before, seen = state.encode(), outlook(run, state)
    clone = state.clone()
    clone.live = True
    if clone.status == Status.CHANCE:
        clone.advance()
    if play_out(clone, run.seats, run.stream, run.game.longest - len(run.match.entries)) < 0:
        run.fail(TooLong, f"a clone was still going on after {run.game.longest} entries")
    if state.encode() != before:
        run.fail(CloneShares, "playing a clone changed the encoding of the match")
    found = first_difference(seen, outlook(run, state))
    if found:
        run.fail(CloneShares, f"playing a clone changed the match: {found}")
    run.tried("clone alone")


def follow(run: RandomMatch, copies: list[tuple[type[Defect], State]], since: int, look: bool) -> None:
    """Give copies the entries of the match from `since` on; they must come to the same.

    Their encodings are compared every time, with `look` also all that anybody sees of them.
    """
    encoded = run.state.encode()
    for defect, copy in copies:
        for entry in run.match.entries[since:]:
            attempt(run, defect, "given the same answers, the copy breaks", give_to(run, copy, entry))
        placed = defect is ScenarioLoses
        if not placed and copy.encode() != encoded:
            run.fail(defect, "given the same answers, the copy came to another encoding")
        if look:
            seen = outlook(run, run.state, by_word=placed)
            found = first_difference(seen, outlook(run, copy, by_word=placed))
            if found:
                run.fail(defect, f"given the same answers, the copy came to look different: {found}")
        run.tried("followed")


def give_to(run: RandomMatch, state: State, entry: RecordEntry) -> Callable[[], None]:
    """The function that gives a state an entry of the match; it raises what is wrong with that."""

    def give() -> None:
        if entry.seat == NATURE:
            fits = state.status == Status.CHANCE and entry.answer < state.chance
        else:
            fits = state.asks(entry.seat) and offered(state, entry.seat).allows(entry.answer)
        if not fits:
            raise WrongSeat("error-wrong-seat", "", seat=entry.seat)
        state.apply(entry.seat, entry.answer)

    return give


def attempt(run: RandomMatch, defect: type[Defect], what: str, act: Callable[[], T]) -> T:
    """Do something that can only go wrong if the game has this defect."""
    try:
        return act()
    except Exception as error:
        run.fail(defect, f"{what}: {type(error).__name__}: {error}")


# ---- refusals --------------------------------------------------------------------------------


def check_refusals(run: RandomMatch) -> None:
    """Answers of all wrong kinds have their typed error and leave no trace."""
    match, state = run.match, run.state
    asked = set(match.asked)
    error = MatchOver if match.is_over else WrongSeat
    for seat in {-1, -2, len(run.seats), 99, *run.seats} - asked:
        expect_refusal(run, error, f"seat {seat} answers", partial(match.answer, seat, 0))
        expect_refusal(run, error, f"seat {seat} speaks", partial(match.say, seat, "pass"))
    if state.status == Status.CHANCE:
        for outcome in (-1, int(state.chance), 1 << 70):
            expect_refusal(run, OutOfRange, f"outcome {outcome}", partial(match.outcome, outcome))
    else:
        expect_refusal(run, WrongSeat, "an outcome nobody asked for", partial(match.outcome, 0))
    for seat in asked:
        _refuse_answers(run, seat)


def _refuse_answers(run: RandomMatch, seat: int) -> None:
    match = run.match
    choice, serial = match.choice(seat), match.serial(seat)
    good = int(choice.sample(run.stream))
    text = write_answer(run.game, run.state, choice, good)
    for stale in (serial - 1, serial + 1, len(match.entries) + 1):
        if stale != serial:
            expect_refusal(run, StaleSerial, f"serial {stale}", partial(match.answer, seat, good, stale))
            expect_refusal(run, StaleSerial, f"serial {stale}", partial(match.say, seat, text, stale))
    bad = [-1, -(1 << 70), 1 << 62, 1 << 70]
    bad.append(1 << choice.n if choice.kind == Kind.SUBSET else int(choice.count()))
    for _try in range(4):
        number = int(run.stream.below(1 << min(40, int(choice.n) + 1)))
        if not choice.allows(number):
            bad.append(number)
    for answer in bad:
        expect_refusal(run, OutOfRange, f"answer {answer}", partial(match.answer, seat, answer))
    for wrong in (*GIBBERISH, f"{text} {text}", *run.words[-3:]):
        if not _reads(run, choice, wrong):
            expect_refusal(run, RefusedAnswer, repr(wrong[:60]), partial(match.say, seat, wrong))


def _reads(run: RandomMatch, choice: Choice, text: str) -> bool:
    try:
        read_answer(run.game, run.state.clone(), choice, text)  # a copy: reading is under test, too
    except RefusedAnswer:
        return False
    return True


def expect_refusal(
    run: RandomMatch, error: type[RefusedAnswer], what: str, act: Callable[[], object]
) -> None:
    """Do what must be refused with this error; nothing may have changed."""
    before = trace(run.match)
    try:
        act()
    except error as refused:
        if not str(refused):
            run.fail(RefusalLeavesTrace, f"{what}: a refusal without a word")
    except Exception as other:  # whatever it is, it is not what was promised
        run.fail(
            RefusalLeavesTrace, f"{what}: {error.__name__} expected, {type(other).__name__} came: {other}"
        )
    else:
        run.fail(RefusalLeavesTrace, f"{what}: was taken")
    found = first_difference(before, trace(run.match))
    if found:
        run.fail(RefusalLeavesTrace, f"{what}: left a trace: {found}")
    run.tried("refusals")


def trace(match: Match) -> Plain:
    """Everything of a match that an answer could change."""
    return {
        "state": match.state.encode(),
        "asked": [(seat, match.serial(seat), match.choice(seat).content()) for seat in match.asked],
        "entries": match.entries[:],
        "events": contents(match.log.events),
    }


# ---- documents, undo -------------------------------------------------------------------------


def check_scenario(run: RandomMatch, as_text: bool) -> list[tuple[type[Defect], State]]:
    """The position as a document and back; with `as_text` as a whole TOML document.

    Returns:
        The placed state, to be given the same answers as the match from now on.
    """
    game, match = run.game, run.match
    laid = game.dump(run.state)
    found = unplain(laid)
    if found:
        run.fail(NotPlain, f"the document of the position: {found}")
    if as_text:
        placed = begin(read_scenario(dump(match), game)).state
    else:
        placed = game.place(laid, run.setup)
        placed.live = False
        if placed.status == Status.RUNNING:
            placed.advance()
    found = first_difference(laid, game.dump(placed))
    if found:
        run.fail(ScenarioLoses, f"laid, placed and laid again: {found}")
    found = first_difference(outlook(run, run.state, by_word=True), outlook(run, placed, by_word=True))
    if found:
        run.fail(ScenarioLoses, f"the placed position looks different: {found}")
    placed.log = None
    run.tried("scenario")
    return [(ScenarioLoses, placed)]


def check_undo(run: RandomMatch) -> None:
    """Take back the latest entry, and give it again."""
    match = run.match
    if not match.entries:
        return
    after = trace(match)
    entry = match.rewind(len(match.entries) - 1)
    before, events = match.digest(), contents(match.log.events)
    again = Match.from_state(run.game, run.setup, run.game.decode(match.state.encode()), AwaitedNature())
    if again.digest() != before:
        run.fail(UndoLeavesTrace, "the state before the entry cannot be saved")
    for _twice in range(2):
        if entry.seat == NATURE:
            match.outcome(entry.answer)
        else:
            match.answer(entry.seat, entry.answer)
        found = first_difference({**after, "asked": []}, {**trace(match), "asked": []})
        if found:
            run.fail(UndoLeavesTrace, f"taken back and given again: {found}")
        if _twice == 0:
            match.rewind(len(match.entries) - 1)
            if (match.digest(), contents(match.log.events)) != (before, events):
                run.fail(UndoLeavesTrace, "taking the answer back twice came to different states")
    run.tried("undo")
