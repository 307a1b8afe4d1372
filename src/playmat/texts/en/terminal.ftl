### Playing in the terminal.

## Questions and answers

terminal-offer = Optional: { $what }
terminal-enter = Enter ▸ { $what }  ({ $answer })
terminal-choose = Choose with ↑ ↓ or the digits, then Enter.
terminal-not-yet = Not complete yet: mark with space or the digits.
terminal-thinking = { $who } ({ $kind }) is deciding …
terminal-go-on = Enter: { $who } continues. Or choose with ↑ ↓ or the digits first.
terminal-nobody-asked = Nobody here is being asked anything now.
terminal-undone = Taken back: { $answer }
terminal-why-allowed = “{ $answer }” is allowed now.
terminal-hint-title = Hint
terminal-hint = Suggested: { $what } ({ $answer })
terminal-hint-leave = Suggested: leave the offer alone.
terminal-hint-chance = Chance that this plan works this turn: { $percent } %
terminal-hint-thinking = Thinking about a hint …
terminal-log = What happened
terminal-type-here = Type an answer, such as the words beside the options; Esc closes
terminal-page-close = Esc: back
terminal-listed = { $first }, { $rest }
terminal-noted = { $what } ({ $note })
terminal-cards-title = Cards on the table
terminal-cards-log = Named in the log, latest first
terminal-not-now = Not now: { $why }

## Two people against each other at one machine

terminal-curtain = { $who } has a decision to make. { $other }, please look away.
terminal-curtain-lift = Enter: only { $who } is at the screen and may see their cards.
terminal-no-curtain = Two people cannot hide their cards from each other here, because this terminal (TERM) cannot be cleared. Play against a computer player, such as --seat human greedy, or in another terminal.
terminal-undo-asks = The other player has answered since. Do they agree to take back your last answer?
terminal-undo-keys = y: agrees   n: does not agree
terminal-undo-reviewed = You have looked back at this match and may have seen every hand, so it stays as it ended. To play on from an earlier moment in a match of its own, look back and press Enter there.
terminal-draw-asks = Does the other player agree to a draw?
terminal-draw-sure = End the match in a draw?
terminal-long = This match has had { $answers } answers and throws, far more than any match that ends by itself. You may end it in a draw.
terminal-long-key = Press d to do so.

## The end, and what is saved

terminal-team-won = You have all won together!
terminal-team-lost = The match is lost.
terminal-draw = The match is a draw.
terminal-winners = Won by { $names }.
terminal-kept = Everything is saved in { $file }. Resume with: { $command }
terminal-not-kept = The last answers could not be written to { $file } ({ $why }). Free some space; the next answer tries again.
terminal-recorded = The record is { $file }. Watch it again with: { $command }

## After a match

terminal-way-rematch = Play again with the same players, decks and rules
terminal-way-review = Look back at every moment
terminal-way-new = Set up another match
start-deck-last = the deck played last

## Looking back

review-where = { $at } of { $last }  ·  { $turn }  ·  seen by { $who }
review-keys = ← → moment   PgUp PgDn turn   Home first   End last
review-over = The match is over at this moment. Go back to an earlier one to try again from there.
review-hidden = The match is not over, so the hand of { $who } stays hidden. Leave out --seat.
key-previous = Back
key-next = Next
key-try-again = Try again from here
key-eyes = Change view
key-leave = Leave
review-help-keys =
    ← →          one moment back or on
    PgUp, PgDn   the start of this turn or the one before, of the next turn
    Home, End    the start and the end of the match
    mouse        click the bar to go there
    Enter        try again from here, in a match of its own; this one stays as it is
    v            see it through other eyes
    c            read the cards on the table
    l            put the log away or show it; on a small screen, in place of the table
    h, F1        this page
    q, Esc       leave

    On the bar, ● is where you are, ┼ the start of a turn, ◆ a turn that changed the match.

    Type above to search the clauses of the rules.

## Everything that can be done, by name, and settings

key-palette = All
palette-search = What do you want to do?
palette-nothing = Nothing that can be done now is called “{ $words }”.
palette-thinking = A computer player is thinking. Try again in a moment.
palette-begin = Start the match
palette-language = Language: { $language }
palette-still = Turn animation off
palette-moving = Turn animation on
palette-new = New match: { $game }
settings-damaged = The settings in { $file } cannot be read, so the defaults apply: { $why } The next setting you change goes into a new file, and this one is kept as { $aside }.
settings-unreadable = The settings in { $file } cannot be read, so the defaults apply: { $why }. The file stays as it is, and no setting is kept until you may read it.

## Learning

