### Il linguaggio delle carte: ciò che una carta dice, fatto da ciò che fa.
### Una cosa ha qui le forme dei suoi ruoli: di (of), a (to), su (on), da (from), con l’articolo (the), più d’una (many).

## Come si chiamano le carte

khtcg-kinds-player = Carta Giocatore
    .many = Carte Giocatore
khtcg-kinds-form = forma
    .many = forme
khtcg-kinds-friend = Carta Amico
    .many = Carte Amico
khtcg-kinds-magic-friend = Carta Magia/Amico
    .many = Carte Magia/Amico
khtcg-kinds-magic = Carta Magia
    .many = Carte Magia
khtcg-kinds-magic-attack = Carta Magia/Attacco
    .many = Carte Magia/Attacco
khtcg-kinds-equipment = Carta Equipaggiamento
    .many = Carte Equipaggiamento
khtcg-kinds-dark = Carta Oscura
    .many = Carte Oscure
khtcg-kinds-heartless = Carta Oscura/Heartless
    .many = Carte Oscure/Heartless
khtcg-kinds-villains = Carta Oscura/Cattivi
    .many = Carte Oscure/Cattivi
khtcg-kinds-nobody = Carta Nessuno
    .many = Carte Nessuno
khtcg-kinds-world = Carta Mondo
    .many = Carte Mondo
khtcg-kinds-event = Carta Evento
    .many = Carte Evento
khtcg-kinds-technique = Carta Tecnica
    .many = Carte Tecnica
khtcg-kinds-attack = Carta Attacco
    .many = Carte Attacco
khtcg-kinds-light = Carta Giocatore/Luce
    .many = Carte Giocatore/Luce
khtcg-kinds-player-dark = Carta Giocatore/Oscurità
    .many = Carte Giocatore/Oscurità
khtcg-kinds-xiii = Carta Giocatore/XIII
    .many = Carte Giocatore/XIII
khtcg-timing-action = nella tua Fase Azione
khtcg-timing-battle = nella tua battaglia
khtcg-timing-challenge = in una sfida
khtcg-timing-challenge-phase = nella tua Fase Sfida
khtcg-against-discard = dallo scarto (tranne dopo uno scontro a cui ha partecipato)
khtcg-against-damage = dai danni
khtcg-against-choice = dalla scelta come bersaglio
    .also = dalle scelte
khtcg-named = «{ $name }»
khtcg-mysterious-boy = Ragazzo Misterioso

## Parti di frasi

khtcg-variants = hp = pv; punti cuore = pv; punto cuore = pv
khtcg-part-counted = { $count ->
        [all] tutte le carte
        [1] 1 carta
       *[other] { $count } carte
    }
khtcg-part-per = { $per ->
        [own_world_total] { " " }per ogni punto del tuo totale dei Mondi
        [opponent_world_total] { " " }per ogni punto del totale dei Mondi dell’avversario
        [counter] { " " }per ogni segnalino su questa carta
        [same_name] { " " }per ogni altra carta con questo nome nella stessa area
        [same_act] { " " }per ogni altra Carta Attacco con questo nome giocata insieme
        [own_ally] { " " }per ogni tuo alleato
        [opponent_ally] { " " }per ogni alleato dell’avversario
        [disruptor] { " " }per ogni Carta Oscura sul tuo Mondo
        [opponent_hand] { " " }per ogni carta in mano all’avversario
        [level_gap] { " " }per ogni livello di cui la Carta Giocatore avversaria supera la tua
        [subject_level] { " " }per ogni livello di quella carta
        [own_played] { " " }per ogni carta che hai giocato in questo turno
        [opponent_played] { " " }per ogni carta che l’avversario ha giocato in questo turno
        [own_drawn] { " " }per ogni carta che hai pescato in questo turno
        [opponent_drawn] { " " }per ogni carta che l’avversario ha pescato in questo turno
        [own_defeated] { " " }per ogni Carta Oscura che hai sconfitto in questo turno
        [opponent_defeated] { " " }per ogni Carta Oscura che l’avversario ha sconfitto in questo turno
        [own_hp_gained] { " " }per ogni PV che hai guadagnato in questo turno
        [opponent_hp_gained] { " " }per ogni PV che l’avversario ha guadagnato in questo turno
        [own_hp_lost] { " " }per ogni PV che hai perso in questo turno
        [opponent_hp_lost] { " " }per ogni PV che l’avversario ha perso in questo turno
       *[once] { "" }
    }
khtcg-part-stat = { $stat ->
        [attack] Attacco
        [support] Supporto
        [magic] Magia
        [pow] POT
        [level] livello
        [dark_level] Livello Oscuro
       *[magic_support] Supporto Magico
    }
    .the = { $stat ->
        [attack] l’Attacco
        [support] il Supporto
        [magic] la Magia
        [pow] il POT
        [level] il livello
        [dark_level] il Livello Oscuro
       *[magic_support] il Supporto Magico
    }
    .start = { $stat ->
        [attack] L’Attacco
        [support] Il Supporto
        [magic] La Magia
        [pow] Il POT
        [level] Il livello
        [dark_level] Il Livello Oscuro
       *[magic_support] Il Supporto Magico
    }
khtcg-part-until = { $until ->
        [battle] fino alla fine della battaglia
        [challenge] fino alla fine della sfida
        [phase] fino alla fine della fase
        [turn] fino alla fine del turno
        [opponent_turn] fino alla fine del prossimo turno dell’avversario
       *[game] per il resto della partita
    }
khtcg-part-named = { $name ->
        [none] { "" }
       *[other] { " " }di nome { $name }
    }{ $home ->
        [none] { "" }
       *[other] { " " }del Mondo { $home }
    }
khtcg-part-low = { $level ->
        [99] { "" }
       *[other] { " " }di livello { $level } o inferiore
    }
khtcg-part-chooser = { $chooser ->
        [owner] { " " }(sceglie il suo giocatore)
        [opponent] { " " }(sceglie l’avversario)
        [random] { " " }(a caso)
       *[you] { "" }
    }
khtcg-part-on-world = { $whose ->
        [opponent] sul Mondo dell’avversario
        [own] sul tuo Mondo
       *[any] su qualsiasi Mondo
    }
khtcg-part-fighting = { $to ->
        [fighters] { " " }partecipante
       *[other] { "" }
    }
    .many = { $to ->
        [fighters] { " " }partecipanti
       *[other] { "" }
    }
