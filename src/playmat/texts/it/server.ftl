### Il server: tavoli nel browser, `playmat serve`, `playmat db`, `playmat join`.

## Chi siede dove

server-guest = Ospite
server-computer = Computer ({ $level })
server-seat = Posto { $number }

## Com’è finita

server-won = Vince: { $names }.
    .you = Hai vinto.
server-draw = Nessun vincitore: pareggio.
server-team-won = Avete vinto insieme.
server-team-lost = La squadra ha perso.
server-by-time = { $who }: tempo scaduto.
server-by-resigning = { $who } si è arreso.

## Che cosa succede a un tavolo

server-notice-joined = { $who } prende posto: { $seat }.
server-notice-left = { $who } se ne va; { $seat } è libero.
server-notice-filled = { $who } prende posto: { $seat }.
server-notice-resigned = { $seat } continua con { $who }: il giocatore se n’è andato.
server-notice-time = { $seat } continua con { $who }: il tempo è scaduto.
server-notice-failed = { $seat } continua con { $who }: il computer di prima non ha risposto.
server-notice-begun = La partita comincia.
server-notice-chat = { $who }: { $what }
server-notice-undo-asked = { $who } vorrebbe ritirare l’ultima risposta.
server-notice-undo-refused = { $who } non è d’accordo.
server-notice-undone = { $who } ha ritirato l’ultima risposta.
server-notice-draw-asked = { $who } vorrebbe chiudere la partita in parità.
server-notice-draw-refused = { $who } non accetta la patta.
server-notice-ended-agreed = La partita è patta di comune accordo.
server-notice-ended-long = La partita è patta: è andata avanti troppo a lungo.
server-notice-shows = { $who } accetta che gli spettatori vedano le mani.
server-notice-hides = { $who } non vuole più che gli spettatori vedano le mani.
server-notice-holds = { $who } chiede ai giocatori automatici di aspettare.
server-notice-goes-on = I giocatori automatici continuano: { $who } non li fa più aspettare.
server-notice-again = { $who } vorrebbe giocare ancora.
server-notice-rematch = La prossima partita è pronta.
server-notice-ended-resigned = { $who } si è arreso.
server-notice-ended-time = { $who }: tempo scaduto.
server-notice-ended-empty = Se ne sono andati tutti; il tavolo è chiuso.
server-notice-ended-stopped = Chi gestisce questo server ha chiuso il tavolo: { $words }
server-notice-ended-broken = Le regole o le carte di questa partita non sono più quelle di qui; non si può giocare e il tavolo è chiuso. Se era cominciata con file di carte tuoi, avvia il server con quei file, com’erano.

## Che cosa si può dire

server-chat-hello = Ciao!
server-chat-luck = Buona fortuna e buon divertimento!
server-chat-nice = Bella mossa!
server-chat-thanks = Grazie!
server-chat-sorry = Scusa!
server-chat-oops = Ops!
server-chat-think = Fammi pensare.
server-chat-hurry = Tocca a te.
server-chat-well-played = Ben giocato!
server-chat-again = Ancora una?
server-chat-bye = Devo andare. Ciao!
server-chat-look = Guarda qui!

## Che cosa non si può fare

