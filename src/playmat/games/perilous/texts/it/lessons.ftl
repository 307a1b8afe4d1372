## Lessons: what the learner is told at each step

perilous-lesson-roll-title = Lancia, e tieni ciò che serve
perilous-lesson-roll-1 = È il turno di Sora, con sei dadi sul tavolo. Gli serve Attacco: rilancia i dadi 2 e 4. Sceglili, poi conferma.
perilous-lesson-roll-2 = Un altro Attacco. Potresti lanciare una terza volta, ma va bene così: non scegliere nessun dado e conferma.
perilous-lesson-roll-3 = Questa era la fase di Lancio: fino a tre lanci. Il jolly vale ogni simbolo; solo il dado nero può mostrare un Heartless.

perilous-lesson-act-title = Prepara, imposta, attacca
perilous-lesson-act-1 = I dadi pagano le azioni della tua plancia. Per prima cosa prepara Attacco con il dado 1.
perilous-lesson-act-2 = Un’azione pronta si imposta con un altro dado. Imposta Attacco con il dado 2: resta impostata anche nei prossimi turni.
perilous-lesson-act-3 = Da qui ogni altro dado Attacco serve a usare l’azione. Metti il dado 3 sul tuo Attacco.
perilous-lesson-act-4 = I dadi sono al loro posto e ora si attivano, uno alla volta. Usa Attacco.
perilous-lesson-act-5 = Il segnalino Heartless si è spostato di una casella verso Mondo Salvo: così si salvano i mondi.

perilous-lesson-world-title = Il mondo risponde
perilous-lesson-world-1 = Con questi dadi non c’è altro da fare: concludi la fase di Assegnazione. Poi tocca al mondo.
perilous-lesson-world-2 = Le carte Oggetto si giocano in momenti come questo. Gioca la tua: il mondo lancerà due dadi blu in meno.
perilous-lesson-world-3 = La faccia Abilità del mondo infligge 1 danno a Sora. Uno Scudo lo para: usane uno.
perilous-lesson-world-4 = Nessun punto Salute perso. Ogni mondo legge le facce a modo suo: lo dice la sua carta, in alto.

perilous-lesson-help-title = Gli eroi si aiutano
perilous-lesson-help-1 = Sora e Pippo hanno entrambi impostato Difesa, perciò il dado di Sora può agire sulla plancia di Pippo: metti il dado 1 sulla Difesa di Pippo.
perilous-lesson-help-2 = Metti il dado 2 sul tuo Attacco.
perilous-lesson-help-3 = L’ordine lo scegli tu: prima la Difesa di Pippo.
perilous-lesson-help-4 = Pippo l’ha usata e ha uno Scudo in più. Ora usa il tuo Attacco.
perilous-lesson-help-5 = Si vince e si perde insieme: dai i dadi a chi servono di più.

perilous-lesson-save-title = Un mondo è salvo
perilous-lesson-save-1 = Manca una casella sola. Metti il dado 1 sul tuo Attacco.
perilous-lesson-save-2 = Jolly e Raccolta potrebbero preparare un’altra azione, ma ora non serve. Concludi la fase di Assegnazione.
perilous-lesson-save-3 = Usa Attacco, e il segnalino arriva a Mondo Salvo.
perilous-lesson-save-4 = Il mondo è salvo; il prossimo è più duro. Salvateli tutti prima che due vadano perduti o che un eroe resti senza Salute. Ora sai abbastanza: gioca!

## La prima partita guidata: ciò che dice il maestro

perilous-guide-saved = Un mondo è salvo, e il prossimo è più duro. Salvatene sei prima che due vadano perduti o che un eroe resti senza Salute. Il gioco è tutto qui!
perilous-guide-keep = Ti diamo il benvenuto! Tu e Pippo salvate mondi insieme. Puoi lanciare i dadi fino a tre volte: scegli quali rilanciare e conferma. I dadi Attacco salvano i mondi, e il jolly vale ogni simbolo.
perilous-guide-assign = Ora usa i dadi. Un’azione prima si prepara, con quanti dadi chiede, poi si imposta con uno in più. Da quel momento basta un dado per usarla, turno dopo turno. Per preparare Attacco ne basta uno.
perilous-guide-card = È il turno di Pippo, ma puoi aiutare con la tua carta Oggetto: vale come un dado in più del suo simbolo. Non c’è fretta: tienila quanto vuoi, e la partita prosegue da sola.
perilous-guide-activate = I dadi sono al loro posto e ora si attivano, uno alla volta, nell’ordine che scegli.
perilous-guide-owner = Pippo ha messo un dado sulla tua azione. Usala, se serve.
perilous-guide-readied = L’azione è pronta, e lo resta nei prossimi turni. Un altro dado del suo simbolo la imposta.
perilous-guide-set = Impostata! D’ora in poi ogni dado di questo simbolo usa l’azione. Se anche Pippo l’ha impostata, potete mettere dadi l’uno sulla plancia dell’altro.
perilous-guide-world = Alla fine di ogni turno il mondo lancia i dadi. Qui è scritto che cosa fa ogni faccia: sposta il segnalino verso Mondo Perduto, o costa Salute.
perilous-guide-marker = Attacco ha spostato il segnalino verso Mondo Salvo. Quando ci arriva, il mondo è vostro; se arriva all’altro capo, il mondo è perduto.
perilous-guide-heartless = Il dado nero ha mostrato un Heartless: si applica l’effetto del mondo. Può farlo solo il dado nero.
perilous-guide-hurt = Hai perso Salute. Difesa ti dà Scudi, che parano il danno; nessuno deve arrivare a 0. È stato un errore? Annulla riprende l’ultima risposta, se da allora nessun dado è stato lanciato.

## Problemi: che cosa si deve ottenere

perilous-puzzle-win = Vinci la partita in questo turno.
perilous-puzzle-gain = Salva il Mondo in questo turno.
perilous-puzzle-survive = Supera questo turno: nessuno deve arrivare a 0 di Salute e il mondo non deve andare perduto.