khtcg-part-one = { $kinds ->
        [none] { $to ->
            [allies] alleato
            [fighters] alleato partecipante
            [characters] personaggio
            [disruptors] Carta Oscura
            [equipment] Carta Equipaggiamento
           *[attacks] Carta Attacco
        }
       *[other] { $kinds }{ khtcg-part-fighting }
    }
    .many = { $kinds ->
        [none] { $to ->
            [allies] alleati
            [fighters] alleati partecipanti
            [characters] personaggi
            [disruptors] Carte Oscure
            [equipment] Carte Equipaggiamento
           *[attacks] Carte Attacco
        }
       *[other] { $kinds-many }{ khtcg-part-fighting.many }
    }
khtcg-part-your = { $kinds ->
        [none] { $to ->
            [allies] tuo
            [fighters] tuo
            [characters] tuo
           *[other] tua
        }
       *[other] tua
    }
    .many = { $kinds ->
        [none] { $to ->
            [allies] tuoi
            [fighters] tuoi
            [characters] tuoi
           *[other] tue
        }
       *[other] tue
    }
khtcg-part-number = { $count ->
        [all] ogni
       *[other] { $count }
    }
khtcg-part-noun = { $count ->
        [all] { khtcg-part-one }
        [1] { khtcg-part-one }
       *[other] { khtcg-part-one.many }
    }
khtcg-part-own-noun = { $count ->
        [all] { khtcg-part-your } { khtcg-part-one }
        [1] { khtcg-part-your } { khtcg-part-one }
       *[other] { khtcg-part-your.many } { khtcg-part-one.many }
    }
khtcg-part-some = { khtcg-part-number } { $to ->
        [disruptors] { khtcg-part-noun }{ khtcg-part-named }{ khtcg-part-low } { khtcg-part-on-world }
       *[other] { $whose ->
            [opponent] { khtcg-part-noun } dell’avversario{ khtcg-part-named }{ khtcg-part-low }
            [each] { khtcg-part-noun } di ogni giocatore{ khtcg-part-named }{ khtcg-part-low }
            [here] { khtcg-part-noun } di ogni giocatore qui{ khtcg-part-named }{ khtcg-part-low }
            [any] { khtcg-part-noun } in gioco{ khtcg-part-named }{ khtcg-part-low }
           *[own] { khtcg-part-own-noun }{ khtcg-part-named }{ khtcg-part-low }
        }
    }
khtcg-part-target = { $to ->
        [this] questa carta
        [subject] quella carta
        [bearer] il portatore di questa carta
        [form] { $whose ->
            [opponent] la forma dell’avversario
           *[own] la tua forma
        }
        [player] { $whose ->
            [opponent] la Carta Giocatore dell’avversario
           *[own] la tua Carta Giocatore
        }
        [world] { $whose ->
            [opponent] il Mondo attuale dell’avversario
           *[own] il tuo Mondo attuale
        }
       *[other] { khtcg-part-some }
    }
    .of = { $to ->
        [this] di questa carta
        [subject] di quella carta
        [bearer] del portatore di questa carta
        [form] { $whose ->
            [opponent] della forma dell’avversario
           *[own] della tua forma
        }
        [player] { $whose ->
            [opponent] della Carta Giocatore dell’avversario
           *[own] della tua Carta Giocatore
        }
        [world] { $whose ->
            [opponent] del Mondo attuale dell’avversario
           *[own] del tuo Mondo attuale
        }
       *[other] di { khtcg-part-some }
    }
    .to = { $to ->
        [this] a questa carta
        [subject] a quella carta
        [bearer] al portatore di questa carta
        [form] { $whose ->
            [opponent] alla forma dell’avversario
           *[own] alla tua forma
        }
        [player] { $whose ->
            [opponent] alla Carta Giocatore dell’avversario
           *[own] alla tua Carta Giocatore
        }
        [world] { $whose ->
            [opponent] al Mondo attuale dell’avversario
           *[own] al tuo Mondo attuale
        }
       *[other] a { khtcg-part-some }
    }
    .on = { $to ->
        [this] su questa carta
        [subject] su quella carta
        [bearer] sul portatore di questa carta
        [form] { $whose ->
            [opponent] sulla forma dell’avversario
           *[own] sulla tua forma
        }
        [player] { $whose ->
            [opponent] sulla Carta Giocatore dell’avversario
           *[own] sulla tua Carta Giocatore
        }
        [world] { $whose ->
            [opponent] sul Mondo attuale dell’avversario
           *[own] sul tuo Mondo attuale
        }
       *[other] su { khtcg-part-some }
    }
    .from = { $to ->
        [this] da questa carta
        [subject] da quella carta
        [bearer] dal portatore di questa carta
        [form] { $whose ->
            [opponent] dalla forma dell’avversario
           *[own] dalla tua forma
        }
        [player] { $whose ->
            [opponent] dalla Carta Giocatore dell’avversario
           *[own] dalla tua Carta Giocatore
        }
        [world] { $whose ->
            [opponent] dal Mondo attuale dell’avversario
           *[own] dal tuo Mondo attuale
        }
       *[other] da { khtcg-part-some }
    }
khtcg-part-among = { $to ->
        [disruptors] { $count ->
            [all] le { khtcg-part-one.many }{ khtcg-part-named }{ khtcg-part-low } { khtcg-part-on-world }
           *[other] { khtcg-part-target }
        }
       *[other] { khtcg-part-target }
    }
khtcg-part-those = ogni { $to ->
        [disruptors] { khtcg-part-one }{ khtcg-part-named } { khtcg-part-on-world }
       *[other] { $whose ->
            [opponent] { khtcg-part-one } dell’avversario{ khtcg-part-named }
            [each] { khtcg-part-one } di ogni giocatore{ khtcg-part-named }
            [here] { khtcg-part-one } di ogni giocatore qui{ khtcg-part-named }
            [any] { khtcg-part-one } in gioco{ khtcg-part-named }
           *[own] { khtcg-part-your } { khtcg-part-one }{ khtcg-part-named }
        }
    }
