"""Any match as a position document; `position.place` is the inverse."""

from __future__ import annotations

from typing import Final

from playmat.games.khtcg.language.codes import FINISH_WORDS, NOBODY, NONE, STEP_WORDS, Area, Verb
from playmat.games.khtcg.language.terms import DEED_WORDS
from playmat.games.khtcg.rules.state_machine import KhtcgMachine
from playmat.games.khtcg.state.fields import Side, captives_of, forms_of
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    KNOWN,
    LIES,
    SPENT_SHIFT,
    UNBOUND,
    deed_card,
    deed_count,
    deed_seat,
    deed_what,
    due_detail,
    due_place,
    due_seat,
    due_slot,
    due_subject,
    lasting_card,
    lasting_place,
    lasting_seat,
    lasting_slot,
    lasting_times,
    lasting_until,
    piece_area,
    piece_card,
    piece_controller,
    piece_counters,
    piece_damage,
    piece_host,
    piece_owner,
    used_card,
    used_together,
)
from playmat.kernel.frames import frame_in_words
from playmat.kernel.game import Plain

FURTHER: Final = {"further_moves": Verb.MOVE, "further_battles": Verb.BATTLE}
"""The acts that texts add to a turn, by the key under which a position says how often (KH-GEN-28)."""


def dump(state: KhtcgMachine) -> Plain:
    """The document of a match."""
    document: Plain = {
        "stack": [frame_in_words(packed, STEP_WORDS) for packed in state.stack],
        "turn": int(state.turn),
        "turn_player": int(state.turn_player),
        "first_player": int(state.first_player),
        "fight": int(state.fight),
        "moved": state.moved,
        "battled": state.battled,
        "escaped": state.escaped,
        "techniques": int(state.techniques),
        "challenges": int(state.challenges),
        "seats": [dump_side(state, side) for side in state.sides],
    }
    gone = [dump_gone(state, slot) for slot in range(len(state.pieces)) if state.area(slot) == Area.GONE]
    lists: Plain = {
        "gone": gone,
        "lasting": [dump_lasting(state, int(one)) for one in state.lasting],
        "due": [dump_triggered(int(one)) for one in state.triggered],
        "chosen": [int(slot) for slot in state.chosen],
        "deeds": [dump_deed(state, int(one)) for one in state.deeds],
    }
    document |= {key: value for key, value in lists.items() if value}
    for key, verb in FURTHER.items():
        if state.further(verb):
            document[key] = int(state.further(verb))
    if state.claimed:
        document["claimed"] = int(state.claimed)
    if state.running:
        document["running"] = dump_triggered(int(state.running))
    if state.winner != NOBODY:
        document["winner"] = int(state.winner)
        document["cause"] = FINISH_WORDS[state.cause]
    return document


def dump_side(state: KhtcgMachine, side: Side) -> Plain:
    """A seat."""
    codes = [card.code for card in state.book.cards]
    document: Plain = {
        "hp": int(side.hp),
        "hand": [codes[held & CARD_MASK] for held in side.hand],
        "deck": [codes[card & CARD_MASK] for card in side.deck][::-1],
        "discard": [codes[card] for card in side.discard],
    }
    if side.leader != NONE:
        document["player"] = dump_piece(state, side, int(side.leader))
    if side.pick != NONE:
        document["pick"] = codes[side.pick]
    lists: Plain = {
        "forms": [dump_piece(state, side, slot) for slot in forms_of(state, side)],
        "worlds": [dump_piece(state, side, int(slot)) for slot in side.worlds],
        "friends": [dump_piece(state, side, int(slot)) for slot in side.friends],
        "fighters": [dump_piece(state, side, int(slot)) for slot in side.fighters],
        "disruptors": [dump_piece(state, side, int(slot)) for slot in side.disruptors],
        "captives": [dump_piece(state, side, slot) for slot in captives_of(state, side)],
        "used": [{"card": codes[used_card(one)], "together": int(used_together(one))} for one in side.used],
    }
    document |= {key: value for key, value in lists.items() if value}
    for key, marks in (("known", list(side.hand)), ("deck_known", list(side.deck)[::-1])):
        if any(one & KNOWN for one in marks):
            document[key] = [int(one & KNOWN) >> 12 for one in marks]
    return document


def dump_piece(state: KhtcgMachine, side: Side, slot: int) -> Plain:
    """A card in play, with its Equipment."""
    piece = int(state.pieces[slot])
    document: Plain = {"card": state.book.cards[piece_card(piece)].code, "slot": slot}
    numbers: dict[str, int] = {
        "damage": int(piece_damage(piece)),
        "counters": int(piece_counters(piece)),
        "spent": piece >> SPENT_SHIFT & 15,
    }
    document |= {key: value for key, value in numbers.items() if value}
    area = piece_area(piece)
    if area == Area.DISRUPTOR:
        document["world"] = list(side.worlds).index(piece_host(piece))
        document["controller"] = int(piece_controller(piece))
    if area == Area.CAPTIVE:
        document["captor"] = int(piece_host(piece))
    usual = 1 - side.seat if area == Area.DISRUPTOR else side.seat
    if piece_owner(piece) != usual:
        document["owner"] = int(piece_owner(piece))
    if piece & UNBOUND:
        document["unbound"] = True
    worn = [
        dump_piece(state, side, int(one))
        for one in side.equipment
        if area != Area.EQUIPMENT and state.host(one) == slot
    ]
    if worn:
        document["equipment"] = worn
    return document


def dump_gone(state: KhtcgMachine, slot: int) -> Plain:
    """A card that has left play this turn."""
    piece = int(state.pieces[slot])
    return {
        "card": state.book.cards[piece_card(piece)].code,
        "slot": slot,
        "owner": int(piece_owner(piece)),
        "controller": int(piece_controller(piece)),
        "world": int(piece_host(piece)),
        "damage": int(piece_damage(piece)),
        "counters": int(piece_counters(piece)),
        "spent": piece >> SPENT_SHIFT & 15,
    }


def dump_lasting(state: KhtcgMachine, lasting: int) -> Plain:
    """A change that outlives its effect: where the operation stands that made it, and on what it was put."""
    document: Plain = {
        "at": int(lasting_place(lasting)),
        "seat": int(lasting_seat(lasting)),
        "until": int(lasting_until(lasting)),
        "slot": int(lasting_slot(lasting)),
        "times": int(lasting_times(lasting)),
    }
    if lasting_card(lasting) >= 0:
        document["card"] = state.book.cards[lasting_card(lasting)].code
        document["lies"] = lasting & LIES != 0
    return document


def dump_deed(state: KhtcgMachine, deed: int) -> Plain:
    """Something that a player has done in this turn."""
    document: Plain = {"seat": int(deed_seat(deed)), "what": DEED_WORDS[deed_what(deed)]}
    if deed_card(deed) != NONE:
        document["card"] = state.book.cards[deed_card(deed)].code
    return {**document, "count": int(deed_count(deed))}


def dump_triggered(triggered: int) -> Plain:
    """An effect that is due: where its text stands, and what it answers to."""
    return {
        "at": int(due_place(triggered)),
        "seat": int(due_seat(triggered)),
        "slot": int(due_slot(triggered)),
        "subject": int(due_subject(triggered)),
        "detail": int(due_detail(triggered)),
    }
