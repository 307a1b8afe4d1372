"""`playmat admin reports`, `report`, `people`, `person` and `audit`."""

from __future__ import annotations

import json as json_text
from typing import TYPE_CHECKING

from playmat import texts
from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Filling, Phrase
from playmat.server.admin.office import opened, operator, print_json, time_of
from playmat.server.commands import database, say

if TYPE_CHECKING:
    from playmat.server.storage.people.moderation import Account
    from playmat.server.storage.people.reports import Reported


def reports(
    *, closed: bool = False, db: str | None = None, json: bool = False, lang: str | None = None
) -> None:
    """List the reports that nobody has looked into yet, or those that are closed."""
    import asyncio

    from playmat.server.storage.people.reports import Reports

    async def read() -> list[Reported]:
        async with opened(database(db)) as engine:
            return await Reports(engine).listed(closed)

    found = asyncio.run(read())
    if json:
        print_json([_facts(one) for one in found])
        return
    language = texts.detect(lang)
    for one in found:
        say(language, "server-admin-report", **_words(one))
    say(language, "server-admin-reports", count=len(found))


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

    from playmat.server.storage.people.reports import Reports

    async def read() -> Reported:
        async with opened(database(db)) as engine:
            kept = Reports(engine)
            if close is not None and await kept.find(report) is not None:
                await kept.close(report, close, operator())
            found = await kept.find(report)
        if found is None:
            raise PlaymatError("server-admin-no-report", "", got=report[:40])
        return found

    found = asyncio.run(read())
    if json:
        print_json({**_facts(found), "seen": _seen(found)})
        return
    language = texts.detect(lang)
    say(language, "server-admin-report", **_words(found))
    if found.words:
        print(found.words)
    for line in _lines(found):
        print(line)
    if found.closed is not None:
        say(language, "server-admin-closed", when=time_of(found.closed), note=found.note)


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

    from playmat.server.storage.people.moderation import Moderation

    async def read() -> list[Account]:
        async with opened(database(db)) as engine:
            return await Moderation(engine).found(find, blocked)

    found = asyncio.run(read())
    if json:
        print_json([one._asdict() for one in found])
        return
    language = texts.detect(lang)
    for one in found:
        _say_account(one, language)
    say(language, "server-admin-people", count=len(found))


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

    from playmat.server.storage.people.moderation import Moderation

    async def act() -> Account:
        by = operator()
        async with opened(database(db)) as engine:
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
        print_json(found._asdict())
    else:
        _say_account(found, texts.detect(lang))


def audit(*, db: str | None = None, json: bool = False, lang: str | None = None) -> None:
    """List what the operators have done, the first thing first."""
    import asyncio

    from playmat.server.storage.audit import AuditedDeed, deeds

    async def read() -> list[AuditedDeed]:
        async with opened(database(db)) as engine:
            return await deeds(engine)

    found = asyncio.run(read())
    if json:
        print_json([one._asdict() for one in found])
        return
    for one in found:
        facts: dict[str, Filling] = {"by": one.by, "what": one.what, "about": one.about, "words": one.words}
        print(
            texts.render(Phrase("server-admin-deed", {"when": time_of(one.at), **facts}), texts.detect(lang))
        )


def _say_account(found: Account, language: str) -> None:
    """Print an account in a line."""
    seen = time_of(found.seen) if found.seen is not None else "-"
    say(
        language,
        "server-admin-person",
        name=found.name,
        since=time_of(found.created),
        seen=seen,
        tables=found.tables,
    )
    if found.blocked is not None:
        say(language, "server-admin-blocked", when=time_of(found.blocked))


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
        "when": time_of(found.at),
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
