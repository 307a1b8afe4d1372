"""Playmat: a table for card and dice games, with one kernel that enforces the rules of all of them.

>>> import random
>>> import playmat
>>> match = playmat.new_match("kmon", seed=7)
>>> while not match.is_over:
...     move = match.push(random.choice(match.legal_moves))
>>> match.is_over, match.legal_moves
(True, <no legal moves>)

`docs/python.md` is a tour. Importing this package loads nothing heavy: what a name needs is imported when the
name is first used.
"""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import word_with

if TYPE_CHECKING:
    from playmat.front.analysis import Analysis, analyse
    from playmat.front.begin import new_match, read_deck
    from playmat.front.keeping import dumps, load, loads, save
    from playmat.front.known import game
    from playmat.front.playing import Arena, Simulation, arena, decide, play, simulate
    from playmat.gyms.batch import Batch
    from playmat.gyms.setups import make_batch
    from playmat.kernel.choice import NATURE, PASS_OFFER, Choice
    from playmat.kernel.errors import IllegalAnswer, MatchOver, RefusedAnswer, UnreadableAnswer
    from playmat.kernel.event import SPECTATOR
    from playmat.kernel.game import Game, Seat, Setup
    from playmat.kernel.match.match import Match
    from playmat.kernel.match.moves import LegalMoves, Move
    from playmat.kernel.phrase import Phrase
    from playmat.kernel.player import Glimpse, Player
    from playmat.kernel.registry import games as game_ids
    from playmat.kernel.registry import register_game
    from playmat.kernel.rng import Stream
    from playmat.kernel.state import State
    from playmat.players.roster import names as player_names
    from playmat.players.roster import register_player
    from playmat.programs import program
    from playmat.texts import render

__version__ = "0.3.0.dev0"

__all__ = [
    "NATURE",
    "PASS_OFFER",
    "SPECTATOR",
    "Analysis",
    "Arena",
    "Batch",
    "Choice",
    "Game",
    "Glimpse",
    "IllegalAnswer",
    "LegalMoves",
    "Match",
    "MatchOver",
    "Move",
    "Phrase",
    "Player",
    "PlaymatError",
    "RefusedAnswer",
    "Seat",
    "Setup",
    "Simulation",
    "State",
    "Stream",
    "UnreadableAnswer",
    "__version__",
    "analyse",
    "arena",
    "decide",
    "dumps",
    "game",
    "game_ids",
    "is_compiled",
    "load",
    "loads",
    "make_batch",
    "new_match",
    "play",
    "player_names",
    "program",
    "read_deck",
    "register_game",
    "register_player",
    "render",
    "save",
    "simulate",
]

_PLACES = {
    "playmat.front.analysis": ("Analysis", "analyse"),
    "playmat.front.begin": ("new_match", "read_deck"),
    "playmat.front.keeping": ("dumps", "load", "loads", "save"),
    "playmat.front.known": ("game",),
    "playmat.front.playing": ("Arena", "Simulation", "arena", "decide", "play", "simulate"),
    "playmat.gyms.batch": ("Batch",),
    "playmat.gyms.setups": ("make_batch",),
    "playmat.kernel.choice": ("NATURE", "PASS_OFFER", "Choice"),
    "playmat.kernel.errors": ("IllegalAnswer", "MatchOver", "RefusedAnswer", "UnreadableAnswer"),
    "playmat.kernel.event": ("SPECTATOR",),
    "playmat.kernel.game": ("Game", "Seat", "Setup"),
    "playmat.kernel.match.match": ("Match",),
    "playmat.kernel.match.moves": ("LegalMoves", "Move"),
    "playmat.kernel.phrase": ("Phrase",),
    "playmat.kernel.registry": ("register_game",),
    "playmat.kernel.rng": ("Stream",),
    "playmat.kernel.state": ("State",),
    "playmat.kernel.player": ("Glimpse", "Player"),
    "playmat.players.roster": ("register_player",),
    "playmat.programs": ("program",),
    "playmat.texts": ("render",),
}
"""The modules of the public names. A name is the same there and here, but for two."""

_LAZY = {name: (place, name) for place, names in _PLACES.items() for name in names}
_LAZY["game_ids"] = ("playmat.kernel.registry", "games")  # `games` is the room of the games
_LAZY["player_names"] = ("playmat.players.roster", "names")  # as `players` is that of the players


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
    """Return whether the rules run compiled (mypyc) or interpreted (pure Python).

    >>> is_compiled() in (True, False)
    True
    """
    kernel = Path(__file__).parent / "kernel"
    return any((kernel / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def _in_english(phrase: Phrase) -> str:
    """Word a phrase for a developer's prompt."""
    from playmat.texts import render

    return render(phrase, "en")


word_with(_in_english)
