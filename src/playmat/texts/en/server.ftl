### The server: tables in the browser, `playmat serve`, `playmat db`, `playmat join`.

## Who sits where

server-guest = Guest
server-computer = Computer ({ $level })
server-seat = Seat { $number }

## How it ended

server-won = { $names } won.
    .you = You won.
server-draw = Nobody won: it is a draw.
server-team-won = You won together.
server-team-lost = The team lost.
server-by-time = { $who } ran out of time.
server-by-resigning = { $who } gave up.

## What happens at a table

server-notice-joined = { $who } sits down: { $seat }.
server-notice-left = { $who } leaves; { $seat } is free.
server-notice-filled = { $who } fills the seat: { $seat }.
server-notice-resigned = { $who } takes over { $seat }: the player has left.
server-notice-time = { $who } takes over { $seat }: time ran out.
server-notice-failed = { $who } takes over { $seat }: the previous computer player did not answer.
server-notice-begun = The match begins.
server-notice-chat = { $who }: { $what }
server-notice-undo-asked = { $who } would like to take back the last answer.
server-notice-undo-refused = { $who } does not agree to take it back.
server-notice-undone = { $who } took back the last answer.
server-notice-draw-asked = { $who } offers a draw.
server-notice-draw-refused = { $who } does not agree to a draw.
server-notice-ended-agreed = The match ends in a draw by agreement.
server-notice-ended-long = The match ends in a draw: it went on for too long.
server-notice-shows = { $who } agrees to let spectators see the hands.
server-notice-hides = { $who } no longer wants spectators to see the hands.
server-notice-holds = { $who } asks the computer players to wait.
server-notice-goes-on = The computer players continue: { $who } is no longer asking them to wait.
server-notice-again = { $who } would like to play again.
server-notice-rematch = The next match is ready.
server-notice-ended-resigned = { $who } gave up.
server-notice-ended-time = { $who } ran out of time.
server-notice-ended-empty = Everybody has left; the table is closed.
server-notice-ended-stopped = Those who run this server have closed the table: { $words }
server-notice-ended-broken = The rules or cards of this match are no longer installed here, so it cannot continue and the table is closed. If it was started with card files of your own, start the server with the same files.

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
server-full = All seats are taken, or the match has begun. You can still watch if the table allows it.
server-seat-taken = That seat is taken. Choose another one.
server-not-your-seat = That is not your seat.
server-not-yours = Only the person who opened the table can do that.
server-not-begun = The match has not begun: seats are still free.
server-not-over = That is possible only once the match is over.
server-not-your-replay = Only the players may see the hands of this match.
server-no-watchers = This table is played without spectators.
server-watchers-silent = Spectators cannot write; take a seat to say something.
server-no-such-phrase = Say one of: { $known }.
server-no-such-status = There are no tables with the status “{ $got }”. Ask for open, running or finished.
server-no-undo-asked = Nobody is asking for your agreement.
server-shown-already = You have already agreed to that.
server-hidden-already = You have not agreed to let spectators see your hand.
server-analysis-one = Name one thing to look back at: a table or a record.
server-no-decision = This seat decided nothing after { $got } answers and throws. Choose one of its decisions.
server-dev-off = This server is not a developer’s table. Start one on your own machine: playmat dev
server-dev-public = A developer’s table shows every hand, so it is only for this machine: without --host, --origin and --behind-proxy.
server-dev-what = “{ $got }” is neither a game ({ $known }) nor a file that can be read: { $why }.
server-dev-at = Only a record has moments: leave out --at, or name a record.
server-dev-long = A developer’s table takes at most { $most } steps. Use the present position as the new beginning.
server-branch-long = This has gone on for too long. Start again, here or at a later decision.
server-branch-seat = There is no seat { $got } in this match. Seats are numbered from 0 to { $last }.
server-unexamined = The computer could not work this out now. Look at something else, and try again in a few minutes.
server-start-one = Name one thing to play on from: a table, a record or the guided first match.
server-start-not-yours = You can play on from a finished match only if you sat at its table, it was public, or everybody showed their hands.
server-start-over = The match is already over at that moment. Choose an earlier one.
server-start-other = This is a match of { $game } for { $seats }. Ask for a table of that game with the same number of seats.
server-start-fixed = Ruleset, options, cards, roles and decks come from the match being continued. Leave them out.
server-undo-pending = The others are already being asked.
server-undo-refused-before = The others did not agree. Give another answer before you ask again.
server-no-rematch = A match can be followed by one rematch, once it is over.
server-no-hints = This table is played without hints.
server-hold-nobody = There are no computer players at this table to wait for you.
server-held-already = The computer players are already waiting for you.
server-held-not = The computer players are not waiting for you.
server-held-enough = The computer players have just waited for you. You can ask them to wait again after the next answer.
server-join-no-hints = No seat was taken: this table does not allow hints or joining programs. Open a table that does, or join another one.
server-no-hint-now = The computer did not find a hint in time. Try again.
server-challenge-guest = Only people with an account can challenge others. Make one in the settings.
server-mail-off = This server does not send e-mail.
server-mail-guest = Only people with an account can be told by e-mail. Make one in the settings.
server-mail-address = “{ $got }” is not an e-mail address that mail can be sent to.
server-mail-link = This link is too old, or its address has been deleted. You can enter the address again on your account page.
server-mail-server = The mail server is not understood. Set PLAYMAT_SMTP to smtp://user:password@host:587 or smtps://user:password@host:465.
server-mail-password = The user name or the password in PLAYMAT_SMTP has letters that mail servers do not take at sign-in. Use letters, digits and signs of ASCII only.
server-mail-sender = “{ $got }” is not an address that mails can come from. Give --mail-from an e-mail address.
server-mail-origin = Mails contain links. Say with --origin under which address people open this server.
server-challenge-self = You cannot challenge yourself.
server-challenge-no = { $name } is not taking challenges from you.
server-challenge-many = { $most } of your challenges are still waiting for an answer. Withdraw one first.
server-challenge-over = This challenge is no longer open.
server-daily-secret = This is the match of the day: its replay, record and story open when the day is over, at midnight UTC.
server-daily-guest = The daily match needs an account, so that everybody has one try. Make one in the settings.
server-daily-day = “{ $got }” is not a day with a daily match. Name today or a day before, such as 2026-11-24.
server-tournament-guest = Tournaments are for people with an account. Make one in the settings.
server-tournament-none = There is no such tournament.
server-tournament-kind = { $together ->
    [yes] This game is played together. Choose a score challenge, in which everybody meets the same dice.
   *[no] A score challenge is for games that are played together. Choose Swiss or round robin.
  }
