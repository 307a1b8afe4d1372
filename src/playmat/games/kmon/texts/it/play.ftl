### K-Mon Trading Cards

kmon-name = K-Mon Trading Cards
kmon-seat = Giocatore { $number }

## Le domande

kmon-ask-first = Hai vinto il sorteggio. Chi è il primo giocatore?
kmon-ask-mulligan = Tieni questa mano, o la rimescoli e peschi cinque carte nuove?
kmon-ask-start = Scegli il tuo K-Mon iniziale.
kmon-ask-item = Fase I: usi un oggetto?
kmon-ask-sub = Fase III: sostituisci il tuo K-Mon attivo?
kmon-ask-act = Fase IV: scegli la tua azione.
kmon-ask-react = { $action }: reagisci?
kmon-ask-pay = Scarta { $count } { $count ->
        [one] carta
       *[other] carte
    } come prezzo.
kmon-ask-retrieve = Riprendi in mano una carta dagli scarti?
kmon-ask-seer = Veggente: la prima carta è tua, le altre tornano in cima in quest’ordine ({ $count } carte).
kmon-ask-final = Il tuo K-Mon è caduto. Fa il suo ultimo attacco?
kmon-ask-bonus = Il tuo K-Mon è esausto. Scegli il bonus.
kmon-ask-replace = Scegli il K-Mon che entra.
kmon-ask-switch = Scegli un K-Mon che entri.
kmon-ask-aim = Scegli il K-Mon avversario in panchina che subisce i danni.
kmon-ask-choose = { $card }: scegli una cosa.
kmon-ask-discard = Scarta { $count } { $count ->
        [one] carta
       *[other] carte
    }.
kmon-ask-hand = Limite di mano: scarta { $count } { $count ->
        [one] carta
       *[other] carte
    }.

## Cosa si può fare

kmon-action-attack = Attacco
kmon-action-attack-with = Attacco con { $card }
kmon-action-attack-echo = Attacco con { $card } e { $second }
kmon-action-defend = Difesa
kmon-action-evade = Evasione
kmon-action-blackout = Blackout
kmon-action-play = { $card }
kmon-action-play-on = { $card } su { $kmon }
kmon-do-first = Sei tu il primo giocatore
kmon-do-second = Il primo giocatore è l’avversario
kmon-do-mulligan = Pesca cinque carte nuove
kmon-do-keep-hand = Tieni la mano
kmon-do-send = Entra { $kmon }
kmon-do-hit = I danni vanno a { $kmon }
kmon-do-choose = { $does }
kmon-do-retrieve = Riprendi { $card }
kmon-do-discard = Scarta { $cards }
kmon-do-discard-nothing = Non scartare niente
kmon-do-take = Prendi { $card }
kmon-do-take-and = Prendi { $card }; in cima al mazzo tornano { $rest }, la prima più in alto
kmon-do-draw = Pesca 2 carte
kmon-do-charges = Ottieni 2 cariche
kmon-do-heal = Togli fino a 2 danni da { $kmon }
kmon-nothing-item = Nessun oggetto
kmon-nothing-sub = Tieni il K-Mon attivo
kmon-nothing-act = Nessuna azione possibile
kmon-nothing-react = Passa
kmon-nothing-retrieve = Non riprendere nulla
kmon-nothing-final = Nessun ultimo attacco
kmon-nothing-switch = Non sostituire

## Cosa è successo

kmon-event-shuffled = { $who } mescola il mazzo ({ $count } { $count ->
        [one] carta
       *[other] carte
    }).
    .you = Mescoli il mazzo ({ $count } { $count ->
        [one] carta
       *[other] carte
    }).
kmon-event-dealt = { $who } pesca la mano iniziale: { $cards }.
    .you = Peschi la mano iniziale: { $cards }.
kmon-event-cards-dealt = { $who } pesca { $count } { $count ->
        [one] carta
       *[other] carte
    } come mano iniziale.
    .you = Peschi { $count } { $count ->
        [one] carta
       *[other] carte
    } come mano iniziale.
kmon-event-tossed = { $who } vince il sorteggio.
    .you = Vinci il sorteggio.
kmon-event-first = { $who } è il primo giocatore.
    .you = Inizi tu.
kmon-event-kept-hand = { $who } tiene la mano.
    .you = Tieni la mano.
kmon-event-mulligan = { $who } rimescola la mano nel mazzo.
    .you = Rimescoli la mano nel mazzo.
kmon-event-started = { $who } comincia con { $kmon }.
    .you = Cominci con { $kmon }.
