### Kingdom Hearts Perilous Pursuit: everything people read.
###
### Termini: World mondo; World Saved / World Lost Mondo Salvo / Mondo Perduto; saved / overrun salvato / perduto;
### Heartless Marker segnalino Heartless (in breve: il segnalino); World Roll lancio del mondo; World Effect
### Effetto Mondo; removal roll lancio di rimozione; Ready preparare, pronta; Set impostare, impostata; Activate
### attivare, usare; Token gettone; action space spazio azione; hero eroe; active hero eroe di turno; board plancia;
### turn turno; phase fase (Lancio, Assegnazione, Attivazione, Lancio del mondo); Health Salute; Shield Scudo; damage
### danno; Item Card carta Oggetto; dice card carta dado; roll lancio; throw again rilanciare; decline rinunciare;
### discard scartare; deck mazzo; discard pile pila degli scarti.
### I nomi delle carte stanno tra «». I nomi di mondi ed eroi non hanno articolo né aggettivi che concordino con loro.

## Names

perilous-name = Kingdom Hearts Perilous Pursuit

perilous-hero-sora = Sora
perilous-hero-donald = Paperino
perilous-hero-goofy = Pippo
perilous-hero-kairi = Kairi
perilous-hero-riku = Riku

perilous-ability-sora = Incursione
perilous-ability-donald = Bottino condiviso
perilous-ability-goofy = Guardia del cavaliere
perilous-ability-kairi = Luce del cuore
perilous-ability-riku = Fendente oscuro

perilous-ability-text-marker = Il segnalino Heartless si sposta di { $n ->
    [one] una casella
   *[other] { $n } caselle
} verso Mondo Salvo.
perilous-ability-text-draws = { $n ->
    [one] Un eroe a scelta pesca una carta Oggetto.
   *[other] Fino a { $n } eroi a scelta pescano una carta Oggetto ciascuno.
}
perilous-ability-text-shields = { $n ->
    [one] Un eroe a scelta riceve uno Scudo.
   *[other] Distribuisci fino a { $n } Scudi, a uno o più eroi.
}
perilous-ability-text-heal = { $n ->
    [one] Un eroe a scelta recupera un punto Salute.
   *[other] Distribuisci fino a { $n } punti Salute, a uno o più eroi.
}
perilous-ability-text-marker-distract = { $n ->
    [one] Il segnalino Heartless si sposta di una casella verso Mondo Salvo e in questo turno il mondo lancia un dado blu in meno.
   *[other] Il segnalino Heartless si sposta di { $n } caselle verso Mondo Salvo e in questo turno il mondo lancia { $n } dadi blu in meno.
}

perilous-action-attack = Attacco
perilous-action-protect = Difesa
perilous-action-distract = Diversivo
perilous-action-collect = Raccolta
perilous-action-ability = Abilità

perilous-face-attack = attacco
perilous-face-protect = difesa
perilous-face-distract = diversivo
perilous-face-collect = raccolta
perilous-face-ability = abilità
perilous-face-wild = jolly
perilous-face-heartless = Heartless
perilous-face-blank = vuoto
perilous-face-lost = perso
perilous-dice = { $count ->
    [one] dado { $dice }
   *[other] dadi { $dice }
}
perilous-black-face = { $face } (nero)

perilous-item-attack = Attacco
perilous-item-attack-x2 = Attacco ×2
perilous-item-protect = Difesa
perilous-item-protect-x2 = Difesa ×2
perilous-item-distract = Diversivo
perilous-item-distract-x2 = Diversivo ×2
perilous-item-collect = Raccolta
perilous-item-collect-x2 = Raccolta ×2
perilous-item-ability = Abilità
perilous-item-ability-x2 = Abilità ×2
perilous-item-reroll = Rilancio
perilous-item-fewer = 2 dadi blu in meno
perilous-item-ignore = Ignora un Heartless

