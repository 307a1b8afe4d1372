### What the browser client says.

## Every page

web-title = A table for card and dice games
web-skip = Skip to the content
web-ways = Site navigation
web-way-lobby = Lobby
web-way-watch = Watch
web-way-replays = Replays
web-way-decks = Decks
web-way-learn = Learn
web-way-rules = Rules
web-way-about = About
web-ratings = Ratings
web-profile = Profile
web-foot = More
web-home = Home
web-close = Close
web-comma = { ", " }
web-fan-work = A fan work, given away free of charge; not affiliated with any rights holder.
web-moment = One moment …
web-connecting = Connecting …
web-silent = The server does not answer. Trying again …
web-lost = The connection is lost. Trying again; nothing you did is lost.
web-nothing-table = This table cannot be opened
web-nothing-replay = This match cannot be shown
web-nothing-lesson = This lesson cannot be shown
web-nothing-page = There is no such page
web-nothing-here = There is nothing at the address { $address }.
web-nothing-line = Is the address complete? The person who sent it can send it again. Otherwise start a new match, or watch what others play.
web-nothing-home = Home page
web-stale = The question has changed in the meantime. Look at the table and answer the new one.
web-offline = The table cannot be reached
web-offline-line = No server is answering right now. This page keeps trying; matches in progress wait for you.
web-offline-again = Try again
web-outdated = Playmat was updated while this page was open.
web-outdated-load = Reload
web-news-announcement = Announcement
web-news-read = Got it
web-news-call = Round { $round } of { $rounds } of “{ $name }” has begun: your match is waiting.
web-news-left = { $time } left on the clock
web-news-last = less than a minute left on the clock
web-of = { $n }/{ $of }
web-range = { $low }–{ $high }
web-seat = Seat { $number }
web-self = You
web-seat-you = you
web-seat-open = free seat
web-seat-computer = computer

## Settings

web-settings = Settings
web-palette = Everything you can do here
web-palette-words = Words to look for
web-palette-found = { $n ->
    [one] 1 thing to do
   *[other] { $n } things to do
}
web-palette-none = There is nothing with these words.
web-palette-gone = “{ $what }” can no longer be done. This is what can be done now.
web-me = You
web-me-name = Your name, as others see it
web-me-keep = Save
web-me-kept = Saved
web-me-account = Account
web-me-account-line = With the name above and a password you are the same person on every device. Nothing else is asked for.
web-me-password = Password, at least 8 characters
web-me-enter = Sign in
web-me-register = Create an account
web-me-leave = Sign out

## The account

web-account = Your account
web-account-of = You are signed in as { $name }.
web-account-guest = You are a guest: only this browser knows who you are. If you stay away for a long time, the server deletes your guest and everything saved with it. An account, which you can create in the settings, stays.
web-account-devices = Signed in on
web-account-device = Since { $since }, last used { $last }
web-account-here = this browser
web-account-leave-others = Sign out everywhere else
web-account-password = Change the password
web-account-password-old = Your password
web-account-password-new = New password, at least 8 characters
web-account-password-changed = Changed. All other devices have to sign in again.
web-account-data = Your data
web-account-data-line = Everything that is kept about you, as a JSON file: name, devices, tables, decks, lessons, puzzles and the rest.
web-account-export = Download your data
web-account-delete = Delete everything
web-account-delete-how = How to be forgotten for good
web-account-delete-line = Your name, password, sign-ins, decks, lessons and puzzles are deleted, and nobody can bring them back. Matches stay with those you played, under the name that they saw.
web-account-delete-now = Delete for good
web-account-more = Devices, password, your data
web-account-mail = E-mail
web-account-mail-line = When a match played by days is waiting for you, this server can write to you: at most once an hour, and once in six hours about the same match.
web-account-mail-address = E-mail address
web-account-mail-save = Send me a link to confirm
web-account-mail-asked = { $address } is not confirmed yet. Open the link in the mail that was sent there within three days; otherwise the address is deleted.
web-account-mail-on = Mail goes to { $address }.
web-account-mail-drop = Delete the address
web-account-mail-off = This server no longer sends e-mail.
web-mail-confirm = Confirm your address
web-mail-confirm-line = From then on this server writes to you when a match played by days is waiting for you.
web-mail-confirm-now = Yes, this is my address
web-mail-confirmed = Confirmed. You can change this on your account page.
web-mail-leave = Stop the mails
web-mail-leave-line = Your address is deleted from this server, and no more mail is sent to it.
web-mail-leave-now = Delete my address
web-mail-left = Your address has been deleted.
web-setting-language = Language
web-setting-theme = Colours
web-setting-rendering = Show the table as
web-setting-motion = Animation
web-setting-speed = Speed of the animation
web-setting-volume = Sounds
web-setting-letters = Single-letter shortcuts at the table
web-setting-passing = Pass automatically when passing is the only option, always after the same delay
web-setting-alerts = Tell me when it is my turn or a round begins
web-theme-auto = same as the system
web-theme-dark = dark
web-theme-light = light
web-theme-contrast = high contrast
web-rendering-table = picture
web-rendering-text = text
web-motion-on = on
web-motion-off = off
web-notice-turn = It is your turn: { $game }
web-volume = { $percent ->
    [0] off
   *[other] { $percent } %
}
web-letters-on = on
web-letters-off = off
web-passing-on = on
web-passing-off = off
web-alerts-on = on
web-alerts-off = off
web-setting-clauses = Rule numbers in the log and in questions
web-clauses-on = always
web-clauses-off = on hover

