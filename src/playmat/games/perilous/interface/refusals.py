"""Reasons why an answer that somebody typed is against the rules, with the clause (PP-SM-04)."""

from __future__ import annotations

from playmat.games.perilous.interface.names import action_phrase, dice_phrase, hero_phrase, item_phrase, role
from playmat.games.perilous.interface.notation import TypedAssignment
from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.state.codes import (
    DICE,
    FIRST_CARD_DIE,
    Face,
    ItemOp,
    Step,
    Verb,
    copies,
    face_at,
    members,
)
from playmat.games.perilous.state.components import (
    ABILITY_N,
    HERO_IDS,
    ITEM_IDS,
    ITEM_OP,
    MAX_HEALTH,
    MAX_SHIELDS,
)
from playmat.games.perilous.state.mutations import Cell
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.state import arg_of, seat_of, step_of

ROLL_STEPS = (Step.HEART_WINDOW, Step.HEART, Step.KEEP, Step.LAST_WINDOW)
REMOVAL_STEPS = (Step.SAVED_WINDOW, Step.SECOND_WINDOW, Step.OVERRUN_WINDOW)

OWN_QUESTIONS = {
    Step.DRAWS: ("draw", "PP-ACT-03"),
    Step.SHIELDS: ("give", "PP-ACT-03"),
    Step.HEAL: ("heal", "PP-ACT-03"),
    Step.DAMAGE: ("shield", "PP-DMG-03"),
    Step.DISCARD: ("discard", "PP-ITEM-07"),
}
"""Questions to one hero that come before anything else: the verb of the answers, and the clause."""

HELD_UP = ("take", "decline", "next", "draw", "give", "heal", "shield", "discard", "end", "pass")
"""The verbs that have to wait for them."""


def why_not(state: PerilousMachine, seat: int, text: str) -> Phrase | None:
    """The reason, or None where this game has nothing to say about the text."""
    tokens = text.split()
    if not tokens or state.is_over():
        return None
    step = int(step_of(state.top()))
    word = tokens[0]
    if (
        step in OWN_QUESTIONS
        and word in HELD_UP
        and (seat, word) != (seat_of(state.top()), OWN_QUESTIONS[step][0])
    ):
        asked = hero_phrase(state, int(seat_of(state.top())))
        return Phrase("perilous-why-hero-first", {"hero": asked}, question_clause(state, step))
    if word in ("throw", "stop"):
        return why_no_throw(state, seat, step, tokens)
    if word in ("ready", "set", "activate"):
        return why_no_assignment(state, seat, step, text)
    if word in ("card", "use", "discard"):
        return why_no_card(state, seat, step, word, " ".join(tokens[1:]))
    if word in ("take", "decline", "next"):
        return why_no_action(state, seat, step, text)
    if word in ("give", "heal", "draw"):
        return why_no_sharing(state, seat, step, tokens)
    if word == "shield" and step == Step.DAMAGE:
        points = int(arg_of(state.top()))
        shields = int(state.cell(seat, Cell.SHIELDS))
        if len(tokens) == 2 and tokens[1].isdigit() and int(tokens[1][:4]) > shields:
            return Phrase("perilous-why-shields", {"n": shields}, "PP-DMG-04")
        return Phrase("perilous-why-points", {"n": points}, "PP-DMG-02")
    if word in ("end", "pass", "shield"):
        return Phrase("perilous-why-not-now", {}, "PP-SM-04")
    return None


def question_clause(state: PerilousMachine, step: int) -> str:
    """The clause of a question to one hero; a discard is for the hand or the World Effect."""
    if step == Step.DISCARD and arg_of(state.top()) != 0:
        return "PP-WORLD-15"
    return OWN_QUESTIONS[step][1]


def not_active(state: PerilousMachine, clause: str) -> Phrase:
    """Only the active hero decides this."""
    return Phrase("perilous-why-not-active", {"hero": hero_phrase(state, int(state.active))}, clause)


# ---- rolling ------------------------------------------------------------------------------------


def why_no_throw(state: PerilousMachine, seat: int, step: int, tokens: list[str]) -> Phrase | None:
    """PP-ROLL-03, PP-ROLL-08, PP-ROLL-16."""
    if step not in ROLL_STEPS:
        if step == Step.RETHROW:
            return Phrase("perilous-why-rethrow", {}, "PP-OPT-01")
        return Phrase("perilous-why-roll-over", {}, "PP-TURN-01")
    if seat != state.active:
        return not_active(state, "PP-ROLL-16")
    if step in (Step.HEART, Step.HEART_WINDOW) and state.rolls < state.limit:
        clause = "PP-ROLL-08" if tokens[0] == "stop" else "PP-ROLL-09"
        return Phrase("perilous-why-heartless", {"dice": dice_phrase(int(state.fresh))}, clause)
    if state.rolls >= state.limit:
        return Phrase("perilous-why-no-roll", {"n": int(state.limit)}, "PP-ROLL-02")
    return Phrase("perilous-why-throw-what", {}, "PP-ROLL-03")


