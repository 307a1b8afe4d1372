"""A game whose data have changed since the release, as after an update."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playmat.cards.game import CardGame
from playmat.cards.reading import read_own
from playmat.kernel import registry

CHANGES = {"kmon": ("hp = 6", "hp = 5"), "khtcg": ("level = 1", "level = 2")}
"""Of each game with cards, what is written in many of them and what is to stand there instead."""


def with_changes(game: CardGame) -> CardGame:
    """The game with other cards than those of today."""
    old, new = CHANGES[game.id]
    texts = [(name, text.replace(old, new)) for name, text in game.data_texts()]
    changed = type(game)(type(game).book_of(read_own(game.vocabulary, texts)))
    assert changed.data_hash() != game.data_hash()
    return changed


@contextmanager
def updated(game_id: str) -> Iterator[CardGame]:
    """Have this process play with other cards of a game than those of today, as if it were updated."""
    game = registry.game(game_id)
    assert isinstance(game, CardGame)
    registry._registered[game_id] = changed = with_changes(game)
    registry.game.cache_clear()
    try:
        yield changed
    finally:
        del registry._registered[game_id]
        registry.game.cache_clear()