kmon-event-gained = { $who } ottiene { $count } { $count ->
        [one] carica
       *[other] cariche
    } e ne ha { $total }.
    .you = Ottieni { $count } { $count ->
        [one] carica
       *[other] cariche
    } e ne hai { $total }.
kmon-event-lost-charges = { $who } perde { $count } { $count ->
        [one] carica
       *[other] cariche
    } e ne ha { $total }.
    .you = Perdi { $count } { $count ->
        [one] carica
       *[other] cariche
    } e ne hai { $total }.
kmon-event-turn = Turno { $count }: { $who }.
    .you = Turno { $count }: tocca a te.
kmon-event-no-action = { $who } non può fare alcuna azione.
    .you = Non puoi fare alcuna azione.
kmon-event-item = { $who } usa { $card }.
    .you = Usi { $card }.
kmon-event-healed = { $kmon } di { $who } recupera { $count } { $count ->
        [one] danno
       *[other] danni
    } e gliene restano { $total }.
    .you = Il tuo { $kmon } recupera { $count } { $count ->
        [one] danno
       *[other] danni
    } e gliene restano { $total }.
kmon-event-damaged = { $kmon } di { $who } subisce { $count } { $count ->
        [one] danno
       *[other] danni
    } e ne ha { $total }.
    .you = Il tuo { $kmon } subisce { $count } { $count ->
        [one] danno
       *[other] danni
    } e ne ha { $total }.
kmon-event-counted = { $card } su { $kmon } di { $who }: segnalino { $count }.
    .you = { $card } sul tuo { $kmon }: segnalino { $count }.
kmon-event-switched = { $who } fa entrare { $kmon }.
    .you = Fai entrare { $kmon }.
kmon-event-attack = { $final ->
        [yes] { $who } fa un ultimo attacco.
       *[no] { $who } attacca.
    }
    .you = { $final ->
        [yes] Fai un ultimo attacco.
       *[no] Attacchi.
    }
kmon-event-attack-with = { $final ->
        [yes] { $who } fa un ultimo attacco con { $cards }.
       *[no] { $who } attacca con { $cards }.
    }
    .you = { $final ->
        [yes] Fai un ultimo attacco con { $cards }.
       *[no] Attacchi con { $cards }.
    }
kmon-event-ability = { $who } gioca { $card }.
    .you = Giochi { $card }.
kmon-event-defence = { $who } dichiara una difesa.
    .you = Dichiari una difesa.
kmon-event-reaction = { $who } reagisce con { $card }.
    .you = Reagisci con { $card }.
kmon-event-evasion = { $who } prova a evitare.
    .you = Provi a evitare.
kmon-event-blackout = { $who } usa Blackout.
    .you = Usi Blackout.
kmon-event-passed = { $who } passa.
    .you = Passi.
kmon-event-neutralised = { $who } neutralizza: { $action }.
    .you = Neutralizzi: { $action }.
kmon-event-evaded = { $who } evita: { $action }.
    .you = Eviti: { $action }.
kmon-event-lost = Azione di { $who } perduta ({ $action }): il suo K-Mon non è più attivo.
    .you = La tua azione è perduta ({ $action }): il suo K-Mon non è più attivo.
kmon-event-replaced = { $card } di { $who } sostituisce l’attacco.
    .you = { $card } sostituisce il tuo attacco.
kmon-event-took-defence = { $kmon } di { $who } prende la posizione difensiva.
    .you = Il tuo { $kmon } prende la posizione difensiva.
kmon-event-left-defence = { $kmon } di { $who } lascia la posizione difensiva.
    .you = Il tuo { $kmon } lascia la posizione difensiva.
kmon-event-drew = { $who } pesca { $card }.
    .you = Peschi { $card }.
kmon-event-card-drawn = { $who } pesca una carta.
    .you = Peschi una carta.
kmon-event-cards-drawn = { $who } pesca { $count } carte.
    .you = Peschi { $count } carte.
kmon-event-looked = { $who } guarda { $cards }.
    .you = Guardi { $cards }.
kmon-event-cards-looked = { $who } guarda { $count } { $count ->
        [one] carta
       *[other] carte
    } in cima al mazzo.
    .you = Guardi { $count } { $count ->
        [one] carta
       *[other] carte
    } in cima al mazzo.
kmon-event-no-card = { $who } non ha più carte da pescare.
    .you = Non hai più carte da pescare.
kmon-event-discarded = { $who } scarta { $card }.
    .you = Scarti { $card }.
kmon-event-milled = { $card } va dal mazzo di { $who } agli scarti.
    .you = { $card } va dal tuo mazzo agli scarti.
kmon-event-retrieved = { $who } riprende { $card }.
    .you = Riprendi { $card }.