server-none = Questo tavolo non esiste. Controlla il link o chiedine uno nuovo.
server-full = Tutti i posti sono presi, o la partita è cominciata. Puoi guardare, se il tavolo lo permette.
server-seat-taken = Quel posto è preso. Scegline un altro.
server-not-your-seat = Quello non è il tuo posto.
server-not-yours = Può farlo solo chi ha aperto il tavolo.
server-not-begun = La partita non è cominciata: ci sono ancora posti liberi.
server-not-over = Sarà possibile quando la partita è finita.
server-not-your-replay = Solo chi ha giocato può vedere le mani di questa partita.
server-no-watchers = A questo tavolo si gioca senza spettatori.
server-watchers-silent = Gli spettatori guardano in silenzio; prendi posto per parlare.
server-no-such-phrase = Di’ una di queste frasi: { $known }.
server-no-such-status = Non ci sono tavoli «{ $got }». Chiedi open, running o finished.
server-no-undo-asked = Nessuno ti chiede di acconsentire a qualcosa.
server-shown-already = Hai già acconsentito.
server-hidden-already = Non hai acconsentito a mostrare la mano agli spettatori.
server-analysis-one = Indica una sola cosa da analizzare: un tavolo o una registrazione.
server-no-decision = Dopo { $got } risposte e lanci questo posto non ha deciso nulla. Scegli una delle sue decisioni.
server-dev-off = Questo server non è un tavolo per sviluppatori. Avviane uno sul tuo computer: playmat dev
server-dev-public = Un tavolo per sviluppatori mostra tutte le mani, perciò vale solo per questo computer: senza --host, --origin e --behind-proxy.
server-dev-what = «{ $got }» non è né un gioco ({ $known }) né un file leggibile: { $why }.
server-dev-at = Solo una registrazione ha dei momenti: togli --at o indica una registrazione.
server-dev-long = Un tavolo per sviluppatori accetta al massimo { $most } passi. Usa la posizione attuale come nuovo inizio.
server-branch-long = Questa partita è diventata troppo lunga per continuare. Ricomincia da qui o da una decisione successiva.
server-branch-seat = In questa partita non c’è il posto { $got }. I posti sono numerati da 0 a { $last }.
server-unexamined = Per ora il computer non è riuscito a calcolarlo. Guarda qualcos’altro e riprova tra qualche minuto.
server-start-one = Indica una sola cosa da cui continuare: un tavolo, una registrazione o la prima partita guidata.
server-start-not-yours = Puoi continuare da una partita finita, se vi hai giocato, se era pubblica o se chi giocava mostrava le mani.
server-start-over = In quel momento la partita è finita. Scegline uno precedente.
server-start-other = Questa è una partita di { $game } per { $seats }. Chiedi un tavolo di quel gioco con altrettanti posti.
server-start-fixed = Regole, opzioni, carte, ruoli e mazzi sono quelli della partita che si continua. Non indicarli.
server-undo-pending = Agli altri è già stato chiesto.
server-undo-refused-before = Gli altri non erano d’accordo. Dai un’altra risposta prima di chiedere ancora.
server-no-rematch = La rivincita è possibile una volta, a partita finita.
server-no-hints = A questo tavolo si gioca senza suggerimenti.
server-hold-nobody = A questo tavolo non gioca nessun computer, quindi nessuno può aspettare.
server-held-already = I giocatori automatici ti stanno già aspettando.
server-held-not = I giocatori automatici non ti stanno aspettando.
server-held-enough = I giocatori automatici ti hanno appena aspettato. Potrai farli aspettare di nuovo dopo la prossima risposta.
server-join-no-hints = Nessuno si è seduto: a questo tavolo nessun programma può aiutare o entrare. Crea un tavolo dove suggerimenti e programmi sono ammessi, oppure entra in un altro.
server-no-hint-now = Il computer non ha trovato un suggerimento in tempo. Riprova.
server-challenge-guest = Solo chi ha un account può sfidare altre persone. Puoi crearne uno nelle impostazioni.
server-mail-off = Questo server non invia e-mail.
server-mail-guest = Solo chi ha un account può ricevere avvisi per e-mail. Puoi crearne uno nelle impostazioni.
server-mail-address = «{ $got }» non è un indirizzo e-mail a cui si possa scrivere.
server-mail-link = Questo link è scaduto, o l’indirizzo è stato cancellato. Puoi inserirlo di nuovo nella pagina del tuo account.
server-mail-server = Il server di posta non è chiaro. Imposta PLAYMAT_SMTP come smtp://utente:password@host:587 o smtps://utente:password@host:465.
server-mail-password = Il nome utente o la password in PLAYMAT_SMTP contiene caratteri che i server di posta non accettano all’accesso. Usa solo lettere, cifre e segni ASCII.
server-mail-sender = «{ $got }» non è un indirizzo da cui inviare e-mail. Indica un indirizzo e-mail con --mail-from.
server-mail-origin = Le e-mail contengono link. Indica con --origin a quale indirizzo si apre questo server.
server-challenge-self = Non puoi lanciare una sfida al tuo stesso account.
server-challenge-no = { $name } non accetta sfide da te.
server-challenge-many = { $most } delle tue sfide aspettano ancora una risposta. Prima ritirane una.
server-challenge-over = Questa sfida non è più aperta.
server-daily-secret = Questa è la partita del giorno: replay, registrazione e racconto si aprono a fine giornata, a mezzanotte UTC.
server-daily-guest = Per la partita del giorno serve un account, perché ognuno ha un solo tentativo. Puoi crearne uno nelle impostazioni.
server-daily-day = “{ $got }” non è un giorno con una partita del giorno. Indica oggi o un giorno precedente, per esempio 2026-11-24.
server-tournament-guest = I tornei sono per chi ha un account. Puoi crearne uno nelle impostazioni.
server-tournament-none = Questo torneo non esiste.
server-tournament-kind = { $together ->
    [yes] A questo gioco si gioca insieme. Scegli una sfida a punti, in cui tutti incontrano gli stessi dadi.
   *[no] La sfida a punti è per i giochi che si giocano insieme. Scegli il sistema svizzero o il girone all’italiana.
  }
