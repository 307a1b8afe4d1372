"""Any position of a game as a readable document, with what happens next and what must be true.

Tests, tutorials, puzzles and bug reports are written in it. The format is described in
`docs/scenarios.md`; `schema()` gives its JSON Schema. Chance that the steps do not script comes from
the seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
import tomli_w

from playmat.kernel.documents.form import BadForm, fit
from playmat.kernel.documents.lines import Path, key_lines, line_of
from playmat.kernel.documents.toml import BadToml, read_toml
from playmat.kernel.errors import BadEncoding, BadScenario, BadSetup, PlaymatError, UnknownGame
from playmat.kernel.game import Game, Plain, Seat, Setup, Value
from playmat.kernel.match.expect import Expect, Unmet, unmet
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature, LiveNature
from playmat.kernel.match.seats import seat_written
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game as installed_game
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State, Status

FORMAT = 1

WIN: Final = "win"
GAIN: Final = "gain"
SURVIVE: Final = "survive"
GOALS: Final = (WIN, GAIN, SURVIVE)
"""The goals of puzzles, within the turn: the match is won; `Game.gained` grows; the match is not lost, and
`Game.setbacks` does not grow."""


class ScenarioStep(msgspec.Struct, forbid_unknown_fields=True):
    """One answer of a seat, or one outcome of chance.

    Attributes:
        seat: who answers: a role or a number.
        answer: the answer in notation.
        chance: instead of both: the outcome in notation.
        expect: what must be true after it.
    """

    seat: str | int | None = None
    answer: str | None = None
    chance: str | int | None = None
    expect: Expect | None = None


class ScenarioSetup(msgspec.Struct, forbid_unknown_fields=True):
    """The seats and what they play: the `[setup]` table."""

    seats: tuple[str | Seat, ...] = ()
    ruleset: str = ""
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    seed: int = 0

    def setup(self, game: Game, named: str) -> Setup:
        """The setup that is meant.

        Args:
            game: what is played.
            named: the id of the game that the document names.

        Raises:
            BadSetup: the game does not allow it.
        """
        seats = tuple(seat if isinstance(seat, Seat) else Seat(role=seat) for seat in self.seats)
        return check_setup(game, Setup(named, seats, self.ruleset, dict(self.options), self.seed))


class Puzzle(msgspec.Struct, forbid_unknown_fields=True):
    """The `[puzzle]` table: what the first seat is to reach, and what is known of it.

    Attributes:
        goal: one of `GOALS`.
        chance: how likely the goal is with the steps of the document, in percent.
        other: how likely it is with any other answer, at most; where there are several answers, at the one
            at which that is most.
        failed: by level of the computer players, in percent of its tries, how often it does something else.
        question: where several answers are right: at each question to the first seat the right answers, the
            best known first, with the number of the question that each leads to; a number that is none ends
            the puzzle. The steps are then one way through them. Empty where the steps are the only way.
    """

    goal: Literal["win", "gain", "survive"]
    chance: int
    other: int
    failed: dict[str, int] = msgspec.field(default_factory=dict)
    question: tuple[Annotated[dict[str, int], msgspec.Meta(min_length=1)], ...] = ()


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """A whole scenario document.

    Attributes:
        scenario: the format's number.
        game: the id of the game.
        title: what it shows.
        clauses: the clauses of the rules it proves.
        setup: who plays what.
        position: where it begins, in the game's own keys; without it the match begins.
        step: what happens.
        expect: what must be true at the end.
        puzzle: of a puzzle, what is asked.
    """

    game: str
    scenario: int = FORMAT
    title: str = ""
    clauses: tuple[str, ...] = ()
    setup: ScenarioSetup = msgspec.field(default_factory=ScenarioSetup)
    position: dict[str, Any] | None = None
    step: tuple[ScenarioStep, ...] = ()
    expect: Expect | None = None
    puzzle: Puzzle | None = None


class Scenario(msgspec.Struct):
    """A document, its text's key lines, and its game."""

    document: Document
    lines: dict[Path, int]
    game: Game

    def error(self, path: Path, phrase: Phrase) -> BadScenario:
        """The error at a path of the document, with its line."""
        return BadScenario(
            "error-scenario-at", "", line=line_of(self.lines, path), path=".".join(path), why=phrase
        )


class PlayedScenario(msgspec.Struct):
    """A scenario that was played: the match at its end and the expectations that were not met."""

    match: Match
    unmet: list[Unmet]


def schema() -> Plain:
    """The JSON Schema of scenario documents."""
    return msgspec.json.schema(Document)


# ---- reading -------------------------------------------------------------------------------


def read_scenario(text: str, game: Game | None = None, sets: Sequence[tuple[str, str]] = ()) -> Scenario:
    """Read a scenario document.

    Args:
        text: TOML.
        game: its game; None looks it up among the installed ones.
        sets: card sets beside the game's own, as file names and texts.

    Raises:
        BadScenario: not TOML, or a key or value that cannot be; the phrase names the line.
        PlaymatError: a card set that cannot be used, or a game that takes none.
    """
    try:
        data = read_toml(text)
    except BadToml as error:
        raise BadScenario("error-scenario-toml", "", why=error.phrase) from error
    lines = key_lines(text)
    document = _convert(data, lines)
    if document.scenario != FORMAT:
        raise BadScenario(
            "error-scenario-format", "", line=line_of(lines, ("scenario",)), got=document.scenario
        )
    if game is None:
        try:
            game = installed_game(document.game)
        except UnknownGame as error:
            at = line_of(lines, ("game",))
            raise BadScenario("error-scenario-at", "", line=at, path="game", why=error.phrase) from error
    return Scenario(document, lines, game.with_sets(*sets) if sets else game)


