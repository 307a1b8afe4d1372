"""The requests of e-mail: one function for each route of `mail_routes`."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import Request

from playmat.server.http.asking import language
from playmat.server.http.guard import MAILS, MAILS_OF_ADDRESS
from playmat.server.http.people.account_routes import AccountRoutes
from playmat.server.protocol.mail_bodies import MailInfo, NewAddress
from playmat.server.storage.mail.addresses import Addresses, clean_address
from playmat.server.storage.people.names import PersonRefused


class MailApi:
    """The functions of the routes of e-mail.

    Args:
        accounts: who asks, and the limits.
        engine: the database.
        call: tells the postman of this process that something waits; None where none is sent.
    """

    def __init__(self, accounts: AccountRoutes, engine: AsyncEngine, call: Callable[[], None] | None) -> None:
        self._accounts = accounts
        self._addresses = Addresses(engine)
        self._call = call

    async def mail(self, request: Request) -> MailInfo:
        """My address."""
        person = await self._accounts.visitor(request)
        given = await self._addresses.of(person.id) if person is not None else None
        if given is None:
            return MailInfo(self._call is not None)
        return MailInfo(self._call is not None, given.address, given.confirmed is not None)

    async def give_address(self, request: Request, wanted: NewAddress) -> MailInfo:
        """Note an address, and send a mail there that asks for its owner's consent."""
        person = await self._accounts.somebody(request)
        if not wanted.address.strip():
            await self._addresses.drop(person.id)
            return await self.mail(request)
        if self._call is None:
            raise PersonRefused("server-mail-off")
        if person.guest:
            raise PersonRefused("server-mail-guest")
        address = clean_address(wanted.address)
        await self._accounts.limits.count(MAILS, "mail", person.id)
        await self._accounts.limits.count(MAILS_OF_ADDRESS, "mail to", address.casefold())
        await self._addresses.give(person.id, address, language(request), request.state.now)
        self._call()
        return await self.mail(request)

    async def confirm_address(self, request: Request) -> None:
        """Confirm an address."""
        await self._addresses.confirm(str(request.path_params["link"]), request.state.now)

    async def leave_mail(self, request: Request) -> None:
        """Forget an address."""
        await self._addresses.leave(str(request.path_params["link"]), request.state.now)
