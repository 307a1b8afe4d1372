### Gli scenari sulla riga di comando.

scenario-no-files = Indica almeno uno scenario: playmat scenario run FILE...
scenario-unreadable = Il file «{ $file }» non si può leggere: { $why }.
scenario-unmet = { $file }, riga { $line }: { $path } dovrebbe essere { $wanted }, ma è { $got }
scenario-unmet-legal = { $file }, riga { $line }: { $path }: la risposta { $wanted } dovrebbe essere possibile, ma viene rifiutata: { $got }
scenario-unmet-illegal = { $file }, riga { $line }: { $path } dovrebbe essere rifiutata, ma è possibile
scenario-unmet-clause = { $file }, riga { $line }: { $path } dovrebbe essere rifiutata per { $wanted }, ma viene rifiutata { $clause ->
        [none] senza una clausola
       *[other] per { $clause }
    }: { $got }
scenario-failed = { $n ->
    [one] { $file }: un’attesa non è soddisfatta
   *[other] { $file }: { $n } attese non sono soddisfatte
}
scenario-passed = { $file }: tutto come atteso
scenario-refused = { $file } non si può giocare: { $why }
