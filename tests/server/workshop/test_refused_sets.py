"""Card sets of an operator's that an earlier release accepted and that the checker refuses today."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from tests.editions.test_data import REFUSED
from tests.own_set import OWN_SET
from tests.server.house import House, house, make, play_on
from tests.server.operating.test_commands import get, started

from playmat import texts
from playmat.cards.reading import BadCards
from playmat.cli import main
from playmat.kernel.editions import editions_of, hash_of
from playmat.kernel.errors import BadSetup
from playmat.kernel.registry import game as installed_game
from playmat.server.clients.client import Visitor
from playmat.server.commands import own_cards
from playmat.server.game_sets import game_here, game_with, playing_with
from playmat.server.log.table_events import Begun, LogRow, Opened
from playmat.server.log.table_log import TableLog
from playmat.server.protocol.http_bodies import CardList
from playmat.server.storage.store import Addition

AS_ITS_SET = OWN_SET.replace('code = "MY1-01"', 'code = "MY1"')
"""A set with a card that has its code, which 0.2.0 accepted."""

DECK = (
    OWN_SET
    + """
[[deck]]
code = "MY1-D1"
name = { en = "Too small" }
team = ["KM1-K23", "KM1-K24", "KM1-K13"]

[deck.cards]
MY1-01 = 3
"""
)
"""A set with a deck that no format allows."""

STRICTER = {"field": REFUSED, "code": AS_ITS_SET, "deck": DECK}
"""Sets that a match can be played with, by what the checker of today refuses in them."""

BROKEN = OWN_SET.replace("damage", "dammage")
"""A set that no release could play."""

WRONG = {
    "en": ("this card set is not accepted", "card MY1-02", "at most"),
    "ja": ("このカードセットは受け付けられない", "MY1-02", "まで"),
    "it": ("questo set di carte non viene accettato", "MY1-02", "al massimo"),
}
"""By language: the set, the card, and a part of the reason."""


def file_of(folder: Path, text: str, name: str = "old.toml") -> Path:
    """A card file in a folder."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def data_of(*sets: tuple[str, str]) -> str:
    """The hash of the cards of a match that an earlier release began with some sets."""
    return installed_game("kmon").with_sets(*sets, accepted=True).data_hash()


@contextlib.asynccontextmanager
async def serving(folder: Path, *files: Path) -> AsyncIterator[House]:
    """A server with card files, on the database of a folder."""
    async with house(str(folder / "tables.db"), cards=own_cards([*files], "en")) as found:
        yield found


async def began(home: House, visitor: Visitor, data: str) -> str:
    """A table against the computer, as an earlier release stored it when it began with some cards."""
    made = await make(visitor, "kmon", "mg")
    store = home.server.registry.store
    opened, begun = [row.act for row in (await store.rows(made.table.id))[:2]]
    assert isinstance(opened, Opened)
    assert isinstance(begun, Begun)
    table = TableLog("of-before")
    rows = [
        LogRow(1, 1.0, msgspec.structs.replace(opened, cards=data)),
        LogRow(2, 1.0, msgspec.structs.replace(begun, data=data)),
    ]
    for row in rows:
        table.take(row)
    await store.append(Addition(rows, table.summary()))
    return table.id


async def codes(visitor: Visitor, data: str = "") -> set[str]:
    """The codes of the added cards of today, or of a match."""
    found = await visitor.get(f"/api/games/kmon/cards?data={data}", CardList)
    return {card.code for card in found.cards if card.code.startswith("MY")}


# ---- tables ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", STRICTER.values(), ids=STRICTER)
def test_a_set_that_is_refused_today_is_played_where_it_was_accepted(tmp_path: Path, text: str) -> None:
    data = data_of(("old.toml", text))
    with playing_with(own_cards([file_of(tmp_path, text)], "en")):
        assert game_with("kmon", data).data_hash() == data
        assert game_here("kmon") is installed_game("kmon")


@pytest.mark.slow
def test_files_that_are_added_stop_no_match(tmp_path: Path) -> None:
    """Any number of files: those with which a match began are the first ones."""
    sets = [(f"own-{n}.toml", OWN_SET.replace("MY1", f"MY{n}")) for n in range(1, 13)]
    with playing_with(own_cards([file_of(tmp_path, text, name) for name, text in sets], "en")):
        for first in (1, 2, 4, 11):
            data = data_of(*sets[:first])
            assert game_with("kmon", data).data_hash() == data


@pytest.mark.slow
@pytest.mark.parametrize("text", STRICTER.values(), ids=STRICTER)
async def test_a_table_goes_on_with_a_set_that_is_refused_today(tmp_path: Path, text: str) -> None:
    """The computer plays, too, which has a process of its own; new tables are without the set."""
    file = file_of(tmp_path, text)
    data = data_of((file.name, text))
    async with serving(tmp_path, file) as home:
        visitor = home.visitor()
        table = await began(home, visitor, data)
        async with visitor.seat(table) as player:
            assert await play_on(player, 3) == 3
            assert player.info is not None
            assert (player.info.status, player.info.data) == ("running", data)
        assert await codes(visitor, data)
        assert await codes(visitor) == set()
        made = await make(visitor, "kmon", "mg")
        async with visitor.seat(made.table.id) as player:
            assert await play_on(player, 1) == 1


