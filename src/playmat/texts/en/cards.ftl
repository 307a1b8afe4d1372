### The language of the cards: how sentences are joined, and what can be wrong with a card file.

# A name of the card data. Every language uses its own variable.
cards-name = { $en }
cards-nothing = { "" }
cards-list = { $first }, { $rest }
cards-and = { $first } and { $rest }
cards-both = { $first } and { $rest }
cards-or = { $first } or { $rest }
cards-clause = { $first }; { $rest }
cards-then = { $first } { $rest }
# The words for 1, 2 and so on, as people write them on cards; several for one with / between them.
cards-figures = one/a/an; two; three; four; five; six; seven; eight; nine; ten
# Words between two sentences, and other wordings of something, each with the one that is printed.
cards-links = and; then; and then; also
cards-variants = your opponent = the opponent; both players lose = each player loses; both players gain = each player gains; both players draw = each player draws; both players discard = each player discards; his/her = their; his or her = their; he/she controls = they control; he or she controls = they control; must choose and discard = discards; chooses and discards = discards; discards 1 card from hand = discards 1 card from their hand; cards from hand = cards from their hand; respond to an = answer an opposing; inflict = deal; inflicts = deals; suffers = takes; receives = takes; gets = gains; with that name = of that name

cards-good = { $file } is valid.
cards-image = Picture: { $path }

error-cards-game = The game “{ $got }” has no cards of this kind. Games that have: { $known }.
error-cards-file = The file { $file } cannot be read: { $why }.
error-cards-toml = { $file } is not a TOML file: { $why }
error-cards-encoding = { $file } is not UTF-8 text (byte { $at }). Save it again as UTF-8.
error-cards-at = { $file }, line { $line }, card { $card }, { $key }: { $why }
error-cards-deck-at = { $file }, line { $line }, deck { $deck }, { $key }: { $why }
error-cards-file-at = { $file }, line { $line }, { $key }: { $why }
error-cards-unknown-near = “{ $got }” is not known. Did you mean “{ $near }”?
error-cards-unknown = “{ $got }” is not known. Choose from: { $known }.
error-cards-unfit = “{ $op }” cannot be done to “{ $got }”. Choose from: { $known }.
error-cards-code = “{ $got }” is not a valid code. Codes consist of capital letters, digits and hyphens, such as MY1-01.
error-cards-twice = The code { $got } is used twice; every set, card and deck needs its own.
error-cards-set-own = { $got } is the code of the game’s own set. Give your set another one, such as MY1.
error-cards-set-other = The set in { $other } has the code { $got } too. Give each set a code of its own.
error-cards-deck-unknown = No card of this file or of the game has the code “{ $got }”. A deck names cards by their codes.
error-cards-deck-elsewhere = { $got } is a card of { $other }. A deck can hold cards of its own file and of the game: put the deck and the card into one file.
error-cards-deck-type = { $got } is a card of the type “{ $type }”. Only these types belong here: { $known }.
error-cards-codes = A list of card codes is needed here, such as ["MY1-01", "MY1-02"].
error-cards-counts = A table of card codes is needed here, each with a count, such as {"{"} MY1-01 = 3 {"}"}.
error-cards-again = “{ $got }” is listed twice: write it once.
error-cards-ambiguous = “{ $got }” is the name of several cards. Write the code of one: { $known }.
error-cards-many = The sets together have too many cards: the most is { $limit }.
error-cards-array = “{ $name }” must be written as [[{ $name }]], once for each.
error-cards-empty = The file has no card and no deck: write at least one [[card]] or [[deck]].
error-cards-once = A card can have “{ $got }” only once.
error-cards-long = The text of a card can have at most { $limit } letters.
error-cards-told = “{ $names }” is told by the text: leave one of the two out.
error-cards-missing = “{ $name }” is missing.
error-cards-words = A list of words is needed here, chosen from: { $known }.
error-cards-flag = “{ $got }” must be true or false.
error-cards-text = “{ $got }” must be a text in quotation marks.
error-cards-texts = A list of texts in quotation marks is needed here, such as ["Sora", "Riku"].
error-cards-table = “{ $got }” must be a table, such as {"{"} key = 1 {"}"}.
error-cards-number = “{ $got }” must be a whole number from { $low } to { $high }.
error-cards-no-cost = The cards of { $game } have no cost. Leave --cost out; use --kind to select cards of one type.
error-cards-no-element = The cards of { $game } have no element. Leave --element out; use --kind to select cards of one type.
error-cards-cost = “{ $got }” is not a cost. Write 2, ..2, 2.. or 1..3.
error-cards-cost-order = { $got } is a range that ends before it begins. Did you mean { $low }..{ $high }?
error-cards-names = A name is a table of languages with at most 60 characters each, such as {"{"} en = "Brace", it = "Tenuta" {"}"}; en is required.
error-cards-signs = “{ $got }” has line breaks or control characters. Write plain text on one line.
error-cards-program = A program is a list of at most { $limit } operations, such as [{"{"} op = "draw", amount = 1 {"}"}].
error-cards-operation = An operation is a table with the key “op”, which is one of: { $known }.

