"""Why, in phrases."""

from __future__ import annotations

from playmat.games.perilous.table import Table
from playmat.players.planner.decisions import Decision
from playmat.players.planner.turn import Turn
from playmat.players.player import Advice, Glimpse


def explain(t: Table, turn: Turn, glimpse: Glimpse, decision: Decision) -> Advice:
    """The answer with its reasons."""
    return Advice(int(decision.answer), [])
