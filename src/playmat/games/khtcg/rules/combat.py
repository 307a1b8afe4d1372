"""The battle (6.5), the challenge (6.9), and what they share: joining, Attack Cards, totals, the clean-up.

Carries out KH-FRIEND-03, KH-EQUIP-07, -08, KH-ATK-01 to -05, KH-BATTLE-01 to -27, KH-CHAL-05 to -27 and
KH-ZONE-08; what can be decided meanwhile is offered in `action`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.program import op_of
from playmat.games.khtcg.effects.changes import (
    deal_damage,
    discard,
    end_lasting,
    forbidden,
    lose_hp,
)
from playmat.games.khtcg.effects.continuous import (
    at_least_0,
    at_most,
    attack_of,
    counts,
    holds,
    rule,
    stat,
    support_of,
    times,
)
from playmat.games.khtcg.effects.matching import fits, kinds_of_card, whose_is
from playmat.games.khtcg.effects.triggers import fire
from playmat.games.khtcg.language.codes import (
    CHALLENGE_HP_LOSS,
    NONE,
    Area,
    Cause,
    Fight,
    Happened,
    Part,
    Prompt,
    Static,
    Step,
    Verb,
)
from playmat.games.khtcg.language.hooks import Permission, RuleNumber, Stat, Trigger
from playmat.games.khtcg.language.instructions import Continuous, Op
from playmat.games.khtcg.language.terms import Deed, Per, To, Type, Until
from playmat.games.khtcg.rules.permission import permitted
from playmat.games.khtcg.rules.play import ask_with_drops
from playmat.games.khtcg.rules.state_checks import settle
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    NO_CARD,
    PLACE_SHIFT,
    used_card,
    used_of,
    used_together,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice, bit
from playmat.kernel.state import Status
from playmat.kernel.steps import Steps

# ---- joining -------------------------------------------------------------------------------------------


def can_commit(state: KhtcgState, side: Side, slot: i64) -> bool:
    """Return whether no text keeps an ally from joining (KH-HOOK-32, KH-HOOK-42)."""
    return not forbidden(state, side.seat, Permission.COMMIT, state.card_in(slot).number)


def commit(state: KhtcgState, side: Side, slot: i64) -> None:
    """An ally joins (KH-BATTLE-06, KH-CHAL-10)."""
    state.commit(side, slot)
    event = Trigger.BATTLE_COMMIT if state.fight == Fight.BATTLE else Trigger.CHALLENGE_COMMIT
    fire(state, event, side.seat, slot, Cause.VOLUNTARY, state.area(slot), 0)


# ---- Attack Cards --------------------------------------------------------------------------------------


def can_attack_with(state: KhtcgState, side: Side, number: i64) -> bool:
    """Return whether a card of the hand is an Attack Card that may be played (KH-ATK-06, KH-ATK-08)."""
    card = state.book.cards[number]
    return card.type == Type.ATTACK and permitted(state, side.seat, card)


def offer_attack_set(state: KhtcgState, choice: Choice, seat: i64) -> None:
    """Each set of Attack Cards of the hand (KH-ATK-03); also a single one is asked for.

    Were it not, the question would tell the opponent that the hand holds several (KH-ZONE-03).
    """
    side = state.sides[seat]
    choice.subset(seat, Prompt.ATTACK_SET, 1, 1, 0)
    count: i64 = len(side.hand)
    for place in range(count):
        number = side.hand[place] & CARD_MASK
        if can_attack_with(state, side, number):
            choice.offer(number | place << PLACE_SHIFT)
    choice.hi = choice.n


def take_attack_set(state: KhtcgState, seat: i64, answer: i64) -> None:
    """The chosen Attack Cards are played together."""
    state.pop()
    side = state.sides[seat]
    choice = state.choice
    for i in range(choice.n):
        if answer & bit(i) != 0:
            number = choice.items[i] & CARD_MASK
            play_attack(state, side, number, namesakes(state, choice, answer, i))


def namesakes(state: KhtcgState, choice: Choice, answer: i64, one: i64) -> i64:
    """The number of other cards of a set that have the name of one of them (KH-ATK-04)."""
    name = state.book.cards[choice.items[one] & CARD_MASK].name
    found: i64 = 0
    for i in range(choice.n):
        taken = i != one and answer & bit(i) != 0
        if taken and state.book.cards[choice.items[i] & CARD_MASK].name == name:
            found += 1
    return found


def play_attack(state: KhtcgState, side: Side, number: i64, together: i64) -> None:
    """An Attack Card lies beside the Player Card until the fight is over (KH-ATK-05)."""
    state.take_from_hand(side, number)
    side.used = append(side.used, used_of(number, together))
    state.count(Deed.PLAYED, side.seat, number, 1)
    state.log_played(side.seat, Verb.ATTACK, number, NONE, "KH-ATK-02")


def support_of_used(state: KhtcgState, side: Side, used: i64) -> i64:
    """The Support of an Attack Card in use, its bonus for others of its name included (KH-ATK-04)."""
    card = state.book.cards[used_card(used)]
    value = card.support
    code = state.code
    for at in card.at[Op.STANDING_RAISE]:
        if (
            code[at + Continuous.TO] == To.THIS
            and code[at + Continuous.MORE] == Stat.SUPPORT
            and holds(state, code[at + Continuous.IF], code[at + Continuous.UNLESS], NONE, side.seat)
        ):
            value += raised_by(state, at, used, NONE, side.seat)
    if (state.statics >> (Static.STAT + Stat.SUPPORT)) & 1 != 0:
        value = changed_for_attacks(state, side, used, value)
    return at_least_0(value)


def raised_by(state: KhtcgState, at: i64, used: i64, source: i64, seat: i64) -> i64:
    """The Support that a text adds to an Attack Card in use, as often as it says and up to its limit."""
    code = state.code
    per = code[at + Continuous.MORE + 2]
    count = used_together(used) if per == Per.SAME_ACT else times(state, per, source, seat)
    return at_most(code[at + Continuous.MORE + 1] * count, code[at + Continuous.MORE + 3])


def changed_for_attacks(state: KhtcgState, side: Side, used: i64, value: i64) -> i64:
    """The Support of an Attack Card of a player as texts on the table add to it or set it."""
    code = state.code
    attack = state.book.cards[used_card(used)]
    fixed: i64 = NONE
    for source in state.texts:
        card = state.card_in(source)
        if (card.statics >> (Static.STAT + Stat.SUPPORT)) & 1 == 0 or not counts(state, source):
            continue
        owner = state.controller(source)
        for at in card.says:
            op = op_of(code[at])
            if (
                (op == Op.STANDING_RAISE or op == Op.STANDING_SET)
                and code[at + Continuous.TO] == To.ATTACKS
                and code[at + Continuous.MORE] == Stat.SUPPORT
                and whose_is(state, code[at + Continuous.WHOSE], owner, side.seat)
                and fits(state, at + Continuous.KINDS, attack, kinds_of_card(state, attack))
                and holds(state, code[at + Continuous.IF], code[at + Continuous.UNLESS], source, owner)
            ):
                if op == Op.STANDING_SET:
                    fixed = code[at + Continuous.MORE + 1]
                else:
                    value += raised_by(state, at, used, source, owner)
    return value if fixed == NONE else fixed


# ---- totals --------------------------------------------------------------------------------------------


def of_allies(state: KhtcgState, side: Side) -> i64:
    """The Support of the allies taking part."""
    total: i64 = 0
    for slot in side.fighters:
        total += support_of(state, slot)
    return total


def of_equipment(state: KhtcgState, side: Side) -> i64:
    """The Support of Equipment on the Player Card and on allies taking part (KH-EQUIP-07, KH-EQUIP-08)."""
    total: i64 = 0
    for slot in side.equipment:
        bearer = state.host(slot)
        if bearer == side.leader or is_fighter(side, bearer):
            total += stat(state, slot, Stat.SUPPORT, state.card_in(slot).support)
    return total


def is_fighter(side: Side, slot: i64) -> bool:
    """Return whether an ally takes part."""
    for fighter in side.fighters:
        if fighter == slot:
            return True
    return False


def of_attacks(state: KhtcgState, side: Side) -> i64:
    """The Support of the Attack Cards played."""
    total: i64 = 0
    for used in side.used:
        if state.book.cards[used_card(used)].type == Type.ATTACK:
            total += support_of_used(state, side, used)
    return total


def total_of(state: KhtcgState, side: Side) -> i64:
    """A player's total (KH-BATTLE-13, KH-CHAL-20), never below 0 (KH-GEN-22)."""
    total = attack_of(state, side.face()) + of_allies(state, side) + of_equipment(state, side)
    total += of_attacks(state, side)
    which = RuleNumber.BATTLE_TOTAL if state.fight == Fight.BATTLE else RuleNumber.CHALLENGE_TOTAL
    return at_least_0(rule(state, side.seat, which, total))


