"""The mail server that takes the mails of this server: its address, and one mail handed over."""

from __future__ import annotations

import contextlib
import smtplib
import ssl
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Final, Literal, NamedTuple
from urllib.parse import unquote, urlsplit

from playmat.kernel.documents.form import shown
from playmat.kernel.errors import PlaymatError
from playmat.server.storage.mail.addresses import MailRefused, clean_address

SECONDS: Final = 20.0
"""So long each answer of a mail server may take."""

PORTS: Final = {"smtp": 587, "smtps": 465}
ITSELF: Final = ("127.0.0.1", "localhost", "::1")
MOST_SAID: Final = 200
"""So many characters of what a mail server said are kept."""


class BadMail(PlaymatError):
    """Settings of e-mail that cannot be used."""


class NotTaken(Exception):
    """A mail server has not taken a mail.

    Args:
        why: what it said, or what happened instead.
        for_good: it will never take it: there is no such address.
    """

    def __init__(self, why: str, for_good: bool) -> None:
        super().__init__(why)
        self.why = why
        self.for_good = for_good


class MailServer(NamedTuple):
    """A mail server, and who sends by it.

    Attributes:
        sender: the address that mails come from.
        scheme: `smtps` encrypts from the beginning; `smtp` as soon as it has said hello.
        host, port: where it is.
        user, password: who we are to it; empty where it asks nobody.
    """

    sender: str
    scheme: Literal["smtp", "smtps"]
    host: str
    port: int
    user: str
    password: str

    def hand_over(self, message: EmailMessage) -> None:
        """Hand over a mail; returns when the mail server has taken it.

        Raises:
            NotTaken: it has not.
        """
        try:
            with self._connected() as connection:
                connection.send_message(message)
        except smtplib.SMTPRecipientsRefused as error:
            said = list(error.recipients.values())
            code, words = said[0]
            raise NotTaken(worded(code, words), all(one >= 500 for one, _ in said)) from error
        except smtplib.SMTPResponseException as error:
            raise NotTaken(worded(error.smtp_code, error.smtp_error), False) from error
        except (OSError, smtplib.SMTPException) as error:
            raise NotTaken(f"{type(error).__name__}: {error}"[:MOST_SAID], False) from error

    @contextlib.contextmanager
    def _connected(self) -> Iterator[smtplib.SMTP]:
        """A connection that nobody else reads; on this machine itself a mail server need not encrypt."""
        trusted = ssl.create_default_context()
        made = (
            smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=trusted)
            if self.scheme == "smtps"
            else smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        )
        taken = False
        try:
            if self.scheme == "smtp" and self.host not in ITSELF:
                made.starttls(context=trusted)
            if self.user:
                made.login(self.user, self.password)
            yield made
            taken = True
        finally:
            if taken:
                with contextlib.suppress(OSError, smtplib.SMTPException):  # it has the mail
                    made.quit()
            made.close()


def worded(code: int, words: bytes | str) -> str:
    """An answer of a mail server as one line."""
    text = words if isinstance(words, str) else words.decode("utf-8", "replace")
    return " ".join(f"{code} {text}".split())[:MOST_SAID]


def read_mail_server(address: str, sender: str) -> MailServer:
    """A mail server as operators write it.

    Raises:
        BadMail: its address is none, or that of the sender, or nobody can sign in so.

    >>> read_mail_server("smtp://club:pass%40word@mail.example", "club@play.example")[1:]
    ('smtp', 'mail.example', 587, 'club', 'pass@word')
    """
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadMail("server-mail-server") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in {"", "/"}:
        raise BadMail("server-mail-server")
    try:
        clean_sender = clean_address(sender)
    except MailRefused as error:
        raise BadMail("server-mail-sender", "", got=shown(sender)) from error
    scheme: Literal["smtp", "smtps"] = "smtps" if parts.scheme == "smtps" else "smtp"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    if not (user + password).isascii():  # `smtplib` has no other letters
        raise BadMail("server-mail-password")
    return MailServer(clean_sender, scheme, parts.hostname, port or PORTS[scheme], user, password)
