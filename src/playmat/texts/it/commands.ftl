### La riga di comando: aiuto e rifiuti. help-option-NOME vale per ogni comando che non ne ha uno suo.

help-usage = Uso: { $line }
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-game-options = { $game }: --option NOME=VALORE
help-word-command = COMANDO
help-word-options = [OPZIONI]
help-word-args = [ARGOMENTI]
help-word-text = TESTO
help-word-file = FILE
help-default = { $what } ({ $value } se non è indicato)
help-needed = { $what } (necessario)
help-game-option = { $name }={ $known } – { $called }
help-decks-known = Mazzi iniziali: { $known }
help-heroes-known = Eroi: { $known }
help-rulesets-known = Regolamenti: { $known }
usage-see = { $what } Vedi: { $command } --help
usage-command-near = Il comando «{ $got }» non esiste. Intendevi «{ $near }»?
usage-command = Il comando «{ $got }» non esiste. I comandi sono: { $known }.
usage-option-near = Qui l’opzione { $got } non esiste. Intendevi { $near }?
usage-option = Qui l’opzione { $got } non esiste. Le opzioni sono: { $known }.
usage-more-option = «{ $got }» è di troppo per questo comando. Intendevi { $name } { $got }?
usage-more = «{ $got }» è di troppo per questo comando.
usage-missing = Manca { $name }.
usage-missing-game = Indica un gioco: { $known }.
usage-alone-lesson = Un turno senza aiuto appartiene a una lezione. Indicane una: playmat learn { $game } --lesson NOME --alone
usage-value = { $name } richiede un valore.
usage-twice = { $name } compare due volte: indicalo una volta sola.
usage-form = { $name } vuole { $wanted }, non «{ $got }».
usage-number = { $name } vuole un numero intero da { $low } a { $high }, non «{ $got }».
usage-both = { $one } e { $other } si contraddicono: indicane uno solo.
usage-with = { $name } vale solo con { $other }: indica entrambe.
usage-option-form = In --option «{ $got }» manca «=». Scrivi --option NOME=VALORE.
usage-bad = Questa riga di comando non si può leggere.

help-command-playmat = Un tavolo per giochi di carte e di dadi: giocare, consultare le regole, simulare.
help-command-help = Mostra questo aiuto.
help-command-version = Mostra la versione.
help-command-about = Dice che cos’è Playmat, a chi appartengono i nomi e su quali librerie si appoggia.
help-command-home = Apre Playmat nel browser; lo stesso fa playmat senza comando.
help-command-dev = Apre nel browser, solo su questo computer, un tavolo per sviluppatori: si modifica una posizione come testo, la si gioca e si decide che cosa porta il caso. WHAT è un gioco, uno scenario o una registrazione.
help-command-serve = Offre tavoli agli amici nel browser: su questo computer, in casa o al mondo dietro un proxy.
help-command-join = Fa sedere un giocatore automatico al tavolo di un server, fino alla fine della partita.
help-command-db = Cura il database di un server.
help-command-db-migrate = Crea il database o lo aggiorna.
help-command-db-check = Dice quali tavoli non andrebbero avanti con questo playmat, e perché; prima di un aggiornamento. Esce con 1 se ce n’è uno. Non scrive niente.
help-command-db-backup = Scrive una copia del database, com’è in un dato momento, in un nuovo file SQLite. Il server può restare acceso.
help-command-db-restore = Riempie un database vuoto da un backup.
help-command-db-copy = Copia un database in uno vuoto, per esempio un file SQLite in PostgreSQL.
help-command-admin = Gestisce segnalazioni, persone, tavoli, limiti e annunci, e mostra che cosa ha fatto chi gestisce il server.
help-command-admin-reports = Elenca le segnalazioni che nessuno ha ancora esaminato.
help-command-admin-report = Mostra una segnalazione con ciò che vedeva chi l’ha fatta, o la chiude.
help-command-admin-people = Elenca gli account, o quelli con questo testo nel nome.
help-command-admin-person = Mostra un account, lo blocca o sblocca, o gli dà un altro nome.
help-command-admin-tables = Elenca i tavoli, o quelli dove qualcuno ha questo testo nel nome.
help-command-admin-table = Mostra un tavolo o lo chiude.
help-command-admin-limits = Elenca i limiti abituali e quelli fissati per una persona o un indirizzo.
help-command-admin-limit = Fissa un limite per una persona o un indirizzo, o ripristina quello abituale.
help-command-admin-announcements = Elenca gli annunci in corso.
help-command-admin-announcement = Mostra un annuncio in tutte le sue lingue o lo ritira.
help-command-admin-announce = Mostra un testo a chiunque usi il server, fino alla scadenza.
help-command-admin-mails = Elenca le e-mail in attesa di invio o che non è stato possibile inviare.
help-command-admin-audit = Elenca tutto ciò che è stato fatto con questi comandi, e da chi.
help-command-rules = Legge le clausole delle regole e mostra quali test le garantiscono.
help-command-rules-coverage = Mostra quali clausole sono garantite da un test; esce con 1 se a una clausola di un gioco esistente manca.
help-command-rules-show = Mostra il testo di una clausola, per esempio PP-ROLL-08.
help-command-rules-search = Mostra le clausole che contengono tutte queste parole.
help-command-simulate =
    Fa giocare molte partite ai giocatori automatici; esce con 1 se in una qualcosa è andato storto.

    Lo stesso comando dà gli stessi risultati, quanti che siano i processi. Se viene interrotto, ripetendolo riprende da dov’era.
