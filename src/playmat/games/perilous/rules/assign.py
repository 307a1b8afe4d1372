"""Section 7, the Assign phase: Ready, Set, activate, dice cards (PP-ASSIGN-01 to 21, PP-ITEM-10 to 18).

The question is open to several seats at once: the active hero assigns, every other hero who holds
dice cards may play one at any time (PP-ITEM-01, PP-ITEM-12). With hidden hands it is open to all who
may hold one for all that the others know; they can also pass, which withdraws the offer.

Taking back an assignment (PP-SM-03) is no option here: nothing random or hidden has happened, so the
undo of the match gives it freely.

Equal choices of dice are merged (PP-SM-05). The dice of an option fall into classes: blue dice and
the black die with the symbol, single card dice, dice of an x2 card, wilds. There is one option for
each number of dice of each class, and it takes the lowest-numbered dice of the class.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.perilous.rules.activate import begin_activate
from playmat.games.perilous.rules.items import may_play
from playmat.games.perilous.state.codes import (
    ACTIONS,
    ALL_DICE,
    BLACK_BIT,
    BLUE_DICE,
    COUNTS,
    LOWEST,
    REST,
    Face,
    ItemOp,
    Step,
    Verb,
    action_of,
    copies,
    dice_in,
    hero_of,
    lowest,
    lowest_of,
    option,
    rest_of,
    verb_of,
)
from playmat.games.perilous.state.components import DICE_CARDS, ITEM_OP, ITEMS, NEED
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.choice import Choice, bit
from playmat.kernel.steps import Steps


def begin_assign(state: PerilousState) -> None:
    """The faces are final (PP-ROLL-15); the Assign phase begins."""
    state.gather()
    run_assign(state)


def run_assign(state: PerilousState) -> None:
    """Ask the active hero and all who may add dice; where nothing is left to decide the phase ends.

    With hidden hands the active hero is asked with any card in hand, or it would tell what it is.
    """
    me = state.active
    offer_assign(state, state.choice, me)
    waiting = state.choice.n > 1 or (state.hidden and state.cell(me, Cell.CARDS) != 0)
    others: i64 = 0
    if state.held & DICE_CARDS != 0 or state.hidden:
        for seat in range(state.seats):
            if seat != me and (state.passed >> seat) & 1 == 0 and may_play(state, seat, DICE_CARDS):
                others |= bit(seat)
    if waiting or others != 0:
        state.goto(Step.ASSIGN, me, 0)
        state.ask_written(me)
        state.asked |= others
    else:
        begin_activate(state)


def offer_assign(state: PerilousState, choice: Choice, seat: i64) -> None:
    """Offer the active hero's options; the others have a standing offer to play a dice card (PP-ITEM-12)."""
    if seat != state.active:
        choice.pick(seat, Step.CARD)
        choice.optional = True
        offer_dice_cards(choice, state.cell(seat, Cell.HAND))
        if state.hidden:
            choice.offer(option(Verb.PASS, 0, 0, 0))
        return
    choice.pick(seat, Step.ASSIGN)
    choice.offer(option(Verb.END, 0, 0, 0))
    cells = state.cells
    board = Cell.POOL + seat * Cell.SIZE
    wilds = cells[Face.WILD]
    ready = cells[board + Cell.READY]
    is_set = cells[board + Cell.SET]
    first_need = ACTIONS * cells[board + Cell.ROLE]
    bound = state.elsewhere(seat)
    for action in range(ACTIONS):
        natural = cells[action]
        if natural | wilds == 0:
            continue
        if (is_set >> action) & 1 != 0:
            offer_spaces(state, choice, action, natural)
        elif (ready >> action) & 1 != 0:
            offer_single(state, choice, option(Verb.SET, action, seat, 0), natural & ~bound)
        else:
            need = NEED[first_need + action]
            if natural > ALL_DICE:
                offer_groups_with_cards(state, choice, action, natural & ~bound, need)
            elif COUNTS[natural | wilds] >= need:
                offer_groups(choice, option(Verb.READY, action, seat, 0), natural, wilds, need)
    offer_dice_cards(choice, cells[board + Cell.HAND])


def offer_spaces(state: PerilousState, choice: Choice, action: i64, natural: i64) -> None:
    """The boards on which the action is Set and its space free (PP-ASSIGN-06, PP-ASSIGN-08, PP-ASSIGN-11)."""
    cells = state.cells
    board: i64 = Cell.POOL
    for hero in range(state.seats):
        if ((cells[board + Cell.SET] & ~cells[board + Cell.SPACE]) >> action) & 1 != 0:
            offer_single(
                state, choice, option(Verb.ACTIVATE, action, hero, 0), natural & ~state.elsewhere(hero)
            )
        board += Cell.SIZE


