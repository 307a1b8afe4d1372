"""Answers as words: `attack with frost-claw`, `play hail-burst`, `react brace`, `evade x y`.

Cards and K-Mons go by their English names in lower case, with hyphens; their codes are understood as
well. The second of two that are the same has `.2` behind it.
"""

from __future__ import annotations

from typing import Final

from playmat.games.kmon.language.codes import DECISION_KINDS, Items, Pick, Prompt, Step, Type
from playmat.games.kmon.state.book import Card
from playmat.games.kmon.state.layout import CARD_MASK, Link, card_of, kind_of, second_of, target_of
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side
from playmat.kernel.choice import Choice
from playmat.kernel.errors import UnreadableAnswer
from playmat.kernel.state import arg_of, step_of

PLAYED: Final = {
    Type.ABILITY: "play",
    Type.REACTION: "react",
    Type.POWERUP: "attack with",
    Type.ITEM: "play",
}
"""The words for playing a card of each type."""

THINGS: Final = ("first", "second", "third")
"""The things of a choice."""


def word(state: KmonState, choice: Choice, item: int) -> str:
    """The notation of an item of a choice; `pass` is understood for doing nothing everywhere."""
    question = DECISION_KINDS[int(choice.prompt)]
    items = question.items
    side = state.sides[choice.seat]
    if items == Items.SEATS:
        return "first" if item == choice.seat else "second"
    if items == Items.HANDS:
        return "mulligan" if item else "keep hand"
    if items == Items.THINGS:
        return THINGS[item]
    if items in (Items.HELD, Items.SEEN):
        return card_word(state, choice, item)
    if item == Pick.NONE:
        return question.nothing
    if items == Items.KMONS:
        return f"{question.verb} {kmon_word(side, item)}"
    if items == Items.SWITCHED:
        return f"{question.verb} {kmon_word(switched_side(state), item)}"
    if items == Items.OPPOSING:
        return f"{question.verb} {kmon_word(state.sides[1 - choice.seat], item)}"
    if items == Items.DISCARDED:
        return f"{question.verb} {state.book.cards[item].slug}"
    if items == Items.BONUSES:
        return bonus_word(side, item)
    return link_word(state, item)


def card_word(state: KmonState, choice: Choice, item: int) -> str:
    """A card among others: the second of its kind has a number."""
    number = item & CARD_MASK
    earlier = 0
    for i in range(int(choice.n)):
        other = int(choice.items[i])
        if other == item:
            break
        earlier += other & CARD_MASK == number
    slug = state.book.cards[number].slug
    return f"{slug}.{earlier + 1}" if earlier else slug


def kmon_word(side: Side, place: int) -> str:
    """A K-Mon of a team."""
    species = side.team[place].species
    earlier = sum([side.team[before].species.number == species.number for before in range(place)])
    return f"{species.slug}.{earlier + 1}" if earlier else species.slug


def bonus_word(side: Side, item: int) -> str:
    """A bonus for an exhausted K-Mon."""
    if item == Pick.DRAW:
        return "draw"
    return "charges" if item == Pick.CHARGES else f"heal {kmon_word(side, item)}"


def link_word(state: KmonState, link: int) -> str:
    """An action or reaction."""
    kind = kind_of(link)
    cards = state.book.cards
    if kind == Link.ATTACK:
        if card_of(link) < 0:
            return "attack"
        if second_of(link) < 0:
            return f"attack with {cards[card_of(link)].slug}"
        return f"attack with {cards[card_of(link)].slug} and {cards[second_of(link)].slug}"
    if kind == Link.DEFENCE:
        return "defend"
    if kind == Link.EVASION:
        return "evade"
    if kind == Link.BLACKOUT:
        return "blackout"
    slug = cards[card_of(link)].slug
    if kind == Link.REACTION:
        return f"react {slug}"
    if target_of(link) == 3:
        return f"play {slug}"
    return f"play {slug} on {kmon_word(state.sides[(link >> 3) & 1], int(target_of(link)))}"


def played(card: Card) -> str:
    """The notation of playing a card from the hand, without what else is chosen for it."""
    return f"{PLAYED[int(card.type)]} {card.slug}"


def switched_side(state: KmonState) -> Side:
    """The side whose K-Mon the running switch substitutes."""
    return state.sides[arg_of(state.top()) & 1]


def verb(state: KmonState, choice: Choice) -> str:
    """The leading word of a set or an order of cards."""
    if choice.prompt == Prompt.PAY:
        kind = kind_of(state.link())
        if kind == Link.EVASION:
            return "evade"
        if kind == Link.BLACKOUT:
            return "blackout"
    return DECISION_KINDS[int(choice.prompt)].verb


def normal(state: KmonState, choice: Choice, text: str) -> str:
    """Codes as names, `use` as `play`, `pass` as the option to do nothing, Echo pairs in either order."""
    if text == "pass" and choice.n > 0 and choice.items[0] == Pick.NONE:
        return DECISION_KINDS[int(choice.prompt)].nothing
    said = [named(state, token) for token in text.split()]
    if said and said[0] == "use":
        said[0] = "play"
    if said[:2] == ["attack", "with"] and len(said) == 5:
        offered = [word(state, choice, choice.items[i]) for i in range(choice.n)]
        if " ".join(said) not in offered:
            said[2], said[4] = said[4], said[2]
    return " ".join(said)


def named(state: KmonState, token: str) -> str:
    """A code of a card or K-Mon as its name, anything else as it is."""
    code, dot, which = token.upper().partition(".")
    card = state.book.card_code(code)
    kmon = state.book.kmon_code(code)
    if card >= 0:
        return state.book.cards[card].slug + dot + which
    if kmon >= 0:
        return state.book.kmons[kmon].slug + dot + which
    return token


def outcome_word(state: KmonState, outcome: int) -> str:
    """An outcome of chance: who wins the toss, or which card, counted from 1."""
    if step_of(state.top()) == Step.TOSS:
        return f"seat {outcome}"
    return f"card {outcome + 1}"


def read_outcome(state: KmonState, text: str) -> int:
    """The inverse of `outcome_word`."""
    for outcome in range(int(state.chance)):
        if outcome_word(state, outcome) == text:
            return outcome
    raise UnreadableAnswer("kmon-outcome-unreadable", "", got=text[:80], count=int(state.chance))
