### Ciò che il nucleo rifiuta, e come rimediare.

answer-item = { $word }

error-nobody-asked = Le regole di questo gioco si sono fermate: dopo { $answers } risposte nessuno era interpellato e nulla era finito. La tua risposta non è stata presa; segnala la registrazione, per favore.
error-runaway = Le regole di questo gioco hanno girato a vuoto per { $limit } passi ({ $stack }). La tua risposta non è stata presa; segnala la registrazione, per favore.
error-dead-end = Al posto { $seat } è stata fatta una domanda senza risposte ({ $stack }). La risposta precedente non è stata presa; segnala la registrazione, per favore.

error-match-over = La partita è finita; non si accettano più risposte.
error-wrong-seat = { $seat } non deve rispondere a nulla adesso.
error-no-chance = Adesso non si attendono né dadi né carte.
error-no-such-seat = Il posto «{ $got }» non esiste. I posti sono: { $known }.
error-stale-serial = Questa risposta riguarda la domanda { $got }; quella aperta è la { $open }. Guarda di nuovo il tavolo e rispondi.
error-answer-range = { $got } non è tra le { $count } risposte, contate a partire da 0.
error-answer-unreadable = «{ $got }» qui non è una risposta. Puoi dire: { $known }
error-undo-ask = Altri hanno risposto nel frattempo: devono essere d’accordo prima che tu torni indietro.
error-undo-never = Non si può tornare indietro: nel frattempo si sono visti dadi, carte o qualcosa di nascosto.
error-draw-team = Una squadra vince o perde insieme: non c’è una patta da concordare.
error-draw-not-yet = I giocatori automatici accettano la patta quando una partita conta { $after } risposte e lanci; questa ne conta { $now }. Continua a giocare, oppure abbandona.
ending-agreed = Le due parti hanno concordato la patta.
ending-long = La partita è andata avanti troppo a lungo per arrivare a una fine: vale come patta.
ending-resigned = Una parte ha abbandonato.
ending-time = Una parte ha esaurito il tempo.

error-setup-game = Questa preparazione è per il gioco «{ $got }», non per «{ $wanted }».
error-setup-ruleset = Il regolamento «{ $got }» non esiste. Scegli tra: { $known }.
error-setup-no-rulesets = Il gioco { $game } ha un solo regolamento. Togli il regolamento «{ $got }».
error-setup-seats = Si gioca in un numero da { $low } a { $high }; ne hai indicati { $got }.
error-setup-seed = Il seme { $got } è fuori dai limiti: prendi un numero intero da 0 a 4611686018427387903.
error-setup-sets = { $game } non si gioca con set di carte aggiunti. Togli --cards.
error-setup-role = Nessuno si chiama «{ $got }». Scegli tra: { $known }.
error-setup-role-twice = «{ $got }» è stato preso due volte; si può prendere una volta sola.
error-setup-option = L’opzione «{ $got }» non esiste. Le opzioni sono: { $known }.
error-setup-value = L’opzione { $name } non può essere «{ $got }». Scegli tra: { $known }.
error-unknown-game = Qui non c’è il gioco «{ $got }». Sono installati: { $known }.
error-not-a-game = Il pacchetto che dovrebbe portare il gioco «{ $got }» ({ $where }) porta altro.

error-system-file = Il file { $file } non può essere usato: { $why }.
error-system = Non è possibile scrivere il risultato: { $why }.

error-encoding-short = Lo stato salvato si interrompe dopo il numero { $place }.
error-encoding-range = Il numero { $place } dello stato salvato è fuori dai limiti.
error-encoding-long = Lo stato salvato continua dopo il numero { $place }, dove dovrebbe finire.

error-record-size = Il file supera { $limit } byte; nessuna registrazione è così grande.
error-record-text = Il file non è testo in UTF-8.
error-record-torn = La riga { $line } si interrompe: la registrazione è stata tagliata. «playmat resume» continua dalla riga precedente.
error-record-magic = Questa non è una registrazione: la prima riga dovrebbe essere «{ $wanted }».
error-record-format = La registrazione è stata scritta da un’altra versione di playmat (la prima riga è «playmat record { $got }», qui è «{ $wanted }»); qui non si può rigiocare.
error-record-short = La registrazione finisce troppo presto: manca la riga «{ $wanted }».
error-record-line = La riga { $line } della registrazione non si può leggere ({ $what }).
error-record-form = La riga { $line } della registrazione non si può leggere: { $why }
error-record-unknown-game = La registrazione è del gioco «{ $got }», che qui non è installato.
error-record-game = La registrazione è del gioco «{ $got }», non di «{ $wanted }».
error-record-version = La registrazione è stata fatta con altre regole o carte (regole { $got }, qui { $wanted }); qui non si può rigiocare.
error-record-set-changed = La partita è stata giocata con il set di carte { $code } com’era prima; { $file } è stato modificato in seguito. Indica con --cards il file com’era.
error-record-set-missing = La partita è stata giocata con il set di carte { $code } (hash { $hash }…), che non è disponibile. Indica il suo file con --cards.
error-record-long = La registrazione ha più di { $limit } risposte; nessuna partita di questo gioco ne ha tante.
error-record-setup = L’intestazione della registrazione è impossibile: { $why }
error-record-entry = La riga { $line } della registrazione non può essere accaduta: { $why }
error-record-altered = La riga { $line } della registrazione è stata alterata: numero e parole, o dadi e seme, non concordano.
error-record-hash = L’impronta alla riga { $line } della registrazione non concorda con la partita che la precede.
error-record-end = L’ultima riga della registrazione non concorda con la fine della partita.
error-record-at = La registrazione ha { $last } risposte; il momento { $got } non c’è.

error-scenario-toml = Questo non è un documento TOML: { $why }
error-scenario-format = Riga { $line }: gli scenari hanno il formato 1, non { $got }.
error-scenario-at = Riga { $line }, { $path }: { $why }
error-scenario-step = Un passo ha o «seat» e «answer», oppure «chance».

error-scenario-value = «{ $got }» non va bene in { $path }. Possibili: { $known }.
error-outcome-unreadable = «{ $got }» non è un esito del caso che si attende adesso.

error-player = Il giocatore automatico «{ $got }» non esiste. Scegli tra: { $known }.
error-player-game = Il giocatore automatico «{ $player }» non conosce il gioco «{ $game }». Scegli tra: { $known }.
error-player-level = «{ $got }» non dice quanto può pensare un giocatore automatico. Scrivi { $known }, un numero di prove come 2000 o un tempo come 500ms: search:hard.
error-player-levels = Il giocatore automatico «{ $player }» non ha livelli. Togli «:{ $got }».
error-player-clock = Un giocatore automatico che pensa per un certo tempo non può partecipare qui, dove lo stesso comando deve dare gli stessi risultati. Indica un livello o un numero di prove: search:hard o search:2000.
