### Why a computer player would answer so.

hint-random = Any answer: this player chooses by lot.
hint-greedy = The position right after it is worth { $value } of 100.
player-lapse = The computer player { $player } failed at this question ({ $fault }). { $by } has answered it instead.

## The search

hint-search-line = { $line } ({ $share } % of { $trials } trials; worth { $chance } of 100)
hint-search-rollouts = { $line } (worth { $chance } of 100 when the turn ends; { $trials } trials in all)
hint-search-then = { $move } → { $rest }
hint-search-move = { $seat }: { $what }
hint-search-leave = leave the offer alone

## Rolling

hint-stop = Stop: these dice are worth more than any throw.
hint-throw-all = Throw all six dice again.
hint-keep = Keep { $dice } and throw { $n ->
    [one] one die
   *[other] { $n } dice
}.
hint-goal = { $percent } % to { $goal } this turn.
hint-goal-save = save the world
hint-goal-ready = ready { $action }
hint-goal-set = set { $action }
hint-if-stopped = Stopping now would be worth { $percent }.
hint-if-thrown = The best throw would be worth { $percent }.

## What it is worth

hint-worth = By this player’s evaluation the position is then worth { $percent } of 100.
hint-otherwise = Otherwise it would be worth { $percent }.

## Dice that are final

hint-will-ready = { $action } is readied.
hint-will-set = { $action } is set.
hint-will-activate = { $action } is activated on { $n ->
    [one] one board
   *[other] { $n } boards
}.
hint-saves = This saves the world.
hint-play-card = The card { $item } is part of the best plan.
hint-keep-cards = The cards are worth more in the hand.

## Everything else

hint-take-all = Every action that is paid for helps; those on the marker and the World Roll come first.
hint-most-needed = This is where it helps most; the position is then worth { $percent } of 100.
hint-least-useful = This is the card the team will miss least.
hint-shields-first = Shields come back more easily than Health.
hint-card-worth = What the card prevents is weighed against what it is worth later.
