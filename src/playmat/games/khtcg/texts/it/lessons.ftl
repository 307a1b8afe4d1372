## Lessons: what the learner is told at each step

khtcg-lesson-travel-title = Viaggia e trova un amico
khtcg-lesson-travel-1 = Il totale dei Mondi è la somma dei loro livelli: con tredici si vince. Una volta per turno ti sposti: va’ a Città di Mezzo.
khtcg-lesson-travel-2 = Spostarsi fa anche guadagnare PV. Gli Amici aiutano a combattere: chiama Pippo.
khtcg-lesson-travel-3 = Pippo è nella tua Area Amici. Una carta che non si può chiamare, se provi a sceglierla, dice perché.

khtcg-lesson-friends-title = Equipaggiamento e Magia
khtcg-lesson-friends-1 = Chiama Pippo.
khtcg-lesson-friends-2 = L’Equipaggiamento rende più forte chi lo porta. Da’ la Catena Regale a Sora: scegli la carta, poi Sora.
khtcg-lesson-friends-3 = Sora è ferito. Una Magia la lancia chi ha Magia a sufficienza: fa’ lanciare Energia a Sora.
khtcg-lesson-friends-4 = I numeri sul tavolo sono sempre quelli di adesso: quanto vale Sora, con tutto ciò che porta.

khtcg-lesson-battle-title = Combatti gli Heartless
khtcg-lesson-battle-1 = Un Soldato dell’avversario sta sul tuo Mondo: non puoi proseguire. Inizia la battaglia.
khtcg-lesson-battle-2 = Il tuo totale si compone pezzo per pezzo. Fa’ partecipare Pippo.
khtcg-lesson-battle-3 = Basta così. Al risultato.
khtcg-lesson-battle-4 = Il Soldato è sconfitto; gli Amici che hanno partecipato vanno negli scarti. La via è libera: va’ a Isola che non c’è.
khtcg-lesson-battle-5 = Battaglia e spostamento, nello stesso turno.

khtcg-lesson-disrupt-title = Ostacola l’avversario
khtcg-lesson-disrupt-1 = Le tue Carte Oscure intralciano l’avversario. Ostacola con il Soldato: scegli la carta, poi il Mondo di Riku.
khtcg-lesson-disrupt-2 = Hai finito. Concludi la Fase Azione.
khtcg-lesson-disrupt-3 = Puoi lanciare una sfida per turno. Adesso no: nessuna sfida.
khtcg-lesson-disrupt-4 = Riku preferisce fuggire. Gli costa il Mondo, 1 PV e il tempo per vincere.

khtcg-lesson-challenge-title = La sfida
khtcg-lesson-challenge-1 = Nella Fase Sfida puoi batterti con l’avversario. Sfida Riku.
khtcg-lesson-challenge-2 = Siete 4 a 6, e si agisce a turno. Fa’ partecipare Pippo.
khtcg-lesson-challenge-3 = Kairi si è unita a Riku: 6 a 8. Gioca Carte Attacco.
khtcg-lesson-challenge-4 = Scegli la Zucca e conferma.
khtcg-lesson-challenge-5 = 8 a 8, e Riku non fa altro. Fa’ partecipare Paperino.
khtcg-lesson-challenge-6 = 10 a 8. Non fare altro, e la sfida è decisa.
khtcg-lesson-challenge-7 = Vinci la sfida, e Riku perde 1 PV. Chi resta senza PV perde la partita.

khtcg-lesson-win-title = Tredici punti di Mondi
khtcg-lesson-win-1 = Il totale dei tuoi Mondi è dieci, e il Castello Disney ne vale tre. Spostati lì.
khtcg-lesson-win-2 = Tredici: hai vinto. Ora sai abbastanza: gioca!

khtcg-guide-action = Ti diamo il benvenuto! Viaggi di Mondo in Mondo: vinci con un totale dei Mondi di 13, o portando Riku a 0 PV. Tutto ciò che puoi giocare è in evidenza. Chiama un Amico o spostati in un Mondo, e concludi la fase quando hai finito.
khtcg-guide-challenge = Una volta per turno puoi lanciare una sfida. Chi ha il totale più basso perde PV: guarda i numeri accanto alle due Carte Giocatore. Agisci per primo, e puoi aggiungere Amici.
khtcg-guide-duel = I totali sono in mezzo al tavolo. A turno aggiungete Amici e Carte Attacco; quando nessuno fa altro, vince il totale più alto. Gli Amici che partecipano poi si scartano: aggiungi solo quanto serve.
khtcg-guide-drops = Potresti scartare ciò che hai in gioco. Di rado conviene: prosegui.
khtcg-guide-hand = Scarta ciò che non ti serve: il prossimo turno comincia pescando fino a sei carte. Tieni solo quello che vuoi giocare presto.
khtcg-guide-look = Questo Mondo ti mostra la cima del mazzo. Prendi la carta che puoi usare prima.
khtcg-guide-battle = In battaglia il tuo totale deve battere ciò che sta sul tuo Mondo. Fa’ partecipare Amici o gioca carte finché basta, poi va’ al risultato. I punti in più sono sprecati.
khtcg-guide-disrupted = Sul tuo Mondo c’è una Carta Oscura: finché resta, non puoi proseguire. Inizia una battaglia nella Fase Azione, oppure fuggi e perdi il Mondo.
khtcg-guide-moved = Eccoti, con 1 PV in più. Il tracciato mostra il totale dei Mondi, la somma dei livelli di quelli che hai visitato. Con tredici si vince.
khtcg-guide-friend = Il tuo Amico è arrivato. Il livello del prossimo può superare di uno il più alto che hai, perciò comincia dai piccoli. Una carta che non si può chiamare, se provi a sceglierla, dice perché. E Annulla riprende ciò di cui ti penti.
khtcg-guide-equipped = L’Equipaggiamento rende più forte chi lo porta, finché resta in gioco. I numeri sul tavolo lo contano già.
khtcg-guide-won = Hai vinto la sfida, e l’avversario perde PV. A 0 PV ha perso la partita.
khtcg-guide-disrupt = La tua Carta Oscura trattiene l’avversario: deve combatterla o fuggire prima di proseguire.

## Problemi: che cosa si deve ottenere

khtcg-puzzle-win = Vinci in questo turno.
khtcg-puzzle-gain = Togli almeno 1 HP all’avversario in questo turno.
khtcg-puzzle-survive = Sopravvivi a questo turno.
