"""Rated matches: what they need, what they move, and who is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from tests.server.door.test_guard import ask
from tests.server.house import House, first_answer, house, join, make, needed, seen, table
from tests.server.tables.test_tables import carried_out, refusal

from playmat.kernel.game import Seat
from playmat.kernel.match.past import ASK
from playmat.kernel.registry import game as installed_game
from playmat.server.clients.client import ServerRefused, Visitor, new_id
from playmat.server.http.new_table import place
from playmat.server.log import wishes
from playmat.server.log.level_ratings import level_rating, level_ratings
from playmat.server.log.table_events import Opened, Place
from playmat.server.log.table_log import TableLog
from playmat.server.process.table_session import new_table
from playmat.server.protocol.client_messages import Act, Resign, Undo
from playmat.server.protocol.http_bodies import Credentials, Farewell, NewSeat, Person, Seated
from playmat.server.protocol.personal_bodies import PersonalData
from playmat.server.protocol.rating_bodies import Profile, RatingList
from playmat.server.protocol.server_messages import Ack, Clock, TableInfo
from playmat.server.storage.backup import bring_up_to_date
from playmat.server.storage.people.accounts import Somebody
from playmat.server.storage.people.skills import Skill, fixed, moved

RATED: dict[str, Any] = {"rated": True, "clock": Clock("relaxed")}
WORDS = "a long password"
BEST = "/api/games/kmon/ratings/relaxed"


@pytest.fixture
async def club(database: str) -> AsyncIterator[House]:
    """A server on each kind of database."""
    await bring_up_to_date(database)
    async with house(database) as found:
        yield found


async def member(home: House, name: str) -> Visitor:
    """Somebody with an account."""
    found = home.visitor()
    await found.post("/api/account", Credentials(name, WORDS), Person)
    return found


async def resign(home: House, loser: Visitor, made: Seated) -> None:
    """Give a match up."""
    async with loser.seat(made.table.id) as player:
        assert isinstance(await player.ask(Resign(new_id())), Ack)


async def test_a_result_moves_the_ratings_of_both_once(club: House) -> None:
    ann, bob = await member(club, "Ann"), await member(club, "Bob")
    made = await make(ann, "kmon", "mo", **RATED)
    seated = (await join(bob, made)).table
    assert [(one.rating, one.provisional) for one in seated.seats] == [(1500, True)] * 2
    assert not seated.hints
    await resign(club, bob, made)
    best = (await club.visitor().get(BEST, RatingList)).ratings
    assert [(one.name, one.matches, one.provisional) for one in best] == [("Ann", 1, True), ("Bob", 1, True)]
    assert best[0].rating - 1500 == 1500 - best[1].rating > 0
    mine, others = await bob.get("/api/profile", Profile), await ann.get("/api/profile?name=bob", Profile)
    assert mine.ratings[0].history[0].table == made.table.id
    assert (mine.you, others.you, others.ratings[0].history[0].table) == (True, False, "")
    again = await make(ann, "kmon", "mo", **RATED)
    assert again.table.seats[0].rating == best[0].rating


async def test_ratings_are_exported_and_forgotten(club: House) -> None:
    ann, bob = await member(club, "Ann"), await member(club, "Bob")
    made = await make(ann, "kmon", "mo", **RATED)
    await join(bob, made)
    await resign(club, ann, made)
    kept = (await ann.get("/api/account/export", PersonalData)).ratings
    assert [len(one.history) for one in kept] == [1]
    farewell = msgspec.json.encode(Farewell(WORDS))
    status, _, _ = await ask(club.address + "/api/account/delete", farewell, Cookie=ann.cookie_header())
    assert status == 204
    assert [one.name for one in (await bob.get(BEST, RatingList)).ratings] == ["Bob"]
    with pytest.raises(ServerRefused, match="called Ann"):
        await bob.get("/api/profile?name=Ann", Profile)


async def test_computer_players_stand_still(home: House) -> None:
    ann = await member(home, "Ann")
    made = await make(ann, "kmon", "mg", **RATED)
    assert [one.rating for one in made.table.seats] == [1500, level_rating("kmon", "greedy")]
    await resign(home, ann, made)
    found = await ann.get(BEST, RatingList)
    assert [one.name for one in found.ratings] == ["Ann"]
    assert found.levels == level_ratings("kmon")
    assert list(found.levels) == list(installed_game("kmon").levels)


@pytest.mark.parametrize(
    ("game", "seats", "more", "why"),
    [
        ("kmon", "mo", {"clock": Clock()}, "needs a clock"),
        ("kmon", "mo", {"hints": True}, "has no hints"),
        ("kmon", "mm", {}, "against themselves"),
        ("kmon", "gg", {}, "only computers"),
        ("perilous", "mo", {}, "everybody plays together"),
    ],
)
async def test_what_cannot_be_rated_is_refused(
    home: House, game: str, seats: str, more: dict[str, Any], why: str
) -> None:
    ann = await member(home, "Ann")
    with pytest.raises(ServerRefused, match=why):
        await make(ann, game, seats, **{**RATED, **more})


async def test_guests_and_oneself_do_not_sit_down(home: House) -> None:
    ann, guest = await member(home, "Ann"), home.visitor()
    with pytest.raises(ServerRefused, match="guests have no rating"):
        await make(guest, "kmon", "mo", **RATED)
    made = await make(ann, "kmon", "mo", **RATED)
    with pytest.raises(ServerRefused, match="guests have no rating"):
        await join(guest, made)
    with pytest.raises(ServerRefused, match="against themselves"):
        await join(ann, made)


async def test_what_others_have_answered_stays_answered(home: House) -> None:
    """Elsewhere they would be asked."""
    ann, bob = await member(home, "Ann"), await member(home, "Bob")
    made = await make(ann, "kmon", "mo", **RATED)
    await join(bob, made)
    match = home.server.registry.sessions[made.table.id].table.playing
    async with ann.seat(made.table.id) as one, bob.seat(made.table.id) as two:
        players = (one, two)
        while (asking := next((seat for seat in (0, 1) if match.undo_verdict([seat]) == ASK), None)) is None:
            player = one if needed(one) else two
            now = needed(player)[0]
            version = await carried_out(player, Act(new_id(), now.seat, now.serial, first_answer(now)))
            for each in players:
                await seen(each, version)
        shown = players[asking].play
        assert shown is not None
        assert shown.undo is not None
        assert shown.undo.verdict == "never"
        assert await refusal(players[asking], Undo(new_id())) == "server-undo-rated"


async def test_without_the_library_nothing_is_rated(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playmat.server.http.api.known", lambda: False)
    ann = await member(home, "Ann")
    with pytest.raises(ServerRefused, match="serve"):
        await make(ann, "kmon", "mo", **RATED)
    assert not (await ann.get(BEST, RatingList)).ratings


async def test_what_is_not_rated_moves_nothing(home: House) -> None:
    ann, bob = await member(home, "Ann"), await member(home, "Bob")
    made = await ann.post("/api/tables", table("kmon", "mo", clock=Clock("relaxed")), Seated)
    await join(bob, made)
    await resign(home, bob, made)
    assert (await ann.get(f"/api/tables/{made.table.id}", TableInfo)).status == "finished"
    assert not (await ann.get(BEST, RatingList)).ratings


def test_the_scale_is_that_of_elo() -> None:
    """Four hundred points are ten to one; a draw brings two closer, and a fixed point is believed."""
    strong, weak = moved([fixed(1900), fixed(1500)], [])
    assert (strong.mu < fixed(1900).mu, weak.mu > fixed(1500).mu) == (True, True)
    surprised, expected = moved([Skill(), fixed(1900)], [0])[0], moved([Skill(), fixed(1100)], [0])[0]
    assert surprised.rating > expected.rating > 1500
    many = Skill()
    for win in [True, False] * 12:
        many = moved([many, fixed(1500)], [0] if win else [1])[0]
    assert not many.provisional
    assert abs(many.rating - 1500) < 60


def kmon_table(rated: bool) -> TableLog:
    """A table with a free seat."""
    ann = Place("person", person="ann", name="Ann")
    opened = Opened("kmon", "", {}, (ann, Place("open")), Clock(), True, True, False, "ann", rated=rated)
    return new_table(opened, 1.0, "t")[0]


@pytest.mark.parametrize("rated", [False, True])
def test_a_computer_player_has_its_rating_at_rated_tables_alone(rated: bool) -> None:
    """Whether it sits there from the first or takes a free seat; elsewhere it has none, which is 0."""
    known = level_rating("kmon", "greedy") if rated else 0
    taken = wishes.computer(kmon_table(rated), 1, "greedy")
    made = place(
        installed_game("kmon"),
        NewSeat("computer", level="greedy"),
        Seat(),
        Somebody("ann", "Ann", guest=False),
        "key",
        Skill() if rated else None,
    )
    assert (taken.rating, made.rating) == (known, known)
    assert (taken.level, made.level) == ("greedy", "greedy")


@pytest.mark.parametrize(("rated", "level"), [(False, "champion"), (True, "expert")])
def test_the_strongest_who_may_goes_on_for_people_who_have_left(
    rated: bool, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a rated table the strongest with a rating; no program of a third party where the game has levels."""
    monkeypatch.setattr(wishes, "level_rating", lambda _game, one: None if one == "champion" else 1500)
    monkeypatch.setattr(wishes, "offered", lambda _game: ("beginner", "champion", "a stranger's"))
    assert wishes.stand_in(kmon_table(rated)) == level