terminal-learn-game = { $game }: { $done } of { $all } done
terminal-learn-how = Start with the command on the right; a lesson takes a minute or two, a first match five.
terminal-learn-keys = Esc: got it   t: read again
terminal-learn-said = What has been said, the latest first
terminal-learn-cards = On this table, ▸ marks what you can play now. c shows any card in full, and says why one cannot be played.
terminal-learn-way = Learn: { $title }
terminal-learn-way-match = Play a match of your own
terminal-learn-next = What next?
terminal-learn-next-after = { $result } What next?
terminal-learn-choose = Choose with ↑ ↓ or the digits, then Enter. q leaves.
terminal-learn-enter = Enter ▸ { $what }

## Keys

key-answer = Do it
key-mark = Mark
key-undo = Undo
key-draw = Draw
key-hint = Hint
key-coach = Tips
key-type = Type
key-cards = Cards
key-pass = Pass
key-log = Log
key-help = Help
key-save = Where is it saved
key-quit = Leave

terminal-help-title = Help and rules
terminal-help-search = Search the rules: words, or an id such as PP-ROLL-08
terminal-help-close = Esc: back
terminal-help-keys =
    ↑ ↓       move through the options
    1–9       jump to an option; mark or unmark a die or card
    space     mark or unmark, one more; minus: one less
    Enter     do what the bottom line of the prompt says
    mouse     click an option, or a thing on the table
    u         take back, as long as nothing new was seen
    d         end the match in a draw, if the other side agrees
    ?         hint: what a good player would do, and why
    t         in a guided match or lesson: everything that has been said
    c         read the cards on the table, and why a card cannot be used now
    :         type an answer in words
    l         put the log away or show it; on a small screen, in place of the table
    x         pass the screen to another person who may use an offer
    Ctrl+K    everything that can be done now, by name; also language, animation and new matches
    s         where the match is saved; every answer is saved at once
    h, F1     this page
    q         leave; “playmat resume” continues

    Type above to search the clauses of the rules.

## Who sits where

seat-human = you
seat-beginner = computer: beginner
seat-casual = computer: casual
seat-skilled = computer: skilled
seat-expert = computer: expert
seat-champion = computer: champion
seat-random = computer: random
seat-greedy = computer: greedy
seat-search = computer: search
seat-lesson = part of the lesson
seat-other = computer: { $player }
seat-exec = program
seat-level = { $player }, { $level }
seat-level-easy = easy
seat-level-medium = medium
seat-level-hard = hard
seat-level-brisk = brisk
seat-level-steady = steady
seat-level-patient = patient
seat-planner = computer: planner
seat-away = does not play

start-note = ↑ ↓ choose a row   ← → change it   Enter starts   q leaves
start-learn = t { guide-begin }
start-seat = Seat { $number }
start-deck = Deck of seat { $number }
start-deck-random = drawn at random
start-deck-note = : another deck (name, file or share code)   e edits this one
start-deck-type = A starter deck, one of yours, a file, a share code, or “random”; Esc closes
start-ruleset = Ruleset
start-language = Language

start-value-random = random
start-value-false = no
start-value-true = yes
start-value-none = none

