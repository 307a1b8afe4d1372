"""The terminal room is tested with its own folder for saves and with a card duel beside the real games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.embers import EMBERS

from playmat.kernel import registry
from playmat.kernel.game import Game
from playmat.terminal import saves


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what the player keeps, also for the processes a test starts."""
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in ("NO_COLOR", "PLAYMAT_REDUCED_MOTION", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "home"


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The card duel, installed for this test."""
    found = registry.game

    def game(game_id: str) -> Game:
        return EMBERS if game_id == EMBERS.id else found(game_id)

    monkeypatch.setattr("playmat.kernel.match.record.installed_game", game)
    monkeypatch.setattr("playmat.terminal.commands.installed_game", game)
    return EMBERS


@pytest.fixture
def environment() -> dict[str, str]:
    """The environment of a process that a test starts."""
    return {**os.environ, "PYTHONUTF8": "1"}


@pytest.fixture(autouse=True)
def closed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let go of the files of all matches when a test ends."""
    locks: list[saves.Lock] = []
    make = saves.Lock.__init__

    def noted(lock: saves.Lock, path: Path) -> None:
        make(lock, path)
        locks.append(lock)

    monkeypatch.setattr(saves.Lock, "__init__", noted)
    yield
    for lock in locks:
        lock.release()
