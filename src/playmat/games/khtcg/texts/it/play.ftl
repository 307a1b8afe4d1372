### Una partita in parole: ciò che accade, ciò che si chiede, ciò che si può fare.

khtcg-name = Kingdom Hearts Trading Card Game
khtcg-seat = Giocatore { $number }
khtcg-ruleset-ffg = FFG
khtcg-ruleset-tomy = Tomy
khtcg-no-cards = nessuna carta
khtcg-card-of = { $card } di { $who }
khtcg-name-worn = { $name } su { $bearer }
khtcg-name-nth = { $name } (n. { $number })

## Dove stanno e vanno le carte

khtcg-area-player = area della Carta Giocatore
khtcg-area-form = sulla Carta Giocatore
khtcg-area-friends = Area Amici
khtcg-area-world = area dei Mondi
khtcg-area-disruptor = sul Mondo dell’avversario
khtcg-area-equipment = Equipaggiamento
khtcg-pile-hand = in mano
khtcg-pile-deck-top = in cima al mazzo
khtcg-pile-deck-bottom = sotto il mazzo
khtcg-pile-allies = nell’Area Amici
khtcg-pile-player = sulla Carta Giocatore
khtcg-pile-discard = sulla pila degli scarti

## Perché le carte vanno via e i PV cambiano

khtcg-reason-battle-end = fine della battaglia
khtcg-reason-challenge-end = fine della sfida
khtcg-reason-unique = regola dell’unicità
khtcg-reason-escape = fuga
khtcg-reason-text = testo di una carta
khtcg-reason-voluntary = per scelta propria
khtcg-reason-mf-end-of-turn = le Carte Magia/Amico vanno via a fine turno
khtcg-reason-hand-discard-phase = Fase Scarto
khtcg-reason-bearer-gone = senza portatore
khtcg-reason-defeated = sconfitta
khtcg-reason-battle = battaglia
khtcg-reason-magic = Magia
khtcg-reason-move = spostamento
khtcg-reason-challenge = sfida
khtcg-reason-world-gone = il suo Mondo non c’è più
khtcg-reason-played = giocata

## Ciò che accade

khtcg-event-leader = { $who } gioca come { $card } con { $total } PV.
    .you = Giochi come { $card } con { $total } PV.
khtcg-event-first = { $who } gioca il primo turno.
    .you = Giochi il primo turno.
khtcg-event-shuffled = { $who } mescola { $count } { $count ->
        [one] carta
       *[other] carte
    }.
    .you = Mescoli { $count } { $count ->
        [one] carta
       *[other] carte
    }.
khtcg-event-dealt = { $who } pesca la mano iniziale: { $cards }.
    .you = Peschi la mano iniziale: { $cards }.
khtcg-event-cards-dealt = { $who } pesca { $count } { $count ->
        [one] carta
       *[other] carte
    } come mano iniziale.
    .you = Peschi { $count } { $count ->
        [one] carta
       *[other] carte
    } come mano iniziale.
khtcg-event-turn = Turno { $count }: { $who }.
    .you = Turno { $count }: tocca a te.
khtcg-event-phase-draw-phase = { $who }: Fase Pesca.
khtcg-event-phase-action = { $who }: Fase Azione.
khtcg-event-phase-challenge = { $who }: Fase Sfida.
khtcg-event-phase-discard-phase = { $who }: Fase Scarto.
khtcg-event-drew = { $who } pesca { $card }.
    .you = Peschi { $card }.
khtcg-event-card-drawn = { $who } pesca una carta.
    .you = Peschi una carta.
khtcg-event-cards-drawn = { $who } pesca { $count } carte.
    .you = Peschi { $count } carte.
khtcg-event-no-card = { $who } non ha più carte da pescare.
    .you = Non hai più carte da pescare.
khtcg-event-renewed = { $who } trasforma in mazzo la pila degli scarti ({ $count } { $count ->
        [one] carta
       *[other] carte
    }).
    .you = Trasformi in mazzo la tua pila degli scarti ({ $count } { $count ->
        [one] carta
       *[other] carte
    }).
khtcg-event-played-move = { $who } si sposta a { $card }.
    .you = Ti sposti a { $card }.
