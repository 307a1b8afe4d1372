### What the command line says.

about-what = Playmat { $version } è un tavolo per giochi di carte e di dadi, con un solo nucleo che fa rispettare le regole di tutti.
about-fan-work =
    Playmat è opera di appassionati. Non è affiliato a Disney, Square Enix, Fantasy Flight Games, Tomy, The Op (USAopoly) o Pink Moon Studios, né sponsorizzato o approvato da loro.
about-names = Tutti i nomi di giochi, personaggi e carte appartengono ai rispettivi proprietari e servono solo a dire di quale gioco si tratta.
about-licence = Il codice è distribuito con licenza MIT.
about-libraries = Si appoggia a queste librerie, ciascuna con la propria licenza:

texts-unknown-language = La lingua «{ $language }» non c’è. Scegline una tra: { $known }.

### The clauses of the rules.

proof-unknown-clause = La clausola «{ $id }» non esiste. Cerca con: playmat rules search PAROLE
proof-unknown-game = Non ci sono regole di un gioco «{ $game }». Scegline uno tra: { $known }.
proof-no-rules = In «{ $folder }» non ci sono regole (*.md). Indica la cartella con --rules.
proof-no-tests = La cartella dei test «{ $folder }» non esiste. Esegui il comando in una copia di lavoro di Playmat, o indica la cartella con --tests.
proof-bad-test = Il file di test «{ $file }» non è leggibile: { $problem }
proof-no-words = Indica che cosa cercare: playmat rules search PAROLE
proof-nothing-found = Nessuna clausola contiene tutte queste parole: { $words }

language-name = Italiano
