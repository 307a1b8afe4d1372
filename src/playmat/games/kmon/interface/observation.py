"""A battle as a row of numbers: for programs that learn.

Cards and K-Mons are numbers of the book + 1; 0 stands for none. Whose something is, is told from the seat
that looks: its own things come first. What is printed on cards is not repeated: `tables` has it. The actions
are those of `actions`.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from playmat.cards.continuous import KEYS, continuous_number
from playmat.cards.observed import HELD, write_deck, write_discard, write_hand, write_seen
from playmat.games.kmon.interface.actions import Action, action_words, path_of
from playmat.games.kmon.language.codes import NUMBER_WORDS, PROMPT_WORDS, SEER_CARDS, TEAM
from playmat.games.kmon.rules.turn import phase
from playmat.games.kmon.state.book import Book, Card
from playmat.games.kmon.state.layout import (
    CARD_MASK,
    FINAL_ATTACK,
    KNOWN,
    MOST_COUNTERS,
    REDUCE_MOST,
    Link,
    card_of,
    effect_bearer,
    effect_card,
    effect_counters,
    effect_owner,
    effect_seat,
    fate_of,
    kind_of,
    reduced_of,
    second_of,
    side_of,
    target_of,
)
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side
from playmat.kernel.choice import Choice
from playmat.kernel.observation.observer import LARGEST, Facts, Field, Naming, Observer, capped, clear_rows
from playmat.kernel.state import State, Status

VERSION: Final = 0

MOST_EFFECTS: Final = 16
MOST_LINKS: Final = 8
MOST_HELD: Final = 16
MOST_DISCARDED: Final = 40
"""So many rows of a list are shown: the oldest effects and cards, and the latest links.

A card that a team carries takes a row for each K-Mon (KM-FX-23). What lies beyond is not observed.
"""

BATTLE: Final = 9
SIDE: Final = 6
KMON: Final = 14
EFFECT: Final = 6
LINK: Final = 8
"""Columns of the tables."""

OVER: Final = 63
"""The phase of a battle that is over."""


CARD_COLUMNS: Final[tuple[str, ...]] = (
    "type",
    "element",
    "cost",
    "ultimate",
    "target",
    "answers",
    "attack bonus",
    "other cards to discard",
    "duration",
    "debuff",
    "forbids",
    *NUMBER_WORDS,
)


def fields(book: Book) -> list[Field]:
    """The fields of an observation of a battle with these cards."""
    cards = len(book.cards)
    sides = "active K-Mon (place + 1), defending, charges, cards in hand, in the deck, in the discard pile"
    return [
        Field(
            "battle",
            (BATTLE,),
            0,
            LARGEST,
            "turn, own turn, phase (a step; 63: over), is first player, links on the chain, then whether "
            "each option is on: standard format, extra charge, mulligan, hand at deck-out",
        ),
        Field("sides", (2, SIDE), 0, LARGEST, f"own, opponent: {sides}"),
        Field(
            "team",
            (2, TEAM, KMON),
            -LARGEST,
            LARGEST,
            "K-Mon, health, damage, exhausted, final attack (due 1, under way 2), bits of what its effects "
            f"forbid, and what they change: {', '.join(NUMBER_WORDS)}",
        ),
        Field(
            "effects",
            (MOST_EFFECTS, EFFECT),
            0,
            max(cards, MOST_COUNTERS, LARGEST),
            "card, is the opponent's card, lies on an opponent's K-Mon, its place, counters, duration",
        ),
        Field(
            "chain",
            (MOST_LINKS, LINK),
            0,
            max(cards, REDUCE_MOST),
            "kind + 1, opponent's, card, second card, target's place + 1, fate, reduction, final attack",
        ),
        Field("hand", (MOST_HELD, HELD), 0, cards, "card, the opponent has seen it"),
        Field("their_hand", (MOST_HELD,), 0, cards, "the opponent's cards that were seen, by number"),
        Field("deck_top", (SEER_CARDS,), 0, cards, "own cards on top of the deck that were seen, top first"),
        Field(
            "discard", (2, MOST_DISCARDED), 0, cards, "own discard pile and the opponent's, oldest card first"
        ),
        Field("deck", (cards,), 0, LARGEST, "how many of each card are in the own deck, in whatever order"),
    ]


@final
class KmonObserver(Observer):
    """Writes observations of K-Mon.

    Args:
        book: the cards that can be played.
    """

    def __init__(self, book: Book) -> None:
        super().__init__("KMon", VERSION, len(PROMPT_WORDS), action_words(book), fields(book))
        self.book: Book = book
        self.cards: i64 = len(book.cards)

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what a seat may know of a battle (KM-INFO-01 to KM-INFO-04)."""
        battle = cast(KmonState, state)
        mine = battle.sides[seat]
        theirs = battle.sides[1 - seat]
        write_battle(battle, seat, out, at)
        at += BATTLE
        write_side(mine, out, at)
        write_side(theirs, out, at + SIDE)
        at += 2 * SIDE
        write_team(mine, out, at)
        write_team(theirs, out, at + TEAM * KMON)
        at += 2 * TEAM * KMON
        write_effects(battle, seat, out, at)
        at += MOST_EFFECTS * EFFECT
        write_chain(battle, seat, out, at)
        at += MOST_LINKS * LINK
        write_hand(mine.hand, CARD_MASK, KNOWN, MOST_HELD, out, at)
        at += MOST_HELD * HELD
        write_seen(theirs.hand, CARD_MASK, KNOWN, MOST_HELD, out, at)
        at += MOST_HELD
        write_top(mine, out, at)
        at += SEER_CARDS
        write_discard(mine.discard, MOST_DISCARDED, out, at)
        write_discard(theirs.discard, MOST_DISCARDED, out, at + MOST_DISCARDED)
        write_deck(mine.deck, CARD_MASK, self.cards, out, at + 2 * MOST_DISCARDED)

    def tables(self) -> list[Facts]:
        """The K-Mons and cards of the book."""
        kmons = Facts("kmons", ("health", "primary element", "secondary element", "trait", "its value"))
        for kmon in self.book.kmons:
            row = [kmon.hp, kmon.primary, kmon.secondary, kmon.trait, kmon.value]
            kmons.add(kmon.code, [int(number) for number in row])
        cards = Facts("cards", CARD_COLUMNS)
        for card in self.book.cards:
            cards.add(card.code, card_row(card))
        return [kmons, cards]

    def namings(self) -> list[Naming]:
        """The K-Mons of both teams, by their place, and the cards."""
        return [
            Naming("kmon", Action.PLACE, int(TEAM), "", [("team", 0), ("team", int(TEAM))]),
            Naming("card", Action.CARD, int(self.cards), "cards"),
        ]

    def path(self, state: State, choice: Choice, item: i64) -> i64:
        """The actions that stand for an item: a card, and its target or the second card."""
        return path_of(choice, item)