perilous-world-twilight-town = Crepuscopoli
perilous-world-traverse-town = Città di Mezzo
perilous-world-hollow-bastion = Fortezza Oscura
perilous-world-destiny-islands = Isole del Destino
perilous-world-beasts-castle = Castello della Bestia
perilous-world-deep-jungle = Giungla Profonda
perilous-world-wonderland = Paese delle Meraviglie
perilous-world-agrabah = Agrabah
perilous-world-land-of-dragons = Terra dei Dragoni
perilous-world-olympus-coliseum = Monte Olimpo
perilous-world-halloween-town = Città di Halloween
perilous-world-atlantica = Atlantica
perilous-world-kingdom-of-corona = Regno di Corona
perilous-world-neverland = Isola che non c’è
perilous-world-port-royal = Port Royal
perilous-world-hundred-acre-wood = Bosco dei Cento Acri
perilous-world-radiant-garden = Radiant Garden
perilous-world-monstropolis = Mostropoli
perilous-world-space-paranoids = Space Paranoids
perilous-world-disney-castle = Castello Disney
perilous-world-arendelle = Arendelle
perilous-world-san-fransokyo = San Fransokyo
perilous-world-toy-box = Scatola dei Giocattoli
perilous-world-pride-lands = Terre del Branco
perilous-world-end-of-the-world = Confini del Mondo
perilous-world-the-world-that-never-was = Mondo che non esiste
perilous-world-keyblade-graveyard = Cimitero dei Keyblade
perilous-world-castle-oblivion = Castello dell’Oblio

## World Effects, one operation each

perilous-effect-unset = { $whole ->
    [yes] Ogni eroe toglie il gettone Impostata di { $action }.
   *[no] L’eroe di turno toglie il gettone Impostata di { $action }.
}
perilous-effect-unset-all = { $whole ->
    [yes] Ogni eroe toglie tutti i gettoni Impostata.
   *[no] L’eroe di turno toglie tutti i gettoni Impostata.
}
perilous-effect-unready = { $whole ->
    [yes] Ogni eroe toglie i gettoni Pronta e Impostata di { $action }.
   *[no] L’eroe di turno toglie i gettoni Pronta e Impostata di { $action }.
}
perilous-effect-damage = { $whole ->
    [yes] Ogni eroe subisce { $n ->
        [one] 1 danno.
       *[other] { $n } danni.
    }
   *[no] L’eroe di turno subisce { $n ->
        [one] 1 danno.
       *[other] { $n } danni.
    }
}
perilous-effect-spawn = Il segnalino Heartless si sposta di { $n ->
    [one] una casella
   *[other] { $n } caselle
} verso Mondo Perduto.
perilous-effect-lose-shield = { $whole ->
    [yes] Ogni eroe perde { $n ->
        [one] uno Scudo.
       *[other] { $n } Scudi.
    }
   *[no] L’eroe di turno perde { $n ->
        [one] uno Scudo.
       *[other] { $n } Scudi.
    }
}
perilous-effect-discard-item = { $whole ->
    [yes] Ogni eroe scarta { $n ->
        [one] una carta Oggetto a scelta.
       *[other] { $n } carte Oggetto a scelta.
    }
   *[no] L’eroe di turno scarta { $n ->
        [one] una carta Oggetto a scelta.
       *[other] { $n } carte Oggetto a scelta.
    }
}

## Lists

perilous-list = { $first }, { $rest }
perilous-share = { $hero } +{ $n }

## What is asked

perilous-ask-heart-window = { $hero }, è uscito un Heartless. Giochi una carta?
perilous-ask-heart = { $hero }, è uscito un Heartless. Da rilanciare: { $dice }. Quali altri dadi aggiungi?
perilous-ask-keep = { $hero }, quali dadi rilanci? { $left ->
    [one] Resta un lancio.
   *[other] Restano { $left } lanci.
}
perilous-ask-last-window = { $hero }, era l’ultimo lancio. Giochi «Rilancio»?
perilous-ask-assign = { $hero }, per che cosa usi i dadi?
perilous-ask-card = { $hero }, puoi aiutare giocando una carta dado.
perilous-ask-activate = { $hero }, quale dado attivi adesso?
perilous-ask-owner = { $hero }, usi { $action }?
perilous-ask-draws = { $hero }, chi pesca una carta Oggetto? Al massimo { $n ->
    [one] un eroe.
   *[other] { $n } eroi.
}
perilous-ask-shields = { $hero }, chi riceve { $n ->
    [one] lo Scudo?
   *[other] gli Scudi? Puoi darne fino a { $n }.
}
perilous-ask-heal = { $hero }, chi recupera Salute? Puoi dare { $n ->
    [one] un punto.
   *[other] fino a { $n } punti.
}
perilous-ask-draw-window = { $hero }, stai per pescare con la mano piena. Giochi prima «2 dadi blu in meno»?
perilous-ask-discard = { $hero }, quale carta scarti?
perilous-ask-world-pre = { $hero }, il mondo sta per lanciare. Giochi «2 dadi blu in meno»?
perilous-ask-world-window = { $hero }, il mondo ha lanciato. Giochi una carta prima degli effetti?
perilous-ask-damage = { $hero }, subisci { $n ->
    [one] 1 danno
   *[other] { $n } danni
}. Quanti Scudi usi?
perilous-ask-rethrow = { $hero }, quali di questi dadi rilanci?
perilous-ask-removal-window = { $hero }, ecco il lancio di rimozione. Giochi una carta?
perilous-ask-second-window = { $hero }, ecco il secondo lancio di rimozione. Giochi «Rilancio»?

