## The table of K-Mon Trading Cards.

kmon-table-turn = Turn { $turn }: { $who }
kmon-table-phase-setup = Setup
kmon-table-phase-item = Phase I: items
kmon-table-phase-persistent = Phase II: persistent effects
kmon-table-phase-substitution = Phase III: substitution
kmon-table-phase-action = Phase IV: action
kmon-table-phase-end = Phase V: end of turn
kmon-table-phase-over = The battle is over
kmon-table-charges = Charges { $n }
kmon-table-hand = Hand { $n }
kmon-table-deck = Deck { $n }
kmon-table-discard = Discard { $n }
kmon-table-discard-top = Discard { $n } ({ $card })
kmon-table-known = known: { $cards }
kmon-table-active = active
kmon-table-bench = bench
kmon-table-defending = defensive position
kmon-table-exhausted = exhausted
kmon-table-effect = { $card }, { $n ->
    [0] ends this turn
   *[other] { $n } left
}
kmon-table-effect-told = { $kind ->
    [debuff] debuff
   *[buff] buff
} { $card }, { $n ->
    [0] ends this turn
    [one] 1 more turn left
   *[other] { $n } more turns left
}
kmon-table-hp = { $left } of { $hp } HP
kmon-table-free = free
kmon-table-own-hand = Your hand ({ $n })
kmon-table-shown-hand = Known cards of the hand ({ $n })
kmon-table-top = Top of your deck ({ $n })
kmon-table-stack = Chain: the top resolves first
kmon-table-stack-told = Chain, the top first; it resolves first:
kmon-table-stack-empty = The chain is empty.
kmon-table-stack-more = … { $n } more below
kmon-table-neutralised = neutralised
kmon-table-evaded = evaded
kmon-table-reduced = damage less { $n }
kmon-table-on = on { $kmon }
kmon-table-card = { $name } ({ $what })
kmon-table-kind = { $element } { $type }, cost { $cost }
kmon-table-legend =
    { $charge } charge, cost   { $playable } can be used now   ▶ active, whose turn it is   ✗ exhausted
    { $buff } buff   { $debuff } debuff, each with how many turns it lasts   { $shield } defensive position
