## The options of a battle and their values

kmon-option-format = Rules for decks
kmon-option-extra-charge = Extra charge
kmon-option-mulligan = Mulligan
kmon-option-deckout-hand = Cards in hand decide deck-outs
kmon-value-rulebook = rulebook
kmon-value-standard = standard
