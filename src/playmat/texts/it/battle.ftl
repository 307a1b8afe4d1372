### Il tavolo di K-Mon Trading Cards.

battle-turn = Turno { $turn }: { $who }
battle-phase-setup = Preparazione
battle-phase-item = Fase I: oggetti
battle-phase-persistent = Fase II: effetti persistenti
battle-phase-substitution = Fase III: sostituzione
battle-phase-action = Fase IV: azione
battle-phase-end = Fase V: fine del turno
battle-phase-over = La lotta è finita
battle-charges = Cariche { $n }
battle-hand = Mano { $n }
battle-deck = Mazzo { $n }
battle-discard = Scarti { $n }
battle-discard-top = Scarti { $n } ({ $card })
battle-known = note: { $cards }
battle-active = attivo
battle-bench = panchina
battle-defending = posizione difensiva
battle-exhausted = esausto
battle-effect = { $card }, { $n ->
    [0] finisce in questo turno
   *[other] ancora { $n }
}
battle-effect-told = { $kind ->
    [debuff] malus
   *[buff] bonus
} { $card }, { $n ->
    [0] finisce in questo turno
    [one] ancora 1 turno
   *[other] ancora { $n } turni
}
battle-hp = { $left } di { $hp } PS
battle-free = gratis
battle-own-hand = La tua mano ({ $n })
battle-shown-hand = Carte note della mano ({ $n })
battle-top = La cima del tuo mazzo ({ $n })
battle-stack = Pila: si risolve prima la cima
battle-stack-told = Pila, dalla cima, che si risolve per prima:
battle-stack-empty = La pila è vuota.
battle-stack-more = … altre { $n } sotto
battle-neutralised = neutralizzata
battle-evaded = evasa
battle-reduced = danni meno { $n }
battle-on = su { $kmon }
battle-card = { $name } ({ $what })
battle-kind = { $type }, { $element }, costo { $cost }
battle-read = c: leggi qualsiasi carta sul tavolo
battle-legend =
    { $charge } carica, costo   { $playable } si può usare ora   ▶ attivo, di chi è il turno   ✗ esausto
    { $buff } bonus   { $debuff } malus, ciascuno con i turni che restano   { $shield } posizione difensiva
