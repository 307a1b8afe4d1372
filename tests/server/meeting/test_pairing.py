"""Quick pairing: who is seated with whom."""

from __future__ import annotations

from typing import Any

from tests.server.house import House, make
from tests.server.meeting.test_ratings import member, resign

from playmat.server.clients.client import Visitor, new_id
from playmat.server.protocol.http_bodies import Pairing, Seated
from playmat.server.protocol.server_messages import Clock


async def pair(visitor: Visitor, request: str = "", **wanted: Any) -> Seated:
    """Want to play K-Mon now."""
    return await visitor.post("/api/pair", Pairing(request or new_id(), "kmon", **wanted), Seated)


async def test_two_who_want_the_same_play_with_each_other(home: House) -> None:
    ann, bob, cleo = (home.visitor() for _ in range(3))
    first = await pair(ann)
    assert (first.table.status, first.table.public) == ("open", True)
    assert (await pair(bob, clock=Clock("tournament"))).table.id != first.table.id
    request = new_id()
    second = await pair(cleo, request)
    assert (second.table.id, second.table.status) == (first.table.id, "running")
    assert (await pair(cleo, request)).table.id == first.table.id, "it was sent again"
    assert (await pair(ann)).table.id != first.table.id


async def test_nobody_is_seated_at_a_table_for_friends(home: House) -> None:
    ann, bob = home.visitor(), home.visitor()
    for public in (False, True):
        made = await make(ann, "kmon", "mo", clock=Clock("relaxed"), public=public)
        assert (await pair(bob)).table.id != made.table.id


async def test_ratings_are_as_close_as_both_want_it(home: House) -> None:
    ann, bob = await member(home, "Ann"), await member(home, "Bob")
    first = await pair(ann, rated=True)
    await pair(bob, rated=True)
    await resign(home, bob, first)
    apart = 50  # the one who won is further off, now
    wants_close = await pair(ann, rated=True, within=apart)
    assert (await pair(bob, rated=True)).table.id != wants_close.table.id
    cleo = await member(home, "Cleo")
    assert (await pair(cleo, rated=True, within=apart)).table.id not in {wants_close.table.id, first.table.id}
    dora = await member(home, "Dora")
    assert (await pair(dora, rated=True)).table.status == "running"
