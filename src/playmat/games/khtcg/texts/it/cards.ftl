### Il linguaggio delle carte: ciò che una carta dice, fatto da ciò che fa.

## Come si chiamano le carte

khtcg-kinds-player = Carta Giocatore
khtcg-kinds-form = forma
khtcg-kinds-friend = Carta Amico
khtcg-kinds-magic-friend = Carta Magia/Amico
khtcg-kinds-magic = Carta Magia
khtcg-kinds-magic-attack = Carta Magia/Attacco
khtcg-kinds-equipment = Carta Equipaggiamento
khtcg-kinds-dark = Carta Oscura
khtcg-kinds-heartless = Carta Oscura/Heartless
khtcg-kinds-villains = Carta Oscura/Cattivi
khtcg-kinds-nobody = Carta Nessuno
khtcg-kinds-world = Carta Mondo
khtcg-kinds-event = Carta Evento
khtcg-kinds-technique = Carta Tecnica
khtcg-kinds-attack = Carta Attacco
khtcg-kinds-light = Giocatore/Luce
khtcg-kinds-player-dark = Giocatore/Oscurità
khtcg-kinds-xiii = Giocatore/XIII
khtcg-timing-action = nella tua Fase Azione
khtcg-timing-battle = nella tua battaglia
khtcg-timing-challenge = in una sfida
khtcg-timing-challenge-phase = nella tua Fase Sfida
khtcg-against-discard = l’essere scartato (se non dopo uno scontro a cui ha partecipato)
khtcg-against-damage = i danni
khtcg-against-choice = l’essere scelto
khtcg-named = «{ $name }»

## Parti di frasi

khtcg-part-cards = { $amount ->
        [1] 1 carta
       *[other] { $amount } carte
    }
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
       *[other] { " " }di { $home }
    }
khtcg-part-low = { $level ->
        [99] { "" }
       *[other] { " " }di livello { $level } o meno
    }
khtcg-part-chooser = { $chooser ->
        [owner] { " " }(sceglie il suo giocatore)
        [opponent] { " " }(sceglie l’avversario)
        [random] { " " }(a caso)
       *[you] { "" }
    }
khtcg-part-of-whom = { $to ->
        [disruptors] { $whose ->
            [opponent] sul Mondo dell’avversario
            [own] sul tuo Mondo
           *[any] su qualsiasi Mondo
        }
       *[other] { $whose ->
            [opponent] dell’avversario
            [own] tra i tuoi
            [each] di ogni giocatore
            [here] di ogni giocatore qui
           *[any] in gioco
        }
    }
khtcg-part-target = { $to ->
        [this] questa carta
        [subject] quella carta
        [bearer] il portatore di questa carta
        [form] la tua forma
        [player] { $whose ->
            [opponent] la Carta Giocatore dell’avversario
           *[own] la tua Carta Giocatore
        }
        [world] { $whose ->
            [opponent] il Mondo attuale dell’avversario
           *[own] il tuo Mondo attuale
        }
       *[other] { $count ->
            [all] ogni
           *[other] { $count }
        } { $kinds ->
            [none] { $to ->
                [allies] { $count ->
                    [1] alleato
                    [all] alleato
                   *[other] alleati
                }
                [fighters] { $count ->
                    [1] alleato partecipante
                    [all] alleato partecipante
                   *[other] alleati partecipanti
                }
                [characters] { $count ->
                    [1] personaggio
                    [all] personaggio
                   *[other] personaggi
                }
                [disruptors] { $count ->
                    [1] Carta Oscura
                    [all] Carta Oscura
                   *[other] Carte Oscure
                }
                [equipment] Equipaggiamento
               *[attacks] { $count ->
                    [1] Carta Attacco
                    [all] Carta Attacco
                   *[other] Carte Attacco
                }
            }
           *[other] { $count ->
               [1] { $kinds }
               [all] { $kinds }
              *[other] carte ({ $kinds })
           }
        }{ khtcg-part-named }{ khtcg-part-low } { khtcg-part-of-whom }
    }