khtcg-event-played-disrupt = { $who } ostacola con { $card }.
    .you = Ostacoli con { $card }.
khtcg-event-played-call = { $who } chiama { $card }.
    .you = Chiami { $card }.
khtcg-event-played-equip = { $who } dà { $card } a { $on }.
    .you = Dai { $card } a { $on }.
khtcg-event-played-event = { $who } gioca { $card }.
    .you = Giochi { $card }.
khtcg-event-played-magic = { $who } gioca { $card }; la lancia { $on }.
    .you = Giochi { $card }; la lancia { $on }.
khtcg-event-played-summon = { $who } gioca { $card }; a evocare è { $on }.
    .you = Giochi { $card }; a evocare è { $on }.
khtcg-event-played-form = { $who } cambia forma: { $card }.
    .you = Cambi forma: { $card }.
khtcg-event-played-attack = { $who } gioca la Carta Attacco { $card }.
    .you = Giochi la Carta Attacco { $card }.
khtcg-event-played-technique = { $who } gioca la Tecnica { $card }.
    .you = Giochi la Tecnica { $card }.
khtcg-event-entered = { $card } di { $who } entra in gioco ({ $where }).
    .you = { $card } entra in gioco dalla tua parte ({ $where }).
khtcg-event-discarded = { $card } di { $who } va agli scarti ({ $why }).
    .you = { $card }, carta tua, va agli scarti ({ $why }).
khtcg-event-discarded-hand = { $who } scarta dalla mano { $card } ({ $why }).
    .you = Scarti dalla mano { $card } ({ $why }).
khtcg-event-put = { $card } di { $who } va { $where }.
    .you = { $card }, carta tua, va { $where }.
khtcg-event-card-put = Una carta di { $who } va { $where }.
    .you = Una tua carta va { $where }.
khtcg-event-hp-gained = { $who } guadagna { $count } PV ({ $why }) e ne ha { $total }.
    .you = Guadagni { $count } PV ({ $why }) e ne hai { $total }.
khtcg-event-hp-lost = { $who } perde { $count } PV ({ $why }) e gliene restano { $total }.
    .you = Perdi { $count } PV ({ $why }) e te ne restano { $total }.
khtcg-event-damaged = { $card } di { $who } subisce { $count } { $count ->
        [one] danno
       *[other] danni
    } e ne ha { $total }.
    .you = { $card }, carta tua, subisce { $count } { $count ->
        [one] danno
       *[other] danni
    } e ne ha { $total }.
khtcg-event-cleared = Tutti i danni sulle Carte Oscure vengono tolti.
khtcg-event-defeated = { $card } di { $who } è sconfitta.
    .you = { $card }, carta tua, è sconfitta.
khtcg-event-battle = { $who } inizia una battaglia.
    .you = Inizi una battaglia.
khtcg-event-battle-total = Totale di battaglia di { $who }: { $total } (Carta Giocatore { $player }{ $allies ->
        [0] { "" }
       *[other] { ", alleati " }{ $allies }
    }{ $equipment ->
        [0] { "" }
       *[other] { ", Equipaggiamento " }{ $equipment }
    }{ $attacks ->
        [0] { "" }
       *[other] { ", Carte Attacco " }{ $attacks }
    }{ $texts ->
        [0] { "" }
       *[other] { ", testi " }{ $texts }
    }).
    .you = Il tuo totale di battaglia: { $total } (Carta Giocatore { $player }{ $allies ->
        [0] { "" }
       *[other] { ", alleati " }{ $allies }
    }{ $equipment ->
        [0] { "" }
       *[other] { ", Equipaggiamento " }{ $equipment }
    }{ $attacks ->
        [0] { "" }
       *[other] { ", Carte Attacco " }{ $attacks }
    }{ $texts ->
        [0] { "" }
       *[other] { ", testi " }{ $texts }
    }).
khtcg-event-challenge = { $who } lancia una sfida.
    .you = Lanci una sfida.
