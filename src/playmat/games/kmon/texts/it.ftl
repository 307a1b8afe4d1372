### K-Mon Trading Cards

kmon-name = K-Mon Trading Cards
kmon-seat = Giocatore { $number }

## Elementi, tipi, caratteristiche

kmon-element-ice = Ghiaccio
kmon-element-grass = Erba
kmon-element-earth = Terra
kmon-element-electric = Elettro
kmon-element-ghost = Spettro
kmon-element-air = Aria
kmon-element-water = Acqua
kmon-element-fire = Fuoco
kmon-element-generic = Generico
kmon-type-ability = abilità
kmon-type-reaction = reazione
kmon-type-powerup = potenziamento
kmon-type-item = oggetto
kmon-type-kmon = K-Mon
kmon-types-ability = abilità
kmon-types-reaction = reazione
kmon-types-powerup = potenziamento
kmon-answers-attack = attacco
    .to = a un attacco
kmon-link-attack = attacco
kmon-answers-ability = abilità
    .to = a un’abilità
kmon-link-ability = abilità
kmon-answers-defence = difesa
    .to = a una difesa
kmon-link-defence = difesa
kmon-answers-reaction = reazione
    .to = a una reazione
kmon-link-reaction = reazione
kmon-answers-evasion = evasione
    .to = a un’evasione
kmon-link-evasion = evasione
kmon-link-blackout = Blackout
kmon-link-item = oggetto
kmon-trait-none = nessuna caratteristica
kmon-trait-text-none = Questo K-Mon non ha caratteristiche.
kmon-trait-rapidity = Rapidità
kmon-trait-text-rapidity = Se solo il tuo K-Mon iniziale ha Rapidità, il primo turno è tuo.
kmon-trait-seer = Veggente
kmon-trait-text-seer = Per ogni carta che peschi, guarda le prime tre carte del tuo mazzo, prendine una e rimetti le altre in cima in qualsiasi ordine.
kmon-trait-echo = Eco
kmon-trait-text-echo = Il suo attacco può portare due assalti elementali dello stesso elemento.
kmon-trait-irreducible = Irriducibile
kmon-trait-text-irreducible = Quando cade da attivo per un’azione avversaria, può fare un ultimo attacco.
kmon-trait-elusive = Elusivo
kmon-trait-text-elusive = Con lui eviti scartando una carta invece di due.
kmon-trait-armor = Armatura
kmon-trait-text-armor = In posizione difensiva gli attacchi gli infliggono 1 ulteriore danno in meno.
kmon-trait-blackout = Blackout
kmon-trait-text-blackout = Scarta tre carte come reazione per neutralizzare un’abilità dell’avversario.
kmon-trait-incandescent = Incandescente { $value }
kmon-trait-text-incandescent = Se è il tuo K-Mon iniziale, cominci con { $value } { $value ->
        [one] carica
       *[other] cariche
    } in più.
kmon-trait-healing = Guarigione
kmon-trait-text-healing = All’inizio della tua Fase II gli togli 1 danno.
kmon-trait-embankment = Argine
kmon-trait-text-embankment = Un debuff che riceve da attivo prende subito 1 segnalino durata.
kmon-trait-ferocity = Ferocia
kmon-trait-text-ferocity = I suoi attacchi infliggono 1 danno in più.
kmon-trait-prodigy = Prodigio
kmon-trait-text-prodigy = Le tue abilità elementali costano 1 carica in meno.
kmon-trait-barrier = Barriera
kmon-trait-text-barrier = Subisce 1 danno in meno da abilità elementali e assalti.
kmon-trait-raider = Predatore
kmon-trait-text-raider = Quando il suo attacco riesce, l’avversario perde 1 carica.
kmon-trait-implacable = Implacabile
kmon-trait-text-implacable = Quando il suo attacco riesce, la prima carta del mazzo avversario viene scartata.
kmon-trait-pointed = Puntuto
kmon-trait-text-pointed = In posizione difensiva, un attacco riuscito contro di lui infligge 1 danno a chi attacca.

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

