"""Everything the kernel refuses, by type.

An error carries a phrase, which `playmat` words in English, so that a developer at the prompt reads a
sentence; a player at the table reads it in a language of their own.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from typing import Final

from playmat.kernel.phrase import Filling, Phrase

SYSTEM: Final = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-denied",
    errno.EPERM: "system-denied",
    errno.EEXIST: "system-exists",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.ENAMETOOLONG: "system-name",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
    errno.EADDRINUSE: "system-port",
    errno.ECONNREFUSED: "system-refused",
    errno.ETIMEDOUT: "system-late",
    errno.EHOSTUNREACH: "system-unreachable",
    errno.ENETUNREACH: "system-unreachable",
}
"""The commonest refusals of the system, by number: it says them in a language of its own."""


LONGEST_REASON: Final = 200
"""The most characters of what an error says of itself."""


def system_reason(error: BaseException) -> Filling:
    """The reason why the system refused something, in the reader's language if there are words for it.

    Of an error that is not the system's, the first line of what it says.
    """
    if isinstance(error, TimeoutError):  # mostly without a number
        return Phrase("system-late")
    if type(error).__name__ == "gaierror":  # of `socket`, which rules do not import; its numbers are its own
        return Phrase("system-unknown-host")
    if isinstance(error, OSError):
        key = SYSTEM.get(error.errno) if error.errno is not None else None
        if key or error.strerror:
            return Phrase(key) if key else str(error.strerror)
    said = str(error).splitlines()
    return said[0][:LONGEST_REASON] if said else type(error).__name__


class PlaymatError(Exception):
    """Something was refused: `phrase` says what, why (with the clause) and how to fix it."""

    def __init__(self, key: str, clause: str = "", /, **args: Filling) -> None:
        self.phrase = Phrase(key, args, clause)
        super().__init__(key)

    def __reduce__(self) -> tuple[Callable[..., PlaymatError], tuple[object, ...]]:
        """From process to process an error keeps its words; a compiled one would lose what fills them."""
        return _made_again, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        return str(self.phrase)

    @property
    def reason(self) -> str:
        """The refusal and its reason, as an English sentence."""
        return str(self.phrase)

    @property
    def clause(self) -> str:
        """The id of the clause that the refusal rests on (`playmat rules show`), or the empty string."""
        return self.phrase.clause


def _made_again(
    kind: type[PlaymatError], args: tuple[object, ...], attributes: dict[str, object]
) -> PlaymatError:
    error = kind.__new__(kind, *args)
    for name, value in attributes.items():
        setattr(error, name, value)
    return error


class RefusedAnswer(PlaymatError):
    """An answer that cannot be taken. Nothing has changed and nothing is recorded."""


class WrongSeat(RefusedAnswer):
    """The seat that answered is not asked anything."""


class StaleSerial(RefusedAnswer):
    """The answer names a choice that is no longer open."""


class OutOfRange(RefusedAnswer):
    """The number is none of the choice's answers."""


class IllegalAnswer(RefusedAnswer):
    """An answer that is understood but against the rules; `phrase.clause` is the id of the clause."""


class UnreadableAnswer(RefusedAnswer):
    """A text that is not an answer in the notation of the game."""


class MatchOver(RefusedAnswer):
    """The match has ended and takes no more answers."""


class CannotUndo(RefusedAnswer):
    """The last answer cannot be taken back: something has been seen since."""


class BrokenRule(PlaymatError):
    """A fault of the game's rules, not of a player. The state before the answer is kept."""


class RunawayRule(BrokenRule):
    """The rules went on for too many steps without asking anybody."""


class NobodyAsked(BrokenRule):
    """A step asked nobody and ended nothing: the stack ran empty in the middle of a match."""


class DeadEnd(BrokenRule):
    """A choice was opened that has no answer at all."""


class BadSetup(PlaymatError):
    """Seats, options or rulesets that the game does not know or does not allow together."""


class UnknownGame(PlaymatError):
    """No game of that name is installed."""


class NotLoaded(PlaymatError):
    """Something that is installed cannot be loaded.

    Args:
        name: what it is called.
        why: what it raises.
    """

    def __init__(self, name: str, why: str) -> None:
        super().__init__("error-not-loaded", "", got=name, why=why)
        self.why = why


class BadRecord(PlaymatError):
    """A record that cannot be replayed: truncated, altered, foreign or hostile."""


class BadScenario(PlaymatError):
    """A scenario document with a wrong key, card, seat or value; the phrase names the line."""


class BadEncoding(PlaymatError):
    """Numbers that are no encoded state of this game and version."""
