"""The branches of the rules, by name, for the proof that play reaches them all (`cards coverage`).

A branch is a decision that is asked (`asked battle`), an event under the clause that caused it
(`played KH-TECH-01`), or an operation that found nothing to do (`skipped damage`). The rules write every
change of the table as an event and name its clause, so that each place of theirs that changes something is
one of these.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from playmat.games.khtcg.language.codes import HAPPENED_WORDS, PROMPT_WORDS, Happened
from playmat.games.khtcg.language.vocabulary import OPERATIONS
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import CONCEDE, Choice
from playmat.kernel.event import Event

EVENTS: Final = {
    "leader": "KH-SETUP-01",
    "first": "KH-SETUP-04 KH-SETUP-05",
    "shuffled": "KH-SETUP-07",
    "dealt": "KH-SETUP-08",
    "turn": "KH-TURN-01",
    "phase": "KH-ACT-01 KH-CHAL-01 KH-DISC-01 KH-DRAW-01",
    "drew": "KH-GEN-11",
    "renewed": "KH-DRAW-03",
    "played": "KH-ATK-02 KH-CALL-01 KH-DISR-01 KH-EQUIP-01 KH-EVENT-01 KH-FC-02 KH-MAGIC-01 KH-MF-01 "
    "KH-MOVE-01 KH-TECH-01",
    "entered": "KH-GEN-04",
    "discarded": "KH-BATTLE-21 KH-BATTLE-22 KH-CHAL-24 KH-DARK-07 KH-EQUIP-02 KH-EQUIP-05 KH-EQUIP-06 "
    "KH-EQUIP-12 KH-ESC-03 KH-ESC-05 KH-EVENT-03 KH-FC-08 KH-FC-09 KH-GEN-10 KH-MAGIC-08 KH-MAGIC-13 "
    "KH-MF-06 KH-MF-07 KH-UNIQ-02 KH-UNIQ-03 KH-UNIQ-10 KH-WORLD-09",
    "discarded-hand": "KH-DISC-02 KH-GEN-10",
    "put": "KH-HOOK-17 KH-ZONE-02 KH-ZONE-03",
    "hp": "KH-CHAL-22 KH-ESC-06 KH-ESC-08 KH-HOOK-47 KH-MOVE-07",
    "damaged": "KH-BATTLE-14 KH-BATTLE-15 KH-BATTLE-19",
    "cleared": "KH-BATTLE-25 KH-BATTLE-26 KH-MAGIC-18",
    "defeated": "KH-BATTLE-17 KH-DARK-14",
    "battle": "KH-BATTLE-01",
    "battle-total": "KH-BATTLE-13",
    "challenge": "KH-CHAL-02",
    "challenge-total": "KH-CHAL-20",
    "won": "KH-CHAL-21",
    "tied": "KH-CHAL-23",
    "committed": "KH-BATTLE-06 KH-CHAL-10",
    "passed": "KH-CHAL-13",
    "attached": "KH-EQUIP-01",
    "counters": "KH-GEN-23",
    "control": "KH-GEN-08",
    "lasts": "KH-AMB-82 KH-TURN-06",
    "ended": "KH-AMB-82 KH-TURN-06",
    "looked": "KH-ZONE-02",
    "revealed": "KH-ZONE-03",
    "declared": "KH-HOOK-15",
    "ability": "KH-ACT-03",
    "due": "KH-GEN-19",
    "coin": "KH-SM-17",
    "escaped": "KH-ESC-01",
    "turn-end": "KH-TURN-05",
    "over": "KH-WIN-01 KH-WIN-02 KH-WIN-05 KH-WIN-08 KH-WIN-09",
    "moved": "KH-MOVE-01",
    "captured": "KH-AMB-87",
    "freed": "KH-AMB-87",
    "milled": "KH-GEN-10",
    "granted": "KH-HOOK-39",
}
"""By event, the clauses that cause it with the cards of the house set."""

BY_OPERATION: Final = {
    "effects.choose": ("asked choose", "chosen KH-GEN-27"),
    "effects.extra_move": ("more-moves KH-GEN-28",),
    "effects.extra_battle": ("more-battles KH-GEN-28",),
    "effects.copy": ("copied KH-GEN-30",),
}
"""By operation, what it alone brings about; no card of a set need have the operation."""

RARE: Final = ("discarded KH-FC-03", "no-card KH-DRAW-06", "over KH-WIN-12")
"""Branches that cards can bring about and that no set need have.

In the house set no card brings a form onto another Player Card than its own (KH-FC-03). Who has neither deck
nor discard pile (KH-DRAW-06) would need all 41 cards in hand and in play. No texts set each other off without
end (KH-WIN-12).
"""

SKIPPED: Final = tuple([one.word for one in OPERATIONS if one.skips])
"""Effects that can find nothing to do."""


def branches(operations: Collection[str]) -> tuple[str, ...]:
    """The names of the branches that must be reached with cards that have some operations."""
    own = {branch: operation for operation, names in BY_OPERATION.items() for branch in names}
    asked = [f"asked {word}" for word in PROMPT_WORDS.values()]
    found = [branch for branch in asked if branch not in own]
    found += [branch for branch, operation in own.items() if operation in operations]
    found += [f"{word} {clause}" for word, clauses in EVENTS.items() for clause in clauses.split()]
    return (*found, *[f"skipped {word}" for word in SKIPPED])


def taken(choice: Choice, answer: int, events: list[Event]) -> Iterator[str]:
    """The branches that an answer took.

    Args:
        choice: what was asked.
        answer: the answer.
        events: what happened until the next question.
    """
    if answer != CONCEDE:
        yield f"asked {PROMPT_WORDS[int(choice.prompt)]}"
    for event in events:
        yield f"{HAPPENED_WORDS[int(event.kind)]} {event.clause}"


def used(state: KhtcgState, event: Event) -> Iterator[str]:
    """The codes of the cards that came into play with an event."""
    if event.kind == Happened.PLAYED and event.args[1] >= 0:
        yield state.book.cards[event.args[1]].code
    elif event.kind == Happened.LEADER:
        yield state.book.cards[event.args[0]].code


def lost(state: KhtcgState, event: Event) -> Iterator[str]:
    """The codes of the cards that left play with an event."""
    if event.kind == Happened.DISCARDED:
        yield state.book.cards[event.args[0]].code
