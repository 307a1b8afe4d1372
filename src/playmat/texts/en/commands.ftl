### The command line: its help and its refusals. help-option-NAME serves every command without an entry of its own.

help-usage = Usage: { $line }
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-game-options = { $game }: --option NAME=VALUE
help-word-command = COMMAND
help-word-options = [OPTIONS]
help-word-args = [ARGUMENTS]
help-word-text = TEXT
help-word-file = FILE
help-default = { $what } ({ $value } if not given)
help-needed = { $what } (required)
help-game-option = { $name }={ $known } – { $called }
help-decks-known = Starter decks: { $known }
help-heroes-known = Heroes: { $known }
help-rulesets-known = Rules: { $known }
usage-see = { $what } See: { $command } --help
usage-command-near = There is no command “{ $got }”. Did you mean “{ $near }”?
usage-command = There is no command “{ $got }”. The commands are: { $known }.
usage-option-near = There is no option { $got } here. Did you mean { $near }?
usage-option = There is no option { $got } here. The options are: { $known }.
usage-more-option = “{ $got }” is one argument too many for this command. Did you mean { $name } { $got }?
usage-more = “{ $got }” is one argument too many for this command.
usage-missing = { $name } is missing.
usage-missing-game = Name a game: { $known }.
usage-alone-lesson = A turn on your own belongs to a lesson. Name one: playmat learn { $game } --lesson NAME --alone
usage-value = { $name } needs a value.
usage-twice = { $name } is given twice; give it once.
usage-form = { $name } must be { $wanted }, not “{ $got }”.
usage-number = { $name } must be a whole number from { $low } to { $high }, not “{ $got }”.
usage-both = { $one } and { $other } contradict each other; give only one of them.
usage-with = { $name } goes only with { $other }; give both.
usage-option-form = --option “{ $got }” has no “=”. Write it as --option NAME=VALUE.
usage-bad = This command line cannot be understood.

help-command-playmat = A table for card and dice games: play, look up the rules, simulate.
help-command-help = Print this help.
help-command-version = Print the version.
help-command-about = Say what Playmat is, whose names it uses, and which libraries it builds on.
help-command-home = Open Playmat in the browser, as playmat does without a command.
help-command-dev = Open a table for developers in the browser, on this machine only: edit a position as text, play from it, and say what chance brings. WHAT is a game, a scenario document or a record.
help-command-serve = Serve tables to friends in the browser: on this machine, on your home network, or to the world behind a proxy.
help-command-join = Have a computer player take a seat at a server’s table and play to the end.
help-command-db = Maintain a server’s database.
help-command-db-migrate = Create the database, or bring it up to date.
help-command-db-check = Before an update: list the tables that could not continue under this playmat, and why. Exit with 1 if there are any. Nothing is written.
help-command-db-backup = Write a copy of the database, as of a single moment, to a new SQLite file. The server may be running.
help-command-db-restore = Fill an empty database from a backup.
help-command-db-copy = Copy a database into an empty one, such as a SQLite file to PostgreSQL.
help-command-admin = Handle reports, people, tables, limits and announcements; see what operators have done.
help-command-admin-reports = List the reports that nobody has looked into yet.
help-command-admin-report = Show a report with what the reporter was shown, or close it.
help-command-admin-people = List the accounts, or those with this text in their names.
help-command-admin-person = Show an account, block or unblock it, or give it another name.
help-command-admin-tables = List the tables, or those where somebody has this text in their name.
help-command-admin-table = Show a table, or close it.
help-command-admin-limits = List the usual limits, and those set for a person or an address.
help-command-admin-limit = Set a limit for a person or an address, or give them the usual one again.
help-command-admin-announcements = List the announcements that are shown.
help-command-admin-announcement = Show an announcement in all its languages, or end it.
help-command-admin-announce = Show a text to everybody on the server until it ends.
help-command-admin-mails = List the e-mails that wait to be sent, or that could not be.
help-command-admin-audit = List everything operators have done with these commands, and who did it.
help-command-rules = Read the clauses of the rules, and see which tests hold them.
help-command-rules-coverage = Print which clauses are covered by tests; exit with 1 if a clause of an installed game is not.
help-command-rules-show = Print the text of a clause, such as PP-ROLL-08.
help-command-rules-search = Print the clauses that contain all these words.
help-command-simulate =
    Let computer players play many games; exit with 1 if something went wrong in any of them.

    The same command gives the same results, whatever the number of workers. If it is interrupted, giving it again resumes where it stopped.
