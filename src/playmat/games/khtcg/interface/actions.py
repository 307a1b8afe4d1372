"""The options of a match as a fixed list of actions: for programs that learn (-> `observation`).

A decision about a card of the hand and a card in play takes two actions, first the card of the hand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.khtcg.language.codes import NONE, VERB_WORDS, Prompt, Verb
from playmat.games.khtcg.state.book import Book
from playmat.games.khtcg.state.layout import CARD_MASK, PLACE_SHIFT, act_card, act_slot, verb_of
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice
from playmat.kernel.observation.observer import steps
from playmat.kernel.state import arg_of

MOST_PIECES: Final = 40
MOST_DUE: Final = 24
"""So many cards in play and texts that are due have an action of their own, and a row of an observation."""


class Action:
    """The actions; those from `CARD` on name a card of the book."""

    PASS: Final = 0
    """Nothing more here, no, keep, leave on top, take none."""
    YES: Final = 1
    """Also to let a form go, and to put a card under the deck."""
    VERB: Final = 2
    """The `Verb` of a decision: alone, or with the card that follows."""
    DUE: Final = 20
    """Carry out what is due, by its row."""
    PIECE: Final = 44
    """A card in play, by its row."""
    ABILITY: Final = 84
    """The first, second, ... ability of a card in play; of the things that a text lets one choose among."""
    CARD: Final = 88


MOST_ABILITIES: Final = 4


def action_words(book: Book) -> list[str]:
    """A word for each action."""
    words = ["pass", "yes", *VERB_WORDS]
    words += [f"due {row}" for row in range(MOST_DUE)]
    words += [f"in play {row}" for row in range(MOST_PIECES)]
    words += [f"ability {number + 1}" for number in range(MOST_ABILITIES)]
    return words + [f"card {card.code}" for card in book.cards]


def path_of(match: KhtcgState, named: vec[i64], choice: Choice, item: i64) -> i64:
    """The actions that stand for an item of a choice.

    Args:
        match: the match.
        named: the first card of each name.
        choice: what is asked.
        item: one of its items.
    """
    prompt = choice.prompt
    if prompt in (Prompt.TARGET, Prompt.MAKE_WAY, Prompt.KEEP, Prompt.ASSIGN, Prompt.SPLIT):
        return piece_action(item)
    if prompt in (Prompt.HAND, Prompt.DISCARD_HAND, Prompt.ATTACK_SET, Prompt.LEADER):
        return Action.CARD + (item & CARD_MASK)
    if prompt == Prompt.MAY or prompt == Prompt.FORM_DROP:
        return Action.PASS + item
    if prompt == Prompt.CHOOSE:
        return Action.ABILITY + item
    if prompt == Prompt.FIND:
        if item == 0:
            return Action.PASS
        return Action.CARD + item - 1
    if prompt == Prompt.LOOK:
        if arg_of(match.top()) == 1:
            return Action.PASS + (item >> PLACE_SHIFT)
        return Action.CARD + (item & CARD_MASK)
    if prompt == Prompt.DECLARE:
        return Action.CARD + named[item]
    if prompt == Prompt.ORDER:
        return Action.DUE + due_row(match, item)
    return decision(item)


def decision(act: i64) -> i64:
    """The actions of a decision: its card or its verb, then the card in play or the card."""
    verb = verb_of(act)
    if verb == Verb.END:
        return Action.PASS
    slot = act_slot(act)
    if verb == Verb.COMMIT:
        return piece_action(slot)
    card = act_card(act)
    if verb == Verb.ABILITY:
        number = card
        if number >= MOST_ABILITIES:
            number = MOST_ABILITIES - 1
        return steps(Action.ABILITY + number, piece_action(slot))
    if verb == Verb.DISRUPT:
        return steps(Action.VERB + verb, Action.CARD + card)
    if card == NONE:
        if slot == NONE:
            return Action.VERB + verb
        return steps(Action.VERB + verb, piece_action(slot))
    if slot == NONE:
        return Action.CARD + card
    return steps(Action.CARD + card, piece_action(slot))


def piece_action(slot: i64) -> i64:
    """The action that names a card in play."""
    if slot >= MOST_PIECES:
        return Action.PIECE + MOST_PIECES - 1
    return Action.PIECE + slot


def due_row(state: KhtcgState, triggered: i64) -> i64:
    """The row of a text that is due among those that are."""
    row = arg_of(state.top())
    while row < MOST_DUE - 1 and state.triggered[row] != triggered:
        row += 1
    return row


def first_of_names(book: Book) -> vec[i64]:
    """By name, the first card that has it; 0 for names that no card has."""
    numbers: vec[i64] = vec[i64]()
    for _reference in book.references:
        numbers = append(numbers, 0)
    for card in book.cards:
        if card.name != NONE and book.cards[numbers[card.name]].name != card.name:
            numbers[card.name] = card.number
    return numbers
