### Why a computer player would give this answer.

## Rolling

perilous-hint-stop = Stop: these dice are worth more than any throw would be.
perilous-hint-throw-all = Throw all six dice again.
perilous-hint-keep = Keep { $dice } and throw { $n ->
    [one] one die
   *[other] { $n } dice
}.
perilous-hint-goal = { $percent } % to { $goal } this turn.
perilous-hint-goal-save = save the world
perilous-hint-goal-ready = ready { $action }
perilous-hint-goal-set = set { $action }
perilous-hint-if-stopped = Stopping now: about { $percent } %.
perilous-hint-if-thrown = The best throw: about { $percent } %.

## The chance to win

perilous-hint-wins = The team then wins about { $percent } % of such games.
perilous-hint-otherwise = Otherwise: about { $percent } %.
perilous-hint-sooner = This player gives up the difference to finish sooner.

## Dice that are final

perilous-hint-will-ready = { $action } is readied.
perilous-hint-will-set = { $action } is set.
perilous-hint-will-activate = { $action } is activated on { $n ->
    [one] one board
   *[other] { $n } boards
}.
perilous-hint-saves = This saves the world.
perilous-hint-play-card = The card { $item } is part of the best plan.
perilous-hint-keep-cards = The cards are worth more in hand.

## Everything else

perilous-hint-take-all = Every action that is paid for helps; those that affect the marker and the World Roll come first.
perilous-hint-most-needed = This is where it helps most; the team then wins about { $percent } % of such games.
perilous-hint-least-useful = This is the card the team will miss least.
perilous-hint-shields-first = Shields come back more easily than Health.
perilous-hint-card-worth = This weighs what the card prevents now against what it is worth later.