## Il testo delle carte

kmon-text-line = { $code } { $name }: { $type }, { $element }, costo { $cost }
kmon-text-kmon = { $code } { $name }: { $primary }/{ $secondary }, { $hp } PS, { $trait }
kmon-variants = cariche elementali = cariche; carica elementale = carica; attivo dell’avversario = attivo avversario; segnalini danno = danni; segnalino danno = danno; cura = togli; ruba = prendi; aggiuntivi = in più
kmon-text-ultimate = ULTIMATE (non può essere evitata).
kmon-text-extra = Costo aggiuntivo: scarta { $count ->
        [one] un’altra carta
       *[other] altre { $count } carte
    }.
kmon-text-answer-any = Rispondi a una qualsiasi azione dell’avversario.
kmon-text-answer = Rispondi { $actions } dell’avversario{ $mine ->
        [yes] { " " }contro il tuo K-Mon attivo
       *[no] { "" }
    }{ $spares ->
        [yes] { " " }(Ultimate escluse)
       *[no] { "" }
    }.
kmon-text-neutralise-what = Neutralizza { $actions } dell’avversario.
kmon-text-evade-what = Evita { $actions } dell’avversario.
kmon-text-instead = Invece dell’attacco: { INSIDE($what) }
    .also = Non infliggere danni all’avversario ma { $what }
kmon-text-assault = Assalto elementale: l’attacco diventa { $element }{ $bonus ->
        [0] { "" }
        [1] { " " }e infligge 1 danno in più
       *[other] { " " }e infligge { $bonus } danni in più
    }.
kmon-text-bonus = L’attacco infligge { $bonus } { $bonus ->
        [one] danno
       *[other] danni
    } in più.
    .also = Questo attacco infligge { $bonus } danni in più.
    .also-2 = +{ $bonus } danni.
kmon-text-unevadable = Non può essere evitato.
kmon-text-ignores-defence = Ignora la riduzione della posizione difensiva.
kmon-text-success = Se l’attacco riesce: { INSIDE($what) }
kmon-effects-damage = { $to ->
        [opp_bench_all] Infliggi { $amount } { $amount ->
        [one] danno
       *[other] danni
    } a ogni K-Mon avversario in panchina.
        [opp_bench_one] Infliggi { $amount } { $amount ->
        [one] danno
       *[other] danni
    } a un K-Mon avversario in panchina a tua scelta.
       *[opp_active] Infliggi { $amount } { $amount ->
        [one] danno
       *[other] danni
    } al K-Mon attivo avversario.
    }
    .also = Infliggi { $amount } { $amount ->
            [one] danno
           *[other] danni
        }.
kmon-effects-counter = Infliggi { $amount } { $amount ->
        [one] danno
       *[other] danni
    } al K-Mon attivo avversario.
kmon-effects-recoil = Il tuo K-Mon attivo subisce { $amount } { $amount ->
        [one] danno
       *[other] danni
    }.
kmon-effects-heal = Togli fino a { $amount } { $amount ->
        [one] danno
       *[other] danni
    } { $to ->
        [own_one] da uno dei tuoi K-Mon
        [that_one] da quel K-Mon
        [own_all] da ciascuno dei tuoi K-Mon
       *[own_active] dal tuo K-Mon attivo
    }.
    .also = Togli { $amount } { $amount ->
            [one] danno
           *[other] danni
        } { $to ->
            [own_one] da uno dei tuoi K-Mon
            [that_one] da quel K-Mon
            [own_all] da ciascuno dei tuoi K-Mon
           *[own_active] dal tuo K-Mon attivo
        }.
kmon-effects-gain-charges = Ottieni { $amount } { $amount ->
        [one] carica
       *[other] cariche
    }.
kmon-effects-drain-charges = L’avversario perde { $amount } { $amount ->
        [one] carica
       *[other] cariche
    }.
