"""Views of a seat or a spectator (PP-INFO-01, PP-INFO-02), built from nothing.

Hidden are the order of the Item deck and all chance to come; with the option `hands = hidden` also
the cards of the other heroes, of which only the number is told.
"""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.perilous.interface.position import TOKENS
from playmat.games.perilous.interface.position_dump import (
    card_words,
    die_kind,
    face_words,
    hero_words,
    numbers,
    phase_of,
    played_cards,
)
from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.rules.world_roll import pool
from playmat.games.perilous.state.codes import (
    ABILITY_OP_WORDS,
    ACTION_WORDS,
    ACTIONS,
    BLACK_BIT,
    BLUE_DICE,
    FIRST_CARD_DIE,
    WORLD_OP_WORDS,
    members,
    worlds_in,
)
from playmat.games.perilous.state.components import (
    ABILITY_N,
    ABILITY_OP,
    BOARD_ORDER,
    CARD_IDS,
    ITEM_IDS,
    ITEM_SYMBOL,
    ITEM_WORTH,
    WORLD_IDS,
    WORLDS,
)
from playmat.games.perilous.state.mutations import Cell
from playmat.kernel.choice import bits_in
from playmat.kernel.game import Plain
from playmat.kernel.state import Status


def view(state: PerilousMachine, viewer: int) -> Plain:
    """The table as one viewer sees it."""
    roles = hero_words(state)
    begun = state.turn > 0
    return {
        "phase": phase_of(state),
        "turn": int(state.turn),
        "active": int(state.active) if begun else None,
        "asked": int(state.first) if state.status == Status.ASKING else None,
        "seats": [seat_view(state, seat, roles[seat], viewer) for seat in range(state.seats)],
        "world": world_in_play(state) if begun else None,
        "stack": [world_view(world) for world in worlds_in(state.ahead)],
        "saved": [WORLD_IDS[world] for world in worlds_in(state.saved)],
        "overrun": [WORLD_IDS[world] for world in worlds_in(state.overrun)],
        "to_save": int(state.to_save),
        "reserve": [CARD_IDS[card] for card in members(state.reserve)],
        "dice": face_words(state.dice),
        "fresh": numbers(state.fresh),
        "spent": numbers(state.spent),
        "rolls": int(state.rolls),
        "rolls_left": int(state.limit - state.rolls),
        "card_dice": card_dice(state),
        "pool": pool_view(state) if begun else None,
        "roll": face_words(state.thrown),
        "passed": [roles[seat] for seat in members(state.passed)],
        "deck": len(state.deck),
        "discard": card_words(state.discard),
    }


def seat_view(state: PerilousMachine, seat: i64, hero: str, viewer: i64) -> Plain:
    """A player board; the cards are listed for those who may know them."""
    role = state.cell(seat, Cell.ROLE)
    known = not state.hidden or seat == viewer
    return {
        "hero": hero,
        "health": int(state.cell(seat, Cell.HEALTH)),
        "shields": int(state.cell(seat, Cell.SHIELDS)),
        "actions": {ACTION_WORDS[action]: action_view(state, seat, action) for action in BOARD_ORDER[role]},
        "ability": {"op": ABILITY_OP_WORDS[ABILITY_OP[role]], "n": int(ABILITY_N[role])},
        "cards": int(state.cell(seat, Cell.CARDS)),
        "items": card_words(state.cell(seat, Cell.HAND)) if known else None,
    }


def action_view(state: PerilousMachine, seat: i64, action: i64) -> Plain:
    """An action of a board: its ready number, its tokens, the die in its space."""
    ready = (state.cell(seat, Cell.READY) >> action) & 1
    is_set = (state.cell(seat, Cell.SET) >> action) & 1
    filled = (state.cell(seat, Cell.SPACE) >> action) & 1 != 0
    return {
        "need": int(state.need(seat, action)),
        "state": TOKENS[ready + is_set],
        "die": die_kind(state, seat, action) if filled else None,
        "due": (state.cell(seat, Cell.DUE) >> action) & 1 != 0,
    }


def world_in_play(state: PerilousMachine) -> Plain:
    """The world that is fought for, with the marker on its track."""
    shown = world_view(state.world)
    shown["marker"] = int(state.marker)
    return shown


def world_view(world: i64) -> Plain:
    """A side of a World Card (PP-COMP-09)."""
    card = WORLDS[world]
    return {
        "id": WORLD_IDS[world],
        "level": int(card.level),
        "blue": int(card.blue),
        "black": int(card.black),
        "track": int(card.track),
        "faces": {
            ACTION_WORDS[face]: {"spawn": int(card.spawn[face]), "attack": int(card.attack[face])}
            for face in range(ACTIONS)
        },
        "effect": [
            {
                "op": WORLD_OP_WORDS[card.kinds[op]],
                "action": ACTION_WORDS[card.actions[op]],
                "n": int(card.amounts[op]),
                "all": card.scopes[op] != 0,
            }
            for op in range(card.ops)
        ],
    }


def card_dice(state: PerilousMachine) -> list[Plain]:
    """The dice that cards have added this turn, with their numbers (PP-ITEM-11)."""
    found: list[Plain] = []
    die: i64 = FIRST_CARD_DIE
    for item in played_cards(state.played):
        for _die in range(ITEM_WORTH[item]):
            found.append(
                {
                    "die": int(die + 1),
                    "symbol": ACTION_WORDS[ITEM_SYMBOL[item]],
                    "card": ITEM_IDS[item],
                    "spent": (state.spent >> die) & 1 != 0,
                }
            )
            die += 1
    return found


def pool_view(state: PerilousMachine) -> Plain:
    """The dice that the World would roll as things stand (PP-WORLD-02, PP-WORLD-03)."""
    dice = pool(state)
    return {"blue": int(bits_in(dice & BLUE_DICE)), "black": int(dice & BLACK_BIT != 0)}
