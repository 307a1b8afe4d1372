"""Playmat: a table for card and dice games, with one kernel that enforces the rules of all of them.

>>> import playmat
>>> game = playmat.game("perilous")
>>> game.id
'perilous'

Importing this package loads nothing heavy: what a name needs is imported when the name is first used.
"""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

from playmat.kernel.errors import PlaymatError, word_errors_with

if TYPE_CHECKING:
    from playmat.kernel.phrase import Phrase
    from playmat.kernel.registry import game
    from playmat.kernel.registry import games as game_ids

__version__ = "0.1.0"

__all__ = ["PlaymatError", "__version__", "game", "game_ids", "is_compiled"]

# Public name: module, name there. The list of games is not called `games`: that is the room of the games.
_LAZY = {"game": ("playmat.kernel.registry", "game"), "game_ids": ("playmat.kernel.registry", "games")}


def __getattr__(name: str) -> object:
    """Import a public name when it is first used."""
    if name not in _LAZY:
        raise AttributeError(f"module 'playmat' has no attribute {name!r}")
    module, there = _LAZY[name]
    value: object = getattr(import_module(module), there)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names, loaded or not."""
    return sorted(__all__)


def is_compiled() -> bool:
    """Whether the rules run compiled (mypyc) or interpreted (pure Python).

    >>> is_compiled() in (True, False)
    True
    """
    kernel = Path(__file__).parent / "kernel"
    return any((kernel / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def _in_english(phrase: Phrase) -> str:
    """Word an error for a developer's prompt."""
    from playmat.texts import render

    return render(phrase, "en")


word_errors_with(_in_english)