server-tournament-two = Questo gioco non è per due, quindi non si può giocare a coppie.
server-tournament-clock = Le partite di un torneo hanno bisogno di un orologio, così nessuno aspetta all’infinito. Scegline uno.
server-tournament-many = { $most } dei tuoi tornei non sono finiti. Prima chiudine uno.
server-tournament-deck = In questo torneo si gioca con il proprio mazzo. Scegline uno.
server-tournament-full = Il torneo è al completo: ci sono già { $most } iscrizioni.
server-tournament-late = È troppo tardi per iscriversi a questo torneo.
server-tournament-left = Hai già lasciato questo torneo.
server-tournament-locked = I mazzi sono bloccati: il torneo è iniziato.
server-tournament-over = Il torneo è finito.
server-tournament-nobody = In questo torneo nessuno ha il numero { $got }.
server-tournament-few = Ci sono troppe poche persone per un altro turno. Aspettane altre o chiudi il torneo.
server-tournament-met = Non c’è più modo di formare le coppie senza ripetere un incontro o un riposo. Chiudi il torneo.
server-tournament-last = L’ultimo turno è stato giocato. Chiudi il torneo.
server-tournament-waiting = { $many ->
    [one] Una partita di questo turno non è finita.
   *[other] { $many } partite di questo turno non sono finite.
  } Aspetta, oppure inserisci il risultato.
server-tournament-changed = Nel frattempo il torneo è cambiato. Guarda di nuovo, poi decidi.
server-tournament-match = Al tavolo { $board } del turno { $round } non c’è un risultato da inserire.
server-tournament-score = In una sfida a punti è solo il tavolo a dire chi ha vinto. Puoi inserire soltanto una sconfitta.
server-tournament-organiser = Può farlo solo { $name }, che organizza il torneo.
server-tournament-secret = Replay, registrazione e racconto si aprono a torneo finito: fino ad allora mazzi e dadi sono segreti.
server-not-welcome = Non puoi unirti a questo tavolo: hai bloccato una persona che vi siede, o lei ha bloccato te.
server-nobody-there = Lì non siede nessuno.
server-that-is-you = Sei tu.
server-busy = Per ora non è riuscito, e non è cambiato nulla. Riprova.
server-decks-full = C’è posto per { $limit } mazzi. Eliminane prima qualcuno.
server-decks-together = Insieme a quelli del tuo account sarebbero più di { $limit } mazzi. Eliminane qui qualcuno, poi entra.
server-guest-handed-over = Ora usi un account: per l’ospite che eri non si salva più nulla. Ricarica la pagina; se non vedi il tuo account, entra di nuovo.
server-unknown-cookie = Il server non riconosce più questo browser. Ricarica la pagina: sarai un nuovo ospite, oppure potrai entrare nel tuo account.
server-too-many = È troppo in così poco tempo. Aspetta un po’ e poi continua.
server-no-cards = Il gioco { $game } si gioca senza mazzi propri.
server-deals-failed = Non c’è stato il tempo di distribuire il mazzo. Riprova più tardi.
server-no-rules = Qui non ci sono regole di «{ $game }».
server-no-route = Non c’è nulla a questo indirizzo. docs/protocol.md elenca che cosa c’è.
server-bad-request = La richiesta non si può leggere: { $why }
server-bad-name = Un nome ha bisogno di una lettera o di una cifra, e di nulla che non si veda.
server-name-marks = Una lettera di questo nome ha più segni di quanti ne usi qualsiasi lingua.
server-name-scripts = Le lettere di questo nome vengono da alfabeti che si somigliano, come il latino e il cirillico. Scrivilo in uno solo.
server-not-your-password = Non è la tua password.
server-has-account = Hai già un account.
server-name-taken = Il nome «{ $name }» è preso. Scegline un altro.
server-wrong-password = Nome e password non vanno insieme.
server-blocked = Chi gestisce questo server ha bloccato questo account.
server-bye-limit = Era troppo in una volta. Torna tra un momento.
server-bye-hello = Il primo messaggio doveva essere un hello.
server-bye-message = Il messaggio non è stato capito. Ricarica la pagina.
server-bye-table = Non puoi guardare questo tavolo.
server-bye-slow = La linea è troppo lenta. Torna tra un momento.
server-bye-restart = Il server riparte. Nulla è perso; torna subito.
server-bye-closed = Questo server è stato chiuso agli ospiti. Questa pagina riprende appena viene riaperto.

