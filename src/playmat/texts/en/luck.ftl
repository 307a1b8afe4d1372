### Luck apart from skill.

luck-title = Seat { $seat }, in points of its chance of winning:
luck-start = the chance before any card was dealt
luck-own = luck with its own cards
luck-other = luck of the other seat with theirs
luck-own-errors = errors of its own
luck-other-errors = errors of the other seat
luck-rest = the rest, such as hidden cards that came out
luck-result = the result
luck-lucky = The luckiest moments:
luck-unlucky = The unluckiest moments:
luck-errors = The costliest errors:
luck-moment = answer { $entry }: { $word }
luck-beginning = the opening deal
luck-unfinished = The match is not over yet. Finish it first: then its luck can be told from its skill.
luck-two-seats = { $game } is not played by two seats against each other, so luck cannot be told from skill. Choose another game.
