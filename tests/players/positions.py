"""Random positions, and slow oracles that know nothing of the planner's mathematics."""

from __future__ import annotations

import random
from functools import cache

from playmat.games.perilous import GAME
from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.state.codes import ACTIONS, BLACK_DIE, DICE, Face, Step, with_face
from playmat.games.perilous.state.components import HERO_IDS, ITEMS, MAX_SHIELDS, WORLDS
from playmat.games.perilous.state.mutations import Cell
from playmat.kernel.game import Seat, Setup
from playmat.kernel.setup_check import check_setup


def table(rng: random.Random, heroes: int = 0, cards: int = 1) -> PerilousMachine:
    """A table in the Roll phase with random boards, bodies, hands, world and marker."""
    heroes = heroes or rng.randint(2, 5)
    roles = rng.sample(HERO_IDS, heroes)
    setup = Setup("perilous", tuple(Seat(role=role) for role in roles), seed=rng.randrange(1 << 40))
    t = GAME.begin(check_setup(GAME, setup))
    t.live = True
    t.log = None
    t.advance()
    t.live = False
    t.world = rng.randrange(len(WORLDS))
    t.marker = rng.randint(1, int(WORLDS[t.world].track) - 1)
    for hero in range(heroes):
        ready = rng.randrange(32)
        t.put(hero, Cell.READY, ready)
        t.put(hero, Cell.SET, ready & rng.randrange(32))
        t.put(hero, Cell.HEALTH, rng.randint(3, 10))
        t.put(hero, Cell.SHIELDS, rng.randint(0, int(MAX_SHIELDS)))
        t.put(hero, Cell.HAND, 0)
        t.put(hero, Cell.CARDS, 0)
        for _card in range(rng.randint(0, cards)):
            t.take_card(hero, rng.randrange(int(ITEMS)))
    return t


def with_dice(t: PerilousMachine, faces: list[int]) -> None:
    """Make these the final faces and begin the Assign phase."""
    dice = 0
    for die, face in enumerate(faces):
        dice = with_face(dice, die, face)
    t.dice = dice
    t.fresh = 0
    t.rolls = t.limit
    t.stack = t.stack[:0]
    t.gather()
    t.push(Step.ASSIGN, t.active, 0)
    t.status = 0
    t.advance()


def random_faces(rng: random.Random, blue: int = 5) -> list[int]:
    """Final faces, some of the blue dice lost."""
    faces = [rng.randrange(6) for _die in range(blue)] + [int(Face.LOST)] * (DICE - 1 - blue)
    faces.append(rng.choice([0, 1, 2, 2, 2, 3, 4, int(Face.BLANK)]))
    return faces


class SlowRolls:
    """The best way through the rolls by the letter of section 5: ordered dice, six-fold sums, no layers.

    A state is the sorted blue faces and the black one; `finals` values it.
    """

    def __init__(self, finals: dict[tuple[tuple[int, ...], int], float]) -> None:
        self.finals = finals

    @cache  # noqa: B019 - lives as long as a test
    def throw(self, kept: tuple[int, ...], black: int, left: int) -> float:
        """The mean over what the dice show that are not kept; `black` is -1 when it is thrown."""
        count = 5 - len(kept)
        total = 0.0
        for outcome in range(6**count):
            rest, fresh = outcome, []
            for _die in range(count):
                fresh.append(rest % 6)
                rest //= 6
            for face in range(6) if black < 0 else (black,):
                if black < 0 and face == 5:
                    value = self.heartless(kept, left)
                else:
                    value = self.choose(tuple(sorted((*kept, *fresh))), face, left)
                total += value / (6 if black < 0 else 1)
        return float(total / 6**count)

    @cache  # noqa: B019
    def choose(self, blue: tuple[int, ...], black: int, left: int) -> float:
        """Stop, or throw any non-empty choice of the dice (PP-ROLL-03)."""
        best = self.finals[blue, black]
        if left == 0:
            return best
        for mask in range(32):
            kept = tuple(face for die, face in enumerate(blue) if mask >> die & 1)
            best = max(best, self.throw(kept, -1, left - 1))
            if mask != 31:
                best = max(best, self.throw(kept, black, left - 1))
        return best

    @cache  # noqa: B019
    def heartless(self, kept: tuple[int, ...], left: int) -> float:
        """The fresh dice are thrown again or lost (PP-ROLL-08 to PP-ROLL-14)."""
        if left == 0:
            return self.finals[kept, 5]
        values = []
        for mask in range(1 << len(kept)):
            still = tuple(face for die, face in enumerate(kept) if mask >> die & 1)
            values.append(self.throw(still, -1, left - 1))
        return max(values)


def black_face(t: PerilousMachine) -> int:
    """The face of the black die."""
    return int(t.dice >> (4 * BLACK_DIE)) & 15


def statuses(t: PerilousMachine) -> list[int]:
    """The status of the active hero's actions."""
    ready, is_set = t.cell(t.active, Cell.READY), t.cell(t.active, Cell.SET)
    return [int((ready >> action) & 1) + int((is_set >> action) & 1) for action in range(ACTIONS)]