kmon-effects-steal-charges = Prendi fino a { $amount } { $amount ->
        [one] carica
       *[other] cariche
    } all’avversario.
    .also = Prendi { $amount } { $amount ->
            [one] carica
           *[other] cariche
        } all’avversario.
kmon-effects-draw = Pesca { $amount } { $amount ->
        [one] carta
       *[other] carte
    }.
kmon-effects-opp-discard = L’avversario scarta { $amount } { $amount ->
        [one] carta
       *[other] carte
    } { $mode ->
        [random] a caso
       *[owner_choice] a sua scelta
    }.
    .also = L’avversario scarta { $amount } { $amount ->
            [one] carta
           *[other] carte
        }.
    .also-2 = L’avversario scarta { $amount } { $amount ->
            [one] carta
           *[other] carte
        } dalla mano{ $mode ->
            [random] { " " }a caso
           *[owner_choice] { "" }
        }.
    .also-3 = Fagli scartare { $amount } { $amount ->
            [one] carta
           *[other] carte
        }.
kmon-effects-mill = L’avversario scarta { $amount } { $amount ->
        [one] carta
       *[other] carte
    } dalla cima del mazzo.
kmon-effects-retrieve = Riprendi in mano dagli scarti fino a { $amount } { $amount ->
        [one] carta
       *[other] carte
    } { $types }.
kmon-effects-switch-self = { $optional ->
        [yes] Puoi sostituire il tuo K-Mon attivo.
       *[no] Sostituisci il tuo K-Mon attivo.
    }
kmon-effects-force-switch = Il K-Mon attivo avversario viene sostituito; { $chooser ->
        [actor] scegli tu
       *[owner] chi lo controlla sceglie
    } chi entra.
kmon-effects-attach = { $kind ->
        [debuff] Debuff
       *[buff] Buff
    } ({ $duration }) { $to ->
        [opp_active] sul K-Mon attivo avversario
        [own_all] su ciascuno dei tuoi K-Mon
        [opp_all] su ciascun K-Mon avversario
        [own_one] su uno dei tuoi K-Mon
        [that_one] su quel K-Mon
       *[own_active] sul tuo K-Mon attivo
    }: { $parts }.
kmon-effects-cleanse = Togli { $amount ->
        [all] tutti i { $what ->
            [debuff] debuff
           *[buff] buff
        }
        [1] fino a 1 { $what ->
            [debuff] debuff
           *[buff] buff
        }
       *[other] fino a { $amount } { $what ->
            [debuff] debuff
           *[buff] buff
        }
    } { $to ->
        [opp_active] dal K-Mon attivo avversario
        [own_one] da uno dei tuoi K-Mon
        [that_one] da quel K-Mon
       *[own_active] dal tuo K-Mon attivo
    }.
kmon-effects-take-defence = Il tuo K-Mon attivo prende la posizione difensiva.
kmon-effects-break-defence = Il K-Mon attivo avversario lascia la posizione difensiva.
kmon-effects-neutralise = Neutralizza quell’azione.
kmon-effects-evade = Evita quell’azione.
kmon-effects-reduce = Riduci di { $amount } il danno di quell’azione al tuo K-Mon attivo.
kmon-effects-peek-hand = Guarda la mano dell’avversario.
kmon-part-each = ogni { $of ->
        [own_charges] tua carica
        [opp_charges] carica dell’avversario
        [own_hand] carta nella tua mano
        [opp_hand] carta nella mano dell’avversario
        [own_exhausted] tuo K-Mon esausto
        [opp_exhausted] K-Mon esausto dell’avversario
        [own_damage] danno sul tuo K-Mon attivo
       *[opp_damage] danno sul K-Mon attivo avversario
    }, al massimo { $most }.
kmon-effects-damage-each = Infliggi { $amount } { $amount ->
        [one] danno
       *[other] danni
    } al K-Mon attivo avversario per { kmon-part-each }