khtcg-event-challenge-total = Totale di sfida di { $who }: { $total } (Carta Giocatore { $player }{ $allies ->
        [0] { "" }
       *[other] { ", alleati " }{ $allies }
    }{ $equipment ->
        [0] { "" }
       *[other] { ", Equipaggiamento " }{ $equipment }
    }{ $attacks ->
        [0] { "" }
       *[other] { ", Carte Attacco " }{ $attacks }
    }{ $texts ->
        [0] { "" }
       *[other] { ", testi " }{ $texts }
    }).
    .you = Il tuo totale di sfida: { $total } (Carta Giocatore { $player }{ $allies ->
        [0] { "" }
       *[other] { ", alleati " }{ $allies }
    }{ $equipment ->
        [0] { "" }
       *[other] { ", Equipaggiamento " }{ $equipment }
    }{ $attacks ->
        [0] { "" }
       *[other] { ", Carte Attacco " }{ $attacks }
    }{ $texts ->
        [0] { "" }
       *[other] { ", testi " }{ $texts }
    }).
khtcg-event-granted = { $who } può sfidare { $count ->
        [one] ancora una volta
       *[other] ancora { $count } volte
    } in questo turno.
    .you = Puoi sfidare { $count ->
        [one] ancora una volta
       *[other] ancora { $count } volte
    } in questo turno.
khtcg-event-more-moves = { $who } può muoversi { $count ->
        [one] ancora una volta
       *[other] ancora { $count } volte
    } in questo turno.
    .you = Puoi muoverti { $count ->
        [one] ancora una volta
       *[other] ancora { $count } volte
    } in questo turno.
khtcg-event-more-battles = { $who } può iniziare { $count ->
        [one] un’altra battaglia
       *[other] altre { $count } battaglie
    } in questo turno.
    .you = Puoi iniziare { $count ->
        [one] un’altra battaglia
       *[other] altre { $count } battaglie
    } in questo turno.
khtcg-event-copied = { $who } esegue il testo di { $card }.
    .you = Esegui il testo di { $card }.
khtcg-event-won = { $who } vince la sfida.
    .you = Vinci la sfida.
khtcg-event-tied = La sfida finisce in parità.
khtcg-event-committed = { $card } di { $who } partecipa.
    .you = { $card } partecipa al tuo fianco.
khtcg-event-passed = { $who } non fa nulla.
    .you = Non fai nulla.
khtcg-event-attached = { $on } di { $who } porta { $card }.
    .you = { $on }, dalla tua parte, porta { $card }.
khtcg-event-counters-more = { $who } mette { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    } su { $card }: ora { $total }.
    .you = Metti { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    } su { $card }: ora { $total }.
khtcg-event-counters-fewer = { $card } di { $who } perde { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    }: { $total } rimasti.
    .you = { $card }, carta tua, perde { $count } { $count ->
        [one] segnalino
       *[other] segnalini
    }: { $total } rimasti.
khtcg-event-control = { $who } prende il controllo di { $card }.
    .you = Prendi il controllo di { $card }.
khtcg-event-lasts-raise = { khtcg-part-stat.start } di { $card } di { $who } { $change ->
        [less] diminuisce
       *[more] aumenta
    } di { $amount } { khtcg-part-until }.
    .you = { khtcg-part-stat.start } di { $card }, carta tua, { $change ->
        [less] diminuisce
       *[more] aumenta
    } di { $amount } { khtcg-part-until }.
khtcg-event-lasts-silence = Il testo di { $card } di { $who } non conta { khtcg-part-until }.
    .you = Il testo di { $card }, carta tua, non conta { khtcg-part-until }.
khtcg-event-lasts-control = { $who } ha il controllo di { $card } { khtcg-part-until }.
    .you = Hai il controllo di { $card } { khtcg-part-until }.
khtcg-event-lasts-forbid = { $who } non può { khtcg-part-act } { khtcg-part-until }.
    .you = Non puoi { khtcg-part-act } { khtcg-part-until }.
khtcg-event-ended-raise = { khtcg-part-stat.start } di { $card } di { $who } non { $change ->
        [less] diminuisce
       *[more] aumenta
    } più di { $amount }.
    .you = { khtcg-part-stat.start } di { $card }, carta tua, non { $change ->
        [less] diminuisce
       *[more] aumenta
    } più di { $amount }.
khtcg-event-ended-silence = Il testo di { $card } di { $who } conta di nuovo.
    .you = Il testo di { $card }, carta tua, conta di nuovo.
