"""The places of the catalogues: shared ones in this package, a game's own beside the game."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec, module_from_spec
from pathlib import Path

from playmat.kernel.errors import NotLoaded
from playmat.kernel.languages import FALLBACK, LANGUAGES
from playmat.kernel.loading import loading
from playmat.kernel.registry import registered_package

__all__ = ["FALLBACK", "LANGUAGES"]

GROUP = "playmat.games"


@dataclass(frozen=True)
class Source:
    """One catalogue file: its language, the game it belongs to (empty: shared), its name and text."""

    language: str
    game: str
    name: str
    text: str


@cache
def game_packages() -> dict[str, str]:
    """The package of each installed game by its id; nothing of a game is imported for this."""
    return {entry.name: entry.module for entry in entry_points(group=GROUP)}


def game_of(key: str) -> str:
    """The game whose catalogue holds a key, or the empty string: a key is `<game>-...` or shared.

    >>> game_of("about-licence")
    ''
    """
    head = key.split("-", 1)[0]
    return head if head in game_packages() or registered_package(head) else ""


def shared_sources(language: str) -> list[Source]:
    """The shared catalogues of a language."""
    return _sources(language, "", files("playmat.texts") / language, f"texts/{language}")


def game_folder(game: str) -> Traversable | None:
    """The folder of a game's package with its data; None if it has none, or is not installed any more.

    Nothing of the game is run for this: its texts and pictures are asked for before its rules.
    """
    package = game_packages().get(game) or registered_package(game)
    spec = _spec(package)
    if spec is None:
        return None
    if _is_lone(package, spec):
        return Path(str(spec.origin)).parent
    if spec.submodule_search_locations is None:  # the entry point names a module inside the package
        spec = _spec(package.rpartition(".")[0])
    if spec is not None:
        with suppress(NotLoaded), loading(package):
            return files(module_from_spec(spec))
    return None


def game_code(game: str) -> Path | None:
    """The folder of a game's code, or its only module: beside that lies what belongs to others."""
    spec = _spec(game_packages().get(game, ""))
    if spec is not None and _is_lone(spec.name, spec):
        return Path(str(spec.origin))
    folder = game_folder(game)
    return folder if isinstance(folder, Path) else None


def _spec(package: str) -> ModuleSpec | None:
    """The place of a package; None if there is none, or a package around it cannot be loaded."""
    if not package:
        return None
    with suppress(NotLoaded), loading(package):
        return find_spec(package)
    return None


def _is_lone(package: str, spec: ModuleSpec) -> bool:
    """Return whether a game is a single module, in no package."""
    return spec.submodule_search_locations is None and "." not in package


def game_sources(game: str, language: str) -> list[Source]:
    """The catalogues of a game in a language; none if the game has none."""
    folder = game_folder(game)
    if folder is None:
        return []
    return _sources(language, game, folder / "texts" / language, f"games/{game}/texts/{language}")


def _sources(language: str, game: str, folder: Traversable, called: str) -> list[Source]:
    """The catalogues of a folder, whose name is told with each."""
    children = folder.iterdir() if folder.is_dir() else ()
    return [
        Source(language, game, f"{called}/{path.name}", path.read_text(encoding="utf-8"))
        for path in sorted(children, key=lambda path: path.name)
        if path.name.endswith(".ftl")
    ]
