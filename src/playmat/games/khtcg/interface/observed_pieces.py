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
from playmat.games.khtcg.language.codes import NONE, Area
from playmat.games.khtcg.language.hooks import Stat
from playmat.games.khtcg.language.terms import Type
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    NO_SLOT,
    piece_controller,
    piece_counters,
    piece_damage,
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
    row: i64 = 0
    while row < MOST_PIECES:
        out[at + row * PIECE] = 0
        row += 1
    for side in state.sides:
        slot = side.form
        while slot != NONE and slot != side.leader:
            write_piece(state, seat, side, slot, out, at)
            slot = state.host(slot)
        if side.leader != NONE:
            write_piece(state, seat, side, side.leader, out, at)
        for slot in side.worlds:
            write_piece(state, seat, side, slot, out, at)
        for slot in side.friends:
            write_piece(state, seat, side, slot, out, at)
        for slot in side.fighters:
            write_piece(state, seat, side, slot, out, at)
        for slot in side.disruptors:
            write_piece(state, seat, side, slot, out, at)
        for slot in side.equipment:
            write_piece(state, seat, side, slot, out, at)
        write_places(side, out, at)
    if state.captives > 0:
        write_captives(state, seat, out, at)
    row = 0
    while row < MOST_PIECES:
        if out[at + row * PIECE] == 0 and out[at + row * PIECE + 1] != 0:
            clear_row(out, at + row * PIECE)
        row += 1


def clear_row(out: vec[i16], at: i64) -> None:
    """Clear what an earlier observation has left of a card in play."""
    column: i64 = 0
    while column < PIECE:
        out[at + column] = 0
        column += 1


def write_captives(state: KhtcgState, seat: i64, out: vec[i16], at: i64) -> None:
    """The allies that are captured."""
    slot: i64 = 0
    while slot < i64(len(state.pieces)):
        if state.area(slot) == Area.CAPTIVE:
            write_piece(state, seat, state.sides[state.controller(slot)], slot, out, at)
        slot += 1


def write_places(side: Side, out: vec[i16], at: i64) -> None:
    """The places of the Worlds: the last one is the current one (KH-WORLD-02)."""
    place: i64 = 1
    for slot in side.worlds:
        if slot < MOST_PIECES:
            out[at + slot * PIECE + 5] = i16(place)
        place += 1


def write_piece(state: KhtcgState, seat: i64, side: Side, slot: i64, out: vec[i16], at: i64) -> None:
    """A card in play (KH-GEN-04)."""
    if slot >= MOST_PIECES:
        return
    at += slot * PIECE
    piece = state.pieces[slot]
    area = state.area(slot)
    out[at] = i16((piece & CARD_MASK) + 1)
    out[at + 1] = i16(area)
    out[at + 2] = of_opponent(side.seat, seat)
    out[at + 3] = of_opponent(piece_owner(piece), seat)
    out[at + 4] = of_opponent(piece_controller(piece), seat)
    out[at + 5] = 0
    out[at + 6] = 0
    if area in (Area.FORM, Area.DISRUPTOR, Area.EQUIPMENT, Area.CAPTIVE):
        out[at + 6] = row_after(state.host(slot))
    out[at + 7] = i16(counts(state, slot))
    write_values(state, side, slot, area, out, at + 8)
    out[at + 13] = i16(piece_damage(piece))
    out[at + 14] = i16(piece_counters(piece))


def write_values(state: KhtcgState, side: Side, slot: i64, area: i64, out: vec[i16], at: i64) -> None:
    """The values of a card as texts change them (KH-GEN-22): level, support, magic, POW, dark level."""
    card = state.card_in(slot)
    column: i64 = 0
    while column < 5:
        out[at + column] = 0
        column += 1
    if card.type == Type.EQUIPMENT:
        out[at + 1] = capped(stat(state, slot, Stat.SUPPORT, card.support))
        out[at + 2] = capped(card.magic)
        return
    out[at] = capped(level_of(state, slot))
    if card.type == Type.WORLD:
        out[at + 4] = capped(dark_level_of(state, slot))
    elif area == Area.DISRUPTOR:
        out[at + 3] = capped(pow_of(state, slot))
    elif area != Area.PLAYER and area != Area.FORM:
        out[at + 1] = capped(support_of(state, slot))
        if card.type != Type.DARK:
            out[at + 2] = capped(magic_of(state, side, slot))