## What an answer does

perilous-do-stop = Fermati e tieni tutti i dadi.
perilous-do-throw = Rilancia: { $dice }.
perilous-do-ready = Prepara { $action } ({ $dice }).
perilous-do-set = Imposta { $action } con il { $dice }.
perilous-do-activate-own = Metti il { $dice } sulla tua azione { $action }.
perilous-do-activate = Metti il { $dice } su { $action } di { $hero }.
perilous-do-card = Gioca «{ $card }»: i suoi dadi si aggiungono a quelli dell’eroe di turno.
perilous-do-reroll = Gioca «{ $card }»: un lancio in più.
perilous-do-fewer = Gioca «{ $card }»: in questo turno il mondo lancia due dadi blu in meno.
perilous-do-ignore = Gioca «{ $card }»: il dado nero vale come vuoto.
perilous-do-discard = Scarta «{ $card }».
perilous-do-pass = Non giocare nulla.
perilous-do-end = Concludi la fase di Assegnazione.
perilous-do-take-attack = Attacco di { $hero }: il segnalino si sposta di una casella verso Mondo Salvo.
perilous-do-take-protect = Difesa di { $hero }: uno Scudo in più.
perilous-do-take-distract = Diversivo di { $hero }: il mondo lancia senza questo dado.
perilous-do-take-collect = Raccolta di { $hero }: pesca una carta Oggetto.
perilous-do-take-ability = Usa l’Abilità di { $hero }.
perilous-do-decline = { $action } di { $hero }: rinuncia, il dado è speso.
perilous-do-next = Ora tocca a { $action } di { $hero }: decide { $hero }.
perilous-do-shield = { $n ->
    [0] Non usare Scudi: tutti i danni tolgono Salute.
    [one] Usa uno Scudo; gli altri danni tolgono Salute.
   *[other] Usa { $n } Scudi; gli altri danni tolgono Salute.
}
perilous-do-draws = Chi pesca: { $heroes }.
perilous-do-draw-nobody = Nessuno pesca.
perilous-do-shields = Distribuisci Scudi: { $shares }.
perilous-do-heal = Distribuisci punti Salute: { $shares }.
perilous-do-give-nobody = Non dare nulla a nessuno.

## What happened

