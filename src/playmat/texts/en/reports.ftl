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
report-first = Having the first turn
report-first-says = The share of points of the side that has the first turn: of all, and of each deck.
report-lengths = Length
report-lengths-says = How many games lasted how many turns.
report-endings = Endings
report-endings-says = How the games ended.
report-leads = Who is ahead, and wins
report-leads-says = At the beginning of each turn: the share of games that are won by the side that the rating puts ahead. Turns that fewer than five games reached are left out.
report-changes = Changes of the lead, and comebacks
report-changes-says = How often the lead changed hands between turns. A comeback: the winner was once rated below 30 %.
report-decisions = Decisions
report-decisions-says = How many decisions, answers per decision, and turns games have: the mean, and the 5th, 50th and 95th percentile.
report-cards = Cards
report-cards-says = The value of holding a card: the share of points of sides that held it, minus that of sides with the same deck that never did. Faint bars could be chance (p of 5 % or more, corrected for the number of cards). Sides that live longer see more cards, so late cards look better than they are.

## Columns

report-column-label = deck or role
report-column-other = against
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
report-share-of = points, { $what }
report-end-low = from
report-end-high = to

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