## Home

web-welcome = Many games, one table
web-welcome-line = Play against the computer right away, or send a friend a link. No account, nothing to install.
web-games = Games
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-with-friends = With friends
web-with-friends-game = With friends: { $game }
web-choose = Choose seats and rules
web-seats = { $n } players
web-seats-from = { $low }–{ $high } players
web-together = together against the game
web-against = against each other
web-my-tables = Your tables
web-open-tables = Tables with a free seat
web-your-turn = your turn
web-status-open = waiting for players
web-status-running = in progress
web-status-finished = finished
web-status-closed = abandoned
web-status-broken = stopped by an error

## A new table

web-new-table = New table
web-new-seats = Players
web-new-seat = Add a seat
web-new-less = Remove a seat
web-new-me = me
web-new-here = someone else, at this device
web-new-computer = computer
web-new-open = a friend, by link
web-new-role = Hero
web-new-level = Strength
web-new-deck = Deck
web-new-own-deck = a starter deck
web-new-rules = Rules of the match
web-new-set = Cards
web-new-no-set = The game’s own
web-new-set-unrated = Rated matches are played with the game’s own cards only.
web-new-ruleset = Rules
web-new-clock = Clock
web-new-options = Rule options
web-new-changed = { $n } changed
web-new-usual = Everything at its default
web-new-usual-value = { $value } (default)
web-options-begin = Start and end
web-options-play = In play
web-options-other = Other
web-new-around = At the table
web-new-watch = Spectators
web-watch-now = see everything public at once
web-watch-answers-6 = see it 6 answers later
web-watch-answers-20 = see it 20 answers later
web-watch-minutes-5 = see it 5 minutes later
web-watch-minutes-15 = see it 15 minutes later
web-watch-nobody = nobody may watch
web-new-public = Show in the list of open tables
web-new-hints = Allow hints and joining programs
web-new-hints-line = Players may ask the computer what it would do, and a program may take a free seat (“playmat join”).
web-new-begin = Start the match
web-new-invite = Open the table and get the link
web-clock-none = none
web-clock-relaxed = relaxed: 10 minutes, plus 45 seconds per answer
web-clock-tournament = tournament: 15 minutes, plus 10 seconds per answer
web-clock-days = days per answer
web-level-beginner = beginner
web-level-casual = casual
web-level-skilled = skilled
web-level-expert = expert
web-level-champion = champion
web-level-random = random
web-level-greedy = quick
web-level-planner = plans ahead
web-level-planner-brisk = plans ahead, keeps moving
web-level-planner-steady = plans ahead, at a steady pace
web-level-planner-patient = plans ahead, takes its time
web-level-search-easy = thinks a little
web-level-search-medium = thinks
web-level-search-hard = thinks hard

## Before the match

web-lobby-set = This match is played with the card set “{ $name }”.
web-lobby-line = The match begins as soon as all seats are taken.
web-invite = Send this link. Anyone who opens it can take a free seat.
web-invite-local = Until you invite others, only this computer can open this link.
web-invite-open = Your friends can open this link.
web-invite-door = All links, and closing again
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code
web-qr-label = The link as a QR code, to scan with a phone
web-sit = Sit here
web-fill = Computers take the free seats
web-leave = Leave

## At the table

