"""The routes of accounts: guests, names, passwords, devices, and the cookie that says who asks."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request

from playmat.server.http.asking import language
from playmat.server.http.guard import GUESTS, PASSWORDS, PASSWORDS_OF_NAME, Limits, address_of
from playmat.server.log.table_events import Place
from playmat.server.process.audience.viewer import person_name
from playmat.server.protocol import http_bodies as body
from playmat.server.storage.people.accounts import Accounts, Somebody
from playmat.server.storage.people.names import PersonRefused, login_of

COOKIE = "playmat"


class AccountRoutes:
    """The routes of accounts.

    Args:
        people: everybody the server knows.
        limits: how much everybody may do.
        secure: cookies go over https only.
        path: the path below which everything lies.

    Attributes:
        cookie: the name of the cookie; behind https one that no plain http can set, and no other host either
            where this one is all ours: browsers allow that name only for all paths.
    """

    def __init__(self, people: Accounts, limits: Limits, secure: bool, path: str) -> None:
        self.cookie = COOKIE if not secure else f"__Secure-{COOKIE}" if path else f"__Host-{COOKIE}"
        self.people = people
        self.limits = limits

    def token(self, request: HTTPConnection) -> str:
        """The content of a request's cookie; one of before https is taken, and gets the new name."""
        return request.cookies.get(self.cookie) or request.cookies.get(COOKIE, "")

    async def visitor(self, request: Request) -> Somebody | None:
        """The person whose cookie came with a request."""
        return await self.people.find(self.token(request))

    async def owner(self, request: Request) -> Somebody | None:
        """The same, of what is theirs; None of a new visitor, who has nothing yet.

        Raises:
            PersonRefused: the cookie is nobody's, of somebody who was forgotten or signed out elsewhere: they
                would read that what they have is deleted or empty, and it is not.
        """
        found = await self.visitor(request)
        if found is None and self.token(request):
            raise PersonRefused("server-unknown-cookie")
        return found

    async def somebody(self, request: Request) -> Somebody:
        """The same; a new visitor becomes a guest, and the answer brings the cookie.

        A cookie that is nobody's makes no guest: the browser may be about to get another one, such as that of
        an account, and would lose it to the guest's.

        Raises:
            PersonRefused: the cookie is nobody's.
            TooMany: too many new guests from one address.
        """
        return await self.owner(request) or await self._new_guest(request)

    async def _new_guest(self, request: Request) -> Somebody:
        await self.limits.count(GUESTS, "guest", address_of(request.scope))
        person, request.state.token = await self.people.make_guest()
        return person

    async def me(self, request: Request) -> body.Person:
        """The visitor; a new one becomes a guest, also one whose cookie is nobody's.

        Nothing else renews the cookie. Pages ask for this in their turn: any other answer could come late and
        bring it back after somebody signed in beside.
        """
        person = await self.visitor(request)
        if person is None:
            person = await self._new_guest(request)
        else:
            request.state.token = self.token(request)
        return person_info(person, language(request))

    async def rename(self, request: Request, wanted: body.Rename) -> body.Person:
        """Be called by another name."""
        person = await self.somebody(request)
        return person_info(await self.people.rename(person, wanted.name), language(request))

    async def register(self, request: Request, wanted: body.Credentials) -> body.Person:
        """Make an account of a guest."""
        await self._count_password(request, wanted.name)
        person, request.state.token = await self.people.register(
            await self.somebody(request), wanted.name, wanted.password
        )
        return person_info(person, language(request))

    async def login(self, request: Request, wanted: body.Credentials) -> body.Person:
        """Come back to an account."""
        await self._count_password(request, wanted.name)
        before = await self.visitor(request)
        person, request.state.token = await self.people.log_in(wanted.name, wanted.password, before)
        return person_info(person, language(request))

    async def _count_password(self, request: Request, name: str) -> None:
        """Count a try of a password: of an address, and of a name from wherever it is tried.

        Raises:
            TooMany: too many.
        """
        await self.limits.count(PASSWORDS, "password", address_of(request.scope))
        await self.limits.count(PASSWORDS_OF_NAME, "password of", login_of(name))

    async def change_password(self, request: Request, wanted: body.NewPassword) -> body.Person:
        """Change the password."""
        person = await self.somebody(request)
        await self._count_password(request, person.name)
        request.state.token = await self.people.change_password(person, wanted.old, wanted.new)
        return person_info(person, language(request))

    async def devices(self, request: Request) -> body.DeviceList:
        """The devices on which the visitor is signed in."""
        person = await self.visitor(request)
        found = await self.people.devices(person, self.token(request)) if person else []
        return body.DeviceList([body.DeviceInfo(*device) for device in found])

    async def sign_out(self, request: Request, wanted: body.SignOut) -> body.DeviceList:
        """Forget me on other devices."""
        person = await self.owner(request)
        if person is not None:
            await self.people.log_out_elsewhere(person, self.token(request), wanted.device)
        return await self.devices(request)

    async def delete(self, request: Request, wanted: body.Farewell) -> None:
        """Forget me for good."""
        person = await self.owner(request)
        if person is not None:
            await self._count_password(request, person.name)
            await self.people.delete(person, wanted.password)
        request.state.token = ""

    async def logout(self, request: Request) -> None:
        """Forget this device."""
        await self.people.log_out(self.token(request))
        request.state.token = ""


def person_info(person: Somebody, lang: str) -> body.Person:
    """A person as the client sees it."""
    return body.Person(person_name(Place("person", name=person.name), lang), person.guest)
