"""What the oracle looks at: cards as their files say, and the things they are on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Plain = dict[str, Any]


@dataclass
class Thing:
    """A card in play.

    Attributes:
        key: tells it from every other one.
        plain: what its file says.
        owner, controller: seats.
        area: `player`, `form`, `ally`, `fighter`, `world`, `disruptor` or `equipment`.
        side: on whose mat it lies.
        host: the key of what it lies on or is attached to.
        counters: how many counters are on it.
        captive: it has been captured.
    """

    key: int
    plain: Plain
    owner: int
    controller: int
    area: str
    side: int
    host: int = -1
    counters: int = 0
    captive: bool = False

    @property
    def type(self) -> str:
        """Its card type."""
        return str(self.plain["type"])

    @property
    def name(self) -> str:
        """Its whole name; Events have none (KH-NAME-08)."""
        return str(self.plain["name"]["en"])


@dataclass
class Played:
    """An Attack Card in a fight, with how many others of its name were played in the same act."""

    plain: Plain
    together: int


@dataclass
class Change:
    """A change that lasts: the stat of a card, or its silence (`stat` is then empty)."""

    key: int
    stat: str
    amount: int


@dataclass
class Player:
    """A player: HP, hand, and the Attack Cards he has played in the running fight."""

    hp: int
    hand: list[Plain] = field(default_factory=list)
    attacks: list[Played] = field(default_factory=list)


def printed_kinds(plain: Plain) -> set[str]:
    """The words that fit a card by its type and group (KH-CARD-02, KH-DARK-13)."""
    group = plain.get("group", "")
    found = {plain["type"]}
    if plain["type"] in ("player", "form"):
        found |= {"player", {"light": "light", "dark": "player_dark", "xiii": "xiii"}[group]}
    elif plain["type"] == "dark":
        found |= {group, "dark"}
    elif group == "attack":
        found.add("magic_attack")
    return found


def play_level(plain: Plain) -> int:
    """What a card's own text adds to the level it is played at."""
    return sum(int(text["amount"]) for text in plain["text"] if text["op"] == "play_level")
