### What the kernel refuses, and how to mend it.

answer-item = { $word }

error-nobody-asked = The rules of this game came to a halt: after { $answers } answers nobody was asked and nothing had ended. Your answer was not taken; please report the record.
error-runaway = The rules of this game went round in circles for { $limit } steps ({ $stack }). Your answer was not taken; please report the record.
error-dead-end = Seat { $seat } was asked something that has no answer ({ $stack }). The answer before was not taken; please report the record.

error-match-over = The match is over; no answer is taken any more.
error-wrong-seat = { $seat } is not asked anything now.
error-no-chance = No dice or cards are waiting to fall now.
error-no-such-seat = There is no seat “{ $got }”. The seats are: { $known }.
error-stale-serial = That answer belongs to question { $got }; the open one is { $open }. Look at the table again and answer anew.
error-answer-range = { $got } is none of the { $count } answers, which are counted from 0.
error-answer-unreadable = “{ $got }” is no answer here. You can say: { $known }
error-undo-ask = Others have answered since; they have to agree before you take it back.
error-undo-never = That cannot be taken back: dice, cards or something hidden have been seen since.
error-draw-team = A team wins or loses together: there is no draw to agree on.
error-draw-not-yet = Computer players agree to a draw once a match has taken { $after } answers and throws; this one has taken { $now }. Play on, or give up.
ending-agreed = Both sides agreed to a draw.
ending-long = The match went on for too long to come to an end: it counts as drawn.
ending-resigned = One side gave up.
ending-time = One side’s time ran out.

error-setup-game = This setup is for the game “{ $got }”, not for “{ $wanted }”.
error-setup-ruleset = There is no ruleset “{ $got }”. Choose one of: { $known }.
error-setup-no-rulesets = The game { $game } has one set of rules only. Leave out the ruleset “{ $got }”.
error-setup-seats = { $low } to { $high } seats can play; you gave { $got }.
error-setup-seed = The seed { $got } is out of range: take a whole number from 0 to 4611686018427387903.
error-setup-sets = The game { $game } is not played with card sets. Leave out --cards.
error-setup-role = Nobody is called “{ $got }”. Choose from: { $known }.
error-setup-role-twice = “{ $got }” is taken twice; each can be taken once.
error-setup-option = There is no option “{ $got }”. The options are: { $known }.
error-setup-value = The option { $name } cannot be “{ $got }”. Choose one of: { $known }.
error-unknown-game = There is no game “{ $got }” here. Installed are: { $known }.
error-not-a-game = The package that should bring the game “{ $got }” ({ $where }) brings something else.

error-system-file = The file { $file } cannot be used: { $why }.
error-system = What there is to say cannot be written: { $why }.

error-encoding-short = The stored state breaks off after number { $place }.
error-encoding-range = Number { $place } of the stored state is out of range.
error-encoding-long = The stored state goes on after number { $place }, where it should end.

error-record-size = The file is larger than { $limit } bytes; no record is.
error-record-text = The file is no text in UTF-8.
error-record-torn = Line { $line } breaks off: the record was cut. “playmat resume” goes on from the line before.
error-record-magic = This is no record: its first line should be “{ $wanted }”.
error-record-format = The record was written by another version of playmat (its first line is “playmat record { $got }”, here it is “{ $wanted }”); it cannot be played again here.
error-record-short = The record ends too early: the line “{ $wanted }” is missing.
error-record-line = Line { $line } of the record cannot be read ({ $what }).
error-record-form = Line { $line } of the record cannot be read: { $why }
error-record-unknown-game = The record is of the game “{ $got }”, which is not installed here.
error-record-game = The record is of the game “{ $got }”, not of “{ $wanted }”.
error-record-version = The record was made under other rules or cards (rules { $got }, here { $wanted }); it cannot be played again here.
error-record-set-changed = The match was played with the card set { $code } as it was before; { $file } has been changed since. Give the file as it was with --cards.
error-record-set-missing = The match was played with the card set { $code } (hash { $hash }…), which is not at hand. Give its file with --cards.
error-record-long = The record has more than { $limit } answers; no match of this game has.
error-record-setup = The head of the record cannot be: { $why }
error-record-entry = Line { $line } of the record cannot have happened: { $why }
error-record-altered = Line { $line } of the record was altered: number and words, or dice and seed, do not agree.
error-record-hash = The hash on line { $line } of the record does not agree with the match before it.
error-record-end = The last line of the record does not agree with how the match ended.
error-record-at = The record has { $last } answers; moment { $got } is not in it.

error-scenario-toml = This is no TOML document: { $why }
error-scenario-format = Line { $line }: scenario documents have format 1, not { $got }.
error-scenario-at = Line { $line }, { $path }: { $why }
error-scenario-step = A step has either “seat” and “answer”, or “chance”.

error-scenario-value = “{ $got }” does not fit at { $path }. Possible: { $known }.
error-outcome-unreadable = “{ $got }” is no outcome of the chance that is asked now.

error-player = There is no computer player “{ $got }”. Choose one of: { $known }.
error-player-game = The computer player “{ $player }” does not know the game “{ $game }”. Choose one of: { $known }.
error-player-level = “{ $got }” does not say how much a computer player may think. Write { $known }, a number of trials such as 2000, or a time such as 500ms: search:hard.
error-player-levels = The computer player “{ $player }” has no levels. Leave out “:{ $got }”.
error-player-clock = A computer player that thinks for a time cannot take part here, where the same command has to give the same results. Name a level or a number of trials: search:hard or search:2000.
