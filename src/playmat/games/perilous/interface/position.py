"""Positions as documents: what a scenario's `[position]` table holds. README.md lists keys and phases.

This module reads a document onto a table; `interface/position_dump.py` writes one.
"""

from __future__ import annotations

from typing import Final

from playmat.games.perilous.interface.options import table_for
from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.rules.world_roll import pool
from playmat.games.perilous.state.codes import (
    ACTION_WORDS,
    ALL_DICE,
    BLACK_DIE,
    CAUSE_WORDS,
    DICE,
    FACE_WORDS,
    NO_FACES,
    Cause,
    Face,
    ItemOp,
    Step,
    face_at,
    height,
    under,
    with_face,
    worlds_in,
)
from playmat.games.perilous.state.components import (
    ALL_CARDS,
    CARD_IDS,
    CARD_LEVEL,
    HAND_LIMIT,
    ITEM_COUNT,
    ITEM_IDS,
    ITEM_OP,
    LEVEL_COUNTS,
    MAX_HEALTH,
    MAX_SHIELDS,
    ROLLS,
    WORLD_IDS,
    WORLDS,
)
from playmat.games.perilous.state.mutations import Cell
from playmat.kernel.choice import bit
from playmat.kernel.documents.positions import TableReader, refuse_value
from playmat.kernel.errors import BadScenario
from playmat.kernel.game import Plain, Setup

NO_FACE: Final = "none"
TOKENS: Final = ("empty", "ready", "set")
DIE_KINDS: Final = ("blue", "black", "card")

PHASES: Final = {
    "setup": Step.DRAW_WORLDS,
    "setup_sides": Step.TURN_SIDES,
    "setup_items": Step.SHUFFLE_ITEMS,
    "setup_first": Step.FIRST_HERO,
    "begin_turn": Step.BEGIN_TURN,
    "throw": Step.THROW,
    "heart": Step.HEART_WINDOW,
    "heart_throw": Step.HEART,
    "keep": Step.KEEP,
    "last": Step.LAST_WINDOW,
    "assign": Step.ASSIGN,
    "activate": Step.ACTIVATE,
    "owner": Step.OWNER,
    "draws": Step.DRAWS,
    "shields": Step.SHIELDS,
    "heal": Step.HEAL,
    "draw": Step.DRAW_WINDOW,
    "refill": Step.REFILL,
    "discard": Step.DISCARD,
    "world_pre": Step.WORLD_PRE,
    "world_throw": Step.WORLD_THROW,
    "world_heart": Step.WORLD_WINDOW,
    "world_effect": Step.EFFECT,
    "world_end": Step.WORLD_END,
    "damage": Step.DAMAGE,
    "rethrow": Step.RETHROW,
    "rethrown": Step.RETHROWN,
    "saved_throw": Step.SAVED_THROW,
    "saved_heart": Step.SAVED_WINDOW,
    "second_throw": Step.SECOND_THROW,
    "second_heart": Step.SECOND_WINDOW,
    "replace": Step.REPLACE,
    "replace_side": Step.REPLACE_SIDE,
    "overrun_throw": Step.OVERRUN_THROW,
    "overrun_heart": Step.OVERRUN_WINDOW,
    "over": 0,
}

WINDOWS: Final = ("world_heart", "saved_heart", "second_heart", "overrun_heart")
ROLL_PHASES: Final = ("throw", "heart", "heart_throw", "keep", "last")
ACTIVATE_PHASES: Final = ("activate", "owner", "draws", "shields", "heal", "draw", "refill")
SAVED_PHASES: Final = ("saved_throw", "saved_heart", "second_throw", "second_heart")
OVERRUN_PHASES: Final = ("replace", "replace_side", "overrun_throw", "overrun_heart")
SETUP_PHASES: Final = ("setup", "setup_sides", "setup_items", "setup_first")

HERO_KEYS: Final = ("health", "shields", "items", *ACTION_WORDS)
KEYS: Final = (
    "phase", "active", "turn", "world", "marker", "stack", "saved", "overrun", "reserve", "heroes",
    "deck", "discard", "rolls", "limit", "dice", "fresh", "cards", "spent", "bound", "spaces", "done",
    "fewer", "black_out", "roll", "passed", "hero", "action", "points", "to_draw", "effect", "discards",
    "throwing", "window", "beyond", "card", "left", "cause",
)  # fmt: skip


