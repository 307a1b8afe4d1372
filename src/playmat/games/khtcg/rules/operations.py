"""Operations of the cards, carried out (section 8.4).

`perform` begins an operation; one that aims at cards is carried out by `carry_out` when they are chosen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from playmat.cards.program import MOST_THINGS, NOTHING, op_of, thing_of
from playmat.games.khtcg.effects import changes
from playmat.games.khtcg.effects.continuous import holds, times
from playmat.games.khtcg.effects.matching import means
from playmat.games.khtcg.effects.targets import begin_selection, is_chosen, source_of
from playmat.games.khtcg.language.codes import NONE, Area, Cause, Fight, Happened, Prompt, Step, Verb
from playmat.games.khtcg.language.instructions import ALL, FOR_PLAYERS, FROM_PILES, Op, Select
from playmat.games.khtcg.language.terms import Chooser, Pile, To, Type, Until, Whose
from playmat.games.khtcg.rules import piles
from playmat.games.khtcg.rules.permission import aims_at_slots
from playmat.games.khtcg.rules.state_checks import cause_of_text, tell_defeated
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import MOST_TIMES, NO_SLOT, due_detail, lasting_of, piece_owner
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice, bit, bits_in
from playmat.kernel.steps import Steps

MANY: Final = 255
"""The count of a search for all cards."""


def perform(state: KhtcgState, operation: i64, at: i64, seat: i64) -> None:
    """Begin one operation; what cannot be done is left out (KH-GEN-21)."""
    code = state.code
    if aims_at_slots(operation):
        state.chosen = vec[i64]()
        if code[at + Select.TO] == To.THIS and source_of(state) == NONE and operation == Op.SEND:
            piles.put_this(state, state.sides[seat], code[at + Select.MORE])
        elif not begin_selection(state, at, seat):
            carry_out(state, at, seat)
    elif (FOR_PLAYERS >> operation) & 1 != 0:
        for_players(state, operation, at, seat)
    elif (FROM_PILES >> operation) & 1 != 0:
        wanted = code[at + 5]
        state.push(Step.FIND, seat, at | (MANY if wanted == ALL else wanted) << 20)
    elif operation == Op.KEEP:
        begin_keep(state, at, seat)
    elif operation == Op.EXTRA_CHALLENGE:
        state.grant_challenges(seat, code[at + 1])
    elif operation == Op.EXTRA_MOVE:
        state.grant(Verb.MOVE, seat, code[at + 1])
    elif operation == Op.EXTRA_BATTLE:
        state.grant(Verb.BATTLE, seat, code[at + 1])
    elif operation == Op.COPY:
        copy_text(state, state.sides[seat if code[at + 2] == Whose.OWN else 1 - seat], seat, code[at + 1])
    elif operation == Op.COIN:
        state.push(Step.COIN, seat, at)
    elif operation == Op.MAY:
        state.push(Step.MAY, seat, at)
    elif operation == Op.CHOOSE:
        state.push(Step.CHOOSE, seat, at)
    elif operation == Op.IF and holds(state, code[at + 1], code[at + 2], source_of(state), seat):
        state.start(seat, code[at + 3], 0)


COPIED: Final[vec[i64]] = vec[i64]([Type.MAGIC, Type.EVENT, Type.TECHNIQUE])
"""The types of cards by `terms.Copied`."""


def copy_text(state: KhtcgState, side: Side, seat: i64, kind: i64) -> None:
    """Carry out the text of the newest card of a type in a discard pile for a player (KH-GEN-30)."""
    place: i64 = len(side.discard) - 1
    while place >= 0:
        card = state.book.cards[side.discard[place]]
        if card.type == COPIED[kind] and not card.copies:
            if state.log is not None:
                state.log.write(Happened.COPIED, seat, [card.number], "KH-GEN-30")
            state.start(seat, card.effects, 0)
            return
        place -= 1


# ---- players -------------------------------------------------------------------------------------------


def for_players(state: KhtcgState, operation: i64, at: i64, seat: i64) -> None:
    """An operation that concerns players: both at the same moment, the active one first (KH-GEN-25)."""
    code = state.code
    if operation == Op.LOOK:
        state.push(Step.LOOK, seat, code[at + 1])
    elif operation == Op.FORBID:
        add_lasting(state, at, seat, NONE, code[at + 4], 1)
    elif operation == Op.DECLARE:
        meant: i64 = 0
        for other in range(i64(2)):
            if means(state, code[at + 1], seat, other):
                meant |= bit(other)
        state.push(Step.DECLARE, seat, meant)
    else:
        for other in (1 - state.turn_player, state.turn_player):
            if means(state, code[at + 1], seat, other):
                for_player(state, operation, at, seat, state.sides[other])


def for_player(state: KhtcgState, operation: i64, at: i64, seat: i64, side: Side) -> None:
    """Carry out an operation on one player."""
    code = state.code
    if operation == Op.DRAW:
        state.push(Step.DRAW, side.seat, code[at + 2] * times(state, code[at + 3], source_of(state), seat))
    elif operation == Op.GAIN_HP:
        amount = code[at + 2] * times(state, code[at + 3], source_of(state), seat)
        changes.gain_hp(state, side, amount, Cause.TEXT, "KH-HOOK-47")
    elif operation == Op.LOSE_HP:
        amount = code[at + 2] * times(state, code[at + 3], source_of(state), seat)
        changes.lose_hp(state, side, amount, Cause.TEXT, "KH-HOOK-47")
    elif operation == Op.DISCARD_HAND:
        piles.begin_discard(state, seat, side.seat, code[at + 2], code[at + 3])
    elif operation == Op.REVEAL_HAND:
        piles.reveal(state, side)
    else:
        state.push(Step.MILL, side.seat, code[at + 2])


# ---- cards in play -------------------------------------------------------------------------------------


def run_carry_out(state: KhtcgState, seat: i64, at: i64) -> None:
    """The cards have been chosen, and what was due before it is done."""
    state.pop()
    carry_out(state, at, seat)


def carry_out(state: KhtcgState, at: i64, seat: i64) -> None:
    """Do what the operation says to all that has been chosen."""
    code = state.code
    operation = op_of(code[at])
    if operation == Op.EQUIP:
        if len(state.chosen) > 0:
            state.push(Step.FIND, seat, at | 1 << 20)
        return
    if operation == Op.KEEP:
        discard_the_others(state, at, seat)
        return
    if operation == Op.DAMAGE:
        begin_damage(state, at, seat)
        return
    if operation == Op.DEFEAT:
        for slot in state.chosen:
            if state.in_play(slot):
                tell_defeated(state, slot, seat, cause_of_text(state), "KH-DARK-14")
    for slot in state.chosen:
        if state.in_play(slot):
            carry_out_on(state, operation, at, seat, slot)


def carry_out_on(state: KhtcgState, operation: i64, at: i64, seat: i64, slot: i64) -> None:
    """Do it to one card."""
    code = state.code
    if operation == Op.DEFEAT:
        changes.discard(state, slot, Cause.DEFEATED, "KH-DARK-07")
    elif operation == Op.DISCARD:
        changes.discard(state, slot, Cause.TEXT, "KH-GEN-10")
    elif operation == Op.SEND:
        send(state, slot, code[at + Select.MORE])
    elif operation == Op.RAISE:
        add_raise(state, at, seat, beneath(state, slot))
    elif operation == Op.SILENCE:
        add_lasting(state, at, seat, slot, code[at + Select.MORE], 1)
    elif operation == Op.CONTROL:
        changes.take_control(state, slot, state.sides[seat])
        if code[at + Select.MORE] != Until.GAME:
            add_lasting(state, at, seat, slot, code[at + Select.MORE], 1)
    elif operation == Op.CAPTURE:
        captor = source_of(state)
        if captor != NONE and captor != slot and state.in_play(captor):
            state.take_captive(slot, captor)
    else:
        changes.change_counters(state, slot, code[at + Select.MORE])


def beneath(state: KhtcgState, slot: i64) -> i64:
    """The slot beneath a form: what is put on a form is put on the Player Card, and outlives the form."""
    if state.area(slot) == Area.FORM:
        return state.sides[state.controller(slot)].leader
    return slot


def send(state: KhtcgState, slot: i64, into: i64) -> None:
    """A card in play goes back to a pile of its owner, or to their Friend Area, if it can be there.

    What is there already stays (KH-GEN-21).
    """
    owner = state.sides[piece_owner(state.pieces[slot])]
    card = state.card_in(slot)
    if lies_in(state, owner, slot, into) or not piles.can_be_put(state, owner, card, into):
        return
    changes.leave(state, slot, Cause.TEXT)
    if into == Pile.ALLIES or into == Pile.PLAYER:
        piles.put_found(state, owner, card.number, into)
    else:
        changes.put_into_pile(state, owner, card.number, into)


def lies_in(state: KhtcgState, owner: Side, slot: i64, into: i64) -> bool:
    """Return whether a card in play is where it is put: in its owner's Friend Area, on their Player Card."""
    if state.controller(slot) != owner.seat:
        return False
    area = state.area(slot)
    if into == Pile.ALLIES:
        return area == Area.FRIENDS or area == Area.FIGHT
    return into == Pile.PLAYER and area == Area.EQUIPMENT and state.host(slot) == owner.leader


