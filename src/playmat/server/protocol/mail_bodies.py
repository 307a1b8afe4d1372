"""E-mail: the address to which a person wants to be told when a match waits for them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from playmat.server.protocol.http_bodies import Short


class NewAddress(msgspec.Struct, forbid_unknown_fields=True):
    """The address that I want mail at, in this language; empty for none."""

    address: Annotated[str, Meta(max_length=254)]
    lang: Short = "en"


class MailInfo(msgspec.Struct):
    """My e-mail address.

    Attributes:
        on: this server sends e-mail.
        address: mine; empty without one.
        confirmed: the link in the first mail has been followed.
    """

    on: bool
    address: str = ""
    confirmed: bool = False
