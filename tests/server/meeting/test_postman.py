"""Mails that cannot be sent: tried again, given up, and in nobody's way."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage

import pytest
from sqlalchemy import func, select, update
from tests.server.house import PATIENCE as LONG
from tests.server.house import play_on
from tests.server.meeting.postbag import (
    ANN,
    Club,
    asked_again,
    confirmed,
    give,
    match_by_days,
)
from tests.server.meeting.test_ratings import member

from playmat.server.process.mail.postman import Postman
from playmat.server.process.mail.smtp import MailServer
from playmat.server.protocol.mail_bodies import MailInfo
from playmat.server.storage.database import open_engine, read_address, writing
from playmat.server.storage.db_schema import addresses, outbox
from playmat.server.storage.mail.addresses import Addresses
from playmat.server.storage.mail.notices import PATIENCE
from playmat.server.storage.mail.outbox import NEWS, PAUSES, Outbox, put
from playmat.server.storage.migrate import migrate
from playmat.server.storage.people.accounts import Accounts


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
    """The first mail may have arrived or not; programs recognise the second one by its Message-ID."""
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
