### Simulazioni e misure di velocità.

## Una simulazione impossibile

lab-too-few = --{ $name } è { $got }. Indica un numero intero, almeno { $low }.
lab-empty-name = --{ $name } è «{ $got }». Indica i nomi separati da virgole, per esempio: --{ $name } { $name ->
    [heroes] sora,goofy
   *[other] planner,random
}
lab-players-seats = Ci sono { $players } giocatori per { $seats ->
    [one] un posto solo
   *[other] { $seats } posti
}. Indica un giocatore per tutti i posti, oppure uno per ciascuno.
lab-seeing-program = «{ $player }»: a un programma si dice soltanto ciò che il suo posto può vedere. Togli «seeing:», oppure indica un giocatore di Playmat.
lab-seats-heroes = --seats è { $seats }, ma --heroes ne nomina { $heroes }. Togli --seats, oppure nomina altrettanti eroi.
lab-decks-seats = Un girone di mazzi ha due posti, non { $seats }. Indica un giocatore per entrambi, o due.
lab-decks-few = --decks indica { $got ->
    [one] un mazzo
   *[other] { $got } mazzi
}. Indicane almeno due, separati da virgole, o all.
lab-decks-odd = --games è { $got }. Due mazzi giocano ogni distribuzione due volte, a posti scambiati: dai un numero pari.

## File

lab-file-format = «{ $file }» non termina in nessuno dei formati che si possono scrivere: { $known }.
lab-file-exists = «{ $file }» esiste già. Indica un altro file con --out, oppure aggiungi --overwrite per sostituirlo.
lab-file-unwritable = Non si può scrivere «{ $file }»: { $why }. Indica un altro file con --out.
lab-file-unreadable = Non si può leggere «{ $file }»: { $why }.
lab-file-no-figures = «{ $file }» non contiene misure di «playmat bench --json».
lab-file-differs = «{ $file }» contiene le partite di un’altra simulazione: lì { $name } è { $was }, ora è { $now }. Per proseguire ripeti il comando di prima; altrimenti indica un altro file con --out, oppure aggiungi --fresh per scartare quelle partite.
lab-file-foreign = «{ $file }» non è ciò che lascia una simulazione interrotta. Spostalo, oppure indica un altro file con --out.
lab-file-damaged = «{ $file }» è danneggiato alla riga { $line }. Aggiungi --fresh per scartarne le partite e ricominciare.
lab-no-polars = Per i file Parquet serve una libreria che non è installata: { $install }. In alternativa scrivi .csv o .jsonl.

## Quando qualcosa va storto

lab-endless = La partita non è finita entro { $limit } risposte, il massimo per questo gioco ({ $stack }).
lab-player-failed = Il giocatore automatico { $player } ha fallito nella partita con seme { $seed }: { $why }. La misura si ferma, perché riguarderebbe il giocatore più semplice che lo ha sostituito.
lab-no-result = La partita è finita, ma il gioco «{ $game }» non dice come.
lab-lost-worker = Un processo di lavoro è morto: terminato, o rimasto senza memoria. { $done ->
    [one] Una partita è salva
   *[other] { $done } partite sono salve
}: lo stesso comando riprende da lì.

## Durante l’esecuzione

lab-progress = Partite
lab-going-on = Si riprende dopo { $done ->
    [one] una partita su { $games }, conservata
   *[other] { $done } partite su { $games }, conservate
} in «{ $file }».
lab-interrupted = Interrotto. { $done ->
    [one] Una partita su { $games } è conservata
   *[other] { $done } partite su { $games } sono conservate
} in «{ $file }»: lo stesso comando riprende da lì.
lab-written = { $games ->
    [one] Una partita è in «{ $file }».
   *[other] { $games } partite sono in «{ $file }».
}

## I risultati

lab-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, seme { $seed }
lab-seat = posto
lab-player = giocatore
lab-wins = vittorie
lab-draws = pareggi
lab-win-rate = % vittorie
lab-interval = intervallo 95 %
lab-deck = mazzo
lab-games = partite
lab-points = punti
lab-first = da primo
lab-second = da secondo
lab-against = contro
lab-opening = Chi gioca il primo turno fa il { $rate } dei punti ({ $interval }). Un pareggio vale mezzo punto.
lab-ends = Esiti:
lab-pace = { $played ->
    [one] Una partita
   *[other] { $played } partite
} in { $seconds } s: { $rate } partite al secondo con { $workers ->
    [one] un processo
   *[other] { $workers } processi
}, { $ms } ms di processore a partita
lab-memory = Memoria massima di un processo: { $start } MiB all’inizio, { $half } a metà, { $end } alla fine
lab-errors = { $errors ->
    [one] Una partita si è interrotta per un errore; il comando qui sotto la rigioca:
   *[other] { $errors } partite si sono interrotte per un errore. Le prime { $shown }, ciascuna con il comando che la rigioca:
}
lab-lapses = { $lapses ->
    [one] Un giocatore non ha saputo rispondere a una domanda e ne ha risposto uno più semplice; partita, seme, errore e il comando che la rigioca:
   *[other] I giocatori non hanno saputo rispondere a { $lapses } domande e hanno risposto altri più semplici. { $shown ->
        [one] La partita, il seme, il primo errore e il comando che la rigioca:
       *[other] Le prime { $shown } partite, ciascuna con il seme, il primo errore e il comando che la rigioca:
    }
}

