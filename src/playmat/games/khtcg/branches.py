"""What random play reaches, for `cards coverage`: which cards are played, and how.

A branch is a way to play a card (`play summon`), or an operation that found nothing to do (`skipped damage`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from playmat.games.khtcg.symbols import VERB_WORDS, Happened, Verb
from playmat.games.khtcg.table import Table
from playmat.kernel.event import Event

SKIPPED: Final = (
    "capture",
    "damage",
    "discard",
    "discard_hand",
    "gain_hp",
    "if",
    "send",
    "silence",
)
"""Effects that can find nothing to do."""

RARELY_SKIPPED: Final = ("counter", "defeat", "extra_challenge", "lose_hp", "raise")
"""Effects that find nothing to do only by coincidence, such as when their own card has just left play."""

PLAYS: Final = (
    Verb.MOVE,
    Verb.DISRUPT,
    Verb.CALL,
    Verb.EQUIP,
    Verb.EVENT,
    Verb.MAGIC,
    Verb.MAGIC_FRIEND,
    Verb.FORM,
    Verb.ATTACK,
    Verb.TECHNIQUE,
)


def branches() -> tuple[str, ...]:
    """All branches by name."""
    return (*[f"play {VERB_WORDS[verb]}" for verb in PLAYS], *[f"skipped {word}" for word in SKIPPED])


def rare_branches() -> tuple[str, ...]:
    """The branches that random play may take, and need not."""
    return tuple(f"skipped {word}" for word in RARELY_SKIPPED)


def taken(event: Event) -> Iterator[str]:
    """The branches that an event shows."""
    if event.kind == Happened.PLAYED:
        yield f"play {VERB_WORDS[event.args[0]]}"


def used(table: Table, event: Event) -> Iterator[str]:
    """The codes of the cards that came into play with an event."""
    if event.kind == Happened.PLAYED and event.args[1] >= 0:
        yield table.book.cards[event.args[1]].code
    elif event.kind == Happened.LEADER:
        yield table.book.cards[event.args[0]].code