web-prompt = Your question
web-offer = optional
web-thinking = { $names } is thinking …
web-waiting = Waiting for { $names }
web-all-options = Show all options
web-less = One less: { $what }
web-more = One more: { $what }
web-chosen = { $n } of { $of } chosen
web-confirm = Do it
web-not-yet = Choose first
web-light-legal = can be used
web-light-target = goes with what you chose
web-light-chosen = chosen
web-light-pinged = shown by somebody
web-thing-state = { $thing } – { $state }
web-controls = Tools
web-as-text = The table as text
web-undo = Undo
web-undo-free = Take back your last answer: nothing new has been seen
web-undo-ask = Ask the others to let you take back your last answer
web-undo-never = Nothing can be taken back: something new was seen
web-undo-asked = { $who } would like to take back an answer. Do you agree?
web-undo-waits = { $who } has asked to take back an answer.
web-draw = Draw
web-draw-free = End the match in a draw
web-draw-ask = Offer the others a draw
web-draw-asked = { $who } offers a draw. Do you agree?
web-draw-waits = { $who } has offered a draw.
web-draw-long = This match has lasted longer than any that ends by itself. You may end it in a draw.
web-agree = Agree
web-disagree = No
web-hint = Hint
web-hold = Wait
web-hold-line = Ask the computer players to wait for you, for up to a minute
web-holds = The computer players are waiting for { $names }.
web-hint-leave = Decline this offer
web-hint-do = Do that
web-resign = Give up
web-resign-sure = Yes, give up
web-resign-not = Play on
web-curtain = Hand the device to { $who }
web-curtain-line = The table is covered until they have it, so that nobody sees another hand.
web-curtain-open = I am { $who }: show my side
web-watching = You are watching
web-watchers = Spectators
web-watchers-n = { $n ->
    [0] nobody watches
    [one] one person watches
   *[other] { $n } people watch
}
web-show-hands = Let them see my hand
web-show-open = Everybody agreed: spectators can see the hands.
web-show-waits = Only if everybody at the table agrees. Then anyone with the link can see them, in the replay too.
web-delay-answers = You see the table as it was { $n ->
    [one] one answer
   *[other] { $n } answers
} ago.
web-delay-minutes = You see the table as it was { $n ->
    [one] one minute
   *[other] { $n } minutes
} ago.
web-log = What happened
web-log-narrow = Narrow the log
web-log-kind = Show
web-log-all = everything
web-log-deeds = what was done
web-log-words = With these words
web-log-n = { $n ->
    [0] No line fits.
    [one] One line
   *[other] { $n } lines
}
web-log-copy = Copy these lines
web-fault = Report a fault
web-fault-line = Saves a file with what this page knows of the match, your browser and errors – nothing your seat may not know. Nothing is sent.
web-fault-made = Saved: { $file }. Send it to the people who run this server, with a word on what went wrong.
web-fault-noticed = Something went wrong on this page. The match on the server is not affected.
web-latest = The latest:
web-latest-none = Nothing has happened yet.
web-clocks = Clocks
web-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
web-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
web-say = Say something
web-show-thing = Point at the thing you want everybody to look at.
web-reader = Point at a card to read it.
web-keys = Keys
web-type = Type an answer, in words
web-key-arrows = move between things
web-key-digits = choose an option
web-key-confirm = confirm your answer
web-key-clear = start over
web-key-undo = take back
web-key-hint = hint
web-key-hold = ask the computer players to wait, or to continue
web-key-prompt = jump to the question
web-key-type = type an answer
web-key-log = jump to the log
web-key-help = these keys
web-key-palette = everything you can do, by its name
web-ending = The end
web-ending-won = You have won!
web-ending-lost = You have lost
web-ending-draw = A draw
web-ending-over = The match is over
web-again = Play again
web-next-table = To the next match
web-see-replay = Watch the replay
web-see-result = The story of the match
web-dev = A developer’s table
web-dev-at = Step { $at } of { $all }
web-dev-hash = Hash of the state:
web-dev-back = Step back
web-dev-forward = Step forward
web-dev-force = I choose what chance brings
web-dev-chance = Chance brings
web-dev-bring = Go on
web-dev-steps = Steps ({ $n })
web-dev-beginning = The position
web-dev-by-chance = Chance: { $what }
web-dev-by-seat = { $who }: { $what }
web-dev-text = The position as text
web-dev-label = A scenario document
web-dev-apply = Apply the text
web-dev-settle = Edit the position on the table
web-result-title = The story of the match
web-result-reading = Looking through the match …
web-result-won = { $who }: won
web-result-lost = { $who }: lost
web-result-draw = A draw
web-result-curve = Chance to win
web-result-curve-line = An estimate at each decision, from what could be known then. The diamonds mark the turning points.
web-result-open = With all hands open
web-result-own = From what could be known
web-result-open-line = With all hands open, luck is still unknown: where the lines are far apart, hidden cards mattered.
web-result-apart = Furthest apart { $turn ->
    [0] before the first turn
   *[other] in turn { $turn }
}: { $own }% from what could be known, { $open }% with all hands open.
web-result-table = The curve as a table
web-result-percent = { $n }%
web-result-turns = Turns
web-result-decisions = Decisions
web-result-high = Highest chance
web-result-low = Lowest chance
web-result-turning = Turning points
web-result-quiet = Nothing changed the chances by much at once.
web-result-turn = Turn { $n }
web-result-rose = ▲ from { $before }% to { $after }%
web-result-fell = ▼ from { $before }% to { $after }%
web-result-chosen = What was chosen
web-result-other = What the computer would have chosen
web-result-same = The same
web-result-again = Try again from here
web-result-see = See this moment

