"""Options for the dice of one symbol, as short lists of those that no other option beats.

The dice of a symbol go first into the tokens of the active hero and then into action spaces, so
what they can do depends on a *level*: how many useful steps they reach (Ready, Set, then one space
after the other). A *code* is `2 * level`, plus 1 if the own space has to be among those filled: the two
dice of an x2 card both find a place only on the own board (PP-ITEM-14, PP-ITEM-15).

An option says where the marker and the World pool go, what the active hero's body gets, and by how
much L grows in each branch of the turn (`evaluation`). Which spaces of Attack and Distract are filled makes
no difference. For Protect and Collect it does, and it depends on the Abilities that give out Shields,
Health and cards: those are shared out within the options of Protect and Collect, which are therefore
kept for each set of such Abilities in play (the *gifts*). Among options with the same effect on marker,
pool and body, one that adds no more to L in every branch is dropped; nothing that could be best is lost.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.perilous.bot.evaluation import Evaluation, TurnEnd
from playmat.games.perilous.state.codes import ACTIONS, AbilityOp, Symbol
from playmat.games.perilous.state.components import ABILITY_N, ABILITY_OP, MAX_HEALTH, MAX_SHIELDS, NEED
from playmat.kernel.choice import bit, bits_in


class Gift:
    """Abilities in play that give something out, as a bit set."""

    SHIELDS: Final = 1
    HEALTH: Final = 2
    CARDS: Final = 4
    ALL: Final = 8


MOST_DRAWN: Final = 3
"""Cards a hero can draw in a turn, plus one."""

CODES: Final = 16
"""Codes of a symbol: levels 0 to 7 (Ready, Set, five spaces)."""


def given_out(op: i64) -> i64:
    """The amount that the Ability with this operation gives out."""
    for role in range(i64(len(ABILITY_OP))):
        if ABILITY_OP[role] == op:
            return ABILITY_N[role]
    return 0


SHIELDS_GIVEN: Final[i64] = given_out(AbilityOp.SHIELDS)
HEALTH_GIVEN: Final[i64] = given_out(AbilityOp.HEAL)
CARDS_GIVEN: Final[i64] = given_out(AbilityOp.DRAWS)


@final
class DiceUse:
    """One thing the dice of a symbol can do.

    Attributes:
        spaces: the boards whose space they fill, as a bit set.
        moves: spaces that the marker goes toward World Saved.
        out: blue dice that leave the World pool; `black`: whether the black die does.
        shields, health: what the active hero's body gets.
        gifts: the Abilities in play that give something out.
        plain, effect, overrun, saved: what L gains in each branch.
        shared_shields, shared_health: what Abilities give to each hero, four bits a hero.
        drawing: who draws a card by an Ability, as a bit set.
    """

    __slots__ = (
        "black",
        "drawing",
        "effect",
        "gifts",
        "health",
        "moves",
        "out",
        "overrun",
        "plain",
        "saved",
        "shared_health",
        "shared_shields",
        "shields",
        "spaces",
    )

    def __init__(self, spaces: i64) -> None:
        self.spaces = spaces
        self.moves: i64 = 0
        self.out: i64 = 0
        self.black: i64 = 0
        self.shields: i64 = 0
        self.health: i64 = 0
        self.gifts: i64 = 0
        self.plain = 0.0
        self.effect = 0.0
        self.overrun = 0.0
        self.saved = 0.0
        self.shared_shields: i64 = 0
        self.shared_health: i64 = 0
        self.drawing: i64 = 0

    def gain(self, branch: i64, amount: float) -> None:
        """Add to L in a branch."""
        if branch == TurnEnd.PLAIN:
            self.plain += amount
        elif branch == TurnEnd.EFFECT:
            self.effect += amount
        elif branch == TurnEnd.OVERRUN:
            self.overrun += amount
        else:
            self.saved += amount

    def beats(self, other: DiceUse) -> bool:
        """Return whether it does the same to marker, pool and body and adds at least as much to L."""
        return (
            self.shields == other.shields
            and self.health == other.health
            and self.plain >= other.plain
            and self.effect >= other.effect
            and self.overrun >= other.overrun
            and self.saved >= other.saved
        )


@final
class BoardOptions:
    """The options of the active hero's dice, symbol by symbol, at one moment of the turn.

    Args:
        lens: the evaluation.
        pending: by symbol, the boards whose space is filled already and whose action is still to come.
        black_pending: the boards among those of Distract that hold the black die.
        gifts: Abilities that are being carried out right now.
    """

    __slots__ = (
        "all_heroes",
        "black_pending",
        "drawn",
        "evaluation",
        "gifts",
        "given",
        "hands",
        "held",
        "lists",
        "need",
        "open",
        "own",
        "pending",
        "status",
        "top",
    )

    def __init__(self, evaluation: Evaluation, pending: vec[i64], black_pending: i64, gifts: i64) -> None:
        self.evaluation = evaluation
        self.pending = pending
        self.black_pending = black_pending
        self.gifts = gifts
        self.all_heroes: i64 = bit(evaluation.heroes) - 1
        self.own: i64 = bit(evaluation.me)
        self.need: vec[i64] = vec[i64]()
        self.status: vec[i64] = vec[i64]()
        self.open: vec[i64] = vec[i64]()
        self.top: vec[i64] = vec[i64]()
        self.hands: vec[i64] = evaluation.hands[:]
        self.held: vec[i64] = evaluation.cards[:]
        self.lists: list[list[DiceUse] | None] = [None] * (ACTIONS * CODES * Gift.ALL)
        self.given: vec[float] = vec[float]()
        self.drawn: vec[float] = vec[float]()
        for action in range(i64(ACTIONS)):
            self.need = append(self.need, NEED[ACTIONS * evaluation.roles[evaluation.me] + action])
            status = evaluation.status(evaluation.me, action)
            self.status = append(self.status, status)
            others: i64 = self.own
            for hero in range(evaluation.heroes):
                if (evaluation.set[hero] >> action) & 1 != 0:
                    others |= bit(hero)
            self.open = append(self.open, others & ~pending[action])
            self.top = append(self.top, 2 - status + bits_in(self.open[action]))

    # ---- levels ------------------------------------------------------------------------

    def level(self, action: i64, dice: i64) -> i64:
        """The number of useful steps that so many dice of a symbol reach."""
        if self.status[action] == 0:
            dice = dice - self.need[action] + 1
        if dice <= 0:
            return 0
        return dice if dice < self.top[action] else self.top[action]

    def code(self, action: i64, dice: i64, pairs: i64, bound: i64) -> i64:
        """The code of so many dice, x2 cards and single dice bound to the own board."""
        free = self.level(action, dice)
        if pairs == 0 and bound == 0:
            return 2 * free
        status = self.status[action]
        if status == 2:
            if pairs != 0:
                return 2 * self.level(action, dice + 1)
            more = self.level(action, dice + 1)
            return 2 * more + 1 if more > free and self.open[action] & self.own != 0 else 2 * free
        if status == 1 and pairs != 0:
            more = self.level(action, dice + 2)
            less = self.level(action, dice + 1)
            return 2 * more + 1 if more > less else 2 * less
        return 2 * self.level(action, dice + 2 * pairs + bound)

    def reached(self, action: i64, level: i64) -> i64:
        """The status of the action at a level."""
        status = self.status[action] + level
        return status if status < 2 else 2

    def filled(self, action: i64, level: i64) -> i64:
        """The number of spaces that are filled at a level."""
        spaces = level - (2 - self.status[action])
        return spaces if spaces > 0 else 0

    # ---- options -----------------------------------------------------------------------

    def hold(self, hero: i64, hand: i64, held: i64) -> None:
        """A hero's hand while a play of cards is considered; Collect depends on what a draw adds to it."""
        if self.hands[hero] == hand:
            return
        self.hands[hero] = hand
        self.held[hero] = held
        if len(self.drawn) == 0 or not self.value_draws(hero):
            return
        for place in range(Symbol.COLLECT * CODES * Gift.ALL, (Symbol.COLLECT + 1) * CODES * Gift.ALL):
            self.lists[place] = None

    def options(self, action: i64, code: i64, gifts: i64) -> list[DiceUse]:
        """The options of a symbol's dice."""
        place = (action * CODES + code) * Gift.ALL + gifts
        found = self.lists[place]
        if found is None:
            found = self.make(action, code, gifts)
            self.lists[place] = found
        return found

    def make(self, action: i64, code: i64, gifts: i64) -> list[DiceUse]:
        """List the options: every choice of spaces, with everything that Abilities share out."""
        level = code >> 1
        spaces = self.filled(action, level)
        candidates = self.open[action] if spaces > 0 else 0
        found: list[DiceUse] = []
        if action == Symbol.ATTACK or action == Symbol.DISTRACT:
            chosen = self.own & candidates if spaces > 0 else 0
            part = candidates & ~chosen
            while bits_in(chosen) < spaces:
                chosen |= part & -part
                part &= part - 1
            found.append(self.option(action, level, chosen))
            return found
        part = candidates
        while True:
            if bits_in(part) == spaces and (code & 1 == 0 or part & self.own != 0):
                option = self.option(action, level, part)
                if action == Symbol.PROTECT:
                    self.share_bodies(found, option, gifts)
                elif action == Symbol.COLLECT:
                    self.share_cards(found, option, gifts)
                else:
                    found.append(option)
            if part == 0:
                break
            part = (part - 1) & candidates
        if code & 1 != 0:
            found = found + self.options(action, code - 3, gifts)
        return found

    def option(self, action: i64, level: i64, spaces: i64) -> DiceUse:
        """The option that fills these spaces: tokens, marker and pool."""
        evaluation = self.evaluation
        made = DiceUse(spaces)
        now = self.status[action]
        then = self.reached(action, level)
        if then != now:
            for branch in range(i64(TurnEnd.COUNT)):
                place = (branch * ACTIONS + action) * 3
                made.gain(branch, evaluation.tokens[place + then] - evaluation.tokens[place + now])
        boards = spaces | self.pending[action]
        if action == Symbol.ATTACK:
            made.moves = bits_in(boards)
        elif action == Symbol.DISTRACT:
            made.out = bits_in(boards & ~self.black_pending)
            made.black = 1 if self.black_pending != 0 else 0
        elif action == Symbol.ABILITY:
            made.gifts = self.gifts
            for hero in range(evaluation.heroes):
                if (boards >> hero) & 1 != 0:
                    self.add_ability(made, evaluation.roles[hero])
        return made

    def add_ability(self, made: DiceUse, role: i64) -> None:
        """An Ability in play (PP-HERO-04 to PP-HERO-08)."""
        op = ABILITY_OP[role]
        if op == AbilityOp.MARKER:
            made.moves += ABILITY_N[role]
        elif op == AbilityOp.MARKER_DISTRACT:
            made.moves += ABILITY_N[role]
            made.out += ABILITY_N[role]
        elif op == AbilityOp.SHIELDS:
            made.gifts |= Gift.SHIELDS
        elif op == AbilityOp.HEAL:
            made.gifts |= Gift.HEALTH
        else:
            made.gifts |= Gift.CARDS

    # ---- sharing out -------------------------------------------------------------------

    def splits(self, caps: vec[i64], points: i64) -> vec[i64]:
        """Every way to give out up to `points` points, four bits a hero; all of them where there is room."""
        room: i64 = 0
        for cap in caps:
            room += cap
        if room < points:
            points = room
        now = vec[i64]([0])
        for _point in range(points):
            then = vec[i64]()
            for split in now:
                for hero in range(self.evaluation.heroes):
                    above = split >> (4 * hero)
                    # Heroes in ascending order, so that no way comes twice.
                    if above >> 4 == 0 and above & 15 < caps[hero]:
                        then = append(then, split + (i64(1) << (4 * hero)))
            now = then
        return now

    def share_bodies(self, found: list[DiceUse], option: DiceUse, gifts: i64) -> None:
        """Shields of Protect, and Shields and Health that Abilities give out (PP-HERO-06, PP-HERO-07)."""
        evaluation = self.evaluation
        protected = option.spaces | self.pending[Symbol.PROTECT]
        no_caps = vec[i64]()
        shield_caps = vec[i64]()
        health_caps = vec[i64]()
        for hero in range(evaluation.heroes):
            no_caps = append(no_caps, 0)
            room = MAX_SHIELDS - evaluation.shields[hero] - ((protected >> hero) & 1)
            shield_caps = append(shield_caps, room if room > 0 else 0)
            health_caps = append(health_caps, MAX_HEALTH - evaluation.health[hero])
        for shields in self.splits(shield_caps, SHIELDS_GIVEN if gifts & Gift.SHIELDS != 0 else 0):
            for health in self.splits(health_caps, HEALTH_GIVEN if gifts & Gift.HEALTH != 0 else 0):
                made = DiceUse(option.spaces)
                made.plain = option.plain
                made.effect = option.effect
                made.overrun = option.overrun
                made.saved = option.saved
                made.shared_shields = shields
                made.shared_health = health
                for hero in range(evaluation.heroes):
                    got = ((shields >> (4 * hero)) & 15) + ((protected >> hero) & 1)
                    healed = (health >> (4 * hero)) & 15
                    if hero == evaluation.me:
                        made.shields = got
                        made.health = healed
                    elif got + healed > 0:
                        for branch in range(i64(TurnEnd.COUNT)):
                            made.gain(branch, self.strengthened(branch, hero, got, healed))
                keep_best(found, made)

    def strengthened(self, branch: i64, hero: i64, shields: i64, health: i64) -> float:
        """The gain in L from Shields and Health of another hero; looked up after the first time."""
        evaluation = self.evaluation
        if len(self.given) == 0:
            for each in range(i64(TurnEnd.COUNT)):
                for other in range(evaluation.heroes):
                    for got in range(SHIELDS_GIVEN + 2):
                        for healed in range(HEALTH_GIVEN + 1):
                            self.given = append(self.given, evaluation.strengthened(each, other, got, healed))
        return self.given[
            ((branch * evaluation.heroes + hero) * (SHIELDS_GIVEN + 2) + shields) * (HEALTH_GIVEN + 1)
            + health
        ]

    def value_draws(self, hero: i64) -> bool:
        """Value the drawing of cards, in L, with the hand held now; return whether that has changed."""
        changed = False
        for branch in range(i64(TurnEnd.COUNT)):
            for cards in range(i64(1), i64(MOST_DRAWN)):
                place = (hero * TurnEnd.COUNT + branch) * MOST_DRAWN + cards
                gain = self.evaluation.draw_gain(branch, hero, self.hands[hero], self.held[hero], cards)
                if gain != self.drawn[place]:
                    self.drawn[place] = gain
                    changed = True
        return changed

    def share_cards(self, found: list[DiceUse], option: DiceUse, gifts: i64) -> None:
        """Cards of Collect, and up to two heroes who draw by an Ability (PP-HERO-05)."""
        evaluation = self.evaluation
        collecting = option.spaces | self.pending[Symbol.COLLECT]
        drawing: i64 = self.all_heroes if gifts & Gift.CARDS != 0 else 0
        if len(self.drawn) == 0:
            for hero in range(evaluation.heroes):
                for _number in range(i64(TurnEnd.COUNT * MOST_DRAWN)):
                    self.drawn = append(self.drawn, 0.0)
                self.value_draws(hero)
        while True:
            if bits_in(drawing) <= CARDS_GIVEN:
                made = DiceUse(option.spaces)
                made.drawing = drawing
                made.plain = option.plain
                made.effect = option.effect
                made.overrun = option.overrun
                made.saved = option.saved
                for hero in range(evaluation.heroes):
                    cards = ((collecting >> hero) & 1) + ((drawing >> hero) & 1)
                    if cards > 0:
                        for branch in range(i64(TurnEnd.COUNT)):
                            made.gain(
                                branch, self.drawn[(hero * TurnEnd.COUNT + branch) * MOST_DRAWN + cards]
                            )
                keep_best(found, made)
            if drawing == 0:
                break
            drawing = (drawing - 1) & self.all_heroes


def keep_best(found: list[DiceUse], made: DiceUse) -> None:
    """Add an option unless another beats it, and drop those that it beats."""
    for other in found:
        if other.beats(made):
            return
    place = len(found) - 1
    while place >= 0:
        if made.beats(found[place]):
            del found[place]
        place -= 1
    found.append(made)
