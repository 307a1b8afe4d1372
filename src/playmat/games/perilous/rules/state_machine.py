"""A match in progress: which rule runs, who is asked, and how the state is copied and stored.

The states of section 17 are the steps of the kernel's frames; the chapters carry them out. A turn
is one frame that goes from step to step; drawing, discarding, damage and rolls thrown again are
frames on top of it.
"""

from __future__ import annotations

from typing import final

from librt.vecs import pop
from mypy_extensions import i64

from playmat.games.perilous.rules import activate, assign, items, overrun, roll, saved, setup, world_roll
from playmat.games.perilous.state.chance import merged
from playmat.games.perilous.state.codes import (
    BLUE_DICE,
    SIDES,
    WAYS,
    ItemOp,
    Step,
    Verb,
    copies,
    one,
    option,
    rest_of,
    verb_of,
)
from playmat.games.perilous.state.components import FEWER_CARDS, ITEM_OP, ITEMS, REROLL_CARDS
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.choice import Choice, bit, bits_in
from playmat.kernel.piles import deal_anew
from playmat.kernel.rng import Stream
from playmat.kernel.state import Reader, Status, arg_of, encode_pile, seat_of, step_of


@final
class PerilousMachine(PerilousState):
    """A match of Perilous Pursuit."""

    __slots__ = ()

    def run(self) -> None:
        """Carry out the running step (section 17)."""
        top = self.stack[-1]
        step = top & 255
        if step < Step.ACTIVATE:
            self.run_until_assign(step, top)
        elif step < Step.WORLD_PRE:
            self.run_activate_phase(step, top)
        elif step < Step.SAVED_THROW:
            self.run_world_phase(step, top)
        elif step == Step.SAVED_WINDOW:
            saved.run_saved_window(self, seat_of(top))
        elif step == Step.SECOND_WINDOW:
            saved.run_second_window(self, seat_of(top))
        elif step == Step.REPLACE:
            overrun.run_replace(self)
        elif step == Step.REPLACE_SIDE:
            overrun.run_replace_side(self, arg_of(top))
        elif step in (Step.SAVED_THROW, Step.SECOND_THROW):
            self.throw(SIDES)
        elif step == Step.OVERRUN_THROW:
            self.throw(SIDES * SIDES)
        else:
            overrun.run_overrun_window(self, seat_of(top))

    def run_until_assign(self, step: i64, top: i64) -> None:
        """Setup, the Roll phase, the Assign phase."""
        if step == Step.BEGIN_TURN:
            roll.run_begin_turn(self)
        elif step == Step.ASSIGN:
            assign.run_assign(self)
        elif step == Step.KEEP:
            roll.run_keep(self)
        elif step == Step.HEART_WINDOW:
            roll.run_heart_window(self)
        elif step == Step.HEART:
            self.ask(self.active)
        elif step == Step.LAST_WINDOW:
            roll.run_last_window(self)
        elif step == Step.THROW:
            self.throw(WAYS[arg_of(top)])
        elif step == Step.SHUFFLE_ITEMS:
            setup.run_shuffle_items(self, arg_of(top))
        elif step == Step.DRAW_WORLDS:
            setup.run_draw_worlds(self)
        elif step == Step.TURN_SIDES:
            setup.run_turn_sides(self, arg_of(top))
        else:
            setup.run_first_hero(self)

    def run_activate_phase(self, step: i64, top: i64) -> None:
        """The Activate phase, Abilities and drawing."""
        if step == Step.ACTIVATE:
            activate.run_activate(self)
        elif step in (Step.OWNER, Step.DRAWS):
            self.ask(seat_of(top))
        elif step in (Step.SHIELDS, Step.HEAL):
            activate.run_give(self, seat_of(top), step)
        elif step == Step.DRAW_EACH:
            activate.run_draw_each(self, arg_of(top))
        elif step == Step.DRAW_WINDOW:
            items.run_draw_window(self, seat_of(top))
        elif step == Step.DRAW:
            items.run_draw(self, seat_of(top))
        elif step == Step.REFILL:
            items.run_refill(self, seat_of(top), arg_of(top))
        else:
            items.run_discard(self, seat_of(top), arg_of(top))

    def run_world_phase(self, step: i64, top: i64) -> None:
        """The World Roll."""
        if step == Step.WORLD_PRE:
            world_roll.run_world_pre(self)
        elif step == Step.WORLD_WINDOW:
            world_roll.run_world_window(self)
        elif step == Step.WORLD_HEALTH:
            world_roll.run_world_health(self)
        elif step == Step.EFFECT:
            world_roll.run_effect(self, seat_of(top), arg_of(top))
        elif step == Step.WORLD_END:
            world_roll.run_world_end(self)
        elif step == Step.DAMAGE:
            self.ask(seat_of(top))
        elif step == Step.RETHROW:
            items.run_rethrow(self, seat_of(top))
        else:  # WORLD_THROW, RETHROWN
            self.throw(WAYS[arg_of(top)])

    def offer(self, seat: i64, choice: Choice) -> None:
        """Write the open choice of an asked seat."""
        top = self.stack[-1]
        step = top & 255
        if step == Step.ASSIGN:
            assign.offer_assign(self, choice, seat)
        elif step == Step.KEEP:
            roll.offer_keep(self, choice)
        elif step == Step.ACTIVATE:
            activate.offer_activate(self, choice)
        elif step == Step.OWNER:
            activate.offer_owner(choice, seat, arg_of(top))
        elif step == Step.HEART:
            roll.offer_heart(self, choice)
        elif step == Step.DAMAGE:
            world_roll.offer_damage(self, choice, seat, arg_of(top))
        elif step == Step.DISCARD:
            items.offer_discard(self, choice, seat)
        elif step in (Step.SHIELDS, Step.HEAL):
            activate.offer_give(self, choice, seat, step)
        elif step == Step.DRAWS:
            activate.offer_draws(self, choice, seat)
        elif step == Step.RETHROW:
            items.offer_rethrow(self, choice, seat)
        else:
            items.offer_window(self, choice, seat, self.window_cards(step))

    def window_cards(self, step: i64) -> i64:
        """Which cards may be played in a window, as places of a packed hand; 0 if the step is none."""
        if step == Step.HEART_WINDOW:
            return roll.heart_cards(self)
        if step == Step.LAST_WINDOW:
            return REROLL_CARDS
        if step in (Step.WORLD_PRE, Step.DRAW_WINDOW):
            return FEWER_CARDS
        if step == Step.SECOND_WINDOW:
            return saved.second_cards(self)
        if step in (Step.WORLD_WINDOW, Step.SAVED_WINDOW, Step.OVERRUN_WINDOW):
            return items.roll_cards(self)
        return 0

    def resolve(self, seat: i64, answer: i64) -> None:
        """Carry out an answer, or an outcome of chance."""
        top = self.stack[-1]
        step = top & 255
        if seat < 0:
            self.hear(step, (top >> 8) & 15, top >> 12, answer)
        elif step == Step.ASSIGN:
            assign.assigned(self, seat, self.chosen(seat, answer))
        elif step == Step.KEEP:
            roll.kept(self, answer)
        elif step == Step.ACTIVATE:
            activate.activated(self, self.choice.items[answer])
        elif step == Step.OWNER:
            activate.owner_decided(self, seat, self.choice.items[answer])
        elif step == Step.HEART:
            roll.throw_dice(self, answer)
        elif step == Step.DAMAGE:
            world_roll.damage_taken(self, seat, arg_of(top), answer)
        elif step == Step.DISCARD:
            items.discarded(self, seat, arg_of(top), rest_of(self.choice.items[answer]))
        elif step in (Step.SHIELDS, Step.HEAL):
            activate.given(self, step, answer)
        elif step == Step.DRAWS:
            self.goto(Step.DRAW_EACH, 0, answer)
        elif step == Step.RETHROW:
            items.rethrow_chosen(self, seat, answer)
        else:
            self.answer_window(seat, step, seat_of(top), self.choice.items[answer])

    def chosen(self, seat: i64, answer: i64) -> i64:
        """The option of a seat's answer; a standing offer is written anew to look it up."""
        if seat == self.choice.seat:
            return self.choice.items[answer]
        held = self.cell(seat, Cell.HAND)
        for item in range(ITEMS):
            if ITEM_OP[item] == ItemOp.DICE and copies(held, item) != 0:
                if answer == 0:
                    return option(Verb.CARD, 0, 0, item)
                answer -= 1
        return Verb.PASS

    def answer_window(self, hero: i64, step: i64, roller: i64, chosen: i64) -> None:
        """A hero passes, or plays a card, which reopens the window (section 17)."""
        if verb_of(chosen) == Verb.PASS:
            self.passed |= bit(hero)
            if step == Step.DRAW_WINDOW:
                self.passed = 0
                self.goto(Step.DRAW, hero, 0)
            return
        item = rest_of(chosen)
        self.passed = 0
        if step in (Step.HEART_WINDOW, Step.LAST_WINDOW):
            roll.roll_card_played(self, hero, item)
        elif step in (Step.WORLD_PRE, Step.DRAW_WINDOW):
            self.take_out_by_card(hero, item)
        elif step == Step.WORLD_WINDOW:
            world_roll.world_card_played(self, hero, item)
        elif step == Step.OVERRUN_WINDOW:
            overrun.overrun_card_played(self, hero, roller, item)
        else:
            saved.saved_card_played(self, hero, roller, item)

    def hear(self, step: i64, seat: i64, arg: i64, outcome: i64) -> None:
        """Chance has spoken."""
        if step == Step.THROW:
            roll.dice_thrown(self, arg, outcome)
        elif step == Step.SHUFFLE_ITEMS:
            setup.item_shuffled(self, arg, outcome)
        elif step == Step.WORLD_THROW:
            world_roll.world_thrown(self, arg, outcome)
        elif step in (Step.SAVED_THROW, Step.SECOND_THROW):
            saved.black_die_thrown(self, step, seat, outcome)
        elif step == Step.OVERRUN_THROW:
            overrun.two_dice_thrown(self, seat, outcome)
        elif step == Step.REFILL:
            items.refill_shuffled(self, seat, arg, outcome)
        elif step == Step.RETHROWN:
            items.rethrown(self, seat, arg, outcome)
        elif step == Step.REPLACE:
            overrun.replacement_drawn(self, outcome)
        elif step == Step.REPLACE_SIDE:
            overrun.replacement_turned(self, arg, outcome)
        elif step == Step.DRAW_WORLDS:
            setup.world_drawn(self, outcome)
        elif step == Step.TURN_SIDES:
            setup.side_turned(self, arg, outcome)
        else:
            setup.first_hero_found(self, outcome)

    # ---- chance --------------------------------------------------------------------------

    def dice_in_the_air(self) -> i64:
        """While dice are thrown: which, as a bit set; 0 while chance is asked for something else."""
        top = self.top()
        step = step_of(top)
        if step in (Step.THROW, Step.WORLD_THROW, Step.RETHROWN):
            return arg_of(top)
        if step in (Step.SAVED_THROW, Step.SECOND_THROW):
            return bit(5)
        if step == Step.OVERRUN_THROW:
            return bit(5) | 1
        return 0

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may say; dice as multisets of the blue ones, the sorted throw for all its orders.

        The thrown blue dice are alike: all of them are fresh, and their faces have not been used.
        """
        dice = self.dice_in_the_air()
        if dice == 0:
            return [(int(outcome), 1) for outcome in range(self.chance)]
        return merged(bits_in(dice & BLUE_DICE), dice & ~BLUE_DICE != 0)

    # ---- copying and storing -------------------------------------------------------------

    def clone(self) -> PerilousMachine:
        """An independent copy without the log."""
        new = PerilousMachine()
        self.clone_kernel(new)
        new.cells = self.cells[:]
        new.deck = self.deck[:]
        new.seats = self.seats
        new.discard = self.discard
        new.held = self.held
        new.active = self.active
        new.turn = self.turn
        new.world = self.world
        new.marker = self.marker
        new.ahead = self.ahead
        new.saved = self.saved
        new.overrun = self.overrun
        new.reserve = self.reserve
        new.dice = self.dice
        new.fresh = self.fresh
        new.rolls = self.rolls
        new.limit = self.limit
        new.spent = self.spent
        new.played = self.played
        new.firsts = self.firsts
        new.next_die = self.next_die
        new.fewer = self.fewer
        new.black_out = self.black_out
        new.thrown = self.thrown
        new.passed = self.passed
        new.beyond = self.beyond
        new.cause = self.cause
        new.fallen = self.fallen
        new.to_save = self.to_save
        new.difficulty = self.difficulty
        new.world_side = self.world_side
        new.first_hero = self.first_hero
        new.hidden = self.hidden
        new.any_reroll = self.any_reroll
        new.same_level = self.same_level
        new.pass_lost = self.pass_lost
        new.ask_damage = self.ask_damage
        return new

    def encode(self) -> list[int]:
        """All that the match is, as integers."""
        out: list[int] = []
        self.encode_kernel(out)
        out.append(self.seats)
        encode_pile(self.cells, out)
        encode_pile(self.deck, out)
        out.append(self.discard)
        out.append(self.held)
        out.append(self.active)
        out.append(self.turn)
        out.append(self.world)
        out.append(self.marker)
        out.append(self.ahead)
        out.append(self.saved)
        out.append(self.overrun)
        out.append(self.reserve)
        out.append(self.dice)
        out.append(self.fresh)
        out.append(self.rolls)
        out.append(self.limit)
        out.append(self.spent)
        out.append(self.played)
        out.append(self.firsts)
        out.append(self.next_die)
        out.append(self.fewer)
        out.append(int(self.black_out))
        out.append(self.thrown)
        out.append(self.passed)
        out.append(int(self.beyond))
        out.append(self.cause)
        out.append(self.fallen)
        out.append(self.to_save)
        out.append(self.difficulty)
        out.append(self.world_side)
        out.append(self.first_hero)
        out.append(int(self.hidden))
        out.append(int(self.any_reroll))
        out.append(int(self.same_level))
        out.append(int(self.pass_lost))
        out.append(int(self.ask_damage))
        return out

    def decode_table(self, numbers: Reader) -> None:
        """Read what `encode` wrote, after the kernel's part; `check` says whether it fits."""
        self.seats = numbers.below(6)
        self.cells = numbers.pile()
        self.deck = numbers.pile()
        self.discard = numbers.next()
        self.held = numbers.next()
        self.active = numbers.below(6)
        self.turn = numbers.next()
        self.world = numbers.next()
        self.marker = numbers.next()
        self.ahead = numbers.next()
        self.saved = numbers.next()
        self.overrun = numbers.next()
        self.reserve = numbers.next()
        self.dice = numbers.next()
        self.fresh = numbers.below(64)
        self.rolls = numbers.below(1000)
        self.limit = numbers.below(1000)
        self.spent = numbers.next()
        self.played = numbers.next()
        self.firsts = numbers.next()
        self.next_die = numbers.below(60)
        self.fewer = numbers.below(1000)
        self.black_out = numbers.below(2) == 1
        self.thrown = numbers.next()
        self.passed = numbers.below(32)
        self.beyond = numbers.below(2) == 1
        self.cause = numbers.below(4)
        self.fallen = numbers.next()
        self.to_save = numbers.below(16)
        self.difficulty = numbers.below(3)
        self.world_side = numbers.below(3)
        self.first_hero = numbers.next()
        self.hidden = numbers.below(2) == 1
        self.any_reroll = numbers.below(2) == 1
        self.same_level = numbers.below(2) == 1
        self.pass_lost = numbers.below(2) == 1
        self.ask_damage = numbers.below(2) == 1

    def redeal(self, seat: i64, stream: Stream) -> PerilousMachine:
        """A clone with everything dealt anew that a seat cannot know (PP-INFO-01).

        Hidden are the order of the deck and all chance to come; with hidden hands the hands of the
        others too. The order of the reserve is no part of the state: cards are drawn from it when
        they are needed. During setup the deck is in the order that was thrown so far and is dealt
        anew like any other.
        """
        new = self.clone()
        new.rekey(stream)
        if self.hidden:
            for hero in range(self.seats):
                if hero != seat:
                    new.return_hand(hero)
        deal_anew(new.deck, i64(len(new.deck)), stream)
        if self.hidden:
            for hero in range(self.seats):
                if hero != seat:
                    new.deal_hand(hero, self.cell(hero, Cell.CARDS))
            if new.status == Status.ASKING and step_of(new.top()) == Step.ASSIGN:
                new.status = Status.RUNNING
                assign.run_assign(new)
                new.written = False
            new.offer_again()
        return new

    def return_hand(self, hero: i64) -> None:
        """Redeal: the unknown cards of a hand go back to the deck."""
        hand = self.cell(hero, Cell.HAND)
        for item in range(ITEMS):
            self.add_to_deck(item, copies(hand, item))
        self.held -= hand
        self.put(hero, Cell.HAND, 0)

    def deal_hand(self, hero: i64, cards: i64) -> None:
        """Redeal: as many cards as the hero holds."""
        left = cards
        while left > 0:
            self.deck, item = pop(self.deck)
            self.put(hero, Cell.HAND, self.cell(hero, Cell.HAND) + one(item))
            self.held += one(item)
            left -= 1
