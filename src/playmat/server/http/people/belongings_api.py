"""The requests of belongings: one function for each route of `belongings_routes`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from starlette.requests import Request

from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Phrase
from playmat.server.http.asking import language
from playmat.server.http.people.account_routes import AccountRoutes
from playmat.server.http.people.belongings_info import checked, in_form
from playmat.server.process.audience.viewer import said
from playmat.server.protocol.belonging_bodies import (
    Belonging,
    BelongingList,
    KeepBelongings,
    OwnBelonging,
    RefusedBelonging,
    TheseBelongings,
)
from playmat.server.storage.people.accounts import Somebody
from playmat.server.storage.people.belongings import MOST_DECKS, Belongings


class BelongingsApi:
    """The functions of the routes of belongings.

    Args:
        accounts: who asks.
        store: what they have.
    """

    def __init__(self, accounts: AccountRoutes, store: Belongings) -> None:
        self._accounts = accounts
        self._store = store

    async def belongings(self, request: Request) -> BelongingList:
        """All that the visitor has."""
        person = await self._accounts.owner(request)
        return BelongingList([]) if person is None else await self._all(person)

    async def keep_belongings(self, request: Request, wanted: KeepBelongings) -> BelongingList:
        """Keep what there is of them; a new visitor becomes a guest."""
        person, lang = await self._accounts.somebody(request), language(request)
        found, refused = await asyncio.to_thread(_sorted, wanted.belongings, request.state.now, lang)
        full = said(Phrase("server-decks-full", {"limit": MOST_DECKS}), lang)
        too_many = await self._store.keep(person.id, found, wanted.replaces)
        refused += [RefusedBelonging(one.kind, one.game, one.what, full) for one in too_many]
        return await self._all(person, refused)

    async def drop_belongings(self, request: Request, wanted: TheseBelongings) -> BelongingList:
        """Give some of them up."""
        person = await self._accounts.owner(request)
        if person is not None:
            strange = "\0"  # PostgreSQL takes no text with it
            these = [in_form(one) for one in wanted.belongings if strange not in one.game + one.what]
            await self._store.drop(person.id, these)
        return await self.belongings(request)

    async def _all(self, person: Somebody, refused: Sequence[RefusedBelonging] = ()) -> BelongingList:
        own = await self._store.of(person.id)
        return BelongingList(own, list(refused))


def _sorted(
    wanted: Sequence[Belonging], now: float, lang: str
) -> tuple[list[OwnBelonging], list[RefusedBelonging]]:
    """Those of some belongings that there are, and the refusals of the others."""
    found, refused = [], []
    for one in wanted:
        try:
            found.append(checked(one, now))
        except PlaymatError as error:
            refused.append(RefusedBelonging(one.kind, one.game, one.what, said(error.phrase, lang)))
    return found, refused
