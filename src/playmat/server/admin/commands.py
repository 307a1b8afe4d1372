"""`playmat admin`: reports, people and the audit log, for those who run a server."""

from __future__ import annotations

import contextlib
import json as json_text
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from cyclopts import App

from playmat import texts
from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Filling, Phrase
from playmat.server.commands import database, say

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from playmat.server.storage.moderation import Account
    from playmat.server.storage.reports import Reported

admin_app = App(name="admin")


@contextlib.asynccontextmanager
async def _opened(address: str) -> AsyncIterator[AsyncEngine]:
    """A database that is there and up to date; the server may run.

    Raises:
        DatabaseError: it is not.
    """
    from playmat.server.storage.backup import existing
    from playmat.server.storage.database import check_server, open_engine
    from playmat.server.storage.migrate import check_revision

    engine = open_engine(existing(address))
    try:
        await check_server(engine)
        await check_revision(engine)
        yield engine
    finally:
        await engine.dispose()


@admin_app.command
def reports(
    *, closed: bool = False, db: str | None = None, json: bool = False, lang: str | None = None
) -> None:
    """List the reports that nobody has looked into yet, or those that are closed."""
    import asyncio

    from playmat.server.storage.reports import Reports

    async def read() -> list[Reported]:
        async with _opened(database(db)) as engine:
            return await Reports(engine).listed(closed)

    found = asyncio.run(read())
    if json:
        _print([_facts(one) for one in found])
        return
    language = texts.detect(lang)
    for one in found:
        say(language, "server-admin-report", **_words(one))
    say(language, "server-admin-reports", count=len(found))


@admin_app.command
def report(
    report: str,
    /,
    *,
    close: str | None = None,
    db: str | None = None,
    json: bool = False,
    lang: str | None = None,
) -> None:
    """Show a report with what the reporter was shown, or close it with a note."""
    import asyncio
    import getpass

    from playmat.server.storage.reports import Reports

    async def read() -> Reported:
        async with _opened(database(db)) as engine:
            kept = Reports(engine)
            if close is not None and await kept.find(report) is not None:
                await kept.close(report, close, getpass.getuser())
            found = await kept.find(report)
        if found is None:
            raise PlaymatError("server-admin-no-report", "", got=report[:40])
        return found

    found = asyncio.run(read())
    if json:
        _print({**_facts(found), "seen": _seen(found)})
        return
    language = texts.detect(lang)
    say(language, "server-admin-report", **_words(found))
    if found.words:
        print(found.words)
    for line in _lines(found):
        print(line)
    if found.closed is not None:
        say(language, "server-admin-closed", when=_time(found.closed), note=found.note)


@admin_app.command
def people(
    find: str = "",
    /,
    *,
    blocked: bool = False,
    db: str | None = None,
    json: bool = False,
    lang: str | None = None,
) -> None:
    """List the accounts, those with a text in their names, or those that are blocked."""
    import asyncio

    from playmat.server.storage.moderation import Moderation

    async def read() -> list[Account]:
        async with _opened(database(db)) as engine:
            return await Moderation(engine).found(find, blocked)

    found = asyncio.run(read())
    if json:
        _print([one._asdict() for one in found])
        return
    language = texts.detect(lang)
    for one in found:
        _say_account(one, language)
    say(language, "server-admin-people", count=len(found))


@admin_app.command
def person(
    name: str,
    /,
    *,
    block: str | None = None,
    unblock: bool = False,
    rename: str | None = None,
    db: str | None = None,
    json: bool = False,
    lang: str | None = None,
) -> None:
    """Show an account, block it with a reason, let it in again, or give it another name."""
    import asyncio
    import getpass

    from playmat.server.storage.moderation import Moderation

    async def act() -> Account:
        by = getpass.getuser()
        async with _opened(database(db)) as engine:
            accounts = Moderation(engine)
            found = await accounts.named(name)
            if block is not None:
                await accounts.block(found, block, by)
            if unblock:
                await accounts.unblock(found, by)
            if rename is not None:
                await accounts.rename(found, rename, by)
            return await accounts.named(rename if rename is not None else name)

    if block is not None and unblock:
        raise PlaymatError("server-admin-block-both")
    found = asyncio.run(act())
    if json:
        _print(found._asdict())
    else:
        _say_account(found, texts.detect(lang))


@admin_app.command
def audit(*, db: str | None = None, json: bool = False, lang: str | None = None) -> None:
    """List what the operators have done, the first thing first."""
    import asyncio

    from playmat.server.storage.audit import Deed, deeds

    async def read() -> list[Deed]:
        async with _opened(database(db)) as engine:
            return await deeds(engine)

    found = asyncio.run(read())
    if json:
        _print([one._asdict() for one in found])
        return
    for one in found:
        facts: dict[str, Filling] = {"by": one.by, "what": one.what, "about": one.about, "words": one.words}
        print(texts.render(Phrase("server-admin-deed", {"when": _time(one.at), **facts}), texts.detect(lang)))


def _say_account(found: Account, language: str) -> None:
    """Print an account in a line."""
    seen = _time(found.seen) if found.seen is not None else "-"
    say(
        language,
        "server-admin-person",
        name=found.name,
        since=_time(found.created),
        seen=seen,
        tables=found.tables,
    )
    if found.blocked is not None:
        say(language, "server-admin-blocked", when=_time(found.blocked))


def _facts(found: Reported) -> dict[str, str | float | int | None]:
    """A report without what the reporter was shown."""
    facts = found._asdict()
    del facts["seen"]
    return facts


def _words(found: Reported) -> dict[str, str | int]:
    """The words of a report in a line of a list."""
    where = found.table or "-"
    by = found.by or "-"
    return {
        "id": found.id,
        "when": _time(found.at),
        "by": by,
        "about": found.about,
        "reason": found.reason,
        "table": where,
    }


def _seen(found: Reported) -> object:
    """The table as the reporter was shown it; None away from tables."""
    return json_text.loads(found.seen) if found.seen else None


def _lines(found: Reported) -> list[str]:
    """The lines of what happened and was said, as the reporter read them."""
    state = json_text.loads(found.seen) if found.seen else {}
    told = [one["said"]["text"] for one in state.get("events", []) if one.get("said")]
    beside = [one["said"]["text"] for one in state.get("notices", [])]
    return [*told, *beside]


def _time(at: float) -> str:
    """A time as a log has it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")


def _print(what: object) -> None:
    print(json_text.dumps(what, ensure_ascii=False))
