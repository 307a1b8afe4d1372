"""The cards in play as rows of numbers (-> `observation`)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from playmat.games.khtcg.effects.continuous import (
    counts,
    dark_level_of,
    level_of,
    magic_of,
    pow_of,
    stat,
    support_of,
)
from playmat.games.khtcg.interface.actions import MOST_PIECES
from playmat.games.khtcg.language.codes import Area
from playmat.games.khtcg.language.hooks import Stat
from playmat.games.khtcg.language.terms import Type
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    NO_SLOT,
    piece_area,
    piece_controller,
    piece_counters,
    piece_damage,
    piece_host,
    piece_owner,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.observation.observer import capped

PIECE: Final = 15
"""Columns of the table."""


def of_opponent(seat: i64, viewer: i64) -> i16:
    """0 for what is one's own, 1 for what is the opponent's."""
    return i16(seat != viewer)


def row_after(slot: i64) -> i16:
    """The row of a card in play + 1; 0 for none."""
    if slot == NO_SLOT:
        return 0
    return i16(slot + 1)


def write_pieces(state: KhtcgState, seat: i64, out: vec[i16], at: i64) -> None:
    """The cards in play, each in the row of its slot."""
    count: i64 = len(state.pieces)
    slot: i64 = 0
    while slot < MOST_PIECES:
        row = at + slot * PIECE
        if slot < count and state.in_play(slot):
            write_piece(state, seat, slot, out, row)
        elif out[row] != 0:
            clear_row(out, row)
        slot += 1
    for side in state.sides:
        write_places(side, out, at)


def clear_row(out: vec[i16], at: i64) -> None:
    """Clear what an earlier observation has left of a card in play."""
    column: i64 = 0
    while column < PIECE:
        out[at + column] = 0
        column += 1


def write_places(side: Side, out: vec[i16], at: i64) -> None:
    """The places of the Worlds: the last one is the current one (KH-WORLD-02)."""
    place: i64 = 1
    for slot in side.worlds:
        if slot < MOST_PIECES:
            out[at + slot * PIECE + 5] = i16(place)
        place += 1


def write_piece(state: KhtcgState, seat: i64, slot: i64, out: vec[i16], at: i64) -> None:
    """A card in play (KH-GEN-04), in the row that begins at a place."""
    piece = state.pieces[slot]
    area = piece_area(piece)
    controller = piece_controller(piece)
    lies = controller
    host: i64 = NO_SLOT
    if area in (Area.FORM, Area.DISRUPTOR, Area.EQUIPMENT, Area.CAPTIVE):
        host = piece_host(piece)
        if area == Area.DISRUPTOR:
            lies = state.controller(host)
    out[at] = i16((piece & CARD_MASK) + 1)
    out[at + 1] = i16(area)
    out[at + 2] = of_opponent(lies, seat)
    out[at + 3] = of_opponent(piece_owner(piece), seat)
    out[at + 4] = of_opponent(controller, seat)
    out[at + 5] = 0
    out[at + 6] = row_after(host)
    out[at + 7] = i16(counts(state, slot))
    write_values(state, state.sides[lies], slot, area, out, at + 8)
    out[at + 13] = i16(piece_damage(piece))
    out[at + 14] = i16(piece_counters(piece))


def write_values(state: KhtcgState, side: Side, slot: i64, area: i64, out: vec[i16], at: i64) -> None:
    """The values of a card as texts change them (KH-GEN-22): level, support, magic, POW, dark level."""
    card = state.card_in(slot)
    level: i64 = 0
    support: i64 = 0
    magic: i64 = 0
    power: i64 = 0
    dark_level: i64 = 0
    if card.type == Type.EQUIPMENT:
        support = stat(state, slot, Stat.SUPPORT, card.support)
        magic = card.magic
    else:
        level = level_of(state, slot)
        if card.type == Type.WORLD:
            dark_level = dark_level_of(state, slot)
        elif area == Area.DISRUPTOR:
            power = pow_of(state, slot)
        elif area != Area.PLAYER and area != Area.FORM:
            support = support_of(state, slot)
            if card.type != Type.DARK:
                magic = magic_of(state, side, slot)
    out[at] = capped(level)
    out[at + 1] = capped(support)
    out[at + 2] = capped(magic)
    out[at + 3] = capped(power)
    out[at + 4] = capped(dark_level)
