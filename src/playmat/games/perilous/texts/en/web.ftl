## In the browser

perilous-web-about = Roll, keep, and share your dice: five heroes save world after world before the Heartless overrun them.
perilous-web-world = The world in play
perilous-web-world-at = { $name }, level { $level }
perilous-web-level = Level { $level }
perilous-web-marker = The marker is { $saved ->
    [one] 1 space
   *[other] { $saved } spaces
} from World Saved and { $lost } from World Lost
perilous-web-world-saved = World Saved
perilous-web-world-lost = World Lost
perilous-web-spawn = marker +{ $n }
perilous-web-attack = { $n } damage
perilous-web-pool = World Roll
perilous-web-pool-words = World Roll: { $blue } blue, { $black } black
perilous-web-saved = Saved { $n } of { $of }
perilous-web-overrun = Overrun { $n } of { $of }
perilous-web-ahead = Worlds to come
perilous-web-take-all = Take all of them, from the top
perilous-web-dice = Dice
perilous-web-world-dice = Roll for the World
perilous-web-not-begun = The first turn has not begun.
perilous-web-turn = Turn { $turn }: { $who }
perilous-web-roll = Roll { $roll } of { $of }
perilous-web-die = Die { $n }, { $colour ->
    [black] black
   *[blue] blue
}: { $face }{ $used ->
    [yes] , used
   *[no] { "" }
}
perilous-web-kept = kept
perilous-web-again = to be thrown again
perilous-web-short-die = { $n } · { $face }
perilous-web-card-die = Die { $n } of a card: { $face }{ $used ->
    [yes] , used
   *[no] { "" }
}
perilous-web-hero = { $who }: Health { $health }, Shields { $shields }
perilous-web-foretold-health = { $who }: Health
perilous-web-foretold-shields = { $who }: Shields
perilous-web-foretold-marker = marker
perilous-web-shields = Shields { $n }
perilous-web-action = { $action } of { $who }, needs { $need ->
    [one] 1 die
   *[other] { $need } dice
}: { $state }
perilous-web-state-empty = empty
perilous-web-state-ready = ready
perilous-web-state-set = set
perilous-web-die-blue = (blue die)
perilous-web-die-black = (black die)
perilous-web-die-card = (die of a card)
perilous-web-item = Item Card { $card }
perilous-web-hidden-items = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand
perilous-web-no-items = no Item Cards
perilous-web-how-goal = You play together. Save six worlds, one after the other (seven in the harder game), before two are overrun.
perilous-web-how-roll = Roll
perilous-web-how-roll-line = Throw all six dice. Up to twice more, throw again whichever you like. If the black die shows a Heartless you must throw the new dice again, and on your last roll they are lost.
perilous-web-how-assign = Assign your dice
perilous-web-how-assign-line = Ready an action with as many dice of its symbol as it asks for. One more die Sets it. From then on, a single die is enough to use it, turn after turn.
perilous-web-how-share = Share
perilous-web-how-share-line = Have you and another hero Set the same action? Then you may put one of your dice on theirs, and they use it on your turn.
perilous-web-how-act = Use your actions
perilous-web-how-act-line = Protect gives you a Shield. Attack moves the marker toward World Saved. Distract keeps a die from the World. Collect draws an Item Card. Ability is what your hero does best.
perilous-web-how-world = The World strikes back
perilous-web-how-world-line = Then the World rolls its dice: they push the marker toward World Lost and cost Health. Shields take the damage first.
perilous-web-how-items = Item Cards
perilous-web-how-items-line = Everybody may play Item Cards on anybody’s turn: one more roll, an extra die, fewer dice for the World. Talk to each other!
perilous-web-how-win = A world is saved when the marker reaches World Saved. Save enough of them and you all win. You all lose if two worlds are overrun, or if any hero has no Health left.
