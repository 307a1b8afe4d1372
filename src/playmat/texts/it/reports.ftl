### Reports on balance.

lab-no-report = Per i rapporti servono librerie che non sono installate. Installale con: { $install }
report-damaged = Il rapporto «{ $file }» è danneggiato: { $why }
report-written = Il rapporto su { $games ->
    [one] una partita
   *[other] { $games } partite
} è in “{ $file }”.
report-title = { $game }: rapporto sull’equilibrio
report-played = { $games ->
    [one] Una partita
   *[other] { $games } partite
} di { $player }, regole { $ruleset }, seme { $seed }; { $errors } senza risultato.
report-how = Un lato è un posto in una partita. Un pareggio vale mezza vittoria. Gli intervalli sono al 95 % (Wilson). Quello che il computer fa con una carta non è tutto quello che può farne una persona.
report-contents = Indice
report-table = Come tabella
report-all = tutti

report-labels = Mazzi e ruoli
report-labels-says = La quota di punti di ogni mazzo o ruolo in tutte le sue partite, con il suo intervallo.
report-pairings = Scontri
report-pairings-says = La quota di punti della riga contro la colonna.
report-partners = Compagni
report-partners-says = La quota di partite vinte con l’eroe della riga e quello della colonna nella stessa squadra. I colori mostrano di quanto è sopra o sotto la quota di tutte le partite.
report-first = Avere il primo turno
report-first-says = La quota di punti del lato che ha il primo turno: di tutti, e di ogni mazzo.
report-lengths = Durata
report-lengths-says = Quante partite sono durate quanti turni.
report-endings = Finali
report-endings-says = Come sono finite le partite.
report-leads = Chi è in vantaggio, e vince
report-leads-says = All’inizio di ogni turno: la quota di partite vinte dal lato che la valutazione dà in vantaggio. Mancano le partite patte e i turni a cui sono arrivate meno di cinque partite.
report-changes = Cambi di vantaggio e rimonte
report-changes-says = Quante volte il vantaggio è passato di mano, da un turno all’altro e con il risultato. Una rimonta: chi ha vinto è stato almeno una volta sotto il 30 %.
report-decisions = Decisioni
report-decisions-says = Quante decisioni, risposte per decisione e turni hanno le partite: la media, e i percentili 5, 50 e 95.
report-cards = Carte
report-cards-says = Quanto aggiunge una carta nella mano iniziale: la quota di punti dei lati che hanno cominciato con essa, meno quella dei lati con lo stesso mazzo che hanno cominciato senza, con il suo intervallo. La mano iniziale è pescata a caso, quindi la durata della partita non può falsare il confronto. Quelle tenui possono essere un caso (p del 5 % o più, corretto per il numero di carte). «aggiunge» confronta chi ha avuto la carta in mano in un momento qualsiasi con chi non l’ha mai avuta: i lati che durano di più vedono più carte, e quelle tardive vi sembrano migliori di quanto sono.

## Columns

report-column-label = mazzo o ruolo
report-column-other = contro
report-column-partner = con
report-column-sides = lati
report-column-points = punti
report-column-share = quota di punti
report-column-cause = finale
report-column-matches = partite
report-column-turns = turni
report-column-turn = turno
report-column-right = vinte da chi è avanti
report-column-lean = vantaggio medio
report-column-ahead = in vantaggio e vince
report-column-changes = cambi
report-column-comebacks = rimonte
report-column-figure = misura
report-column-decisions = decisioni
report-column-answers = risposte per decisione
report-column-mean = media
report-column-q5 = 5 %
report-column-q50 = 50 %
report-column-q95 = 95 %
report-column-card = carta
report-column-seen = vista
report-column-opening = mano iniziale
report-column-drawn = pescata dopo
report-column-held = avuta in mano
report-column-used = giocata
report-column-left = in mano alla fine
report-column-without = mai in mano
report-column-mean-turn = turno medio di gioco
report-column-times = volte giocata
report-column-adds = aggiunge
report-column-p = p
report-column-opening-adds = aggiunge all’inizio
report-column-opening-p = p, mano iniziale
report-column-opening-decks = mazzi confrontati
report-share-of = punti, { $what }
report-end-low = da
report-end-high = a

## Nel browser

