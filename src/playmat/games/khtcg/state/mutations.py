"""The only methods that move the things on the table.

Every method tells the log what happened if somebody watches, with the clause that made it happen. What
texts answer to it is the business of `change`, which calls them.
"""

from __future__ import annotations

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from playmat.cards.duel import deal, seen_first, unmark
from playmat.games.khtcg.language.codes import (
    DRAWN,
    LASTING,
    NONE,
    NOW,
    Area,
    Cause,
    Check,
    Fight,
    Happened,
    Static,
    Verb,
)
from playmat.games.khtcg.language.terms import Deed, Until
from playmat.games.khtcg.state.fields import MOST_GRANTED, Fields, Side
from playmat.games.khtcg.state.layout import (
    AREA_FIELD,
    AREA_SHIFT,
    CARD_MASK,
    CONTROLLER_SHIFT,
    COUNTERS_SHIFT,
    DAMAGE_FIELD,
    DAMAGE_SHIFT,
    DEED_KEY,
    DEED_SHIFT,
    HOST_FIELD,
    HOST_SHIFT,
    KNOWN,
    LIES,
    MOST_SLOTS,
    SPENT_FIELD,
    TENS,
    UNTIL_ONE,
    deed_of,
    lasting_card,
    lasting_seat,
    lasting_slot,
    lasting_until,
    piece_card,
    piece_of,
)
from playmat.games.khtcg.state.ruleset import Cap
from playmat.kernel.choice import NATURE


