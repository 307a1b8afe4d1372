"""The search player: it tries answers out on deals of what its seat may know, for any game on the kernel.

In most games it is information-set Monte-Carlo tree search. Each trial deals again what the seat cannot see,
walks down a tree of answers that all trials share, adds one answer to it, plays on by chance for a while and
notes how that position stands (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search",
2012, the variant with a single observer).

Where a game's values compare only at the beginning of turns (`Game.turn`), each trial is a rollout instead:
an answer, and then the rest of the turn as the greedy player plays it (Tesauro and Galperin, "On-line Policy
Improvement using Monte-Carlo Search", 1996). All answers meet on the same deals.

`docs/strength.md` says how strong it is, and how its numbers were chosen. `budget` says how long it thinks,
`tree` holds the answers and their figures, `trials` walks in it, `rollouts` plays turns to their end,
`findings` is what both have found, `advice` words it, `search` is the player.
"""
