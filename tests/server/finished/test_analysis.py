"""The analysis of finished matches: what decisions cost, branches, and who may see them."""

from __future__ import annotations

import asyncio
import inspect
from typing import Any

import pytest
from limits import RateLimitItemPerHour
from tests.crossing import SLOW, first_of
from tests.server.finished.test_playing_on import GAMES, played, resign, stored
from tests.server.finished.test_records import short_record
from tests.server.house import House, make, play_on, seen

from playmat import __version__
from playmat.kernel.match.record import write_record
from playmat.lab.review.course import Decision, course
from playmat.lab.review.verdicts import Judge
from playmat.server.clients.client import ServerRefused, Visitor, new_id
from playmat.server.http import replays
from playmat.server.http.analysis import branches, lookbacks, stories
from playmat.server.log.table_log import TableLog
from playmat.server.log.wishes import TableRefusal
from playmat.server.process.bot_pool import BotFailed
from playmat.server.process.examination import DEALS, PLAYER, SEED, Examination, Examined
from playmat.server.protocol.analysis_bodies import (
    Branch,
    BranchMove,
    DecisionAt,
    DecisionList,
    DecisionReview,
    MatchDecisions,
    WhatIf,
)
from playmat.server.protocol.client_messages import Show
from playmat.server.protocol.server_messages import Ack
from playmat.terminal import record_commands


def test_the_command_compares_with_the_same() -> None:
    """Unless something else is wished: the losses of both are the same."""
    usual = inspect.signature(record_commands.analyse).parameters
    assert [usual[name].default for name in ("player", "deals", "seed")] == [PLAYER, DEALS, SEED]


async def decisions(visitor: Visitor, **of: Any) -> DecisionList:
    """The decisions of a seat."""
    return await visitor.post("/api/analysis/decisions", MatchDecisions(**of), DecisionList)


async def examined(visitor: Visitor, n: int, **of: Any) -> DecisionReview:
    """The review of a decision: what it cost."""
    return await visitor.post("/api/analysis/decision", DecisionAt(n, **of), DecisionReview)


async def branch(visitor: Visitor, n: int, **of: Any) -> Branch:
    """A branch."""
    return await visitor.post("/api/analysis/branch", WhatIf(n, **of), Branch)


def several(found: DecisionList) -> list[int]:
    """The decisions among several answers."""
    return [one.n for one in found.decisions if one.answers > 1]


@pytest.mark.parametrize(("game", "seats"), first_of(GAMES, SLOW, rows=True))
async def test_decisions_cost_what_the_command_says(home: House, game: str, seats: int) -> None:
    """The table's analysis and `playmat analyse` are one: the same player, deals and seed."""
    ann = home.visitor()
    table = await played(home, ann, game, seats, 14)
    match = (await stored(home, table)).playing
    found = await decisions(ann, table=table)
    own = course(match, 0).decisions
    assert [one.n for one in found.decisions] == [one.n for one in own]
    judge = Judge(match.game, 0, PLAYER, DEALS, SEED)
    for n in several(found)[:3]:
        decision = next(one for one in own if one.n == n)
        verdict = judge.verdict(decision)
        told = await examined(ann, n, table=table)
        assert told.lost == round(100 * verdict.lost, 1)
        assert told.mark == verdict.mark
        chosen = next(way for way in told.ways if way.chosen)
        assert chosen.word == decision.word
        assert chosen.chance == min(max(round(100 * verdict.after), 1), 99)
        assert [way.chance for way in told.ways] == sorted((way.chance for way in told.ways), reverse=True)
        assert len({way.text for way in told.ways}) == len(told.ways) <= 4


@pytest.mark.parametrize(("game", "seats"), first_of(GAMES, SLOW, rows=True))
async def test_a_record_is_examined_as_its_table_is(home: House, game: str, seats: int) -> None:
    ann, bob = home.visitor(), home.visitor()
    table = await played(home, ann, game, seats, 10)
    record = write_record((await stored(home, table)).playing, __version__)
    found = await decisions(bob, record=record, seat=0)
    assert found == await decisions(ann, table=table)
    n = several(found)[-1]
    assert await examined(bob, n, record=record, seat=0) == await examined(ann, n, table=table)


@pytest.mark.parametrize(("game", "seats"), first_of(GAMES, SLOW, rows=True))
async def test_a_branch_goes_on_until_its_seat_is_asked_again(home: House, game: str, seats: int) -> None:
    """The player of a branch sends back what they were told; the same answers lead to the same place."""
    ann = home.visitor()
    table = await played(home, ann, game, seats, 14)
    n = several(await decisions(ann, table=table))[0]
    here = await branch(ann, n, table=table)
    assert here.moves == []
    assert here.play.undo is not None
    assert here.play.undo.verdict == "never"
    for step in range(4):
        assert here.table.id == ""
        assert [seat.you for seat in here.table.seats] == [True] + [False] * (seats - 1)
        assert {ask.seat for ask in here.play.asks} == {0}
        word = here.play.asks[0].items[-1].word if here.play.asks[0].kind == "pick" else None
        answer = word if word is not None else [0] if here.play.asks[0].lo else []
        before = here.moves
        here = await branch(ann, n, table=table, moves=before, answer=answer)
        assert here.moves[: len(before)] == before
        assert here.moves[len(before)].seat == 0, step
        assert 0 <= here.chance <= 100
        if here.play.ending:
            break
        assert here.play.undo is not None
        assert here.play.undo.verdict == "free"
        assert here == await branch(ann, n, table=table, moves=here.moves)


