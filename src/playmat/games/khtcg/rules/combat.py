"""Rules that a battle and a challenge share: joining, Attack Cards, totals, the clean-up.

Carries out KH-FRIEND-03, KH-EQUIP-07, -08, KH-ATK-01 to -05, KH-BATTLE-06, -13, -21, -22, KH-CHAL-20, -24
and KH-ZONE-08.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.program import op_of
from playmat.games.khtcg.effects.changes import discard, take_control
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
from playmat.games.khtcg.effects.guards import forbidden
from playmat.games.khtcg.effects.matching import fits, kinds_of_card, means, whose_is
from playmat.games.khtcg.effects.triggers import fire
from playmat.games.khtcg.language.codes import (
    NONE,
    NOW,
    Cause,
    Fight,
    Happened,
    Prompt,
    Static,
    Step,
    Verb,
)
from playmat.games.khtcg.language.hooks import Permission, RuleNumber, Stat, Trigger
from playmat.games.khtcg.language.instructions import Continuous, Op, Select
from playmat.games.khtcg.language.terms import Deed, Per, To, Type, Until
from playmat.games.khtcg.rules.permission import permitted
from playmat.games.khtcg.rules.state_checks import settle
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    lasting_place,
    lasting_seat,
    lasting_slot,
    lasting_times,
    lasting_until,
    piece_owner,
    used_card,
    used_of,
    used_together,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.games.khtcg.state.side import Side
from playmat.kernel.choice import Choice, bit
from playmat.kernel.state import Status
from playmat.kernel.steps import Steps

PLACE_SHIFT: Final = 12
"""A card of a SUBSET is its number and, above it, its place."""

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
    for at in card.at(Op.STANDING_RAISE):
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


def end_lasting(state: KhtcgState, moment: i64) -> None:
    """Changes end that last until this moment (`terms.Until`, `symbols.NOW`)."""
    i: i64 = 0
    while i < len(state.lasting):
        ended = state.lasting[i]
        if lasting_until(ended) == moment:
            log_lasting(state, ended, Happened.ENDED)
            state.end_lasting(i)
            give_back(state, ended)
        else:
            i += 1


def log_lasting(state: KhtcgState, lasting: i64, kind: i64) -> None:
    """A change begins to last, or its time is over; of a ban each player it is for is told."""
    if state.log is None:
        return
    code = state.code
    at = lasting_place(lasting)
    op = op_of(code[at])
    until = lasting_until(lasting)
    clause = "KH-TURN-06" if until == Until.TURN or until == NOW else "KH-AMB-82"
    if op == Op.FORBID:
        for seat in range(i64(2)):
            if means(state, code[at + 1], lasting_seat(lasting), seat):
                state.log.write(kind, seat, [NONE, op, code[at + 2], code[at + 3], until], clause)
        return
    slot = lasting_slot(lasting)
    stat: i64 = 0
    amount: i64 = 0
    if op == Op.RAISE:
        stat = code[at + Select.MORE]
        amount = code[at + Select.MORE + 1] * lasting_times(lasting)
    card = state.card_in(slot).number
    state.log.write(kind, state.controller(slot), [card, op, stat, amount, until], clause)


def give_back(state: KhtcgState, ended: i64) -> None:
    """Control that was taken for a time returns to the owner of the card (KH-GEN-08)."""
    slot = lasting_slot(ended)
    if op_of(state.code[lasting_place(ended)]) == Op.CONTROL and state.in_play(slot):
        take_control(state, slot, state.sides[piece_owner(state.pieces[slot])])


def end_lasting_of_phase(state: KhtcgState) -> None:
    """A phase is over."""
    if len(state.lasting) > 0:
        end_lasting(state, Until.PHASE)


STEPS: Final[Steps] = {
    Step.ATTACK_SET: (None, offer_attack_set, take_attack_set),
}
