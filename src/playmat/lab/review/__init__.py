"""A look back at a match: how its chances went, where they turned, and what each decision cost.

| module | what |
|---|---|
| `course.py` | a match as a seat went through it, decision by decision |
| `curve.py` | the chances of a seat along its decisions, and the stretches that turned them |
| `open_cards.py` | the same chances with all hands open |
| `verdicts.py` | decisions against what a computer player would have done, on the same deals |
| `ways.py` | the best ways to answer a decision, and how each would go on |
| `cards.py` | the cards that a seat played, and what each did for its chance |
| `analysis.py` | all of a match: the verdicts, curve, turning points, errors and luck of some seats |
| `telling.py` | the analysis in words, and as plain data |
| `tables.py`, `output.py` | its layout for a terminal and as Markdown; printed and written |
| `exercises.py` | positions in which much was lost, as scenario documents |

The server tells the stories of finished matches with the first three and `cards.py`, and goes through their
decisions with `verdicts.py` and `ways.py`; `playmat analyse` uses all but `ways.py` and `cards.py`.
"""