khtcg-part-these = { $to ->
        [this] questa carta
        [subject] quella carta
        [bearer] il portatore di questa carta
        [form] la tua forma
        [player] { $whose ->
            [opponent] la Carta Giocatore dell’avversario
           *[own] la tua Carta Giocatore
        }
        [world] { $whose ->
            [opponent] il Mondo attuale dell’avversario
           *[own] il tuo Mondo attuale
        }
       *[other] ogni { $kinds ->
            [none] { $to ->
                [allies] alleato
                [fighters] alleato partecipante
                [characters] personaggio
                [disruptors] Carta Oscura
                [equipment] Equipaggiamento
               *[attacks] Carta Attacco
            }
           *[other] { $kinds }
        }{ khtcg-part-named } { khtcg-part-of-whom }
    }
khtcg-part-found = { $count ->
        [all] ogni
       *[other] { $count }
    } { $kinds ->
        [none] { $count ->
            [1] carta
            [all] carta
           *[other] carte
        }
       *[other] { $count ->
           [1] { $kinds }
           [all] { $kinds }
          *[other] carte ({ $kinds })
       }
    }{ khtcg-part-named }{ khtcg-part-low }
khtcg-part-into = { $into ->
        [hand] in mano
        [deck_top] in cima al mazzo
        [deck_bottom] in fondo al mazzo
        [allies] nell’Area Amici
        [player] sulla tua Carta Giocatore
       *[discard] negli scarti
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
       *[other] { " " }a meno che sia vero questo: { $unless }
    }
khtcg-part-case = { $if ->
        [none] { "" }
       *[other] , se { $if }
    }{ $unless ->
        [none] { "" }
       *[other] , a meno che sia vero questo: { $unless }
    }
khtcg-part-by = { $by ->
        [battle] { " " }per l’attacco di una battaglia
        [magic] { " " }per una Magia
        [text] { " " }per un testo
        [fight] { " " }dopo uno scontro
        [own_act] { " " }per decisione del suo giocatore
       *[any] { "" }
    }
khtcg-part-limit = { $limit ->
        [turn] { " " }(una volta per turno)
        [phase] { " " }(una volta per fase)
       *[always] { "" }
    }
khtcg-part-act = { $act ->
        [play] giocare
        [move] muoversi
        [battle] iniziare una battaglia
        [escape] fuggire
        [disrupt] ostacolare
        [call] chiamare
        [cast] lanciare
        [equip] giocare Equipaggiamento
        [transform] giocare forme
        [commit] far partecipare
        [challenge] sfidare
        [option] usare opzioni di una sfida
        [assign] dare danni che altre possono prendere a
        [win] vincere
       *[use] usare abilità
    }
khtcg-part-what = { $kinds ->
        [none] { "" }
       *[other] { " " }alcuna { $kinds }
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
    } { khtcg-part-counted } dalla mano{ $chooser ->
        [random] { " " }a caso
        [you] { " " }(scegli tu)
        [opponent] { " " }(sceglie l’avversario)
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
        [1] Guarda la prima carta del tuo mazzo; rimettila in cima o in fondo.
       *[other] Guarda le prime { $amount } carte del tuo mazzo, prendine una in mano e metti le altre in fondo al mazzo.
    }
khtcg-effects-mill = { $who ->
        [you] Metti
        [each] Ogni giocatore mette
        [here] Ogni giocatore qui mette
       *[opponent] L’avversario mette
    } negli scarti le carte in cima al mazzo: { khtcg-part-cards }.
