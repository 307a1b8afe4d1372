"""The expectations of a scenario, compared with a match."""

from __future__ import annotations

from typing import Any

import msgspec

from playmat.kernel.documents.lines import Path
from playmat.kernel.documents.toml import inline
from playmat.kernel.errors import BadScenario, PlaymatError, RefusedAnswer
from playmat.kernel.game import Game, Plain
from playmat.kernel.match.match import Match
from playmat.kernel.match.seats import find_seat, seat_written, seats_named
from playmat.kernel.notation import read_answer
from playmat.kernel.phrase import Filling
from playmat.kernel.state import Status

MISSING = "(nothing)"
"""Stands in a document for a path where there is nothing."""


class Expect(msgspec.Struct, forbid_unknown_fields=True):
    """Expectations. Whatever is not named is not compared.

    Attributes:
        position: paths of the position and their values; a table compares only the keys it names.
        view: the same of views, by seat (or `spectator`): `view.sora.world.marker = 5`.
        asked: the seats with an open choice, in the match's order.
        chance: how many outcomes the chance that is asked now has; 0 if none is asked.
        legal: answers that must be open to the seat the match waits for, or by seat.
        illegal: answers that must be refused, each with the clause of the refusal, or by seat.
        result: cause, winners, clause or facts of the result; false while the match goes on.
        events: keys of sentences that must have been told, in this order, since the beginning.
    """

    position: dict[str, Any] = msgspec.field(default_factory=dict)
    view: dict[str, dict[str, Any]] = msgspec.field(default_factory=dict)
    asked: list[str | int] | None = None
    chance: int | None = None
    legal: list[str] | dict[str, list[str]] = msgspec.field(default_factory=list)
    illegal: dict[str, str | dict[str, str]] = msgspec.field(default_factory=dict)
    result: dict[str, Any] | bool | None = None
    events: list[str] = msgspec.field(default_factory=list)

    def says_something(self) -> bool:
        """Return whether there is anything to compare."""
        return self != Expect()


class Unmet(msgspec.Struct, frozen=True):
    """An expectation that is not met: where it stands, what it wants, what is.

    Attributes:
        path: the path in the document.
        wanted: what it wants, as the document would say it.
        got: what is, said likewise, or the refusal of an answer.
        line: the line in the document.
        key: how it is told.
        clause: the clause of the refusal; `none` if it cites none.
    """

    path: Path
    wanted: str
    got: Filling
    line: int = 0
    key: str = "scenario-unmet"
    clause: str = "none"


def unmet(match: Match, expect: Expect, path: Path) -> list[Unmet]:
    """The expectations that a match does not meet.

    Raises:
        BadScenario: one names what the game does not have; `args["path"]` says where.
    """
    found: list[Unmet] = []
    check_names(match.game, expect.position, (*path, "position"))
    check_names(match.game, expect.view, (*path, "view"))
    if expect.position:
        found += differences(match.game, expect.position, match.game.dump(match.state), (*path, "position"))
    for named, wanted in expect.view.items():
        viewer = _seat(match, named, (*path, "view", named), spectator=True)
        found += differences(match.game, wanted, match.view(viewer), (*path, "view", named))
    if expect.asked is not None:
        found += _unmet_asked(match, expect.asked, (*path, "asked"))
    if expect.chance is not None:
        waiting = int(match.state.chance) if match.state.status == Status.CHANCE else 0
        found += differences(match.game, expect.chance, waiting, (*path, "chance"))
    found += _unmet_answers(match, expect, path)
    if expect.result is not None:
        found += _unmet_result(match, expect.result, (*path, "result"))
    if expect.events:
        found += _unmet_events(match, expect.events, (*path, "events"))
    return found


def check_names(game: Game, wanted: object, path: Path) -> None:
    """See that all that expectations name is in the game: what is not could never be met.

    Raises:
        BadScenario: something is not; `args["path"]` says where.
    """
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            check_names(game, value, (*path, key))
    elif isinstance(wanted, list | tuple):
        for value in wanted:
            check_names(game, value, path)
    elif isinstance(wanted, str) and wanted not in ("", MISSING):
        key = next(step for step in reversed(path) if not step.isdecimal())
        why = game.no_meaning(key, wanted)
        if why is not None:
            raise BadScenario(why.key, why.clause, **why.args, path=".".join(path))


def differences(game: Game, wanted: object, got: object, path: Path) -> list[Unmet]:
    """The places where `got` differs from what is wanted; tables are compared only in the keys wanted."""
    if isinstance(wanted, dict):
        found: list[Unmet] = []
        for key, value in wanted.items():
            found += differences(game, value, _inside(got, key), (*path, key))
        return found
    if got is None:
        return differences(game, wanted, MISSING, path)
    if isinstance(wanted, list | tuple) and isinstance(got, list | tuple) and len(wanted) == len(got):
        same = not any(differences(game, *pair, path) for pair in zip(wanted, got, strict=True))
    else:
        same = game.means(wanted, got)
    return [] if same else [Unmet(path, written(wanted), written(got))]


