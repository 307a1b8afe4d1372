"""Levels of Perilous Pursuit, the weakest first; `docs/strength.md` has what each team wins.

- `beginner` never thinks of its cards, and is content with its first throw.
- `casual` never thinks of its cards.
- `skilled` leaves nothing out, and keeps moving.
- `expert` builds more before it moves on. Three heroes gain nothing by that, and play as `skilled` ones.

`planner:patient` wins hardly more than `expert`, in half as many turns again.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "beginner": "companion:hasty",
    "casual": "companion:forgetful",
    "skilled": "planner:brisk",
    "expert": "planner:steady",
}