khtcg-part-these = { $to ->
        [this] questa carta
        [subject] quella carta
        [bearer] il portatore di questa carta
        [form] { $whose ->
            [opponent] la forma dell’avversario
           *[own] la tua forma
        }
        [player] { $whose ->
            [opponent] la Carta Giocatore dell’avversario
           *[own] la tua Carta Giocatore
        }
        [world] { $whose ->
            [opponent] il Mondo attuale dell’avversario
           *[own] il tuo Mondo attuale
        }
       *[other] { khtcg-part-those }
    }
    .of = { $to ->
        [this] di questa carta
        [subject] di quella carta
        [bearer] del portatore di questa carta
        [form] { $whose ->
            [opponent] della forma dell’avversario
           *[own] della tua forma
        }
        [player] { $whose ->
            [opponent] della Carta Giocatore dell’avversario
           *[own] della tua Carta Giocatore
        }
        [world] { $whose ->
            [opponent] del Mondo attuale dell’avversario
           *[own] del tuo Mondo attuale
        }
       *[other] di { khtcg-part-those }
    }
khtcg-part-found = { $count ->
        [all] tutte le { $kinds ->
            [none] carte
           *[other] { $kinds-many }
        }
        [1] 1 { $kinds ->
            [none] carta
           *[other] { $kinds }
        }
       *[other] { $count } { $kinds ->
            [none] carte
           *[other] { $kinds-many }
        }
    }{ khtcg-part-named }{ khtcg-part-low }
khtcg-part-put = { $count ->
        [1] mettila
       *[other] mettile
    }
khtcg-part-into = { $into ->
        [hand] in mano
        [deck_top] in cima al tuo mazzo
        [deck_bottom] in fondo al tuo mazzo
        [allies] nella tua Area Amici
        [player] sulla tua Carta Giocatore
       *[discard] nei tuoi scarti
    }
khtcg-part-back = { $into ->
        [hand] in mano al proprietario
        [deck_top] in cima al mazzo del proprietario
        [deck_bottom] in fondo al mazzo del proprietario
        [allies] nell’Area Amici del proprietario
        [player] sulla tua Carta Giocatore
       *[discard] negli scarti del proprietario
    }
khtcg-part-provided = { $if ->
        [none] { "" }
       *[other] { " " }se { $if }
    }{ $unless ->
        [none] { "" }
       *[other] , tranne se { $unless }
    }
khtcg-part-case = { $if ->
        [none] { "" }
       *[other] , se { $if }
    }{ $unless ->
        [none] { "" }
       *[other] , tranne se { $unless }
    }
khtcg-part-by = { $by ->
        [battle] { " " }dall’attacco di una battaglia
        [magic] { " " }per effetto di una Magia
        [text] { " " }per effetto di un testo
        [fight] { " " }dopo uno scontro
        [own_act] { " " }per decisione del suo giocatore
       *[any] { "" }
    }
    .also = { $by ->
           *[battle] { " " }per l’attacco di una battaglia
        }
khtcg-part-from = { $by ->
        [battle] Contro l’attacco di una battaglia, protegge
        [magic] Contro le Magie, protegge
        [text] Contro i testi, protegge
        [fight] Dopo uno scontro, protegge
        [own_act] Contro una decisione del suo giocatore, protegge
       *[any] Protegge
    }
khtcg-part-limit = { $limit ->
        [turn] { " " }(una volta per turno)
        [phase] { " " }(una volta per fase)
       *[always] { "" }
    }
khtcg-part-act = { $act ->
        [play] giocare { $kinds ->
            [none] carte
           *[other] { $kinds-many }
        }
        [move] muoversi{ khtcg-part-with }
        [battle] iniziare una battaglia{ khtcg-part-with }
        [escape] fuggire{ khtcg-part-with }
        [disrupt] ostacolare{ khtcg-part-with }
        [call] chiamare { $kinds ->
            [none] alleati
           *[other] { $kinds-many }
        }
        [cast] lanciare { $kinds ->
            [none] Magie
           *[other] { $kinds-many }
        }
        [equip] giocare { $kinds ->
            [none] Carte Equipaggiamento
           *[other] { $kinds-many }
        }
        [transform] giocare { $kinds ->
            [none] forme
           *[other] { $kinds-many }
        }
        [commit] far partecipare { $kinds ->
            [none] alleati
           *[other] { $kinds-many }
        }
        [challenge] sfidare{ khtcg-part-with }
        [option] usare opzioni di una sfida{ khtcg-part-with }
        [assign] assegnare danni che un’altra carta può subire a { $kinds ->
            [none] carte
           *[other] { $kinds-many }
        }
        [win] vincere{ khtcg-part-with }
       *[use] usare abilità{ $kinds ->
            [none] { "" }
           *[other] { " " }di { $kinds-many }
        }
    }
    .you = { $act ->
        [move] muoverti{ khtcg-part-with }
       *[other] { khtcg-part-act }
    }
    .also = { $act ->
           *[assign] assegnare a { $kinds ->
                [none] carte
               *[other] { $kinds-many }
            }
        }
khtcg-part-assigned = { $act ->
        [assign] { " " }danni che un’altra carta può subire
       *[other] { "" }
    }
khtcg-part-with = { $kinds ->
        [none] { "" }
       *[other] { " " }con { $kinds-many }
    }
khtcg-part-nobody = { $who ->
        [you] Non puoi { khtcg-part-act.you }
        [each] Nessun giocatore può { khtcg-part-act }
        [here] Nessun giocatore qui può { khtcg-part-act }
       *[opponent] L’avversario non può { khtcg-part-act }
    }

## Cosa accade

khtcg-effects-draw = { $who ->
        [opponent] L’avversario pesca
        [each] Ogni giocatore pesca
        [here] Ogni giocatore qui pesca
       *[you] Pesca
    } { $amount ->
        [1] 1 carta
       *[other] { $amount } carte
    }{ khtcg-part-per }.
khtcg-effects-discard-hand = { $who ->
        [opponent] L’avversario scarta
        [each] Ogni giocatore scarta
        [here] Ogni giocatore qui scarta
       *[you] Scarta
    }{ $chooser ->
        [random] { " " }a caso
       *[other] { "" }
    } { khtcg-part-counted } dalla mano{ $chooser ->
        [you] { " " }(scegli tu)
        [opponent] { " " }(sceglie l’avversario)
       *[other] { "" }
    }.
    .also = { $who ->
            [opponent] L’avversario scarta
            [each] Ogni giocatore scarta
            [here] Ogni giocatore qui scarta
           *[you] Scarta
        } { khtcg-part-counted }{ $chooser ->
            [random] { " " }a caso
           *[owner] { "" }
        } dalla mano.
    .also-2 = { $who ->
            [opponent] L’avversario scarta
            [each] Ogni giocatore scarta
            [here] Ogni giocatore qui scarta
           *[you] Scarta
        } { khtcg-part-counted } dalla mano{ $chooser ->
            [random] { " " }a caso
           *[owner] { "" }
        }.