def add_raise(state: KhtcgState, at: i64, seat: i64, slot: i64) -> None:
    """A value changes for a time, by an amount that is worked out now and then stays (R:AMB-82)."""
    code = state.code
    count = times(state, code[at + Select.MORE + 2], source_of(state), seat)
    if count > MOST_TIMES:
        count = MOST_TIMES
    add_lasting(state, at, seat, slot, code[at + Select.MORE + 3], count)


def add_lasting(state: KhtcgState, at: i64, seat: i64, slot: i64, until: i64, count: i64) -> None:
    """A change begins that outlives this effect; its Magic Card may lie on the mat for it (KH-MAGIC-08)."""
    card: i64 = NONE
    if source_of(state) == NONE and not ends_with_fight(state, until):
        number = due_detail(state.running)
        if state.book.cards[number].type == Type.MAGIC:
            card = number
    lasting = lasting_of(at, seat, until, NO_SLOT if slot == NONE else slot, card, count)
    state.add_lasting(lasting)
    changes.log_lasting(state, lasting, Happened.LASTS)


def ends_with_fight(state: KhtcgState, until: i64) -> bool:
    """Return whether a change ends with the fight that is going on, as do its card and all played with it."""
    if state.fight == Fight.BATTLE:
        return until == Until.BATTLE
    return state.fight == Fight.CHALLENGE and until == Until.CHALLENGE


