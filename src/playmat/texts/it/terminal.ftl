### Giocare nel terminale.

## Domande e risposte

terminal-offer = Se vuoi: { $what }
terminal-enter = Invio ▸ { $what }  ({ $answer })
terminal-choose = Scegli con ↑ ↓ o con le cifre, poi Invio.
terminal-not-yet = Non è ancora completa: scegli con lo spazio o con le cifre.
terminal-thinking = { $who } ({ $kind }) sta decidendo …
terminal-go-on = Invio: { $who } continua. Oppure prima scegli con ↑ ↓ o con le cifre.
terminal-nobody-asked = Adesso a nessuno qui viene chiesto nulla.
terminal-undone = Annullato: { $answer }
terminal-why-allowed = Adesso «{ $answer }» è permesso.
terminal-hint-title = Suggerimento
terminal-hint = Consiglio: { $what } ({ $answer })
terminal-hint-leave = Consiglio: lascia perdere l’offerta.
terminal-hint-chance = Probabilità che il piano riesca in questo turno: { $percent } %
terminal-hint-thinking = Penso a un suggerimento …
terminal-log = Che cosa è successo
terminal-type-here = Scrivi una risposta, come le parole accanto alle opzioni; Esc chiude
terminal-page-close = Esc: indietro
terminal-listed = { $first }, { $rest }
terminal-noted = { $what } ({ $note })
terminal-cards-title = Carte sul tavolo
terminal-cards-log = Nominate nel diario, le ultime prima
terminal-not-now = Non ora: { $why }

## Due persone l’una contro l’altra alla stessa macchina

terminal-curtain = { $who } deve decidere. { $other } ora guarda altrove.
terminal-curtain-lift = Invio: { $who } è da solo davanti allo schermo e vede le proprie carte.
terminal-no-curtain = Qui due persone non possono nascondersi le carte: questo terminale (TERM) non si può cancellare. Gioca contro il computer, per esempio --seat human greedy, o in un altro terminale.
terminal-undo-asks = L’avversario ha risposto nel frattempo. È d’accordo che la tua ultima risposta venga ritirata?
terminal-undo-keys = s: è d’accordo   n: non è d’accordo
terminal-undo-reviewed = Hai rivisto questa partita e puoi aver visto tutte le mani, quindi resta com’è finita. Per giocare da un momento precedente in una partita a parte, rivedila e premi Invio in quel momento.
terminal-draw-asks = L’altro giocatore accetta che la partita finisca in parità?
terminal-draw-sure = Vuoi chiudere la partita in parità?
terminal-long = Questa partita conta { $answers } risposte e lanci, molti più di qualunque partita che arrivi da sola alla fine. Puoi chiuderla in parità.
terminal-long-key = Il tasto è d.

## La fine, e che cosa resta salvato

terminal-team-won = Avete vinto, tutti insieme!
terminal-team-lost = La partita è persa.
terminal-draw = La partita è patta.
terminal-winners = Ha vinto: { $names }.
terminal-kept = Tutto è salvato in { $file }. Per continuare: { $command }
terminal-not-kept = Non è stato possibile scrivere le ultime risposte in { $file } ({ $why }). Libera spazio: alla prossima risposta si riprova.
terminal-recorded = La registrazione è { $file }. Per rivederla: { $command }

## Dopo la partita

terminal-way-rematch = Gioca ancora con gli stessi giocatori, mazzi e regole
terminal-way-review = Rivedi ogni momento
terminal-way-new = Prepara un’altra partita
start-deck-last = l’ultimo mazzo giocato

## Rivedere una partita

review-where = { $at } di { $last }  ·  { $turn }  ·  visto da { $who }
review-keys = ← → momento   PgSu PgGiù turno   Inizio, Fine: primo e ultimo
review-over = In questo momento la partita è finita. Torna a un momento precedente per riprovare da lì.
review-hidden = La partita non è finita, quindi la mano di { $who } resta coperta. Togli --seat.
key-previous = Indietro
key-next = Avanti
key-try-again = Riprova da qui
key-eyes = Cambia vista
key-leave = Esci
review-help-keys =
    ← →          un momento indietro o avanti
    PgSu, PgGiù  l’inizio di questo turno o di quello prima, del turno dopo
    Inizio, Fine l’inizio e la fine della partita
    mouse        un clic sulla barra porta lì
    Invio        riprova da qui, in una partita a parte; questa resta com’è
    v            guarda con altri occhi
    c            leggi le carte sul tavolo
    l            nascondi o mostra il diario; se lo schermo è piccolo, al posto del tavolo
    h, F1        questa pagina
    q, Esc       esci

    Sulla barra ● è dove sei, ┼ l’inizio di un turno, ◆ un turno che ha cambiato la partita.

    Scrivi qui sopra per cercare nelle clausole delle regole.

