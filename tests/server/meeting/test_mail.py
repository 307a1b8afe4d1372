"""E-mail: who is written to, when, what the mails say, and what becomes of them when something fails."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import time
from collections.abc import AsyncIterator
from email.message import EmailMessage
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select, update
from tests.server.door.test_guard import ask
from tests.server.house import PATIENCE as LONG
from tests.server.house import House, house, join, make, new_database, play_on
from tests.server.mailbox import Mailbox, mailbox
from tests.server.meeting.test_ratings import WORDS, member
from tests.server.meeting.test_tournaments import begin, enter, tournament
from tests.server.tables.test_tables import carried_out

from playmat.server.bootstrap import Settings, check_settings
from playmat.server.clients.client import ServerRefused, Visitor, new_id
from playmat.server.http.people.account_routes import AccountRoutes
from playmat.server.http.people.mail_api import MailApi
from playmat.server.observability import Metrics
from playmat.server.process.mail.postman import Postman
from playmat.server.process.mail.smtp import BadMail, MailServer, read_mail_server
from playmat.server.protocol.client_messages import Chat
from playmat.server.protocol.http_bodies import Farewell
from playmat.server.protocol.mail_bodies import MailInfo, NewAddress
from playmat.server.protocol.personal_bodies import PersonalData
from playmat.server.protocol.server_messages import Clock
from playmat.server.storage.database import open_engine, read_address, writing
from playmat.server.storage.db_schema import addresses, outbox, told
from playmat.server.storage.mail.addresses import Addresses, MailRefused, clean_address
from playmat.server.storage.mail.links import CONFIRM_SECONDS
from playmat.server.storage.mail.notices import GAP, PATIENCE, QUIET
from playmat.server.storage.mail.outbox import NEWS, PAUSES, Outbox, put
from playmat.server.storage.migrate import migrate
from playmat.server.storage.people.accounts import Accounts

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


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """A club whose server lets people give addresses; its own postman is never called."""
    async with mailbox() as box, house(await new_database(tmp_path / "club.db"), behind_proxy=True) as home:
        [api] = [one for one in home.server._served_by if isinstance(one, MailApi)]
        api._call = lambda: None
        yield Club(home, box)


async def give(visitor: Visitor, address: str = ANN, lang: str = "en") -> MailInfo:
    """Give an address."""
    return await visitor.post("/api/account/mail", NewAddress(address, lang), MailInfo)


def text_of(mail: EmailMessage) -> str:
    """What a mail says."""
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
    """Whose turn it is."""
    kept = await club.home.server.registry.store.summary(table)
    assert kept is not None
    return [ann, bob][kept.needed[0]]


async def asked_again(club: Club, table: str, ann: Visitor, bob: Visitor, turn: Visitor) -> None:
    """Let whoever is asked play on until it is this one's turn."""
    while (asked := await asked_at(club, table, ann, bob)) is not turn:
        async with asked.seat(table) as player:
            await play_on(player, 1)


# ---- addresses -------------------------------------------------------------------------------------


async def test_an_address_is_confirmed_by_who_reads_mail_there(club: Club) -> None:
    ann = await member(club.home, "Ann")
    assert await give(ann) == MailInfo(True, ANN, False)
    [mail] = await club.mails()
    assert (mail["To"], mail["Subject"]) == (ANN, "Confirm your e-mail address")
    assert "Ann" not in text_of(mail).replace(ANN, ""), "a stranger could write what they like as their name"
    link = link_in(mail, "confirm")
    assert (await ask(link))[0] == 200, "a program that only looks confirms nothing"
    assert not (await ann.get("/api/account/mail", MailInfo)).confirmed
    assert (await ask(link[:-1] + ("0" if link[-1] != "0" else "1"), b"{}"))[0] == 422
    assert (await ask(link, b"{}"))[0] == 204
    assert await ann.get("/api/account/mail", MailInfo) == MailInfo(True, ANN, True)
    assert await give(ann) == MailInfo(True, ANN, True)
    assert await club.mails() == [], "it is confirmed already"


async def test_a_link_for_an_address_of_before_confirms_nothing(club: Club) -> None:
    ann = await member(club.home, "Ann")
    await give(ann)
    [old] = await club.mails()
    await give(ann, "ann@other.example")
    status, _, data = await ask(link_in(old, "confirm"), b"{}")
    assert (status, b"too old" in data) == (422, True)


