"""What each operation of a card does (section 8.4).

`perform` begins an operation; one that aims at cards is carried out by `carry_out` when they are chosen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.games.khtcg import change, piles
from playmat.games.khtcg.checks import cause_of_text
from playmat.games.khtcg.fight import told_lasting
from playmat.games.khtcg.instructions import ALL, Op, Select
from playmat.games.khtcg.matching import means
from playmat.games.khtcg.packing import MOST_TIMES, NO_SLOT, due_detail, lasting_of, piece_owner
from playmat.games.khtcg.permit import aims_at_slots
from playmat.games.khtcg.select import begin_selection, is_chosen, source_of
from playmat.games.khtcg.side import Side
from playmat.games.khtcg.standing import holds, times
from playmat.games.khtcg.symbols import NONE, Area, Cause, Fight, Happened, Prompt, Step
from playmat.games.khtcg.table import Table
from playmat.games.khtcg.terms import Pile, To, Type, Until
from playmat.kernel.choice import Choice, bit, bits_in

MANY: Final = 255
"""The count of a search for all cards."""


def perform(table: Table, operation: i64, at: i64, seat: i64) -> None:
    """Begin one operation; what cannot be done is left out (KH-GEN-21)."""
    code = table.code
    if aims_at_slots(operation):
        table.chosen = vec[i64]()
        if code[at + Select.TO] == To.THIS and source_of(table) == NONE and operation == Op.SEND:
            piles.put_this(table, table.sides[seat], code[at + Select.MORE])
        elif not begin_selection(table, at, seat):
            carry_out(table, at, seat)
    elif operation <= Op.MILL or operation == Op.GAIN_HP or operation == Op.LOSE_HP or operation == Op.FORBID:
        for_players(table, operation, at, seat)
    elif operation <= Op.PUT or operation == Op.LAY_WORLD:
        wanted = code[at + 5]
        table.push(Step.FIND, seat, at | (MANY if wanted == ALL else wanted) << 20)
    elif operation == Op.KEEP:
        begin_keep(table, at, seat)
    elif operation == Op.EXTRA_CHALLENGE:
        table.grant_challenges(seat, code[at + 1])
    elif operation == Op.COIN:
        table.push(Step.COIN, seat, at)
    elif operation == Op.MAY:
        table.push(Step.MAY, seat, at)
    elif operation == Op.IF and holds(table, code[at + 1], code[at + 2], source_of(table), seat):
        table.start(seat, code[at + 3], 0)


# ---- players -------------------------------------------------------------------------------------------


def for_players(table: Table, operation: i64, at: i64, seat: i64) -> None:
    """An operation that concerns players: both at the same moment, the active one first (KH-GEN-25)."""
    code = table.code
    if operation == Op.LOOK:
        table.push(Step.LOOK, seat, code[at + 1])
    elif operation == Op.FORBID:
        add_lasting(table, at, seat, NONE, code[at + 4], 1)
    elif operation == Op.DECLARE:
        meant: i64 = 0
        for other in range(i64(2)):
            if means(table, code[at + 1], seat, other):
                meant |= bit(other)
        table.push(Step.DECLARE, seat, meant)
    else:
        for other in (1 - table.turn_player, table.turn_player):
            if means(table, code[at + 1], seat, other):
                for_player(table, operation, at, seat, table.sides[other])


def for_player(table: Table, operation: i64, at: i64, seat: i64, side: Side) -> None:
    """What an operation does to one player."""
    code = table.code
    if operation == Op.DRAW:
        table.push(Step.DRAW, side.seat, code[at + 2] * times(table, code[at + 3], source_of(table), seat))
    elif operation == Op.GAIN_HP:
        amount = code[at + 2] * times(table, code[at + 3], source_of(table), seat)
        change.gain_hp(table, side, amount, Cause.TEXT, "KH-HOOK-47")
    elif operation == Op.LOSE_HP:
        amount = code[at + 2] * times(table, code[at + 3], source_of(table), seat)
        change.lose_hp(table, side, amount, Cause.TEXT, "KH-HOOK-47")
    elif operation == Op.DISCARD_HAND:
        piles.begin_discard(table, seat, side.seat, code[at + 2], code[at + 3])
    elif operation == Op.REVEAL_HAND:
        piles.reveal(table, side)
    else:
        table.push(Step.MILL, side.seat, code[at + 2])


# ---- cards in play -------------------------------------------------------------------------------------


def carry_out(table: Table, at: i64, seat: i64) -> None:
    """Do what the operation says to all that has been chosen."""
    code = table.code
    operation = code[at] & 255
    if operation == Op.EQUIP:
        if len(table.chosen) > 0:
            table.push(Step.FIND, seat, at | 1 << 20)
        return
    if operation == Op.KEEP:
        discard_the_others(table, at, seat)
        return
    if operation == Op.DAMAGE:
        begin_damage(table, at, seat)
        return
    for slot in table.chosen:
        if table.in_play(slot):
            carry_out_on(table, operation, at, seat, slot)


def carry_out_on(table: Table, operation: i64, at: i64, seat: i64, slot: i64) -> None:
    """Do it to one card."""
    code = table.code
    if operation == Op.DEFEAT:
        change.discard(table, slot, Cause.DEFEATED, "KH-DARK-07")
    elif operation == Op.DISCARD:
        change.discard(table, slot, Cause.TEXT, "KH-GEN-10")
    elif operation == Op.SEND:
        send(table, slot, code[at + Select.MORE])
    elif operation == Op.RAISE:
        add_raise(table, at, seat, beneath(table, slot))
    elif operation == Op.SILENCE:
        add_lasting(table, at, seat, slot, code[at + Select.MORE], 1)
    elif operation == Op.CONTROL:
        change.take_control(table, slot, table.sides[seat])
        if code[at + Select.MORE] != Until.GAME:
            add_lasting(table, at, seat, slot, code[at + Select.MORE], 1)
    elif operation == Op.CAPTURE:
        captor = source_of(table)
        if captor != NONE and captor != slot and table.in_play(captor):
            table.take_captive(slot, captor)
    else:
        change.change_counters(table, slot, code[at + Select.MORE])


def beneath(table: Table, slot: i64) -> i64:
    """What is put on a form is put on the Player Card, and outlives the form."""
    if table.area(slot) == Area.FORM:
        return table.sides[table.controller(slot)].leader
    return slot


def send(table: Table, slot: i64, into: i64) -> None:
    """A card in play goes back to a pile of its owner, or to his Friend Area, if it can be there.

    What is there already stays (KH-GEN-21).
    """
    owner = table.sides[piece_owner(table.pieces[slot])]
    card = table.card_in(slot)
    if lies_in(table, owner, slot, into) or not piles.can_be_put(table, owner, card, into):
        return
    change.leave(table, slot, Cause.TEXT)
    if into == Pile.ALLIES or into == Pile.PLAYER:
        piles.put_found(table, owner, card.number, into)
    else:
        change.put_into_pile(table, owner, card.number, into)


def lies_in(table: Table, owner: Side, slot: i64, into: i64) -> bool:
    """Whether a card in play is where it is put: in its owner's Friend Area, on his Player Card."""
    if table.controller(slot) != owner.seat:
        return False
    area = table.area(slot)
    if into == Pile.ALLIES:
        return area == Area.FRIENDS or area == Area.FIGHT
    return into == Pile.PLAYER and area == Area.EQUIPMENT and table.host(slot) == owner.leader


