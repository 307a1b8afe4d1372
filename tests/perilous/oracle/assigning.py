"""Chapters 6 and 7: every way to assign dice."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

from tests.perilous.oracle.things import ACTIONS, WORTH, Hero, Plain, Table

Placed = tuple[tuple[str, ...], tuple[tuple[str, str, str], ...]]
"""The states of the active hero's actions, and the dice in action spaces."""


@dataclass(frozen=True)
class Die:
    """A die that can still be assigned.

    Attributes:
        colour: `blue`, `black` or `card`.
        bound: the hero on whose board it has to go, if its twin lies there (PP-ITEM-14).
        twin: the number of the other die of its card, if that is free too; else 0.
    """

    number: int
    colour: str
    face: str
    bound: str = ""
    twin: int = 0

    def counts_as(self, action: str) -> bool:
        """Return whether it can be assigned as a symbol (PP-ASSIGN-14, PP-ASSIGN-16)."""
        return self.face in (action, "wild")

    def may_go_to(self, hero: str) -> bool:
        """Return whether it may go to a board (PP-ITEM-14)."""
        return self.bound in ("", hero)

    @property
    def kind(self) -> tuple[str, str, str, bool]:
        """The features that tell it from other dice (PP-SM-05)."""
        return self.colour, self.face, self.bound, self.twin > 0


@dataclass(frozen=True)
class Assignment:
    """One thing that can be done with dice."""

    verb: str
    hero: str
    action: str
    dice: tuple[Die, ...]

    @property
    def kind(self) -> tuple[str, str, str, tuple[tuple[str, str, str, bool], ...]]:
        """The features it shares with the choices that it may be merged with (PP-SM-05)."""
        return self.verb, self.hero, self.action, tuple(sorted(die.kind for die in self.dice))


def dice_of(page: Plain) -> list[Die]:
    """The dice of a position that are not assigned (PP-ASSIGN-01, PP-ITEM-11, PP-ITEM-17)."""
    found = []
    for number, face in enumerate(page["dice"], 1):
        if face in (*ACTIONS, "wild"):
            found.append(Die(number, "black" if number == 6 else "blue", face))
    number = 7
    bound = {die: hero for hero, dice in page.get("bound", {}).items() for die in dice}
    for card in page["cards"]:
        numbers = list(range(number, number + WORTH[card]))
        for one in numbers:
            twin = next((other for other in numbers if other != one and other not in page["spent"]), 0)
            found.append(Die(one, "card", card.split()[0], bound.get(one, ""), twin))
        number += WORTH[card]
    return [die for die in found if die.number not in page["spent"]]


def assignments(table: Table, dice: list[Die]) -> list[Assignment]:
    """Everything the active hero may do with these dice."""
    hero = table.hero(table.active)
    return [
        found
        for action in ACTIONS
        for found in (
            *readying(hero, action, dice),
            *setting(hero, action, dice),
            *activating(table, hero, action, dice),
        )
    ]


def readying(hero: Hero, action: str, dice: list[Die]) -> list[Assignment]:
    """As many dice as the ready number, together (PP-ASSIGN-02, PP-ASSIGN-03, PP-ASSIGN-15)."""
    if hero.actions[action] != "empty":
        return []
    fitting = [die for die in dice if die.counts_as(action) and die.may_go_to(hero.id)]
    groups = combinations(fitting, hero.ready_number(action))
    return [Assignment("ready", hero.id, action, group) for group in groups]


def setting(hero: Hero, action: str, dice: list[Die]) -> list[Assignment]:
    """One die for a Readied action (PP-ASSIGN-04, PP-ASSIGN-13)."""
    if hero.actions[action] != "ready":
        return []
    fitting = [die for die in dice if die.counts_as(action) and die.may_go_to(hero.id)]
    return [Assignment("set", hero.id, action, (die,)) for die in fitting]


def activating(table: Table, hero: Hero, action: str, dice: list[Die]) -> list[Assignment]:
    """One die for each free action space, the own or another's (PP-ASSIGN-06, 08, 10 to 12, 17)."""
    if hero.actions[action] != "set":
        return []
    return [
        Assignment("activate", other.id, action, (die,))
        for other in table.heroes
        if other.actions[action] == "set" and (other.id, action) not in table.spaces
        for die in dice
        if die.counts_as(action) and die.may_go_to(other.id)
    ]


def done(table: Table, dice: list[Die], assignment: Assignment) -> tuple[Table, list[Die]]:
    """The table afterwards, and the dice that are left (PP-ASSIGN-01, PP-ITEM-14)."""
    heroes = [replace(hero, actions=dict(hero.actions)) for hero in table.heroes]
    after = replace(table, heroes=heroes, spaces=dict(table.spaces))
    actions = after.hero(table.active).actions
    if assignment.verb == "ready":
        actions[assignment.action] = "ready"
    elif assignment.verb == "set":
        actions[assignment.action] = "set"
    else:
        after.spaces[assignment.hero, assignment.action] = assignment.dice[0].colour
    numbers = {die.number for die in assignment.dice}
    left = []
    for die in dice:
        if die.number in numbers:
            continue
        if die.twin in numbers:
            left.append(replace(die, bound=assignment.hero, twin=0))
        else:
            left.append(die)
    return after, left


def placed(table: Table) -> Placed:
    """The tokens and dice on the boards after assigning."""
    tokens = tuple(table.hero(table.active).actions[action] for action in ACTIONS)
    return tokens, tuple(sorted((*where, die) for where, die in table.spaces.items()))


def reachable(table: Table, dice: list[Die]) -> set[Placed]:
    """Everything that can be brought about, one die after the other (PP-ASSIGN-18, PP-ASSIGN-19)."""
    met = set()
    ahead = [(table, dice)]
    while ahead:
        now, left = ahead.pop()
        here = (placed(now), tuple(left))
        if here not in met:
            met.add(here)
            ahead += [done(now, left, one) for one in assignments(now, left)]
    return {where for where, _ in met}
