"""`playmat admin limits`, `limit`, `announce`, `announcements` and `announcement`: they last until undone."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from playmat import texts
from playmat.commandline.options import BadOption, number
from playmat.kernel.documents.form import shown
from playmat.kernel.errors import PlaymatError
from playmat.server.admin.office import MOST_TEXT, opened, operator, print_json, time_of
from playmat.server.commands import database, say

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from playmat.server.storage.announcements import Announcement
    from playmat.server.storage.people.limits import OwnLimit

# ---- limits ----------------------------------------------------------------------------------------


def limits(*, db: str | None = None, json: bool = False, lang: str | None = None) -> None:
    """List the usual limits, and those that were set for a person or an address."""
    import asyncio

    from playmat.server.http.guard import LIMITS
    from playmat.server.storage.people.limits import OwnLimits

    async def read() -> list[OwnLimit]:
        async with opened(database(db)) as engine:
            return await OwnLimits(engine).listed()

    found = asyncio.run(read())
    if json:
        usual = {
            what: {"whom": one.whom, "most": one.most, "limit": str(one.usual or "")}
            for what, one in LIMITS.items()
        }
        set_here = [{"whom": one.name or one.whom, "what": one.what, "most": one.most} for one in found]
        print_json({"usual": usual, "set": set_here})
        return
    language = texts.detect(lang)
    for what, one in LIMITS.items():
        seconds = one.usual.get_expiry() if one.usual is not None else 0
        say(language, "server-admin-limit", what=what, whom=one.whom, most=one.most, seconds=seconds)
    for own in found:
        say(language, "server-admin-limit-set", whom=own.name or own.whom, what=own.what, most=own.most)
    say(language, "server-admin-limits", count=len(found))


def limit(
    whom: str,
    what: str,
    /,
    *,
    most: Annotated[int | None, number(0, 1_000_000)] = None,
    usual: bool = False,
    db: str | None = None,
    lang: str | None = None,
) -> None:
    """Set a limit for a person or an address, or give them the usual one again."""
    import asyncio

    from playmat.server.http.guard import LIMITS
    from playmat.server.storage.people.limits import OwnLimits

    if what not in LIMITS:
        raise BadOption("server-admin-no-limit", "", got=what[:40], known=", ".join(LIMITS))
    if (most is None) != usual:
        raise BadOption("server-admin-limit-which")

    async def act() -> str:
        async with opened(database(db)) as engine:
            key, called = await _whom(engine, whom, LIMITS[what].whom == "address")
            await OwnLimits(engine).put(key, called, what, most, operator())
            return called

    called = asyncio.run(act())
    now = LIMITS[what].most if most is None else most
    say(texts.detect(lang), "server-admin-limit-set", whom=called, what=what, most=now)


async def _whom(engine: AsyncEngine, given: str, address: bool) -> tuple[str, str]:
    """For whom a limit is: how it is kept, and what the audit log calls them.

    Raises:
        BadOption: no address.
        NoSuchPerson: no account has that name.
    """
    import ipaddress

    from playmat.server.http.guard import address_of
    from playmat.server.storage.people.moderation import Moderation

    if not address:
        account = await Moderation(engine).named(given)
        return account.id, account.name
    first = given.partition("/")[0]
    try:
        ipaddress.ip_address(first)
    except ValueError as error:
        raise BadOption("server-admin-no-address", "", got=shown(given)) from error
    found = address_of({"client": (first, 0)})
    if given not in {first, found}:  # other networks are counted for nobody
        raise BadOption("server-admin-no-address", "", got=shown(given))
    return found, found


# ---- announcements ---------------------------------------------------------------------------------


def announce(
    *,
    text: Annotated[list[str] | None, Parameter(consume_multiple=1)] = None,
    hours: Annotated[int, number(1, 8_760)] = 24,
    db: str | None = None,
    json: bool = False,
    lang: str | None = None,
) -> None:
    """Show a text to everybody on the server until it ends, in one or more languages."""
    import asyncio

    from playmat.server.storage.announcements import Announcements

    said = _by_language(text or [])
    if not said:
        raise BadOption("server-admin-announce-nothing")
    if any(len(one) > MOST_TEXT for one in said.values()):
        raise BadOption("server-admin-announce-long", "", most=MOST_TEXT)

    async def act() -> Announcement:
        async with opened(database(db)) as engine:
            return await Announcements(engine).make(said, time.time() + hours * 3600.0, operator())

    made = asyncio.run(act())
    if json:
        print_json(made._asdict())
    else:
        _say_announcement(made, texts.detect(lang))


def _by_language(given: list[str]) -> dict[str, str]:
    """The texts of an announcement by language, each given as `LANGUAGE=TEXT`; empty ones are left out.

    Raises:
        BadOption: one is in no language, or two are in the same.
    """
    said: dict[str, str] = {}
    for one in given:
        language, equals, text = one.partition("=")
        if not equals or language not in texts.LANGUAGES or language in said:
            known = ", ".join(texts.LANGUAGES)
            raise BadOption("server-admin-announce-form", "", got=shown(one), known=known)
        said[language] = text.strip()
    return {language: text for language, text in said.items() if text}


def announcements(*, db: str | None = None, json: bool = False, lang: str | None = None) -> None:
    """List the announcements that are shown."""
    found = _shown(database(db))
    if json:
        print_json([one._asdict() for one in found])
        return
    language = texts.detect(lang)
    for one in found:
        _say_announcement(one, language)
    say(language, "server-admin-announcements", count=len(found))


def announcement(
    announcement: str,
    /,
    *,
    end: bool = False,
    db: str | None = None,
    json: bool = False,
    lang: str | None = None,
) -> None:
    """Show an announcement in all its languages, or end it."""
    import asyncio

    from playmat.server.storage.announcements import Announcements

    found = next((one for one in _shown(database(db)) if one.id == announcement), None)
    if found is None:
        raise PlaymatError("server-admin-no-announcement", "", got=announcement[:40])

    async def act() -> None:
        async with opened(database(db)) as engine:
            await Announcements(engine).end(announcement, operator())

    if end:
        asyncio.run(act())
    if json:
        print_json(found._asdict())
        return
    for language in found.texts:
        _say_announcement(found, texts.detect(lang), language)
    if end:
        say(texts.detect(lang), "server-admin-announcement-ended", id=found.id)


def _shown(address: str) -> list[Announcement]:
    """The announcements that are shown, the newest first."""
    import asyncio

    from playmat.server.storage.announcements import Announcements

    async def read() -> list[Announcement]:
        async with opened(address) as engine:
            return await Announcements(engine).listed(time.time())

    return asyncio.run(read())


def _say_announcement(one: Announcement, language: str, wanted: str = "") -> None:
    """Print an announcement in a line, in a language it is in."""
    text, spoken = one.text(wanted or language)
    say(language, "server-admin-announcement", id=one.id, until=time_of(one.until), lang=spoken, text=text)
