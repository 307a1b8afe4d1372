"""The rules and the reader of messages by themselves: random play with all checks, damaged messages."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter

import msgspec
from tests.server.mischief import mutated
from tests.server.soak.figures import Figures, say

from playmat.kernel import registry
from playmat.kernel.documents.json import UNREADABLE_JSON
from playmat.server.protocol import client_messages
from playmat.server.protocol.client_messages import FromClient
from playmat.testing import Defect, check_game

AT_A_TIME = 20
"""So many matches of a game are played before the clock is looked at."""

DEAR = 40
"""One decision in so many has the dear checks: redeals, twins, documents, undo, copies played to the end."""

GOOD: tuple[FromClient, ...] = (
    client_messages.Hello(keys=["a-key"], lang="it", since=7),
    client_messages.Act("m1", 1, 12, [0, 2]),
    client_messages.Chat("m2", "hello"),
    client_messages.Undo("m3"),
    client_messages.Ping(),
)


async def rules(seconds: float) -> Figures:
    """Random matches of every game with all that `check_game` checks, for so long each; stops at a defect.

    `twins` counts pairs of worlds that differ in what a seat cannot know, `saved` matches that were written
    down, read and played on beside themselves.
    """
    found: Figures = {"broken": 0}
    for game_id in registry.games():
        end, seed = time.monotonic() + seconds, 1
        total: Counter[str] = Counter()
        while time.monotonic() < end:
            try:
                report = await asyncio.to_thread(
                    check_game, registry.game(game_id), matches=AT_A_TIME, seed=seed, every=DEAR
                )
            except Defect as defect:
                say(f"rules: {game_id}, seed {seed}: {defect}")
                found["broken"] += 1
                break
            total += Counter(
                matches=report.matches,
                decisions=report.decisions,
                twins=report.checks["twins"],
                saved=report.checks["save"] + report.checks["scenario"],
                refusals=report.checks["refusals"],
            )
            seed += 1
        found[game_id] = dict(total)
        say(f"rules: {game_id}: {dict(total)}")
    return found


async def messages(messages: int) -> Figures:
    """Messages with a few bytes changed: each is read or refused, and nothing else is raised."""
    decoder = msgspec.json.Decoder(FromClient)
    chance = random.Random(5)
    good = [msgspec.json.encode(one) for one in GOOD]
    refused = 0
    began = time.monotonic()
    for number in range(messages):
        try:
            decoder.decode(mutated(good[number % len(good)], chance))
        except UNREADABLE_JSON:
            refused += 1
    return {
        "read": messages - refused,
        "refused": refused,
        "per_second": round(messages / (time.monotonic() - began)),
        "broken": 0,
    }
