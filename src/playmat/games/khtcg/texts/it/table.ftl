### Il tavolo del Kingdom Hearts TCG.

khtcg-table-turn = Turno { $turn }: { $who }
khtcg-table-phase-setup = Preparazione
khtcg-table-phase-draw = Fase Pesca
khtcg-table-phase-action = Fase Azione
khtcg-table-phase-challenge = Fase Sfida
khtcg-table-phase-discard = Fase Scarto
khtcg-table-phase-over = La partita è finita
khtcg-table-hp = { $n } PV
khtcg-table-worlds = Mondi { $n } di { $goal }
khtcg-table-hand = Mano { $n }
khtcg-table-deck = Mazzo { $n }
khtcg-table-discard = Scarti { $n }
khtcg-table-discard-top = Scarti { $n } ({ $card })
khtcg-table-this-turn = In questo turno: { $what }
khtcg-table-did-played = { $n } { $n ->
    [one] carta giocata
   *[other] carte giocate
}
khtcg-table-did-drawn = { $n } { $n ->
    [one] carta pescata
   *[other] carte pescate
}
khtcg-table-did-defeated = { $n } { $n ->
    [one] Carta Oscura sconfitta
   *[other] Carte Oscure sconfitte
}
khtcg-table-did-hp-gained = { $n } { $n ->
    [one] PV guadagnato
   *[other] PV guadagnati
}
khtcg-table-did-hp-lost = { $n } { $n ->
    [one] PV perso
   *[other] PV persi
}
khtcg-table-did-moved = { $n } { $n ->
    [one] movimento
   *[other] movimenti
}
khtcg-table-did-battles = { $n } { $n ->
    [one] battaglia
   *[other] battaglie
}
khtcg-table-did-won = { $n } { $n ->
    [one] sfida vinta
   *[other] sfide vinte
}
khtcg-table-did-lost = { $n } { $n ->
    [one] sfida persa
   *[other] sfide perse
}
khtcg-table-further-moves = { $n } { $n ->
    [one] movimento
   *[other] movimenti
} in più
khtcg-table-further-battles = { $n } { $n ->
    [one] battaglia
   *[other] battaglie
} in più
khtcg-table-own-hand = La tua mano ({ $n })
khtcg-table-shown-hand = Carte note della mano ({ $n })
khtcg-table-known-deck = Carte note del mazzo ({ $n })
khtcg-table-used = Giocate in questo scontro ({ $n })
khtcg-table-card = { $name } ({ $what })
khtcg-table-zone-player = Carta Giocatore
khtcg-table-zone-forms = Forma
khtcg-table-zone-world = Mondo attuale
khtcg-table-zone-covered = Mondi precedenti
khtcg-table-zone-disruptors = Ostacoli
khtcg-table-zone-friends = Area Amici
khtcg-table-zone-fighters = Nello scontro
khtcg-table-zone-captives = Carte catturate
khtcg-table-zone-waiting = Equipaggiamento in attesa
khtcg-table-value-level = livello { $n }
khtcg-table-value-attack = Attacco { $n }
khtcg-table-value-support = Supporto { $n }
khtcg-table-value-magic = Magia { $n }
khtcg-table-value-dark-level = Livello Oscuro { $n }
khtcg-table-value-pow = { $damage } danni su POT { $n }
khtcg-table-value-counters = segnalini: { $n }
khtcg-table-value-silent = il suo testo non conta
khtcg-table-bears = porta { $card } (Supporto { $n })
khtcg-table-fight-battle = Battaglia
khtcg-table-fight-challenge = Sfida
khtcg-table-no-fight = Nessuna battaglia, nessuna sfida.
khtcg-table-total = { $who }: totale { $n } ({ $parts })
khtcg-table-part-player = Carta Giocatore { $n }
khtcg-table-part-allies = alleati { $n }
khtcg-table-part-equipment = Equipaggiamento { $n }
khtcg-table-part-attacks = Carte Attacco { $n }
khtcg-table-part-texts = testi { $n }
khtcg-table-legend = Lv livello   + Supporto   ✦ Magia   ☠ Livello Oscuro, o danni su POT   ⚔ Equipaggiamento   ● segnalini   ∅ il testo non conta   ▸ si può giocare
