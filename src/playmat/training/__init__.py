"""Learning what positions are worth: `playmat train`. Needs the extra `train`; playing needs none of it.

| module | what |
|---|---|
| `selfplay.py` | matches between computer players who now and then err, and positions of them |
| `positions.py` | positions as sparse rows of numbers, with the results of their matches |
| `fitting.py` | logistic regression: steps, losses, whole-number weights |
| `run.py` | a whole run: rounds of matches, kept as they come, then the fit |
| `commands.py` | `playmat train` |
"""
