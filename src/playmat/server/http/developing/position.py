"""A developer's table: where its position comes from, and what is played on from it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playmat import texts
from playmat.kernel.errors import BadScenario, system_reason
from playmat.kernel.match.expect import Unmet
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.match.record import MAGIC, read_record, record_game, replay
from playmat.kernel.match.scenario import (
    Scenario,
    ScenarioStep,
    begin,
    draw_from_seed,
    dump,
    play,
    read_scenario,
    take_step,
)
from playmat.kernel.match.seats import seat_written
from playmat.kernel.notation import write_answer
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.registry import game as installed_game
from playmat.kernel.registry import games as installed_games
from playmat.lab.deals import drawn_setup
from playmat.server.log.nowhere import table_nowhere
from playmat.server.log.wishes import TableRefusal, number_of
from playmat.server.process.audience import presenter, telling
from playmat.server.process.audience.viewer import Viewer
from playmat.server.protocol.dev_bodies import MOST_STEPS, DevStart, DevStep, DevTable, DevWish

MOST_OUTCOMES = 200
"""So many outcomes of a chance are named at most; any of them can be told."""


def start_of(what: str, at: int | None, seed: int) -> DevStart:
    """The position that somebody names: a game, a scenario document, or a moment of a record.

    Args:
        what: the id of a game, or a file.
        at: of a record, after how many answers and outcomes; None for its end.
        seed: of a game, the match.

    Raises:
        PlaymatError: there is no such game or file, or it cannot be read or played.
    """
    if what in installed_games():
        game = installed_game(what)
        match = Match(game, drawn_setup(game, seed), LiveNature())
        return DevStart(what, dump(match))
    file = Path(what)
    try:
        data = file.read_bytes()
    except OSError as error:
        raise BadScenario(
            "server-dev-what", "", got=what, known=", ".join(installed_games()), why=system_reason(error)
        ) from error
    if data.startswith(MAGIC.encode()):
        record = read_record(data, torn=True)
        return DevStart(file.name, dump(replay(record, record_game(record), at)))
    if at is not None:
        raise BadScenario("server-dev-at")
    try:
        return DevStart(file.name, data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise BadScenario("error-record-text", "") from error


class DevMatch(NamedTuple):
    """The match of a developer's table.

    Attributes:
        match: the match.
        steps: what was played on from the position.
        unmet: the expectations of the document that are not met.
    """

    match: Match
    steps: list[DevStep]
    unmet: list[Unmet]


def at_table(wanted: DevWish) -> DevMatch:
    """Play what is wished for.

    Raises:
        BadScenario: the document, or a step, cannot be; the phrase names the line of the document.
        PlaymatError: an answer or an outcome that cannot be.
        TableRefusal: there are too many steps.
    """
    scenario = read_scenario(wanted.text)
    unmet: list[Unmet] = []
    if wanted.steps is None:
        unmet = play(scenario).unmet
        steps = [DevStep(_seat(scenario, one), one.answer, one.chance) for one in scenario.document.step]
    else:
        steps = list(wanted.steps)
        scenario.document.step = tuple(ScenarioStep(one.seat, one.answer, one.chance) for one in steps)
    match = begin(scenario)
    for number in range(len(steps)):
        try:
            take_step(scenario, match, number)
        except BadScenario as error:
            why = error.phrase.args.get("why")
            if wanted.steps is None or not isinstance(why, Phrase):
                raise
            raise BadScenario(why.key, why.clause, **why.args) from error  # it stands in no line
    if wanted.answer is not None:
        if len(steps) >= MOST_STEPS:
            raise TableRefusal("server-dev-long", "", most=MOST_STEPS)
        choice = match.choice(wanted.seat)
        answer = number_of(match, choice, wanted.answer)
        steps.append(DevStep(wanted.seat, write_answer(match.game, match.state, choice, answer)))
        match.answer(wanted.seat, answer)
    if not wanted.forced:
        draw_from_seed(match)
    return DevMatch(match, steps, unmet)


def shown(found: DevMatch, file: str, lang: str) -> DevTable:
    """A developer's table in a language, seen by whoever is asked, with all hands in its document.

    Args:
        found: the match.
        file: what the document is called where an expectation of it is not met.
        lang: the language.
    """
    match, table = found.match, table_nowhere(found.match, seen=False)
    viewer = Viewer(tuple(range(len(match.setup.seats))), lang)
    seen = presenter.play(table, viewer, 0.0)
    assert seen is not None  # noqa: S101 - the match is there
    return DevTable(
        presenter.table_info(table.summary(), match.game, viewer),
        seen,
        telling.move_told(match, 0, match.log.events, viewer.seats, viewer),
        found.steps,
        dump(match),
        match.digest(),
        [move.notation for move, _chance in match.chance_outcomes()[:MOST_OUTCOMES]]
        if match.is_chance
        else None,
        [texts.render(_worded(file, one), lang) for one in found.unmet],
    )


def _seat(scenario: Scenario, step: ScenarioStep) -> int | None:
    """The number of the seat that a step of a document names; None for a step of chance."""
    if step.seat is None:
        return None
    setup = scenario.document.setup.setup(scenario.game, scenario.document.game)
    return seat_written(scenario.game, setup, step.seat)


def _worded(file: str, one: Unmet) -> Phrase:
    """An expectation that is not met, as `playmat scenario run` says it."""
    told: dict[str, Filling] = {"file": file, "line": one.line, "path": ".".join(one.path)}
    return Phrase(one.key, told | {"wanted": one.wanted, "got": one.got, "clause": one.clause})
