### Ciò che il nucleo rifiuta, e come rimediare.

answer-item = { $word }

error-nobody-asked = Le regole di questo gioco si sono fermate: dopo { $answers } risposte nessuno era interpellato e nulla era finito. La tua risposta non è stata presa; segnala la registrazione, per favore.
error-runaway = Le regole di questo gioco hanno girato a vuoto per { $limit } passi ({ $stack }). La tua risposta non è stata presa; segnala la registrazione, per favore.
error-dead-end = Al posto { $seat } è stata fatta una domanda senza risposte ({ $stack }). La risposta precedente non è stata presa; segnala la registrazione, per favore.

error-match-over = La partita è finita; non si accettano più risposte.
error-wrong-seat = { $seat } non deve rispondere a nulla adesso.
error-no-chance = Adesso non si attendono né dadi né carte.
error-no-such-seat = Il posto «{ $got }» non esiste. I posti sono: { $known }.
error-stale-serial = Questa risposta riguarda la domanda { $got }; quella aperta è la { $open }. Guarda di nuovo il tavolo e rispondi.
error-answer-range = { $count ->
    [one] { $got } non è l’unica risposta, che ha il numero 0.
   *[other] { $got } non è tra le { $count } risposte, contate a partire da 0.
}
error-answer-unreadable = «{ $got }» qui non è una risposta. Puoi dire: { $known }
error-undo-ask = Altri hanno risposto nel frattempo: devono essere d’accordo prima che tu torni indietro.
error-undo-never = Non si può tornare indietro: nel frattempo si sono visti dadi, carte o qualcosa di nascosto.
error-undo-nothing = Non c’è nulla da annullare: nessuna mossa è ancora stata fatta.
error-draw-team = Una squadra vince o perde insieme: non c’è una patta da concordare.
error-draw-not-yet = I giocatori automatici accettano la patta quando una partita conta { $after } risposte e lanci; questa ne conta { $now }. Continua a giocare, oppure abbandona.
ending-agreed = Le due parti hanno concordato la patta.
ending-long = Dopo { $limit } risposte e lanci la partita non era ancora finita: vale come patta.
ending-resigned = Una parte ha abbandonato.
ending-time = Una parte ha esaurito il tempo.

error-setup-game = Questa preparazione è per il gioco «{ $got }», non per «{ $wanted }».
error-setup-ruleset = Il regolamento «{ $got }» non esiste. Scegli tra: { $known }.
error-setup-no-rulesets = Il gioco { $game } ha un solo regolamento. Togli il regolamento «{ $got }».
error-setup-seats = Questo gioco ha { $spread ->
        [0] { $low ->
            [1] un solo posto
           *[other] esattamente { $low } posti
        }
       *[other] da { $low } a { $high } posti
    }; ne hai indicati { $got }.
error-setup-decks = { $got ->
    [one] È stato indicato un mazzo
   *[other] Sono stati indicati { $got } mazzi
} per { $seats ->
    [one] un posto
   *[other] { $seats } posti
}. Indica un mazzo per ogni posto, oppure «all» per mazzi pubblicati estratti a sorte.
error-no-published-decks = { $game } non ha mazzi pubblicati tra cui estrarre. Non indicare mazzi.
error-setup-seed = Il seme { $got } è fuori dai limiti: prendi un numero intero da 0 a 4611686018427387903.
error-setup-sets = { $game } non si gioca con set di carte aggiunti. Togli --cards.
error-setup-role = Nessuno si chiama «{ $got }». Scegli tra: { $known }.
error-setup-role-twice = «{ $got }» è stato preso due volte; si può prendere una volta sola.
error-setup-option-near = L’opzione «{ $got }» non esiste. Intendevi «{ $near }»?
error-setup-option = L’opzione «{ $got }» non esiste. Le opzioni sono: { $known }.
error-setup-value = L’opzione { $name } non può essere «{ $got }». Scegli tra: { $known }.
error-no-games = Non è installato nessun gioco adatto. Installa Playmat con i suoi giochi: pip install playmat
error-unknown-game = Qui non c’è il gioco «{ $got }». Sono installati: { $known }.
error-unknown-game-near = Qui non c’è il gioco «{ $got }». Intendevi «{ $near }»?
error-not-loaded = «{ $got }» è installato ma non si può caricare: { $why }
error-game-broken = Il gioco «{ $got }» è installato ma non si può caricare: { $why }
error-scenario-unstored = Un numero o un posto di questa posizione è fuori da ciò che una partita può contenere.
error-not-a-game = Il pacchetto che dovrebbe portare il gioco «{ $got }» ({ $where }) porta altro.
error-game-taken = Esiste già un gioco di nome «{ $got }». Dai al tuo un altro identificativo.