khtcg-effects-search = Cerca nel tuo mazzo { khtcg-part-found }, metti { khtcg-part-into } e mescola.
khtcg-effects-recover = Metti { khtcg-part-found } dai tuoi scarti { khtcg-part-into }.
khtcg-effects-put = Metti { khtcg-part-found } dalla mano { khtcg-part-into }.
khtcg-effects-equip = Metti una Carta Equipaggiamento{ $equipment ->
        [none] { "" }
       *[other] { " " }di nome { $equipment }
    } dalla mano su { khtcg-part-target }{ $anyone ->
        [yes] , chiunque possa portarla
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
khtcg-effects-damage = { $split ->
        [yes] Dividi { $amount } danni{ khtcg-part-per } tra le Carte Oscure di questa scelta: { khtcg-part-target }.
       *[no] { $amount } danni{ khtcg-part-per } a { khtcg-part-target }{ khtcg-part-chooser }.
    }
khtcg-effects-defeat = Sconfiggi { khtcg-part-target }{ khtcg-part-chooser }.
khtcg-effects-discard = Scarta { khtcg-part-target }{ khtcg-part-chooser }.
khtcg-effects-keep = { $who ->
        [you] Tieni
        [opponent] L’avversario tiene
        [here] Ogni giocatore qui tiene
       *[each] Ogni giocatore tiene
    } { $amount } { $amount ->
        [1] alleato
       *[other] alleati
    } a sua scelta e scarta gli altri.
khtcg-effects-send = Metti { khtcg-part-target } { khtcg-part-back }{ khtcg-part-chooser }.
khtcg-effects-raise = { khtcg-part-stat } di { khtcg-part-target }: { $amount }{ khtcg-part-per }, { khtcg-part-until }.
khtcg-effects-forbid = { $who ->
        [you] Non puoi
        [each] Nessun giocatore può
        [here] Nessun giocatore qui può
       *[opponent] L’avversario non può
    } { khtcg-part-act }{ khtcg-part-what } { khtcg-part-until }.
khtcg-effects-silence = Il testo di { khtcg-part-target } non conta { khtcg-part-until }.
khtcg-effects-capture = Cattura { khtcg-part-target }{ khtcg-part-chooser }: finché questa carta è in gioco conta solo il suo nome.
khtcg-effects-control = Prendi il controllo di { khtcg-part-target }{ khtcg-part-chooser } { khtcg-part-until }.
khtcg-effects-counter = Segnalini su { khtcg-part-target }: { $amount }.
khtcg-effects-extra-challenge = Puoi sfidare { $amount ->
        [1] ancora una volta
       *[other] ancora { $amount } volte
    } in questo turno.
khtcg-effects-lay-world = Metti { khtcg-part-found } dalla mano in cima alla tua area dei Mondi. Non è un movimento.
khtcg-effects-coin = Lancia una moneta. Testa: { $heads }{ $tails ->
        [none] { "" }
       *[other] { " " }Croce: { $tails }
    }
khtcg-effects-may = Puoi fare questo: { $do }
khtcg-effects-if = Solo{ khtcg-part-provided }: { $do }

## Cosa dice una carta

khtcg-text-when = { khtcg-part-event }{ khtcg-part-by }{ $from ->
        [discard] , mentre questa carta è nei tuoi scarti
        [hand] , mentre questa carta è nella tua mano
       *[play] { "" }
    }{ khtcg-part-limit }{ khtcg-part-case }: { $do }
khtcg-text-ability = Puoi usarla { $timing }{ khtcg-part-limit }{ khtcg-part-case }{ $cost ->
        [none] { "" }
       *[other] . Prezzo: { $cost } Effetto
    }: { $do }
khtcg-text-raise = { khtcg-part-stat } di { khtcg-part-these }: { $amount }{ khtcg-part-per }{ $most ->
        [0] { "" }
       *[other] { " " }(al massimo { $most })
    }{ khtcg-part-provided }.
khtcg-text-set = { khtcg-part-stat } di { khtcg-part-these } è { $amount }{ khtcg-part-provided }.
khtcg-text-forbid = { $who ->
        [you] Non puoi
        [each] Nessun giocatore può
        [here] Nessun giocatore qui può
       *[opponent] L’avversario non può
    } { khtcg-part-act }{ khtcg-part-what }{ khtcg-part-named }{ khtcg-part-provided }.
khtcg-text-rule = { $who ->
        [you] Per te
        [each] Per ogni giocatore
        [here] Per ogni giocatore qui
       *[opponent] Per l’avversario
    }, { $number ->
        [draw_target] il numero di carte fino a cui si riempie la mano
        [move_hp] i PV guadagnati muovendosi
        [escape_price] i PV persi fuggendo
        [challenge_loss] i PV persi perdendo una sfida
        [challenges] il numero di sfide in un turno
        [hand_limit] il numero di carte che si tengono in mano
        [ladder] il passo di livello da alleato ad alleato
        [hp_gain] ogni guadagno di PV
        [hp_loss] ogni perdita di PV
        [damage] ogni danno inflitto
        [world_total] il totale dei Mondi
        [battle_total] il totale di una battaglia
       *[challenge_total] il totale di una sfida
    }: { $amount }{ khtcg-part-per }{ khtcg-part-provided }.
khtcg-text-limit = { $who ->
        [you] Puoi avere
        [each] Ogni giocatore può avere
        [here] Ogni giocatore qui può avere
       *[opponent] L’avversario può avere
    } al massimo { $amount } { $area ->
        [allies] alleati
       *[equipment] Carte Equipaggiamento su un personaggio
    }{ khtcg-part-provided }.
khtcg-text-silence = Il testo di { khtcg-part-these } non conta{ khtcg-part-provided }.
khtcg-text-protect = Protegge { khtcg-part-these } contro { $against }{ khtcg-part-by }{ khtcg-part-provided }.
khtcg-text-also = Questa carta conta anche come { $name ->
        [none] { $kinds }
       *[other] { $kinds ->
            [none] { $name }
           *[other] { $name } e { $kinds }
        }
    }.
khtcg-text-only = Gioca questa carta solo{ khtcg-part-provided }.
khtcg-text-price = Prima di giocare questa carta, fai questo: { $do }
khtcg-text-play-level = Il livello che conta quando giochi questa carta: { $amount }{ khtcg-part-provided }.
khtcg-text-instead = Quando questa carta verrebbe scartata{ khtcg-part-by }, mettila invece { khtcg-part-into }.
khtcg-text-bearers = Solo { $names } può portare questa carta.
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
        [draw_start] All’inizio della Fase Pesca { khtcg-part-turn }
        [drawn] Quando { khtcg-part-player } { $of ->
            [own] peschi
           *[other] pesca
        } una carta
        [renewed] Quando gli scarti { khtcg-part-whose } diventano il mazzo
        [played] Quando { khtcg-part-about } viene giocata
        [enters] Quando { khtcg-part-about } entra in gioco
        [casting] Prima che { khtcg-part-player } lanci una Magia
        [cast] Dopo che { khtcg-part-player } { $of ->
            [own] hai lanciato
           *[other] ha lanciato
        } una Magia
        [discarded] Quando { khtcg-part-about } viene scartata
        [leaves] Quando { khtcg-part-about } lascia il gioco
        [arrived] Quando { $of ->
            [this] questo Mondo diventa attuale
           *[other] il Mondo { khtcg-part-whose } diventa attuale
        }
        [departed] Quando { $of ->
            [this] questo Mondo non è più attuale
           *[other] il Mondo { khtcg-part-whose } non è più attuale
        }
        [control] Quando { khtcg-part-about } cambia controllo
        [counters] Quando cambiano i segnalini su { khtcg-part-about }
        [attached] Quando { khtcg-part-about } viene equipaggiata
        [detached] Quando { khtcg-part-about } non è più equipaggiata
        [form] Quando cambia la forma { khtcg-part-whose }
        [moved] Quando { $of ->
            [this] ti muovi qui
            [own] ti muovi
           *[other] { khtcg-part-player } si muove
        }
        [disrupted] Quando una Carta Oscura è messa sul Mondo { khtcg-part-whose }
        [escaped] Quando { khtcg-part-player } { $of ->
            [own] fuggi
           *[other] fugge
        }
        [battle_start] Quando { khtcg-part-player } { $of ->
            [own] inizi
           *[other] inizia
        } una battaglia
        [battle_commit] Quando { khtcg-part-about } si unisce a una battaglia
        [damaged] Quando { khtcg-part-about } subisce danni
        [defeated] Quando { khtcg-part-about } viene sconfitta
        [battle_end] Dopo una battaglia { khtcg-part-whose }
        [action_start] All’inizio della Fase Azione { khtcg-part-turn }
        [action_end] Alla fine della Fase Azione { khtcg-part-turn }
        [challenge_start] Quando { khtcg-part-player } { $of ->
            [own] sfidi
           *[other] sfida
        }
        [challenge_commit] Quando { khtcg-part-about } si unisce a una sfida
        [won] Quando { khtcg-part-player } { $of ->
            [own] vinci
           *[other] vince
        } una sfida
        [lost] Quando { khtcg-part-player } { $of ->
            [own] perdi
           *[other] perde
        } una sfida
        [tied] Quando una sfida { khtcg-part-whose } è pari
        [challenge_end] Dopo una sfida { khtcg-part-whose }
        [hp_gained] Quando { khtcg-part-player } { $of ->
            [own] guadagni
           *[other] guadagna
        } PV
        [hp_lost] Quando { khtcg-part-player } { $of ->
            [own] perdi
           *[other] perde
        } PV
        [discard_phase] Nella Fase Scarto { khtcg-part-turn }
        [discard_end] Alla fine della Fase Scarto { khtcg-part-turn }
       *[turn_end] Alla fine { khtcg-part-turn }
    }
