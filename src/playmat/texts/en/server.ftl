### The server: tables in the browser, `playmat serve`, `playmat db`, `playmat join`.

## Who sits where

server-guest = Guest
server-computer = Computer ({ $level })
server-seat = Seat { $number }

## How it ended

server-won = { $names } won.
server-draw = Nobody won: a draw.
server-team-won = You won together.
server-team-lost = The team lost.
server-by-time = { $who } ran out of time.
server-by-resigning = { $who } gave up.

## What happens at a table

server-notice-joined = { $who } takes a seat: { $seat }.
server-notice-left = { $who } leaves; { $seat } is free.
server-notice-filled = { $who } takes a seat: { $seat }.
server-notice-resigned = { $seat } is played on by { $who }: the player has left.
server-notice-time = { $seat } is played on by { $who }: the time ran out.
server-notice-failed = { $seat } is played on by { $who }: the computer player before did not answer.
server-notice-begun = The match begins.
server-notice-chat = { $who }: { $what }
server-notice-undo-asked = { $who } would like to take the last answer back.
server-notice-undo-refused = { $who } does not agree to taking back.
server-notice-undone = { $who } took the last answer back.
server-notice-draw-asked = { $who } would like to end the match as drawn.
server-notice-draw-refused = { $who } does not agree to a draw.
server-notice-ended-agreed = The match is drawn by agreement.
server-notice-ended-long = The match is drawn: it went on for too long.
server-notice-shows = { $who } agrees that spectators see the hands.
server-notice-hides = { $who } no longer wants spectators to see the hands.
server-notice-holds = { $who } asks the computer players to wait.
server-notice-goes-on = The computer players go on: { $who } no longer has them wait.
server-notice-again = { $who } would like to play again.
server-notice-rematch = The next match is ready.
server-notice-ended-resigned = { $who } gave up.
server-notice-ended-time = { $who } ran out of time.
server-notice-ended-empty = Everybody has left; the table is closed.
server-notice-ended-broken = The rules or cards of this match are no longer those here; it cannot be played, and the table is closed. If it was begun with card files of your own, start the server with them, as they were.

## What can be said

server-chat-hello = Hello!
server-chat-luck = Good luck, have fun!
server-chat-nice = Nice move!
server-chat-thanks = Thank you!
server-chat-sorry = Sorry!
server-chat-oops = Oops!
server-chat-think = Let me think.
server-chat-hurry = It is your turn.
server-chat-well-played = Well played!
server-chat-again = One more?
server-chat-bye = I have to go. Bye!
server-chat-look = Look at this!

## What cannot be done

server-none = There is no such table. Check the link, or ask for a new one.
server-full = All seats are taken, or the match has begun. You can watch if the table allows it.
server-seat-taken = That seat is taken. Choose another one.
server-not-your-seat = That is not your seat.
server-not-yours = Only who made the table can do that.
server-not-begun = The match has not begun: seats are still free.
server-not-over = That is possible when the match is over.
server-not-your-replay = Only those who played may see the hands of this match.
server-no-watchers = This table is played without spectators.
server-watchers-silent = Spectators watch in silence; take a seat to speak.
server-no-such-phrase = Say one of: { $known }.
server-no-such-status = There are no tables “{ $got }”. Ask for open, running or finished.
server-no-undo-asked = Nobody asks you to agree to anything.
server-shown-already = You have agreed to that already.
server-hidden-already = You have not agreed that spectators see your hand.
server-start-one = Name one thing to play on from: a table or a record.
server-start-not-yours = You can play on from a match that is over, if you sat there or if it was public.
server-start-over = The match is over at that moment. Choose an earlier one.
server-start-other = This is a match of { $game } for { $seats }. Ask for a table of that game with as many seats.
server-start-fixed = Ruleset, options, roles and decks are those of the match that is played on. Leave them out.
server-undo-pending = The others are being asked already.
server-undo-refused-before = The others did not agree. Give another answer before you ask again.
server-no-rematch = A rematch is possible once, when the match is over.
server-no-hints = This table is played without hints.
server-hold-nobody = No computer plays at this table, so there is nobody to wait.
server-held-already = The computer players are waiting for you already.
server-held-not = The computer players are not waiting for you.
server-held-enough = The computer players have just waited for you. You can have them wait again after the next answer.
server-join-no-hints = Nobody has sat down: at this table no program may help or join. Make a table where hints and joining programs are allowed, or join one.
server-no-hint-now = The computer found no hint in time. Try again.
server-busy = That did not work just now, and nothing has changed. Try again.
server-too-many = That is too much in so short a time. Wait a little, then go on.
server-no-cards = The game { $game } is played without decks of one’s own.
server-no-rules = There are no rules of “{ $game }” here.
server-no-route = There is nothing at this address. docs/protocol.md lists what there is.
server-bad-request = The request could not be read: { $why }
server-bad-name = A name needs a letter or a digit, and nothing that cannot be seen.
server-has-account = You have an account already.
server-name-taken = The name “{ $name }” is taken. Choose another one.
server-wrong-password = Name and password do not belong together.
server-bye-limit = That was too much at once. Come back in a moment.
server-bye-hello = The first message should have been a hello.
server-bye-message = The message was not understood. Reload the page.
server-bye-table = You cannot watch this table.
server-bye-slow = The line is too slow. Come back in a moment.
server-bye-restart = The server restarts. Nothing is lost; come back at once.

