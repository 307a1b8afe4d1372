"""The sentences of the events; each carries the clause that made the event happen."""

from __future__ import annotations

from typing import Final

from playmat.cards.text import changed, join
from playmat.cards.told import put_together
from playmat.games.khtcg.interface.card_names import card_name, said_names
from playmat.games.khtcg.interface.card_text import program_text
from playmat.games.khtcg.interface.view import CHANGES_THAT_LAST
from playmat.games.khtcg.language.codes import (
    CAUSE_WORDS,
    FINISH_WORDS,
    HAPPENED_WORDS,
    NONE,
    NOW,
    STEP_WORDS,
    VERB_WORDS,
    Area,
    Happened,
)
from playmat.games.khtcg.language.hooks import ACT_WORDS, STAT_WORDS
from playmat.games.khtcg.language.terms import KIND_WORDS, PILE_WORDS, UNTIL_WORDS, Until
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import NATURE
from playmat.kernel.event import HIDDEN, Event
from playmat.kernel.phrase import Filling, Phrase

AREA_WORDS: Final = {
    Area.PLAYER: "player",
    Area.FORM: "form",
    Area.FRIENDS: "friends",
    Area.WORLD: "world",
    Area.DISRUPTOR: "disruptor",
    Area.EQUIPMENT: "equipment",
}
"""The places where a card can come into play."""

CARD_FIRST: Final = (
    Happened.LEADER,
    Happened.DREW,
    Happened.ENTERED,
    Happened.DISCARDED,
    Happened.DISCARDED_HAND,
    Happened.PUT,
    Happened.DAMAGED,
    Happened.DEFEATED,
    Happened.COMMITTED,
    Happened.ATTACHED,
    Happened.COUNTERS,
    Happened.CONTROL,
    Happened.ABILITY,
    Happened.DUE,
    Happened.MOVED,
    Happened.CAPTURED,
    Happened.FREED,
    Happened.MILLED,
    Happened.COPIED,
)
"""Events whose first number is a card."""

COUNT_FIRST: Final = (
    Happened.SHUFFLED,
    Happened.CARDS_DEALT,
    Happened.TURN,
    Happened.RENEWED,
    Happened.CARDS_LOOKED,
    Happened.TURN_END,
    Happened.GRANTED,
    Happened.MORE_MOVES,
    Happened.MORE_BATTLES,
)
"""Events whose first number is a number."""

LISTS: Final = (Happened.DEALT, Happened.LOOKED, Happened.REVEALED)
"""Events whose numbers are cards."""

CHANGES: Final = (Happened.DAMAGED, Happened.COUNTERS)
"""Events that tell of a card how much changes, and what it comes to."""

LASTING: Final = (Happened.LASTS, Happened.ENDED)
"""Events of a change for a time."""

TOTALS: Final = (Happened.BATTLE_TOTAL, Happened.CHALLENGE_TOTAL)
PARTS: Final = ("total", "player", "allies", "equipment", "attacks", "texts")
"""The numbers of a total."""


LISTED: Final = {
    "khtcg-event-drew": "card",
    "khtcg-event-discarded-hand": "card",
}
"""Sentences that are one where several cards are named, and the filling with their names."""

COUNTED: Final = {"khtcg-event-card-drawn": "khtcg-event-cards-drawn"}
"""Sentences of a card that nobody sees, and what is said of several."""

FORMAL: Final = (Happened.PHASE, Happened.TURN_END)
"""Events that tell of no deed: what is done next says that they were."""

FOLLOWING: Final = (Happened.ENTERED, Happened.ATTACHED, Happened.MOVED, Happened.DISCARDED)
"""Events that are clear once it is told that their card was played or defeated."""

CLEAR: Final = (CAUSE_WORDS.index("played"), CAUSE_WORDS.index("defeated"))
"""The causes of a discard that the playing or the defeat of the card already tells."""


def tell_move(state: KhtcgState, events: list[Event]) -> list[Phrase | None]:
    """The sentences of what one answer led to, one for each thing that was done."""
    known: set[int] = set()
    for event in events:
        if event.kind == Happened.PLAYED:
            known.add(int(event.args[1]))
        elif event.kind in (Happened.LEADER, Happened.DEFEATED):
            known.add(int(event.args[0]))
    told: list[Phrase | None] = []
    for event in events:
        formal = event.kind == HIDDEN or event.kind in FORMAL
        follows = event.kind in FOLLOWING and int(event.args[0]) in known
        if event.kind == Happened.DISCARDED:
            follows = follows and int(event.args[1]) in CLEAR
        told.append(None if formal or follows else tell(state, event))
    return put_together(told, LISTED, COUNTED)


