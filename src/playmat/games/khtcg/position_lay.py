"""Any match as a position document; `position.place` is the inverse."""

from __future__ import annotations

from playmat.games.khtcg.packing import (
    CARD_MASK,
    KNOWN,
    LIES,
    SPENT_SHIFT,
    UNBOUND,
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
from playmat.games.khtcg.rules import Duel
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.symbols import FINISH_WORDS, NOBODY, NONE, STEP_WORDS, Area
from playmat.games.khtcg.things import captives_of, forms_of
from playmat.kernel.frames import frame_in_words
from playmat.kernel.game import Plain


def lay(duel: Duel) -> Plain:
    """The document of a match."""
    document: Plain = {
        "stack": [frame_in_words(packed, STEP_WORDS) for packed in duel.stack],
        "turn": int(duel.turn),
        "turn_player": int(duel.turn_player),
        "first_player": int(duel.first_player),
        "fight": int(duel.fight),
        "moved": duel.moved,
        "battled": duel.battled,
        "escaped": duel.escaped,
        "techniques": int(duel.techniques),
        "challenges": int(duel.challenges),
        "seats": [lay_side(duel, side) for side in duel.sides],
    }
    gone = [lay_gone(duel, slot) for slot in range(len(duel.pieces)) if duel.area(slot) == Area.GONE]
    lists: Plain = {
        "gone": gone,
        "lasting": [lay_lasting(duel, int(one)) for one in duel.lasting],
        "due": [lay_due(int(one)) for one in duel.due],
        "chosen": [int(slot) for slot in duel.chosen],
    }
    document |= {key: value for key, value in lists.items() if value}
    if duel.claimed:
        document["claimed"] = int(duel.claimed)
    if duel.running:
        document["running"] = lay_due(int(duel.running))
    if duel.winner != NOBODY:
        document["winner"] = int(duel.winner)
        document["cause"] = FINISH_WORDS[duel.cause]
    return document


def lay_side(duel: Duel, side: Side) -> Plain:
    """A seat."""
    codes = [card.code for card in duel.book.cards]
    document: Plain = {
        "hp": int(side.hp),
        "hand": [codes[held & CARD_MASK] for held in side.hand],
        "deck": [codes[card & CARD_MASK] for card in side.deck][::-1],
        "discard": [codes[card] for card in side.discard],
    }
    if side.leader != NONE:
        document["player"] = lay_piece(duel, side, int(side.leader))
    if side.pick != NONE:
        document["pick"] = codes[side.pick]
    lists: Plain = {
        "forms": [lay_piece(duel, side, slot) for slot in forms_of(duel, side)],
        "worlds": [lay_piece(duel, side, int(slot)) for slot in side.worlds],
        "friends": [lay_piece(duel, side, int(slot)) for slot in side.friends],
        "fighters": [lay_piece(duel, side, int(slot)) for slot in side.fighters],
        "disruptors": [lay_piece(duel, side, int(slot)) for slot in side.disruptors],
        "captives": [lay_piece(duel, side, slot) for slot in captives_of(duel, side)],
        "used": [{"card": codes[used_card(one)], "together": int(used_together(one))} for one in side.used],
    }
    document |= {key: value for key, value in lists.items() if value}
    for key, marks in (("known", list(side.hand)), ("deck_known", list(side.deck)[::-1])):
        if any(one & KNOWN for one in marks):
            document[key] = [int(one & KNOWN) >> 12 for one in marks]
    return document


def lay_piece(duel: Duel, side: Side, slot: int) -> Plain:
    """A card in play, with its Equipment."""
    piece = int(duel.pieces[slot])
    document: Plain = {"card": duel.book.cards[piece_card(piece)].code, "slot": slot}
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
        lay_piece(duel, side, int(one))
        for one in side.equipment
        if area != Area.EQUIPMENT and duel.host(one) == slot
    ]
    if worn:
        document["equipment"] = worn
    return document


def lay_gone(duel: Duel, slot: int) -> Plain:
    """A card that has left play this turn."""
    piece = int(duel.pieces[slot])
    return {
        "card": duel.book.cards[piece_card(piece)].code,
        "slot": slot,
        "owner": int(piece_owner(piece)),
        "controller": int(piece_controller(piece)),
        "world": int(piece_host(piece)),
        "damage": int(piece_damage(piece)),
        "counters": int(piece_counters(piece)),
        "spent": piece >> SPENT_SHIFT & 15,
    }


def lay_lasting(duel: Duel, lasting: int) -> Plain:
    """A change that outlives its effect: where the operation stands that made it, and on what it was put."""
    document: Plain = {
        "at": int(lasting_place(lasting)),
        "seat": int(lasting_seat(lasting)),
        "until": int(lasting_until(lasting)),
        "slot": int(lasting_slot(lasting)),
        "times": int(lasting_times(lasting)),
    }
    if lasting_card(lasting) >= 0:
        document["card"] = duel.book.cards[lasting_card(lasting)].code
        document["lies"] = lasting & LIES != 0
    return document


def lay_due(due: int) -> Plain:
    """An effect that is due: where its text stands, and what it answers to."""
    return {
        "at": int(due_place(due)),
        "seat": int(due_seat(due)),
        "slot": int(due_slot(due)),
        "subject": int(due_subject(due)),
        "detail": int(due_detail(due)),
    }
