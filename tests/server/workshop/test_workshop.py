"""The workshop at a server: cards read as they are written, sets kept and shared, cards tried and played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.server.door.test_guard import ask
from tests.server.house import House, house, join

from playmat import texts
from playmat.lab.balance.house_reports import house_reports
from playmat.lab.balance.kept import PlainTable
from playmat.lab.meta import suggestions as suggesting
from playmat.server.clients.client import ServerRefused, Visitor, new_id
from playmat.server.http.reference_data import card_game, legal_deck
from playmat.server.process.drafting import Examining
from playmat.server.protocol import workshop_bodies as body
from playmat.server.protocol.http_bodies import (
    CardList,
    DeckList,
    DeckText,
    GameList,
    Join,
    NewSeat,
    NewTable,
    Seated,
)
from playmat.server.protocol.server_messages import TableInfo
from playmat.server.storage.people import card_sets

pytest.importorskip("playmat.games.kmon", reason="the cards of this test are of K-Mon")

LANTERN = {"code": "MY1-01", "type": "item", "name": {"en": "Lantern"}, "text": "Gain three charges."}
SET = {"set": "MY1", "name": {"en": "Lights", "it": "Luci"}, "card": [LANTERN]}
BLAZE = {
    "code": "MY1-01",
    "type": "ability",
    "name": {"en": "Blaze"},
    "element": "fire",
    "cost": 0,
    "target": "opp_active",
    "effects": [{"op": "damage", "amount": 9}],
}
BETTER = {
    "en": "MY1-01 is strictly better than KM1-FIR-1: cost 0 instead of 1",
    "ja": "MY1-01はKM1-FIR-1を完全に上回ります",
    "it": "MY1-01 è in tutto migliore di KM1-FIR-1: cost 0 invece di 1",
}
UNFINISHED = {**SET, "card": [{**LANTERN, "text": "Gain three"}]}
NO_SETS: tuple[dict[str, Any], ...] = (
    {"card": 3},
    {"card": [LANTERN] * (body.MOST_CARDS + 1)},
    {"set": None},
    {"set": "MY1", "name": "x" * (body.LONGEST_SET + 1)},
)


async def kept(who: Visitor, data: dict[str, Any] = SET, set_id: str = "", text: str = "") -> body.WholeSet:
    """A set that somebody keeps."""
    return await who.post("/api/workshop/sets", body.SaveSet("kmon", set_id, data, text), body.WholeSet)


async def test_the_form_of_cards_is_told_in_the_language(home: House) -> None:
    found = await home.visitor().get("/api/games/kmon/workshop?lang=it", body.CardForms)
    types = {one.word: one for one in found.types}
    assert types["ability"].sentences
    assert not types["kmon"].sentences
    fields = {one.name: one for one in types["kmon"].fields}
    assert fields["hp"].required
    assert {"fire": "Fuoco"}.items() <= {one.word: one.title for one in fields["primary"].words}.items()


async def test_cards_are_read_and_sets_kept_by_whoever_writes_them(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = home.visitor(), home.visitor()
    read = await ann.post("/api/workshop/card", body.CardDraft("kmon", LANTERN), body.DraftInfo)
    assert read.state == "read"
    assert read.lines["it"][1:] == ["Ottieni 3 cariche."]
    assert read.data["effects"] == [{"op": "gain_charges", "amount": 3}]

    mine = await kept(ann)
    assert (mine.info.code, mine.info.name, mine.info.cards, mine.mistakes) == ("MY1", "Lights", 1, [])
    assert mine.info.hash
    assert [one.id for one in (await ann.get("/api/workshop/sets", body.SetList)).sets] == [mine.info.id]
    assert (await bob.get("/api/workshop/sets", body.SetList)).sets == []
    seen = await bob.get(f"/api/workshop/sets/{mine.info.id}", body.WholeSet)
    assert (seen.data["card"], seen.info.mine) == ([LANTERN], False)
    with pytest.raises(ServerRefused) as refused:
        await kept(bob, set_id=mine.info.id)
    assert refused.value.status == 404
    with pytest.raises(ServerRefused):
        await bob.post("/api/workshop/drop", body.DropSet(mine.info.id), body.SetList)

    _status, _headers, file = await ask(f"{home.address}/api/workshop/sets/{mine.info.id}/file")
    again = await kept(ann, {}, text=file.decode())
    assert (again.data, again.info.hash) == (mine.data, mine.info.hash)
    program = {"code": "MY1-01", "type": "item", "name": {"en": "Lantern"}}
    found = await kept(ann, {**SET, "card": [{**program, "effects": [{"op": "gain_charges", "amount": 3}]}]})
    assert found.data["card"] == [{**program, "text": "Gain 3 charges."}]
    unfinished = await kept(ann, UNFINISHED, found.info.id)
    assert [(one.card, one.field) for one in unfinished.mistakes] == [("MY1-01", "text")]
    assert (unfinished.info.id, unfinished.info.hash) == (found.info.id, "")
    wanted = NewTable(new_id(), "kmon", [NewSeat("me"), NewSeat("open")], set=found.info.id)
    with pytest.raises(ServerRefused, match="Lights"):
        await ann.post("/api/tables", wanted, Seated)

    for data in NO_SETS:
        with pytest.raises(ServerRefused) as refused:
            await kept(ann, data)
        assert refused.value.status == 422
    monkeypatch.setattr(card_sets, "MOST_SETS", 3)
    with pytest.raises(ServerRefused, match="3"):
        await kept(ann)
    left = await ann.post("/api/workshop/drop", body.DropSet(mine.info.id), body.SetList)
    assert {one.id for one in left.sets} == {again.info.id, found.info.id}


async def test_a_card_is_tried_at_once_and_what_it_does_is_counted(home: House) -> None:
    ann = home.visitor()
    made = await ann.post("/api/workshop/try", body.TryCard(new_id(), "kmon", SET, "MY1-01"), Seated)
    assert (made.table.status, made.table.own) == ("running", "Lights")
    async with ann.seat(made.table.id) as player:
        assert player.play is not None
        assert any("Lantern" in str(item) for ask in player.play.asks for item in ask.items)
    found = await ann.post("/api/workshop/prove", body.ProveCard("kmon", SET, "MY1-01"), body.Proved)
    assert found.pairs
    with pytest.raises(ServerRefused):
        await ann.post("/api/workshop/prove", body.ProveCard("kmon", {"card": []}, "MY1-01"), body.Proved)


@pytest.mark.slow
@pytest.mark.parametrize("lang", texts.LANGUAGES)
async def test_a_card_is_examined_in_play(home: House, lang: str) -> None:
    """A card that is better than one of the game is named."""
    visitor = home.visitor(lang)
    wanted = body.ExamineCard("kmon", {**SET, "card": [BLAZE]}, "MY1-01", lang)
    found = await visitor.post("/api/workshop/examine", wanted, body.CardFindings)
    assert found.matches
    said = [one.what.text for one in found.findings if (one.kind, one.error) == ("better", False)]
    assert any(one.startswith(BETTER[lang]) for one in said)


@pytest.mark.parametrize("code", ["KM1-FIR-1", "MY1-99", "\x1b[31m"])
async def test_only_a_card_of_the_set_is_tried_proved_or_examined(home: House, code: str) -> None:
    """The refusal of anything else says that the set does not have it."""
    ann, seen = home.visitor(), code.replace("\x1b", "?")
    wanted = (
        ("try", body.TryCard(new_id(), "kmon", SET, code), Seated),
        ("prove", body.ProveCard("kmon", SET, code), body.Proved),
        ("examine", body.ExamineCard("kmon", SET, code), body.CardFindings),
    )
    for path, what, answer in wanted:
        with pytest.raises(ServerRefused) as refused:
            await ann.post(f"/api/workshop/{path}", what, answer)
        assert refused.value.phrase.args["said"] == f"The set has no card {seen}."


async def test_an_examination_that_takes_too_long_is_ended_and_says_so(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is ended amid its matches, and the next question goes to another one."""
    bots, ann = home.server.registry.bots, home.visitor()
    work, patience = bots.work, bots.limit

    async def stalling(asked: Any, answer: Any, person: str) -> Any:
        """Leave an examination a time in which no match can be played."""
        bots.limit = 0.001 if isinstance(asked, Examining) else patience
        return await work(asked, answer, person)

    monkeypatch.setattr(bots, "work", stalling)
    wanted = body.ExamineCard("kmon", SET, "MY1-01")
    with pytest.raises(ServerRefused, match="A match with the card took too long") as refused:
        await ann.post("/api/workshop/examine", wanted, body.CardFindings)
    assert refused.value.status == 422
    assert (await ann.post("/api/workshop/card", body.CardDraft("kmon", LANTERN), body.DraftInfo)).lines