terminal-bad-seat-near = “{ $got }” cannot sit at a seat. Did you mean “{ $near }”? Choose one of: { $known }.
terminal-bad-seat = “{ $got }” cannot sit at a seat. Choose one of: { $known }.
play-over = The match in { $file } is over at that moment. Name an earlier one: RECORD@N, with N from 0 to { $last }.
play-over-scenario = The match is over in the position of { $file }. Choose another scenario.
play-fixed = A match that is continued already has its seats, decks and rules. Leave out { $option }.
terminal-no-heroes = The game { $game } has no heroes to choose. Leave out --heroes.
terminal-no-decks = The game { $game } has no decks to choose. Leave out --deck.
terminal-many-decks = There are { $decks } --deck but only { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Leave some out.
terminal-many-seats = There are { $seats } --seat but only { $heroes } heroes. Leave some out, or name more heroes with --heroes.

## Plain lines

plain-welcome = { $game } in plain lines. Answer with a number or in words; “help” lists the commands.
plain-type = Type: { $form }
plain-type-some = Type numbers with spaces between them, such as: 1 3{ $nothing ->
    [none] { "" }
   *[other] . Or: { $nothing }
}
plain-type-order = Type all the numbers in the order you want, such as: 2 1 3
plain-pass = “go” or an empty line passes, and the others continue.
plain-try-help = “help” lists the commands; “why ANSWER” says why an answer is not possible.
plain-why-what = Say which answer: why ANSWER
plain-card-what = Say which card: card NAME. No card has that name; “cards” lists those on the table.
plain-curtain-lift = Enter or “go”: only { $who } is at the screen and may see their cards.
plain-undo-asks = The other player has answered since. If they agree, say: undo agreed
plain-draw-asks = If the other player agrees to a draw, say: draw agreed
plain-long = Say: draw
plain-again = “again” plays again with the same players, decks and rules; any other line leaves. Set up another match with: { $command }
plain-learn-says = { $title }: { $what }
plain-learn-again = “coach” says everything again.
plain-learn-way = { $what }: { $command }
plain-help =
    Answer with the number of an option or with its words. Commands:
    look – the position
    hint or ? – what a good player would do, and why
    why ANSWER – why an answer cannot be given now; why alone – for every card in hand
    cards, card NAME – the cards on the table, or any single card
    go – decline offers, and let the others continue
    undo – take back your last answer, as long as nothing new was seen
    draw – end the match in a draw, if the other side agrees
    pass-screen – pass the screen to another person who may use an offer
    concede – give up, in games for two
    log [N] – the last N sentences
    rules WORDS, rules PP-ROLL-08 – the clauses of the rules
    save – where the match is saved
    quit – leave; “playmat resume” continues
    A colon before a word makes it a command even if the game has an answer of that name.

## Files

save-unreadable = The file { $file } cannot be read: { $why }. List the matches in progress with: playmat resume --list
save-unwritable = Nothing can be saved in { $folder }: { $why }. Name another folder with the variable PLAYMAT_HOME.
save-in-use = The match { $file } is being played by another process. Close that one first.
save-none = There is no match to resume in { $folder }. Start one with: playmat play GAME
save-passed-over = Skipped { $file }: { $why }
save-no-text = The file { $file } is not a text file. Give a record or a scenario document.
save-report-running = The report { $file } has no record: it was made during the match, or by somebody who may not see every hand. Ask for a report made by a player after the match.
save-line = { $file }  { $game }: { $seats }; { $n ->
    [one] one answer or outcome
   *[other] { $n } answers and outcomes
} so far
replay-head = After { $at } of { $last } answers and outcomes of { $file }:
record-good = { $file } is valid: { $entries } answers and outcomes, { $hashes } hashes compared.
record-finished = The match is finished.
record-unfinished = The match is not finished.
record-digest = Digest of its last position: { $digest }
hint-nobody-asked = Nobody is being asked anything in { $file }, so there is nothing to suggest.

## The table

table-pair = { $name }: { $what }
table-heading = { $name }:

terminal-read-card = c: read any card on the table

## Puzzles

terminal-puzzles-how = Start with the command on the right. A star more means that one more level of the computer fails.
puzzles-progress = Matches
puzzles-other = “{ $file }” holds the puzzles of another search ({ $was }); this one is { $now }. Name another folder.
puzzles-mined = { $folder } has { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}.

## Building a deck

palette-deck-of = Edit the deck of seat { $number }
palette-decks = Build a deck: { $game }
deck-build-new = new deck
deck-build-unsaved = not saved
deck-build-format = rules: { $format }
deck-build-search = / words to look for: a name, a kind, what cards say
deck-build-name = A name, or a file such as my-deck.txt; Esc closes
deck-build-nameless = The deck has no name yet. Type one, or a file such as my-deck.txt.
deck-build-cardless = The deck has no cards yet. Put one in with + before you save.
deck-build-taken = There is already a file { $file }. Choose another name.
deck-build-starter-name = “{ $name }” is the name of a starter deck. Choose another name for yours.
deck-build-random-name = “{ $name }” stands for a deck drawn at random. Choose another name for yours.
deck-build-changed = { $file } has been changed or removed by another program since this deck was read. Press a to save yours under another name.
deck-build-unwritable = The deck cannot be saved in { $file }: { $why }. Press a to save it elsewhere.
deck-build-saved = Saved in { $file }
deck-build-comments = { $file } has comments, which are not saved with the deck. Save it all the same, without them?
deck-build-comments-keys = y: save without comments   n: do not save
deck-build-which = Which deck do you want to work on?
deck-build-starter = starter deck
deck-build-choose = ↑ ↓ and Enter   Esc: back
deck-build-lost = This deck has unsaved changes.
deck-build-keep = Save them
deck-build-drop = Discard them
deck-build-stay = Go back to the deck
deck-build-screen = A deck is edited on a full screen, and this terminal has none. Edit the file itself, and check it with: playmat decks check { $game } FILE
deck-key-more = More
deck-key-fewer = Fewer
deck-key-search = Search
deck-key-only = Deck/all
deck-key-save = Save
deck-key-save-as = Save as
deck-key-open = Open
deck-key-format = Rules
deck-key-redo = Redo
deck-build-help =
    ↑ ↓        move through the cards
    + or →     one copy more; - or ←: one copy fewer
    0–9        exactly this many copies
    /          look for words; Enter or ↓ goes to what was found, Esc shows all cards again
    d          only the cards in the deck, or all
    f          judge the deck by other rules, if the game has several
    u, r       undo, redo
    s          save; a new deck asks for a name
    a          save as a deck of its own, under another name
    o          open another deck, or start a new one
    Ctrl+K     everything that can be done, by name
    h, F1      this page
    q, Esc     leave; changes that are not saved are asked about

    A deck may be saved before it is legal. Saved decks appear in the start dialog.

    Type above to search the clauses of the rules.