def offer_single(state: PerilousState, choice: Choice, head: i64, natural: i64) -> None:
    """One die to Set or to activate with: the lowest of each class (PP-ASSIGN-04, 06, 08, 14)."""
    blue = natural & BLUE_DICE
    if blue != 0:
        choice.offer(head | (blue & -blue) << REST)
    if natural & BLACK_BIT != 0:
        choice.offer(head | BLACK_BIT << REST)
    if natural > ALL_DICE:
        cards = natural & ~ALL_DICE
        doubles = cards & (state.firsts | (state.firsts << 1))
        if cards != doubles:
            choice.offer(head | lowest(cards & ~doubles) << REST)
        if doubles != 0:
            choice.offer(head | lowest(doubles) << REST)
    wilds = state.cells[Face.WILD]
    if wilds != 0:
        choice.offer(head | (wilds & -wilds) << REST)


def offer_groups_with_cards(
    state: PerilousState, choice: Choice, action: i64, natural: i64, need: i64
) -> None:
    """Groups of exactly the ready number, with any number of card dice (PP-ASSIGN-02, PP-ITEM-11)."""
    wilds = state.cells[Face.WILD]
    if dice_in(natural | wilds) < need:
        return
    head = option(Verb.READY, action, state.active, 0)
    cards = natural & ~ALL_DICE
    doubles = cards & (state.firsts | (state.firsts << 1))
    singles = cards ^ doubles
    most_singles = dice_in(singles)
    most_doubles = dice_in(doubles)
    from_doubles: i64 = 0
    while from_doubles <= most_doubles and from_doubles <= need:
        from_singles: i64 = 0
        while from_singles <= most_singles and from_doubles + from_singles <= need:
            dice = lowest_of(doubles, from_doubles) | lowest_of(singles, from_singles)
            left = need - from_doubles - from_singles
            offer_groups(choice, head | dice << REST, natural & ALL_DICE, wilds, left)
            from_singles += 1
        from_doubles += 1


def offer_groups(choice: Choice, head: i64, natural: i64, wilds: i64, need: i64) -> None:
    """Groups of `need` of the six dice, wilds among them; `head` may hold dice of cards already.

    PP-ASSIGN-02, PP-ASSIGN-15, PP-SM-05.
    """
    blue = natural & BLUE_DICE
    most_wilds = COUNTS[wilds]
    most_blue = COUNTS[blue]
    while True:
        from_blue: i64 = need if need < most_blue else most_blue
        while from_blue >= 0 and need - from_blue <= most_wilds:
            dice = LOWEST[blue << 3 | from_blue] | LOWEST[wilds << 3 | need - from_blue]
            choice.offer(head | dice << REST)
            from_blue -= 1
        if natural == blue or need == 0:
            return
        natural = blue
        head |= BLACK_BIT << REST
        need -= 1


def offer_dice_cards(choice: Choice, hand: i64) -> None:
    """The kinds of dice cards a hero holds (PP-ITEM-10, PP-ITEM-12)."""
    held = hand & DICE_CARDS
    item: i64 = 0
    while held != 0:
        if held & 7 != 0:
            choice.offer(option(Verb.CARD, 0, 0, item))
        held >>= 3
        item += 1


def take_assign(state: PerilousState, seat: i64, answer: i64) -> None:
    """Carry out an answer; a standing offer is written again to look it up."""
    if seat == state.choice.seat:
        assigned(state, seat, state.choice.items[answer])
        return
    held = state.cell(seat, Cell.HAND)
    for item in range(ITEMS):
        if ITEM_OP[item] == ItemOp.DICE and copies(held, item) != 0:
            if answer == 0:
                assigned(state, seat, option(Verb.CARD, 0, 0, item))
                return
            answer -= 1
    assigned(state, seat, Verb.PASS)


def assigned(state: PerilousState, seat: i64, chosen: i64) -> None:
    """Carry out one option; it takes effect at once, so that the next die can use it."""
    verb = verb_of(chosen)
    if verb == Verb.END:
        begin_activate(state)
        return
    if verb == Verb.READY:
        state.ready(action_of(chosen), rest_of(chosen))
    elif verb == Verb.SET:
        state.set_action(action_of(chosen), rest_of(chosen))
    elif verb == Verb.ACTIVATE:
        state.fill_space(hero_of(chosen), action_of(chosen), rest_of(chosen))
    elif verb == Verb.CARD:
        state.play_dice_card(seat, rest_of(chosen))
    else:
        state.passed |= bit(seat)
    run_assign(state)


STEPS: Final[Steps] = {
    Step.ASSIGN: (run_assign, offer_assign, take_assign),
}
