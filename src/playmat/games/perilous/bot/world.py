"""The exact expectation over the World Roll, for a marker, a pool of dice and the active hero's body.

The roll matters only through (spawn, damage, Heartless): its distribution for a world and a pool is
made by adding one die after the other, and kept. An entry of `WorldRoll` then holds the value of the
end of the turn without gains, and for each branch by how much a gain in L raises it (see `evaluation`).
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.perilous.bot.evaluation import Evaluation, TurnEnd
from playmat.games.perilous.state.codes import SIDES, WorldOp
from playmat.games.perilous.state.components import MAX_HEALTH, MAX_SHIELDS, WORLDS

MOST_MOVES: Final = 16
MOST_OUT: Final = 6
MOST_SHIELDS: Final = 8
MOST_HEALTH: Final = 4
LOST: Final = -1e9
"""L of a lost game."""

WIDTH: Final = 5
"""Numbers in an entry: the value, and the slope of each branch."""


@final
class Outcomes:
    """The distribution of a World Roll: spawn, damage and Heartless of each outcome, and its probability."""

    __slots__ = ("chance", "damage", "heartless", "spawn")

    def __init__(self, world: i64, blue: i64, black: i64) -> None:
        self.spawn: vec[i64] = vec[i64]()
        self.damage: vec[i64] = vec[i64]()
        self.heartless: vec[i64] = vec[i64]()
        self.chance: vec[float] = vec[float]()
        card = WORLDS[world]
        now: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
        for die in range(blue + black):
            then: dict[tuple[int, int, int], float] = {}
            for (spawn, damage, heartless), chance in now.items():
                for face in range(SIDES):
                    struck = 1 if face == SIDES - 1 and die == blue else heartless
                    key = (int(spawn + card.spawn[face]), int(damage + card.attack[face]), int(struck))
                    then[key] = then.get(key, 0.0) + chance / SIDES
            now = then
        for (spawn, damage, heartless), chance in sorted(now.items()):
            self.spawn = append(self.spawn, spawn)
            self.damage = append(self.damage, damage)
            self.heartless = append(self.heartless, heartless)
            self.chance = append(self.chance, chance)


KNOWN: Final[dict[int, Outcomes]] = {}


def outcomes(world: i64, blue: i64, black: i64) -> Outcomes:
    """The distribution of a World Roll, made when first asked for."""
    key = int((world * 8 + blue) * 2 + black)
    found = KNOWN.get(key)
    if found is None:
        found = Outcomes(world, blue, black)
        KNOWN[key] = found
    return found


def not_made() -> vec[i64]:
    """A place for each entry, none of them made."""
    table = vec[i64]()
    for _entry in range(i64(MOST_MOVES * MOST_OUT * 2 * MOST_SHIELDS * MOST_HEALTH)):
        table = append(table, -1)
    return table


NOT_MADE: Final[vec[i64]] = not_made()


@final
class WorldRoll:
    """The end of the turn of one lens.

    Args:
        lens: the evaluation.
        marker: how far the marker is from World Saved now; 0 if the world is saved already.
        out: blue dice taken out of the pool already.
        black_out: the black die is taken out already.
        ignores: somebody holds a card that ignores a Heartless.
        ignore_cost: what it costs in L.
    """

    __slots__ = (
        "black_out",
        "ended_health",
        "ended_shields",
        "entries",
        "evaluation",
        "ignore_cost",
        "ignores",
        "known",
        "marker",
        "out",
    )

    def __init__(
        self,
        evaluation: Evaluation,
        marker: i64,
        out: i64,
        black_out: bool,
        ignores: bool,
        ignore_cost: float,
    ) -> None:
        self.evaluation = evaluation
        self.marker = marker
        self.out = out
        self.black_out = black_out
        self.ignores = ignores
        self.ignore_cost = ignore_cost
        self.ended_health: i64 = 0
        self.ended_shields: i64 = 0
        self.known: vec[i64] = NOT_MADE[:]
        self.entries: vec[float] = vec[float]()

    def entry(self, moves: i64, out: i64, black: i64, shields: i64, health: i64) -> i64:
        """The place of an entry.

        After `moves` toward World Saved, blue dice and the black die taken out of the pool, and Shields and
        Health given to the active hero.
        """
        if moves > self.marker:
            moves = self.marker
        if moves == self.marker:
            out = 0
            black = 0
        most = WORLDS[self.evaluation.world].blue
        out += self.out
        if out > most:
            out = most
        if self.black_out:
            black = 1
        key = (((moves * MOST_OUT + out) * 2 + black) * MOST_SHIELDS + shields) * MOST_HEALTH + health
        if self.known[key] < 0:
            self.known[key] = len(self.entries)
            self.make(moves, out, black, shields, health)
        return self.known[key]

    def make(self, moves: i64, out: i64, black: i64, shields: i64, health: i64) -> None:
        """Compute an entry: sum over the outcomes of the World Roll."""
        evaluation = self.evaluation
        start = len(self.entries)
        for _number in range(i64(WIDTH)):
            self.entries = append(self.entries, 0.0)
        health += evaluation.health[evaluation.me]
        if health > MAX_HEALTH:
            health = MAX_HEALTH
        shields += evaluation.shields[evaluation.me]
        if shields > MAX_SHIELDS:
            shields = MAX_SHIELDS
        marker = self.marker - moves
        if marker <= 0:
            self.add_saved(start, health, shields)
            return
        card = WORLDS[evaluation.world]
        dice = outcomes(evaluation.world, card.blue - out, card.black if black == 0 else 0)
        for i in range(i64(len(dice.chance))):
            plain = self.log_odds(marker, health, shields, dice.spawn[i], dice.damage[i], False)
            branch: i64 = self.branch(marker, dice.spawn[i], False)
            if dice.heartless[i] != 0:
                struck = self.log_odds(marker, health, shields, dice.spawn[i], dice.damage[i], True)
                if self.ignores and plain - self.ignore_cost > struck:
                    plain -= self.ignore_cost
                else:
                    plain = struck
                    branch = self.branch(marker, dice.spawn[i], True)
            self.add(start, branch, dice.chance[i], plain)

    def add(self, start: i64, branch: i64, chance: float, log_odds: float) -> None:
        """Add an outcome to an entry. A lost game has no slope."""
        if log_odds <= LOST:
            return
        win = 1.0 / (1.0 + exp(-log_odds))
        self.entries[start] += chance * win
        self.entries[start + 1 + branch] += chance * win * (1.0 - win)

    def add_saved(self, start: i64, health: i64, shields: i64) -> None:
        """The world is saved: no World Roll (PP-TURN-04)."""
        evaluation = self.evaluation
        if evaluation.won:
            self.entries[start] = 1.0
            return
        body = evaluation.body(TurnEnd.SAVED, evaluation.me, health, shields)
        self.add(start, TurnEnd.SAVED, 1.0, evaluation.base[TurnEnd.SAVED] + body)

    def branch(self, marker: i64, spawn: i64, struck: bool) -> i64:
        """The branch of an outcome."""
        card = WORLDS[self.evaluation.world]
        marker += spawn
        if struck:
            marker += effect_spawn(self.evaluation.world)
        if marker >= card.track:
            return TurnEnd.OVERRUN
        return TurnEnd.EFFECT if struck else TurnEnd.PLAIN

    def log_odds(
        self, marker: i64, health: i64, shields: i64, spawn: i64, damage: i64, struck: bool
    ) -> float:
        """L after an outcome of the World Roll, in the order of PP-WORLD-11; Shields go first (PP-DMG-03)."""
        evaluation = self.evaluation
        card = WORLDS[evaluation.world]
        self.ended_health = health
        self.ended_shields = shields
        self.hurt(damage)
        if self.ended_health <= 0:
            return LOST
        marker += spawn
        if struck:
            for op in range(card.ops):
                if card.kinds[op] == WorldOp.DAMAGE:
                    self.hurt(card.amounts[op])
                    if self.ended_health <= 0:
                        return LOST
                elif card.kinds[op] == WorldOp.SPAWN:
                    marker += card.amounts[op]
                elif card.kinds[op] == WorldOp.LOSE_SHIELD:
                    self.ended_shields -= card.amounts[op]
                    if self.ended_shields < 0:
                        self.ended_shields = 0
        branch: i64 = TurnEnd.EFFECT if struck else TurnEnd.PLAIN
        if marker >= card.track:
            if evaluation.doomed:
                return LOST
            branch = TurnEnd.OVERRUN
        total = evaluation.base[branch] + evaluation.body(
            branch, evaluation.me, self.ended_health, self.ended_shields
        )
        if branch != TurnEnd.OVERRUN:
            total += evaluation.marker(branch, evaluation.level, marker)
        return total

    def hurt(self, points: i64) -> None:
        """Damage to the active hero."""
        if points <= self.ended_shields:
            self.ended_shields -= points
        else:
            self.ended_health -= points - self.ended_shields
            self.ended_shields = 0


def effect_spawn(world: i64) -> i64:
    """The spaces by which the World Effect moves the marker."""
    card = WORLDS[world]
    spaces: i64 = 0
    for op in range(card.ops):
        if card.kinds[op] == WorldOp.SPAWN:
            spaces += card.amounts[op]
    return spaces