## Riferimenti per gli ambienti

lab-baselines = { $environment } contro { $against }, { $games ->
    [one] una partita
   *[other] { $games } partite
} per giocatore, con semi tenuti da parte
lab-baselines-team = { $environment } con { $against } come compagno, { $games ->
    [one] una partita
   *[other] { $games } partite
} per giocatore, con semi tenuti da parte
lab-baselines-no-agent = Non ha partecipato nessun agente addestrato. Aggiungine uno con --policy FILE.py --agent FILE, per esempio con examples/masked_ppo.py (docs/gym.md).
lab-policy-python = «{ $file }» non è un file Python. Indicane uno che finisca in .py.
lab-policy-import = A «{ $file }» serve qualcosa che non è installato: { $why }. Installalo e riprova.
lab-policy-failed = «{ $file }» non è riuscito a caricare l’agente: { $why }.
lab-policy-none = «{ $file }» non carica nessun agente: serve una funzione «{ $function }» che riceva il file dell’agente e il gioco e restituisca una funzione di osservazione e maschera.
lab-policy-name = L’agente di «{ $file }» si chiamerebbe «{ $name }», che è il nome di un giocatore automatico. Rinomina il file.
lab-policy-broke = L’agente di «{ $file }» ha dato un errore mentre giocava: { $why }. Correggilo e riprova.
lab-policy-action = L’agente di «{ $file }» ha scelto l’azione { $got }, che la maschera vieta. In quel momento erano possibili: { $known }.
lab-agent-alone = --agent si usa solo con --policy. Aggiungi --policy oppure togli --agent.

## Velocità

lab-bench-title = { $game }, { $build ->
    [compiled] compilato
   *[interpreted] interpretato
}
lab-figure = misura
lab-value = valore
lab-ratio = per metro
lab-earlier = prima
lab-change = velocità
lab-decisions-per-s = decisioni al secondo
lab-games-per-s = partite al secondo
lab-search-iterations-per-s = prove di ricerca al secondo
lab-checked-per-s = risposte verificate al secondo
lab-windows-per-s = risposte verificate con testi al secondo
lab-clone-us = copia, µs
lab-encode-us = codifica, µs
lab-view-us = vista, µs
lab-redeal-us = ridistribuzione, µs
lab-env-steps-per-s = ambiente, passi al secondo
lab-vector-decisions-per-s = ambienti in vettore, azioni al secondo
lab-observe-us = osservazione, µs
lab-mask-us = maschera delle azioni, µs
lab-state-bytes = memoria di uno stato, byte
lab-yardstick-per-s = metri al secondo (ordinamenti)
lab-decks-usual = Mazzi per posto: { $decks }. Con --decks ne giocano altri, o tutti (all).

## Un torneo impossibile

lab-arena-twice = --players nomina «{ $name }» due volte. Indica ogni giocatore una volta sola.
lab-arena-few = --players nomina { $got ->
    [one] un giocatore
   *[other] { $got } giocatori
}. Indicane almeno due, separati da virgole.
lab-arena-seats = I giocatori si incontrano in due posti, non { $seats }. Togli --seats, oppure scegli un gioco per due.
lab-arena-odd = --games è { $got }. Ogni distribuzione si gioca due volte, a posti e mazzi scambiati: dai un numero pari.
lab-arena-team-swiss = In { $game } tutti i posti vincono o perdono insieme e tutte le squadre giocano le stesse distribuzioni. Togli --pairing.
lab-arena-rounds-all = --rounds vale per un torneo svizzero. Aggiungi --pairing swiss, oppure togli --rounds.
lab-arena-rounds = --rounds è { $got }. Tra { $players } giocatori sono possibili al massimo { $most } turni senza che qualcuno si incontri due volte.
lab-arena-only = --only deve sapere chi incontra chi, e in un torneo svizzero lo decidono i risultati. Togli --pairing e indica i due giocatori della partita.
lab-arena-anchor = Qui nessun giocatore si chiama «{ $name }». Il riferimento è uno dei giocatori: { $known }.
lab-sprt-two = --sprt confronta due giocatori, ma --players ne nomina { $got }. Indicane due.
lab-sprt-order = --sprt è { $low } { $high }. Indica due differenze Elo tra -{ $most } e { $most }, prima la minore.
lab-sprt-numbers = --sprt è «{ $low }» «{ $high }». Indica due differenze Elo, per esempio --sprt 0 30.

