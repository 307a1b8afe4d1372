"""`playmat admin mails`: the e-mails that have not been sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playmat import texts
from playmat.server.admin.office import opened, print_json, time_of
from playmat.server.commands import database, say

if TYPE_CHECKING:
    from playmat.server.storage.mail.outbox import Waiting


def mails(*, db: str | None = None, json: bool = False, lang: str | None = None) -> None:
    """List the e-mails that wait to be sent, or that could not be."""
    import asyncio

    from playmat.server.storage.mail.outbox import Outbox

    async def read() -> list[Waiting]:
        async with opened(database(db)) as engine:
            return await Outbox(engine).listed()

    found = asyncio.run(read())
    if json:
        print_json([one._asdict() for one in found])
        return
    language = texts.detect(lang)
    for one in found:
        say(
            language,
            "server-admin-mail",
            id=one.id,
            since=time_of(one.at),
            kind=one.kind,
            address=one.address,
            tries=one.tries,
            due=time_of(one.due) if one.due is not None else "never",
            problem=one.problem or "none",
        )
    say(language, "server-admin-mails", count=len(found))
