"""The doors of a server: its own socket, and on request those through which guests come.

A server for one machine has the rights of an owner for whoever comes through its own door, since only this
machine reaches that. So guests never come through it, not even by a tunnel that ends here: they have doors of
their own, and which one a request took is known from the socket, not from what it says of itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol
from urllib.parse import urlsplit

HOME: Final = "\0home"
"""The name under which all who come through a machine's own door are counted: no person or address has it."""

MARK: Final = "/api/invitation/mark"
"""The path at which a server tells who it is; it asks there itself, which is no visit."""

Address = tuple[str, int]


class Opener(Protocol):
    """Listens at further addresses, as long as it is told to."""

    async def open_door(self, host: str, port: int) -> Address:
        """Listen at an address, or at another port of it where this one is taken; tells which.

        Raises:
            PlaymatError: the machine has no such address.
        """

    async def close_door(self, address: Address) -> None:
        """Listen no more at one of them, and let go of who came through it."""

    async def close_doors(self) -> None:
        """Listen at none of them any more, and let go of who came through them."""


class Doors:
    """The doors of a server.

    Args:
        origins: the addresses under which its pages are opened at its own door; None takes any.
        home: where its own door is, if only the people at this machine reach that; None where others do.

    Attributes:
        home: as given.
        guests: the addresses under which pages are opened at the doors for guests; none while those
            are closed.
        outside: the one of them for people far away; empty for none.
        visited: those of them that somebody has come by.
        opener: opens doors; None where there can be none.
    """

    def __init__(self, origins: frozenset[str] | None, home: Address | None) -> None:
        self._origins = origins
        self.home = home
        self.guests: frozenset[str] = frozenset()
        self.outside = ""
        self.visited: set[str] = set()
        self.opener: Opener | None = None

    def at_home(self, scope: Mapping[str, Any]) -> bool:
        """Return whether a request came through the own door of a server for one machine.

        >>> doors = Doors(None, ("127.0.0.1", 8000))
        >>> doors.at_home({"server": ("127.0.0.1", 8000)}), doors.at_home({"server": ("127.0.0.1", 8001)})
        (True, False)
        """
        return self.home is not None and tuple(scope.get("server") or ()) == self.home

    def client(self, scope: Mapping[str, Any]) -> tuple[str, int] | None:
        """The address for which a request counts: `HOME` through the own door of a server for one machine.

        >>> doors = Doors(None, ("127.0.0.1", 8000))
        >>> doors.client({"client": ("127.0.0.1", 50000), "server": ("127.0.0.1", 8001)})
        ('127.0.0.1', 50000)
        """
        return (HOME, 0) if self.at_home(scope) else scope.get("client")

    def is_guest(self, scope: Mapping[str, Any]) -> bool:
        """Return whether a request came through a door for guests."""
        return self.home is not None and not self.at_home(scope)

    def origins(self, scope: Mapping[str, Any]) -> frozenset[str] | None:
        """The addresses under which pages are opened at the door that a request took; None for any."""
        return self.guests if self.is_guest(scope) else self._origins

    def note(self, scope: Mapping[str, Any], host: str) -> None:
        """Note by which link a guest has come.

        Whoever asks for an address of this machine from this machine has the same one. By the address for
        people far away everybody may come from a tunnel, which is a program of this machine.
        """
        if not self.is_guest(scope) or scope["path"].endswith(MARK):
            return
        client, server = scope.get("client") or ("",), scope.get("server") or ("",)
        for origin in self.guests:
            if urlsplit(origin).netloc == host and (origin == self.outside or client[0] != server[0]):
                self.visited.add(origin)

    def shut(self) -> None:
        """Take no more guests."""
        self.guests, self.outside = frozenset(), ""
        self.visited.clear()
