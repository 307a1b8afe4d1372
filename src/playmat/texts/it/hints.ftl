### Perché un giocatore automatico risponderebbe così.

hint-random = Una risposta qualsiasi: questo giocatore tira a sorte.
hint-greedy = La posizione subito dopo vale { $value } su 100.
hint-chance = Probabilità di vincere da qui: { $percent } %.
player-lapse = Il giocatore automatico { $player } non ha saputo rispondere a questa domanda ({ $fault }). Al suo posto ha risposto { $by }.

## La ricerca

hint-search-line = { $line } ({ $share } % di { $trials } prove; vale { $chance } su 100)
hint-search-tried = { $line } ({ $share } % di { $trials } prove)
hint-search-rollouts = { $line } (vale { $chance } su 100 a fine turno; { $trials } prove in tutto)
hint-search-then = { $move } → { $rest }
hint-search-move = { $seat }: { $what }
hint-search-leave = ignorare l’offerta

## I lanci

hint-stop = Fermati: questi dadi valgono più di qualunque lancio.
hint-throw-all = Rilancia tutti e sei i dadi.
hint-keep = Tieni { $dice } e rilancia { $n ->
    [one] un dado
   *[other] { $n } dadi
}.
hint-goal = { $percent } % di probabilità di { $goal } in questo turno.
hint-goal-save = salvare il mondo
hint-goal-ready = preparare { $action }
hint-goal-set = impostare { $action }
hint-if-stopped = Fermandosi ora: circa { $percent } su 100.
hint-if-thrown = Con il lancio migliore: circa { $percent } su 100.

## La probabilità di vincere

hint-wins = Da lì la squadra vince circa { $percent } partite su 100.
hint-otherwise = Altrimenti: circa { $percent } su 100.
hint-sooner = Questo giocatore rinuncia alla differenza per finire prima.

## Dadi definitivi

hint-will-ready = { $action } è pronta.
hint-will-set = { $action } è impostata.
hint-will-activate = { $action } si esegue su { $n ->
    [one] una plancia
   *[other] { $n } plance
}.
hint-saves = Così il mondo è salvo.
hint-play-card = La carta { $item } fa parte del piano migliore.
hint-keep-cards = Le carte valgono di più in mano.

## Tutto il resto

hint-take-all = Ogni azione pagata aiuta; prima quelle sul segnalino Heartless e sul lancio del mondo.
hint-most-needed = Qui serve di più; da lì la squadra vince circa { $percent } partite su 100.
hint-least-useful = È la carta che mancherà meno alla squadra.
hint-shields-first = Gli Scudi si recuperano più facilmente della Salute.
hint-card-worth = Si confronta ciò che la carta impedisce con ciò che varrà in seguito.