kmon-effects-heal-each = Togli { $amount } { $amount ->
        [one] danno
       *[other] danni
    } dal tuo K-Mon attivo per { kmon-part-each }
kmon-effects-gain-each = Ottieni { $amount } { $amount ->
        [one] carica
       *[other] cariche
    } per { kmon-part-each }
kmon-effects-draw-each = Pesca { $amount } { $amount ->
        [one] carta
       *[other] carte
    } per { kmon-part-each }
kmon-part-has = { $of ->
        [own_damage] il tuo K-Mon attivo { kmon-part-bound-other }
        [opp_damage] il K-Mon attivo avversario { kmon-part-bound-other }
        [opp_charges] l’avversario { kmon-part-bound-other }
        [opp_hand] l’avversario { kmon-part-bound-other }
        [opp_exhausted] l’avversario { kmon-part-bound-other }
       *[other] { $is ->
            [at_most] { $amount ->
                [0] non hai
               *[other] hai al massimo { $amount }
            }
           *[at_least] hai almeno { $amount }
        }
    }
kmon-part-bound-other = { $is ->
        [at_most] { $amount ->
            [0] non ha
           *[other] ha al massimo { $amount }
        }
       *[at_least] ha almeno { $amount }
    }
kmon-part-counted = { $of ->
        [own_charges] { $amount ->
            [one] carica
           *[other] cariche
        }
        [opp_charges] { $amount ->
            [one] carica
           *[other] cariche
        }
        [own_hand] { $amount ->
            [one] carta in mano
           *[other] carte in mano
        }
        [opp_hand] { $amount ->
            [one] carta in mano
           *[other] carte in mano
        }
        [own_exhausted] { $amount ->
            [one] K-Mon esausto
           *[other] K-Mon esausti
        }
        [opp_exhausted] { $amount ->
            [one] K-Mon esausto
           *[other] K-Mon esausti
        }
       *[other] { $amount ->
            [one] danno
           *[other] danni
        }
    }
kmon-effects-if = Se { kmon-part-has } { kmon-part-counted }: { INSIDE($do) }
kmon-effects-choose = { $chooser ->
        [opponent] L’avversario sceglie una cosa
       *[actor] Scegli una cosa
    }: { INSIDE($one) } Oppure: { INSIDE($two) }{ $three ->
        [none] { "" }
       *[other] { " " }Oppure: { INSIDE($three) }
    }
kmon-when-tick = in ogni Fase II { $what }
kmon-tick-damage = subisce { $amount } { $amount ->
        [one] danno
       *[other] danni
    }
kmon-tick-heal = gli togli { $amount } { $amount ->
        [one] danno
       *[other] danni
    }
kmon-tick-lose-charges = chi lo controlla perde { $amount } { $amount ->
        [one] carica
       *[other] cariche
    }
kmon-tick-gain-charges = chi lo controlla ottiene { $amount } { $amount ->
        [one] carica
       *[other] cariche
    }
kmon-static-attack-damage = i suoi attacchi infliggono { $amount } { $amount ->
        [one] danno
       *[other] danni
    } { $change ->
        [less] in meno
       *[more] in più
    }
kmon-static-ability-damage = le sue abilità infliggono { $amount } { $amount ->
        [one] danno
       *[other] danni
    } { $change ->
        [less] in meno
       *[more] in più
    }
kmon-static-attack-taken = subisce { $amount } { $amount ->
        [one] danno
       *[other] danni
    } { $change ->
        [less] in meno
       *[more] in più
    } dagli attacchi
kmon-static-ability-taken = subisce { $amount } { $amount ->
        [one] danno
       *[other] danni
    } { $change ->
        [less] in meno
       *[more] in più
    } dalle abilità
kmon-static-damage-taken = subisce { $amount } { $amount ->
        [one] danno
       *[other] danni
    } { $change ->
        [less] in meno
       *[more] in più
    } da attacchi e abilità
kmon-static-ability-cost = le sue abilità costano { $amount } { $amount ->
        [one] carica
       *[other] cariche
    } { $change ->
        [less] in meno
       *[more] in più
    }
