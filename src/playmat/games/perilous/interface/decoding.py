"""Reading a stored match: whatever the numbers are, the answer is a match or a `BadEncoding`."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.state.codes import (
    ALL_ACTIONS,
    DICE,
    NO_FACES,
    Face,
    Step,
    copies,
    face_at,
    worlds_in,
)
from playmat.games.perilous.state.components import (
    ALL_CARDS,
    ALL_ITEMS,
    HAND_LIMIT,
    HERO_IDS,
    ITEM_COUNT,
    ITEMS,
    MAX_HEALTH,
    MAX_SHIELDS,
    WORLD_IDS,
    WORLDS,
)
from playmat.games.perilous.state.mutations import Cell
from playmat.games.perilous.state.storing import decode_fields
from playmat.kernel.choice import bit, bits_in
from playmat.kernel.errors import BadEncoding
from playmat.kernel.state import Reader, Status, seat_of, step_of


def decode(numbers: list[int]) -> PerilousMachine:
    """The match that `PerilousMachine.encode` wrote, with its open choice written again.

    Raises:
        BadEncoding: the numbers are no match of this game.
    """
    reader = Reader(numbers)
    state = PerilousMachine()
    state.decode_kernel(reader)
    decode_fields(state, reader)
    reader.end()
    check(state)
    if state.status == Status.ASKING:
        state.offer(state.first, state.choice)
        if state.choice.n == 0:
            raise BadEncoding("error-encoding-range", "", place=0)
    return state


def check(state: PerilousMachine) -> None:
    """Refuse numbers with which the rules could not go on."""
    seats = state.seats
    fits = seats >= 2 and len(state.cells) == Cell.POOL + Cell.SIZE * seats and state.active < seats
    fits = fits and -1 <= state.fallen < seats and -1 <= state.first_hero < seats
    fits = fits and 0 <= state.world < len(WORLD_IDS) and 0 <= state.marker <= WORLDS[state.world].track
    for pile in (state.ahead, state.saved, state.overrun):
        fits = fits and pile >= 0 and all(0 <= number < len(WORLD_IDS) for number in worlds_in(pile))
    fits = (
        fits
        and 0 <= state.reserve <= ALL_CARDS
        and 0 <= state.first < seats
        and 0 <= state.asked < bit(seats)
    )
    if not fits:
        raise BadEncoding("error-encoding-range", "", place=0)
    roles: i64 = 0
    for hero in range(seats):
        if not board_fits(state, hero):
            raise BadEncoding("error-encoding-range", "", place=0)
        roles |= bit(state.cell(hero, Cell.ROLE))
    if bits_in(roles) != seats or not cards_fit(state) or not faces_fit(state) or not stack_fits(state):
        raise BadEncoding("error-encoding-range", "", place=0)


def cards_fit(state: PerilousMachine) -> bool:
    """Return whether no kind of card lies about more often than it exists; a position may leave cards out."""
    for item in state.deck:
        if not 0 <= item < ITEMS:
            return False
    held: i64 = 0
    for hero in range(state.seats):
        held += state.cell(hero, Cell.HAND)
    for item in range(ITEMS):
        lying = copies(state.discard, item)
        for other in state.deck:
            if other == item:
                lying += 1
        for hero in range(state.seats):
            lying += copies(state.cell(hero, Cell.HAND), item)
        if lying > ITEM_COUNT[item]:
            return False
    return 0 <= state.discard <= ALL_ITEMS and state.held == held


def board_fits(state: PerilousMachine, hero: i64) -> bool:
    """Return whether the numbers of a board are possible."""
    hand = state.cell(hero, Cell.HAND)
    held: i64 = 0
    for item in range(ITEMS):
        held += copies(hand, item)
    if held != state.cell(hero, Cell.CARDS) or held > HAND_LIMIT + 1 or not 0 <= hand <= ALL_ITEMS:
        return False
    for field in (Cell.READY, Cell.SET, Cell.SPACE, Cell.BLACK, Cell.CARD, Cell.DUE):
        if not 0 <= state.cell(hero, field) <= ALL_ACTIONS:
            return False
    return (
        0 <= state.cell(hero, Cell.ROLE) < len(HERO_IDS)
        and 0 <= state.cell(hero, Cell.HEALTH) <= MAX_HEALTH
        and 0 <= state.cell(hero, Cell.SHIELDS) <= MAX_SHIELDS
        and state.cell(hero, Cell.SET) & ~state.cell(hero, Cell.READY) == 0
    )


def faces_fit(state: PerilousMachine) -> bool:
    """Return whether the numbers of the dice are possible."""
    for die in range(DICE):
        for faces in (state.dice, state.thrown):
            face = face_at(faces, die)
            if Face.LOST < face < Face.NONE:
                return False
    played = state.played
    while played > 0:
        if not 0 < played & 15 <= ITEMS:
            return False
        played >>= 4
    return played == 0 and 0 <= state.dice <= NO_FACES and 0 <= state.thrown <= NO_FACES


def stack_fits(state: PerilousMachine) -> bool:
    """Return whether the stack holds steps of this game, and the match waits as its top step does."""
    for packed in state.stack:
        if packed < 0 or not 0 < step_of(packed) <= Step.LAST or seat_of(packed) > state.seats:
            return False
    if len(state.stack) == 0:
        return state.status == Status.OVER
    if state.status == Status.CHANCE:
        return state.chance > 0
    return state.status == Status.ASKING
