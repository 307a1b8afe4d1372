"""Features of a match for a learned value, from a seat's observation: nothing that the seat cannot know.

Plain numbers come first: hearts, Worlds, what hinders them, allies, hands, how far the turn has come, and
what the evaluation of `heuristic` says. Then each card in each place.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from playmat.cards.observed import HELD, note_piles
from playmat.games.khtcg.bot.heuristic import lead, settled
from playmat.games.khtcg.interface.actions import MOST_DUE, MOST_PIECES
from playmat.games.khtcg.interface.observation import (
    DUE,
    KNOWN,
    LASTS,
    MATCH,
    MOST_DISCARDED,
    MOST_HELD,
    MOST_KNOWN,
    MOST_LASTING,
    MOST_PLAYING,
    MOST_USED,
    PLAYING,
    SIDE,
    USED,
    KhtcgObserver,
)
from playmat.games.khtcg.interface.observed_pieces import PIECE
from playmat.games.khtcg.language.codes import NONE, WIN_WORLD_TOTAL, Area, Fight, Step
from playmat.games.khtcg.state.book import Book
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.observation.features import Features
from playmat.kernel.observation.observer import zeros
from playmat.kernel.state import State

SIDES: Final = MATCH
PIECES: Final = SIDES + 2 * SIDE
PLAYED: Final = PIECES + MOST_PIECES * PIECE
HAND: Final = PLAYED + MOST_PLAYING * PLAYING + MOST_DUE * DUE + MOST_LASTING * LASTS + 2 * MOST_USED * USED
THEIRS: Final = HAND + MOST_HELD * HELD
DISCARD: Final = THEIRS + MOST_HELD + 2 * MOST_KNOWN * KNOWN
DECK: Final = DISCARD + 2 * MOST_DISCARDED
"""The beginnings of the tables of an observation."""

TENTH: Final = 10
"""The evaluation is noted in tenths of a point, up to `FAR` of them."""

FAR: Final = 300
MOST_HP: Final = 12
FRAIL: Final = 2
LOW: Final = 4
NEAR: Final = 4
"""So many levels of Worlds are left to the victory, or fewer: each counts more."""

SHORT: Final = 10
"""So many cards are in a deck, or fewer: each that is missing counts."""

MOST_EDGE: Final = 10
"""A fight is noted as far as its totals differ by so much."""

WHOSE: Final = ("own", "their")
OF_A_TURN: Final = ("turn", "turn, moved", "turn, battled", "turn, challenges", "turn, ends", "evaluation")
OF_A_SIDE: Final = (
    "HP",
    "frail",
    "low",
    "Worlds",
    "Worlds, near the end",
    "attack",
    "magic",
    "level",
    "hand",
    "deck, short",
    "allies",
    "support",
    "allies' magic",
    "blocked",
    "disruptors",
    "POW",
    "Equipment",
)
OF_A_CARD: Final = ("hand", "their hand", "deck", "their discard", "in play", "their in play")

WHOLE: Final = 8
"""The places of a match as a whole."""

A_TURN: Final = 6
A_SIDE: Final = 17
A_CARD: Final = 6
"""The places of whose turn it is, of each side, and of each card."""


def names(book: Book) -> list[str]:
    """The names of the places."""
    found = ["always", "evaluation", "first", "tomy", "tomy, own turn", "tomy, evaluation"]
    found += ["battle", "challenge, ahead"]
    found += [f"{whose} {word}" for whose in WHOSE for word in OF_A_TURN]
    found += [f"{whose} {word}" for whose in WHOSE for word in OF_A_SIDE]
    return found + [f"{card.code} {word}" for card in book.cards for word in OF_A_CARD]


@final
class KhtcgFeatures(Features):
    """Describes matches.

    Args:
        book: the cards that can be played.
    """

    def __init__(self, book: Book) -> None:
        super().__init__(names(book), WHOLE + 2 * A_TURN + 2 * A_SIDE)
        self.observer = KhtcgObserver(book)
        self.row: vec[i16] = zeros(self.observer.length)
        self.cards: i64 = len(book.cards)

    def settled(self, state: State, seat: i64) -> State:
        """The match after the effect that is being carried out."""
        return settled(cast(KhtcgState, state), seat)

    def read(self, state: State, seat: i64) -> None:
        """Describe a settled match (`Features.read`)."""
        match = cast(KhtcgState, state)
        row = self.row
        self.observer.observe(match, seat, row, 0)
        self.count = 0
        evaluation: i64 = 0
        if match.sides[0].leader != NONE and match.sides[1].leader != NONE:
            evaluation = min(max(i64(lead(match, seat) * TENTH), -FAR), FAR)
        own_turn = i64(row[1])
        tomy = i64(row[4])
        self.note(0, 1)
        self.note(1, evaluation)
        self.note(2, i64(row[3]))
        self.note(3, tomy)
        self.note(4, tomy * own_turn)
        self.note(5, tomy * evaluation)
        self.note(6, i64(row[10] == Fight.BATTLE))
        if row[10] == Fight.CHALLENGE:
            edge = i64(row[SIDES + 8]) - i64(row[SIDES + SIDE + 8])
            self.note(7, min(max(edge, -MOST_EDGE), MOST_EDGE))
        if row[0] > 0:
            self.note_turn(1 - own_turn, evaluation)
        self.note_side(0)
        self.note_side(1)
        self.note_pieces()
        note_piles(self, self.row, (HAND, THEIRS, DISCARD, DECK), self.cards, A_CARD)

    def note_turn(self, whose: i64, evaluation: i64) -> None:
        """The player whose turn it is, and how far it has come."""
        row = self.row
        place = WHOLE + whose * A_TURN
        self.note(place, 1)
        self.note(place + 1, i64(row[5]))
        self.note(place + 2, i64(row[6]))
        self.note(place + 3, i64(row[2] == Step.ACTION_END or row[2] == Step.CHALLENGE))
        self.note(place + 4, i64(row[2] > Step.CHALLENGE))
        self.note(place + 5, evaluation)

    def note_side(self, whose: i64) -> None:
        """A side without its cards."""
        row = self.row
        at = SIDES + whose * SIDE
        place = WHOLE + 2 * A_TURN + whose * A_SIDE
        hp = i64(row[at])
        worlds = i64(row[at + 1])
        self.note(place, min(hp, MOST_HP))
        self.note(place + 1, i64(hp <= FRAIL))
        self.note(place + 2, i64(hp <= LOW))
        self.note(place + 3, worlds)
        self.note(place + 4, max(0, worlds - (WIN_WORLD_TOTAL - NEAR)))
        self.note(place + 5, i64(row[at + 2]))
        self.note(place + 6, i64(row[at + 3]))
        self.note(place + 7, i64(row[at + 4]))
        self.note(place + 8, i64(row[at + 5]))
        self.note(place + 9, max(0, SHORT - i64(row[at + 6])))

    def note_pieces(self) -> None:
        """The cards in play: what allies and disruptors come to on each side, and each card by its owner."""
        row = self.row
        sides = WHOLE + 2 * A_TURN
        blocked: i64 = 0
        at: i64 = PIECES
        while at < PLAYED:
            if row[at] != 0:
                place = sides + i64(row[at + 2]) * A_SIDE
                area = i64(row[at + 1])
                if area == Area.FRIENDS or area == Area.FIGHT:
                    self.note(place + 10, 1)
                    self.note(place + 11, i64(row[at + 9]))
                    self.note(place + 12, i64(row[at + 10]))
                elif area == Area.DISRUPTOR:
                    if (blocked >> i64(row[at + 2])) & 1 == 0:
                        self.note(place + 13, 1)
                        blocked |= 1 << i64(row[at + 2])
                    self.note(place + 14, 1)
                    self.note(place + 15, max(0, i64(row[at + 11]) - i64(row[at + 13])))
                elif area == Area.EQUIPMENT:
                    self.note(place + 16, 1)
                self.note(self.plain + (i64(row[at]) - 1) * A_CARD + 4 + i64(row[at + 3]), 1)
            at += PIECE
