"""A view of K-Mon Trading Cards with types, and with the words its pictures need."""

from __future__ import annotations

from dataclasses import dataclass

from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Plain
from playmat.terminal.tables.seen_position import Printed, Sight
from playmat.terminal.words import Words

PHASES = {
    "item": "item",
    "persistent": "persistent",
    "substitution": "substitution",
    "action": "action",
    "draw-step": "end",
    "expiry": "end",
    "hand": "end",
    "over": "over",
}
"""The phase that people see; Phase V has three steps (KM-END-01)."""


@dataclass(frozen=True)
class SeenCard:
    """A card with what stands on it; `type` and `element` are the words of the card files."""

    code: str
    name: str
    type: str
    element: str
    cost: int
    text: str
    path: str


@dataclass(frozen=True)
class SeenEffect:
    """A persistent effect; `left` is for how many of its player's turns it still lasts."""

    code: str
    name: str
    debuff: bool
    left: int


@dataclass(frozen=True)
class Fighter:
    """A K-Mon of a team. `elements` are words of the card files."""

    code: str
    name: str
    hp: int
    damage: int
    elements: tuple[str, str]
    trait: str
    trait_text: str
    active: bool
    defending: bool
    exhausted: bool
    effects: tuple[SeenEffect, ...]
    path: str

    @property
    def left(self) -> int:
        """The damage that it can still take."""
        return max(0, self.hp - self.damage)


@dataclass(frozen=True)
class SeenSide:
    """The things before a player. `hand` is what the viewer knows of the hand of `hand_count` cards."""

    seat: int
    name: str
    own: bool
    turn: bool
    charges: int
    hand_count: int
    hand: tuple[SeenCard, ...]
    deck_count: int
    deck_top: tuple[SeenCard, ...]
    discard: tuple[SeenCard, ...]
    team: tuple[Fighter, ...]


@dataclass(frozen=True)
class SeenLink:
    """An action or reaction of the stack: whose it is, what it is in words, its cards, what became of it."""

    seat: int
    who: str
    action: str
    cards: tuple[SeenCard, ...]
    target: str
    fate: str
    reduced: int


@dataclass(frozen=True)
class SeenTable:
    """The whole table; the viewer's own side comes last, and the first seat's where there is none."""

    turn: int
    turn_player: int | None
    phase: str
    sides: tuple[SeenSide, ...]
    stack: tuple[SeenLink, ...]

    def side(self, seat: int) -> SeenSide:
        """The side of a seat."""
        return next(side for side in self.sides if side.seat == seat)


def read(sight: Sight) -> SeenTable:
    """The position of a view."""
    view, printed = sight.view, sight.printed
    below = sight.viewer if sight.viewer != SPECTATOR else 0
    sides = tuple(_side(sight, seat, printed) for seat in (1 - below, below))
    phase = PHASES.get(view["phase"], "setup")
    stack = tuple(_link(sight, link, printed) for link in view["chain"])
    return SeenTable(view["turn"], view["turn_player"], phase, sides, stack)


def card_of(code: str, path: str, printed: Printed) -> SeenCard:
    """A card by its code."""
    card = printed.card(code)
    cost = card.get("cost", 0)
    return SeenCard(
        code=code,
        name=printed.name(code),
        type=str(card["type"]),
        element=str(card.get("element", "generic")),
        cost=cost if isinstance(cost, int) else 0,
        text=printed.text(code),
        path=path,
    )


def element_word(element: str, words: Words) -> str:
    """The word for an element, for people."""
    return words.tr(f"kmon-element-{element}")


def link_word(kind: str, words: Words) -> str:
    """The word for a kind of action, for people."""
    return words.tr(f"kmon-link-{kind}")


def _side(sight: Sight, seat: int, printed: Printed) -> SeenSide:
    side, path = sight.view["seats"][seat], f"seats.{seat}"

    def cards(pile: str) -> tuple[SeenCard, ...]:
        return tuple(
            card_of(code, f"{path}.{pile}.{place}", printed) for place, code in enumerate(side[pile])
        )

    return SeenSide(
        seat=seat,
        name=sight.names[seat],
        own=seat == sight.viewer,
        turn=seat == sight.view["turn_player"],
        charges=side["charges"],
        hand_count=side["hand_count"],
        hand=cards("hand"),
        deck_count=side["deck_count"],
        deck_top=cards("deck_top"),
        discard=cards("discard"),
        team=tuple(_fighter(sight, seat, place, printed) for place in range(len(side["team"]))),
    )


def _fighter(sight: Sight, seat: int, place: int, printed: Printed) -> Fighter:
    side = sight.view["seats"][seat]
    kmon: Plain = side["team"][place]
    active = side["active"] == place
    return Fighter(
        code=kmon["code"],
        name=printed.name(kmon["code"]),
        hp=kmon["hp"],
        damage=kmon["damage"],
        elements=(kmon["primary"], kmon["secondary"]),
        trait=sight.words.tr(f"kmon-trait-{kmon['trait']}", value=kmon["trait_value"]),
        trait_text=printed.text(kmon["code"]),
        active=active,
        defending=active and side["defending"],
        exhausted=kmon["exhausted"],
        effects=tuple(
            SeenEffect(
                one["card"],
                printed.name(one["card"]),
                one["kind"] == "debuff",
                max(0, one["duration"] - one["counters"]),
            )
            for one in kmon["effects"]
        ),
        path=f"seats.{seat}.team.{place}",
    )


def _link(sight: Sight, link: Plain, printed: Printed) -> SeenLink:
    seat = link["seat"]
    team = sight.view["seats"][seat]["team"]
    return SeenLink(
        seat=seat,
        who=sight.names[seat],
        action=link_word(link["action"], sight.words),
        cards=tuple(card_of(code, "", printed) for code in link["cards"]),
        target=printed.name(team[link["target"]]["code"]) if link["target"] is not None else "",
        fate=link["fate"],
        reduced=link["reduced"],
    )