khtcg-event-ended-control = È finito il tempo in cui { $who } aveva il controllo di { $card }.
    .you = Non hai più il controllo di { $card }.
khtcg-event-ended-forbid = Ciò che { $who } non poteva fare non è più vietato: { khtcg-part-act }.
    .you = Puoi di nuovo { khtcg-part-act }.
khtcg-event-looked = { $who } guarda la cima del mazzo: { $cards }.
    .you = Guardi la cima del mazzo: { $cards }.
khtcg-event-cards-looked = { $who } guarda { $count } { $count ->
        [one] carta
       *[other] carte
    } in cima al mazzo.
    .you = Guardi { $count } { $count ->
        [one] carta
       *[other] carte
    } in cima al mazzo.
khtcg-event-revealed = { $who } mostra la mano: { $cards }.
    .you = Mostri la mano: { $cards }.
khtcg-event-declared = { $who } dichiara il nome «{ $name }».
    .you = Dichiari il nome «{ $name }».
khtcg-event-ability = { $who } usa l’abilità di { $card }.
    .you = Usi l’abilità di { $card }.
khtcg-event-due = Ha effetto { $card } di { $who }.
    .you = Ha effetto { $card }, carta tua.
khtcg-event-coin-heads = { $who } lancia la moneta: testa.
    .you = Lanci la moneta: testa.
khtcg-event-coin-tails = { $who } lancia la moneta: croce.
    .you = Lanci la moneta: croce.
khtcg-event-chosen = { $who } sceglie: { INSIDE($does) }
    .you = Scegli: { INSIDE($does) }
khtcg-event-escaped = { $who } fugge.
    .you = Fuggi.
khtcg-event-turn-end = Il turno { $count } di { $who } finisce.
khtcg-event-moved = { $who } ora si trova a { $card }.
    .you = Ora ti trovi a { $card }.
khtcg-event-captured = La carta { $card } di { $who } viene catturata.
    .you = La tua carta { $card } viene catturata.
khtcg-event-freed = { $card } di { $who } torna in libertà.
    .you = { $card }, carta tua, torna in libertà.
khtcg-event-milled = { $card } va dalla cima del mazzo di { $who } agli scarti.
    .you = { $card } va dalla cima del tuo mazzo agli scarti.
khtcg-event-over = { $who } vince. { $why }
    .you = Hai vinto. { $why }
khtcg-event-over-draw = La partita è pari. { $why }
khtcg-cause-worlds = È raggiunto un totale dei Mondi di 13.
khtcg-cause-hearts = Chi perde non ha più PV.
khtcg-cause-double-end = Entrambi soddisfano insieme una condizione di vittoria.
khtcg-cause-conceded = Chi perde si arrende.
khtcg-cause-turn-limit = L’ultimo turno è finito.
khtcg-cause-endless = I testi si attivano a vicenda senza fine.

## Ciò che si chiede

khtcg-ask-leader = Scegli la Carta Giocatore con cui inizi.
khtcg-ask-action = Fase Azione: che cosa fai?
khtcg-ask-battle-play = Battaglia, il tuo totale è { $total }: che cosa fai?
khtcg-ask-battle-technique = Battaglia, il tuo totale è { $total }. Primo passo: giochi una Tecnica?
khtcg-ask-battle-commit = Battaglia, il tuo totale è { $total }. Secondo passo: chi partecipa?
khtcg-ask-battle-attack = Battaglia, il tuo totale è { $total }. Terzo passo: giochi Carte Attacco?
khtcg-ask-battle-magic = Battaglia, il tuo totale è { $total }. Ultimo passo: giochi Magie?
khtcg-ask-assign = Dividi il totale di { $total } tra le Carte Oscure sul tuo Mondo.
khtcg-ask-challenge = Fase Sfida: lanci una sfida?
khtcg-ask-duel = Sfida, { $total } contro { $other }: scegli la tua opzione.
khtcg-ask-attack-set = { $count ->
        [one] Questa è l’unica Carta Attacco che puoi giocare: confermala. La domanda arriva comunque, così nessuno capisce quante ne hai in mano.
       *[other] Quali Carte Attacco giochi insieme?
    }