## I risultati di un torneo

lab-elo = Elo
lab-elo-mean = La media di tutti i punteggi Elo è 0. Chi ha 100 Elo in più fa il 64 % dei punti.
lab-elo-game = Elo 0 significa tante vittorie quante sconfitte; 100 significa il 64 % di vittorie.
lab-elo-zero = L’Elo di { $player } è 0 per definizione. Chi ha 100 Elo in più fa il 64 % dei punti.
lab-cross = Quota dei punti contro ciascun altro giocatore, con l’intervallo al 95 %:
lab-cross-team = Di quanto la percentuale di vittorie supera quella di ciascun’altra squadra sulle stesse distribuzioni, in punti percentuali, con l’intervallo al 95 %:
lab-sprt-done = Il test si è fermato dopo { $deals } distribuzioni (partite: { $games } su { $most } al massimo): tra { $low } e { $high } Elo, accetta che { $one } sia a { $accepted } Elo rispetto a { $other } (logaritmo del rapporto di verosimiglianza { $ratio }, errore al massimo del 5 %).
lab-sprt-open = Il test non ha deciso tra { $low } e { $high } Elo per { $one } rispetto a { $other } in { $deals } distribuzioni (logaritmo del rapporto di verosimiglianza { $ratio }; si ferma a ±2,94). Aumenta --games, oppure scegli valori più distanti.

## Un insieme di mazzi

lab-no-scipy = Per l’equilibrio serve una libreria che non è installata: { $install }.
lab-no-pdf = Per stampare serve una libreria che non è installata: { $install }.
lab-meta-player = --player nomina { $got } giocatori. Un solo giocatore usa tutti i mazzi: indicane uno.
lab-field-deck = --field: «{ $got }» non nomina un mazzo che partecipa, o lo nomina di nuovo. Scrivi MAZZO=PESO per ciascuno; i mazzi sono { $known }.
lab-field-weight = --field: «{ $got }» non ha un peso. Scrivi MAZZO=PESO con un numero intero da 1 a 999999, per esempio KM1-SD1=3.
lab-cross-decks = Quota dei punti contro ciascun altro mazzo, con l’intervallo al 95 %:
lab-mix = La combinazione che nessun mazzo batte (equilibrio di Nash). «uso» dice quante volte un mazzo ne fa parte quando i risultati si ripescano entro i loro intervalli.
lab-weight = peso
lab-used = uso
lab-cycles = { $count ->
    [0] Non ci sono tre mazzi che si battono in cerchio.
   *[other] Cerchi di tre mazzi, ognuno dei quali batte il successivo: { $count }, di cui { $sure } con tutti gli intervalli sopra il 50 %. I più forti, ciascuno con il risultato più debole:
}
lab-answers = Contro l’insieme dei mazzi, prima la risposta migliore:
lab-in-field = nell’insieme
lab-improve-budget = --budget è { $got }. { $rounds ->
    [one] Un turno richiede
   *[other] { $rounds } turni richiedono
} almeno { $least } partite: aumenta --budget, oppure riduci --rounds.
lab-improve-against = Contro { $decks }; { $player } usa tutti i mazzi.
lab-improve-round = Turno { $round }: { $versions } versioni del mazzo su { $deals } distribuzioni. Che cosa aggiunge uno scambio alla quota dei punti, con intervalli che valgono per tutti insieme:
lab-copies = copie
lab-out = esce
lab-into = entra
lab-difference = punti
lab-interval-all = intervallo
lab-improve-taken = fatto
lab-suggest-none = Non ci sono ancora dati sulle carte di { $game }.
lab-suggest-source = Rapporto { $report }, con mazzi casuali (partite: { $games }; mazzi: { $decks }): punti su cento di vittorie in più con la carta nella mano iniziale.
lab-suggest-nothing = Nessuno scambio con una carta dello stesso tipo promette di più.
lab-improve-nothing = Nessuno scambio si è dimostrato utile, quindi il mazzo resta com’è. Con un --budget maggiore si vedono differenze più piccole, con un altro --seed si provano altri scambi.
lab-improve-compared = Su { $deals } distribuzioni mai viste il mazzo otteneva { $before }, e ora ottiene { $after }.
lab-improve-gain = Sono { $gain } punti su cento (intervallo al 95 % { $ends }){ $sure ->
    [sure] .
    [worse] : il mazzo è peggiorato, e gli scambi erano stati fatti per puro caso.
   *[open] : potrebbe non essere affatto migliore.
}
lab-no-chance = I suggerimenti di { $game } non mostrano una probabilità di vincere: non c’è niente da misurare. Scegli un altro gioco.
lab-calibration = { $positions } posizioni da { $matches ->
    [one] una partita
   *[other] { $matches } partite
}. Errore di calibrazione atteso: { $error } %. Log loss: { $loss } (una moneta ha 0,693).
lab-calibration-bin = dal { $low } al { $high } %: { $positions } posizioni, previste { $told } %, vinte { $won } % (intervallo al 95 %: { $from }–{ $to } %)

