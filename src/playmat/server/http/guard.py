"""The guard before every request: its origin, its size, its frequency, and what browsers may load."""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import re
from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from playmat.kernel.errors import PlaymatError
from playmat.server.http.doors import HOME, Doors
from playmat.server.protocol.http_bodies import MAX_BODY

REQUESTS: Final = RateLimitItemPerSecond(1500, 10)
"""All requests of an address: 1,500 in 10 seconds. A first visit is some twenty of them, and a class
behind one address may come at once."""

PASSWORDS: Final = RateLimitItemPerMinute(10)
"""Tries of passwords, and new accounts, of an address."""

PASSWORDS_OF_NAME: Final = RateLimitItemPerHour(60)
"""Tries of the password of a name, from whatever address."""

GUESTS: Final = RateLimitItemPerHour(200)
"""New guests of an address."""

RECORDS: Final = RateLimitItemPerMinute(300)
"""Parts of records that are told to an address: 99 are the longest match that was seen. Each plays the record
to tell it, and the first of them to check it."""

ANALYSES: Final = RateLimitItemPerMinute(240)
"""Decisions and branches that an address has looked at: the computer players' processes do the work."""

REPLAYS: Final = 50
"""Matches that an address waits for to be played again (`turns`); on the own machine nobody counts."""

TABLES: Final = RateLimitItemPerHour(50)
"""New tables of a person. On the own machine nobody counts."""

CHALLENGES: Final = RateLimitItemPerHour(30)
"""Challenges by a person."""

REPORTS: Final = RateLimitItemPerHour(10)
"""Reports by a person."""

MAILS: Final = RateLimitItemPerHour(5)
"""Times that a person gives an e-mail address: each sends a mail to somebody."""

MAILS_OF_ADDRESS: Final = RateLimitItemPerHour(3)
"""Times that an e-mail address is given, by whomever: its owner may have no part in it."""

TOURNAMENTS: Final = RateLimitItemPerHour(10)
"""New tournaments by a person."""

DRAFTS: Final = RateLimitItemPerMinute(300)
"""Cards that an address has read while they are written: the computer players' processes do it."""

TRIALS: Final = RateLimitItemPerMinute(40)
"""Cards that an address has tried, and times that it has some of them proved."""

DEALINGS: Final = RateLimitItemPerMinute(60)
"""Decks that an address has dealt for the odds of a first turn, at every edit of a legal one; those whose
odds are known do not count."""

SETS: Final = RateLimitItemPerHour(600)
"""Times that a person keeps a card set: more than once for each card that is typed from print."""

MESSAGES: Final = RateLimitItemPerSecond(40, 2)
"""Messages of a socket: 20 a second, 40 at once."""

HELLOS: Final = RateLimitItemPerSecond(20, 10)
"""Times that a socket is told everything: 20 in 10 seconds."""

TALK: Final = RateLimitItemPerMinute(30)
"""The limit of what a person says at a table without playing: talk, wishes to take back, consent. It is kept
for ever."""

HINTS: Final = RateLimitItemPerMinute(20)
"""Hints for a person: others' computer players think in the same processes."""

DESCRIPTIONS: Final = RateLimitItemPerSecond(20, 2)
"""Answers that a person has described: each is tried on several deals, on the event loop."""

HOUSEHOLD: Final = 64
"""The bits that tell one IPv6 household from another; behind them, each has as many addresses as it likes."""

SOCKETS: Final = 40
"""Open sockets of an address, also those that are about to be refused; on the own machine nobody counts."""

BODY_SECONDS: Final = 20.0
"""So long the body of a request may take to come."""


class Limited(NamedTuple):
    """A limit that operators can set for somebody.

    Attributes:
        whom: a `person` with an account, or an `address`.
        usual: how many, and in how long a time; None where it is about how many at once.
        most: the number of the usual limit.
    """

    whom: Literal["person", "address"]
    usual: RateLimitItem | None
    most: int


