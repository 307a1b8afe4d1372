"""What a battle and a challenge share: joining, Attack Cards, totals, the clean-up.

Carries out KH-FRIEND-03, KH-EQUIP-07, -08, KH-ATK-01 to -05, KH-BATTLE-06, -13, -21, -22, KH-CHAL-20, -24
and KH-ZONE-08.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.operation import END
from playmat.games.khtcg.change import discard, take_control
from playmat.games.khtcg.checks import settle
from playmat.games.khtcg.guards import forbidden
from playmat.games.khtcg.hooks import Act, Happening, Rule, Stat
from playmat.games.khtcg.instructions import Op, Select, Standing
from playmat.games.khtcg.matching import means
from playmat.games.khtcg.packing import (
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
from playmat.games.khtcg.permit import permitted
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.standing import (
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
from playmat.games.khtcg.symbols import (
    NONE,
    NOW,
    Cause,
    Fight,
    Happened,
    Prompt,
    Stands,
    Verb,
)
from playmat.games.khtcg.table import Table
from playmat.games.khtcg.terms import Per, To, Type, Until, Whose
from playmat.games.khtcg.triggers import fire
from playmat.kernel.choice import Choice, bit
from playmat.kernel.state import Status

PLACE_SHIFT: Final = 12
"""A card of a SUBSET is its number and, above it, its place."""

# ---- joining -------------------------------------------------------------------------------------------


def can_commit(table: Table, side: Side, slot: i64) -> bool:
    """Whether no text keeps an ally from joining (KH-HOOK-32, KH-HOOK-42)."""
    return not forbidden(table, side.seat, Act.COMMIT, table.card_in(slot).number)


def commit(table: Table, side: Side, slot: i64) -> None:
    """An ally joins (KH-BATTLE-06, KH-CHAL-10)."""
    table.commit(side, slot)
    event = Happening.BATTLE_COMMIT if table.fight == Fight.BATTLE else Happening.CHALLENGE_COMMIT
    fire(table, event, side.seat, slot, Cause.VOLUNTARY, table.area(slot), 0)


# ---- Attack Cards --------------------------------------------------------------------------------------


def can_attack_with(table: Table, side: Side, number: i64) -> bool:
    """Whether a card of the hand is an Attack Card that may be played (KH-ATK-06, KH-ATK-08)."""
    card = table.book.cards[number]
    return card.type == Type.ATTACK and permitted(table, side.seat, card)


def offer_attack_set(table: Table, choice: Choice, seat: i64) -> None:
    """Each set of Attack Cards of the hand (KH-ATK-03); also a single one is asked for.

    Were it not, the question would tell the opponent that the hand holds several (KH-ZONE-03).
    """
    side = table.sides[seat]
    choice.subset(seat, Prompt.ATTACK_SET, 1, 1, 0)
    count: i64 = len(side.hand)
    for place in range(count):
        number = side.hand[place] & CARD_MASK
        if can_attack_with(table, side, number):
            choice.offer(number | place << PLACE_SHIFT)
    choice.hi = choice.n


def take_attack_set(table: Table, seat: i64, answer: i64) -> None:
    """The chosen Attack Cards are played together."""
    table.pop()
    side = table.sides[seat]
    choice = table.choice
    for i in range(choice.n):
        if answer & bit(i) != 0:
            number = choice.items[i] & CARD_MASK
            play_attack(table, side, number, namesakes(table, choice, answer, i))


def namesakes(table: Table, choice: Choice, answer: i64, one: i64) -> i64:
    """How many other cards of a set have the name of one of them (KH-ATK-04)."""
    name = table.book.cards[choice.items[one] & CARD_MASK].name
    found: i64 = 0
    for i in range(choice.n):
        taken = i != one and answer & bit(i) != 0
        if taken and table.book.cards[choice.items[i] & CARD_MASK].name == name:
            found += 1
    return found


def play_attack(table: Table, side: Side, number: i64, together: i64) -> None:
    """An Attack Card lies beside the Player Card until the fight is over (KH-ATK-05)."""
    table.take_from_hand(side, number)
    side.used = append(side.used, used_of(number, together))
    table.told_played(side.seat, Verb.ATTACK, number, NONE, "KH-ATK-02")


def support_of_used(table: Table, side: Side, used: i64) -> i64:
    """The Support of an Attack Card in use, its bonus for others of its name included (KH-ATK-04)."""
    card = table.book.cards[used_card(used)]
    value = card.support
    code = table.code
    at = card.text
    while code[at] != END:
        if (
            code[at] & 255 == Op.STANDING_RAISE
            and code[at + Standing.TO] == To.THIS
            and code[at + Standing.MORE] == Stat.SUPPORT
            and holds(table, code[at + Standing.IF], code[at + Standing.UNLESS], NONE, side.seat)
        ):
            per = code[at + Standing.MORE + 2]
            count = used_together(used) if per == Per.SAME_ACT else times(table, per, NONE, side.seat)
            more = code[at + Standing.MORE + 1] * count
            most = code[at + Standing.MORE + 3]
            value += at_most(more, most)
        at += code[at] >> 8
    if (table.stands >> (Stands.STAT + Stat.SUPPORT)) & 1 != 0:
        value = changed_for_attacks(table, side, value)
    return at_least_0(value)


def changed_for_attacks(table: Table, side: Side, value: i64) -> i64:
    """The Support of an Attack Card of a player as texts on the table add to it or set it."""
    code = table.code
    fixed: i64 = NONE
    for source in table.texts:
        card = table.card_in(source)
        if (card.stands >> (Stands.STAT + Stat.SUPPORT)) & 1 == 0 or not counts(table, source):
            continue
        owner = table.controller(source)
        at = card.text
        while code[at] != END:
            whose = code[at + Standing.WHOSE]
            op = code[at] & 255
            if (
                (op == Op.STANDING_RAISE or op == Op.STANDING_SET)
                and code[at + Standing.TO] == To.ATTACKS
                and code[at + Standing.MORE] == Stat.SUPPORT
                and (
                    whose == Whose.EACH or whose == Whose.ANY or (whose == Whose.OWN) == (owner == side.seat)
                )
                and holds(table, code[at + Standing.IF], code[at + Standing.UNLESS], source, owner)
            ):
                if op == Op.STANDING_SET:
                    fixed = code[at + Standing.MORE + 1]
                else:
                    value += code[at + Standing.MORE + 1]
            at += code[at] >> 8
    return value if fixed == NONE else fixed


# ---- totals --------------------------------------------------------------------------------------------


def of_allies(table: Table, side: Side) -> i64:
    """The Support of the allies taking part."""
    total: i64 = 0
    for slot in side.fighters:
        total += support_of(table, slot)
    return total


def of_equipment(table: Table, side: Side) -> i64:
    """The Support of Equipment on the Player Card and on allies taking part (KH-EQUIP-07, KH-EQUIP-08)."""
    total: i64 = 0
    for slot in side.equipment:
        bearer = table.host(slot)
        if bearer == side.leader or is_fighter(side, bearer):
            total += stat(table, slot, Stat.SUPPORT, table.card_in(slot).support)
    return total


def is_fighter(side: Side, slot: i64) -> bool:
    """Whether an ally takes part."""
    for fighter in side.fighters:
        if fighter == slot:
            return True
    return False


def of_attacks(table: Table, side: Side) -> i64:
    """The Support of the Attack Cards played."""
    total: i64 = 0
    for used in side.used:
        if table.book.cards[used_card(used)].type == Type.ATTACK:
            total += support_of_used(table, side, used)
    return total


def total_of(table: Table, side: Side) -> i64:
    """A player's total (KH-BATTLE-13, KH-CHAL-20), never below 0 (KH-GEN-22)."""
    total = attack_of(table, side.face()) + of_allies(table, side) + of_equipment(table, side)
    total += of_attacks(table, side)
    which = Rule.BATTLE_TOTAL if table.fight == Fight.BATTLE else Rule.CHALLENGE_TOTAL
    return at_least_0(rule(table, side.seat, which, total))


