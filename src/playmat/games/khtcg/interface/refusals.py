"""Reasons why something that a person tried cannot be done, with the clause.

Everything here is worked out from what the asked player may know: the own hand and the open table. Why a
card of the hand cannot be played is told by `refusals_of_cards`.
"""

from __future__ import annotations

from typing import Final

from playmat.games.khtcg.effects.changes import forbidden
from playmat.games.khtcg.interface.card_names import piece_name
from playmat.games.khtcg.interface.notation import named, piece_word, verb_word
from playmat.games.khtcg.interface.refusals_of_cards import forbids, no, why_no_card
from playmat.games.khtcg.language.codes import NONE, VERB_WORDS, Fight, Part, Prompt, Static, Step, Verb
from playmat.games.khtcg.language.hooks import Permission
from playmat.games.khtcg.rules.action import can_challenge, challenges_left
from playmat.games.khtcg.rules.combat import can_commit
from playmat.games.khtcg.rules.permission import hindered
from playmat.games.khtcg.state.fields import Side
from playmat.games.khtcg.state.layout import act_slot, verb_of
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.choice import Choice, bit
from playmat.kernel.phrase import Phrase
from playmat.kernel.state import arg_of, seat_of, step_of

LONGEST: Final = 200
PLAY, TECHNIQUE, COMMIT, ATTACK, MAGIC = "play", "technique", "commit", "attack", "magic"
ACTION, CHALLENGE_ROUND, CHALLENGE, DROPS, OTHER = "action", "challenge-round", "challenge", "drops", "other"
PARTS: Final = {
    Part.PLAY: PLAY,
    Part.TECH: TECHNIQUE,
    Part.COMMIT: COMMIT,
    Part.ATTACK: ATTACK,
    Part.MAGIC: MAGIC,
}
STATES: Final = {
    Step.ACTION: ACTION,
    Step.CHALLENGE_ROUND: CHALLENGE_ROUND,
    Step.CHALLENGE: CHALLENGE,
    Step.HAND: DROPS,
}
EVERY_STATE: Final = (ACTION, CHALLENGE_ROUND, CHALLENGE, DROPS, *PARTS.values())

TIMES: Final[dict[int, tuple[tuple[str, ...], str]]] = {
    Verb.MOVE: ((ACTION,), "KH-MOVE-01"),
    Verb.BATTLE: ((ACTION,), "KH-ACT-03"),
    Verb.ESCAPE: ((ACTION,), "KH-ESC-01"),
    Verb.DISRUPT: ((ACTION, PLAY), "KH-DISR-01"),
    Verb.CALL: ((ACTION, PLAY), "KH-CALL-01"),
    Verb.EQUIP: ((ACTION,), "KH-EQUIP-16"),
    Verb.EVENT: ((ACTION,), "KH-EVENT-01"),
    Verb.MAGIC: ((ACTION, PLAY, MAGIC, CHALLENGE_ROUND), "KH-MAGIC-09"),
    Verb.MAGIC_FRIEND: ((ACTION, PLAY, MAGIC, CHALLENGE_ROUND), "KH-MF-11"),
    Verb.FORM: ((ACTION,), "KH-FC-11"),
    Verb.ABILITY: (EVERY_STATE, "KH-ACT-03"),
    Verb.DROP_EQUIPMENT: (EVERY_STATE, "KH-EQUIP-06"),
    Verb.DROP_FORM: (EVERY_STATE, "KH-FC-08"),
    Verb.COMMIT: ((PLAY, COMMIT, CHALLENGE_ROUND), "KH-BATTLE-06"),
    Verb.ATTACK: ((PLAY, ATTACK, CHALLENGE_ROUND), "KH-ATK-02"),
    Verb.TECHNIQUE: ((PLAY, TECHNIQUE), "KH-TECH-01"),
    Verb.CHALLENGE: ((CHALLENGE,), "KH-CHAL-01"),
}
"""The states in which each thing can be done (section 8.5), and the clause that says so."""

STEPS: Final = (TECHNIQUE, COMMIT, ATTACK, MAGIC)
IN_STEPS: Final = {
    Verb.DISRUPT: "KH-BATTLE-10",
    Verb.CALL: "KH-CALL-09",
    Verb.MAGIC: "KH-BATTLE-09",
    Verb.MAGIC_FRIEND: "KH-BATTLE-09",
    Verb.COMMIT: "KH-BATTLE-09",
    Verb.ATTACK: "KH-BATTLE-09",
    Verb.TECHNIQUE: "KH-BATTLE-09",
}
"""The things that a battle without steps allows all the time, with the clause that limits them with steps."""