help-command-arena =
    Fai incontrare i giocatori automatici ad armi pari: ogni distribuzione si gioca due volte, a posti e mazzi scambiati. Stampa punteggi Elo, tabella degli incontri e intervalli; esce con 1 se qualcosa è andato storto in una partita.

    In un gioco in cui tutti i posti vincono o perdono insieme ogni giocatore forma una squadra, e tutte giocano le stesse distribuzioni. Lo stesso comando dà gli stessi risultati, quale che sia il numero di processi. Se viene interrotto, ripeterlo riprende da dove si era fermato.
help-command-ratings = Valuta i giocatori automatici di un gioco su un’unica scala, con un piccolo girone in cui «classic» ha Elo 0.
help-command-calibrate = Misura se le probabilità mostrate dai suggerimenti sono giuste: di dieci posizioni date al 70 % se ne dovrebbero vincere sette. Conta una posizione per partita e posto.
help-command-train =
    Impara quanto valgono le posizioni dalle partite di un giocatore automatico contro sé stesso e scrive i pesi in un file. Serve l’extra “train”.

    Se viene interrotto, lo stesso comando riprende da dove si era fermato.
help-command-baselines =
    Misura quanto vincono i giocatori automatici, e un tuo agente, nell’ambiente di apprendimento per rinforzo di un gioco. Tutti giocano le stesse partite, con mazzi fissi e semi tenuti da parte. Serve l’extra “gym”.
help-command-bench =
    Misura la velocità delle regole su questo computer.

    Accanto a ogni cifra sta il rapporto con un campione misurato a turno con essa, così si possono confrontare computer diversi o sotto carico.

    Con --gym misura invece gli ambienti per i programmi che imparano.
help-command-learn = Impara a giocare: elenca che cosa c’è, comincia la prima partita guidata di un gioco o una delle sue lezioni.
help-command-puzzles = Risolvi problemi: li elenca, o te ne dà uno; ognuno chiede la linea migliore di una posizione.
help-command-puzzles-mine =
    Cerca problemi nelle partite tra giocatori automatici. Ognuno è dimostrato con una ricerca completa, classificato secondo quanto spesso i livelli sbagliano, e scritto in una cartella.

    Se viene interrotto, lo stesso comando riprende da dove si era fermato.
help-command-play = Gioca nel terminale. Senza opzioni una finestra chiede chi gioca; Invio comincia subito. Al posto del gioco puoi indicare una registrazione, un suo momento (RECORD@N) o uno scenario (.toml) da cui continuare.
help-command-resume = Riprende una partita dall’ultima risposta: l’ultima giocata, o quella in FILE.
help-command-replay = Rivede una partita momento per momento; in righe semplici mostra un momento e come ci si è arrivati.
help-command-analyse =
    Ripercorre una partita finita: quanto è costata ogni decisione, che cosa avrebbe fatto il computer, dove la partita è girata e quanto è stata fortuna.

    Tutte le probabilità partono da ciò che chi giocava poteva sapere in quel momento. Lo stesso comando dà la stessa analisi. Ctrl-C la conclude in anticipo e stampa ciò che c’è fino a quel punto.
