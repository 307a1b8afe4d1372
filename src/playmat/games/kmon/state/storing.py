"""Copying, storing and reading of a match, from the tables `STORED` of its fields.

`python tools/storing.py` writes this page.
"""

from __future__ import annotations

from librt.vecs import append, vec

from playmat.games.kmon.state.mutations import MAX_TURNS, KmonState
from playmat.games.kmon.state.side import Side
from playmat.games.kmon.state.sides import copy_side, decode_side, encode_side
from playmat.kernel.state import Reader, encode_pile


def copy_fields(state: KmonState, new: KmonState) -> None:
    """Copy all fields but the kernel's, and those that a new state is made with."""
    new.standard = state.standard
    new.extra_charge = state.extra_charge
    new.mulligan = state.mulligan
    new.deckout_hand = state.deckout_hand
    new.turn_player = state.turn_player
    new.turn = state.turn
    new.first_player = state.first_player
    new.winner = state.winner
    new.cause = state.cause
    new.sides = vec[Side]([copy_side(state.sides[0]), copy_side(state.sides[1])])
    new.links = state.links[:]
    new.effects = state.effects[:]


def encode_fields(state: KmonState, out: list[int]) -> None:
    """Append what is stored of the fields."""
    out.append(
        int(state.standard)
        | int(state.extra_charge) << 1
        | int(state.mulligan) << 2
        | int(state.deckout_hand) << 3
    )
    out.append(state.turn_player)
    out.append(state.turn)
    out.append(state.first_player)
    out.append(state.winner + 1)
    out.append(state.cause)
    for side in state.sides:
        encode_side(side, out)
    encode_pile(state.links, out)
    encode_pile(state.effects, out)


def decode_fields(state: KmonState, numbers: Reader) -> None:
    """Read what `encode_fields` wrote; whether it fits together is not looked at.

    Raises:
        BadEncoding: a number is out of its bounds.
    """
    bits = numbers.below(16)
    state.standard = bits & 1 != 0
    state.extra_charge = bits & 2 != 0
    state.mulligan = bits & 4 != 0
    state.deckout_hand = bits & 8 != 0
    state.turn_player = numbers.below(2)
    state.turn = numbers.below(MAX_TURNS)
    state.first_player = numbers.below(2)
    state.winner = numbers.below(4) - 1
    state.cause = numbers.below(7)
    sides: vec[Side] = vec[Side]()
    for seat in range(2):
        sides = append(sides, decode_side(state.book, numbers, seat))
    state.sides = sides
    state.links = numbers.pile()
    state.effects = numbers.pile()