khtcg-ask-form-drop = Tieni la tua forma?
khtcg-ask-drops = Scarti qualcosa dal gioco prima della mano?
khtcg-ask-hand = { $count ->
        [0] Scarta quante carte vuoi dalla mano.
       *[other] Scarta almeno { $count } dalla mano.
    }
khtcg-ask-order = Quale testo si applica per primo?
khtcg-ask-may = { $card }: lo fai?
khtcg-ask-choose = { $card }: scegli una cosa.
khtcg-ask-declare = { $card }: dichiara un nome.
khtcg-ask-target-damage = { $card }: scegli che cosa subisce i danni ({ $count }).
khtcg-ask-target-defeat = { $card }: scegli che cosa è sconfitto ({ $count }).
khtcg-ask-target-discard = { $card }: scegli che cosa va agli scarti ({ $count }).
khtcg-ask-target-send = { $card }: scegli che cosa torna indietro ({ $count }).
khtcg-ask-target-raise = { $card }: scegli il valore di chi cambia ({ $count }).
khtcg-ask-target-silence = { $card }: scegli il testo di chi non conta ({ $count }).
khtcg-ask-target-capture = { $card }: scegli chi catturare ({ $count }).
khtcg-ask-target-control = { $card }: scegli di chi prendere il controllo ({ $count }).
khtcg-ask-target-counter = { $card }: scegli dove vanno i segnalini ({ $count }).
khtcg-ask-target-equip = { $card }: scegli il portatore ({ $count }).
khtcg-ask-split = { $card }: dividi { $count } danni.
khtcg-ask-discard-hand = { $card }: scegli { $count } { $count ->
        [one] carta
       *[other] carte
    } della mano da scartare.
khtcg-ask-find = { $card }: scegli una carta.
khtcg-ask-look = { $card }: che cosa fai con le carte che vedi?
khtcg-ask-any-time = Scarti qualcosa dal gioco?
khtcg-ask-make-way = { $card } porta troppo: scegli che cosa va via.
khtcg-ask-keep = { $card }: scegli { $count } { $count ->
        [one] alleato
       *[other] alleati
    } da tenere.

## Ciò che si può fare

khtcg-act-move = Spostati a { $card }
khtcg-act-battle = Inizia la battaglia
khtcg-act-escape = Fuggi
khtcg-act-disrupt = Ostacola con { $card }
khtcg-act-call = Chiama { $card }
khtcg-act-equip = Dai { $card } a { $on }
khtcg-act-event = Gioca { $card }
khtcg-act-magic = { $on } lancia { $card }
khtcg-act-summon = { $on } evoca { $card }
khtcg-act-form = Cambia forma: { $card }
khtcg-act-use = Usa l’abilità di { $card }
khtcg-act-drop = Scarta il tuo { $card }
khtcg-act-revert = Scarta la tua forma { $card }
khtcg-act-commit = { $card } partecipa
khtcg-act-attack = Gioca Carte Attacco
khtcg-act-technique = Gioca la Tecnica { $card }
khtcg-act-challenge = Lancia la sfida
khtcg-end-action = Termina la Fase Azione
khtcg-end-challenge = Nessuna sfida
khtcg-end-duel = Non fare nulla
khtcg-end-drops = Passa alla mano
khtcg-end-result = Al risultato
khtcg-end-step = Passo successivo
khtcg-do-lead = Inizia come { $card }
khtcg-do-keep-form = Tieni la forma
khtcg-do-drop-form = Scarta la forma
khtcg-do-yes = Sì
khtcg-do-no = No
khtcg-do-choose = { $does }
khtcg-do-declare = «{ $name }»
khtcg-do-take = Prendi { $card }
khtcg-do-take-nothing = Non prendere nulla
khtcg-do-put-under = Metti { $card } sotto il mazzo
khtcg-do-leave-on-top = Lascia { $card } in cima
khtcg-do-first = Prima { $card }
khtcg-do-first-about = Prima { $card }, per { $about }
khtcg-do-damage = Danni a { $card }
khtcg-do-defeat = Sconfiggi { $card }
khtcg-do-send = Rimanda indietro { $card }
khtcg-do-raise = Cambia { $card }
khtcg-do-silence = Annulla il testo di { $card }
khtcg-do-capture = Cattura { $card }
khtcg-do-control = Prendi il controllo di { $card }
khtcg-do-counter = Segnalini su { $card }
khtcg-do-equip = A { $card }
khtcg-do-discard = Scarta { $card }
khtcg-do-discard-nothing = Non scartare nulla
khtcg-do-share = { $count } a { $card }
khtcg-do-split = Danni: { $shares }
khtcg-do-keep = Tieni { $card }
khtcg-do-attack = Gioca { $card }