khtcg-part-turn = { $of ->
        [opponent] del turno dell’avversario
        [any] di ogni turno
       *[own] del tuo turno
    }
khtcg-part-player = { $of ->
        [this] il giocatore con questa carta
        [opponent] l’avversario
        [any] un giocatore
       *[own] tu
    }
khtcg-part-whose = { $of ->
        [opponent] dell’avversario
        [any] di un giocatore
       *[own] tuo
    }
khtcg-part-about = { $of ->
        [this] questa carta
       *[other] una{ $kinds ->
            [none] { " " }carta
           *[other] { " " }{ $kinds }
        }{ khtcg-part-named } { $of ->
            [opponent] dell’avversario
            [any] di qualsiasi giocatore
           *[own] tua
        }
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
    } { khtcg-part-found } in gioco
khtcg-condition-counters = ha almeno { $amount } { $amount ->
        [1] segnalino
       *[other] segnalini
    }
khtcg-condition-total = { $who ->
        [opponent] il totale dei Mondi dell’avversario è
        [each] ogni totale dei Mondi è
        [here] ogni totale dei Mondi qui è
       *[you] il tuo totale dei Mondi è
    } { $amount } o più
khtcg-condition-hp = { $who ->
        [opponent] l’avversario ha
        [each] ogni giocatore ha
        [here] ogni giocatore qui ha
       *[you] hai
    } { $amount } PV o meno
