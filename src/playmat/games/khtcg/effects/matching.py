"""Matching of cards and players with the words of a text (KH-NAME, KH-FRIEND-07, KH-DARK-13)."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.khtcg.language.codes import NONE, Area, Fight
from playmat.games.khtcg.language.instructions import NO_TEXT
from playmat.games.khtcg.language.reach import AREAS
from playmat.games.khtcg.language.terms import CardKind, To, Who, Whose
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import (
    AREA_SHIFT,
    CARD_MASK,
    CONTROLLER_SHIFT,
    HOST_SHIFT,
    SLOT_MASK,
)
from playmat.games.khtcg.state.mutations import KhtcgState


def means(state: KhtcgState, who: i64, seat: i64, other: i64) -> bool:
    """Return whether a text of `seat` means the player `other`; `here` is both in a challenge (R:AMB-77)."""
    if who == Who.YOU:
        return other == seat
    if who == Who.OPPONENT:
        return other != seat
    if who == Who.HERE:
        return other == seat or state.fight == Fight.CHALLENGE
    return True


def kinds_of_card(state: KhtcgState, card: Card) -> i64:
    """The kinds that a text can call a card that is not in play."""
    kinds = card.kinds
    if kinds & CardKind.NOBODY != 0 and state.rules.dark_covers_nobody:
        kinds |= CardKind.DARK
    return kinds


def kinds_of(state: KhtcgState, slot: i64) -> i64:
    """The kinds of a card in play, for a text: in a Friend Area all are Friends, too (KH-FRIEND-07)."""
    piece = state.pieces[slot]
    kinds = kinds_of_card(state, state.book.cards[piece & CARD_MASK])
    area = (piece >> AREA_SHIFT) & 15
    if area == Area.FRIENDS or area == Area.FIGHT:
        kinds |= CardKind.FRIEND
    return kinds


def fits(state: KhtcgState, at: i64, card: Card, kinds: i64) -> bool:
    """Return whether a card fits a filter: kinds, name, Home World in the program from `at` (KH-NAME-07)."""
    code = state.code
    if code[at] != 0 and code[at] & kinds == 0:
        return False
    if code[at + 1] != NO_TEXT and not state.book.fits(card.number, code[at + 1], state.rules.whole_words):
        return False
    return code[at + 2] == NO_TEXT or card.home == code[at + 2]


def fits_in_play(state: KhtcgState, at: i64, slot: i64) -> bool:
    """Return whether a card in play fits a filter; the Player Card under a form lends its name (KH-FC-15)."""
    card = state.card_in(slot)
    kinds = kinds_of(state, slot)
    if fits(state, at, card, kinds):
        return True
    if state.area(slot) != Area.FORM:
        return False
    leader = state.card_in(state.sides[state.controller(slot)].leader)
    return fits(state, at, leader, kinds)


def bearer_of(state: KhtcgState, worn: i64) -> i64:
    """The character that bears an Equipment; what is on the Player Card is on its form (KH-FC-13)."""
    bearer = state.host(worn)
    side = state.sides[state.controller(worn)]
    return side.face() if bearer == side.leader else bearer


def side_of(state: KhtcgState, slot: i64) -> Side:
    """On whose mat a card in play lies: a disruptor lies on the mat of the World's player."""
    piece = state.pieces[slot]
    if (piece >> AREA_SHIFT) & 15 == Area.DISRUPTOR:
        piece = state.pieces[(piece >> HOST_SHIFT) & SLOT_MASK]
    return state.sides[(piece >> CONTROLLER_SHIFT) & 1]


def aims(state: KhtcgState, at: i64, source: i64, seat: i64, target: i64) -> bool:
    """Return whether a text of a card means a card in play.

    Args:
        state: the match.
        at: where `to`, `whose` and the filter lie in the program.
        source: the card with the text.
        seat: who controls it.
        target: the card in question.
    """
    to = state.code[at]
    if to == To.THIS:
        return target == source
    if to == To.BEARER:
        return state.area(source) == Area.EQUIPMENT and target == bearer_of(state, source)
    if (AREAS[to] >> state.area(target)) & 1 == 0:
        return False
    side = side_of(state, target)
    return (
        whose_is(state, state.code[at + 1], seat, side.seat)
        and is_current(state, side, to, target)
        and fits_in_play(state, at + 2, target)
    )


def whose_is(state: KhtcgState, whose: i64, seat: i64, other: i64) -> bool:
    """Return whether a text of `seat` means cards of the player `other` (`terms.Whose`)."""
    if whose == Whose.OWN:
        return other == seat
    if whose == Whose.OPPONENT:
        return other != seat
    return whose != Whose.HERE or other == seat or state.fight == Fight.CHALLENGE


def is_current(state: KhtcgState, side: Side, to: i64, slot: i64) -> bool:
    """Return whether a card on a side is not covered: the Player Card by a form, a World by another one.

    Disruptors are what lies on the current World; a text about forms means those beneath, too.
    """
    area = state.area(slot)
    if area == Area.DISRUPTOR:
        return state.host(slot) == side.world()
    if area == Area.WORLD:
        return slot == side.world()
    if area == Area.PLAYER or area == Area.FORM:
        return to == To.FORM or slot == side.face()
    return True


def world_named(state: KhtcgState, side: Side, name: i64) -> bool:
    """Return whether a player's current World fits a name (KH-NAME-10)."""
    world = side.world()
    if world == NONE:
        return False
    return name == NO_TEXT or state.book.fits(state.pieces[world] & CARD_MASK, name, state.rules.whole_words)