def card_row(card: Card) -> list[int]:
    """The values that `CARD_COLUMNS` name."""
    facts = [card.type, card.element, card.cost, i64(card.ultimate), card.target, card.answers, card.bonus]
    facts += [card.extra, card.duration, i64(card.debuff), card.flags]
    return [int(fact) for fact in facts] + [int(continuous_number(card.numbers, key)) for key in range(KEYS)]


def write_battle(state: KmonState, seat: i64, out: vec[i16], at: i64) -> None:
    """The turn and the options."""
    out[at] = capped(state.turn)
    out[at + 1] = i16(state.turn > 0 and state.turn_player == seat)
    if state.status == Status.OVER:
        out[at + 2] = OVER
    else:
        out[at + 2] = i16(phase(state))
    out[at + 3] = i16(state.first_player == seat)
    out[at + 4] = capped(links_shown(state))
    out[at + 5] = i16(state.standard)
    out[at + 6] = i16(state.extra_charge)
    out[at + 7] = i16(state.mulligan)
    out[at + 8] = i16(state.deckout_hand)


def links_shown(state: KmonState) -> i64:
    """The number of links on the chain; the tick of an effect is not one that people see."""
    count: i64 = 0
    for link in state.links:
        if kind_of(link) != Link.TICK:
            count += 1
    return count


def write_side(side: Side, out: vec[i16], at: i64) -> None:
    """A side without its K-Mons and cards."""
    out[at] = i16(side.active + 1)
    out[at + 1] = i16(side.defending)
    out[at + 2] = capped(side.charges)
    out[at + 3] = capped(i64(len(side.hand)))
    out[at + 4] = capped(i64(len(side.deck)))
    out[at + 5] = capped(i64(len(side.discard)))


def write_team(side: Side, out: vec[i16], at: i64) -> None:
    """The K-Mons of a side (KM-SETUP-01)."""
    for kmon in side.team:
        out[at] = i16(kmon.species.number + 1)
        out[at + 1] = capped(kmon.species.hp)
        out[at + 2] = capped(kmon.damage)
        out[at + 3] = i16(kmon.exhausted)
        out[at + 4] = i16(kmon.final)
        out[at + 5] = i16(kmon.flags)
        numbers = kmon.numbers
        key: i64 = 0
        while key < KEYS:
            out[at + 6 + key] = i16(continuous_number(numbers, key))
            key += 1
        at += KMON


def write_effects(state: KmonState, seat: i64, out: vec[i16], at: i64) -> None:
    """The persistent effects, the oldest first."""
    row: i64 = 0
    for effect in state.effects:
        if row == MOST_EFFECTS:
            return
        place = at + row * EFFECT
        card = effect_card(effect)
        out[place] = i16(card + 1)
        out[place + 1] = i16(effect_owner(effect) != seat)
        out[place + 2] = i16(effect_seat(effect) != seat)
        out[place + 3] = i16(effect_bearer(effect))
        out[place + 4] = i16(effect_counters(effect))
        out[place + 5] = capped(state.book.cards[card].duration)
        row += 1
    clear_rows(out, at, row, MOST_EFFECTS, EFFECT)


def write_chain(state: KmonState, seat: i64, out: vec[i16], at: i64) -> None:
    """The latest links of the chain, in order; everything declared is open (KM-INFO-04)."""
    skipped = links_shown(state) - MOST_LINKS
    row: i64 = 0
    for link in state.links:
        if kind_of(link) == Link.TICK:
            continue
        if skipped > 0:
            skipped -= 1
            continue
        place = at + row * LINK
        out[place] = i16(kind_of(link) + 1)
        out[place + 1] = i16(side_of(link) != seat)
        out[place + 2] = i16(card_of(link) + 1)
        out[place + 3] = i16(second_of(link) + 1)
        out[place + 4] = i16((target_of(link) + 1) & 3)
        out[place + 5] = i16(fate_of(link))
        out[place + 6] = i16(reduced_of(link))
        out[place + 7] = i16(link & FINAL_ATTACK != 0)
        row += 1
    clear_rows(out, at, row, MOST_LINKS, LINK)


def write_top(side: Side, out: vec[i16], at: i64) -> None:
    """The cards on top of the own deck that were seen (KM-INFO-03)."""
    top: i64 = i64(len(side.deck)) - 1
    row: i64 = 0
    while row < SEER_CARDS:
        if row < side.seen:
            out[at + row] = i16(side.deck[top - row] + 1)
        else:
            out[at + row] = 0
        row += 1
