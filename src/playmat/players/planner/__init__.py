"""The planner of Perilous Pursuit: exact over the remaining rolls of the turn and the World Roll.

| module      | what it holds                                                                      |
|-------------|------------------------------------------------------------------------------------|
| `multisets` | dice as multisets: indices, neighbours, probabilities                              |
| `weights`   | the evaluation of a position at the start of a turn, a table of numbers            |
| `table`     | what the planner reads of a position                                               |
| `lens`      | the evaluation prepared for one turn: branches, boards, bodies, hands              |
| `world`     | the exact expectation over the World Roll                                          |
| `allot`     | the best assignment of any dice, found exactly                                     |
| `rolls`     | the best way through the remaining rolls, in layers                                |
| `planner`   | the player: every choice of the game                                               |
| `advice`    | why, in phrases                                                                    |
"""
