"""The planner's mathematics against slow oracles: rolls, assignments, World Roll."""

from __future__ import annotations

import random

import pytest
from librt.vecs import append, vec
from pursuit.features import features
from tests.players.positions import SlowRolls, random_faces, statuses, table, with_dice

from playmat.games.perilous.bot.evaluation import Evaluation, TurnEnd, bent, chance
from playmat.games.perilous.bot.multisets import BLUES, FACES, MEMBERS, THROWS
from playmat.games.perilous.bot.rolls import FINALS, THROWN, Rolls, numbers
from playmat.games.perilous.bot.turn import PlannedTurn
from playmat.games.perilous.bot.weights import At, paced, part_of_table
from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.state.codes import AbilityOp, Step, Symbol, Verb, height, verb_of
from playmat.games.perilous.state.components import ABILITY_N, ABILITY_OP, MAX_HEALTH, WORLDS
from playmat.games.perilous.state.mutations import Cell
from playmat.kernel.choice import NATURE, Choice
from playmat.kernel.state import Status


def member_of(faces: tuple[int, ...]) -> int:
    """Blue faces as a member of the family."""
    member = 0
    for face in faces:
        member = int(BLUES.more[member * FACES + face])
    return member


def faces_of(member: int) -> tuple[int, ...]:
    """The sorted faces of a member."""
    return tuple(face for face in range(FACES) for _die in range(BLUES.count[member * FACES + face]))


def test_the_family_of_blue_dice_is_whole() -> None:
    assert len(BLUES.size) == MEMBERS
    assert len({faces_of(member) for member in range(MEMBERS)}) == MEMBERS
    for kept in range(MEMBERS):
        total = sum(THROWS.chance[place] for place in range(THROWS.start[kept], THROWS.start[kept + 1]))
        assert total == pytest.approx(1.0)


@pytest.mark.parametrize("seed", [1, 2])
def test_layers_equal_the_sum_over_ordered_dice(seed: int) -> None:
    """Two throws of all six dice with every choice between them: 46,656 outcomes and 64 choices each."""
    rng = random.Random(seed)
    finals = numbers(FINALS)
    slow: dict[tuple[tuple[int, ...], int], float] = {}
    for black in range(6):
        for member in range(MEMBERS):
            value = rng.random() ** 3
            finals[black * MEMBERS + member] = value
            slow[faces_of(member), black] = value
    rolls = Rolls(finals, 0, 0, 0.0, 0.0)
    oracle = SlowRolls(slow)
    last = rolls.layer(0, 0, 0)
    for faces in ((), (5,), (0, 0), (1, 2, 5), (3, 3, 3, 4), (0, 1, 2, 3, 4)):
        for black in (0, 5, THROWN):
            if len(faces) == 5 and black != THROWN:
                continue
            expected = oracle.throw(faces, -1 if black == THROWN else black, 0)
            assert last.after[black * MEMBERS + member_of(faces)] == pytest.approx(expected)
    first = rolls.layer(1, 0, 0)
    for faces in ((0, 1, 2, 3, 4), (2, 2, 5, 5), (1, 4, 4)):
        expected = oracle.throw(faces, -1, 1)
        assert first.after[THROWN * MEMBERS + member_of(faces)] == pytest.approx(expected)


def test_cards_never_hurt_and_free_cards_help() -> None:
    rng = random.Random(5)
    finals = numbers(FINALS)
    for place in range(FINALS):
        finals[place] = rng.random() ** 4
    start = THROWN * MEMBERS
    without = Rolls(finals, 0, 0, 0.0, 0.0).layer(2, 0, 0).after[start]
    free = Rolls(finals, 1, 1, 0.0, 0.0)
    assert free.layer(2, 1, 0).after[start] > without + 0.005
    assert free.layer(2, 0, 1).after[start] > without
    dear = Rolls(finals, 1, 1, 9.0, 9.0)
    assert dear.layer(2, 1, 1).after[start] == pytest.approx(without)


# ---- assignments ----------------------------------------------------------------------------------


