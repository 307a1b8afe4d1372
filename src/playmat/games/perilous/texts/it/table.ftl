### Il tavolo nel terminale.

perilous-table-turn = Turno { $turn }: { $who }
perilous-table-roll = Lancio { $roll } di { $of }
perilous-table-saved = Salvati { $n } di { $of }
perilous-table-overrun = Perduti { $n } di 2
perilous-table-world = { $name }, livello { $level }
perilous-table-next = Poi: { $names }
perilous-table-world-saved = Salvo
perilous-table-world-lost = Perduto
perilous-table-marker = Il segnalino è a { $saved ->
    [one] 1 casella
   *[other] { $saved } caselle
 } da Mondo Salvo e a { $lost } da Mondo Perduto
perilous-table-spawn = segnalino +{ $n }
perilous-table-attack = { $n ->
    [one] 1 danno
   *[other] { $n } danni
 }
perilous-table-pool = Lancio del mondo: { $blue } blu, { $black } nero
perilous-table-pool-less = ({ $n } in meno)
perilous-table-empty = vuota
perilous-table-ready = pronta
perilous-table-set = impostata
perilous-table-die-blue = + blu
perilous-table-die-black = + nero
perilous-table-die-card = + carta
perilous-table-items = Oggetti
perilous-table-no-items = nessuno
perilous-table-health = Salute { $n }
perilous-table-shields = Scudi { $n }
perilous-table-dice = Dadi
perilous-table-cards = Carte:
perilous-table-black = nero
perilous-table-throw = lancia
perilous-table-keep = tieni
perilous-table-used = usato
perilous-table-just-used = usato ora
perilous-table-hidden-items = { $n } coperte
perilous-table-world-dice = Dadi lanciati per il mondo
perilous-table-ability = { $name }: { $text }
perilous-table-then = { $first }. { $rest }
perilous-table-action = { $name } (ne servono { $need }): { $state }
perilous-table-nothing = niente
perilous-table-not-begun = Il primo turno non è ancora cominciato.
perilous-table-legend =
    ♥ Salute   ◇ Scudi   ▶ di chi è il turno, o caselle verso Mondo Perduto
    prima di un’azione: quanti dadi servono; dopo:
    · vuota   ◐ pronta   ● impostata   ◉ un dado nel suo spazio   ◈ il dado nero nel suo spazio
