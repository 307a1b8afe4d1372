## Nel browser

kmon-web-about = Squadre di tre si affrontano: carica, colpisci con l’elemento giusto e rispondi a ogni mossa.
kmon-web-charges = { $n ->
    [one] 1 carica
   *[other] { $n } cariche
}
kmon-web-foretold-charges = { $who }: cariche
kmon-web-creature = { $name }, { $left } di { $hp } PS, { $primary }/{ $secondary }, { $trait }, { $state ->
    [active] attivo
    [defending] attivo, in posizione difensiva
    [exhausted] esausto
   *[bench] in panchina
}
kmon-web-effect-buff = { $card } (buff, { $n ->
    [one] resta 1 turno
   *[other] restano { $n } turni
})
kmon-web-effect-debuff = { $card } (debuff, { $n ->
    [one] resta 1 turno
   *[other] restano { $n } turni
})
kmon-web-middle = Turno e reazioni
kmon-web-turn-number = Turno { $n }
kmon-web-phase-item = Fase I: oggetti
kmon-web-phase-persistent = Fase II: effetti persistenti
kmon-web-phase-substitution = Fase III: sostituzione
kmon-web-phase-action = Fase IV: azione
kmon-web-phase-end = Fase V: fine del turno
kmon-web-phase-other = azione e reazioni
kmon-web-chain = Catena: si risolve prima l’anello in cima
kmon-web-next = si risolve ora
kmon-web-fate-neutralised = neutralizzata
kmon-web-fate-evaded = evitata
kmon-web-strong = { $strong } è forte contro { $weak }
kmon-web-how-goal = Tu e il tuo avversario avete una squadra di tre K-Mon e un mazzo ciascuno. Esaurisci i suoi tre prima che lui esaurisca i tuoi.
kmon-web-how-item = Fase I: usa un oggetto
kmon-web-how-item-line = Se vuoi, usa un oggetto dalla mano. Gli oggetti non costano nulla, se la carta non dice altro, e nessuno può rispondere.
kmon-web-how-lasting = Fase II: effetti persistenti
kmon-web-how-lasting-line = Le carte assegnate ai tuoi K-Mon fanno ciò che dicono. Dopo il numero di turni stampato se ne vanno.
kmon-web-how-swap = Fase III: sostituisci
kmon-web-how-swap-line = Scambia il K-Mon attivo con uno in panchina, una volta e gratis. Puoi giocare solo carte dei due elementi del tuo K-Mon attivo.
kmon-web-how-act = Fase IV: agisci
kmon-web-how-act-line = Fai un’azione. Attacco: 2 danni, di più con un potenziamento. Abilità: paga le sue cariche e fai ciò che dice. Difesa: gli attacchi ti fanno meno male, e ogni colpo che subisci ti dà cariche.
kmon-web-how-answer = Rispondi all’avversario
kmon-web-how-answer-line = Quando uno dei due agisce, l’altro può rispondere: con una carta reazione, o scartando due carte qualsiasi per evitare. L’ultima risposta si risolve per prima.
kmon-web-how-end = Fase V: pesca
kmon-web-how-end-line = Pesca una carta, poi scarta fino ad averne cinque. Un attacco riuscito ti ha dato 2 cariche per abilità e reazioni.
kmon-web-how-elements = Gli elementi
kmon-web-how-elements-line = Ogni elemento batte quello che segue nella ruota al centro del tavolo: 1 danno in più contro chi batte, 1 in meno al contrario.
kmon-web-how-win = Vinci quando tutti e tre i K-Mon avversari sono esausti. Se qualcuno deve pescare da un mazzo vuoto, la battaglia finisce: vince chi ha più K-Mon in gioco o, a parità, chi ha subito meno danni.
