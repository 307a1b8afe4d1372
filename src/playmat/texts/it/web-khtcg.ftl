### Che cosa dice il client del browser a un tavolo del Kingdom Hearts TCG.

web-kh-type-player = Giocatore
web-kh-type-form = Forma
web-kh-type-friend = Amico
web-kh-type-magic-friend = Amico magico
web-kh-type-magic = Magia
web-kh-type-attack = Attacco
web-kh-type-technique = Tecnica
web-kh-type-equipment = Equipaggiamento
web-kh-type-event = Evento
web-kh-type-dark = Oscura
web-kh-type-world = Mondo
web-kh-track = { $n } di { $goal } punti di Mondi
web-kh-friends = Amici
web-kh-worlds = Mondi
web-kh-disruptors = Ostacoli
web-kh-captives = Catturati
web-kh-fighters = Nello scontro
web-kh-forms = Forma
web-kh-used = Giocate nello scontro
web-kh-playing = In gioco ora
web-kh-current = Mondo attuale
web-kh-hp = { $n } PV
web-kh-attack = attacco { $n }
web-kh-magic = magia { $n }
web-kh-support = supporto { $n }
web-kh-pow = POT { $n }
web-kh-dark-level = livello oscuro { $n }
web-kh-damage = { $n ->
    [one] 1 danno
   *[other] { $n } danni
}
web-kh-counters = { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
}
web-kh-silent = il suo testo ora non vale
web-kh-stage = Turno e scontro
web-kh-turn = Turno { $n }
web-kh-battle = Battaglia
web-kh-challenge = Sfida
web-kh-foes = Ostacoli { $n }
web-kh-part-player = Carta Giocatore { $n }
web-kh-part-allies = Amici { $n }
web-kh-part-equipment = Equipaggiamento { $n }
web-kh-part-attacks = Carte Attacco { $n }
web-kh-part-texts = Testi { $n }
web-kh-phase-leader = scelta dei Giocatori
web-kh-phase-draw-phase = Fase Pesca
web-kh-phase-action = Fase Azione
web-kh-phase-challenge = Fase Sfida
web-kh-phase-discard-phase = Fase Scarto
web-kh-phase-hand = Scarti e limite di mano
web-kh-phase-other = le carte hanno effetto
