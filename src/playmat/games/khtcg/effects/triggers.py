"""Triggers: the effects that become due, and the order in which they are carried out (KH-GEN-18, -19).

`fire` notes the texts that answer to something. They wait until the rule or effect that is going on has
come to its end; then a `Step.TRIGGERS` frame carries them out, those of the active player first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from playmat.cards.program import op_of
from playmat.games.khtcg.effects.continuous import counts, holds, takes_part
from playmat.games.khtcg.effects.matching import bearer_of, fits_in_play
from playmat.games.khtcg.language.codes import DRAWN, Area, Finish, Happened, Prompt, Static, Step
from playmat.games.khtcg.language.hooks import OF_A_CHALLENGE, OF_EQUIPMENT, By, From, Limit, Of
from playmat.games.khtcg.language.instructions import Ability, Op, Replace, When
from playmat.games.khtcg.state.card import Card
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    NO_CARD,
    SPENT_FIELD,
    SPENT_SHIFT,
    detail_cause,
    detail_of,
    due_detail,
    due_of,
    due_place,
    due_seat,
    due_slot,
    due_subject,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice, bit
from playmat.kernel.steps import Steps

BY_CAUSE: Final[vec[i64]] = vec[i64](
    [
        By.FIGHT,
        By.FIGHT,
        By.OWN_ACT,
        By.OWN_ACT,
        By.TEXT,
        By.OWN_ACT,
        By.ANY,
        By.OWN_ACT,
        By.ANY,
        By.ANY,
        By.BATTLE,
        By.MAGIC,
        By.OWN_ACT,
        By.FIGHT,
        By.ANY,
        By.OWN_ACT,
    ]
)
"""By `Cause`, what a text calls the way in which something came about."""

DEEPEST: Final = 100
"""So many rules and effects in progress, each within the one before, are a chain without end (R:AMB-94)."""

# ---- what happens --------------------------------------------------------------------------------------


def fire(state: KhtcgState, event: i64, seat: i64, subject: i64, cause: i64, area: i64, amount: i64) -> None:
    """Something happened: note the texts that answer to it.

    Args:
        state: the match.
        event: a `hooks.Trigger`.
        seat: whose event it is.
        subject: the card it concerns, `NO_CARD` if none.
        cause: how it came about, a `Cause`.
        area: where the card was, an `Area`.
        amount: how much.
    """
    if (state.listened >> event) & 1 == 0:
        return
    for slot in state.texts:
        card = state.card_in(slot)
        if (card.listens >> event) & 1 != 0 and counts(state, slot):
            hear(state, card, slot, event, seat, subject, detail_of(seat, cause, area, amount))
    if (state.book.elsewhere >> event) & 1 != 0:
        for side in state.sides:
            for number in side.discard:
                if (state.book.hears_elsewhere[number] >> event) & 1 != 0:
                    hear_from_discard(state, side, state.book.cards[number], event, seat)


def hear(state: KhtcgState, card: Card, slot: i64, event: i64, seat: i64, subject: i64, detail: i64) -> None:
    """Note those texts of a card in play that answer to an event."""
    code = state.code
    owner = state.controller(slot)
    for at in card.at[Op.WHEN]:
        spent = spent_bit(state, at, card)
        if (
            code[at + When.EVENT] == event
            and code[at + When.FROM] == From.PLAY
            and state.pieces[slot] & spent == 0
            and concerns(state, at, slot, owner, event, seat, subject)
            and came_about(code[at + When.BY], detail)
            and holds(state, code[at + When.IF], code[at + When.UNLESS], slot, owner)
        ):
            state.pieces[slot] |= spent
            state.triggered = append(state.triggered, due_of(at, owner, slot, subject, detail))


def concerns(state: KhtcgState, at: i64, slot: i64, owner: i64, event: i64, seat: i64, subject: i64) -> bool:
    """Return whether a text answers to an event of this player and card (`hooks.Of`, and its filter)."""
    code = state.code
    of = code[at + When.OF]
    if of == Of.OWN:
        if seat != owner:
            return False
    elif of == Of.OPPONENT:
        if seat == owner:
            return False
    elif of == Of.THIS and not is_of_this(state, slot, owner, event, seat, subject):
        return False
    if code[at + When.KINDS] == 0 and code[at + When.NAME] < 0 and code[at + When.HOME] < 0:
        return True
    return subject != NO_CARD and fits_in_play(state, at + When.KINDS, subject)


def is_of_this(state: KhtcgState, slot: i64, owner: i64, event: i64, seat: i64, subject: i64) -> bool:
    """Return whether an event is of this card, or for Equipment of its bearer.

    A form that comes or goes is no bearer that does: Equipment is on the Player Card (KH-FC-13). What
    concerns no card is of this one if it is its controller's; of a fight it must take part in it.
    """
    if subject == slot:
        return True
    if state.area(slot) == Area.EQUIPMENT and subject != NO_CARD:
        if (OF_EQUIPMENT >> event) & 1 != 0:
            return state.host(slot) == subject
        return bearer_of(state, slot) == subject
    if subject != NO_CARD or seat != owner:
        return False
    if (OF_A_CHALLENGE >> event) & 1 != 0:
        return state.area(slot) == Area.WORLD or takes_part(state, slot, owner)
    return True


def came_about(by: i64, detail: i64) -> bool:
    """Return whether an event came about in the way a text asks for (`hooks.By`)."""
    return by == By.ANY or BY_CAUSE[detail_cause(detail)] == by


def hear_from_discard(state: KhtcgState, side: Side, card: Card, event: i64, seat: i64) -> None:
    """Note those texts of a card in a discard pile that answer to an event."""
    code = state.code
    for at in card.at[Op.WHEN]:
        if (
            code[at + When.EVENT] == event
            and code[at + When.FROM] == From.DISCARD
            and (seat == side.seat) == (code[at + When.OF] != Of.OPPONENT)
            and holds(state, code[at + When.IF], code[at + When.UNLESS], -1, side.seat)
        ):
            state.triggered = append(state.triggered, due_of(at, side.seat, NO_CARD, NO_CARD, card.number))


def replaced(state: KhtcgState, what: i64, seat: i64) -> bool:
    """Return whether texts put something in the place of a player's loss or draw, and note it (KH-GEN-29).

    Args:
        state: the match.
        what: what would happen, a `hooks.Replaced`.
        seat: to whom.
    """
    if (state.statics >> (Static.REPLACED + what)) & 1 == 0:
        return False
    code = state.code
    found = False
    for slot in state.texts:
        card = state.card_in(slot)
        speaks = (card.statics >> (Static.REPLACED + what)) & 1 != 0 and state.controller(slot) == seat
        if not speaks or not counts(state, slot):
            continue
        for at in card.at[Op.REPLACE]:
            spent = spent_bit(state, at, card)
            if (
                code[at + Replace.WHAT] == what
                and state.pieces[slot] & spent == 0
                and holds(state, code[at + Replace.IF], code[at + Replace.UNLESS], slot, seat)
            ):
                state.pieces[slot] |= spent
                state.triggered = append(state.triggered, due_of(at, seat, slot, NO_CARD, 0))
                found = True
    return found


# ---- texts that work so often only -------------------------------------------------------------------


def spent_bit(state: KhtcgState, at: i64, card: Card) -> i64:
    """The mark on a card in play that one of its texts has been used; 0 for a text without a limit.

    Args:
        state: the match.
        at: where the text lies that begins with `when` or `ability`.
        card: the card with it.
    """
    if limit_of_text(state, at) == Limit.ALWAYS:
        return 0
    number: i64 = 0
    for earlier in card.says:
        if earlier == at:
            break
        if limit_of_text(state, earlier) != Limit.ALWAYS:
            number += 1
    return bit(SPENT_SHIFT + number)


def limit_of_text(state: KhtcgState, at: i64) -> i64:
    """The limit of a text (`hooks.Limit`)."""
    op = op_of(state.code[at])
    if op == Op.WHEN:
        return state.code[at + When.LIMIT]
    if op == Op.ABILITY:
        return state.code[at + Ability.LIMIT]
    if op == Op.REPLACE:
        return state.code[at + Replace.LIMIT]
    return Limit.ALWAYS


def refresh(state: KhtcgState) -> None:
    """A phase begins: texts that work once a phase work again."""
    for slot in state.texts:
        if state.pieces[slot] & SPENT_FIELD == 0:
            continue
        card = state.card_in(slot)
        for at in card.says:
            if limit_of_text(state, at) == Limit.PHASE:
                state.pieces[slot] &= ~spent_bit(state, at, card)


# ---- carrying it out -----------------------------------------------------------------------------------


def open_triggers(state: KhtcgState) -> None:
    """Give what has become due a frame of its own, above the rule that is going on (KH-WIN-12)."""
    if len(state.stack) >= DEEPEST:
        state.end_match(DRAWN, Finish.ENDLESS, "KH-WIN-12")
        return
    state.push(Step.TRIGGERS, state.turn_player, state.claimed)
    state.claimed = len(state.triggered)


def run_triggers(state: KhtcgState, base: i64) -> None:
    """Carry out what is due from place `base` on: the active player's first, each in the order they pick."""
    count: i64 = len(state.triggered)
    if count == base:
        state.pop()
        return
    seat = state.turn_player if has_due(state, base, state.turn_player) else 1 - state.turn_player
    first: i64 = -1
    for place in range(base, count):
        if due_seat(state.triggered[place]) == seat:
            if first < 0:
                first = place
            elif not same_text(state.triggered[first], state.triggered[place]):
                state.ask(seat)
                return
    start_due(state, first)


