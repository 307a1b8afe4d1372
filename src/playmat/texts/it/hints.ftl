### Perché un giocatore automatico risponderebbe così.

hint-random = Una risposta qualsiasi: questo giocatore tira a sorte.
hint-greedy = La posizione subito dopo vale { $value } su 100.
hint-chance = Probabilità di vincere da qui: { $percent } %.
player-lapse = Il giocatore automatico { $player } non ha saputo rispondere a questa domanda ({ $fault }). Al suo posto ha risposto { $by }.
player-lapse-alone = Il giocatore automatico { $player } non ha saputo rispondere a questa domanda ({ $fault }), e nemmeno quelli più semplici. È stata scelta la prima risposta possibile.

## La ricerca

hint-search-line = { $line } ({ $share } % di { $trials } prove; vale { $chance } su 100)
hint-search-tried = { $line } ({ $share } % di { $trials } prove)
hint-search-rollouts = { $line } (vale { $chance } su 100 a fine turno; { $trials } prove in tutto)
hint-search-then = { $move } → { $rest }
hint-search-move = { $seat }: { $what }
hint-search-leave = ignorare l’offerta