help-command-hint = Dice che cosa farebbe un giocatore automatico forte in una partita o in uno scenario, e perché: planner in Perilous Pursuit, search nei giochi di carte.
help-command-record = Cura le registrazioni.
help-command-record-check = Rigioca una registrazione e confronta ogni risposta, esito e hash.
help-command-record-luck = Spiega da dove viene il risultato di una partita finita: fortuna, errori e il resto.
help-command-cards = Consulta le carte, controlla i file di carte, inserisce carte proprie.
help-command-cards-check = Controlla un file di carte e indica ogni errore con la riga; con --play, anche cosa fanno le carte in gioco. Esce con 1 se c’è un errore.
help-command-cards-show = Mostra una carta; esce con 1 se non c’è.
help-command-cards-print = Scrive le carte di un set o di un mazzo come fogli da ritagliare (PDF).
help-command-cards-list = Mostra una riga per carta.
help-command-cards-reference = Mostra la pagina di riferimento del linguaggio delle carte.
help-command-cards-coverage = Gioca a caso e dice quali carte, operazioni e regole sono state raggiunte; esce con 1 se ne manca una.
help-command-cards-new = Chiede una carta campo per campo, la mostra, poi la stampa o la aggiunge a un file.
help-command-cards-columns = Mostra le colonne che può avere una tabella per «cards import» e come si scrivono i valori.
help-command-cards-explain = Spiega che cosa fa il testo di una carta, frase per frase; esce con 1 se non lo si capisce.
help-command-cards-roundtrip = Stampa ogni carta in ogni lingua, rilegge ciò che è stampato e confronta; esce con 1 se una carta non è la stessa.
help-command-cards-import = Trasforma una tabella di carte (CSV) in un file di carte; i testi che non sono programmi restano carte vuote.
help-command-decks = Mostra, controlla, costruisce e sorteggia mazzi; come testo, codice di condivisione o JSON.
help-command-decks-list = Elenca i mazzi iniziali di un gioco.
help-command-decks-show = Mostra un mazzo come testo, codice di condivisione o JSON, in qualunque di queste forme sia dato.
help-command-decks-check = Controlla un mazzo e indica ogni regola violata, con clausola e rimedio; esce con 1 se ce n’è una.
help-command-decks-edit = Costruisce un mazzo a tutto schermo: uno nuovo o uno che esiste già, con ogni regola violata.
help-command-decks-meta =
    Fai giocare i mazzi l’uno contro l’altro e scopri quale scegliere: risultati con intervalli, la combinazione che nessun mazzo batte, i cerchi e la risposta migliore a un insieme di mazzi. Esce con 1 se qualcosa è andato storto in una partita.
help-command-decks-improve =
    Cerca scambi di carte che migliorano un mazzo contro altri: turni di scambi valutati insieme, poi il mazzo nuovo contro il vecchio su distribuzioni mai viste. Esce con 1 se qualcosa è andato storto in una partita.
help-command-decks-suggest = Consiglia scambi di carte per un mazzo regolare, secondo i dati di molte partite.
help-command-decks-odds = Distribuisce molte volte un mazzo regolare, contro sé stesso, e dice quanto spesso si può giocare una carta della mano nel primo turno.
help-command-decks-random = Sorteggia un mazzo regolare; lo stesso seme dà lo stesso mazzo.
help-command-scenario = Gioca, mostra e scrive scenari.
help-command-scenario-run = Gioca gli scenari e ne confronta le attese; esce con 1 se una non è soddisfatta, con 2 se uno scenario non si può giocare.
help-command-scenario-show = Mostra la posizione di uno scenario, come può conoscerla un posto, e che cosa viene chiesto.
help-command-scenario-dump = Mostra come scenario un momento di una registrazione.
help-command-scenario-schema = Mostra il JSON Schema degli scenari.

