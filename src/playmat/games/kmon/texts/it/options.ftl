## Le opzioni di una battaglia e i loro valori

kmon-option-format = Regole dei mazzi
kmon-option-extra-charge = Carica in più
kmon-option-mulligan = Mulligan
kmon-option-deckout-hand = Mazzo finito: conta la mano
kmon-value-rulebook = regolamento
kmon-value-standard = normale
