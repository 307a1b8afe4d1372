"""Rated matches: what they need, what they move, and who is told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.server.door.test_guard import ask
from tests.server.house import House, first_answer, house, join, make, needed, seen, table
from tests.server.tables.test_tables import carried_out, refusal

from playmat.kernel.game import Seat
from playmat.kernel.match.past import ASK
from playmat.kernel.registry import game as installed_game
from playmat.server.clients.client import ServerRefused, Visitor, new_id
from playmat.server.http.new_table import place
from playmat.server.log import wishes
from playmat.server.log.level_ratings import level_rating, level_ratings, opponent_rating, opponents
from playmat.server.log.summary import Summary
from playmat.server.log.table_events import Ended, Opened, Place
from playmat.server.log.table_log import TableLog
from playmat.server.process.table_session import new_table
from playmat.server.protocol.client_messages import Act, Resign, Undo
from playmat.server.protocol.http_bodies import Credentials, Farewell, NewSeat, NewTable, Person, Seated
from playmat.server.protocol.personal_bodies import PersonalData
from playmat.server.protocol.rating_bodies import Profile, RatingList
from playmat.server.protocol.server_messages import Ack, Clock, TableInfo
from playmat.server.storage.backup import bring_up_to_date
from playmat.server.storage.database import writing
from playmat.server.storage.people.accounts import Somebody
from playmat.server.storage.people.ratings import rate
from playmat.server.storage.people.skills import Skill, fixed, moved, moved_against

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
        ("perilous", "mm", {}, "has one seat in the team"),
        ("perilous", "mo", {"options": {"overrun_at": "pass"}}, "how hard the game is"),
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


def duel(one: Skill, other: Skill, winners: list[int]) -> tuple[Skill, Skill]:
    """Two players after a match against each other."""
    (first,), (second,) = moved([[one], [other]], winners)
    return first, second


def test_the_scale_is_that_of_elo() -> None:
    """Four hundred points are ten to one; a draw brings two closer, and a fixed point is believed."""
    strong, weak = duel(fixed(1900), fixed(1500), [])
    assert (strong.mu < fixed(1900).mu, weak.mu > fixed(1500).mu) == (True, True)
    surprised, expected = duel(Skill(), fixed(1900), [0])[0], duel(Skill(), fixed(1100), [0])[0]
    assert surprised.rating > expected.rating > 1500
    many = Skill()
    for win in [True, False] * 12:
        many = duel(many, fixed(1500), [0] if win else [1])[0]
    assert not many.provisional
    assert abs(many.rating - 1500) < 60


def kmon_table(rated: bool) -> TableLog:
    """A table with a free seat."""
    ann = Place("person", person="ann", name="Ann")
    opened = Opened("kmon", "", {}, (ann, Place("open")), Clock(), True, True, False, "ann", rated=rated)
    return new_table(opened, 1.0, "t")[0]


@pytest.mark.parametrize("rated", [False, True])
def test_a_computer_player_has_its_rating_at_rated_tables_alone(rated: bool) -> None:
    """It may sit there from the start or take a free seat; at other tables it has none, which is 0."""
    rating = level_rating("kmon", "greedy") if rated else 0
    taken = wishes.computer(kmon_table(rated), 1, "greedy")
    made = place(
        installed_game("kmon"),
        NewSeat("computer", level="greedy"),
        Seat(),
        Somebody("ann", "Ann", guest=False),
        "key",
        Skill() if rated else None,
    )
    assert (taken.rating, made.rating) == (rating, rating)
    assert (taken.level, made.level) == ("greedy", "greedy")


@pytest.mark.parametrize(("rated", "level"), [(False, "champion"), (True, "expert")])
def test_the_strongest_who_may_goes_on_for_people_who_have_left(
    rated: bool, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a rated table the strongest with a rating; no program of a third party where the game has levels."""
    monkeypatch.setattr(wishes, "level_rating", lambda _game, one: None if one == "champion" else 1500)
    monkeypatch.setattr(wishes, "offered", lambda _game: ("beginner", "champion", "a stranger's"))
    assert wishes.stand_in(kmon_table(rated)) == level