perilous-event-dealt = { $hero } riceve «{ $card }».
perilous-event-card-dealt = { $hero } riceve una carta.
perilous-event-first-hero = Comincia { $hero }.
perilous-event-turn = Turno { $n }: { $hero }.
perilous-event-threw = { $hero } lancia ({ $dice }): { $faces }.
perilous-event-stopped = { $hero } tiene questi dadi.
perilous-event-dice-lost = Persi per gli Heartless dell’ultimo lancio: { $dice }.
perilous-event-played = { $hero } gioca «{ $card }».
perilous-event-readied = { $hero } prepara { $action } ({ $dice }).
perilous-event-set = { $hero } imposta { $action } con il { $dice }.
perilous-event-assigned = { $hero } mette il { $dice } su { $action } di { $owner }.
perilous-event-assigned-own = { $hero } mette il { $dice } su { $action }.
perilous-event-took = { $hero } usa { $action }.
perilous-event-declined = { $hero } rinuncia all’azione { $action }.
perilous-event-shield-gained = { $hero } riceve { $n ->
    [one] uno Scudo
   *[other] { $n } Scudi
} e ne ha { $now }.
perilous-event-shield-spent = { $hero } para { $n ->
    [one] 1 danno
   *[other] { $n } danni
} con gli Scudi; { $now ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $now }
}.
perilous-event-shield-lost = { $hero } perde { $n ->
    [one] uno Scudo
   *[other] { $n } Scudi
}; { $now ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $now }
}.
perilous-event-hurt = { $hero } perde { $n ->
    [one] un punto
   *[other] { $n } punti
} Salute e scende a { $now }.
perilous-event-healed = { $hero } recupera { $n ->
    [one] un punto
   *[other] { $n } punti
} Salute e sale a { $now }.
perilous-event-marker-saved = Il segnalino si sposta di { $n ->
    [one] una casella
   *[other] { $n } caselle
} verso Mondo Salvo: { $now ->
    [0] è arrivato
    [one] ne manca 1
   *[other] ne mancano { $now }
}.
perilous-event-marker-lost = Il segnalino { $n ->
    [0] non si sposta oltre
    [one] si sposta di una casella
   *[other] si sposta di { $n } caselle
} verso Mondo Perduto: { $now ->
    [one] è a 1 casella
   *[other] è a { $now } caselle
} da Mondo Salvo.
perilous-event-blue-out = { $hero } toglie { $n ->
    [one] un dado blu
   *[other] { $n } dadi blu
} al mondo per questo turno.
perilous-event-black-out = { $hero } toglie il dado nero al mondo per questo turno.
perilous-event-drew = { $hero } pesca «{ $card }».
perilous-event-card-drawn = { $hero } pesca una carta.
perilous-event-no-card = { $hero } non può pescare: non ci sono più carte.
perilous-event-discarded = { $hero } scarta «{ $card }».
perilous-event-reshuffled = La pila degli scarti viene mescolata: il nuovo mazzo è di { $n ->
    [one] una carta.
   *[other] { $n } carte.
}
perilous-event-world-rolled = Lancio del mondo nel turno di { $hero }: { $faces }.
perilous-event-no-world-roll = Il mondo non ha dadi da lanciare.
perilous-event-removal-rolled = Lancio di rimozione di { $hero }: { $faces }.
perilous-event-rethrew = Dadi rilanciati: { $faces }.
perilous-event-effect = Heartless: scatta l’Effetto Mondo ({ $world }).
perilous-event-unset = { $hero } perde il gettone Impostata di { $action }.
perilous-event-unreadied = { $hero } perde ogni gettone di { $action }.
perilous-event-world-entered = Entra in gioco un nuovo mondo, { $world }, a { $n ->
    [one] una casella
   *[other] { $n } caselle
} da Mondo Salvo.
perilous-event-world-saved = Mondo salvato: { $world }! Mondi salvati finora: { $n }.
perilous-event-world-overrun = Mondo perduto: { $world }. Mondi perduti finora: { $n }.
perilous-event-replaced = In fondo alla pila va un altro mondo: { $world }.
perilous-event-won = I mondi sono salvi: la squadra ha vinto!
perilous-event-lost-overrun = Due mondi sono perduti: la squadra ha perso.
perilous-event-lost-health = { $hero } non ha più Salute: la squadra ha perso.

## Why not