server-tournament-two = This game is not for two, so it cannot be played in pairs.
server-tournament-clock = Matches of a tournament need a clock, so that nobody waits for ever. Choose one.
server-tournament-many = { $most } of your tournaments are not over. End one first.
server-tournament-deck = This tournament is played with your own deck. Choose one.
server-tournament-full = The tournament is full: { $most } people have entered.
server-tournament-late = It is too late to enter this tournament.
server-tournament-left = You have dropped out of this tournament.
server-tournament-locked = The decks are locked: the tournament has begun.
server-tournament-over = The tournament is over.
server-tournament-nobody = Nobody in this tournament has the number { $got }.
server-tournament-few = Too few people take part for another round. Wait for more, or end the tournament.
server-tournament-met = Nobody is left to pair without a second meeting or a second bye. End the tournament.
server-tournament-last = The last round has been played. End the tournament.
server-tournament-waiting = { $many ->
    [one] One match of this round is not over.
   *[other] { $many } matches of this round are not over.
  } Wait, or enter the result.
server-tournament-changed = The tournament has changed meanwhile. Look again, then decide.
server-tournament-match = Round { $round } has no result to enter at board { $board }.
server-tournament-score = In a score challenge the table alone says who has won. You can only enter a defeat.
server-tournament-organiser = Only { $name }, who organises this tournament, can do that.
server-tournament-secret = The replay, record and story open when the tournament is over: until then, decks and dice are secret.
server-not-welcome = You cannot join this table: you have blocked somebody who sits there, or they have blocked you.
server-nobody-there = Nobody sits there.
server-that-is-you = That is you.
server-busy = That did not work just now, but nothing has changed. Try again.
server-decks-full = There is room for { $limit } decks. Delete some first.
server-decks-together = Together with those of your account these would be more than { $limit } decks. Delete some here, then sign in.
server-guest-handed-over = You have signed in to an account, so nothing more is saved for the guest you were. Load the page again; if it does not show your account, sign in.
server-unknown-cookie = The server no longer knows this browser. Load the page again: you will be a new guest, or can sign in to your account.
server-too-many = Too many requests in a short time. Wait a moment, then continue.
server-no-cards = The game { $game } is played without decks of your own.
server-deals-failed = The deck could not be dealt in time. Try again later.
server-no-rules = There are no rules of “{ $game }” here.
server-no-route = There is nothing at this address. docs/protocol.md lists the addresses.
server-bad-request = The request could not be read: { $why }
server-bad-name = A name needs at least one letter or digit, and no invisible characters.
server-name-marks = A letter in this name has more marks than any language uses.
server-name-scripts = This name mixes alphabets with letters that look alike, such as Latin and Cyrillic. Use only one of them.
server-not-your-password = That is not your password.
server-has-account = You already have an account.
server-name-taken = The name “{ $name }” is taken. Choose another one.
server-wrong-password = The name and password do not match.
server-blocked = This account has been blocked by the people who run this server.
server-bye-limit = That was too much at once. Come back in a moment.
server-bye-hello = The first message should have been a hello.
server-bye-message = The message was not understood. Reload the page.
server-bye-table = You cannot watch this table.
server-bye-slow = The connection is too slow. Come back in a moment.
server-bye-restart = The server is restarting. Nothing is lost; reconnect at once.
server-bye-closed = This server has been closed to guests. This page continues as soon as it is opened again.

