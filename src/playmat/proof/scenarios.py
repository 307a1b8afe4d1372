"""`playmat scenario ...`: play scenario documents, look at them, write them from records."""

from __future__ import annotations

import json as json_text
import sys
from pathlib import Path

import tomli_w
from cyclopts import App

from playmat import texts
from playmat.commandline.options import Place
from playmat.kernel.errors import BadRecord, BadScenario, PlaymatError, system_reason
from playmat.kernel.match.expect import Unmet
from playmat.kernel.match.match import Match
from playmat.kernel.match.record import read_record, record_game, replay
from playmat.kernel.match.scenario import begin, dump, play, read_scenario, schema
from playmat.kernel.match.seats import find_seat
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.registry import expansion

app = App(name="scenario")


@app.command
def run(*files: Path, cards: list[Path] | None = None, lang: str | None = None) -> int:
    """Play scenario documents; exit with 1 if an expectation is not met, with 2 if one cannot be played."""
    if not files:
        raise BadScenario("scenario-no-files")
    language = texts.detect(lang)
    sets = _sets(cards)
    return max([_run(file, sets, language) for file in files])


def _run(file: Path, sets: list[tuple[str, str]], language: str) -> int:
    """Play a document and say how it went: 0 as expected, 1 otherwise, 2 it cannot be played."""
    try:
        played = play(read_scenario(_text(file), sets=sets))
    except PlaymatError as error:
        refusal = Phrase("scenario-refused", {"file": str(file), "why": error.phrase})
        print(texts.render(refusal, language), file=sys.stderr)
        return 2
    for one in played.unmet:
        _say(_unmet(file, one), language)
    key = "scenario-failed" if played.unmet else "scenario-passed"
    _say(Phrase(key, {"file": str(file), "n": len(played.unmet)}), language)
    return int(bool(played.unmet))


def _sets(cards: list[Path] | None) -> list[tuple[str, str]]:
    """The card sets in some files, as names and texts; the code of an expansion stands for its file."""
    shipped = {file: None if file.exists() else expansion(str(file)) for file in cards or ()}
    return [
        (file.name, _text(file)) if one is None else (one.file, one.text) for file, one in shipped.items()
    ]


@app.command
def show(
    file: Path,
    /,
    *,
    seat: str | None = None,
    cards: list[Path] | None = None,
    lang: str | None = None,
) -> None:
    """Print the position of a scenario, as a seat may know it, and what is asked."""
    language = texts.detect(lang)
    scenario = read_scenario(_text(file), sets=_sets(cards))
    match = begin(scenario)
    if seat is None:
        print(tomli_w.dumps(scenario.game.dump(match.state)), end="")
        shown = match.asked
    else:
        viewer = find_seat(match.game, match.setup, seat, spectator=True)
        print(tomli_w.dumps(_without_none(match.view(viewer))), end="")
        shown = [viewer] if viewer in match.asked else []
    for asked in shown:
        _print_window(match, asked, language)


@app.command(name="dump")
def write(
    record: Path, /, *, at: Place | None = None, title: str = "", cards: list[Path] | None = None
) -> None:
    """Print a scenario document of a moment of a record."""
    read = read_record(_bytes(record), torn=True)
    print(dump(replay(read, record_game(read, _sets(cards)), at), title), end="")


@app.command(name="schema")
def print_schema() -> None:
    """Print the JSON Schema of scenario documents."""
    print(json_text.dumps(schema(), indent=2))


def _print_window(match: Match, seat: int, language: str) -> None:
    window = match.window(seat)
    print(f"\n# {texts.render(window.prompt, language)}")
    for item in window.items:
        print(f"#   {item.word}")


def _unmet(file: Path, one: Unmet) -> Phrase:
    path = ".".join(one.path)
    told: dict[str, Filling] = {"file": str(file), "line": one.line, "path": path, "wanted": one.wanted}
    return Phrase(one.key, told | {"got": one.got, "clause": one.clause})


def _say(phrase: Phrase, language: str) -> None:
    print(texts.render(phrase, language))


def _without_none(data: object) -> dict[str, object]:
    """The same data without what is None, which TOML cannot say."""
    assert isinstance(data, dict)  # noqa: S101 - a view is a table
    return {key: _plain(value) for key, value in data.items() if value is not None}


def _plain(value: object) -> object:
    if isinstance(value, dict):
        return _without_none(value)
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value if one is not None]
    return value


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise BadRecord("scenario-unreadable", "", file=str(file), why=system_reason(error)) from error


def _text(file: Path) -> str:
    try:
        return _bytes(file).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadScenario("error-record-text", "") from error
