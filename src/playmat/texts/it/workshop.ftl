# L’officina: carte scritte da chi gioca, in set che si conservano.

workshop-none = Qui non c’è nessun set di carte. Forse chi lo possiede l’ha eliminato.
workshop-no-set = Questo non è un set di carte: “card” deve essere una lista di tabelle.
workshop-large = Il set è troppo grande: come file può avere al massimo { $limit } caratteri.
workshop-sets = Conservi già { $limit } set. Eliminane prima uno.
workshop-not-yet = Il set non si può ancora giocare: alcune carte non sono finite.
workshop-not-here = “{ $name }” non si può giocare a questo tavolo: alcune carte non sono finite, è di un altro gioco, oppure la partita ne continua un’altra.
workshop-failed = Non è stato possibile leggere le carte. Riprova con testi più brevi.
workshop-stalled = Una partita con la carta è durata troppo, quindi non si è potuto esaminarla in gioco.
workshop-never = { $card } non si è potuta giocare in nessuna delle partite provate.
workshop-not-in-set = Il set non ha nessuna carta { $card }.
workshop-no-deck = Non si è trovato nessun mazzo valido con { $card }.

web-workshop = Officina
web-workshop-way = Scrivi le tue carte nell’officina
web-workshop-line = Scrivi carte con frasi. Vengono lette così come sono stampate, in inglese, giapponese e italiano, e puoi giocarle subito.
web-workshop-new = Nuovo set
web-workshop-unnamed = Le mie carte
web-workshop-open = Apri un file di carte
web-workshop-file = File di carte (TOML)
web-workshop-text = oppure il suo testo
web-workshop-as = Leggilo per { $game }
web-workshop-mine = I tuoi set
web-workshop-no-sets = Non hai ancora nessun set.
web-workshop-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
web-workshop-ready = pronto da giocare
web-workshop-unready = non finito
web-workshop-kept = Salvato
web-workshop-keeping = Salvataggio …
web-workshop-unkept = Non ancora salvato
web-workshop-others = Il set di un’altra persona, da guardare
web-workshop-wrong = Non finita:
web-workshop-set = Il set
web-workshop-name = Nome del set
web-workshop-code = Codice
web-workshop-copy = Copia tra i miei set
web-workshop-link = Copia il link
web-workshop-export = Salva come file
web-workshop-share-line = Chi ha il link può vedere il set e copiarlo. Solo tu puoi modificarlo.
web-workshop-drop = Elimina il set
web-workshop-drop-line = Sparirà per tutte le persone che hanno il link. Le partite con queste carte continuano.
web-workshop-card-new = Nuova carta { $code }
web-workshop-card = Carta { $code }
web-workshop-keys = Invio: carta successiva
web-workshop-card-name = Nome
web-workshop-needed = Obbligatorio.
web-workshop-names = Nomi in altre lingue
web-workshop-next = Aggiungi la carta
web-workshop-on = Continua
web-workshop-remove = Togli la carta
web-workshop-another = Nuova carta
web-workshop-text-of = Testo della carta, in frasi
web-workshop-state-blank = Una carta senza testo.
web-workshop-state-read = Capito.
web-workshop-state-unfinished = Capito fin qui. Continua la frase.
web-workshop-state-several = Si può leggere in più modi. Scegli quello che intendi:
web-workshop-state-stopped = Non capito.
web-workshop-coming = Poi (→ prende la prima, ↓ sceglie):
web-workshop-can-come = Può seguire: { $words }
web-workshop-beside = La carta così come viene capita
web-workshop-picture = Una tua immagine (resta in questo browser)
web-workshop-texts = Testo stampato
web-workshop-does = Che cosa fa, passo per passo
web-workshop-proof = Prova e verifica
web-workshop-try = Prova subito
web-workshop-prove = Verifica
web-workshop-enough = Basta così
web-workshop-try-line = “Prova subito” comincia una partita contro il computer dal punto in cui puoi giocare la carta. “Verifica” prova prima tutto quello che la carta può fare, in partite di gioco casuale, e poi fa giocare 200 coppie di partite tra computer: una con la carta nel mazzo, una con altre carte dello stesso tipo al suo posto.
web-workshop-pairs = { $n } di { $of } coppie di partite
web-workshop-with = con la carta
web-workshop-without = senza
web-workshop-found = Il mazzo vince il { $with } % con la carta e il { $without } % senza: una differenza di { $change } punti, con il 95 % di certezza tra { $low } e { $high }. La carta è entrata in gioco nel { $seen } % delle partite.
web-workshop-unseen = La carta non è mai entrata in gioco. Forse nessuno può mai giocarla, o il computer non l’ha mai voluta.
web-workshop-in-play = In gioco
web-workshop-examining = Si prova tutto quello che la carta può fare…
web-workshop-mistake = Errore:
web-workshop-remark = Nota:
web-workshop-no-findings = { $n ->
    [one] Niente da segnalare dopo una partita
   *[other] Niente da segnalare dopo { $n } partite
} di gioco casuale: la carta non blocca le partite, non va avanti senza fine e non è in tutto migliore o peggiore di una carta del gioco.
web-workshop-few = { $n ->
    [one] C’è stato tempo per una sola partita
   *[other] C’è stato tempo solo per { $n } partite
}: troppo poche per dire se la carta fa tutto quello che dice. Verifica di nuovo, o usa “playmat cards check --play”.
