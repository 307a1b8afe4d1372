### What the kernel refuses, and how to fix it.

answer-item = { $word }

error-nobody-asked = The rules of this game came to a halt: after { $answers } answers nobody was asked anything and nothing had ended. Your answer was not accepted; please report the record.
error-runaway = The rules of this game went round in circles for { $limit } steps ({ $stack }). Your answer was not accepted; please report the record.
error-dead-end = Seat { $seat } was asked a question that has no answer ({ $stack }). The previous answer was not accepted; please report the record.

error-match-over = The match is over; no more answers are accepted.
error-wrong-seat = { $seat } is not being asked anything now.
error-no-chance = No dice or cards are waiting to be drawn or rolled now.
error-no-such-seat = There is no seat “{ $got }”. The seats are: { $known }.
error-stale-serial = That answer belongs to question { $got }; the open one is { $open }. Look at the table again and answer the new question.
error-answer-range = { $count ->
    [one] { $got } is not the only answer, which has the number 0.
   *[other] { $got } is not one of the { $count } answers, which are numbered from 0.
}
error-answer-unreadable = “{ $got }” is not an answer here. You can say: { $known }
error-undo-ask = Others have answered since; they have to agree before you can take it back.
error-undo-never = That cannot be taken back: dice, cards or something hidden have been seen since.
error-undo-nothing = There is nothing to take back: no move has been made yet.
error-draw-team = A team wins or loses together, so there is no draw to agree on.
error-draw-not-yet = Computer players agree to a draw only after { $after } answers and throws; this match has had { $now }. Play on, or give up.
ending-agreed = Both sides agreed to a draw.
ending-long = There was no end after { $limit } answers and throws, so the match counts as a draw.
ending-resigned = One side gave up.
ending-time = One side’s time ran out.

error-setup-game = This setup is for the game “{ $got }”, not for “{ $wanted }”.
error-setup-ruleset = There is no ruleset “{ $got }”. Choose one of: { $known }.
error-setup-no-rulesets = The game { $game } has only one set of rules. Leave out the ruleset “{ $got }”.
error-setup-seats = This game takes { $spread ->
        [0] { $low ->
            [1] one seat
           *[other] exactly { $low } seats
        }
       *[other] { $low } to { $high } seats
    }; you gave { $got }.
error-setup-decks = You gave { $got ->
    [one] one deck
   *[other] { $got } decks
} for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Give one deck for each seat, or “all” for published ones drawn at random.
error-no-published-decks = { $game } has no published decks to draw from. Leave the decks out.
error-setup-seed = The seed { $got } is out of range: take a whole number from 0 to 4611686018427387903.
error-setup-sets = The game { $game } is not played with card sets. Leave out --cards.
error-setup-role = Nobody here is called “{ $got }”. Choose from: { $known }.
error-setup-role-twice = “{ $got }” is taken twice; each can be taken only once.
error-setup-option-near = There is no option “{ $got }”. Did you mean “{ $near }”?
error-setup-option = There is no option “{ $got }”. The options are: { $known }.
error-setup-value = The option { $name } cannot be “{ $got }”. Choose one of: { $known }.
error-no-games = No game is installed that could be meant here. Install Playmat with its games: pip install playmat
error-unknown-game = There is no game “{ $got }” here. Installed games: { $known }.
error-unknown-game-near = There is no game “{ $got }” here. Did you mean “{ $near }”?
error-not-loaded = “{ $got }” is installed but cannot be loaded: { $why }
error-game-broken = The game “{ $got }” is installed but cannot be loaded: { $why }
error-scenario-unstored = A number or a place in this position lies outside of what a match can hold.
error-not-a-game = The package that should provide the game “{ $got }” ({ $where }) provides something else.
error-game-taken = There is already a game called “{ $got }”. Choose another id for yours.

error-action = Action { $got } cannot be taken in match { $row } now. Possible actions: { $known }.
error-no-observer = The game { $game } offers no observations, so there are no environments for it.
error-gym-missing = Gymnasium is not installed. Install it with: pip install 'playmat[gym]'
error-forbidden = Forbidden actions cannot be treated as “{ $got }”. Choose one of: { $known }.

error-system-file = The file { $file } cannot be used: { $why }.
error-system = The output cannot be written: { $why }.

error-encoding-short = The stored state breaks off after number { $place }.
error-encoding-range = Number { $place } of the stored state is out of range.
error-encoding-long = The stored state continues after number { $place }, where it should end.

