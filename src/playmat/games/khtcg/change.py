"""What changes on the table, and what texts answer to it: `table` moves the things, `triggers` hears.

Carries out KH-GEN-04 to -11, -21 to -23, KH-DRAW-03 to -07, KH-WORLD-07 to -09 and HOOK-07, -13, -16 to
-19, -21, -23 to -25, -35, -47.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.operation import END
from playmat.games.khtcg.guards import protected
from playmat.games.khtcg.hooks import By, Happening, Protect, Rule
from playmat.games.khtcg.instructions import Op
from playmat.games.khtcg.packing import CARD_MASK, KNOWN, NO_CARD, OWNER_SHIFT, TENS, due_of, piece_counters
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.standing import rule
from playmat.games.khtcg.symbols import NONE, Area, Cause, Happened, Step
from playmat.games.khtcg.table import Table
from playmat.games.khtcg.terms import Pile
from playmat.games.khtcg.triggers import BY_CAUSE, fire

# ---- hearts --------------------------------------------------------------------------------------------


def gain_hp(table: Table, side: Side, amount: i64, cause: i64, clause: str) -> None:
    """A player gains HP."""
    amount = rule(table, side.seat, Rule.HP_GAIN, amount)
    if amount > 0:
        table.change_hp(side, amount, cause, clause)
        fire(table, Happening.HP_GAINED, side.seat, NO_CARD, cause, Area.FREE, amount)


def lose_hp(table: Table, side: Side, amount: i64, cause: i64, clause: str) -> None:
    """A player loses HP."""
    amount = rule(table, side.seat, Rule.HP_LOSS, amount)
    if amount > 0:
        table.change_hp(side, -amount, cause, clause)
        fire(table, Happening.HP_LOST, side.seat, NO_CARD, cause, Area.FREE, amount)


# ---- drawing -------------------------------------------------------------------------------------------


def run_draw(table: Table, seat: i64, left: i64) -> None:
    """Draw cards one at a time; a deck that has run out is renewed at once (KH-DRAW-03 to KH-DRAW-07)."""
    side = table.sides[seat]
    if len(side.deck) == 0 and len(side.discard) > 0:
        begin_renewal(table, side)
        return
    if left == 0 or len(side.deck) == 0:
        if left > 0:
            table.no_card(side)
        table.pop()
        return
    while left > 0 and len(side.deck) > 0:
        table.draw(side)
        fire(table, Happening.DRAWN, seat, NO_CARD, Cause.TEXT, Area.FREE, 1)
        left -= 1
    if left == 0 and (len(side.deck) > 0 or len(side.discard) == 0):
        table.pop()
    else:
        table.goto(Step.DRAW, seat, left)


def begin_renewal(table: Table, side: Side) -> None:
    """The discard pile becomes the deck."""
    table.renew(side)
    fire(table, Happening.RENEWED, side.seat, NO_CARD, Cause.TEXT, Area.FREE, 0)
    table.push(Step.SHUFFLE, side.seat, i64(len(side.deck)) - 1)


def run_shuffle(table: Table, seat: i64, place: i64) -> None:
    """Each place of the deck, from the top, gets one of the cards up to it (KH-SETUP-07)."""
    if place <= 0:
        table.pop()
        table.shuffled(table.sides[seat])
    else:
        table.throw(place + 1)


def take_shuffle(table: Table, seat: i64, place: i64, outcome: i64) -> None:
    """One card of a shuffle has found its place; the next one follows at once."""
    deck = table.sides[seat].deck
    card = deck[place]
    deck[place] = deck[outcome]
    deck[outcome] = card
    table.goto(Step.SHUFFLE, seat, place - 1)
    if place > 1:
        table.throw(place)


# ---- out of play ---------------------------------------------------------------------------------------


def can_be_discarded(table: Table, slot: i64, cause: i64) -> bool:
    """Whether no text keeps a card in play (KH-HOOK-16).

    Nothing keeps what took part in a fight, what is defeated or has no place any more.
    """
    if cause <= Cause.CHALLENGE_END or cause >= Cause.BEARER_GONE:
        return True
    return not protected(table, slot, Protect.DISCARD, BY_CAUSE[cause])


def discard(table: Table, slot: i64, cause: i64, clause: str) -> bool:
    """A card goes from play to its owner's discard pile (KH-GEN-10); whether nothing prevented it."""
    if not can_be_discarded(table, slot, cause):
        return False
    piece = table.pieces[slot]
    card = piece & CARD_MASK
    seat = table.controller(slot)
    area = table.area(slot)
    into = replaced(table, card, cause)
    if table.log is not None:
        table.log.write(Happened.DISCARDED, seat, [card, cause, area], clause)
    fire(table, Happening.DISCARDED, seat, slot, cause, area, 0)
    leave(table, slot, cause)
    put_into_pile(table, table.sides[(piece >> OWNER_SHIFT) & 1], card, into)
    return True


def replaced(table: Table, card: i64, cause: i64) -> i64:
    """Where a card goes that is discarded: the discard pile, unless its text says otherwise (KH-HOOK-17)."""
    code = table.code
    at = table.book.cards[card].text
    while code[at] != END:
        if code[at] & 255 == Op.INSTEAD and (code[at + 2] == By.ANY or code[at + 2] == BY_CAUSE[cause]):
            return code[at + 1]
        at += code[at] >> 8
    return Pile.DISCARD


