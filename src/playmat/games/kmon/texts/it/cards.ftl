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
    } { $change ->
        [less] in meno
       *[more] in più
    }
    .also = i suoi attacchi riusciti danno { $amount } { $amount ->
            [one] carica
           *[other] cariche
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
kmon-static-tick-when-hit = la sua parte della Fase II avviene anche quando un attacco riuscito lo colpisce
kmon-static-tick-when-attacking = la sua parte della Fase II avviene anche quando il suo attacco riesce

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
kmon-card-ticks = Non c’è una parte della Fase II che possa avvenire allora: scrivi «tick», o togli questo.
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

kmon-fact-hp = PV
kmon-fact-primary = Elemento principale
kmon-fact-secondary = Secondo elemento
kmon-fact-trait = Caratteristica
kmon-fact-trait-value = Valore della caratteristica
kmon-fact-element = Elemento
kmon-fact-cost = Costo
