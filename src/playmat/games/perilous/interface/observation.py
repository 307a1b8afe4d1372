"""A match as a row of numbers: for programs that learn.

Heroes, worlds and Item Cards are their numbers in the data files + 1; 0 stands for none. Heroes are told
clockwise from the seat that looks, which is hero 0 of its own observation. What is printed on boards and
cards is not repeated: `tables` has it. The actions are those of `actions`.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from playmat.games.perilous.interface.actions import (
    HEROES,
    Action,
    action_words,
    clockwise,
    group_word,
    groups,
    path_of,
)
from playmat.games.perilous.rules.world_roll import pool
from playmat.games.perilous.state.codes import (
    ACTION_WORDS,
    ACTIONS,
    BLACK_BIT,
    BLUE_DICE,
    DICE,
    FIRST_CARD_DIE,
    Face,
    Step,
    copies,
    face_at,
)
from playmat.games.perilous.state.components import (
    ABILITY_N,
    ABILITY_OP,
    CARD_IDS,
    HERO_IDS,
    ITEM_COUNT,
    ITEM_IDS,
    ITEM_OP,
    ITEM_SYMBOL,
    ITEM_WORTH,
    ITEMS,
    NEED,
    WORLD_IDS,
    WORLDS,
)
from playmat.games.perilous.state.mutations import Cell, PerilousState
from playmat.kernel.choice import Choice, bits_in
from playmat.kernel.observation.observer import LARGEST, Facts, Field, Naming, Observer, capped, clear_rows
from playmat.kernel.state import State, Status, arg_of, seat_of, step_of

VERSION: Final = 0

MOST_CARD_DICE: Final = 20
"""Fifteen cards in five full hands, five of them x2 (PP-ITEM-07): no turn has more dice of cards."""

MOST_WORLDS: Final = 8
"""No pile of worlds is higher."""

MOST_OPS: Final = 2
"""No World Effect has more operations."""

TABLE: Final = 27
HERO: Final = 7
BOARD: Final = 3
DIE: Final = 4
CARD_DIE: Final = 3
"""Columns of the tables."""


def fields() -> list[Field]:
    """The fields of an observation."""
    heroes, worlds, items = len(HERO_IDS), len(WORLD_IDS), len(ITEM_IDS)
    return [
        Field(
            "table",
            (TABLE,),
            0,
            LARGEST,
            "turn; running step, and the step it began in (0: over); hero whose turn it is + 1; hero who is "
            "asked first + 1; world + 1; marker; worlds to save; rolls used and left; blue and black dice of "
            "the World; cards in the deck; how the match ended; hero who fell + 1; how many heroes; points "
            "of damage to be taken; operation of the World Effect under way + 1, and how many heroes had it "
            "already; marker is beyond World Lost; hero whom the step concerns + 1; then the options: "
            "hands hidden, reroll any, replacement of the same level, overrun when passed, damage asked, "
            "world side",
        ),
        Field(
            "heroes",
            (HEROES, HERO),
            0,
            LARGEST,
            "hero + 1, Health, Shields, Item Cards, these are known, has passed, has still to draw",
        ),
        Field(
            "boards",
            (HEROES, int(ACTIONS), BOARD),
            0,
            3,
            "of each action: Ready 1 or Set 2; die in its space: blue 1, black 2, of a card 3; still due",
        ),
        Field("hands", (HEROES, items), 0, 7, "how many of each Item Card, where they are known"),
        Field(
            "dice",
            (int(DICE), DIE),
            0,
            Face.LOST + 1,
            "face + 1, thrown in the latest roll, assigned, face + 1 in a World or removal roll",
        ),
        Field(
            "card_dice",
            (MOST_CARD_DICE, CARD_DIE),
            0,
            max(items, heroes),
            "dice that cards have added this turn: card, assigned, hero whose board alone takes it + 1",
        ),
        Field("ahead", (MOST_WORLDS,), 0, worlds, "worlds ahead, the next one first"),
        Field("saved", (MOST_WORLDS,), 0, worlds, "worlds saved, the latest first"),
        Field("overrun", (MOST_WORLDS,), 0, worlds, "worlds overrun, the latest first"),
        Field("reserve", (len(CARD_IDS),), 0, 1, "World Cards apart"),
        Field("discard", (items,), 0, 7, "how many of each Item Card are discarded"),
    ]


@final
class PerilousObserver(Observer):
    """Writes observations of Perilous Pursuit."""

    def __init__(self) -> None:
        super().__init__("Perilous", VERSION, Step.LAST + 1, action_words(), fields())

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what a seat may know of a match (PP-INFO-01, PP-INFO-02)."""
        match = cast(PerilousState, state)
        write_table(match, seat, out, at)
        at += TABLE
        hands = at + HEROES * (HERO + ACTIONS * BOARD)
        write_heroes(match, seat, out, at, at + HEROES * HERO, hands)
        at = hands + HEROES * ITEMS
        write_dice(match, out, at)
        at += DICE * DIE
        write_card_dice(match, seat, out, at)
        at += MOST_CARD_DICE * CARD_DIE
        write_worlds(match.ahead, out, at)
        write_worlds(match.saved, out, at + MOST_WORLDS)
        write_worlds(match.overrun, out, at + 2 * MOST_WORLDS)
        at += 3 * MOST_WORLDS
        place: i64 = 0
        while place < i64(len(CARD_IDS)):
            out[at + place] = i16((match.reserve >> place) & 1)
            place += 1
        write_cards(match.discard, out, at + place)

    def tables(self) -> list[Facts]:
        """The heroes, the worlds, the Item Cards, and the groups of dice that actions name."""
        return [hero_table(), world_table(), item_table(), group_table()]

    def namings(self) -> list[Naming]:
        """Heroes, dice, the actions of the boards, Item Cards and groups of dice."""
        own = [("boards", 0)]
        actions = int(ACTIONS)
        return [
            Naming("hero", Action.HERO, HEROES, "", [("heroes", 0)]),
            Naming("die", Action.DIE, int(DICE), "", [("dice", 0)]),
            Naming("shields", Action.SHIELDS, Action.READY - Action.SHIELDS),
            Naming("ready", Action.READY, actions, "", own),
            Naming("set", Action.SET, actions, "", own),
            Naming("activate", Action.ACTIVATE, HEROES * actions, "", own),
            Naming("take", Action.TAKE, actions, "", own),
            Naming("decline", Action.DECLINE, actions, "", own),
            Naming("item", Action.ITEM, int(ITEMS), "items"),
            Naming("dice", Action.GROUP, int(self.size) - Action.GROUP, "dice groups"),
        ]

    def path(self, state: State, choice: Choice, item: i64) -> i64:
        """The actions that stand for an item: what is done, and the dice."""
        return path_of(cast(PerilousState, state), choice, item)


