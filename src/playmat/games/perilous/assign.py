"""Section 7, the Assign phase: Ready, Set, activate, dice cards (PP-ASSIGN-01 to 21, PP-ITEM-10 to 18).

The question is open to several seats at once: the active hero assigns, every other hero who holds
dice cards may play one at any time (PP-ITEM-01, PP-ITEM-12). With hidden hands it is open to all who
may hold one for all that the others know; they can also pass, which withdraws the offer. Taking back an assignment (PP-SM-03) is
no option here: nothing random or hidden has happened, so the undo of the match gives it freely.

Equal choices of dice are merged (PP-SM-05). The dice of an option fall into classes: blue dice and
the black die with the symbol, single card dice, dice of an x2 card, wilds. There is one option for
each number of dice of each class, and it takes the lowest-numbered dice of the class.
"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.perilous.activate import begin_activate
from playmat.games.perilous.data import DICE_CARDS, ITEMS
from playmat.games.perilous.items import may_play
from playmat.games.perilous.symbols import (
    ACTIONS,
    BLACK_BIT,
    BLUE_DICE,
    COUNTS,
    Face,
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
from playmat.games.perilous.table import Cell, Table
from playmat.kernel.choice import Choice, bit


def begin_assign(t: Table) -> None:
    """The faces are final (PP-ROLL-15); the Assign phase begins."""
    t.gather()
    t.goto(Step.ASSIGN, t.active, 0)
    run_assign(t)


def run_assign(t: Table) -> None:
    """Ask the active hero and all who may add dice; where nothing is left to decide the phase ends.

    With hidden hands the active hero is asked with any card in hand, or it would tell what it is.
    """
    me = t.active
    offer_assign(t, t.choice, me)
    waiting = t.choice.n > 1 or (t.hidden and t.cell(me, Cell.CARDS) != 0)
    others: i64 = 0
    if t.held & DICE_CARDS != 0 or t.hidden:
        for seat in range(t.seats):
            if seat != me and t.passed & bit(seat) == 0 and may_play(t, seat, DICE_CARDS):
                others |= bit(seat)
    if waiting or others != 0:
        t.ask_written(me)
        t.asked |= others
    else:
        begin_activate(t)


def offer_assign(t: Table, choice: Choice, seat: i64) -> None:
    """What the active hero can do; the standing offer of the others is to play a dice card (PP-ITEM-12)."""
    if seat != t.active:
        choice.pick(seat, Step.CARD)
        choice.optional = True
        offer_dice_cards(t, choice, seat)
        if t.hidden:
            choice.offer(option(Verb.PASS, 0, 0, 0))
        return
    choice.pick(seat, Step.ASSIGN)
    choice.offer(option(Verb.END, 0, 0, 0))
    wilds = t.cells[Face.WILD]
    ready = t.cell(seat, Cell.READY)
    is_set = t.cell(seat, Cell.SET)
    bound = t.elsewhere(seat)
    for action in range(ACTIONS):
        natural = t.cells[action]
        if natural | wilds == 0:
            continue
        if (is_set >> action) & 1 != 0:
            offer_spaces(t, choice, action, natural)
        elif (ready >> action) & 1 != 0:
            offer_single(t, choice, Verb.SET, action, seat, natural & ~bound)
        else:
            offer_ready(t, choice, action, natural & ~bound)
    offer_dice_cards(t, choice, seat)


def offer_spaces(t: Table, choice: Choice, action: i64, natural: i64) -> None:
    """The boards on which the action is Set and its space free (PP-ASSIGN-06, PP-ASSIGN-08, PP-ASSIGN-11)."""
    for hero in range(t.seats):
        if ((t.cell(hero, Cell.SET) & ~t.cell(hero, Cell.SPACE)) >> action) & 1 != 0:
            offer_single(t, choice, Verb.ACTIVATE, action, hero, natural & ~t.elsewhere(hero))


def offer_single(t: Table, choice: Choice, verb: i64, action: i64, hero: i64, natural: i64) -> None:
    """One die to Set or to activate with: the lowest of each class (PP-ASSIGN-04, 06, 08, 14)."""
    blue = natural & BLUE_DICE
    if blue != 0:
        choice.offer(option(verb, action, hero, lowest(blue)))
    if natural & BLACK_BIT != 0:
        choice.offer(option(verb, action, hero, BLACK_BIT))
    if natural > BLACK_BIT:
        cards = natural & ~(BLUE_DICE | BLACK_BIT)
        doubles = cards & (t.firsts | (t.firsts << 1))
        if cards != doubles:
            choice.offer(option(verb, action, hero, lowest(cards & ~doubles)))
        if doubles != 0:
            choice.offer(option(verb, action, hero, lowest(doubles)))
    wilds = t.cells[Face.WILD]
    if wilds != 0:
        choice.offer(option(verb, action, hero, lowest(wilds)))


def offer_ready(t: Table, choice: Choice, action: i64, natural: i64) -> None:
    """Groups of exactly the ready number, wilds among them (PP-ASSIGN-02, PP-ASSIGN-15, PP-SM-05)."""
    need = t.need(t.active, action)
    wilds = t.cells[Face.WILD]
    if dice_in(natural | wilds) < need:
        return
    most_wilds = dice_in(wilds)
    blue = natural & BLUE_DICE
    black = natural & BLACK_BIT
    cards = natural & ~(BLUE_DICE | BLACK_BIT)
    doubles = cards & (t.firsts | (t.firsts << 1))
    singles = cards ^ doubles
    most_blue = COUNTS[blue]
    most_black: i64 = 1 if black != 0 else 0
    most_singles = dice_in(singles)
    most_doubles = dice_in(doubles)
    from_doubles: i64 = 0
    while from_doubles <= most_doubles and from_doubles <= need:
        from_singles: i64 = 0
        while from_singles <= most_singles and from_doubles + from_singles <= need:
            dice_of_cards = lowest_of(doubles, from_doubles) | lowest_of(singles, from_singles)
            from_black: i64 = 0
            while from_black <= most_black:
                left = need - from_doubles - from_singles - from_black
                from_blue: i64 = left if left < most_blue else most_blue
                while from_blue >= 0 and left - from_blue <= most_wilds and left >= 0:
                    dice = lowest_of(blue, from_blue) | lowest_of(wilds, left - from_blue)
                    if from_black != 0:
                        dice |= BLACK_BIT
                    choice.offer(option(Verb.READY, action, t.active, dice | dice_of_cards))
                    from_blue -= 1
                from_black += 1
            from_singles += 1
        from_doubles += 1


def offer_dice_cards(t: Table, choice: Choice, seat: i64) -> None:
    """The kinds of dice cards a hero holds (PP-ITEM-10, PP-ITEM-12)."""
    held = t.cell(seat, Cell.HAND) & DICE_CARDS
    if held == 0:
        return
    for item in range(ITEMS):
        if copies(held, item) != 0:
            choice.offer(option(Verb.CARD, 0, 0, item))


def assigned(t: Table, seat: i64, chosen: i64) -> None:
    """Carry out one option; it takes effect at once, so that the next die can use it."""
    verb = verb_of(chosen)
    if verb == Verb.READY:
        t.ready(action_of(chosen), rest_of(chosen))
    elif verb == Verb.SET:
        t.set_action(action_of(chosen), rest_of(chosen))
    elif verb == Verb.ACTIVATE:
        t.fill_space(hero_of(chosen), action_of(chosen), rest_of(chosen))
    elif verb == Verb.CARD:
        t.play_dice_card(seat, rest_of(chosen))
    elif verb == Verb.PASS:
        t.passed |= bit(seat)
    else:
        begin_activate(t)
