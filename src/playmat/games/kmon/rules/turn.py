"""Chapter 4: the five phases of a turn.

A turn is one frame at the bottom of the stack that goes from step to step. Where a step has begun
something else (an item, an action's chain, a draw with Seer), it already names the step that comes next;
`phase` says which one is in progress. Carries out KM-TURN, KM-ITEM, KM-PERS, KM-SUB, KM-ACT-01 and
KM-ACT-02, KM-END, and the deck-out of chapter 16.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from playmat.games.kmon.language.codes import (
    DRAWN,
    HAND_LIMIT,
    NOBODY,
    TEAM,
    Ban,
    Cause,
    Happened,
    Pick,
    Prompt,
    Step,
    Target,
    Trait,
    Type,
)
from playmat.games.kmon.state.layout import (
    CARD_MASK,
    HANDLED,
    Link,
    card_of,
    effect_bearer,
    effect_card,
    effect_counters,
    effect_seat,
    link_of,
    target_of,
)
from playmat.games.kmon.state.mutations import KmonState
from playmat.games.kmon.state.side import Side
from playmat.kernel.choice import Choice
from playmat.kernel.state import arg_of, step_of
from playmat.kernel.steps import Steps

HEALING_FIRST: Final = 0
NEXT_EFFECT: Final = 1
TICKED: Final = 2
"""Parts of Phase II; `TICKED + k`: the tick of effect number `k` has been carried out."""


def begin_turn(state: KmonState, seat: i64) -> None:
    """A turn begins with Phase I (KM-TURN-01)."""
    state.turn += 1
    state.turn_player = seat
    state.push(Step.ITEM, seat, 0)
    if state.log is not None:
        state.log.write(Happened.TURN, seat, [state.turn], "KM-TURN-01")


def phase(state: KmonState) -> i64:
    """The step of the turn, or of the setup, that is in progress (KM-TURN-02).

    A step is over when everything that lies above the turn's frame is.
    """
    step = step_of(state.stack[0])
    if len(state.stack) == 1:
        return step
    if step == Step.PERSISTENT and arg_of(state.stack[0]) == HEALING_FIRST:
        return Step.ITEM
    if step == Step.DRAW_STEP:
        return Step.ACTION
    if step == Step.EXPIRY:
        return Step.DRAW_STEP
    return step


# ---- Phase I ----------------------------------------------------------------------------------------


def run_item(state: KmonState, seat: i64) -> None:
    """Phase I. Whoever holds a card may hold an item, so it is asked whatever the hand holds (KM-SM-03)."""
    if len(state.sides[seat].hand) > 0:
        state.ask(seat)
    else:
        state.goto(Step.PERSISTENT, seat, HEALING_FIRST)


def offer_item(state: KmonState, choice: Choice, seat: i64) -> None:
    """D-ITEM: none, or each usable item with each legal target (KM-ITEM-01, KM-ITEM-02, KM-ITEM-07)."""
    side = state.sides[seat]
    choice.pick(seat, Prompt.ITEM)
    choice.offer(Pick.NONE)
    count: i64 = len(side.hand)
    for place in range(count):
        card = state.book.cards[side.hand[place] & CARD_MASK]
        if (
            card.type == Type.ITEM
            and card.cost <= side.charges
            and count > card.extra
            and not held_before(side, place, card.number)
        ):
            offer_targets(
                choice, side, link_of(Link.ITEM, seat, card.number, -1, side.active, 3), card.target
            )


def held_before(side: Side, place: i64, card: i64) -> bool:
    """Return whether a hand holds the same card at an earlier place."""
    i: i64 = 0
    while i < place:
        if side.hand[i] & CARD_MASK == card:
            return True
        i += 1
    return False


def offer_targets(choice: Choice, side: Side, link: i64, target: i64) -> None:
    """Offer a card once, or once for each fit K-Mon of the player if it chooses one (KM-FX-03)."""
    if target != Target.OWN_ONE:
        choice.offer(link)
        return
    for place in range(TEAM):
        if side.team[place].fit():
            choice.offer(link ^ ((place ^ 3) << 30))


def take_item(state: KmonState, seat: i64, item: i64) -> None:
    """KM-ITEM-01 to KM-ITEM-05: an item runs at once; it is no action and nobody can answer it."""
    state.goto(Step.PERSISTENT, seat, HEALING_FIRST)
    if item == Pick.NONE:
        return
    state.play_cards(item)
    card = state.book.cards[card_of(item)]
    if state.log is not None:
        state.log.write(Happened.ITEM, seat, [card.number, target_of(item)], "KM-ITEM-01")
    state.pay(state.sides[seat], card.cost, "KM-ITEM-02")
    state.push(Step.RESOLVE, seat, len(state.links))
    if card.extra > 0:
        state.push(Step.PAY, seat, card.extra)
    state.links = append(state.links, item)


# ---- Phase II ---------------------------------------------------------------------------------------


def run_persistent(state: KmonState, seat: i64, part: i64) -> None:
    """Phase II: Healing, then every effect on the turn player's K-Mons (KM-PERS-01 to KM-PERS-03)."""
    side = state.sides[seat]
    if part == HEALING_FIRST:
        if side.has_trait(Trait.HEALING):
            state.heal(side, side.active, 1, "KM-TRAIT-HEALING-1")
    elif part >= TICKED:
        state.links = state.links[: len(state.links) - 1]
        if count_and_settle(state, seat, part - TICKED):
            return
    while True:
        place = next_effect(state, side)
        if place < 0:
            break
        effect = state.effects[place]
        card = state.book.cards[effect_card(effect)]
        if card.tick != 0:
            tick = link_of(Link.TICK, seat, card.number, -1, effect_bearer(effect), effect_bearer(effect))
            state.links = append(state.links, tick)
            state.goto(Step.PERSISTENT, seat, TICKED + place)
            state.start(seat, card.tick, 0)
            return
        state.count_effect(place)
    count: i64 = len(state.effects)
    for i in range(count):
        state.effects[i] &= ~HANDLED
    state.goto(Step.SUBSTITUTION, seat, 0)


