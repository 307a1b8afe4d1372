### Simulations and benchmarks.

## A simulation that cannot be

lab-too-few = --{ $name } is { $got }. Give a whole number, { $low } or more.
lab-empty-name = --{ $name } is “{ $got }”. Give names separated by commas, such as: --{ $name } { $name ->
    [heroes] sora,goofy
   *[other] planner,random
}
lab-players-seats = There are { $players } players for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Name one player for all seats, or one per seat.
lab-seeing-program = “{ $player }”: a program is told what its seat may see, and no more. Leave “seeing:” out, or name a player of Playmat’s.
lab-seats-heroes = --seats is { $seats }, and --heroes names { $heroes }. Leave --seats out, or name as many heroes.
lab-decks-seats = A round robin of decks has two seats, not { $seats }. Name one player for both, or two.
lab-decks-few = --decks names { $got ->
    [one] one deck
   *[other] { $got } decks
}. Name two or more, with commas between them, or all.
lab-decks-odd = --games is { $got }. Each two decks play every deal twice, with seats swapped: give an even number.

## Files

lab-file-format = “{ $file }” does not end in a supported format: { $known }.
lab-file-exists = “{ $file }” already exists. Name another file with --out, or add --overwrite to replace it.
lab-file-unwritable = “{ $file }” cannot be written: { $why }. Name another file with --out.
lab-file-unreadable = “{ $file }” cannot be read: { $why }.
lab-file-no-figures = “{ $file }” does not contain figures from “playmat bench --json”.
lab-file-differs = “{ $file }” holds the games of another simulation: its { $name } is { $was }, and now it is { $now }. Give the same command as before to resume it, name another file with --out, or add --fresh to discard those games.
lab-file-foreign = “{ $file }” was not left by an interrupted simulation. Move it away, or name another file with --out.
lab-file-damaged = “{ $file }” is damaged on line { $line }. Add --fresh to discard its games and start again.
lab-no-polars = Parquet files need a library that is not installed: { $install }. Or write .csv or .jsonl.

## Going wrong

lab-endless = The match did not end within { $limit } answers, the most its game allows ({ $stack }).
lab-player-failed = The computer player { $player } failed in the match with seed { $seed }: { $why }. Nothing is measured, since a simpler player would have been.
lab-no-result = The match is over, but the game “{ $game }” does not say how it ended.
lab-lost-worker = A worker process died: it was killed or ran out of memory. { $done ->
    [one] One game is
   *[other] { $done } games are
} kept; the same command continues from there.

## While it runs

lab-progress = Games
lab-going-on = Resuming after { $done } of { $games ->
    [one] { $games } game, which is
   *[other] { $games } games, which are
} kept in “{ $file }”.
lab-interrupted = Interrupted. { $done } of { $games ->
    [one] { $games } game is
   *[other] { $games } games are
} kept in “{ $file }”; the same command continues from there.
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
lab-opening = The player who goes first scores { $rate } of the points ({ $interval }). A draw is half a point.
lab-ends = Ends:
lab-pace = { $played ->
    [one] One game
   *[other] { $played } games
} in { $seconds } s: { $rate } games per second with { $workers ->
    [one] one worker
   *[other] { $workers } workers
}, { $ms } ms of processor time per game
lab-memory = Peak memory of a worker: { $start } MiB at the start, { $half } at half time, { $end } at the end
lab-errors = { $errors ->
    [one] One game broke off with an error; the command below it replays it:
   *[other] { $errors } games broke off with an error. The first { $shown }, each with the command that replays it:
}
lab-lapses = { $lapses ->
    [one] A player failed on one question, and a simpler one answered it. The game, its seed, the fault, and the command that replays it:
   *[other] Players failed on { $lapses } questions, and simpler ones answered them. { $shown ->
        [one] The game, its seed, the first fault, and the command that replays it:
       *[other] The first { $shown } games, each with its seed, the first fault, and the command that replays it:
    }
}

## Baselines of environments

lab-baselines = { $environment } against { $against }, { $games ->
    [one] one game
   *[other] { $games } games
} each, on held-out seeds
lab-baselines-team = { $environment } with { $against } as the companions, { $games ->
    [one] one game
   *[other] { $games } games
} each, on held-out seeds
lab-baselines-no-agent = No trained agent took part. Add one with --policy FILE.py --agent FILE, for example with examples/masked_ppo.py (docs/gym.md).
lab-policy-python = “{ $file }” is not a Python file. Name one that ends in .py.
lab-policy-import = “{ $file }” needs something that is not installed: { $why }. Install it and try again.
lab-policy-failed = “{ $file }” failed while loading the agent: { $why }.
lab-policy-none = “{ $file }” loads no agent: it needs a function “{ $function }” that takes the agent’s file and the game, and returns a function of observation and mask.
lab-policy-name = The agent of “{ $file }” would be called “{ $name }”, which is the name of a computer player. Rename the file.
lab-policy-broke = The agent of “{ $file }” failed while playing: { $why }. Correct it and try again.
lab-policy-action = The agent of “{ $file }” chose action { $got }, which the mask forbids. Possible actions then: { $known }.
lab-agent-alone = --agent is only used with --policy. Add --policy, or leave --agent out.

