"""The requests of inviting: one function for each route of `invitation_routes`."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from starlette.requests import Request

from playmat.kernel.errors import PlaymatError
from playmat.server.http.doors import Address, Doors
from playmat.server.http.guard import Limits, checked_origins
from playmat.server.http.inviting.reaching import netloc_of, origin_of, reached
from playmat.server.observability import logger
from playmat.server.protocol.invitation_bodies import GuestLink, Invitation, Invite, Reached
from playmat.server.storage.people.names import PersonRefused


class GuestWay(NamedTuple):
    """A way in for guests.

    Attributes:
        origin: the address they open.
        outside: for people far away.
        reached: what answered there.
    """

    origin: str
    outside: bool
    reached: Reached


class InvitationApi:
    """The functions of the routes of inviting.

    Args:
        doors: the doors of this server.
        limits: how much everybody may do, once there are others.
        path: the path below which everything lies.
        addresses: tells the addresses of this machine in the networks around.
        send_home: says goodbye to the guests who are connected.
    """

    def __init__(
        self,
        doors: Doors,
        limits: Limits,
        path: str,
        addresses: Callable[[], tuple[str, ...]],
        send_home: Callable[[], Awaitable[None]],
    ) -> None:
        self._doors = doors
        self._limits = limits
        self._path = path
        self._addresses = addresses
        self._send_home = send_home
        self._mark = secrets.token_urlsafe(24)
        self._house: list[Address] = []
        self._tunnel: Address | None = None
        self._ways: list[GuestWay] = []
        self._changing = asyncio.Lock()

    async def mark(self, request: Request) -> str:
        """The word by which this process knows itself; empty where guests must not come in."""
        return self._mark if self._doors.is_guest(request.scope) else ""

    async def invitation(self, request: Request) -> Invitation:
        """The doors, as their owner is told of them."""
        if not self._may(request):
            return Invitation(False)
        visited, tunnel = self._doors.visited, self._tunnel
        links = [
            GuestLink(f"{way.origin}{self._path}/", way.outside, way.reached, way.origin in visited)
            for way in self._ways
        ]
        leads = netloc_of(*tunnel) if tunnel else ""
        return Invitation(True, tunnel is not None, links, leads, self._doors.outside)

    async def invite(self, request: Request, wanted: Invite) -> Invitation:
        """Open this server, check its links, or close it.

        Raises:
            PersonRefused: who asks does not sit at the machine, or this server is not for one machine.
            PlaymatError: the address for people far away is none, or nothing can be opened.
        """
        if not self._may(request):
            raise PersonRefused("server-invite-owner")
        given = wanted.outside.strip() if wanted.open else ""
        outside = next(iter(checked_origins([given] if given else []) or ("",)))
        async with self._changing:
            origins = await self._open(outside) if wanted.open else await self._close()
        await self._check(origins)  # not within: closing waits for no answer
        return await self.invitation(request)

    def _may(self, request: Request) -> bool:
        return self._doors.opener is not None and self._doors.at_home(request.scope)

    async def _open(self, outside: str) -> dict[str, bool]:
        """Open the doors that are not open yet; tells by which addresses people come, and if outside."""
        self._limits.local = False  # before the first of them can come
        try:
            await self._open_doors()
        except BaseException:
            await self._close()
            raise
        origins = {origin_of(*address): False for address in self._house}
        if outside:
            origins[outside] = True
        self._doors.guests, self._doors.outside = frozenset(origins), outside
        logger.info("opened", doors=len(self._house))
        return origins

    async def _open_doors(self) -> None:
        """Have one door in each network that this machine is in by now, and one for tunnels."""
        opener, home = self._doors.opener, self._doors.home
        if opener is None or home is None:
            return
        hosts = await asyncio.to_thread(self._addresses)
        for gone in [one for one in self._house if one[0] not in hosts]:
            self._house.remove(gone)
            await opener.close_door(gone)
        for host in [one for one in hosts if one not in dict(self._house)]:
            with contextlib.suppress(PlaymatError):  # an address that has just gone
                self._house.append(await opener.open_door(host, home[1]))
        if self._tunnel is None:
            self._tunnel = await opener.open_door(home[0], home[1] + 1)

    async def _check(self, origins: Mapping[str, bool]) -> None:
        """Ask at each address who answers; if others hold by then, whoever changed them asks there."""
        found = await asyncio.gather(*(reached(one + self._path, self._mark) for one in origins))
        if self._doors.guests == frozenset(origins):
            ways = zip(origins.items(), found, strict=True)
            self._ways = [GuestWay(origin, far, answer) for (origin, far), answer in ways]

    async def _close(self) -> dict[str, bool]:
        """Send the guests home, and close their doors; nobody comes by any address then."""
        self._doors.shut()
        self._house, self._tunnel, self._ways = [], None, []
        await self._send_home()
        if self._doors.opener is not None:
            await self._doors.opener.close_doors()
        self._limits.local = True
        logger.info("closed")
        return {}