async def test_an_address_that_nobody_confirms_is_forgotten_when_its_link_ends(club: Club) -> None:
    ann, bob = await member(club.home, "Ann"), await member(club.home, "Bob")
    await confirmed(club, bob, "bob@mail.example")
    await give(ann)
    assert len(await club.mails()) == 1
    assert await club.mails(CONFIRM_SECONDS - AHEAD - 60) == []
    assert (await ann.get("/api/account/mail", MailInfo)).address == ANN
    await club.mails(AHEAD + 120)
    assert await ann.get("/api/account/mail", MailInfo) == MailInfo(True)
    assert (await bob.get("/api/account/mail", MailInfo)).confirmed


async def test_guests_and_servers_without_mail_have_no_addresses(club: Club, home: House) -> None:
    with pytest.raises(ServerRefused, match="account"):
        await give(club.home.visitor())
    ann = await member(home, "Ann")
    assert await ann.get("/api/account/mail", MailInfo) == MailInfo(False)
    with pytest.raises(ServerRefused, match="does not send"):
        await give(ann)


@pytest.mark.parametrize(
    "wrong",
    [
        "ann",
        "@mail.example",
        "ann@",
        "ann@home",
        "a b@mail.example",
        "a@b.example\nBcc: c@d.example",
        "ä@b.de",
        "a@[x",
        "a@[127.0.0.1]",
        '"a"@mail.example',
        "a..b@mail.example",
    ],
)
async def test_what_is_no_address_is_refused(club: Club, wrong: str) -> None:
    with pytest.raises(ServerRefused, match="not an e-mail address"):
        await give(await member(club.home, "Ann"), wrong)


def test_any_text_is_an_address_or_refused() -> None:
    chance = random.Random(20261126)
    for _ in range(5_000):
        text = "".join(chance.choices('ab1.@[]()<>"\\:;, -_ä\n\0', k=chance.randint(0, 12)))
        with contextlib.suppress(MailRefused):
            assert re.fullmatch(r"[ab1._-]+@[ab1-]+(\.[ab1-]+)+", clean_address(text))


async def test_nobody_is_flooded_with_mail(club: Club, still: None) -> None:
    people = [await member(club.home, name) for name in ("Ann", "Bob", "Cleo", "Dora")]
    for one in people[:3]:
        await give(one)
    with pytest.raises(ServerRefused, match="Too many"):
        await give(people[3])


async def test_one_press_ends_the_mails(club: Club) -> None:
    ann, bob = await member(club.home, "Ann"), await member(club.home, "Bob")
    for one, address in ((ann, ANN), (bob, "bob@mail.example")):
        await confirmed(club, one, address)
    await match_by_days(club, ann, bob)
    [mail] = await club.mails(PATIENCE + 1)
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    [plain] = [line for line in club.box.raw[-1].splitlines() if line.startswith(b"List-Unsubscribe:")]
    assert plain.startswith(b"List-Unsubscribe: <http"), "mail programs do not decode it"
    assert all(len(line) <= 998 for line in club.box.raw[-1].splitlines()), "RFC 5322, 2.1.1"
    leave = mail["List-Unsubscribe"].strip("<>")
    assert leave == link_in(mail, "leave")
    assert (await ask(leave))[0] == 200
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    assert (await ask(leave, b"List-Unsubscribe=One-Click", **form))[0] == 204
    assert await club.count(addresses) == 1
    assert (await ask(leave, b"List-Unsubscribe=One-Click", **form))[0] == 422


async def test_an_address_is_among_ones_data_and_is_forgotten(club: Club) -> None:
    ann = await member(club.home, "Ann")
    await confirmed(club, ann)
    await give(ann, "ann@other.example")
    [kept] = (await ann.get("/api/account/export", PersonalData)).addresses
    assert (kept.address, kept.lang, kept.confirmed) == ("ann@other.example", "en", None)
    farewell = msgspec.json.encode(Farewell(WORDS))
    path = f"{club.home.address}/api/account/delete"
    assert (await ask(path, farewell, Cookie=ann.cookie_header()))[0] == 204
    assert [await club.count(table) for table in (addresses, outbox, told)] == [0, 0, 0]
    assert await club.mails() == []


# ---- matches that wait -----------------------------------------------------------------------------


