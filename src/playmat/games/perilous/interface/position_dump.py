"""Any state as a position document; `scenario.place` is the inverse."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.games.perilous.interface.position import DIE_KINDS, NO_FACE, PHASES, SETUP_PHASES, TOKENS
from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.state.codes import (
    ACTION_WORDS,
    ALL_ACTIONS,
    CAUSE_WORDS,
    DICE,
    FACE_WORDS,
    Face,
    Step,
    Symbol,
    copies,
    face_at,
    members,
    worlds_in,
)
from playmat.games.perilous.state.components import CARD_IDS, HERO_IDS, ITEM_IDS, WORLD_IDS
from playmat.games.perilous.state.mutations import Cell
from playmat.kernel.game import Plain
from playmat.kernel.state import arg_of, seat_of, step_of

PHASE_WORDS: Final = {step: word for word, step in PHASES.items()}


def dump(state: PerilousMachine) -> Plain:
    """The position table of a state."""
    phase = phase_of(state)
    roles = hero_words(state)
    page: Plain = {"phase": phase}
    if phase not in SETUP_PHASES:
        page["active"] = roles[state.active]
        page["turn"] = int(state.turn) + (1 if phase == "begin_turn" else 0)
        page["world"] = WORLD_IDS[state.world]
        page["marker"] = int(state.marker)
        page["saved"] = [WORLD_IDS[world] for world in worlds_in(state.saved)]
        page["overrun"] = [WORLD_IDS[world] for world in worlds_in(state.overrun)]
        page["reserve"] = [CARD_IDS[card] for card in members(state.reserve)]
    page["stack"] = [WORLD_IDS[world] for world in worlds_in(state.ahead)]
    page["heroes"] = {role: dump_board(state, seat) for seat, role in enumerate(roles)}
    page["deck"] = [ITEM_IDS[item] for item in reversed(list(state.deck))]
    page["discard"] = card_words(state.discard)
    if phase not in SETUP_PHASES:
        dump_turn(state, page, roles)
    dump_frames(state, page, roles)
    return page


def phase_of(state: PerilousMachine) -> str:
    """The phase of the running step."""
    return PHASE_WORDS[int(step_of(state.top()))] if len(state.stack) else "over"


def hero_words(state: PerilousMachine) -> list[str]:
    """The ids of the heroes in seat order."""
    return [HERO_IDS[state.cell(seat, Cell.ROLE)] for seat in range(int(state.seats))]


def card_words(cards: i64) -> list[str]:
    """The cards of a packed hand."""
    found: list[str] = []
    item: i64 = 0
    while cards != 0:
        found += [ITEM_IDS[item]] * int(copies(cards, 0))
        cards >>= 3
        item += 1
    return found


def face_words(faces: i64) -> list[str]:
    """Six faces."""
    return [face_word(face_at(faces, die)) for die in range(DICE)]


def face_word(face: i64) -> str:
    """A face."""
    return NO_FACE if face == Face.NONE else FACE_WORDS[face]


def numbers(dice: i64) -> list[int]:
    """The numbers of the dice of a bit set."""
    return [die + 1 for die in members(dice)]


def dump_board(state: PerilousMachine, seat: int) -> Plain:
    """A player board."""
    board: Plain = {
        "health": int(state.cell(seat, Cell.HEALTH)),
        "shields": int(state.cell(seat, Cell.SHIELDS)),
        "items": card_words(state.cell(seat, Cell.HAND)),
    }
    for action, word in enumerate(ACTION_WORDS):
        ready = state.cell(seat, Cell.READY) >> action & 1
        board[word] = TOKENS[ready + (state.cell(seat, Cell.SET) >> action & 1)]
    return board


def dump_turn(state: PerilousMachine, page: Plain, roles: list[str]) -> None:
    """The dice and what is in force this turn."""
    page["rolls"] = int(state.rolls)
    page["limit"] = int(state.limit)
    page["dice"] = face_words(state.dice)
    page["fresh"] = numbers(state.fresh)
    page["cards"] = [ITEM_IDS[item] for item in played_cards(state.played)]
    page["spent"] = numbers(state.spent)
    page["fewer"] = int(state.fewer)
    page["black_out"] = bool(state.black_out)
    page["roll"] = face_words(state.thrown)
    page["passed"] = [roles[seat] for seat in members(state.passed)]
    page["beyond"] = bool(state.beyond)
    page["bound"] = {
        role: numbers(state.cell(seat, Cell.BOUND))
        for seat, role in enumerate(roles)
        if state.cell(seat, Cell.BOUND)
    }
    page["spaces"] = {}
    page["done"] = {}
    for seat, role in enumerate(roles):
        held = state.cell(seat, Cell.SPACE)
        if held:
            page["spaces"][role] = {
                ACTION_WORDS[action]: die_kind(state, seat, action) for action in members(held)
            }
            if held & ~state.cell(seat, Cell.DUE) & 1 << Symbol.DISTRACT:
                page["done"][role] = ["distract"]


def played_cards(played: i64) -> list[int]:
    """The dice cards of this turn in order."""
    found: list[int] = []
    while played != 0:
        found.append((played & 15) - 1)
        played >>= 4
    return found


def die_kind(state: PerilousMachine, seat: i64, action: i64) -> str:
    """The kind of die in an action space."""
    if (state.cell(seat, Cell.BLACK) >> action) & 1 != 0:
        return DIE_KINDS[1]
    return DIE_KINDS[2] if (state.cell(seat, Cell.CARD) >> action) & 1 != 0 else DIE_KINDS[0]


def dump_frames(state: PerilousMachine, page: Plain, roles: list[str]) -> None:
    """Dump what the rules in progress know besides."""
    if not len(state.stack):
        page["cause"] = CAUSE_WORDS[state.cause]
        if state.fallen >= 0:
            page["hero"] = roles[state.fallen]
        return
    for packed in state.stack:
        step, seat, arg = int(step_of(packed)), int(seat_of(packed)), int(arg_of(packed))
        if step in (Step.TURN_SIDES, Step.SHUFFLE_ITEMS, Step.REFILL):
            page["left"] = arg
        if step == Step.EFFECT:
            page["effect"] = {"op": arg + 1, "heroes": seat}
        elif step == Step.DRAW_EACH:
            page["to_draw"] = [roles[hero] for hero in members(arg)]
        elif step not in (Step.DRAW_WORLDS, Step.TURN_SIDES, Step.SHUFFLE_ITEMS, Step.FIRST_HERO):
            page["hero"] = roles[seat]
        if step == Step.OWNER:
            page["action"] = ACTION_WORDS[arg & ALL_ACTIONS]
        elif step == Step.DAMAGE:
            page["points"] = arg
        elif step == Step.DISCARD and arg:
            page["discards"] = page.get("discards", 0) + 1
        elif step in (Step.THROW, Step.WORLD_THROW, Step.RETHROWN):
            page["throwing"] = numbers(arg)
        elif step == Step.REPLACE_SIDE:
            page["card"] = CARD_IDS[arg]
    if page["phase"] in ("rethrow", "rethrown"):
        page["window"] = PHASE_WORDS[int(step_of(state.stack[0]))]