error-record-size = The file is larger than { $limit } bytes, which is more than any record needs.
error-record-text = The file is not UTF-8 text.
error-record-torn = Line { $line } breaks off: the record was cut short. “playmat resume” continues from the line before.
error-record-magic = This is not a Playmat record: its first line should be “{ $wanted }”.
error-record-format = The record was written by another version of Playmat (its first line is “playmat record { $got }”; this version expects “{ $wanted }”), so it cannot be replayed here.
error-record-short = The record ends too early: the line “{ $wanted }” is missing.
error-record-line = Line { $line } of the record cannot be read ({ $what }).
error-record-form = Line { $line } of the record cannot be read: { $why }
error-record-unknown-game = The record is for the game “{ $got }”, which is not installed here.
error-record-game = The record is for the game “{ $got }”, not for “{ $wanted }”.
error-record-data = The record was made with data of { $game } (hash { $hash }…) that belong to no release known here. Play it with the version that wrote it: playmat { $engine }.
error-record-rules = The record was made by playmat { $engine } under rules { $got } of { $game }; under the rules here ({ $here }) it has a different outcome. Play it with playmat { $engine }. ({ $why })
error-data-unknown = The cards or components of this match of { $game } (hash { $hash }…) belong to no release known here. Use a newer playmat; or, if the match was started with card files of your own, start with the same files: --cards FILE.
error-data-fixed = The components of { $game } are part of its rules and have changed since this match began. Playmat { $release } plays it.
error-record-set-changed = The match was played with an earlier version of the card set { $code }; { $file } has changed since. Give the earlier file with --cards.
error-record-set-missing = The match was played with the card set { $code } (hash { $hash }…), which was not found. Give its file with --cards.
error-record-long = The record has more than { $limit } answers, which is more than any match of this game has.
error-record-setup = The setup in the record’s header is impossible: { $why }
error-record-entry = Line { $line } of the record cannot have happened: { $why }
error-record-altered = Line { $line } of the record was altered: its number and words, or its dice and seed, do not agree.
error-record-hash = The hash on line { $line } of the record does not agree with the match before it.
error-record-end = The last line of the record does not match how the match ended.
error-record-placed = This match began from a set-up position, and a record has to begin with a setup. Write it as a scenario instead.
error-record-at = The record has { $last } answers; moment { $got } is not among them.

error-scenario-toml = This is not a TOML document: { $why }
error-scenario-format = Line { $line }: scenario documents use format 1, not { $got }.
error-scenario-at = Line { $line }, { $path }: { $why }
error-scenario-step = A step has either “seat” and “answer”, or “chance”.

error-scenario-value = “{ $got }” does not fit at { $path }. Possible: { $known }.
error-outcome-unreadable = “{ $got }” is not a possible outcome here.

error-player = There is no computer player “{ $got }”. Choose one of: { $known }.
error-player-near = There is no computer player “{ $got }”. Did you mean “{ $near }”? Choose one of: { $known }.
error-player-game = The computer player “{ $player }” does not know the game “{ $game }”. Choose one of: { $known }.
error-player-level = “{ $got }” is not a search level. Write { $known }, a number of trials such as 2000, or a time such as 500ms: search:hard.
error-player-levels = The computer player “{ $player }” has no levels. Leave out “:{ $got }”.
error-player-clock = A computer player that thinks for a set time cannot take part here, where the same command has to give the same results. Name a level or a number of trials: search:hard or search:2000.
error-player-broken = The computer player “{ $got }” is installed but cannot be loaded: { $why }
error-player-name = “{ $got }” cannot be the name of a computer player. Use lower-case letters, digits, “_” and “-”; “human”, “away”, “exec” and “seeing” are reserved.
error-player-taken = There is already a computer player called “{ $got }”. Choose another name for yours.
error-player-make = The computer player “{ $got }” cannot be created: name a class, or a function that takes a stream of random numbers.
error-player-no-level = “{ $got }” is not a level of this computer player. Choose one of: { $known }.
error-player-which-game = “{ $got }” is a level, and each game has its own players for it. Name the game, too.
error-player-unlevelled = “{ $got }” is a level, and the game “{ $game }” has no levels. Choose one of: { $known }.
error-player-no-such-level = The game “{ $game }” has no computer player of the level “{ $got }” yet. The nearest is “{ $near }”. Choose one of: { $known }.
error-program-missing = There is no program “{ $got }”. Write its path, such as exec:./my-bot, or the name of a program that your shell finds.
error-program-not-allowed = The program “{ $got }” may not run here: programs can be named only on the owner’s own command line.
error-program-name = “{ $got }” does not give the program a name. Write NAME=PROGRAM, such as club=./my-bot.
error-program-start = The program “{ $program }” cannot be started: { $why }
error-program-time = The program “{ $program }” gave no answer within { $seconds } s. Its last error output: { $said }
error-program-ended = The program “{ $program }” ended without an answer. Its last error output: { $said }
error-program-answer = The program “{ $program }” answered “{ $got }”: { $why }. Its last error output: { $said }

system-missing = it does not exist
system-denied = access is denied
system-exists = it exists already
system-folder = it is a folder
system-no-folder = it is not a folder
system-name = the name is too long
system-full = the disk is full
system-read-only = the disk can only be read
system-port = something else is using it
system-refused = the connection was refused
system-late = no answer came in time
system-unknown-host = no address is known for a host of that name
system-unreachable = the address cannot be reached