async def test_a_branch_shows_nothing_that_its_seat_did_not_know(home: House) -> None:
    """It begins from the seat's own deal: the same, whatever the others really held."""
    table = await stored(home, await played(home, home.visitor(), "kmon", 2, 12))
    telling = stories.read(table, 0)
    decision = telling.course.decisions[-1]
    wanted = WhatIf(decision.n)
    shown = [branches.begun(telling, decision, WhatIf(decision.n, deal=deal)) for deal in range(6)]
    assert all(one.view(0) == decision_view(telling, decision) for one in shown)
    assert len({str(one.view(1)) for one in shown}) > 1, "each deal is another one"
    assert shown[0].digest() == branches.begun(telling, decision, wanted).digest()
    assert shown[0].setup.seed == 0
    assert shown[0].setup.seats[1].deck == ()


def decision_view(telling: stories.SeatStory, decision: Decision) -> Any:
    """The view that the seat had at a decision."""
    return telling.game.view(decision.state, telling.course.seat)


async def test_only_who_may_see_the_hands_looks_back(home: House) -> None:
    """Open to the players; to everyone at a public table, or if all had agreed to show their hands."""
    ann, eve = home.visitor(), home.visitor()
    hidden, public = [await played(home, ann, "kmon", 2, 6, public=public) for public in (False, True)]
    made = await make(ann, "kmon", "mm")
    async with ann.seat(made.table.id) as player:
        await play_on(player, 6)
        shown = await player.ask(Show(new_id(), True))
        assert isinstance(shown, Ack)
        await seen(player, shown.version)
        await resign(player)
    for table in (public, made.table.id):
        n = several(await decisions(eve, table=table, seat=1))[0]
        assert (await examined(eve, n, table=table, seat=1)).n == n
        assert (await branch(eve, n, table=table, seat=1)).table.seats[1].you
    n = several(await decisions(ann, table=hidden))[0]
    for asking in (
        decisions(eve, table=hidden),
        examined(eve, n, table=hidden),
        branch(eve, n, table=hidden),
    ):
        with pytest.raises(ServerRefused, match="Only the players"):
            await asking


async def test_what_could_not_be_found_out_is_not_asked_again_at_once(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two who ask at once are one question."""
    ann, asked = home.visitor(), list[int]()

    async def examine(decision: Examination, _person: str) -> Examined:
        asked.append(decision.n)
        raise BotFailed("TimeoutError")

    monkeypatch.setattr(home.server.registry.bots, "examine", examine)
    table = await played(home, ann, "kmon", 2, 6)
    n = several(await decisions(ann, table=table))[0]
    both = await asyncio.gather(*[examined(ann, n, table=table) for _ in range(2)], return_exceptions=True)
    for told in (*both, *await asyncio.gather(examined(ann, n, table=table), return_exceptions=True)):
        assert isinstance(told, ServerRefused)
        assert "could not work this out now" in str(told)
    assert asked == [n]


async def test_what_could_not_be_found_out_is_asked_again_after_a_while() -> None:
    """A process was killed, or the machine was busy; the finding that comes then is kept."""
    now, answers = [0.0], list[BotFailed | str]([BotFailed("IncompleteReadError"), "found"])
    found = lookbacks.FindingsKept[str, str](9, lambda: now[0])

    async def ask() -> str:
        answer = answers.pop(0)
        if isinstance(answer, BotFailed):
            raise answer
        return answer

    for now[0] in (0.0, lookbacks.REFUSED_SECONDS - 1):
        with pytest.raises(TableRefusal):
            await found.of("match", ask)
    assert len(answers) == 1
    for now[0] in (lookbacks.REFUSED_SECONDS, 1e9):
        assert await found.of("match", ask) == "found"


async def test_a_record_is_opened_once_for_all_that_is_asked_of_it(
    home: House, public: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only that counts against what an address may open; the owner of a home may open any number."""
    opened: list[str] = []
    open_record = replays.table_of_record

    def table_of_record(text: str) -> TableLog:
        opened.append(text)
        return open_record(text)

    monkeypatch.setattr(replays, "table_of_record", table_of_record)
    monkeypatch.setattr(lookbacks, "RECORDS", RateLimitItemPerHour(1))
    monkeypatch.setattr(home.server.api, "limits", public.server.limits)
    text, eve = short_record(3), home.visitor()
    first = await decisions(eve, record=text)
    assert (await decisions(eve, record=text)).decisions == first.decisions
    with pytest.raises(ServerRefused, match="decided nothing"):
        await branch(eve, 0, record=text)
    assert opened == [text]
    with pytest.raises(ServerRefused, match="Too many"):
        await decisions(eve, record=short_record(4))


async def test_a_match_that_goes_on_is_not_looked_back_at(home: House) -> None:
    ann = home.visitor()
    made = await make(ann, "kmon", "mr")
    with pytest.raises(ServerRefused) as refused:
        await decisions(ann, table=made.table.id)
    assert refused.value.status == 409


async def test_what_cannot_be_looked_back_at_is_refused_in_words(home: House) -> None:
    ann = home.visitor()
    table = await played(home, ann, "kmon", 2, 6)
    n = several(await decisions(ann, table=table))[0]
    for asking, why in (
        (decisions(ann), "a table or a record"),
        (decisions(ann, table=table, record="playmat record 2"), "a table or a record"),
        (decisions(ann, table="nowhere"), "no such table"),
        (decisions(ann, record="a letter to a friend"), "record"),
        (examined(ann, 1_000_000, table=table), "decided nothing"),
        (branch(ann, n, table=table, answer="nonsense"), "nonsense"),
        (branch(ann, n, table=table, moves=[BranchMove(7, "pass")]), "no seat 7"),
        (branch(ann, n, table=table, answer=[77]), "77"),
    ):
        with pytest.raises(ServerRefused, match=why):
            await asking
