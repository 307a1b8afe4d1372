### What the browser client says at a table of the Kingdom Hearts TCG.

web-kh-type-player = Player
web-kh-type-form = Form
web-kh-type-friend = Friend
web-kh-type-magic-friend = Magic Friend
web-kh-type-magic = Magic
web-kh-type-attack = Attack
web-kh-type-technique = Technique
web-kh-type-equipment = Equipment
web-kh-type-event = Event
web-kh-type-dark = Dark
web-kh-type-world = World
web-kh-track = { $n } of { $goal } points of Worlds
web-kh-friends = Friends
web-kh-worlds = Worlds
web-kh-disruptors = Disruptors
web-kh-captives = Captured
web-kh-fighters = In the fight
web-kh-forms = Form
web-kh-used = Played in the fight
web-kh-playing = Being played
web-kh-current = current World
web-kh-hp = { $n } HP
web-kh-attack = attack { $n }
web-kh-magic = magic { $n }
web-kh-support = support { $n }
web-kh-pow = POW { $n }
web-kh-dark-level = dark level { $n }
web-kh-damage = { $n } damage
web-kh-counters = { $n ->
    [one] 1 counter
   *[other] { $n } counters
}
web-kh-silent = its text does not count now
web-kh-stage = Turn and fight
web-kh-turn = Turn { $n }
web-kh-battle = Battle
web-kh-challenge = Challenge
web-kh-foes = Disruptors { $n }
web-kh-part-player = Player Card { $n }
web-kh-part-allies = Friends { $n }
web-kh-part-equipment = Equipment { $n }
web-kh-part-attacks = Attack Cards { $n }
web-kh-part-texts = Texts { $n }
web-kh-phase-leader = choosing Players
web-kh-phase-draw-phase = Draw Phase
web-kh-phase-action = Action Phase
web-kh-phase-challenge = Challenge Phase
web-kh-phase-discard-phase = Discard Phase
web-kh-phase-hand = Hand limit and discards
web-kh-phase-other = cards take effect
