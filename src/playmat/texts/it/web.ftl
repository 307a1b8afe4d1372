### Che cosa dice il client del browser.

## In ogni pagina

web-title = Un tavolo per giochi di carte e dadi
web-skip = Al contenuto
web-ways = Nel sito
web-way-lobby = Ritrovo
web-way-watch = Guarda
web-way-replays = Replay
web-way-decks = Mazzi
web-way-learn = Impara
web-way-rules = Regole
web-way-about = Informazioni
web-ratings = Punteggi
web-profile = Profilo
web-foot = Altro
web-home = Inizio
web-close = Chiudi
web-comma = { ", " }
web-fan-work = Opera di appassionati, regalata; non è legata ad alcun titolare di diritti.
web-moment = Un momento …
web-connecting = Connessione in corso …
web-silent = Il server non risponde. Si riprova …
web-lost = La connessione è caduta. Si riprova; niente di ciò che hai fatto è perduto.
web-nothing-table = Questo tavolo non si può aprire
web-nothing-replay = Questa partita non si può mostrare
web-nothing-lesson = Questa lezione non si può mostrare
web-nothing-page = Questa pagina non c’è
web-nothing-here = All’indirizzo { $address } qui non c’è nulla.
web-nothing-line = L’indirizzo è completo? Chi l’ha mandato può mandarlo di nuovo. Altrimenti ricomincia, o guarda che cosa giocano gli altri.
web-nothing-home = Alla prima pagina
web-stale = Intanto la domanda è cambiata. Guarda il tavolo e rispondi a quella nuova.
web-offline = Il tavolo non si raggiunge
web-offline-line = In questo momento nessun server risponde. Questa pagina riprova da sola; le partite in corso ti aspettano.
web-offline-again = Riprova
web-outdated = Playmat è stato aggiornato mentre questa pagina era aperta.
web-outdated-load = Ricarica
web-news-announcement = Annuncio
web-news-read = Ho letto
web-news-call = Il turno { $round } di { $rounds } di «{ $name }» è iniziato: la tua partita ti aspetta.
web-news-left = { $time } sull’orologio
web-news-last = meno di un minuto sull’orologio
web-of = { $n }/{ $of }
web-range = { $low }–{ $high }
web-seat = Posto { $number }
web-self = Tu
web-seat-you = tu
web-seat-open = posto libero
web-seat-computer = computer

## Impostazioni

web-settings = Impostazioni
web-palette = Tutto quello che puoi fare qui
web-palette-words = Parole da cercare
web-palette-found = { $n ->
    [one] 1 cosa da fare
   *[other] { $n } cose da fare
}
web-palette-none = Non c’è nulla con queste parole.
web-palette-gone = «{ $what }» non è più possibile. Ecco che cosa si può fare ora.
web-me = Tu
web-me-name = Come ti chiamano gli altri
web-me-keep = Conserva
web-me-kept = Conservato
web-me-account = Un account
web-me-account-line = Con il nome qui sopra e una password sei la stessa persona su ogni dispositivo. Non si chiede altro.
web-me-password = Password, almeno 8 caratteri
web-me-enter = Entra
web-me-register = Crea un account
web-me-leave = Esci

## L’account

web-account = Il tuo account
web-account-of = Sei entrato come { $name }.
web-account-guest = Sei un ospite: solo questo browser sa chi sei. Se non torni per molto tempo, il server cancella l’ospite e tutto ciò che ha salvato. Un account, che puoi creare nelle impostazioni, resta.
web-account-devices = Dispositivi collegati
web-account-device = Dal { $since }, ultimo accesso { $last }
web-account-here = questo browser
web-account-leave-others = Esci da tutti gli altri
web-account-password = Cambia la password
web-account-password-old = La tua password
web-account-password-new = Nuova password, almeno 8 caratteri
web-account-password-changed = Cambiata. Sugli altri dispositivi bisogna entrare di nuovo.
web-account-data = I tuoi dati
web-account-data-line = Tutto ciò che viene conservato su di te, in un file JSON: nome, dispositivi, tavoli, mazzi, lezioni, problemi e il resto.
web-account-export = Scarica i tuoi dati
web-account-delete = Elimina tutto
web-account-delete-how = Come farsi dimenticare per sempre
web-account-delete-line = Nome, password, accessi, mazzi, lezioni e problemi vengono eliminati e nessuno può recuperarli. Le partite restano a chi ha giocato con te, con il nome che vedeva.
web-account-delete-now = Elimina per sempre
web-account-more = Dispositivi, password, i tuoi dati
web-account-mail = E-mail
web-account-mail-line = Quando una partita a giorni ti aspetta, questo server può scriverti: al massimo una volta all’ora, e una volta ogni sei ore per la stessa partita.
web-account-mail-address = Indirizzo e-mail
web-account-mail-save = Mandami un link di conferma
web-account-mail-asked = { $address } non è ancora confermato. Apri entro tre giorni il link nel messaggio inviato a questo indirizzo, altrimenti l’indirizzo verrà cancellato.
web-account-mail-on = Le e-mail arrivano a { $address }.
web-account-mail-drop = Cancella l’indirizzo
web-account-mail-off = Questo server non invia più e-mail.
web-mail-confirm = Conferma il tuo indirizzo
web-mail-confirm-line = Da allora questo server ti scrive quando una partita a giorni ti aspetta.
web-mail-confirm-now = Sì, è il mio indirizzo
web-mail-confirmed = Confermato. Puoi cambiare idea nella pagina del tuo account.
web-mail-leave = Ferma le e-mail
web-mail-leave-line = Il tuo indirizzo viene cancellato da questo server, che non ti scriverà più.
web-mail-leave-now = Cancella il mio indirizzo
web-mail-left = Il tuo indirizzo è stato cancellato.
web-setting-language = Lingua
web-setting-theme = Colori
web-setting-rendering = Il tavolo come
web-setting-motion = Movimento
web-setting-speed = Velocità del movimento
web-setting-volume = Suoni
web-setting-letters = Tasti di una lettera al tavolo
web-setting-passing = Passare da solo quando si può solo passare, sempre dopo lo stesso tempo
web-setting-alerts = Avvisami quando tocca a me o inizia un turno
web-theme-auto = come il sistema
web-theme-dark = scuri
web-theme-light = chiari
web-theme-contrast = alto contrasto
web-rendering-table = Immagine
web-rendering-text = Testo
web-motion-on = sì
web-motion-off = no
web-notice-turn = Tocca a te: { $game }
web-volume = { $percent ->
    [0] nessun suono
   *[other] { $percent } %
}
web-letters-on = sì
web-letters-off = no
web-passing-on = sì
web-passing-off = no
web-alerts-on = sì
web-alerts-off = no
web-setting-clauses = Numeri delle regole nel registro e nelle domande
web-clauses-on = sempre
web-clauses-off = quando la si indica