help-option-at = Quante risposte ed esiti sono avvenuti; tutti se non è indicato.
help-option-behind-proxy = Un proxy inverso su questo computer dice da dove arrivano le richieste.
help-option-cards = Un file con un set di carte da usare accanto a quelle del gioco; si può ripetere.
help-option-resume-cards = Un file con un set di carte della partita, se quello conservato è andato perso; si può ripetere.
help-option-replay-cards = Un file con un set di carte della registrazione; si può ripetere.
help-option-record-check-cards = Un file con un set di carte della registrazione; si può ripetere.
help-option-analyse-cards = Un file con un set di carte della registrazione; si può ripetere.
help-option-record-luck-cards = Un file con un set di carte della registrazione; si può ripetere.
help-option-hint-cards = Un file con un set di carte della registrazione o dello scenario; si può ripetere.
help-option-scenario-dump-cards = Un file con un set di carte della registrazione; si può ripetere.
help-option-clause = Il codice della clausola.
help-option-cards-show-code = Il codice della carta, per esempio KM1-ICE-1, o il suo nome in una qualsiasi lingua.
help-option-cards-print-what = Il codice di un set o di un mazzo, o un mazzo in una delle sue forme.
help-option-code = Mostra il codice di condivisione.
help-option-compare = Un file con un’uscita precedente di --json: mostra come sono cambiati da allora i rapporti.
help-option-cost = Solo le carte di questo costo: 2, ..2, 2.. oppure 1..3.
help-option-db = Il database: un file, oppure postgresql://user@host/name; il file di questo utente se non è indicato.
help-option-play-deck = Il mazzo di ogni posto, in ordine: nome o codice di un mazzo iniziale, nome di un mazzo salvato, un file, un codice di condivisione, o random; agli altri i mazzi iniziali.
help-option-deck = Un mazzo iniziale (codice o nome), un codice di condivisione, un file o righe di testo; altrimenti ciò che arriva dalla pipe.
help-option-decks-edit-deck = Un mazzo da cui partire: uno iniziale (codice o nome), uno che hai salvato, un file, creato se non c’è, o un codice di condivisione; un mazzo vuoto se non è indicato.
help-option-decks = Fa giocare questi mazzi in un girone all’italiana: all (i mazzi iniziali), oppure nomi, file e codici separati da virgole. --games è allora il numero di partite per coppia, metà a posti scambiati.
help-option-difficulty = La difficoltà, se il gioco ha questa opzione; come --option difficulty=VALORE.
help-option-element = Solo le carte di questo elemento (per un K-Mon: uno dei suoi due).
help-option-admin-reports-closed = Elenca invece le segnalazioni chiuse.
help-option-admin-report-close = Chiude la segnalazione con questa nota.
help-option-admin-report-report = L’id della segnalazione.
help-option-admin-people-find = Parte di un nome.
help-option-admin-people-blocked = Elenca solo gli account bloccati.
help-option-admin-person-name = Il nome dell’account.
help-option-admin-person-block = Disconnette l’account da ogni dispositivo e d’ora in poi lo rifiuta; il motivo va nel registro di controllo.
help-option-admin-person-unblock = Permette di nuovo all’account di accedere.
help-option-admin-person-rename = Dà all’account questo nome; nessuno può più prendere quello di prima.
help-option-admin-tables-find = Una parte di un nome.
help-option-admin-tables-status = Solo i tavoli in questo stato.
help-option-admin-table-table = L’identificativo del tavolo.
help-option-admin-table-close = Chiude il tavolo per questo motivo, che tutti al tavolo leggono; non vince nessuno.
help-option-admin-limit-whom = Il nome di un account o un indirizzo IP.
help-option-admin-limit-what = Il limite, come in playmat admin limits.
help-option-admin-limit-most = Quante volte, nel tempo del limite abituale.
help-option-admin-limit-usual = Ripristina il limite abituale.
help-option-admin-announce-text = Il testo come LINGUA=TESTO, per esempio it=Benvenuti; anche più di uno, in lingue diverse.
help-option-admin-announce-hours = Per quante ore si vede.
help-option-admin-announcement-announcement = L’identificativo dell’annuncio.
help-option-admin-announcement-end = Non mostrarlo più.
help-option-db-check-cards = Un file con un set di carte con cui sarà avviato il server; si può indicare più volte.
help-option-db-backup-file = Il nuovo file.
help-option-db-restore-file = Il backup.
help-option-resume-file = Il file della partita.
help-option-replay-file = La registrazione, conclusa o no.
help-option-analyse-file = La registrazione di una partita finita.
help-option-hint-file = Una partita in corso, o uno scenario (.toml).
help-option-record-check-file = La registrazione.
help-option-record-luck-file = La registrazione.
help-option-cards-check-file = Il file di carte (TOML).
help-option-cards-new-file = Il file a cui aggiungerla, creato se non c’è; senza, la carta viene solo mostrata.
help-option-scenario-show-file = Uno scenario (TOML).
help-option-files = Scenari (TOML).
help-option-forget-days = Dopo tanti giorni senza visite un ospite viene dimenticato; tavoli e registrazioni restano.
help-option-format = Le regole per i mazzi, per esempio “standard” per K-Mon; quelle usuali del gioco se non è indicato.
help-option-decks-odds-deals = Quante volte distribuire.
help-option-decks-random-format = Le regole per i mazzi che deve rispettare; i mazzi sorteggiati le rispettano tutte.
help-option-fresh = Non riprende un’esecuzione interrotta dello stesso comando: ricomincia.
help-option-what = Un gioco, uno scenario o una registrazione.
help-option-game = Il gioco.
help-option-rules-coverage-game = Guarda solo questo gioco.
help-option-bench-game = Il gioco; tutti quelli installati se non è indicato.
help-option-cards-check-game = Il gioco delle carte che contiene; se non è indicato, quello che ne conosce i tipi.
help-option-cards-check-play = Gioca partite con le carte, e segnala quelle che bloccano il gioco, si ripetono senza fine, non fanno mai quello che dicono o sono in tutto migliori di un’altra.
help-option-cards-check-matches = Quante partite si giocano con --play.
help-option-cards-check-examples = Conserva in questa cartella un esempio di ogni segnalazione: una registrazione che “playmat play” apre in quel momento.
help-option-cards-show-game = Il gioco; quello che ha questa carta se non è indicato.
help-option-cards-print-game = Il gioco; quello che ha questo set o mazzo se non è indicato.
help-option-games = Quante partite.
help-option-simulate-games = Quante partite; se non indicato 1000.
help-option-cards-coverage-games = Quante partite al massimo; finisce quando non manca nulla.
help-option-heroes = Gli eroi nell’ordine dei posti, separati da virgole: sora,goofy,kairi.
help-option-simulate-heroes = Gli eroi nell’ordine dei posti: sora,goofy. Sorteggiati a ogni partita se non sono indicati.
help-option-gym = Misura gli ambienti per i programmi che imparano.
help-option-host = Dove ascoltare: 127.0.0.1 solo per questo computer, 0.0.0.0 per chiunque lo raggiunga.
help-option-json = Mostra JSON.
help-option-json-logs = Scrive il log con un oggetto JSON per riga.
help-option-kind = Solo le carte di questo tipo, per esempio ability.
help-option-puzzles-game = Il gioco; se manca, elenca tutti i problemi e quelli che hai già risolto.
help-option-puzzles-number = Il numero del problema; se manca, il primo che non hai ancora risolto.
help-option-puzzles-mine-game = Il gioco.
help-option-puzzles-mine-folder = La cartella per i problemi.
help-option-puzzles-mine-first = Il seme della prima partita; le successive hanno i semi che seguono.
help-option-puzzles-mine-games = Quante partite esaminare.
help-option-puzzles-mine-onward = Continua dopo l’ultima partita esaminata in questa cartella, invece di indicare la prima.
help-option-puzzles-mine-player = Chi gioca le partite: un livello come casual o skilled, o un programma.
help-option-puzzles-mine-deals = Su quante distribuzioni di ciò che il posto non può sapere si dimostra ogni risposta.
help-option-puzzles-mine-limit = Quante posizioni esaminare per distribuzione; i turni che ne hanno di più sono saltati.
help-option-learn-game = Il gioco; se manca, elenca che cosa si può imparare e che cosa è già fatto.
help-option-learn-alone = Dopo una lezione, gioca un turno intero senza aiuto.
help-option-lesson = Una lezione, con il nome che ha nell’elenco, al posto della partita guidata.
help-option-lang = Il codice della lingua, ad esempio it; quella del sistema se non è indicata.
help-option-resume-lang = La lingua; quella in cui si giocava la partita se non è indicata.
help-option-link = Il collegamento al tavolo, per esempio http://host:8000/t/h3Kx.
help-option-list = Elenca le partite in corso, per prima l’ultima giocata.
help-option-name = Come si presenta; con il nome del giocatore se non è indicato.
help-option-no-animation = Sullo schermo non si muove nulla.
help-option-only = Gioca solo la partita di questo numero e dice com’è andata.
help-option-option = Un’opzione del gioco, come NOME=VALORE; si può ripetere. «playmat play GIOCO --help» le elenca.
help-option-origin = L’indirizzo che si apre nel browser, per esempio https://play.example; si può ripetere.
help-option-mail-from = L’indirizzo mittente delle e-mail; senza, non se ne inviano. PLAYMAT_SMTP indica il server di posta.
help-option-out = Scrive ogni partita in questo file: .parquet, .csv o .jsonl.
help-option-baselines-players = I giocatori da misurare, separati da virgole; se mancano, random, classic e i livelli del gioco.
help-option-baselines-against = Chi gioca agli altri posti; in un gioco cooperativo, il compagno.
help-option-policy = Un file Python la cui funzione load_policy carica un tuo agente. Viene eseguito con tutti i tuoi diritti.
help-option-agent = Il file da dare a load_policy, come agent.zip.
help-option-baselines-decks = Un mazzo pubblicato per ogni posto, separati da virgole, oppure all: due qualsiasi a ogni partita.
help-option-baselines-games = Le partite di ogni giocatore, che occupa i posti a turno.
help-option-baselines-seed = Sceglie i semi tenuti da parte.
help-option-train-out = Il file di pesi da scrivere, come weights.toml.
help-option-train-overwrite = Sostituisce un file di pesi già presente.
help-option-train-player = Chi gioca a tutti i posti: greedy, search, …
help-option-train-shard = Gioca solo questa parte delle partite, per esempio 2/5, e la tiene accanto a --out; lo stesso comando senza --shard impara poi da tutte le parti (docs/training.md).
help-option-train-judge = Chi gioca le altre partite che correggono le probabilità, perché si avverino; se manca, lo stesso di --player.
help-option-train-judge-games = Quante sono queste partite; se manca, un quinto di --games.
help-option-calibrate-player = Chi gioca a tutti i posti: greedy, search, …
help-option-epochs = Quante volte si ripassano le posizioni.
help-option-cards-import-out = Il file di carte da scrivere; senza, viene mostrato.
help-option-cards-print-out = Il file da scrivere (PDF).
help-option-cards-print-paper = La carta: a4 o letter.
help-option-overwrite = Sostituisce un file di risultati già presente.
help-option-path = Il percorso sotto cui un proxy tiene il server, per esempio /playmat, se il suo host ospita anche altro.
help-option-plain = Righe di testo invece dello schermo intero, per lettori di schermo e pipe.
help-option-player = Il giocatore automatico: un livello come beginner o skilled, o un programma: random, greedy, search:hard, planner, …
help-option-players = Un giocatore per tutti i posti, o uno per ciascuno: planner oppure planner,greedy,random.
help-option-port = La porta; 0 per una qualsiasi libera.
help-option-record = La registrazione di una partita.
help-option-rules = La cartella delle regole (*.md); quelle di questa installazione se non è indicata.
help-option-ruleset = Il regolamento, se il gioco ne ha più d’uno; il primo se non è indicato.
help-option-play-seat = Chi siede a ogni posto, in ordine: human, o un giocatore automatico: un livello come beginner o skilled, o un programma come greedy o search:hard; agli altri persone.
help-option-analyse-seat = Di chi sono le decisioni: un numero o un ruolo. Se manca: di tutte le persone, o di tutti i posti se giocava solo il computer.
help-option-analyse-all = Le decisioni di tutti i posti.
help-option-analyse-player = Il giocatore automatico con cui fare il confronto: un livello come skilled o expert, o un programma come search:2000.
help-option-analyse-deals = Su quante distribuzioni di carte nascoste e dadi si confrontano le mosse; di più danno più certezza e richiedono più tempo.
help-option-analyse-errors = Elenca solo le decisioni che hanno fatto perdere qualcosa.
help-option-analyse-seconds = Si ferma dopo questi secondi, nelle decisioni o nella fortuna, con ciò che c’è fino a quel punto.
help-option-analyse-format = La forma: text, md (Markdown) o json; se manca, quella che dice l’estensione di --out.
help-option-analyse-out = Scrive l’analisi anche in questo file.
help-option-analyse-exercises = Scrive gli errori e gli errori gravi come esercizi (scenari) in questa cartella.
help-option-analyse-overwrite = Sostituisce i file esistenti.
help-option-hint-seat = La decisione di chi, se sono interpellati in più; del primo se non è indicato.
help-option-record-luck-seat = Per chi si racconta: un numero o un nome.
help-option-simulate-adjust-luck = Toglie dai risultati la fortuna nel pescare: intervalli più stretti, ma ci vuole alcune volte di più.
help-option-seat = Con gli occhi di chi: un ruolo, un numero o «spectator».
help-option-seats = Quanti posti; se non è indicato, quanti sono gli eroi o i giocatori nominati, altrimenti due.
help-option-seconds = All’incirca quanti secondi misurare ogni gioco.
help-option-seed = Da qui nasce tutto il caso; lo stesso seme dà lo stesso risultato.
help-option-set-code = Il codice del set.
help-option-source = Da dove: un file, oppure postgresql://user@host/name.
help-option-text = Il testo di una carta, in inglese, giapponese o italiano.
help-option-card-type = Il tipo della carta, per esempio ability; se manca, il primo che può avere un testo simile.
help-option-table = La tabella; «playmat cards columns» dice quali colonne ci sono.
help-option-target = Verso dove, allo stesso modo.
help-option-tests = La cartella dei test; «tests» qui se non è indicata.
help-option-thinkers = In quanti processi pensano i giocatori automatici, per ogni processo del server.
help-option-bot = Un programma che i visitatori possono scegliere come avversario, scritto NOME=PROGRAMMA, per esempio club=./my-bot; si può ripetere.
help-option-title = Che cosa mostra lo scenario.
help-option-words = Parole, o parti di parole, in qualsiasi ordine.
help-option-serve-workers = Quanti processi; più di uno richiede PostgreSQL.
help-option-workers = Quanti processi; quanti sono i processori se non è indicato.
help-option-arena-players = I giocatori, separati da virgole: casual,skilled,exec:./my-bot.
help-option-ratings-players = I giocatori, separati da virgole; se non indicati, tutti quelli del gioco. «classic» partecipa sempre.
help-option-pairing = Chi incontra chi: all (tutti contro tutti) o swiss (si incontra chi ha punti simili).
help-option-rounds = Quanti turni ha un torneo svizzero; se non indicato, quanti bastano per un solo vincitore.
help-option-sprt = Confronta due giocatori una distribuzione alla volta e si ferma appena è chiaro a quale di queste due differenze Elo il primo è più vicino, per esempio --sprt 0 30.
help-option-arena-games = Quante partite per ogni coppia che si incontra, o per ogni squadra; se non indicato 100, con --sprt al massimo 20000.
help-option-ratings-games = Quante partite per ogni coppia di giocatori, o per ogni squadra.
help-option-arena-decks = I mazzi che si alternano nelle distribuzioni: nomi, file e codici separati da virgole, o all (i mazzi iniziali), che vale anche se non indicato.
help-option-ratings-decks = I mazzi che si alternano nelle distribuzioni: nomi, file e codici separati da virgole, o all (i mazzi iniziali), che vale anche se non indicato.
help-option-arena-heroes = Gli eroi di ogni squadra in ordine di posto: sora,goofy. Se non indicati, sorteggiati a ogni distribuzione.
help-option-arena-seats = Quanti posti ha una squadra; uno per ogni eroe nominato, altrimenti due.
help-option-ratings-seats = Quanti posti ha una squadra; due se non indicato.
help-option-arena-only = Gioca solo la partita con questo numero e stampa com’è andata. Serve un girone.
help-option-decks-meta-decks = I mazzi: all (quelli iniziali), oppure nomi, file e codici separati da virgole.
help-option-decks-meta-player = Il giocatore automatico che usa tutti i mazzi.
help-option-decks-meta-games = Quante partite per ogni coppia di mazzi, metà delle quali a posti scambiati.
help-option-decks-improve-deck = Il mazzo da migliorare: codice, nome, file o codice di condivisione, oppure le righe stesse; se manca, si legge dallo standard input.
help-option-against = I mazzi da battere: all (quelli iniziali), oppure nomi, file e codici separati da virgole.
help-option-decks-improve-player = Il giocatore automatico che usa tutti i mazzi.
help-option-budget = Il numero massimo di partite; un quarto serve a confrontare il mazzo nuovo con il vecchio.
help-option-decks-improve-rounds = Quanti turni; in ognuno si provano fino a sette scambi.
help-option-decks-improve-out = Il file in cui scrivere il mazzo nuovo.
help-option-decks-improve-overwrite = Sostituisce un file esistente.
help-option-field = L’insieme a cui rispondere, come MAZZO=PESO separati da virgole, per esempio KM1-SD1=3,KM1-SD2=1; se non indicato, tutti i mazzi allo stesso modo.
help-command-report =
    Fa giocare il computer e scrive un rapporto sull’equilibrio di mazzi e carte: una pagina HTML.
    Mostra le vittorie per mazzo e scontro, il primo turno, durate, finali, rimonte e le cifre di ogni carta.
