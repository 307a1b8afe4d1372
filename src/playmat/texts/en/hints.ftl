### Why a computer player would give this answer.

hint-random = Any answer: this player chooses at random.
hint-greedy = This player rates the position right after it at { $value } out of 100.
hint-chance = The chance of winning from here: { $percent } %.
player-lapse = The computer player { $player } failed on this question ({ $fault }). { $by } answered it instead.
player-lapse-alone = The computer player { $player } failed on this question ({ $fault }), and so did the simpler ones. The first possible answer was taken.

## The search

hint-search-line = { $line } ({ $share } % of { $trials } trials; worth { $chance } out of 100)
hint-search-tried = { $line } ({ $share } % of { $trials } trials)
hint-search-rollouts = { $line } (worth { $chance } out of 100 at the end of the turn; { $trials } trials in all)
hint-search-then = { $move } → { $rest }
hint-search-move = { $seat }: { $what }
hint-search-leave = decline the offer