async def test_who_has_to_answer_is_told_once_and_nothing_of_a_hand(club: Club) -> None:
    ann, bob = await member(club.home, "Ann"), await member(club.home, "Bob")
    for one, address in ((ann, ANN), (bob, "bob@mail.example")):
        await confirmed(club, one, address)
    table, turn = await match_by_days(club, ann, bob)
    assert await club.mails(PATIENCE / 4) == [], "they may be at the table"
    [mail] = await club.mails(PATIENCE)
    assert mail["To"] == (ANN if turn is ann else "bob@mail.example")
    assert mail["Subject"] == "A match is waiting for you"
    said = text_of(mail)
    assert f"K-Mon Trading Cards against {'Bob' if turn is ann else 'Ann'}: it is your turn." in said
    assert f"{club.home.address}/t/{table}" in said
    session = await club.home.server.registry.session(table)
    assert session is not None
    codes = {code for place in session.table.places for code in place.deck}
    assert not any(code in said for code in codes)
    assert await club.mails(QUIET * 2) == [], "nothing has happened since"


async def test_there_is_one_mail_for_all_that_waits_and_none_in_a_quiet_time(club: Club) -> None:
    ann, bob = await member(club.home, "Ann"), await member(club.home, "Bob")
    await confirmed(club, ann, lang="it")
    first = [await match_by_days(club, ann, bob) for _ in range(6)]  # `Chance` tosses the same in every run
    mine = [table for table, turn in first if turn is ann]
    assert len(mine) > 1
    [mail] = await club.mails(PATIENCE + 1)
    said = text_of(mail)
    assert [table for table, _ in first if table in said] == mine
    assert said.count("tocca a te") == len(mine)
    async with ann.seat(mine[0]) as seat:
        await play_on(seat, 1)
    await asked_again(club, mine[0], ann, bob, ann)
    assert await club.mails(GAP - 1) == []
    [later] = await club.mails(QUIET)
    assert [table for table, _ in first if table in text_of(later)] == mine[:1]


async def test_talk_makes_no_news_and_takes_none_back(club: Club) -> None:
    ann, bob = await member(club.home, "Ann"), await member(club.home, "Bob")
    for one, address in ((ann, ANN), (bob, "bob@mail.example")):
        await confirmed(club, one, address)
    table, turn = await match_by_days(club, ann, bob)
    club.box.refuses = "421 away"
    assert await club.mails(PATIENCE + 1) == []
    async with turn.seat(table) as player:
        await carried_out(player, Chat(new_id(), "hello"))
    club.box.refuses = ""
    [mail] = await club.mails(PAUSES[0] + 1)
    assert mail["To"] == (ANN if turn is ann else "bob@mail.example"), "it is still their turn"
    async with turn.seat(table) as player:
        await carried_out(player, Chat(new_id(), "hello"))
    assert await club.mails(QUIET * 2) == [], "they have been told"


async def test_a_round_of_a_tournament_by_days_is_told(club: Club) -> None:
    ann, bob = await member(club.home, "Ann"), await member(club.home, "Bob")
    for one, address in ((ann, ANN), (bob, "bob@mail.example")):
        await confirmed(club, one, address)
    held = await tournament(ann, clock=DAYS)
    for one in (ann, bob):
        await enter(one, held)
    await begin(ann, held)
    mails = await club.mails(PATIENCE + 1)
    assert {mail["To"] for mail in mails} == {ANN, "bob@mail.example"}
    assert all("Tuesday, round 1" in text_of(mail) for mail in mails)


async def test_a_match_by_minutes_is_nobodys_mail(club: Club) -> None:
    ann, bob = await member(club.home, "Ann"), await member(club.home, "Bob")
    await confirmed(club, ann)
    for clock in (Clock(), Clock("tournament")):
        made = await make(ann, "kmon", "mo", clock=clock)
        await join(bob, made)
    assert await club.mails(PATIENCE + 1) == []


# ---- mail servers that fail ------------------------------------------------------------------------


async def test_what_is_not_taken_is_tried_again_later_and_at_last_given_up(club: Club) -> None:
    ann = await member(club.home, "Ann")
    club.box.refuses = "451 come back later"
    await give(ann)
    for tries, pause in enumerate(PAUSES, 1):
        assert await club.mails() == []
        [waiting] = await Outbox(club.engine).listed()
        assert (waiting.tries, waiting.problem) == (tries, "451 come back later")
        assert await club.mails(pause - 1) == []
        assert (await Outbox(club.engine).listed())[0].tries == tries
        club.now += 2
    assert waiting.due is None
    await give(ann)
    club.box.refuses = ""
    assert len(await club.mails()) == 1, "asked for again, it is sent again"
    assert await club.count(outbox) == 0