def tell(state: KhtcgState, event: Event) -> Phrase:
    """The sentence of an event."""
    kind = int(event.kind)
    numbers = [int(number) for number in event.args]
    word = HAPPENED_WORDS[kind]
    if kind == Happened.OVER:
        return over(int(event.seat), numbers[0], event.clause)
    args: dict[str, Filling] = {"who": who(int(event.seat))}
    if kind == Happened.PLAYED:
        return played(state, args, numbers, event.clause)
    if kind in LASTING:
        return lasts(state, word, args, numbers, event.clause)
    if kind == Happened.PHASE:
        word = f"phase-{STEP_WORDS[numbers[0]]}"
    elif kind == Happened.HP:
        word = "hp-gained" if numbers[0] > 0 else "hp-lost"
        args |= {"count": abs(numbers[0]), "total": max(0, numbers[1]), "why": cause(numbers[2])}
    elif kind == Happened.COIN:
        word = "coin-heads" if numbers[0] == 1 else "coin-tails"
    elif kind == Happened.CHOSEN:
        args["does"] = program_text(state.book, numbers[0])
    elif kind == Happened.DECLARED:
        args["name"] = said_names(state.book)[state.book.references[numbers[0]]]
    elif kind in TOTALS:
        args |= zip(PARTS, numbers, strict=True)
    elif kind in LISTS:
        args["cards"] = cards(state, numbers)
    elif kind == Happened.CARD_PUT:
        args["where"] = pile(numbers[0])
    elif kind in COUNT_FIRST:
        args["count"] = numbers[0]
    elif kind in CARD_FIRST:
        args["card"] = card_name(state, numbers[0])
        more(state, kind, numbers, args)
        if kind == Happened.COUNTERS:
            word = "counters-more" if numbers[1] > 0 else "counters-fewer"
    return Phrase(f"khtcg-event-{word}", args, event.clause)


def more(state: KhtcgState, kind: int, numbers: list[int], args: dict[str, Filling]) -> None:
    """Add the further details of the events about a card."""
    if kind == Happened.LEADER:
        args["total"] = numbers[1]
    elif kind in CHANGES:
        args["count"] = abs(numbers[1])
        args["total"] = numbers[2]
    elif kind == Happened.ENTERED:
        args["where"] = Phrase(f"khtcg-area-{AREA_WORDS[numbers[1]]}")
    elif kind in (Happened.DISCARDED, Happened.DISCARDED_HAND):
        args["why"] = cause(numbers[1])
    elif kind == Happened.PUT:
        args["where"] = pile(numbers[1])
    elif kind == Happened.ATTACHED:
        args["on"] = card_name(state, numbers[1])


def played(state: KhtcgState, args: dict[str, Filling], numbers: list[int], clause: str) -> Phrase:
    """A card is played from the hand, by whom or on what."""
    verb, number, on = numbers
    args["card"] = card_name(state, number)
    if on != NONE:
        args["on"] = card_name(state, on)
    return Phrase(f"khtcg-event-played-{VERB_WORDS[verb]}", args, clause)


def lasts(state: KhtcgState, word: str, args: dict[str, Filling], numbers: list[int], clause: str) -> Phrase:
    """A change begins to last, or is over."""
    number, op, what, amount, until = numbers
    change = CHANGES_THAT_LAST.get(op, "forbid")
    args["until"] = UNTIL_WORDS[Until.TURN if until == NOW else until]
    if change == "forbid":
        args |= {"act": ACT_WORDS[what], "kinds": kinds(amount), "kinds-many": kinds(amount, ".many")}
    else:
        args |= {"card": card_name(state, number), "stat": STAT_WORDS[what], **changed(amount)}
    return Phrase(f"khtcg-event-{word}-{change}", args, clause)


def who(seat: int) -> Phrase:
    """A player."""
    return Phrase("khtcg-seat", {"number": seat + 1})


def cards(state: KhtcgState, numbers: list[int]) -> Phrase:
    """Some cards, one after the other."""
    if not numbers:
        return Phrase("khtcg-no-cards")
    return join("cards-list", [card_name(state, number) for number in numbers])


def kinds(bits: int, form: str = "") -> Filling:
    """The cards that a ban covers, in a form of the words; `none` if it is on all."""
    words = [word.replace("_", "-") for place, word in enumerate(KIND_WORDS) if bits & 1 << place]
    return join("cards-or", [Phrase(f"khtcg-kinds-{word}{form}") for word in words]) if words else "none"


def pile(number: int) -> Phrase:
    """The place to which a card goes."""
    return Phrase(f"khtcg-pile-{PILE_WORDS[number].replace('_', '-')}")


def cause(number: int) -> Phrase:
    """The cause for which a card went, or HP changed."""
    return Phrase(f"khtcg-reason-{CAUSE_WORDS[number].replace('_', '-')}")


def over(winner: int, number: int, clause: str) -> Phrase:
    """The end of the match."""
    why = Phrase(f"khtcg-cause-{FINISH_WORDS[number]}")
    if winner == NATURE:
        return Phrase("khtcg-event-over-draw", {"why": why}, clause)
    return Phrase("khtcg-event-over", {"who": who(winner), "why": why}, clause)