kmon-static-thorns = un attacco riuscito contro di lui infligge { $amount } { $amount ->
        [one] danno
       *[other] danni
    }{ $change ->
        [less] { " " }in meno
       *[more] { "" }
    } a chi attacca
kmon-static-attack-charges = i suoi attacchi riusciti danno { $amount } { $amount ->
        [one] carica
       *[other] cariche
    }{ $change ->
        [less] { " " }in meno
       *[more] { "" }
    }
kmon-static-no-attack = non può attaccare
kmon-static-no-ability = non può usare abilità
kmon-static-no-defence = non può difendersi
kmon-static-no-switch = non può essere sostituito nella Fase III
kmon-static-no-evade = non può evitare scartando carte
    .also = non può evitare attacchi né abilità
    .also = non può evitare
kmon-static-no-heal = non può essere curato
kmon-static-trait-off = la sua caratteristica non agisce

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

## Mazzi

kmon-deck-refused = Il mazzo di { $seat } non è valido. { $why }
kmon-deck-unknown-card = Non c’è una carta { $code }: toglila o correggi il codice.
kmon-deck-team-size = Una squadra ha esattamente tre K-Mon, non { $got }: { $missing ->
        [0] togline { $surplus }
       *[other] aggiungine { $missing }
    }.
kmon-deck-size = Un mazzo ha da 24 a 36 carte, non { $got }: { $missing ->
        [0] togline { $surplus }
       *[other] aggiungine { $missing }
    }.
kmon-deck-items = Un mazzo ha al massimo cinque oggetti, non { $got }: togline { $surplus }.
kmon-deck-element = Nessun K-Mon della squadra ha l’elemento di { $card }: togli la carta o cambia squadra.
kmon-deck-copies = { $card } è presente { $got } volte; il formato standard ne permette tre, quindi togline { $surplus }.
kmon-deck-team-twice = { $kmon } è due volte nella squadra; il formato standard vuole tre K-Mon diversi, quindi scegline un altro al suo posto.

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

## Le opzioni di una battaglia e i loro valori

kmon-option-format = Regole dei mazzi
kmon-option-extra-charge = Carica in più
kmon-option-mulligan = Mulligan
kmon-option-deckout-hand = Mazzo finito: conta la mano
kmon-value-rulebook = regolamento
kmon-value-standard = normale

## Lessons: what the learner is told at each step

kmon-lesson-attack-title = Il primo attacco
kmon-lesson-attack-1 = Gelozanna è il tuo K-Mon attivo. La Fase I è per un oggetto: usa la Cella di Carica che hai in mano.
kmon-lesson-attack-2 = Le cariche pagano le carte. Nella Fase III puoi far entrare un altro K-Mon: tieni questo.
kmon-lesson-attack-3 = La Fase IV è la tua sola azione. Attacca: scegli il tuo K-Mon e poi l’altro.
kmon-lesson-attack-4 = Attaccare non costa nulla, infligge danno e, se riesce, porta due cariche. Un K-Mon è esausto quando il danno raggiunge i suoi PS.

kmon-lesson-ability-title = Potenziamenti e abilità
kmon-lesson-ability-1 = Un potenziamento accompagna un attacco e lo rende più forte. Attacca con Artiglio di Gelo.
kmon-lesson-ability-2 = Ora attacca l’avversario. Potresti reagire: per questa volta lascia stare e passa.
kmon-lesson-ability-3 = Tocca a te. Non hai oggetti da usare: prosegui.
kmon-lesson-ability-4 = Tieni Gelozanna davanti.
kmon-lesson-ability-5 = Un’abilità è un’azione a sé e si paga con cariche. Il ghiaccio è forte contro l’erba: gioca Raffica di Grandine.
kmon-lesson-ability-6 = Muschialdo è esausto. Vince chi esaurisce tutta la squadra avversaria; chi perde un K-Mon riceve un piccolo bonus.