help-command-arena =
    Let computer players meet on equal terms: every deal is played twice, with seats and decks swapped. Prints ratings, cross table and intervals; exit with 1 if something went wrong in any game.

    In a game that all seats win or lose together, each player forms a team, and all teams play the same deals. The same command gives the same results, whatever the number of workers. If it is interrupted, giving it again resumes where it stopped.
help-command-ratings = Rate the computer players of a game on one scale, by a small round robin in which “classic” has the rating 0.
help-command-calibrate = Measure whether the chances shown in hints are right: of the positions rated at 70 %, seven of ten should be won. One position per game and seat counts.
help-command-train =
    Learn what positions are worth from matches of a computer player against itself, and write the weights to a file. Needs the extra “train”.

    If it is interrupted, giving the same command again resumes where it stopped.
help-command-baselines =
    Measure what computer players, and an agent of your own, win in the reinforcement-learning environment of a game. All play the same games, with fixed decks and held-out seeds. Needs the extra “gym”.
help-command-bench =
    Measure how fast the rules are on this machine.

    Next to each figure is its ratio to a yardstick measured alternately with it, so that runs on different machines, or on a busy one, can be compared.

    With --gym it measures the reinforcement-learning environments instead.
help-command-learn = Learn to play: list what there is, start the guided first match of a game, or one of its lessons.
help-command-puzzles = Solve puzzles: list them, or play one; each asks for the best line of a position.
help-command-puzzles-mine =
    Look for puzzles in matches between computer players. Each one found is proved by exhaustive search, graded by how often the levels fail, and written to a folder.

    If it is interrupted, giving the same command again resumes where it stopped.
help-command-play = Play a game in the terminal. Without options, a dialog asks who plays; Enter begins at once. Instead of a game, name a record, a moment of one (RECORD@N) or a scenario (.toml) to play on from there.
help-command-resume = Continue a match from its last answer: the one played last, or the one in FILE.
help-command-replay = Go through a match moment by moment; in plain lines, print one moment and what led to it.
help-command-analyse =
    Go through a finished match: what each decision cost, what the computer would have done, where the match turned, and what was luck.

    All chances are from the player’s own information at that moment. The same command gives the same analysis. Ctrl-C ends it early and prints what there is so far.
help-command-hint = Say what a strong computer player would do in a match or scenario, and why: the planner in Perilous Pursuit, search in the card games.
help-command-record = Work with records.
help-command-record-check = Replay a record and compare every answer, outcome and hash.
help-command-record-luck = Say how the result of a finished match came about: by luck, by errors, and by what is left.
help-command-cards = Look up cards, check card files, write cards of your own.
help-command-cards-check = Check a card file and report every mistake with its line; with --play, also what its cards do in play. Exit with 1 if there are any mistakes.
help-command-cards-show = Print a card; exit with 1 if it does not exist.
help-command-cards-print = Write the faces of a set or a deck as sheets for cutting (PDF).
help-command-cards-list = Print one line per card.
help-command-cards-reference = Print the reference page of a card language.
help-command-cards-coverage = Play at random and report which cards, operations and rules were reached; exit with 1 if any were not.
help-command-cards-new = Ask for a card field by field, show it, and print it or add it to a file.
help-command-cards-columns = Print the columns that a table for “cards import” can have, and how their values are written.
help-command-cards-explain = Tell what the text of a card does, sentence by sentence; exit with 1 if it is not understood.
help-command-cards-roundtrip = Print every card in every language, read what was printed, and compare; the exit code is 1 if one is not the same.
help-command-cards-import = Turn a table of cards (CSV) into a card file; texts that are not in the card language are kept on blank cards.
help-command-decks = Show, check, build and draw decks; as text, share code or JSON.
help-command-decks-list = Print the starter decks of a game.
help-command-decks-show = Print a deck as text, share code or JSON, whichever form it is given in.
help-command-decks-check = Check a deck and report every rule it breaks, with the clause and a fix; exit with 1 if there are any.
help-command-decks-edit = Build a deck on a full screen: a new one, or one that is there already, with every rule it breaks.
help-command-decks-meta =
    Play decks against each other and say which to choose: the payoffs with intervals, the mix no deck beats, circles, and the best answer to a field. Exit with 1 if something went wrong in any game.
