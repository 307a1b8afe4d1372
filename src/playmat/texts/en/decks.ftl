### Decks: the words of `playmat decks`, and why a deck cannot be read.

decks-line = { $code }  { $name }: { $first }; { $count } in all
decks-legal =
    The deck is legal in format { $format }. Share it as:
    { $code }
decks-clause = { $what } [{ $clause }]

error-deck-line = Line { $line }: { $why }
error-deck-unknown-near = There is no card “{ $got }”. Did you mean “{ $near }”?
error-deck-unknown = There is no card “{ $got }”; “playmat cards list { $game }” shows all.
error-deck-ambiguous = “{ $got }” is the name of several cards. Write the code of the one you mean: { $known }.
error-deck-two-cards = “{ $name }” and { $code } are different cards. Write only one of the two.
error-deck-section = { $card } cannot stand under “{ $got }”: move it to “{ $wanted }”.
error-deck-count = The count of “{ $got }” must be from 1 to { $limit }.
error-deck-many = A deck with more than { $limit } cards is not read: take some out.
error-deck-empty = There is no card in this deck. Write one a line, such as “2 ” and a name; “playmat decks list { $game }” shows examples.
error-deck-name = The name “{ $got }” cannot be used: at most { $limit } letters on one line.
error-deck-size = The deck has more than { $limit } characters; no deck needs so many.
error-deck-long = The line has more than { $limit } characters: one card a line.
error-deck-json = This is no deck in JSON: { $path }: { $why } “playmat decks show … --json” shows how one looks.
error-deck-version = The deck is written in version { $got }; version { $known } is read here. Ask for it as text.
error-deck-game = The deck is for the game “{ $got }”, not for “{ $wanted }”.
error-deck-sections = A deck has no section “{ $got }”. Choose from: { $known }.
error-deck-code = The share code was cut or altered. Copy all of it again.
error-deck-utf8 = The deck is no text in UTF-8: save it as such.
error-deck-none-near = There is no deck or file “{ $got }”. Did you mean “{ $near }”?
error-deck-none = There is no deck or file “{ $got }”; “playmat decks list { $game }” shows the starter decks.
