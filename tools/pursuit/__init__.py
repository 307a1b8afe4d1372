"""The chance to win that hints of Perilous Pursuit show: fitted to matches of the planner, and measured.

    python -m pursuit fit src/playmat/games/perilous/bot/chance.toml --games 120 --seed 2000000
    python -m pursuit measure --games 40 --seed 3000000

Both with `PYTHONPATH=src:tools`; the matches are the same on either build, and quick on the
compiled one. Fitting needs numpy (`pip install 'playmat[gym]'`).

| module     | what it holds                                                                     |
|------------|-----------------------------------------------------------------------------------|
| `matches`  | matches of planners, and the positions in them                                    |
| `features` | a position as the numbers that its log odds add up                                |
| `columns`  | which numbers of the table are fitted together                                    |
| `fitting`  | the logistic regression                                                           |
| `measure`  | how often a team wins whose hint has said so much                                 |
"""
