### Perché un giocatore automatico risponderebbe così.

## I lanci

perilous-hint-stop = Fermati: questi dadi valgono più di qualunque lancio.
perilous-hint-throw-all = Rilancia tutti e sei i dadi.
perilous-hint-keep = Tieni { $dice } e rilancia { $n ->
    [one] un dado
   *[other] { $n } dadi
}.
perilous-hint-goal = { $percent } % di probabilità di { $goal } in questo turno.
perilous-hint-goal-save = salvare il mondo
perilous-hint-goal-ready = preparare { $action }
perilous-hint-goal-set = impostare { $action }
perilous-hint-if-stopped = Fermandosi ora: circa { $percent } su 100.
perilous-hint-if-thrown = Con il lancio migliore: circa { $percent } su 100.

## La probabilità di vincere

perilous-hint-wins = Da lì la squadra vince circa { $percent } partite su 100.
perilous-hint-otherwise = Altrimenti: circa { $percent } su 100.
perilous-hint-sooner = Questo giocatore rinuncia alla differenza per finire prima.

## Dadi definitivi

perilous-hint-will-ready = { $action } è pronta.
perilous-hint-will-set = { $action } è impostata.
perilous-hint-will-activate = { $action } si esegue su { $n ->
    [one] una plancia
   *[other] { $n } plance
}.
perilous-hint-saves = Così il mondo è salvo.
perilous-hint-play-card = La carta { $item } fa parte del piano migliore.
perilous-hint-keep-cards = Le carte valgono di più in mano.

## Tutto il resto

perilous-hint-take-all = Ogni azione pagata aiuta; prima quelle sul segnalino Heartless e sul lancio del mondo.
perilous-hint-most-needed = Qui serve di più; da lì la squadra vince circa { $percent } partite su 100.
perilous-hint-least-useful = È la carta che mancherà meno alla squadra.
perilous-hint-shields-first = Gli Scudi si recuperano più facilmente della Salute.
perilous-hint-card-worth = Si confronta ciò che la carta impedisce con ciò che varrà in seguito.