web-balance = Luck and skill
web-balance-reading = Telling luck from skill …
web-balance-line = From a chance of { $start }% before the cards were dealt to { $result }% at the end. The bar shows in points what lowered it, on the left, and what raised it, on the right.
web-balance-luck = Luck
web-balance-luck-words = Draws and dice gave this side { $own } points, the other { $other }.
web-balance-skill = Decisions
web-balance-skill-words = Each cost this side { $own } points on average, the other { $other }, against the best answer it could see.
web-balance-rest = Unforeseen
web-balance-rest-words = Hidden cards above all, which no estimate can foresee.
web-balance-how = All of it is an estimate: a side’s errors also count what the computer misjudges.
web-best-card = The best card
web-best-card-line = Played { $times ->
    [one] once
   *[other] { $times } times
} and worth { $gained } points: that is how much the chance to win rose until the next question.
web-keepsake = A picture to share
web-moment-picture = Picture
web-keepsake-line = The turn that decided the match, with the table as everybody could see it.
web-keepsake-make = Make a picture
web-keepsake-making = Drawing …
web-keepsake-png = Save as PNG
web-keepsake-svg = Save as SVG
web-keepsake-send = Share …
web-keepsake-change = { $before }% → { $after }%

web-puzzles = Puzzles
web-puzzles-line = Positions of real matches in which it is clear what is best. The stars say how many levels of the computer fail. With an account you find your solutions on every device. Your rating stays in this browser.
web-puzzles-done = { $n } of { $of } solved
web-puzzles-own = Your rating: { $rating }
web-puzzles-rating = Rated { $rating }
web-puzzles-next = Next puzzle
web-puzzles-of = All puzzles: { $game }
web-puzzles-number = Puzzle { $n }
web-puzzles-grade = { $n } of { $of } stars
web-puzzles-clean = solved on the first try
web-puzzles-solved = solved
web-mistakes = Learn from your mistakes
web-mistakes-line = Decisions that cost you much in your own matches, as the analysis found them. Find a better answer: the branch says how the chance changes.
web-mistakes-none = Analyse one of your matches: the decisions that cost much come back here as exercises.
web-mistakes-one = Turn { $turn }: { $what } lost { $lost } points
web-mistakes-drop = Learnt: { $what }

web-analysis = Analysis
web-analysis-open = Analyse this match
web-analysis-reading = Reading the decisions …
web-analysis-before = Decision before
web-analysis-after = Next decision
web-analysis-nothing = There was nothing to decide at this moment.
web-analysis-thinking = The computer is thinking …
web-analysis-fine = Good: nothing was clearly better.
web-analysis-inaccuracy = Inaccurate: it lost { $n } points.
web-analysis-mistake = A mistake: it lost { $n } points.
web-analysis-blunder = A blunder: it lost { $n } points.
web-analysis-chosen = chosen
web-analysis-then = then for example: { $what }
web-analysis-go = What if?
web-analysis-try = What if: { $what }
web-analysis-other = Try another answer
web-analysis-all = Look through all decisions
web-analysis-stop = Stop
web-analysis-seen = { $n } of { $of } decisions examined, { $bad ->
    [0] none of them lost much
    [one] one of them lost something
   *[other] { $bad } of them lost something
}
web-analysis-at = Turn { $turn }: { $what }
web-analysis-how = Compared with “{ $player }” on { $deals } deals of everything the player could not see. The percentages are estimates.
web-analysis-note = Your note
web-analysis-notes = Your notes
web-analysis-note-line = Only you see it, in this browser
web-branch = What if …?
web-branch-chance = Chance to win: { $before }% before, { $now }% now.
web-branch-line = A match apart from the real one. Everything you could not see is dealt again, and the computer plays for the others. You can take back anything.
web-branch-back = Back to the match
web-branch-again = Deal again

## At every table

web-pair = { $name }: { $what }
web-empty = nothing
web-has-turn = turn
web-turn-own = Your turn
web-turn-as = Your turn as { $role }
web-turn-of = { $who }’s turn
web-pile-deck = Deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-pile-discard = Discard pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-pile-hand = Your hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-pile-hand-of = Hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-pile-looked = Seen on top of the deck
web-side-own = Your side
web-side-other = The other side
web-before-turns = Before the first turn

