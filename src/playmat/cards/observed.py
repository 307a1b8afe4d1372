"""The piles of a card duel in an observation, and as features: hands, discard piles, decks; compiled.

A card of a pile is its number in the low bits, with marks of the game's own above them. In observations cards
are their numbers + 1; 0 is none.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from playmat.kernel.observation.features import Features
from playmat.kernel.observation.observer import clear_rows

HELD: Final = 2
"""Columns of the own hand: the card, and whether the opponent has seen it."""


def write_hand(hand: vec[i64], mask: i64, known: i64, most: i64, out: vec[i16], at: i64) -> None:
    """Write the own hand in the order the cards came.

    Args:
        hand: the cards.
        mask: the bits of a card's number.
        known: the mark of a card that the opponent has seen.
        most: how many rows the table has.
        out: the observation.
        at: where the table begins.
    """
    row: i64 = 0
    for held in hand:
        if row == most:
            return
        out[at + row * HELD] = i16((held & mask) + 1)
        out[at + row * HELD + 1] = i16(held & known != 0)
        row += 1
    clear_rows(out, at, row, most, HELD)


def write_seen(hand: vec[i64], mask: i64, known: i64, most: i64, out: vec[i16], at: i64) -> None:
    """Write the cards of another hand that were seen, by number: where they lie in the hand nobody is told.

    The arguments are those of `write_hand`; `known` marks what the seat has seen.
    """
    row: i64 = 0
    for held in hand:
        if held & known == 0:
            continue
        card = (held & mask) + 1
        place = row
        while place > 0 and i64(out[at + place - 1]) > card:
            if place < most:
                out[at + place] = out[at + place - 1]
            place -= 1
        if place < most:
            out[at + place] = i16(card)
        if row < most:
            row += 1
    clear_rows(out, at, row, most, 1)


def write_discard(discard: vec[i64], most: i64, out: vec[i16], at: i64) -> None:
    """Write a discard pile, oldest card first, into a table of `most` rows."""
    row: i64 = 0
    for card in discard:
        if row == most:
            return
        out[at + row] = i16(card + 1)
        row += 1
    clear_rows(out, at, row, most, 1)


def write_deck(deck: vec[i64], mask: i64, cards: i64, out: vec[i16], at: i64) -> None:
    """Write how many of each of the game's `cards` are in the own deck; their order is hidden."""
    place: i64 = 0
    while place < cards:
        out[at + place] = 0
        place += 1
    for card in deck:
        out[at + (card & mask)] += 1


def note_piles(
    features: Features, row: vec[i16], tables: tuple[i64, i64, i64, i64], cards: i64, each: i64
) -> None:
    """Note the cards in the own hand and deck, those seen in the other hand, and the other discard pile.

    Args:
        features: what notes them, in the first four places of each card.
        row: the observation.
        tables: where the own hand, the other hand, the discard piles and the deck begin there.
        cards: how many cards the game has.
        each: how many places a card has.
    """
    hand, theirs, discard, deck = tables
    plain = features.plain
    at = hand
    while at < theirs and row[at] != 0:
        features.note(plain + (i64(row[at]) - 1) * each, 1)
        at += HELD
    at = theirs
    while at < theirs + (theirs - hand) // HELD and row[at] != 0:
        features.note(plain + (i64(row[at]) - 1) * each + 1, 1)
        at += 1
    card: i64 = 0
    while card < cards:
        features.note(plain + card * each + 2, i64(row[deck + card]))
        card += 1
    at = discard + (deck - discard) // 2
    while at < deck and row[at] != 0:
        features.note(plain + (i64(row[at]) - 1) * each + 3, 1)
        at += 1
