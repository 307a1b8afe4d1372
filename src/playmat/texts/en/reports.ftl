### Reports on balance.

lab-no-report = Reports need libraries that are not installed. Install them with: { $install }
report-damaged = The report “{ $file }” is damaged: { $why }
report-written = The report on { $games ->
    [one] one game
   *[other] { $games } games
} is in “{ $file }”.
report-title = { $game }: a report on balance
report-played = { $games ->
    [one] One game
   *[other] { $games } games
} by { $player }, ruleset { $ruleset }, seed { $seed }; { $errors } without a result.
report-how = A side is one seat in one game. A draw counts as half a win. Intervals are 95 % (Wilson). People may get more out of a card than computer players do.
report-contents = Contents
report-table = As a table
report-all = all

report-labels = Decks and roles
report-labels-says = The share of points of each deck or role over all its games, with its interval.
report-pairings = Pairings
report-pairings-says = The share of points of the row against the column.
report-partners = Partners
report-partners-says = The share of games that were won with the row’s and the column’s hero in one team. The colours show how far that is above or below the share of all games.
report-first = Having the first turn
report-first-says = The share of points of the side that has the first turn: of all, and of each deck.
report-lengths = Length
report-lengths-says = How many games lasted how many turns.
report-endings = Endings
report-endings-says = How the games ended.
report-leads = Who is ahead, and wins
report-leads-says = At the beginning of each turn: the share of games that are won by the side that the rating puts ahead. Drawn games are left out, and turns that fewer than five games reached.
report-changes = Changes of the lead, and comebacks
report-changes-says = How often the lead changed hands, from turn to turn and with the result. A comeback: a winner that was once rated below 30 %.
report-decisions = Decisions
report-decisions-says = How many decisions, answers per decision, and turns games have: the mean, and the 5th, 50th and 95th percentile.
report-cards = Cards
report-cards-says = The value of a card in the opening hand: the share of points of sides that began with it, minus that of sides with the same deck that did not, with the interval. Such a hand is a fair draw, so the length of a game cannot change this. Faint ones could be chance (p of 5 % or more, corrected for the number of cards). “adds” compares holding a card at any time with never holding it: sides that live longer see more cards, so late cards look better there than they are.

## Columns

report-column-label = deck or role
report-column-other = against
report-column-partner = beside
report-column-sides = sides
report-column-points = points
report-column-share = share of points
report-column-cause = ending
report-column-matches = games
report-column-turns = turns
report-column-turn = turn
report-column-right = won by the one ahead
report-column-lean = mean lead
report-column-ahead = ahead and won
report-column-changes = changes
report-column-comebacks = comebacks
report-column-figure = figure
report-column-decisions = decisions
report-column-answers = answers per decision
report-column-mean = mean
report-column-q5 = 5 %
report-column-q50 = 50 %
report-column-q95 = 95 %
report-column-card = card
report-column-seen = seen
report-column-opening = opening hand
report-column-drawn = drawn later
report-column-held = held
report-column-used = played
report-column-left = held at the end
report-column-without = never held
report-column-mean-turn = mean turn of play
report-column-times = times played
report-column-adds = adds
report-column-p = p
report-column-opening-adds = opening hand adds
report-column-opening-p = opening hand, p
report-column-opening-decks = decks compared
report-share-of = points, { $what }
report-end-low = from
report-end-high = to

## In the browser

