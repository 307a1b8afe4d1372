### The table of K-Mon Trading Cards.

battle-turn = Turn { $turn }: { $who }
battle-phase-setup = Setup
battle-phase-item = Phase I: items
battle-phase-persistent = Phase II: persistent effects
battle-phase-substitution = Phase III: substitution
battle-phase-action = Phase IV: action
battle-phase-end = Phase V: end of turn
battle-phase-over = The battle is over
battle-charges = Charges { $n }
battle-hand = Hand { $n }
battle-deck = Deck { $n }
battle-discard = Discard { $n }
battle-discard-top = Discard { $n } ({ $card })
battle-known = known: { $cards }
battle-active = active
battle-bench = bench
battle-defending = defensive position
battle-exhausted = exhausted
battle-effect = { $card }, { $n ->
    [0] ends this turn
   *[other] { $n } left
}
battle-effect-told = { $kind ->
    [debuff] debuff
   *[buff] buff
} { $card }, { $n ->
    [0] ends this turn
    [one] 1 more turn left
   *[other] { $n } more turns left
}
battle-hp = { $left } of { $hp } HP
battle-free = free
battle-own-hand = Your hand ({ $n })
battle-shown-hand = Known cards of the hand ({ $n })
battle-top = Top of your deck ({ $n })
battle-stack = Stack: the top resolves first
battle-stack-told = Stack, the top first; it resolves first:
battle-stack-empty = The stack is empty.
battle-stack-more = … { $n } more below
battle-neutralised = neutralised
battle-evaded = evaded
battle-reduced = damage less { $n }
battle-on = on { $kmon }
battle-card = { $name } ({ $what })
battle-kind = { $element } { $type }, cost { $cost }
battle-read = c: read any card on the table
battle-legend =
    { $charge } charge, cost   { $playable } can be used now   ▶ active, whose turn it is   ✗ exhausted
    { $buff } buff   { $debuff } debuff, each with how many turns it lasts   { $shield } defensive position