class PositionReading:
    """A document being read onto a table."""

    def __init__(self, position: Plain, setup: Setup) -> None:
        self.page = TableReader(position, "", KEYS)
        self.t = table_for(setup)
        self.roles = tuple(seat.role for seat in setup.seats)
        self.phase = list(PHASES)[self.page.index("phase", tuple(PHASES), "begin_turn")]

    def read(self) -> PerilousMachine:
        """The whole document."""
        self.read_heroes()
        self.read_items()
        if self.phase not in SETUP_PHASES:
            self.read_worlds()
        else:
            self.read_setup()
        self.read_dice()
        self.read_spaces()
        self.read_stack()
        return self.t

    def hero(self, key: str) -> int:
        """The seat of a hero, the active one by default."""
        return self.page.index(key, self.roles, self.roles[self.t.active])

    def heroes(self, key: str) -> int:
        """Heroes as a bit set of seats."""
        mask = 0
        for seat in self.page.indices(key, self.roles):
            mask |= 1 << seat
        return mask

    # ---- heroes and cards ----------------------------------------------------------------

    def read_heroes(self) -> None:
        """Boards and whose turn it is."""
        t = self.t
        boards = self.page.inner("heroes", self.roles)
        for seat, role in enumerate(self.roles):
            board = boards.inner(role, HERO_KEYS)
            t.put(seat, Cell.HEALTH, board.number("health", 0, MAX_HEALTH, MAX_HEALTH))
            t.put(seat, Cell.SHIELDS, board.number("shields", 0, MAX_SHIELDS, 0))
            for action, word in enumerate(ACTION_WORDS):
                tokens = board.index(word, TOKENS, "empty")
                if tokens >= 1:
                    t.put(seat, Cell.READY, t.cell(seat, Cell.READY) | 1 << action)
                if tokens == 2:
                    t.put(seat, Cell.SET, t.cell(seat, Cell.SET) | 1 << action)
        t.active = self.page.index("active", self.roles, self.roles[0])
        t.turn = self.page.number("turn", 1, 1_000_000, 1)
        if self.phase == "begin_turn" or self.phase in SETUP_PHASES:
            t.turn -= 1  # the turn counts when it begins

    def read_items(self) -> None:
        """Hands, discard pile and deck; no kind may lie about more often than it exists."""
        t = self.t
        left = [int(ITEM_COUNT[item]) for item in range(len(ITEM_IDS))]
        boards = self.page.inner("heroes")
        most = HAND_LIMIT + 1 if self.phase == "discard" else HAND_LIMIT
        for seat, role in enumerate(self.roles):
            board = boards.inner(role)
            held = board.indices("items", ITEM_IDS)
            if len(held) > most:
                refuse_value(f"heroes.{role}.items", len(held), f"0-{most}")
            for item in self.taken(held, left, f"heroes.{role}.items"):
                t.take_card(seat, item)
        for item in self.taken(self.page.indices("discard", ITEM_IDS), left, "discard"):
            t.discard += bit(3 * item)
        t.clear_deck()
        if self.page.has("deck"):
            for item in self.taken(self.page.indices("deck", ITEM_IDS), left, "deck")[::-1]:
                t.add_to_deck(item, 1)
        else:
            for item in range(len(ITEM_IDS)):
                t.add_to_deck(item, left[item])
        t.disclosed = 0

    def taken(self, found: list[int], left: list[int], path: str) -> list[int]:
        """Take cards out of those that lie nowhere yet."""
        for i, item in enumerate(found):
            left[item] -= 1
            if left[item] < 0:
                refuse_value(f"{path}.{i}", ITEM_IDS[item], f"{ITEM_COUNT[item]} x {ITEM_IDS[item]}")
        return found

    # ---- worlds --------------------------------------------------------------------------

    def read_setup(self) -> None:
        """Worlds while setup is going on: those drawn so far and the reserve."""
        for world in self.page.indices("stack", WORLD_IDS):
            self.t.ahead = under(self.t.ahead, world)
            self.t.reserve &= ~bit(world // 2)

    def read_worlds(self) -> None:
        """The world in play, the piles, the marker, the reserve. A World Card lies in one place only."""
        t = self.t
        used: list[int] = []
        t.saved = self.pile("saved", used)
        t.overrun = self.pile("overrun", used)
        t.world = self.world_in_play(used)
        if t.marker == 0 and t.world not in worlds_in(t.saved):
            t.saved = under(t.saved, t.world)
        if self.page.has("stack"):
            t.ahead = self.pile("stack", used)
        else:
            self.fill_stack(used)
        self.read_reserve(used)
        t.beyond = self.page.flag("beyond")
        t.fewer = self.page.number("fewer", 0, 999, 0)
        t.black_out = self.page.flag("black_out")
        self.check_enough()

    def pile(self, key: str, used: list[int]) -> int:
        """A pile of worlds, whose cards may lie nowhere else."""
        found = 0
        for i, world in enumerate(self.page.indices(key, WORLD_IDS)):
            self.use(world, used, f"{key}.{i}")
            found = under(found, world)
        if height(found) > 8:
            refuse_value(key, height(found), "0-8")
        return found

    def use(self, world: int, used: list[int], path: str) -> None:
        """A World Card is found."""
        if world // 2 in used:
            refuse_value(
                path, WORLD_IDS[world], ", ".join(WORLD_IDS[i] for i in range(28) if i // 2 not in used)
            )
        used.append(world // 2)

    def world_in_play(self, used: list[int]) -> int:
        """The world in play and the marker; a world that is being saved or overrun lies on its pile too."""
        t = self.t
        free = [i for i in range(len(WORLD_IDS)) if i // 2 not in used]
        world = self.page.index("world", WORLD_IDS, WORLD_IDS[free[0]])
        is_saved = world in worlds_in(t.saved)
        is_lost = world in worlds_in(t.overrun)
        if not is_saved and not is_lost:
            self.use(world, used, "world")
        if self.phase in OVERRUN_PHASES and not is_lost:
            t.overrun = under(t.overrun, world)
        track = int(WORLDS[world].track)
        start = 0 if is_saved or self.phase in SAVED_PHASES else int(t.start_space(world))
        t.marker = self.page.number("marker", 0, track, start)
        can_be_saved = (*ACTIVATE_PHASES, *SAVED_PHASES, "discard", "rethrow", "rethrown", "over")
        if t.marker == 0 and self.phase not in can_be_saved:
            refuse_value("marker", t.marker, f"1-{track}")
        if t.marker != 0 and (is_saved or self.phase in SAVED_PHASES):
            refuse_value("marker", t.marker, "0")
        return world

    def fill_stack(self, used: list[int]) -> None:
        """The worlds still to come, where the document does not say: cards of the difficulty, fronts up."""
        t = self.t
        levels = [level for level in (1, 2, 3) for _ in range(LEVEL_COUNTS[3 * t.difficulty + level - 1])]
        in_play = t.marker > 0 and t.world not in worlds_in(t.overrun)
        to_be_replaced = self.phase in ("replace", "replace_side")
        missing = max(0, len(levels) - height(t.saved) - (1 if in_play or to_be_replaced else 0))
        if self.phase == "over":
            missing = 0
        for level in levels[len(levels) - missing :]:
            free = [card for card in range(len(CARD_IDS)) if card not in used]
            alike = [card for card in free if CARD_LEVEL[card] == level]
            card = (alike or free)[0]
            used.append(card)
            t.ahead = under(t.ahead, 2 * card)

    def read_reserve(self, used: list[int]) -> None:
        """The World Cards apart: all others unless the document names them."""
        t = self.t
        t.reserve = ALL_CARDS
        for card in used:
            t.reserve &= ~bit(card)
        if self.page.has("reserve"):
            named = 0
            for i, value in enumerate(self.page.items("reserve")):
                card = self.page.index_of(value, (*CARD_IDS, *WORLD_IDS), f"reserve.{i}")
                card = card if card < len(CARD_IDS) else (card - len(CARD_IDS)) // 2
                if card in used:
                    refuse_value(
                        f"reserve.{i}", value, ", ".join(CARD_IDS[c] for c in range(14) if c not in used)
                    )
                named |= 1 << card
            t.reserve = named

    def check_enough(self) -> None:
        """The stack cannot run out before the end (PP-END-08)."""
        t = self.t
        if self.phase == "over":
            return
        coming = height(t.ahead) + (1 if t.marker > 0 else 0)
        if t.world in worlds_in(t.overrun):
            coming -= 1
        if self.phase == "replace_side" or (self.phase == "replace" and t.reserve != 0):
            coming += 1
        needed = max(1, t.to_save - height(t.saved))
        if height(t.overrun) == 0 and t.reserve == 0:
            needed += 1
        if coming < needed:
            raise BadScenario(
                "error-scenario-value",
                "PP-END-08",
                path="position.stack",
                got=str(height(t.ahead)),
                known=f">= {needed - 1}",
            )

    # ---- dice ----------------------------------------------------------------------------

    def faces(self, key: str) -> int:
        """Up to six faces."""
        words = self.page.indices(key, (*FACE_WORDS, NO_FACE))
        if len(words) > DICE:
            refuse_value(key, len(words), f"0-{DICE}")
        faces = NO_FACES
        for die, face in enumerate(words):
            fits = face != Face.HEARTLESS if die < BLACK_DIE else face != Face.WILD
            if not fits:
                refuse_value(f"{key}.{die}", FACE_WORDS[face], "PP-COMP-07")
            faces = with_face(faces, die, face if face < len(FACE_WORDS) else Face.NONE)
        return faces

    def read_dice(self) -> None:
        """The six dice, rolls, dice cards, the roll for a world or a removal."""
        t = self.t
        t.dice = self.faces("dice")
        t.thrown = self.faces("roll")
        first = 0 if self.phase == "begin_turn" or self.phase in SETUP_PHASES else 1
        t.limit = self.page.number("limit", 1, 999, ROLLS)
        t.rolls = self.page.number("rolls", 0, t.limit, t.limit if self.phase == "last" else first)
        if self.page.has("fresh"):
            t.fresh = self.page.bits("fresh", DICE)
        elif self.phase in ROLL_PHASES:
            t.fresh = thrown_of(t.dice)
        if self.phase in ("heart", "heart_throw") and not t.heartless_fresh():
            refuse_value("dice", "-", "heartless")
        for i, item in enumerate(self.page.indices("cards", ITEM_IDS)):
            if ITEM_OP[item] != ItemOp.DICE or i >= 15:
                refuse_value(f"cards.{i}", ITEM_IDS[item], ", ".join(ITEM_IDS[:10]))
            t.lay_dice_card(item)
        t.spent = self.page.bits("spent", int(t.next_die))
        bound = self.page.inner("bound", self.roles)
        for seat, role in enumerate(self.roles):
            t.put(seat, Cell.BOUND, bound.bits(role, int(t.next_die)))
        t.passed = self.heroes("passed")

    def read_spaces(self) -> None:
        """The action spaces that hold a die, and which of them have done their work."""
        t = self.t
        spaces = self.page.inner("spaces")
        done = self.page.inner("done")
        spaces.refuse_unknown(self.roles)
        done.refuse_unknown(self.roles)
        activating = self.phase in ("assign", *ACTIVATE_PHASES) or (
            self.phase == "discard" and not self.page.has("effect")
        )
        for seat, role in enumerate(self.roles):
            board = spaces.inner(role, ACTION_WORDS)
            for action, word in enumerate(ACTION_WORDS):
                if board.has(word):
                    kind = board.index(word, DIE_KINDS, "")
                    t.put(seat, Cell.SPACE, t.cell(seat, Cell.SPACE) | 1 << action)
                    field = (Cell.SPACE, Cell.BLACK, Cell.CARD)[kind]
                    t.put(seat, field, t.cell(seat, field) | 1 << action)
            if activating:
                due = t.cell(seat, Cell.SPACE)
                for action in done.indices(role, ACTION_WORDS):
                    due &= ~bit(action)
                t.put(seat, Cell.DUE, due)

    # ---- the rule in progress ------------------------------------------------------------

    def read_stack(self) -> None:
        """The frames of the phase."""
        t = self.t
        step = PHASES[self.phase]
        page = self.page
        hero = self.hero("hero")
        if self.phase == "over":
            t.cause = page.index("cause", CAUSE_WORDS, "saved")
            t.fallen = hero if t.cause == Cause.HEALTH else -1
            t.finish()
        elif self.phase in SETUP_PHASES:
            t.push(step, 0, page.number("left", 0, 60, len(t.deck) - 1 if step == Step.SHUFFLE_ITEMS else 0))
        elif step == Step.ASSIGN:
            t.gather()
            t.push(step, t.active, 0)
        elif step == Step.OWNER:
            action = page.index("action", ACTION_WORDS, "attack")
            if not t.cell(hero, Cell.DUE) >> action & 1:
                refuse_value("action", ACTION_WORDS[action], f"position.spaces.{self.roles[hero]}")
            t.push(step, hero, action)
        elif self.phase in ACTIVATE_PHASES or (step == Step.DISCARD and not page.has("effect")):
            self.push_activate(step, hero)
        elif step == Step.EFFECT:
            self.push_effect()
        elif step in (Step.DISCARD, Step.DAMAGE):
            self.push_world(step, hero)
        elif step in (Step.RETHROW, Step.RETHROWN):
            t.push(PHASES[WINDOWS[page.index("window", WINDOWS, "world_heart")]], hero, 0)
            t.push(step, hero, self.throwing(thrown_of(t.thrown)) if step == Step.RETHROWN else 0)
        elif step == Step.THROW:
            t.push(step, t.active, self.throwing(ALL_DICE))
        elif step == Step.WORLD_THROW:
            t.push(step, t.active, self.throwing(pool(t)))
        elif step == Step.REPLACE_SIDE:
            free = [card for card in range(len(CARD_IDS)) if t.reserve >> card & 1]
            card = page.index("card", CARD_IDS, CARD_IDS[free[0]] if free else "")
            t.reserve &= ~bit(card)
            t.push(step, t.active, card)
        else:
            t.push(step, hero, 0)

    def throwing(self, default: int) -> int:
        """The dice in the air."""
        mask = self.page.bits("throwing", DICE) if self.page.has("throwing") else default
        if mask == 0:
            refuse_value("throwing", "-", "1-6")
        return mask

    def push_activate(self, step: int, hero: int) -> None:
        """The Activate phase, an Ability or a draw inside it."""
        t = self.t
        t.push(Step.ACTIVATE, t.active, 0)
        if step == Step.ACTIVATE:
            return
        if step in (Step.DRAW_WINDOW, Step.REFILL, Step.DISCARD):
            if self.page.has("to_draw"):
                t.push(Step.DRAW_EACH, 0, self.heroes("to_draw"))
            if step == Step.DISCARD and t.cell(hero, Cell.CARDS) <= HAND_LIMIT:
                refuse_value(
                    f"heroes.{self.roles[hero]}.items", t.cell(hero, Cell.CARDS), str(HAND_LIMIT + 1)
                )
        left = self.page.number("left", 0, 60, max(0, len(t.deck) - 1)) if step == Step.REFILL else 0
        t.push(step, hero, left)

    def push_effect(self) -> None:
        """The World Effect, somewhere among its operations."""
        effect = self.page.inner("effect")
        effect.refuse_unknown(("op", "heroes"))
        ops = int(WORLDS[self.t.world].ops)
        op = effect.number("op", 1, ops, 1) - 1
        scope = int(self.t.seats) if WORLDS[self.t.world].scopes[op] else 1
        self.t.push(Step.EFFECT, effect.number("heroes", 0, scope, 0), op)

    def push_world(self, step: int, hero: int) -> None:
        """Damage of the World's attacks, or damage or discards of its World Effect."""
        t = self.t
        if self.page.has("effect"):
            self.push_effect()
        else:
            t.push(Step.WORLD_HEALTH, t.active, 0)
        if step == Step.DAMAGE:
            if t.cell(hero, Cell.SHIELDS) == 0:
                refuse_value(f"heroes.{self.roles[hero]}.shields", 0, f"1-{MAX_SHIELDS}")
            t.push(step, hero, self.page.number("points", 1, 999, 1))
            return
        if t.cell(hero, Cell.CARDS) == 0:
            refuse_value(f"heroes.{self.roles[hero]}.items", 0, f"1-{HAND_LIMIT}")
        for _card in range(self.page.number("discards", 1, t.cell(hero, Cell.CARDS), 1)):
            t.push(step, hero, 1)


def thrown_of(faces: int) -> int:
    """The dice that show anything, as a bit set."""
    mask = 0
    for die in range(DICE):
        if face_at(faces, die) != Face.NONE:
            mask |= 1 << die
    return mask


def place(position: Plain, setup: Setup) -> PerilousMachine:
    """The match that a document describes, before it goes on.

    Raises:
        BadScenario: an unknown key, word or number, or things that cannot lie so together.
    """
    return PositionReading(position, setup).read()