## Decks

web-deck = Your deck
web-deck-unnamed = Deck
web-deck-name = Name
web-redo = Redo
web-deck-edits = Changes to the deck
web-deck-undone = Taken back: { $n ->
    [one] 1 card
   *[other] { $n } cards
} now
web-deck-redone = Made again: { $n ->
    [one] 1 card
   *[other] { $n } cards
} now
web-deck-empty = Choose a starter deck, or add cards one by one.
web-deck-cards = All cards
web-deck-search = Search
web-deck-type = Kind
web-deck-element = Element
web-deck-all = all
web-deck-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-deck-add = Add: { $card }
web-deck-more = Show more
web-deck-sources = Start with
web-deck-start = Start with a deck
web-deck-starters = Starter decks
web-deck-own = Your decks
web-deck-random = Random deck
web-deck-import = Import
web-deck-import-line = Lines such as “{ $line }”, a share code, or JSON
web-deck-read = Read
web-deck-legal = This deck is legal.
web-deck-figure-cost = Cost
web-deck-figure-level = Level
web-deck-bar = { $what } { $value }: { $n }
web-deck-count = Cards
web-deck-odds = Odds of drawing
web-deck-odds-line = The chance of at least one card of each kind: in the first { $n } cards, and after so many more.
web-deck-odds-first = first hand
web-deck-odds-more = +{ $n }
web-deck-first-turn = A playable first turn: { $n } %
web-deck-first-turn-line = In { $playable } of { $deals } deals, a card from the hand could be played in the first turn. These are real deals under the rules, against the same deck; whatever you decide before is decided in favour of playing a card, and the opponent does as little as possible.
web-deck-first-turn-wait = Dealing …
web-deck-first-turn-legal = Once the deck is legal, you will see here how often a card can be played in the first turn.
web-deck-percent = { $n } %
web-deck-beside = Compared with the starter decks
web-deck-fewer = { $what }: only { $n }. Starter decks have { $usual }.
web-deck-more-than = { $what }: { $n }. Starter decks have only { $usual }.
web-deck-usual = { $least } to { $most }
web-deck-like = Each kind is about as frequent as in the starter decks.
web-deck-compare = Compare with
web-deck-same = The same cards.
web-deck-change-more = { $n } more: { $card }
web-deck-change-less = { $n } fewer: { $card }
web-deck-suggestions = Suggestions
web-deck-suggestions-legal = Once the deck is legal, exchanges of cards are suggested here.
web-deck-suggestions-unknown = There are no figures about the cards of this game yet.
web-deck-suggestions-none = No exchange for a card of the same type promises more.
web-deck-suggestions-line = The numbers are points in a hundred: how much more often a side won with the card in its opening hand than with the same deck and another opening hand. They come from games that the computer played with random decks (games: { $games }; decks: { $decks }). They do not know which cards suit your deck, or what a card is worth late in a game.
web-deck-suggestions-report = All figures
web-deck-exchange = Exchange
web-deck-exchange-this = Exchange { $out } for { $into }
web-deck-suggestion-out = Out: { $card }
web-deck-suggestion-in = In: { $card }
web-binder = Binder
web-binder-way = Look at all cards in the binder
web-binder-build = Build a deck
web-binder-next = Next card
web-binder-previous = Previous card
web-deck-draw = Draw a test hand
web-deck-hand = Test hand
web-deck-keep = Save
web-deck-kept = Saved
web-deck-forget = Delete
web-deck-forgotten = Deleted
web-deck-unforget = Undo delete
web-deck-restored = Restored
web-deck-here = The server is not answering. The deck stays in this browser and is sent as soon as the server is back.
web-deck-copy-text = Copy as text
web-deck-copy-code = Copy share code
web-deck-play = Play it now
web-picture = Your own picture on { $card }; it stays in this browser
web-picture-none = Remove
web-picture-unreadable = The browser cannot read this file as a picture.
web-picture-full = There is no room left for pictures in this browser. Remove some.
web-pictures = Your own pictures on cards
web-pictures-line = Use files named after cards, by name or code, or drop a file on a card. They stay in this browser.
web-pictures-left = No matching card: { $names }
web-pictures-n = { $n ->
    [one] one card has a picture
   *[other] { $n } cards have a picture
}
web-pictures-forget = Remove all

## Watch, replays, rules, learn, about

