"""Levels of K-Mon, the weakest first; `docs/strength.md` has what each wins of the one below.

- `beginner` sees health and charges, and what an attack does at once (`glance`). It forgets its reactions,
  until a K-Mon is about to fall.
- `casual` looks one answer ahead, with the whole evaluation.
- `skilled` tries lines of play out.
- `expert` plays them on for some turns, and values what comes of them by the chance to win that was learned.
- `champion` tries out twenty times as many.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "beginner": "myopic",
    "casual": "greedy",
    "skilled": "search:easy",
    "expert": "search:100+turns",
    "champion": "search:2000+turns",
}