kmon-event-peeked = { $who } vede la mano avversaria: { $cards }.
    .you = Vedi la mano avversaria: { $cards }.
kmon-event-hand-peeked = { $who } vede la mano avversaria ({ $count } { $count ->
        [one] carta
       *[other] carte
    }).
    .you = Vedi la mano avversaria ({ $count } { $count ->
        [one] carta
       *[other] carte
    }).
kmon-event-attached = { $card } ora agisce su { $kmon } di { $who } (durata { $duration }).
    .you = { $card } ora agisce sul tuo { $kmon } (durata { $duration }).
kmon-event-removed = { $card } lascia { $kmon } di { $who }.
    .you = { $card } lascia il tuo { $kmon }.
kmon-event-fell = { $kmon } di { $who } cade.
    .you = Il tuo { $kmon } cade.
kmon-event-exhausted = { $kmon } di { $who } è esausto.
    .you = Il tuo { $kmon } è esausto.
kmon-event-bonus = { $who } sceglie il bonus: { $bonus }.
    .you = Scegli il bonus: { $bonus }.
kmon-event-entered = Entra { $kmon } di { $who }.
    .you = Entra il tuo { $kmon }.
kmon-event-final = { $kmon } di { $who } colpisce ancora una volta prima di cedere.
    .you = Il tuo { $kmon } colpisce ancora una volta prima di cedere.
kmon-event-over = { $who } vince. { $why }
    .you = Hai vinto. { $why }
kmon-event-over-draw = La battaglia è pari. { $why }
kmon-event-reduced = Il danno dell’azione di { $who } è ridotto di { $count }.
    .you = Il danno della tua azione è ridotto di { $count }.
kmon-event-chosen = { $who } sceglie: { INSIDE($does) }
    .you = Scegli: { INSIDE($does) }
kmon-no-cards = nessuna carta
kmon-bonus-draw = 2 carte
kmon-bonus-charges = 2 cariche
kmon-bonus-heal = 2 danni in meno
kmon-cause-exhausted = Una squadra è esausta.
kmon-cause-deck-out-kmons = Un mazzo è finito; restano più K-Mon.
kmon-cause-deck-out-damage = Un mazzo è finito; meno danni.
kmon-cause-deck-out-hand = Un mazzo è finito; più carte in mano.
kmon-cause-deck-out = Un mazzo è finito e tutto è pari.
kmon-cause-conceded = Chi perde si arrende.

## Perché non si può

kmon-why-not-in-hand = { $card } non è nella tua mano.
kmon-why-element = { $card } vuole un K-Mon attivo del suo elemento; { $kmon } non lo ha.
kmon-why-cost = { $card } costa { $cost } e tu hai { $charges } { $charges ->
        [one] carica
       *[other] cariche
    }.
kmon-why-powerup-alone = { $card } è un potenziamento: si gioca con un attacco.
kmon-why-reaction-alone = { $card } è una reazione: risponde a un’azione dell’avversario.
kmon-why-item-time = { $card } è un oggetto: gli oggetti si usano solo nella Fase I.
kmon-why-ability-time = { $card } è un’abilità: le abilità si giocano nella tua Fase IV.
kmon-why-banned-ability = Un effetto impedisce al tuo K-Mon attivo di usare abilità.
kmon-why-banned-attack = Un effetto impedisce al tuo K-Mon attivo di attaccare.
kmon-why-banned-defence = Un effetto impedisce al tuo K-Mon attivo di difendersi.
kmon-why-banned-evasion = Un effetto impedisce al tuo K-Mon attivo di evitare.
kmon-why-banned-switch = Un effetto impedisce di sostituire il tuo K-Mon attivo.
kmon-why-needs-target = Di’ su quale tuo K-Mon in forze giochi { $card }: “on” e il suo nome.
kmon-why-no-target = { $card } non sceglie un K-Mon.
kmon-why-no-reaction = { $card } non è una reazione.
kmon-why-other-action = { $card } non risponde a questo tipo di azione.
kmon-why-not-at-you = { $card } risponde solo a ciò che prende di mira il tuo K-Mon attivo.
kmon-why-not-ultimate = { $card } non risponde a un’Ultimate.
kmon-why-few-cards = Costa { $count } { $count ->
        [one] carta
       *[other] carte
    } della tua mano, e non ne hai abbastanza.
