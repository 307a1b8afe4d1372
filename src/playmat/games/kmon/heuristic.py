"""How good a position is: an estimate for the computer players, from the table as they may know it."""

from __future__ import annotations

import math
from typing import Final

from playmat.games.kmon.packing import effect_card, effect_seat
from playmat.games.kmon.side import Side
from playmat.games.kmon.symbols import DRAWN, NOBODY
from playmat.games.kmon.table import Table

ALIVE: Final = 4.0
HEALTH: Final = 0.55
CHARGE: Final = 0.28
CARD: Final = 0.5
DEFENDING: Final = 0.3
EFFECT: Final = 0.5
ENOUGH_CHARGES: Final = 8
SCALE: Final = 5.0


def value(table: Table, seat: int) -> float:
    """Between 0 (lost) and 1 (won)."""
    if table.winner != NOBODY:
        if table.winner == DRAWN:
            return 0.5
        return 1.0 if table.winner == seat else 0.0
    lead = strength(table, table.sides[seat]) - strength(table, table.sides[1 - seat])
    return 1.0 / (1.0 + math.exp(-lead / SCALE))


def strength(table: Table, side: Side) -> float:
    """What a side has: K-Mons, health, charges, cards, position, and what is attached."""
    total = 0.0
    for kmon in side.team:
        if kmon.fit():
            total += ALIVE + HEALTH * float(kmon.species.hp - kmon.damage)
    total += CHARGE * float(min(int(side.charges), ENOUGH_CHARGES))
    total += CARD * float(min(len(side.hand), 6))
    if side.defending:
        total += DEFENDING
    for effect in table.effects:
        if effect_seat(effect) == side.seat:
            total += -EFFECT if table.book.cards[effect_card(effect)].debuff else EFFECT
    return total
