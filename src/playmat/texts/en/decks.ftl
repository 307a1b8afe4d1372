### Decks: the words of `playmat decks`, and why a deck cannot be read.

decks-line = { $code }  { $name }: { $first }; { $count } cards in all
decks-legal =
    The deck is legal in format { $format }. Share it as:
    { $code }
decks-first-turn = In { $playable } of { $deals } deals ({ $share } %) a card can be played in the first turn.
decks-clause = { $what } [{ $clause }]

error-deck-line = Line { $line }: { $why }
error-deck-unknown-near = There is no card “{ $got }”. Did you mean “{ $near }”?
error-deck-unknown = There is no card “{ $got }”; “playmat cards list { $game }” lists them all.
error-deck-ambiguous = “{ $got }” is the name of several cards. Write the code of the one you mean: { $known }.
error-deck-two-cards = “{ $name }” and { $code } are different cards. Write only one of the two.
error-deck-section = { $card } cannot be listed under “{ $got }”: move it to “{ $wanted }”.
error-deck-count = The count of “{ $got }” must be from 1 to { $limit }.
error-deck-many = Decks of more than { $limit } cards are not read: take some out.
error-deck-empty = This deck has no cards. Write one card per line, its count before its name; “playmat decks list { $game }” shows examples.
error-deck-name = The name “{ $got }” cannot be used: at most { $limit } characters on one line.
error-deck-size = The deck has more than { $limit } characters, which is more than any deck needs.
error-deck-long = The line has more than { $limit } characters: write one card per line.
error-deck-json = This is not a deck in JSON: { $why } “playmat decks show … --json” shows what one looks like.
error-deck-json-at = This is not a deck in JSON: { $path }: { $why } “playmat decks show … --json” shows what one looks like.
error-deck-version = The deck is written in version { $got }; only version { $known } can be read here. Ask for it as text.
error-deck-game = The deck is for the game “{ $got }”, not for “{ $wanted }”.
error-deck-sections = A deck has no section “{ $got }”. Choose from: { $known }.
error-deck-code = The share code is incomplete or altered. Copy all of it again.
error-deck-utf8 = The deck is not UTF-8 text: save it as UTF-8.
error-deck-none-near = There is no deck or file “{ $got }”. Did you mean “{ $near }”?
error-deck-none = There is no deck or file “{ $got }”; “playmat decks list { $game }” shows the starter decks.
error-deck-random = “{ $got }” does not name random decks. Write a seed, such as random:7, or up to { $most } in a list, such as random:1-40.