web-watch-line = Public tables in progress. You see what everybody may see.
web-watch-none = No public matches right now.
web-replays-line = Finished matches, move by move, through the eyes of any seat.
web-replays-mine = Yours
web-replays-public = Public
web-replays-none = None yet. Finished matches appear here.
web-replays-file = From a file
web-replays-file-line = A record to watch and play on from; it stays in this tab
web-replays-unreadable = This file cannot be read. Choose it again.
web-replays-too-long = This file is too long to be a match record.
web-replays-no-record = This report was made while the match was being played, so it has no record. Once the match is over, report again.
web-replay-controls = Replay
web-replay-moment = Moment
web-replay-turn = Turn
web-replay-turning = { $turn } ◆ turning point
web-replay-before = Before the first turn
web-replay-quiet = A choice was made.
web-replay-first = To the start
web-replay-previous = Previous
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next
web-replay-last = To the end
web-replay-to = To this moment: { $said }
web-replay-speed = Speed
web-replay-eyes = Point of view
web-replay-spectator = a spectator
web-replay-link = Copy a link to this moment
web-replay-on = Play on from here as { $who }
web-replay-record = Download the record
web-rules-line = The rules in our own words, clause by clause. The English text is authoritative; clauses that are not translated yet are shown in English.
web-rules-sources = Show where each clause comes from
web-rules-only = Only under { $ruleset }
web-rules-search = Search for words or an id
web-rules-none = This game comes without written rules.
web-rules-found = { $n ->
    [one] 1 clause
   *[other] { $n } clauses
}
web-learn-line = The first steps of each game. Things that light up can be used; the question is always in the same place.
web-lesson = Lesson
web-lesson-done = { $n } of { $of } steps done
web-lesson-next = Next lesson
web-lesson-finished = finished

web-guide-begin-game = New here? Learn by playing, 5 minutes: { $game }
web-guide-close = Got it
web-guide-leave = Play without tips
web-about-pictures = Pictures
web-about-icons = The emblems on cards and dice are by Lorc, Delapouite and other authors of
web-about-libraries = Libraries used by this page

## How to play

web-how = How to play
web-how-title = How to play { $game }
web-how-goal = The goal
web-how-turn = Your turn
web-how-win = How you win
web-how-none = This game comes without an introduction.
web-how-rules = All rules

## Ratings

web-rating = Rating
web-rating-provisional = provisional: after too few matches to say more
web-ratings-line = Everybody begins at 1500. With 400 points more, a player wins ten times as often. Computer players stay where they are.
web-ratings-game = Game
web-ratings-who = Player
web-ratings-matches = Rated matches
web-ratings-computer = Computer ({ $level })
web-ratings-team = In this game, everybody plays together against the game, which has a rating of its own. All the players of a team gain or lose points together. The more reliable a rating, the less it moves. If you leave, you lose points as for a defeat.
web-ratings-opponent = The game
web-ratings-usual = Usual options
web-ratings-players = Players
web-ratings-none = Nobody has a rating here yet. Be the first!
web-ratings-play = Open a rated table
web-rated = rated
web-rated-who = { $who } ({ $rating })
web-rated-line = The result counts for the ratings. All players need an account; there is a clock, there are no hints, and nothing is taken back once others have answered.
web-new-rated = Rated match
web-profile-unrated = No rated matches yet.
web-profile-matches = Public matches
web-profile-rated = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, ± { $deviation }
web-profile-course = From { $from } to { $to }; lowest { $low }, highest { $high }
web-profile-learned = Lessons and puzzles
web-profile-unlearned = No lessons or puzzles yet.
web-profile-lessons = { $n } of { $of } lessons finished
web-profile-puzzles = { $n } of { $of } puzzles solved
web-profile-clean = Solved puzzles ({ $n } on the first try)
web-server-away = The server is not answering. Try again in a moment.
web-server-too-large = This is more than the server takes at once. Make it shorter.
web-belongings-old = { $n ->
    [one] One deck is only in this browser, because the server does not take it. Copy it if you want to keep it.
   *[other] { $n } decks are only in this browser, because the server does not take them. Copy those that you want to keep.
}
web-belongings-unreadable = It cannot be read as a deck.
web-belongings-left = Somebody who used this browser before left it here.
web-profile-deckless = No decks yet. Decks you save in the deck builder appear here.
web-profile-deck-forget = Delete { $deck }
web-profile-deck-sure = It will be gone wherever you have it, and cannot be brought back.
web-profile-deck-gone = { $deck } is deleted.

## Quick pairing

web-meet = Play with somebody now
web-meet-line = You are seated with somebody who wants the same. If nobody is waiting, a table is opened for you, and the next person joins it.
web-meet-within = Opponent’s rating
web-meet-any = any
web-meet-points = at most { $n } points away
web-meet-find = Find an opponent