web-lab = Lab
web-lab-line = Reports on balance: which decks and cards win more than their share, how long games last, and how they turn. Computer players have played all the games.
web-lab-empty = There are no reports here.
web-lab-report = { $games ->
    [one] One game
   *[other] { $games } games
}{ $decks ->
    [0] {""}
    [one] {" "}with one deck
   *[other] {" "}with { $decks } decks
}, computer ({ $players }){ $ruleset ->
    [none] {""}
   *[other] , { $ruleset }
}
web-lab-played = { $games ->
    [one] One game
   *[other] { $games } games
}{ $decks ->
    [0] {""}
    [one] {" "}with one deck
   *[other] {" "}with { $decks } decks
}, played by the computer ({ $players }){ $ruleset ->
    [none] {""}
   *[other] {" "}by the rules “{ $ruleset }”
} with seed { $seed } on { $day }.
web-lab-house = comes with Playmat
web-lab-own = made here
web-lab-older = older rules or cards
web-lab-older-line = Made with older rules or cards: today the figures may be different.
web-lab-errors = { $n ->
    [one] One game stopped with an error. It is in no table.
   *[other] { $n } games stopped with an error. They are in no table.
}
web-lab-copy = Copy the command
web-lab-offline = The command above also writes this report as one page that works without a network. Two versions of the cards are compared by:
web-lab-copy-compare = Copy the comparison command
web-lab-save = Save “{ $title }” as CSV
web-lab-too-few = There were too few games for this.
web-lab-bold = Bold: the interval does not include { $share }.
web-lab-together = Each column stands for { $n } numbers.
web-lab-find = Find a card
web-lab-all-figures = All figures
web-lab-found = { $of ->
    [one] One card
   *[other] { $n } of { $of } cards
}
web-lab-whole = Show all { $n }
web-lab-fewer = Show fewer
web-lab-new = New report
web-lab-player = Computer player
web-lab-each = Games per pair of decks
web-lab-games = Games
web-lab-all-decks = all starter decks
web-lab-some-decks = some of them
web-lab-which = Decks ({ $n } of { $most } at most)
web-lab-cost = { $pairs ->
    [one] One pair
   *[other] { $pairs } pairs
} × { $each } = { $games ->
    [one] one game
   *[other] { $games } games
}
web-lab-cost-games = { $games ->
    [one] One game
   *[other] { $games } games
}
web-lab-few-decks = Choose two decks or more.
web-lab-no-number = Enter a whole number of games.
web-lab-odd = Enter an even number: each deal is played twice, with the seats swapped.
web-lab-too-many = A report made here has { $most } games at most, and that would be { $games }: choose fewer games or fewer decks.
web-lab-start = Make the report
web-lab-done = Games: { $done } of { $games }
web-lab-part = { $part } done
web-lab-stop = Stop
web-lab-ready = The report is ready: open it
web-lab-drop = Delete
web-lab-drop-line = The report will be gone for everyone.
web-lab-stopped = The last report was stopped before it was done.
web-lab-lost = Reports that cannot be shown
web-lab-lost-line = They are damaged, or on games that are not installed here. They still count among the reports that are kept, until you delete them.
web-lab-lost-one = Made on { $when }

## A change

lab-compare-many = --{ $name } has { $got } values. Give one for both sides, or two: before and after the change.
lab-compare-same = Both sides are the same. Give two values of what changes, before and after, such as: --cards old.toml new.toml
lab-compare-decks = The two sides do not have the same decks: { $before } before, { $after } after. Name decks that both have with --decks.
lab-compare-shape = { $before } and { $after } do not play the same matches. Name as many players on both sides, either alike or different on both.
compare-changed = { $name }: { $before } → { $after }
compare-same = { $same ->
    [0] No game went exactly the same before and after.
    [one] One of { $games } games went exactly the same before and after.
   *[other] { $same } of { $games } games went exactly the same before and after.
}
compare-before = before
compare-after = after
compare-difference = difference
compare-figure-won = games won
compare-figure-first = points, first turn
compare-figure-player = points, first player named
compare-figure-draws = draws
compare-figure-turns = turns
compare-figure-decisions = decisions
compare-figure-answers = answers per decision
compare-cards-how = Points of the sides that held the card: { $shown ->
    [one] one card
   *[other] the { $shown } cards
} with the largest difference, of { $cards }. p is corrected for the number of rows.
compare-unused = Never played ({ $count }): { $cards }
compare-alike = No difference of 5 % or more to those who hold { $count ->
    [one] it
   *[other] them ({ $count })
}: { $cards }