kmon-why-no-powerup = { $card } non è un potenziamento.
kmon-why-one-powerup = Un attacco porta al massimo un potenziamento; solo Eco permette due assalti.
kmon-why-echo-elements = Eco permette due assalti dello stesso elemento.
kmon-why-evade-what = Si può evitare solo un attacco o un’abilità.
kmon-why-evade-not-aimed = Questa abilità non prende di mira il tuo K-Mon attivo.
kmon-why-evade-ultimate = Un’Ultimate non può essere evitata.
kmon-why-evade-never = Questo attacco dice di non poter essere evitato.
kmon-why-no-blackout = Il tuo K-Mon attivo non ha Blackout.
kmon-why-blackout-what = Blackout risponde solo alle abilità.
kmon-why-active-already = { $kmon } è già attivo.
kmon-why-not-fit = { $kmon } è esausto e non torna più.
kmon-why-must-enter = La posizione attiva è vuota: deve entrare un K-Mon.
kmon-why-nothing-to-heal = Si può curare solo un altro tuo K-Mon che abbia danni.
kmon-why-not-discarded = { $card } non è tra i tuoi scarti.
kmon-why-item-returns = { $card } è un oggetto: un oggetto usato non torna mai.
kmon-why-type-returns = { $card } non è di un tipo che può tornare adesso.
kmon-why-count = Nomina esattamente { $count } { $count ->
        [one] carta
       *[other] carte
    } della tua mano.
kmon-why-time-attack = Puoi attaccare solo come azione, nella Fase IV del tuo turno.
kmon-why-time-defend = Puoi difenderti solo come azione, nella Fase IV del tuo turno.
kmon-why-time-react = Puoi reagire solo a ciò che l’avversario ha appena dichiarato.
kmon-why-time-react-with = { $card } è una reazione: giocala subito dopo che l’avversario ha dichiarato un’azione.
kmon-why-time-evade = Puoi evitare solo subito dopo un attacco o un’abilità contro il tuo K-Mon attivo.
kmon-why-time-blackout = Blackout risponde solo a un’abilità appena giocata dall’avversario.
kmon-why-time-switch = Puoi far entrare un altro K-Mon solo nella Fase III del tuo turno.
kmon-why-time-retrieve = Una carta torna dagli scarti solo quando la tua difesa si risolve.
kmon-why-time-heal = Togliere danni è un bonus che scegli quando un tuo K-Mon è esausto.
kmon-why-time-draw = Peschi una carta alla fine del turno; di più solo se lo dice una carta o un bonus.
kmon-why-time-charges = Prendere cariche è un bonus che scegli quando un tuo K-Mon è esausto.
kmon-why-time-seer = Solo un K-Mon con Veggente guarda le carte prima di pescare.
kmon-why-time-discard = Scarti solo per pagare un prezzo, se lo dice una carta, o fino a cinque carte alla fine del turno.
kmon-why-time-start = Il primo K-Mon attivo si sceglie all’inizio della battaglia.
kmon-why-time-mulligan = La mano si cambia solo prima della battaglia, se l’opzione è attiva.
kmon-why-time-first = Chi comincia lo decide chi vince il sorteggio, prima della battaglia.
kmon-why-time-second = Chi comincia lo decide chi vince il sorteggio, prima della battaglia.
kmon-why-time-keep = Lasci il K-Mon al suo posto solo quando potresti sostituirlo, nella Fase III.
kmon-why-time-stay = Restare si può solo quando una carta ti lascia sostituire.
kmon-why-time-hit = Un K-Mon avversario in panchina si sceglie solo quando lo dice una carta.
kmon-why-time-no = Puoi rinunciare a un oggetto solo nella Fase I del tuo turno.
kmon-why-time-pass = Puoi passare solo quando ti si chiede una reazione.
kmon-why-time-skip = Puoi saltare l’azione solo quando nessuna è possibile.

## Posizioni

kmon-place-seats = Una posizione ha due posti, non { $got }.
kmon-place-team = Una squadra ha tre K-Mon, non { $got }.
kmon-place-exhausted = Un K-Mon esausto non può essere attivo.
kmon-place-shown = “shown” ha una parola per ogni carta in mano, tra: "" , { $known }.
kmon-place-effect = { $got } non diventa mai un effetto persistente.
kmon-place-spread = Una carta di tutta la squadra sta una volta su ciascun K-Mon: lo “spread” { $got } è usato due volte sullo stesso, o in entrambe le squadre.
kmon-place-empty = Il giocatore di turno non ha un K-Mon attivo: indica “active”.
kmon-place-frame = “{ $got }” non è una regola in corso: passo, posto e un numero.
kmon-place-chain = “{ $got }” prosegue con un anello che la catena non ha: indica i suoi anelli in “chain”.
kmon-outcome-unreadable = “{ $got }” non è un esito; ne sono possibili { $count }, come “card 1” o “seat 0”.