## How fast

lab-bench-title = { $game }, { $build ->
    [compiled] compiled
   *[interpreted] interpreted
}
lab-figure = figure
lab-value = value
lab-ratio = per yardstick
lab-earlier = earlier
lab-change = relative speed
lab-decisions-per-s = decisions per second
lab-games-per-s = games per second
lab-search-iterations-per-s = search trials per second
lab-checked-per-s = checked answers per second
lab-windows-per-s = checked answers with words per second
lab-clone-us = clone, µs
lab-encode-us = encode, µs
lab-view-us = view, µs
lab-redeal-us = redeal, µs
lab-env-steps-per-s = environment, steps per second
lab-vector-decisions-per-s = vector of environments, actions per second
lab-observe-us = observation, µs
lab-mask-us = mask of actions, µs
lab-state-bytes = memory of a state, bytes
lab-yardstick-per-s = yardsticks per second
lab-decks-usual = Decks by seat: { $decks }. Choose others with --decks, or all.

## A tournament that cannot be

lab-arena-twice = --players names “{ $name }” twice. Name each player once.
lab-arena-few = --players names { $got ->
    [one] one player
   *[other] { $got } players
}. Name two or more, with commas between them.
lab-arena-seats = Players meet at two seats, not { $seats }. Leave --seats out, or choose a game for two.
lab-arena-odd = --games is { $got }. Every deal is played twice, with seats and decks swapped: give an even number.
lab-arena-team-swiss = In { $game } all seats win or lose together, and all teams play the same deals. Leave --pairing out.
lab-arena-rounds-all = --rounds is for a Swiss tournament. Add --pairing swiss, or leave --rounds out.
lab-arena-rounds = --rounds is { $got }. Among { $players } players, { $most } rounds at most are possible in which nobody has to meet anyone twice.
lab-arena-only = --only needs to know who meets whom, which the results of a Swiss tournament decide. Leave --pairing out and name the two players of the game.
lab-arena-anchor = No player is called “{ $name }” here. The anchor is one of the players: { $known }.
lab-sprt-two = --sprt compares two players, and --players names { $got }. Name two.
lab-sprt-order = --sprt is { $low } { $high }. Give two Elo differences between -{ $most } and { $most }, the lower one first.
lab-sprt-numbers = --sprt is “{ $low }” “{ $high }”. Give two Elo differences, such as --sprt 0 30.

## What came out of a tournament

lab-elo = Elo
lab-elo-mean = The average of all ratings is 0. A player rated 100 above another scores 64 % of the points.
lab-elo-game = The rating 0 means as many wins as losses; 100 means 64 % wins.
lab-elo-zero = The rating of { $player } is 0 by definition. A player rated 100 above another scores 64 % of the points.
lab-cross = Share of the points against each other player, with its 95 % interval:
lab-cross-team = How much higher the win rate is than each other team’s on the same deals, in percentage points, with its 95 % interval:
lab-sprt-done = The test stopped after { $deals } deals ({ $games } of at most { $most } games): between { $low } and { $high } Elo, it accepts that { $one } is { $accepted } Elo above { $other } (log likelihood ratio { $ratio }, error at most 5 %).
lab-sprt-open = The test did not decide between { $low } and { $high } Elo for { $one } over { $other } in { $deals } deals (log likelihood ratio { $ratio }; it stops at ±2.94). Give more --games, or choose values further apart.

## A field of decks

