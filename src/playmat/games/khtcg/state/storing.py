"""Copying, storing and reading of a match, from the tables `STORED` of its fields.

`python tools/storing.py` writes this page.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.khtcg.state.fields import MAX_HP, MAX_TURNS, Fields, Side
from playmat.games.khtcg.state.layout import CARD_MASK, SLOT_MASK
from playmat.kernel.state import Reader, encode_pile


def copy_fields(state: Fields, new: Fields) -> None:
    """Copy all fields but the kernel's, and those that a new state is made with."""
    new.turn_player = state.turn_player
    new.turn = state.turn
    new.first_player = state.first_player
    new.fight = state.fight
    new.moved = state.moved
    new.battled = state.battled
    new.escaped = state.escaped
    new.techniques = state.techniques
    new.challenges = state.challenges
    new.winner = state.winner
    new.cause = state.cause
    new.checks_due = state.checks_due
    new.claimed = state.claimed
    new.running = state.running
    new.sides = vec[Side]([copy_side(state.sides[0]), copy_side(state.sides[1])])
    new.pieces = state.pieces[:]
    new.lasting = state.lasting[:]
    new.triggered = state.triggered[:]
    new.chosen = state.chosen[:]
    new.texts = state.texts[:]
    new.listened = state.listened
    new.statics = state.statics
    new.captives = state.captives
    new.deeds = state.deeds[:]
    new.granted = state.granted[:]


def encode_fields(state: Fields, out: list[int]) -> None:
    """Append what is stored of the fields."""
    out.append(state.turn_player)
    out.append(state.turn)
    out.append(state.first_player)
    out.append(state.fight)
    out.append(int(state.moved) | int(state.battled) << 1 | int(state.escaped) << 2)
    out.append(state.techniques)
    out.append(state.challenges)
    out.append(state.winner + 1)
    out.append(state.cause)
    out.append(state.checks_due)
    out.append(state.claimed)
    out.append(state.running)
    for side in state.sides:
        encode_side(side, out)
    encode_pile(state.pieces, out)
    encode_pile(state.lasting, out)
    encode_pile(state.triggered, out)
    encode_pile(state.chosen, out)
    if len(state.deeds) > 0 or len(state.granted) > 0:
        encode_pile(state.deeds, out)
    if len(state.granted) > 0:
        encode_pile(state.granted, out)


def decode_fields(state: Fields, numbers: Reader) -> None:
    """Read what `encode_fields` wrote; whether it fits together is not looked at.

    Raises:
        BadEncoding: a number is out of its bounds.
    """
    state.turn_player = numbers.below(2)
    state.turn = numbers.below(MAX_TURNS)
    state.first_player = numbers.below(2)
    state.fight = numbers.below(3)
    bits = numbers.below(8)
    state.moved = bits & 1 != 0
    state.battled = bits & 2 != 0
    state.escaped = bits & 4 != 0
    state.techniques = numbers.below(MAX_TURNS)
    state.challenges = numbers.next()
    state.winner = numbers.below(4) - 1
    state.cause = numbers.below(7)
    state.checks_due = numbers.below(16)
    state.claimed = numbers.next()
    state.running = numbers.next()
    sides: vec[Side] = vec[Side]()
    for seat in range(2):
        sides = append(sides, decode_side(numbers, seat))
    state.sides = sides
    state.pieces = numbers.pile()
    state.lasting = numbers.pile()
    state.triggered = numbers.pile()
    state.chosen = numbers.pile()
    state.deeds = numbers.later_pile()
    state.granted = numbers.later_pile()


def copy_side(side: Side) -> Side:
    """An independent copy of a side."""
    new = Side(side.seat, side.deck[:])
    new.hp = side.hp
    new.leader = side.leader
    new.form = side.form
    new.pick = side.pick
    new.hand = side.hand[:]
    new.discard = side.discard[:]
    new.worlds = side.worlds[:]
    new.friends = side.friends[:]
    new.fighters = side.fighters[:]
    new.disruptors = side.disruptors[:]
    new.equipment = side.equipment[:]
    new.used = side.used[:]
    return new


def encode_side(side: Side, out: list[int]) -> None:
    """Append what is stored of a side."""
    out.append(side.hp)
    out.append(side.leader + 1)
    out.append(side.form + 1)
    out.append(side.pick + 1)
    encode_pile(side.deck, out)
    encode_pile(side.hand, out)
    encode_pile(side.discard, out)
    encode_pile(side.worlds, out)
    encode_pile(side.friends, out)
    encode_pile(side.fighters, out)
    encode_pile(side.disruptors, out)
    encode_pile(side.equipment, out)
    encode_pile(side.used, out)


def decode_side(numbers: Reader, seat: i64) -> Side:
    """Read what `encode_side` wrote."""
    side = Side(seat, vec[i64]())
    side.hp = numbers.within(MAX_HP)
    side.leader = numbers.below(SLOT_MASK + 1) - 1
    side.form = numbers.below(SLOT_MASK + 1) - 1
    side.pick = numbers.below(CARD_MASK + 1) - 1
    side.deck = numbers.pile()
    side.hand = numbers.pile()
    side.discard = numbers.pile()
    side.worlds = numbers.pile()
    side.friends = numbers.pile()
    side.fighters = numbers.pile()
    side.disruptors = numbers.pile()
    side.equipment = numbers.pile()
    side.used = numbers.pile()
    return side
