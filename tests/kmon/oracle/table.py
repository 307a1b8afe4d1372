"""The battle as it stands, and what is done with cards and charges (chapter 14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.kmon.oracle.things import (
    CHANCE,
    Course,
    Effect,
    Kmon,
    Link,
    Plain,
    Question,
    Side,
    distinct,
    numbered,
    slug,
)

HAND_LIMIT = 5
SEEN_BY_SEER = 3


def can_be_healed(kmon: Kmon) -> bool:
    """Return whether damage can be removed from a K-Mon (KM-DMG-09, KM-EXH-02, KM-FX-08)."""
    return kmon.fit and not kmon.continuous("no_heal")


@dataclass
class Battle:
    """Two sides, whose turn it is, and the chain.

    Attributes:
        cards: every card there is, by its code; what can be suspected in a hand.
        chain: the links that have not been resolved, the first one first.
        winner: of a battle that is over: 0, 1 or 2 for a draw.
    """

    cards: dict[str, Plain]
    sides: list[Side]
    turn_player: int
    phase: str
    turn: int = 1
    first_player: int = 0
    options: Plain = field(default_factory=dict)
    chain: list[Link] = field(default_factory=list)
    winner: int | None = None

    def over(self) -> bool:
        """Return whether somebody has won, or nobody can."""
        return self.winner is not None

    def both(self) -> Iterator[tuple[int, Side]]:
        """Both players, the turn player first (KM-EXH-03)."""
        for seat in (self.turn_player, 1 - self.turn_player):
            yield seat, self.sides[seat]

    def plains(self, codes: list[str]) -> list[Plain]:
        """Cards by their codes."""
        return [self.cards[code] for code in codes]

    def find(self, codes: list[str], word: str) -> str:
        """The code among some that a word of an answer means."""
        return next(code for code in codes if slug(self.cards[code]["name"]["en"]) == word)

    def words(self, codes: list[str]) -> list[str]:
        """Cards as answers write them."""
        return [slug(self.cards[code]["name"]["en"]) for code in codes]

    # ---- asking ----------------------------------------------------------------------------------

    def choose(self, seat: int, ask: str, words: list[str], secret: bool = False) -> Course[str]:
        """One of some answers; a single one is not asked for unless that tells (KM-SM-01, KM-SM-03)."""
        if len(words) == 1 and not secret:
            return words[0]
        answer = yield Question(seat, ask, words)
        return answer[0]

    def part_with(self, seat: int, ask: str, amount: int) -> Course[None]:
        """A player discards so many cards of their choice, or all (KM-DISC-01, KM-DISC-02)."""
        side = self.sides[seat]
        if amount >= len(side.hand):
            chosen = list(side.hand)
        else:
            answer = yield Question(seat, ask, numbered(self.words(side.hand)), amount)
            chosen = [self.find(side.hand, one.split(".")[0]) for one in answer]
        for code in chosen:
            side.hand.remove(code)
            side.discard.append(code)

    def lose_at_random(self, seat: int, amount: int) -> Course[None]:
        """A player discards cards that chance chooses (KM-DISC-01)."""
        side = self.sides[seat]
        for _ in range(min(amount, len(side.hand))):
            place = 0
            if len(side.hand) > 1:
                words = [f"card {number + 1}" for number in range(len(side.hand))]
                answer = yield Question(CHANCE, "random discard", words)
                place = words.index(answer[0])
            side.discard.append(side.hand.pop(place))

    # ---- decks -----------------------------------------------------------------------------------

    def draw(self, seat: int, amount: int) -> Course[None]:
        """Draw one at a time (KM-DRAW-01, KM-DRAW-03, KM-TRAIT-SEER-1, KM-TRAIT-SEER-2)."""
        side = self.sides[seat]
        for _ in range(amount):
            if not side.deck:
                return
            if side.trait == "seer":
                seen = side.deck[:SEEN_BY_SEER]
                if len(seen) > 1:
                    words = numbered(self.words(seen))
                    answer = yield Question(seat, "seer", words, -1)
                    side.deck[: len(seen)] = [seen[words.index(one)] for one in answer]
            side.hand.append(side.deck.pop(0))

    def mill(self, seat: int, amount: int) -> None:
        """Discard from the top of a deck (KM-DISC-03)."""
        side = self.sides[seat]
        for _ in range(min(amount, len(side.deck))):
            side.discard.append(side.deck.pop(0))

    def retrieve(self, seat: int, amount: int, types: tuple[str, ...]) -> Course[None]:
        """Return cards from the discard pile, one choice at a time (KM-DEFN-02, D-RETRIEVE)."""
        side = self.sides[seat]
        for _ in range(amount):
            qualify = distinct([code for code in side.discard if self.cards[code]["type"] in types])
            said = ["retrieve nothing", *(f"retrieve {word}" for word in self.words(qualify))]
            answer = yield from self.choose(seat, "retrieve", said)
            if answer == "retrieve nothing":
                return
            code = self.find(qualify, answer.removeprefix("retrieve "))
            side.discard.remove(code)
            side.hand.append(code)

    # ---- K-Mons ----------------------------------------------------------------------------------

    def named(self, seat: int, answer: str) -> Kmon:
        """The K-Mon of a team whose name ends an answer."""
        return next(one for one in self.sides[seat].team if one.word == answer.rsplit(maxsplit=1)[-1])

    def bring_in(self, seat: int, kmon: Kmon | None) -> None:
        """A K-Mon enters the active position, in the neutral position (KM-SUB-06, KM-DEFN-10)."""
        self.sides[seat].active = kmon
        self.sides[seat].defending = False

    def replace(self, seat: int) -> Course[None]:
        """A fit benched K-Mon fills the empty position (KM-EXH-06, KM-SUB-03)."""
        said = [f"switch {one.word}" for one in self.sides[seat].reserve]
        answer = yield from self.choose(seat, "replace", said)
        self.bring_in(seat, self.named(seat, answer))

    def heal(self, kmon: Kmon | None, amount: int) -> None:
        """Remove damage, down to none (KM-DMG-09)."""
        if kmon is not None and can_be_healed(kmon):
            kmon.damage = max(0, kmon.damage - amount)

    def hit(self, seat: int, kmon: Kmon | None, amount: int, opposing: bool) -> None:
        """Place damage on a K-Mon of a seat (KM-DMG-01); `opposing`: an action of the opponent does it."""
        if kmon is None or kmon.exhausted:
            return
        stood = kmon.fit
        kmon.damage += amount
        if stood and kmon.fallen and opposing and kmon is self.sides[seat].active:
            kmon.struck = True

    def take_off(self, kmon: Kmon, effect: Effect) -> None:
        """A persistent effect goes to its owner's discard pile (KM-END-04)."""
        kmon.effects = [one for one in kmon.effects if one is not effect]
        lying = [one.sheet for side in self.sides for other in side.team for one in other.effects]
        if effect.sheet not in lying:
            self.sides[effect.owner].discard.append(effect.card["code"])

    def gain(self, seat: int, amount: int) -> None:
        """Change a pool, never below 0 (KM-CHG-01, KM-CHG-04)."""
        side = self.sides[seat]
        side.charges = max(0, side.charges + amount)