def leave(table: Table, slot: i64, cause: i64) -> None:
    """A card leaves play; the caller puts it somewhere.

    Its Equipment follows with the next state check (KH-EQUIP-12), the disruptors on a World at once
    (KH-WORLD-09).
    """
    area = table.area(slot)
    side = table.sides[table.controller(slot)]
    fire(table, Happening.LEAVES, side.seat, slot, cause, area, 0)
    if table.captives > 0:
        release(table, slot)
    if area == Area.WORLD:
        leave_world(table, side, slot)
        return
    if area == Area.EQUIPMENT:
        fire(table, Happening.DETACHED, side.seat, slot, cause, area, 0)
    counters = piece_counters(table.pieces[slot])
    table.unlist(slot)
    table.vacate(slot)
    if area == Area.FORM:
        fire(table, Happening.FORM, side.seat, side.face(), cause, area, 0)
    elif counters > 0:
        fire(table, Happening.COUNTERS, side.seat, slot, cause, area, counters)


def release(table: Table, captor: i64) -> None:
    """Allies that a card has captured regain their places when it leaves play."""
    count: i64 = len(table.pieces)
    for slot in range(count):
        if table.area(slot) == Area.CAPTIVE and table.host(slot) == captor:
            table.set_free(slot)


def leave_world(table: Table, side: Side, slot: i64) -> None:
    """A World leaves play: its disruptors are discarded, what lies beneath is current (KH-WORLD-07)."""
    was_current = side.world() == slot
    if was_current:
        fire(table, Happening.DEPARTED, side.seat, slot, Cause.WORLD_GONE, Area.WORLD, 0)
    table.unlist(slot)
    table.vacate(slot)
    i: i64 = 0
    while i < len(side.disruptors):
        lying = side.disruptors[i]
        if table.host(lying) == slot:
            discard(table, lying, Cause.WORLD_GONE, "KH-WORLD-09")
        else:
            i += 1
    if was_current and side.world() != NONE:
        fire(table, Happening.ARRIVED, side.seat, side.world(), Cause.WORLD_GONE, Area.WORLD, 0)


def put_into_pile(table: Table, side: Side, card: i64, pile: i64) -> None:
    """A card that everybody has seen goes to a pile of its owner."""
    if pile == Pile.HAND:
        side.hand = append(side.hand, card | KNOWN)
    elif pile == Pile.DECK_TOP:
        side.deck = append(side.deck, card | KNOWN)
    elif pile == Pile.DECK_BOTTOM:
        put_under(side, card | KNOWN)
    else:
        side.discard = append(side.discard, card)
        return
    if table.log is not None:
        table.log.write(Happened.PUT, side.seat, [card, pile], "KH-HOOK-17")


def put_under(side: Side, card: i64) -> None:
    """A card goes to the bottom of a deck."""
    deck = vec[i64]([card])
    for other in side.deck:
        deck = append(deck, other)
    side.deck = deck


# ---- in play -------------------------------------------------------------------------------------------


def entered(table: Table, slot: i64, cause: i64) -> None:
    """A card has come into play (KH-HOOK-13)."""
    fire(table, Happening.ENTERS, table.controller(slot), slot, cause, table.area(slot), 0)


def lay_world(table: Table, side: Side, card: i64, cause: i64) -> i64:
    """A World Card becomes the current World (KH-WORLD-01, KH-HOOK-21)."""
    before = side.world()
    if before != NONE:
        fire(table, Happening.DEPARTED, side.seat, before, cause, Area.WORLD, 0)
    slot = table.lay_world(side, card)
    entered(table, slot, cause)
    fire(table, Happening.ARRIVED, side.seat, slot, cause, Area.WORLD, 0)
    return slot


def attach(table: Table, side: Side, card: i64, bearer: i64, cause: i64) -> i64:
    """Equipment comes into play on a character (KH-HOOK-25)."""
    slot = table.lay_equipment(side, card, bearer)
    entered(table, slot, cause)
    fire(table, Happening.ATTACHED, side.seat, slot, cause, Area.EQUIPMENT, 0)
    return slot


def deal_damage(table: Table, slot: i64, amount: i64, cause: i64, seat: i64, clause: str) -> None:
    """A player deals damage to a Dark Card on a World (KH-HOOK-35); the state check sees what it defeats."""
    if protected(table, slot, Protect.DAMAGE, BY_CAUSE[cause]):
        return
    amount = rule(table, seat, Rule.DAMAGE, amount)
    if amount > 0:
        table.put_damage(slot, amount, clause)
        fire(table, Happening.DAMAGED, seat, slot, cause, Area.DISRUPTOR, amount)


def change_counters(table: Table, slot: i64, change: i64) -> None:
    """Counters are put on a card or taken from it, as far as there are any (KH-GEN-21, KH-HOOK-24).

    Those of a Player Card and its form lie on the Player Card, and the form is told of them (R:AMB-70).
    """
    told = slot
    side = table.sides[table.controller(slot)]
    if slot == side.form or slot == side.leader:
        slot = side.leader
        told = side.face()
    held = piece_counters(table.pieces[slot])
    if change < -held:
        change = -held
    if change > TENS - held:
        change = TENS - held
    if change != 0:
        table.put_counters(slot, change)
        amount = change if change > 0 else -change
        fire(table, Happening.COUNTERS, side.seat, told, Cause.TEXT, table.area(told), amount)


def take_control(table: Table, slot: i64, side: Side) -> None:
    """A player gets control of an ally or a disruptor of the other one (KH-GEN-08, R:AMB-79)."""
    if table.controller(slot) == side.seat:
        return
    if table.area(slot) == Area.DISRUPTOR:
        table.change_sides(slot, side.seat)
    else:
        table.hand_over(slot, side)
    fire(table, Happening.CONTROL, side.seat, slot, Cause.TEXT, table.area(slot), 0)


def run_text(table: Table, seat: i64, at: i64, card: i64) -> None:
    """Carry out the program of a card that is not in play for its player."""
    table.running = due_of(0, seat, NO_CARD, NO_CARD, card)
    table.start(seat, at, 0)
