"""Tournaments on a server: entering, rounds, results, secrets, and what a restart leaves of them."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.door.test_guard import ask
from tests.server.house import House, house, new_database
from tests.server.meeting.test_lobby import club, refused
from tests.server.meeting.test_ratings import BEST, member
from tests.server.storage.test_store import opened_store

from playmat.kernel.errors import BadSetup
from playmat.kernel.match.record import read_record
from playmat.server.clients.client import ServerRefused, Visitor, new_id
from playmat.server.protocol.client_messages import Rematch, Resign
from playmat.server.protocol.daily_bodies import DailyTry
from playmat.server.protocol.http_bodies import Replay, Seated
from playmat.server.protocol.lobby_bodies import Ignore, IgnoredList, NewReport, Receipt, Whom
from playmat.server.protocol.news_bodies import News
from playmat.server.protocol.personal_bodies import PersonalData
from playmat.server.protocol.rating_bodies import RatingList
from playmat.server.protocol.server_messages import Ack, Clock, Refused, TableInfo
from playmat.server.protocol.tournament_bodies import (
    Drop,
    EndTournament,
    Entry,
    NewTournament,
    NextRound,
    RoundResult,
    TournamentInfo,
    TournamentList,
)
from playmat.server.storage import tournaments as kept
from playmat.server.storage.database import writing
from playmat.server.storage.db_schema import entrants
from playmat.server.storage.people.accounts import Somebody
from playmat.server.storage.people.forgetting import forget_dealings

DECK = "KM1-SD1"

__all__ = ["club"]


async def tournament(organiser: Visitor, **wanted: Any) -> TournamentInfo:
    """Make a tournament of K-Mon."""
    new = NewTournament(**{"id": new_id(), "name": "Tuesday", "game": "kmon", **wanted})
    return await organiser.post("/api/tournaments", new, TournamentInfo)


async def seen(visitor: Visitor, made: TournamentInfo) -> TournamentInfo:
    """A tournament as somebody sees it now."""
    return await visitor.get(f"/api/tournaments/{made.about.id}", TournamentInfo)


async def ask_for(visitor: Visitor, made: TournamentInfo, what: str, body: Any) -> TournamentInfo:
    """Ask for something in a tournament."""
    return await visitor.post(f"/api/tournaments/{made.about.id}/{what}", body, TournamentInfo)


async def enter(visitor: Visitor, made: TournamentInfo, deck: str = DECK) -> TournamentInfo:
    """Enter a tournament."""
    return await ask_for(visitor, made, "enter", Entry(deck))


async def begin(organiser: Visitor, made: TournamentInfo, after: int = 0) -> TournamentInfo:
    """Start the next round."""
    return await ask_for(organiser, made, "round", NextRound(after))


async def give_up(visitor: Visitor, made: TournamentInfo) -> str:
    """Lose the match one has to play; gives its table."""
    table = (await seen(visitor, made)).table
    async with visitor.seat(table) as player:
        assert isinstance(await player.ask(Resign(new_id())), Ack)
    return table


# ---- a Swiss tournament ----------------------------------------------------------------------------


async def test_a_swiss_tournament_from_the_first_entry_to_the_last_deck(club: House) -> None:
    host, guest = await member(club, "Host"), club.visitor()
    ann, bob, cleo = [await member(club, name) for name in ("Ann", "Bob", "Cleo")]
    made = await tournament(host)
    assert (made.about.status, made.about.round) == ("open", 0)
    assert all((made.mine, made.deck, made.entries))
    await refused(guest, "account", enter(guest, made))
    await refused(ann, "deck", enter(ann, made, ""))
    await refused(ann, "nonsense", enter(ann, made, "nonsense"))
    await refused(host, "Too few", begin(host, made))
    for visitor in (ann, bob, cleo):
        await enter(visitor, made)
    await enter(ann, made, "KM1-SD2")
    await refused(ann, "Host", begin(ann, made))
    first = await begin(host, made)
    assert (first.about.round, first.about.rounds, first.waiting) == (1, 2, 1)
    assert await begin(host, made) == first, "it was sent again"
    [round_one] = first.rounds
    assert [one.outcome for one in round_one.meetings] == ["", "bye"]
    assert {one.outcome: bool(one.table) for one in round_one.meetings} == {"": True, "bye": False}
    await refused(ann, "locked", enter(ann, made))
    players = {"Ann": ann, "Bob": bob, "Cleo": cleo}
    names = {one.number: one.name for one in first.people}
    one, other = (names[number] for number in (round_one.meetings[0].first, round_one.meetings[0].second))
    assert [bool((await seen(players[name], made)).table) for name in (one, other)] == [True, True]
    await refused(host, "not over", begin(host, made, 1))
    table = await give_up(players[one], made)
    info = await ann.get(f"/api/tables/{table}", TableInfo)
    assert (info.tournament, info.public, info.hints) == (made.about.id, True, False)
    found = await seen(guest, made)
    assert (found.waiting, found.rounds[0].meetings[0].outcome, found.number) == (0, "second", 0)
    rested = next(name for name in players if name not in (one, other))
    assert {names[line.number]: line.points for line in found.standings} == {one: 0, other: 3, rested: 3}
    assert [person.deck != "" for person in (await seen(ann, made)).people] == [True, False, False]
    await nothing_is_told(club, players[one], table, made)
    second = await begin(host, made, 1)
    again = second.rounds[0].meetings[0]
    assert {names[again.first], names[again.second]} != {one, other}
    await give_up(players[rested], made)
    await refused(host, "last round", begin(host, made, 2))
    over = await ask_for(host, made, "end", EndTournament())
    assert (over.about.status, over.table, over.entries) == ("finished", "", False)
    assert all(person.deck for person in (await seen(guest, made)).people), "decks are shown at the end"
    assert (await ann.get(f"/api/tables/{table}/replay", Replay)).moments
    await refused(host, "over", begin(host, made, 2))


async def nothing_is_told(home: House, player: Visitor, table: str, made: TournamentInfo) -> None:
    """No replay, record or story tells the decks, and there is no rematch."""
    for what in ("replay", "record", "story"):
        status, _, text = await ask(
            f"{home.address}/api/tables/{table}/{what}", None, Cookie=player.cookie_header()
        )
        assert (status, b"tournament is over" in text) == (409, True), what
    async with player.seat(table) as seat:
        assert isinstance(await seat.ask(Rematch(new_id())), Refused)
    assert (await seen(player, made)).about.round == 1


async def test_late_entries_drops_and_corrections(club: House) -> None:
    host, ann, bob, cleo, dora = [await member(club, name) for name in ("Host", "Ann", "Bob", "Cleo", "Dora")]
    made = await tournament(host, rounds=2)
    for visitor in (host, ann, bob, cleo):
        await enter(visitor, made)
    await ask_for(cleo, made, "drop", Drop())
    assert [one.name for one in (await seen(host, made)).people] == ["Host", "Ann", "Bob"], (
        "as if never entered"
    )
    await enter(cleo, made)
    first = await begin(host, made)
    number = {one.name: one.number for one in first.people}
    late = await enter(dora, made)
    assert [one.name for one in late.people][-1] == "Dora"
    assert late.table == "", "the next round is the first one"
    await refused(ann, "Host", ask_for(ann, made, "drop", Drop(number["Bob"])))
    await ask_for(host, made, "drop", Drop(number["Bob"]))
    await refused(bob, "dropped out", enter(bob, made))
    for board in (1, 2):
        await refused(ann, "Host", ask_for(ann, made, "result", RoundResult(1, board, "draw")))
        await ask_for(host, made, "result", RoundResult(1, board, "draw"))
    found = await ask_for(host, made, "result", RoundResult(1, 1, "first"))
    assert [(one.outcome, one.corrected) for one in found.rounds[0].meetings] == [
        ("first", True),
        ("draw", True),
    ]
    await refused(host, "board 3", ask_for(host, made, "result", RoundResult(1, 3, "first")))
    second = await begin(host, made, 1)
    playing = {number for one in second.rounds[0].meetings for number in (one.first, one.second)}
    assert playing == {one.number for one in second.people if one.name != "Bob"}
    assert [one.dropped for one in second.people if one.name == "Bob"] == [True]
    eve = await member(club, "Eve")
    await refused(eve, "too late", enter(eve, made))


async def test_a_round_begins_once_whoever_asks_and_how_often(club: House) -> None:
    host, ann = await member(club, "Host"), await member(club, "Ann")
    made = await tournament(host, kind="robin")
    for visitor in (host, ann):
        await enter(visitor, made)
    found = await asyncio.gather(*(begin(host, made) for _ in range(4)), return_exceptions=True)
    assert any(isinstance(one, TournamentInfo) for one in found)
    assert [one.round for one in (await seen(ann, made)).rounds] == [1]
    await refused(ann, "too late", enter(await member(club, "Bob"), made))
    mine = await ann.get("/api/tournaments", TournamentList)
    assert [(one.id, one.entered, one.entrants) for one in mine.tournaments] == [(made.about.id, True, 2)]


async def test_a_rated_tournament_calls_the_players_and_moves_their_ratings(club: House) -> None:
    host, ann = await member(club, "Host"), await member(club, "Ann")
    made = await tournament(host, kind="robin", rated=True)
    assert made.about.rated
    for visitor in (host, ann):
        await enter(visitor, made)
    assert (await ann.get("/api/news", News)).calls == []
    begun = await begin(host, made)
    news = [await visitor.get("/api/news", News) for visitor in (host, ann)]
    for one in news:
        [call] = one.calls
        assert (call.tournament, call.name, call.round, call.rounds) == (made.about.id, "Tuesday", 1, 1)
        assert call.table == begun.table
        assert call.until is not None
        assert call.until > one.at
    assert any(one.calls[0].turn for one in news)
    assert (await club.visitor().get("/api/news", News)).calls == []
    info = await ann.get(f"/api/tables/{begun.table}", TableInfo)
    assert [(seat.rating, seat.provisional) for seat in info.seats] == [(1500, True)] * 2
    await give_up(ann, made)
    best = (await ann.get(BEST, RatingList)).ratings
    assert [(one.name, one.matches) for one in best] == [("Host", 1), ("Ann", 1)]
    assert best[0].rating > 1500 > best[1].rating
    assert (await ann.get("/api/news", News)).calls == []


async def test_an_export_holds_what_somebody_had_to_do_with_others(club: House) -> None:
    ann, bob = await member(club, "Ann"), await member(club, "Bob")
    held = await tournament(bob)
    await enter(ann, held)
    await ann.post("/api/ignored", Ignore(Whom("Bob"), "mute"), IgnoredList)
    await ann.post("/api/reports", NewReport(new_id(), Whom("Bob"), "talk", "rude"), Receipt)
    played = await ann.post("/api/games/kmon/daily", DailyTry(), Seated)
    kept_of_ann, kept_of_bob = [await one.get("/api/account/export", PersonalData) for one in (ann, bob)]
    assert [(one.name, one.how) for one in kept_of_ann.ignored] == [("Bob", "mute")]
    assert [(one.about, one.reason, one.words) for one in kept_of_ann.reports] == [("Bob", "talk", "rude")]
    assert [(one.game, one.table, one.outcome) for one in kept_of_ann.days] == [
        ("kmon", played.table.id, None)
    ]
    assert [(one.name, one.number) for one in kept_of_ann.tournaments] == [("Tuesday", 1)]
    assert [*kept_of_bob.ignored, *kept_of_bob.reports, *kept_of_bob.days, *kept_of_bob.tournaments] == []


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "perilous", "kind": "score", "rated": True}, "whole team"),
        ({"kind": "score"}, "played together"),
        ({"game": "perilous"}, "score challenge"),
        ({"clock": Clock("none")}, "clock"),
        ({"ruleset": "chess"}, "chess"),
        ({"game": "chess"}, "chess"),
        ({"name": "\u2800"}, "name"),
    ],
)
async def test_tournaments_that_cannot_be_are_refused(home: House, wanted: dict[str, Any], why: str) -> None:
    host = await member(home, "Host")
    await refused(host, why, tournament(host, **wanted))
    assert (await host.get("/api/tournaments", TournamentList)).tournaments == []


async def test_nobody_runs_too_many_tournaments(home: House) -> None:
    host = await member(home, "Host")
    same = new_id()
    assert (await tournament(host, id=same)).about.id == (await tournament(host, id=same)).about.id
    for _ in range(kept.MOST_RUN - 1):
        made = await tournament(host)
    await refused(host, "not over", tournament(host))
    await ask_for(host, made, "end", EndTournament())
    await tournament(host)
    nowhere = made.about.id[::-1]
    await refused(host, "no such tournament", host.get(f"/api/tournaments/{nowhere}", TournamentInfo))


# ---- a score challenge -----------------------------------------------------------------------------


async def test_in_a_score_challenge_everybody_meets_the_same_secret_dice(club: House) -> None:
    host, ann, bob = [await member(club, name) for name in ("Host", "Ann", "Bob")]
    made = await tournament(host, game="perilous", kind="score", clock=Clock())
    assert not made.deck
    await enter(ann, made, "")
    first = await begin(host, made)
    await enter(bob, made, "")
    tables = [(await seen(visitor, made)).table for visitor in (ann, bob)]
    infos = [await ann.get(f"/api/tables/{one}", TableInfo) for one in tables]
    assert len({one.id for one in infos}) == 2
    assert {one.commitment for one in infos} == {first.rounds[0].commitment}
    assert not any(one.public or one.watch or one.revealed for one in infos)
    assert await give_up(ann, made) == tables[0]
    found = await seen(bob, made)
    assert [one.outcome for one in found.rounds[0].meetings] == ["neither", ""]
    assert found.rounds[0].revealed == ""
    await refused(host, "defeat", ask_for(host, made, "result", RoundResult(1, 2, "first")))
    status, _, _ = await ask(
        f"{club.address}/api/tables/{tables[0]}/record", None, Cookie=ann.cookie_header()
    )
    assert status == 409
    over = await ask_for(host, made, "end", EndTournament())
    revealed = over.rounds[0].revealed
    assert hashlib.sha256(revealed.encode()).hexdigest() == over.rounds[0].commitment
    _, _, record = await ask(
        f"{club.address}/api/tables/{tables[0]}/record", None, Cookie=bob.cookie_header()
    )
    assert str(read_record(record.decode()).setup.seed) == revealed.split(":")[0]


# ---- restarts, and being forgotten -----------------------------------------------------------------


async def test_a_tournament_outlives_the_server_wherever_it_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also between the storing of a round and the making of its tables."""
    database = await new_database(tmp_path / "tables.db")
    async with house(database) as home:
        host, ann = await member(home, "Host"), await member(home, "Ann")
        made = await tournament(host)
        for visitor in (host, ann):
            await enter(visitor, made)

        async def die(*_: object) -> None:
            raise ConnectionError

        monkeypatch.setattr(home.server.registry, "make", die)
        with pytest.raises(ServerRefused, match="did not work"):
            await begin(host, made)
    async with house(database) as home:
        host.address = ann.address = home.address
        found = await seen(ann, made)
        assert (found.about.round, found.waiting) == (1, 1)
        table = await give_up(ann, made)
        assert table == found.rounds[0].meetings[0].table
        assert (await seen(host, made)).waiting == 0


