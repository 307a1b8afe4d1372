"""Inviting: a server for one machine is opened to guests on purpose, for them alone, and closed again."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from tests.server.door.test_connections import connected, told
from tests.server.house import PATIENCE, House, house, join, make, needed, new_database, play_together

from playmat.server.clients.client import ServerAway, ServerRefused, Visitor
from playmat.server.http import guard
from playmat.server.http.inviting import reaching
from playmat.server.protocol.http_bodies import GameList, Person
from playmat.server.protocol.invitation_bodies import Invitation, Invite
from playmat.server.protocol.server_messages import Bye

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="other systems have only one address of their own"
)

NETWORK = "127.0.0.2"
"""The address under which others know this machine, as far as the tests are concerned."""

FRIEND = "127.0.0.9"


@pytest.fixture
async def own(tmp_path: Path) -> AsyncIterator[House]:
    """A server for one machine that is in a network."""
    async with house(await new_database(tmp_path / "own.db"), network=(NETWORK,)) as found:
        yield found


async def invite(home: House, open_it: bool = True, outside: str = "") -> Invitation:
    """Open a server, or close it, from its own machine."""
    return await home.visitor().post("/api/invitation", Invite(open_it, outside), Invitation)


async def look(home: House) -> Invitation:
    """The state of the invitation, as the server's own machine is told it."""
    return await home.visitor().get("/api/invitation", Invitation)


def link_of(invitation: Invitation) -> str:
    """The first link."""
    return invitation.links[0].link


async def status(address: str, path: str, host: str = "", of: str = FRIEND, **headers: str) -> bytes:
    """The status that somebody at an address of this machine is told who asks for a path under any name."""
    name, _, port = address.removeprefix("http://").strip("/").partition(":")
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host or f'{name}:{port}'}",
        *(f"{key}: {word}" for key, word in headers.items()),
        "Connection: close",
    ]
    reader, writer = await asyncio.open_connection(name, int(port), local_addr=(of, 0))
    writer.write("".join(f"{line}\r\n" for line in (*lines, "")).encode())
    answer = await told(reader)
    writer.close()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()
    return answer.split(b" ", 2)[1] if answer else b""


async def test_nobody_else_reaches_a_server_until_it_is_opened(own: House) -> None:
    port = int(own.address.rpartition(":")[2])
    assert await look(own) == Invitation(True)
    with pytest.raises(ServerAway):
        await Visitor(f"http://{NETWORK}:{port}").get("/api/games", GameList)


async def test_a_friend_comes_by_the_link_and_plays(own: House) -> None:
    """Both play a match: the owner at the own door, the friend by the link of the house."""
    opened = await invite(own)
    assert [(one.outside, one.reached, one.opened) for one in opened.links] == [(False, "here", False)]
    assert opened.open
    assert opened.able
    assert link_of(opened) == f"http://{NETWORK}:{own.address.rpartition(':')[2]}/"
    host, friend = own.visitor(), Visitor(link_of(opened))
    made = await make(host, "kmon", "mo")
    await join(friend, made)
    async with host.seat(made.table.id) as one, friend.seat(made.table.id) as other:
        await play_together(12, one, other)
        assert min(one.version or 0, other.version or 0) >= 12


async def test_the_owner_is_told_that_somebody_has_come_from_another_device(own: House) -> None:
    """The server's own question, and what this machine asks itself, is no visit."""
    opened = await invite(own)
    await status(link_of(opened), "/api/games", of=NETWORK)
    assert not (await look(own)).links[0].opened
    assert await status(link_of(opened), "/api/games") == b"200"
    assert (await look(own)).links[0].opened


async def test_guests_may_neither_look_at_the_doors_nor_open_them(own: House) -> None:
    opened = await invite(own)
    friend = Visitor(link_of(opened))
    assert await friend.get("/api/invitation", Invitation) == Invitation(False)
    with pytest.raises(ServerRefused, match="Only someone at the computer"):
        await friend.post("/api/invitation", Invite(False), Invitation)
    through_tunnel = Visitor(f"http://{opened.tunnel}")
    with pytest.raises((ServerRefused, ServerAway)):
        await through_tunnel.post("/api/invitation", Invite(False), Invitation)
    assert (await look(own)).open