error-action = Nella partita { $row } l’azione { $got } ora non è possibile. Sono possibili: { $known }.
error-no-observer = Il gioco { $game } non offre osservazioni, quindi per esso non ci sono ambienti.
error-gym-missing = Gymnasium non è installato. Installalo con: pip install 'playmat[gym]'
error-forbidden = Le azioni vietate non si possono trattare con «{ $got }». Scegli tra: { $known }.

error-system-file = Il file { $file } non può essere usato: { $why }.
error-system = Non è possibile scrivere il risultato: { $why }.

error-encoding-short = Lo stato salvato si interrompe dopo il numero { $place }.
error-encoding-range = Il numero { $place } dello stato salvato è fuori dai limiti.
error-encoding-long = Lo stato salvato continua dopo il numero { $place }, dove dovrebbe finire.

error-record-size = Il file supera { $limit } byte; nessuna registrazione è così grande.
error-record-text = Il file non è testo in UTF-8.
error-record-torn = La riga { $line } si interrompe: la registrazione è stata tagliata. «playmat resume» continua dalla riga precedente.
error-record-magic = Questa non è una registrazione: la prima riga dovrebbe essere «{ $wanted }».
error-record-format = La registrazione è stata scritta da un’altra versione di playmat (la prima riga è «playmat record { $got }», qui è «{ $wanted }»); qui non si può rigiocare.
error-record-short = La registrazione finisce troppo presto: manca la riga «{ $wanted }».
error-record-line = La riga { $line } della registrazione non si può leggere ({ $what }).
error-record-form = La riga { $line } della registrazione non si può leggere: { $why }
error-record-unknown-game = La registrazione è del gioco «{ $got }», che qui non è installato.
error-record-game = La registrazione è del gioco «{ $got }», non di «{ $wanted }».
error-record-data = La registrazione è stata fatta con dati di { $game } (hash { $hash }…) che non sono di nessuna edizione nota qui. Rigiocala con la versione che l’ha scritta: playmat { $engine }.
error-record-rules = La registrazione è stata fatta da playmat { $engine } con le regole { $got } di { $game }; con le regole di qui ({ $here }) l’esito è un altro. Rigiocala con playmat { $engine }. ({ $why })
error-data-unknown = Le carte o i componenti di questa partita di { $game } (hash { $hash }…) non sono di nessuna edizione nota qui. Usa un playmat più nuovo oppure, se era cominciata con file di carte tuoi, avvia con quei file com’erano: --cards FILE.
error-data-fixed = I componenti di { $game } fanno parte delle sue regole e sono cambiati da quando è cominciata questa partita. La si gioca con playmat { $release }.
error-record-set-changed = La partita è stata giocata con il set di carte { $code } com’era prima; { $file } è stato modificato in seguito. Indica con --cards il file com’era.
error-record-set-missing = La partita è stata giocata con il set di carte { $code } (hash { $hash }…), che non è disponibile. Indica il suo file con --cards.
error-record-long = La registrazione ha più di { $limit } risposte; nessuna partita di questo gioco ne ha tante.
error-record-setup = L’intestazione della registrazione è impossibile: { $why }
error-record-entry = La riga { $line } della registrazione non può essere accaduta: { $why }
error-record-altered = La riga { $line } della registrazione è stata alterata: numero e parole, o dadi e seme, non concordano.
error-record-hash = L’impronta alla riga { $line } della registrazione non concorda con la partita che la precede.
error-record-end = L’ultima riga della registrazione non concorda con la fine della partita.
error-record-placed = Questa partita è iniziata da una posizione, mentre una registrazione parte dalla preparazione. Si può scriverla come scenario.
error-record-at = La registrazione ha { $last } risposte; il momento { $got } non c’è.

