"""The component data as native tables, read once from `data/*.toml` (PP-COMP-01 to PP-COMP-13).

The engine refers to heroes, worlds and Item Cards by number: the place in the data files. World
`2 * card + side` is a side of a World Card. The names of things stand in the catalogues.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.perilous.state.codes import (
    ABILITY_OP_WORDS,
    ACTION_WORDS,
    ITEM_OP_WORDS,
    WORLD_OP_WORDS,
    ItemOp,
    one,
)
from playmat.kernel.choice import bit
from playmat.kernel.documents.toml import read_toml

FILES: Final = ("rules.toml", "heroes.toml", "worlds.toml", "items.toml")

WHOLE_TEAM: Final = 1
"""The scope of an operation that concerns every hero (PP-WORLD-13)."""


def read(name: str) -> bytes:
    """A data file as it lies beside this module."""
    return files("playmat.games.perilous").joinpath("data", name).read_bytes()


def load(name: str) -> dict[str, Any]:
    """A data file, parsed."""
    return read_toml(read(name))


def data_texts() -> list[tuple[str, str]]:
    """Name and text of each data file."""
    return [(f"perilous/data/{name}", read(name).decode()) for name in FILES]


def numbers(values: list[int]) -> vec[i64]:
    """A packed table."""
    table: vec[i64] = vec[i64]()
    for value in values:
        table = append(table, value)
    return table


@final
class World:
    """One side of a World Card (PP-COMP-09).

    Attributes:
        level, blue, black, track: level, number of blue dice, of black dice, track length.
        start_few, start_many: the start spaces for 2 or 3 and for 4 or 5 heroes.
        spawn, attack: by face, how much a die that shows it spawns or attacks.
        ops: how many operations the World Effect has; the four tables below list them in order.
        kinds, actions, amounts, scopes: kind, action, number and scope of each operation.
    """

    __slots__ = (
        "actions",
        "amounts",
        "attack",
        "black",
        "blue",
        "kinds",
        "level",
        "ops",
        "scopes",
        "spawn",
        "start_few",
        "start_many",
        "track",
    )

    def __init__(self, side: dict[str, Any]) -> None:
        effect: list[dict[str, Any]] = side["heartless"]["ops"]
        self.level: i64 = int(side["level"])
        self.blue: i64 = int(side["blue_dice"])
        self.black: i64 = int(side["black_dice"])
        self.track: i64 = int(side["track_length"])
        self.start_few: i64 = int(side["start_2_3"])
        self.start_many: i64 = int(side["start_4_5"])
        self.spawn: vec[i64] = numbers(face_amounts(side["faces"], "spawn"))
        self.attack: vec[i64] = numbers(face_amounts(side["faces"], "attack"))
        self.ops: i64 = len(effect)
        self.kinds: vec[i64] = numbers([WORLD_OP_WORDS.index(op["op"]) for op in effect])
        self.actions: vec[i64] = numbers([ACTION_WORDS.index(op.get("action", "attack")) for op in effect])
        self.amounts: vec[i64] = numbers([int(op.get("n", 0)) for op in effect])
        self.scopes: vec[i64] = numbers([int(op.get("scope") == "all") for op in effect])


def face_amounts(faces: dict[str, Any], kind: str) -> list[int]:
    """By face, how much a die does; faces that are no action symbol do nothing (PP-WORLD-06, PP-WORLD-07)."""
    amounts = [0] * 16
    for number, word in enumerate(ACTION_WORDS):
        if faces[word]["kind"] == kind:
            amounts[number] = int(faces[word]["n"])
    return amounts


def shortest(ready: dict[str, Any]) -> int:
    """The three actions with the lowest ready numbers, as a bit set (PP-OVER-07)."""
    mask = 0
    for number, word in enumerate(ACTION_WORDS):
        if int(ready[word]["value"]) <= 3:
            mask |= 1 << number
    return mask


_RULES: Final[dict[str, Any]] = load("rules.toml")
_HEROES: Final[list[dict[str, Any]]] = load("heroes.toml")["heroes"]
_CARDS: Final[list[dict[str, Any]]] = load("worlds.toml")["cards"]
_ITEMS: Final[list[dict[str, Any]]] = load("items.toml")["items"]


def constant(name: str) -> int:
    """A constant of the rules."""
    return int(_RULES["constants"][name]["value"])


ROLLS: Final[i64] = constant("rolls_per_turn")
START_HEALTH: Final[i64] = constant("start_health")
MAX_HEALTH: Final[i64] = constant("max_health")
START_SHIELDS: Final[i64] = constant("start_shields")
MAX_SHIELDS: Final[i64] = constant("max_shields")
HAND_LIMIT: Final[i64] = constant("hand_limit")
OVERRUN_LIMIT: Final[i64] = constant("worlds_overrun_to_lose")

# ---- heroes -------------------------------------------------------------------------------------

HERO_IDS: Final[tuple[str, ...]] = tuple([str(hero["id"]) for hero in _HEROES])

NEED: Final[vec[i64]] = numbers(
    [int(hero["ready"][word]["value"]) for hero in _HEROES for word in ACTION_WORDS]
)
"""Ready number (PP-TERM-03) of action `s` of hero `h` at `5 * h + s`."""

ABILITY_OP: Final[vec[i64]] = numbers([ABILITY_OP_WORDS.index(hero["ability"]["op"]) for hero in _HEROES])
ABILITY_N: Final[vec[i64]] = numbers([int(hero["ability"]["n"]) for hero in _HEROES])
SHORTEST: Final[vec[i64]] = numbers([shortest(hero["ready"]) for hero in _HEROES])
BOARD_ORDER: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([ACTION_WORDS.index(word) for word in hero["board_order"]["value"]]) for hero in _HEROES]
)
"""The actions of each board from the shortest row to the longest."""

# ---- worlds -------------------------------------------------------------------------------------

CARD_IDS: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in _CARDS])
WORLD_IDS: Final[tuple[str, ...]] = tuple([str(side["id"]) for card in _CARDS for side in card["sides"]])
WORLDS: Final[vec[World]] = vec[World]([World(side) for card in _CARDS for side in card["sides"]])
CARD_LEVEL: Final[vec[i64]] = numbers([int(card["level"]) for card in _CARDS])
ALL_CARDS: Final[i64] = (1 << len(_CARDS)) - 1


def cards_of_level(level: i64) -> i64:
    """The World Cards of a level as a bit set."""
    mask: i64 = 0
    for card in range(i64(len(CARD_IDS))):
        if CARD_LEVEL[card] == level:
            mask |= bit(card)
    return mask


LEVEL_1: Final[i64] = cards_of_level(1)
LEVEL_2: Final[i64] = cards_of_level(2)
LEVEL_3: Final[i64] = cards_of_level(3)


def level_mask(level: i64) -> i64:
    """The World Cards of a level as a bit set, without counting."""
    if level == 1:
        return LEVEL_1
    if level == 2:
        return LEVEL_2
    return LEVEL_3


DIFFICULTIES: Final[tuple[str, ...]] = tuple([str(mix["id"]) for mix in _RULES["difficulties"]])
LEVEL_COUNTS: Final[vec[i64]] = numbers(
    [int(mix["levels"][level]) for mix in _RULES["difficulties"] for level in ("1", "2", "3")]
)
"""The numbers of cards of level `k` that difficulty `d` draws, at `3 * d + k - 1` (PP-SETUP-08 to
PP-SETUP-10)."""

WORLDS_TO_WIN: Final[vec[i64]] = numbers([int(mix["worlds_to_win"]) for mix in _RULES["difficulties"]])

# ---- Item Cards ---------------------------------------------------------------------------------

ITEM_IDS: Final[tuple[str, ...]] = tuple([str(item["id"]) for item in _ITEMS])
ITEMS: Final[i64] = len(_ITEMS)
ITEM_OP: Final[vec[i64]] = numbers([ITEM_OP_WORDS.index(item.get("op", "dice")) for item in _ITEMS])
ITEM_SYMBOL: Final[vec[i64]] = numbers([ACTION_WORDS.index(item.get("symbol", "attack")) for item in _ITEMS])
ITEM_WORTH: Final[vec[i64]] = numbers([int(item.get("worth", 0)) for item in _ITEMS])
ITEM_COUNT: Final[vec[i64]] = numbers([int(item["count"]) for item in _ITEMS])


def held_of(op: i64) -> i64:
    """Mask of the places of a packed hand that count cards of one sort."""
    mask: i64 = 0
    for item in range(ITEMS):
        if ITEM_OP[item] == op:
            mask |= 7 * one(item)
    return mask


def item_of(op: i64) -> i64:
    """The first kind of card of a sort."""
    for item in range(ITEMS):
        if ITEM_OP[item] == op:
            return item
    return -1


DICE_CARDS: Final[i64] = held_of(ItemOp.DICE)
REROLL_CARDS: Final[i64] = held_of(ItemOp.REROLL)
FEWER_CARDS: Final[i64] = held_of(ItemOp.FEWER)
IGNORE_CARDS: Final[i64] = held_of(ItemOp.IGNORE)
REROLL: Final[i64] = item_of(ItemOp.REROLL)
FEWER: Final[i64] = item_of(ItemOp.FEWER)
IGNORE: Final[i64] = item_of(ItemOp.IGNORE)
FEWER_N: Final[i64] = int(_ITEMS[int(FEWER)]["n"])


def all_items() -> i64:
    """All cards of the game as a packed hand."""
    cards: i64 = 0
    for item in range(ITEMS):
        cards += ITEM_COUNT[item] * one(item)
    return cards


ALL_ITEMS: Final[i64] = all_items()
"""Three bits a kind hold at most seven copies; the data has four at most."""


def sorted_deck() -> vec[i64]:
    """The kinds of all Item Cards, kind by kind."""
    return numbers([item for item in range(len(_ITEMS)) for _card in range(int(ITEM_COUNT[item]))])


ITEM_DECK: Final[vec[i64]] = sorted_deck()
