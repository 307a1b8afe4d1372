"""Matches that start in the middle: at a moment of a record, or in the position of a scenario."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from tests.terminal.start.test_commands import run

from playmat import __version__
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.record import read_record, write_record
from playmat.kernel.match.scenario import dump
from playmat.kernel.registry import game as game_of
from playmat.terminal import saves
from playmat.terminal.session import HUMAN
from playmat.terminal.start.points import is_file, start_from
from playmat.texts import LANGUAGES

GAMES = ("khtcg", "kmon", "perilous")


def played(game: str, answers: int, names: tuple[str, str] = ("", "random")) -> Match:
    """A match in which everybody has given the first answer a few times."""
    found = game_of(game)
    roles = list(found.roles[:2]) or ["", ""]
    seats = tuple(Seat(role=role, name=name) for role, name in zip(roles, names, strict=True))
    match = Match(found, Setup(game, seats, seed=4))
    for _ in range(answers):
        match.answer(match.to_move, match.legal_moves[0].answer)
    return match


def record_of(match: Match, folder: Path) -> Path:
    """The record of a match as a file."""
    path = folder / "match.playmat"
    path.write_text(write_record(match, __version__), "utf-8")
    return path


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_of_a_record_is_played_on(game: str, tmp_path: Path) -> None:
    """The same seats and the same chance; the new match is kept, and the record stays as it is."""
    match = played(game, 16)
    path = record_of(match, tmp_path)
    text = path.read_text("utf-8")
    at = [entry.serial for entry in match.entries if entry.seat >= 0][8]
    session = start_from(f"{path}@{at}", [], "en")
    assert session.match.entries == match.entries[:at]
    assert session.kinds == (HUMAN, "random")
    assert session.journal is not None
    kept = read_record(session.journal.path.read_bytes())
    assert len(kept.entries) == at
    first = match.entries[at]
    session.match.answer(first.seat, first.answer)
    assert session.match.entries == match.entries[: len(session.match.entries)]
    session.close()
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_before_chance_speaks_is_played_on(game: str, tmp_path: Path) -> None:
    """The same dice and cards come as came in the record."""
    match = played(game, 16)
    at = [entry.serial for entry in match.entries if entry.seat < 0][-1]
    session = start_from(f"{record_of(match, tmp_path)}@{at}", [], "en")
    assert len(session.match.entries) > at
    assert session.match.entries == match.entries[: len(session.match.entries)]
    session.close()


def test_without_a_moment_it_goes_on_where_the_record_ends(tmp_path: Path) -> None:
    match = played("kmon", 20)
    session = start_from(str(record_of(match, tmp_path)), ["greedy", HUMAN], "en")
    assert session.match.digest() == match.digest()
    assert session.kinds == ("greedy", HUMAN)
    session.close()


def test_who_is_asked_plays_where_only_computers_had(tmp_path: Path) -> None:
    match = played("kmon", 20, ("greedy", "greedy"))
    session = start_from(str(record_of(match, tmp_path)), [], "en")
    assert session.people == (match.asked[0],)
    session.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_scenario_is_played_on(game: str, tmp_path: Path) -> None:
    """The person plays the seat that is asked; in a team, all seats. Nothing of it is kept."""
    match = played(game, 16)
    path = tmp_path / "position.toml"
    path.write_text(dump(match), "utf-8")
    session = start_from(str(path), [], "en")
    assert match.game.dump(session.match.state) == match.game.dump(match.state)
    assert session.people == ((0, 1) if match.game.team else (match.asked[0],))
    assert session.journal is None
    assert not saves.saves()


def test_a_game_is_a_game_and_a_file_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kmon").write_text("a file that is called like a game", "utf-8")
    (tmp_path / "odd@7").write_text("a file with an at", "utf-8")
    assert [is_file(one) for one in ("kmon", "kmno", "x.toml", "x.playmat", "x@3", "odd@7")] == [
        False,
        False,
        True,
        True,
        True,
        True,
    ]


def test_a_match_is_continued_from_the_command_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = record_of(played("kmon", 20), tmp_path)
    code, _out, _err = run(capsys, monkeypatch, "1\n" * 3, "play", f"{path}@60", "--plain")
    assert code == 0
    kept = read_record(saves.saves()[0].read_bytes())
    assert len(kept.entries) > 60


@pytest.mark.parametrize(
    ("text", "more", "named"),
    [
        ("{record}@9999", [], "9,999"),
        ("{record}", ["--ruleset", "ffg"], "--ruleset"),
        ("{record}", ["--seed", "3"], "--seed"),
        ("{record}", ["--seat", "nobody"], "nobody"),
        ("{record}", ["--seat", "human", "human", "human"], "3"),
        ("nowhere.playmat@4", [], "nowhere.playmat"),
        ("nowhere.toml", [], "nowhere.toml"),
        ("{bytes}", [], "bytes.toml"),
        ("{over}", [], "over.playmat"),
    ],
)
def test_what_cannot_be_played_on_is_refused_in_words(
    text: str,
    more: list[str],
    named: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = record_of(played("kmon", 20), tmp_path)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    over = played("kmon", 20)
    while not over.is_over:
        over.answer(over.to_move, over.legal_moves[0].answer)
    (tmp_path / "over.playmat").write_text(write_record(over, __version__), "utf-8")
    given = {"record": record, "bytes": tmp_path / "bytes.toml", "over": tmp_path / "over.playmat"}
    code, out, err = run(capsys, monkeypatch, "", "play", text.format(**given), *more)
    assert code == 2
    assert named in err
    assert "Traceback" not in out + err
    assert not saves.saves()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_and_coaches_name_no_pointer(lang: str) -> None:
    """They are read in the terminal, too, where nothing can be clicked, tapped or dragged."""
    pointing = re.compile(
        r"\b(click|tap|drag|clicca|toccal[ioae]|trascina|tocca (?:il|la|lo|le|i|gli)\b)"
        r"|クリック|タップ|ドラッグ",
        re.IGNORECASE,
    )
    for game in GAMES:
        folder = Path(str(files(f"playmat.games.{game}"))) / "texts"
        catalogues = (folder / lang).glob("*.ftl")
        lines = [line for one in catalogues for line in one.read_text("utf-8").splitlines()]
        said = [line for line in lines if re.match(rf"{game}-(lesson|guide)-", line)]
        assert len(said) > 10
        assert [line for line in said if pointing.search(line)] == []
