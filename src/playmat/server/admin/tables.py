"""`playmat admin tables` and `playmat admin table`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playmat import texts
from playmat.commandline.options import BadOption
from playmat.server.admin.office import MOST_TEXT, opened, operator, print_json, time_of
from playmat.server.commands import database, say
from playmat.server.protocol.server_messages import Status

if TYPE_CHECKING:
    from playmat.server.log.summary import Summary

MOST_LISTED = 200
"""So many tables are listed as text: there can be many thousands. JSON, for programs, has them all."""


def tables(
    find: str = "",
    /,
    *,
    status: Status | None = None,
    db: str | None = None,
    json: bool = False,
    lang: str | None = None,
) -> None:
    """List the tables, or those where somebody has this text in their name."""
    import asyncio

    from playmat.server.storage.table_moderation import TableModeration

    async def read() -> list[Summary]:
        async with opened(database(db)) as engine:
            return await TableModeration(engine).found(find, status, None if json else MOST_LISTED + 1)

    read_here = asyncio.run(read())
    if json:
        print_json([_facts(one) for one in read_here])
        return
    found = read_here[:MOST_LISTED]
    language = texts.detect(lang)
    for one in found:
        _say_table(one, language)
    say(language, "server-admin-tables", count=len(found))
    if len(read_here) > len(found):
        say(language, "server-admin-tables-more")


def table(
    table: str,
    /,
    *,
    close: str | None = None,
    db: str | None = None,
    json: bool = False,
    lang: str | None = None,
) -> None:
    """Show a table, or close it with a reason that everybody at it reads."""
    import asyncio

    from playmat.server.storage.table_moderation import TableModeration

    if close is not None and not 0 < len(close.strip()) <= MOST_TEXT:
        raise BadOption("server-admin-why", "", most=MOST_TEXT)

    async def act() -> Summary:
        async with opened(database(db)) as engine:
            kept = TableModeration(engine)
            if close is not None:
                await kept.close(table, close.strip(), operator())
            return await kept.named(table)

    found = asyncio.run(act())
    if json:
        print_json(_facts(found))
        return
    language = texts.detect(lang)
    _say_table(found, language)
    say(
        language,
        "server-admin-table-more",
        made=time_of(found.created),
        clock=found.clock.kind,
        listed="yes" if found.public else "no",
        rated="yes" if found.rated else "no",
        tournament=found.tournament or "-",
        versions=found.version,
    )


def _facts(found: Summary) -> dict[str, object]:
    """A table without anything of its match."""
    return {
        "id": found.id,
        "game": found.game,
        "status": found.status,
        "people": _people(found),
        "created": found.created,
        "updated": found.updated,
        "clock": found.clock.kind,
        "public": found.public,
        "rated": found.rated,
        "tournament": found.tournament,
        "version": found.version,
    }


def _people(found: Summary) -> list[str]:
    """The people and computer players at a table, by name; a guest without one, and a free seat, is empty."""
    return [place.level or place.name for place in found.places]


def _say_table(found: Summary, language: str) -> None:
    """Print a table in a line."""
    who = ", ".join(one or "-" for one in _people(found))
    say(
        language,
        "server-admin-table",
        id=found.id,
        when=time_of(found.updated),
        game=found.game,
        status=found.status,
        who=who,
    )
