### Il linguaggio delle carte: come si uniscono le frasi, e cosa può non andare in un file di carte.

cards-name = { $it }
cards-nothing = { "" }
cards-list = { $first }, { $rest }
cards-and = { $first } e { $rest }
cards-both = { $first } e { $rest }
cards-or = { $first } o { $rest }
cards-clause = { $first }; { $rest }
cards-then = { $first } { $rest }
# Le parole per 1, 2 e così via, come si scrivono sulle carte; più d’una per lo stesso numero separate da /.
cards-figures = un/uno/una; due; tre; quattro; cinque; sei; sette; otto; nove; dieci
# Parole fra due frasi, e altri modi di dire qualcosa, ciascuno con quello che si stampa.
cards-links = e; poi; e poi; inoltre
cards-variants = il tuo avversario = l’avversario; entrambi i giocatori perdono = ogni giocatore perde; entrambi i giocatori guadagnano = ogni giocatore guadagna; entrambi i giocatori pescano = ogni giocatore pesca; entrambi i giocatori scartano = ogni giocatore scarta; dalla sua mano = dalla mano; tu ottieni = ottieni; tu peschi = pesca

cards-good = { $file } è in ordine.
cards-image = Immagine: { $path }

error-cards-game = Il gioco «{ $got }» non ha carte di questo tipo. Giochi che ne hanno: { $known }.
error-cards-file = Il file { $file } non si può leggere: { $why }.
error-cards-toml = { $file } non è un file TOML: { $why }
error-cards-encoding = { $file } non è un testo in UTF-8 (byte { $at }). Salvalo di nuovo con la codifica UTF-8.
error-cards-at = { $file }, riga { $line }, carta { $card }, { $key }: { $why }
error-cards-deck-at = { $file }, riga { $line }, mazzo { $deck }, { $key }: { $why }
error-cards-file-at = { $file }, riga { $line }, { $key }: { $why }
error-cards-unknown-near = «{ $got }» non esiste. Intendevi «{ $near }»?
error-cards-unknown = «{ $got }» non esiste. Scegli tra: { $known }.
error-cards-unfit = «{ $op }» non si può applicare a «{ $got }». Scegli tra: { $known }.
error-cards-code = «{ $got }» non è un codice. I codici sono lettere maiuscole e cifre con trattini, come MY1-01.
error-cards-twice = Il codice { $got } è usato due volte; ogni set, carta e mazzo ha il suo.
error-cards-set-own = { $got } è il codice del set del gioco. Danne un altro al tuo set, per esempio MY1.
error-cards-set-other = Anche il set in { $other } ha il codice { $got }. Ogni set deve avere il suo.
error-cards-deck-unknown = Nessuna carta di questo file o del gioco ha il codice «{ $got }». In un mazzo le carte si indicano con il codice.
error-cards-deck-elsewhere = { $got } è una carta di { $other }. Un mazzo può avere carte del suo file e del gioco: metti mazzo e carta nello stesso file.
error-cards-deck-type = { $got } è una carta di tipo «{ $type }». Qui possono stare solo: { $known }.
error-cards-codes = Qui serve un elenco di codici di carte, come ["MY1-01", "MY1-02"].
error-cards-counts = Qui serve una tabella di codici di carte, ciascuno con il numero di copie, come {"{"} MY1-01 = 3 {"}"}.
error-cards-again = «{ $got }» compare due volte: scrivilo una volta sola.
error-cards-ambiguous = «{ $got }» è il nome di più carte. Scrivi il codice di una: { $known }.
error-cards-many = I set insieme hanno troppe carte: al massimo { $limit }.
error-cards-array = «{ $name }» va scritto come [[{ $name }]], una volta per ciascuno.
error-cards-empty = Il file non contiene né carte né mazzi: scrivi almeno un [[card]] o un [[deck]].
error-cards-once = Una carta può avere «{ $got }» una volta sola.
error-cards-long = Il testo di una carta può avere al massimo { $limit } caratteri.
error-cards-told = «{ $names }» lo dice già il testo: togli l’uno o l’altro.
error-cards-missing = Manca «{ $name }».
error-cards-words = Qui serve una lista di parole tra: { $known }.
error-cards-flag = «{ $got }» deve essere true o false.
error-cards-text = «{ $got }» deve essere un testo tra virgolette.
error-cards-texts = Qui serve un elenco di testi tra virgolette, come ["Sora", "Riku"].
error-cards-table = «{ $got }» deve essere una tabella, come {"{"} chiave = 1 {"}"}.
error-cards-number = «{ $got }» deve essere un numero intero da { $low } a { $high }.
error-cards-no-cost = Le carte di { $game } non hanno un costo. Togli --cost; con --kind scegli le carte di un tipo.
error-cards-no-element = Le carte di { $game } non hanno un elemento. Togli --element; con --kind scegli le carte di un tipo.
error-cards-cost = «{ $got }» non è un costo. Scrivi 2, ..2, 2.. o 1..3.
error-cards-cost-order = { $got } è un intervallo che finisce prima di cominciare. Intendevi { $low }..{ $high }?
error-cards-names = Un nome è una tabella per lingua con al massimo 60 caratteri ciascuna, come {"{"} en = "Brace", it = "Tenuta" {"}"}; en è necessario.
error-cards-signs = «{ $got }» contiene interruzioni di riga o caratteri di controllo. Scrivi testo semplice su una riga sola.
error-cards-program = Un programma è una lista di al massimo { $limit } operazioni, come [{"{"} op = "draw", amount = 1 {"}"}].
error-cards-operation = Un’operazione è una tabella con la chiave «op», una tra: { $known }.

