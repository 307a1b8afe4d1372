"""The planner of Perilous Pursuit: exact over the remaining rolls of the turn and the World Roll.

| module      | what it holds                                                           |
|-------------|-------------------------------------------------------------------------|
| `multisets` | dice as multisets: indices, neighbours, probabilities                   |
| `weights`   | the evaluation of a position at the start of a turn, a table of numbers |
| `lens`      | the evaluation prepared for one turn: branches, boards, bodies, hands   |
| `world`     | the exact expectation over the World Roll                               |
| `options`   | what the dice of one symbol can do                                      |
| `plans`     | plays of cards, dice, plans                                             |
| `allot`     | the best assignment of any dice, found exactly                          |
| `rolls`     | the best way through the remaining rolls, in layers                     |
| `turn`      | all of these for one turn                                               |
| `decisions` | every choice of the game                                                |
| `planner`   | the player                                                              |
| `odds`      | the exact chance that the advised way through the rolls reaches a goal  |
| `advice`    | why, in phrases                                                         |
"""