# ---- teams -----------------------------------------------------------------------------------------

TOGETHER = "/api/games/perilous/ratings/relaxed"


async def points(home: House) -> dict[str, int]:
    """The ratings of everybody in the game that is played together."""
    best = (await home.visitor().get(TOGETHER, RatingList)).ratings
    return {one.name: one.rating for one in best}


async def team_table(home: House, players: int, **more: Any) -> tuple[Seated, list[Visitor]]:
    """A rated table of a team, and who sits there."""
    team = [await member(home, name) for name in ("Ann", "Bob", "Cleo", "Dora", "Emil")[:players]]
    made = await make(team[0], "perilous", "m" + "o" * (players - 1), **RATED, **more)
    for one in team[1:]:
        made = await join(one, made)
    return made, team


async def end(home: House, made: Seated, won: bool) -> None:
    """End the match of a team: as lost, or as if it had been played until it was won."""
    session = home.server.registry.sessions[made.table.id]
    if not won:
        await session.carry_out(lambda _table: [Ended("time", 0, ())])
        return
    everybody = list(range(len(session.table.places)))
    await rate_again(home, replace(session.table.summary(), status="finished", winners=everybody))


async def rate_again(home: House, summary: Summary) -> None:
    """Rate a match that is over, as the transaction does that stores its end."""
    store = home.server.registry.store
    async with writing(store.engine) as connection:
        await connection.run_sync(rate, [summary])


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("won", [False, True])
async def test_a_team_gains_or_loses_together(home: House, players: int, won: bool) -> None:
    made, team = await team_table(home, players)
    assert [(one.rating, one.provisional) for one in made.table.seats] == [(1500, True)] * players
    assert not made.table.hints
    await end(home, made, won)
    found = (await team[0].get(TOGETHER, RatingList)).ratings
    assert [(one.matches, one.provisional) for one in found] == [(1, True)] * players
    assert len({one.rating for one in found}) == 1, "all began alike"
    assert (found[0].rating > 1500) is won


async def test_the_result_of_a_team_counts_once_whatever_restarts(database: str) -> None:
    """A server that is started again, or told of the end again, moves nothing."""
    await bring_up_to_date(database)
    async with house(database) as first:
        made, _team = await team_table(first, 2)
        await end(first, made, won=False)
        before = await points(first)
    async with house(database) as second:
        assert await points(second) == before
        summary = await second.server.registry.store.summary(made.table.id)
        assert summary is not None
        assert summary.rated
        await rate_again(second, summary)
        assert await points(second) == before


async def test_somebody_who_leaves_a_team_has_lost_whatever_comes_of_it(club: House) -> None:
    """A computer player goes on for them; the others have won."""
    made, (_ann, bob, _cleo) = await team_table(club, 3)
    await resign(club, bob, made)
    assert not await points(club), "nothing is known before the end"
    await end(club, made, won=True)
    found = await points(club)
    assert found["Bob"] < 1500 < found["Ann"] == found["Cleo"]
    mine = (await bob.get("/api/profile", Profile)).ratings
    assert [len(one.history) for one in mine] == [1]


def newcomer_after(players: int, won: bool) -> int:
    """The rating of a newcomer after a match in a team of newcomers."""
    usual = {option.name: option.default for option in installed_game("perilous").options()}
    opponent = opponent_rating("perilous", usual, players)
    assert opponent is not None
    return moved_against([Skill()] * players, opponent, won)[0].rating


@pytest.mark.parametrize("leavers", [1, 2, 3])
@pytest.mark.parametrize("won", [False, True])
async def test_nobody_loses_more_by_staying_in_a_team(home: House, leavers: int, won: bool) -> None:
    """With any number of computer players by the end, all are rated with the team that began."""
    made, team = await team_table(home, 4)
    for one in team[:leavers]:
        await resign(home, one, made)
    await end(home, made, won)
    found = list((await points(home)).values())
    lost, stayed = (newcomer_after(4, result) for result in (False, won))
    assert sorted(found) == sorted([lost] * leavers + [stayed] * (4 - leavers))
    assert stayed >= lost


