"""The rooms that serve every game know none by name: a game is found, never written down."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import playmat
from playmat.kernel.registry import games

HOME = Path(playmat.__file__).parent
NAMING = frozenset({"games", "front"})
"""The games themselves, and the front door, which knows our games for type checkers alone (`Literal`)."""

ROOMS = sorted({path.parent.name for path in HOME.glob("*/__init__.py")} - NAMING)
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
def test_a_name_of_a_game_is_found(game: str) -> None:
    """In Python, in a module of the browser and in a catalogue, where the game itself writes it."""
    found = {Path(line.split(":")[0]).suffix for line in naming(HOME / "games" / game, [game])}
    assert {".py", ".ftl"} <= found


def test_the_front_door_names_games_for_type_checkers_alone() -> None:
    named = naming(HOME / "front", games())
    assert [line for line in named if not re.search(r"game(_id)?: Literal\[", line)] == []


@pytest.mark.parametrize("game", games())
def test_a_game_names_no_other(game: str) -> None:
    """Its folder can be taken away, and the others play on; once Kingdom Hearts spoke with K-Mon's words."""
    assert naming(HOME / "games" / game, [other for other in games() if other != game]) == set()


def test_every_room_and_every_game_has_a_contract() -> None:
    """The ladder is exhaustive, so that a new room is given its place; each game has a ladder of its own."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    ladders = {
        container: one.get("exhaustive", False)
        for one in project["tool"]["importlinter"]["contracts"]
        if one["type"] == "layers"
        for container in one["containers"]
        if container != "playmat" or "cards" in str(one["layers"])
    }
    ours = [path.parent.name for path in (HOME / "games").glob("*/__init__.py")]
    assert len(ours) >= 1
    assert [one for one in ("playmat", *(f"playmat.games.{game}" for game in ours)) if not ladders[one]] == []
    assert {"kernel", "cards", "web"} <= set(ROOMS)
