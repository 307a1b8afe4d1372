"""Which operations of which cards were carried out in some matches.

A state counts into its `tally` while it has one; every instruction of every card has its own counter.
"""

from __future__ import annotations

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.game import CardGame, instructions


class Coverage(msgspec.Struct):
    """What was carried out.

    Attributes:
        operations: by `context.word`, how often.
        cards: by code, how often the least used operation of the card was carried out.
        missing: the operations that never were, as `code: word`.
    """

    operations: dict[str, int]
    cards: dict[str, int]
    missing: list[str]


def new_tally(game: CardGame) -> vec[i64]:
    """A counter at 0 for every place of the programs."""
    tally: vec[i64] = vec[i64]()
    for _place in range(len(game.code())):
        tally = append(tally, 0)
    return tally


def cover(game: CardGame, tally: vec[i64]) -> Coverage:
    """What some counters say."""
    vocabulary = game.vocabulary
    found = Coverage(
        {f"{vocabulary.context_of(one)}.{one.word}": 0 for one in vocabulary.operations()}, {}, []
    )
    for code in game.codes():
        counts: list[int] = []
        for at, operation in instructions(game, code):
            count = int(tally[at])
            counts.append(count)
            found.operations[f"{vocabulary.context_of(operation)}.{operation.word}"] += count
            if count == 0:
                found.missing.append(f"{code}: {operation.word}")
        if counts:
            found.cards[code] = min(counts)
    return found
