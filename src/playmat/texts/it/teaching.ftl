### Prime partite guidate e lezioni, in ogni client.

guide-title = La tua prima partita
guide-begin = Prima volta? Impara giocando, 5 minuti
guide-alone = Ora hai visto tutto: da qui in poi giochi senza aiuto. Se non sai come andare avanti, chiedi un consiglio.
guide-over = Questa era la tua prima partita. Ora tocca a te: sai tutto quello che serve.

lesson-other = Le regole lo permettono, ma questa lezione chiede altro. Rileggi, o chiedi un consiglio.
lesson-again = Ancora una volta
lesson-own-turn = Ora un turno intero senza aiuto
lesson-own-turn-line = Ora gioca un turno intero senza aiuto: nessuno ti dice che cosa fare.
lesson-own-turn-done = Hai giocato un turno intero senza aiuto.

error-no-guide = { $game } non ha una prima partita guidata. Che cosa si può imparare lo dicono playmat learn e la pagina Impara del browser.
error-no-lessons = { $game } non ha lezioni. Che cosa si può imparare lo dicono playmat learn e la pagina Impara del browser.
error-no-such-lesson = { $game } non ha una lezione «{ $got }». Le sue lezioni sono: { $known }.
error-no-such-lesson-near = { $game } non ha una lezione «{ $got }». Intendevi «{ $near }»?

## Problemi

puzzle-title = Problema { $number } { $stars }
puzzle-line = { $title }  { $goal }
puzzle-forced = { $goal } Una linea riesce in ogni distribuzione provata, qualunque cosa ti sia nascosta.
puzzle-likely = { $goal } Nessuna linea riesce sempre: trova la possibilità migliore.
puzzle-team-forced = { $goal } C’è un modo sicuro.
puzzle-team-likely = { $goal } Nulla è certo: dai alla squadra la possibilità migliore.
puzzle-right = Giusto. E adesso?
puzzle-solved-forced = Risolto: questa linea riesce in ogni distribuzione provata. La seconda risposta migliore riesce nel { $other } % di esse.
puzzle-solved = Risolto: questa linea riesce in circa il { $chance } % delle distribuzioni, la seconda risposta migliore nel { $other } %.
puzzle-team-solved = Risolto: continuando nel modo migliore, riesce con una probabilità del { $chance } %. La migliore delle risposte sbagliate arriva al { $other } %.
puzzle-other = Le regole lo permettono, ma un’altra risposta è nettamente migliore. Guarda meglio, o chiedi un consiglio.

error-no-puzzles = { $game } non ha problemi. playmat puzzles elenca quelli che ci sono.
error-no-such-puzzle = { $game } non ha un problema «{ $got }». I suoi problemi vanno da 1 a { $last }.
