"""E-mail: who is written to, when, what the mails say, and what becomes of them when something fails."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from pathlib import Path

import msgspec
import pytest
from tests.server.door.test_guard import ask
from tests.server.house import PATIENCE as LONG
from tests.server.house import House, house, join, make, new_database, play_on
from tests.server.mailbox import mailbox
from tests.server.meeting.postbag import (
    AHEAD,
    ANN,
    DAYS,
    Club,
    asked_again,
    confirmed,
    give,
    link_in,
    match_by_days,
    text_of,
)
from tests.server.meeting.test_ratings import WORDS, member
from tests.server.meeting.test_tournaments import begin, enter, tournament
from tests.server.tables.test_tables import carried_out

from playmat.server.bootstrap import Settings, check_settings
from playmat.server.clients.client import ServerRefused, new_id
from playmat.server.http.people.account_routes import AccountRoutes
from playmat.server.process.mail.smtp import BadMail, MailServer, read_mail_server
from playmat.server.protocol.client_messages import Chat
from playmat.server.protocol.http_bodies import Farewell
from playmat.server.protocol.mail_bodies import MailInfo
from playmat.server.protocol.personal_bodies import PersonalData
from playmat.server.protocol.server_messages import Clock
from playmat.server.storage.db_schema import addresses, outbox, told
from playmat.server.storage.mail.addresses import MailRefused, clean_address
from playmat.server.storage.mail.links import CONFIRM_SECONDS
from playmat.server.storage.mail.notices import GAP, PATIENCE, QUIET
from playmat.server.storage.mail.outbox import PAUSES

# ---- addresses


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
