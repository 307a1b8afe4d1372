"""A look back at a match: how its chances went, and where they turned.

| module | what |
|---|---|
| `course.py` | a match as a seat went through it, decision by decision |
| `curve.py` | the chances of a seat along its decisions, and the stretches that turned them |

The server tells the stories of finished matches with them.
"""
