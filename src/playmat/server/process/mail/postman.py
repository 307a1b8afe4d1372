"""The postman of a process: looks for what people are to be told, and hands over what waits in the outbox."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy.ext.asyncio import AsyncEngine

from playmat.server.observability import Metrics, logger
from playmat.server.process.mail.letters import written
from playmat.server.process.mail.smtp import MailServer, NotTaken
from playmat.server.storage.mail.addresses import Addresses
from playmat.server.storage.mail.notices import forget_told, queue_news, read_notices, still_true, take_back
from playmat.server.storage.mail.outbox import CONFIRMATION, Letter, Outbox

LOOK_SECONDS: Final = 60.0
"""So often it looks by itself."""


class Postman:
    """Sends the mails of a server.

    Args:
        engine: the database.
        server: the mail server that takes them.
        site: the address of this server as people open it, without a slash at its end.
        metrics: the figures of this process.
        clock: what time it is, in seconds since 1970.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        server: MailServer,
        site: str,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._engine = engine
        self._outbox = Outbox(engine)
        self._addresses = Addresses(engine)
        self._server = server
        self._site = site
        self._metrics = metrics
        self._clock = clock
        self._called = asyncio.Event()

    def call(self) -> None:
        """Have it look at once: something waits."""
        self._called.set()

    async def run(self) -> None:
        """Look again and again, until cancelled; a mail that is being handed over then is finished first."""
        while True:
            self._called.clear()  # before it looks: who calls meanwhile has put in what it may not see
            try:
                await self.look()
            except Exception as error:
                self._metrics.note_failure("mail", error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._called.wait(), LOOK_SECONDS)

    async def look(self) -> None:
        """Queue what people are to be told now, and send all that is due."""
        await queue_news(self._engine, self._clock())
        while (letter := await self._outbox.claim(self._clock())) is not None:
            delivery = asyncio.ensure_future(self._deliver(letter))
            try:
                await asyncio.shield(delivery)
            except asyncio.CancelledError:
                await asyncio.wait([delivery])
                raise
        await forget_told(self._engine)
        await self._outbox.forget_old(self._clock())
        await self._addresses.forget_unconfirmed(self._clock())

    async def _deliver(self, letter: Letter) -> None:
        """Hand a mail over, or note why it could not be: whatever is wrong with it keeps no other waiting."""
        try:
            sent = await self._handed_over(letter)
        except NotTaken as error:
            await self._outbox.failed(letter, error.why, error.for_good, self._clock())
            self._metrics.mails.labels("refused" if error.for_good else "postponed").inc()
            logger.warning("mail_not_taken", mail=letter.id, tries=letter.tries, for_good=error.for_good)
        except Exception as error:
            await self._outbox.failed(letter, type(error).__name__, False, self._clock())
            self._metrics.note_failure("mail", error, mail=letter.id)
        else:
            await self._outbox.sent(letter)
            if sent:
                self._metrics.mails.labels("sent").inc()

    async def _handed_over(self, letter: Letter) -> bool:
        """Hand a mail over; False if nothing that it tells is true any more.

        Raises:
            NotTaken: the mail server has not taken it.
        """
        found = read_notices(letter.about) if letter.about else []
        notices = await still_true(self._engine, found)
        if len(notices) < len(found):
            await take_back(self._engine, letter, notices)
        if not notices and letter.kind != CONFIRMATION:
            return False
        message = written(letter, notices, self._site, self._server.sender)
        await asyncio.to_thread(self._server.hand_over, message)
        return True
