"""A view of the Kingdom Hearts TCG with types, and with the words its pictures need."""

from __future__ import annotations

from dataclasses import dataclass

from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Plain
from playmat.terminal.tables.seen_position import Printed, Sight
from playmat.terminal.words import Words

PHASES = {
    "turn-start": "draw",
    "draw-phase": "draw",
    "action": "action",
    "action-end": "action",
    "challenge": "challenge",
    "discard-phase": "discard",
    "form-drop": "discard",
    "hand": "discard",
    "discard-end": "discard",
    "turn-end": "discard",
    "over": "over",
}
"""The phase that people see for each step of the turn; before the first turn it is the set-up."""

GOAL = 13
"""The World total that wins."""

ZONES = ("player", "forms", "friends", "fighters", "worlds", "disruptors", "captives", "waiting")
"""The parts of a side that hold cards in play."""


@dataclass(frozen=True)
class SeenCard:
    """A card that is not in play, with its printed values; `type` is a word of the card files."""

    code: str
    name: str
    type: str
    text: str
    path: str
    level: int | None
    support: int | None
    magic: int | None
    pow: int | None
    dark_level: int | None


@dataclass(frozen=True)
class SeenPiece:
    """A card in play with its values as they are now; `None` for what its kind does not have."""

    code: str
    name: str
    text: str
    path: str
    counts: bool
    foreign: bool
    level: int | None
    support: int | None
    magic: int | None
    pow: int | None
    damage: int
    dark_level: int | None
    counters: int
    equipment: tuple[SeenPiece, ...]


@dataclass(frozen=True)
class SeenSide:
    """The things before a player. `hp` is never below 0: the exact number is for the record (KH-WIN-06).

    `this_turn` has what cards count of the turn, as far as it has happened (KH-GEN-26).
    """

    seat: int
    name: str
    own: bool
    turn: bool
    hp: int
    worlds_total: int
    attack: int
    magic: int
    level: int
    zones: dict[str, tuple[SeenPiece, ...]]
    used: tuple[SeenCard, ...]
    hand_count: int
    hand: tuple[SeenCard, ...]
    deck_count: int
    deck_known: tuple[SeenCard, ...]
    discard: tuple[SeenCard, ...]
    this_turn: dict[str, int]

    @property
    def pieces(self) -> tuple[SeenPiece, ...]:
        """All cards in play, each before what it bears."""
        found: list[SeenPiece] = []
        for zone in self.zones.values():
            for one in zone:
                found += [one, *one.equipment]
        return tuple(found)

    @property
    def face(self) -> SeenPiece | None:
        """The topmost form, or the Player Card."""
        out = (*self.zones["player"], *self.zones["forms"])
        return out[-1] if out else None


@dataclass(frozen=True)
class Total:
    """A total with its parts, in the order of `PARTS`."""

    name: str
    total: int
    parts: tuple[int, ...]


PARTS = ("player", "allies", "equipment", "attacks", "texts")


@dataclass(frozen=True)
class SeenTable:
    """The whole table; the viewer's own side comes last, and the first seat's where there is none."""

    turn: int
    turn_player: int | None
    phase: str
    further_moves: int
    further_battles: int
    sides: tuple[SeenSide, ...]
    fight: str
    totals: tuple[Total, ...]

    def side(self, seat: int) -> SeenSide:
        """The side of a seat."""
        return next(side for side in self.sides if side.seat == seat)


def read(sight: Sight) -> SeenTable:
    """The position of a view."""
    view = sight.view
    below = sight.viewer if sight.viewer != SPECTATOR else 0
    fight = view["fight"]
    totals = [
        Total(sight.names[seat], total["total"], tuple(total[part] for part in PARTS))
        for seat, total in enumerate(fight["totals"] if fight else [])
        if total is not None
    ]
    return SeenTable(
        view["turn"],
        view["turn_player"],
        PHASES.get(view["phase"], "setup") if view["turn"] or view["phase"] == "over" else "setup",
        view["further_moves"],
        view["further_battles"],
        tuple(_side(sight, seat) for seat in (1 - below, below)),
        fight["kind"] if fight else "",
        tuple(totals),
    )


def type_word(card: SeenCard, words: Words) -> str:
    """The word for the type of a card, for people."""
    return words.tr(f"khtcg-kinds-{card.type.replace('_', '-')}")


def card_of(code: str, path: str, printed: Printed) -> SeenCard:
    """A card by its code."""
    plain = printed.card(code)
    values = [plain.get(field) for field in ("level", "support", "magic", "pow", "dark_level")]
    numbers = [value if isinstance(value, int) else None for value in values]
    return SeenCard(code, printed.name(code), str(plain["type"]), printed.text(code), path, *numbers)


def _side(sight: Sight, seat: int) -> SeenSide:
    side, path, printed = sight.view["seats"][seat], f"seats.{seat}", sight.printed

    def cards(pile: str) -> tuple[SeenCard, ...]:
        found = []
        for place, one in enumerate(side[pile]):
            code = one["code"] if isinstance(one, dict) else one
            found.append(card_of(code, f"{path}.{pile}.{place}", printed))
        return tuple(found)

    zones: dict[str, tuple[SeenPiece, ...]] = {}
    for zone in ZONES:
        inside = side[zone]
        if zone == "player":
            zones[zone] = (_piece(inside, f"{path}.player", seat, printed),) if inside else ()
        else:
            zones[zone] = tuple(
                _piece(one, f"{path}.{zone}.{place}", seat, printed) for place, one in enumerate(inside)
            )
    worlds = zones.pop("worlds")
    zones["world"], zones["covered"] = worlds[-1:], worlds[-2::-1]
    return SeenSide(
        seat=seat,
        name=sight.names[seat],
        own=seat == sight.viewer,
        turn=seat == sight.view["turn_player"],
        hp=max(0, side["hp"]),
        worlds_total=side["world_total"],
        attack=side["attack"],
        magic=side["magic"],
        level=side["level"],
        zones=zones,
        used=cards("used"),
        hand_count=side["hand_count"],
        hand=cards("hand"),
        deck_count=side["deck_count"],
        deck_known=cards("deck_known"),
        discard=cards("discard"),
        this_turn={word: n for word, n in side.get("this_turn", {}).items() if n > 0},
    )


def _piece(piece: Plain, path: str, seat: int, printed: Printed) -> SeenPiece:
    code = piece["code"]
    return SeenPiece(
        code=code,
        name=printed.name(code),
        text=printed.text(code),
        path=path,
        counts=piece["counts"],
        foreign=piece["owner"] != seat,
        level=piece.get("level"),
        support=piece.get("support"),
        magic=piece.get("magic"),
        pow=piece.get("pow"),
        damage=piece.get("damage", 0),
        dark_level=piece.get("dark_level"),
        counters=piece.get("counters", 0),
        equipment=tuple(
            _piece(one, f"{path}.equipment.{place}", seat, printed)
            for place, one in enumerate(piece.get("equipment", ()))
        ),
    )
