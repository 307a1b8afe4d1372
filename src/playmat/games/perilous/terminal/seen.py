"""A view of Perilous Pursuit with types, and with the words its pictures need."""

from __future__ import annotations

from dataclasses import dataclass

from playmat.games.perilous.state.codes import ACTION_WORDS
from playmat.games.perilous.state.components import MAX_HEALTH, MAX_SHIELDS
from playmat.kernel.game import Plain
from playmat.terminal.words import Words

BLACK = 5
"""The place of the black die among the six."""


@dataclass(frozen=True)
class SeenAction:
    """One action of a board: its symbol, ready number, state, and the die in its space."""

    symbol: str
    need: int
    state: str
    die: str
    path: str


@dataclass(frozen=True)
class SeenItems:
    """Item Cards of one kind in a hand."""

    name: str
    path: str


@dataclass(frozen=True)
class SeenBoard:
    """A hero board."""

    seat: int
    name: str
    active: bool
    health: int
    most_health: int
    shields: int
    most_shields: int
    actions: tuple[SeenAction, ...]
    items: tuple[SeenItems, ...]
    cards: int
    ability: str
    path: str


@dataclass(frozen=True)
class SeenWorld:
    """The world in play. `faces` tells kind and number of what each action symbol does."""

    name: str
    level: int
    track: int
    marker: int
    blue: int
    black: int
    pool_blue: int
    pool_black: int
    faces: dict[str, tuple[str, int]]
    effect: str


@dataclass(frozen=True)
class Die:
    """One die on the table."""

    number: str
    face: str
    black: bool
    fresh: bool
    spent: bool
    path: str


@dataclass(frozen=True)
class SeenTable:
    """The whole table; `rolling` tells that the dice are a roll for the World."""

    turn: int
    active: int
    rolls: int
    limit: int
    saved: int
    to_save: int
    overrun: int
    world: SeenWorld
    boards: tuple[SeenBoard, ...]
    dice: tuple[Die, ...]
    rolling: bool
    cards: tuple[Die, ...]
    ahead: tuple[str, ...]

    def name(self, seat: int) -> str:
        """The name of the hero of a seat, for people."""
        return self.boards[seat].name


def read(view: Plain, words: Words) -> SeenTable:
    """The position of a view of a match that has begun."""
    thrown = any(face != "none" for face in view["roll"])
    return SeenTable(
        turn=view["turn"],
        active=view["active"],
        rolls=view["rolls"],
        limit=view["rolls"] + view["rolls_left"],
        saved=len(view["saved"]),
        to_save=view["to_save"],
        overrun=len(view["overrun"]),
        world=_world(view, words),
        boards=tuple(_board(view, seat, words) for seat in range(len(view["seats"]))),
        dice=_roll(view) if thrown else _dice(view),
        rolling=thrown,
        cards=tuple(
            Die(str(die["die"]), die["symbol"], False, False, die["spent"], f"card_dice.{place}")
            for place, die in enumerate(view["card_dice"])
        ),
        ahead=tuple(words.tr(f"perilous-world-{_key(world['id'])}") for world in view["stack"]),
    )


def face_word(face: str, words: Words) -> str:
    """The word for a face, for people: an action by its name."""
    said = words.tr(f"perilous-action-{face}" if face in ACTION_WORDS else f"perilous-face-{face}")
    return said[:1].upper() + said[1:]


def _key(word: str) -> str:
    return word.replace("_", "-").replace(" ", "-")


def _world(view: Plain, words: Words) -> SeenWorld:
    world, pool = view["world"], view["pool"]
    return SeenWorld(
        name=words.tr(f"perilous-world-{_key(world['id'])}"),
        level=world["level"],
        track=world["track"],
        marker=world["marker"],
        blue=world["blue"],
        black=world["black"],
        pool_blue=pool["blue"],
        pool_black=pool["black"],
        faces={face: _face(does) for face, does in world["faces"].items()},
        effect=" ".join(_effect(one, words) for one in world["effect"]),
    )


def _face(does: dict[str, int]) -> tuple[str, int]:
    return next(((kind, amount) for kind, amount in does.items() if amount), ("none", 0))


def _effect(one: Plain, words: Words) -> str:
    return words.tr(
        f"perilous-effect-{_key(one['op'])}",
        whole="yes" if one["all"] else "no",
        n=one["n"],
        action=words.tr(f"perilous-action-{one['action']}"),
    )


def _board(view: Plain, seat: int, words: Words) -> SeenBoard:
    board = view["seats"][seat]
    path = f"seats.{seat}"
    return SeenBoard(
        seat=seat,
        name=words.tr(f"perilous-hero-{board['hero']}"),
        active=seat == view["active"],
        health=board["health"],
        most_health=MAX_HEALTH,
        shields=board["shields"],
        most_shields=MAX_SHIELDS,
        actions=tuple(
            SeenAction(symbol, one["need"], one["state"], one["die"] or "", f"{path}.actions.{symbol}")
            for symbol, one in board["actions"].items()
        ),
        items=tuple(
            SeenItems(words.tr(f"perilous-item-{_key(item)}"), f"{path}.items")
            for item in board["items"] or []
        ),
        cards=board["cards"],
        ability=words.tr(
            "perilous-table-ability",
            name=words.tr(f"perilous-ability-{board['hero']}"),
            text=words.tr(f"perilous-ability-text-{_key(board['ability']['op'])}", n=board["ability"]["n"]),
        ),
        path=path,
    )


def _dice(view: Plain) -> tuple[Die, ...]:
    fresh, spent = set(view["fresh"]), set(view["spent"])
    return tuple(
        Die(str(place + 1), face, place == BLACK, place + 1 in fresh, place + 1 in spent, f"dice.{place}")
        for place, face in enumerate(view["dice"])
    )


def _roll(view: Plain) -> tuple[Die, ...]:
    return tuple(
        Die(str(place + 1), face, place == BLACK, True, False, f"roll.{place}")
        for place, face in enumerate(view["roll"])
    )
