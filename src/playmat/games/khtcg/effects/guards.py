"""Guards of texts on the table: what they allow and forbid (KH-HOOK-08, -11, -16, -26, -27 and others)."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.cards.program import op_of
from playmat.games.khtcg.effects.continuous import counts, holds
from playmat.games.khtcg.effects.matching import aims, fits, kinds_of_card, means
from playmat.games.khtcg.language.codes import NO_LIMIT, NONE, Static
from playmat.games.khtcg.language.instructions import Continuous, ContinuousWho, Op
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.layout import lasting_place, lasting_seat
from playmat.games.khtcg.state.mutations import KhtcgState


def limit(state: KhtcgState, seat: i64, area: i64, base: i64) -> i64:
    """The number of cards that a player may have in an area (KH-HOOK-11).

    Where the rules set no limit (`base` is `NO_LIMIT`) the smallest one of a text holds, else the largest.
    """
    if (state.statics >> (Static.LIMIT + area)) & 1 == 0:
        return base
    code = state.code
    most = base
    for source in state.texts:
        card = state.card_in(source)
        if (card.statics >> (Static.LIMIT + area)) & 1 == 0 or not counts(state, source):
            continue
        owner = state.controller(source)
        for at in card.at(Op.STANDING_LIMIT):
            if (
                code[at + ContinuousWho.MORE] == area
                and means(state, code[at + ContinuousWho.WHO], owner, seat)
                and holds(state, code[at + ContinuousWho.IF], code[at + ContinuousWho.UNLESS], source, owner)
            ):
                given = code[at + ContinuousWho.MORE + 1]
                if (given < most) == (base == NO_LIMIT):
                    most = given
    return most


def forbidden(state: KhtcgState, seat: i64, act: i64, card: i64) -> bool:
    """Return whether a text forbids a player an act with a card (`NONE`: no card), a guard of section 8.4."""
    if (state.statics >> (Static.ACT + act)) & 1 == 0:
        return False
    for source in state.texts:
        kind = state.card_in(source)
        speaks = (kind.statics >> (Static.ACT + act)) & 1 != 0 and counts(state, source)
        if speaks and forbidden_by(state, kind, source, seat, act, card):
            return True
    code = state.code
    for lasting in state.lasting:
        at = lasting_place(lasting)
        if (
            op_of(code[at]) == Op.FORBID
            and code[at + 2] == act
            and means(state, code[at + 1], lasting_seat(lasting), seat)
        ):
            kinds = code[at + 3]
            if kinds == 0 or (card != NONE and kinds & kinds_of_card(state, state.book.cards[card]) != 0):
                return True
    return False


def forbidden_by(state: KhtcgState, kind: Card, source: i64, seat: i64, act: i64, card: i64) -> bool:
    """Return whether the text of one card forbids it."""
    code = state.code
    owner = state.controller(source)
    for at in kind.at(Op.STANDING_FORBID):
        if (
            code[at + ContinuousWho.MORE] == act
            and means(state, code[at + ContinuousWho.WHO], owner, seat)
            and filter_meets(state, at + ContinuousWho.MORE + 1, card)
            and holds(state, code[at + ContinuousWho.IF], code[at + ContinuousWho.UNLESS], source, owner)
        ):
            return True
    return False


def filter_meets(state: KhtcgState, at: i64, card: i64) -> bool:
    """Return whether a filter is empty or fits a card."""
    if card == NONE:
        return state.code[at] == 0
    one = state.book.cards[card]
    return fits(state, at, one, kinds_of_card(state, one))


def protected(state: KhtcgState, slot: i64, against: i64, by: i64) -> bool:
    """Return whether a text keeps something (`hooks.Protect`) off a card, if it comes by `hooks.By`."""
    if (state.statics >> (Static.PROTECT + against)) & 1 == 0:
        return False
    code = state.code
    for source in state.texts:
        card = state.card_in(source)
        if (card.statics >> (Static.PROTECT + against)) & 1 == 0 or not counts(state, source):
            continue
        owner = state.controller(source)
        for at in card.at(Op.PROTECT):
            if (
                (code[at + Continuous.MORE] >> against) & 1 != 0
                and (code[at + Continuous.MORE + 1] == 0 or code[at + Continuous.MORE + 1] == by)
                and aims(state, at + 1, source, owner, slot)
                and holds(state, code[at + Continuous.IF], code[at + Continuous.UNLESS], source, owner)
            ):
                return True
    return False
