"""The best assignment of any dice, found exactly.

`Assignment.worth(codes)` is the value of the best option of each symbol together. The symbols hang together
in three ways: through the marker and the World pool (`world`), through what Abilities give out
(`options`), and through the dice, of which wilds count as any symbol (PP-ASSIGN-14). The first two are tried
out in a short nested search over options; its results are remembered by codes. For the third, `finals`
computes the value of *every* throw at once:

    H(c)    = best over plays of cards K of worth(levels of c + K) - cost of K,     c = dice by symbol
    H(c)    = max(H(c), H(c - e_x))                       a die may be left unused (PP-ASSIGN-19)
    F(S, 0) = H(S),     F(S, w) = max over x of F(S + e_x, w - 1)          wilds one by one

A black die that shows Distract takes the black die out of the World pool when it lies in an action
space, and works like a blue one in a Ready or Set group (PP-ACT-11); H has a second table for it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.perilous.bot.evaluation import TurnEnd
from playmat.games.perilous.bot.multisets import BLUES, COUNTS, FACES, MEMBERS, NONE, SYMBOLS
from playmat.games.perilous.bot.options import BoardOptions, DiceUse
from playmat.games.perilous.bot.plans import CardPlay, DicePlan, DicePool, PlanCache
from playmat.games.perilous.bot.rolls import FINALS, NO_SYMBOL, UNKNOWN, WORST
from playmat.games.perilous.bot.world import WorldRoll
from playmat.games.perilous.state.codes import ACTIONS, Symbol, copies
from playmat.games.perilous.state.components import FEWER, FEWER_N, HAND_LIMIT

WILD: Final = 5


def without_wild() -> vec[i64]:
    """By member of `BLUES` without wilds, the same dice as a member of `COUNTS`; the others `NONE`."""
    table = vec[i64]()
    for member in range(i64(MEMBERS)):
        same: i64 = 0
        for face in range(i64(SYMBOLS)):
            for _die in range(BLUES.count[member * FACES + face]):
                same = COUNTS.more[same * SYMBOLS + face]
        table = append(table, same if BLUES.count[member * FACES + WILD] == 0 else NONE)
    return table


SYMBOLS_OF: Final[vec[i64]] = without_wild()


@final
class Assignment:
    """The search over assignments for one board and one World Roll.

    Args:
        board: what the dice can do.
        roll: the end of the turn.
        plays: the plays of dice cards to consider, the first of them none at all.
    """

    __slots__ = (
        "best",
        "board",
        "codes",
        "fewer",
        "fewer_cost",
        "memory",
        "play",
        "plays",
        "roll",
        "trying",
        "with_cards",
        "without_cards",
    )

    def __init__(self, board: BoardOptions, roll: WorldRoll, plays: list[CardPlay]) -> None:
        self.board = board
        self.roll = roll
        self.plays = plays
        self.play: CardPlay = plays[0]
        self.codes: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.trying: vec[i64] = vec[i64]([0, 0, 0, 0, 0])
        self.best: DicePlan = DicePlan(plays[0])
        self.without_cards = PlanCache()
        self.with_cards = PlanCache()
        self.memory = self.without_cards
        self.fewer: i64 = 0
        for hero in range(board.evaluation.heroes):
            self.fewer += copies(board.evaluation.hands[hero], FEWER)
        self.fewer_cost: vec[float] = vec[float]()
        for branch in range(i64(TurnEnd.COUNT)):
            self.fewer_cost = append(self.fewer_cost, board.evaluation.card(branch, FEWER))

    def begin(self, play: CardPlay) -> None:
        """Consider a play of cards: the hands are others, and what is remembered does not hold."""
        self.play = play
        if len(play.items) == 0:
            self.memory = self.without_cards
        else:
            self.memory = self.with_cards
            self.memory.forget()
        for hero in range(self.board.evaluation.heroes):
            self.board.hold(hero, play.hands[hero], play.held[hero])

    # ---- one set of codes --------------------------------------------------------------

    def worth(self, black_out: i64) -> float:
        """The value of the best options for `self.codes`; `black_out`: the black die lies on a Distract."""
        key = black_out
        for action in range(i64(ACTIONS)):
            key = key * 16 + self.codes[action]
        memory = self.memory
        place = memory.slot(key)
        if memory.stamps[place] == memory.stamp:
            return memory.values[place]
        value = self.search(black_out, False)
        memory.keys[place] = key
        memory.stamps[place] = memory.stamp
        memory.values[place] = value
        return value

    def search(self, black_out: i64, write: bool) -> float:
        """Try the options of all symbols together; `write` keeps the best in `self.best`."""
        board = self.board
        cost = self.play.cost
        attack = board.options(Symbol.ATTACK, self.codes[Symbol.ATTACK], 0)[0]
        distract = board.options(Symbol.DISTRACT, self.codes[Symbol.DISTRACT], 0)[0]
        out = distract.out - black_out
        black = distract.black | black_out
        plain = attack.plain + distract.plain - cost[0]
        effect = attack.effect + distract.effect - cost[1]
        overrun = attack.overrun + distract.overrun - cost[2]
        saved = attack.saved + distract.saved - cost[3]
        best = WORST
        for ability in board.options(Symbol.ABILITY, self.codes[Symbol.ABILITY], 0):
            moves = attack.moves + ability.moves
            gone = out + ability.out
            for collect in board.options(Symbol.COLLECT, self.codes[Symbol.COLLECT], ability.gifts & 4):
                for protect in board.options(Symbol.PROTECT, self.codes[Symbol.PROTECT], ability.gifts & 3):
                    value = self.end_of_turn(
                        moves,
                        gone,
                        black,
                        protect,
                        plain + ability.plain + collect.plain + protect.plain,
                        effect + ability.effect + collect.effect + protect.effect,
                        overrun + ability.overrun + collect.overrun + protect.overrun,
                        saved + ability.saved + collect.saved + protect.saved,
                    )
                    if value > best:
                        best = value
                        if write:
                            self.best.options = [attack, protect, distract, collect, ability]
        return best

    def end_of_turn(
        self,
        moves: i64,
        out: i64,
        black: i64,
        body: DiceUse,
        plain: float,
        effect: float,
        overrun: float,
        saved: float,
    ) -> float:
        """The value of one way to end the Activate phase, cards that shrink the World pool included."""
        roll = self.roll
        best = WORST
        cards: i64 = 0
        last: i64 = -1
        while cards <= self.fewer:
            spent = float(cards)
            place = roll.entry(moves, out + FEWER_N * cards, black, body.shields, body.health)
            if place == last:
                break  # nothing is left to take out
            last = place
            value = (
                roll.entries[place]
                + roll.entries[place + 1] * (plain - spent * self.fewer_cost[0])
                + roll.entries[place + 2] * (effect - spent * self.fewer_cost[1])
                + roll.entries[place + 3] * (overrun - spent * self.fewer_cost[2])
                + roll.entries[place + 4] * (saved - spent * self.fewer_cost[3])
            )
            if value > best:
                best = value
            cards += 1
        return best

    # ---- every throw -------------------------------------------------------------------

    def finals(self) -> vec[float]:
        """The value of the best assignment by `black * MEMBERS + blue` (see `rolls`)."""
        plain = UNKNOWN[:MEMBERS]
        black = UNKNOWN[:MEMBERS]
        for play in self.plays:
            self.begin(self.plays[0])
            limits = self.limits(play)
            self.begin(play)
            self.add_play(play, limits, plain, black)
        distract: i64 = Symbol.DISTRACT
        grouped = self.board.status[distract] < 2
        member: i64 = 0
        while member < MEMBERS:
            without = COUNTS.less[member * SYMBOLS + distract]
            action: i64 = 0
            while action < SYMBOLS:
                less = COUNTS.less[member * SYMBOLS + action]
                if less != NONE:
                    if plain[less] > plain[member]:
                        plain[member] = plain[less]
                    if without != NONE and black[less] > black[member]:
                        black[member] = black[less]
                action += 1
            if without != NONE:
                blue = plain[member] if grouped else plain[without]
                if blue > black[member]:
                    black[member] = blue
            member += 1
        return spread_wilds(plain, black)

    def codes_of(self, play: CardPlay) -> vec[i64]:
        """The code of 0 to 6 dice of each symbol together with the cards."""
        codes = vec[i64]()
        for action in range(i64(ACTIONS)):
            for dice in range(i64(7)):
                codes = append(
                    codes, self.board.code(action, dice + play.singles[action], play.pairs[action], 0)
                )
        return codes

    def look_up(self, codes: vec[i64], member: i64) -> None:
        """Set the codes of a count of dice."""
        action: i64 = 0
        while action < SYMBOLS:
            self.codes[action] = codes[action * 7 + COUNTS.count[member * SYMBOLS + action]]
            action += 1

    def limits(self, play: CardPlay) -> vec[float]:
        """For every count of dice what the cards could make of it for nothing: no more than that is won.

        A full hand from which a card is played has room for a draw; then nothing is ruled out.
        """
        found = UNKNOWN[:MEMBERS]
        for owner in play.owners:
            if self.board.evaluation.cards[owner] >= HAND_LIMIT:
                for member in range(i64(MEMBERS)):
                    found[member] = 1.0
                return found
        codes = self.codes_of(play)
        member = 0
        while member < MEMBERS:
            self.look_up(codes, member)
            found[member] = self.worth(0)
            if COUNTS.count[member * SYMBOLS + Symbol.DISTRACT] > 0 and self.fills_distract():
                value = self.worth(1)
                if value > found[member]:
                    found[member] = value
            member += 1
        return found

    def add_play(self, play: CardPlay, limits: vec[float], plain: vec[float], black: vec[float]) -> None:
        """Raise both tables to what a play of cards makes of every count of dice."""
        codes = self.codes_of(play)
        member: i64 = 0
        while member < MEMBERS:
            distracting = COUNTS.count[member * SYMBOLS + Symbol.DISTRACT] > 0
            if limits[member] > plain[member] or (distracting and limits[member] > black[member]):
                self.look_up(codes, member)
                value = self.worth(0)
                if value > plain[member]:
                    plain[member] = value
                if distracting and self.fills_distract():
                    value = self.worth(1)
                    if value > black[member]:
                        black[member] = value
            member += 1

    def fills_distract(self) -> bool:
        """Return whether the codes fill a Distract space."""
        return self.board.filled(Symbol.DISTRACT, self.codes[Symbol.DISTRACT] >> 1) > 0

    # ---- one throw ---------------------------------------------------------------------

    def plan(self, pool: DicePool) -> DicePlan:
        """The best plan for the dice of the Assign phase."""
        best = DicePlan(self.plays[0])
        for play in self.plays:
            if len(play.items) > 0 and not self.promises(pool, play, best.value):
                continue
            self.begin(play)
            plan = DicePlan(play)
            self.try_dice(pool, plan, 0, pool.wilds)
            if plan.value > best.value:
                best = plan
        self.begin(best.play)
        self.best = best
        self.codes = best.codes[:]
        self.search(1 if best.black_out else 0, True)
        for action in range(i64(ACTIONS)):
            best.status[action] = self.board.reached(action, best.codes[action] >> 1)
        best.fewer = self.fewer_cards(best)
        return best

    def promises(self, pool: DicePool, play: CardPlay, best: float) -> bool:
        """Return whether the cards could win more than `best` if they cost nothing (see `limits`)."""
        for owner in play.owners:
            if self.board.evaluation.cards[owner] >= HAND_LIMIT:
                return True
        self.begin(self.plays[0])
        free = DicePlan(play)
        self.try_dice(pool, free, 0, pool.wilds)
        return free.value > best

    def try_dice(self, pool: DicePool, plan: DicePlan, action: i64, wilds: i64) -> None:
        """Try every number of dice for each symbol, with wilds where its own dice do not suffice."""
        if action == ACTIONS:
            self.try_codes(pool, plan)
            return
        natural = pool.dice[action]
        if pool.black == action:
            natural += 1
        used = natural + wilds
        while used >= 0:
            self.trying[action] = used
            self.try_dice(pool, plan, action + 1, wilds - (used - natural) if used > natural else wilds)
            used -= 1

    def try_codes(self, pool: DicePool, plan: DicePlan) -> None:
        """Value the dice chosen for each symbol, the black die in or out of a Distract space."""
        play = plan.play
        for action in range(i64(ACTIONS)):
            dice = self.trying[action] + play.singles[action]
            pairs = pool.pairs[action] + play.pairs[action]
            self.codes[action] = self.board.code(action, dice, pairs, pool.bound[action])
        distract: i64 = Symbol.DISTRACT
        if pool.black != distract or self.trying[distract] == 0:
            self.note(plan, False)
            return
        if self.fills_distract():
            self.note(plan, True)
        blue = pool.dice[distract] + pool.wilds
        if self.board.status[distract] < 2 or self.trying[distract] <= blue:
            self.note(plan, False)

    def note(self, plan: DicePlan, black_out: bool) -> None:
        """Keep the dice and codes if they are the best so far."""
        value = self.worth(1 if black_out else 0)
        if value > plan.value:
            plan.value = value
            plan.black_out = black_out
            plan.codes = self.codes[:]
            plan.dice = self.trying[:]

    def fewer_cards(self, plan: DicePlan) -> i64:
        """The number of cards that shrink the World pool on which the plan counts."""
        all_cards = self.fewer
        fewest: i64 = 0
        while fewest < all_cards:
            self.fewer = fewest
            if self.search(1 if plan.black_out else 0, False) >= plan.value:
                break
            fewest += 1
        self.fewer = all_cards
        return fewest


def spread_wilds(plain: vec[float], black: vec[float]) -> vec[float]:
    """F from H: wilds become symbols one by one; the black die counts as its symbol."""
    finals = UNKNOWN[:FINALS]
    wilds: i64 = 0
    while wilds < FACES:
        blue: i64 = 0
        while blue < MEMBERS:
            if BLUES.count[blue * FACES + WILD] == wilds:
                state: i64 = 0
                while state <= NO_SYMBOL:
                    place = state * MEMBERS
                    if wilds == 0:
                        dice = SYMBOLS_OF[blue]
                        if state == NO_SYMBOL:
                            finals[place + blue] = plain[dice]
                        elif state == Symbol.DISTRACT:
                            finals[place + blue] = black[COUNTS.more[dice * SYMBOLS + state]]
                        else:
                            finals[place + blue] = plain[COUNTS.more[dice * SYMBOLS + state]]
                    else:
                        rest = BLUES.less[blue * FACES + WILD]
                        symbol: i64 = 0
                        while symbol < SYMBOLS:
                            value = finals[place + BLUES.more[rest * FACES + symbol]]
                            if value > finals[place + blue]:
                                finals[place + blue] = value
                            symbol += 1
                    state += 1
                blue += 1
            else:
                blue += 1
        wilds += 1
    return finals
