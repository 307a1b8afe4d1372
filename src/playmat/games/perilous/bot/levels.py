"""Levels of Perilous Pursuit, the weakest first; `docs/strength.md` has what each team wins.

- `beginner` never thinks of its cards, and is content with its first throw.
- `casual` never thinks of its cards.
- `skilled` leaves nothing out, and keeps moving.

`planner:patient` wins more, in twice as many turns, but not by so much that it would be a level.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "beginner": "companion:hasty",
    "casual": "companion:forgetful",
    "skilled": "planner:brisk",
}