## Ciò che non si può leggere

khtcg-outcome-unreadable = «{ $got }» non è un esito; ne sono possibili { $count }, come «card 1», «seat 0» o «heads».
khtcg-deck-refused = Il mazzo di { $seat } non è valido. { $why }
khtcg-place-seats = Una posizione ha due posti, non { $got }.
khtcg-place-known = Serve un segno da 0 a 3 per ognuna delle { $count } carte.
khtcg-place-player = { $got } non è una Carta Giocatore con cui iniziare.
khtcg-place-no-player = Dopo l’inizio del primo turno ogni posto ha un «player».
khtcg-place-no-world = Un ostacolo sta su un Mondo: mettine uno in «worlds».
khtcg-place-frame = «{ $got }» non è una regola in corso: passo, posto e un numero.

## Perché no

khtcg-why-time-move = Ti sposti solo nella tua Fase Azione, fuori da una battaglia.
khtcg-why-time-battle = Una battaglia inizia solo nella tua Fase Azione.
khtcg-why-time-escape = Fuggi solo nella tua Fase Azione, fuori da una battaglia.
khtcg-why-time-disrupt = Ostacoli solo nella tua Fase Azione, o se la battaglia non ha passi.
khtcg-why-time-call = Gli alleati si chiamano solo nella tua Fase Azione, o se la battaglia non ha passi.
khtcg-why-time-equip = L’Equipaggiamento si gioca solo nella tua Fase Azione, fuori da una battaglia.
khtcg-why-time-event = Gli Eventi si giocano solo nella tua Fase Azione, fuori da una battaglia.
khtcg-why-time-magic = Le Magie si giocano nella tua Fase Azione, nella tua battaglia al loro momento, o come opzione di una sfida.
khtcg-why-time-summon = Le Carte Magia/Amico si giocano nella tua Fase Azione, nella tua battaglia al momento delle Magie, o come opzione di una sfida.
khtcg-why-time-form = Le forme si giocano solo nella tua Fase Azione, fuori da una battaglia.
khtcg-why-time-use = Le abilità si usano solo quando tocca a te.
khtcg-why-time-drop = L’Equipaggiamento si scarta solo quando tocca a te.
khtcg-why-time-revert = Ora una forma non si può scartare.
khtcg-why-time-commit = Gli alleati partecipano solo nella tua battaglia al loro momento, o come opzione di una sfida.
khtcg-why-time-attack = Le Carte Attacco si giocano solo nella tua battaglia al loro momento, o come opzione di una sfida.
khtcg-why-time-technique = Le Tecniche si giocano solo nella tua battaglia, per prime se ha dei passi.
khtcg-why-time-challenge = Lanci una sfida solo nella tua Fase Sfida.
khtcg-why-end-end = Così finisce solo la Fase Azione.
khtcg-why-end-rest = Rinunci solo dove potresti lanciare una sfida.
khtcg-why-end-pass = Passi solo in una sfida.
khtcg-why-end-next = Vai al passo successivo solo in una battaglia con dei passi.
khtcg-why-end-result = Chiedi il risultato solo alla fine di una battaglia.
khtcg-why-count = Prendi { $low ->
        [0] fino a { $high }
       *[other] da { $low } a { $high }
    } di queste carte.