lab-no-scipy = The equilibrium needs a library that is not installed: { $install }.
lab-no-pdf = Printing needs a library that is not installed: { $install }.
lab-meta-player = --player names { $got } players. One player plays all decks: name one.
lab-field-deck = --field: “{ $got }” does not name a deck that takes part, or names it again. Write each as DECK=WEIGHT; the decks are { $known }.
lab-field-weight = --field: “{ $got }” has no weight. Write DECK=WEIGHT with a whole number from 1 to 999999, such as KM1-SD1=3.
lab-cross-decks = Share of the points against each other deck, with its 95 % interval:
lab-mix = The mix that no deck beats (Nash equilibrium). “used” is how often a deck is part of it when the results are redrawn within their intervals.
lab-weight = weight
lab-used = used
lab-cycles = { $count ->
    [0] No three decks beat each other in a circle.
   *[other] Circles of three decks, each beating the next: { $count }, of which { $sure } with all intervals above 50 %. The strongest, each with its weakest result:
}
lab-answers = Against the field, the best answer first:
lab-in-field = in the field
lab-improve-budget = --budget is { $got }. { $rounds ->
    [one] One round needs
   *[other] { $rounds } rounds need
} at least { $least } games: raise --budget, or give fewer --rounds.
lab-improve-against = Against { $decks }; { $player } plays all decks.
lab-improve-round = Round { $round }: { $versions } versions of the deck on { $deals } deals. What an exchange adds to the share of the points, with intervals that hold for all of them together:
lab-copies = copies
lab-out = out
lab-into = in
lab-difference = points
lab-interval-all = interval
lab-improve-taken = taken
lab-suggest-none = There are no figures about the cards of { $game } yet.
lab-suggest-source = Report { $report }, with random decks (games: { $games }; decks: { $decks }): points in a hundred by which a side won more often with the card in its opening hand.
lab-suggest-nothing = No exchange for a card of the same type promises more.
lab-improve-nothing = No exchange was shown to be worth it, so the deck stays as it is. A larger --budget sees smaller differences, another --seed tries other exchanges.
lab-improve-compared = On { $deals } fresh deals the deck scores { $before } as it was, and { $after } now.
lab-improve-gain = That is { $gain } points of a hundred (95 % interval { $ends }){ $sure ->
    [sure] .
    [worse] : it has become worse, and the exchanges were taken by mere chance.
   *[open] : it may be no better at all.
}
lab-no-chance = Hints for { $game } show no chance of winning, so there is nothing to measure. Choose another game.
lab-calibration = { $positions } positions from { $matches ->
    [one] one match
   *[other] { $matches } matches
}. Expected calibration error: { $error } %. Log loss: { $loss } (a coin has 0.693).
lab-calibration-bin = { $low } to { $high } %: { $positions } positions, told { $told } %, won { $won } % (95 % interval: { $from } to { $to } %)

## Shards

lab-shard-form = --shard is “{ $got }”. Write it as PART/PARTS, such as 2/5 for the second of five parts.
lab-shard-out = A shard is left in a file for “playmat merge”. Name one with --out, for shard { $shard }.
lab-shard-swiss = A Swiss tournament cannot be played in shards: who meets whom depends on earlier results. Leave --pairing out, or play it in one run.
lab-shard-many = There { $games ->
    [one] is one game
   *[other] are { $games } games
} for { $shards } shards. Make fewer shards.
lab-shard-done = Shard { $shard } is finished: { $games ->
    [one] one game is
   *[other] { $games } games are
} in “{ $file }”.
lab-shard-foreign = “{ $file }” is not a shard. Name files that were written with --shard.
lab-shard-training = “{ $file }” belongs to a training. Rounds need no merging: put those of all shards into one folder, and give the command of playmat train without --shard (docs/training.md).
lab-shard-version = “{ $file }” was not played by what is installed here: its { $name } is { $was }, and here it is { $now }. Merge with the version that played it, or play the shards again with this one.
lab-shard-differs = “{ $file }” does not belong to the same run as “{ $other }”: its { $name } is { $was }, there it is { $now }. Name the shards of a single run.
lab-shard-twice = Shard { $shard } is there twice, in “{ $one }” and “{ $other }”. Name each shard once.
lab-shard-missing = { $count ->
    [one] One shard is missing: { $shards }. Play it, and name its file too.
   *[other] { $count } shards are missing, among them { $shards }. Play them, and name their files too.
}
lab-shard-unfinished = “{ $file }” holds { $done } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} of shard { $shard }. Give the command of that shard again; it continues from there.
lab-shard-damaged = “{ $file }” is damaged on line { $line }. Play this shard again with --fresh.
lab-adjusted = Adjusted for luck: { $player } has { $rate } of the points, 95 % interval { $interval }, { $width } % as wide as without.

## A cluster

lab-no-distributed = Clusters need a library that is not installed. Install it with: { $install }
lab-cluster-form = --cluster is “{ $got }”. Write tcp://HOST:PORT or tls://HOST:PORT for a Dask scheduler, or local:N for N processes of this machine (1 to 256).
lab-cluster-reach = No scheduler can be reached at { $address }: { $why }. Start one with “dask scheduler”, or check the address.
lab-cluster-start = Not all of the processes that local:{ $workers } asks for have started: { $why }. Give the same command again, with fewer of them if the machine is busy.
lab-cluster-empty = The scheduler at { $address } has no workers. Start some with: dask worker { $address }
lab-cluster-open = Warning: { $address } is not encrypted, and anyone who reaches the scheduler can run any program on its workers. Use tls://, or keep it on a network of your own.
lab-cluster-workers = { $workers ->
    [one] One worker
   *[other] { $workers } workers
} at { $address }
lab-cluster-version = A worker has other code or cards than this machine: its { $name } is { $was }, and here it is { $now }. Install the same on all workers, then give the same command again.
lab-cluster-failed = A worker cannot play these games: { $why }. Install Playmat there as it is here. { $done ->
    [one] One game is
   *[other] { $done } games are
} kept; the same command continues from there.
lab-cluster-lost = The scheduler was lost. { $done ->
    [one] One game is
   *[other] { $done } games are
} kept; the same command continues from there.
lab-cluster-game = Game { $game } (seed { $seed }) ended one worker after another, and is not tried again. Play it alone with --only { $game }. { $done ->
    [one] One game is
   *[other] { $done } games are
} kept; the same command continues from there.
