### Le opzioni di una partita e i loro valori.

perilous-option-difficulty = Difficoltà
perilous-option-hard-target = Mondi da salvare (difficile)
perilous-option-world-side = Lati dei mondi
perilous-option-first-hero = Chi comincia
perilous-option-hands = Carte Oggetto
perilous-option-reroll-scope = Rilancio vale per
perilous-option-replacement-level = Mondo di riserva
perilous-option-overrun-at = Mondo Perduto
perilous-option-damage-choice = Danni
perilous-value-standard = normale
perilous-value-easy = più facile
perilous-value-hard = più difficile
perilous-value-front = fronte
perilous-value-back = retro
perilous-value-open = scoperte
perilous-value-hidden = coperte
perilous-value-own = i propri lanci
perilous-value-any = qualsiasi
perilous-value-same = dello stesso livello
perilous-value-reach = quando si raggiunge
perilous-value-pass = quando si supera
perilous-value-ask = chiedi ogni volta
perilous-value-auto = prima gli Scudi
