### Simulations and benchmarks.

## A simulation that cannot be

lab-too-few = --{ $name } is { $got }. Give a whole number, { $low } or more.
lab-empty-name = --{ $name } is “{ $got }”. Give names with commas between them, such as: --{ $name } { $name ->
    [heroes] sora,goofy
   *[other] planner,random
}
lab-players-seats = There are { $players } players for { $seats } seats. Name one player for all seats, or one for each.
lab-seats-heroes = --seats is { $seats }, and --heroes names { $heroes }. Leave --seats out, or name as many heroes.
lab-decks-seats = A round robin of decks has two seats, not { $seats }. Name one player for both, or two.
lab-decks-few = --decks names { $got ->
    [one] one deck
   *[other] { $got } decks
}. Name two or more, with commas between them, or all.
lab-decks-odd = --games is { $got }. Each two decks play every deal twice, with seats swapped: give an even number.
lab-option-form = --option “{ $got }” has no “=”. Write it as --option NAME=VALUE.

## Files

lab-file-format = “{ $file }” ends in none of the forms that can be written: { $known }.
lab-file-exists = “{ $file }” is there already. Name another file with --out, or add --overwrite to replace it.
lab-file-unwritable = “{ $file }” cannot be written: { $why }. Name another file with --out.
lab-file-unreadable = “{ $file }” cannot be read: { $why }.
lab-file-no-figures = “{ $file }” holds no figures of “playmat bench --json”.
lab-file-differs = “{ $file }” holds the games of another simulation: there { $name } is { $was }, now it is { $now }. Give the same command as before to go on with it, name another file with --out, or add --fresh to throw those games away.
lab-file-foreign = “{ $file }” is not what an interrupted simulation leaves. Move it away, or name another file with --out.
lab-file-damaged = “{ $file }” is damaged on line { $line }. Add --fresh to throw its games away and begin anew.
lab-no-polars = Parquet files need a library that is not installed: { $install }. Or write .csv or .jsonl.

## Going wrong

lab-endless = The match did not end within { $limit } answers, the most its game allows ({ $stack }).
lab-no-result = The match is over, and the game “{ $game }” does not say how it ended.
lab-lost-worker = A worker process died, killed or out of memory. { $done } games are kept: the same command goes on from there.

## While it runs

lab-progress = Games
lab-going-on = Going on after { $done } of { $games } games, which are kept in “{ $file }”.
lab-interrupted = Interrupted. { $done } of { $games } games are kept in “{ $file }”: the same command goes on from there.
lab-written = { $games ->
    [one] One game is in “{ $file }”.
   *[other] { $games } games are in “{ $file }”.
}

## What came out

lab-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
lab-seat = seat
lab-player = player
lab-wins = wins
lab-draws = draws
lab-win-rate = win rate
lab-interval = 95 % interval
lab-deck = deck
lab-games = games
lab-points = points
lab-first = going first
lab-second = going second
lab-against = against
lab-opening = Whoever takes the first turn makes { $rate } of the points ({ $interval }). A draw is half a point.
lab-ends = Ends:
lab-pace = { $played } games in { $seconds } s: { $rate } games a second with { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, { $ms } ms of processor time a game
lab-memory = Most memory of a worker: { $start } MiB at the start, { $half } at half time, { $end } at the end
lab-errors = { $errors ->
    [one] One game broke off with an error; play it again with the command below it:
   *[other] { $errors } games broke off with an error. The first { $shown }, each with the command that plays it again:
}
lab-lapses = { $lapses ->
    [one] A player failed at one question and a simpler one answered it; game, seed, fault, and the command that plays it again:
   *[other] Players failed at { $lapses } questions and simpler ones answered them. The first { $shown } games, each with its seed, the first fault, and the command that plays it again:
}

## How fast

lab-bench-title = { $game }, { $build ->
    [compiled] compiled
   *[interpreted] interpreted
}
lab-figure = figure
lab-value = value
lab-ratio = per yardstick
lab-earlier = earlier
lab-change = as fast
lab-decisions-per-s = decisions a second
lab-games-per-s = games a second
lab-search-iterations-per-s = search trials a second
lab-clone-us = clone, µs
lab-encode-us = encode, µs
lab-view-us = view, µs
lab-redeal-us = redeal, µs
lab-state-bytes = memory of a state, bytes
lab-yardstick-per-s = yardsticks a second
lab-decks-usual = Decks by seat: { $decks }. --decks lets others play, or all.
