## Nel browser

perilous-web-about = Lancia, tieni e condividi i dadi: cinque eroi salvano un mondo dopo l’altro prima che vadano perduti per mano degli Heartless.
perilous-web-world = Il mondo in gioco
perilous-web-world-at = { $name }, livello { $level }
perilous-web-level = Livello { $level }
perilous-web-marker = Il segnalino è a { $saved ->
    [one] 1 casella
   *[other] { $saved } caselle
} da Mondo Salvo e a { $lost } da Mondo Perduto
perilous-web-world-saved = Mondo Salvo
perilous-web-world-lost = Mondo Perduto
perilous-web-spawn = segnalino +{ $n }
perilous-web-attack = { $n ->
    [one] 1 danno
   *[other] { $n } danni
}
perilous-web-pool = Lancio del mondo
perilous-web-pool-words = Lancio del mondo: { $blue } blu, { $black } nero
perilous-web-saved = Salvati { $n } di { $of }
perilous-web-overrun = Perduti { $n } di { $of }
perilous-web-ahead = Mondi a venire
perilous-web-take-all = Usale tutte, dall’alto
perilous-web-dice = Dadi
perilous-web-world-dice = Lancio per il mondo
perilous-web-not-begun = Il primo turno non è cominciato.
perilous-web-turn = Turno { $turn }: { $who }
perilous-web-roll = Lancio { $roll } di { $of }
perilous-web-die = Dado { $n }, { $colour ->
    [black] nero
   *[blue] blu
}: { $face }{ $used ->
    [yes] , usato
   *[no] { "" }
}
perilous-web-kept = tenuto
perilous-web-again = da rilanciare
perilous-web-short-die = { $n } · { $face }
perilous-web-card-die = Dado { $n } di una carta: { $face }{ $used ->
    [yes] , usato
   *[no] { "" }
}
perilous-web-hero = { $who }: Salute { $health }, Scudi { $shields }
perilous-web-foretold-health = { $who }: Salute
perilous-web-foretold-shields = { $who }: Scudi
perilous-web-foretold-marker = segnalino
perilous-web-shields = Scudi { $n }
perilous-web-action = { $action } di { $who }, { $need ->
    [one] richiede 1 dado
   *[other] richiede { $need } dadi
}: { $state }
perilous-web-state-empty = vuota
perilous-web-state-ready = pronta
perilous-web-state-set = impostata
perilous-web-die-blue = (dado blu)
perilous-web-die-black = (dado nero)
perilous-web-die-card = (dado di una carta)
perilous-web-item = Carta Oggetto { $card }
perilous-web-hidden-items = { $n ->
    [one] 1 carta
   *[other] { $n } carte
} in mano
perilous-web-no-items = nessuna carta Oggetto
perilous-web-how-goal = Giocate insieme. Salvate sei mondi, uno dopo l’altro (sette nella partita più difficile), prima che due vadano perduti.
perilous-web-how-roll = Lancia
perilous-web-how-roll-line = Lancia tutti e sei i dadi. Per altre due volte puoi rilanciare quelli che vuoi. Se il dado nero mostra un Heartless devi rilanciare i dadi nuovi, e all’ultimo lancio sono persi.
perilous-web-how-assign = Assegna i dadi
perilous-web-how-assign-line = Prepara un’azione con tanti dadi del suo simbolo quanti ne chiede. Un dado in più la imposta. Da allora basta un solo dado per usarla, turno dopo turno.
perilous-web-how-share = Condividi
perilous-web-how-share-line = Tu e un altro eroe avete impostato la stessa azione? Allora puoi mettere un tuo dado sulla sua, e la usa lui nel tuo turno.
perilous-web-how-act = Usa le azioni
perilous-web-how-act-line = Difesa ti dà uno Scudo. Attacco sposta il segnalino verso Mondo Salvo. Diversivo toglie un dado al mondo. Raccolta ti fa pescare una carta Oggetto. Abilità è ciò che il tuo eroe sa fare meglio.
perilous-web-how-world = Il mondo risponde
perilous-web-how-world-line = Poi il mondo lancia i suoi dadi: spingono il segnalino verso Mondo Perduto e costano Salute. I danni colpiscono prima gli Scudi.
perilous-web-how-items = Carte Oggetto
perilous-web-how-items-line = Chiunque può giocare carte Oggetto, nel turno di chiunque: un lancio in più, un dado in più, meno dadi per il mondo. Parlatene!
perilous-web-how-win = Un mondo è salvo quando il segnalino arriva a Mondo Salvo. Salvatene abbastanza e vincete tutti. Perdete tutti se due mondi vanno perduti o se un eroe resta senza Salute.
