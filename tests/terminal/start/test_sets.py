"""Playing with card sets of one's own: saves and records remember them by the hash of their text."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from tests.own_set import OWN_SET, deck_with_own, own_set

from playmat.cli import main
from playmat.terminal import saves


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A card set."""
    return own_set(tmp_path)


@pytest.fixture
def deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A deck with a card of that set."""
    return deck_with_own(tmp_path, "Wildfire", 9, capsys)


def play(own: Path, deck: Path, monkeypatch: pytest.MonkeyPatch, answers: str = "quit\n") -> Path:
    """Begin a battle with the set and leave it; gives its file."""
    monkeypatch.setattr("sys.stdin", io.StringIO(answers))
    words = ["play", "kmon", "--plain", "--cards", str(own), "--deck", str(deck), "random"]
    assert main([*words, "--seat", "human", "random", "--seed", "3"]) == 0
    return saves.saves()[0]


def kept(home: Path) -> Path:
    """The set as it was kept."""
    (found,) = (home / "sets").glob("*.toml")
    return found


def test_a_match_is_played_and_goes_on_with_the_set(
    own: Path,
    deck: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    save = play(own, deck, monkeypatch, "card ember rain\nquit\n")
    assert "MY1-01 Ember Rain: Fire ability, cost 2" in capsys.readouterr().out
    assert save.read_text(encoding="utf-8").splitlines()[4].startswith("set MY1 ")
    own.unlink()  # the match does not need the player's file any more
    monkeypatch.setattr("sys.stdin", io.StringIO("concede\n"))
    assert main(["resume", "--plain"]) == 0
    assert "Won by Player 2" in capsys.readouterr().out
    (record,) = saves.records_folder().iterdir()
    assert main(["record", "check", str(record)]) == 0
    assert main(["replay", str(record), "--seat", "0"]) == 0


def lost(own: Path, deck: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A match with the set, of which nothing is kept any more."""
    save = play(own, deck, monkeypatch)
    kept(home).unlink()
    return save


def refused_for_the_set(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The set that a command lacks is named, with the option that gives it."""
    assert main(words) == 2
    said = capsys.readouterr().err
    assert "the card set MY1" in said
    assert "--cards" in said


def test_a_missing_set_is_named(
    own: Path,
    deck: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    save = lost(own, deck, home, monkeypatch)
    for words in (["resume", str(save)], ["replay", str(save)], ["record", "check", str(save)]):
        refused_for_the_set(words, capsys)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["resume", str(save), "--plain", "--cards", str(own)]) == 0
    assert kept(home).is_file()


READING = (
    "resume --plain",
    "play --plain",
    "replay",
    "hint",
    "analyse",
    "record check",
    "record luck",
    "scenario dump",
)
"""The commands that read a record of a match."""


@pytest.mark.parametrize("words", READING)
def test_whatever_reads_a_record_takes_its_card_sets(
    words: str,
    own: Path,
    deck: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Without the set it is named, with the option that gives it; with it nothing lacks."""
    save = lost(own, deck, home, monkeypatch)
    refused_for_the_set([*words.split(), str(save)], capsys)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    main([*words.split(), str(save), "--cards", str(own)])
    assert "the card set" not in capsys.readouterr().err


def test_whatever_reads_a_scenario_takes_card_sets(
    own: Path,
    deck: Path,
    home: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A moment of a match with the set, written as a document."""
    save = play(own, deck, monkeypatch, "1\n1\n1\nquit\n")
    capsys.readouterr()
    assert main(["scenario", "dump", str(save), "--cards", str(own)]) == 0
    document = tmp_path / "here.toml"
    document.write_text(capsys.readouterr().out, encoding="utf-8")
    assert "MY1-01" in document.read_text(encoding="utf-8")
    for words in ("hint", "scenario show", "scenario run", "play --plain"):
        assert main([*words.split(), str(document)]) == 2
        assert "MY1-01" in capsys.readouterr().err
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        assert main([*words.split(), str(document), "--cards", str(own)]) == 0
        assert capsys.readouterr().out


def test_a_changed_set_is_refused(
    own: Path,
    deck: Path,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    save = play(own, deck, monkeypatch)
    changed = OWN_SET.replace("amount = 4", "amount = 5")
    kept(home).write_text(changed, encoding="utf-8")
    assert main(["resume", str(save)]) == 2
    assert "has changed since" in capsys.readouterr().err
    own.write_text(changed, encoding="utf-8")
    kept(home).unlink()
    assert main(["record", "check", str(save), "--cards", str(own)]) == 2
    assert "my-set.toml has changed since" in capsys.readouterr().err
    own.write_text(OWN_SET.replace("\n", "\r\n"), encoding="utf-8", newline="")  # line ends do not matter
    assert main(["record", "check", str(save), "--cards", str(own)]) == 0


def test_a_record_that_names_a_path_as_a_hash_reads_no_file(
    own: Path, deck: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = play(own, deck, monkeypatch)
    lines = save.read_text(encoding="utf-8").splitlines(keepends=True)
    lines[4] = f"set MY1 ../../{own.stem}\n"
    save.write_text("".join(lines), encoding="utf-8")
    assert main(["record", "check", str(save)]) == 2
    assert "was not found" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "perilous", "--cards", "OWN"], "is not played with card sets"),
        (["play", "perilous", "--deck", "random"], "has no decks to choose"),
        (["play", "kmon", "--cards", "none.toml"], "none.toml cannot be read"),
        (["play", "kmon", "--deck", "DECK"], "Ember Rain"),
        (["play", "kmon", "--seat", "human", "search:impossible"], "impossible"),
        (["play", "kmon", "--seat", "planner"], "planner"),
    ],
)
def test_what_cannot_be_played_is_refused(
    words: list[str], said: str, own: Path, deck: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [{"OWN": str(own), "DECK": str(deck)}.get(word, word) for word in words]
    assert main(given) == 2
    assert said.lower() in capsys.readouterr().err.lower()
    assert not saves.saves()
