### What the browser client says.

## Every page

web-title = A table for three games
web-skip = To the content
web-ways = Around the site
web-way-watch = Watch
web-way-replays = Replays
web-way-decks = Decks
web-way-learn = Learn
web-way-rules = Rules
web-way-about = About
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
web-nothing-here = Nothing is found here at the address { $address }.
web-nothing-line = Is the address whole? Whoever sent it can send it again. Otherwise begin anew, or look at what others play.
web-nothing-home = To the first page
web-stale = The question has changed meanwhile. Look at the table and answer the new one.
web-offline = The table is out of reach
web-offline-line = No server answers just now. This page looks again by itself; matches that are being played wait for you.
web-offline-again = Try again
web-outdated = Playmat was updated while this page was open.
web-outdated-load = Load anew
web-of = { $n }/{ $of }
web-range = { $low }–{ $high }
web-seat = Seat { $number }
web-seat-you = you
web-seat-open = free seat
web-seat-computer = computer

## Settings

web-settings = Settings
web-me = You
web-me-name = What others call you
web-me-keep = Keep
web-me-kept = Kept
web-me-account = An account
web-me-account-line = With the name above and a password you are the same person on every device. Nothing else is asked.
web-me-password = Password, at least 8 characters
web-me-enter = Sign in
web-me-register = Make an account
web-me-leave = Sign out
web-setting-language = Language
web-setting-theme = Colours
web-setting-rendering = The table as
web-setting-motion = Movement
web-setting-volume = Sounds
web-setting-letters = Keys of one letter at the table
web-setting-passing = Pass by itself where only passing is possible, after a delay that is always the same
web-language-en = English
web-language-ja = 日本語
web-language-it = Italiano
web-theme-auto = as the system
web-theme-dark = dark
web-theme-light = light
web-theme-contrast = high contrast
web-rendering-table = Picture
web-rendering-text = Text
web-motion-on = on
web-motion-off = off
web-volume-off = off
web-volume-low = low
web-volume-high = loud
web-letters-on = on
web-letters-off = off
web-passing-on = on
web-passing-off = off

## Home

web-welcome = Three games, one table
web-welcome-line = Play at once against the computer, or send a friend a link. No account, nothing to install.
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
web-about-perilous = Roll, keep, and share your dice: five heroes save world after world before the Heartless overrun them.
web-about-kmon = Teams of three face each other: charge up, strike with the right element, and answer every blow.
web-about-khtcg = Travel from world to world with Sora and his friends; whoever first has thirteen points of worlds wins.
web-my-tables = Your tables
web-open-tables = Tables with a free seat
web-your-turn = your turn
web-status-open = waiting for players
web-status-running = being played
web-status-finished = finished
web-status-closed = given up
web-status-broken = stopped by an error

## A new table

web-new-table = New table
web-new-seats = Who plays
web-new-seat = One more seat
web-new-less = One seat less
web-new-me = me
web-new-computer = computer
web-new-open = a friend, by link
web-new-role = Hero
web-new-level = Strength
web-new-deck = Deck
web-new-own-deck = a starter deck
web-new-rules = How
web-new-ruleset = Rules
web-new-clock = Clock
web-new-options = Options of the rules
web-new-changed = { $n } changed
web-new-usual = All as usual
web-new-usual-value = { $value } (usual)
web-options-begin = Beginning and end
web-options-play = In play
web-options-worlds = Worlds and what is in the way
web-options-friends = Friends, equipment, forms
web-options-fights = Battles, challenges, Magic
web-options-names = Names, and how many of a card
web-options-other = More
web-ruleset-khtcg-ffg = FFG: the English edition
web-ruleset-khtcg-tomy = Tomy: the Japanese edition
web-new-around = Around the table
web-new-watch = Spectators
web-watch-now = see everything open at once
web-watch-answers-6 = see it 6 answers later
web-watch-answers-20 = see it 20 answers later
web-watch-minutes-5 = see it 5 minutes later
web-watch-minutes-15 = see it 15 minutes later
web-watch-nobody = nobody may watch
web-new-public = Show in the list of open tables
web-new-hints = Allow hints and joining programs
web-new-hints-line = Whoever plays may ask the computer what it would do, and a program may take a free seat (“playmat join”).
web-new-begin = Begin
web-new-invite = Make the table and get the link
web-clock-none = none
web-clock-relaxed = relaxed: 10 minutes, and 45 seconds for each answer
web-clock-tournament = tournament: 15 minutes, and 10 seconds for each answer
web-clock-days = days for each answer
web-level-random = random
web-level-greedy = quick
web-level-planner = plans ahead
web-level-search-easy = thinks a little
web-level-search-medium = thinks
web-level-search-hard = thinks hard