async def test_no_name_makes_a_guest_an_owner(own: House) -> None:
    """Anyone who comes through a door for guests and calls the server by its own name is refused."""
    opened = await invite(own, outside="https://friends.example")
    name = own.address.removeprefix("http://")
    for door in (link_of(opened), f"http://{opened.tunnel}"):
        assert await status(door, "/api/invitation", host=name) == b"421"
        assert await status(door, "/api/games", host="evil.example") == b"421"
    assert await status(f"http://{opened.tunnel}", "/api/games", host="friends.example") == b"200"
    assert await status(own.address, "/api/games", host="friends.example") == b"421"


async def test_pages_of_other_sites_open_nothing(own: House) -> None:
    body = msgspec.json.encode(Invite(True)).decode()
    name, _, port = own.address.removeprefix("http://").partition(":")
    async with connected(own) as (reader, writer):
        head = f"POST /api/invitation HTTP/1.1\r\nHost: {name}:{port}\r\nOrigin: https://evil.example\r\n"
        writer.write(f"{head}Content-Length: {len(body)}\r\nConnection: close\r\n\r\n{body}".encode())
        assert (await told(reader)).startswith(b"HTTP/1.1 403")
    assert not (await look(own)).open


async def test_what_a_tunnel_passes_on_is_refused_at_the_own_door(own: House) -> None:
    """It may call the server by its own name; guests' doors take what it passes on."""
    opened = await invite(own)
    for header in ("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "Via"):
        words = {header: "192.0.2.1"}
        assert await status(own.address, "/api/invitation", of="127.0.0.1", **words) == b"421"
        assert await status(link_of(opened), "/api/invitation", **words) == b"200"


async def test_a_link_to_the_own_door_leads_elsewhere(own: House) -> None:
    assert (await invite(own, outside=own.address)).links[-1].reached == "elsewhere"


@pytest.mark.parametrize("site", ["", "/playmat"])
async def test_what_operators_ask_for_is_not_told_to_guests(tmp_path: Path, site: str) -> None:
    async with house(await new_database(tmp_path / "own.db"), network=(NETWORK,), path=site) as home:
        owner = Visitor(home.address + site)
        door = link_of(await owner.post("/api/invitation", Invite(True), Invitation)).removesuffix(f"{site}/")
        for path in ("/metrics", "/ready", "/health"):
            assert await status(door, path) == await status(door, site + path) == b"404"
            assert await status(home.address, path, of="127.0.0.1") == b"200"


@pytest.mark.usefixtures("still")
async def test_guests_are_limited_and_the_owner_is_not(own: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One guest asks too often; the owner and another guest are served."""
    few = type(guard.REQUESTS)(100, guard.REQUESTS.multiples)
    monkeypatch.setattr(guard, "REQUESTS", few)
    opened = await invite(own)
    found = [await status(link_of(opened), "/api/invitation") for _ in range(101)]
    assert found == [b"200"] * 100 + [b"429"]
    assert await status(link_of(opened), "/api/invitation", of="127.0.0.10") == b"200"
    for _ in range(101):
        assert (await look(own)).able
    assert not (await invite(own, False)).open
    assert own.server.limits.local


async def test_closing_says_goodbye_and_opening_again_lets_the_match_go_on(own: House) -> None:
    opened = await invite(own)
    host, friend = own.visitor(), Visitor(link_of(opened))
    made = await make(host, "kmon", "mo")
    await join(friend, made)
    async with host.seat(made.table.id) as one, friend.seat(made.table.id) as other:
        await one.until(lambda: needed(one) or needed(other))
        assert not (await invite(own, False)).open
        await other.until(lambda: any(isinstance(word, Bye) for word in other.heard))
        assert [word.code for word in other.heard if isinstance(word, Bye)] == ["closed"]
        with pytest.raises(ServerAway):
            await friend.get("/api/me", Person)
        again = await invite(own)
        assert link_of(again) == link_of(opened)
        await play_together(12, one, other)
        assert min(one.version or 0, other.version or 0) >= 12


async def test_a_line_that_says_nothing_is_closed_with_the_door(own: House) -> None:
    opened = await invite(own)
    name, _, port = link_of(opened).removeprefix("http://").strip("/").partition(":")
    reader, writer = await asyncio.open_connection(name, int(port), local_addr=(FRIEND, 0))
    await invite(own, False)
    assert await told(reader) == b""
    writer.close()


async def test_the_address_for_people_far_away_is_asked_too(own: House) -> None:
    """A tunnel leads from there to the door that the owner is told of: here, a program that passes on."""
    first = await invite(own)
    host, _, port = first.tunnel.partition(":")

    async def passed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner_reader, inner_writer = await asyncio.open_connection(host, int(port))
        await asyncio.gather(pour(reader, inner_writer), pour(inner_reader, writer))

    tunnel = await asyncio.start_server(passed, "127.0.0.3", 0)
    async with tunnel:
        outside = f"http://127.0.0.3:{tunnel.sockets[0].getsockname()[1]}"
        found = await invite(own, outside=outside + "/")
        assert found.outside == outside
        assert [(one.link, one.outside, one.reached) for one in found.links][1:] == [
            (f"{outside}/", True, "here")
        ]
        friend = Visitor(outside)
        assert (await friend.get("/api/me", Person)).guest
        assert await friend.get("/api/invitation", Invitation) == Invitation(False)
        assert [one.opened for one in (await look(own)).links] == [False, True]


async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes until nothing more does."""
    while data := await reader.read(1 << 16):
        writer.write(data)
        await writer.drain()
    writer.close()


async def test_what_answers_elsewhere_is_told_from_silence(own: House, public: House) -> None:
    with socket.socket() as unused:
        unused.bind(("127.0.0.4", 0))
        silent = f"http://127.0.0.4:{unused.getsockname()[1]}"
        assert (await invite(own, outside=silent)).links[-1].reached == "silent"
    assert (await invite(own, outside=public.address)).links[-1].reached == "elsewhere"


async def test_whoever_sends_the_question_elsewhere_is_not_followed(own: House) -> None:
    """Not even to where the server itself answers."""
    link = link_of(await invite(own))

    async def send_away(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        place = f"{link}api/invitation/mark"
        writer.write(f"HTTP/1.1 302 Found\r\nLocation: {place}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(send_away, "127.0.0.3", 0) as away:
        outside = f"http://127.0.0.3:{away.sockets[0].getsockname()[1]}"
        assert (await invite(own, outside=outside)).links[-1].reached == "elsewhere"


async def test_closing_waits_for_no_answer(own: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "SECONDS", PATIENCE)
    asked, enough = asyncio.Event(), asyncio.Event()

    async def say_nothing(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.set()
        await enough.wait()
        writer.close()

    async with await asyncio.start_server(say_nothing, "127.0.0.3", 0) as slow:
        outside = f"http://127.0.0.3:{slow.sockets[0].getsockname()[1]}"
        checking = asyncio.create_task(invite(own, outside=outside))
        await asyncio.wait_for(asked.wait(), PATIENCE)
        assert not (await invite(own, False)).open
        assert not checking.done()
        enough.set()
        assert await checking == Invitation(True)


async def test_checking_again_finds_new_networks_and_leaves_those_that_are_gone(tmp_path: Path) -> None:
    networks = [NETWORK]
    async with house(await new_database(tmp_path / "moving.db"), network=networks) as moving:
        first = link_of(await invite(moving))
        networks.append("127.0.0.5")
        both = await invite(moving)
        assert [one.reached for one in both.links] == ["here", "here"]
        assert link_of(both) == first
        networks.remove(NETWORK)
        (last,) = (await invite(moving)).links
        assert last == both.links[1]
        with pytest.raises(ServerAway):
            await Visitor(first).get("/api/games", GameList)
        networks.append(NETWORK)
        assert (await invite(moving)).links[1].link == first


@pytest.mark.parametrize(
    "wrong",
    ["play.example", "ftp://play.example", "https://", "https://a@b", "https://a.example/b", "http://a:0"],
)
async def test_an_address_that_is_none_opens_nothing(own: House, wrong: str) -> None:
    with pytest.raises(ServerRefused, match="is not an origin"):
        await invite(own, outside=wrong)
    assert not (await look(own)).open


async def test_a_machine_without_a_network_has_a_door_for_tunnels_alone(tmp_path: Path) -> None:
    async with house(await new_database(tmp_path / "alone.db"), network=("192.0.2.77",)) as alone:
        opened = await invite(alone)
        assert opened.open
        assert opened.links == []
        assert opened.tunnel.startswith("127.0.0.1:")


async def test_a_port_that_is_taken_is_replaced(own: House) -> None:
    port = int(own.address.rpartition(":")[2])
    with socket.socket() as taken:
        taken.bind((NETWORK, port))
        taken.listen()
        opened = await invite(own)
    assert opened.links[0].reached == "here"
    assert not link_of(opened).endswith(f":{port}/")


async def test_a_server_for_others_cannot_be_opened_from_anywhere(public: House) -> None:
    assert await status(public.address, "/api/invitation", host="play.example", of="127.0.0.1") == b"200"
    assert public.server.doors.guests == frozenset()
    assert not public.server.doors.is_guest({"server": ("127.0.0.9", 1)})