khtcg-why-sum = Le parti devono dare in tutto { $count }.
khtcg-why-dividing = Si sta dividendo il danno della battaglia: prima di finire non si gioca nessuna carta.
khtcg-why-asked = Prima rispondi alla domanda: fino ad allora non si gioca nessuna carta.
khtcg-why-forbidden = Il testo di una carta lo vieta.
khtcg-why-battled = In questo turno c’è già stata la tua battaglia.
khtcg-why-escaped = In questo turno c’è già stata la tua fuga.
khtcg-why-escape-battled = In questa fase hai iniziato una battaglia: è tardi per fuggire.
khtcg-why-no-disruptor = Nessuna Carta Oscura dell’avversario sta sul tuo Mondo attuale.
khtcg-why-no-world = Non hai un Mondo da cui fuggire.
khtcg-why-challenged = In questo turno non ti restano sfide.
khtcg-why-first-turn = In questa partita non ci sono sfide nel primo turno.
khtcg-why-joined = { $card } partecipa già.
khtcg-why-no-ally = Nessun alleato con questo nome è nella tua Area Amici.
khtcg-why-no-ability = { $card } non ha un’abilità che tu possa usare.
khtcg-why-ability-now = L’abilità di { $card } ora non si può usare: il momento, la condizione, il prezzo o il limite non lo consentono.
khtcg-why-not-in-play = Non hai in gioco una carta così.
khtcg-why-no-equipment = Non hai in gioco un Equipaggiamento con questo nome.
khtcg-why-no-form = Sulla tua Carta Giocatore non c’è una forma.
khtcg-why-not-in-hand = { $card } non è nella tua mano.
khtcg-why-other-type = { $card } non si gioca così: è { $type }.
khtcg-why-condition = La condizione di { $card } non è soddisfatta.
khtcg-why-price = Non puoi fare ciò che { $card } richiede prima di essere giocata.
khtcg-why-moved = In questo turno ti sei già spostato.
khtcg-why-hindered = Una Carta Oscura dell’avversario sta sul tuo Mondo attuale: non puoi proseguire.
khtcg-why-no-foe-world = L’avversario non ha un Mondo da ostacolare.
khtcg-why-world-full = Il Mondo dell’avversario accoglie { $count } { $count ->
        [one] Carta Oscura
       *[other] Carte Oscure
    }, e ora nessuna di più.
khtcg-why-world-total = { $card } ha livello { $level }, e il totale dei Mondi dell’avversario è { $total }.
khtcg-why-group = La tua Carta Giocatore non può avere { $card } come alleato: è { $type }.
khtcg-why-first-ally-0 = { $card } ha livello { $level }: il primo alleato deve avere livello 0 o 1.
khtcg-why-first-ally-1 = { $card } ha livello { $level }: il primo alleato deve avere livello 1.
khtcg-why-ladder = { $card } ha livello { $level }: supera di più di uno il tuo alleato più alto.
khtcg-why-own-name = { $card } ha il nome della tua Carta Giocatore.
khtcg-why-double-stays = Hai già in gioco { $card }, e non si può scartare.
khtcg-why-no-room = Nella tua Area Amici non c’è posto per { $card }.
khtcg-why-timing = { $card } dice che si gioca in un altro momento.
khtcg-why-no-target = { $card } non trova nulla a cui mirare.
khtcg-why-no-caster = Nessuno dei tuoi personaggi ha la Magia per { $card } di livello { $level }.
khtcg-why-name-caster = Di’ chi lancia { $card }: «with» e un nome.
khtcg-why-caster = { $card } ha livello { $level }, e { $caster } ha Magia { $magic }.
khtcg-why-dark-caster = { $caster } è una Carta Oscura e non può lanciare magie.
khtcg-why-other-caster = Solo la tua Carta Giocatore e i tuoi alleati in gioco possono lanciare { $card }.
khtcg-why-no-bearer = Nessuno dei tuoi personaggi ora può portare { $card }.
khtcg-why-name-bearer = Di’ chi porta { $card }: «on» e un nome.
khtcg-why-bears-one = { $bearer } porta già un Equipaggiamento.
khtcg-why-bearer = { $bearer } non può portare { $card }.
khtcg-why-has-form = Sulla tua Carta Giocatore c’è già una forma.
khtcg-why-other-form = { $card } non è una forma di { $player }.
khtcg-why-technique-played = In questo turno hai già giocato una Tecnica.
khtcg-why-cooperation = Qualcuno della Cooperazione di { $card } non è in gioco dalla tua parte.
khtcg-why-attack-alone = Di’ prima «attack», poi quali Carte Attacco giochi insieme.
khtcg-why-no-attack = Nella tua mano non c’è nessuna Carta Attacco.
