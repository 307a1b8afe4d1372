"""A player's side of the table: the team, and the cards beside it.

Here is what can be read off them; `table` holds the methods that change them in a match.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.cards.continuous import continuous_number
from playmat.games.kmon.language.codes import GENERIC, TEAM, Ban, Number
from playmat.games.kmon.state.book import Card, Species


@final
class KMon:
    """A K-Mon of a team.

    Attributes:
        species: its card.
        damage: the damage counters on it.
        exhausted: it has been removed (KM-EXH-09).
        final: its final attack is due or under way (KM-TRAIT-IRREDUCIBLE-1).
        numbers, flags: what the effects attached to it change, summed up.
    """

    __slots__ = ("damage", "exhausted", "final", "flags", "numbers", "species")

    def __init__(
        self, species: Species, damage: i64, exhausted: bool, final: i64, numbers: i64, flags: i64
    ) -> None:
        self.species = species
        self.damage = damage
        self.exhausted = exhausted
        self.final = final
        self.numbers = numbers
        self.flags = flags

    def fit(self) -> bool:
        """KM-DEF-08."""
        return not self.exhausted and self.damage < self.species.hp

    def fallen(self) -> bool:
        """KM-DEF-08."""
        return not self.exhausted and self.damage >= self.species.hp

    def continuous(self, key: i64) -> i64:
        """One of its continuous numbers (KM-FX-08)."""
        return continuous_number(self.numbers, key)


@final
class Side:
    """A player's side of the table (KM-DEF-06).

    Attributes:
        seat: whose side it is.
        team: the three K-Mons in team order.
        active: which of them is in the active position; `NOBODY` if it is empty.
        defending: it is in the defensive position.
        charges: the charge pool.
        seen: how many cards on top of the deck the player has seen (KM-INFO-03).
        deck: the deck, its top last.
        hand: the hand in the order the cards came; `KNOWN` marks those the opponent has seen.
        discard: the discard pile in the order the cards came.
    """

    __slots__ = ("active", "charges", "deck", "defending", "discard", "hand", "seat", "seen", "team")

    def __init__(  # noqa: PLR0917 - `copy_side` calls it as fast as can be
        self,
        seat: i64,
        team: vec[KMon],
        active: i64,
        defending: bool,
        charges: i64,
        seen: i64,
        deck: vec[i64],
        hand: vec[i64],
        discard: vec[i64],
    ) -> None:
        self.seat = seat
        self.team = team
        self.active = active
        self.defending = defending
        self.charges = charges
        self.seen = seen
        self.deck = deck
        self.hand = hand
        self.discard = discard

    def fighter(self) -> KMon:
        """The active K-Mon; there must be one."""
        return self.team[self.active]

    def has_fit_active(self) -> bool:
        """Return whether a fit K-Mon is active."""
        return self.active >= 0 and self.team[self.active].fit()

    def has_trait(self, trait: i64) -> bool:
        """Return whether the active K-Mon's trait is this one and acts (KM-TRAIT-01, `trait_off`)."""
        if self.active < 0:
            return False
        kmon = self.team[self.active]
        return kmon.species.trait == trait and kmon.flags & Ban.TRAIT == 0

    def fit_on_bench(self) -> i64:
        """The number of fit K-Mons on the bench."""
        count: i64 = 0
        for place in range(TEAM):
            if place != self.active and self.team[place].fit():
                count += 1
        return count

    def first_fit_on_bench(self) -> i64:
        """The first fit K-Mon on the bench; there must be one."""
        place: i64 = 0
        while place == self.active or not self.team[place].fit():
            place += 1
        return place

    def left(self) -> i64:
        """The number of K-Mons that are not exhausted."""
        count: i64 = 0
        for place in range(TEAM):
            if not self.team[place].exhausted:
                count += 1
        return count

    def wounds(self) -> i64:
        """The damage on those that are not exhausted (KM-WIN-06)."""
        total: i64 = 0
        for place in range(TEAM):
            if not self.team[place].exhausted:
                total += self.team[place].damage
        return total

    def cost_of(self, card: Card, prodigy: bool) -> i64:
        """The cost of an ability (KM-ABL-01): Prodigy is asked for once by the caller."""
        cost = card.cost
        kmon = self.fighter()
        if prodigy and card.element != GENERIC:
            cost -= 1
        if kmon.numbers != 0:
            cost += continuous_number(kmon.numbers, Number.ABILITY_COST)
        return cost if cost > 0 else 0