## Avviare un server

server-at = Playmat è aperto su { $address }
server-stop-with = Ctrl-C lo chiude; i tavoli restano.
server-no-browser = Non si è potuto aprire un browser. Apri tu l’indirizzo, su questa macchina.
server-set-plays = { $file }: questo set di carte non viene accettato, quindi non è disponibile per nuove partite. Le partite iniziate con questo set continuano. Lascia il file com’è e aggiungine una copia corretta con un altro --cards. Che cosa non va:
server-set-unread = { $file }: questo set di carte non si può usare. Non è disponibile per nuove partite, e quelle iniziate con questo set si fermano. Che cosa non va:
server-picture-missing = { $file }, carta { $card }: non c’è un’immagine { $picture } che si possa leggere; si mostra la figura disegnata. Indica un file a partire dalla cartella di { $file }.
server-picture-kind = { $file }, carta { $card }: { $picture } non è un’immagine che si mostri; si mostra la figura disegnata. Salvala come PNG, JPEG, WebP, AVIF o GIF.
server-picture-large = { $file }, carta { $card }: { $picture } ha più di { $limit } MB; si mostra la figura disegnata. Rendila più piccola.
server-picture-address = { $file }, carta { $card }: { $picture } sta altrove, e da lì non si prende nulla; si mostra la figura disegnata. Salvala nella cartella di { $file }.
server-bad-origin = «{ $got }» non è un’origine. Scrivila così: https://play.example.
server-invite-owner = Solo chi siede al computer su cui gira questo server può invitare altri, e solo se il server è stato avviato per quel computer soltanto.
server-lab-owner = Solo chi siede al computer su cui gira questo server può far preparare o eliminare rapporti, e solo se il server è stato avviato per quel computer soltanto.
server-lab-busy = Un rapporto è già in preparazione. Fermalo, oppure aspetta che finisca.
server-lab-full = Questo server conserva al massimo { $limit } rapporti. Prima eliminane uno.
server-lab-none = Qui non c’è nessun rapporto. Forse è stato eliminato.
server-lab-player = «{ $got }» non è un giocatore automatico di questo gioco. Scegli tra: { $known }.
server-lab-deck = «{ $got }» non è un mazzo di partenza di questo gioco. Scegli tra: { $known }.
server-lab-few = Scegli almeno due mazzi.
server-lab-no-decks = Il gioco { $game } si gioca senza mazzi. Non sceglierne nessuno.
server-lab-odd = Il numero di partite per coppia di mazzi è { $got }: ogni mano iniziale si gioca due volte, a posti scambiati, quindi scegli un numero pari.
server-lab-many = Sarebbero troppe partite: { $games }. Un rapporto preparato qui ne ha al massimo { $limit }. Scegli meno mazzi o meno partite, oppure usa playmat report.
server-lab-failed = L’ultimo rapporto non è riuscito. Riprova; il log del server dice che cosa non ha funzionato.
server-bad-path = «{ $got }» non è un percorso. Scrivilo così: /playmat, con lettere, cifre, punti, trattini e barre tra le parti.
server-elsewhere = Qui non c’è niente: questo server si trova in { $path }. Un proxy che gli sta davanti deve passare gli indirizzi così come sono, compreso il percorso.
server-too-few-workers = Ci vuole almeno un processo.
server-too-few-days = Ci vuole almeno un giorno prima di dimenticare un ospite.
server-sqlite-alone = SQLite è per un solo processo. Per più processi usa PostgreSQL: --db postgresql://user@host/name
server-port = Non si può ascoltare su { $host }, porta { $port } ({ $why }). Scegli un’altra --port, o 0 per una qualsiasi.
server-db-address = «{ $got }» non è un database. Usa un file, sqlite:///file.db o postgresql://user@host/name.
server-db-folder = Non si può creare la cartella di { $file }: { $why }.
server-db-no-driver = PostgreSQL ha bisogno di un driver: pip install 'playmat[postgres]'
server-db-unreachable = Il database { $where } non risponde: { $why }
server-db-unreadable = { $file } non si può leggere come database SQLite.
server-db-old = PostgreSQL { $got } è troppo vecchio; ci vuole { $wanted } o più nuovo.
server-db-forgets = Il database { $where } gira con fsync spento: potrebbe dimenticare ciò che deve tenere. Accendilo.
server-db-in-use = Un altro server usa { $file }. Fermalo prima, o usa un altro --db.
server-db-migrate = Il database è al passo { $got }, questo playmat vuole { $known }. Fai una copia, poi: playmat db migrate
server-db-newer = Il database è al passo { $got }; questo playmat conosce solo { $known }. Usa il playmat più nuovo.
server-db-migrated = Il database è al passo { $step }.
server-db-not-empty = { $where } contiene già dei tavoli. Copia in un database vuoto.
server-db-exists = { $file } c’è già. Scegli un altro nome.
server-db-none = Il file { $file } non c’è.
server-db-copied = Copiati { $tables } tavoli con { $rows } atti in { $where }.
server-db-checked = { $tables } tavoli: { $goes_on } partite andrebbero avanti, { $replays } finite si rivedrebbero, { $idle } senza partita. { $stops } non andrebbero avanti; di { $stored } finite resterebbero solo le risposte salvate.
server-db-stops = { $table } ({ $game }) non andrebbe avanti: { $why }
server-db-stored = { $table } ({ $game }) è finita, e ne resterebbero solo le risposte salvate: { $why }
server-admin-report = { $id }  { $when }  { $by } su { $about } ({ $reason }), tavolo { $table }
server-admin-reports = Segnalazioni: { $count }.
server-admin-no-report = Non c’è una segnalazione “{ $got }”. Per l’elenco: playmat admin reports
server-admin-closed = Chiusa { $when }: { $note }
server-admin-deed = { $when }  { $by }: { $what } { $about }: { $words }
server-admin-person = { $name }  dal { $since }, ultima visita { $seen }, { $tables } tavoli
server-admin-people = { $count } account.
server-admin-blocked = Bloccato: { $when }.
server-admin-block-both = --block e --unblock si contraddicono. Indicane uno solo.
server-admin-table = { $id }  { $when }  { $game }, { $status ->
    [open] in attesa di giocatori
    [running] in corso
    [finished] finito
    [broken] fermato da un errore
   *[closed] chiuso
}: { $who }
server-admin-table-more = Aperto { $made }; orologio: { $clock ->
    [relaxed] tranquillo
    [tournament] torneo
    [days] giorni
   *[none] nessuno
}; in elenco: { $listed ->
    [yes] sì
   *[no] no
}; a punteggio: { $rated ->
    [yes] sì
   *[no] no
}; torneo { $tournament }; { $versions } eventi.
server-admin-tables = Tavoli: { $count }.
server-admin-tables-more = Ce ne sono altri: i più vecchi non sono elencati. Restringi l’elenco con una parte del nome o con --status.
server-admin-why = Indica un motivo da 1 a { $most } caratteri: lo leggono tutti quelli che sono al tavolo.
server-admin-no-table = Il tavolo «{ $got }» non esiste. playmat admin tables li elenca.
server-admin-table-over = Al tavolo { $table } non si gioca più: non c’è nulla da chiudere.
server-admin-limit = { $what }: { $most } { $seconds ->
    [0] alla volta
   *[other] in { $seconds } secondi
}, per ogni { $whom ->
    [person] persona
   *[address] indirizzo
}
server-admin-limit-set = { $whom }: { $what } { $most }
server-admin-limits = Limiti fissati per una persona o un indirizzo: { $count }.
server-admin-no-limit = «{ $got }» non è un limite. Scegli tra: { $known }.
server-admin-limit-which = Indica --most con un numero oppure --usual.
server-admin-no-address = «{ $got }» non è un indirizzo IP, e questo limite vale per gli indirizzi.
server-admin-announce-nothing = Non c’è nulla da annunciare. Scrivi un testo, per esempio: --text it=Benvenuti
server-admin-announce-form = «{ $got }» non dice in che lingua è. Scrivi --text LINGUA=TESTO, una volta per lingua; le lingue sono: { $known }.
server-admin-announce-long = Un annuncio ha al massimo { $most } caratteri.
server-admin-announcement = { $id }  fino a { $until } ({ $lang }): { $text }
server-admin-announcements = Annunci: { $count }.
server-admin-announcement-ended = { $id } non si vede più.
server-admin-no-announcement = Non c’è nessun annuncio «{ $got }» in corso. playmat admin announcements li elenca.
server-admin-mail = { $id }  dal { $since }  { $kind ->
    [confirmation] conferma
   *[news] avviso
} a { $address }, tentativi: { $tries }, { $due ->
    [never] abbandonata
   *[later] prossimo { $due }
}{ $problem ->
    [none] { "" }
   *[some] : { $problem }
}
server-admin-mails = E-mail in attesa: { $count }.
server-log-unreadable = Il registro del tavolo { $table } non si può leggere.
server-other-rules = Questa partita è cominciata con regole di { $game } ({ $got }) diverse da quelle di qui ({ $here }). Usa un playmat che le abbia.
server-rules-of = Questa partita è cominciata con le regole { $got } di { $game }; con quelle di qui ({ $here }) l’esito è un altro. La si gioca con playmat { $release }. Ciò che ne è stato salvato è mostrato com’è.
server-stored-answer = { $who }: { $word }
server-stored-hidden = { $who } ha risposto.
server-log-gap = Al registro del tavolo { $table } manca la versione { $version }.
server-log-broken = Il registro del tavolo { $table } non va con la sua partita alla versione { $version }.