async def test_two_play_with_the_set_of_one_and_the_match_outlives_it(tmp_path: Any) -> None:
    """Its cards lie in the log of the table: neither a restart nor its owner can take them away."""
    database = str(tmp_path / "tables.db")
    async with house(database) as first:
        ann, bob = first.visitor(), first.visitor()
        mine = await kept(ann)
        seats = [NewSeat("me"), NewSeat("open")]
        made = await ann.post("/api/tables", NewTable(new_id(), "kmon", seats, set=mine.info.id), Seated)
        assert (made.table.own, made.table.status) == ("Lights", "open")
        await join(bob, made)
        await ann.post("/api/workshop/drop", body.DropSet(mine.info.id), body.SetList)
    async with house(database) as second:
        table = await second.visitor().get(f"/api/tables/{made.table.id}", TableInfo)
        assert (table.status, table.own) == ("running", "Lights")
        cards = await second.visitor().get(f"/api/tables/{made.table.id}/cards", CardList)
        assert "MY1-01" in {one.code for one in cards.cards}


async def test_an_expansion_is_played_with_where_the_table_says_so(home: House) -> None:
    """It lies in the log of the table, as a set of somebody's does, and its decks can be chosen there."""
    ann, bob = home.visitor(), home.visitor()
    games = (await ann.get("/api/games?lang=it", GameList)).games
    assert {game.id: [(one.code, one.name) for one in game.expansions] for game in games} == {
        "khtcg": [("KH2", "Strade ed Echi")],
        "kmon": [("KM2", "Maree e Rovi")],
        "perilous": [],
    }
    larger = await ann.get("/api/games/kmon/decks?set=KM2&lang=en", DeckList)
    assert "Spring Tide" in {one.name for one in larger.decks}
    assert "Spring Tide" not in {
        one.name for one in (await ann.get("/api/games/kmon/decks?lang=en", DeckList)).decks
    }
    seats = [NewSeat("me", deck="KM2-SD1"), NewSeat("open")]
    made = await ann.post("/api/tables", NewTable(new_id(), "kmon", seats, set="KM2"), Seated)
    assert made.table.own == "KM2", "each client names it in its language"
    theirs = await bob.get(f"/api/tables/{made.table.id}/decks?lang=en", DeckList)
    assert {one.name for one in theirs.decks} == {one.name for one in larger.decks}
    wanted = Join(new_id(), deck="KM2-SD2")
    seated = await bob.post(f"/api/tables/{made.table.id}/join", wanted, Seated)
    assert seated.table.status == "running"
    other = [NewSeat("me"), NewSeat("open")]
    with pytest.raises(ServerRefused):  # no game but its own has it
        await ann.post("/api/tables", NewTable(new_id(), "perilous", other, set="KM2"), Seated)


