"""Section 6, Item Cards: windows for Action Cards, drawing, discarding (PP-ITEM-01 to PP-ITEM-29).

A window is opened for the heroes in seat order from the active hero, only for those who hold a card
that may be played now; each plays or passes; a play reopens the window; it closes when all have
passed (section 17). With hidden hands it is opened for all who may hold such a card for all that
the others know, or the question itself would tell what they hold.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.perilous.state.codes import (
    BLACK_FACE,
    DICE,
    HEARTLESS_SHOWS,
    WAYS,
    EventKind,
    Face,
    Step,
    Verb,
    copies,
    face_at,
    option,
    rest_of,
    verb_of,
)
from playmat.games.perilous.state.components import (
    ALL_ITEMS,
    FEWER_CARDS,
    HAND_LIMIT,
    IGNORE_CARDS,
    ITEMS,
    REROLL_CARDS,
)
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.choice import Choice, bit, bits_in
from playmat.kernel.piles import exchange
from playmat.kernel.steps import Steps


def may_play(state: PerilousState, seat: i64, cards: i64) -> bool:
    """Return whether a hero is asked about cards of these kinds (a mask of packed places; PP-SM-02)."""
    if not state.hidden:
        return state.cell(seat, Cell.HAND) & cards != 0
    if state.cell(seat, Cell.CARDS) == 0:
        return False
    return state.discard & cards != ALL_ITEMS & cards


def asks_window(state: PerilousState, cards: i64) -> bool:
    """Ask the next hero of an open window; False, and the window is closed, when all have passed."""
    if state.held & cards == 0 and not state.hidden:
        state.passed = 0
        return False
    seat = state.active
    for _place in range(state.seats):
        if (state.passed >> seat) & 1 == 0 and may_play(state, seat, cards):
            state.ask(seat)
            return True
        seat = state.after(seat)
    state.passed = 0
    return False


def offer_window(state: PerilousState, choice: Choice, seat: i64, cards: i64) -> None:
    """The cards that may be played now, and to pass."""
    choice.pick(seat, state.top() & 255)
    held = state.cell(seat, Cell.HAND) & cards
    if held != 0:
        for item in range(ITEMS):
            if copies(held, item) != 0:
                choice.offer(option(Verb.USE, 0, 0, item))
    choice.offer(option(Verb.PASS, 0, 0, 0))


def passes(state: PerilousState, hero: i64, chosen: i64) -> bool:
    """Return whether a hero passes; a play reopens the window (section 17)."""
    if verb_of(chosen) == Verb.PASS:
        state.passed |= bit(hero)
        return True
    state.passed = 0
    return False


def offer_fewer_window(state: PerilousState, choice: Choice, hero: i64) -> None:
    """Roll 2 Fewer Blue Dice may be played, before a draw or the World Roll (PP-ITEM-22, PP-WORLD-20)."""
    offer_window(state, choice, hero, FEWER_CARDS)


def offer_roll_window(state: PerilousState, choice: Choice, hero: i64) -> None:
    """The cards that may be played on a World Roll or removal roll."""
    offer_window(state, choice, hero, roll_cards(state))


# ---- drawing ------------------------------------------------------------------------------------


def run_draw_window(state: PerilousState, hero: i64) -> None:
    """Before a draw that would fill the hand, Roll 2 Fewer Blue Dice may free it (PP-ITEM-22, PP-SM-01)."""
    full = state.cell(hero, Cell.CARDS) >= HAND_LIMIT
    if full and may_play(state, hero, FEWER_CARDS):
        state.ask(hero)
    else:
        state.goto(Step.DRAW, hero, 0)


def take_draw_window(state: PerilousState, hero: i64, chosen: i64) -> None:
    """The hero plays the card, or draws with a full hand."""
    if passes(state, hero, chosen):
        state.passed = 0
        state.goto(Step.DRAW, hero, 0)
    else:
        state.take_out_by_card(hero, rest_of(chosen))


def run_draw(state: PerilousState, hero: i64) -> None:
    """Draw a card; an empty deck is replaced first (PP-ITEM-06); a fourth card must go (PP-ITEM-07)."""
    if len(state.deck) == 0:
        if state.discard == 0:
            state.no_card(hero)
            state.pop()
        else:
            state.turn_discard_over()
            state.goto(Step.REFILL, hero, len(state.deck) - 1)
        return
    state.draw(hero)
    if state.cell(hero, Cell.CARDS) > HAND_LIMIT:
        state.goto(Step.DISCARD, hero, 0)
    else:
        state.pop()


def run_refill(state: PerilousState, hero: i64, place: i64) -> None:
    """Shuffle the new deck, one place at a time from the top (PP-ITEM-06)."""
    if place > 0:
        state.throw(place + 1)
    else:
        state.goto(Step.DRAW, hero, 0)


def refill_shuffled(state: PerilousState, hero: i64, place: i64, outcome: i64) -> None:
    """The card for one place of the new deck is found."""
    exchange(state.deck, place, outcome)
    state.goto(Step.REFILL, hero, place - 1)


# ---- discarding ---------------------------------------------------------------------------------


def run_discard(state: PerilousState, hero: i64, world: i64) -> None:
    """The hero chooses which card goes (PP-ITEM-07, PP-WORLD-15); like cards leave no choice."""
    item = only_kind(state.cell(hero, Cell.HAND))
    if item >= 0 and not state.hidden:
        discarded(state, hero, world, item)
    else:
        state.ask(hero)


def only_kind(hand: i64) -> i64:
    """The kind of all cards of a hand, or -1 where there are several kinds."""
    found: i64 = -1
    for item in range(ITEMS):
        if copies(hand, item) != 0:
            if found >= 0:
                return -1
            found = item
    return found


def offer_discard(state: PerilousState, choice: Choice, hero: i64) -> None:
    """Each kind of card in the hand."""
    choice.pick(hero, Step.DISCARD)
    hand = state.cell(hero, Cell.HAND)
    for item in range(ITEMS):
        if copies(hand, item) != 0:
            choice.offer(option(Verb.DISCARD, 0, 0, item))


def take_discard(state: PerilousState, hero: i64, world: i64, chosen: i64) -> None:
    """The hero has chosen."""
    discarded(state, hero, world, rest_of(chosen))


def discarded(state: PerilousState, hero: i64, world: i64, item: i64) -> None:
    """The chosen card goes to the discard pile (PP-ITEM-05)."""
    state.throw_away(hero, item, "PP-ITEM-07" if world == 0 else "PP-WORLD-15")
    state.pop()


# ---- rolls outside the Roll phase ----------------------------------------------------------------


def roll_cards(state: PerilousState) -> i64:
    """The cards that may be played on a World Roll or removal roll.

    Ignore on a Heartless (PP-ITEM-25, PP-WORLD-21); Reroll with the option `reroll_scope` only
    (PP-WORLD-05).
    """
    cards = REROLL_CARDS if state.any_reroll else 0
    if state.thrown & BLACK_FACE == HEARTLESS_SHOWS:
        cards |= IGNORE_CARDS
    return cards


def dice_thrown_now(state: PerilousState) -> i64:
    """The dice that lie on the table for the World or for a removal, as a bit set."""
    mask: i64 = 0
    for die in range(DICE):
        if face_at(state.thrown, die) != Face.NONE:
            mask |= bit(die)
    return mask


def begin_rethrow(state: PerilousState, roller: i64, hero: i64, item: i64) -> None:
    """A Reroll card is played on a roll outside the Roll phase (PP-OPT-01, `reroll_scope`)."""
    state.play(hero, item, "PP-OPT-01")
    state.push(Step.RETHROW, roller, 0)


def run_rethrow(state: PerilousState, roller: i64) -> None:
    """Ask the roller to choose the dice; a single die leaves no choice."""
    dice = dice_thrown_now(state)
    if dice & (dice - 1) == 0:
        rethrow(state, roller, dice)
    else:
        state.ask(roller)


def offer_rethrow(state: PerilousState, choice: Choice, roller: i64) -> None:
    """Any choice of the dice of the roll, at least one."""
    dice = dice_thrown_now(state)
    choice.subset(roller, Step.RETHROW, 1, bits_in(dice), 0)
    for die in range(DICE):
        if dice & bit(die) != 0:
            choice.offer(die)


def rethrow_chosen(state: PerilousState, roller: i64, answer: i64) -> None:
    """The dice to throw again are named by their places among the dice of the roll."""
    dice: i64 = 0
    place: i64 = 0
    for die in range(DICE):
        if face_at(state.thrown, die) != Face.NONE:
            if (answer >> place) & 1 != 0:
                dice |= bit(die)
            place += 1
    rethrow(state, roller, dice)


def rethrow(state: PerilousState, roller: i64, dice: i64) -> None:
    """Throw some dice of the roll again."""
    state.goto(Step.RETHROWN, roller, dice)
    state.throw(WAYS[dice])


def run_rethrown(state: PerilousState, dice: i64) -> None:
    """The dice are in the air again."""
    state.throw(WAYS[dice])


def rethrown(state: PerilousState, roller: i64, dice: i64, outcome: i64) -> None:
    """The roll has changed, and its window is open again."""
    state.land_roll(roller, dice, outcome, EventKind.RETHREW, "PP-OPT-01")
    state.pop()


STEPS: Final[Steps] = {
    Step.DRAW_WINDOW: (run_draw_window, offer_fewer_window, take_draw_window),
    Step.DRAW: (run_draw,),
    Step.REFILL: (run_refill, None, refill_shuffled),
    Step.DISCARD: (run_discard, offer_discard, take_discard),
    Step.RETHROW: (run_rethrow, offer_rethrow, rethrow_chosen),
    Step.RETHROWN: (run_rethrown, None, rethrown),
}