# ---- assigning ----------------------------------------------------------------------------------


def why_no_assignment(state: PerilousMachine, seat: int, step: int, text: str) -> Phrase | None:
    """PP-ASSIGN-01 to PP-ASSIGN-16, PP-ITEM-14, PP-ITEM-15."""
    if step != Step.ASSIGN:
        return Phrase("perilous-why-assign-phase", {}, "PP-TURN-01")
    if seat != state.active:
        return not_active(state, "PP-ITEM-12")
    said = TypedAssignment(state, text)
    if said.verb < 0:
        return Phrase("perilous-why-assign-form", {}, "PP-SM-05")
    own = said.hero < 0 or said.hero == seat
    if said.verb != Verb.ACTIVATE and not own:
        return Phrase("perilous-why-other-board", {}, "PP-ASSIGN-13")
    board = seat if own else said.hero
    return (
        why_tokens(state, said, board)
        or why_dice(state, said)
        or why_count(state, said, board)
        or why_twin(state, said, board)
    )


def why_tokens(state: PerilousMachine, said: TypedAssignment, board: int) -> Phrase | None:
    """The tokens on the boards do not allow it."""
    me = int(state.active)
    action: dict[str, Filling] = {"action": action_phrase(said.action)}
    ready = int(state.cell(me, Cell.READY)) >> said.action & 1
    is_set = int(state.cell(me, Cell.SET)) >> said.action & 1
    if said.verb == Verb.READY:
        return Phrase("perilous-why-ready-already", action, "PP-ASSIGN-02") if ready else None
    if said.verb == Verb.SET:
        if is_set:
            return Phrase("perilous-why-set-already", action, "PP-TERM-05")
        return None if ready else Phrase("perilous-why-set-needs-ready", action, "PP-ASSIGN-04")
    theirs = int(state.cell(board, Cell.SET)) >> said.action & 1
    if board == me and not is_set:
        return Phrase("perilous-why-not-set", action, "PP-ASSIGN-06")
    if not is_set or not theirs:
        lacking = hero_phrase(state, board if is_set else me)
        return Phrase("perilous-why-not-both-set", {"hero": lacking, **action}, "PP-ASSIGN-08")
    if int(state.cell(board, Cell.SPACE)) >> said.action & 1:
        hero: dict[str, Filling] = {"hero": hero_phrase(state, board), **action}
        twin = said.dice & int(state.cell(board, Cell.BOUND))
        if twin and int(state.cell(board, Cell.CARD)) >> said.action & 1:
            return Phrase("perilous-why-both-in-space", hero, "PP-ITEM-15")
        return Phrase("perilous-why-space-taken", hero, "PP-ASSIGN-11")
    return None


def why_dice(state: PerilousMachine, said: TypedAssignment) -> Phrase | None:
    """One of the dice cannot be used for the action."""
    for die in members(said.dice):
        if die >= state.next_die:
            return Phrase("perilous-why-no-such-die", {"die": die + 1}, "PP-SM-04")
        if int(state.spent) >> die & 1:
            return Phrase("perilous-why-die-spent", {"die": die + 1}, "PP-ASSIGN-01")
        face = int(face_at(state.dice, die)) if die < DICE else Face.NONE
        if face == Face.LOST:
            return Phrase("perilous-why-die-lost", {"die": die + 1}, "PP-ROLL-13")
        if face == Face.BLANK:
            return Phrase("perilous-why-die-blank", {"die": die + 1}, "PP-ROLL-17")
        counts = int(state.cells[said.action] | state.cells[Face.WILD])
        if not counts >> die & 1:
            clause = "PP-ASSIGN-02" if said.verb == Verb.READY else "PP-ASSIGN-04"
            if said.verb == Verb.ACTIVATE:
                clause = "PP-ASSIGN-06"
            return Phrase(
                "perilous-why-die-symbol", {"die": die + 1, "action": action_phrase(said.action)}, clause
            )
    return None


def why_count(state: PerilousMachine, said: TypedAssignment, board: int) -> Phrase | None:
    """Too few dice, or too many."""
    named = said.dice.bit_count()
    need = int(state.need(int(state.active), said.action)) if said.verb == Verb.READY else 1
    if named == 0:
        free = int(state.cells[said.action] | state.cells[Face.WILD]) & ~int(state.elsewhere(board))
        named = free.bit_count()
        if named >= need:
            return Phrase("perilous-why-which-dice", {"need": need}, "PP-SM-05")
    count: dict[str, Filling] = {"action": action_phrase(said.action), "need": need, "n": named}
    if named < need:
        return Phrase("perilous-why-too-few-dice", count, "PP-ASSIGN-03")
    if named > need:
        return Phrase(
            "perilous-why-too-many-dice", count, "PP-ASSIGN-02" if said.verb == Verb.READY else "PP-ASSIGN-04"
        )
    return None


