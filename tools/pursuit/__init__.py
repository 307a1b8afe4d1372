"""The chance to win that hints of Perilous Pursuit show: fitted to matches of the planner, and measured.

    python -m pursuit fit src/playmat/games/perilous/data/weights/chance.toml --games 1600 --seed 8000000
    python -m pursuit correct --games 2000 --seed 9000000
    python -m pursuit measure --games 40 --seed 3000000

All with `PYTHONPATH=src:tools`, or `PYTHONPATH=tools` for a compiled build that is installed: the matches are
the same, and much quicker. The first two need numpy (`pip install 'playmat[train]'`).

| module       | what it holds                                                                   |
|--------------|---------------------------------------------------------------------------------|
| `matches`    | matches of planners, and the positions in them                                  |
| `features`   | a position as the numbers that its log odds add up                              |
| `columns`    | which numbers of the table are fitted together                                  |
| `fitting`    | the logistic regression                                                         |
| `correcting` | the slope and the offset with which the table's odds come true at decisions     |
| `measure`    | how often a team wins whose hint has said so much                               |
"""
