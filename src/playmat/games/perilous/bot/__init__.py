"""The computer players' view of a position, and the planner: exact over the rolls left and the World Roll.

| module        | what it holds                                                           |
|---------------|-------------------------------------------------------------------------|
| `heuristic`   | what a position is worth, for players that know every game              |
| `multisets`   | dice as multisets: indices, neighbours, probabilities                   |
| `weights`     | the evaluation of a position at the start of a turn, a table of numbers |
| `evaluation`  | the evaluation prepared for one turn: branches, boards, bodies, hands   |
| `world`       | the exact expectation over the World Roll                               |
| `options`     | what the dice of one symbol can do                                      |
| `plans`       | plays of cards, dice, plans                                             |
| `assignment`  | the best assignment of any dice, found exactly                          |
| `rolls`       | the best way through the remaining rolls, in layers                     |
| `turn`        | all of these for one turn                                               |
| `decisions`   | every choice of the game                                                |
| `planner`     | the player                                                              |
| `companion`   | planners with the habits of people who are new to the game              |
| `levels`      | what the levels mean                                                    |
| `chance`      | what a hint shows as the chance to win, fitted to matches of the planner |
| `goal_odds`   | the exact chance that the advised way through the rolls reaches a goal  |
| `reach`       | the most that the rest of a turn can move the marker                    |
| `saving`      | the exact chance to save the world this turn                            |
| `standing`    | the exact chance to stand the World Roll                                |
| `advice`      | why, in phrases                                                         |
"""
