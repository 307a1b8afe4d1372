"""`check_game`: random matches, and every check at every decision."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from playmat.kernel.choice import NATURE
from playmat.kernel.errors import BadSetup, DeadEnd, NobodyAsked, RunawayRule
from playmat.kernel.event import EVERYBODY
from playmat.kernel.game import Game, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature, ScriptedNature
from playmat.kernel.match.record import read_record, replay, write_record
from playmat.kernel.rng import TEST_STREAMS, Stream, stream_of
from playmat.kernel.state import State, Status
from playmat.testing import conformance, observations, questions, secrecy
from playmat.testing.defects import (
    ChanceDiffers,
    CloneShares,
    Defect,
    NotRepeatable,
    NoWayOn,
    RedealWrong,
    ResumeDiffers,
    RuleFails,
    TooLong,
    UndoLeavesTrace,
)
from playmat.testing.hygiene import check_fields
from playmat.testing.plain import first_difference
from playmat.testing.random_play import RandomMatch, contents
from playmat.testing.report import Report
from playmat.testing.setups import default_setups

ENOUGH = 30
"""After so many redeals one must have moved something, if anything is hidden at all."""

PLAYERS_RARELY = 40
"""Players think longer than other checks: questions they know are put to them so much more rarely."""

FOLLOWED = 4
"""For so many entries copies are given the same answers and compared again."""


def check_game(
    game: Game,
    *,
    setups: Iterable[Setup] | None = None,
    matches: int = 20,
    seed: int = 1,
    every: int = 1,
    shown_briefly: Collection[int] = (),
) -> Report:
    """Play random matches of a game and check all that the kernel promises about it.

    The checks themselves are described where they stand: `playmat.testing.conformance`,
    `playmat.testing.questions`, `playmat.testing.observations`, `playmat.testing.secrecy`,
    `playmat.testing.hygiene`, and `playmat.testing.defects` by what they find.

    Args:
        game: the game.
        setups: who plays how; taken in turn. By default all seat counts, rulesets and options in turn.
        matches: how many matches.
        seed: of the tests' own random numbers; the same seed does the same.
        every: make the dear checks (redeals, documents, refusals, undo, clones played to the end) at one in
            so many decisions, at random. 1: at every decision.
        shown_briefly: kinds of events that rightly show what the view no longer does.

    Returns:
        What was done.

    Raises:
        Defect: the first thing that is wrong, with the seed of the match, the place and the latest entries.
    """
    stream = stream_of(seed, TEST_STREAMS)
    report = Report(game.id)
    wanted = list(setups) if setups is not None else list(default_setups(game, matches, stream))
    for number in range(matches):
        setup = wanted[number % len(wanted)]
        if setups is None:
            setup = possible(game, setup)
        run = start(game, setup, stream_of(seed, TEST_STREAMS + 1 + number), report)
        if number == 0:
            report.checks["fields"] += check_fields(game, run.state)
        try:
            check_match(run, every, frozenset(shown_briefly))
        except Defect:
            raise
        except RunawayRule as error:
            run.fail(TooLong, str(error))
        except (DeadEnd, NobodyAsked) as error:
            run.fail(NoWayOn, f"{type(error).__name__}: {error}")
        except Exception as error:
            where = run.where()
            raise RuleFails(
                f"{type(error).__name__}: {error}", run.setup.seed, len(run.match.entries), where
            ) from error
        report.matches += 1
        check_not_idle(report)
    return report


def possible(game: Game, setup: Setup) -> Setup:
    """The setup, or that with all options at their defaults where the game refuses the combination."""
    try:
        Match(game, setup, AwaitedNature())
    except BadSetup:
        return Setup(game.id, setup.seats, setup.ruleset, {}, setup.seed)
    except Exception:  # reported with its place when the match is played
        return setup
    return setup


def start(game: Game, setup: Setup, stream: Stream, report: Report) -> RandomMatch:
    """The match, before its first entry."""
    try:
        return RandomMatch(game, setup, stream, report)
    except RunawayRule as error:
        raise TooLong(f"at the beginning: {error}", setup.seed, 0) from error
    except (DeadEnd, NobodyAsked) as error:
        raise NoWayOn(f"at the beginning: {type(error).__name__}: {error}", setup.seed, 0) from error
    except Exception as error:
        raise RuleFails(f"at the beginning: {type(error).__name__}: {error}", setup.seed, 0) from error


def check_match(run: RandomMatch, every: int, shown_briefly: frozenset[int]) -> None:
    """One match from beginning to end, and once more in other ways."""
    match = run.match
    first = match.digest()
    seen = 0
    held: list[tuple[State, list[int], object]] = []
    followed: list[tuple[list[tuple[type[Defect], State]], int, int]] = []
    resumed: tuple[Match, int] | None = None
    while not match.is_over:
        for copies, since, until in followed:
            conformance.follow(run, copies, since, look=until <= len(match.entries))
        followed = [
            (copies, len(match.entries), until)
            for copies, _since, until in followed
            if until > len(match.entries)
        ]
        if run.state.status == Status.CHANCE:
            conformance.check_outcomes(run)
        else:
            conformance.check_choices(run)
            observations.check_actions(run)
            questions.check_fresh(run)
            questions.check_players(run, every * PLAYERS_RARELY)
        observations.check_schema(run)
        conformance.check_plain(run, seen)
        seen = match.version
        copies = conformance.check_copies(run)
        if run.chance(every if run.state.status == Status.ASKING else every * 4):
            copies += check_dearly(run, shown_briefly)
            if run.chance(4):
                clone = run.state.clone()
                held.append((clone, clone.encode(), conformance.outlook(run, clone)))
            if run.chance(8) or resumed is None:
                resumed = (save_and_load(run), len(match.entries))
        followed.append((copies, len(match.entries), len(match.entries) + FOLLOWED))
        run.step()
    for copies, since, _until in followed:
        conformance.follow(run, copies, since, look=True)
    observations.check_schema(run)
    conformance.check_plain(run, seen)
    conformance.check_detached(run)
    conformance.check_refusals(run)
    check_held(run, held)
    if resumed is not None:
        check_resumed(run, *resumed)
    check_again(run)
    count(run)
    check_taken_back(run, first)


def check_dearly(run: RandomMatch, shown_briefly: frozenset[int]) -> list[tuple[type[Defect], State]]:
    """The checks that cost the most; gives further copies to follow the match."""
    conformance.check_refusals(run)
    conformance.check_undo(run)
    conformance.check_clone_alone(run)
    conformance.check_detached(run)
    placed = conformance.check_scenario(run, as_text=run.chance(8))
    for seat in run.seats:
        new = secrecy.check_redeal(run, seat)
        secrecy.check_twins(run, seat, new, shown_briefly)
        if run.chance(4):
            secrecy.check_playable(run, seat, new)
    return placed


def save_and_load(run: RandomMatch) -> Match:
    """A match that goes on from the encoding of this one."""
    state = run.game.decode(run.state.encode())
    return Match.from_state(run.game, run.setup, state, AwaitedNature())


# ---- after the end ---------------------------------------------------------------------------


def check_held(run: RandomMatch, held: list[tuple[State, list[int], object]]) -> None:
    """Clones that were put aside on the way are what they were, though the match went on."""
    for clone, encoded, seen in held:
        if clone.encode() != encoded:
            run.fail(CloneShares, "the match went on, and an earlier clone has another encoding")
        found = first_difference(seen, conformance.outlook(run, clone))
        if found:
            run.fail(CloneShares, f"the match went on, and an earlier clone changed: {found}")
        run.tried("clone held")


def check_resumed(run: RandomMatch, resumed: Match, since: int) -> None:
    """The saved match, given the rest of the entries."""

    def go_on() -> None:
        for entry in run.match.entries[since:]:
            if entry.seat == NATURE:
                resumed.outcome(entry.answer)
            else:
                resumed.say(entry.seat, entry.word)

    conformance.attempt(run, ResumeDiffers, f"saved and loaded at entry {since}, it breaks", go_on)
    if resumed.digest() != run.match.digest() or resumed.result != run.match.result:
        run.fail(ResumeDiffers, f"saved and loaded at entry {since}, it came to another end")
    then = contents(run.match.log.events[-len(resumed.log.events) :] if resumed.log.events else [])
    if [event[:4] for event in then] != [event[:4] for event in contents(resumed.log.events)]:
        run.fail(ResumeDiffers, f"saved and loaded at entry {since}, other things happened")
    run.tried("save")


def check_again(run: RandomMatch) -> None:
    """The same match by number, by word and from its record; and with chance answered in other ways."""
    game, match = run.game, run.match
    answers = [entry for entry in match.entries if entry.seat != NATURE]
    outcomes = [entry.answer for entry in match.entries if entry.seat == NATURE]

    def by_number() -> Match:
        again = Match(game, run.setup)
        for entry in answers:
            again.answer(entry.seat, entry.answer)
        return again

    def by_word() -> Match:
        again = Match(game, run.setup, ScriptedNature(outcomes))
        for entry in answers:
            again.say(entry.seat, entry.word)
        return again

    def from_record() -> Match:
        return replay(read_record(write_record(match, "-")), game)

    for way in (by_number, by_word, from_record):
        how = f"played again {way.__name__.replace('_', ' ')}"
        again = conformance.attempt(run, NotRepeatable, how, way)
        if again.digest() != match.digest() or again.result != match.result:
            run.fail(NotRepeatable, f"{how}, the match came to another end")
        if again.entries != match.entries:
            run.fail(NotRepeatable, f"{how}, the match had other entries")
        found = first_difference(contents(match.log.events), contents(again.log.events))
        if found:
            run.fail(NotRepeatable, f"{how}, other things happened: {found}")
    check_chance_inline(run)
    check_chance_alone(run)
    run.tried("again")


def check_chance_inline(run: RandomMatch) -> None:
    """`State.live` hears the same chance as `Match`."""
    match = run.match
    state = run.game.begin(run.setup)
    state.live = True
    state.advance()
    for entry in match.entries:
        if entry.seat != NATURE:
            give = conformance.give_to(run, state, entry)
            conformance.attempt(run, ChanceDiffers, "with chance inline", give)
    if state.encode() != match.state.encode():
        run.fail(ChanceDiffers, "with chance inline, the match came to another end")


def check_chance_alone(run: RandomMatch) -> None:
    """Under another seed, the same outcomes make the same match: no rule reads the stream itself."""
    match = run.match
    setup = msgspec.structs.replace(run.setup, seed=run.setup.seed ^ 1)
    state = run.game.begin(setup)
    state.live = False
    state.advance()
    for entry in match.entries:
        give = conformance.give_to(run, state, entry)
        conformance.attempt(run, ChanceDiffers, "with the same outcomes under another seed", give)
    state.nature = match.state.nature.clone()
    if state.encode() != match.state.encode():
        run.fail(ChanceDiffers, "with the same outcomes under another seed, the match came to another end")


def check_taken_back(run: RandomMatch, first: str) -> None:
    """Back to the beginning, entry by entry."""
    match = run.match
    while match.entries:
        match.rewind(len(match.entries) - 1)
    if match.digest() != first:
        run.fail(UndoLeavesTrace, "taken back to the beginning, it is not as it was")


def count(run: RandomMatch) -> None:
    """Put the match into the report."""
    report, match = run.report, run.match
    report.longest = max(report.longest, len(match.entries))
    result = match.result
    report.results[result.cause if result is not None else ""] += 1
    for event in match.log.events:
        if event.seen_by != EVERYBODY:
            for seat in run.seats:
                report.hidden[seat] += not event.known_to(seat)


def check_not_idle(report: Report) -> None:
    """A redeal that never moves anything, in a game with secrets, would pass every comparison."""
    if report.checks["redeal"] < ENOUGH:
        return
    for seat, hidden in sorted(report.hidden.items()):
        if hidden and not report.redealt[seat]:
            raise RedealWrong(f"{hidden} events were hidden from seat {seat}, and no redeal moved anything")
