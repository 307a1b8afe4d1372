"""Positions as documents: what a scenario's `[position]` table holds.

    stack = ["main ash"]
    pending = ["birch spark"]
    [[seats]]
    health = 4
    hand = ["spark", "parry"]
    deck = ["volley", "scry"]      # the top card first

Whatever is left out is as at the beginning of a match; a deck that is left out holds all other cards.
A frame is its step, its seat and its argument; that of a card's effect is the card, the place in its
program, and 1 if that operation has begun: `effect ash volley 0 0`.
"""

from __future__ import annotations

from typing import Any, NoReturn

from tests.embers.cards import CARDS, DECK, NAMES, name_of
from tests.embers.rules import EmbersMachine, Step, effect, opened
from tests.embers.state import SEATS

from playmat.kernel.errors import BadScenario
from playmat.kernel.game import Plain
from playmat.kernel.state import arg_of, seat_of, step_of

SEAT_NAMES = ("ash", "birch")
STEPS = ("coin", "shuffle", "deal", "return", "redraw", "turn", "main", "window", "resolve", "effect")
NUMBERS = ("health", "energy", "ward", "guard", "known", "sealed")
KEYS = (*NUMBERS, "hand", "handles", "shown", "deck", "discard")


def lay_position(state: EmbersMachine) -> Plain:
    """The document of a match."""
    seats: list[Plain] = []
    for seat in SEATS:
        side: Plain = {key: getattr(state, key)[seat] for key in NUMBERS}
        side["hand"] = [name_of(card) for card in state.hand[seat]]
        side["handles"] = state.handles[seat][:]
        side["shown"] = state.shown[seat][:]
        side["deck"] = [name_of(card) for card in reversed(state.deck[seat])]
        side["discard"] = [name_of(card) for card in state.discard[seat]]
        seats.append(side)
    return {
        "stack": [lay_frame(int(packed)) for packed in state.stack],
        "pending": [f"{SEAT_NAMES[one // 64]} {name_of(one % 64)}" for one in state.pending],
        "next_handle": state.next_handle,
        "seats": seats,
    }


def lay_frame(packed: int) -> str:
    """A frame in words."""
    step, arg = step_of(packed), int(arg_of(packed))
    head = f"{STEPS[step]} {SEAT_NAMES[seat_of(packed)]}"
    if step == Step.EFFECT:
        kind, place, begun = opened(arg)
        return f"{head} {NAMES[kind]} {place} {begun}"
    return f"{head} {arg}" if arg else head


def place_position(state: EmbersMachine, position: Plain) -> None:
    """Make a new match the one that a document describes.

    Raises:
        BadScenario: what is unknown or does not fit, and where.
    """
    refuse_unknown(position, ("stack", "pending", "next_handle", "seats"), "")
    sides = position.get("seats", [{}, {}])
    if not isinstance(sides, list) or len(sides) != len(SEATS):
        refuse("seats", sides)
    free = [list(range(len(DECK))) for _seat in SEATS]
    pending = [place_pending(text, free) for text in position.get("pending", [])]
    for seat, side in enumerate(sides):
        place_side(state, seat, side, free[seat])
    state.pending = pending
    used = [handle for handles in state.handles for handle in handles]
    state.next_handle = position.get("next_handle", max(used, default=0) + 1)
    for _frame in range(len(state.stack)):
        state.pop()
    for text in position.get("stack", ["main ash"]):
        state.push(*place_frame(text))
    if not len(state.stack):
        state.finish()


def place_side(state: EmbersMachine, seat: int, side: Plain, free: list[int]) -> None:
    """One seat of a document; `free` are the cards that lie nowhere yet."""
    path = f"seats.{seat}"
    refuse_unknown(side, KEYS, path)
    for key in NUMBERS:
        getattr(state, key)[seat] = side.get(key, getattr(state, key)[seat])
    hand = [take_free(name, free, f"{path}.hand") for name in side.get("hand", [])]
    state.hand[seat] = hand
    first = 1 + seat * len(DECK)
    state.handles[seat] = list(side.get("handles", range(first, first + len(hand))))
    state.shown[seat] = list(side.get("shown", [0] * len(hand)))
    if not len(hand) == len(state.handles[seat]) == len(state.shown[seat]):
        refuse(f"{path}.handles", state.handles[seat])
    state.discard[seat] = [take_free(name, free, f"{path}.discard") for name in side.get("discard", [])]
    names = side.get("deck", [name_of(card) for card in free])
    state.deck[seat] = [take_free(name, free, f"{path}.deck") for name in names][::-1]


def place_pending(text: Any, free: list[list[int]]) -> int:
    """A card that is being played: `ash spark`."""
    seat, _, name = str(text).partition(" ")
    if seat not in SEAT_NAMES:
        refuse("pending", text)
    number = SEAT_NAMES.index(seat)
    return number * 64 + take_free(name, free[number], "pending")


def place_frame(text: Any) -> tuple[int, int, int]:
    """A frame from its words."""
    words = str(text).split()
    if len(words) < 2 or words[0] not in STEPS or words[1] not in SEAT_NAMES:
        refuse("stack", text)
    step, seat, rest = STEPS.index(words[0]), SEAT_NAMES.index(words[1]), words[2:]
    if step == Step.EFFECT:
        if len(rest) != 3 or rest[0] not in NAMES or not all(word.isdecimal() for word in rest[1:]):
            refuse("stack", text)
        kind, place, begun = NAMES.index(rest[0]), int(rest[1]), int(rest[2])
        if place > len(CARDS[kind].program) or place % 2 or begun > 1:
            refuse("stack", text)
        return step, seat, effect(kind, place, begun)
    if len(rest) > 1 or not all(word.isdecimal() for word in rest):
        refuse("stack", text)
    return step, seat, int(rest[0]) if rest else 0


def take_free(name: Any, free: list[int], path: str) -> int:
    """A card of this name that lies nowhere yet."""
    for card in free:
        if name_of(card) == name:
            free.remove(card)
            return card
    refuse(path, name)


def refuse_unknown(table: Plain, known: tuple[str, ...], path: str) -> None:
    """Only known keys."""
    for key in table:
        if key not in known:
            refuse(f"{path}.{key}" if path else key, key)


def refuse(path: str, got: Any) -> NoReturn:
    """Refuse a position, with the value that does not fit and its place."""
    raise BadScenario("embers-bad-position", "", path=f"position.{path}", got=str(got))
