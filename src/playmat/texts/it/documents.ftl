### Documenti che non si possono leggere: ciò che non è TOML o JSON, e ciò che ha un’altra forma.

error-toml-at = riga { $line }, colonna { $column }: { $why }
error-toml-end = alla fine del testo: { $why }
error-toml-key = { $path }: { $why }
error-toml = { $why }
toml-statement = una riga è una chiave, «=» e un valore, oppure il nome di una tabella tra parentesi quadre.
toml-more = su questa riga non può esserci altro; la chiave seguente comincia su una riga sua.
toml-header = al nome di una tabella manca la parentesi di chiusura.
toml-twice = questa chiave o tabella c’è già: va scritta una volta sola.
toml-open = una parentesi aperta non viene chiusa.
toml-quote = a un testo mancano le virgolette di chiusura.
toml-escape = dopo una barra rovesciata viene n, t, ", \ oppure u con un codice; tra 'apici semplici' la barra rovesciata è un carattere come gli altri.
toml-sign = qui c’è un carattere di controllo, che in un testo non ha posto.
toml-value = questo non è un valore. I testi stanno tra virgolette; true e false si scrivono minuscoli.
toml-number = il numero è troppo lungo: gli interi hanno al massimo 64 bit.
toml-deep = troppi livelli annidati: più di { $limit } tra tabelle ed elenchi sono troppi.
toml-size = il testo supera i { $limit } caratteri.
toml-encoding = il file non è un testo in UTF-8 (byte { $at }).
error-form-json = Questo non è JSON: forse manca una parentesi, una virgola o una virgoletta.
error-form-key-near = Qui la chiave «{ $got }» non esiste. Intendevi «{ $near }»?
error-form-key = Qui la chiave «{ $got }» non esiste. Quelle possibili: { $known }.
error-form-key-none = Qui la chiave «{ $got }» non esiste.
error-form-missing = Manca la chiave «{ $name }».
error-form-type = Qui va { $wanted }, non { $got }.
error-form-value = Questo valore qui non può stare.
form-int = un numero intero
form-float = un numero
form-text = un testo
form-flag = true o false
form-list = un elenco
form-table = una tabella
form-nothing = nulla
form-other = qualcos’altro
form-or = { $one } o { $other }
