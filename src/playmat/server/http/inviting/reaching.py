"""The addresses of this machine, and whether one leads to this server."""

from __future__ import annotations

import asyncio
import hmac
import http.client
import ipaddress
import socket
import urllib.request
from collections.abc import Iterable
from typing import Final

from playmat.server.http.doors import MARK
from playmat.server.protocol.invitation_bodies import Reached

SECONDS: Final = 5.0
"""So long an address may take to answer."""

MOST_BYTES: Final = 100
"""The most bytes of an answer that are read: a mark is shorter."""

FAR: Final = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254", "100.100.100.100")
"""Addresses in the networks that machines are in: any, those of houses, and those of private networks over
the internet. Nothing is sent there: the system is asked which of its own addresses it would use."""

FAR_6: Final = ("2001:db8::1", "fd00::1")


def house_addresses() -> tuple[str, ...]:
    """The addresses under which other machines of the networks around can know this one."""
    return _own(socket.AF_INET, FAR) or _own(socket.AF_INET6, FAR_6)


def _own(family: socket.AddressFamily, far: Iterable[str]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for address in far:
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            try:
                asked.connect((address, 9))
                own = str(asked.getsockname()[0])
            except OSError:  # no way there
                continue
        if _is_near(own):
            found[own] = None
    return tuple(found)


def _is_near(own: str) -> bool:
    """Return whether only machines of the same network can know this one by an address.

    >>> [_is_near(one) for one in ("192.168.1.2", "100.101.102.103", "fd00::2")]
    [True, True, True]
    >>> [_is_near(one) for one in ("127.0.0.1", "fe80::2", "8.8.8.8", "2600::2")]
    [False, False, False, False]
    """
    known = ipaddress.ip_address(own)
    return not (known.is_loopback or known.is_link_local or known.is_global)


def origin_of(host: str, port: int) -> str:
    """The address that people open in a browser.

    >>> origin_of("::1", 8000)
    'http://[::1]:8000'
    """
    return f"http://{netloc_of(host, port)}".removesuffix(":80")


def netloc_of(host: str, port: int) -> str:
    """A host and its port, as programs are told them.

    >>> netloc_of("::1", 8001)
    '[::1]:8001'
    """
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


class Unmoved(urllib.request.HTTPRedirectHandler):
    """Follows nobody who sends it elsewhere."""

    def redirect_request(self, *_told: object) -> None:
        """Ask nowhere else: then the answer counts as an error."""


async def reached(site: str, mark: str) -> Reached:
    """Ask for the mark at an address, past any proxy, as a friend would: does this server answer?"""
    try:
        async with asyncio.timeout(SECONDS):
            return await asyncio.to_thread(_ask, site, mark)
    except TimeoutError:
        return "silent"


def _ask(site: str, mark: str) -> Reached:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), Unmoved)
    try:
        with opener.open(site + MARK, timeout=SECONDS) as answer:
            return "here" if hmac.compare_digest(answer.read(MOST_BYTES), mark.encode()) else "elsewhere"
    except urllib.error.HTTPError:
        return "elsewhere"
    except (OSError, http.client.HTTPException, ValueError):
        return "silent"
