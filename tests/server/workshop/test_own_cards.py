"""Cards of people's own at a server: in the catalogue, in decks, at tables, with their pictures."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import sys
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.own_set import own_set
from tests.server.house import PATIENCE, House, ended, house, join, make, play_on
from tests.server.operating.test_commands import get, started

from playmat.cli import main
from playmat.server.clients.client import ServerRefused, Visitor, new_id
from playmat.server.commands import own_cards
from playmat.server.protocol.client_messages import Rematch, Resign
from playmat.server.protocol.http_bodies import (
    CardInfo,
    CardList,
    DeckInfo,
    DeckText,
    NewSeat,
    NewTable,
    RecordReplay,
    Replay,
    Seated,
    Start,
)
from playmat.server.protocol.server_messages import TableInfo

PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg=="
)

CARDS = """
set = "MY"

[[card]]
code = "MY-1"
type = "friend"
name = { en = "Bramble Fox", ja = "いばらのきつね" }
level = 1
support = 1
magic = 0
image = "IMAGE"
"""

DECK = """Player Cards
1 Sora 1

Cards
3 MY-1
1 Pumpkin Head
2 Soldier
3 Air Soldier
2 Neoshadow
3 Kingdom Key
1 Lionheart
3 Donald Duck 1
3 Goofy 1
1 Kairi 1
3 Mickey Mouse
2 Tidus
3 Fire
1 Comet
1 Destiny Islands
1 Agrabah
3 Neverland
1 Disney Castle
3 Wonderland
"""
"""A starter deck with three cards of one's own in it."""


def written(folder: Path, image: str = "pictures/abu.png", text: str = CARDS) -> Path:
    """A card file with a card that has a picture beside it."""
    (folder / "pictures").mkdir(exist_ok=True)
    (folder / "pictures" / "abu.png").write_bytes(PNG)
    file = folder / "mine.toml"
    file.write_text(text.replace("IMAGE", image), encoding="utf-8")
    return file


@contextlib.asynccontextmanager
async def with_cards(folder: Path, *files: Path) -> AsyncIterator[House]:
    """A server with these card files, on the database of a folder."""
    async with house(str(folder / "tables.db"), cards=own_cards([*files], "en")) as found:
        yield found


@pytest.fixture
async def mine(tmp_path: Path) -> AsyncIterator[House]:
    """A server with a card of one's own."""
    async with with_cards(tmp_path, written(tmp_path)) as found:
        yield found


async def card(visitor: Visitor, code: str = "MY-1", game: str = "khtcg") -> CardInfo:
    """A card of the catalogue."""
    found = await visitor.get(f"/api/games/{game}/cards?lang={visitor.lang}", CardList)
    return next(one for one in found.cards if one.code == code)


