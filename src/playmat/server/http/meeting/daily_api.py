"""The requests of the daily match: one function for each route of `daily_routes`."""

from __future__ import annotations

import hashlib
from datetime import date
from typing import Literal

from msgspec import structs
from starlette.requests import Request

from playmat.cards.game import CardGame
from playmat.kernel.game import Game
from playmat.server.game_sets import game_here
from playmat.server.http.api import Api
from playmat.server.http.asking import game_id, language
from playmat.server.http.meeting.daily_match import daily_table
from playmat.server.log.daily import day_of, end_of
from playmat.server.log.wishes import TableRefusal
from playmat.server.process.audience.viewer import seat_title
from playmat.server.protocol.daily_bodies import Daily, DailyPlace, DailySeat, DailyTry
from playmat.server.protocol.http_bodies import NewTable, Seated
from playmat.server.storage.days import DRAWN, LOST, WON, Days, Try, rank
from playmat.server.storage.people.accounts import Somebody

OUTCOMES: dict[int | None, Literal["won", "drawn", "lost", "none"]] = {
    WON: "won",
    DRAWN: "drawn",
    LOST: "lost",
    None: "none",
}


class DailyApi:
    """The functions of the routes of the daily match.

    Args:
        api: people, tables and limits.
    """

    def __init__(self, api: Api) -> None:
        self._api = api
        self._days = Days(api.registry.store.engine)

    async def daily(self, request: Request) -> Daily:
        """The match of a day, and who has played it."""
        game, now = game_here(game_id(request)), request.state.now
        today = day_of(now)
        day = _read_day(request.query_params.get("day", ""), today)
        person = await self._api.visitor(request) or Somebody("", "", True)
        over = now >= end_of(day)
        dice = await (self._days.throw if day == today else self._days.dice)(game.id, day)
        revealed = f"{dice.seed}:{dice.salt}" if dice is not None else ""
        tries = await self._days.tries(game.id, day)
        return Daily(
            game.id,
            day,
            end_of(day),
            not person.guest,
            _seats(game, daily_table(game, day), language(request)),
            next((one.table for one in tries if one.person == person.id), ""),
            hashlib.sha256(revealed.encode()).hexdigest() if revealed else "",
            revealed if over else "",
            _places(tries, person, over),
        )

    async def play_daily(self, request: Request, _wanted: DailyTry) -> Seated:
        """Play the match of today."""
        person = await self._api.somebody(request)
        if person.guest:
            raise TableRefusal("server-daily-guest")
        game, day = game_here(game_id(request)), day_of(request.state.now)
        dice = await self._days.throw(game.id, day)
        return await self._api.open_table(
            request, daily_table(game, day), lambda opened: structs.replace(opened, dice=dice, hints=False)
        )


def _read_day(text: str, today: str) -> str:
    """The day that a query names.

    Raises:
        TableRefusal: it is no day, or one that has not come yet.
    """
    try:
        day = date.fromisoformat(text or today).isoformat()
    except ValueError:
        raise TableRefusal("server-daily-day", "", got=text[:40]) from None
    if day > today:
        raise TableRefusal("server-daily-day", "", got=text[:40])
    return day


def _seats(game: Game, table: NewTable, lang: str) -> list[DailySeat]:
    decks = {code: names for code, names, _deck in game.starter_decks()} if isinstance(game, CardGame) else {}
    return [
        DailySeat(
            one.kind == "me",
            one.level,
            seat_title(game, seat, one.role, lang),
            decks[one.deck][lang] if one.deck else "",
        )
        for seat, one in enumerate(table.seats)
    ]


def _places(tries: list[Try], person: Somebody, over: bool) -> list[DailyPlace]:
    keys = [rank(one) for one in tries]
    return [
        DailyPlace(
            0 if one.outcome is None else keys.index(key) + 1,
            one.name,
            one.person == person.id,
            OUTCOMES[one.outcome],
            one.turns,
            one.table if over else "",
        )
        for one, key in zip(tries, keys, strict=True)
    ]
