"""Levels of Kingdom Hearts, the weakest first; `docs/strength.md` has what each wins.

- `beginner` sees hearts, Worlds and its own allies (`glance`): not what hinders it, nor what a challenge
  comes to.
- `casual` looks one answer ahead, with the whole evaluation.
- `skilled` plays the turn to its end for each answer.

Nobody is clearly stronger than that yet, so there are no levels above it.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = {"beginner": "myopic", "casual": "greedy", "skilled": "search:easy"}