async def test_a_corrected_copy_is_offered_beside_the_set_that_tables_began_with(tmp_path: Path) -> None:
    """It has the same codes, and what began before it was added goes on, with and without the set."""
    other = OWN_SET.replace("MY1", "MY2")
    files = [
        file_of(tmp_path, other, "other.toml"),
        file_of(tmp_path, REFUSED),
        file_of(tmp_path, REFUSED.replace("most = 9", "most = 4"), "corrected.toml"),
    ]
    async with serving(tmp_path, *files) as home:
        visitor = home.visitor()
        assert await codes(visitor) == {"MY1-01", "MY1-02", "MY2-01"}
        both = data_of(("other.toml", other), ("old.toml", REFUSED))
        assert await codes(visitor, both) == {"MY1-01", "MY1-02", "MY2-01"}
        assert await codes(visitor, data_of(("other.toml", other))) == {"MY2-01"}


def test_a_match_goes_on_with_the_edition_that_the_set_lay_beside(tmp_path: Path) -> None:
    edition = editions_of("playmat.games.kmon")[0]
    data = hash_of([*(text for _name, text in edition.texts), REFUSED])
    with playing_with(own_cards([file_of(tmp_path, REFUSED)], "en")):
        game = game_with("kmon", data)
        assert (game.data_hash(), len(game.extra_sets)) == (data, 1)
        assert game_here("kmon") is installed_game("kmon")


def test_a_set_that_no_release_could_play_stops_its_tables_alone(tmp_path: Path) -> None:
    files = [file_of(tmp_path, BROKEN), file_of(tmp_path, OWN_SET.replace("MY1", "MY2"), "other.toml")]
    with playing_with(own_cards(files, "en")):
        with pytest.raises(BadSetup, match="no release known here"):
            game_with(
                "kmon", hash_of([*(text for _name, text in installed_game("kmon").data_texts()), BROKEN])
            )
        assert [one.code for one in game_here("kmon").extra_sets] == ["MY2"]


# ---- what the operator is told ---------------------------------------------------------------------


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_the_operator_is_told_the_card_the_reason_and_the_fix(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    own_cards([file_of(tmp_path, REFUSED)], language)
    first, *mistakes = capsys.readouterr().err.splitlines()
    head, card, reason = WRONG[language]
    assert "old.toml" in first
    assert head in first
    assert "--cards" in first
    assert len(mistakes) == 1
    assert card in mistakes[0]
    assert reason in mistakes[0]


def test_a_mistake_in_a_sentence_is_told_with_the_line_of_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoken = OWN_SET.replace('target = "opp_active"\neffects = [{ op = "damage", amount = 4 }]', "%s")
    own_cards([file_of(tmp_path, spoken % 'text = "Sing a song."')], "en")
    assert "old.toml, line 10, card MY1-01, text:" in capsys.readouterr().err


def test_a_check_before_an_update_takes_the_set_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLAYMAT_LANG", "en")
    database = str(tmp_path / "tables.db")
    assert main(["db", "migrate", "--db", database]) == 0
    assert main(["db", "check", "--db", database, "--cards", str(file_of(tmp_path, REFUSED))]) == 0
    assert "MY1-02" in capsys.readouterr().err


@pytest.mark.slow
def test_a_server_starts_and_writes_it_to_its_log(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    database, file = f"sqlite:///{tmp_path / 'tables.db'}", file_of(tmp_path, REFUSED)
    more = ("--json-logs", "--lang", "it", "--cards", str(file))
    with started("serve", "--port", "0", "--db", database, *more) as (_process, address):
        assert '"MY1-01"' not in get(f"{address}/api/games/kmon/cards")
    told = capfd.readouterr().err.splitlines()
    logged = [json.loads(line) for line in told if line.startswith("{")]
    (line,) = [one for one in logged if one["event"] == "set_refused"]
    assert (line["file"], line["goes_on"], line["level"]) == ("old.toml", True, "warning")
    assert line["why"] == [one for one in told if "MY1-02" in one and not one.startswith("{")]


def test_a_file_that_is_not_a_card_set_is_refused_as_before(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="set"):
        own_cards([file_of(tmp_path, "[[card]]\n")], "en")
    with pytest.raises(BadCards, match="not a TOML file"):
        own_cards([file_of(tmp_path, "set = ")], "en")
    with pytest.raises(BadCards, match="cannot be read"):
        own_cards([tmp_path / "none.toml"], "en")
