"""The evaluation prepared for one turn.

The turn ends in one of four *branches*: the World Roll leaves the world in play without (`PLAIN`) or
with (`EFFECT`) a World Effect, the world is overrun (`OVERRUN`), or it was saved (`SAVED`). For each
of them L (see `weights`) is the sum of

- `base`: everything as it stands now, after what the branch removes (expected values where dice
  decide), but for the marker and the active hero's body, which depend on the World Roll, and
- gains: what the hero's tokens, the other heroes' Shields and Health, and drawn cards add to it.

The more tokens a team has, the less another one is worth, and the less it hurts to lose some: that is what
lets a team move on when its boards are full. Their sum bends (see `bent`).

What a plan changes on the boards is small beside what the dice decide. So the chance to win is taken
exactly in the marker and the active hero's body, and to first order in the gains `g`:

    value = sum over branches of  sum over outcomes of  p * (w(L) + w'(L) * g),   w(L) = 1/(1 + exp(-L))

A lost game is worth 0 and a won one 1, whatever the gains.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.perilous.bot.weights import FULL_BODY, FURTHEST, MOST_LEFT, At, part_of_table
from playmat.games.perilous.state.codes import ACTIONS, WorldOp, copies, height, top_of, without_top
from playmat.games.perilous.state.components import (
    HAND_LIMIT,
    ITEM_COUNT,
    ITEMS,
    MAX_HEALTH,
    MAX_SHIELDS,
    OVERRUN_LIMIT,
    SHORTEST,
    WHOLE_TEAM,
    WORLDS,
)
from playmat.games.perilous.state.mutations import Cell, PerilousState


class TurnEnd:
    """An end of the turn for the world in play."""

    PLAIN: Final = 0
    EFFECT: Final = 1
    OVERRUN: Final = 2
    SAVED: Final = 3
    COUNT: Final = 4


DECK: Final = 30.0
"""The number of Item Cards (PP-COMP-11)."""

DEAD: Final = -6.0
"""L of a hero whom a World Effect kills: the game is lost but for what the turn still gives that hero."""

KEPT_WHEN_SAVED: Final = 4 / 5
"""A Ready Token survives the removal rolls: 1 - 1/6 - 1/6 * 1/5 (PP-SAVED-04, PP-SAVED-06)."""

SET_WHEN_SAVED: Final = 2 / 3
"""A Set Token survives it: neither its own symbol nor Heartless (PP-SAVED-04, PP-SAVED-05)."""

KEPT_SHORT: Final = 21 / 36
"""A Ready Token of ready number 1 to 3 survives the Overrun procedure: other symbols on both dice, or
Heartless with wild (PP-OVER-06 to PP-OVER-08)."""

KEPT_LONG: Final = 25 / 36
"""The same with ready number 4 or 5."""


def chance(log_odds: float) -> float:
    """The chance to win.

    >>> chance(0.0)
    0.5
    """
    return 1.0 / (1.0 + exp(-log_odds))


UNHURRIED: Final = 60
"""Turns after which waiting costs more and more."""

FLATTEST: Final = 0.03
"""One more token is worth at least this share of its worth to a team without any, however many there are."""


def bent(bend: float, total: float) -> float:
    """The worth of tokens together.

    Args:
        bend: by how much they count for less the more there are.
        total: the sum of what each of them is worth alone.

    >>> bent(0.0, 3.0), bent(0.125, 3.0)
    (3.0, 1.875)
    """
    if bend <= 0.0:
        return total
    most = (1.0 - FLATTEST) / (2.0 * bend)
    if total <= most:
        return total - bend * total * total
    return most - bend * most * most + FLATTEST * (total - most)


def slope(bend: float, total: float) -> float:
    """By how much `bent` grows with its sum.

    >>> slope(0.0, 3.0), slope(0.125, 3.0)
    (1.0, 0.25)
    """
    now = 1.0 - 2.0 * bend * total
    return now if now > FLATTEST else FLATTEST


@final
class Evaluation:
    """The evaluation for the turn of a table's active hero.

    Args:
        t: the table.
        weights: the numbers of the evaluation.
        viewer: whose eyes see it; the hands of others may be hidden from them.

    Attributes:
        heroes, me, following: number of heroes, the active one, the one after.
        weights: the numbers; `part` is where those of each branch begin.
        base: L of each branch.
        won, doomed: saving the world wins the game; losing it loses the game.
        average: L of the mean Item Card, by branch.
        tokens: L of the active hero's tokens at `(branch * 5 + action) * 3 + status`, to first order.
        health, shields, hands, cards: the bodies and hands of all heroes.
    """

    __slots__ = (
        "average",
        "base",
        "cards",
        "doomed",
        "following",
        "hands",
        "health",
        "heroes",
        "level",
        "me",
        "overrun",
        "part",
        "ready",
        "roles",
        "set",
        "shields",
        "tokens",
        "weights",
        "won",
        "world",
    )

    def __init__(self, t: PerilousState, weights: vec[float], viewer: i64) -> None:
        self.weights: vec[float] = weights
        self.heroes: i64 = t.seats
        self.me: i64 = t.active
        self.following: i64 = t.after(t.active)
        self.world: i64 = t.world
        self.level: i64 = WORLDS[t.world].level
        self.overrun: i64 = height(t.overrun)
        self.roles: vec[i64] = vec[i64]()
        self.health: vec[i64] = vec[i64]()
        self.shields: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()
        self.ready: vec[i64] = vec[i64]()
        self.set: vec[i64] = vec[i64]()
        for hero in range(t.seats):
            self.roles = append(self.roles, t.cell(hero, Cell.ROLE))
            self.health = append(self.health, t.cell(hero, Cell.HEALTH))
            self.shields = append(self.shields, t.cell(hero, Cell.SHIELDS))
            seen = hero == viewer or not t.hidden
            self.hands = append(self.hands, t.cell(hero, Cell.HAND) if seen else 0)
            self.cards = append(self.cards, t.cell(hero, Cell.CARDS))
            self.ready = append(self.ready, t.cell(hero, Cell.READY))
            self.set = append(self.set, t.cell(hero, Cell.SET))
        saved = height(t.saved)
        if t.marker == 0:
            saved -= 1  # the world in play is on the saved stack already
        left = t.to_save - saved
        self.won: bool = left <= 1
        self.doomed: bool = self.overrun + 1 >= OVERRUN_LIMIT
        here = part_of_table(self.heroes, left)
        there = part_of_table(self.heroes, left - 1)
        self.part: vec[i64] = vec[i64]([here, here, here, there])
        self.base: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.average: vec[float] = vec[float]()
        self.tokens: vec[float] = vec[float]()
        for branch in range(i64(TurnEnd.COUNT)):
            self.add_tokens(branch)
            self.add_bodies(branch)
            self.add_hands(branch)
            self.add_worlds(branch, t, left)

    # ---- tokens ------------------------------------------------------------------------

    def token(self, branch: i64, hero: i64, action: i64, status: i64) -> float:
        """L of the tokens of an action after what the branch removes, its partners left out."""
        if status == 0:
            return 0.0
        place = self.part[branch] + At.TOKENS + self.roles[hero] * 10 + action * 2
        readied = self.weights[place]
        if branch == TurnEnd.SAVED:
            still_set = SET_WHEN_SAVED if status == 2 else 0.0
            return still_set * self.weights[place + 1] + (KEPT_WHEN_SAVED - still_set) * readied
        if branch == TurnEnd.OVERRUN:
            return (KEPT_SHORT if (SHORTEST[self.roles[hero]] >> action) & 1 != 0 else KEPT_LONG) * readied
        if branch == TurnEnd.EFFECT:
            status = self.struck(hero, action, status)
            if status == 0:
                return 0.0
        return self.weights[place + 1] if status == 2 else readied

    def still_set(self, branch: i64, hero: i64, action: i64, status: i64) -> float:
        """The probability that an action is Set after what the branch removes."""
        if status < 2 or branch == TurnEnd.OVERRUN:
            return 0.0
        if branch == TurnEnd.SAVED:
            return SET_WHEN_SAVED
        if branch == TurnEnd.EFFECT and self.struck(hero, action, status) < 2:
            return 0.0
        return 1.0

    def struck(self, hero: i64, action: i64, status: i64) -> i64:
        """The status of an action after the World Effect (PP-WORLD-12)."""
        card = WORLDS[self.world]
        for op in range(card.ops):
            if card.scopes[op] != WHOLE_TEAM and hero != self.me:
                continue
            kind = card.kinds[op]
            if kind == WorldOp.UNSET_ALL or (kind == WorldOp.UNSET and card.actions[op] == action):
                if status == 2:
                    status = 1
            elif kind == WorldOp.UNREADY and card.actions[op] == action:
                status = 0
        return status

    def status(self, hero: i64, action: i64) -> i64:
        """0 empty, 1 Readied, 2 Set."""
        return ((self.ready[hero] >> action) & 1) + ((self.set[hero] >> action) & 1)

    def add_tokens(self, branch: i64) -> None:
        """The tokens of all heroes; those of the active hero with every status they can get."""
        total = 0.0
        for action in range(i64(ACTIONS)):
            pair = self.weights[self.part[branch] + At.PAIRS + action]
            partners = 0.0
            for hero in range(self.heroes):
                if hero != self.me:
                    status = self.status(hero, action)
                    total += self.token(branch, hero, action, status)
                    is_set = self.still_set(branch, hero, action, status)
                    total += pair * partners * is_set
                    partners += is_set
            for status in range(i64(3)):
                own = self.token(branch, self.me, action, status)
                own += self.still_set(branch, self.me, action, status) * pair * partners
                self.tokens = append(self.tokens, own)
            total += self.tokens[(branch * ACTIONS + action) * 3 + self.status(self.me, action)]
        bend = self.weights[self.part[branch] + At.BEND]
        self.base[branch] += bent(bend, total)
        worth = slope(bend, total)
        for place in range(branch * ACTIONS * 3, (branch + 1) * ACTIONS * 3):
            self.tokens[place] *= worth

    # ---- bodies ------------------------------------------------------------------------

    def body(self, branch: i64, hero: i64, health: i64, shields: i64) -> float:
        """L of a hero's Health and Shields at the start of the next turn."""
        if health <= 0:
            return DEAD
        whole = health + shields
        if whole > FULL_BODY:
            whole = FULL_BODY
        kind: i64 = At.NEXT if hero == self.following else At.BODY
        part = self.part[branch]
        return self.weights[part + kind + whole] + self.weights[part + At.SHIELD] * float(shields)

    def other_body(self, branch: i64, hero: i64, health: i64, shields: i64) -> float:
        """The same for another hero than the active one, after the World Effect."""
        if branch == TurnEnd.EFFECT:
            card = WORLDS[self.world]
            for op in range(card.ops):
                if card.scopes[op] == WHOLE_TEAM:
                    if card.kinds[op] == WorldOp.DAMAGE:
                        hurt = card.amounts[op] - shields
                        shields = shields - card.amounts[op] if hurt < 0 else 0
                        if hurt > 0:
                            health -= hurt
                    elif card.kinds[op] == WorldOp.LOSE_SHIELD:
                        shields = shields - card.amounts[op] if shields > card.amounts[op] else 0
        return self.body(branch, hero, health, shields)

    def strengthened(self, branch: i64, hero: i64, shields: i64, health: i64) -> float:
        """The gain in L from Shields and Health given to another hero."""
        now_health = self.health[hero]
        now_shields = self.shields[hero]
        health += now_health
        shields += now_shields
        if health > MAX_HEALTH:
            health = MAX_HEALTH
        if shields > MAX_SHIELDS:
            shields = MAX_SHIELDS
        return self.other_body(branch, hero, health, shields) - self.other_body(
            branch, hero, now_health, now_shields
        )

    def add_bodies(self, branch: i64) -> None:
        """The bodies of the other heroes."""
        for hero in range(self.heroes):
            if hero != self.me:
                self.base[branch] += self.other_body(branch, hero, self.health[hero], self.shields[hero])

    # ---- hands -------------------------------------------------------------------------

    def card(self, branch: i64, item: i64) -> float:
        """L of an Item Card in a hand."""
        return self.weights[self.part[branch] + At.CARDS + item]

    def cheapest(self, branch: i64, hand: i64) -> i64:
        """The card of a hand that is worth least, or -1."""
        found: i64 = -1
        for item in range(ITEMS):
            if copies(hand, item) != 0 and (found < 0 or self.card(branch, item) < self.card(branch, found)):
                found = item
        return found

    def discards(self, hero: i64) -> bool:
        """Return whether the World Effect makes a hero discard a card."""
        card = WORLDS[self.world]
        for op in range(card.ops):
            if card.kinds[op] == WorldOp.DISCARD_ITEM and (card.scopes[op] == WHOLE_TEAM or hero == self.me):
                return True
        return False

    def hand_value(self, branch: i64, hero: i64, hand: i64) -> float:
        """L of a hand after what the World Effect makes its hero discard."""
        total = 0.0
        for item in range(ITEMS):
            total += float(copies(hand, item)) * self.card(branch, item)
        if hand != 0 and branch == TurnEnd.EFFECT and self.discards(hero):
            total -= self.card(branch, self.cheapest(branch, hand))
        return total

    def draw_gain(self, branch: i64, hero: i64, hand: i64, held: i64, drawn: i64) -> float:
        """The gain in L from drawing so many cards.

        A card is worth the mean of the deck as long as there is room (PP-ITEM-07). Beyond that the worst
        card goes: a draw is worth what the mean card is better than it, and a second one half of that.
        """
        average = self.average[branch]
        room = HAND_LIMIT - held
        total = average * float(drawn if drawn <= room else room)
        if drawn > room:
            floor = average
            if hand != 0 and self.card(branch, self.cheapest(branch, hand)) < average:
                floor = self.card(branch, self.cheapest(branch, hand))
            better = 0.0
            for item in range(ITEMS):
                over = self.card(branch, item) - floor
                if over > 0.0:
                    better += float(ITEM_COUNT[item]) * over / DECK
            total += better * (1.5 if drawn == room + 2 else 1.0)
        if hand == 0 and drawn > 0 and branch == TurnEnd.EFFECT and self.discards(hero):
            total -= average
        return total

    def add_hands(self, branch: i64) -> None:
        """The cards of all heroes, and the mean card of the deck."""
        average = 0.0
        for item in range(ITEMS):
            average += float(ITEM_COUNT[item]) * self.card(branch, item) / DECK
        self.average = append(self.average, average)
        for hero in range(self.heroes):
            self.base[branch] += self.hand_value(branch, hero, self.hands[hero])

    # ---- worlds ------------------------------------------------------------------------

    def marker(self, branch: i64, level: i64, space: i64) -> float:
        """L of the marker's distance from World Saved."""
        if space > FURTHEST:
            space = FURTHEST
        place = self.part[branch] + (level - 1) * 16 + space
        value = self.weights[place + At.MARKER]
        if self.overrun > 0 or branch == TurnEnd.OVERRUN:
            value += self.weights[place + At.DANGER]
        return value

    def entering(self, branch: i64, world: i64) -> float:
        """L of a world in play with the marker on its start space."""
        card = WORLDS[world]
        space = card.start_few if self.heroes <= 3 else card.start_many
        return self.weights[self.part[branch] + At.WORLD + world] + self.marker(branch, card.level, space)

    def add_worlds(self, branch: i64, t: PerilousState, left: i64) -> None:
        """The world in play, those to come, and how many are left."""
        part = self.part[branch]
        total = 0.0
        ahead = t.ahead
        if branch <= TurnEnd.EFFECT:
            total += self.weights[part + At.WORLD + t.world]
        elif ahead != 0:
            total += self.entering(branch, top_of(ahead))
            ahead = without_top(ahead)
        elif branch == TurnEnd.OVERRUN:
            total += self.replacement(branch, t.reserve, True)
        while ahead != 0:
            total += self.weights[part + At.COMING + top_of(ahead)]
            ahead = without_top(ahead)
        if branch == TurnEnd.OVERRUN and t.ahead != 0:
            total += self.replacement(branch, t.reserve, False)
        if branch == TurnEnd.SAVED:
            left -= 1
        if branch != TurnEnd.SAVED:
            total -= self.delay(t.turn)
        total += self.weights[part + At.LEFT + (left if left < MOST_LEFT else MOST_LEFT)]
        if self.overrun > 0 or branch == TurnEnd.OVERRUN:
            total += self.weights[part + At.OVERRUN]
        self.base[branch] += total

    def delay(self, turn: i64) -> float:
        """The cost of a turn that does not save the world; nothing while the table holds chances.

        A team that is safe where it is would build its boards for ever; what it can win by that is small
        beside the time it takes. In a long game waiting costs more and more, so that every game ends.
        """
        part = self.part[TurnEnd.PLAIN]
        late = turn - UNHURRIED if turn > UNHURRIED else 0
        return self.weights[part + At.DELAY] + self.weights[part + At.HURRY] * float(late)

    def replacement(self, branch: i64, reserve: i64, at_once: bool) -> float:
        """The mean over the worlds that may replace one that is overrun (PP-OVER-03)."""
        total = 0.0
        count = 0.0
        card: i64 = 0
        while reserve != 0:
            if reserve & 1 != 0:
                for world in range(2 * card, 2 * card + 2):
                    total += (
                        self.entering(branch, world)
                        if at_once
                        else self.weights[self.part[branch] + At.COMING + world]
                    )
                    count += 1.0
            reserve >>= 1
            card += 1
        return total / count if count > 0.0 else 0.0