VERBS: Final = {VERB_WORDS[verb]: verb for verb in TIMES}
DISCARD: Final = "discard"
"""The word for what is done with cards of the hand if a question asks for it."""

ENDS: Final = {
    "end": "KH-ACT-05",
    "rest": "KH-CHAL-01",
    "pass": "KH-CHAL-13",
    "next": "KH-BATTLE-09",
    "result": "KH-SM-05",
}
"""Words that end something, and the clause that says what."""

COUNTS: Final = {
    Prompt.HAND: "KH-DISC-05",
    Prompt.ASSIGN: "KH-BATTLE-16",
    Prompt.SPLIT: "KH-DP-15",
    Prompt.DISCARD_HAND: "KH-DP-15",
    Prompt.KEEP: "KH-DP-15",
    Prompt.TARGET: "KH-DP-15",
    Prompt.ATTACK_SET: "KH-ATK-03",
}
"""Questions about how many, and the clause that bounds them."""

ASKED_INSIDE: Final = {
    Prompt.ASSIGN: "KH-DP-10",
    Prompt.ATTACK_SET: "KH-ATK-03",
    Prompt.ORDER: "KH-GEN-19",
    Prompt.MAKE_WAY: "KH-DP-17",
    Prompt.MAY: "KH-GEN-18",
    Prompt.DECLARE: "KH-GEN-18",
    Prompt.TARGET: "KH-GEN-18",
    Prompt.SPLIT: "KH-GEN-18",
    Prompt.DISCARD_HAND: "KH-GEN-18",
    Prompt.FIND: "KH-GEN-18",
    Prompt.LOOK: "KH-GEN-18",
    Prompt.KEEP: "KH-GEN-18",
    Prompt.CHOOSE: "KH-GEN-18",
}
"""Questions in the middle of something, and the clause by which nothing else is done before its end."""


def why_not(state: KhtcgState, seat: int, text: str) -> Phrase | None:
    """The reason why an answer is against the rules; None if nothing is to be said about the text."""
    if seat not in (0, 1) or not state.asks(seat) or len(text) > LONGEST:
        return None
    said = [named(state, token).partition(".")[0] for token in text.split()]
    choice = Choice()
    state.offer(seat, choice)
    if not said:
        return None
    asked = int(choice.prompt)
    another = (said[0] in VERBS or said[0] == DISCARD) and said[0] != verb_word(choice)
    if another and asked in ASKED_INSIDE:
        return no("dividing" if asked == Prompt.ASSIGN else "asked", ASKED_INSIDE[asked])
    if asked in COUNTS and not another:
        return why_not_these(choice)
    if said[0] in ENDS and choice.prompt not in (Prompt.MAY, Prompt.ORDER):
        in_steps = said[0] == "result" and state_of(state, state.sides[seat]) in STEPS
        return no(f"end-{said[0]}", "KH-SM-06" if in_steps else ENDS[said[0]])
    if said[0] not in VERBS:
        return None
    return why_not_now(state, state.sides[seat], VERBS[said[0]], said[1:])


def why_not_these(choice: Choice) -> Phrase:
    """A set of cards of another size, or shares that do not add up."""
    clause = COUNTS[int(choice.prompt)]
    if choice.prompt in (Prompt.ASSIGN, Prompt.SPLIT):
        return no("sum", clause, count=int(choice.hi))
    return no("count", clause, low=int(choice.lo), high=int(choice.hi))


def why_not_now(state: KhtcgState, side: Side, verb: int, rest: list[str]) -> Phrase | None:
    """The reason why something cannot be done in this state, or at all."""
    when, clause = TIMES[verb]
    now = state_of(state, side)
    fits = now in when
    if now in STEPS:
        clause = IN_STEPS.get(verb, clause)
    if verb in (Verb.MAGIC, Verb.MAGIC_FRIEND) and now == ACTION:
        fits = state.rules.magic_outside
    elif verb == Verb.FORM and state.rules.form_in_battle:
        fits = fits or now in (PLAY, TECHNIQUE)
    elif verb == Verb.DROP_FORM and state.rules.tomy:
        fits, clause = False, "KH-FC-09"
    late = None if fits else no(f"time-{VERB_WORDS[verb]}", clause)
    if verb in GUARDS:
        return late or GUARDS[verb](state, side)
    if verb in PIECES:
        return late or PIECES[verb](state, side, rest)
    return why_no_card(state, side, verb, rest, late)


def state_of(state: KhtcgState, side: Side) -> str:
    """The state that a player is in the middle of."""
    top = state.top()
    step = int(step_of(top))
    if int(seat_of(top)) != side.seat:
        return OTHER
    if step == Step.BATTLE:
        return PARTS[int(arg_of(top))]
    return STATES.get(step, OTHER)


