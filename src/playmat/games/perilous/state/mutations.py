"""The only methods that change the things on the table.

Every method writes what happened to the log if somebody watches, with the clause that made it
happen. The chapters of the rulebook (the other modules) decide; this one carries out.
"""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from playmat.games.perilous.state.codes import (
    BLACK_BIT,
    DICE,
    FIRST_CARD_DIE,
    NO_FACES,
    POOLED,
    Cause,
    EventKind,
    Face,
    Symbol,
    copies,
    height,
    lowest,
    number_of,
    one,
    top_of,
    under,
    with_face,
    without_top,
)
from playmat.games.perilous.state.components import (
    FEWER_N,
    ITEM_DECK,
    ITEM_SYMBOL,
    ITEM_WORTH,
    ITEMS,
    MAX_HEALTH,
    MAX_SHIELDS,
    ROLLS,
    START_HEALTH,
    START_SHIELDS,
    WORLDS,
)
from playmat.games.perilous.state.faces import faces_after
from playmat.games.perilous.state.fields import EMPTY_CELLS, FACES, Cell, Fields
from playmat.kernel.choice import NATURE, bit

__all__ = ["Cell", "PerilousState"]


class PerilousState(Fields):
    """The table of a match: its things, and every way in which they change."""

    __slots__ = ()

    # ---- setup and turns ---------------------------------------------------------------

    def seat_heroes(self, roles: list[int]) -> None:
        """Lay out the player boards (PP-SETUP-03 to PP-SETUP-05)."""
        self.seats = len(roles)
        self.cells = EMPTY_CELLS[: Cell.POOL + self.seats * Cell.SIZE]
        for seat in range(self.seats):
            self.put(seat, Cell.ROLE, roles[seat])
            self.put(seat, Cell.HEALTH, START_HEALTH)
            self.put(seat, Cell.SHIELDS, START_SHIELDS)

    def fill_deck(self) -> None:
        """Put all Item Cards into the deck, sorted; they are shuffled by chance."""
        self.deck = ITEM_DECK[:]

    def add_to_deck(self, item: i64, count: i64) -> None:
        """Put cards of a kind into the Item deck."""
        while count > 0:
            self.deck = append(self.deck, item)
            count -= 1

    def clear_deck(self) -> None:
        """Take all cards out of the Item deck."""
        self.deck = vec[i64]()

    def deal(self, hero: i64) -> None:
        """Deal a hero the top card of the deck (PP-SETUP-06)."""
        self.deck, item = pop(self.deck)
        self.take_card(hero, item)
        if self.log is not None:
            seen = bit(hero) if self.hidden else -1
            self.log.write_secret(
                EventKind.DEALT, hero, [item], "PP-SETUP-06", seen, EventKind.CARD_DEALT, []
            )

    def enter_world(self, clause: str) -> None:
        """The top world of the stack comes into play (PP-SETUP-14, PP-SAVED-08, PP-OVER-10)."""
        self.world = top_of(self.ahead)
        self.ahead = without_top(self.ahead)
        self.marker = self.start_space(self.world)
        self.beyond = False
        if self.log is not None:
            self.log.write(EventKind.WORLD_ENTERED, NATURE, [self.world, self.marker], clause)

    def begin_turn(self) -> None:
        """All dice are free and nothing of the last turn is in force (PP-TURN-02)."""
        self.turn += 1
        self.dice = NO_FACES
        self.fresh = 0
        self.rolls = 0
        self.limit = ROLLS
        self.fewer = 0
        self.black_out = False
        if self.log is not None:
            self.log.write(EventKind.TURN_BEGAN, self.active, [self.turn], "PP-TURN-01")

    def end_turn(self) -> None:
        """The dice pass to the next hero in seat order (PP-TURN-03)."""
        self.active = self.after(self.active)

    # ---- rolling -----------------------------------------------------------------------

    def land(self, mask: i64, outcome: i64) -> None:
        """The thrown dice of the Roll phase show an outcome of chance (PP-ROLL-04, PP-ROLL-07)."""
        self.dice = faces_after(self.dice, mask, outcome)
        self.fresh = mask
        self.rolls += 1
        if self.log is not None:
            self.log.write(EventKind.THREW, self.active, [mask, self.dice], "PP-ROLL-07")

    def lose_fresh_dice(self) -> None:
        """The fresh dice are lost for the turn (PP-ROLL-13)."""
        for die in range(DICE):
            if (self.fresh >> die) & 1 != 0:
                self.dice = with_face(self.dice, die, Face.LOST)
        if self.log is not None:
            self.log.write(EventKind.DICE_LOST, self.active, [self.fresh], "PP-ROLL-13")

    def land_roll(self, seat: i64, mask: i64, outcome: i64, kind: i64, clause: str) -> None:
        """The dice of a World Roll or removal roll show an outcome of chance."""
        self.thrown = faces_after(self.thrown, mask, outcome)
        if self.log is not None:
            self.log.write(kind, seat, [mask, self.thrown], clause)

    def clear_roll(self) -> None:
        """A World Roll or removal roll is over."""
        self.thrown = NO_FACES

    # ---- Item Cards --------------------------------------------------------------------

    def take_card(self, hero: i64, item: i64) -> None:
        """Put a card into a hand."""
        self.put(hero, Cell.HAND, self.cell(hero, Cell.HAND) + one(item))
        self.put(hero, Cell.CARDS, self.cell(hero, Cell.CARDS) + 1)
        self.held += one(item)
        self.disclosed += 1

    def give_up(self, hero: i64, item: i64) -> None:
        """Put a card of a hand on the discard pile (PP-ITEM-05)."""
        self.put(hero, Cell.HAND, self.cell(hero, Cell.HAND) - one(item))
        self.put(hero, Cell.CARDS, self.cell(hero, Cell.CARDS) - 1)
        self.held -= one(item)
        self.discard += one(item)

    def play(self, hero: i64, item: i64, clause: str) -> None:
        """Play a card; what it does is the business of its chapter."""
        self.give_up(hero, item)
        if self.log is not None:
            self.log.write(EventKind.PLAYED, hero, [item], clause)

    def throw_away(self, hero: i64, item: i64, clause: str) -> None:
        """Discard a card (PP-ITEM-07, PP-WORLD-15)."""
        self.give_up(hero, item)
        if self.log is not None:
            self.log.write(EventKind.DISCARDED, hero, [item], clause)

    def draw(self, hero: i64) -> None:
        """Draw the top card of the deck (PP-ACT-08)."""
        self.deck, item = pop(self.deck)
        self.take_card(hero, item)
        if self.log is not None:
            seen = bit(hero) if self.hidden else -1
            self.log.write_secret(EventKind.DREW, hero, [item], "PP-ACT-08", seen, EventKind.CARD_DRAWN, [])

    def no_card(self, hero: i64) -> None:
        """Deck and discard pile are empty: nothing is drawn (PP-ITEM-06)."""
        if self.log is not None:
            self.log.write(EventKind.NO_CARD, hero, [], "PP-ITEM-06")

    def turn_discard_over(self) -> None:
        """The discard pile becomes the deck, to be shuffled (PP-ITEM-06)."""
        for item in range(ITEMS):
            self.add_to_deck(item, copies(self.discard, item))
        self.discard = 0
        if self.log is not None:
            self.log.write(EventKind.RESHUFFLED, NATURE, [len(self.deck)], "PP-ITEM-06")

    def cancel_heartless(self, hero: i64, item: i64) -> None:
        """The black die of the Roll phase becomes blank (PP-ROLL-17, PP-ITEM-27)."""
        self.play(hero, item, "PP-ITEM-27")
        self.dice = with_face(self.dice, DICE - 1, Face.BLANK)

    def cancel_thrown_heartless(self, hero: i64, item: i64, clause: str) -> None:
        """The black die of a World Roll or removal roll becomes blank (PP-ITEM-26, 28, 29)."""
        self.play(hero, item, clause)
        self.thrown = with_face(self.thrown, DICE - 1, Face.BLANK)

    def add_roll(self, hero: i64, item: i64) -> None:
        """One more roll this turn (PP-ITEM-21)."""
        self.play(hero, item, "PP-ITEM-21")
        self.limit += 1

    def take_out_by_card(self, hero: i64, item: i64) -> None:
        """The World rolls two blue dice fewer this turn (PP-ITEM-23)."""
        self.play(hero, item, "PP-ITEM-22")
        self.take_out_blue(hero, FEWER_N, "PP-ITEM-23")

    # ---- assigning ---------------------------------------------------------------------

    def gather(self) -> None:
        """Sort the unassigned dice by face: the pool of the Assign phase (PP-ROLL-15, PP-ITEM-11)."""
        cells = self.cells
        for face in range(FACES):
            cells[face] = 0
        faces = self.dice
        single: i64 = 1
        for _die in range(DICE):
            face = faces & 15
            if (POOLED >> face) & 1 != 0:
                cells[face] |= single & ~self.spent
            faces >>= 4
            single <<= 1
        cards = self.played
        die = FIRST_CARD_DIE
        while cards != 0:
            item = (cards & 15) - 1
            dice = (bit(ITEM_WORTH[item]) - 1) << die
            self.cells[ITEM_SYMBOL[item]] |= dice & ~self.spent
            die += ITEM_WORTH[item]
            cards >>= 4

    def play_dice_card(self, hero: i64, item: i64) -> None:
        """A dice card adds its dice to those of the active hero (PP-ITEM-11)."""
        self.play(hero, item, "PP-ITEM-11")
        self.lay_dice_card(item)

    def lay_dice_card(self, item: i64) -> None:
        """Number the dice of a card from 7 on and put them into the pool."""
        worth = ITEM_WORTH[item]
        place: i64 = 0
        while (self.played >> place) != 0:
            place += 4
        self.played |= (item + 1) << place
        if worth == 2:
            self.firsts |= bit(self.next_die)
        self.cells[ITEM_SYMBOL[item]] |= (bit(worth) - 1) << self.next_die
        self.next_die += worth

    def spend(self, dice: i64, action: i64, board: i64) -> None:
        """Assign dice of an action's face, or wild ones, to a board (PP-ASSIGN-01).

        The other die of an x2 card is bound to the board (PP-ITEM-14).
        """
        self.spent |= dice
        self.cells[action] &= ~dice
        self.cells[Face.WILD] &= ~dice
        if self.firsts != 0:
            twins = ((dice & self.firsts) << 1) | ((dice >> 1) & self.firsts)
            self.put(board, Cell.BOUND, self.cell(board, Cell.BOUND) | twins)

    def ready(self, action: i64, dice: i64) -> None:
        """Put a Ready Token on the active hero's board (PP-ASSIGN-02)."""
        self.spend(dice, action, self.active)
        self.put(self.active, Cell.READY, self.cell(self.active, Cell.READY) | bit(action))
        if self.log is not None:
            self.log.write(EventKind.READIED, self.active, [action, dice], "PP-ASSIGN-02")

    def set_action(self, action: i64, dice: i64) -> None:
        """Put a Set Token on the active hero's board (PP-ASSIGN-04)."""
        self.spend(dice, action, self.active)
        self.put(self.active, Cell.SET, self.cell(self.active, Cell.SET) | bit(action))
        if self.log is not None:
            self.log.write(EventKind.SET, self.active, [action, dice], "PP-ASSIGN-04")

    def fill_space(self, hero: i64, action: i64, dice: i64) -> None:
        """Put a die into an action space (PP-ASSIGN-06, PP-ASSIGN-08)."""
        self.spend(dice, action, hero)
        self.put(hero, Cell.SPACE, self.cell(hero, Cell.SPACE) | bit(action))
        self.put(hero, Cell.DUE, self.cell(hero, Cell.DUE) | bit(action))
        if dice & BLACK_BIT != 0:
            self.put(hero, Cell.BLACK, self.cell(hero, Cell.BLACK) | bit(action))
        elif dice > BLACK_BIT:
            self.put(hero, Cell.CARD, self.cell(hero, Cell.CARD) | bit(action))
        if self.log is not None:
            clause = "PP-ASSIGN-06" if hero == self.active else "PP-ASSIGN-08"
            self.log.write(EventKind.ASSIGNED, self.active, [hero, action, dice], clause)

    def end_assign(self) -> None:
        """Dice of cards that were not assigned are lost with the card (PP-ITEM-17, PP-ASSIGN-21)."""
        for face in range(FACES):
            self.cells[face] = 0
        self.passed = 0
        self.spent = 0
        if self.played != 0:
            self.played = 0
            self.firsts = 0
            self.next_die = FIRST_CARD_DIE
            for hero in range(self.seats):
                self.put(hero, Cell.BOUND, 0)

    # ---- activating --------------------------------------------------------------------

    def leave_space(self, hero: i64, action: i64, taken: bool) -> None:
        """A die has done its work; but for Distract it returns to the pool (PP-ACT-10)."""
        self.put(hero, Cell.DUE, self.cell(hero, Cell.DUE) & ~bit(action))
        if action != Symbol.DISTRACT or not taken:
            self.empty_spaces(hero, bit(action))
        if self.log is not None:
            if taken:
                self.log.write(EventKind.TOOK, hero, [action], "PP-ACT-01")
            else:
                self.log.write(EventKind.DECLINED, hero, [action], "PP-ACT-04")

    def empty_spaces(self, hero: i64, actions: i64) -> None:
        """Take the dice out of action spaces."""
        self.put(hero, Cell.SPACE, self.cell(hero, Cell.SPACE) & ~actions)
        self.put(hero, Cell.BLACK, self.cell(hero, Cell.BLACK) & ~actions)
        self.put(hero, Cell.CARD, self.cell(hero, Cell.CARD) & ~actions)

    def return_dice(self) -> None:
        """The Distract dice return when the World Roll is over (PP-ACT-10)."""
        cells = self.cells
        for hero in range(self.seats):
            filled = cells[Cell.POOL + hero * Cell.SIZE + Cell.SPACE]
            if filled != 0:
                self.empty_spaces(hero, filled)

    def gain_shields(self, hero: i64, wanted: i64, clause: str) -> None:
        """Move Shields from the supply to the board, five at most (PP-ACT-05, PP-HERO-06)."""
        shields = self.cell(hero, Cell.SHIELDS)
        gained = wanted if shields + wanted <= MAX_SHIELDS else MAX_SHIELDS - shields
        self.put(hero, Cell.SHIELDS, shields + gained)
        if self.log is not None and gained > 0:
            self.log.write(EventKind.SHIELD_GAINED, hero, [gained, shields + gained], clause)

    def heal(self, hero: i64, points: i64) -> None:
        """Give back Health, ten at most (PP-HERO-07, PP-DMG-08)."""
        health = self.cell(hero, Cell.HEALTH)
        gained = points if health + points <= MAX_HEALTH else MAX_HEALTH - health
        self.put(hero, Cell.HEALTH, health + gained)
        if self.log is not None and gained > 0:
            self.log.write(EventKind.HEALED, hero, [gained, health + gained], "PP-HERO-07")

    def take_out_blue(self, hero: i64, count: i64, clause: str) -> None:
        """Blue dice leave this turn's World pool (PP-ACT-11, PP-HERO-08, PP-ITEM-23)."""
        self.fewer += count
        if self.log is not None:
            self.log.write(EventKind.BLUE_OUT, hero, [count], clause)

    def take_out_black(self, hero: i64) -> None:
        """The black die leaves this turn's World pool (PP-ACT-11)."""
        self.black_out = True
        if self.log is not None:
            self.log.write(EventKind.BLACK_OUT, hero, [], "PP-ACT-11")

    # ---- the marker and the worlds -----------------------------------------------------

    def toward_saved(self, hero: i64, spaces: i64, clause: str) -> None:
        """Move the marker toward World Saved; reaching it saves the world (PP-ACT-14).

        A saved world's marker moves no more (PP-ACT-16).
        """
        if self.marker == 0:
            return
        start = self.marker
        self.marker = start - spaces if spaces < start else 0
        if self.log is not None:
            self.log.write(EventKind.MARKER_SAVED, hero, [start, self.marker], clause)
        if self.marker == 0:
            self.saved = under(self.saved, self.world)
            if self.log is not None:
                self.log.write(EventKind.WORLD_SAVED, hero, [self.world, height(self.saved)], "PP-SAVED-01")

    def toward_lost(self, spaces: i64, clause: str) -> None:
        """Move the marker toward World Lost, which it does not leave (PP-WORLD-09, PP-TERM-09)."""
        track = WORLDS[self.world].track
        start = self.marker
        self.marker = start + spaces
        if self.marker > track:
            self.marker = track
            self.beyond = True
        if self.log is not None:
            self.log.write(EventKind.MARKER_LOST, NATURE, [start, self.marker], clause)

    def lose_world(self) -> None:
        """The World Card goes to the overrun stack (PP-OVER-01)."""
        self.overrun = under(self.overrun, self.world)
        if self.log is not None:
            self.log.write(EventKind.WORLD_OVERRUN, NATURE, [self.world, height(self.overrun)], "PP-OVER-01")

    def replace_world(self, world: i64) -> None:
        """A world of the reserve goes under the stack (PP-OVER-03)."""
        self.ahead = under(self.ahead, world)
        if self.log is not None:
            self.log.write(EventKind.REPLACED, NATURE, [world], "PP-OVER-03")

    # ---- tokens, Shields, Health -------------------------------------------------------

    def unset(self, hero: i64, actions: i64, clause: str) -> None:
        """Remove Set Tokens; the Ready Tokens stay (PP-WORLD-12)."""
        gone = self.cell(hero, Cell.SET) & actions
        self.put(hero, Cell.SET, self.cell(hero, Cell.SET) & ~actions)
        if self.log is not None:
            while gone != 0:
                self.log.write(EventKind.UNSET, hero, [number_of(lowest(gone))], clause)
                gone &= gone - 1

    def unready(self, hero: i64, actions: i64, clause: str) -> None:
        """Remove Ready Tokens and with them the Set Tokens (PP-TERM-05, PP-SAVED-04)."""
        gone = self.cell(hero, Cell.READY) & actions
        self.put(hero, Cell.READY, self.cell(hero, Cell.READY) & ~actions)
        self.put(hero, Cell.SET, self.cell(hero, Cell.SET) & ~actions)
        if self.log is not None:
            while gone != 0:
                self.log.write(EventKind.UNREADIED, hero, [number_of(lowest(gone))], clause)
                gone &= gone - 1

    def spend_shields(self, hero: i64, count: i64) -> None:
        """Return Shields to the supply in place of Health (PP-DMG-02)."""
        left = self.cell(hero, Cell.SHIELDS) - count
        self.put(hero, Cell.SHIELDS, left)
        if self.log is not None and count > 0:
            self.log.write(EventKind.SHIELD_SPENT, hero, [count, left], "PP-DMG-02")

    def hurt(self, hero: i64, points: i64) -> None:
        """Lose Health, which never falls below zero (PP-DMG-02, PP-DMG-07)."""
        health = self.cell(hero, Cell.HEALTH)
        lost = points if points < health else health
        self.put(hero, Cell.HEALTH, health - lost)
        if self.log is not None and lost > 0:
            self.log.write(EventKind.HURT, hero, [lost, health - lost], "PP-DMG-02")

    def lose_shields(self, hero: i64, count: i64) -> None:
        """The operation `lose_shield` of a World Effect (PP-WORLD-12)."""
        shields = self.cell(hero, Cell.SHIELDS)
        lost = count if count < shields else shields
        self.put(hero, Cell.SHIELDS, shields - lost)
        if self.log is not None and lost > 0:
            self.log.write(EventKind.SHIELD_LOST, hero, [lost, shields - lost], "PP-WORLD-12")

    # ---- the end -----------------------------------------------------------------------

    def end(self, cause: i64, fallen: i64) -> None:
        """The game is over (PP-END-01 to PP-END-03)."""
        self.cause = cause
        self.fallen = fallen
        self.passed = 0
        for hero in range(self.seats):
            self.put(hero, Cell.DUE, 0)
        if self.log is not None:
            if cause == Cause.SAVED:
                self.log.write(EventKind.WON, NATURE, [], "PP-END-01")
            elif cause == Cause.OVERRUN:
                self.log.write(EventKind.LOST_OVERRUN, NATURE, [], "PP-END-02")
            else:
                self.log.write(EventKind.LOST_HEALTH, fallen, [], "PP-END-03")
        self.finish()