## Inserire carte

cards-ask = { $field } ({ $hint }):
cards-ask-or = { $field } ({ $hint }; vuoto: { $default }):
cards-ask-sentences = Testo come stampato (vuoto: campo per campo):
cards-printed = { $file }: { $cards } { $cards ->
        [one] carta
       *[other] carte
    } su { $pages } { $pages ->
        [one] pagina
       *[other] pagine
    }. Stampato al 100 %, ogni carta misura 63 per 88 mm.
cards-print-picture = L’immagine { $file } non si può leggere; la sua carta è stampata senza.
cards-new-added = { $card } è in { $file }.
cards-new-stopped = Interrotto; non è stato scritto niente.
cards-blank = { $card } resta senza effetto: «{ $text }» non è nel linguaggio delle carte.{ $why ->
        [none] { "" }
       *[other] { " " }{ $why }
    }
cards-unread = { $understood ->
        [none] Non si è capito nulla.
       *[other] Capito: «{ $understood }».
    }{ $stopped ->
        [none] { " " }Alla fine manca qualcosa.
       *[other] { " " }Non capito: «{ $stopped }».
    }{ $near ->
        [none] { "" }
       *[other] { " " }Frasi simili: { $near }
    }
cards-several = Si può leggere in più modi; scrivilo come è stampato quello che intendi: { $ways }
cards-ways = Si può leggere in { $count } modi:
cards-roundtrip = { $lang }: { $same } carte su { $cards } si rileggono identiche.
cards-roundtrip-wrong = { $lang }: { $card } non si rilegge identica.
error-cards-no-sentences = Indica il testo di una carta di un gioco le cui carte hanno frasi; per «{ $game }» non ce n’è uno.
cards-column = { $column }: { $hint }{ $types ->
        [none] { "" }
       *[other] { " " }({ $types })
    }
error-cards-rows = { $file } non ha righe sotto i nomi delle colonne: scrivi una riga per ogni carta.
error-cards-csv = { $file }, riga { $line }: non si può leggere come tabella (CSV). Una cella può avere al massimo { $limit } caratteri: accorciala, oppure salva di nuovo la tabella in CSV.
error-cards-columns = { $file } deve iniziare con una riga di nomi di colonna, tra cui code e type. Colonne possibili: { $known }.
error-cards-column = { $file } ha una colonna «{ $got }» che nessuna carta ha{ $near ->
        [none] . «playmat cards columns» elenca le colonne
       *[other] ; la più vicina è «{ $near }»
    }.

## Le carte in gioco (playmat cards check --play)

cards-examples-folder = Non si può scrivere in «{ $file }»: { $why }. Indica un’altra cartella con --examples.
cards-found-stops = { $card } blocca la partita: le regole si rompono quando ha effetto.{ $why ->
        [none] { "" }
       *[other] { " " }{ $why }
    } Nessuna carta dovrebbe poterlo fare: segnalalo allegando la registrazione.
cards-found-endless = { $card } innesca effetti che andrebbero avanti senza fine, e la partita finisce in parità. ({ $clause })
cards-found-repeats = { $card } si può usare all’infinito: ha fatto la stessa cosa { $count ->
        [one] 1 volta
       *[other] { $count } volte
    } in un turno.
cards-found-overlong = { $card } impedisce alle partite di finire: una continuava ancora dopo { $count ->
        [one] 1 risposta
       *[other] { $count } risposte
    }, mentre la stessa partita senza la carta finisce.
cards-found-no-deck = { $card } non si può mai giocare. { $why }
cards-found-unplayed = { $card } non è mai stata giocata in { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    }; in { $held } era in mano.{ $why ->
        [none] { "" }
       *[other] { " " }Il motivo: { $why }
    }
cards-found-because = { $why } ({ $clause })
cards-found-unused = { $card } non è mai entrata in gioco in { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    }.
cards-found-undone = { $card } è entrata in gioco { $count ->
        [one] 1 volta
       *[other] { $count } volte
    } in { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    }, e questo non è mai successo: «{ $what }»
cards-found-idle = { $card }: «{ $what }» ha avuto effetto { $count ->
        [one] 1 volta
       *[other] { $count } volte
    } in { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    } senza mai trovare niente da fare.
cards-found-better = { $card } è in tutto migliore di { $other }: { $what }
cards-found-figure = { $field } { $better } invece di { $worse }
cards-found-more = in più «{ $what }»
cards-found-less = senza «{ $what }»
cards-found-unlisted = { $count ->
        [one] C’è un’altra coppia di carte in cui una è in tutto migliore, qui non elencata.
       *[other] Ci sono altre { $count } coppie di carte in cui una è in tutto migliore, qui non elencate.
    }
cards-found-uncompared = Le carte sono così tante che { $count ->
        [one] 1 coppia non è stata confrontata
       *[other] { $count } coppie non sono state confrontate
    }.
cards-found-cut = Le partite durano tanto che se ne sono giocate solo { $matches } su { $games }.
cards-found-seldom = Troppo poche partite per dire se queste carte fanno tutto quello che dicono: { $cards }. Giocane di più con --matches.
cards-found-sum = { $matches ->
        [one] 1 partita
       *[other] { $matches } partite
    }: { $errors ->
        [one] 1 errore
       *[other] { $errors } errori
    }, { $remarks ->
        [one] 1 osservazione
       *[other] { $remarks } osservazioni
    }.