def written(value: object) -> str:
    """A value as a document would say it: what is printed can be expected.

    >>> written({"card": "KHP-F04", "ready": True, "on": None})
    '{ card = "KHP-F04", ready = true, on = "(nothing)" }'
    """
    return inline(_with_nothing(value))


def _with_nothing(value: object) -> object:
    """A value with the word for nothing wherever Python says None, for which TOML has no value."""
    if isinstance(value, dict):
        return {key: _with_nothing(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_with_nothing(one) for one in value]
    return MISSING if value is None else value


def _inside(holder: object, key: str) -> object:
    """The value that a table has under a key, or a list under an index."""
    if isinstance(holder, dict):
        return holder.get(key, MISSING)
    if isinstance(holder, list | tuple) and key.isdecimal() and int(key) < len(holder):
        return holder[int(key)]
    return MISSING


def _unmet_asked(match: Match, wanted: list[str | int], path: Path) -> list[Unmet]:
    """The seats with an open choice, in the words of the game on both sides."""
    seats = [_seat(match, named, path, written=True) for named in wanted]
    if seats == list(match.asked):
        return []
    got = seats_named(match.game, match.setup, match.asked)
    return [Unmet(path, written(seats_named(match.game, match.setup, seats)), written(got))]


def _seat(match: Match, named: str | int, path: Path, spectator: bool = False, written: bool = False) -> int:
    """The number of a seat that is named at a path: as a key of a table, or as a value that is written.

    Raises:
        BadScenario: no such seat; `args["path"]` says where.
    """
    try:
        if written:
            return seat_written(match.game, match.setup, named)
        return find_seat(match.game, match.setup, named, spectator)
    except PlaymatError as error:
        raise BadScenario(error.phrase.key, "", **error.phrase.args, path=".".join(path)) from error


def _unmet_answers(match: Match, expect: Expect, path: Path) -> list[Unmet]:
    found: list[Unmet] = []
    for seat, text in _legal(match, expect, (*path, "legal")):
        refusal = _refusal(match, seat, text)
        if refusal is not None:
            found.append(Unmet((*path, "legal"), text, refusal.phrase, key="scenario-unmet-legal"))
    for seat, text, clause in _illegal(match, expect, (*path, "illegal")):
        refusal = _refusal(match, seat, text)
        where = (*path, "illegal", text)
        if refusal is None:
            found.append(Unmet(where, clause, "", key="scenario-unmet-illegal"))
        elif clause and refusal.clause != clause:
            cited = refusal.clause or "none"
            found.append(Unmet(where, clause, refusal.phrase, key="scenario-unmet-clause", clause=cited))
    return found


def _first(match: Match) -> int:
    return match.asked[0] if match.asked else 0


def _legal(match: Match, expect: Expect, path: Path) -> list[tuple[int, str]]:
    if isinstance(expect.legal, list):
        return [(_first(match), text) for text in expect.legal]
    return [
        (_seat(match, named, (*path, named)), text) for named, texts in expect.legal.items() for text in texts
    ]


def _illegal(match: Match, expect: Expect, path: Path) -> list[tuple[int, str, str]]:
    found: list[tuple[int, str, str]] = []
    for name, value in expect.illegal.items():
        if isinstance(value, str):
            found.append((_first(match), name, value))
        else:
            seat = _seat(match, name, (*path, name))
            found += [(seat, text, clause) for text, clause in value.items()]
    return found


def _refusal(match: Match, seat: int, text: str) -> PlaymatError | None:
    """The refusal that an answer would meet, or None."""
    try:
        read_answer(match.game, match.state, match.choice(seat), text)
    except RefusedAnswer as error:
        reason = match.game.why_not(match.state, seat, text)
        if reason is not None:
            error.phrase = reason
        return error
    return None


def _unmet_result(match: Match, wanted: dict[str, Any] | bool, path: Path) -> list[Unmet]:
    result = match.result
    if isinstance(wanted, bool):
        return differences(match.game, wanted, result is not None, path)
    if result is None:
        return [Unmet(path, written(wanted), written(None))]
    facts: Plain = {
        **result.facts,
        "cause": result.cause,
        "winners": seats_named(match.game, match.setup, result.winners),
        "clause": result.clause,
    }
    return differences(match.game, wanted, facts, path)


def _unmet_events(match: Match, wanted: list[str], path: Path) -> list[Unmet]:
    told = [match.game.tell(match.state, event).key for event in match.log.events]
    place = 0
    for key in wanted:
        if key not in told[place:]:
            return [Unmet(path, written(key), written(told[-12:]))]
        place = told.index(key, place) + 1
    return []