async def fetched(address: str) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of an address."""

    def ask() -> tuple[int, dict[str, str], bytes]:
        try:
            with urllib.request.urlopen(address, timeout=PATIENCE) as response:
                return response.status, dict(response.headers), response.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, dict(error.headers), error.read()

    return await asyncio.to_thread(ask)


async def my_table(visitor: Visitor, level: str = "greedy") -> Seated:
    """A table where somebody plays own cards, and so does the computer."""
    seats = [NewSeat("me", deck=DECK), NewSeat("computer", level=level, deck=DECK)]
    return await visitor.post("/api/tables", NewTable(new_id(), "khtcg", seats), Seated)


async def finished(visitor: Visitor) -> str:
    """A table with own cards where somebody has given up after some answers."""
    made = await my_table(visitor, "random")
    async with visitor.seat(made.table.id) as player:
        await play_on(player, 3)
        await player.ask(Resign(new_id()))
        await player.until(lambda: ended(player))
    return made.table.id


# ---- the catalogue, decks, tables ------------------------------------------------------------------


async def test_a_card_of_ones_own_stands_in_the_catalogue_in_every_language(mine: House) -> None:
    assert [(await card(mine.visitor(lang))).name for lang in ("en", "ja", "it")] == [
        "Bramble Fox",
        "いばらのきつね",
        "Bramble Fox",
    ]


async def test_sets_of_several_games_are_told_apart_by_their_cards(tmp_path: Path) -> None:
    async with with_cards(tmp_path, written(tmp_path), own_set(tmp_path)) as found:
        visitor = found.visitor()
        assert (await card(visitor)).name == "Bramble Fox"
        assert (await card(visitor, "MY1-01", "kmon")).name == "Ember Rain"


async def test_a_deck_with_own_cards_is_read_and_legal(mine: House) -> None:
    deck = await mine.visitor().post("/api/games/khtcg/decks/check", DeckText(DECK), DeckInfo)
    assert deck.mistakes == []
    assert ("MY-1", 3, "Bramble Fox") in [
        (entry.code, entry.count, entry.name) for section in deck.sections for entry in section.cards
    ]
    again = await mine.visitor().post("/api/games/khtcg/decks/check", DeckText(deck.share), DeckInfo)
    assert again.text == deck.text


async def test_such_a_deck_is_refused_where_its_cards_are_not(home: House) -> None:
    with pytest.raises(ServerRefused, match="my-1"):
        await home.visitor().post("/api/games/khtcg/decks/check", DeckText(DECK), DeckInfo)


async def test_the_computer_plays_with_them_and_against_them(mine: House) -> None:
    visitor = mine.visitor()
    made = await my_table(visitor)
    async with visitor.seat(made.table.id) as player:
        assert await play_on(player, 12) == 12
    table = (await mine.server.registry.session(made.table.id)).table  # type: ignore[union-attr]
    assert [place.level for place in table.places] == ["", "greedy"], "the computer player was replaced"
    assert any(seat == 1 for seat in (entry.seat for entry in table.playing.entries))


async def test_a_program_that_joins_plays_with_the_cards_it_is_given(mine: House, tmp_path: Path) -> None:
    visitor = mine.visitor()
    made = await make(visitor, "khtcg", "mo", hints=True)
    file = tmp_path / "mine.toml"
    joining = await joined(mine, made.table.id, "--cards", str(file))
    async with visitor.seat(made.table.id) as player:
        assert await play_on(player, 4) == 4
        await player.ask(Resign(new_id()))
        await player.until(lambda: ended(player))
    assert (await joining.communicate(), joining.returncode)[1] == 0


async def test_a_program_that_joins_without_the_cards_says_so(mine: House) -> None:
    visitor = mine.visitor()
    made = await make(visitor, "khtcg", "mo", hints=True)
    joining = await joined(mine, made.table.id)
    async with visitor.seat(made.table.id) as player:
        playing = asyncio.create_task(play_on(player, 10_000))
        _out, said = await joining.communicate()
        playing.cancel()
    assert joining.returncode == 2
    assert "no release known here" in said.decode()
    assert "--cards" in said.decode()


async def joined(found: House, table: str, *more: str) -> asyncio.subprocess.Process:
    """`playmat join` in a process of its own."""
    command = ["-m", "playmat.cli", "join", f"{found.address}/t/{table}", "--lang", "en", *more]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=pipe, stderr=pipe, env=environment
    )


# ---- the same and other cards ----------------------------------------------------------------------


async def test_a_match_goes_on_after_a_restart_with_the_same_cards(tmp_path: Path) -> None:
    file = written(tmp_path)
    async with with_cards(tmp_path, file) as first:
        visitor = first.visitor()
        table = (await my_table(visitor)).table.id
        async with visitor.seat(table) as player:
            await play_on(player, 3)
    async with with_cards(tmp_path, file) as second:
        visitor.address = second.address
        async with visitor.seat(table) as player:
            assert await play_on(player, 2) == 2


async def test_a_match_without_own_cards_goes_on_where_there_are_some(tmp_path: Path) -> None:
    async with with_cards(tmp_path) as first:
        visitor = first.visitor()
        table = (await make(visitor, "khtcg", "mg")).table.id
        async with visitor.seat(table) as player:
            await play_on(player, 3)
    async with with_cards(tmp_path, written(tmp_path)) as second:
        visitor.address = second.address
        async with visitor.seat(table) as player:
            assert await play_on(player, 3) == 3


@pytest.mark.parametrize("changed", [True, False])
async def test_a_match_with_other_cards_is_closed_in_words(tmp_path: Path, changed: bool) -> None:
    file = written(tmp_path)
    async with with_cards(tmp_path, file) as first:
        visitor = first.visitor()
        table = (await my_table(visitor)).table.id
        async with visitor.seat(table) as player:
            await play_on(player, 1)
    file.write_text(file.read_text(encoding="utf-8").replace("support = 1", "support = 2"), encoding="utf-8")
    async with with_cards(tmp_path, *([file] if changed else [])) as second:
        visitor.address = second.address
        async with visitor.seat(table) as player:
            await player.until(lambda: player.info is not None and player.info.status == "broken")
            assert ended(player)


async def test_an_open_table_does_not_begin_with_other_cards(tmp_path: Path) -> None:
    async with with_cards(tmp_path, written(tmp_path)) as first:
        made = await make(first.visitor(), "khtcg", "mo")
    async with with_cards(tmp_path) as second:
        guest = second.visitor()
        assert (await guest.get(f"/api/tables/{made.table.id}", TableInfo)).status == "open"
        with pytest.raises(ServerRefused, match="--cards"):
            await join(guest, made)
    async with with_cards(tmp_path, written(tmp_path)) as third:
        assert (await join(third.visitor(), made)).table.status == "running"


async def test_records_are_watched_and_played_on_where_their_cards_are(tmp_path: Path) -> None:
    file = written(tmp_path)
    async with with_cards(tmp_path, file) as first:
        visitor = first.visitor()
        table = await finished(visitor)
        _status, _headers, body = await fetched_as(visitor, f"/api/tables/{table}/record")
        record = body.decode()
        assert "set MY " in record
    async with with_cards(tmp_path) as second:
        with pytest.raises(ServerRefused, match=r"MY.*--cards"):
            await second.visitor().post("/api/replay", RecordReplay(record, 0), Replay)
    async with with_cards(tmp_path, file) as third:
        visitor = third.visitor()
        replayed = await visitor.post("/api/replay", RecordReplay(record, 0), Replay)
        assert replayed.moments
        seats = [NewSeat("me"), NewSeat("computer", level="greedy")]
        wanted = NewTable(new_id(), "khtcg", seats, start=Start(record=record, at=1))
        made = await visitor.post("/api/tables", wanted, Seated)
        async with visitor.seat(made.table.id) as player:
            assert await play_on(player, 2) == 2


async def test_a_rematch_has_the_same_cards(mine: House) -> None:
    visitor = mine.visitor()
    table = await finished(visitor)
    async with visitor.seat(table) as player:
        await player.ask(Rematch(new_id()))
        await player.until(lambda: player.info is not None and player.info.next)
        following = player.info.next if player.info is not None else ""
    async with visitor.seat(following) as player:
        assert await play_on(player, 2) == 2


async def fetched_as(visitor: Visitor, path: str) -> tuple[int, dict[str, str], bytes]:
    """The answer to a visitor who has been here before: status, headers, body."""

    def ask() -> tuple[int, dict[str, str], bytes]:
        with visitor._opener.open(visitor.address + path, timeout=PATIENCE) as response:
            return response.status, dict(response.headers), response.read()

    return await asyncio.to_thread(ask)


# ---- pictures --------------------------------------------------------------------------------------


async def test_the_picture_of_a_card_is_served_and_its_place_is_not_told(mine: House, tmp_path: Path) -> None:
    found = await card(mine.visitor())
    status, headers, body = await fetched(mine.address + found.picture)
    assert (status, body) == (200, PNG)
    assert headers["content-type"] == "image/png"
    assert headers["x-content-type-options"] == "nosniff"
    told = repr(found)
    assert "abu.png" not in told
    assert str(tmp_path) not in told


async def test_a_picture_may_lie_anywhere(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "abu").write_bytes(PNG)
    file = written(tmp_path, str(tmp_path / "elsewhere" / "abu"))
    async with with_cards(tmp_path, file) as found:
        assert (await fetched(found.address + (await card(found.visitor())).picture))[2] == PNG


@pytest.mark.parametrize(
    "path",
    [
        "/pictures/khtcg/MY-2",
        "/pictures/kmon/MY-1",
        "/pictures/khtcg/abu.png",
        "/pictures/khtcg/..%2Fmine.toml",
        "/pictures/khtcg/%2Fetc%2Fpasswd",
    ],
)
async def test_nothing_else_is_served(mine: House, path: str) -> None:
    status, _headers, body = await fetched(mine.address + path)
    assert PNG not in body
    assert b"MY-1" not in body
    assert b"root:" not in body
    assert status == 404 or b"<html" in body, "neither refused nor the page of the client"


async def test_what_is_no_picture_any_more_is_not_served(mine: House, tmp_path: Path) -> None:
    found = await card(mine.visitor())
    (tmp_path / "pictures" / "abu.png").write_text("a secret", encoding="utf-8")
    assert (await fetched(mine.address + found.picture))[::2] == (404, b"")


@pytest.mark.parametrize(
    ("image", "why"),
    [
        ("pictures/none.png", "the picture pictures/none.png cannot be read"),
        ("pictures", "the picture pictures cannot be read"),
        ("mine.toml", "is not a supported picture"),
        ("drawn.svg", "is not a supported picture"),
        ("large.png", "larger than 4 MB"),
        ("https://cards.example/abu.png", "is on another site"),
    ],
)
@pytest.mark.slow
def test_a_picture_that_cannot_be_shown_is_named_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], image: str, why: str
) -> None:
    monkeypatch.setenv("PLAYMAT_LANG", "en")
    (tmp_path / "drawn.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", encoding="utf-8")
    (tmp_path / "large.png").write_bytes(PNG + bytes(4 << 20))
    file = written(tmp_path, image)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with started("serve", "--port", "0", "--db", database, "--cards", str(file)) as (_process, address):
        found = get(f"{address}/api/games/khtcg/cards")
    assert '"picture":"/' not in found
    assert '"code":"MY-1"' in found
    said = capfd.readouterr().err
    assert "mine.toml, card MY-1:" in said
    assert why in said
    assert "drawn face" in said


# ---- starting --------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [[], ["serve"]])
@pytest.mark.slow
def test_playmat_alone_and_serve_take_card_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PLAYMAT_BROWSER", "none")
    monkeypatch.setenv("PLAYMAT_LANG", "en")
    port = ["--port", "0"] if command else []
    with started(*command, "--cards", str(written(tmp_path)), *port) as (_process, address):
        assert '"code":"MY-1"' in get(f"{address}/api/games/khtcg/cards")


@pytest.mark.parametrize("command", [[], ["serve"]])
@pytest.mark.parametrize(
    ("text", "why"),
    [(None, "cannot be read"), ("set = ", "not a TOML file")],
)
def test_a_card_file_that_cannot_be_read_is_named(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
    text: str | None,
    why: str,
) -> None:
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("PLAYMAT_LANG", "en")
    file = tmp_path / "mine.toml"
    if text is not None:
        file.write_text(text, encoding="utf-8")
    assert main([*command, "--cards", str(file)]) == 2
    said = capsys.readouterr().err
    assert "mine.toml" in said
    assert why in said