def named(state: PerilousState, seat: i64, hero: i64) -> i16:
    """A hero as an observation names them: how far from the seat that looks, + 1; 0 for nobody."""
    if hero < 0:
        return 0
    return i16(clockwise(state, seat, hero) + 1)


def write_table(state: PerilousState, seat: i64, out: vec[i16], at: i64) -> None:
    """The turn, the world in play, how far the running rule is, and the options."""
    place: i64 = 0
    while place < TABLE:
        out[at + place] = 0
        place += 1
    out[at] = capped(state.turn)
    out[at + 7] = i16(state.to_save)
    out[at + 8] = capped(state.rolls)
    out[at + 9] = capped(state.limit - state.rolls)
    if state.turn > 0:
        out[at + 3] = named(state, seat, state.active)
        out[at + 5] = i16(state.world + 1)
        out[at + 6] = capped(state.marker)
        dice = pool(state)
        out[at + 10] = i16(bits_in(dice & BLUE_DICE))
        out[at + 11] = i16(dice & BLACK_BIT != 0)
    if state.status == Status.ASKING:
        out[at + 4] = named(state, seat, state.first)
    out[at + 12] = capped(i64(len(state.deck)))
    out[at + 13] = i16(state.cause)
    out[at + 14] = named(state, seat, state.fallen)
    out[at + 15] = i16(state.seats)
    write_frames(state, seat, out, at)
    out[at + 19] = i16(state.beyond)
    out[at + 21] = i16(state.hidden)
    out[at + 22] = i16(state.any_reroll)
    out[at + 23] = i16(state.same_level)
    out[at + 24] = i16(state.pass_lost)
    out[at + 25] = i16(state.ask_damage)
    out[at + 26] = i16(state.world_side)