def why_twin(state: PerilousMachine, said: TypedAssignment, board: int) -> Phrase | None:
    """The other die of an x2 card lies on another board (PP-ITEM-14)."""
    for die in members(said.dice & int(state.elsewhere(board))):
        for seat in range(int(state.seats)):
            if int(state.cell(seat, Cell.BOUND)) >> die & 1 and die >= FIRST_CARD_DIE:
                hero = hero_phrase(state, seat)
                return Phrase("perilous-why-twin-elsewhere", {"die": die + 1, "hero": hero}, "PP-ITEM-14")
    return None


# ---- cards --------------------------------------------------------------------------------------


def why_no_card(state: PerilousMachine, seat: int, step: int, word: str, name: str) -> Phrase | None:
    """PP-ITEM-10, PP-ITEM-12, PP-ITEM-20 to PP-ITEM-28."""
    if name not in ITEM_IDS:
        return None
    item = ITEM_IDS.index(name)
    card: dict[str, Filling] = {"card": item_phrase(item)}
    if copies(state.cell(seat, Cell.HAND), item) == 0:
        clause = question_clause(state, step) if word == "discard" and step == Step.DISCARD else "PP-ITEM-12"
        return Phrase("perilous-why-not-held", card, clause)
    if step == Step.DISCARD:
        return Phrase("perilous-why-discard-first", card, "PP-ITEM-08")
    if word == "discard":
        return Phrase("perilous-why-no-discard", card, "PP-ITEM-07")
    op = int(ITEM_OP[item])
    if op == ItemOp.DICE:
        return Phrase("perilous-why-dice-card", card, "PP-ITEM-10")
    if op == ItemOp.REROLL:
        if step == Step.WORLD_WINDOW or step in REMOVAL_STEPS:
            return Phrase("perilous-why-reroll-world", card, "PP-WORLD-05")
        return Phrase("perilous-why-reroll", card, "PP-ITEM-20")
    if op == ItemOp.FEWER:
        if step in (Step.WORLD_WINDOW, Step.DAMAGE, *REMOVAL_STEPS):
            return Phrase("perilous-why-fewer-late", card, "PP-ITEM-22")
        return Phrase("perilous-why-fewer-early", card, "PP-SM-01")
    if step == Step.SECOND_WINDOW:
        return Phrase("perilous-why-ignore-second", card, "PP-ITEM-28")
    return Phrase("perilous-why-ignore", card, "PP-ITEM-25")


# ---- activating ---------------------------------------------------------------------------------


def why_no_action(state: PerilousMachine, seat: int, step: int, text: str) -> Phrase | None:
    """PP-ACT-01 to PP-ACT-03."""
    if step not in (Step.ACTIVATE, Step.OWNER):
        return Phrase("perilous-why-activate-phase", {}, "PP-TURN-01")
    said = TypedAssignment(state, text)
    if said.verb < 0:
        return None
    if step == Step.OWNER:
        owner = hero_phrase(state, int(seat_of(state.top())))
        action = action_phrase(int(arg_of(state.top())))
        return Phrase("perilous-why-owner-first", {"hero": owner, "action": action}, "PP-ACT-03")
    if seat != state.active:
        return not_active(state, "PP-ACT-02")
    board = seat if said.hero < 0 else said.hero
    named: dict[str, Filling] = {"hero": hero_phrase(state, board), "action": action_phrase(said.action)}
    if not int(state.cell(board, Cell.DUE)) >> said.action & 1:
        return Phrase("perilous-why-no-die-due", named, "PP-ACT-01")
    if board != seat:
        return Phrase("perilous-why-owner-decides", named, "PP-ACT-03")
    return Phrase("perilous-why-own-die", named, "PP-ACT-04")


def why_no_sharing(state: PerilousMachine, seat: int, step: int, tokens: list[str]) -> Phrase | None:
    """PP-HERO-05 to PP-HERO-07."""
    asked = {"draw": Step.DRAWS, "give": Step.SHIELDS, "heal": Step.HEAL}[tokens[0]]
    if step != asked:
        return Phrase("perilous-why-not-now", {}, "PP-SM-04")
    n: dict[str, Filling] = {"n": int(ABILITY_N[state.cell(seat, Cell.ROLE)])}
    if step == Step.DRAWS:
        return Phrase("perilous-why-draws", n, "PP-HERO-05")
    field, most = (Cell.SHIELDS, MAX_SHIELDS) if step == Step.SHIELDS else (Cell.HEALTH, MAX_HEALTH)
    for token in tokens[1:]:
        name, _, _amount = token.partition("=")
        if name in HERO_IDS:
            for other in range(int(state.seats)):
                if role(state, other) == name and state.cell(other, field) >= most:
                    full = "perilous-why-shields-full" if step == Step.SHIELDS else "perilous-why-health-full"
                    clause = "PP-HERO-06" if step == Step.SHIELDS else "PP-DMG-08"
                    return Phrase(full, {"hero": hero_phrase(state, other)}, clause)
    if step == Step.SHIELDS:
        return Phrase("perilous-why-give", n, "PP-HERO-06")
    return Phrase("perilous-why-heal", n, "PP-HERO-07")
