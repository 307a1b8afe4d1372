### What the command line says.

about-what = Playmat { $version } is a table for card and dice games, with one kernel that enforces the rules of all of them.
about-fan-work =
    Playmat is a fan work. It is not affiliated with, sponsored by or endorsed by Disney, Square Enix, Fantasy Flight Games, Tomy, The Op (USAopoly) or Pink Moon Studios.
about-names = All names of games, characters and cards belong to their owners and only say which game is meant.
about-licence = The code is under the MIT licence.
about-libraries = It builds on these libraries, each under its own licence:

texts-unknown-language = There is no language “{ $language }”. Choose one of: { $known }.

### The clauses of the rules.

proof-unknown-clause = There is no clause “{ $id }”. Search with: playmat rules search WORDS
proof-unknown-game = There are no rules for a game “{ $game }”. Choose one of: { $known }.
proof-no-rules = No rules (*.md) were found in “{ $folder }”. Name their folder with --rules.
proof-no-tests = There is no tests folder “{ $folder }”. Run this in a checkout of Playmat, or name the folder with --tests.
proof-bad-test = The test file “{ $file }” cannot be read: { $problem }
proof-no-words = Say what to search for: playmat rules search WORDS
proof-nothing-found = No clause contains all of these words: { $words }

language-name = English