def add_raise(table: Table, at: i64, seat: i64, slot: i64) -> None:
    """A value changes for a time, by an amount that is worked out now and then stays (R:AMB-82)."""
    code = table.code
    count = times(table, code[at + Select.MORE + 2], source_of(table), seat)
    if count > MOST_TIMES:
        count = MOST_TIMES
    add_lasting(table, at, seat, slot, code[at + Select.MORE + 3], count)


def add_lasting(table: Table, at: i64, seat: i64, slot: i64, until: i64, count: i64) -> None:
    """A change begins that outlives this effect; its Magic Card may lie on the mat for it (KH-MAGIC-08)."""
    card: i64 = NONE
    if source_of(table) == NONE and not ends_with_fight(table, until):
        number = due_detail(table.running)
        if table.book.cards[number].type == Type.MAGIC:
            card = number
    lasting = lasting_of(at, seat, until, NO_SLOT if slot == NONE else slot, card, count)
    table.add_lasting(lasting)
    told_lasting(table, lasting, Happened.LASTS)


def ends_with_fight(table: Table, until: i64) -> bool:
    """Whether a change is over when the fight is that is going on, and its card with all that were played."""
    if table.fight == Fight.BATTLE:
        return until == Until.BATTLE
    return table.fight == Fight.CHALLENGE and until == Until.CHALLENGE


# ---- keeping some allies -------------------------------------------------------------------------------


