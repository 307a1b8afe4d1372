### L’analisi di una partita finita: playmat analyse.

analysis-title = { $game }, { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}: { $file }
analysis-how = A confronto con «{ $player }», su { $deals ->
    [one] una distribuzione
   *[other] { $deals } distribuzioni
} di tutto ciò che chi giocava non poteva vedere.
analysis-estimates = Per questo gioco non è stata misurata la probabilità di vincere: al suo posto c’è la stima delle posizioni.
analysis-interrupted = Interrotta: { $seen ->
    [one] esaminata una decisione
   *[other] esaminate { $seen } decisioni
} su { $asked }, ma non la fortuna né la curva a carte scoperte.
analysis-out-of-time = Tempo scaduto: { $seen ->
    [one] esaminata una decisione
   *[other] esaminate { $seen } decisioni
} su { $asked }, ma non la fortuna né la curva a carte scoperte. Con --seconds puoi concederne di più.
analysis-player-failed = Il giocatore automatico { $player } ha fallito nella decisione dopo la risposta { $n } della partita: { $why }. L’analisi si ferma, perché il confronto sarebbe con un giocatore più semplice.
analysis-percent = { $share } %
analysis-progress = Decisioni
analysis-turn = Turno
analysis-answer = Risposta
analysis-move = Mossa
analysis-before = Prima
analysis-after = Dopo
analysis-lost = Persi
analysis-better = → Meglio: { $what }
analysis-none = Nessuna decisione ha fatto perdere qualcosa.
analysis-curve = Probabilità di vincere
analysis-open-curve = Probabilità di vincere a carte scoperte
analysis-curve-figures = { $first } % all’inizio, minimo { $low } % ({ $at ->
    [0] prima del primo turno
   *[other] turno { $at }
}), massimo { $high } % ({ $top ->
    [0] prima del primo turno
   *[other] turno { $top }
}), { $last } % alla fine
analysis-turning = Momenti decisivi
analysis-quiet = Niente ha cambiato di molto le probabilità in una volta sola.
analysis-unseen = Le decisioni che hanno fatto girare la partita non sono state esaminate.
analysis-rose = ▲ { $turn ->
    [0] Prima del primo turno
   *[other] Turno { $turn }
}, risposta { $answer }: dal { $before } % al { $after } %
analysis-fell = ▼ { $turn ->
    [0] Prima del primo turno
   *[other] Turno { $turn }
}, risposta { $answer }: dal { $before } % al { $after } %
analysis-chosen = La scelta fatta: { $what }
analysis-other = La scelta del computer: { $what }
analysis-same = Il computer avrebbe fatto lo stesso.
analysis-errors = Errori
analysis-decisions = Decisioni
analysis-agreed = D’accordo
analysis-inaccuracy = Imprecisioni
analysis-mistake = Errori
analysis-blunder = Gravi
analysis-loss = Persi in media
analysis-marks = «Persi» conta i punti di probabilità di vincere: ?! da { $inaccuracy }, ? da { $mistake }, ?? da { $blunder }.
analysis-luck-line = Fortuna di { $who }: { $gained } punti, partendo dal { $start } % prima della distribuzione.
analysis-written = L’analisi è in { $file }.
analysis-exercise = { $who }, { $turn ->
    [0] prima del primo turno
   *[other] turno { $turn }
}: { $what } ha fatto perdere { $lost } punti. Che cosa è meglio?
analysis-exercises = { $count ->
    [one] Un esercizio è
   *[other] { $count } esercizi sono
} in { $folder }.{ $left ->
    [0] {""}
   *[other] { " " }Non scritti, perché con le carte e le regole di questa versione non si possono giocare: { $left }.
}
analysis-folder = Non si può scrivere in «{ $file }»: { $why }. Indica un’altra cartella con --exercises.
analysis-exercise-exists = «{ $file }» esiste già. Indica un’altra cartella con --exercises, oppure aggiungi --overwrite per sostituirlo.
analysis-unfinished = Questa partita non è ancora finita. Portala a termine con «playmat resume», o chiedi un suggerimento con «playmat hint».
analysis-format = «{ $got }» non è un formato. Scegline uno: { $known }.