@pytest.mark.parametrize("left", [True, False])
async def test_a_team_is_rated_though_somebody_is_forgotten(club: House, left: bool) -> None:
    """An account that is deleted takes no defeat from the others: it counts as a newcomer."""
    made, (_ann, bob, _cleo) = await team_table(club, 3)
    if left:
        await resign(club, bob, made)
    farewell = msgspec.json.encode(Farewell(WORDS))
    await ask(club.address + "/api/account/delete", farewell, Cookie=bob.cookie_header())
    await end(club, made, won=False)
    found = await points(club)
    lost = newcomer_after(3, won=False)
    assert found == {"Ann": lost, "Cleo": lost}


async def with_mate(visitor: Visitor, level: str) -> Seated:
    """A rated table of somebody with a computer player."""
    seats = [NewSeat("me"), NewSeat("computer", level=level)]
    return await visitor.post("/api/tables", NewTable(new_id(), "perilous", seats, **RATED), Seated)


async def test_mates_that_are_computers_carry_a_player_less_far(home: House) -> None:
    """With strong ones a victory says little."""
    one, other = await member(home, "Ann"), await member(home, "Bob")
    strong, weak = await with_mate(one, "expert"), await with_mate(other, "beginner")
    await end(home, strong, won=True)
    await end(home, weak, won=True)
    found = await points(home)
    assert 1500 < found["Ann"] < found["Bob"]


async def test_the_game_is_a_fixed_point_for_each_of_its_difficulties(home: House) -> None:
    """It is harder with the harder ones, and nobody's result moves it."""
    stated = (await home.visitor().get(TOGETHER, RatingList)).opponents
    by_options = {tuple(one.options.values()): one.rating for one in stated if one.players == 3}
    assert by_options[("easy",)] < by_options[()] < by_options[("hard",)]
    assert len(stated) == 3 * 4, "each difficulty, for two to five"
    made, team = await team_table(home, 2, options={"difficulty": "hard"})
    await end(home, made, won=True)
    listed = await team[0].get(TOGETHER, RatingList)
    assert listed.opponents == stated
    assert listed.levels == level_ratings("perilous")
    assert list(listed.levels) == list(installed_game("perilous").levels)
    assert not (await home.visitor().get(BEST, RatingList)).opponents


def test_what_was_not_measured_has_no_rating() -> None:
    """Other options, other numbers of players, and games in which people play against each other."""
    usual = {option.name: option.default for option in installed_game("perilous").options()}
    assert opponent_rating("perilous", usual, 2) == opponents("perilous")[0].ratings[0]
    assert opponent_rating("perilous", {**usual, "hands": "hidden"}, 2) is None
    assert opponent_rating("perilous", usual, 6) is None
    assert opponent_rating("kmon", {}, 2) is None


def test_a_team_as_strong_as_the_game_wins_as_often_as_it_loses() -> None:
    """The number of players makes no difference, so a victory is worth as much as a defeat costs."""
    for many in range(1, 6):
        up, down = (moved_against([Skill()] * many, 1500, won) for won in (True, False))
        assert {round(one.mu - 25, 9) for one in up} == {round(25 - one.mu, 9) for one in down}
        assert all(one.sigma < Skill().sigma for one in up)
    sure, unsure = moved_against([fixed(1500), Skill()], 1500, won=True)
    assert sure.rating - 1500 < unsure.rating - 1500


async def test_guests_play_unrated_as_often_as_they_like(home: House) -> None:
    """A rated match is refused to them after many as before the first; nothing of theirs is rated."""
    guest, ann = home.visitor(), await member(home, "Ann")
    waiting = await make(ann, "kmon", "mo", **RATED)
    for _match in range(12):
        await resign(home, guest, await make(guest, "kmon", "mr", clock=Clock("relaxed")))
    for rated in (make(guest, "kmon", "mg", **RATED), join(guest, waiting)):
        with pytest.raises(ServerRefused, match="guests have no rating"):
            await rated
    assert not (await guest.get(BEST, RatingList)).ratings
    assert not (await guest.get("/api/profile", Profile)).ratings
