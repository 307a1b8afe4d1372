### The table in the terminal.

perilous-table-turn = Turn { $turn }: { $who }
perilous-table-roll = Roll { $roll } of { $of }
perilous-table-saved = Saved { $n } of { $of }
perilous-table-overrun = Overrun { $n } of 2
perilous-table-world = { $name }, level { $level }
perilous-table-next = Then: { $names }
perilous-table-world-saved = Saved
perilous-table-world-lost = Lost
perilous-table-marker = The marker is { $saved ->
    [one] 1 space
   *[other] { $saved } spaces
 } from World Saved and { $lost } from World Lost
perilous-table-spawn = marker +{ $n }
perilous-table-attack = { $n } damage
perilous-table-pool = World Roll: { $blue } blue, { $black } black
perilous-table-pool-less = ({ $n } removed)
perilous-table-empty = empty
perilous-table-ready = ready
perilous-table-set = set
perilous-table-die-blue = + blue
perilous-table-die-black = + black
perilous-table-die-card = + card
perilous-table-items = Items
perilous-table-no-items = none
perilous-table-health = Health { $n }
perilous-table-shields = Shields { $n }
perilous-table-dice = Dice
perilous-table-cards = Cards:
perilous-table-black = black
perilous-table-throw = throw
perilous-table-keep = keep
perilous-table-used = used
perilous-table-just-used = used now
perilous-table-hidden-items = { $n } hidden
perilous-table-world-dice = Dice of the roll for the World
perilous-table-ability = { $name }: { $text }
perilous-table-then = { $first }. { $rest }
perilous-table-action = { $name } needs { $need }: { $state }
perilous-table-nothing = nothing
perilous-table-not-begun = The first turn has not begun.
perilous-table-legend =
    ♥ Health   ◇ Shields   ▶ whose turn it is, or spaces toward World Lost
    before an action: how many dice it needs; after it:
    · empty   ◐ ready   ● set   ◉ a die in its space   ◈ the black die in its space