## Starting a server

server-at = Playmat is open at { $address }
server-stop-with = Press Ctrl-C to stop it; tables are kept.
server-no-browser = The browser could not be opened. Open the address yourself, on this machine.
server-set-plays = { $file }: this card set is not accepted, so it is not offered for new matches. Matches that started with it continue. Keep this file as it is, and add a corrected copy with another --cards. What is wrong:
server-set-unread = { $file }: this card set cannot be used. It is not offered for new matches, and any that started with it stop. What is wrong:
server-picture-missing = { $file }, card { $card }: the picture { $picture } cannot be read; the drawn face is shown. Give a path relative to the folder of { $file }.
server-picture-kind = { $file }, card { $card }: { $picture } is not a supported picture; the drawn face is shown. Save it as PNG, JPEG, WebP, AVIF or GIF.
server-picture-large = { $file }, card { $card }: { $picture } is larger than { $limit } MB; the drawn face is shown. Make it smaller.
server-picture-address = { $file }, card { $card }: { $picture } is on another site, and pictures are never fetched from elsewhere; the drawn face is shown. Save it in the folder of { $file }.
server-bad-origin = “{ $got }” is not an origin. Write it like https://play.example.
server-invite-owner = Only someone at the computer this server runs on can invite others, and only if it was started for that computer alone.
server-lab-owner = Only someone at the computer this server runs on can have reports made or deleted, and only if it was started for that computer alone.
server-lab-busy = A report is already being made. Stop it, or wait for it.
server-lab-full = This server keeps { $limit } reports at most. Delete one first.
server-lab-none = There is no report here. It may have been deleted.
server-lab-player = “{ $got }” is not a computer player of this game. Choose one of: { $known }.
server-lab-deck = “{ $got }” is not a starter deck of this game. Choose from: { $known }.
server-lab-few = Choose at least two decks.
server-lab-no-decks = The game { $game } is played without decks. Choose none.
server-lab-odd = The number of games per pair of decks is { $got }: every deal is played twice, with seats swapped, so choose an even number.
server-lab-many = That would be too many games: { $games }. A report made here has { $limit } at most. Choose fewer decks or fewer games, or use playmat report.
server-lab-failed = The last report could not be made. Try again; the server’s log says what went wrong.
server-bad-path = “{ $got }” is not a path. Write it like /playmat: letters, digits, dots, hyphens, and slashes between the parts.
server-elsewhere = There is nothing here: this server is at { $path }. A proxy in front of it has to pass addresses on unchanged, with the path.
server-too-few-workers = At least one process is needed.
server-too-few-days = Guests must be remembered for at least one day.
server-sqlite-alone = SQLite works with one server process only. For several, use PostgreSQL: --db postgresql://user@host/name
server-port = Cannot listen on { $host }, port { $port } ({ $why }). Choose another --port, or 0 for any free one.
server-db-address = “{ $got }” is not a database. Use a file, sqlite:///file.db or postgresql://user@host/name.
server-db-folder = The folder of { $file } cannot be created: { $why }.
server-db-no-driver = PostgreSQL needs a driver: pip install 'playmat[postgres]'
server-db-unreachable = The database { $where } does not answer: { $why }
server-db-unreadable = { $file } cannot be read as an SQLite database.
server-db-old = PostgreSQL { $got } is too old; { $wanted } or newer is needed.
server-db-forgets = The database { $where } runs with fsync off, so it may lose data it was told to keep. Switch fsync on.
server-db-in-use = Another server is using { $file }. Stop it first, or use another --db.
server-db-migrate = The database is at step { $got }; this playmat needs step { $known }. Make a backup, then run: playmat db migrate
server-db-newer = The database is at step { $got }; this playmat knows only step { $known }. Use the newer playmat.
server-db-migrated = The database is now at step { $step }.
server-db-not-empty = { $where } already holds tables. Copy into an empty database.
server-db-exists = { $file } already exists. Choose another name.
server-db-none = There is no file { $file }.
server-db-copied = { $tables } tables with { $rows } events were copied to { $where }.
server-db-checked = { $tables } tables: { $goes_on } matches would continue, { $replays } finished ones would replay, { $idle } have no match. { $stops } would not continue; { $stored } finished ones would show only their stored answers.
server-db-stops = { $table } ({ $game }) would not continue: { $why }
server-db-stored = { $table } ({ $game }) is over, and would show only its stored answers: { $why }
server-admin-report = { $id }  { $when }  { $by } about { $about } ({ $reason }), table { $table }
server-admin-reports = { $count } reports.
server-admin-no-report = There is no report “{ $got }”. playmat admin reports lists them.
server-admin-closed = Closed { $when }: { $note }
server-admin-deed = { $when }  { $by }: { $what } { $about }: { $words }
server-admin-person = { $name }  since { $since }, last seen { $seen }, { $tables } tables
server-admin-people = Accounts: { $count }.
server-admin-blocked = Blocked { $when }.
server-admin-block-both = --block and --unblock contradict each other. Give one of them.
server-admin-table = { $id }  { $when }  { $game }, { $status ->
    [open] waiting for players
    [running] in progress
    [finished] finished
    [broken] stopped by an error
   *[closed] closed
}: { $who }
server-admin-table-more = Made { $made }; clock: { $clock ->
    [relaxed] relaxed
    [tournament] tournament
    [days] days
   *[none] none
}; listed: { $listed ->
    [yes] yes
   *[no] no
}; rated: { $rated ->
    [yes] yes
   *[no] no
}; tournament { $tournament }; { $versions } events.
server-admin-tables = Tables: { $count }.
server-admin-tables-more = There are more: older ones are left out. Narrow the list with part of a name, or with --status.
server-admin-why = Give a reason of 1 to { $most } characters: everybody at the table reads it.
server-admin-no-table = There is no table “{ $got }”. playmat admin tables lists them.
server-admin-table-over = Nothing is played at table { $table } any more, so there is nothing to close.
server-admin-limit = { $what }: { $most } { $seconds ->
    [0] at once
   *[other] in { $seconds } seconds
}, for each { $whom ->
    [person] person
   *[address] address
}
server-admin-limit-set = { $whom }: { $what } { $most }
server-admin-limits = Limits set for a person or an address: { $count }.
server-admin-no-limit = “{ $got }” is not a limit. Choose one of: { $known }.
server-admin-limit-which = Give either --most with a number, or --usual.
server-admin-no-address = “{ $got }” is not an IP address, and this limit is for addresses.
server-admin-announce-nothing = There is nothing to announce. Give a text, such as: --text en=Welcome
server-admin-announce-form = “{ $got }” does not say its language. Write --text LANGUAGE=TEXT, once for each language; there are: { $known }.
server-admin-announce-long = An announcement has at most { $most } characters.
server-admin-announcement = { $id }  until { $until } ({ $lang }): { $text }
server-admin-announcements = Announcements: { $count }.
server-admin-announcement-ended = { $id } is no longer shown.
server-admin-no-announcement = No announcement “{ $got }” is shown. playmat admin announcements lists them.
server-admin-mail = { $id }  since { $since }  { $kind ->
    [confirmation] confirmation
   *[news] news
} to { $address }, tries: { $tries }, { $due ->
    [never] given up
   *[later] next { $due }
}{ $problem ->
    [none] { "" }
   *[some] : { $problem }
}
server-admin-mails = Mails in the outbox: { $count }.
server-log-unreadable = The log of table { $table } cannot be read.
server-other-rules = This match was started under other rules of { $game } ({ $got }) than the ones here ({ $here }). Use a playmat that has those rules.
server-rules-of = This match was started under rules { $got } of { $game }; under the rules here ({ $here }) it has a different outcome. Playmat { $release } plays it. Its stored answers are shown unchanged.
server-stored-answer = { $who }: { $word }
server-stored-hidden = { $who } answered.
server-log-gap = The log of table { $table } is missing version { $version }.
server-log-broken = The log of table { $table } does not match its match at version { $version }.

