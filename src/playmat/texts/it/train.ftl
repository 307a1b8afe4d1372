### Imparare quanto valgono le posizioni.

train-extra = Per l’apprendimento serve l’extra “train”: installa playmat[train].
train-no-features = { $game } non descrive le sue posizioni, quindi non c’è da cosa imparare. Scegli tra: { $known }.
train-few = Con { $games ->
    [one] una partita sola
   *[other] { $games } partite
} non si impara niente. Aumenta --games.
train-other-run = La cartella { $folder } contiene un’esecuzione di un altro comando o di un’altra versione delle regole. Continua con quel comando, elimina la cartella o scegli un altro --out.
train-folder = La cartella { $folder } non si può usare: { $why }. Eliminala e ricomincia, oppure scegli un altro --out.
train-played = { $done ->
    [one] { $done } partita giocata
   *[other] { $done } partite giocate
} su { $games }
train-epoch = Passata { $epoch } di { $epochs }: log loss { $learned } sulle partite da cui impara, { $held } su quelle tenute da parte
train-shard = La parte { $shard } è stata giocata: { $games ->
    [one] una partita
   *[other] { $games } partite
} in { $folder }. Quando i gruppi di tutte le parti sono in una sola cartella come questa, lo stesso comando senza --shard impara da tutti.
train-only = La partita { $game } (seme { $seed }) è stata giocata: { $positions ->
    [one] una posizione presa
   *[other] { $positions } posizioni prese
}. Non si impara niente.
train-round-damaged = { $file } è danneggiato. Eliminalo e ripeti lo stesso comando; gli altri gruppi restano.
train-shard-many = Ci sono solo { $rounds ->
    [one] un gruppo
   *[other] { $rounds } gruppi
} di partite, troppo pochi per { $shards } parti. Usa meno parti.
train-interrupted = Interrotto. Lo stesso comando riprende da { $folder }.
train-done = Scritto { $file }. Log loss su { $positions } posizioni di partite tenute da parte: { $coin } per una moneta, { $plain } senza le singole carte, { $full } con le singole carte.

weights-version = { $file } non è un file di pesi della versione { $known } (dice { $got }). Ripeti l’apprendimento con questo playmat.
weights-form = { $file } non è un file di pesi valido: { $why }. Ripeti l’apprendimento o reinstalla playmat.
weights-game = { $file } contiene pesi per { $got }, non per { $game }. Scegli un file appreso per { $game }.
weights-damaged = { $file } è danneggiato: i pesi non corrispondono alla loro impronta. Ripeti l’apprendimento o reinstalla playmat.
weights-large = { $file } contiene un numero troppo grande per essere un peso. Ripeti l’apprendimento o reinstalla playmat.
weights-missing = In { $file } manca il peso di “{ $name }”: è stato appreso per altre caratteristiche. Ripeti l’apprendimento con questo playmat.
