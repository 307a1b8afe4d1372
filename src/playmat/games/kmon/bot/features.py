"""The features that a learned value sees, from a seat's observation: nothing that the seat cannot know.

Plain numbers come first: health, charges, cards, how near the end of the decks is, and what the evaluation of
`heuristic` says. Then each card in each place, and each K-Mon.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from playmat.cards.continuous import KEYS
from playmat.cards.observed import HELD, note_piles
from playmat.games.kmon.bot.heuristic import lead, settled
from playmat.games.kmon.interface.observation import (
    BATTLE,
    EFFECT,
    KMON,
    LINK,
    MOST_DISCARDED,
    MOST_EFFECTS,
    MOST_HELD,
    MOST_LINKS,
    SIDE,
    KmonObserver,
)
from playmat.games.kmon.language.codes import NUMBER_WORDS, SEER_CARDS, TEAM
from playmat.games.kmon.state.book import Book
from playmat.games.kmon.state.mutations import KmonState
from playmat.kernel.observation.features import Features
from playmat.kernel.observation.observer import zeros
from playmat.kernel.state import State

SIDES: Final = BATTLE
TEAMS: Final = SIDES + 2 * SIDE
EFFECTS: Final = TEAMS + 2 * TEAM * KMON
HAND: Final = EFFECTS + MOST_EFFECTS * EFFECT + MOST_LINKS * LINK
THEIRS: Final = HAND + MOST_HELD * HELD
DISCARD: Final = THEIRS + MOST_HELD + SEER_CARDS
DECK: Final = DISCARD + 2 * MOST_DISCARDED
"""The beginnings of the tables of an observation."""

TENTH: Final = 10
"""The evaluation is noted in tenths of a point."""

FRAIL: Final = 2
LOW: Final = 4
CHARGED: Final = 4
MOST_CHARGES: Final = 10
TURNS: Final = 3
"""No more of an effect's turns are counted."""

FIRST_RAMP: Final = 4
SECOND_RAMP: Final = 10
THIRD_RAMP: Final = 20
"""The last turns: what decides at the end of the decks counts more the fewer cards the smaller deck has."""

WHOSE: Final = ("own", "their")
OF_A_SIDE: Final = (
    "K-Mons",
    "health",
    "active health",
    "active frail",
    "active low",
    "defending",
    "charges",
    "charged",
    "hand",
    "deck",
    *[f"active {word}" for word in NUMBER_WORDS],
)
AT_THE_END: Final = ("K-Mons", "wounds", "evaluation", "health", "own turn")
OF_A_CARD: Final = ("hand", "their hand", "deck", "their discard", "effect", "their effect")
OF_A_KMON: Final = ("fit", "their fit", "health", "their health", "active", "their active")

WHOLE: Final = 4
"""The places of a battle as a whole."""

A_SIDE: Final = 18
AN_END: Final = 5
A_CARD: Final = 6
"""The places of each side, of each ramp, and of each card and K-Mon."""


def names(book: Book) -> list[str]:
    """The names of the places."""
    found = ["always", "evaluation", "own turn", "first"]
    found += [f"{whose} {word}" for whose in WHOSE for word in OF_A_SIDE]
    found += [f"{word}, last {ramp}" for ramp in (FIRST_RAMP, SECOND_RAMP, THIRD_RAMP) for word in AT_THE_END]
    found += [f"{card.code} {word}" for card in book.cards for word in OF_A_CARD]
    return found + [f"{kmon.code} {word}" for kmon in book.kmons for word in OF_A_KMON]