def write_frames(state: PerilousState, seat: i64, out: vec[i16], at: i64) -> None:
    """Write what the rules in progress know besides: all of it was public when they began."""
    depth: i64 = i64(len(state.stack))
    if depth == 0:
        return
    top = state.stack[depth - 1]
    out[at + 1] = i16(step_of(top))
    out[at + 2] = i16(step_of(state.stack[0]))
    if step_of(top) == Step.DAMAGE:
        out[at + 16] = capped(arg_of(top))
    if step_of(state.stack[0]) == Step.EFFECT:
        out[at + 17] = i16(arg_of(state.stack[0]) + 1)
        out[at + 18] = i16(seat_of(state.stack[0]))
    if state.turn > 0 and step_of(top) != Step.EFFECT:
        out[at + 20] = named(state, seat, seat_of(top))


def write_heroes(state: PerilousState, seat: i64, out: vec[i16], at: i64, boards: i64, hands: i64) -> None:
    """The heroes with their boards and cards, clockwise from the own one."""
    drawing: i64 = 0
    for frame in state.stack:
        if step_of(frame) == Step.DRAW_EACH:
            drawing = arg_of(frame)
    hero = seat
    row: i64 = 0
    while row < state.seats:
        cell = Cell.POOL + hero * Cell.SIZE
        known = not state.hidden or hero == seat
        out[at] = i16(state.cells[cell + Cell.ROLE] + 1)
        out[at + 1] = i16(state.cells[cell + Cell.HEALTH])
        out[at + 2] = i16(state.cells[cell + Cell.SHIELDS])
        out[at + 3] = i16(state.cells[cell + Cell.CARDS])
        out[at + 4] = i16(known)
        out[at + 5] = i16((state.passed >> hero) & 1)
        out[at + 6] = i16((drawing >> hero) & 1)
        write_board(state, cell, out, boards)
        if known:
            write_cards(state.cells[cell + Cell.HAND], out, hands)
        else:
            write_cards(0, out, hands)
        at += HERO
        boards += ACTIONS * BOARD
        hands += ITEMS
        row += 1
        hero = state.after(hero)
    clear_rows(out, at, 0, HEROES - row, HERO)
    clear_seats(out, boards, (HEROES - row) * ACTIONS * BOARD)
    clear_seats(out, hands, (HEROES - row) * ITEMS)


def clear_seats(out: vec[i16], at: i64, count: i64) -> None:
    """Clear the things of heroes who do not take part."""
    place: i64 = 0
    while place < count:
        out[at + place] = 0
        place += 1


def write_board(state: PerilousState, cell: i64, out: vec[i16], at: i64) -> None:
    """The actions of a board: tokens, dice in their spaces, and whether they are still to be taken."""
    ready = state.cells[cell + Cell.READY]
    is_set = state.cells[cell + Cell.SET]
    space = state.cells[cell + Cell.SPACE]
    black = state.cells[cell + Cell.BLACK]
    card = state.cells[cell + Cell.CARD]
    due = state.cells[cell + Cell.DUE]
    action: i64 = 0
    while action < ACTIONS:
        out[at] = i16(((ready >> action) & 1) + ((is_set >> action) & 1))
        die = (space >> action) & 1
        if die != 0:
            die += ((black >> action) & 1) + 2 * ((card >> action) & 1)
        out[at + 1] = i16(die)
        out[at + 2] = i16((due >> action) & 1)
        at += BOARD
        action += 1


def write_cards(cards: i64, out: vec[i16], at: i64) -> None:
    """A packed hand, kind by kind."""
    item: i64 = 0
    while item < ITEMS:
        out[at + item] = i16(copies(cards, item))
        item += 1


def shown(face: i64) -> i16:
    """A face, + 1; 0 where there is none."""
    if face == Face.NONE:
        return 0
    return i16(face + 1)