khtcg-condition-behind = hai meno dell’avversario: { $in ->
        [hp] PV
        [world_total] totale dei Mondi
        [level] livello della Carta Giocatore
        [hand] carte in mano
       *[allies] alleati
    }
khtcg-condition-fights = { $fight ->
        [battle] questa carta partecipa a una battaglia
        [challenge] questa carta partecipa a una sfida
       *[any] questa carta partecipa a uno scontro
    }
khtcg-condition-during = { $what ->
        [own_turn] è il tuo turno
        [opponent_turn] è il turno dell’avversario
        [battle] è in corso una battaglia
       *[challenge] è in corso una sfida
    }
khtcg-condition-hand = { $who ->
        [opponent] l’avversario ha
        [each] ogni giocatore ha
        [here] ogni giocatore qui ha
       *[you] hai
    } al massimo { $amount } carte in mano
khtcg-condition-role = { $as ->
        [disruptor] si trova sul Mondo dell’avversario
       *[ally] è un alleato
    }

## L’intestazione di una carta

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

khtcg-fit-single = «this», «subject», «bearer» e «player» sono una sola carta: togli ciò che sceglie fra più carte.
khtcg-fit-itself = Il testo risponde solo a ciò che accade alla sua carta: togli questo, oppure scrivi un altro «of».
khtcg-fit-all = Si intendono tutte e nessuno sceglie: togli «chooser».
khtcg-fit-zero = 0 non cambia nulla: scrivi un altro numero.
khtcg-fit-empty = Qui non si farebbe nulla: scrivi almeno un’operazione.
khtcg-fit-condition = Serve una condizione: scrivi «if» o «unless».
khtcg-fit-also = La carta non conterebbe come nient’altro: scrivi «name» o «kinds».
khtcg-fit-subject = Qui non accade nulla a nessuna carta: «subject» serve nei testi con «when». Scrivi un altro «to».