def told_total(table: Table, side: Side, total: i64, kind: i64, clause: str) -> None:
    """A total stands, with its parts; the last one is what texts about the total itself add."""
    if table.log is not None:
        parts = [
            int(attack_of(table, side.face())),
            int(of_allies(table, side)),
            int(of_equipment(table, side)),
            int(of_attacks(table, side)),
        ]
        table.log.write(kind, side.seat, [int(total), *parts, int(total) - sum(parts)], clause)


# ---- the clean-up --------------------------------------------------------------------------------------


def clean_up(table: Table, side: Side, cause: i64) -> None:
    """Discard who took part, then their Equipment, then the cards played, in order (KH-ZONE-08)."""
    while len(side.fighters) > 0:
        discard(table, side.fighters[0], cause, "KH-BATTLE-22" if cause == Cause.BATTLE_END else "KH-CHAL-24")
    settle(table)
    if table.status == Status.OVER:
        return
    used = side.used
    side.used = vec[i64]()
    for one in used:
        card = used_card(one)
        side.discard = append(side.discard, card)
        if table.log is not None:
            clause = "KH-BATTLE-21"
            if cause == Cause.CHALLENGE_END:
                clause = "KH-CHAL-24" if table.book.cards[card].type == Type.ATTACK else "KH-MAGIC-13"
            table.log.write(Happened.DISCARDED, side.seat, [card, cause, 0], clause)


def end_lasting(table: Table, moment: i64) -> None:
    """Changes end that last until this moment (`terms.Until`, `symbols.NOW`)."""
    i: i64 = 0
    while i < len(table.lasting):
        ended = table.lasting[i]
        if lasting_until(ended) == moment:
            told_lasting(table, ended, Happened.ENDED)
            table.end_lasting(i)
            give_back(table, ended)
        else:
            i += 1


def told_lasting(table: Table, lasting: i64, kind: i64) -> None:
    """A change begins to last, or its time is over; of a ban each player it is for is told."""
    if table.log is None:
        return
    code = table.code
    at = lasting_place(lasting)
    op = code[at] & 255
    until = lasting_until(lasting)
    clause = "KH-TURN-06" if until == Until.TURN or until == NOW else "KH-AMB-82"
    if op == Op.FORBID:
        for seat in range(i64(2)):
            if means(table, code[at + 1], lasting_seat(lasting), seat):
                table.log.write(kind, seat, [NONE, op, code[at + 2], code[at + 3], until], clause)
        return
    slot = lasting_slot(lasting)
    stat: i64 = 0
    amount: i64 = 0
    if op == Op.RAISE:
        stat = code[at + Select.MORE]
        amount = code[at + Select.MORE + 1] * lasting_times(lasting)
    card = table.card_in(slot).number
    table.log.write(kind, table.controller(slot), [card, op, stat, amount, until], clause)


def give_back(table: Table, ended: i64) -> None:
    """Control that was taken for a time returns to the owner of the card (KH-GEN-08)."""
    slot = lasting_slot(ended)
    if table.code[lasting_place(ended)] & 255 == Op.CONTROL and table.in_play(slot):
        take_control(table, slot, table.sides[piece_owner(table.pieces[slot])])


def end_lasting_of_phase(table: Table) -> None:
    """A phase is over."""
    if len(table.lasting) > 0:
        end_lasting(table, Until.PHASE)
