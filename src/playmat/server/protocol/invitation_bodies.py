"""Inviting: whether a server of one's own is open to others, and the links that lead to it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from playmat.server.protocol.http_bodies import Short

Reached = Literal["here", "elsewhere", "silent"]


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """Open this server to others, or close it again.

    Attributes:
        open: open it; again, to check the links once more.
        outside: the address under which people far away reach it, such as `https://play.example`: that of a
            tunnel, of a private network or of the router; empty for none.
    """

    open: bool
    outside: Annotated[str, Meta(max_length=254)] = ""
    lang: Short = "en"


class GuestLink(msgspec.Struct):
    """A link for guests.

    Attributes:
        link: the first page.
        outside: for people far away; otherwise for those on the same network.
        reached: what answered when this server asked there itself: it did (`here`), something else
            (`elsewhere`), or nothing (`silent`). Whether a firewall lets others in, it cannot know.
        opened: somebody has opened the link, other than from this machine as far as that can be told.
    """

    link: str
    outside: bool
    reached: Reached
    opened: bool


class Invitation(msgspec.Struct):
    """The doors of this server: closed, or open to others.

    Attributes:
        able: whoever asks may open and close it: they sit at its machine, and it is for that machine alone.
        open: others can come.
        links: the ways in, of this network first.
        tunnel: where a tunnel of this machine has to lead, such as `127.0.0.1:8001`; empty while closed.
        outside: the address for people far away, as it was given.
    """

    able: bool
    open: bool = False
    links: list[GuestLink] = []
    tunnel: str = ""
    outside: str = ""
