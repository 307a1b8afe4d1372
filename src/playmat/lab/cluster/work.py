"""The side of a worker: a unit of work is played only by the code and the cards that sent it."""

from __future__ import annotations

import pickle
from functools import cache

import msgspec

from playmat import __version__
from playmat.lab.checkpoint import source_hash
from playmat.lab.plan import with_sets
from playmat.programs import allow

Sets = tuple[tuple[str, str], ...]


class Code(msgspec.Struct, frozen=True):
    """The code and the cards that decide how a game goes, beside its plan.

    Attributes:
        playmat: the version that plays.
        rules: the version of the game's rules.
        data: the hash of the game's cards or components.
        source: the hash of the code that plays.
    """

    playmat: str
    rules: str
    data: str
    source: str


class Order(msgspec.Struct, frozen=True):
    """The terms that a worker is told before it plays anything; any version can read them.

    Attributes:
        code: what the games have to be played by.
        game: id of the game.
        sets: the card sets beside the game's own.
        programs: the programs that the command line of who sent it named.
    """

    code: Code
    game: str
    sets: Sets
    programs: tuple[str, ...]


class Brought(msgspec.Struct, frozen=True):
    """The answer of a worker: what came of its games, or why it plays none.

    Attributes:
        got: what came of them, as JSON.
        differs: what is not as ordered: its name, as it is here, and as it was wanted.
    """

    got: msgspec.Raw = msgspec.Raw(b"null")
    differs: tuple[str, str, str] | None = None


@cache
def code_of(game: str, sets: Sets) -> Code:
    """The code and the cards by which this process plays a game."""
    kind = with_sets(game, sets)
    return Code(__version__, kind.version, kind.data_hash(), source_hash(kind))


def play_unit(order: bytes, play: bytes, first: int, count: int) -> bytes:
    """Play some games of a job, if this is the code and these are the cards it was made for.

    Args:
        order: an `Order` as JSON.
        play: the function that plays, packed; it is opened after the check: another version may not know it.
        first: the number of the first game.
        count: how many games.

    Returns:
        A `Brought` as JSON.
    """
    wanted = msgspec.json.decode(order, type=Order)
    differs = _difference(wanted)
    if differs is not None:
        return msgspec.json.encode(Brought(differs=differs))
    allow(wanted.programs)
    opened = pickle.loads(play)  # noqa: S301 - who may send a worker work may send it any code (Dask)
    return msgspec.json.encode(Brought(msgspec.Raw(msgspec.json.encode(opened(first, count)))))


def _difference(wanted: Order) -> tuple[str, str, str] | None:
    """The first thing that is not as ordered, the most general before others; None if all is."""
    if wanted.code.playmat != __version__:
        return "playmat", __version__, wanted.code.playmat
    here = code_of(wanted.game, wanted.sets)
    for name in Code.__struct_fields__:
        one, other = getattr(here, name), getattr(wanted.code, name)
        if one != other:
            return name, one, other
    return None