## Starting a server

server-at = Playmat is open at { $address }
server-stop-with = Ctrl-C ends it; tables are kept.
server-no-browser = No browser could be opened. Open the address yourself, on this machine.
server-picture-missing = { $file }, card { $card }: there is no picture { $picture } that can be read; the drawn face is shown. Name a file, from the folder of { $file } on.
server-picture-kind = { $file }, card { $card }: { $picture } is no picture that is shown; the drawn face is. Save it as PNG, JPEG, WebP, AVIF or GIF.
server-picture-large = { $file }, card { $card }: { $picture } has more than { $limit } MB; the drawn face is shown. Make it smaller.
server-picture-address = { $file }, card { $card }: { $picture } lies elsewhere, and nothing is fetched from there; the drawn face is shown. Save it in the folder of { $file }.
server-bad-origin = “{ $got }” is no origin. Write it like https://play.example.
server-too-few-workers = There has to be at least one process.
server-too-few-days = There has to be at least one day after which a guest is forgotten.
server-sqlite-alone = SQLite is for one server process. For several, use PostgreSQL: --db postgresql://user@host/name
server-port = Nobody can listen at { $host } port { $port } ({ $why }). Choose another --port, or 0 for any.
server-db-address = “{ $got }” is no database. Use a file, sqlite:///file.db or postgresql://user@host/name.
server-db-folder = The folder of { $file } cannot be made: { $why }.
server-db-no-driver = PostgreSQL needs a driver: pip install 'playmat[postgres]'
server-db-unreachable = The database { $where } does not answer: { $why }
server-db-unreadable = { $file } cannot be read as an SQLite database.
server-db-old = PostgreSQL { $got } is too old; { $wanted } or newer is needed.
server-db-forgets = The database { $where } runs with fsync off: it may forget what it was told to keep. Switch it on.
server-db-in-use = Another server uses { $file }. Stop it first, or use another --db.
server-db-migrate = The database is at step { $got }, this playmat needs { $known }. Make a backup, then: playmat db migrate
server-db-newer = The database is at step { $got }; this playmat knows { $known } only. Use the newer playmat.
server-db-migrated = The database is at step { $step }.
server-db-not-empty = { $where } holds tables already. Copy into an empty database.
server-db-exists = { $file } is there already. Choose another name.
server-db-none = There is no file { $file }.
server-db-copied = { $tables } tables with { $rows } acts were copied to { $where }.
server-other-rules = This match was begun by other rules of { $game } ({ $got }) than those here ({ $here }).
server-other-cards = This match of { $game } is played with other cards than those here. Start with the card files it was begun with, as they were: --cards FILE.
server-log-gap = The log of table { $table } lacks version { $version }.
server-log-broken = The log of table { $table } does not fit its match at version { $version }.

## A computer player that joins

server-refused = The server refused: { $said }
server-away = Nobody answers at { $address } ({ $why }). Is the server running, and the link right?
server-foreign = What answers at { $address } is no Playmat.
server-bad-link = “{ $got }” is no link to a table. It looks like http://host:port/t/h3Kx….
server-joined = { $who } sits at { $seat } of table { $table }.
server-match-over = The match is over: { $how }