## Inizio

web-welcome = Tanti giochi, un tavolo
web-welcome-line = Gioca subito contro il computer o manda un link a un amico. Nessun account, niente da installare.
web-games = Giochi
web-play-now = Gioca ora
web-play-now-game = Gioca ora: { $game }
web-with-friends = Con amici
web-with-friends-game = Con amici: { $game }
web-choose = Scegli posti e regole
web-seats = { $n } giocatori
web-seats-from = { $low }–{ $high } giocatori
web-together = insieme contro il gioco
web-against = uno contro l’altro
web-my-tables = I tuoi tavoli
web-open-tables = Tavoli con un posto libero
web-your-turn = tocca a te
web-status-open = in attesa di giocatori
web-status-running = in corso
web-status-finished = finita
web-status-closed = abbandonata
web-status-broken = fermata da un errore

## Un nuovo tavolo

web-new-table = Nuovo tavolo
web-new-seats = Chi gioca
web-new-seat = Un posto in più
web-new-less = Un posto in meno
web-new-me = io
web-new-here = qualcun altro, su questo dispositivo
web-new-computer = computer
web-new-open = un amico, con il link
web-new-role = Eroe
web-new-level = Forza
web-new-deck = Mazzo
web-new-own-deck = un mazzo iniziale
web-new-rules = Come
web-new-set = Carte
web-new-no-set = Quelle del gioco
web-new-set-unrated = Le partite a punteggio si giocano solo con le carte del gioco.
web-new-ruleset = Regole
web-new-clock = Orologio
web-new-options = Opzioni delle regole
web-new-changed = cambiate: { $n }
web-new-usual = Tutto come al solito
web-new-usual-value = { $value } (di norma)
web-options-begin = Inizio e fine
web-options-play = Durante la partita
web-options-other = Altro
web-new-around = Attorno al tavolo
web-new-watch = Spettatori
web-watch-now = vedono subito tutto ciò che è scoperto
web-watch-answers-6 = lo vedono 6 risposte dopo
web-watch-answers-20 = lo vedono 20 risposte dopo
web-watch-minutes-5 = lo vedono 5 minuti dopo
web-watch-minutes-15 = lo vedono 15 minuti dopo
web-watch-nobody = nessuno può guardare
web-new-public = Mostra fra i tavoli aperti
web-new-hints = Permetti consigli e programmi
web-new-hints-line = Chi gioca può chiedere al computer che cosa farebbe, e un programma può prendere un posto libero (“playmat join”).
web-new-begin = Comincia
web-new-invite = Crea il tavolo e ricevi il link
web-clock-none = nessuno
web-clock-relaxed = tranquillo: 10 minuti, e 45 secondi per ogni risposta
web-clock-tournament = torneo: 15 minuti, e 10 secondi per ogni risposta
web-clock-days = giorni per ogni risposta
web-level-beginner = principiante
web-level-casual = occasionale
web-level-skilled = abile
web-level-expert = esperto
web-level-champion = campione
web-level-random = a caso
web-level-greedy = svelto
web-level-planner = pianifica
web-level-planner-brisk = pianifica, va spedito
web-level-planner-steady = pianifica, con passo costante
web-level-planner-patient = pianifica, con pazienza
web-level-search-easy = pensa un poco
web-level-search-medium = pensa
web-level-search-hard = pensa a fondo

## Prima della partita

web-lobby-set = Questa partita si gioca con il set di carte “{ $name }”.
web-lobby-line = La partita comincia appena tutti i posti sono presi.
web-invite = Manda questo link. Chi lo apre può prendere un posto libero.
web-invite-local = Finché non inviti altri, questo link si apre solo da questo computer.
web-invite-open = Anche chi inviti può aprire questo link.
web-invite-door = Tutti i link, e come chiudere
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-qr = Codice QR
web-qr-label = Il link come codice QR, da inquadrare con un telefono
web-sit = Siediti qui
web-fill = I posti liberi ai computer
web-leave = Lascia il posto

## Al tavolo