error-scenario-toml = Questo non è un documento TOML: { $why }
error-scenario-format = Riga { $line }: gli scenari hanno il formato 1, non { $got }.
error-scenario-at = Riga { $line }, { $path }: { $why }
error-scenario-step = Un passo ha o «seat» e «answer», oppure «chance».

error-scenario-value = «{ $got }» non va bene in { $path }. Possibili: { $known }.
error-outcome-unreadable = «{ $got }» non è un esito del caso che si attende adesso.

error-player = Il giocatore automatico «{ $got }» non esiste. Scegli tra: { $known }.
error-player-near = Il giocatore automatico «{ $got }» non esiste. Forse intendevi «{ $near }»? Scegli tra: { $known }.
error-player-game = Il giocatore automatico «{ $player }» non conosce il gioco «{ $game }». Scegli tra: { $known }.
error-player-level = «{ $got }» non dice quanto può pensare un giocatore automatico. Scrivi { $known }, un numero di prove come 2000 o un tempo come 500ms: search:hard.
error-player-levels = Il giocatore automatico «{ $player }» non ha livelli. Togli «:{ $got }».
error-player-clock = Un giocatore automatico che pensa per un certo tempo non può partecipare qui, dove lo stesso comando deve dare gli stessi risultati. Indica un livello o un numero di prove: search:hard o search:2000.
error-player-broken = Il giocatore automatico «{ $got }» è installato ma non si può caricare: { $why }
error-player-name = «{ $got }» non può essere il nome di un giocatore automatico. Usa lettere minuscole, cifre, «_» e «-»; «human», «away», «exec» e «seeing» hanno un altro significato.
error-player-taken = Esiste già un giocatore automatico di nome «{ $got }». Dai al tuo un altro nome.
error-player-make = Il giocatore automatico «{ $got }» non si può creare: indica una classe, o una funzione che riceve un flusso di numeri casuali.
error-player-no-level = «{ $got }» non è un livello di questo giocatore automatico. Scegli tra: { $known }.
error-player-which-game = «{ $got }» è un livello, e ogni gioco ha i suoi giocatori per ciascun livello. Indica anche il gioco.
error-player-unlevelled = «{ $got }» è un livello, ma il gioco «{ $game }» non ha livelli. Scegli tra: { $known }.
error-player-no-such-level = Il gioco «{ $game }» non ha ancora un giocatore automatico di livello «{ $got }». Il più vicino è «{ $near }». Scegli tra: { $known }.
error-program-missing = Il programma «{ $got }» non esiste. Scrivi il suo percorso, per esempio exec:./my-bot, o un programma che la shell trova.
error-program-not-allowed = Il programma «{ $got }» qui non può partire: solo la riga di comando del proprietario indica programmi.
error-program-name = «{ $got }» non dice come si chiama il programma. Scrivi NOME=PROGRAMMA, per esempio club=./my-bot.
error-program-start = Il programma «{ $program }» non si può avviare: { $why }
error-program-time = Il programma «{ $program }» non ha risposto entro { $seconds } s. Ultimi errori segnalati: { $said }
error-program-ended = Il programma «{ $program }» è terminato senza rispondere. Ultimi errori segnalati: { $said }
error-program-answer = Il programma «{ $program }» ha risposto «{ $got }»: { $why }. Ultimi errori segnalati: { $said }

system-missing = non esiste
system-denied = l’accesso è negato
system-exists = esiste già
system-folder = è una cartella
system-no-folder = non è una cartella
system-name = il nome è troppo lungo
system-full = il disco è pieno
system-read-only = il disco è di sola lettura
system-port = è già in uso
system-refused = la connessione è stata rifiutata
system-late = la risposta non è arrivata in tempo
system-unknown-host = non è noto alcun indirizzo per un host con questo nome
system-unreachable = l’indirizzo non è raggiungibile
