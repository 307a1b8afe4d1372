### Guided first matches and lessons, at every client.

guide-title = Your first match
guide-begin = New here? Learn by playing, 5 minutes
guide-alone = That was everything new: from here on you play alone. If you are stuck, ask for a hint.
guide-over = That was your first match. Now alone: you know all you need.

lesson-other = The rules allow that, but this lesson asks for something else. Read it again, or ask for a hint.
lesson-again = Once more
lesson-own-turn = Now a whole turn on your own
lesson-own-turn-line = Now play a whole turn on your own: nobody tells you what to do.
lesson-own-turn-done = That was a whole turn, all by yourself.

error-no-guide = { $game } has no guided first match. playmat learn and the Learn page of the browser client list what can be learned.
error-no-lessons = { $game } has no lessons. playmat learn and the Learn page of the browser client list what can be learned.
error-no-such-lesson = { $game } has no lesson “{ $got }”. Its lessons are: { $known }.
error-no-such-lesson-near = { $game } has no lesson “{ $got }”. Did you mean “{ $near }”?

## Puzzles

puzzle-title = Puzzle { $number } { $stars }
puzzle-line = { $title }  { $goal }
puzzle-forced = { $goal } One line works in every deal that was tried, whatever is hidden from you.
puzzle-likely = { $goal } No line works in every deal: find the best chance.
puzzle-team-forced = { $goal } There is a sure way.
puzzle-team-likely = { $goal } Nothing is certain: give the team the best chance.
puzzle-right = Right. What now?
puzzle-solved-forced = Solved: this line works in every deal that was tried. The next best answer works in { $other } % of them.
puzzle-solved = Solved: this line works in about { $chance } % of deals, the next best answer in { $other } %.
puzzle-team-solved = Solved: with the best play that follows, this works with a chance of { $chance } %. The best of the wrong answers comes to { $other } %.
puzzle-other = The rules allow that, but another answer is clearly better. Look again, or ask for a hint.

error-no-puzzles = { $game } has no puzzles. playmat puzzles lists those there are.
error-no-such-puzzle = { $game } has no puzzle “{ $got }”. Its puzzles are numbered from 1 to { $last }.