def write_dice(state: PerilousState, out: vec[i16], at: i64) -> None:
    """The six dice."""
    die: i64 = 0
    while die < DICE:
        out[at] = shown(face_at(state.dice, die))
        out[at + 1] = i16((state.fresh >> die) & 1)
        out[at + 2] = i16((state.spent >> die) & 1)
        out[at + 3] = shown(face_at(state.thrown, die))
        at += DIE
        die += 1


def write_card_dice(state: PerilousState, seat: i64, out: vec[i16], at: i64) -> None:
    """The dice that cards have added this turn (PP-ITEM-11), and where those of x2 cards must go."""
    row: i64 = 0
    played = state.played
    while played != 0:
        item = (played & 15) - 1
        worth = ITEM_WORTH[item]
        while worth > 0 and row < MOST_CARD_DICE:
            die = FIRST_CARD_DIE + row
            place = at + row * CARD_DIE
            out[place] = i16(item + 1)
            out[place + 1] = i16((state.spent >> die) & 1)
            out[place + 2] = bound(state, seat, die)
            row += 1
            worth -= 1
        played >>= 4
    clear_rows(out, at, row, MOST_CARD_DICE, CARD_DIE)


def bound(state: PerilousState, seat: i64, die: i64) -> i16:
    """The hero whose board alone takes a die (PP-ITEM-14)."""
    hero: i64 = 0
    while hero < state.seats:
        if (state.cell(hero, Cell.BOUND) >> die) & 1 != 0:
            return named(state, seat, hero)
        hero += 1
    return 0


def write_worlds(pile: i64, out: vec[i16], at: i64) -> None:
    """A pile of worlds, the top one first."""
    row: i64 = 0
    while pile != 0 and row < MOST_WORLDS:
        out[at + row] = i16(pile & 63)
        pile >>= 6
        row += 1
    clear_rows(out, at, row, MOST_WORLDS, 1)


# ---- what is printed ----------------------------------------------------------------------------


def hero_table() -> Facts:
    """The print on the boards."""
    heroes = Facts("heroes", (*[f"{word} needs" for word in ACTION_WORDS], "Ability", "its number"))
    for number, name in enumerate(HERO_IDS):
        needs = [int(NEED[ACTIONS * number + action]) for action in range(int(ACTIONS))]
        heroes.add(name, [*needs, int(ABILITY_OP[number]), int(ABILITY_N[number])])
    return heroes


def world_table() -> Facts:
    """The print on the sides of the World Cards."""
    columns = ["card", "level", "blue", "black", "track"]
    columns += [f"{word} spawns" for word in ACTION_WORDS] + [f"{word} attacks" for word in ACTION_WORDS]
    for op in range(MOST_OPS):
        columns += [f"effect {op + 1}: {part}" for part in ("kind + 1", "action", "number", "all heroes")]
    worlds = Facts("worlds", tuple(columns))
    for number, name in enumerate(WORLD_IDS):
        world = WORLDS[number]
        facts: list[i64] = [number // 2 + 1, world.level, world.blue, world.black, world.track]
        facts += [world.spawn[face] for face in range(ACTIONS)]
        facts += [world.attack[face] for face in range(ACTIONS)]
        for op in range(MOST_OPS):
            if op < world.ops:
                facts += [world.kinds[op] + 1, world.actions[op], world.amounts[op], world.scopes[op]]
            else:
                facts += [0, 0, 0, 0]
        worlds.add(name, [int(fact) for fact in facts])
    return worlds


def item_table() -> Facts:
    """The print on the Item Cards, and their numbers."""
    items = Facts("items", ("kind", "symbol", "worth", "how many"))
    for number, name in enumerate(ITEM_IDS):
        row = [ITEM_OP[number], ITEM_SYMBOL[number], ITEM_WORTH[number], ITEM_COUNT[number]]
        items.add(name, [int(fact) for fact in row])
    return items


def group_table() -> Facts:
    """The dice of which groups consist; the others are blue dice with the symbol."""
    table = Facts("dice groups", ("wilds", "black", "of single cards", "of x2 cards"))
    for wilds, black, singles, doubles in groups():
        word = group_word(wilds, black, singles, doubles)
        if word:
            table.add(word, [wilds, black, singles, doubles])
    return table