## The lobby

web-lobby-about = Challenge somebody, join a table that waits, or let the server find an opponent.
web-lobby-people = Here now
web-lobby-nobody = Nobody else with an account is here, or they prefer not to be listed.
web-lobby-seen = Show others that I am here
web-any = any
web-yes = yes
web-no = no
web-open-none = No table like this is waiting.
web-challenges = Challenges
web-challenges-none = No challenges.
web-challenge = Challenge
web-challenge-title = Challenge somebody
web-challenge-who = Name of their account
web-challenge-person = Challenge { $who }
web-challenge-guest = To challenge others, you need an account: they have to know who is asking.
web-challenge-sent = { $who } has been asked. The table opens as soon as they accept.
web-challenge-to-me = { $who } challenges you
web-challenge-by-me = You challenged { $who }
web-challenge-accept = Accept
web-challenge-decline = Decline
web-challenge-withdraw = Withdraw
web-challenge-table = To the table
web-challenge-waiting = waiting
web-challenge-begun = accepted
web-challenge-declined = declined
web-challenge-withdrawn = withdrawn
web-challenge-expired = not answered in time

## Being left alone

web-others = Other players
web-others-more = Mute, block or report { $who }
web-others-line = Only you notice whom you mute. Nobody is told that you have blocked or reported them.
web-ignore-mute = Mute
web-ignore-block = Block
web-ignore-none = Undo
web-ignored = People you have muted or blocked
web-ignored-nobody = Nobody.
web-ignored-mute = Muted: you no longer see what they say.
web-ignored-block = Blocked: you no longer see what they say, and they cannot challenge you or sit down with you.
web-report = Report
web-report-line = The people who run this server get your report together with what you see of the table now.
web-report-reason = What is it about?
web-report-talk = what they say
web-report-play = how they play: stalling, leaving, losing on purpose, help from outside
web-report-name = their name
web-report-other = something else
web-report-words = What happened?
web-report-send = Send report
web-report-sent = Thank you. Your report has the number { $id }.

## The match of the day

web-daily = Match of the day
web-daily-line = Today, everybody meets the same dice and cards, and has one try. The seed is revealed when the day is over.
web-daily-table = Table of the day
web-daily-order = Quick wins come first. Without a win, holding out longer is better.
web-daily-before = The day before: { $day }
web-daily-seed = Seed and salt:
web-daily-ends = The day ends at { $time }.
web-daily-guest = To play it, you need an account: everybody has one try.
web-daily-play = Play
web-daily-mine = To my match
web-daily-nobody = Nobody has played it.
web-daily-place = Place
web-daily-outcome = Outcome
web-daily-won = won
web-daily-drawn = drawn
web-daily-lost = lost
web-daily-none = not finished
web-daily-replay = Replay of { $who }

## Tournaments

web-tournaments = Tournaments
web-tournaments-line = Enter one, or make your own: Swiss, round robin, or a score challenge in which everybody meets the same dice.
web-tournaments-now = Open and running
web-tournaments-none = There is no tournament at the moment. Make one!
web-tournament-new = New tournament
web-tournament-guest = To take part in tournaments, you need an account.
web-tournament-people = { $n ->
    [one] one player
   *[other] { $n } players
  }
web-tournament-entered = entered
web-tournament-round-of = Round { $round } of { $rounds }
web-tournament-is-open = Open for entries
web-tournament-is-finished = Over
web-tournament-name = Name
web-tournament-kind = Format
web-tournament-swiss = Swiss
web-tournament-robin = round robin
web-tournament-score = score challenge
web-tournament-swiss-line = In each round, players with equal points meet, and nobody meets anybody twice. Good for many players in a few rounds.
web-tournament-robin-line = Everybody meets everybody once. Good for up to eight players.
web-tournament-score-line = Everybody plays alone at the same dice, which stay secret until the tournament is over. Quick wins come first.
web-tournament-rounds = Rounds
web-tournament-rounds-usual = as many as the number of players takes
web-tournament-make = Make the tournament
web-tournament-by = organised by { $who }
web-tournament-me = You
web-tournament-my-table = To my table
web-tournament-bye-me = You have a bye in this round: it counts as a win.
web-tournament-wait = You have entered. When the next round starts, this page leads you to your table.
web-tournament-dropped-me = You have dropped out.
web-tournament-enter = Enter
web-tournament-change-deck = Change my deck
web-tournament-deck-changed = Your deck is changed.
web-tournament-no-decks = The starter decks could not be fetched.
web-tournament-deck-line = Decks are locked when the first round starts. The others see yours when the tournament is over.
web-tournament-drop = Drop out
web-tournament-drop-line = You play no further round; a match that is running is still played. You cannot enter again.
web-tournament-standings = Standings
web-tournament-points = Points
web-tournament-record = W–D–L
web-tournament-swiss-first = Opponents
web-tournament-swiss-second = Their opponents
web-tournament-robin-first = Among equals
web-tournament-robin-second = Beaten
web-tournament-score-first = Turns of wins
web-tournament-score-second = Other turns
web-tournament-swiss-breaks = 3 points for a win or a bye, 1 for a draw. Among equals, it counts how many of their points the opponents have won, then the opponents’ opponents.
web-tournament-robin-breaks = 3 points for a win or a bye, 1 for a draw. Among equals, the points from their own matches count, then the points of those they have beaten.
web-tournament-score-breaks = 3 points for a win. Among equals, fewer turns in the wins count, then more turns in the defeats.
web-tournament-round = Round { $round }
web-tournament-pair = { $first } – { $second }
web-tournament-corrected = entered by hand
web-tournament-watch = Watch table { $board }
web-tournament-replay = Replay of table { $board }
web-tournament-players = Players: { $n }
web-tournament-nobody = Nobody has entered yet.
web-tournament-dropped = dropped out
web-tournament-deck-of = Deck of { $who }
web-tournament-won = { $who } won
web-tournament-won-in = { $turns ->
    [one] won in one turn
   *[other] won in { $turns } turns
  }
