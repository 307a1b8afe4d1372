"""The options of a battle as a fixed list of actions: for programs that learn (-> `observation`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.kmon.language.codes import TEAM, Items, Pick, questions_about
from playmat.games.kmon.state.book import Book
from playmat.games.kmon.state.layout import CARD_MASK, Link, card_of, kind_of, second_of, target_of
from playmat.kernel.choice import Choice
from playmat.kernel.observation.observer import steps


class Action:
    """The actions; those from `CARD` on name a card of the book."""

    PASS: Final = 0
    PLACE: Final = 1
    """A K-Mon by its place in its team; also yes and no of the mulligan, 2 and 1, and a thing of a choice."""
    ME: Final = 4
    OPPONENT: Final = 5
    DRAW: Final = 6
    CHARGES: Final = 7
    ATTACK: Final = 8
    DEFENCE: Final = 9
    EVADE: Final = 10
    BLACKOUT: Final = 11
    CARD: Final = 12


ACT_WORDS: Final = (
    "pass",
    "kmon 1",
    "kmon 2",
    "kmon 3",
    "me first",
    "opponent first",
    "draw",
    "charges",
    "attack",
    "defence",
    "evade",
    "blackout",
)


CARDS: Final[i64] = questions_about(Items.HELD, Items.SEEN)
SEATS: Final[i64] = questions_about(Items.SEATS)
DISCARDED: Final[i64] = questions_about(Items.DISCARDED)
LINKS: Final[i64] = questions_about(Items.LINKS)
"""The decisions about each kind of items, as bits."""


def action_words(book: Book) -> list[str]:
    """A word for each action."""
    return [*ACT_WORDS, *[f"card {card.code}" for card in book.cards]]


def path_of(choice: Choice, item: i64) -> i64:
    """The actions that stand for an item of a choice: a card, and its target or the second card."""
    asked = i64(1) << choice.prompt
    if asked & CARDS != 0:
        return Action.CARD + (item & CARD_MASK)
    if asked & SEATS != 0:
        if item == choice.seat:
            return Action.ME
        return Action.OPPONENT
    if item == Pick.NONE:
        return Action.PASS
    if asked & DISCARDED != 0:
        return Action.CARD + item
    if asked & LINKS != 0:
        return link_path(item)
    if item == Pick.DRAW:
        return Action.DRAW
    if item == Pick.CHARGES:
        return Action.CHARGES
    return Action.PLACE + item


def link_path(link: i64) -> i64:
    """The actions that declare a link."""
    card = card_of(link)
    if card < 0:
        kind = kind_of(link)
        if kind == Link.ATTACK:
            return Action.ATTACK
        if kind == Link.DEFENCE:
            return Action.DEFENCE
        if kind == Link.EVASION:
            return Action.EVADE
        return Action.BLACKOUT
    second = second_of(link)
    if second >= 0:
        return steps(Action.CARD + card, Action.CARD + second)
    target = target_of(link)
    if target < TEAM:
        return steps(Action.CARD + card, Action.PLACE + target)
    return Action.CARD + card