# ---- keeping some allies -------------------------------------------------------------------------------


def begin_keep(state: KhtcgState, at: i64, seat: i64) -> None:
    """Each player meant keeps some allies of their choice; the others go together."""
    state.chosen = vec[i64]()
    state.push(Step.CARRY_OUT, seat, at)
    for other in (1 - state.turn_player, state.turn_player):
        if means(state, state.code[at + 1], seat, other):
            side = state.sides[other]
            if i64(len(side.friends)) + len(side.fighters) > state.code[at + 2]:
                state.push(Step.KEEP, other, state.code[at + 2])
            else:
                keep_all(state, side)


def keep_all(state: KhtcgState, side: Side) -> None:
    """A player has no more allies than they may keep."""
    for slot in side.friends:
        state.chosen = append(state.chosen, slot)
    for slot in side.fighters:
        state.chosen = append(state.chosen, slot)


def offer_keep(state: KhtcgState, choice: Choice, seat: i64, amount: i64) -> None:
    """So many allies; who cannot be discarded is among them."""
    side = state.sides[seat]
    choice.subset(seat, Prompt.KEEP, amount, amount, 0)
    for slot in side.friends:
        offer_to_keep(state, choice, slot)
    for slot in side.fighters:
        offer_to_keep(state, choice, slot)
    forced = bits_in(choice.must)
    if forced > amount:
        choice.lo = forced
        choice.hi = forced


def offer_to_keep(state: KhtcgState, choice: Choice, slot: i64) -> None:
    """One ally; it is a must if it cannot be discarded."""
    if not changes.can_be_discarded(state, slot, Cause.TEXT):
        choice.must |= bit(choice.n)
    choice.offer(slot)


def take_keep(state: KhtcgState, answer: i64) -> None:
    """A player has chosen whom to keep."""
    state.pop()
    choice = state.choice
    for i in range(choice.n):
        if answer & bit(i) != 0:
            state.chosen = append(state.chosen, choice.items[i])


