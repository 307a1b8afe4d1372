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

FAR_6: Final = ("2001:db8::1",)


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
        if not (known := ipaddress.ip_address(own)).is_loopback and not known.is_link_local:
            found[own] = None
    return tuple(found)


def origin_of(host: str, port: int) -> str:
    """The address that people open in a browser.

    >>> origin_of("::1", 8000)
    'http://[::1]:8000'
    """
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"


async def reached(site: str, mark: str) -> Reached:
    """Ask for the mark at an address, past any proxy, as a friend would: does this server answer?"""
    return await asyncio.to_thread(_ask, site, mark)


def _ask(site: str, mark: str) -> Reached:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(site + MARK, timeout=SECONDS) as answer:
            return "here" if hmac.compare_digest(answer.read(MOST_BYTES), mark.encode()) else "elsewhere"
    except urllib.error.HTTPError:
        return "elsewhere"
    except (OSError, http.client.HTTPException, ValueError):
        return "silent"