## Before the match

web-lobby-line = The match begins as soon as all seats are taken.
web-invite = Send this link. Who opens it can take a free seat.
web-invite-local = This address leads only to this computer. Start “playmat serve --host 0.0.0.0” for a link that others in your network can open.
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code
web-qr-label = The link as a QR code, to be scanned with a phone
web-sit = Sit here
web-fill = Computers take the free seats
web-leave = Leave

## At the table

web-prompt = Your question
web-offer = if you like
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
web-undo-free = Take back your latest answer: nothing new has been seen
web-undo-ask = Ask the others to take back your latest answer
web-undo-never = Nothing can be taken back: something new was seen
web-undo-asked = { $who } would like to take back an answer. Do you agree?
web-undo-waits = { $who } has asked to take back an answer.
web-draw = Draw
web-draw-free = End the match as drawn
web-draw-ask = Offer the others a draw
web-draw-asked = { $who } offers a draw. Do you agree?
web-draw-waits = { $who } has offered a draw.
web-draw-long = This match has gone on for longer than any that comes to an end by itself. You may end it as drawn.
web-agree = Agree
web-disagree = No
web-hint = Hint
web-hold = Wait
web-hold-line = Have the computer players wait for you, for a minute at most
web-holds = The computer players wait for { $names }.
web-hint-leave = Leave this offer alone
web-hint-chance = It works with a chance of { $percent } %
web-hint-do = Do that
web-resign = Give up
web-resign-sure = Really give up
web-resign-not = Play on
web-watching = You are watching
web-watchers = Spectators
web-watchers-n = { $n ->
    [0] nobody watches
    [one] one person watches
   *[other] { $n } people watch
}
web-show-hands = They may see my hand
web-show-open = Everybody agrees: the hands are open to spectators.
web-show-waits = Only when everybody at the table agrees. Whoever has the link can watch then.
web-delay-answers = You see the table as it was { $n } answers ago.
web-delay-minutes = You see the table as it was { $n } minutes ago.
web-log = What happened
web-clocks = Clocks
web-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
web-say = Say something
web-show-thing = Point at the thing you want everybody to look at.
web-reader = Point at a card to read it.
web-keys = Keys
web-type = Type an answer, in words
web-key-arrows = go from thing to thing
web-key-digits = take an option
web-key-confirm = give the answer you have put together
web-key-clear = begin again
web-key-undo = take back
web-key-hint = hint
web-key-hold = have the computer players wait, or go on
web-key-prompt = go to the question
web-key-type = type an answer
web-key-log = go to the log
web-key-help = these keys
web-ending = The end
web-ending-won = You have won!
web-ending-lost = You have lost
web-ending-draw = A draw
web-ending-over = The match is over
web-again = Play again
web-next-table = To the next match
web-see-replay = See it again

## Perilous Pursuit

web-pp-world = The world in play
web-pp-world-at = { $name }, level { $level }
web-pp-level = Level { $level }
web-pp-marker = The marker is { $saved ->
    [one] 1 space
   *[other] { $saved } spaces
} from World Saved and { $lost } from World Lost
web-pp-world-saved = World Saved
web-pp-world-lost = World Lost
web-pp-spawn = marker +{ $n }
web-pp-attack = { $n } damage
web-pp-pair = { $name }: { $what }
web-pp-pool = World Roll
web-pp-pool-words = World Roll: { $blue } blue, { $black } black
web-pp-saved = Saved { $n } of { $of }
web-pp-overrun = Overrun { $n } of { $of }
web-pp-ahead = Worlds to come
web-pp-dice = Dice
web-pp-world-dice = Roll for the World
web-pp-not-begun = The first turn has not begun.
web-pp-turn = Turn { $turn }: { $who }
web-pp-roll = Roll { $roll } of { $of }
web-pp-nothing = nothing
web-pp-die = Die { $n }, { $colour ->
    [black] black
   *[blue] blue
}: { $face }{ $used ->
    [yes] , used
   *[no] { "" }
}
web-pp-kept = kept
web-pp-again = to be thrown again
web-pp-short-die = { $n } · { $face }
web-pp-card-die = Die { $n } of a card: { $face }{ $used ->
    [yes] , used
   *[no] { "" }
}
web-pp-hero = { $who }: Health { $health }, Shields { $shields }
web-pp-shields = Shields { $n }
web-pp-action = { $action } of { $who }, needs { $need ->
    [one] 1 die
   *[other] { $need } dice
}: { $state }
web-pp-empty = empty
web-pp-ready = ready
web-pp-set = set
web-pp-die-blue = (blue die)
web-pp-die-black = (black die)
web-pp-die-card = (die of a card)
web-pp-item = Item Card { $card }
web-pp-hidden-items = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand
web-pp-no-items = no Item Cards