khtcg-effects-declare = Dichiara un nome: { $who ->
        [you] mostra la mano e scarta
        [each] ogni giocatore mostra la mano e scarta
        [here] ogni giocatore qui mostra la mano e scarta
       *[opponent] l’avversario mostra la mano e scarta
    } tutte le carte con quel nome.
khtcg-effects-reveal-hand = { $who ->
        [you] Mostra la mano.
        [each] Ogni giocatore mostra la mano.
        [here] Ogni giocatore qui mostra la mano.
       *[opponent] Guarda la mano dell’avversario.
    }
khtcg-effects-look = { $amount ->
        [1] Guarda la prima carta del tuo mazzo e rimettila in cima o in fondo.
       *[other] Guarda le prime { $amount } carte del tuo mazzo, prendine una in mano e metti le altre in fondo al mazzo.
    }
khtcg-part-top = { $amount ->
        [1] la prima carta
       *[other] le prime { $amount } carte
    }
khtcg-effects-mill = { $who ->
        [you] Metti nei tuoi scarti { khtcg-part-top } del tuo mazzo.
        [each] Ogni giocatore mette nei suoi scarti { khtcg-part-top } del suo mazzo.
        [here] Ogni giocatore qui mette nei suoi scarti { khtcg-part-top } del suo mazzo.
       *[opponent] L’avversario mette nei suoi scarti { khtcg-part-top } del suo mazzo.
    }
    .also = { $who ->
            [each] Ogni giocatore
            [here] Ogni giocatore qui
           *[opponent] L’avversario
        } mette nei propri scarti { khtcg-part-top } del proprio mazzo.
khtcg-effects-search = Cerca nel tuo mazzo { khtcg-part-found }, { khtcg-part-put } { khtcg-part-into } e mescola.
khtcg-effects-recover = Metti { khtcg-part-into } { khtcg-part-found } dai tuoi scarti.
khtcg-effects-put = Metti { khtcg-part-into } { khtcg-part-found } dalla tua mano.
khtcg-effects-equip = Metti { khtcg-part-target.on }{ khtcg-part-chooser } una Carta Equipaggiamento{ $equipment ->
        [none] { "" }
       *[other] { " " }di nome { $equipment }
    } dalla tua mano{ $anyone ->
        [yes] , anche se non potrebbe portarla
       *[no] { "" }
    }.
khtcg-effects-gain-hp = { $who ->
        [opponent] L’avversario guadagna
        [each] Ogni giocatore guadagna
        [here] Ogni giocatore qui guadagna
       *[you] Guadagna
    } { $amount } PV{ khtcg-part-per }.
khtcg-effects-lose-hp = { $who ->
        [you] Perdi
        [each] Ogni giocatore perde
        [here] Ogni giocatore qui perde
       *[opponent] L’avversario perde
    } { $amount } PV{ khtcg-part-per }.
khtcg-part-damage = { $amount ->
        [1] 1 danno
       *[other] { $amount } danni
    }
khtcg-effects-damage = { $split ->
        [yes] Dividi a tua scelta { khtcg-part-damage }{ khtcg-part-per } tra { khtcg-part-among }{ khtcg-part-chooser }.
       *[no] Infliggi { $per ->
            [once] { khtcg-part-damage } { khtcg-part-target.to }{ khtcg-part-chooser }
           *[other] { khtcg-part-target.to }{ khtcg-part-chooser } { khtcg-part-damage }{ khtcg-part-per }
        }.
    }
    .also = { $split ->
           *[no] Infliggi { khtcg-part-damage }{ khtcg-part-per } { khtcg-part-target.to }{ khtcg-part-chooser }.
        }
khtcg-effects-defeat = Sconfiggi { khtcg-part-target }{ khtcg-part-chooser }.
khtcg-effects-discard = Scarta { khtcg-part-target }{ khtcg-part-chooser }.
khtcg-part-allies = { $amount ->
        [1] 1 alleato
       *[other] { $amount } alleati
    }
khtcg-effects-keep = { $who ->
        [you] Tieni { khtcg-part-allies } a tua scelta e scarta gli altri.
        [opponent] L’avversario tiene { khtcg-part-allies } a sua scelta e scarta gli altri.
        [here] Ogni giocatore qui tiene { khtcg-part-allies } a sua scelta e scarta gli altri.
       *[each] Ogni giocatore tiene { khtcg-part-allies } a sua scelta e scarta gli altri.
    }
khtcg-effects-send = { $into ->
        [player] Metti
        [allies] Metti
       *[other] Rimetti
    } { khtcg-part-target } { khtcg-part-back }{ khtcg-part-chooser }.
    .also = { $into ->
           *[allies] Rimetti
        } { khtcg-part-target } { khtcg-part-back }{ khtcg-part-chooser }.
khtcg-effects-raise = { $change ->
        [less] Riduci
       *[more] Aumenta
    } di { $amount }{ khtcg-part-per } { khtcg-part-stat.the } { khtcg-part-target.of }{ khtcg-part-chooser } { khtcg-part-until }.
khtcg-effects-forbid = { khtcg-part-nobody } { khtcg-part-until }.
    .also = { khtcg-part-nobody }{ khtcg-part-assigned } { khtcg-part-until }.
khtcg-effects-silence = Ignora il testo { khtcg-part-target.of }{ khtcg-part-chooser } { khtcg-part-until }.
khtcg-effects-capture = Cattura { khtcg-part-target }{ khtcg-part-chooser }: finché questa carta è in gioco, di ogni carta catturata conta solo il nome.
khtcg-effects-control = Prendi il controllo { khtcg-part-target.of }{ khtcg-part-chooser } { khtcg-part-until }.
khtcg-part-tokens = { $amount ->
        [1] 1 segnalino
       *[other] { $amount } segnalini
    }
khtcg-effects-counter = { $change ->
        [less] Togli { khtcg-part-tokens } { khtcg-part-target.from }{ khtcg-part-chooser }.
       *[more] Metti { khtcg-part-tokens } { khtcg-part-target.on }{ khtcg-part-chooser }.
    }
