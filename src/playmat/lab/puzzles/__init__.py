"""Puzzles: positions with one clearly best answer, found in matches, proved by exhaustive search, and graded.

| module | what |
|---|---|
| `goals.py` | what a puzzle asks for, and when that is decided |
| `solving.py` | the exhaustive search of a turn, on deals of what the seat cannot know |
| `lines.py` | the line that solves a position, and its proof |
| `ways.py` | the same for a team, whose questions may have several right answers |
| `proving.py` | the proof of a document made again |
| `grading.py` | how often the computer players fail |
| `mining.py`, `store.py` | positions of matches that become documents; the folder they are written to |
"""