web-prompt = La tua domanda
web-offer = se vuoi
web-thinking = { $names } sta pensando …
web-waiting = Si aspetta { $names }
web-all-options = Mostra tutte le opzioni
web-less = Uno in meno: { $what }
web-more = Uno in più: { $what }
web-chosen = { $n } di { $of } scelti
web-confirm = Fallo
web-not-yet = Prima scegli
web-light-legal = si può usare
web-light-target = va con ciò che hai scelto
web-light-chosen = scelto
web-light-pinged = mostrato da qualcuno
web-thing-state = { $thing } – { $state }
web-controls = Strumenti
web-as-text = Il tavolo come testo
web-undo = Annulla
web-undo-free = Riprendi la tua ultima risposta: non si è visto niente di nuovo
web-undo-ask = Chiedi agli altri di riprendere la tua ultima risposta
web-undo-never = Non si può riprendere niente: si è visto qualcosa di nuovo
web-undo-asked = { $who } vorrebbe riprendere una risposta. Sei d’accordo?
web-undo-waits = { $who } ha chiesto di riprendere una risposta.
web-draw = Patta
web-draw-free = Chiudi la partita in parità
web-draw-ask = Proponi la patta agli altri
web-draw-asked = { $who } propone la patta. Accetti?
web-draw-waits = { $who } ha proposto la patta.
web-draw-long = Questa partita dura più di qualunque partita che arrivi da sola alla fine. Puoi chiuderla in parità.
web-agree = D’accordo
web-disagree = No
web-hint = Consiglio
web-hold = Aspetta
web-hold-line = Fai aspettare i giocatori automatici, al massimo un minuto
web-holds = I giocatori automatici aspettano { $names }.
web-hint-leave = Lascia stare questa offerta
web-hint-do = Fallo
web-resign = Abbandona
web-resign-sure = Abbandona davvero
web-resign-not = Continua
web-curtain = Passa il dispositivo a { $who }
web-curtain-line = Il tavolo resta coperto fino ad allora, così nessuno vede la mano degli altri.
web-curtain-open = Sono { $who }: mostra la mia parte
web-watching = Stai guardando
web-watchers = Spettatori
web-watchers-n = { $n ->
    [0] nessuno guarda
    [one] una persona guarda
   *[other] guardano in { $n }
}
web-show-hands = Possono vedere la mia mano
web-show-open = Tutti sono d’accordo: gli spettatori vedono le mani.
web-show-waits = Solo quando tutti al tavolo sono d’accordo. Allora può guardare chiunque abbia il link, anche nel replay.
web-delay-answers = Vedi il tavolo com’era { $n ->
    [one] una risposta
   *[other] { $n } risposte
} fa.
web-delay-minutes = Vedi il tavolo com’era { $n ->
    [one] un minuto
   *[other] { $n } minuti
} fa.
web-log = Che cosa è successo
web-log-narrow = Restringi il registro
web-log-kind = Mostra
web-log-all = tutto
web-log-deeds = solo le azioni
web-log-words = Con queste parole
web-log-n = { $n ->
    [0] Nessuna riga corrisponde.
    [one] Una riga
   *[other] { $n } righe
}
web-log-copy = Copia queste righe
web-fault = Segnala un guasto
web-fault-line = Salva un file con ciò che questa pagina sa della partita, del browser e degli errori: niente che il tuo posto non possa sapere. Non viene inviato nulla.
web-fault-made = Salvato: { $file }. Mandalo a chi gestisce questo server, con due parole su che cosa è andato storto.
web-fault-noticed = Qualcosa è andato storto in questa pagina. La partita sul server non ne risente.
web-latest = Ultima mossa:
web-latest-none = Non è ancora successo nulla.
web-clocks = Orologi
web-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
web-hours = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
web-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minuti
}
web-say = Di’ qualcosa
web-show-thing = Indica la cosa che tutti devono guardare.
web-reader = Indica una carta per leggerla.
web-keys = Tasti
web-type = Scrivi una risposta, in parole
web-key-arrows = andare da cosa a cosa
web-key-digits = prendere un’opzione
web-key-confirm = dare la risposta che hai composto
web-key-clear = ricominciare
web-key-undo = annullare
web-key-hint = consiglio
web-key-hold = far aspettare i giocatori automatici, o farli continuare
web-key-prompt = andare alla domanda
web-key-type = scrivere una risposta
web-key-log = andare al diario
web-key-help = questi tasti
web-key-palette = tutto quello che puoi fare, per nome
web-ending = La fine
web-ending-won = Hai vinto!
web-ending-lost = Hai perso
web-ending-draw = Pareggio
web-ending-over = La partita è finita
web-again = Gioca ancora
web-next-table = Alla prossima partita
web-see-replay = Rivedila
web-see-result = La storia della partita
web-dev = Un tavolo per sviluppatori
web-dev-at = Passo { $at } di { $all }
web-dev-hash = Hash dello stato:
web-dev-back = Un passo indietro
web-dev-forward = Un passo avanti
web-dev-force = Decido io che cosa porta il caso
web-dev-chance = Il caso porta
web-dev-bring = Avanti
web-dev-steps = Passi ({ $n })
web-dev-beginning = La posizione
web-dev-by-chance = Caso: { $what }
web-dev-by-seat = { $who }: { $what }
web-dev-text = La posizione come testo
web-dev-label = Uno scenario
web-dev-apply = Applica il testo
web-dev-settle = Modifica la posizione sul tavolo
web-result-title = La storia della partita
web-result-reading = Rivedo la partita…
web-result-won = { $who }: vittoria
web-result-lost = { $who }: sconfitta
web-result-draw = Pareggio
web-result-curve = Probabilità di vincere
web-result-curve-line = Una stima a ogni decisione, da ciò che si poteva sapere in quel momento. I rombi segnano i momenti decisivi.
web-result-open = A carte scoperte
web-result-own = Da ciò che si poteva sapere
web-result-open-line = Anche a carte scoperte, la fortuna resta un’incognita: dove le linee sono lontane, hanno contato le carte nascoste.
web-result-apart = La distanza massima è { $turn ->
    [0] prima del primo turno
   *[other] al turno { $turn }
}: { $own }% da ciò che si poteva sapere, { $open }% a carte scoperte.
web-result-table = La curva come tabella
web-result-percent = { $n }%
web-result-turns = Turni
web-result-decisions = Decisioni
web-result-high = Probabilità massima
web-result-low = Probabilità minima
web-result-turning = Momenti decisivi
web-result-quiet = Niente ha cambiato di molto le probabilità in una volta sola.
web-result-turn = Turno { $n }
web-result-rose = ▲ dal { $before }% al { $after }%
web-result-fell = ▼ dal { $before }% al { $after }%
web-result-chosen = La scelta fatta
web-result-other = Che cosa avrebbe scelto il computer
web-result-same = La stessa cosa
web-result-again = Riprova da qui
web-result-see = Guarda questo momento

