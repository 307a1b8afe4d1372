"""The things on the table, as plain data."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from tests.perilous.box import BOARDS, ITEMS, SIDES

Plain = dict[str, Any]
Done = TypeVar("Done")

ACTIONS = ("attack", "protect", "distract", "collect", "ability")
WORTH = {item["id"]: item["worth"] for item in ITEMS if item["kind"] == "dice"}
"""The number of dice each dice card is worth (PP-COMP-11)."""
CHANCE = ""
"""The hero of a question that chance answers."""


@dataclass(frozen=True)
class Question:
    """A question: a hero, and the answers."""

    hero: str
    words: tuple[str, ...]


Course = Generator[Question, str, Done]


@dataclass
class Hero:
    """A hero and their board (PP-TERM-05)."""

    id: str
    health: int
    shields: int
    items: list[str]
    actions: dict[str, str]

    def ready_number(self, action: str) -> int:
        """The number of dice the Ready space of an action asks for (PP-TERM-03)."""
        return int(BOARDS[self.id]["ready"][action]["value"])


@dataclass
class Table:
    """Everything on the table, as a position document says it.

    Attributes:
        heroes: in seat order.
        spaces: the dice in action spaces, by hero and action.
        target: how many worlds the team must save (PP-SETUP-18).
        beyond: the marker was moved beyond World Lost.
        lost: the world was overrun in this World Roll.
        cause: why the game has ended; `concerned`: the hero without Health.
    """

    heroes: list[Hero]
    active: str
    world: Plain
    marker: int
    saved: list[str]
    overrun: list[str]
    stack: list[str]
    reserve: list[str]
    discard: list[str]
    spaces: dict[tuple[str, str], str]
    fewer: int
    options: Plain
    target: int = 6
    beyond: bool = False
    lost: bool = False
    cause: str = ""
    concerned: str = ""

    def around(self) -> list[Hero]:
        """All heroes in seat order from the active one."""
        place = [hero.id for hero in self.heroes].index(self.active)
        return self.heroes[place:] + self.heroes[:place]

    def hero(self, name: str) -> Hero:
        """A hero by name."""
        return next(hero for hero in self.heroes if hero.id == name)


def table_of(page: Plain, order: tuple[str, ...], options: Plain) -> Table:
    """The table of a position document."""
    heroes = [
        Hero(
            name,
            one["health"],
            one["shields"],
            list(one["items"]),
            {action: one[action] for action in ACTIONS},
        )
        for name, one in ((name, page["heroes"][name]) for name in order)
    ]
    spaces = {
        (name, action): die for name, dice in page.get("spaces", {}).items() for action, die in dice.items()
    }
    return Table(
        heroes,
        page["active"],
        SIDES[page["world"]],
        page["marker"],
        list(page["saved"]),
        list(page["overrun"]),
        list(page["stack"]),
        list(page["reserve"]),
        list(page["discard"]),
        spaces,
        page["fewer"],
        options,
    )