class SlowPlans:
    """The best assignment by trying every sequence of answers on the engine."""

    def __init__(self, turn: PlannedTurn, t: PerilousMachine) -> None:
        self.turn = turn
        self.before = statuses(t)
        self.hands = [int(t.cell(hero, Cell.HAND)) for hero in range(t.seats)]
        self.seen: dict[tuple[int, ...], float] = {}

    def best(self, t: PerilousMachine) -> float:
        """The best value from a state of the Assign phase."""
        if t.status == Status.OVER or t.stack[len(t.stack) - 1] & 255 != Step.ASSIGN:
            raise AssertionError("the Assign phase is over")
        key = (int(t.spent), *map(int, t.cells))
        if key not in self.seen:
            self.seen[key] = max(self.ended(t), *self.steps(t), -1.0)
        return self.seen[key]

    def steps(self, t: PerilousMachine) -> list[float]:
        """The values after every answer but the end of the phase."""
        found = [-1.0]
        choice = Choice()
        t.offer(t.active, choice)
        for answer in range(choice.n):
            if verb_of(choice.items[answer]) in (Verb.END, Verb.CARD):
                continue
            after = t.clone()
            after.live = False
            # An assignment that leaves nothing to decide ends the phase by itself; it is valued before that.
            take(after, int(choice.items[answer]))
            found.append(self.best(after))
        return found

    def ended(self, t: PerilousMachine) -> float:
        """The value of ending the phase here: every way to share out what Abilities give."""
        evaluation = self.turn.evaluation
        moves = out = black = 0
        shields = [0] * int(t.seats)
        draws = [0] * int(t.seats)
        sharing: list[int] = []
        for hero in range(t.seats):
            for action in range(5):
                if not t.cell(hero, Cell.SPACE) >> action & 1:
                    continue
                if action == Symbol.ATTACK:
                    moves += 1
                elif action == Symbol.DISTRACT and t.cell(hero, Cell.BLACK) >> action & 1:
                    black = 1
                elif action == Symbol.DISTRACT:
                    out += 1
                elif action == Symbol.PROTECT:
                    shields[hero] += 1
                elif action == Symbol.COLLECT:
                    draws[hero] += 1
                else:
                    role = int(t.cell(hero, Cell.ROLE))
                    op = ABILITY_OP[role]
                    if op in (AbilityOp.MARKER, AbilityOp.MARKER_DISTRACT):
                        moves += int(ABILITY_N[role])
                        out += int(ABILITY_N[role]) if op == AbilityOp.MARKER_DISTRACT else 0
                    else:
                        sharing.append(int(op))
        tokens = [0.0] * TurnEnd.COUNT
        for branch in range(TurnEnd.COUNT):
            for action, now in enumerate(statuses(t)):
                place = (branch * 5 + action) * 3
                tokens[branch] += (
                    evaluation.tokens[place + now] - evaluation.tokens[place + self.before[action]]
                )
        return max(
            self.valued(t, moves, out, black, got, healed, drawn, tokens)
            for got in shared(shields, 2 * (AbilityOp.SHIELDS in sharing), 2)
            for healed in shared([0] * int(t.seats), 2 * (AbilityOp.HEAL in sharing), 2)
            for drawn in shared(draws, 2 * (AbilityOp.DRAWS in sharing), 1)
        )

    def valued(
        self,
        t: PerilousMachine,
        moves: int,
        out: int,
        black: int,
        shields: list[int],
        health: list[int],
        draws: list[int],
        tokens: list[float],
    ) -> float:
        """The evaluation of one way to end the turn, straight from its definition."""
        evaluation = self.turn.evaluation
        gains = list(tokens)
        for branch in range(TurnEnd.COUNT):
            for hero in range(t.seats):
                held = int(t.cell(hero, Cell.CARDS))
                gains[branch] += evaluation.draw_gain(branch, hero, self.hands[hero], held, draws[hero])
                if hero != t.active:
                    gains[branch] += evaluation.strengthened(branch, hero, shields[hero], health[hero])
        best = -1.0
        for cards in range(int(self.turn.allot.fewer) + 1):
            place = self.turn.roll.entry(moves, out + 2 * cards, black, shields[t.active], health[t.active])
            entry = [self.turn.roll.entries[place + i] for i in range(5)]
            value = entry[0]
            for branch in range(TurnEnd.COUNT):
                value += entry[1 + branch] * (gains[branch] - cards * self.turn.allot.fewer_cost[branch])
            best = max(best, value)
        return best


