## Il tavolo di K-Mon Trading Cards.

kmon-table-turn = Turno { $turn }: { $who }
kmon-table-phase-setup = Preparazione
kmon-table-phase-item = Fase I: oggetti
kmon-table-phase-persistent = Fase II: effetti persistenti
kmon-table-phase-substitution = Fase III: sostituzione
kmon-table-phase-action = Fase IV: azione
kmon-table-phase-end = Fase V: fine del turno
kmon-table-phase-over = La battaglia è finita
kmon-table-charges = Cariche { $n }
kmon-table-hand = Mano { $n }
kmon-table-deck = Mazzo { $n }
kmon-table-discard = Scarti { $n }
kmon-table-discard-top = Scarti { $n } ({ $card })
kmon-table-known = note: { $cards }
kmon-table-active = attivo
kmon-table-bench = panchina
kmon-table-defending = posizione difensiva
kmon-table-exhausted = esausto
kmon-table-effect = { $card }, { $n ->
    [0] finisce in questo turno
   *[other] ancora { $n }
}
kmon-table-effect-told = { $kind ->
    [debuff] debuff
   *[buff] buff
} { $card }, { $n ->
    [0] finisce in questo turno
    [one] ancora 1 turno
   *[other] ancora { $n } turni
}
kmon-table-hp = { $left } di { $hp } PS
kmon-table-free = gratis
kmon-table-own-hand = La tua mano ({ $n })
kmon-table-shown-hand = Carte note della mano ({ $n })
kmon-table-top = La cima del tuo mazzo ({ $n })
kmon-table-stack = Catena: si risolve prima l’anello in cima
kmon-table-stack-told = Catena, dall’anello in cima, che si risolve per primo:
kmon-table-stack-empty = La catena è vuota.
kmon-table-stack-more = … { $n ->
    [one] un altro
   *[other] altri { $n }
} sotto
kmon-table-neutralised = neutralizzata
kmon-table-evaded = evitata
kmon-table-reduced = danni meno { $n }
kmon-table-on = su { $kmon }
kmon-table-card = { $name } ({ $what })
kmon-table-kind = { $type }, { $element }, costo { $cost }
kmon-table-legend =
    { $charge } carica, costo   { $playable } si può usare ora   ▶ attivo, di chi è il turno   ✗ esausto
    { $buff } buff   { $debuff } debuff, ciascuno con i turni che restano   { $shield } posizione difensiva
