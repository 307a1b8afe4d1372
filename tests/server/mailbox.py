"""A small mail server on a free port: it keeps what it is handed, or refuses it as it is told to."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from email import message_from_bytes, policy
from email.message import EmailMessage


class Mailbox:
    """The mails that were handed over.

    Attributes:
        port: where it listens.
        mails: what it has taken, in order.
        raw: the same as the bytes that came.
        arrived: there has been one.
        refuses: the answer to every recipient in place of a welcome; empty to take all.
        hang_up: close the connection in place of an answer once it has a mail.
    """

    def __init__(self) -> None:
        self.port = 0
        self.mails: list[EmailMessage] = []
        self.raw: list[bytes] = []
        self.arrived = asyncio.Event()
        self.refuses = ""
        self.hang_up = False

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one connection."""
        writer.write(b"220 mailbox\r\n")
        with contextlib.suppress(ConnectionError):
            while line := await reader.readline():
                word = line[:4].upper()
                if word == b"RCPT" and self.refuses:
                    writer.write(f"{self.refuses}\r\n".encode())
                elif word == b"DATA":
                    writer.write(b"354 go on\r\n")
                    data = await reader.readuntil(b"\r\n.\r\n")
                    found = message_from_bytes(data[:-3], policy=policy.default)
                    self.mails.append(found)
                    self.raw.append(data)
                    self.arrived.set()
                    if self.hang_up:
                        break
                    writer.write(b"250 taken\r\n")
                else:
                    writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 good\r\n")
        writer.close()


@contextlib.asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """A mail server, as long as the block lasts."""
    box = Mailbox()
    server = await asyncio.start_server(box.talk, "127.0.0.1", 0)
    box.port = int(server.sockets[0].getsockname()[1])
    try:
        yield box
    finally:
        server.close()