help-command-decks-improve =
    Look for exchanges of cards that make a deck better against others: rounds of exchanges valued together, then the new deck against the old one on fresh deals. Exit with 1 if something went wrong in any game.
help-command-decks-suggest = Suggest exchanges of cards for a legal deck, by the figures of many matches.
help-command-decks-odds = Deal a legal deck many times, against itself, and print how often a card of the hand can be played in the first turn.
help-command-decks-random = Draw a legal deck at random; the same seed gives the same deck.
help-command-scenario = Play, show and write scenario documents.
help-command-scenario-run = Play scenario documents; exit with 1 if an expectation is not met, with 2 if one cannot be played.
help-command-scenario-show = Print the position of a scenario as a seat sees it, and what is being asked.
help-command-scenario-dump = Print a moment of a record as a scenario document.
help-command-scenario-schema = Print the JSON Schema of scenario documents.

help-option-at = After how many answers and outcomes; the end if not given.
help-option-behind-proxy = Trust a reverse proxy on this machine to say where requests come from.
help-option-cards = A file with a card set to play with in addition to the game’s own; may be given several times.
help-option-resume-cards = A file with a card set of the match, if the stored one is lost; may be given several times.
help-option-replay-cards = A file with a card set of the record; may be given several times.
help-option-record-check-cards = A file with a card set of the record; may be given several times.
help-option-analyse-cards = A file with a card set of the record; may be given several times.
help-option-record-luck-cards = A file with a card set of the record; may be given several times.
help-option-hint-cards = A file with a card set of the record or scenario; may be given several times.
help-option-scenario-dump-cards = A file with a card set of the record; may be given several times.
help-option-clause = The id of the clause.
help-option-cards-show-code = The code of the card, such as KM1-ICE-1, or its name in any language.
help-option-cards-print-what = The code of a set or a deck, or a deck in any of its forms.
help-option-code = Print the share code.
help-option-compare = A file with earlier --json output: print how the ratios have changed since.
help-option-cost = Only cards of this cost: 2, ..2, 2.. or 1..3.
help-option-db = The database: a file, or postgresql://user@host/name; this user’s own file if not given.
help-option-play-deck = The deck of each seat, in order: the name or code of a starter deck, the name of one you have saved, a file, a share code, or random; the other seats get starter decks.
help-option-deck = A starter deck (code or name), a share code, a file, or lines of text; standard input if not given.
help-option-decks-edit-deck = A deck to begin with: a starter deck (code or name), one you have saved, a file, which is created if it does not exist, or a share code; an empty deck if not given.
help-option-decks = Play a round robin of these decks: all (the starter decks), or names, files and share codes separated by commas. --games is then the number of games per pair of decks, half of them with seats swapped.
help-option-difficulty = How hard the game is, where it has such an option; the same as --option difficulty=VALUE.
help-option-element = Only cards of this element (for a K-Mon, either of its two).
help-option-admin-reports-closed = List the reports that are closed instead.
help-option-admin-report-close = Close the report with this note.
help-option-admin-report-report = The id of the report.
help-option-admin-people-find = Part of a name.
help-option-admin-people-blocked = List only accounts that are blocked.
help-option-admin-person-name = The name of the account.
help-option-admin-person-block = Sign the account out everywhere and refuse it from now on; the reason goes to the audit log.
help-option-admin-person-unblock = Let the account sign in again.
help-option-admin-person-rename = Give the account this name; nobody can take the old one again.
help-option-admin-tables-find = Part of a name.
help-option-admin-tables-status = Only tables with this status.
help-option-admin-table-table = The id of the table.
help-option-admin-table-close = Close the table for this reason, which everybody at it reads; nobody wins.
help-option-admin-limit-whom = The name of an account, or an IP address.
help-option-admin-limit-what = The limit, as in playmat admin limits.
help-option-admin-limit-most = How many, in the time of the usual limit.
help-option-admin-limit-usual = Have the usual limit again.
help-option-admin-announce-text = The text as LANGUAGE=TEXT, such as en=Welcome; several of them for several languages.
help-option-admin-announce-hours = For how many hours it is shown.
help-option-admin-announcement-announcement = The id of the announcement.
help-option-admin-announcement-end = Show it no longer.
help-option-db-check-cards = A file with a card set that the server will be started with; may be given several times.
help-option-db-backup-file = The new file.
help-option-db-restore-file = The backup.
help-option-resume-file = The file of the match.
help-option-replay-file = The record, finished or not.
help-option-analyse-file = The record of a finished match.
help-option-hint-file = A match in progress, or a scenario document (.toml).
help-option-record-check-file = The record.
help-option-record-luck-file = The record.
help-option-cards-check-file = The card file (TOML).
help-option-cards-new-file = The card file to add the card to, created if it does not exist; the card is printed if not given.
help-option-scenario-show-file = A scenario document (TOML).
help-option-files = Scenario documents (TOML).
help-option-forget-days = Forget a guest after this many days without a visit; tables and records stay.
help-option-format = The deck rules, such as “standard” for K-Mon; the game’s usual ones if not given.
help-option-decks-odds-deals = The number of deals.
help-option-decks-random-format = The deck rules to follow; a random deck is legal in every format.
help-option-fresh = Do not resume an interrupted run of the same command; start again.
help-option-what = A game, a scenario document or a record.
help-option-game = The game.
help-option-rules-coverage-game = Check this game only.
help-option-bench-game = The game; all installed games if not given.
help-option-cards-check-game = The game the cards are for; recognised by their card types if not given.
help-option-cards-check-play = Play matches with the cards, and report cards that break, loop, never do what they say, or are strictly better than another.
help-option-cards-check-matches = How many matches are played with --play.
help-option-cards-check-examples = Keep an example of each finding in this folder, as a record that “playmat play” opens at that moment.
help-option-cards-show-game = The game; the one that has this card if not given.
help-option-cards-print-game = The game; the one that has this set or deck if not given.
help-option-games = The number of games.
help-option-simulate-games = The number of games; 1000 if not given.
help-option-cards-coverage-games = The largest number of matches; it stops as soon as nothing is missing.
help-option-heroes = The heroes in seat order, separated by commas: sora,goofy,kairi.
help-option-simulate-heroes = The heroes in seat order: sora,goofy. Drawn at random for every game if not given.
help-option-gym = Measure the reinforcement-learning environments.
help-option-host = Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everybody who can reach it.
help-option-json = Print JSON.
help-option-json-logs = Write the log as one JSON object per line.
help-option-kind = Only cards of this type, such as ability.
help-option-puzzles-game = The game; without it, all puzzles are listed, with what you have solved.
help-option-puzzles-number = The number of the puzzle; if not given, the first one you have not solved.
help-option-puzzles-mine-game = The game.
help-option-puzzles-mine-folder = The folder for the puzzles.
help-option-puzzles-mine-first = The seed of the first match; the next ones have the seeds after it.
help-option-puzzles-mine-games = How many matches are looked through.
help-option-puzzles-mine-onward = Continue after the last match that was looked through in this folder, instead of naming the first one.
help-option-puzzles-mine-player = The computer player in the matches: a level such as casual or skilled, or a program.
help-option-puzzles-mine-deals = How many deals of what the seat cannot know each answer is proved on.
help-option-puzzles-mine-limit = How many positions may be searched per deal; turns with more are passed over.
help-option-learn-game = The game; without it, what can be learned is listed, with what you have done.
help-option-learn-alone = After a lesson, play a whole turn on your own.
help-option-lesson = One lesson, by its name in the list, instead of the guided match.
help-option-lang = The language by its code, such as ja; the system’s if not given.
help-option-resume-lang = The language; the one the match was played in if not given.
help-option-link = The link to the table, such as http://host:8000/t/h3Kx.
help-option-list = Print the matches in progress, most recent first.
help-option-name = The name it plays under; the player’s name if not given.
help-option-no-animation = Turn off all animation.
help-option-only = Play only the game with this number, and print how it went.
help-option-option = An option of the game, as NAME=VALUE; may be given several times. “playmat play GAME --help” lists them.
help-option-origin = The address people open, such as https://play.example; may be given several times.
help-option-mail-from = The address e-mails come from; without it none are sent. PLAYMAT_SMTP names the mail server.
help-option-out = Write every game to this file (.parquet, .csv or .jsonl).
help-option-baselines-players = The players to measure, separated by commas; by default random, classic and the levels of the game.
help-option-baselines-against = The player in all other seats; in a co-operative game, the companion.
help-option-policy = A Python file whose function load_policy loads an agent of yours. It runs with all your rights.
help-option-agent = The file that load_policy is given, such as agent.zip.
help-option-baselines-decks = A published deck for each seat, separated by commas, or all: any two for each game.
help-option-baselines-games = The number of games per player; they take the seats in turn.
help-option-baselines-seed = Selects the held-out seeds.
help-option-train-out = The file of weights to write, such as weights.toml.
help-option-train-overwrite = Replace an existing file of weights.
help-option-train-player = Who plays all seats: greedy, search, …
help-option-train-shard = Play only this part of the matches, such as 2/5, and keep them beside --out; the same command without --shard then learns from all parts (docs/training.md).
help-option-train-judge = The player of further matches that correct the chances, so that they come true; by default the same as --player.
help-option-train-judge-games = How many of these matches; a fifth of --games by default.
help-option-calibrate-player = Who plays all seats: greedy, search, …
help-option-epochs = How many passes are made over the positions.
help-option-cards-import-out = The card file to write; printed if not given.
help-option-cards-print-out = The file to write (PDF).
help-option-cards-print-paper = The paper: a4 or letter.
help-option-overwrite = Replace an existing results file.
help-option-path = The path below which a proxy keeps the server, such as /playmat, where its host has other things, too.
help-option-plain = Lines of text instead of the full screen, for screen readers and pipes.
help-option-player = The computer player: a level such as beginner or skilled, or a program: random, greedy, search:hard, planner, …
help-option-players = One player for all seats, or one per seat: planner or planner,greedy,random.
help-option-port = The port; 0 for any free one.
help-option-record = The record of a match.
help-option-rules = The folder of the rules (*.md); those of this installation if not given.
help-option-ruleset = The ruleset, where the game has several; the first one if not given.
help-option-play-seat = The player at each seat, in order: human, or a computer player: a level such as beginner or skilled, or a program such as greedy or search:hard; the other seats are human.
help-option-analyse-seat = Whose decisions: a number or a role. If not given: everybody who is not a computer player, or all if nobody is.
help-option-analyse-all = The decisions of all seats.
help-option-analyse-player = The computer player to compare with: a level such as skilled or expert, or a program such as search:2000.
help-option-analyse-deals = How many deals of hidden cards and dice the moves are compared on; more are surer, and take longer.
help-option-analyse-errors = List only the decisions that lost something.
help-option-analyse-seconds = Stop looking at decisions and luck after this many seconds, and say what there is so far.
help-option-analyse-format = How it is printed: text, md (Markdown) or json; what the ending of --out says if not given.
help-option-analyse-out = Write the analysis to this file, too.
help-option-analyse-exercises = Write your mistakes and blunders as exercises (scenario documents) to this folder.
help-option-analyse-overwrite = Replace existing files.
help-option-hint-seat = Whose decision, when several are being asked; the first if not given.
help-option-record-luck-seat = For whom it is told: a number or a name.
help-option-simulate-adjust-luck = Take the luck of draws out of the results, for narrower intervals; takes several times as long.
help-option-seat = Whose point of view: a role, a number, or “spectator”.
help-option-seats = The number of seats; if not given, one for each hero or player named, otherwise two.
help-option-seconds = Roughly how long to measure each game.
help-option-seed = The source of all chance; the same seed gives the same result.
help-option-set-code = The code of the set.
help-option-source = Where to copy from: a file, or postgresql://user@host/name.
help-option-text = The text of a card, in English, Japanese or Italian.
help-option-card-type = The type of the card, such as ability; the first that can have such a text if not given.
help-option-table = The table; “playmat cards columns” lists its columns.
help-option-target = Where to copy to: a file, or postgresql://user@host/name.
help-option-tests = The folder of the tests; “tests” in this folder if not given.
help-option-thinkers = How many processes computer players think in, per server process.
help-option-bot = A program that visitors can choose as an opponent, as NAME=PROGRAM, such as club=./my-bot; may be given several times.
help-option-title = The title of the scenario: what it shows.
help-option-words = Words, or parts of words, in any order.
help-option-serve-workers = The number of processes; more than one needs PostgreSQL.
help-option-workers = The number of processes; one per processor if not given.
help-option-arena-players = The players, separated by commas: casual,skilled,exec:./my-bot.
help-option-ratings-players = The players, separated by commas; all that the game offers if not given. “classic” always takes part.
help-option-pairing = The pairs that meet: all of them (all), or players with similar scores, round by round (swiss).
help-option-rounds = The number of rounds of a Swiss tournament; as many as it takes for a single winner if not given.
help-option-sprt = Test two players one deal at a time, and stop as soon as it is clear whether the first is nearer to the first or the second of these Elo differences, such as --sprt 0 30.
help-option-arena-games = The number of games per pair of players that meet, or of each team; 100 if not given, at most 20000 with --sprt.
help-option-ratings-games = The number of games per pair of players, or of each team.
help-option-arena-decks = The decks that the deals take turns with: names, files and share codes separated by commas, or all (the starter decks), which is also used if not given.
help-option-ratings-decks = The decks that the deals take turns with: names, files and share codes separated by commas, or all (the starter decks), which is also used if not given.
help-option-arena-heroes = The heroes of each team in seat order: sora,goofy. Drawn at random for every deal if not given.
help-option-arena-seats = The number of seats of a team; one for each hero named, otherwise two.
help-option-ratings-seats = The number of seats of a team; two if not given.
help-option-arena-only = Play only the game with this number, and print how it went. Needs a round robin.
help-option-decks-meta-decks = The decks: all (the starter decks), or names, files and share codes separated by commas.
help-option-decks-meta-player = The computer player that plays all decks.
help-option-decks-meta-games = The number of games per pair of decks, half of them with seats swapped.
help-option-decks-improve-deck = The deck to improve: a code, name, file or share code, or the lines themselves; read from standard input if not given.
help-option-against = The decks to beat: all (the starter decks), or names, files and share codes separated by commas.
help-option-decks-improve-player = The computer player that plays all decks.
help-option-budget = The largest number of games; a quarter of them compare the new deck with the old one.
help-option-decks-improve-rounds = The number of rounds, in each of which up to seven exchanges are tried.
help-option-decks-improve-out = The file to write the new deck to.
help-option-decks-improve-overwrite = Replace an existing file.
help-option-field = The field to answer, as DECK=WEIGHT with commas between them, such as KM1-SD1=3,KM1-SD2=1; every deck alike if not given.
help-command-report =
    Let computer players play, and write a report on the balance of decks and cards: one page of HTML.
    It shows win rates by deck and pairing, the first turn, lengths, endings, comebacks, and figures for each card.