kmon-lesson-react-title = Rispondi al colpo
kmon-lesson-react-1 = Ti attaccano, e puoi rispondere subito con una reazione. Reagisci con Muro di Ghiaccio.
kmon-lesson-react-2 = Il muro ha retto il colpo e l’ha reso. Anche alle reazioni si può rispondere: l’ultima si risolve per prima.

kmon-lesson-elements-title = Chi va in campo
kmon-lesson-elements-1 = In campo c’è Guardamarea, ma serve Gelozanna. Nella Fase III fa’ entrare Gelozanna.
kmon-lesson-elements-2 = Ora attacca.
kmon-lesson-elements-3 = Il cambio è gratis una volta per turno. La ruota degli elementi dice chi è forte contro chi.

kmon-lesson-win-title = L’ultimo cade
kmon-lesson-win-1 = All’avversario resta un K-Mon, quasi esausto. Attacca.
kmon-lesson-win-2 = Tutta la squadra è esausta: hai vinto. Ora sai abbastanza: gioca!

## Che cosa deve combaciare in una carta

kmon-card-elements = I due elementi di un K-Mon devono essere diversi: scrivi un altro «secondary».
kmon-card-value = Solo Incandescente ha un valore: togli «trait_value».
kmon-card-incandescent = Incandescente dice quante cariche dà: scrivi «trait_value», da 1 in su.
kmon-card-nothing = La carta non farebbe nulla: scrivi almeno un’operazione.
kmon-card-two-targets = Una carta ha un solo bersaglio: non può agire sia sul K-Mon attivo avversario sia su un tuo K-Mon a scelta. Scrivi qui un altro «to».
kmon-card-not-aimed = La carta agisce sul K-Mon attivo avversario: scrivi target = "opp_active".
kmon-card-aimed = La carta non fa nulla al K-Mon attivo avversario: scrivi un altro «target», per esempio "none".
kmon-card-not-chosen = La carta agisce su un tuo K-Mon che si sceglie quando la giochi: scrivi target = "own_one".
kmon-card-chosen = La carta non fa nulla a un K-Mon a scelta: scrivi un altro «target», oppure to = "own_one" in un effetto.
kmon-card-answers = «counter», «evade», «neutralise» e «reduce» riguardano l’azione a cui si risponde: possono averli solo le reazioni.
kmon-card-stays = L’effetto che resta non farebbe nulla: scrivi «tick» o «static».
kmon-card-no-heal = «no_heal» impedisce a questo effetto di curare: togli uno dei due.
kmon-card-silenced = Il K-Mon non può fare ciò che questo numero cambia: togli il numero, oppure «no_attack» o «no_ability».
kmon-card-thorns = Le spine infliggono danni: scrivi un numero da 1 in su.
kmon-card-most = La quantità non cresce mai: scrivi un «most» maggiore di «amount».
kmon-card-most-few = La quantità non arriva mai a tanto: prima che la battaglia finisca, i K-Mon esausti sono al massimo due. Scrivi un «most» che non superi il doppio di «amount».
kmon-card-always = È sempre così, oppure mai: scrivi un altro «amount» (prima che la battaglia finisca, i K-Mon esausti sono al massimo due).
kmon-card-holds = Non seguirebbe nulla: scrivi in «do» che cosa accade, o in «one» e «two» che cosa si può scegliere.
kmon-card-inside = Una condizione dentro una condizione, o una scelta dentro una scelta, non si può scrivere; ciò che annulla sta da solo, e una carta non resta mai in gioco sotto condizione.
kmon-card-last = Ciò che segue si leggerebbe come una sua parte: mettilo in fondo, e non in «before».
kmon-card-things = Due di queste cose sono uguali, quindi non c’è nulla da scegliere: scrivine un’altra, o togli «three».
kmon-card-no-choice = Quando si gioca questa carta non si sceglie nessun K-Mon: scrivi un altro «to», per esempio "own_active".
kmon-card-counter = Una reazione infligge danni al K-Mon attivo avversario con «counter».
kmon-card-cancelled = L’azione è già annullata: togli questa operazione.
kmon-card-evades = Si può evitare solo un attacco o un’abilità diretti al K-Mon attivo: scrivi to = ["attack", "ability"], o uno dei due, e targeting_me = true.
kmon-card-evades-ultimates = Un’Ultimate non si può evitare: scrivi exclude_ultimate = true.
kmon-card-spares = Solo le abilità possono essere Ultimate: togli «exclude_ultimate», oppure scrivi "ability" in «to».
kmon-card-targets = Solo un attacco o un’abilità ha per bersaglio un K-Mon: non scrivere altro in «to», oppure togli «targeting_me».
kmon-card-attacks-target = Ogni attacco ha per bersaglio il K-Mon attivo: scrivi targeting_me = true.
kmon-card-reduces = Una difesa non infligge danni da ridurre: togli "defence".
kmon-card-replaces = Solo un potenziamento generico può sostituire l’attacco: togli «element» o «replaces».
kmon-card-parts = L’attacco è sostituito e questo non accade mai: toglilo, oppure scrivilo in «instead».
kmon-card-instead-missing = La carta sostituisce l’attacco: scrivi in «instead» che cosa accade.
kmon-card-instead = «instead» accade solo se la carta sostituisce l’attacco: scrivi replaces = true.
kmon-card-adds = Il potenziamento non cambierebbe nulla: scrivi «attack_bonus», «flags», «before» o «on_success».

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