LIMITS: Final[Mapping[str, Limited]] = {
    "request": Limited("address", REQUESTS, REQUESTS.amount),
    "socket": Limited("address", None, SOCKETS),
    "guest": Limited("address", GUESTS, GUESTS.amount),
    "password": Limited("address", PASSWORDS, PASSWORDS.amount),
    "record": Limited("address", RECORDS, RECORDS.amount),
    "analysis": Limited("address", ANALYSES, ANALYSES.amount),
    "table": Limited("person", TABLES, TABLES.amount),
    "challenge": Limited("person", CHALLENGES, CHALLENGES.amount),
    "tournament": Limited("person", TOURNAMENTS, TOURNAMENTS.amount),
    "report": Limited("person", REPORTS, REPORTS.amount),
    "hint": Limited("person", HINTS, HINTS.amount),
    "talk": Limited("person", TALK, TALK.amount),
}
"""The limits that operators can set, by the kind of what is counted."""

PASSED_ON = re.compile("forwarded|via|x-forwarded-.*")
"""The headers of a request that a tunnel or a proxy has passed on."""

INLINE = re.compile(rb"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL)


class TooMany(PlaymatError):
    """More than is allowed in so short a time."""


class Limits:
    """The limits of what everybody may do.

    Args:
        local: the server is for the people at this machine only; nothing but floods is limited.
        own: limits that operators have set, by whom and what they are for; they can change at any time.

    Attributes:
        local: as given; it changes while a server for one machine is open to guests. What is counted by
            address does not count for its own machine even then.
    """

    def __init__(self, local: bool, own: Mapping[tuple[str, str], int] = MappingProxyType({})) -> None:
        self._own = own
        self._has_home = local
        self.local = local
        # Counters, not moving windows: these send every key through a thread after each message.
        self._windows = SlidingWindowCounterRateLimiter(MemoryStorage())

    def sockets_of(self, address: str) -> int | None:
        """The number of sockets that an address may have open at once; None for any number."""
        return None if self._is_free(address) else self._own.get((address, "socket"), SOCKETS)

    def replays_of(self, address: str) -> int | None:
        """The number of matches to be played again that an address may wait for; None for any number."""
        return None if self._is_free(address) else REPLAYS

    def _is_free(self, whom: str) -> bool:
        return self.local or (self._has_home and whom == HOME)

    async def count(self, limit: RateLimitItem, what: str, whom: str, *more: str, cost: int = 1) -> None:
        """Count something somebody does, as often as it costs.

        Raises:
            TooMany: it is more than the limit.
        """
        if self._is_free(whom) and limit not in {MESSAGES, HELLOS}:
            return
        most = self._own.get((whom, what))
        if most is not None:
            limit = type(limit)(most, limit.multiples)
        if not await self._windows.hit(limit, what, whom, *more, cost=cost):
            raise TooMany("server-too-many")


def security_policy(index: bytes) -> str:
    """The Content-Security-Policy of the client: its own files, and the scripts that stand in its page.

    >>> "unsafe" in security_policy(b"<script type=importmap>{}</script>")
    False
    """
    hashes = [base64.b64encode(hashlib.sha256(found).digest()).decode() for found in INLINE.findall(index)]
    scripts = " ".join(["'self'", *(f"'sha256-{one}'" for one in hashes)])
    return (
        f"default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


class Guard:
    """An ASGI layer around the whole server.

    Args:
        app: what is guarded.
        policy: the Content-Security-Policy.
        doors: under which addresses the server's own pages are opened, such as `https://play.example`.
        limits: how much everybody may do.
        secure: the server is reached over https only, which browsers are to remember.
        bodies: the most bytes of a request to a path; `MAX_BODY` where nothing is said.
        nameless: the paths that are answered under any name of this machine; never to guests.
        path: the path below which everything lies, these as well.
    """

    def __init__(
        self,
        app: ASGIApp,
        policy: str,
        doors: Doors,
        limits: Limits,
        secure: bool,
        bodies: Mapping[str, int],
        nameless: Collection[str],
        path: str = "",
    ) -> None:
        self.app = app
        self.doors = doors
        self.limits = limits
        self.bodies = bodies
        self.nameless = nameless
        self.private = frozenset(nameless) | {path + one for one in nameless}
        self.headers = {
            "content-security-policy": policy,
            "x-content-type-options": "nosniff",
            "referrer-policy": "no-referrer",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "permissions-policy": "camera=(), microphone=(), geolocation=()",
        }
        if secure:
            self.headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through, or refuse."""
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        scope["client"] = self.doors.client(scope)
        refused = self.refuse(scope, headers) or await self._too_often(scope)
        if scope["type"] == "websocket":
            if refused:
                await send({"type": "websocket.close", "code": 1008})
            else:
                await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    found.setdefault(name, value)
            await send(message)

        if refused:
            response = Response(status_code=refused)
            await response(scope, receive, send_with_headers)
        else:
            self.doors.note(scope, headers.get("host", ""))
            await self.app(scope, receive, send_with_headers)

    def refuse(self, scope: Scope, headers: Headers) -> int:
        """The status with which a request is refused, or 0: it comes from elsewhere, or is too large."""
        host, origin = headers.get("host", ""), headers.get("origin")
        origins, nameless = self.doors.origins(scope), scope["path"] in self.nameless
        if scope["path"] in self.private and self.doors.is_guest(scope):
            return 404  # they are the operator's
        if self.doors.at_home(scope) and any(PASSED_ON.fullmatch(name) for name in headers):
            return 421  # whoever sent it may sit elsewhere
        strange = origins is not None and host not in {urlsplit(one).netloc for one in origins}
        if strange and not nameless:
            return 421
        changes = scope["type"] == "websocket" or scope["method"] not in {"GET", "HEAD"}
        if changes and origin is not None and not _is_own(origin, host, origins):
            return 403
        if scope["type"] == "http" and scope["method"] not in {"GET", "HEAD", "POST"}:
            return 405
        length, most = headers.get("content-length", "0"), self.bodies.get(scope["path"], MAX_BODY)
        if not length.isdecimal() or int(length) > most or "transfer-encoding" in headers:
            return 413
        return 0

    async def _too_often(self, scope: Scope) -> int:
        try:
            await self.limits.count(REQUESTS, "request", address_of(scope))
        except TooMany:
            return 429
        return 0


def _is_own(origin: str, host: str, origins: frozenset[str] | None) -> bool:
    return urlsplit(origin).netloc == host if origins is None else origin in origins


def address_of(scope: Scope) -> str:
    """For whom a request counts: the address it comes from, or the network of the household for IPv6.

    uvicorn takes the address from a proxy only where that is switched on.

    >>> address_of({"client": ("2001:db8:1:2:3:4:5:6", 80)})
    '2001:db8:1:2::/64'
    >>> address_of({"client": ("::ffff:192.0.2.1", 80)})
    '192.0.2.1'
    """
    client = scope.get("client")
    if not client:
        return "-"
    try:
        address = ipaddress.ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.IPv6Network((int(address), HOUSEHOLD), strict=False))


def local_origins(port: int) -> frozenset[str]:
    """The addresses of a server for the people at this machine: no foreign name leads to it."""
    return frozenset(f"http://{host}:{port}" for host in ("127.0.0.1", "localhost", "[::1]"))


DEFAULT_PORTS = {"http": ":80", "https": ":443"}


def checked_origins(given: Iterable[str]) -> frozenset[str] | None:
    """Origins as somebody wrote them, in the way browsers write them; None for none.

    Raises:
        PlaymatError: one is no origin.

    >>> checked_origins(["https://Play.Example:443/"])
    frozenset({'https://play.example'})
    """
    found: set[str] = set()
    for one in given:
        parts = _origin_parts(one)
        if parts is None:
            raise PlaymatError("server-bad-origin", "", got=one)
        scheme, netloc = parts
        found.add(f"{scheme}://{netloc.removesuffix(DEFAULT_PORTS[scheme])}")
    return frozenset(found) or None


def _origin_parts(given: str) -> tuple[str, str] | None:
    """The scheme and the host of an origin; None for what is none."""
    try:
        parts = urlsplit(given)
        port = parts.port
    except ValueError:
        return None
    more = parts.path not in {"", "/"} or parts.query or parts.fragment or parts.username is not None
    if more or not parts.hostname or port == 0 or parts.scheme not in DEFAULT_PORTS:
        return None
    return parts.scheme, parts.netloc.lower()