## K-Mon

web-km-turn = turn
web-km-charges = { $n ->
    [one] 1 charge
   *[other] { $n } charges
}
web-km-deck = Deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-km-discard = Discard pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-km-hand = Your hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-km-hand-of = Hand: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
web-km-looked = Seen on top of the deck
web-km-own-team = Your side
web-km-other-team = The other side
web-km-creature = { $name }, { $left } of { $hp } HP, { $primary }/{ $secondary }, { $trait }, { $state ->
    [active] active
    [defending] active, defending
    [exhausted] exhausted
   *[bench] benched
}
web-km-buff = { $card } (buff, { $n ->
    [one] 1 turn
   *[other] { $n } turns
} left)
web-km-debuff = { $card } (debuff, { $n ->
    [one] 1 turn
   *[other] { $n } turns
} left)
web-km-middle = Turn and reactions
web-km-turn-number = Turn { $n }
web-km-phase-item = Phase I: item
web-km-phase-persistent = Phase II: effects
web-km-phase-substitution = Phase III: substitution
web-km-phase-action = Phase IV: action
web-km-phase-end = Phase V: end of turn
web-km-phase-other = action and reactions
web-before-turns = Before the first turn
web-km-chain = Reactions, the next to happen on top
web-km-next = happens next
web-km-fate-neutralised = neutralised
web-km-fate-evaded = evaded
web-km-strong = { $strong } is strong against { $weak }

## Decks

web-deck = Your deck
web-deck-unnamed = Deck
web-deck-name = Name
web-deck-empty = Take a starter deck, or add cards one by one.
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
web-deck-sources = Begin with
web-deck-start = Begin with a deck
web-deck-starters = Starter decks
web-deck-own = Your decks
web-deck-random = Random deck
web-deck-import = Import
web-deck-import-line = Lines such as “{ $line }”, a share code, or JSON
web-deck-read = Read
web-deck-legal = This deck is legal.
web-deck-cost = cost { $cost }: { $n }
web-deck-draw = Draw a test hand
web-deck-hand = Test hand
web-deck-keep = Keep
web-deck-kept = Kept in this browser
web-deck-forget = Forget
web-deck-copy-text = Copy as text
web-deck-copy-code = Copy share code
web-deck-play = Play with it
web-picture = Your own picture on { $card }; it stays in this browser
web-picture-none = Take it off
web-picture-unreadable = This file is no picture that the browser can read.
web-picture-full = There is no room left for pictures in this browser. Take some off.
web-pictures = Your own pictures on cards
web-pictures-line = Files named after cards, by name or code; or drop a file on a card. They stay in this browser.
web-pictures-left = No card for: { $names }
web-pictures-n = { $n ->
    [one] one card has a picture
   *[other] { $n } cards have a picture
}
web-pictures-forget = Take all off

## Watch, replays, rules, learn, about

web-watch-line = Public tables that are being played. You see what everybody may see.
web-watch-none = Nobody is playing in public just now.
web-replays-line = Finished matches, move by move, through the eyes of any seat.
web-replays-mine = Yours
web-replays-public = Public
web-replays-none = None yet. Matches that are over stand here.
web-replays-file = From a file
web-replays-file-line = A record, to be watched and played on; it stays in this tab
web-replays-too-long = This file is too long to be the record of a match.
web-replay-controls = Replay
web-replay-moment = Moment
web-replay-chance = chance
web-replay-first = To the beginning
web-replay-previous = Back
web-replay-play = Run
web-replay-pause = Stop
web-replay-next = On
web-replay-last = To the end
web-replay-to = To this moment: { $said }
web-replay-speed = Speed
web-replay-eyes = Seen by
web-replay-spectator = a spectator
web-replay-link = Copy a link to this moment
web-replay-on = Play on from here as { $who }
web-replay-record = The record as a file
web-rules-line = The rules in our own words, clause by clause, in English. Square brackets say where the printed rules have it; a mark such as R-07 names a ruling where they are silent or unclear.
web-rules-search = Search for words or an id
web-rules-found = { $n ->
    [one] 1 clause
   *[other] { $n } clauses
}
web-learn-line = The first steps of each game. What lights up can be used; the question always stands in one place.
web-no-such-lesson = There is no lesson “{ $got }”. Learn lists all lessons.
web-lesson = Lesson
web-lesson-other = The rules allow that, but this lesson asks for something else. Read it again, or ask for a hint.
web-lesson-next = Next lesson
web-lesson-again = Once more
web-about-pictures = Pictures
web-about-icons = The emblems on cards and dice are by Lorc, Delapouite and other authors of
web-about-libraries = Libraries in this page