# ---- what needs no card --------------------------------------------------------------------------------


def why_no_battle(state: KhtcgState, side: Side) -> Phrase | None:
    """The reason why a player cannot battle."""
    if state.spent(Verb.BATTLE):
        return no("battled", "KH-BATTLE-02")
    if state.escaped and not state.rules.battle_after_escape:
        return no("escaped", "KH-ESC-10")
    if not hindered(state, side):
        return no("no-disruptor", "KH-BATTLE-01")
    return forbids("KH-HOOK-31") if forbidden(state, side.seat, Permission.BATTLE, NONE) else None


def why_no_escape(state: KhtcgState, side: Side) -> Phrase | None:
    """The reason why a player cannot escape."""
    if side.world() == NONE:
        return no("no-world", "KH-ESC-11")
    if state.escaped:
        return no("escaped", "KH-ESC-10")
    if state.battled and not state.rules.escape_any:
        return no("escape-battled", "KH-ESC-02")
    if not hindered(state, side) and not state.rules.escape_any:
        return no("no-disruptor", "KH-ESC-01")
    return forbids("KH-HOOK-30") if forbidden(state, side.seat, Permission.ESCAPE, NONE) else None


def why_no_challenge(state: KhtcgState, side: Side) -> Phrase | None:
    """The reason why a player cannot challenge."""
    if challenges_left(state, side.seat) <= 0:
        return no("challenged", "KH-CHAL-03")
    if state.turn == 1 and not state.rules.first_turn_challenge:
        return no("first-turn", "KH-OPT-30")
    return None if can_challenge(state, side.seat) else forbids("KH-HOOK-39")


# ---- cards in play -------------------------------------------------------------------------------------


def why_no_commit(state: KhtcgState, side: Side, rest: list[str]) -> Phrase | None:
    """The reason why an ally cannot join."""
    clause = "KH-BATTLE-06" if state.fight == Fight.BATTLE else "KH-CHAL-10"
    if state.fight == Fight.CHALLENGE and forbidden(state, side.seat, Permission.OPTION, NONE):
        return forbids("KH-HOOK-41")
    for slot in side.friends:
        if rest and piece_word(state, int(slot)) == rest[0]:
            return None if can_commit(state, side, slot) else forbids("KH-HOOK-32")
    for slot in side.fighters:
        if rest and piece_word(state, int(slot)) == rest[0]:
            return no("joined", clause, card=piece_name(state, int(slot)))
    return no("no-ally", clause)


def why_no_ability(state: KhtcgState, side: Side, rest: list[str]) -> Phrase | None:
    """The reason why an ability cannot be used."""
    usable = abilities(state, side)
    for slot in range(len(state.pieces)):
        mine = state.pieces[slot] and state.in_play(slot) and state.controller(slot) == side.seat
        if not mine or not rest or piece_word(state, slot) != rest[0]:
            continue
        if slot in usable:
            return None
        name = piece_name(state, slot)
        if state.card_in(slot).statics & bit(Static.ABILITY) == 0:
            return no("no-ability", "KH-ACT-03", card=name)
        return no("ability-now", "KH-HOOK-15", card=name)
    return no("not-in-play", "KH-GEN-04")


def abilities(state: KhtcgState, side: Side) -> list[int]:
    """The cards in play with an ability that is offered now."""
    choice = Choice()
    state.offer(side.seat, choice)
    acts = [int(choice.items[place]) for place in range(int(choice.n))]
    return [int(act_slot(act)) for act in acts if verb_of(act) == Verb.ABILITY]


def why_no_drop(state: KhtcgState, side: Side, rest: list[str]) -> Phrase | None:
    """The reason why an Equipment cannot be discarded: it is not there."""
    return None if has_word(state, side, rest) else no("no-equipment", "KH-EQUIP-06")


def has_word(state: KhtcgState, side: Side, rest: list[str]) -> bool:
    """Return whether a player has an Equipment of this name."""
    return bool(rest) and any(piece_word(state, int(slot)) == rest[0] for slot in side.equipment)


def why_no_revert(_state: KhtcgState, side: Side, _rest: list[str]) -> Phrase | None:
    """The reason why a form cannot be discarded: there is none."""
    return no("no-form", "KH-FC-08") if side.form == NONE else None


GUARDS: Final = {
    Verb.BATTLE: why_no_battle,
    Verb.ESCAPE: why_no_escape,
    Verb.CHALLENGE: why_no_challenge,
}
PIECES: Final = {
    Verb.COMMIT: why_no_commit,
    Verb.ABILITY: why_no_ability,
    Verb.DROP_EQUIPMENT: why_no_drop,
    Verb.DROP_FORM: why_no_revert,
}