khtcg-effects-extra-challenge = Puoi sfidare { $amount ->
        [1] ancora una volta
       *[other] altre { $amount } volte
    } in questo turno.
khtcg-effects-extra-move = Puoi muoverti { $amount ->
        [1] ancora una volta
       *[other] altre { $amount } volte
    } in questo turno.
khtcg-effects-extra-battle = Puoi iniziare { $amount ->
        [1] un’altra battaglia
       *[other] altre { $amount } battaglie
    } in questo turno.
khtcg-effects-copy = Esegui il testo della Carta { $kind ->
        [event] Evento
        [technique] Tecnica
       *[magic] Magia
    } più recente { $of ->
        [opponent] degli scarti dell’avversario
       *[own] dei tuoi scarti
    }.
khtcg-effects-lay-world = Metti { khtcg-part-found } dalla tua mano in cima alla tua area dei Mondi. Non vale come movimento.
khtcg-effects-coin = Lancia una moneta.{ $heads ->
        [none] { "" }
       *[other] { " " }Testa: { INSIDE($heads) }
    }{ $tails ->
        [none] { "" }
       *[other] { " " }Croce: { INSIDE($tails) }
    }
khtcg-effects-choose = { $chooser ->
        [opponent] L’avversario sceglie una cosa
       *[you] Scegli una cosa
    }: { INSIDE($one) } Oppure: { INSIDE($two) }{ $three ->
        [none] { "" }
       *[other] { " " }Oppure: { INSIDE($three) }
    }
khtcg-effects-may = { $do-alone ->
        [yes] Se vuoi, { INSIDE($do) }
       *[no] Puoi fare tutto questo: { INSIDE($do) }
    }
    .also = Puoi fare questo: { INSIDE($do) }
khtcg-effects-if = { $if ->
        [none] { $unless ->
            [none] In ogni caso
           *[other] Tranne se { $unless }
        }
       *[other] Se { $if }{ $unless ->
            [none] { "" }
           *[other] , tranne se { $unless }
        }
    }: { INSIDE($do) }

## Cosa dice una carta

khtcg-text-when = { khtcg-part-event }{ khtcg-part-by }{ $from ->
        [discard] , mentre questa carta è nei tuoi scarti
       *[play] { "" }
    }{ khtcg-part-limit }{ khtcg-part-case }: { INSIDE($do) }
khtcg-text-ability = Puoi usarla { $timing }{ khtcg-part-limit }{ khtcg-part-case }{ $cost ->
        [none] : { INSIDE($do) }
       *[other] , pagando questo costo: { INSIDE($cost) } Effetto: { INSIDE($do) }
    }
khtcg-text-raise = { khtcg-part-stat.start } { khtcg-part-these.of } { $change ->
        [less] diminuisce
       *[more] aumenta
    } di { $amount }{ khtcg-part-per }{ $most ->
        [0] { "" }
       *[other] { " " }(al massimo { $most })
    }{ khtcg-part-provided }.
khtcg-text-set = { khtcg-part-stat.start } { khtcg-part-these.of } è { $amount }{ khtcg-part-provided }.
khtcg-text-forbid = { khtcg-part-nobody }{ khtcg-part-named }{ khtcg-part-provided }.
    .also = { khtcg-part-nobody }{ khtcg-part-named }{ khtcg-part-assigned }{ khtcg-part-provided }.
khtcg-text-rule = { $number ->
        [draw_target] Quando { $who ->
            [you] riempi
           *[other] { khtcg-part-rule-subject } riempie
        } la mano, pesca fino ad avere { $amount ->
            [1] 1 carta
           *[other] { $amount } carte
        } in { khtcg-part-more } del solito
        [move_hp] Quando { $who ->
            [you] ti muovi, guadagni
           *[other] { khtcg-part-rule-subject } si muove, guadagna
        } { $amount } PV in { khtcg-part-more }
        [escape_price] Quando { $who ->
            [you] fuggi, perdi
           *[other] { khtcg-part-rule-subject } fugge, perde
        } { $amount } PV in { khtcg-part-more }
        [challenge_loss] Quando { $who ->
            [you] perdi una sfida, perdi
           *[other] { khtcg-part-rule-subject } perde una sfida, perde
        } { $amount } PV in { khtcg-part-more }
        [hp_gain] Ogni volta che { $who ->
            [you] guadagni PV, ne guadagni
           *[other] { khtcg-part-rule-subject } guadagna PV, ne guadagna
        } { $amount } in { khtcg-part-more }
        [hp_loss] Ogni volta che { $who ->
            [you] perdi PV, ne perdi
           *[other] { khtcg-part-rule-subject } perde PV, ne perde
        } { $amount } in { khtcg-part-more }
        [damage] Ogni volta che { $who ->
            [you] infliggi danni, ne infliggi
           *[other] { khtcg-part-rule-subject } infligge danni, ne infligge
        } { $amount } in { khtcg-part-more }
        [challenges] { khtcg-part-rule-subject.start }{ $who ->
            [you] Puoi
           *[other] { " " }può
        } sfidare { $amount ->
            [1] 1 volta
           *[other] { $amount } volte
        } in { khtcg-part-more } per turno
        [hand_limit] { khtcg-part-rule-subject.start }{ $who ->
            [you] Puoi
           *[other] { " " }può
        } tenere in mano { $amount ->
            [1] 1 carta
           *[other] { $amount } carte
        } in { khtcg-part-more }
        [ladder] Da un { $who ->
            [you] tuo alleato al successivo
            [each] alleato di un giocatore al successivo
            [here] alleato di un giocatore qui al successivo
           *[opponent] alleato dell’avversario al successivo
        } il livello può salire di { $amount } in { khtcg-part-more }
       *[other] { $who ->
            [you] Il tuo totale
            [each] Il totale di ogni giocatore
            [here] Il totale di ogni giocatore qui
           *[opponent] Il totale dell’avversario
        } { $number ->
            [world_total] dei Mondi
            [battle_total] in una battaglia
           *[challenge_total] in una sfida
        } { $change ->
            [less] diminuisce
           *[more] aumenta
        } di { $amount }
    }{ khtcg-part-per }{ khtcg-part-provided }.
    .also = { $number ->
           *[draw_target] { khtcg-part-rule-subject.start }{ $who ->
                [you] Riempi
               *[other] { " " }riempie
            } la mano fino a { $amount ->
                [1] 1 carta
               *[other] { $amount } carte
            } in { khtcg-part-more }
        }{ khtcg-part-per }{ khtcg-part-provided }.