def log_total(state: KhtcgState, side: Side, total: i64, kind: i64, clause: str) -> None:
    """A total stands, with its parts; the last one is what texts about the total itself add."""
    if state.log is not None:
        parts = [
            int(attack_of(state, side.face())),
            int(of_allies(state, side)),
            int(of_equipment(state, side)),
            int(of_attacks(state, side)),
        ]
        state.log.write(kind, side.seat, [int(total), *parts, int(total) - sum(parts)], clause)


# ---- the battle ----------------------------------------------------------------------------------------


def begin_battle(state: KhtcgState, side: Side) -> None:
    """A battle is declared (KH-BATTLE-01, KH-BATTLE-02, KH-GEN-28)."""
    if state.battled:
        state.use_granted(Verb.BATTLE)
    state.battled = True
    state.count(Deed.BATTLES, side.seat, NONE, 1)
    state.fight = Fight.BATTLE
    state.push(Step.BATTLE, side.seat, Part.TECH if state.rules.steps else Part.PLAY)
    if state.log is not None:
        state.log.write(Happened.BATTLE, side.seat, [], "KH-BATTLE-01")
    fire(state, Trigger.BATTLE_START, side.seat, NO_CARD, Cause.VOLUNTARY, Area.FREE, 0)


def next_part(state: KhtcgState, seat: i64, part: i64) -> None:
    """A part of the battle is over: the next step, or the result (KH-SM-05, KH-SM-06)."""
    if part == Part.PLAY or part == Part.MAGIC:
        state.goto(Step.TOTAL, seat, 0)
    else:
        state.goto(Step.BATTLE, seat, part + 1)


