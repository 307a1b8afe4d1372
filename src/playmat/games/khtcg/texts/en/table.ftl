### The table of the Kingdom Hearts TCG.

khtcg-table-turn = Turn { $turn }: { $who }
khtcg-table-phase-setup = Setup
khtcg-table-phase-draw = Draw Phase
khtcg-table-phase-action = Action Phase
khtcg-table-phase-challenge = Challenge Phase
khtcg-table-phase-discard = Discard Phase
khtcg-table-phase-over = The match is over
khtcg-table-hp = { $n } HP
khtcg-table-worlds = Worlds { $n } of { $goal }
khtcg-table-hand = Hand { $n }
khtcg-table-deck = Deck { $n }
khtcg-table-discard = Discard { $n }
khtcg-table-discard-top = Discard { $n } ({ $card })
khtcg-table-this-turn = This turn: { $what }
khtcg-table-did-played = { $n } played
khtcg-table-did-drawn = { $n } drawn
khtcg-table-did-defeated = { $n } defeated
khtcg-table-did-hp-gained = { $n } HP gained
khtcg-table-did-hp-lost = { $n } HP lost
khtcg-table-did-moved = { $n } { $n ->
    [one] move
   *[other] moves
}
khtcg-table-did-battles = { $n } { $n ->
    [one] battle
   *[other] battles
}
khtcg-table-did-won = { $n } { $n ->
    [one] challenge won
   *[other] challenges won
}
khtcg-table-did-lost = { $n } { $n ->
    [one] challenge lost
   *[other] challenges lost
}
khtcg-table-further-moves = { $n } further { $n ->
    [one] move
   *[other] moves
}
khtcg-table-further-battles = { $n } further { $n ->
    [one] battle
   *[other] battles
}
khtcg-table-own-hand = Your hand ({ $n })
khtcg-table-shown-hand = Known cards of the hand ({ $n })
khtcg-table-known-deck = Known cards of the deck ({ $n })
khtcg-table-used = Played in this fight ({ $n })
khtcg-table-card = { $name } ({ $what })
khtcg-table-zone-player = Player Card
khtcg-table-zone-forms = Form
khtcg-table-zone-world = Current World
khtcg-table-zone-covered = Worlds before
khtcg-table-zone-disruptors = Disruptors
khtcg-table-zone-friends = Friend Area
khtcg-table-zone-fighters = In the fight
khtcg-table-zone-captives = Captured
khtcg-table-zone-waiting = Waiting Equipment
khtcg-table-value-level = level { $n }
khtcg-table-value-attack = Attack { $n }
khtcg-table-value-support = Support { $n }
khtcg-table-value-magic = Magic { $n }
khtcg-table-value-dark-level = Dark Level { $n }
khtcg-table-value-pow = { $damage } damage of POW { $n }
khtcg-table-value-counters = counters: { $n }
khtcg-table-value-silent = its text does not count
khtcg-table-bears = bears { $card } (Support { $n })
khtcg-table-fight-battle = Battle
khtcg-table-fight-challenge = Challenge
khtcg-table-no-fight = No battle, no challenge.
khtcg-table-total = { $who }: total { $n } ({ $parts })
khtcg-table-part-player = Player Card { $n }
khtcg-table-part-allies = allies { $n }
khtcg-table-part-equipment = Equipment { $n }
khtcg-table-part-attacks = Attack Cards { $n }
khtcg-table-part-texts = texts { $n }
khtcg-table-legend = Lv level   + Support   ✦ Magic   ☠ Dark Level, or damage of POW   ⚔ Equipment   ● counters   ∅ text does not count   ▸ can be played