class KhtcgState(Fields):
    """A match: what lies on the table, and how it moves."""

    __slots__ = ()

    # ---- slots -------------------------------------------------------------------------

    def enter(self, card: i64, owner: i64, controller: i64, area: i64, host: i64) -> i64:
        """A card comes into play (KH-GEN-04). Gives its slot; the caller lists it in its zone."""
        piece = piece_of(card, owner, controller, area, host)
        slot: i64 = 0
        count: i64 = len(self.pieces)
        while slot < count and self.pieces[slot] != 0:
            slot += 1
        if slot == count:
            self.pieces = append(self.pieces, piece)
            if len(self.pieces) >= MOST_SLOTS:
                self.checks_due |= Check.END
        else:
            self.pieces[slot] = piece
        kind = self.book.cards[card]
        if kind.listens | kind.statics != 0:
            self.note_text(slot)
            self.listened |= kind.listens
            self.statics |= kind.statics
        if area == Area.WORLD:
            self.checks_due |= Check.END
        if (self.statics >> Static.CHECKED) & 1 != 0:
            self.checks_due |= Check.ALL
        if self.log is not None:
            self.log.write(Happened.ENTERED, controller, [card, area], "KH-GEN-04")
        return slot

    def vacate(self, slot: i64) -> None:
        """A card has left play: its slot is kept until the turn ends, its texts no longer stand."""
        piece = self.pieces[slot]
        self.pieces[slot] = piece | AREA_FIELD
        card = self.book.cards[piece & CARD_MASK]
        if card.listens | card.statics != 0:
            self.texts = remove(self.texts, slot)
            self.recount_texts()
        if len(self.lasting) > 0:
            self.end_lasting_on(slot)
        checked = ((self.statics | card.statics) >> Static.CHECKED) & 1 != 0
        self.checks_due |= Check.ALL if checked else Check.CARDS

    def free_slots(self) -> None:
        """A turn begins: slots of cards that are gone are free, texts limited to once a turn work again."""
        self.chosen = vec[i64]()
        self.running = 0
        count: i64 = len(self.pieces)
        for slot in range(count):
            piece = self.pieces[slot]
            if piece & AREA_FIELD == AREA_FIELD:
                self.pieces[slot] = 0
            elif piece & SPENT_FIELD != 0:
                self.pieces[slot] = piece & ~SPENT_FIELD
        if self.rules.cap == Cap.PER_TURN:
            for side in self.sides:
                for slot in side.worlds:
                    self.pieces[slot] &= ~DAMAGE_FIELD

    def end_lasting_on(self, slot: i64) -> None:
        """End what was put on a card that has left play."""
        i: i64 = 0
        while i < len(self.lasting):
            if lasting_slot(self.lasting[i]) == slot:
                self.end_lasting(i)
            else:
                i += 1

    def unlist(self, slot: i64) -> None:
        """Take a card in play off the list of its zone."""
        area = self.area(slot)
        side = self.sides[self.controller(slot)]
        if area == Area.FRIENDS:
            side.friends = remove(side.friends, slot)
        elif area == Area.FIGHT:
            side.fighters = remove(side.fighters, slot)
        elif area == Area.EQUIPMENT:
            side.equipment = remove(side.equipment, slot)
        elif area == Area.CAPTIVE:
            self.captives -= 1
        elif area == Area.DISRUPTOR:
            side = self.sides[self.controller(self.host(slot))]
            side.disruptors = remove(side.disruptors, slot)
        elif area == Area.WORLD:
            side.worlds = remove(side.worlds, slot)
        else:
            host = self.host(slot)
            side.form = NONE if host == side.leader else host

    # ---- into play ---------------------------------------------------------------------

    def lay_leader(self, side: Side, card: i64) -> None:
        """A Player Card is put out, with the HP printed on it (KH-SETUP-01, KH-SETUP-06)."""
        side.leader = self.enter(card, side.seat, side.seat, Area.PLAYER, 0)
        side.hp = self.book.cards[card].hp
        if self.log is not None:
            self.log.write(Happened.LEADER, side.seat, [card, side.hp], "KH-SETUP-01")

    def lay_form(self, side: Side, card: i64) -> i64:
        """A form is put on the Player Card (KH-FC-02)."""
        side.form = self.enter(card, side.seat, side.seat, Area.FORM, side.face())
        self.checks_due |= Check.CARDS
        return side.form

    def lay_world(self, side: Side, card: i64) -> i64:
        """A World Card is put on top of the World area (KH-WORLD-01)."""
        slot = self.enter(card, side.seat, side.seat, Area.WORLD, 0)
        side.worlds = append(side.worlds, slot)
        return slot

    def lay_disruptor(self, side: Side, card: i64, owner: i64) -> i64:
        """A disruptor is put on the current World of a side (KH-DISR-02)."""
        slot = self.enter(card, owner, owner, Area.DISRUPTOR, side.world())
        side.disruptors = append(side.disruptors, slot)
        return slot

    def lay_friend(self, side: Side, card: i64, owner: i64) -> i64:
        """An ally is put into the Friend Area of a side."""
        slot = self.enter(card, owner, side.seat, Area.FRIENDS, 0)
        side.friends = append(side.friends, slot)
        return slot

    def lay_equipment(self, side: Side, card: i64, bearer: i64) -> i64:
        """Equipment is put on a character of its owner."""
        slot = self.enter(card, side.seat, side.seat, Area.EQUIPMENT, bearer)
        side.equipment = append(side.equipment, slot)
        self.log_attached(side.seat, slot, bearer)
        return slot

    def log_attached(self, seat: i64, slot: i64, bearer: i64) -> None:
        """Equipment lies on a character."""
        if self.log is not None:
            cards = [piece_card(self.pieces[slot]), piece_card(self.pieces[bearer])]
            self.log.write(Happened.ATTACHED, seat, [int(card) for card in cards], "KH-EQUIP-01")

    # ---- in play -----------------------------------------------------------------------

    def set_host(self, slot: i64, host: i64) -> None:
        """Change what a card lies on."""
        self.pieces[slot] = (self.pieces[slot] & ~HOST_FIELD) | host << HOST_SHIFT

    def commit(self, side: Side, slot: i64) -> None:
        """An ally leaves the Friend Area for the fight (KH-ZONE-06)."""
        side.friends = remove(side.friends, slot)
        side.fighters = append(side.fighters, slot)
        self.pieces[slot] = (self.pieces[slot] & ~AREA_FIELD) | Area.FIGHT << AREA_SHIFT
        if self.log is not None:
            card = piece_card(self.pieces[slot])
            clause = "KH-BATTLE-06" if self.fight == Fight.BATTLE else "KH-CHAL-10"
            self.log.write(Happened.COMMITTED, side.seat, [card], clause)

    def change_sides(self, slot: i64, seat: i64) -> None:
        """A disruptor is under the control of another player; it stays on its World (KH-MOVE-11)."""
        self.pieces[slot] = (self.pieces[slot] & ~(1 << CONTROLLER_SHIFT)) | seat << CONTROLLER_SHIFT
        self.checks_due |= Check.ALL
        if self.log is not None:
            self.log.write(Happened.CONTROL, seat, [piece_card(self.pieces[slot])], "KH-GEN-08")

    def hand_over(self, slot: i64, side: Side) -> None:
        """An ally goes to the Friend Area of another player, its Equipment with it (KH-GEN-08, R:AMB-71)."""
        old = self.sides[self.controller(slot)]
        self.unlist(slot)
        piece = self.pieces[slot] & ~AREA_FIELD & ~(1 << CONTROLLER_SHIFT)
        self.pieces[slot] = piece | Area.FRIENDS << AREA_SHIFT | side.seat << CONTROLLER_SHIFT
        side.friends = append(side.friends, slot)
        i: i64 = 0
        while i < len(old.equipment):
            worn = old.equipment[i]
            if self.host(worn) == slot:
                old.equipment = remove(old.equipment, worn)
                side.equipment = append(side.equipment, worn)
                self.pieces[worn] = (
                    self.pieces[worn] & ~(1 << CONTROLLER_SHIFT)
                ) | side.seat << CONTROLLER_SHIFT
            else:
                i += 1
        self.checks_due |= Check.ALL | Check.DOUBLES
        if self.log is not None:
            self.log.write(Happened.CONTROL, side.seat, [piece_card(piece)], "KH-GEN-08")

    def take_captive(self, slot: i64, captor: i64) -> None:
        """An ally is captured by another card."""
        self.unlist(slot)
        self.captives += 1
        self.pieces[slot] = (self.pieces[slot] & ~AREA_FIELD) | Area.CAPTIVE << AREA_SHIFT
        self.set_host(slot, captor)
        self.checks_due |= Check.ALL
        if self.log is not None:
            self.log.write(
                Happened.CAPTURED, self.controller(slot), [piece_card(self.pieces[slot])], "KH-AMB-87"
            )

    def set_free(self, slot: i64) -> None:
        """A captive regains its place."""
        side = self.sides[self.controller(slot)]
        self.captives -= 1
        side.friends = append(side.friends, slot)
        self.pieces[slot] = (self.pieces[slot] & ~AREA_FIELD) | Area.FRIENDS << AREA_SHIFT
        self.checks_due |= Check.ALL | Check.DOUBLES
        if self.log is not None:
            self.log.write(Happened.FREED, side.seat, [piece_card(self.pieces[slot])], "KH-AMB-87")

    def put_damage(self, slot: i64, amount: i64, clause: str) -> None:
        """Damage on a Dark Card adds up (KH-BATTLE-19)."""
        piece = self.pieces[slot]
        total = ((piece >> DAMAGE_SHIFT) & TENS) + amount
        if total > TENS:
            total = TENS
        self.pieces[slot] = (piece & ~DAMAGE_FIELD) | total << DAMAGE_SHIFT
        self.checks_due |= Check.DAMAGE
        if self.log is not None:
            self.log.write(
                Happened.DAMAGED, self.controller(slot), [piece_card(piece), amount, total], clause
            )

    def clear_damage(self, clause: str) -> None:
        """Damage on Dark Cards is removed (KH-BATTLE-25, KH-BATTLE-26, KH-MAGIC-18)."""
        cleared = False
        for seat in range(i64(2)):
            for slot in self.sides[seat].disruptors:
                if self.pieces[slot] & DAMAGE_FIELD != 0:
                    self.pieces[slot] &= ~DAMAGE_FIELD
                    cleared = True
        if cleared and self.log is not None:
            self.log.write(Happened.CLEARED, self.turn_player, [], clause)

    def put_counters(self, slot: i64, change: i64) -> None:
        """Counters on a card (KH-GEN-23); it has neither less than none nor more than `TENS` afterwards."""
        piece = self.pieces[slot]
        total = ((piece >> COUNTERS_SHIFT) & TENS) + change
        self.pieces[slot] = (piece & ~(TENS << COUNTERS_SHIFT)) | total << COUNTERS_SHIFT
        self.checks_due |= Check.ALL
        if self.log is not None:
            self.log.write(
                Happened.COUNTERS, self.controller(slot), [piece_card(piece), change, total], "KH-GEN-23"
            )

    def burden(self, world: i64) -> i64:
        """The number of disruptors played on a World, in this turn or ever (KH-OPT-02)."""
        return (self.pieces[world] >> DAMAGE_SHIFT) & TENS

    def add_burden(self, world: i64) -> None:
        """A disruptor was played on a World: its piece counts them where Dark Cards have their damage."""
        if self.rules.cap != Cap.TOGETHER and self.burden(world) < TENS:
            self.pieces[world] += 1 << DAMAGE_SHIFT

    def add_lasting(self, lasting: i64) -> None:
        """A change begins that outlives its effect."""
        self.lasting = append(self.lasting, lasting)
        self.statics |= LASTING
        self.checks_due |= Check.ALL

    def wake_lasting(self, seat: i64) -> None:
        """A player's turn begins: what lasts until its end for the opponent ends with it."""
        count: i64 = len(self.lasting)
        for place in range(count):
            lasting = self.lasting[place]
            if lasting_until(lasting) == Until.OPPONENT_TURN and lasting_seat(lasting) != seat:
                self.lasting[place] = lasting + (NOW - Until.OPPONENT_TURN) * UNTIL_ONE

    def lay_for_lasting(self, seat: i64, card: i64, before: i64) -> bool:
        """A Magic Card lies on the mat for the latest change before a place that it made (KH-MAGIC-08).

        What one casting made stands together, and the card lies for the last of it: the nearest change that
        a card of this number lies for is another casting's.
        """
        place = before - 1
        while place >= 0:
            lasting = self.lasting[place]
            if lasting_card(lasting) == card and lasting_seat(lasting) == seat:
                self.lasting[place] = lasting | LIES
                return lasting & LIES == 0
            place -= 1
        return False

    def end_lasting(self, place: i64) -> None:
        """A change is over; the Magic Card that lay for it is discarded if no other goes on (KH-MAGIC-08)."""
        self.lasting, ended = pop(self.lasting, place)
        self.recount_texts()
        seat = lasting_seat(ended)
        card = lasting_card(ended)
        if ended & LIES != 0 and not self.lay_for_lasting(seat, card, place):
            side = self.sides[seat]
            side.discard = append(side.discard, card)
            if self.log is not None:
                args = [int(card), int(Cause.PLAYED), 0]
                self.log.write(Happened.DISCARDED, side.seat, args, "KH-MAGIC-08")
        self.checks_due |= Check.ALL

    # ---- what is counted ---------------------------------------------------------------

    def count(self, what: i64, seat: i64, card: i64, amount: i64) -> None:
        """A player does something; it is counted if a card of the book asks for it (KH-GEN-26)."""
        if (self.book.counted >> what) & 1 == 0:
            return
        deed = deed_of(what, seat, card, amount)
        count: i64 = len(self.deeds)
        for place in range(count):
            if (self.deeds[place] ^ deed) & DEED_KEY == 0:
                self.deeds[place] += amount << DEED_SHIFT
                return
        self.deeds = append(self.deeds, deed)

    def grant_challenges(self, seat: i64, count: i64) -> None:
        """A player may challenge more often in this turn (KH-HOOK-39)."""
        self.challenges += count
        if self.log is not None:
            self.log.write(Happened.GRANTED, seat, [count], "KH-HOOK-39")

    def grant(self, verb: i64, seat: i64, count: i64) -> None:
        """The turn player may move or start a battle more often in this turn (KH-GEN-28)."""
        if seat != self.turn_player:
            return
        if len(self.granted) == 0:
            self.granted = vec[i64]([0, 0])
        further = self.granted[verb - Verb.MOVE] + count
        self.granted[verb - Verb.MOVE] = further if further < MOST_GRANTED else MOST_GRANTED
        if self.log is not None:
            kind = Happened.MORE_MOVES if verb == Verb.MOVE else Happened.MORE_BATTLES
            self.log.write(kind, seat, [count], "KH-GEN-28")

    def use_granted(self, verb: i64) -> None:
        """One of the moves or battles that texts have added is used."""
        self.granted[verb - Verb.MOVE] -= 1
        if self.further(Verb.MOVE) + self.further(Verb.BATTLE) == 0:
            self.granted = vec[i64]()

    # ---- deck and hand -----------------------------------------------------------------

    def deal(self, side: Side, count: i64) -> None:
        """Draw the opening hand (KH-SETUP-08)."""
        held = len(side.hand)
        side.deck, side.hand = deal(side.deck, side.hand, count)
        self.disclosed += 1
        if self.log is not None:
            cards = [int(card) for card in side.hand[held:]]
            self.log.write_secret(
                Happened.DEALT,
                side.seat,
                cards,
                "KH-SETUP-08",
                i64(1) << side.seat,
                Happened.CARDS_DEALT,
                [len(cards)],
            )

    def draw(self, side: Side) -> None:
        """Take the top card of the deck into the hand (KH-GEN-11)."""
        side.deck, card = pop(side.deck)
        side.hand = append(side.hand, card)
        self.disclosed += 1
        self.count(Deed.DRAWN, side.seat, NONE, 1)
        if self.log is not None:
            self.log.write_secret(
                Happened.DREW,
                side.seat,
                [card & CARD_MASK],
                "KH-GEN-11",
                i64(1) << side.seat,
                Happened.CARD_DRAWN,
                [],
            )

    def no_card(self, side: Side) -> None:
        """There is nothing left to draw (KH-DRAW-06)."""
        if self.log is not None:
            self.log.write(Happened.NO_CARD, side.seat, [], "KH-DRAW-06")

    def renew(self, side: Side) -> None:
        """The discard pile becomes the deck, to be shuffled (KH-DRAW-03)."""
        if self.log is not None:
            self.log.write(Happened.RENEWED, side.seat, [len(side.discard)], "KH-DRAW-03")
        side.deck = side.discard
        side.discard = vec[i64]()

    def shuffled(self, side: Side) -> None:
        """A deck has been shuffled: nobody knows its order."""
        unmark(side.deck, KNOWN)
        if self.log is not None:
            self.log.write(Happened.SHUFFLED, side.seat, [len(side.deck)], "KH-SETUP-07")

    def take_from_hand(self, side: Side, card: i64) -> None:
        """A card leaves the hand; of two copies the one that others have seen goes first."""
        side.hand = remove(side.hand, seen_first(side.hand, card, CARD_MASK))

    def log_played(self, seat: i64, verb: i64, card: i64, slot: i64, clause: str) -> None:
        """A card is played from the hand."""
        if self.log is not None:
            on = -1 if slot < 0 else piece_card(self.pieces[slot])
            self.log.write(Happened.PLAYED, seat, [verb, card, on], clause)

    def discard_from_hand(self, side: Side, card: i64, cause: i64, clause: str) -> None:
        """A card goes from the hand to the discard pile (KH-GEN-10)."""
        self.take_from_hand(side, card)
        side.discard = append(side.discard, card)
        if self.log is not None:
            self.log.write(Happened.DISCARDED_HAND, side.seat, [card, cause], clause)

    def discard_place(self, side: Side, place: i64, cause: i64, clause: str) -> None:
        """The card at a place of the hand goes to the discard pile."""
        side.hand, held = pop(side.hand, place)
        card = held & CARD_MASK
        side.discard = append(side.discard, card)
        if self.log is not None:
            self.log.write(Happened.DISCARDED_HAND, side.seat, [card, cause], clause)

    # ---- the end -----------------------------------------------------------------------

    def change_hp(self, side: Side, change: i64, cause: i64, clause: str) -> None:
        """HP are gained or lost; they may exceed the printed number and fall below 0 (KH-WIN-06)."""
        side.hp += change
        if change > 0:
            self.count(Deed.HP_GAINED, side.seat, NONE, change)
        else:
            self.count(Deed.HP_LOST, side.seat, NONE, -change)
        self.checks_due |= Check.END
        if self.log is not None:
            self.log.write(Happened.HP, side.seat, [change, side.hp, cause], clause)

    def end_match(self, winner: i64, cause: i64, clause: str) -> None:
        """The match is over (chapter 7)."""
        self.winner = winner
        self.cause = cause
        if self.log is not None:
            self.log.write(Happened.OVER, NATURE if winner == DRAWN else winner, [cause], clause)
        self.finish()