def run_total(state: KhtcgState, seat: i64) -> None:
    """The total stands (KH-BATTLE-13, KH-SM-07)."""
    side = state.sides[seat]
    total = total_of(state, side)
    log_total(state, side, total, Happened.BATTLE_TOTAL, "KH-BATTLE-13")
    state.goto(Step.ASSIGN, seat, total)


def run_assign(state: KhtcgState, seat: i64, total: i64) -> None:
    """The attack is dealt, or its division is asked for (KH-BATTLE-14 to -16, KH-BATTLE-27)."""
    side = state.sides[seat]
    attacked: i64 = 0
    only: i64 = NONE
    for slot in side.disruptors:
        if is_attacked(state, side, slot):
            attacked += 1
            only = slot
    if attacked == 0 or total == 0:
        state.goto(Step.BATTLE_END, seat, 0)
    elif attacked == 1 and state.rules.assign_all:
        state.goto(Step.BATTLE_END, seat, 0)
        deal_damage(state, only, total, Cause.BATTLE, seat, "KH-BATTLE-14")
    else:
        ask_with_drops(state, seat)


def is_attacked(state: KhtcgState, side: Side, slot: i64) -> bool:
    """Return whether a disruptor of the opponent lies on the current World (KH-BATTLE-05, KH-MOVE-11)."""
    return state.host(slot) == side.world() and state.controller(slot) != side.seat


def offer_assign(state: KhtcgState, choice: Choice, seat: i64, total: i64) -> None:
    """KH-DP-10: whole numbers that add up to the total; a text may spare a disruptor (KH-HOOK-34).

    Unless the whole attack could go nowhere then: texts forbid what something else can take.
    """
    side = state.sides[seat]
    choice.split(seat, Prompt.ASSIGN, total if state.rules.assign_all else 0, total)
    for slot in side.disruptors:
        if is_attacked(state, side, slot) and not is_spared(state, slot):
            choice.offer_up_to(slot, total)
    if choice.n == 0:
        for slot in side.disruptors:
            if is_attacked(state, side, slot):
                choice.offer_up_to(slot, total)


def is_spared(state: KhtcgState, slot: i64) -> bool:
    """Return whether a text keeps the attack off a disruptor while something else could take it."""
    return forbidden(state, state.turn_player, Permission.ASSIGN, state.card_in(slot).number)


def take_assign(state: KhtcgState, seat: i64, answer: i64) -> None:
    """The attack is divided; all of it is dealt at the same moment."""
    choice = state.choice
    given = choice.amounts(answer)
    state.goto(Step.BATTLE_END, seat, 0)
    for i in range(choice.n):
        amount: i64 = given[i]
        if amount > 0:
            deal_damage(state, choice.items[i], amount, Cause.BATTLE, seat, "KH-BATTLE-15")


def run_battle_end(state: KhtcgState, seat: i64) -> None:
    """The clean-up (KH-BATTLE-21 to -23, KH-BATTLE-26)."""
    state.pop()
    clean_up(state, state.sides[seat], Cause.BATTLE_END)
    if len(state.lasting) > 0:
        end_lasting(state, Until.BATTLE)
    state.fight = Fight.NONE
    if state.rules.tomy:
        state.clear_damage("KH-BATTLE-26")
    fire(state, Trigger.BATTLE_END, seat, NO_CARD, Cause.BATTLE_END, Area.FREE, 0)


# ---- the challenge -------------------------------------------------------------------------------------