web-lab = Laboratorio
web-lab-line = Rapporti sull’equilibrio: quali mazzi e quali carte vincono più del dovuto, quanto durano le partite e come cambiano di mano. Tutte le partite sono tra giocatori automatici.
web-lab-empty = Qui non ci sono rapporti.
web-lab-report = { $games ->
    [one] Una partita
   *[other] { $games } partite
}{ $decks ->
    [0] {""}
    [one] {" "}con un mazzo
   *[other] {" "}con { $decks } mazzi
}, computer ({ $players }){ $ruleset ->
    [none] {""}
   *[other] , { $ruleset }
}
web-lab-played = { $games ->
    [one] Una partita
   *[other] { $games } partite
}{ $decks ->
    [0] {""}
    [one] {" "}con un mazzo
   *[other] {" "}con { $decks } mazzi
} del computer ({ $players }){ $ruleset ->
    [none] {""}
   *[other] {" "}con le regole “{ $ruleset }”
}, seme { $seed }, { $day }.
web-lab-house = incluso in Playmat
web-lab-own = creato qui
web-lab-older = regole o carte precedenti
web-lab-older-line = Creato con regole o carte precedenti: oggi i numeri possono essere diversi.
web-lab-errors = { $n ->
    [one] Una partita si è fermata per un errore. Non è in nessuna tabella.
   *[other] { $n } partite si sono fermate per un errore. Non sono in nessuna tabella.
}
web-lab-copy = Copia il comando
web-lab-offline = Il comando qui sopra scrive questo rapporto anche come una sola pagina che funziona senza rete. Due versioni delle carte si confrontano con:
web-lab-copy-compare = Copia il comando del confronto
web-lab-save = Salva “{ $title }” come CSV
web-lab-too-few = Le partite sono troppo poche per questo.
web-lab-bold = Grassetto: l’intervallo non comprende il valore { $share }.
web-lab-together = Ogni colonna riunisce { $n } numeri.
web-lab-find = Cerca una carta
web-lab-all-figures = Tutti i numeri
web-lab-found = { $of ->
    [one] Una carta
   *[other] { $n } di { $of } carte
}
web-lab-whole = Mostra tutte e { $n }
web-lab-fewer = Mostra meno
web-lab-new = Nuovo rapporto
web-lab-player = Giocatore automatico
web-lab-each = Partite per coppia di mazzi
web-lab-games = Partite
web-lab-all-decks = tutti i mazzi iniziali
web-lab-some-decks = solo alcuni
web-lab-which = Mazzi ({ $n }, al massimo { $most })
web-lab-cost = { $pairs ->
    [one] Una coppia
   *[other] { $pairs } coppie
} × { $each } = { $games ->
    [one] una partita
   *[other] { $games } partite
}
web-lab-cost-games = { $games ->
    [one] Una partita
   *[other] { $games } partite
}
web-lab-few-decks = Scegli almeno due mazzi.
web-lab-no-number = Inserisci un numero intero di partite.
web-lab-odd = Inserisci un numero pari: ogni distribuzione si gioca due volte, a posti scambiati.
web-lab-too-many = Un rapporto creato qui ha al massimo { $most } partite, e queste sarebbero { $games }: scegli meno partite o meno mazzi.
web-lab-start = Crea il rapporto
web-lab-done = Partite: { $done } di { $games }
web-lab-part = { $part } completato
web-lab-stop = Ferma
web-lab-ready = Il rapporto è pronto: aprilo
web-lab-drop = Elimina
web-lab-drop-line = Il rapporto sparirà per chiunque.
web-lab-stopped = L’ultimo rapporto è stato fermato prima della fine.
web-lab-lost = Rapporti che non si possono mostrare
web-lab-lost-line = Sono danneggiati, oppure riguardano giochi che qui non sono installati. Finché non li elimini, contano tra i rapporti conservati.
web-lab-lost-one = Creato il { $when }

## Una modifica

lab-compare-many = --{ $name } ha { $got } valori. Indicane uno per entrambi i lati, oppure due: prima e dopo la modifica.
lab-compare-same = I due lati sono uguali. Indica due valori di ciò che cambia, prima e dopo, per esempio: --cards old.toml new.toml
lab-compare-decks = I due lati non hanno gli stessi mazzi: { $before } prima, { $after } dopo. Indica con --decks mazzi che hanno entrambi.
lab-compare-shape = { $before } e { $after } non giocano le stesse partite. Indica altrettanti giocatori sui due lati, uguali o diversi su entrambi.
compare-changed = { $name }: { $before } → { $after }
compare-same = { $same ->
    [0] Nessuna partita è andata esattamente allo stesso modo prima e dopo.
    [one] Una partita su { $games } è andata esattamente allo stesso modo prima e dopo.
   *[other] { $same } partite su { $games } sono andate esattamente allo stesso modo prima e dopo.
}
compare-before = prima
compare-after = dopo
compare-difference = differenza
compare-figure-won = partite vinte
compare-figure-first = punti, primo turno
compare-figure-player = punti, primo giocatore indicato
compare-figure-draws = pareggi
compare-figure-turns = turni
compare-figure-decisions = decisioni
compare-figure-answers = risposte per decisione
compare-cards-how = Punti dei lati che hanno avuto la carta in mano: { $shown ->
    [one] una carta
   *[other] le { $shown } carte
} con la differenza maggiore, su { $cards }. p è corretto per il numero di righe.
compare-unused = Mai giocate ({ $count }): { $cards }
compare-alike = Nessuna differenza del 5 % o più per chi { $count ->
    [one] la ha in mano
   *[other] le ha in mano ({ $count })
}: { $cards }