def has_due(state: KhtcgState, base: i64, seat: i64) -> bool:
    """Return whether something of a player's is due from place `base` on."""
    count: i64 = len(state.triggered)
    for place in range(base, count):
        if due_seat(state.triggered[place]) == seat:
            return True
    return False


def same_text(one: i64, other: i64) -> bool:
    """Return whether two due effects are the same text about the same card: their order is no matter."""
    return due_place(one) == due_place(other) and due_subject(one) == due_subject(other)


def offer_order(state: KhtcgState, choice: Choice, seat: i64, base: i64) -> None:
    """KH-DP-16: which of their effects a player has carried out next."""
    choice.pick(seat, Prompt.ORDER)
    count: i64 = len(state.triggered)
    for place in range(base, count):
        triggered = state.triggered[place]
        if due_seat(triggered) == seat and not offered_before(state, choice, triggered):
            choice.offer(triggered)


def offered_before(state: KhtcgState, choice: Choice, triggered: i64) -> bool:
    """Return whether a text about the same card is among the options."""
    for i in range(choice.n):
        if same_text(choice.items[i], triggered):
            return True
    return False


def take_order(state: KhtcgState, triggered: i64) -> None:
    """The player has picked."""
    place: i64 = 0
    while state.triggered[place] != triggered:
        place += 1
    start_due(state, place)


def start_due(state: KhtcgState, place: i64) -> None:
    """Carry out the effect at a place of what is due."""
    state.triggered, triggered = pop(state.triggered, place)
    state.claimed -= 1
    state.running = triggered
    at = due_place(triggered)
    if state.log is not None:
        state.log.write(Happened.DUE, due_seat(triggered), [card_of_text(state, triggered)], "KH-GEN-19")
    do = Replace.DO if op_of(state.code[at]) == Op.REPLACE else When.DO
    state.start(due_seat(triggered), state.code[at + do], 0)


def card_of_text(state: KhtcgState, triggered: i64) -> i64:
    """The card whose text is due."""
    slot = due_slot(triggered)
    return due_detail(triggered) if slot == NO_CARD else state.pieces[slot] & CARD_MASK


STEPS: Final[Steps] = {
    Step.TRIGGERS: (run_triggers, offer_order, take_order),
}