khtcg-part-rule-subject = { $who ->
        [each] un giocatore
        [here] un giocatore qui
       *[opponent] l’avversario
    }
    .start = { $who ->
        [you] { "" }
        [each] Ogni giocatore
        [here] Ogni giocatore qui
       *[opponent] L’avversario
    }
khtcg-part-more = { $change ->
        [less] meno
       *[more] più
    }
khtcg-text-limit = { $who ->
        [you] Puoi avere
        [each] Ogni giocatore può avere
        [here] Ogni giocatore qui può avere
       *[opponent] L’avversario può avere
    } al massimo { $area ->
        [allies] { khtcg-part-allies }
       *[equipment] { $amount ->
            [1] 1 Carta Equipaggiamento
           *[other] { $amount } Carte Equipaggiamento
        } su un personaggio
    }{ khtcg-part-provided }.
khtcg-text-silence = Il testo { khtcg-part-these.of } non conta{ khtcg-part-provided }.
khtcg-text-protect = { khtcg-part-from } { khtcg-part-these } { $against }{ khtcg-part-provided }.
khtcg-text-also = Questa carta conta anche come { $name ->
        [none] { $kinds }
       *[other] { $kinds ->
            [none] { $name }
           *[other] { $name } e { $kinds }
        }
    }.
khtcg-text-only = Gioca questa carta solo{ khtcg-part-provided }.
khtcg-text-price = Prima di giocare questa carta, fai questo: { INSIDE($do) }
khtcg-text-play-level = Quando giochi questa carta, il suo livello conta { $amount } in { $change ->
        [less] meno
       *[more] più
    }{ khtcg-part-provided }.
khtcg-text-instead = Quando questa carta verrebbe scartata{ khtcg-part-by }, mettila invece { khtcg-part-into }.
khtcg-text-replace = Invece di { $what ->
        [drawn] pescare una carta
       *[hp_lost] perdere PV
    }{ khtcg-part-limit }{ khtcg-part-case }: { INSIDE($do) }
khtcg-text-bearers = Può essere portata solo da { $names }.
khtcg-text-cooperation = Cooperazione: { $names }.
khtcg-text-copies = Un mazzo può avere { $limit ->
        [any] quante carte si vuole
       *[other] { $limit } { $limit ->
            [1] carta
           *[other] carte
        }
    } con questo nome.
khtcg-text-timing = Gioca questa carta { $timing }.

khtcg-part-event = { $event ->
        [setup] All’inizio della partita
        [turn_start] All’inizio { khtcg-part-turn }
        [draw_start] All’inizio { khtcg-part-turn.of } Fase Pesca{ khtcg-part-turn.whose }
        [drawn] Quando { $of ->
            [own] peschi
           *[other] { khtcg-part-player } pesca
        } una carta
        [renewed] Quando { khtcg-part-whose.discard } diventano il mazzo
        [played] Quando { khtcg-part-about } viene giocata
        [enters] Quando { khtcg-part-about } entra in gioco
        [casting] Prima che { $of ->
            [own] tu
           *[other] { khtcg-part-player }
        } lanci una Magia
        [cast] Dopo che { $of ->
            [own] hai
           *[other] { khtcg-part-player } ha
        } lanciato una Magia
        [discarded] Quando { khtcg-part-about } viene scartata
        [leaves] Quando { khtcg-part-about } lascia il gioco
        [arrived] Quando { $of ->
            [this] questo Mondo diventa attuale
           *[other] un nuovo Mondo diventa { khtcg-part-whose.current }
        }
        [departed] Quando { $of ->
            [this] questo Mondo non è più attuale
           *[other] { khtcg-part-whose.world } non è più attuale
        }
        [control] Quando { khtcg-part-about } cambia controllo
        [counters] Quando cambiano i segnalini su { khtcg-part-about }
        [attached] Quando { khtcg-part-about } viene equipaggiata
        [detached] Quando { khtcg-part-about } non è più equipaggiata
        [form] Quando cambia { $of ->
            [this] la forma di questa carta
           *[other] { khtcg-part-whose.form }
        }
        [moved] Quando { $of ->
            [this] ti muovi qui
            [own] ti muovi
           *[other] { khtcg-part-player } si muove
        }
        [disrupted] Quando una Carta Oscura viene messa { khtcg-part-whose.on-world }
        [escaped] Quando { $of ->
            [own] fuggi
           *[other] { khtcg-part-player } fugge
        }
        [battle_start] Quando { $of ->
            [own] inizi
           *[other] { khtcg-part-player } inizia
        } una battaglia
        [battle_commit] Quando { khtcg-part-about } si unisce a una battaglia
        [damaged] Quando { khtcg-part-about } subisce danni
        [defeated] Quando { khtcg-part-about } viene sconfitta
        [battle_end] Dopo { khtcg-part-whose.battle }
        [action_start] All’inizio { khtcg-part-turn.of } Fase Azione{ khtcg-part-turn.whose }
        [action_end] Alla fine { khtcg-part-turn.of } Fase Azione{ khtcg-part-turn.whose }
        [challenge_start] Quando { $of ->
            [own] sfidi
           *[other] { khtcg-part-player } sfida
        }
        [challenge_commit] Quando { khtcg-part-about } si unisce a una sfida
        [won] Quando { $of ->
            [own] vinci
           *[other] { khtcg-part-player } vince
        } una sfida
        [lost] Quando { $of ->
            [own] perdi
           *[other] { khtcg-part-player } perde
        } una sfida
        [tied] Quando { khtcg-part-whose.challenge } finisce in parità
        [challenge_end] Dopo { khtcg-part-whose.challenge }
        [hp_gained] Quando { $of ->
            [own] guadagni
           *[other] { khtcg-part-player } guadagna
        } PV
        [hp_lost] Quando { $of ->
            [own] perdi
           *[other] { khtcg-part-player } perde
        } PV
        [discard_phase] { khtcg-part-turn.in } Fase Scarto{ khtcg-part-turn.whose }
        [discard_end] Alla fine { khtcg-part-turn.of } Fase Scarto{ khtcg-part-turn.whose }
       *[turn_end] Alla fine { khtcg-part-turn }
    }
    .also = { $event ->
            [draw_start] All’inizio della Fase Pesca
            [action_start] All’inizio della Fase Azione
            [action_end] Alla fine della Fase Azione
            [discard_phase] Nella Fase Scarto
           *[discard_end] Alla fine della Fase Scarto
        } { khtcg-part-turn }
    .also-2 = { $event ->
           *[disrupted] Quando una Carta Oscura è messa { khtcg-part-whose.on-world }
        }