## Tutto ciò che si può fare, per nome, e le impostazioni

key-palette = Tutto
palette-search = Che cosa vuoi fare?
palette-nothing = Adesso non si può fare nulla che si chiami «{ $words }».
palette-thinking = Un giocatore automatico sta pensando. Riprova fra un momento.
palette-begin = Comincia la partita
palette-language = Lingua: { $language }
palette-still = Disattiva le animazioni
palette-moving = Attiva le animazioni
palette-new = Nuova partita: { $game }
settings-damaged = Non è possibile leggere le impostazioni in { $file }, quindi valgono quelle predefinite: { $why } La prossima impostazione che cambi va in un file nuovo, e questo resta come { $aside }.
settings-unreadable = Non è possibile leggere le impostazioni in { $file }, quindi valgono quelle predefinite: { $why }. Il file resta com’è e nessuna impostazione viene conservata finché non puoi leggerlo.

## Imparare

terminal-learn-game = { $game }: { $done } su { $all }
terminal-learn-how = Comincia con il comando a destra; una lezione dura un minuto o due, una prima partita cinque.
terminal-learn-keys = Esc: ho capito   t: rileggi
terminal-learn-said = Che cosa è stato detto, prima le cose più recenti
terminal-learn-cards = Su questo tavolo ▸ segna che cosa puoi giocare adesso. c mostra per intero ogni carta, e dice perché una non si può giocare.
terminal-learn-way = Impara: { $title }
terminal-learn-way-match = Gioca una partita tua
terminal-learn-next = E adesso?
terminal-learn-next-after = { $result } E adesso?
terminal-learn-choose = Scegli con ↑ ↓ o con le cifre, poi Invio. q esce.
terminal-learn-enter = Invio ▸ { $what }

## Tasti

key-answer = Ok
key-mark = Segna
key-undo = Annulla
key-draw = Patta
key-hint = Idea
key-coach = Dritte
key-type = Scrivi
key-cards = Carte
key-pass = Passa
key-log = Log
key-help = Guida
key-save = Salvato
key-quit = Esci

terminal-help-title = Guida e regole
terminal-help-search = Cerca nelle regole: parole, o un codice come PP-ROLL-08
terminal-help-close = Esc: indietro
terminal-help-keys =
    ↑ ↓       scorri le opzioni
    1–9       vai a un’opzione; prendi o lascia un dado o altro
    spazio    prendi o lascia, uno in più; meno: uno in meno
    Invio     fa’ ciò che dice l’ultima riga della domanda
    mouse     clic su un’opzione o su una cosa del tavolo
    u         annulla, finché non si è visto nulla di nuovo
    d         chiudere la partita in parità, se l’altra parte accetta
    ?         suggerimento: che cosa farebbe un buon giocatore, e perché
    t         nella partita guidata o in una lezione: tutto ciò che è stato detto
    c         leggi le carte sul tavolo, e perché una adesso non si può usare
    :         scrivi una risposta a parole
    l         nascondi o mostra il diario; se lo schermo è piccolo, al posto del tavolo
    x         passa lo schermo a chi può usare un’offerta
    Ctrl+K    tutto ciò che si può fare adesso, per nome; anche lingua, animazioni e nuove partite
    s         dove è salvata la partita; ogni risposta è salvata subito
    h, F1     questa pagina
    q         esci; «playmat resume» continua

    Scrivi qui sopra per cercare nelle clausole delle regole.

## Chi siede dove

seat-human = tu
seat-beginner = computer: principiante
seat-casual = computer: occasionale
seat-skilled = computer: abile
seat-expert = computer: esperto
seat-champion = computer: campione
seat-random = computer: a caso
seat-greedy = computer: avido
seat-search = computer: ricerca
seat-lesson = parte della lezione
seat-other = computer: { $player }
seat-exec = programma
seat-level = { $player }, { $level }
seat-level-easy = facile
seat-level-medium = medio
seat-level-hard = difficile
seat-level-brisk = spedito
seat-level-steady = costante
seat-level-patient = paziente
seat-planner = computer: pianificatore
seat-away = non gioca

