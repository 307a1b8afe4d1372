"""Actions: a player's decisions in each state, and the rules that carry them out (8.3, 8.5).

One list of verbs, as bits, says what a state allows; one walk through the hand offers the cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from playmat.games.khtcg.effects import changes
from playmat.games.khtcg.effects.continuous import counts, holds, rule, world_total
from playmat.games.khtcg.effects.triggers import spent_bit
from playmat.games.khtcg.language.codes import (
    DARK_CARDS,
    NONE,
    Cause,
    Happened,
    Part,
    Prompt,
    Static,
    Step,
    Verb,
)
from playmat.games.khtcg.language.hooks import Permission, RuleNumber, Timing
from playmat.games.khtcg.language.instructions import Ability, Op
from playmat.games.khtcg.language.terms import Type
from playmat.games.khtcg.rules.combat import (
    begin_battle,
    begin_challenge,
    can_commit,
    commit,
    next_part,
    take_pass,
)
from playmat.games.khtcg.rules.permission import (
    can_battle,
    can_be_disrupted,
    can_call,
    can_cast,
    can_disrupt,
    can_equip,
    can_escape,
    can_move,
    can_pay,
    can_transform,
    can_use_technique,
    casts,
    hindered,
    permitted,
    play_level,
    takes_equipment,
)
from playmat.games.khtcg.rules.play import (
    allows_meanwhile,
    ask_with_drops,
    begin_play,
    escape,
    offer_any_time,
    offer_drops,
)
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import (
    CARD_MASK,
    NO_CARD,
    act_card,
    act_of,
    act_slot,
    due_of,
    verb_of,
)
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice
from playmat.kernel.steps import Meanwhile, Steps

MOVES: Final = 1 << Verb.MOVE
DISRUPTS: Final = 1 << Verb.DISRUPT
CALLS: Final = 1 << Verb.CALL
EQUIPS: Final = 1 << Verb.EQUIP
EVENTS: Final = 1 << Verb.EVENT
FORMS: Final = 1 << Verb.FORM
SPELLS: Final = 1 << Verb.MAGIC
"""Magic and M/F: both are allowed in the same states (KH-MF-01, KH-MF-11)."""
ATTACKS: Final = 1 << Verb.ATTACK
TECHNIQUES: Final = 1 << Verb.TECHNIQUE
CARDS_OF_ACTION: Final = MOVES | DISRUPTS | CALLS | EQUIPS | EVENTS | FORMS
CARDS_OF_BATTLE: Final = SPELLS | TECHNIQUES | ATTACKS | CALLS | DISRUPTS
CARDS_OF_CHALLENGE: Final = SPELLS | ATTACKS
ALLIES: Final = CALLS | DISRUPTS

PLAYED_BY: Final[vec[i64]] = vec[i64](
    [ALLIES, FORMS, ALLIES, SPELLS, SPELLS, EQUIPS, ALLIES, MOVES, EVENTS, TECHNIQUES, ATTACKS]
)
"""By `Type`, what a card of the hand is played by."""

# ---- the states ----------------------------------------------------------------------------------------


def offer_action(state: KhtcgState, choice: Choice, seat: i64) -> None:
    """KH-DP-04: the main decision of the Action Phase."""
    side = state.sides[seat]
    choice.pick(seat, Prompt.ACTION)
    choice.offer(Verb.END)
    if can_battle(state, side):
        choice.offer(Verb.BATTLE)
    if can_escape(state, side):
        choice.offer(Verb.ESCAPE)
    verbs = CARDS_OF_ACTION
    if state.rules.magic_outside:
        verbs |= SPELLS
    offer_hand(state, choice, side, verbs)
    offer_abilities(state, choice, seat, Timing.ACTION)
    offer_drops(state, choice, side)


def offer_battle(state: KhtcgState, choice: Choice, seat: i64, part: i64) -> None:
    """KH-DP-08, and KH-DP-09 for the four steps."""
    side = state.sides[seat]
    choice.pick(seat, Prompt.BATTLE)
    choice.offer(Verb.END)
    if part == Part.PLAY or part == Part.COMMIT:
        offer_allies(state, choice, side)
    if part == Part.PLAY:
        offer_hand(state, choice, side, CARDS_OF_BATTLE | form_in_battle(state))
    elif part == Part.TECH:
        offer_hand(state, choice, side, TECHNIQUES | form_in_battle(state))
    elif part == Part.ATTACK:
        offer_hand(state, choice, side, ATTACKS)
    elif part == Part.MAGIC:
        offer_hand(state, choice, side, SPELLS)
    if part == Part.PLAY:
        offer_abilities(state, choice, seat, Timing.BATTLE)
    offer_drops(state, choice, side)


def form_in_battle(state: KhtcgState) -> i64:
    """KH-OPT-05: forms in a battle, too; in the four steps with the first one."""
    return FORMS if state.rules.form_in_battle else 0


def offer_challenge(state: KhtcgState, choice: Choice, seat: i64) -> None:
    """KH-DP-11: whether to challenge; abilities that are used where one would be declared."""
    choice.pick(seat, Prompt.CHALLENGE)
    choice.offer(Verb.END)
    if can_challenge(state, seat):
        choice.offer(Verb.CHALLENGE)
    offer_abilities(state, choice, seat, Timing.CHALLENGE_PHASE)


def can_challenge(state: KhtcgState, seat: i64) -> bool:
    """KH-CHAL-01, KH-CHAL-03, KH-CHAL-04, KH-OPT-30."""
    if state.turn == 1 and not state.rules.first_turn_challenge:
        return False
    return challenges_left(state, seat) > 0 and not changes.forbidden(state, seat, Permission.CHALLENGE, NONE)


def challenges_left(state: KhtcgState, seat: i64) -> i64:
    """The number of challenges left to the active player in this turn, as texts say now (KH-CHAL-03)."""
    return rule(state, seat, RuleNumber.CHALLENGES, state.challenges)


def offer_challenge_round(state: KhtcgState, choice: Choice, seat: i64) -> None:
    """KH-DP-12: the option of a challenge."""
    side = state.sides[seat]
    choice.pick(seat, Prompt.CHALLENGE_ROUND)
    choice.offer(Verb.END)
    if not changes.forbidden(state, seat, Permission.OPTION, NONE):
        offer_allies(state, choice, side)
        offer_hand(state, choice, side, CARDS_OF_CHALLENGE)
    offer_abilities(state, choice, seat, Timing.CHALLENGE)
    offer_drops(state, choice, side)


# ---- the options ---------------------------------------------------------------------------------------


def offer_allies(state: KhtcgState, choice: Choice, side: Side) -> None:
    """Each ally of the Friend Area that may join."""
    for slot in side.friends:
        if can_commit(state, side, slot):
            choice.offer(act_of(Verb.COMMIT, -1, slot))


def offer_hand(state: KhtcgState, choice: Choice, side: Side, verbs: i64) -> None:
    """Every way to play a card of the hand that the state and the rules allow; copies only once."""
    foe = state.sides[1 - side.seat]
    total: i64 = 0
    if verbs & DISRUPTS != 0:
        if can_be_disrupted(state, foe):
            total = world_total(state, foe)
        else:
            verbs &= ~DISRUPTS
    if verbs & MOVES != 0 and not can_move(state, side):
        verbs &= ~MOVES
    hand = side.hand
    cards = state.book.cards
    count: i64 = len(hand)
    for place in range(count):
        number = hand[place] & CARD_MASK
        card = cards[number]
        kind = card.type
        if verbs & PLAYED_BY[kind] == 0 or held_before(hand, place, number):
            continue
        if PLAYED_BY[kind] == ALLIES:
            disrupts = verbs & DISRUPTS != 0 and card.kinds & DARK_CARDS != 0
            if disrupts and can_disrupt(state, side, card, total):
                choice.offer(act_of(Verb.DISRUPT, number, -1))
            if verbs & CALLS != 0 and can_call(state, side, card):
                choice.offer(act_of(Verb.CALL, number, -1))
        elif kind == Type.WORLD:
            if permitted(state, side.seat, card):
                choice.offer(act_of(Verb.MOVE, number, -1))
        elif kind == Type.MAGIC or kind == Type.MAGIC_FRIEND:
            verb: i64 = Verb.MAGIC if kind == Type.MAGIC else Verb.MAGIC_FRIEND
            if can_cast(state, side, card):
                offer_casters(
                    state, choice, side, act_of(verb, number, -1), play_level(state, side.seat, card)
                )
        elif kind == Type.EQUIPMENT:
            if can_equip(state, side, card):
                offer_bearers(state, choice, side, number)
        elif kind == Type.EVENT:
            if permitted(state, side.seat, card):
                choice.offer(act_of(Verb.EVENT, number, -1))
        elif kind == Type.TECHNIQUE:
            if can_use_technique(state, side, card):
                choice.offer(act_of(Verb.TECHNIQUE, number, -1))
        elif kind == Type.ATTACK:
            if permitted(state, side.seat, card):
                verbs &= ~ATTACKS
                choice.offer(Verb.ATTACK)
        elif can_transform(state, side, card):
            choice.offer(act_of(Verb.FORM, number, -1))


def held_before(hand: vec[i64], place: i64, number: i64) -> bool:
    """Return whether a hand holds the same card at an earlier place."""
    for i in range(place):
        if hand[i] & CARD_MASK == number:
            return True
    return False


def offer_casters(state: KhtcgState, choice: Choice, side: Side, act: i64, level: i64) -> None:
    """KH-DP-06: each character that can cast a card."""
    if casts(state, side, side.face(), level):
        choice.offer(with_slot(act, side.face()))
    for slot in side.friends:
        if casts(state, side, slot, level):
            choice.offer(with_slot(act, slot))
    for slot in side.fighters:
        if casts(state, side, slot, level):
            choice.offer(with_slot(act, slot))


def with_slot(act: i64, slot: i64) -> i64:
    """A decision that names no card in play, with one."""
    return act | (slot + 1) << 24


def offer_bearers(state: KhtcgState, choice: Choice, side: Side, number: i64) -> None:
    """KH-DP-07: each character that can bear an Equipment."""
    card = state.book.cards[number]
    if takes_equipment(state, side, card, side.face()):
        choice.offer(act_of(Verb.EQUIP, number, side.face()))
    for slot in side.friends:
        if takes_equipment(state, side, card, slot):
            choice.offer(act_of(Verb.EQUIP, number, slot))


def offer_abilities(state: KhtcgState, choice: Choice, seat: i64, timing: i64) -> None:
    """Each ability of a card in play that its controller may use now (KH-HOOK-15)."""
    if (state.statics >> Static.ABILITY) & 1 == 0:
        return
    code = state.code
    for slot in state.texts:
        card = state.card_in(slot)
        if (
            (card.statics >> Static.ABILITY) & 1 == 0
            or state.controller(slot) != seat
            or not counts(state, slot)
            or changes.forbidden(state, seat, Permission.USE, card.number)
        ):
            continue
        abilities = card.at[Op.ABILITY]
        for number in range(i64(len(abilities))):
            at = abilities[number]
            if (
                code[at + Ability.TIMING] & timing != 0
                and state.pieces[slot] & spent_bit(state, at, card) == 0
                and holds(state, code[at + Ability.IF], code[at + Ability.UNLESS], slot, seat)
                and can_pay(state, seat, code[at + Ability.COST], slot)
            ):
                choice.offer(act_of(Verb.ABILITY, number, slot))


# ---- carrying out --------------------------------------------------------------------------------------


def take_action(state: KhtcgState, seat: i64, act: i64) -> None:
    """KH-DP-04."""
    verb = verb_of(act)
    if verb == Verb.END:
        state.goto(Step.ACTION_END, seat, 0)
    elif verb == Verb.BATTLE:
        begin_battle(state, state.sides[seat])
    elif verb == Verb.ESCAPE:
        escape(state, state.sides[seat])
    else:
        take_other(state, seat, act)


def run_battle(state: KhtcgState, seat: i64) -> None:
    """The attacker decides; a battle whose last disruptor has gone is over (KH-BATTLE-27)."""
    if hindered(state, state.sides[seat]):
        ask_with_drops(state, seat)
    else:
        state.goto(Step.BATTLE_END, seat, 0)


def take_battle(state: KhtcgState, seat: i64, part: i64, act: i64) -> None:
    """KH-DP-08, KH-DP-09."""
    if verb_of(act) == Verb.END:
        next_part(state, seat, part)
    else:
        take_other(state, seat, act)


def take_challenge(state: KhtcgState, seat: i64, act: i64) -> None:
    """KH-DP-11."""
    verb = verb_of(act)
    if verb == Verb.END:
        state.goto(Step.DISCARD_PHASE, seat, 0)
    elif verb == Verb.CHALLENGE:
        begin_challenge(state, seat)
    else:
        take_other(state, seat, act)


def take_challenge_round(state: KhtcgState, seat: i64, passes: i64, act: i64) -> None:
    """KH-DP-12: dropping and abilities do not use the option (KH-CHAL-27)."""
    verb = verb_of(act)
    if verb == Verb.END:
        take_pass(state, seat, passes)
        return
    if verb != Verb.ABILITY and verb != Verb.DROP_EQUIPMENT and verb != Verb.DROP_FORM:
        state.goto(Step.CHALLENGE_ROUND, 1 - seat, 0)
    take_other(state, seat, act)


def take_other(state: KhtcgState, seat: i64, act: i64) -> None:
    """Carry out a decision that can be made in several states."""
    verb = verb_of(act)
    side = state.sides[seat]
    if verb == Verb.COMMIT:
        commit(state, side, act_slot(act))
    elif verb == Verb.ATTACK:
        state.push(Step.ATTACK_SET, seat, 0)
    elif verb == Verb.ABILITY:
        use_ability(state, seat, act_slot(act), act_card(act))
    elif verb == Verb.DROP_EQUIPMENT:
        changes.discard(state, act_slot(act), Cause.VOLUNTARY, "KH-EQUIP-06")
    elif verb == Verb.DROP_FORM:
        changes.discard(state, act_slot(act), Cause.VOLUNTARY, "KH-FC-08")
    else:
        begin_play(state, seat, act)


def take_any_time(state: KhtcgState, seat: i64, answer: i64) -> None:
    """KH-OPT-03: the open choice is the other seat's, and this one's is written to be read."""
    state.offer(seat, state.choice)
    take_other(state, seat, state.choice.items[answer])


def use_ability(state: KhtcgState, seat: i64, slot: i64, number: i64) -> None:
    """A player starts an ability: its price, then what it does."""
    code = state.code
    card = state.card_in(slot)
    at = card.at[Op.ABILITY][number]
    state.pieces[slot] |= spent_bit(state, at, card)
    if state.log is not None:
        state.log.write(Happened.ABILITY, seat, [card.number], "KH-ACT-03")
    state.running = due_of(at, seat, slot, NO_CARD, 0)
    state.start(seat, code[at + Ability.DO], 0)
    state.start(seat, code[at + Ability.COST], 0)


MEANWHILE: Final[Meanwhile] = (allows_meanwhile, offer_any_time, take_any_time)

STEPS: Final[Steps] = {
    Step.ACTION: (ask_with_drops, offer_action, take_action),
    Step.BATTLE: (run_battle, offer_battle, take_battle),
    Step.CHALLENGE_ROUND: (ask_with_drops, offer_challenge_round, take_challenge_round),
}
