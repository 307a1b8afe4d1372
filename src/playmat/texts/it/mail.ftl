### E-mail: avvisi sulle partite a giorni, e i link che contengono. Testo semplice, niente delle mani.

mail-confirm-subject = Conferma il tuo indirizzo e-mail
mail-confirm-text = Qualcuno ha chiesto a { $host } di avvisare questo indirizzo quando una partita lo aspetta. Se la richiesta è tua, apri questo link e conferma:
mail-confirm-until = Il link vale fino al { $until }.
mail-confirm-not-you = Se non è tua, non fare nulla: non arriveranno altri messaggi.
mail-news-subject = { $count ->
    [one] Una partita ti aspetta
   *[other] { $count } partite ti aspettano
}
mail-turn = { $game }{ $people ->
    [0] { "" }
   *[other] { " " }contro { $others }
}: tocca a te.
mail-round = { $game }{ $people ->
    [0] { "" }
   *[other] { " " }contro { $others }
}: la tua partita è iniziata.
mail-tournament = { $tournament }, turno { $round }
mail-until = Rispondi entro il { $until }.
mail-leave = Per non ricevere più questi messaggi e far cancellare il tuo indirizzo:
