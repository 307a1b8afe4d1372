"""The rooms that serve every game know none by name: a game is found, never written down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import playmat
from playmat.kernel.registry import games

HOME = Path(playmat.__file__).parent
ROOMS = (
    "kernel",
    "cards",
    "players",
    "server",
    "terminal",
    "texts",
    "lab",
    "training",
    "testing",
    "proof",
    "commandline",
    "programs",
    "web",
)
READ = {".py", ".js", ".ts", ".css", ".html", ".ftl", ".toml", ".tcss"}
"""The endings of what people write; what others wrote for the browser is in a folder of its own."""


def naming(folder: Path, names: list[str]) -> set[str]:
    """The lines of a folder that name a game; examples may play one."""
    named = re.compile(rf"\b({'|'.join(names)})\b")
    return {
        f"{path.relative_to(HOME)}:{number}: {line.strip()}"
        for path in sorted(folder.rglob("*"))
        if path.suffix in READ and "vendor" not in path.parts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line) and not line.lstrip().startswith((">>> ", "... "))
    }


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_for_every_game_names_none(room: str) -> None:
    """Neither code nor comment; examples may play one. What is true of one game belongs into its folder."""
    assert naming(HOME / room, games()) == set()


@pytest.mark.parametrize("game", games())
def test_a_game_names_no_other(game: str) -> None:
    """Its folder can be taken away, and the others play on; once Kingdom Hearts spoke with K-Mon's words."""
    assert naming(HOME / "games" / game, [other for other in games() if other != game]) == set()
