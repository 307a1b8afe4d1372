### Why a computer player would give this answer.

hint-random = Any answer: this player chooses at random.
hint-greedy = This player rates the position right after it at { $value } out of 100.
hint-chance = The chance of winning from here: { $percent } %.
player-lapse = The computer player { $player } failed on this question ({ $fault }). { $by } answered it instead.

## The search

hint-search-line = { $line } ({ $share } % of { $trials } trials; worth { $chance } out of 100)
hint-search-tried = { $line } ({ $share } % of { $trials } trials)
hint-search-rollouts = { $line } (worth { $chance } out of 100 at the end of the turn; { $trials } trials in all)
hint-search-then = { $move } → { $rest }
hint-search-move = { $seat }: { $what }
hint-search-leave = decline the offer

## Rolling

hint-stop = Stop: these dice are worth more than any throw would be.
hint-throw-all = Throw all six dice again.
hint-keep = Keep { $dice } and throw { $n ->
    [one] one die
   *[other] { $n } dice
}.
hint-goal = { $percent } % to { $goal } this turn.
hint-goal-save = save the world
hint-goal-ready = ready { $action }
hint-goal-set = set { $action }
hint-if-stopped = Stopping now: about { $percent } %.
hint-if-thrown = The best throw: about { $percent } %.

## The chance to win

hint-wins = The team then wins about { $percent } % of such games.
hint-otherwise = Otherwise: about { $percent } %.
hint-sooner = This player gives up the difference to finish sooner.

## Dice that are final

hint-will-ready = { $action } is readied.
hint-will-set = { $action } is set.
hint-will-activate = { $action } is activated on { $n ->
    [one] one board
   *[other] { $n } boards
}.
hint-saves = This saves the world.
hint-play-card = The card { $item } is part of the best plan.
hint-keep-cards = The cards are worth more in hand.

## Everything else

hint-take-all = Every action that is paid for helps; those that affect the marker and the World Roll come first.
hint-most-needed = This is where it helps most; the team then wins about { $percent } % of such games.
hint-least-useful = This is the card the team will miss least.
hint-shields-first = Shields come back more easily than Health.
hint-card-worth = This weighs what the card prevents now against what it is worth later.