perilous-why-not-now = Prima rispondi alla domanda aperta: questa non è una delle sue risposte.
perilous-why-hero-first = Prima deve rispondere { $hero }.
perilous-why-not-active = Può deciderlo solo chi è di turno: { $hero }.
perilous-why-heartless = È uscito un Heartless. Da rilanciare per forza: { $dice }. Si possono aggiungere altri dadi.
perilous-why-no-roll = I { $n } lanci di questo turno sono finiti.
perilous-why-throw-what = Indica dadi da 1 a 6, ciascuno una volta sola, oppure «stop».
perilous-why-rethrow = Indica almeno uno dei dadi sul tavolo.
perilous-why-roll-over = I dadi si rilanciano solo nella fase di Lancio.
perilous-why-assign-phase = I dadi si assegnano solo nella fase di Assegnazione.
perilous-why-assign-form = Indica un’azione e poi i numeri dei dadi, per esempio «ready attack 1 2».
perilous-why-other-board = Con i dadi non si può preparare né impostare un’azione sulla plancia di un altro eroe.
perilous-why-ready-already = L’azione { $action } è già pronta.
perilous-why-set-already = L’azione { $action } è già impostata.
perilous-why-set-needs-ready = Prima di impostare l’azione { $action } bisogna prepararla.
perilous-why-not-set = Sulla tua plancia l’azione { $action } non è impostata, quindi non ha uno spazio azione.
perilous-why-not-both-set = L’azione { $action } deve essere impostata su entrambe le plance; su quella di { $hero } non lo è.
perilous-why-space-taken = Lo spazio dell’azione { $action } di { $hero } ha già avuto il suo dado in questo turno.
perilous-why-both-in-space = L’altro dado di questa carta è nello spazio dell’azione { $action } di { $hero }: non possono starci tutti e due.
perilous-why-no-such-die = Il dado { $die } non c’è.
perilous-why-die-spent = Il dado { $die } è già assegnato.
perilous-why-die-lost = Il dado { $die } è perso per questo turno, a causa dell’Heartless.
perilous-why-die-blank = Il dado { $die } è vuoto: il suo Heartless è stato ignorato.
perilous-why-die-symbol = Il dado { $die } non vale per { $action }.
perilous-why-which-dice = Indica quali dadi; { $need ->
    [one] ne serve uno.
   *[other] ne servono { $need }.
}
perilous-why-too-few-dice = { $need ->
    [one] Per { $action } serve un dado
   *[other] Per { $action } servono { $need } dadi insieme
}; { $n ->
    [0] non ce n’è nessuno.
    [one] ce n’è uno solo.
   *[other] ce ne sono solo { $n }.
}
perilous-why-too-many-dice = Qui per { $action } { $need ->
    [one] si usa un dado
   *[other] si usano { $need } dadi
}, non { $n }.
perilous-why-twin-elsewhere = L’altro dado di questa carta è sulla plancia di { $hero }: anche il dado { $die } deve andare lì.
perilous-why-not-held = Non hai in mano «{ $card }».
perilous-why-discard-first = Prima bisogna scartare una carta; adesso «{ $card }» non si può giocare.
perilous-why-no-discard = Adesso non c’è bisogno di scartare «{ $card }».
perilous-why-dice-card = «{ $card }» è una carta dado: si gioca nella fase di Assegnazione.
perilous-why-reroll = «{ $card }» si gioca quando l’eroe di turno non ha più lanci, prima della fase di Assegnazione.
perilous-why-reroll-world = Con «{ $card }» non si rilanciano i dadi del mondo né un lancio di rimozione.
perilous-why-fewer-early = «{ $card }» può aspettare: verrà proposta subito prima del lancio del mondo.
perilous-why-fewer-late = È troppo tardi per «{ $card }»: si gioca prima del lancio del mondo.
perilous-why-ignore = «{ $card }» si gioca subito dopo che sul dado nero è uscito un Heartless.
perilous-why-ignore-second = «{ $card }» vale solo per il primo lancio di rimozione di un eroe.
perilous-why-activate-phase = Le azioni si usano solo nella fase di Attivazione.
perilous-why-owner-first = Prima { $hero } deve decidere se usare { $action }.
perilous-why-no-die-due = Nessun dado è in attesa sull’azione { $action } di { $hero }.
perilous-why-owner-decides = Sui dadi della plancia di { $hero } decide { $hero }. Con «next» la scelta passa a { $hero }.
perilous-why-own-die = È un tuo dado: usa { $action } o rinuncia.
perilous-why-draws = Indica { $n ->
    [one] al massimo un eroe.
   *[other] fino a { $n } eroi diversi.
}
perilous-why-give = Si { $n ->
    [one] può dare uno Scudo
   *[other] possono dare { $n } Scudi
} in tutto; su una plancia ce ne stanno al massimo cinque.
perilous-why-heal = Si { $n ->
    [one] può dare un punto
   *[other] possono dare { $n } punti
} Salute in tutto; il massimo per eroe è dieci.
perilous-why-shields-full = { $hero } ha già cinque Scudi.
perilous-why-health-full = { $hero } ha già dieci punti Salute.
perilous-why-shields = { $n ->
    [0] Non hai Scudi.
    [one] Hai un solo Scudo.
   *[other] Hai solo { $n } Scudi.
}
perilous-why-points = Ogni Scudo para 1 danno; qui { $n ->
    [one] ce n’è uno.
   *[other] ce ne sono { $n }.
}

## Chance

perilous-error-dice = «{ $got }»: indica { $count ->
    [one] la faccia del dado lanciato ({ $dice }).
   *[other] le facce dei { $count } dadi lanciati, nell’ordine dei loro numeri ({ $dice }).
}
perilous-error-face = Sul dado { $die } non c’è «{ $got }». Le facce sono: { $known }.

## How the match ended

perilous-cause-saved = Tutti i mondi da salvare sono stati salvati.
perilous-cause-overrun = Due mondi sono andati perduti.
perilous-cause-health = Un eroe ha perso tutta la Salute.
