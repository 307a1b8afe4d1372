"""The record of a match that is longer than most: it is small, and leads to the same position."""

from __future__ import annotations

import zlib

from tests.random_play import begun, walk

from playmat.games.khtcg import GAME
from playmat.kernel.choice import NATURE
from playmat.kernel.match.record import read_record, replay, write_record
from playmat.kernel.rng import stream_of

ANSWERS = 300
MOST_BYTES = 10_000
"""Packed by zlib; as text it has some 40 for each answer with what chance made of it."""


def test_the_record_of_a_long_match_is_small() -> None:
    stream = stream_of(2, 7)
    match = next(begun(GAME, 1, stream))
    digests = {len(after.entries): after.digest() for after in walk(match, stream, GAME.longest)}
    text = write_record(match, "-")
    record = read_record(text)
    assert sum(entry.seat != NATURE for entry in record.entries) >= ANSWERS
    assert len(zlib.compress(text.encode())) <= MOST_BYTES
    for at in [*digests][::50]:
        assert replay(record, GAME, at).digest() == digests[at]
