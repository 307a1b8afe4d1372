### Playing in the terminal.

## Questions and answers

terminal-offer = If you like: { $what }
terminal-enter = Enter ▸ { $what }  ({ $answer })
terminal-choose = Choose with ↑ ↓ or the digits, then Enter.
terminal-not-yet = Not complete yet: mark with space or the digits.
terminal-thinking = { $who } ({ $kind }) is deciding …
terminal-go-on = Enter: { $who } goes on. Or choose with ↑ ↓ or the digits first.
terminal-nobody-asked = Nobody here is asked anything now.
terminal-undone = Taken back: { $answer }
terminal-why-allowed = “{ $answer }” is allowed now.
terminal-hint-title = Hint
terminal-hint = Suggested: { $answer } – { $what }
terminal-hint-leave = Suggested: leave the offer alone.
terminal-hint-chance = Chance that this plan works this turn: { $percent } %
terminal-log = What happened
terminal-type-here = Type an answer, such as the words beside the options; Esc closes
terminal-page-close = Esc: back

## The end, and what is kept

terminal-team-won = You have won, all together!
terminal-team-lost = The match is lost.
terminal-draw = The match is a draw.
terminal-winners = Won by: { $names }
terminal-over-keys = u takes back the last answer if that is still possible, q leaves.
terminal-kept = Everything is kept in { $file }. Go on with: { $command }
terminal-not-kept = The last answers could not be written to { $file } ({ $why }). Make room; the next answer tries again.
terminal-recorded = The record is { $file }. Look at it again with: { $command }

## Keys

key-answer = Do it
key-mark = Mark
key-undo = Undo
key-hint = Hint
key-type = Type
key-log = Log
key-help = Help
key-save = Saved?
key-quit = Leave

terminal-help-title = Help and rules
terminal-help-search = Search the rules: words, or an id such as PP-ROLL-08
terminal-help-close = Esc: back
terminal-help-keys =
    ↑ ↓       go through the options
    1–9       go to an option; take or leave a die or thing
    space     take or leave, one more; minus: one less
    Enter     do what the line at the bottom of the prompt says
    mouse     click an option, or a thing on the table
    u         take back, as long as nothing new was seen
    ?         hint: what the planner would do, and why
    :         type an answer in words
    l         the log, where the screen is small
    s         where the match is kept; every answer is kept at once
    h, F1     this page
    q         leave; “playmat resume” goes on

    Type above to search the clauses of the rules.

## Who sits where

seat-human = you
seat-random = computer: random
seat-greedy = computer: greedy
seat-planner = computer: planner
seat-away = does not play

start-note = ↑ ↓ choose a row   ← → change it   Enter begins   q leaves
start-seat = Seat { $number }
start-language = Language

start-option-difficulty = Difficulty
start-option-hard-target = Worlds to save (hard)
start-option-world-side = Sides of the worlds
start-option-first-hero = Who begins
start-option-hands = Item Cards
start-option-reroll-scope = Reroll works on
start-option-replacement-level = Replacement world
start-option-overrun-at = World Lost
start-option-damage-choice = Damage
start-value-standard = standard
start-value-easy = easier
start-value-hard = harder
start-value-random = random
start-value-front = front
start-value-back = back
start-value-open = open to all
start-value-hidden = hidden
start-value-own = own rolls
start-value-any = any
start-value-same = of the same level
start-value-reach = when it is reached
start-value-pass = when it is passed
start-value-ask = ask each time
start-value-auto = Shields first

terminal-bad-seat = “{ $got }” cannot sit at a seat. Choose one of: { $known }.
terminal-no-heroes = The game { $game } has no heroes to choose. Leave out --heroes.
terminal-many-seats = There are { $seats } --seat but only { $heroes } heroes. Leave some out, or name more heroes with --heroes.
terminal-bad-option = “{ $got }” is no option. Write --option NAME=VALUE.

## Plain lines

plain-welcome = { $game } in plain lines. Answer with a number or in words; “help” lists the commands.
plain-type = Type: { $form }
plain-pass = “go” or an empty line passes, and the others go on.
plain-try-help = “help” lists the commands, “why ANSWER” gives the reason against an answer.
plain-why-what = Say which answer: why ANSWER
plain-help =
    Answer with the number of an option or with its words. Commands:
    look – the position
    hint or ? – what the planner would do, and why
    why ANSWER – why an answer cannot be given now
    go – pass offers, and let the others go on
    undo – take back, as long as nothing new was seen
    log [N] – the last N sentences
    rules WORDS, rules PP-ROLL-08 – the clauses of the rules
    save – where the match is kept
    quit – leave; “playmat resume” goes on
    A colon before a word makes it a command even if the game has an answer of that name.

## Files

save-unreadable = The file { $file } cannot be read: { $why }. See the matches in progress with: playmat resume --list
save-unwritable = Nothing can be kept in { $folder }: { $why }. Name another folder with the variable PLAYMAT_HOME.
save-in-use = The match { $file } is being played by another process. Close that one first.
save-none = There is no match to go on with in { $folder }. Begin one with: playmat play GAME
save-passed-over = Passed over { $file }: { $why }
save-no-text = The file { $file } is no text. Give a record or a scenario document.
save-line = { $file }  { $game }: { $seats }; answers and outcomes so far: { $n }
replay-head = After { $at } of { $last } answers and outcomes of { $file }:
record-good = { $file } is in order: { $entries } answers and outcomes, { $hashes } hashes compared.
record-finished = The match is finished.
record-unfinished = The match is not finished.
record-digest = Digest of its last position: { $digest }
hint-nobody-asked = Nobody is asked anything in { $file }: there is nothing to advise.

## The table of Perilous Pursuit

table-turn = Turn { $turn }: { $who }
table-roll = Roll { $roll } of { $of }
table-saved = Saved { $n } of { $of }
table-overrun = Overrun { $n } of 2
table-world = { $name }, level { $level }
table-next = Then: { $names }
table-world-saved = Saved
table-world-lost = Lost
table-marker = The marker is { $saved ->
    [one] 1 space
   *[other] { $saved } spaces
 } from World Saved and { $lost } from World Lost
table-spawn = marker +{ $n }
table-attack = { $n } damage
table-pool = World Roll: { $blue } blue, { $black } black
table-pool-less = ({ $n } taken out)
table-empty = empty
table-ready = ready
table-set = set
table-die-blue = + blue
table-die-black = + black
table-die-card = + card
table-items = Items
table-no-items = none
table-health = Health { $n }
table-shields = Shields { $n }
table-dice = Dice
table-cards = Cards:
table-black = black
table-throw = throw
table-keep = keep
table-used = used
table-hidden-items = { $n } hidden
table-world-dice = Dice of the roll for the World
table-ability = { $name }: { $text }
table-then = { $first }. { $rest }
table-pair = { $name }: { $what }
table-action = { $name } needs { $need }: { $state }
table-nothing = nothing
table-not-begun = The first turn has not begun.
table-legend =
    ♥ Health   ◇ Shields   ▶ whose turn it is, or spaces toward World Lost
    before an action: how many dice it needs; behind it:
    · empty   ◐ ready   ● set   ◉ a die in its space   ◈ the black die in its space