def count_and_settle(state: KmonState, seat: i64, place: i64) -> bool:
    """Put the counter on an effect whose tick is over; whether its K-Mon fell and is settled first."""
    effect = state.effects[place]
    state.count_effect(place)
    state.goto(Step.PERSISTENT, seat, NEXT_EFFECT)
    if state.bearer(effect).fallen():
        state.push(Step.SETTLE, seat, 0)
        return True
    return False


def next_effect(state: KmonState, side: Side) -> i64:
    """The effect that is handled next, or -1: the active K-Mon's first, then the bench in team order."""
    best: i64 = -1
    rank: i64 = 9
    count: i64 = len(state.effects)
    for i in range(count):
        effect = state.effects[i]
        if effect_seat(effect) == side.seat and effect & HANDLED == 0:
            bearer = effect_bearer(effect)
            order = 0 if bearer == side.active else bearer + 1
            if order < rank:
                rank = order
                best = i
    return best


# ---- Phase III --------------------------------------------------------------------------------------


def run_substitution(state: KmonState, seat: i64) -> None:
    """Phase III (KM-SUB-01 to KM-SUB-04)."""
    side = state.sides[seat]
    state.leave_defence(side, "KM-SUB-01")
    bench = side.fit_on_bench()
    if side.active == NOBODY:
        if bench > 1:
            state.ask(seat)
        else:
            take_substitution(state, seat, side.first_fit_on_bench())
    elif bench > 0 and side.fighter().flags & Ban.SWITCH == 0:
        state.ask(seat)
    else:
        state.goto(Step.ACTION, seat, 0)


def offer_substitution(state: KmonState, choice: Choice, seat: i64) -> None:
    """D-SUB: keep, unless the position is empty, and each fit benched K-Mon."""
    side = state.sides[seat]
    choice.pick(seat, Prompt.SUB)
    if side.active >= 0:
        choice.offer(Pick.NONE)
    offer_bench(choice, side)


def offer_bench(choice: Choice, side: Side) -> None:
    """Each fit K-Mon on the bench."""
    for place in range(TEAM):
        if place != side.active and side.team[place].fit():
            choice.offer(place)


def take_substitution(state: KmonState, seat: i64, place: i64) -> None:
    """KM-SUB-02, KM-SUB-03."""
    state.goto(Step.ACTION, seat, 0)
    if place != Pick.NONE:
        side = state.sides[seat]
        clause = "KM-SUB-03" if side.active == NOBODY else "KM-SUB-02"
        state.enter(side, place, Happened.SWITCHED, clause)


# ---- Phase V ----------------------------------------------------------------------------------------


def run_draw_step(state: KmonState, seat: i64) -> None:
    """Draw, the first step of Phase V (KM-END-02); without a card the battle ends (KM-WIN-05)."""
    if len(state.sides[seat].deck) == 0:
        deck_out(state)
        return
    if state.sides[seat].has_trait(Trait.SEER):
        state.goto(Step.EXPIRY, seat, 0)
        state.push(Step.DRAW, seat, 1)
    else:
        state.draw(state.sides[seat], "KM-END-02")
        run_expiry(state, seat)


def deck_out(state: KmonState) -> None:
    """KM-WIN-05, KM-WIN-06, KM-OPT-04: who is ahead wins."""
    ash = state.sides[0]
    birch = state.sides[1]
    cause: i64 = Cause.KMONS
    balance = ash.left() - birch.left()
    if balance == 0:
        cause = Cause.DAMAGE
        balance = birch.wounds() - ash.wounds()
    if balance == 0 and state.deckout_hand:
        cause = Cause.HAND
        balance = len(ash.hand) - len(birch.hand)
    if balance == 0:
        state.end_battle(DRAWN, Cause.DECK_OUT, "KM-WIN-06")
    else:
        clause = "KM-OPT-04" if cause == Cause.HAND else "KM-WIN-06"
        state.end_battle(0 if balance > 0 else 1, cause, clause)


def run_expiry(state: KmonState, seat: i64) -> None:
    """Expiry, the second step of Phase V (KM-END-03)."""
    i: i64 = 0
    while i < len(state.effects):
        effect = state.effects[i]
        if (
            effect_seat(effect) == seat
            and effect_counters(effect) >= state.book.cards[effect_card(effect)].duration
        ):
            state.take_effect(i, "KM-END-03")
        else:
            i += 1
    state.goto(Step.HAND, seat, 0)
    run_hand(state, seat)


def run_hand(state: KmonState, seat: i64) -> None:
    """Hand limit, the third step of Phase V (KM-END-05)."""
    if len(state.sides[seat].hand) > HAND_LIMIT:
        state.ask(seat)
    else:
        end_turn(state, seat)


def end_turn(state: KmonState, seat: i64) -> None:
    """The opponent becomes the turn player (KM-TURN-03)."""
    state.pop()
    begin_turn(state, 1 - seat)


STEPS: Final[Steps] = {
    Step.ITEM: (run_item, offer_item, take_item),
    Step.PERSISTENT: (run_persistent,),
    Step.SUBSTITUTION: (run_substitution, offer_substitution, take_substitution),
    Step.DRAW_STEP: (run_draw_step,),
    Step.EXPIRY: (run_expiry,),
}