## Parti di un’esecuzione

lab-shard-form = --shard è «{ $got }». Scrivilo come PARTE/PARTI, per esempio 2/5 per la seconda di cinque parti.
lab-shard-out = Una parte si lascia in un file per «playmat merge». Indicane uno con --out per la parte { $shard }.
lab-shard-swiss = Un torneo svizzero non si può giocare a parti: gli incontri dipendono dai risultati precedenti. Togli --pairing, oppure giocalo in una sola esecuzione.
lab-shard-many = { $games ->
    [one] C’è una sola partita
   *[other] Ci sono { $games } partite
} per { $shards } parti. Dividi in meno parti.
lab-shard-done = La parte { $shard } è finita: { $games ->
    [one] una partita è
   *[other] { $games } partite sono
} in «{ $file }».
lab-shard-foreign = «{ $file }» non è una parte di un’esecuzione. Indica file scritti con --shard.
lab-shard-training = «{ $file }» fa parte di un apprendimento. I gruppi non si uniscono: metti quelli di tutte le parti in una sola cartella e dai il comando playmat train senza --shard (docs/training.md).
lab-shard-version = «{ $file }» non è stato giocato da ciò che è installato qui: lì { $name } è { $was }, qui è { $now }. Riunisci le parti con la versione che le ha giocate, oppure rigiocale con questa.
lab-shard-differs = «{ $file }» non appartiene alla stessa esecuzione di «{ $other }»: lì { $name } è { $was }, nell’altro è { $now }. Indica le parti di una sola esecuzione.
lab-shard-twice = La parte { $shard } compare due volte, in «{ $one }» e in «{ $other }». Indica ogni parte una volta sola.
lab-shard-missing = { $count ->
    [one] Manca una parte: { $shards }. Giocala e indica anche il suo file.
   *[other] Mancano { $count } parti, fra cui { $shards }. Giocale e indica anche i loro file.
}
lab-shard-unfinished = «{ $file }» contiene { $done ->
    [one] una partita
   *[other] { $done } partite
} su { $games } della parte { $shard }. Ripeti il comando di quella parte: riprende da lì.
lab-shard-damaged = «{ $file }» è danneggiato alla riga { $line }. Rigioca questa parte con --fresh.
lab-adjusted = Senza la fortuna: { $player } fa { $rate } dei punti, intervallo al 95 % { $interval }, largo il { $width } % di quello di prima.

## Un cluster

lab-no-distributed = Per i cluster serve una libreria che non è installata. Installala con: { $install }
lab-cluster-form = --cluster è «{ $got }». Scrivi tcp://HOST:PORTA o tls://HOST:PORTA per uno scheduler di Dask, oppure local:N per N processi di questa macchina (da 1 a 256).
lab-cluster-reach = Nessuno scheduler risponde a { $address }: { $why }. Avviane uno con «dask scheduler», o controlla l’indirizzo.
lab-cluster-start = Non tutti i processi che local:{ $workers } richiede sono partiti: { $why }. Ripeti lo stesso comando, con un numero minore se il computer è molto occupato.
lab-cluster-empty = Lo scheduler a { $address } non ha worker. Avviane qualcuno con: dask worker { $address }
lab-cluster-open = Attenzione: { $address } non è cifrato, e chi raggiunge lo scheduler può eseguire qualsiasi programma sui suoi worker. Usa tls://, o tienilo in una rete tutta tua.
lab-cluster-workers = { $workers ->
    [one] Un worker
   *[other] { $workers } worker
} a { $address }
lab-cluster-version = Un worker ha codice o carte diversi da questa macchina: il suo { $name } è { $was }, qui è { $now }. Installa lo stesso su tutti i worker, poi ripeti il comando.
lab-cluster-failed = Un worker non può giocare queste partite: { $why }. Installa lì Playmat com’è qui. { $done ->
    [one] Una partita è conservata
   *[other] { $done } partite sono conservate
}; lo stesso comando riprende da lì.
lab-cluster-lost = Lo scheduler non c’è più. { $done ->
    [one] Una partita è conservata
   *[other] { $done } partite sono conservate
}; lo stesso comando riprende da lì.
lab-cluster-game = La partita { $game } (seme { $seed }) ha fatto cadere un worker dopo l’altro e non viene ritentata. Giocala da sola con --only { $game }. { $done ->
    [one] Una partita è conservata
   *[other] { $done } partite sono conservate
}; lo stesso comando riprende da lì.