start-note = ↑ ↓ scegli una riga   ← → cambia   Invio comincia   q esce
start-learn = t { guide-begin }
start-seat = Posto { $number }
start-deck = Mazzo del posto { $number }
start-deck-random = a caso
start-deck-note = : un altro mazzo (nome, file o codice)   e lo modifica
start-deck-type = Un mazzo iniziale, uno dei tuoi, un file, un codice o «random»; Esc chiude
start-ruleset = Regolamento
start-language = Lingua

start-value-random = a caso
start-value-false = no
start-value-true = sì
start-value-none = nessuno

terminal-bad-seat-near = «{ $got }» non può sedere a un posto. Forse intendevi «{ $near }»? Scegli tra: { $known }.
terminal-bad-seat = «{ $got }» non può sedere a un posto. Scegli tra: { $known }.
play-over = In quel momento la partita in { $file } è finita. Indicane uno precedente: RECORD@N, con N da 0 a { $last }.
play-over-scenario = Nella posizione di { $file } la partita è finita. Scegli un altro scenario.
play-fixed = Una partita che continua ha già posti, mazzi e regole. Togli { $option }.
terminal-no-heroes = Nel gioco { $game } non ci sono eroi da scegliere. Togli --heroes.
terminal-no-decks = { $game } non ha mazzi da scegliere. Togli --deck.
terminal-many-decks = Ci sono { $decks } --deck ma { $seats ->
    [one] un posto solo
   *[other] solo { $seats } posti
}. Togline qualcuno.
terminal-many-seats = Ci sono { $seats } --seat ma solo { $heroes } eroi. Togline qualcuno, o indica più eroi con --heroes.

## Righe semplici

plain-welcome = { $game } in righe semplici. Rispondi con un numero o a parole; «help» elenca i comandi.
plain-type = Scrivi: { $form }
plain-type-some = Scrivi i numeri separati da spazi, per esempio: 1 3{ $nothing ->
    [none] { "" }
   *[other] . Oppure: { $nothing }
}
plain-type-order = Scrivi tutti i numeri nell’ordine che vuoi, per esempio: 2 1 3
plain-pass = «go» o una riga vuota passa, e gli altri continuano.
plain-try-help = «help» elenca i comandi, «why RISPOSTA» dice perché una risposta non si può dare.
plain-why-what = Di’ quale risposta: why RISPOSTA
plain-card-what = Di’ quale carta: card NOME. Non ce n’è nessuna con quel nome; «cards» elenca quelle sul tavolo.
plain-curtain-lift = Invio o «go»: { $who } è da solo davanti allo schermo e vede le proprie carte.
plain-undo-asks = L’avversario ha risposto nel frattempo. Se è d’accordo, scrivi: undo agreed
plain-draw-asks = Se l’altro giocatore accetta di chiudere la partita in parità, scrivi: draw agreed
plain-long = Scrivi: draw
plain-again = «again»: un’altra partita con gli stessi giocatori, mazzi e regole; qualsiasi altra riga esce. Per preparare un’altra partita: { $command }
plain-learn-says = { $title }: { $what }
plain-learn-again = «coach» ripete tutto.
plain-learn-way = { $what }: { $command }
plain-help =
    Rispondi con il numero di un’opzione o con le sue parole. Comandi:
    look – la situazione
    hint oppure ? – che cosa farebbe un buon giocatore, e perché
    why RISPOSTA – perché una risposta adesso non si può dare; why da solo – tutta la mano
    cards, card NOME – le carte sul tavolo, o una qualsiasi
    go – passa, e gli altri continuano
    undo – annulla, finché non si è visto nulla di nuovo
    draw – chiudi la partita in parità, se l’altra parte accetta
    pass-screen – passa lo schermo a chi può usare un’offerta
    concede – arrenditi, nei giochi per due
    log [N] – le ultime N frasi
    rules PAROLE, rules PP-ROLL-08 – le clausole delle regole
    save – dove è salvata la partita
    quit – esci; «playmat resume» continua
    Con i due punti davanti, una parola è un comando anche se il gioco ha una risposta con quel nome.

## File

