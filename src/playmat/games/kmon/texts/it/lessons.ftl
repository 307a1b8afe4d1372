## Lessons: what the learner is told at each step

kmon-lesson-attack-title = Il primo attacco
kmon-lesson-attack-1 = Gelozanna è il tuo K-Mon attivo. La Fase I è per un oggetto: usa la Cella di Carica che hai in mano.
kmon-lesson-attack-2 = Le cariche pagano le carte. Nella Fase III puoi far entrare un altro K-Mon: tieni questo.
kmon-lesson-attack-3 = La Fase IV è la tua sola azione. Attacca: scegli il tuo K-Mon e poi l’altro.
kmon-lesson-attack-4 = Attaccare non costa nulla, infligge danno e, se riesce, porta due cariche. Un K-Mon è esausto quando il danno raggiunge i suoi PS.

kmon-lesson-ability-title = Potenziamenti e abilità
kmon-lesson-ability-1 = Un potenziamento accompagna un attacco e lo rende più forte. Attacca con Artiglio di Gelo.
kmon-lesson-ability-2 = Ora attacca l’avversario. Potresti reagire: per questa volta lascia stare e passa.
kmon-lesson-ability-3 = Tocca a te. Non hai oggetti da usare: prosegui.
kmon-lesson-ability-4 = Tieni Gelozanna davanti.
kmon-lesson-ability-5 = Un’abilità è un’azione a sé e si paga con cariche. Il ghiaccio è forte contro l’erba: gioca Raffica di Grandine.
kmon-lesson-ability-6 = Muschialdo è esausto. Vince chi esaurisce tutta la squadra avversaria; chi perde un K-Mon riceve un piccolo bonus.

kmon-lesson-react-title = Rispondi al colpo
kmon-lesson-react-1 = Ti attaccano, e puoi rispondere subito con una reazione. Reagisci con Muro di Ghiaccio.
kmon-lesson-react-2 = Il muro ha retto il colpo e l’ha reso. Anche alle reazioni si può rispondere: l’ultima si risolve per prima.

kmon-lesson-elements-title = Chi va in campo
kmon-lesson-elements-1 = In campo c’è Guardamarea, ma serve Gelozanna. Nella Fase III fa’ entrare Gelozanna.
kmon-lesson-elements-2 = Ora attacca.
kmon-lesson-elements-3 = Il cambio è gratis una volta per turno. La ruota degli elementi dice chi è forte contro chi.

kmon-lesson-win-title = L’ultimo cade
kmon-lesson-win-1 = All’avversario resta un K-Mon, quasi esausto. Attacca.
kmon-lesson-win-2 = Tutta la squadra è esausta: hai vinto. Ora sai abbastanza: gioca!

## La prima partita guidata: le parole dell’allenatore

kmon-guide-start = Ti diamo il benvenuto! La tua squadra ha tre K-Mon, come quella avversaria: vince chi esaurisce tutti e tre gli altri. Scegli chi mandare in campo per primo; gli altri due aspettano in panchina. Nessuna scelta è sbagliata.
kmon-guide-react = L’avversario agisce, e puoi rispondere prima che accada: con una reazione dalla mano, scartando due carte per schivare, oppure per niente. Leggi che cosa fa ogni carta prima di scegliere.
kmon-guide-item = Tocca a te! Il turno ha poche fasi brevi, e puoi saltarle tutte. Nella Fase I puoi usare un oggetto: nessuno può rispondere.
kmon-guide-sub = Nella Fase III puoi far entrare un altro K-Mon, una volta per turno e gratis. Giochi solo carte degli elementi di chi è in campo. Ogni elemento della ruota è forte contro il successivo.
kmon-guide-act = Ora la tua sola azione: attacca, gioca un’abilità pagando le sue cariche, oppure difenditi. L’attacco è gratis e, se riesce, porta 2 cariche: un buon inizio.
kmon-guide-retrieve = Chi si difende può riprendere una carta dagli scarti. Quale vorresti giocare di nuovo?
kmon-guide-seer = Veggente ti fa vedere la cima del mazzo: scegli la carta che vuoi adesso, poi l’ordine delle altre.
kmon-guide-hurt = Ahi. La barra sotto un K-Mon mostra i PS che gli restano. Avresti preferito un’altra risposta? Annulla riprende l’ultima, finché non si è visto niente di nuovo.
kmon-guide-charges = Queste sono le tue cariche. Pagano abilità e reazioni; gli attacchi che riescono ne portano altre.
kmon-guide-fell = Un K-Mon è esausto! Chi lo perde riceve un piccolo bonus e manda in campo il prossimo. Dopo il terzo, la partita è tua.
kmon-guide-defence = Il tuo K-Mon è in posizione difensiva: gli attacchi gli fanno meno male, e ogni colpo ti porta cariche. Ne esce nel tuo prossimo turno.

## Problemi: che cosa si deve ottenere

kmon-puzzle-win = Vinci in questo turno.
kmon-puzzle-gain = Metti fuori combattimento un K-Mon avversario in questo turno.
kmon-puzzle-survive = Sopravvivi a questo turno.

# Facts of a card that are not sentences.