async def test_an_address_that_does_not_exist_is_not_tried_again(club: Club) -> None:
    ann, bob = await member(club.home, "Ann"), await member(club.home, "Bob")
    await confirmed(club, ann)
    await confirmed(club, bob, "bob@mail.example")
    club.box.refuses = "550 nobody here"
    _, turn = await match_by_days(club, ann, bob)
    assert await club.mails(PATIENCE + 1) == []
    [waiting] = await Outbox(club.engine).listed()
    assert (waiting.tries, waiting.due) == (1, None)
    assert not (await turn.get("/api/account/mail", MailInfo)).confirmed


async def test_a_mail_is_in_the_database_until_it_is_taken(club: Club) -> None:
    """A process that dies after its claim has lost nothing; another one sends the same mail."""
    ann = await member(club.home, "Ann")
    await give(ann)
    claimed = await Outbox(club.engine).claim(club.now)
    assert claimed is not None
    assert await Outbox(club.engine).claim(club.now) is None, "nobody else tries it now"
    [mail] = await club.mails(PAUSES[0] + 1)
    assert mail["Message-ID"] == f"<{claimed.id}@play.example>"
    assert await club.count(outbox) == 0


async def test_a_mail_is_claimed_for_a_whole_try_however_long_the_round_takes(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow mail server makes the round long; what is handed over late in it is nobody else's meanwhile."""
    for name in ("Ann", "Bob"):
        await give(await member(club.home, name), f"{name}@mail.example")
    loop = asyncio.get_running_loop()
    others: list[object] = []

    def slowly(_server: MailServer, _message: EmailMessage) -> None:
        club.now += PAUSES[0] - 1
        if others:  # nothing is due but what is in delivery here
            claim = Outbox(club.engine).claim(club.now)
            others.append(asyncio.run_coroutine_threadsafe(claim, loop).result(LONG))
        else:
            others.append("the first one is in delivery")

    monkeypatch.setattr(MailServer, "hand_over", slowly)
    async with asyncio.timeout(LONG):
        await club.postman.look()
    assert others[1:] == [None]


async def test_a_call_while_the_postman_looks_is_heard(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    again = asyncio.Event()
    rounds = []

    async def look(self: Postman) -> None:
        rounds.append(1)
        if len(rounds) == 1:
            self.call()
        else:
            again.set()

    monkeypatch.setattr(Postman, "look", look)
    monkeypatch.setattr("playmat.server.process.mail.postman.LOOK_SECONDS", LONG * 10)
    running = asyncio.create_task(club.postman.run())
    try:
        await asyncio.wait_for(again.wait(), LONG)
    finally:
        running.cancel()


async def test_whatever_is_wrong_with_a_mail_it_is_given_up_and_no_other_waits(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("Ann", "Bob"):
        await give(await member(club.home, name), f"{name}@mail.example")
    taken = MailServer.hand_over

    def picky(server: MailServer, message: EmailMessage) -> None:
        if message["To"] == "Ann@mail.example":
            raise UnicodeEncodeError("ascii", "ä", 0, 1, "not in range")
        taken(server, message)

    monkeypatch.setattr(MailServer, "hand_over", picky)
    assert [mail["To"] for mail in await club.mails()] == ["Bob@mail.example"]
    for pause in PAUSES[:-1]:
        await club.mails(pause + 1)
    [waiting] = await Outbox(club.engine).listed()
    assert (waiting.address, waiting.due, waiting.problem) == ("Ann@mail.example", None, "UnicodeEncodeError")


async def test_a_mail_to_nobody_is_forgotten_and_no_other_waits(club: Club) -> None:
    async with writing(club.engine) as connection:
        await put(connection, "an address of before", NEWS, "[]", 0.0)
    await give(await member(club.home, "Ann"))
    assert [mail["To"] for mail in await club.mails()] == [ANN]
    assert await club.count(outbox) == 0


async def test_an_address_takes_the_mail_with_it_that_is_put_in_meanwhile(database: str) -> None:
    """A process is putting in news for an address when its owner deletes it through another one."""
    one, two = open_engine(read_address(database)), open_engine(read_address(database))
    try:
        await migrate(one)
        person, _ = await Accounts(one).make_guest()
        await Addresses(one).give(person.id, ANN, "en", 0.0)
        given = await Addresses(one).of(person.id)
        assert given is not None
        async with writing(one) as connection:
            await connection.execute(update(addresses).values(mailed=1.0))
            dropping = asyncio.create_task(Addresses(two).drop(person.id))
            await asyncio.sleep(0.5)  # if it has not come so far by then, it finds the mail anyway
            await put(connection, given.id, NEWS, "[]", 1.0)
        await dropping
        async with one.connect() as connection:
            assert await connection.scalar(select(func.count()).select_from(outbox)) == 0
    finally:
        for engine in (one, two):
            await engine.dispose()


async def test_two_processes_send_one_mail(database: str) -> None:
    """Both kinds of databases give a mail to one of those who ask for it at the same moment."""
    one, two = open_engine(read_address(database)), open_engine(read_address(database))
    try:
        await migrate(one)
        person, _ = await Accounts(one).make_guest()
        await Addresses(one).give(person.id, ANN, "en", 0.0)
        claims = await asyncio.gather(*(Outbox(engine).claim(1.0) for engine in (one, two)))
        assert [claim is not None for claim in claims].count(True) == 1
    finally:
        for engine in (one, two):
            await engine.dispose()


async def test_a_mail_server_that_breaks_off_gets_the_same_mail_again(club: Club) -> None:
    """Whether it has the mail nobody can know; by its Message-ID programs know the second one."""
    ann = await member(club.home, "Ann")
    await give(ann)
    club.box.hang_up = True
    [first] = await club.mails()
    club.box.hang_up = False
    [second] = await club.mails(PAUSES[0] + 1)
    assert first["Message-ID"] == second["Message-ID"]


async def test_news_that_is_old_when_the_mail_server_is_back_is_not_sent(club: Club) -> None:
    ann, bob = await member(club.home, "Ann"), await member(club.home, "Bob")
    await confirmed(club, ann)
    await confirmed(club, bob, "bob@mail.example")
    table, turn = await match_by_days(club, ann, bob)
    club.box.refuses = "421 away"
    assert await club.mails(PATIENCE + 1) == []
    async with turn.seat(table) as player:
        await play_on(player, 1)
    club.box.refuses = ""
    later = await club.mails(PAUSES[0] + 1)
    mine = ANN if turn is ann else "bob@mail.example"
    assert mine not in [mail["To"] for mail in later]
    await asked_again(club, table, ann, bob, turn)
    later = await club.mails(PATIENCE + 1)
    assert mine in [mail["To"] for mail in later], "what was not sent keeps nothing back"


# ---- settings --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "key"),
    [
        ({"mail_from": "club@play.example", "mail_server": "smtp://mail.example"}, "server-mail-origin"),
        ({"mail_from": "club", "mail_server": "smtp://mail.example", "origins": ("https://a.b",)}, "sender"),
        ({"mail_from": "club@play.example", "origins": ("https://a.b",)}, "server-mail-server"),
        ({"mail_from": "c@play.example", "mail_server": "http://m", "origins": ("https://a.b",)}, "server"),
        (
            {"mail_from": "c@p.example", "mail_server": "smtp://c:%C3%A4@m.b", "origins": ("https://a.b",)},
            "password",
        ),
    ],
)
def test_settings_that_cannot_send_mail_are_refused(settings: dict[str, object], key: str) -> None:
    with pytest.raises(BadMail) as refused:
        check_settings(Settings("tables.db", **settings))  # type: ignore[arg-type]
    assert key in refused.value.phrase.key


async def test_a_server_with_mail_sends_it_by_itself(tmp_path: Path) -> None:
    async with mailbox() as box:
        mail = {"mail_from": "club@play.example", "mail_server": f"smtp://127.0.0.1:{box.port}"}
        address = await new_database(tmp_path / "tables.db")
        async with house(address, origins=("https://play.example",), **mail) as home:
            api = home.server.api
            assert isinstance(api, AccountRoutes)
            person, token = await api.people.make_guest()
            person, token = await api.people.register(person, "Ann", WORDS)
            headers = {"Host": "play.example", "Cookie": f"{api.cookie}={token}"}
            body = b'{"address": "ann@mail.example"}'
            assert (await ask(f"{home.address}/api/account/mail", body, **headers))[0] == 200
            await asyncio.wait_for(box.arrived.wait(), LONG)
        assert link_in(box.mails[0], "confirm").startswith("https://play.example/mail/confirm/")


def test_passwords_may_hold_any_letter_of_ascii() -> None:
    assert read_mail_server("smtps://a%40b:%2F%3A@mail.example:2465", "club@play.example") == MailServer(
        "club@play.example", "smtps", "mail.example", 2465, "a@b", "/:"
    )
    assert clean_address("Ann.B+c@Mail.Example") == "Ann.B+c@mail.example"
