### I mazzi: le parole di `playmat decks`, e perché un mazzo non si può leggere.

decks-line = { $code }  { $name }: { $first }; { $count } in tutto
decks-legal =
    Il mazzo è valido nel formato { $format }. Per condividerlo:
    { $code }
decks-first-turn = In { $playable } distribuzioni su { $deals } ({ $share } %) nel primo turno si può giocare una carta.
decks-clause = { $what } [{ $clause }]

error-deck-line = Riga { $line }: { $why }
error-deck-unknown-near = La carta «{ $got }» non esiste. Intendevi «{ $near }»?
error-deck-unknown = La carta «{ $got }» non esiste; «playmat cards list { $game }» le mostra tutte.
error-deck-ambiguous = «{ $got }» è il nome di più carte. Scrivi il codice di quella che intendi: { $known }.
error-deck-two-cards = «{ $name }» e { $code } sono carte diverse. Scrivi solo una delle due.
error-deck-section = { $card } non può stare sotto «{ $got }»: spostala sotto «{ $wanted }».
error-deck-count = Il numero di «{ $got }» va da 1 a { $limit }.
error-deck-many = Un mazzo con più di { $limit } carte non viene letto: togline alcune.
error-deck-empty = In questo mazzo non c’è nessuna carta. Scrivi una carta per riga, con il numero di copie davanti al nome; «playmat decks list { $game }» mostra esempi.
error-deck-name = Il nome «{ $got }» non si può usare: al massimo { $limit } lettere su una riga.
error-deck-size = Il mazzo ha più di { $limit } caratteri; nessun mazzo ne ha bisogno.
error-deck-long = La riga ha più di { $limit } caratteri: una carta per riga.
error-deck-json = Questo non è un mazzo in JSON: { $why } «playmat decks show … --json» ne mostra la forma.
error-deck-json-at = Questo non è un mazzo in JSON: { $path }: { $why } «playmat decks show … --json» ne mostra la forma.
error-deck-version = Il mazzo è scritto nella versione { $got }; qui si legge la { $known }. Chiedilo come testo.
error-deck-game = Il mazzo è per il gioco «{ $got }», non per «{ $wanted }».
error-deck-sections = Un mazzo non ha la sezione «{ $got }». Scegli tra: { $known }.
error-deck-code = Il codice è stato tagliato o alterato. Copialo di nuovo per intero.
error-deck-utf8 = Il mazzo non è un testo in UTF-8: salvalo così.
error-deck-none-near = Il mazzo o file «{ $got }» non esiste. Intendevi «{ $near }»?
error-deck-none = Il mazzo o file «{ $got }» non esiste; «playmat decks list { $game }» mostra i mazzi iniziali.
error-deck-random = «{ $got }» non indica mazzi casuali. Scrivi un seme, come random:7, o fino a { $most } in un elenco, come random:1-40.
