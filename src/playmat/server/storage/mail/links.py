"""Signed links in mails: only who has read a mail can have them, and nothing of them is stored."""

from __future__ import annotations

import hashlib
import hmac
from typing import NamedTuple

CONFIRM = "confirm"
LEAVE = "leave"
FOREVER = 0

CONFIRM_SECONDS = 3 * 86_400.0
"""So long an address can be confirmed with the link that was sent to it."""


class MailLink(NamedTuple):
    """The end of a link in a mail.

    Attributes:
        address: the id of the address that it was sent to.
        until: when it ends, in whole seconds since 1970; `FOREVER` for one that does not.
        signature: by the key of that address.
    """

    address: str
    until: int
    signature: str

    def __str__(self) -> str:
        return f"{self.address}.{self.until}.{self.signature}"

    def is_signed(self, what: str, key: str, now: float) -> bool:
        """Return whether it was made for this purpose with a key, and has not ended."""
        right = hmac.compare_digest(self.signature, signed(what, self.address, key, self.until).signature)
        return right and (self.until == FOREVER or now < self.until)


def signed(what: str, address: str, key: str, until: int = FOREVER) -> MailLink:
    """The end of a link for a purpose.

    >>> link = signed(CONFIRM, "a1", "secret", 100)
    >>> read_link(str(link)) == link
    True
    >>> [link.is_signed(*given) for given in ((CONFIRM, "secret", 99), (CONFIRM, "secret", 100))]
    [True, False]
    >>> [link.is_signed(*given) for given in ((LEAVE, "secret", 99), (CONFIRM, "another", 99))]
    [False, False]
    """
    text = f"{what} {address} {until}".encode()
    return MailLink(address, until, hmac.new(key.encode(), text, hashlib.sha256).hexdigest())


def read_link(text: str) -> MailLink | None:
    """A link as it stands in an address; None for what is not one.

    >>> read_link("a1.soon.00") is None
    True
    """
    address, _, rest = text.partition(".")
    until, _, signature = rest.partition(".")
    digits = until.isascii() and until.isdigit() and len(until) <= 12
    return MailLink(address, int(until), signature) if digits and signature.isascii() else None
