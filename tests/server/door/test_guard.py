"""The door: where requests come from, how much and how often, and what hostile clients can do (nothing)."""

from __future__ import annotations

import asyncio
import random
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from tests.server.house import PATIENCE, House, house, make, needed, play_on
from tests.server.mischief import mutated, strange_at
from uvicorn.protocols.utils import ClientDisconnected
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from playmat.server.clients.client import ServerAway, ServerRefused, Visitor, new_id
from playmat.server.http import connections, guard, sockets
from playmat.server.http.guard import HELLOS, MESSAGES, TALK, TooMany, address_of
from playmat.server.http.routes import ROUTES
from playmat.server.process.bot_pool import BotFailed
from playmat.server.process.bot_process import Thought
from playmat.server.protocol.client_messages import Chat, Hint
from playmat.server.protocol.http_bodies import Credentials, DeckText, Join, Person, Problem, Rename
from playmat.server.protocol.server_messages import Bye, FromServer, Pong, Refused, State

ACCOUNT = Credentials("Ann", "a long password")


def fetch(address: str, data: bytes | None = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of a request."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(address, data, named)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return response.status, dict(response.headers), response.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), error.read()


async def ask(address: str, data: bytes | None = None, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """The same without keeping the server from answering."""
    return await asyncio.to_thread(fetch, address, data, **headers)


# ---- every route -----------------------------------------------------------------------------------


async def test_every_route_answers_or_refuses_in_words(uncounted: House) -> None:
    for route in ROUTES:
        for game, table in (("kmon", "nowhere"), ("nothing", "../..")):
            words = ("table", "lesson", "puzzle", "clock", "tournament", "set", "link", "report")
            named = dict.fromkeys(words, table)
            path = route.path.format(game=game, lang="it", **named)
            # what is longer than the route takes is refused before it is read
            deep = b"[" * min(20_000, route.most)
            bodies = [None] if route.method == "GET" else [b"{}", b"[", b"\xff", deep]
            for body in bodies:
                status, headers, data = await ask(uncounted.address + path, body)
                assert status < 500, (path, body)
                assert "unsafe" not in headers["content-security-policy"], path
                if status >= 400:
                    assert msgspec.json.decode(data, type=Problem).error.text, (path, body)


async def test_what_changes_something_comes_from_the_own_pages(uncounted: House) -> None:
    posts = [route for route in ROUTES if route.method == "POST"]
    assert posts
    for route in posts:
        path = uncounted.address + route.path.format(
            game="kmon", table="nowhere", lesson="nowhere", tournament="nowhere", link="nowhere"
        )
        status, _headers, refused = await ask(path, b"{}", Origin="https://evil.example")
        assert status == 403, path
        assert (await ask(path, b"{}", Origin="null"))[::2] == (403, refused), path
        assert (await ask(path, b"{}", Origin=uncounted.address))[::2] != (403, refused), path


async def test_a_server_answers_under_its_own_names_only(home: House, public: House) -> None:
    """A foreign name that leads to this machine (DNS rebinding) finds nothing."""
    assert (await ask(home.address + "/api/me", Host="evil.example"))[0] == 421
    assert (await ask(public.address + "/api/me"))[0] == 421
    status, headers, _ = await ask(public.address + "/api/me", Host="play.example")
    assert status == 200
    cookie = headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=lax", "secure"))


async def test_the_page_loads_nothing_from_outside_and_nothing_inline_but_what_it_names(home: House) -> None:
    status, headers, _ = await ask(home.address + "/t/whatever")
    assert status == 200
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http:" not in policy.replace("https:", "")
    assert (await ask(home.address + "/static/../server/storage/people/accounts.py"))[0] == 404
    assert (await ask(home.address + "/static/%2e%2e/server/storage/people/accounts.py"))[0] == 404


async def test_health_and_metrics_tell_no_secrets(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mr")
    async with ann.seat(made.table.id) as player:
        await play_on(player, 1)
        assert (await ask(home.address + "/health"))[2] == b"ok\n"
        _, _, data = await ask(home.address + "/metrics")
        text = data.decode()
        assert 'playmat_acts_total{kind="Answered"}' in text
        assert "playmat_sockets 1.0" in text
        assert made.table.id not in text
        assert "KM1" not in text


async def test_requests_that_are_too_large_are_refused(home: House) -> None:
    for size in (65_537, 1 << 20):
        try:
            status, _, _ = await ask(home.address + "/api/login", b" " * size)
        except OSError:
            continue  # the server closed before all of it was sent
        assert status == 413


# ---- people ----------------------------------------------------------------------------------------


async def test_a_guest_makes_an_account_and_comes_back_on_another_device(home: House) -> None:
    ann, phone = home.visitor(), home.visitor()
    assert (await ann.get("/api/me", Person)).guest
    assert await ann.post("/api/me", Rename("Annie"), Person) == Person("Annie", True)
    assert await ann.post("/api/account", ACCOUNT, Person) == Person("Ann", False)
    made = await make(ann, "kmon", "mr")
    assert await phone.post("/api/login", ACCOUNT, Person) == Person("Ann", False)
    async with phone.seat(made.table.id) as player:
        assert player.you == [0]


@pytest.mark.usefixtures("still")
async def test_passwords_are_tried_only_so_often(public: House) -> None:
    body = msgspec.json.encode(ACCOUNT)
    found = [(await ask(public.address + "/api/login", body, Host="play.example"))[0] for _ in range(11)]
    assert found == [403] * 10 + [429]


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize(
    ("network", "elsewhere"),
    [
        pytest.param("2001:db8:1:2::", "2001:db8:1:3::1", id="another household"),
        pytest.param("2001:db8:1:2:f::", "192.0.2.1", id="IPv4", marks=pytest.mark.slow),
    ],
)
async def test_who_has_many_addresses_is_counted_once(tmp_path: Path, network: str, elsewhere: str) -> None:
    """Anyone with one IPv6 address has a whole /64 of them."""
    body = msgspec.json.encode(ACCOUNT)
    database = str(tmp_path / "tables.db")
    async with house(database, origins=("https://play.example",), behind_proxy=True) as public:

        async def log_in(address: str) -> int:
            headers = {"Host": "play.example", "X-Forwarded-For": address}
            return (await ask(public.address + "/api/login", body, **headers))[0]

        assert [await log_in(f"{network}{n:x}") for n in range(1, 12)] == [403] * 10 + [429]
        assert await log_in(elsewhere) == 403


def test_addresses_of_ipv4_are_told_apart_however_they_are_written() -> None:
    """A socket for both kinds writes those of IPv4 inside one /64 of IPv6."""
    written = ["192.0.2.1", "::ffff:192.0.2.1", "::ffff:192.0.2.2", "fe80::1%eth0", "fe80::2%eth0", "pipe"]
    found = [address_of({"client": (one, 80)}) for one in written]
    assert found == ["192.0.2.1", "192.0.2.1", "192.0.2.2", "fe80::/64", "fe80::/64", "pipe"]
    assert address_of({}) == "-"


async def test_a_deck_is_read_and_checked(home: House) -> None:
    wanted = msgspec.json.encode(DeckText("Team\n1 Frostusk\n", lang="it"))
    status, _, data = await ask(home.address + "/api/games/kmon/decks/check", wanted)
    assert status == 200
    assert b'"mistakes":[{' in data


# ---- hostile sockets -------------------------------------------------------------------------------


async def strange(home: House, table: str, **headers: str) -> ClientConnection:
    """A socket of a program that does what it likes."""
    return await strange_at(home.address, table, **headers)


async def last_words(socket: ClientConnection) -> tuple[list[FromServer], int | None]:
    """Everything the server still says, and the code with which it closes."""
    said: list[FromServer] = []
    try:
        async with asyncio.timeout(PATIENCE):
            async for frame in socket:
                said.append(msgspec.json.decode(frame, type=FromServer))  # noqa: PERF401 - it may break off
    except ConnectionClosed:
        pass
    return said, socket.close_code


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("", "message"),
        ("not json", "message"),
        ('{"type":"ping"}', "hello"),
        ('{"type":"hello","lang":"xx"}', "message"),
        ("[" * 10_000, "message"),
        ('{"type":"hello","since":' + "9" * 400 + "}", "message"),
        (b"\xff\xfe\x00", "message"),
    ],
    ids=["empty", "text", "no hello", "language", "deep", "huge number", "bytes"],
)
async def test_who_does_not_say_hello_properly_is_let_go(home: House, frame: str | bytes, code: str) -> None:
    made = await make(home.visitor(), "kmon", "mr")
    socket = await strange(home, made.table.id)
    await socket.send(frame)
    said, close_code = await last_words(socket)
    assert [one.code for one in said if isinstance(one, Bye)] == [code]
    assert close_code == 1008


async def test_a_frame_that_is_too_large_ends_the_connection(home: House) -> None:
    made = await make(home.visitor(), "kmon", "mr")
    socket = await strange(home, made.table.id)
    await socket.send('{"type":"hello"}' + " " * 20_000)
    assert (await last_words(socket))[1] == 1009


async def test_what_is_said_after_a_frame_that_was_too_large_is_no_fault_of_the_server(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[BaseException] = []

    class Talking(connections.Socket):
        """A socket to which something is said in the moment in which it is closed."""

        def handle_parser_exception(self) -> None:
            super().handle_parser_exception()
            try:
                self.send({"type": "websocket.send", "text": "too late"}).send(None)
            except (OSError, RuntimeError, StopIteration) as error:
                found.append(error)

    monkeypatch.setattr(connections, "Socket", Talking)
    made = await make(home.visitor(), "kmon", "mr")
    socket = await strange(home, made.table.id)
    await socket.send('{"type":"hello"}' + " " * 20_000)
    assert (await last_words(socket))[1] == 1009
    assert [type(one) for one in found] == [ClientDisconnected]


@pytest.mark.usefixtures("still")
async def test_a_flood_is_stopped_and_others_play_on(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mr")
    socket = await strange(home, made.table.id)
    await socket.send('{"type":"hello"}')
    with_flood = asyncio.create_task(flood(socket))
    async with ann.seat(made.table.id) as player:
        assert await play_on(player, 5) == 5
    pongs, close_code = await with_flood
    assert pongs < MESSAGES.amount
    assert close_code == 1008


async def flood(socket: ClientConnection) -> tuple[int, int | None]:
    """Send 1,000 messages as fast as it goes; gives how many were answered."""
    try:
        for _ in range(1_000):
            await socket.send('{"type":"ping"}')
    except ConnectionClosed:
        pass
    said, code = await last_words(socket)
    return sum(isinstance(one, Pong) for one in said), code


@pytest.mark.usefixtures("still")
async def test_who_asks_for_everything_again_and_again_is_let_go(home: House) -> None:
    made = await make(home.visitor(), "kmon", "mr")
    socket = await strange(home, made.table.id)
    for _ in range(HELLOS.amount + 10):
        await socket.send('{"type":"hello"}')
    said, close_code = await last_words(socket)
    assert sum(isinstance(one, State) for one in said) <= HELLOS.amount
    assert [one.code for one in said if isinstance(one, Bye)] == ["limit"]
    assert close_code == 1008


@pytest.mark.usefixtures("still")
async def test_nobody_fills_the_log_with_talk(public: House, home: House) -> None:
    """Talk is kept for ever, so that there is only so much of it; on the own machine nobody counts."""
    for counted, found in ((False, home), (True, public)):
        limits = found.server.limits
        refused = 0
        for _ in range(60):
            try:
                await limits.count(TALK, "talk", "ann", "table")
            except TooMany:
                refused += 1
        assert (refused > 0) == counted
    ann = home.visitor()
    made = await make(ann, "kmon", "mr")
    home.server.api.limits = public.server.limits
    async with ann.seat(made.table.id) as player:
        answers = [await player.ask(Chat(new_id(), "hello")) for _ in range(35)]
        codes = [one.code for one in answers if isinstance(one, Refused)]
        assert codes == ["limit"] * 5
        assert await play_on(player, 1) == 1


@pytest.mark.usefixtures("still")
async def test_nobody_lets_the_computers_think_for_him_alone(
    home: House, public: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hints are thought of where the computer players of all tables think."""
    ann = home.visitor()
    made = await make(ann, "kmon", "mr")
    home.server.api.limits = public.server.limits

    async def ask(_question: object, _person: str, _table: str) -> Thought:
        raise BotFailed

    monkeypatch.setattr(home.server.registry.bots, "ask", ask)
    async with ann.seat(made.table.id) as player:
        await player.until(lambda: needed(player))
        answers = [await player.ask(Hint(new_id(), needed(player)[0].seat)) for _ in range(25)]
    assert [one.code for one in answers if isinstance(one, Refused)] == ["table"] * 20 + ["limit"] * 5


async def test_an_account_is_found_however_its_name_is_written(home: House) -> None:
    ann, phone = home.visitor(), home.visitor()
    await ann.post("/api/account", Credentials("Ann  Lee", ACCOUNT.password), Person)
    found = await phone.post("/api/login", Credentials(" ann  LEE ", ACCOUNT.password), Person)
    assert found == Person("Ann Lee", False)
    with pytest.raises(ServerRefused, match="taken"):
        await home.visitor().post("/api/account", Credentials("ANN LEE", ACCOUNT.password), Person)


def stored_bytes(folder: Path) -> bytes:
    """All that is in the database's files."""
    return b"".join(path.read_bytes() for path in folder.glob("tables.db*"))


async def test_no_secret_is_kept_as_it_is(home: House, tmp_path: Path) -> None:
    """Cookies and seat keys are in the database as hashes only, also where a program plays with a key."""
    ann = home.visitor()
    made = await make(ann, "kmon", "mm")
    async with home.visitor().seat(made.table.id, keys=[key.key for key in made.keys]) as player:
        assert await play_on(player, 3) == 3
    kept = stored_bytes(tmp_path)
    assert made.table.id.encode() in kept
    for secret in [*(key.key for key in made.keys), *(cookie.value for cookie in ann.cookies)]:
        assert secret
        assert secret.encode() not in kept


async def test_half_open_connections_are_closed(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.2)
    made = await make(home.visitor(), "kmon", "mr")
    waiting = [await strange(home, made.table.id) for _ in range(10)]
    for socket in waiting:
        said, _ = await last_words(socket)
        assert isinstance(said[0], Bye)
        assert said[0].code == "hello"


async def test_an_address_has_so_many_sockets_and_a_wrong_table_none(
    public: House, home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await make(home.visitor(), "kmon", "mr")
    for greeting in ('{"type":"hello","lang":"ja"}', '{"type":"ping"}', "x"):
        lost = await strange(home, "nowhere")
        await lost.send(greeting)
        said, _ = await last_words(lost)
        assert [type(one).__name__ for one in said] == (["Bye"] if "hello" in greeting else [])
    with pytest.raises(InvalidStatus):
        await strange(home, made.table.id, Origin="https://evil.example")
    monkeypatch.setattr(guard, "SOCKETS", 5)
    home.server.limits = public.server.limits
    monkeypatch.setattr(sockets, "HELLO_SECONDS", PATIENCE)  # none of them says anything, and all stay
    most = [await strange(home, made.table.id) for _ in range(5)]
    with pytest.raises(InvalidStatus):
        await strange(home, made.table.id)
    for socket in most:
        await socket.close()


@pytest.mark.parametrize("asked", ["session", "person"])
async def test_a_socket_is_told_that_the_database_failed(
    home: House, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    """It is closed with 1011 and counted, as a request is answered with 503; later it opens."""
    made = await make(home.visitor(), "kmon", "mr")

    async def fail(_wanted: str) -> None:
        raise OperationalError("", {}, OSError())

    with monkeypatch.context() as patch:
        owner, name = (
            (home.server.registry, "session") if asked == "session" else (home.server.api.people, "find")
        )
        patch.setattr(owner, name, fail)
        socket = await strange(home, made.table.id)
        assert await last_words(socket) == ([], 1011)
    faults = home.server.metrics.registry.get_sample_value("playmat_failures_total", {"place": "database"})
    assert faults == 1
    async with home.visitor().seat(made.table.id, keys=[key.key for key in made.keys]) as player:
        assert await play_on(player, 1) == 1


@pytest.mark.parametrize(
    ("error", "place"),
    [
        (OperationalError("", {}, OSError()), "database"),
        (ConnectionRefusedError(), "database"),
        (ZeroDivisionError(), "request"),
    ],
)
async def test_a_request_is_answered_in_words_whatever_failed(
    home: House, monkeypatch: pytest.MonkeyPatch, error: Exception, place: str
) -> None:
    """A driver that cannot connect raises errors of the system, one whose line is cut some of its own."""

    async def fail(_wanted: object) -> None:
        raise error

    made = await make(home.visitor(), "kmon", "mr")
    monkeypatch.setattr(home.server.registry.store, "kept", fail)
    monkeypatch.setattr(home.server.registry.store, "versions", fail)
    status, _headers, body = await ask(f"{home.address}/api/tables/{made.table.id}")
    assert status == 503
    assert msgspec.json.decode(body, type=Problem).error.text.startswith("That did not work just now")
    assert home.server.metrics.registry.get_sample_value("playmat_failures_total", {"place": place}) == 1
    status, _headers, said = await ask(f"{home.address}/ready")
    assert (status, said) == (503, b"the database does not answer\n")
    assert (await ask(f"{home.address}/health"))[0] == 200, "a process that lives is not to be restarted"


async def test_messages_that_were_tampered_with_harm_nobody(home: House) -> None:
    """Mutated messages after a valid beginning: refused, or the socket is closed; the match goes on."""
    ann = home.visitor()
    made = await make(ann, "kmon", "mm")
    chance = random.Random(7)
    async with ann.seat(made.table.id) as player:
        key = made.keys[0].key
        for _ in range(12):
            socket = await strange(home, made.table.id)
            await socket.send(f'{{"type":"hello","keys":["{key}"]}}')
            ask = needed(player)[0]
            good = (
                f'{{"type":"act","id":"{new_id()}","seat":{ask.seat},"serial":{ask.serial},"answer":[0]}}'
            ).encode()
            try:
                for _ in range(20):
                    await socket.send(mutated(good, chance).decode("utf-8", "replace"))
            except ConnectionClosed:
                pass
            await socket.close()
        assert (
            home.server.metrics.registry.get_sample_value("playmat_failures_total", {"place": "message"})
            is None
        )
        async with ann.seat(made.table.id) as again:
            assert await play_on(again, 2) == 2


async def test_who_may_do_what(home: House) -> None:
    """A stranger without the seat gets nowhere, whatever message they send."""
    ann, eve = home.visitor(), home.visitor()
    made = await make(ann, "kmon", "mo")
    await eve.get("/api/me", Person)
    await home.visitor().post(f"/api/tables/{made.table.id}/join", Join(new_id()), msgspec.Raw)
    messages: list[dict[str, Any]] = [
        {"type": "act", "seat": 0, "serial": 0, "answer": "first"},
        {"type": "undo"},
        {"type": "consent", "agree": True},
        {"type": "resign"},
        {"type": "chat", "phrase": "hello"},
        {"type": "show", "agree": True},
        {"type": "leave"},
        {"type": "fill", "level": "random"},
        {"type": "rematch"},
        {"type": "why", "seat": 0, "texts": ["attack"]},
        {"type": "describe", "seat": 0, "serial": 0, "answer": [0]},
        {"type": "hint", "seat": 0},
        {"type": "position", "seat": 0},
    ]
    before = await home.server.registry.store.versions([made.table.id])
    socket = await strange(home, made.table.id, Cookie=eve.cookie_header())
    await socket.send('{"type":"hello"}')
    for message in messages:
        await socket.send(msgspec.json.encode({"id": new_id(), **message}).decode())
    answers: list[FromServer] = []
    while sum(type(one).__name__ == "Refused" for one in answers) < len(messages):
        answers.append(msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE), type=FromServer))
    assert not [one for one in answers if type(one).__name__ in {"Ack", "Reply", "Dealt"}]
    assert [one.you for one in answers if isinstance(one, State)] == [[]]
    assert await home.server.registry.store.versions([made.table.id]) == before
    await socket.close()


def test_visitors_speak_plain_errors() -> None:
    with pytest.raises(ServerAway, match="Is the server running"):
        asyncio.run(Visitor("http://127.0.0.1:9").get("/api/me", Person))