async def test_a_deck_is_dealt_once_whatever_its_name_and_again_if_time_ran_out(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[str] = []
    answers = [body.FirstTurnInfo(5_000, 4_500), body.FirstTurnInfo(10_000, 9_100)]

    async def work(_asked: object, _answer: object, _whom: str) -> body.FirstTurnInfo:
        return answers.pop(0)

    async def count(_limit: object, what: str, *_whom: str, cost: int = 1) -> None:
        counted.extend([what] * (what == "dealing") * cost)

    monkeypatch.setattr(home.server.registry.bots, "work", work)
    monkeypatch.setattr(home.server.limits, "count", count)
    ann = home.visitor()
    for expected in (5_000, 10_000, 10_000):
        found = await ann.post("/api/games/kmon/decks/first-turns", DeckText("KM1-SD1"), body.FirstTurnInfo)
        assert found.deals == expected
    kmon = card_game("kmon")
    codes = legal_deck(kmon, "KM1-SD1", kmon.deck_format(""))
    lines = "\n".join(f"1 {code}" for code in (*codes[:3], *reversed(codes[3:])))
    named = DeckText(f"Name: Mine\n{lines}")
    assert await ann.post("/api/games/kmon/decks/first-turns", named, body.FirstTurnInfo) == found
    assert (counted, answers) == (["dealing"] * 2, [])


async def test_a_deck_is_dealt_by_the_rules_and_only_a_legal_one(home: House) -> None:
    ann = home.visitor()
    found = await ann.post("/api/games/kmon/decks/first-turns", DeckText("KM1-SD1"), body.FirstTurnInfo)
    assert 0 < found.deals <= 10_000
    assert 0.9 * found.deals < found.playable < found.deals
    for deck in ("", "Team\n1 Frostusk", "no deck"):
        with pytest.raises(ServerRefused) as refused:
            await ann.post("/api/games/kmon/decks/first-turns", DeckText(deck), body.FirstTurnInfo)
        assert refused.value.status == 422
    with pytest.raises(ServerRefused):
        await ann.post("/api/games/perilous/decks/first-turns", DeckText("KM1-SD1"), body.FirstTurnInfo)


@pytest.fixture
def figures() -> Iterator[None]:
    """The figures of cards are read once; a test reads its own."""
    suggesting.source_of.cache_clear()
    yield
    suggesting.source_of.cache_clear()


@pytest.mark.usefixtures("figures")
async def test_exchanges_are_suggested_for_a_legal_deck(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = home.visitor()
    path = "/api/games/kmon/decks/suggestions"
    out, into = "KM1-ITM-01", "KM1-ITM-04"
    columns = ("card", "opening_adds", "opening_p", "opening_decks")
    table = PlainTable(columns, ((out, -0.2, 1.0, 9), (into, 0.3, 0.001, 9)))
    report = msgspec.structs.replace(house_reports()["kmon"], decks={"random:1": ""}, tables={"cards": table})
    monkeypatch.setattr(suggesting, "house_reports", lambda: {"some": report})
    found = await ann.post(path, DeckText("KM1-SD1"), body.DeckSuggestions)
    exchange = suggesting.Suggestion(out, into, -0.2, 0.3)
    assert found == body.DeckSuggestions("some", report.games, 1, [exchange])
    for deck in ("", "Team\n1 Frostusk", "no deck"):
        with pytest.raises(ServerRefused) as refused:
            await ann.post(path, DeckText(deck), body.DeckSuggestions)
        assert refused.value.status == 422


@pytest.mark.usefixtures("figures")
async def test_without_figures_nothing_is_suggested(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suggesting, "house_reports", dict)
    path = "/api/games/kmon/decks/suggestions"
    found = await home.visitor().post(path, DeckText("KM1-SD1"), body.DeckSuggestions)
    assert found == body.DeckSuggestions("", 0, 0, [])
