"""The things the oracle looks at: cards as their files say, and the things they are on the table."""

from __future__ import annotations

import re
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
    """A player: HP, hand, and the Attack Cards they have played in the running fight."""

    hp: int
    hand: list[Plain] = field(default_factory=list)
    attacks: list[Played] = field(default_factory=list)


def kinds_of(plain: Plain, dark_covers_nobody: bool = True) -> set[str]:
    """The words that fit a card by type and group, and by its text (KH-CARD-02, KH-DARK-13, KH-HOOK-03)."""
    group = plain.get("group", "")
    found = {plain["type"]}
    if plain["type"] in ("player", "form"):
        found |= {"player", {"light": "light", "dark": "player_dark", "xiii": "xiii"}[group]}
    elif plain["type"] == "dark":
        found |= {group, "dark"}
        if group == "nobody" and not dark_covers_nobody:
            found.remove("dark")
    elif group == "attack":
        found.add("magic_attack")
    return found.union(*[text.get("kinds", ()) for text in plain["text"] if text["op"] == "also"])


def names_of(plain: Plain) -> list[str]:
    """All names of a card, without regard to case (KH-NAME-04, KH-NAME-09)."""
    further = [text.get("name", "") for text in plain["text"] if text["op"] == "also"]
    return [name.casefold() for name in (plain["name"]["en"], *further) if name]


def contains(name: str, part: str, whole_words: bool) -> bool:
    """Return whether a name contains another (KH-NAME-02): as characters, or as whole words (KH-OPT-06)."""
    if not whole_words:
        return part in name
    words, wanted = (re.findall(r"\w+", text) for text in (name, part))
    return any(words[start : start + len(wanted)] == wanted for start in range(len(words)))


def play_level(plain: Plain) -> int:
    """The number a card's own text adds to the level it is played at."""
    return sum(int(text["amount"]) for text in plain["text"] if text["op"] == "play_level")
