"""The search player: information-set Monte-Carlo tree search, for any game on the kernel.

It knows of a match what its seat may know. Each trial deals anew what it cannot see, walks down a tree of
answers that all trials share, adds one answer to it, plays on by chance for a while and notes how that
position stands (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012, the variant
with a single observer). `docs/strength.md` says how strong it is, and how its numbers were chosen.

`budget` says how long it thinks, `tree` holds the answers and their figures, `trials` walks, `advice` words
what it found, `search` is the player.
"""