## Un giocatore computer che si unisce

server-refused = Il server ha rifiutato: { $said }
server-away = Nessuno risponde su { $address } ({ $why }). Il server è acceso, e il link è giusto?
server-foreign = Quello che risponde su { $address } non è Playmat.
server-bad-link = «{ $got }» non è un link a un tavolo. È fatto così: http://host:port/t/h3Kx….
server-joined = { $who } siede a { $seat } del tavolo { $table }.
server-announced = Annuncio: { $text }
server-match-over = La partita è finita: { $how }

## Punteggi

server-rated-not = Questa partita non può valere per il punteggio: { $why ->
    [clock] serve un orologio. Scegline uno.
    [start] continua un’altra partita. Comincia una partita nuova.
    [cards] si gioca con altre carte oltre a quelle del gioco. Scegli solo quelle, oppure crea il tavolo senza punteggio.
    [hints] non ci possono essere consigli. Disattivali.
    [guest] gli ospiti non hanno punteggio. Crea un account nelle impostazioni.
    [seats] nessuno può giocare contro se stesso. Lascia l’altro posto a qualcun altro.
    [alone] ogni persona ha un solo posto nella squadra. Lascia gli altri posti a qualcun altro.
    [score] nella sfida a punti ogni persona gioca per tutta la squadra. Crea il torneo senza punteggio.
    [opponent] non è stato misurato quanto è difficile il gioco con queste opzioni. Scegli quelle abituali.
    [level] questo giocatore automatico non ha un punteggio. Scegline un altro.
    [nobody] giocherebbero solo computer. Prendi un posto anche tu.
   *[server] questo server non tiene i punteggi. Chi lo gestisce può installarli con l’extra “serve”.
}
server-undo-rated = In una partita a punteggio o del giorno non si torna indietro dopo che altri hanno risposto o qualcosa è stato rivelato.
server-no-such-person = Nessun account si chiama { $name }.