help-option-report-out = The folder for the page and its tables; “report” if not given. With --shard, the file for the shard.
help-option-report-decks = The decks: all (the starter decks), or names, files and share codes separated by commas; random:1-40 means forty random decks.
help-option-report-games = The number of games per pair of decks, half of them with seats swapped (20 if not given); of a game without decks, in all (400).
help-option-report-overwrite = Replace an existing report.
help-option-report-json = Print the report as one JSON object instead of writing a page.
help-command-compare =
    Play the same matches before and after a change of cards, rules, options or players, and say what it does to decks and cards.

    Options with two values are the change; those with one are the same on both sides.
help-option-compare-cards = The card set before and after the change: --cards old.toml new.toml. A single file is played with on both sides.
help-option-compare-players = The players before and after: --players greedy search:200; on each side one for all seats, or one per seat (greedy,random). greedy if not given.
help-option-compare-ruleset = The rulesets before and after; a single one holds for both sides.
help-option-compare-option = Options of the game, as NAME=VALUE. One that is given twice is the change: --option hard_target=5 hard_target=6.
help-option-compare-difficulty = The difficulties before and after; a single one holds for both sides.
help-option-compare-decks = The decks, the same on both sides: all (the starter decks), or names, files and share codes separated by commas.
help-option-compare-games = The number of games on each side per pair of decks, half of them with seats swapped (20 if not given); of a game without decks, in all (400).
help-command-merge =
    Put together the shards of one run of simulate, arena or report, each played with --shard, and print or write what the whole run would have.

    All of them are needed, each once, and all must have been played by this version with these rules and cards.
help-option-shard = Play only one part of the run, such as 2/5 for the second of five, and leave it in the file named with --out. “playmat merge” puts the parts together.
help-option-cluster = Play on a Dask cluster: tcp://HOST:PORT or tls://HOST:PORT of its scheduler, or local:N for N processes of this machine. The results are the same.
help-option-merge-file = A file written with --shard.
help-option-merge-files = The files of all other shards, in any order.
help-option-merge-out = Write every game to this file (.parquet, .csv or .jsonl); the folder of a report, “report” if not given.
help-option-merge-overwrite = Replace an existing results file or report.
