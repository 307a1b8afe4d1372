### Che cosa dice il client del browser a un tavolo del Kingdom Hearts TCG.

khtcg-type-player = Giocatore
khtcg-type-form = Forma
khtcg-type-friend = Amico
khtcg-type-magic-friend = Amico magico
khtcg-type-magic = Magia
khtcg-type-attack = Attacco
khtcg-type-technique = Tecnica
khtcg-type-equipment = Equipaggiamento
khtcg-type-event = Evento
khtcg-type-dark = Oscura
khtcg-type-world = Mondo
khtcg-type-summon = Evocazione
khtcg-type-heartless = Heartless
khtcg-type-villains = Cattivi
khtcg-web-track = { $n } di { $goal } punti di Mondi
khtcg-web-friends = Amici
khtcg-web-worlds = Mondi
khtcg-web-disruptors = Ostacoli
khtcg-web-captives = Carte catturate
khtcg-web-fighters = Nello scontro
khtcg-web-forms = Forma
khtcg-web-used = Giocate nello scontro
khtcg-web-playing = In gioco ora
khtcg-web-current = Mondo attuale
khtcg-web-hp = { $n } PV
khtcg-web-attack = Attacco { $n }
khtcg-web-magic = Magia { $n }
khtcg-web-support = Supporto { $n }
khtcg-web-pow = POT { $n }
khtcg-web-level = Livello { $level }
khtcg-web-dark-level = Livello Oscuro { $n }
khtcg-web-damage = { $n ->
    [one] 1 danno
   *[other] { $n } danni
}
khtcg-web-counters = { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
}
khtcg-web-silent = il suo testo ora non conta
khtcg-web-stage = Turno e scontro
khtcg-web-turn = Turno { $n }
khtcg-web-fight-battle = Battaglia
khtcg-web-fight-challenge = Sfida
khtcg-web-foes = Ostacoli { $n }
khtcg-web-part-player = Carta Giocatore { $n }
khtcg-web-part-allies = Alleati { $n }
khtcg-web-part-equipment = Equipaggiamento { $n }
khtcg-web-part-attacks = Carte Attacco { $n }
khtcg-web-part-texts = Testi { $n }
khtcg-web-phase-leader = scelta dei Giocatori
khtcg-web-phase-draw-phase = Fase Pesca
khtcg-web-phase-action = Fase Azione
khtcg-web-phase-challenge = Fase Sfida
khtcg-web-phase-discard-phase = Fase Scarto
khtcg-web-phase-hand = Scarti e limite di mano
khtcg-web-phase-other = le carte hanno effetto

khtcg-web-about = Viaggia di mondo in mondo con Sora e i suoi amici; vince chi per primo ha tredici punti di mondi.
khtcg-web-options-worlds = Mondi e ostacoli
khtcg-web-options-friends = Amici, Equipaggiamento, forme
khtcg-web-options-fights = Battaglie, sfide, Magia
khtcg-web-options-names = Nomi e quante copie
khtcg-web-ruleset-ffg = FFG: l’edizione inglese
khtcg-web-ruleset-tomy = Tomy: l’edizione giapponese
khtcg-web-how-goal = Viaggi di mondo in mondo. Arriva per primo a un totale dei Mondi di 13, oppure porta l’avversario a 0 PV.
khtcg-web-how-draw = Fase Pesca
khtcg-web-how-draw-line = Pesca fino ad avere sei carte in mano.
khtcg-web-how-move = Viaggia
khtcg-web-how-move-line = Una volta per turno, spostati: metti una Carta Mondo sulla tua pila. Il suo livello si aggiunge al totale dei Mondi, e guadagni 1 PV.
khtcg-web-how-call = Chiama gli Amici
khtcg-web-how-call-line = Comincia con un Amico di livello 1. Poi ognuno può essere di un livello più alto del tuo Amico più forte. Gli Amici ti sostengono in battaglie e sfide.
khtcg-web-how-hinder = Mettiti di traverso
khtcg-web-how-hinder-line = Gioca Carte Oscure sul Mondo dell’avversario, tante quante ne permette il suo Livello Oscuro. Finché ce n’è una, l’avversario non può proseguire.
khtcg-web-how-battle = Battaglia
khtcg-web-how-battle-line = Ci sono Carte Oscure sul tuo Mondo? Inizia una battaglia: il tuo attacco, con gli Amici e le carte che aggiungi, le colpisce tutte insieme. Poi puoi ripartire. Oppure fuggi, e perdi il Mondo.
khtcg-web-how-challenge = Fase Sfida
khtcg-web-how-challenge-line = Se vuoi, sfida l’avversario. A turno aggiungete Amici, Carte Attacco e Magie, finché nessuno dei due fa più nulla. Chi ha il totale più basso perde 1 PV.
khtcg-web-how-discard = Fase Scarto
khtcg-web-how-discard-line = Scarta ciò che non ti serve: all’inizio del prossimo turno torni a sei carte. Un mazzo vuoto non è un pericolo: gli scarti diventano quello nuovo.
khtcg-web-how-win = Vinci appena i livelli dei tuoi Mondi arrivano a 13 o più, o l’avversario non ha più PV.
khtcg-web-foretold-hp = { $who }: PV
khtcg-web-foretold-total = { $who }: totale
khtcg-web-foretold-worlds = { $who }: punti di Mondi