khtcg-part-turn = { $of ->
        [opponent] del turno dell’avversario
        [any] di ogni turno
       *[own] del tuo turno
    }
    .of = { $of ->
        [opponent] della
        [any] di ogni
       *[own] della tua
    }
    .in = { $of ->
        [opponent] Nella
        [any] In ogni
       *[own] Nella tua
    }
    .whose = { $of ->
        [opponent] { " " }dell’avversario
       *[other] { "" }
    }
khtcg-part-player = { $of ->
        [this] il giocatore con questa carta
        [opponent] l’avversario
       *[any] un giocatore
    }
khtcg-part-whose =
    .discard = { $of ->
        [opponent] gli scarti dell’avversario
        [any] gli scarti di un giocatore
       *[own] i tuoi scarti
    }
    .world = { $of ->
        [opponent] il Mondo dell’avversario
        [any] il Mondo di un giocatore
       *[own] il tuo Mondo
    }
    .current = { $of ->
        [opponent] quello attuale dell’avversario
        [any] quello attuale di un giocatore
       *[own] il tuo Mondo attuale
    }
    .on-world = { $of ->
        [opponent] sul Mondo dell’avversario
        [any] sul Mondo di un giocatore
       *[own] sul tuo Mondo
    }
    .form = { $of ->
        [opponent] la forma dell’avversario
        [any] la forma di un giocatore
       *[own] la tua forma
    }
    .battle = { $of ->
        [opponent] una battaglia dell’avversario
        [any] una battaglia
       *[own] una tua battaglia
    }
    .challenge = { $of ->
        [opponent] una sfida dell’avversario
        [any] una sfida
       *[own] una tua sfida
    }
khtcg-part-about = { $of ->
        [this] questa carta
        [opponent] una { khtcg-part-any-card } dell’avversario{ khtcg-part-named }
        [any] una qualsiasi { khtcg-part-any-card }{ khtcg-part-named }
       *[own] una tua { khtcg-part-any-card }{ khtcg-part-named }
    }
khtcg-part-any-card = { $kinds ->
        [none] carta
       *[other] { $kinds }
    }

## Cosa deve essere vero

khtcg-condition-on-world = { $who ->
        [opponent] il Mondo attuale dell’avversario è
        [each] ogni Mondo attuale è
        [here] il Mondo qui è
       *[you] il tuo Mondo attuale è
    } { $name }
khtcg-condition-is-player = { $who ->
        [opponent] la Carta Giocatore dell’avversario è
        [each] ogni Carta Giocatore è
        [here] ogni Carta Giocatore qui è
       *[you] la tua Carta Giocatore è
    } { $name ->
        [none] { $kinds }
       *[other] { $name }
    }
khtcg-condition-controls = { $who ->
        [opponent] l’avversario ha
        [each] ogni giocatore ha
        [here] ogni giocatore qui ha
       *[you] hai
    } { $count ->
        [1] una { $kinds ->
            [none] carta
           *[other] { $kinds }
        }
       *[other] almeno { $count } { $kinds ->
            [none] carte
           *[other] { $kinds-many }
        }
    }{ khtcg-part-named }{ khtcg-part-low } in gioco
khtcg-condition-counters = questa carta ha almeno { $amount } { $amount ->
        [1] segnalino
       *[other] segnalini
    }
khtcg-condition-total = { $who ->
        [opponent] il totale dei Mondi dell’avversario è
        [each] ogni totale dei Mondi è
        [here] ogni totale dei Mondi qui è
       *[you] il tuo totale dei Mondi è
    } almeno { $amount }
khtcg-condition-hp = { $who ->
        [opponent] l’avversario ha
        [each] ogni giocatore ha
        [here] ogni giocatore qui ha
       *[you] hai
    } al massimo { $amount } PV
khtcg-condition-behind = { $in ->
        [hp] hai meno PV dell’avversario
        [world_total] il tuo totale dei Mondi è inferiore a quello dell’avversario
        [level] la tua Carta Giocatore ha un livello inferiore a quello dell’avversario
        [hand] hai meno carte in mano dell’avversario
       *[allies] hai meno alleati dell’avversario
    }
khtcg-condition-fights = { $fight ->
        [battle] questa carta partecipa a una battaglia
        [challenge] questa carta partecipa a una sfida
       *[any] questa carta partecipa a uno scontro
    }
khtcg-condition-during = { $what ->
        [own_turn] il turno è tuo
        [opponent_turn] il turno è dell’avversario
        [battle] una battaglia è in corso
       *[challenge] una sfida è in corso
    }
    .also = { $what ->
            [battle] si combatte una battaglia
           *[challenge] si tiene una sfida
        }
khtcg-condition-hand = { $who ->
        [opponent] l’avversario ha
        [each] ogni giocatore ha
        [here] ogni giocatore qui ha
       *[you] hai
    } al massimo { $amount } { $amount ->
        [1] carta
       *[other] carte
    } in mano
khtcg-condition-this-turn = in questo turno { $who ->
        [opponent] l’avversario ha
        [each] ogni giocatore ha
        [here] ogni giocatore qui ha
       *[you] hai
    } { $what ->
        [played] giocato almeno { $amount } { $amount ->
            [1] { $kinds ->
                [none] carta
               *[other] { $kinds }
            }
           *[other] { $kinds ->
                [none] carte
               *[other] { $kinds-many }
            }
        }
        [drawn] pescato almeno { $amount } { $amount ->
            [1] carta
           *[other] carte
        }
        [defeated] sconfitto { $amount ->
            [1] una Carta Oscura
           *[other] almeno { $amount } Carte Oscure
        }
        [hp_gained] guadagnato almeno { $amount } PV
        [hp_lost] perso almeno { $amount } PV
        [moved] compiuto { $amount ->
            [1] un movimento
           *[other] almeno { $amount } movimenti
        }
        [battles] iniziato { $amount ->
            [1] una battaglia
           *[other] almeno { $amount } battaglie
        }
        [won] vinto { $amount ->
            [1] una sfida
           *[other] almeno { $amount } sfide
        }
       *[lost] perso { $amount ->
            [1] una sfida
           *[other] almeno { $amount } sfide
        }
    }