async def test_a_table_that_cannot_be_made_is_tried_once_and_the_organiser_decides(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, ann = await member(home, "Host"), await member(home, "Ann")
    made = await tournament(host)
    for visitor in (host, ann):
        await enter(visitor, made)
    tried: list[str] = []

    def lost(_game: object, _whole: object, match: kept.StoredMeeting) -> None:
        tried.append(match.table)
        raise BadSetup("server-no-data")

    monkeypatch.setattr("playmat.server.http.meeting.tournament_tables.table_of_match", lost)
    first = await begin(host, made)
    assert (await seen(ann, made)).waiting == 1
    assert tried == [first.rounds[0].meetings[0].table]
    assert (await ask_for(host, made, "result", RoundResult(1, 1, "draw"))).waiting == 0


async def test_whoever_is_forgotten_leaves_only_a_name_and_results(database: str) -> None:
    async with opened_store(database) as store:
        rooms = kept.Tournaments(store.engine)
        for one in ("ann", "bob"):
            new = kept.StoredTournament(
                f"of {one}", one, one, "T", "kmon", "", "swiss", Clock("relaxed"), 0, "open", 0, 1.0
            )
            await rooms.make(new)
            for person in ("ann", "bob"):
                await rooms.enter(new.id, Somebody(person, person, False), ["c1"])
        async with writing(store.engine) as connection:
            await forget_dealings(connection, ["ann"])
        mine, other = [await rooms.find(f"of {one}") for one in ("ann", "bob")]
        assert mine is not None
        assert other is not None
        assert (mine.tournament.status, mine.tournament.organiser_id) == ("finished", "")
        assert (other.tournament.status, [one.person for one in other.players]) == ("open", ["", "bob"])
        assert [one.name for one in other.players] == ["ann", "bob"]
        assert [one.plays(1) for one in other.entrants] == [False, True]
        async with store.engine.connect() as connection:
            rows = (await connection.execute(select(entrants.c.person_id))).all()
            assert "ann" not in {row.person_id for row in rows}
