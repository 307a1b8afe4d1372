"""The options of a match as a fixed list of actions: for programs that learn (-> `observation`).

To Ready, to Set and to activate takes two actions where there is a choice of dice: what is done, then what
the dice are. Equal dice are not told apart (PP-SM-05).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.perilous.state.codes import (
    ACTION_WORDS,
    ACTIONS,
    ALL_DICE,
    BLACK_BIT,
    DICE,
    Face,
    Step,
    Verb,
    action_of,
    dice_in,
    hero_of,
    rest_of,
    verb_of,
)
from playmat.games.perilous.state.components import ITEM_IDS, MAX_SHIELDS
from playmat.games.perilous.state.mutations import PerilousState
from playmat.kernel.choice import Choice
from playmat.kernel.observation.observer import steps

HEROES: Final = 5
"""So many heroes have actions of their own, and a row of an observation, zeros where fewer take part."""


class Action:
    """The actions; heroes are counted clockwise from the one who is asked."""

    PASS: Final = 0
    """Also to end the Assign phase, to stop throwing, to give nothing more."""
    WITHDRAW: Final = 1
    """Say that no dice card will be played (option `hands = hidden`)."""
    HERO: Final = 2
    DIE: Final = 7
    SHIELDS: Final = 13
    """Take so many points of damage with Shields, from none on."""
    READY: Final = 19
    SET: Final = 24
    ACTIVATE: Final = 29
    """An action of a hero: give it a die, or take the die in its space next."""
    TAKE: Final = 54
    DECLINE: Final = 59
    ITEM: Final = 64
    GROUP: Final = 77
    """The first action that takes a group of dice: see `group_numbers`."""


MOST_WILDS: Final = 5
MOST_SINGLES: Final = 3
MOST_DOUBLES: Final = 2
MOST_IN_GROUP: Final = 5
"""No ready number is higher (PP-TERM-03), and no symbol has more dice of cards."""


def group_place(wilds: i64, black: i64, singles: i64, doubles: i64) -> i64:
    """The place at which a group is looked up: wilds, black die, dice of single cards, dice of x2 cards.

    The others are blue dice with the symbol, as many as the action needs.

    >>> group_place(5, 1, 3, 2) == len(GROUP_NUMBERS) - 1
    True
    """
    return wilds + 6 * (black + 2 * (singles + 4 * doubles))


def groups() -> list[tuple[int, int, int, int]]:
    """Wilds, black die, dice of single cards and of x2 cards, in the order of `group_place`."""
    return [
        (wilds, black, singles, doubles)
        for doubles in range(MOST_DOUBLES + 1)
        for singles in range(MOST_SINGLES + 1)
        for black in range(2)
        for wilds in range(MOST_WILDS + 1)
    ]


def group_word(wilds: int, black: int, singles: int, doubles: int) -> str:
    """A word for a group of dice; "" if they are too many for one."""
    if doubles + singles + black + wilds > MOST_IN_GROUP:
        return ""
    return f"dice: {wilds} wild, {black} black, {singles} of cards, {doubles} of x2 cards"


def group_words() -> list[str]:
    """A word for each group of dice, in the order of the actions; "" for those that are none."""
    return [group_word(wilds, black, singles, doubles) for wilds, black, singles, doubles in groups()]


def group_numbers() -> vec[i64]:
    """The number of each group of dice among the groups, by `group_place`."""
    numbers: vec[i64] = vec[i64]()
    count = 0
    for word in group_words():
        numbers = append(numbers, count)
        if word:
            count += 1
    return numbers


GROUP_NUMBERS: Final[vec[i64]] = group_numbers()


def action_words() -> list[str]:
    """A word for each action."""
    words = ["pass", "withdraw"]
    words += [f"hero {hero}" for hero in range(HEROES)]
    words += [f"die {die + 1}" for die in range(int(DICE))]
    words += [f"{shields} shields" for shields in range(int(MAX_SHIELDS) + 1)]
    words += [f"ready {action}" for action in ACTION_WORDS]
    words += [f"set {action}" for action in ACTION_WORDS]
    words += [f"activate {action} of hero {hero}" for hero in range(HEROES) for action in ACTION_WORDS]
    words += [f"take {action}" for action in ACTION_WORDS]
    words += [f"decline {action}" for action in ACTION_WORDS]
    words += [f"item {item}" for item in ITEM_IDS]
    return words + [word for word in group_words() if word]


def path_of(match: PerilousState, choice: Choice, item: i64) -> i64:
    """The actions that stand for an item of a choice: what is done, and the dice."""
    prompt = choice.prompt
    if prompt in (Step.KEEP, Step.HEART, Step.RETHROW):
        return Action.DIE + item
    if prompt in (Step.DRAWS, Step.SHIELDS, Step.HEAL):
        return Action.HERO + clockwise(match, choice.seat, item)
    verb = verb_of(item)
    action = action_of(item)
    if verb == Verb.READY:
        return steps(Action.READY + action, group(match, rest_of(item)))
    if verb == Verb.SET:
        return steps(Action.SET + action, group(match, rest_of(item)))
    if verb == Verb.ACTIVATE or verb == Verb.NEXT:
        place = Action.ACTIVATE + ACTIONS * clockwise(match, choice.seat, hero_of(item)) + action
        if verb == Verb.NEXT:
            return place
        return steps(place, group(match, rest_of(item)))
    if verb == Verb.TAKE:
        return Action.TAKE + action
    if verb == Verb.DECLINE:
        return Action.DECLINE + action
    if verb == Verb.SHIELD:
        return Action.SHIELDS + rest_of(item)
    if verb == Verb.PASS and prompt == Step.CARD:
        return Action.WITHDRAW
    if verb == Verb.PASS or verb == Verb.END:
        return Action.PASS
    return Action.ITEM + rest_of(item)


def group(state: PerilousState, dice: i64) -> i64:
    """The action that names dice by what they are (PP-SM-05)."""
    black: i64 = 0
    if dice & BLACK_BIT != 0:
        black = 1
    wilds = dice_in(dice & state.cells[Face.WILD])
    singles: i64 = 0
    doubles: i64 = 0
    if dice > ALL_DICE:
        twice = dice & (state.firsts | (state.firsts << 1))
        doubles = dice_in(twice)
        singles = dice_in(dice & ~ALL_DICE & ~twice)
    return Action.GROUP + GROUP_NUMBERS[group_place(wilds, black, singles, doubles)]


def clockwise(state: PerilousState, seat: i64, hero: i64) -> i64:
    """The number of seats from a seat to a hero, clockwise."""
    away = hero - seat
    if away < 0:
        away += state.seats
    return away