def take(t: PerilousMachine, item: int) -> None:
    """Carry out an assignment without running on."""
    verb, action, hero, dice = item & 15, item >> 4 & 15, item >> 8 & 15, item >> 12
    if verb == Verb.READY:
        t.ready(action, dice)
    elif verb == Verb.SET:
        t.set_action(action, dice)
    else:
        t.fill_space(hero, action, dice)


def shared(base: list[int], points: int, most: int) -> list[list[int]]:
    """Every way to add up to `points`, at most `most` for each hero."""
    found = [list(base)]
    for hero in range(len(base)):
        found = [
            [*ways[:hero], ways[hero] + amount, *ways[hero + 1 :]]
            for ways in found
            for amount in range(min(most, points - sum(ways) + sum(base)) + 1)
        ]
    return found


def test_the_best_assignment_is_found_exactly() -> None:
    """Against every sequence of answers on the engine, for random boards and dice."""
    rng = random.Random(11)
    for _position in range(120):
        t = table(rng, heroes=rng.choice([2, 2, 3, 4]))
        with_dice(t, random_faces(rng, rng.choice([2, 3, 4, 5])))
        if t.status != Status.ASKING or t.stack[len(t.stack) - 1] & 255 != Step.ASSIGN:
            continue
        turn = PlannedTurn(t, paced("brisk"), int(t.active))
        plan = turn.plan(t, 0)
        assert plan.value == pytest.approx(SlowPlans(turn, t).best(t), abs=1e-12)


def test_every_final_throw_is_valued_like_its_plan() -> None:
    """The table for all throws at once against the search for one throw."""
    rng = random.Random(12)
    for _position in range(8):
        t = table(rng, cards=0)
        turn = PlannedTurn(t, paced("brisk"), int(t.active))
        finals = turn.rolls().finals
        for _throw in range(25):
            faces = random_faces(rng)
            blue = member_of(tuple(sorted(faces[:5])))
            black = faces[5] if faces[5] < 5 else 5
            after = t.clone()
            after.live = False
            with_dice(after, faces)
            if after.stack[len(after.stack) - 1] & 255 != Step.ASSIGN:
                continue
            plan = PlannedTurn(after, paced("brisk"), int(after.active)).plan(after, (1 << int(t.seats)) - 1)
            assert finals[black * MEMBERS + blue] == pytest.approx(plan.value, abs=1e-12)


# ---- the World Roll -------------------------------------------------------------------------------


def log_odds(t: PerilousMachine) -> float:
    """L of a table at the start of a turn, from its features."""
    tokens, others = sums(t)
    return bent(bend(t), tokens) + others


def bend(t: PerilousMachine) -> float:
    """By how much tokens count for less the more there are."""
    return float(paced("brisk")[part_of_table(t.seats, t.to_save - height(t.saved)) + At.BEND])


def sums(t: PerilousMachine) -> tuple[float, float]:
    """The worth of a table's tokens one by one, and of everything else."""
    part = part_of_table(t.seats, t.to_save - height(t.saved))
    tokens = others = 0.0
    for place, amount in features(t):
        if place < At.BODY:
            tokens += paced("brisk")[part + place] * amount
        else:
            others += paced("brisk")[part + place] * amount
    return tokens, others