## Nel browser

kmon-web-about = Squadre di tre si affrontano: carica, colpisci con l’elemento giusto e rispondi a ogni mossa.
kmon-web-charges = { $n ->
    [one] 1 carica
   *[other] { $n } cariche
}
kmon-web-foretold-charges = { $who }: cariche
kmon-web-creature = { $name }, { $left } di { $hp } PS, { $primary }/{ $secondary }, { $trait }, { $state ->
    [active] attivo
    [defending] attivo, in posizione difensiva
    [exhausted] esausto
   *[bench] in panchina
}
kmon-web-effect-buff = { $card } (buff, { $n ->
    [one] resta 1 turno
   *[other] restano { $n } turni
})
kmon-web-effect-debuff = { $card } (debuff, { $n ->
    [one] resta 1 turno
   *[other] restano { $n } turni
})
kmon-web-middle = Turno e reazioni
kmon-web-turn-number = Turno { $n }
kmon-web-phase-item = Fase I: oggetti
kmon-web-phase-persistent = Fase II: effetti persistenti
kmon-web-phase-substitution = Fase III: sostituzione
kmon-web-phase-action = Fase IV: azione
kmon-web-phase-end = Fase V: fine del turno
kmon-web-phase-other = azione e reazioni
kmon-web-chain = Catena: si risolve prima l’anello in cima
kmon-web-next = si risolve ora
kmon-web-fate-neutralised = neutralizzata
kmon-web-fate-evaded = evitata
kmon-web-strong = { $strong } è forte contro { $weak }
kmon-web-how-goal = Tu e il tuo avversario avete una squadra di tre K-Mon e un mazzo ciascuno. Esaurisci i suoi tre prima che lui esaurisca i tuoi.
kmon-web-how-item = Fase I: usa un oggetto
kmon-web-how-item-line = Se vuoi, usa un oggetto dalla mano. Gli oggetti non costano nulla, se la carta non dice altro, e nessuno può rispondere.
kmon-web-how-lasting = Fase II: effetti persistenti
kmon-web-how-lasting-line = Le carte assegnate ai tuoi K-Mon fanno ciò che dicono. Dopo il numero di turni stampato se ne vanno.
kmon-web-how-swap = Fase III: sostituisci
kmon-web-how-swap-line = Scambia il K-Mon attivo con uno in panchina, una volta e gratis. Puoi giocare solo carte dei due elementi del tuo K-Mon attivo.
kmon-web-how-act = Fase IV: agisci
kmon-web-how-act-line = Fai un’azione. Attacco: 2 danni, di più con un potenziamento. Abilità: paga le sue cariche e fai ciò che dice. Difesa: gli attacchi ti fanno meno male, e ogni colpo che subisci ti dà cariche.
kmon-web-how-answer = Rispondi all’avversario
kmon-web-how-answer-line = Quando uno dei due agisce, l’altro può rispondere: con una carta reazione, o scartando due carte qualsiasi per evitare. L’ultima risposta si risolve per prima.
kmon-web-how-end = Fase V: pesca
kmon-web-how-end-line = Pesca una carta, poi scarta fino ad averne cinque. Un attacco riuscito ti ha dato 2 cariche per abilità e reazioni.
kmon-web-how-elements = Gli elementi
kmon-web-how-elements-line = Ogni elemento batte quello che segue nella ruota al centro del tavolo: 1 danno in più contro chi batte, 1 in meno al contrario.
kmon-web-how-win = Vinci quando tutti e tre i K-Mon avversari sono esausti. Se qualcuno deve pescare da un mazzo vuoto, la battaglia finisce: vince chi ha più K-Mon in gioco o, a parità, chi ha subito meno danni.