khtcg-condition-role = { $as ->
        [disruptor] questa carta si trova sul Mondo dell’avversario
       *[ally] questa carta fa da alleato
    }

## L’intestazione di una carta

khtcg-card-form = { $type }/FC
khtcg-card-head = { $code }  { $name }: { $type }{ $level ->
        [-1] { "" }
       *[other] , livello { $level }
    }{ $numbers ->
        [none] { "" }
       *[other] , { $numbers }
    }
khtcg-card-attack = Attacco { $value }
khtcg-card-support = Supporto { $value }
khtcg-card-magic = Magia { $value }
khtcg-card-magic-support = Supporto Magico { $value }
khtcg-card-hp = PV { $value }
khtcg-card-pow = POT { $value }
khtcg-card-dark-level = Livello Oscuro { $value }
khtcg-card-home = { $name }
khtcg-card-basis = Noto della carta pubblicata: { $found }. Dedotto: { $inferred }. Tutto il resto è inventato.
khtcg-card-designed = Inventata.
khtcg-fact-name = nome
khtcg-fact-home = Mondo d’origine
khtcg-fact-group = gruppo
khtcg-fact-number = numero
khtcg-fact-level = livello
khtcg-fact-attack = Attacco
khtcg-fact-support = Supporto
khtcg-fact-magic = Magia
khtcg-fact-magic-support = Supporto Magico
khtcg-fact-hp = PV
khtcg-fact-pow = POT
khtcg-fact-dark-level = Livello Oscuro
khtcg-fact-bearers = portatori
khtcg-fact-cooperation = Cooperazione
khtcg-fact-limit = limite
khtcg-fact-text = testo
khtcg-fact-none = niente

## Mazzi

khtcg-deck-unknown = Non c’è nessuna carta { $code }: toglila o correggi il codice.
khtcg-deck-small = Un mazzo ha almeno { $least } carte, compresa la Carta Giocatore, non { $got }: aggiungine { $missing }.
khtcg-deck-large = Con le regole ffg un mazzo ha al massimo { $most } carte, non { $got }: togline { $surplus }.
khtcg-deck-no-player = Manca una Carta Giocatore con cui iniziare: mettine una. Una forma non vale.
khtcg-deck-players = Esattamente una Carta Giocatore, se il mazzo non è guidato da un Giocatore/XIII; ce ne sono { $got }: togline { $surplus }.
khtcg-deck-player-group = Accanto a un Giocatore/XIII sono ammessi solo altri Giocatori/XIII: togli { $card }.
khtcg-deck-copies = { $card }{ $level ->
        [-1] { "" }
       *[other] , livello { $level },
    } c’è { $got } volte, ne sono ammesse al massimo { $limit } con lo stesso nome e livello: togline { $surplus }.
khtcg-deck-limit = { $card } c’è { $got } volte contando tutti i livelli, il suo testo ne ammette { $limit }: togline { $surplus }.
khtcg-deck-promo = La carta promozionale { $card } c’è { $got } volte, ne è ammessa al massimo { $limit }: togline { $surplus }.

## Che cosa deve combaciare in una carta

khtcg-fit-single = «this», «subject», «bearer», «player», «form» e «world» sono una sola carta: togli ciò che sceglie fra più carte.
khtcg-fit-whose = La carta non può dirlo: «form», «player» e «world» sono «own» o «opponent», «disruptors» anche «any». Scrivi uno di questi.
khtcg-fit-kinds = Questi tipi non distinguono le carte di cui si tratta: togli «kinds», oppure scrivi tipi che solo alcune di esse hanno.
khtcg-fit-leader = La condizione vuole una sola risposta: scrivi «name», oppure con «is_player» o «name» o «kinds».
khtcg-fit-no-card = Questo evento non riguarda alcuna carta: togli questo, oppure scrivi un altro «event».
khtcg-fit-no-player = Questo accade a un giocatore, non a una carta: in «of» scrivi own, opponent o any.
khtcg-fit-everybody = La partita comincia una volta sola, per tutti: togli «of».
khtcg-fit-discarded = Dagli scarti una carta risponde solo a ciò che accade a te o all’avversario: in «of» scrivi own o opponent e togli «kinds», «name», «home», «by» e «limit».
khtcg-fit-itself = Il testo risponde solo a ciò che accade alla sua carta: togli questo, oppure scrivi un altro «of».
khtcg-fit-all = Si intendono tutte e nessuno sceglie: togli «chooser».
khtcg-fit-zero = 0 non cambia nulla: scrivi un altro numero.
khtcg-fit-empty = Qui non si farebbe nulla: scrivi almeno un’operazione.
khtcg-fit-last = Dal testo non si capirebbe dove finisce: metti ciò che segue prima, oppure dentro; una moneta dentro «heads» non lascia posto a «tails», e ciò che si può scegliere non contiene altre scelte.
khtcg-fit-condition = Serve una condizione: scrivi «if» o «unless».
khtcg-fit-also = La carta non conterebbe come nient’altro: scrivi «name» o «kinds».
khtcg-fit-already = La carta lo è già: togli questo.
khtcg-fit-again = Può valerne una sola: togli una delle due.
khtcg-fit-subject = Qui non accade nulla a nessuna carta: «subject» serve nei testi con «when». Scrivi un altro «to».
khtcg-fit-things = Due di queste cose sono uguali, quindi non c’è nulla da scegliere: scrivine un’altra, o togli «three».
khtcg-fit-price = Un prezzo si conosce prima di pagarlo: metti la scelta, o il testo di un’altra carta, in ciò che si fa dopo, o fanne due carte.
khtcg-fit-deed = Solo le carte giocate si distinguono per tipo: togli «kinds», o scrivi «what» come played.
khtcg-fit-into = Nessuna carta di questo tipo può stare lì: nell’Area Amici ci sono solo alleati, e su una Carta Giocatore si mettono solo Equipaggiamenti. Scrivi un altro «into» o altre carte.
khtcg-fit-replaces = Verrebbe sostituita di nuovo la stessa cosa: scrivi in «do» qualcos’altro, o qualcosa che fa l’avversario.
