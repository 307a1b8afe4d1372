"""A club that sends mail: a server, a mail server, and a postman who comes when a test says so."""

from __future__ import annotations

import re
import time
from email.message import EmailMessage

from sqlalchemy import func, select
from tests.server.door.test_guard import ask
from tests.server.house import House, join, make, play_on
from tests.server.mailbox import Mailbox

from playmat.server.clients.client import Visitor
from playmat.server.observability import Metrics
from playmat.server.process.mail.postman import Postman
from playmat.server.process.mail.smtp import MailServer
from playmat.server.protocol.mail_bodies import MailInfo, NewAddress
from playmat.server.protocol.server_messages import Clock

AHEAD = 300.0
"""So many seconds the postman is ahead of the server, for which a test takes no time."""
DAYS = Clock("days", 3)
ANN = "ann@mail.example"


class Club:
    """A server, a mail server, and a postman who comes when a test says so, at a time that it says.

    Attributes:
        home: the server.
        box: the mail server.
        now: what time the postman believes it to be.
    """

    def __init__(self, home: House, box: Mailbox) -> None:
        self.home = home
        self.box = box
        self.now = time.time() + AHEAD
        self.engine = home.server.registry.store.engine
        server = MailServer("club@play.example", "smtp", "127.0.0.1", box.port, "", "")
        self.postman = Postman(self.engine, server, home.address, Metrics(), lambda: self.now)

    async def mails(self, after: float = 0.0) -> list[EmailMessage]:
        """The mails of one round of the postman, so many seconds after the one before."""
        self.now += after
        before = len(self.box.mails)
        await self.postman.look()
        return self.box.mails[before:]

    async def count(self, table: object) -> int:
        """The number of rows of a table of the database."""
        async with self.engine.connect() as connection:
            return int(await connection.scalar(select(func.count()).select_from(table)) or 0)  # type: ignore[arg-type]


async def give(visitor: Visitor, address: str = ANN, lang: str = "en") -> MailInfo:
    """Give an address."""
    return await visitor.post("/api/account/mail", NewAddress(address, lang), MailInfo)


def text_of(mail: EmailMessage) -> str:
    """The text of a mail."""
    return str(mail.get_content())


def link_in(mail: EmailMessage, what: str) -> str:
    """The address of a link in a mail."""
    found = re.search(rf"https?://\S+/mail/{what}/\S+", text_of(mail))
    assert found is not None
    return found[0]


async def confirmed(club: Club, visitor: Visitor, address: str = ANN, lang: str = "en") -> None:
    """Give an address and follow the link that was sent to it."""
    await give(visitor, address, lang)
    [mail] = await club.mails()
    assert (await ask(link_in(mail, "confirm"), b"{}"))[0] == 204


async def match_by_days(club: Club, ann: Visitor, bob: Visitor) -> tuple[str, Visitor]:
    """A match with days for each answer; gives its table, and whose turn it is."""
    made = await make(ann, "kmon", "mo", clock=DAYS)
    await join(bob, made)
    return made.table.id, await asked_at(club, made.table.id, ann, bob)


async def asked_at(club: Club, table: str, ann: Visitor, bob: Visitor) -> Visitor:
    """The player whose turn it is."""
    kept = await club.home.server.registry.store.summary(table)
    assert kept is not None
    return [ann, bob][kept.needed[0]]


async def asked_again(club: Club, table: str, ann: Visitor, bob: Visitor, turn: Visitor) -> None:
    """Let whoever is asked play on until it is this one's turn."""
    while (asked := await asked_at(club, table, ann, bob)) is not turn:
        async with asked.seat(table) as player:
            await play_on(player, 1)