kmon-guide-start = Ti diamo il benvenuto! La tua squadra ha tre K-Mon, come quella avversaria: vince chi esaurisce tutti e tre gli altri. Scegli chi mandare in campo per primo; gli altri due aspettano in panchina. Nessuna scelta è sbagliata.
kmon-guide-react = L’avversario agisce, e puoi rispondere prima che accada: con una reazione dalla mano, scartando due carte per schivare, oppure per niente. Leggi che cosa fa ogni carta prima di scegliere.
kmon-guide-item = Tocca a te! Il turno ha poche fasi brevi, e puoi saltarle tutte. Nella Fase I puoi usare un oggetto: nessuno può rispondere.
kmon-guide-sub = Nella Fase III puoi far entrare un altro K-Mon, una volta per turno e gratis. Giochi solo carte degli elementi di chi è in campo. Ogni elemento della ruota è forte contro il successivo.
kmon-guide-act = Ora la tua sola azione: attacca, gioca un’abilità pagando le sue cariche, oppure difenditi. L’attacco è gratis e, se riesce, porta 2 cariche: un buon inizio.
kmon-guide-retrieve = Chi si difende può riprendere una carta dagli scarti. Quale vorresti giocare di nuovo?
kmon-guide-seer = Veggente ti fa vedere la cima del mazzo: scegli la carta che vuoi adesso, poi l’ordine delle altre.
kmon-guide-hurt = Ahi. La barra sotto un K-Mon mostra i PS che gli restano. Avresti preferito un’altra risposta? Annulla riprende l’ultima, finché non si è visto niente di nuovo.
kmon-guide-charges = Queste sono le tue cariche. Pagano abilità e reazioni; gli attacchi che riescono ne portano altre.
kmon-guide-fell = Un K-Mon è esausto! Chi lo perde riceve un piccolo bonus e manda in campo il prossimo. Dopo il terzo, la partita è tua.
kmon-guide-defence = Il tuo K-Mon è in posizione difensiva: gli attacchi gli fanno meno male, e ogni colpo ti porta cariche. Ne esce nel tuo prossimo turno.

## Problemi: che cosa si deve ottenere

kmon-puzzle-win = Vinci in questo turno.
kmon-puzzle-gain = Metti fuori combattimento un K-Mon avversario in questo turno.
kmon-puzzle-survive = Sopravvivi a questo turno.

# Facts of a card that are not sentences.
kmon-fact-hp = PV
kmon-fact-primary = Elemento principale
kmon-fact-secondary = Secondo elemento
kmon-fact-trait = Caratteristica
kmon-fact-trait-value = Valore della caratteristica
kmon-fact-element = Elemento
kmon-fact-cost = Costo
