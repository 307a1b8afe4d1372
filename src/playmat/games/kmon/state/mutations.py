"""The things on the table, and the only methods that change them.

Every method writes what happened to the log if somebody watches, with the clause that made it
happen. The chapters of the rulebook (the other modules) decide; this one carries out.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from playmat.cards.continuous import KEYS, continuous_number, shifted
from playmat.cards.duel import deal, mark, seen_first
from playmat.cards.effect import CardState
from playmat.games.kmon.language.codes import NOBODY, Ban, Cause, Finale, Happened, Trait
from playmat.games.kmon.state.book import Book, Card
from playmat.games.kmon.state.layout import (
    CARD_MASK,
    COUNTER,
    HANDLED,
    IDENTITY,
    KNOWN,
    MOST_COUNTERS,
    OPEN,
    card_of,
    effect_bearer,
    effect_card,
    effect_counters,
    effect_of,
    effect_owner,
    effect_seat,
    effect_spread,
)
from playmat.games.kmon.state.side import KMon, Side
from playmat.kernel.stored import flags, number, pile, sides

MAX_TURNS: Final = 1 << 20

BOTH: Final = 3
"""The seats that may see what is hidden from spectators only."""


class KmonState(CardState):
    """A match of K-Mon: what lies on the table.

    Attributes:
        book: the cards that exist.
        sides: the sides of seat 0 and seat 1.
        turn_player, turn: whose turn it is, and its number from 1; 0 before the first.
        first_player: who places a K-Mon first (KM-SETUP-06).
        links: the chain, nested ones on top; items and ticks are on it while they are carried out.
        effects: the persistent effects in play, the oldest first.
        winner, cause: how the battle ended; `NOBODY` while it goes on.
        standard, extra_charge, mulligan, deckout_hand: KM-OPT-01 to KM-OPT-04.
    """

    APART: ClassVar[tuple[str, ...]] = ("book",)

    def __init__(self, book: Book) -> None:
        super().__init__(book.code)
        self.book: Book = book
        self.sides: vec[Side] = vec[Side]()
        self.turn_player: i64 = 0
        self.turn: i64 = 0
        self.first_player: i64 = 0
        self.links: vec[i64] = vec[i64]()
        self.effects: vec[i64] = vec[i64]()
        self.winner: i64 = NOBODY
        self.cause: i64 = Cause.NONE
        self.standard: bool = False
        self.extra_charge: bool = False
        self.mulligan: bool = False
        self.deckout_hand: bool = False

    # ---- reading -----------------------------------------------------------------------

    def link(self) -> i64:
        """The link that is being carried out or answered."""
        return self.links[len(self.links) - 1]

    def bearer(self, effect: i64) -> KMon:
        """The K-Mon that carries an effect."""
        return self.sides[effect_seat(effect)].team[effect_bearer(effect)]

    # ---- deck and hand -----------------------------------------------------------------

    def deal(self, side: Side, count: i64) -> None:
        """Draw the opening hand; no trait acts on it (KM-SETUP-04)."""
        held = len(side.hand)
        side.deck, side.hand = deal(side.deck, side.hand, count)
        self.disclosed += 1
        if self.log is not None:
            cards = [int(card) for card in side.hand[held:]]
            self.log.write_secret(
                Happened.DEALT,
                side.seat,
                cards,
                "KM-SETUP-04",
                i64(1) << side.seat,
                Happened.CARDS_DEALT,
                [len(cards)],
            )

    def return_hand(self, side: Side) -> None:
        """Put the hand back into the deck, to be shuffled (KM-OPT-03)."""
        while len(side.hand) > 0:
            side.hand, card = pop(side.hand)
            side.deck = append(side.deck, card & CARD_MASK)
        if self.log is not None:
            self.log.write(Happened.MULLIGAN, side.seat, [], "KM-OPT-03")

    def shuffled(self, side: Side) -> None:
        """A deck has been shuffled."""
        side.seen = 0
        if self.log is not None:
            self.log.write(Happened.SHUFFLED, side.seat, [len(side.deck)], "KM-SETUP-02")

    def draw(self, side: Side, clause: str) -> None:
        """Take the top card of the deck into the hand (KM-DRAW-01)."""
        side.deck, card = pop(side.deck)
        side.hand = append(side.hand, card)
        if side.seen > 0:
            side.seen -= 1
        self.disclosed += 1
        if self.log is not None:
            self.log.write_secret(
                Happened.DREW, side.seat, [card], clause, i64(1) << side.seat, Happened.CARD_DRAWN, []
            )

    def no_card(self, side: Side) -> None:
        """The deck is empty; a draw outside Phase V has no consequence (KM-DRAW-03)."""
        if self.log is not None:
            self.log.write(Happened.NO_CARD, side.seat, [], "KM-DRAW-03")

    def look(self, side: Side, count: i64) -> None:
        """See the top cards of one's deck (KM-TRAIT-SEER-1, KM-INFO-03)."""
        self.disclosed += 1
        side.seen = max(side.seen, count)
        if self.log is not None:
            top = len(side.deck) - 1
            cards = [int(side.deck[top - place]) for place in range(count)]
            self.log.write_secret(
                Happened.LOOKED,
                side.seat,
                cards,
                "KM-TRAIT-SEER-1",
                i64(1) << side.seat,
                Happened.CARDS_LOOKED,
                [count],
            )

    def take_from_hand(self, side: Side, card: i64) -> None:
        """A card leaves the hand; of two copies the one that others have seen goes first."""
        side.hand = remove(side.hand, seen_first(side.hand, card, CARD_MASK))

    def discard(self, side: Side, card: i64, clause: str) -> None:
        """A card goes from the hand to the discard pile (KM-DISC-01)."""
        self.take_from_hand(side, card)
        side.discard = append(side.discard, card)
        if self.log is not None:
            self.log.write(Happened.DISCARDED, side.seat, [card], clause)

    def mill(self, side: Side, clause: str) -> None:
        """The top card of a deck is discarded; an empty deck makes it void (KM-DISC-03)."""
        if len(side.deck) == 0:
            return
        side.deck, card = pop(side.deck)
        side.discard = append(side.discard, card)
        if side.seen > 0:
            side.seen -= 1
        self.disclosed += 1
        if self.log is not None:
            self.log.write(Happened.MILLED, side.seat, [card], clause)

    def retrieve(self, side: Side, card: i64, clause: str) -> None:
        """A card returns from the discard pile to the hand; everybody sees which (KM-INFO-04)."""
        side.discard = remove(side.discard, card)
        side.hand = append(side.hand, card | OPEN)
        if self.log is not None:
            self.log.write(Happened.RETRIEVED, side.seat, [card], clause)

    def peek(self, side: Side, by: i64) -> None:
        """The opponent sees a hand."""
        mark(side.hand, KNOWN)
        self.disclosed += 1
        if self.log is not None:
            cards = [int(card & CARD_MASK) for card in side.hand]
            self.log.write_secret(
                Happened.PEEKED, by, cards, "KM-FX-17", BOTH, Happened.HAND_PEEKED, [len(cards)]
            )

    # ---- charges -----------------------------------------------------------------------

    def gain(self, side: Side, amount: i64, clause: str) -> None:
        """Charges come into a pool (KM-CHG-02)."""
        if amount <= 0:
            return
        side.charges += amount
        if self.log is not None:
            self.log.write(Happened.GAINED, side.seat, [amount, side.charges], clause)

    def lose(self, side: Side, amount: i64, clause: str) -> i64:
        """Charges leave a pool; more than there are empty it (KM-CHG-04). Gives how many left."""
        amount = min(amount, side.charges)
        if amount <= 0:
            return 0
        side.charges -= amount
        if self.log is not None:
            self.log.write(Happened.LOST_CHARGES, side.seat, [amount, side.charges], clause)
        return amount

    # ---- K-Mons ------------------------------------------------------------------------

    def damage(self, side: Side, place: i64, amount: i64, hostile: bool, clause: str) -> None:
        """Place damage counters on a K-Mon (KM-DMG-01).

        Args:
            side: whose K-Mon it is.
            place: which one of the team.
            amount: how many counters; 0 is told, too (KM-ATK-06).
            hostile: it comes from an opposing action (KM-TRAIT-IRREDUCIBLE-1).
            clause: the clause that says so.
        """
        kmon = side.team[place]
        if kmon.exhausted:
            return
        stood = kmon.damage < kmon.species.hp
        kmon.damage += amount
        if self.log is not None:
            self.log.write(Happened.DAMAGED, side.seat, [place, amount, kmon.damage], clause)
        if stood and kmon.damage >= kmon.species.hp:
            if hostile and place == side.active and side.has_trait(Trait.IRREDUCIBLE):
                kmon.final = Finale.DUE
            if self.log is not None:
                self.log.write(Happened.FELL, side.seat, [place], "KM-EXH-01")

    def heal(self, side: Side, place: i64, amount: i64, clause: str) -> None:
        """Remove damage counters; not from a fallen or exhausted K-Mon (KM-DMG-09, `no_heal`)."""
        kmon = side.team[place]
        if not kmon.fit() or kmon.flags & Ban.HEAL != 0 or kmon.damage == 0:
            return
        amount = min(amount, kmon.damage)
        kmon.damage -= amount
        if self.log is not None:
            self.log.write(Happened.HEALED, side.seat, [place, amount, kmon.damage], clause)

    def enter(self, side: Side, place: i64, kind: i64, clause: str) -> None:
        """A K-Mon comes into the active position, neutral (KM-SUB-06); the other one goes to the bench."""
        side.active = place
        side.defending = False
        if self.log is not None:
            self.log.write(kind, side.seat, [place], clause)

    def take_defence(self, side: Side, clause: str) -> None:
        """The active K-Mon takes the defensive position."""
        if side.defending or not side.has_fit_active():
            return
        side.defending = True
        if self.log is not None:
            self.log.write(Happened.TOOK_DEFENCE, side.seat, [side.active], clause)

    def leave_defence(self, side: Side, clause: str) -> None:
        """The active K-Mon leaves the defensive position (KM-DEFN-10)."""
        if not side.defending:
            return
        side.defending = False
        if self.log is not None:
            self.log.write(Happened.LEFT_DEFENCE, side.seat, [side.active], clause)

    def exhaust(self, side: Side, place: i64) -> None:
        """A fallen K-Mon is removed and its effects with it (KM-EXH-03, KM-PERS-09)."""
        kmon = side.team[place]
        kmon.exhausted = True
        kmon.final = Finale.NO
        if place == side.active:
            side.active = NOBODY
            side.defending = False
        if self.log is not None:
            self.log.write(Happened.EXHAUSTED, side.seat, [place], "KM-EXH-03")
        i: i64 = 0
        while i < len(self.effects):
            effect = self.effects[i]
            if effect_seat(effect) == side.seat and effect_bearer(effect) == place:
                self.take_effect(i, "KM-PERS-09")
            else:
                i += 1

    # ---- persistent effects ------------------------------------------------------------

    def attach(self, card: Card, owner: i64, side: Side, place: i64, counters: i64, spread: i64) -> None:
        """A card becomes a persistent effect on a K-Mon (KM-PERS-06), or on one of several (KM-FX-23)."""
        effect = effect_of(card.number, owner, side.seat, place, counters, spread)
        self.effects = append(self.effects, effect)
        if card.numbers != 0 or card.flags != 0:
            self.sum_up(side.team[place], side.seat, place)
        if self.log is not None:
            self.log.write(
                Happened.ATTACHED,
                side.seat,
                [place, card.number, card.duration, counters, owner],
                "KM-PERS-06",
            )

    def take_effect(self, place: i64, clause: str) -> None:
        """An effect is removed; its card goes to its owner's discard pile (KM-END-04)."""
        effect = self.effects[place]
        kmon = self.bearer(effect)
        card = self.book.cards[effect_card(effect)]
        last: i64 = len(self.effects) - 1
        i = place
        while i < last:
            self.effects[i] = self.effects[i + 1]
            i += 1
        self.effects, _gone = pop(self.effects)
        if card.numbers != 0 or card.flags != 0:
            self.sum_up(kmon, effect_seat(effect), effect_bearer(effect))
        if effect_spread(effect) == 0 or not self.lies(effect & IDENTITY):
            owner = self.sides[effect_owner(effect)]
            owner.discard = append(owner.discard, card.number)
        if self.log is not None:
            self.log.write(
                Happened.REMOVED, effect_seat(effect), [effect_bearer(effect), card.number], clause
            )

    def lies(self, identity: i64) -> bool:
        """Return whether a K-Mon carries this very card (KM-FX-23)."""
        for effect in self.effects:
            if effect & IDENTITY == identity:
                return True
        return False

    def sum_up(self, kmon: KMon, seat: i64, place: i64) -> None:
        """Sum up what the effects on a K-Mon change together (KM-PERS-08, KM-FX-08)."""
        numbers: i64 = 0
        flags: i64 = 0
        for key in range(i64(KEYS)):
            total: i64 = 0
            for effect in self.effects:
                if effect_seat(effect) == seat and effect_bearer(effect) == place:
                    card = self.book.cards[effect_card(effect)]
                    total += continuous_number(card.numbers, key)
                    flags |= card.flags
            numbers += shifted(key, total)
        kmon.numbers = numbers
        kmon.flags = flags

    def count_effect(self, place: i64) -> None:
        """Put a duration counter on an effect (KM-PERS-03)."""
        effect = self.effects[place] | HANDLED
        if effect_counters(effect) < MOST_COUNTERS:
            effect += COUNTER
        self.effects[place] = effect
        if self.log is not None:
            self.log.write(
                Happened.COUNTED,
                effect_seat(effect),
                [effect_bearer(effect), effect_card(effect), effect_counters(effect)],
                "KM-PERS-03",
            )

    # ---- the chain ---------------------------------------------------------------------

    def play_cards(self, link: i64) -> None:
        """The cards of a declared link leave the hand; they lie open on the chain (KM-ACT-03)."""
        side = self.sides[(link >> 3) & 1]
        card = card_of(link)
        if card >= 0:
            self.take_from_hand(side, card)
            second = ((link >> 16) & CARD_MASK) - 1
            if second >= 0:
                self.take_from_hand(side, second)

    def pay(self, side: Side, cost: i64, clause: str) -> None:
        """Pay a cost that this clause names (KM-CHG-03)."""
        self.lose(side, cost, clause)

    # ---- the end -----------------------------------------------------------------------

    def end_battle(self, winner: i64, cause: i64, clause: str) -> None:
        """The battle is over (chapter 16)."""
        self.winner = winner
        self.cause = cause
        if self.log is not None:
            self.log.write(Happened.OVER, winner, [cause], clause)
        self.finish()


STORED: Final = (
    flags("standard", "extra_charge", "mulligan", "deckout_hand"),
    number("turn_player", 2),
    number("turn", MAX_TURNS),
    number("first_player", 2),
    number("winner", 4, less=1),
    number("cause", 7),
    sides(),
    pile("links"),
    pile("effects"),
)