@final
class KmonFeatures(Features):
    """Describes battles.

    Args:
        book: the cards that can be played.
    """

    def __init__(self, book: Book) -> None:
        super().__init__(names(book), WHOLE + 2 * A_SIDE + 3 * AN_END)
        self.observer = KmonObserver(book)
        self.row: vec[i16] = zeros(self.observer.length)
        self.cards: i64 = len(book.cards)
        self.kmons: i64 = self.plain + self.cards * A_CARD

    def settled(self, state: State, seat: i64) -> State:
        """The battle after the chain in progress."""
        return settled(cast(KmonState, state), seat)

    def read(self, state: State, seat: i64) -> None:
        """Describe a settled battle (`Features.read`)."""
        battle = cast(KmonState, state)
        row = self.row
        self.observer.observe(battle, seat, row, 0)
        self.count = 0
        evaluation = i64(lead(battle, seat) * TENTH)
        self.note(0, 1)
        self.note(1, evaluation)
        self.note(2, i64(row[1]))
        self.note(3, i64(row[3]))
        own_left, own_health = self.note_side(0)
        their_left, their_health = self.note_side(1)
        self.note_end(evaluation, own_left - their_left, own_health - their_health)
        self.note_effects()
        note_piles(self, self.row, (HAND, THEIRS, DISCARD, DECK), self.cards, A_CARD)

    def note_side(self, whose: i64) -> tuple[i64, i64]:
        """A side and its K-Mons; how many are fit, and their health."""
        row = self.row
        at = SIDES + whose * SIDE
        active = i64(row[at]) - 1
        place = WHOLE + whose * A_SIDE
        fit: i64 = 0
        health: i64 = 0
        for member in range(TEAM):
            kmon = TEAMS + (whose * TEAM + member) * KMON
            left = i64(row[kmon + 1]) - i64(row[kmon + 2])
            if left <= 0 or row[kmon + 3] != 0:
                continue
            fit += 1
            health += left
            named = self.kmons + (i64(row[kmon]) - 1) * A_CARD + whose
            self.note(named, 1)
            self.note(named + 2, left)
            if member == active:
                self.note(named + 4, 1)
                self.note(place + 2, left)
                self.note(place + 3, i64(left <= FRAIL))
                self.note(place + 4, i64(left <= LOW))
        self.note(place, fit)
        self.note(place + 1, health)
        self.note(place + 5, i64(row[at + 1]))
        charges = i64(row[at + 2])
        self.note(place + 6, min(charges, MOST_CHARGES))
        self.note(place + 7, i64(charges >= CHARGED))
        self.note(place + 8, i64(row[at + 3]))
        self.note(place + 9, i64(row[at + 4]))
        if active >= 0:
            numbers = TEAMS + (whose * TEAM + active) * KMON + 6
            for key in range(KEYS):
                self.note(place + 10 + key, i64(row[numbers + key]))
        return fit, health

    def wounds(self, whose: i64) -> i64:
        """The damage on a side's K-Mons that are not exhausted (KM-WIN-06)."""
        total: i64 = 0
        for member in range(TEAM):
            kmon = TEAMS + (whose * TEAM + member) * KMON
            if self.row[kmon + 3] == 0:
                total += i64(self.row[kmon + 2])
        return total

    def note_end(self, evaluation: i64, left: i64, health: i64) -> None:
        """Note the causes that decide when a deck ends (KM-WIN-06), the more the nearer that is."""
        smaller = i64(min(self.row[SIDES + 4], self.row[SIDES + SIDE + 4]))
        wounds: i64 = 0
        if left == 0:
            difference = self.wounds(1) - self.wounds(0)
            wounds = i64(difference > 0) - i64(difference < 0)
        own_turn = i64(self.row[1])
        numbers = (left, wounds, evaluation, health, own_turn)
        place = WHOLE + 2 * A_SIDE
        self.note_ramp(place, FIRST_RAMP - smaller, numbers)
        self.note_ramp(place + AN_END, SECOND_RAMP - smaller, numbers)
        self.note_ramp(place + 2 * AN_END, THIRD_RAMP - smaller, numbers)

    def note_ramp(self, place: i64, near: i64, numbers: tuple[i64, i64, i64, i64, i64]) -> None:
        """The numbers of `AT_THE_END`, each as often as there are turns fewer than the ramp has."""
        if near <= 0:
            return
        self.note(place, near * numbers[0])
        self.note(place + 1, near * numbers[1])
        self.note(place + 2, near * numbers[2])
        self.note(place + 3, near * numbers[3])
        self.note(place + 4, near * numbers[4])

    def note_effects(self) -> None:
        """The turns that effects still last, by card and by who bears them."""
        row = self.row
        at: i64 = EFFECTS
        end = at + MOST_EFFECTS * EFFECT
        while at < end and row[at] != 0:
            turns = min(i64(row[at + 5]) - i64(row[at + 4]), TURNS)
            self.note(self.plain + (i64(row[at]) - 1) * A_CARD + 4 + i64(row[at + 2]), turns)
            at += EFFECT