help-option-report-out = La cartella per la pagina e le sue tabelle; «report» se non indicata. Con --shard, il file della parte.
help-option-report-decks = I mazzi: all (quelli di partenza), oppure nomi, file e codici separati da virgole; random:1-40 indica quaranta mazzi casuali.
help-option-report-games = Il numero di partite per coppia di mazzi, metà a posti scambiati (20 se non indicato); in un gioco senza mazzi, in tutto (400).
help-option-report-overwrite = Sostituisce un rapporto esistente.
help-option-report-json = Stampa il rapporto come un oggetto JSON, invece di scrivere una pagina.
help-command-compare =
    Gioca le stesse partite prima e dopo una modifica di carte, regole, opzioni o giocatori, e dice che effetto ha su mazzi e carte.

    Ciò che ha due valori è la modifica; ciò che ne ha uno è uguale sui due lati.
help-option-compare-cards = Il set di carte prima e dopo la modifica: --cards old.toml new.toml. Un file solo vale per entrambi i lati.
help-option-compare-players = I giocatori prima e dopo: --players greedy search:200; su ogni lato uno per tutti i posti, o uno per posto (greedy,random). greedy se non indicato.
help-option-compare-ruleset = Le regole prima e dopo; una sola vale per entrambi i lati.
help-option-compare-option = Opzioni del gioco, come NOME=VALORE. Quella indicata due volte è la modifica: --option hard_target=5 hard_target=6.
help-option-compare-difficulty = Le difficoltà prima e dopo; una sola vale per entrambi i lati.
help-option-compare-decks = I mazzi, gli stessi sui due lati: all (quelli di partenza), oppure nomi, file e codici separati da virgole.
help-option-compare-games = Il numero di partite per lato e per coppia di mazzi, metà a posti scambiati (20 se non indicato); in un gioco senza mazzi, in tutto (400).
help-command-merge =
    Riunisce le parti di una stessa esecuzione di simulate, arena o report, giocate ciascuna con --shard, e mostra o scrive ciò che avrebbe dato l’esecuzione intera.

    Servono tutte, ciascuna una volta sola, e tutte devono essere state giocate da questa versione, con queste regole e queste carte.
help-option-shard = Gioca solo una parte dell’esecuzione, per esempio 2/5 per la seconda di cinque, e la lascia nel file indicato con --out. «playmat merge» riunisce le parti.
help-option-cluster = Gioca su un cluster Dask: tcp://HOST:PORTA o tls://HOST:PORTA del suo scheduler, oppure local:N per N processi di questa macchina. I risultati sono gli stessi.
help-option-merge-file = Un file scritto con --shard.
help-option-merge-files = I file di tutte le altre parti, in qualsiasi ordine.
help-option-merge-out = Scrive ogni partita in questo file (.parquet, .csv o .jsonl); per un report, la cartella («report» se non indicata).
help-option-merge-overwrite = Sostituisce un file di risultati o un report già esistente.