web-balance = Fortuna e abilità
web-balance-reading = Separo la fortuna dall’abilità …
web-balance-line = Da una probabilità del { $start }% prima di distribuire le carte al { $result }% della fine. La barra mostra in punti che cosa l’ha abbassata, a sinistra, e che cosa l’ha alzata, a destra.
web-balance-luck = Fortuna
web-balance-luck-words = Pescate e dadi hanno dato { $own } punti a questa parte e { $other } all’altra.
web-balance-skill = Decisioni
web-balance-skill-words = Ognuna è costata in media { $own } punti a questa parte e { $other } all’altra, rispetto alla risposta migliore che si poteva vedere.
web-balance-rest = Imprevisti
web-balance-rest-words = Soprattutto le carte nascoste, che nessuna stima può prevedere.
web-balance-how = Sono tutte stime: fra gli errori di una parte ci sono anche quelli di valutazione del computer.
web-best-card = La carta migliore
web-best-card-line = Giocata { $times ->
    [one] una volta
   *[other] { $times } volte
}, ha reso { $gained } punti: di tanto è salita la probabilità di vincere fino alla domanda successiva.
web-keepsake = Un’immagine da condividere
web-moment-picture = Immagine
web-keepsake-line = Il turno che ha deciso la partita, con il tavolo come lo vedevano tutti.
web-keepsake-make = Crea l’immagine
web-keepsake-making = Disegno …
web-keepsake-png = Salva in PNG
web-keepsake-svg = Salva in SVG
web-keepsake-send = Condividi …
web-keepsake-change = { $before }% → { $after }%

web-puzzles = Problemi
web-puzzles-line = Posizioni di partite vere in cui è chiaro quale sia la linea migliore. Le stelle dicono quanti livelli del computer falliscono. Con un account ritrovi su ogni dispositivo ciò che hai risolto; il tuo punteggio resta in questo browser.
web-puzzles-done = { $n } su { $of } risolti
web-puzzles-own = Il tuo punteggio: { $rating }
web-puzzles-rating = Difficoltà { $rating }
web-puzzles-next = Problema successivo
web-puzzles-of = Tutti i problemi: { $game }
web-puzzles-number = Problema { $n }
web-puzzles-grade = { $n } stelle su { $of }
web-puzzles-clean = risolto al primo tentativo
web-puzzles-solved = risolto
web-mistakes = Impara dai tuoi errori
web-mistakes-line = Le decisioni che ti sono costate molto nelle tue partite, trovate dall’analisi. Cerca una risposta migliore: la variante mostra come cambia la probabilità.
web-mistakes-none = Analizza una delle tue partite: le decisioni costate care tornano qui come esercizi.
web-mistakes-one = Turno { $turn }: { $what } ha fatto perdere { $lost } punti
web-mistakes-drop = Imparato: { $what }

web-analysis = Analisi
web-analysis-open = Analizza questa partita
web-analysis-reading = Sto leggendo le decisioni …
web-analysis-before = Decisione precedente
web-analysis-after = Decisione successiva
web-analysis-nothing = In questo momento non c’era nulla da decidere.
web-analysis-thinking = Il computer sta pensando …
web-analysis-fine = Bene: nient’altro era chiaramente meglio.
web-analysis-inaccuracy = Imprecisione: ha fatto perdere { $n } punti.
web-analysis-mistake = Errore: ha fatto perdere { $n } punti.
web-analysis-blunder = Grave errore: ha fatto perdere { $n } punti.
web-analysis-chosen = scelta fatta
web-analysis-then = poi, per esempio: { $what }
web-analysis-go = E se …?
web-analysis-try = E se: { $what }
web-analysis-other = Prova un’altra risposta
web-analysis-all = Esamina tutte le decisioni
web-analysis-stop = Ferma
web-analysis-seen = { $n } decisioni su { $of } esaminate, { $bad ->
    [0] nessuna ha fatto perdere molto
    [one] una ha fatto perdere qualcosa
   *[other] { $bad } hanno fatto perdere qualcosa
}
web-analysis-at = Turno { $turn }: { $what }
web-analysis-how = A confronto con «{ $player }», su { $deals } distribuzioni di tutto ciò che chi giocava non poteva vedere. Le percentuali sono stime.
web-analysis-note = La tua nota
web-analysis-notes = Le tue note
web-analysis-note-line = La vedi solo tu, in questo browser
web-branch = E se …?
web-branch-chance = Probabilità di vincere: { $before }% prima, { $now }% ora.
web-branch-line = Una partita separata da quella vera. Ciò che non potevi vedere viene distribuito di nuovo e il computer gioca al posto degli altri. Puoi annullare tutto.
web-branch-back = Torna alla partita
web-branch-again = Ridistribuisci

## A ogni tavolo

web-pair = { $name }: { $what }
web-empty = niente
web-has-turn = turno
web-turn-own = Tocca a te
web-turn-as = Tocca a te: { $role }
web-turn-of = Tocca a { $who }
web-pile-deck = Mazzo: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
web-pile-discard = Pila degli scarti: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
web-pile-hand = La tua mano: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
web-pile-hand-of = Mano: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
web-pile-looked = Viste in cima al mazzo
web-side-own = La tua parte
web-side-other = L’altra parte
web-before-turns = Prima del primo turno