def begin_challenge(state: KhtcgState, seat: i64) -> None:
    """The active player challenges (KH-CHAL-05)."""
    state.challenges -= 1
    state.fight = Fight.CHALLENGE
    state.push(Step.CHALLENGE_ROUND, seat, 0)
    if state.log is not None:
        state.log.write(Happened.CHALLENGE, seat, [], "KH-CHAL-02")
    fire(state, Trigger.CHALLENGE_START, seat, NO_CARD, Cause.CHALLENGE, Area.FREE, 0)


def take_pass(state: KhtcgState, seat: i64, passes: i64) -> None:
    """A player does nothing; after two in a row the totals are compared (KH-CHAL-15, KH-SM-13)."""
    if state.log is not None:
        state.log.write(Happened.PASSED, seat, [], "KH-CHAL-13")
    if passes == 1:
        state.goto(Step.RESULT, state.turn_player, 0)
    else:
        state.goto(Step.CHALLENGE_ROUND, 1 - seat, passes + 1)


def run_result(state: KhtcgState) -> None:
    """The totals, the loss of HP and what answers to it (KH-CHAL-20 to -23, KH-CHAL-26, KH-SM-14)."""
    attacker = state.sides[state.turn_player]
    defender = state.sides[1 - state.turn_player]
    state.goto(Step.CHALLENGE_END, attacker.seat, 0)
    attack = total_of(state, attacker)
    defence = total_of(state, defender)
    log_total(state, attacker, attack, Happened.CHALLENGE_TOTAL, "KH-CHAL-20")
    log_total(state, defender, defence, Happened.CHALLENGE_TOTAL, "KH-CHAL-20")
    if attack == defence:
        if state.log is not None:
            state.log.write(Happened.TIED, attacker.seat, [], "KH-CHAL-23")
        fire(state, Trigger.TIED, attacker.seat, NO_CARD, Cause.CHALLENGE, Area.FREE, 0)
        fire(state, Trigger.TIED, defender.seat, NO_CARD, Cause.CHALLENGE, Area.FREE, 0)
        return
    winner = attacker if attack > defence else defender
    loser = defender if attack > defence else attacker
    if state.log is not None:
        state.log.write(Happened.WON, winner.seat, [], "KH-CHAL-21")
    state.count(Deed.WON, winner.seat, NONE, 1)
    state.count(Deed.LOST, loser.seat, NONE, 1)
    loss = rule(state, loser.seat, RuleNumber.CHALLENGE_LOSS, CHALLENGE_HP_LOSS)
    lose_hp(state, loser, loss, Cause.CHALLENGE, "KH-CHAL-22")
    fire(state, Trigger.WON, winner.seat, NO_CARD, Cause.CHALLENGE, Area.FREE, loss)
    fire(state, Trigger.LOST, loser.seat, NO_CARD, Cause.CHALLENGE, Area.FREE, loss)


def run_challenge_end(state: KhtcgState, seat: i64) -> None:
    """The clean-up of both sides (KH-CHAL-24, KH-MAGIC-13, KH-MAGIC-18)."""
    state.pop()
    clean_up(state, state.sides[seat], Cause.CHALLENGE_END)
    clean_up(state, state.sides[1 - seat], Cause.CHALLENGE_END)
    if len(state.lasting) > 0:
        end_lasting(state, Until.CHALLENGE)
    state.clear_damage("KH-MAGIC-18")
    state.fight = Fight.NONE
    fire(state, Trigger.CHALLENGE_END, seat, NO_CARD, Cause.CHALLENGE_END, Area.FREE, 0)


# ---- the clean-up --------------------------------------------------------------------------------------


def clean_up(state: KhtcgState, side: Side, cause: i64) -> None:
    """Discard who took part, then their Equipment, then the cards played, in order (KH-ZONE-08)."""
    while len(side.fighters) > 0:
        discard(state, side.fighters[0], cause, "KH-BATTLE-22" if cause == Cause.BATTLE_END else "KH-CHAL-24")
    settle(state)
    if state.status == Status.OVER:
        return
    used = side.used
    side.used = vec[i64]()
    for one in used:
        card = used_card(one)
        side.discard = append(side.discard, card)
        if state.log is not None:
            clause = "KH-BATTLE-21"
            if cause == Cause.CHALLENGE_END:
                clause = "KH-CHAL-24" if state.book.cards[card].type == Type.ATTACK else "KH-MAGIC-13"
            state.log.write(Happened.DISCARDED, side.seat, [card, cause, 0], clause)


STEPS: Final[Steps] = {
    Step.ATTACK_SET: (None, offer_attack_set, take_attack_set),
    Step.TOTAL: (run_total,),
    Step.ASSIGN: (run_assign, offer_assign, take_assign),
    Step.BATTLE_END: (run_battle_end,),
    Step.RESULT: (run_result,),
    Step.CHALLENGE_END: (run_challenge_end,),
}