web-tournament-lost-in = { $turns ->
    [0] lost
    [one] lost after one turn
   *[other] lost after { $turns } turns
  }
web-tournament-draw = draw
web-tournament-neither = lost by both
web-tournament-bye = bye
web-tournament-playing = not over
web-tournament-organise = Organise
web-tournament-start = Start round { $round }
web-tournament-start-line = The first round locks the decks and draws lots. All clocks start at once, so wait until everybody is there.
web-tournament-waiting = { $n ->
    [one] One match is not over.
   *[other] { $n } matches are not over.
  }
web-tournament-all-rounds = This is the last round. End the tournament when it is over.
web-tournament-result = Enter or correct a result
web-tournament-which = Match
web-tournament-match = Round { $round }: { $names } ({ $outcome })
web-tournament-defeat = lost
web-tournament-drop-other = Drop somebody
web-tournament-drop-other-line = They play no further round and cannot enter again. If their match is not over, enter its result.
web-tournament-end = End the tournament
web-tournament-end-line = Matches that are not over do not count. Everybody then sees the decks, replays and dice.
web-tournament-back = To the tournament

## What an answer is certain to bring

web-foretold = Certain if nobody responds
web-foretold-change = { $what } from { $was } to { $now }
web-foretold-played = { $card } comes into play
web-foretold-on = { $card } on { $what }
web-foretold-discarded = { $card } to the discard pile
web-foretold-swapped = { $one } and { $other } change places

## Inviting: your own server is opened to others

web-inviting = Invite a friend
web-inviting-unable = Only someone at the computer this server runs on can invite others, and only if it was started for that computer alone.
web-inviting-closed = Closed: only this computer can open these pages.
web-inviting-open = Open: anyone with one of these links can come in.
web-inviting-busy = Checking the links …
web-inviting-do = Open to others
web-inviting-close = Close
web-inviting-check = Check again
web-inviting-house = For people on the same network
web-inviting-far = For people elsewhere
web-inviting-no-network = This computer is not on a network, so there is no link for people nearby.
web-inviting-here-house = Tried from this computer: it answers. Whether a firewall lets other devices in shows only when somebody opens the link.
web-inviting-here-far = Tried from this computer: the address leads here. Whether it can be reached from everywhere shows only when somebody opens the link.
web-inviting-silent-house = Tried from this computer: no answer. A firewall or a VPN may be in the way.
web-inviting-silent-far = Tried from this computer: no answer. The tunnel may not be running. Some routers do not let you use your own address from inside; if so, ask your friend to try.
web-inviting-elsewhere = Tried from this computer: something else answers at this address.
web-inviting-came-house = It works: another device has opened this link.
web-inviting-came-far = It works: somebody has opened this link.
web-inviting-outside = A friend in another house
web-inviting-outside-line = Links for your network end at your router. The two simplest ways further:
web-inviting-private = A private network between your devices: both of you join it, then choose “Check again” here and send the new link.
web-inviting-tunnel = A tunnel: its program runs on this computer and has to lead to { $address }. Enter the address it gives you here.
web-inviting-address = Address from outside
web-inviting-save = Use and check
web-inviting-guests = Guests can take free seats and see public tables, as on any server. They cannot open or close anything here. When you close, those at a table are told, and their matches wait for them.