## Mazzi

web-deck = Il tuo mazzo
web-deck-unnamed = Mazzo
web-deck-name = Nome
web-redo = Ripeti
web-deck-edits = Modifiche al mazzo
web-deck-undone = Annullato: ora { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
web-deck-redone = Ripetuto: ora { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
web-deck-empty = Prendi un mazzo iniziale o aggiungi carte una a una.
web-deck-cards = Tutte le carte
web-deck-search = Cerca
web-deck-type = Tipo
web-deck-element = Elemento
web-deck-all = tutti
web-deck-found = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
web-deck-add = Aggiungi: { $card }
web-deck-more = Mostra altre
web-deck-sources = Comincia con
web-deck-start = Comincia con un mazzo
web-deck-starters = Mazzi iniziali
web-deck-own = I tuoi mazzi
web-deck-random = Mazzo a caso
web-deck-import = Importa
web-deck-import-line = Righe come «{ $line }», un codice, o JSON
web-deck-read = Leggi
web-deck-legal = Questo mazzo è regolare.
web-deck-figure-cost = Costo
web-deck-figure-level = Livello
web-deck-bar = { $what } { $value }: { $n }
web-deck-count = Carte
web-deck-odds = Probabilità di pescata
web-deck-odds-line = La probabilità di almeno una carta di ogni tipo: nelle prime { $n } carte, e poi dopo le altre pescate.
web-deck-odds-first = prima mano
web-deck-odds-more = +{ $n }
web-deck-first-turn = Primo turno giocabile: { $n } %
web-deck-first-turn-line = In { $playable } distribuzioni su { $deals } si poteva giocare una carta della mano nel primo turno. Sono vere distribuzioni secondo le regole, contro lo stesso mazzo; ciò che decidi prima è deciso in modo da poter giocare una carta, e l’avversario fa il meno possibile.
web-deck-first-turn-wait = Distribuisco …
web-deck-first-turn-legal = Quando il mazzo sarà regolare, vedrai qui quanto spesso si può giocare una carta nel primo turno.
web-deck-percent = { $n } %
web-deck-beside = A confronto con i mazzi iniziali
web-deck-fewer = { $what }: solo { $n }. I mazzi iniziali ne hanno { $usual }.
web-deck-more-than = { $what }: { $n }. I mazzi iniziali ne hanno solo { $usual }.
web-deck-usual = da { $least } a { $most }
web-deck-like = Ogni tipo è frequente più o meno come nei mazzi iniziali.
web-deck-compare = Confronta con
web-deck-same = Le stesse carte.
web-deck-change-more = { $n } in più: { $card }
web-deck-change-less = { $n } in meno: { $card }
web-deck-suggestions = Consigli
web-deck-suggestions-legal = Quando il mazzo sarà regolare, qui troverai degli scambi consigliati.
web-deck-suggestions-unknown = Non ci sono ancora dati sulle carte di questo gioco.
web-deck-suggestions-none = Nessuno scambio con una carta dello stesso tipo promette di più.
web-deck-suggestions-line = I numeri sono punti su cento: quanto più spesso si è vinto con la carta nella mano iniziale che con lo stesso mazzo e un’altra mano iniziale. Vengono da partite che il computer ha giocato con mazzi casuali (partite: { $games }; mazzi: { $decks }). Non sanno che cosa sta bene nel tuo mazzo, né quanto vale una carta a partita avanzata.
web-deck-suggestions-report = Tutti i dati
web-deck-exchange = Scambia
web-deck-exchange-this = Scambia { $out } con { $into }
web-deck-suggestion-out = Esce: { $card }
web-deck-suggestion-in = Entra: { $card }
web-binder = Raccoglitore
web-binder-way = Guarda tutte le carte nel raccoglitore
web-binder-build = Costruisci un mazzo
web-binder-next = Carta successiva
web-binder-previous = Carta precedente
web-deck-draw = Pesca una mano di prova
web-deck-hand = Mano di prova
web-deck-keep = Conserva
web-deck-kept = Conservato
web-deck-forget = Elimina
web-deck-forgotten = Eliminato
web-deck-unforget = Annulla l’eliminazione
web-deck-restored = Ripristinato
web-deck-here = Il server non risponde. Il mazzo resta in questo browser e viene inviato appena il server torna.
web-deck-copy-text = Copia come testo
web-deck-copy-code = Copia il codice
web-deck-play = Gioca subito
web-picture = Un’immagine tua su { $card }; resta in questo browser
web-picture-none = Toglila
web-picture-unreadable = Questo file non è un’immagine che il browser sappia leggere.
web-picture-full = In questo browser non c’è più posto per immagini. Togline qualcuna.
web-pictures = Le tue immagini sulle carte
web-pictures-line = File con il nome o il codice della carta; oppure trascina un file su una carta. Restano in questo browser.
web-pictures-left = Nessuna carta per: { $names }
web-pictures-n = { $n ->
    [one] una carta ha un’immagine
   *[other] { $n } carte hanno un’immagine
}
web-pictures-forget = Toglile tutte

## Guarda, replay, regole, impara, informazioni

web-watch-line = Tavoli pubblici in corso. Vedi ciò che tutti possono vedere.
web-watch-none = In questo momento nessuno gioca in pubblico.
web-replays-line = Partite finite, mossa per mossa, con gli occhi di qualunque posto.
web-replays-mine = Le tue
web-replays-public = Pubbliche
web-replays-none = Ancora nessuna. Le partite finite stanno qui.
web-replays-file = Da un file
web-replays-file-line = Una registrazione, da guardare e da continuare; resta in questa scheda
web-replays-unreadable = Questo file non è leggibile. Sceglilo di nuovo.
web-replays-too-long = Questo file è troppo lungo per essere la registrazione di una partita.
web-replays-no-record = Questa segnalazione è stata fatta a partita in corso, quindi non contiene la registrazione. A partita finita, segnala di nuovo.
web-replay-controls = Replay
web-replay-moment = Momento
web-replay-turn = Turno
web-replay-turning = { $turn } ◆ momento decisivo
web-replay-before = Prima del primo turno
web-replay-quiet = È stata fatta una scelta.
web-replay-first = All’inizio
web-replay-previous = Indietro
web-replay-play = Avvia
web-replay-pause = Ferma
web-replay-next = Avanti
web-replay-last = Alla fine
web-replay-to = A questo momento: { $said }
web-replay-speed = Velocità
web-replay-eyes = Visto da
web-replay-spectator = uno spettatore
web-replay-link = Copia un link a questo momento
web-replay-on = Continua da qui come { $who }
web-replay-record = La registrazione come file
web-rules-line = Le regole a parole nostre, clausola per clausola. Fa fede il testo inglese; ciò che non è ancora tradotto appare in inglese.
web-rules-sources = Mostra da dove viene ogni clausola
web-rules-only = Solo con { $ruleset }
web-rules-search = Cerca parole o una sigla
web-rules-none = Questo gioco non ha regole scritte.
web-rules-found = { $n ->
    [one] 1 clausola
   *[other] { $n } clausole
}
web-learn-line = I primi passi di ogni gioco. Ciò che si illumina si può usare; la domanda sta sempre nello stesso posto.
web-lesson = Lezione
web-lesson-done = { $n } di { $of } passi fatti
web-lesson-next = Lezione successiva
web-lesson-finished = completata

web-guide-begin-game = Prima volta? Impara giocando, 5 minuti: { $game }
web-guide-close = Ho capito
web-guide-leave = Gioca senza suggerimenti
web-about-pictures = Immagini
web-about-icons = Gli emblemi su carte e dadi sono di Lorc, Delapouite e altri autori di
web-about-libraries = Librerie in questa pagina

## Come si gioca

web-how = Come si gioca
web-how-title = Come si gioca a { $game }
web-how-goal = Lo scopo
web-how-turn = Il tuo turno
web-how-win = Come si vince
web-how-none = Questo gioco non ha un’introduzione.
web-how-rules = Tutte le regole

## Punteggi

web-rating = Punteggio
web-rating-provisional = provvisorio: le partite sono ancora troppo poche
web-ratings-line = Si comincia tutti da 1500. Con 400 punti in più si vince dieci volte più spesso. I computer restano dove sono.
web-ratings-game = Gioco
web-ratings-who = Giocatore
web-ratings-matches = Partite
web-ratings-computer = Computer ({ $level })
web-ratings-team = In questo gioco si gioca tutti insieme contro il gioco, che ha un proprio punteggio. Tutta la squadra guadagna o perde punti insieme; un punteggio più sicuro si muove di meno. Se te ne vai, perdi punti come per una sconfitta.
web-ratings-opponent = Il gioco
web-ratings-usual = Opzioni abituali
web-ratings-players = Giocatori
web-ratings-none = Qui nessuno ha ancora un punteggio. Comincia tu!
web-ratings-play = Crea un tavolo a punteggio
web-rated = a punteggio
web-rated-who = { $who } ({ $rating })
web-rated-line = Il risultato vale per il punteggio. Tutti hanno bisogno di un account; c’è l’orologio, non ci sono consigli e non si torna indietro dopo che altri hanno risposto.
web-new-rated = Partita a punteggio
web-profile-unrated = Ancora nessuna partita a punteggio.
web-profile-matches = Partite pubbliche
web-profile-rated = { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}, ± { $deviation }
web-profile-course = Da { $from } a { $to }; minimo { $low }, massimo { $high }
web-profile-learned = Lezioni e problemi
web-profile-unlearned = Ancora nessuna lezione e nessun problema.
web-profile-lessons = { $n } su { $of } lezioni completate
web-profile-puzzles = { $n } su { $of } problemi risolti
web-profile-clean = Problemi risolti ({ $n } al primo tentativo)
web-server-away = Il server non risponde. Riprova tra poco.
web-server-too-large = È più di quanto il server accetti in una volta. Accorcialo.
web-belongings-old = { $n ->
    [one] Un mazzo è soltanto in questo browser, perché il server non lo accetta. Copialo se vuoi conservarlo.
   *[other] { $n } mazzi sono soltanto in questo browser, perché il server non li accetta. Copia quelli che vuoi conservare.
}
web-belongings-unreadable = Non si può leggere come mazzo.
web-belongings-left = L’ha lasciato qui chi usava questo browser prima di te.
web-profile-deckless = Ancora nessun mazzo. Qui compaiono quelli che salvi nell’editor dei mazzi.
web-profile-deck-forget = Elimina { $deck }
web-profile-deck-sure = Scomparirà ovunque tu lo abbia e non si potrà recuperare.
web-profile-deck-gone = { $deck }: eliminato.

## Trovare chi gioca

web-meet = Gioca subito con qualcuno
web-meet-line = Ti siedi con chi cerca la stessa partita. Se nessuno aspetta, si apre un tavolo per te, e chi arriva dopo si unisce.
web-meet-within = Punteggio di chi gioca con te
web-meet-any = qualsiasi
web-meet-points = al massimo { $n } punti di differenza
web-meet-find = Trova con chi giocare

## The lobby

web-lobby-about = Lancia una sfida, siediti a un tavolo che aspetta, o lascia che il server trovi con chi giocare.
web-lobby-people = Chi c’è adesso
web-lobby-nobody = Non c’è nessun’altra persona con un account. Chi non vuole comparire non è nell’elenco.
web-lobby-seen = Mostra agli altri che ci sono
web-any = qualsiasi
web-yes = sì
web-no = no
web-open-none = Nessun tavolo così sta aspettando.
web-challenges = Sfide
web-challenges-none = Nessuna sfida.
web-challenge = Sfida
web-challenge-title = Lancia una sfida
web-challenge-who = Nome dell’account
web-challenge-person = Sfida { $who }
web-challenge-guest = Per lanciare una sfida serve un account: chi la riceve deve sapere da chi viene.
web-challenge-sent = { $who } ha ricevuto la sfida. Il tavolo si apre appena viene accettata.
web-challenge-to-me = { $who } ti sfida
web-challenge-by-me = Hai sfidato { $who }
web-challenge-accept = Accetta
web-challenge-decline = Rifiuta
web-challenge-withdraw = Ritira
web-challenge-table = Al tavolo
web-challenge-waiting = in attesa
web-challenge-begun = accettata
web-challenge-declined = rifiutata
web-challenge-withdrawn = ritirata
web-challenge-expired = nessuna risposta in tempo

## Being left alone

web-others = Altre persone
web-others-more = Silenzia, blocca o segnala { $who }
web-others-line = Che hai silenziato qualcuno lo vedi solo tu. A nessuno viene detto che hai bloccato o segnalato.
web-ignore-mute = Silenzia
web-ignore-block = Blocca
web-ignore-none = Annulla
web-ignored = Chi hai silenziato o bloccato
web-ignored-nobody = Nessuno.
web-ignored-mute = In silenzio: non vedi più che cosa dice.
web-ignored-block = Blocco attivo: non vedi più che cosa dice, e non può sfidarti né sedersi con te.
web-report = Segnala
web-report-line = Chi gestisce questo server riceve la segnalazione insieme a ciò che vedi adesso del tavolo.
web-report-reason = Di che cosa si tratta?
web-report-talk = di ciò che dice
web-report-play = di come gioca: perde tempo, se ne va, perde apposta, si fa aiutare
web-report-name = del nome
web-report-other = di altro
web-report-words = Che cosa è successo?
web-report-send = Invia la segnalazione
web-report-sent = Grazie. La tua segnalazione ha il numero { $id }.

## The match of the day

web-daily = Partita del giorno
web-daily-line = Oggi tutti incontrano gli stessi dadi e le stesse carte, con un solo tentativo. Il seme si rivela a fine giornata.
web-daily-table = Classifica del giorno
web-daily-order = Prima vengono le vittorie in pochi turni. Senza vittoria, conta resistere più a lungo.
web-daily-before = Il giorno prima: { $day }
web-daily-seed = Seme e sale:
web-daily-ends = La giornata finisce alle { $time }.
web-daily-guest = Per giocarla serve un account: ognuno ha un solo tentativo.
web-daily-play = Gioca
web-daily-mine = Alla mia partita
web-daily-nobody = Nessuno l’ha giocata.
web-daily-place = Posto
web-daily-outcome = Esito
web-daily-won = vinta
web-daily-drawn = pari
web-daily-lost = persa
web-daily-none = non finita
web-daily-replay = Replay di { $who }

## Tornei

web-tournaments = Tornei
web-tournaments-line = Iscriviti a un torneo o creane uno: sistema svizzero, girone all’italiana o una sfida a punti in cui tutti incontrano gli stessi dadi.
web-tournaments-now = Aperti e in corso
web-tournaments-none = Al momento non ci sono tornei. Creane uno!
web-tournament-new = Nuovo torneo
web-tournament-guest = Per partecipare ai tornei serve un account.
web-tournament-people = { $n ->
    [one] una persona
   *[other] { $n } persone
  }
web-tournament-entered = ci sei
web-tournament-round-of = Turno { $round } di { $rounds }
web-tournament-is-open = Iscrizioni aperte
web-tournament-is-finished = Finito
web-tournament-name = Nome
web-tournament-kind = Formula
web-tournament-swiss = sistema svizzero
web-tournament-robin = girone all’italiana
web-tournament-score = sfida a punti
web-tournament-swiss-line = A ogni turno si incontrano persone con gli stessi punti, e nessuno si incontra due volte. Adatto a molte persone in pochi turni.
web-tournament-robin-line = Ognuno incontra tutti gli altri una volta. Adatto fino a otto persone.
web-tournament-score-line = Ognuno gioca da solo con gli stessi dadi, segreti fino alla fine del torneo. Prima vengono le vittorie rapide.
web-tournament-rounds = Turni
web-tournament-rounds-usual = quanti ne servono per le persone iscritte
web-tournament-make = Crea il torneo
web-tournament-by = organizza { $who }
web-tournament-me = Tu
web-tournament-my-table = Al mio tavolo
web-tournament-bye-me = In questo turno riposi: vale come una vittoria.
web-tournament-wait = L’iscrizione è fatta. Quando inizia il prossimo turno, questa pagina ti porta al tuo tavolo.
web-tournament-dropped-me = Hai lasciato il torneo.
web-tournament-enter = Iscriviti
web-tournament-change-deck = Cambia mazzo
web-tournament-deck-changed = Il tuo mazzo è cambiato.
web-tournament-no-decks = Non è stato possibile caricare i mazzi iniziali.
web-tournament-deck-line = I mazzi si bloccano all’inizio del primo turno. Gli altri vedono il tuo a torneo finito.
web-tournament-drop = Lascia il torneo
web-tournament-drop-line = Non giochi altri turni; la partita in corso si gioca fino alla fine. Non potrai iscriverti di nuovo.
web-tournament-standings = Classifica
web-tournament-points = Punti
web-tournament-record = V–P–S
web-tournament-swiss-first = Avversari
web-tournament-swiss-second = Loro avversari
web-tournament-robin-first = Scontri diretti
web-tournament-robin-second = Battuti
web-tournament-score-first = Turni vinti
web-tournament-score-second = Altri turni
web-tournament-swiss-breaks = 3 punti per una vittoria o un riposo, 1 per un pareggio. A parità conta la quota di punti ottenuta dagli avversari, poi dagli avversari degli avversari.
web-tournament-robin-breaks = 3 punti per una vittoria o un riposo, 1 per un pareggio. A parità contano i punti degli scontri diretti, poi quelli di chi si è battuto.
web-tournament-score-breaks = 3 punti per una vittoria. A parità contano meno turni nelle vittorie, poi più turni nelle sconfitte.
web-tournament-round = Turno { $round }
web-tournament-pair = { $first } – { $second }
web-tournament-corrected = inserito a mano
web-tournament-watch = Guarda il tavolo { $board }
web-tournament-replay = Replay del tavolo { $board }
web-tournament-players = Partecipanti: { $n }
web-tournament-nobody = Non c’è ancora nessuna iscrizione.
web-tournament-dropped = fuori
web-tournament-deck-of = Mazzo di { $who }
web-tournament-won = ha vinto { $who }
web-tournament-won-in = { $turns ->
    [one] vinta in un turno
   *[other] vinta in { $turns } turni
  }
web-tournament-lost-in = { $turns ->
    [0] persa
    [one] persa dopo un turno
   *[other] persa dopo { $turns } turni
  }
web-tournament-draw = pareggio
web-tournament-neither = persa da entrambe le parti
web-tournament-bye = riposo
web-tournament-playing = non finita
web-tournament-organise = Organizza
web-tournament-start = Inizia il turno { $round }
web-tournament-start-line = Il primo turno blocca i mazzi e sorteggia l’ordine. Tutti gli orologi partono subito: aspetta che ci siano tutti.
web-tournament-waiting = { $n ->
    [one] Una partita non è finita.
   *[other] { $n } partite non sono finite.
  }
web-tournament-all-rounds = Questo è l’ultimo turno. Quando è finito, chiudi il torneo.
web-tournament-result = Inserisci o correggi un risultato
web-tournament-which = Partita
web-tournament-match = Turno { $round }: { $names } ({ $outcome })
web-tournament-defeat = persa
web-tournament-drop-other = Escludi qualcuno
web-tournament-drop-other-line = Non giocherà altri turni e non potrà iscriversi di nuovo. Se la sua partita non è finita, inserisci il risultato.
web-tournament-end = Chiudi il torneo
web-tournament-end-line = Le partite non finite non contano. Poi tutti vedono mazzi, replay e dadi.
web-tournament-back = Al torneo

## What an answer is certain to bring

web-foretold = Certo, se nessuno risponde
web-foretold-change = { $what } da { $was } a { $now }
web-foretold-played = { $card } entra in gioco
web-foretold-on = { $card } su { $what }
web-foretold-discarded = { $card } nella pila degli scarti
web-foretold-swapped = { $one } e { $other } si scambiano di posto

## Invitare: un server proprio si apre ad altri

web-inviting = Invita qualcuno
web-inviting-unable = Solo chi siede al computer su cui gira questo server può invitare altri, e solo se il server è stato avviato per quel computer soltanto.
web-inviting-closed = Chiuso: solo questo computer può aprire queste pagine.
web-inviting-open = Aperto: chi ha uno di questi link può entrare.
web-inviting-busy = Controllo i link …
web-inviting-do = Apri ad altri
web-inviting-close = Chiudi
web-inviting-check = Controlla di nuovo
web-inviting-house = Per chi è sulla stessa rete
web-inviting-far = Per chi è altrove
web-inviting-no-network = Questo computer non è su una rete, quindi non c’è un link per chi è vicino.
web-inviting-here-house = Provato da questo computer: risponde. Se un firewall lascia entrare altri dispositivi si vede solo quando qualcuno apre il link.
web-inviting-here-far = Provato da questo computer: l’indirizzo porta qui. Se si raggiunge da ogni luogo si vede solo quando qualcuno apre il link.
web-inviting-silent-house = Provato da questo computer: nessuna risposta. Forse un firewall o una VPN lo impedisce.
web-inviting-silent-far = Provato da questo computer: nessuna risposta. Forse il tunnel non è attivo. Alcuni router non permettono di usare il proprio indirizzo dall’interno: in tal caso fai provare chi inviti.
web-inviting-elsewhere = Provato da questo computer: a questo indirizzo risponde qualcos’altro.
web-inviting-came-house = Funziona: un altro dispositivo ha aperto questo link.
web-inviting-came-far = Funziona: qualcuno ha aperto questo link.
web-inviting-outside = Chi è in un’altra casa
web-inviting-outside-line = I link per la tua rete finiscono al router. Per andare oltre, le vie più semplici sono due:
web-inviting-private = Una rete privata tra i vostri dispositivi: entrateci entrambi, poi scegli qui «Controlla di nuovo» e manda il nuovo link.
web-inviting-tunnel = Un tunnel: il suo programma gira su questo computer e deve portare a { $address }. Scrivi qui l’indirizzo che ti dà.
web-inviting-address = Indirizzo dall’esterno
web-inviting-save = Usa e controlla
web-inviting-guests = Chi entra può prendere i posti liberi e vedere i tavoli pubblici, come su qualsiasi server, ma qui non può aprire né chiudere nulla. Quando chiudi, chi è a un tavolo riceve un avviso, e le partite aspettano.
