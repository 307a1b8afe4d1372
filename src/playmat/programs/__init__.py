"""Programs of anybody's as players: `exec:./my-bot`, in any language, over lines of JSON (`docs/bots.md`).

Only the owner of a machine lets a program run: what stands on their command line is allowed here, and nothing
else can be named, whatever a record, a link or a visitor of a server says. Operators of servers give one
a name (`playmat serve --bot club=./my-bot`), and visitors see the name alone.
"""

from __future__ import annotations

import contextlib
import shlex
import shutil
from collections.abc import Callable, Iterable, Iterator
from typing import Final

import msgspec

from playmat.kernel.errors import BadSetup
from playmat.kernel.player import Player
from playmat.kernel.rng import Stream
from playmat.players.roster import PlayerKind, Wanted, kinds, register_player
from playmat.programs.player import ProgramPlayer
from playmat.programs.process import SECONDS, Program

NAME: Final = "exec"
PREFIX: Final = NAME + ":"

_running: dict[str, Program] = {}
"""The programs of this process by their command: one answers for all seats and matches, in turn."""


def allow(texts: Iterable[str]) -> None:
    """Let the programs run that stand among some names of players; the other names are left alone.

    Args:
        texts: names of players from the owner's own command line: `greedy`, `exec:./my-bot --fast`.

    Raises:
        BadSetup: a program that is not there.
    """
    commands = [text.removeprefix(PREFIX) for text in texts if text.startswith(PREFIX)]
    for command in commands:
        words_of(command)
    if commands:
        known = kinds().get(NAME)
        levels = dict.fromkeys((*(known.levels if known else ()), *commands))
        kinds()[NAME] = PlayerKind(_make, (), tuple(levels))


def allowed() -> tuple[str, ...]:
    """The programs that may run, as names of players: what another process has to allow in its turn."""
    kind = kinds().get(NAME)
    return tuple([PREFIX + command for command in kind.levels]) if kind else ()


class NamedProgram(msgspec.Struct, frozen=True):
    """A program that plays under a name.

    Attributes:
        name: what people choose.
        command: the program and its arguments, which nobody is shown.
    """

    name: str
    command: str


def read_named(text: str) -> NamedProgram:
    """The program that an operator names: `club=./my-bot --fast`.

    Raises:
        BadSetup: it is not of this form, or there is no such program.
    """
    name, equals, command = text.partition("=")
    if not equals:
        raise BadSetup("error-program-name", "", got=text[:80])
    words_of(command)
    return NamedProgram(name, command)


@contextlib.contextmanager
def offering(named: Iterable[NamedProgram]) -> Iterator[None]:
    """Have these programs among the players of this process as long as the block lasts.

    Raises:
        BadSetup: a name that is taken, given twice, or not a name.
    """
    with contextlib.ExitStack() as stack:
        for one in named:
            register_player(one.name, _maker(one.command))
            stack.callback(kinds().pop, one.name, None)
        yield


def words_of(command: str) -> list[str]:
    """The program and its arguments.

    Raises:
        BadSetup: there is no such program.
    """
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BadSetup("error-program-missing", "", got=command[:80])
    return words


def program(command: str, seconds: float = SECONDS, seed: int = 0) -> Player:
    """A program as a player, for `playmat.play`: started at its first question, ended with the player.

    Args:
        command: the program and its arguments.
        seconds: how long it may take for an answer.
        seed: what the random numbers come from that it is given.

    Raises:
        BadSetup: there is no such program.
    """
    from playmat.kernel.rng import PLAYER_STREAMS, stream_of  # noqa: PLC0415 - only this way in needs it

    return ProgramPlayer(Program(words_of(command), seconds), stream_of(seed, PLAYER_STREAMS))


def _make(wanted: Wanted) -> Player:
    """The player of a program that is allowed.

    Raises:
        BadSetup: it is not.
    """
    if wanted.level not in kinds()[NAME].levels:
        raise BadSetup("error-program-not-allowed", "", got=wanted.level[:80])
    return _player(wanted.level, wanted.stream)


def _maker(command: str) -> Callable[[Stream], Player]:
    """Makes the player of a program."""
    return lambda stream: _player(command, stream)


def _player(command: str, stream: Stream) -> Player:
    """The player of a program, which runs once for all of them."""
    if command not in _running:
        _running[command] = Program(words_of(command), SECONDS)
    return ProgramPlayer(_running[command], stream)
