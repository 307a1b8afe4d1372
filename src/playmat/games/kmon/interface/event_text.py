"""The sentences of the events."""

from __future__ import annotations

from typing import Final

from playmat.cards.text import join
from playmat.cards.told import put_together
from playmat.games.kmon.interface.card_text import program_text
from playmat.games.kmon.language.codes import (
    CARD_FIRST,
    CAUSE_WORDS,
    COUNT_FIRST,
    DRAWN,
    HAPPENED_WORDS,
    KMON_FIRST,
    LINK_FIRST,
    LISTS,
    ONE_BY_ONE,
    Happened,
    Pick,
)
from playmat.games.kmon.state.layout import LINK_WORDS
from playmat.games.kmon.state.mutations import KmonState
from playmat.kernel.event import HIDDEN, Event
from playmat.kernel.phrase import Filling, Phrase

LISTED: Final = {f"kmon-event-{HAPPENED_WORDS[kind - 1]}": "card" for kind in ONE_BY_ONE}
"""Sentences that are one where several cards are named, and the filling with their names."""

COUNTED: Final = {"kmon-event-card-drawn": "kmon-event-cards-drawn"}
"""Sentences of a card that nobody sees, and what is said of several."""


def tell_move(state: KmonState, events: list[Event]) -> list[Phrase | None]:
    """The sentences of what one answer led to; cards that are drawn together stand in one."""
    told = [None if event.kind == HIDDEN else tell(state, event) for event in events]
    return put_together(told, LISTED, COUNTED)


def tell(state: KmonState, event: Event) -> Phrase:
    """The sentence of an event."""
    kind = int(event.kind)
    seat = int(event.seat)
    args: dict[str, Filling] = {}
    numbers = [int(number) for number in event.args]
    if kind == Happened.OVER:
        return over(seat, numbers[0], event.clause)
    if kind == Happened.ATTACK:
        return attack(state, seat, numbers, event.clause)
    args["who"] = who(seat)
    if kind in KMON_FIRST:
        args["kmon"] = state.sides[seat].team[numbers[0]].species.name
    if kind in COUNT_FIRST:
        args["count"] = numbers[0]
    elif kind in CARD_FIRST:
        args["card"] = state.book.cards[numbers[0]].name
    elif kind in LINK_FIRST:
        args["action"] = Phrase(f"kmon-link-{LINK_WORDS[numbers[0]]}")
    elif kind in LISTS:
        args["cards"] = cards(state, numbers)
    elif kind == Happened.BONUS:
        args["bonus"] = bonus(numbers[0])
    elif kind == Happened.CHOSEN:
        args["does"] = program_text(state.book, numbers[0])
    more(state, kind, numbers, args)
    return Phrase(f"kmon-event-{HAPPENED_WORDS[kind - 1]}", args, event.clause)


def more(state: KmonState, kind: int, numbers: list[int], args: dict[str, Filling]) -> None:
    """Add the further details of some events."""
    if kind in (Happened.HEALED, Happened.DAMAGED):
        args["count"] = numbers[1]
        args["total"] = numbers[2]
    elif kind in (Happened.GAINED, Happened.LOST_CHARGES):
        args["total"] = numbers[1]
    elif kind in (Happened.ATTACHED, Happened.REMOVED, Happened.COUNTED):
        args["card"] = state.book.cards[numbers[1]].name
        if kind == Happened.ATTACHED:
            args["duration"] = numbers[2]
        elif kind == Happened.COUNTED:
            args["count"] = numbers[2]


def who(seat: int) -> Phrase:
    """A player."""
    return Phrase("kmon-seat", {"number": seat + 1})


def cards(state: KmonState, numbers: list[int]) -> Phrase:
    """Some cards, one after the other."""
    if not numbers:
        return Phrase("kmon-no-cards")
    return join("cards-and", [state.book.cards[number].name for number in numbers])


def bonus(item: int) -> Phrase:
    """The bonus that was chosen for an exhausted K-Mon."""
    if item == Pick.DRAW:
        return Phrase("kmon-bonus-draw")
    return Phrase("kmon-bonus-charges") if item == Pick.CHARGES else Phrase("kmon-bonus-heal")


def attack(state: KmonState, seat: int, numbers: list[int], clause: str) -> Phrase:
    """An attack with its power-ups."""
    args: dict[str, Filling] = {"who": who(seat), "final": "yes" if numbers[2] else "no"}
    if numbers[0] < 0:
        return Phrase("kmon-event-attack", args, clause)
    args["cards"] = cards(state, [number for number in numbers[:2] if number >= 0])
    return Phrase("kmon-event-attack-with", args, clause)


def over(winner: int, cause: int, clause: str) -> Phrase:
    """The end of the battle."""
    why = Phrase(f"kmon-cause-{CAUSE_WORDS[cause]}")
    if winner == DRAWN:
        return Phrase("kmon-event-over-draw", {"why": why}, clause)
    return Phrase("kmon-event-over", {"who": who(winner), "why": why}, clause)