def begin_keep(table: Table, at: i64, seat: i64) -> None:
    """Each player meant keeps some allies of his choice; the others go together."""
    table.chosen = vec[i64]()
    table.push(Step.CARRY_OUT, seat, at)
    for other in (1 - table.turn_player, table.turn_player):
        if means(table, table.code[at + 1], seat, other):
            side = table.sides[other]
            if i64(len(side.friends)) + len(side.fighters) > table.code[at + 2]:
                table.push(Step.KEEP, other, table.code[at + 2])
            else:
                keep_all(table, side)


def keep_all(table: Table, side: Side) -> None:
    """A player has no more allies than he may keep."""
    for slot in side.friends:
        table.chosen = append(table.chosen, slot)
    for slot in side.fighters:
        table.chosen = append(table.chosen, slot)


def offer_keep(table: Table, choice: Choice, seat: i64, amount: i64) -> None:
    """So many allies; who cannot be discarded is among them."""
    side = table.sides[seat]
    choice.subset(seat, Prompt.KEEP, amount, amount, 0)
    for slot in side.friends:
        offer_to_keep(table, choice, slot)
    for slot in side.fighters:
        offer_to_keep(table, choice, slot)
    forced = bits_in(choice.must)
    if forced > amount:
        choice.lo = forced
        choice.hi = forced


def offer_to_keep(table: Table, choice: Choice, slot: i64) -> None:
    """One ally; it is a must if it cannot be discarded."""
    if not change.can_be_discarded(table, slot, Cause.TEXT):
        choice.must |= bit(choice.n)
    choice.offer(slot)


def take_keep(table: Table, answer: i64) -> None:
    """A player has chosen whom he keeps."""
    table.pop()
    choice = table.choice
    for i in range(choice.n):
        if answer & bit(i) != 0:
            table.chosen = append(table.chosen, choice.items[i])


def discard_the_others(table: Table, at: i64, seat: i64) -> None:
    """All allies go that were not kept, the active player's first."""
    for other in (table.turn_player, 1 - table.turn_player):
        if means(table, table.code[at + 1], seat, other):
            side = table.sides[other]
            discard_unchosen(table, side.friends[:])
            discard_unchosen(table, side.fighters[:])


def discard_unchosen(table: Table, allies: vec[i64]) -> None:
    """Those of some allies go that were not chosen."""
    for slot in allies:
        if not is_chosen(table, slot):
            change.discard(table, slot, Cause.TEXT, "KH-GEN-10")


# ---- yes or no -----------------------------------------------------------------------------------------


def offer_may(choice: Choice, seat: i64) -> None:
    """KH-DP-15: whether to do it."""
    choice.pick(seat, Prompt.MAY)
    choice.offer(0)
    choice.offer(1)


def take_may(table: Table, seat: i64, at: i64, item: i64) -> None:
    """A player does it, or leaves it."""
    table.pop()
    if item == 1:
        table.start(seat, table.code[at + 1], 0)


def take_coin(table: Table, seat: i64, at: i64, outcome: i64) -> None:
    """A coin has fallen."""
    table.pop()
    if table.log is not None:
        table.log.write(Happened.COIN, seat, [outcome], "KH-SM-17")
    table.start(seat, table.code[at + 1 if outcome == 1 else at + 2], 0)


# ---- damage --------------------------------------------------------------------------------------------


def begin_damage(table: Table, at: i64, seat: i64) -> None:
    """Damage to the chosen disruptors, each or divided among them (KH-BATTLE-19, KH-MAGIC-16)."""
    code = table.code
    amount = code[at + Select.MORE] * times(table, code[at + Select.MORE + 1], source_of(table), seat)
    if code[at + Select.MORE + 2] == 1 and len(table.chosen) > 1:
        table.push(Step.SPLIT, seat, amount)
        return
    for slot in table.chosen:
        damage(table, slot, amount, seat)


def damage(table: Table, slot: i64, amount: i64, seat: i64) -> None:
    """Damage by a text to a Dark Card on a World; nothing else can be damaged."""
    if table.area(slot) == Area.DISRUPTOR:
        change.deal_damage(table, slot, amount, cause_of_text(table), seat, "KH-BATTLE-19")


def offer_split(table: Table, choice: Choice, seat: i64, amount: i64) -> None:
    """KH-DP-15: whole numbers that add up."""
    choice.split(seat, Prompt.SPLIT, amount, amount)
    for slot in table.chosen:
        choice.offer_up_to(slot, amount)


def take_split(table: Table, seat: i64, answer: i64) -> None:
    """The damage is divided."""
    table.pop()
    choice = table.choice
    given = choice.amounts(answer)
    for i in range(choice.n):
        amount: i64 = given[i]
        if amount > 0:
            damage(table, choice.items[i], amount, seat)