def _convert(data: Plain, lines: dict[Path, int]) -> Document:
    try:
        return fit(data, Document)
    except BadForm as error:
        if not error.path:
            raise BadScenario(error.phrase.key, "", **error.phrase.args) from error
        at, path = line_of(lines, error.path), ".".join(error.path)
        raise BadScenario("error-scenario-at", "", line=at, path=path, why=error.phrase) from error


def begin(scenario: Scenario) -> Match:
    """The match at the scenario's beginning, waiting for chance where chance is asked.

    Raises:
        BadScenario: the setup or the position cannot be, or no saved match could hold it; the phrase names
            the line.
    """
    try:
        setup = scenario.document.setup.setup(scenario.game, scenario.document.game)
    except BadSetup as error:
        raise scenario.error(("setup",), error.phrase) from error
    if scenario.document.position is None:
        return Match(scenario.game, setup, AwaitedNature())
    try:
        state = scenario.game.place(scenario.document.position, setup)
        match = Match.from_state(scenario.game, setup, state, AwaitedNature())
        check_stored(match)
    except PlaymatError as error:
        raise scenario.error(named_path(error, ("position",)), error.phrase) from error
    return match


def check_stored(match: Match) -> None:
    """See that a position can be saved and read again: what lies outside of a field's bounds cannot.

    Raises:
        BadScenario: it cannot.
    """
    try:
        match.game.decode(match.state.encode())
    except BadEncoding as error:
        raise BadScenario("error-scenario-unstored", "") from error


# ---- playing -------------------------------------------------------------------------------


def play(scenario: Scenario) -> PlayedScenario:
    """Play a scenario's steps and compare its expectations.

    Raises:
        BadScenario: a step that cannot be played; the phrase names the line and the reason.
    """
    match = begin(scenario)
    found: list[Unmet] = []
    for number, step in enumerate(scenario.document.step):
        path = ("step", str(number))
        take_step(scenario, match, number)
        if step.expect is not None:
            found += _compare(scenario, match, step.expect, (*path, "expect"))
    if scenario.document.expect is not None:
        found += _compare(scenario, match, scenario.document.expect, ("expect",))
    return PlayedScenario(
        match, [msgspec.structs.replace(one, line=line_of(scenario.lines, one.path)) for one in found]
    )


def _compare(scenario: Scenario, match: Match, expect: Expect, path: Path) -> list[Unmet]:
    try:
        return unmet(match, expect, path)
    except PlaymatError as error:
        raise scenario.error(named_path(error, path), error.phrase) from error


def named_path(error: PlaymatError, usual: Path) -> Path:
    """The path in the document that an error names, or else the usual one."""
    named = error.phrase.args.get("path")
    return tuple(named.split(".")) if isinstance(named, str) else usual


def take_step(scenario: Scenario, match: Match, number: int) -> None:
    """Take one step of a scenario in its match; where it answers, the seed answers open chance before.

    Raises:
        BadScenario: the step cannot be played; the phrase names the line and the reason.
    """
    game, step, path = scenario.game, scenario.document.step[number], ("step", str(number))
    try:
        if step.chance is not None:
            if step.seat is not None or step.answer is not None:
                raise BadScenario("error-scenario-step")
            if match.state.status != Status.CHANCE:
                raise BadScenario("error-no-chance")
            said = step.chance
            match.outcome(said if isinstance(said, int) else game.read_outcome(match.state, said))
            return
        if step.seat is None or step.answer is None:
            raise BadScenario("error-scenario-step")
        draw_from_seed(match)
        match.say(seat_written(game, match.setup, step.seat), step.answer)
    except PlaymatError as error:
        raise scenario.error(path, error.phrase) from error


def draw_from_seed(match: Match) -> None:
    """Let the seed answer the chance that nobody scripted, up to the next question."""
    match.resume(LiveNature())
    match.resume(AwaitedNature())


# ---- writing -------------------------------------------------------------------------------


def dump(match: Match, title: str = "") -> str:
    """A scenario document of a match's present position."""
    return tomli_w.dumps(placed(match.game, match.setup, match.state, title))


def placed(game: Game, setup: Setup, state: State, title: str = "") -> Plain:
    """A scenario document of a position, as data.

    Args:
        game: what is played.
        setup: the match.
        state: the position.
        title: what the document is called.
    """
    plain = all(not seat.deck for seat in setup.seats) and game.roles
    seats: list[Any] = [seat.role if plain else _filled(seat) for seat in setup.seats]
    document: Plain = {"scenario": FORMAT, "game": game.id, "title": title}
    document["setup"] = {"seats": seats, "seed": setup.seed}
    if setup.ruleset:
        document["setup"]["ruleset"] = setup.ruleset
    defaults = {option.name: option.default for option in game.options()}
    changed = {name: value for name, value in setup.options.items() if defaults[name] != value}
    if changed:
        document["setup"]["options"] = changed
    document["position"] = game.dump(state)
    return document


def _filled(seat: Seat) -> Plain:
    """A seat as a table, without what is empty."""
    return {name: value for name, value in msgspec.to_builtins(seat).items() if value}
