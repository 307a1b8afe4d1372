"""The files of the browser client: its own, and what each installed game brings to be shown there."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from playmat.kernel.registry import games
from playmat.texts.sources import game_folder

GAMES = "games"
INSTALLED = "app/installed.js"
"""The module that names what the games bring. It is written when the server starts."""
UNSERVED = frozenset({".py", ".pyc", ".toml"})


class WebFiles(NamedTuple):
    """The client's files, by their paths below `/static/`.

    Attributes:
        folder: the client's own.
        games: the folder of each game that brings some; they are below `games/<id>/`.
    """

    folder: Path
    games: dict[str, Path]

    def path(self, name: str) -> Path:
        """The path of a file, whether it is there or not.

        >>> WebFiles(Path("web"), {"go": Path("go/web")}).path("games/go/table.js").as_posix()
        'go/web/table.js'
        """
        first, _, rest = name.partition("/")
        game, _, inside = rest.partition("/")
        if first == GAMES and game in self.games:
            return self.games[game] / inside
        return self.folder / name

    def read(self, name: str) -> str:
        """The text of a file; that of the games' module is written here."""
        return self.installed() if name == INSTALLED else self.path(name).read_text(encoding="utf-8")

    def served(self) -> Iterator[tuple[str, Path]]:
        """All files that browsers may ask for, in the same order every time."""
        folders = {"": self.folder, **{f"{GAMES}/{game}/": path for game, path in self.games.items()}}
        for start, folder in folders.items():
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.suffix not in UNSERVED:
                    yield start + path.relative_to(folder).as_posix(), path

    def having(self, name: str) -> list[str]:
        """The paths of the files of this name, one for each game that has one."""
        return [f"{GAMES}/{game}/{name}" for game, path in self.games.items() if (path / name).is_file()]

    def installed(self) -> str:
        """The module that gives the layout of each game that brings one.

        >>> print(WebFiles(Path("web"), {}).installed())
        export const installed = { };
        <BLANKLINE>
        """
        modules = self.having("index.js")
        taken = "".join(
            f'import {{ layout as layout{i} }} from "../{one}";\n' for i, one in enumerate(modules)
        )
        given = "".join(f'"{one.split("/")[1]}": layout{i}, ' for i, one in enumerate(modules))
        return f"{taken}export const installed = {{ {given}}};\n"


def web_folder() -> Path:
    """The folder of the browser client."""
    return Path(str(files("playmat") / "web"))


def client_files(folder: Path) -> WebFiles:
    """The client in a folder, and what each installed game has in its own `web`, beside its `texts`."""
    found = {game: game_folder(game) for game in games()}
    return WebFiles(
        folder,
        {
            game: package / "web"
            for game, package in found.items()
            if isinstance(package, Path) and (package / "web").is_dir()
        },
    )