def resolve(t: PerilousMachine) -> None:
    """Answer what a World Roll asks as the planner would: Shields first, the cheapest card."""
    while t.status == Status.ASKING:
        seat = int(t.choice.seat)
        if t.choice.prompt == Step.DAMAGE:
            t.apply(seat, t.choice.n - 1)
        elif t.choice.prompt == Step.DISCARD:
            evaluation = Evaluation(t, paced("brisk"), seat)
            worth = [evaluation.card(TurnEnd.EFFECT, int(t.choice.items[i] >> 12)) for i in range(t.choice.n)]
            t.apply(seat, worth.index(min(worth)))
        else:
            raise AssertionError(int(t.choice.prompt))


def test_the_world_roll_is_summed_exactly() -> None:
    """Every outcome of the pool on the engine, the position after it evaluated by its features."""
    rng = random.Random(21)
    done = 0
    while done < 12:
        t = table(rng, heroes=rng.choice([2, 3]), cards=0)
        t.marker = 2
        t.fewer = WORLDS[t.world].blue - rng.choice([1, 2, 3])
        if any(t.cell(hero, Cell.HEALTH) < 4 for hero in range(t.seats)):
            continue
        done += 1
        turn = PlannedTurn(t, paced("brisk"), int(t.active))
        place = turn.roll.entry(0, 0, 0, 0, 0)
        before = t.clone()
        before.live = False
        before.stack = before.stack[:0]
        before.push(Step.WORLD_PRE, before.active, 0)
        before.status = Status.RUNNING
        before.advance()
        assert before.status == Status.CHANCE
        total = 0.0
        for outcome in range(before.chance):
            after = before.clone()
            after.live = False
            after.apply(NATURE, outcome)
            resolve(after)
            assert after.status == Status.CHANCE, "the next turn begins with a throw"
            if after.world != before.world or after.overrun != before.overrun:
                raise AssertionError("these worlds hold")
            total += chance(log_odds(after) - turn.evaluation.delay(t.turn))
        assert turn.roll.entries[place] == pytest.approx(total / int(before.chance), abs=1e-12)


def test_the_removal_of_a_saved_world_is_the_mean_over_its_rolls() -> None:
    rng = random.Random(22)
    for _position in range(6):
        t = table(rng, heroes=2, cards=0)
        t.saved = 0
        turn = PlannedTurn(t, paced("brisk"), int(t.active))
        evaluation = turn.evaluation
        expected = evaluation.base[TurnEnd.SAVED] + evaluation.body(
            TurnEnd.SAVED, evaluation.me, evaluation.health[evaluation.me], evaluation.shields[evaluation.me]
        )
        after = t.clone()
        after.live = False
        after.stack = after.stack[:0]
        after.push(Step.ACTIVATE, after.active, 0)
        after.toward_saved(after.active, 99, "PP-ACT-06")
        after.status = Status.RUNNING
        after.advance()
        tokens, others, there = mean_after_removals(after, int(t.turn))
        assert bent(there, tokens) + others == pytest.approx(expected, abs=1e-9)


def mean_after_removals(t: PerilousMachine, turn: int) -> tuple[float, float, float]:
    """The means of `sums` over all removal rolls of the Saved procedure, and the bend that holds then."""
    if t.turn != turn:
        return (*sums(t), bend(t))
    assert t.status == Status.CHANCE
    tokens = others = there = 0.0
    weight = 0
    for outcome in range(t.chance):
        after = t.clone()
        after.live = False
        after.apply(NATURE, outcome)
        # A second Heartless is thrown again until a symbol shows: it changes no mean and is left out.
        if t.stack[len(t.stack) - 1] & 255 == Step.SECOND_THROW and outcome == 5:
            continue
        more, rest, there = mean_after_removals(after, turn)
        tokens += more
        others += rest
        weight += 1
    return tokens / weight, others / weight, there


def test_health_is_capped_where_bodies_are_valued() -> None:
    t = table(random.Random(3), heroes=2)
    evaluation = Evaluation(t, paced("brisk"), 0)
    other = int(evaluation.following)
    full = vec[float]()
    for points in range(4):
        full = append(
            full, evaluation.strengthened(0, other, 0, MAX_HEALTH - evaluation.health[other] + points)
        )
    assert len({round(value, 12) for value in full}) == 1