## A computer player that joins

server-refused = The server refused: { $said }
server-away = Nothing answers at { $address } ({ $why }). Is the server running, and is the link right?
server-foreign = The server at { $address } is not a Playmat server.
server-bad-link = “{ $got }” is not a link to a table. It should look like http://host:port/t/h3Kx….
server-joined = { $who } sits at { $seat } of table { $table }.
server-announced = Announcement: { $text }
server-match-over = The match is over: { $how }

## Ratings

server-rated-not = This match cannot be rated: { $why ->
    [clock] a rated match needs a clock. Choose one.
    [start] it continues from another match. Start a new one.
    [cards] it is played with more than the game’s own cards. Choose those alone, or open the table without a rating.
    [hints] a rated match has no hints. Turn them off.
    [guest] guests have no rating. Create an account in the settings.
    [seats] nobody can play against themselves. Leave the other seat to somebody else.
    [alone] each person has one seat in the team. Leave the other seats to somebody else.
    [score] in a score challenge, each person plays the whole team. Make the tournament without a rating.
    [opponent] how hard the game is with these options has not been measured. Choose the usual ones.
    [level] this computer player has no rating. Choose another one.
    [nobody] only computers would play. Take a seat yourself.
   *[server] this server has no ratings. Its operator can install them with the extra “serve”.
}
server-undo-rated = In a rated or daily match, nothing is taken back once others have answered or something has been revealed.
server-no-such-person = Nobody with an account is called { $name }.
