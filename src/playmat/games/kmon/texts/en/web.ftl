## In the browser

kmon-web-about = Teams of three face each other: charge up, strike with the right element, and answer every blow.
kmon-web-charges = { $n ->
    [one] 1 charge
   *[other] { $n } charges
}
kmon-web-foretold-charges = { $who }: charges
kmon-web-creature = { $name }, { $left } of { $hp } HP, { $primary }/{ $secondary }, { $trait }, { $state ->
    [active] active
    [defending] active, defending
    [exhausted] exhausted
   *[bench] benched
}
kmon-web-effect-buff = { $card } (buff, { $n ->
    [one] 1 turn
   *[other] { $n } turns
} left)
kmon-web-effect-debuff = { $card } (debuff, { $n ->
    [one] 1 turn
   *[other] { $n } turns
} left)
kmon-web-middle = Turn and reactions
kmon-web-turn-number = Turn { $n }
kmon-web-phase-item = Phase I: item
kmon-web-phase-persistent = Phase II: effects
kmon-web-phase-substitution = Phase III: substitution
kmon-web-phase-action = Phase IV: action
kmon-web-phase-end = Phase V: end of turn
kmon-web-phase-other = action and reactions
kmon-web-chain = Chain: the top resolves first
kmon-web-next = resolves next
kmon-web-fate-neutralised = neutralised
kmon-web-fate-evaded = evaded
kmon-web-strong = { $strong } is strong against { $weak }
kmon-web-how-goal = You and your opponent each bring a team of three K-Mons and a deck. Exhaust all three of theirs before they exhaust yours.
kmon-web-how-item = Phase I: use an item
kmon-web-how-item-line = If you like, use one item from your hand. Items cost nothing unless the card says so, and nobody can answer them.
kmon-web-how-lasting = Phase II: lasting effects
kmon-web-how-lasting-line = Cards attached to your K-Mons do what they say. They go away after the number of turns printed on them.
kmon-web-how-swap = Phase III: swap
kmon-web-how-swap-line = Swap your active K-Mon with one from the bench, once and for free. You only play cards of your active K-Mon’s two elements.
kmon-web-how-act = Phase IV: act
kmon-web-how-act-line = Take one action. Attack: 2 damage, and more with a power-up. Ability: pay its charges and do what it says. Defend: attacks hurt you less, and each hit you take brings charges.
kmon-web-how-answer = Answer your opponent
kmon-web-how-answer-line = Whenever one of you acts, the other may answer: with a reaction card, or by discarding any two cards to evade. The last answer takes effect first.
kmon-web-how-end = Phase V: draw
kmon-web-how-end-line = Draw a card, then discard down to five. A successful attack has earned you 2 charges for abilities and reactions.
kmon-web-how-elements = Elements
kmon-web-how-elements-line = Each element beats the next one on the wheel in the middle of the table: 1 more damage against the one it beats, 1 less the other way round.
kmon-web-how-win = You win when all three opposing K-Mons are exhausted. If a player has to draw and their deck is empty, the battle ends: the player with more K-Mons left wins, or else the player who has taken less damage.