## Entering cards

cards-ask = { $field } ({ $hint }):
cards-ask-or = { $field } ({ $hint }; empty: { $default }):
cards-ask-sentences = Text as printed (empty: field by field):
cards-printed = { $file }: { $cards } { $cards ->
        [one] card
       *[other] cards
    } on { $pages } { $pages ->
        [one] page
       *[other] pages
    }. Print it at 100 % of its size, and each card is 63 by 88 mm.
cards-print-picture = The picture { $file } cannot be read; its card is printed without it.
cards-new-added = { $card } was added to { $file }.
cards-new-stopped = Stopped; nothing was written.
cards-blank = { $card } stays blank: “{ $text }” is not in the card language.{ $why ->
        [none] { "" }
       *[other] { " " }{ $why }
    }
cards-unread = { $understood ->
        [none] Nothing was understood.
       *[other] Understood: “{ $understood }”.
    }{ $stopped ->
        [none] { " " }Something is missing at the end.
       *[other] { " " }Not understood: “{ $stopped }”.
    }{ $near ->
        [none] { "" }
       *[other] { " " }Sentences like it: { $near }
    }
cards-several = It can be read in several ways; write it as the one you mean is printed: { $ways }
cards-ways = This can be read in { $count } ways:
cards-roundtrip = { $lang }: { $same } of { $cards } cards are read as what they are.
cards-roundtrip-wrong = { $lang }: { $card } is not read as what it is.
error-cards-no-sentences = Give the text of a card of a game whose cards have sentences; “{ $game }” was given with none.
cards-column = { $column }: { $hint }{ $types ->
        [none] { "" }
       *[other] { " " }({ $types })
    }
error-cards-rows = { $file } has no row below the column names: write one row for each card.
error-cards-csv = { $file }, line { $line }: this cannot be read as a table (CSV). A cell may have at most { $limit } characters: shorten it, or save the table as CSV again.
error-cards-columns = { $file } must begin with a row of column names that includes code and type. The columns can be: { $known }.
error-cards-column = { $file } has a column “{ $got }” that no card has{ $near ->
        [none] . “playmat cards columns” lists the columns
       *[other] ; the closest one is “{ $near }”
    }.

## Cards in play (playmat cards check --play)

cards-examples-folder = “{ $file }” cannot be written to: { $why }. Name another folder with --examples.
cards-found-stops = { $card } stops the match: the rules break when it takes effect.{ $why ->
        [none] { "" }
       *[other] { " " }{ $why }
    } No card should be able to do this. Please report it together with the record.
cards-found-endless = { $card } sets effects off that would go on without end, so the match ends in a draw. ({ $clause })
cards-found-repeats = { $card } can be used over and over: it did the same thing { $count ->
        [one] 1 time
       *[other] { $count } times
    } in one turn.
cards-found-overlong = { $card } keeps matches from ending: one was still going after { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }, while the same match without the card ends.
cards-found-no-deck = { $card } can never be played. { $why }
cards-found-unplayed = { $card } was never played in { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }; it was in hand in { $held } of them.{ $why ->
        [none] { "" }
       *[other] { " " }Why not: { $why }
    }
cards-found-because = { $why } ({ $clause })
cards-found-unused = { $card } never came into play in { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }.
cards-found-undone = { $card } came into play { $count ->
        [one] 1 time
       *[other] { $count } times
    } in { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, and this never happened: “{ $what }”
cards-found-idle = { $card }: “{ $what }” took effect { $count ->
        [one] 1 time
       *[other] { $count } times
    } in { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    } and never had anything to do.
cards-found-better = { $card } is strictly better than { $other }: { $what }
cards-found-figure = { $field } { $better } instead of { $worse }
cards-found-more = also “{ $what }”
cards-found-less = without “{ $what }”
cards-found-unlisted = { $count ->
        [one] Of 1 more pair of cards, one card is strictly better; it is
       *[other] Of { $count } more pairs of cards, one card is strictly better; they are
    } not listed.
cards-found-uncompared = There are so many cards that { $count ->
        [one] 1 pair was
       *[other] { $count } pairs were
    } not compared.
cards-found-cut = Not all matches were played, because they take so long: only { $matches } of { $games }.
cards-found-seldom = Too few matches to tell whether these cards do all they say: { $cards }. Play more with --matches.
cards-found-sum = { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }: { $errors ->
        [one] 1 error
       *[other] { $errors } errors
    }, { $remarks ->
        [one] 1 remark
       *[other] { $remarks } remarks
    }.
