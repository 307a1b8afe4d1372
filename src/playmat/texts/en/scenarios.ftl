### Scenario documents on the command line.

scenario-no-files = Name at least one scenario document: playmat scenario run FILE...
scenario-unreadable = The file “{ $file }” cannot be read: { $why }.
scenario-unmet = { $file }, line { $line }: { $path } should be { $wanted }, but is { $got }
scenario-unmet-legal = { $file }, line { $line }: { $path }: the answer { $wanted } should be possible, but is refused: { $got }
scenario-unmet-illegal = { $file }, line { $line }: { $path } should be refused, but is possible
scenario-unmet-clause = { $file }, line { $line }: { $path } should be refused by { $wanted }, but is refused { $clause ->
        [none] without a clause
       *[other] by { $clause }
    }: { $got }
scenario-failed = { $n ->
    [one] { $file }: one expectation is not met
   *[other] { $file }: { $n } expectations are not met
}
scenario-passed = { $file }: everything as expected
scenario-refused = { $file } cannot be played: { $why }
