"""Matches over the protocol: alone, with friends, and what everybody is told."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.house import House, ended, ending, join, make, play_on

from playmat.kernel.registry import games as installed_games

MATCHES = [
    one for one in (("khtcg", "mr"), ("kmon", "mg"), ("perilous", "mrr")) if one[0] in installed_games()
]


@pytest.mark.parametrize(("game", "kinds"), MATCHES)
async def test_a_newcomer_plays_a_match_against_the_computer(home: House, game: str, kinds: str) -> None:
    visitor = home.visitor()
    made = await make(visitor, game, kinds)
    assert made.table.status == "running"
    async with visitor.seat(made.table.id) as player:
        assert player.you == [0]
        await play_on(player, 100_000)
        assert ended(player)
        assert ending(player).lines[0]


async def test_two_friends_play_over_a_link(home: House) -> None:
    ann, bob = home.visitor(), home.visitor("it")
    made = await make(ann, "kmon", "mo")
    assert made.table.status == "open"
    joined = await join(bob, made)
    assert joined.table.status == "running"
    async with ann.seat(made.table.id) as first, bob.seat(made.table.id) as second:
        assert (first.you, second.you) == ([0], [1])
        await asyncio.gather(play_on(first, 100_000), play_on(second, 100_000))
        assert ending(first).winners == ending(second).winners
        assert "won" in ending(first).lines[0]
        assert "Vince" in ending(second).lines[0]