save-unreadable = Il file { $file } non si può leggere: { $why }. Le partite in corso: playmat resume --list
save-unwritable = In { $folder } non si può salvare nulla: { $why }. Indica un’altra cartella con la variabile PLAYMAT_HOME.
save-in-use = La partita { $file } è aperta in un altro processo. Prima chiudi quello.
save-none = In { $folder } non c’è nessuna partita da continuare. Per cominciarne una: playmat play GAME
save-passed-over = Saltato { $file }: { $why }
save-no-text = Il file { $file } non è un testo. Indica una registrazione o uno scenario.
save-report-running = La segnalazione { $file } non contiene la registrazione: è stata fatta a partita in corso, o da chi non può vedere tutte le mani. Chiedine una fatta da un giocatore a partita finita.
save-line = { $file }  { $game }: { $seats }; risposte ed esiti finora: { $n }
replay-head = Dopo { $at } di { $last } risposte ed esiti di { $file }:
record-good = { $file } è in ordine: { $entries } risposte ed esiti, { $hashes } hash confrontati.
record-finished = La partita è finita.
record-unfinished = La partita non è finita.
record-digest = Impronta dell’ultima posizione: { $digest }
hint-nobody-asked = In { $file } a nessuno viene chiesto nulla: non c’è niente da consigliare.

## Il tavolo

table-pair = { $name }: { $what }
table-heading = { $name }:

terminal-read-card = c: leggi qualsiasi carta sul tavolo

## Problemi

terminal-puzzles-how = Comincia con il comando a destra. Una stella in più vuol dire che sbaglia un livello in più del computer.
puzzles-progress = Partite
puzzles-other = «{ $file }» contiene i problemi di un’altra ricerca ({ $was }); questa è { $now }. Indica un’altra cartella.
puzzles-mined = { $folder } contiene { $count ->
    [one] un problema
   *[other] { $count } problemi
}.

## Costruire un mazzo

palette-deck-of = Modifica il mazzo del posto { $number }
palette-decks = Costruisci un mazzo: { $game }
deck-build-new = mazzo nuovo
deck-build-unsaved = non salvato
deck-build-format = regole: { $format }
deck-build-search = / parole da cercare: un nome, un tipo, il testo delle carte
deck-build-name = Un nome, o un file come mio-mazzo.txt; Esc chiude
deck-build-nameless = Il mazzo non ha ancora un nome. Scrivine uno, o un file come mio-mazzo.txt.
deck-build-cardless = Il mazzo non ha ancora carte. Aggiungine una con + prima di salvare.
deck-build-taken = Esiste già un file { $file }. Scegli un altro nome.
deck-build-starter-name = «{ $name }» è il nome di un mazzo iniziale. Scegli un altro nome per il tuo.
deck-build-random-name = «{ $name }» indica un mazzo estratto a caso. Scegli un altro nome per il tuo.
deck-build-changed = Un altro programma ha modificato o rimosso { $file } da quando questo mazzo è stato letto. Premi a per salvare il tuo con un altro nome.
deck-build-unwritable = Non è possibile salvare il mazzo in { $file }: { $why }. Premi a per salvarlo altrove.
deck-build-saved = Salvato in { $file }
deck-build-comments = { $file } contiene commenti, che non si salvano con il mazzo. Salvare lo stesso, senza commenti?
deck-build-comments-keys = s: salva senza commenti   n: non salvare
deck-build-which = Su quale mazzo vuoi lavorare?
deck-build-starter = mazzo iniziale
deck-build-choose = ↑ ↓ e Invio   Esc: indietro
deck-build-lost = Ci sono modifiche non salvate.
deck-build-keep = Salva le modifiche
deck-build-drop = Scarta le modifiche
deck-build-stay = Torna al mazzo
deck-build-screen = Per modificare un mazzo serve lo schermo intero, che questo terminale non ha. Modifica direttamente il file e controllalo con: playmat decks check { $game } FILE
deck-key-more = Più
deck-key-fewer = Meno
deck-key-search = Cerca
deck-key-only = Mazzo/tutte
deck-key-save = Salva
deck-key-save-as = Salva come
deck-key-open = Apri
deck-key-format = Regole
deck-key-redo = Ripeti
deck-build-help =
    ↑ ↓        scorri le carte
    + o →      una copia in più; - o ←: una in meno
    0–9        esattamente questo numero di copie
    /          cerca parole; Invio o ↓ va alle carte trovate, Esc le mostra di nuovo tutte
    d          solo le carte del mazzo, o tutte
    f          giudica il mazzo con altre regole, se il gioco ne ha più d’una
    u, r       annulla, ripeti
    s          salva; per un mazzo nuovo chiede il nome
    a          salva come mazzo a sé, con un altro nome
    o          apri un altro mazzo, o comincia uno nuovo
    Ctrl+K     tutto ciò che si può fare, per nome
    h, F1      questa pagina
    q, Esc     esci; se ci sono modifiche non salvate, te lo chiede

    Puoi salvare un mazzo anche se non è ancora regolare. I mazzi salvati compaiono nella finestra iniziale.

    Scrivi sopra per cercare tra le clausole delle regole.
