"""What texts on the table allow and forbid (the guard hooks: KH-HOOK-08, -11, -16, -26, -27 and others)."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.cards.operation import END
from playmat.games.khtcg.card import Card
from playmat.games.khtcg.instructions import Op, Standing, StandingWho
from playmat.games.khtcg.matching import aims, fits, kinds_of_card, means
from playmat.games.khtcg.packing import lasting_place, lasting_seat
from playmat.games.khtcg.standing import counts, holds
from playmat.games.khtcg.symbols import NO_LIMIT, NONE, Stands
from playmat.games.khtcg.table import Table


def limit(table: Table, seat: i64, area: i64, base: i64) -> i64:
    """How many cards a player may have in an area (KH-HOOK-11).

    Where the rules set no limit (`base` is `NO_LIMIT`) the smallest one of a text holds, else the largest.
    """
    if (table.stands >> (Stands.LIMIT + area)) & 1 == 0:
        return base
    code = table.code
    most = base
    for source in table.texts:
        card = table.card_in(source)
        if (card.stands >> (Stands.LIMIT + area)) & 1 == 0 or not counts(table, source):
            continue
        owner = table.controller(source)
        at = card.text
        while code[at] != END:
            if (
                code[at] & 255 == Op.STANDING_LIMIT
                and code[at + StandingWho.MORE] == area
                and means(table, code[at + StandingWho.WHO], owner, seat)
                and holds(table, code[at + StandingWho.IF], code[at + StandingWho.UNLESS], source, owner)
            ):
                given = code[at + StandingWho.MORE + 1]
                if (given < most) == (base == NO_LIMIT):
                    most = given
            at += code[at] >> 8
    return most


def forbidden(table: Table, seat: i64, act: i64, card: i64) -> bool:
    """Whether a text forbids a player an act with a card (`NONE`: no card), a guard of section 8.4."""
    if (table.stands >> (Stands.ACT + act)) & 1 == 0:
        return False
    for source in table.texts:
        kind = table.card_in(source)
        speaks = (kind.stands >> (Stands.ACT + act)) & 1 != 0 and counts(table, source)
        if speaks and forbidden_by(table, kind, source, seat, act, card):
            return True
    code = table.code
    for lasting in table.lasting:
        at = lasting_place(lasting)
        if (
            code[at] & 255 == Op.FORBID
            and code[at + 2] == act
            and means(table, code[at + 1], lasting_seat(lasting), seat)
        ):
            kinds = code[at + 3]
            if kinds == 0 or (card != NONE and kinds & kinds_of_card(table, table.book.cards[card]) != 0):
                return True
    return False


def forbidden_by(table: Table, kind: Card, source: i64, seat: i64, act: i64, card: i64) -> bool:
    """Whether the text of one card forbids it."""
    code = table.code
    owner = table.controller(source)
    at = kind.text
    while code[at] != END:
        if (
            code[at] & 255 == Op.STANDING_FORBID
            and code[at + StandingWho.MORE] == act
            and means(table, code[at + StandingWho.WHO], owner, seat)
            and filter_meets(table, at + StandingWho.MORE + 1, card)
            and holds(table, code[at + StandingWho.IF], code[at + StandingWho.UNLESS], source, owner)
        ):
            return True
        at += code[at] >> 8
    return False


def filter_meets(table: Table, at: i64, card: i64) -> bool:
    """Whether a filter is empty or fits a card."""
    if card == NONE:
        return table.code[at] == 0
    one = table.book.cards[card]
    return fits(table, at, one, kinds_of_card(table, one))


def protected(table: Table, slot: i64, against: i64, by: i64) -> bool:
    """Whether a text keeps something (`hooks.Protect`) off a card, coming about in some way (`hooks.By`)."""
    if (table.stands >> (Stands.PROTECT + against)) & 1 == 0:
        return False
    code = table.code
    for source in table.texts:
        card = table.card_in(source)
        if (card.stands >> (Stands.PROTECT + against)) & 1 == 0 or not counts(table, source):
            continue
        owner = table.controller(source)
        at = card.text
        while code[at] != END:
            if (
                code[at] & 255 == Op.PROTECT
                and (code[at + Standing.MORE] >> against) & 1 != 0
                and (code[at + Standing.MORE + 1] == 0 or code[at + Standing.MORE + 1] == by)
                and aims(table, at + 1, source, owner, slot)
                and holds(table, code[at + Standing.IF], code[at + Standing.UNLESS], source, owner)
            ):
                return True
            at += code[at] >> 8
    return False
