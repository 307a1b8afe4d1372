### The analysis of a finished match: playmat analyse.

analysis-title = { $game }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: { $file }
analysis-how = Compared with “{ $player }”, on { $deals ->
    [one] one deal
   *[other] { $deals } deals
} of everything the player could not see.
analysis-estimates = No chance of winning has been measured for this game: its own estimate of positions stands for it.
analysis-interrupted = Interrupted: { $seen } of { $asked } decisions { $seen ->
    [one] was
   *[other] were
} looked at; luck and the curve with all hands open were not.
analysis-out-of-time = Out of time: { $seen } of { $asked } decisions { $seen ->
    [one] was
   *[other] were
} looked at; luck and the curve with all hands open were not. Give it more with --seconds.
analysis-player-failed = The computer player { $player } failed at the decision after answer { $n } of the match: { $why }. The analysis stops, since it would compare with a simpler player.
analysis-percent = { $share } %
analysis-progress = Decisions
analysis-turn = Turn
analysis-answer = Answer
analysis-move = Move
analysis-before = Before
analysis-after = After
analysis-lost = Lost
analysis-better = → Better: { $what }
analysis-none = No decision lost anything.
analysis-curve = Chance of winning
analysis-open-curve = Chance of winning with all hands open
analysis-curve-figures = { $first } % at first, lowest { $low } % ({ $at ->
    [0] before the first turn
   *[other] turn { $at }
}), highest { $high } % ({ $top ->
    [0] before the first turn
   *[other] turn { $top }
}), { $last } % at the end
analysis-turning = Turning points
analysis-quiet = Nothing changed the chance by much at once.
analysis-unseen = The decisions that turned the match were not looked at.
analysis-rose = ▲ { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}, answer { $answer }: up from { $before } % to { $after } %
analysis-fell = ▼ { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}, answer { $answer }: down from { $before } % to { $after } %
analysis-chosen = Chosen: { $what }
analysis-other = The computer’s choice: { $what }
analysis-same = The computer would have done the same.
analysis-errors = Errors
analysis-decisions = Decisions
analysis-agreed = Agreed
analysis-inaccuracy = Inaccurate
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-loss = Lost each
analysis-marks = “Lost” counts points of the chance of winning: ?! from { $inaccuracy }, ? from { $mistake }, ?? from { $blunder }.
analysis-luck-line = Luck of { $who }: { $gained } points, from { $start } % before anything was dealt.
analysis-written = The analysis is in { $file }.
analysis-exercise = { $who }, { $turn ->
    [0] before the first turn
   *[other] turn { $turn }
}: { $what } lost { $lost } points. What is better?
analysis-exercises = { $count ->
    [one] One exercise is
   *[other] { $count } exercises are
} in { $folder }.{ $left ->
    [0] {""}
   *[other] { " " }Not written, because the cards and rules of this version cannot play them: { $left }.
}
analysis-folder = “{ $file }” cannot be written to: { $why }. Name another folder with --exercises.
analysis-exercise-exists = “{ $file }” already exists. Name another folder with --exercises, or add --overwrite to replace it.
analysis-unfinished = This match is not over yet. Finish it with “playmat resume”, or ask for a hint with “playmat hint”.
analysis-format = “{ $got }” is not a format. Choose one of: { $known }.