def discard_the_others(state: KhtcgState, at: i64, seat: i64) -> None:
    """All allies go that were not kept, the active player's first."""
    for other in (state.turn_player, 1 - state.turn_player):
        if means(state, state.code[at + 1], seat, other):
            side = state.sides[other]
            discard_unchosen(state, side.friends[:])
            discard_unchosen(state, side.fighters[:])


def discard_unchosen(state: KhtcgState, allies: vec[i64]) -> None:
    """Those of some allies go that were not chosen."""
    for slot in allies:
        if not is_chosen(state, slot):
            changes.discard(state, slot, Cause.TEXT, "KH-GEN-10")


# ---- yes or no -----------------------------------------------------------------------------------------


def offer_may(choice: Choice, seat: i64) -> None:
    """KH-DP-15: whether to do it."""
    choice.pick(seat, Prompt.MAY)
    choice.offer(0)
    choice.offer(1)


def take_may(state: KhtcgState, seat: i64, at: i64, item: i64) -> None:
    """A player does it, or leaves it."""
    state.pop()
    if item == 1:
        state.start(seat, state.code[at + 1], 0)


def run_choose(state: KhtcgState, seat: i64, at: i64) -> None:
    """One of several things is chosen, also where none of them can be done (KH-GEN-27)."""
    state.ask(seat if state.code[at + 1] == Chooser.YOU else 1 - seat)


def offer_choose(state: KhtcgState, choice: Choice, seat: i64, at: i64) -> None:
    """KH-DP-15: each thing that the text names."""
    choice.pick(seat, Prompt.CHOOSE)
    for place in range(i64(MOST_THINGS)):
        if thing_of(state.code, at, place) != NOTHING:
            choice.offer(place)


def take_choose(state: KhtcgState, seat: i64, packed: i64, at: i64, place: i64) -> None:
    """It is chosen and done; `packed` is whose text it is."""
    state.pop()
    begin = thing_of(state.code, at, place)
    if state.log is not None:
        state.log.write(Happened.CHOSEN, seat, [begin], "KH-GEN-27")
    state.start(packed, begin, 0)


def run_coin(state: KhtcgState) -> None:
    """A coin is tossed."""
    state.throw(2)


def take_coin(state: KhtcgState, seat: i64, at: i64, outcome: i64) -> None:
    """A coin has fallen."""
    state.pop()
    if state.log is not None:
        state.log.write(Happened.COIN, seat, [outcome], "KH-SM-17")
    state.start(seat, state.code[at + 1 if outcome == 1 else at + 2], 0)


# ---- damage --------------------------------------------------------------------------------------------


def begin_damage(state: KhtcgState, at: i64, seat: i64) -> None:
    """Damage to the chosen disruptors, each or divided among them (KH-BATTLE-19, KH-MAGIC-16)."""
    code = state.code
    amount = code[at + Select.MORE] * times(state, code[at + Select.MORE + 1], source_of(state), seat)
    if code[at + Select.MORE + 2] == 1 and len(state.chosen) > 1:
        state.push(Step.SPLIT, seat, amount)
        return
    for slot in state.chosen:
        damage(state, slot, amount, seat)


def damage(state: KhtcgState, slot: i64, amount: i64, seat: i64) -> None:
    """Damage by a text to a Dark Card on a World; nothing else can be damaged."""
    if state.area(slot) == Area.DISRUPTOR:
        changes.deal_damage(state, slot, amount, cause_of_text(state), seat, "KH-BATTLE-19")


def offer_split(state: KhtcgState, choice: Choice, seat: i64, amount: i64) -> None:
    """KH-DP-15: whole numbers that add up."""
    choice.split(seat, Prompt.SPLIT, amount, amount)
    for slot in state.chosen:
        choice.offer_up_to(slot, amount)


def take_split(state: KhtcgState, seat: i64, answer: i64) -> None:
    """The damage is divided."""
    state.pop()
    choice = state.choice
    given = choice.amounts(answer)
    for i in range(choice.n):
        amount: i64 = given[i]
        if amount > 0:
            damage(state, choice.items[i], amount, seat)


STEPS: Final[Steps] = {
    Step.CARRY_OUT: (run_carry_out,),
    Step.SPLIT: (None, offer_split, take_split),
    Step.CHOOSE: (run_choose, offer_choose, take_choose),
    Step.MAY: (None, offer_may, take_may),
    Step.COIN: (run_coin, None, take_coin),
    Step.KEEP: (None, offer_keep, take_keep),
}
