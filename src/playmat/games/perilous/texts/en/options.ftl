### The options of a match and their values.

perilous-option-difficulty = Difficulty
perilous-option-hard-target = Worlds to save (hard)
perilous-option-world-side = Sides of the worlds
perilous-option-first-hero = Who goes first
perilous-option-hands = Item Cards
perilous-option-reroll-scope = Reroll works on
perilous-option-replacement-level = Replacement world
perilous-option-overrun-at = World Lost
perilous-option-damage-choice = Damage
perilous-value-standard = standard
perilous-value-easy = easier
perilous-value-hard = harder
perilous-value-front = front
perilous-value-back = back
perilous-value-open = open to all
perilous-value-hidden = hidden
perilous-value-own = own rolls
perilous-value-any = any
perilous-value-same = of the same level
perilous-value-reach = when it is reached
perilous-value-pass = when it is passed
perilous-value-ask = ask each time
perilous-value-auto = Shields first
