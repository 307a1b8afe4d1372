"""Playthroughs of whole matches as text, two for each ruleset, read by people before they were kept.

A file tells a match in the sentences of the log, with every question, every answer and every clause. Its
decks, its seed and its answers are enough to tell it again. In one match of each ruleset the greedy player
plays the cards of the test kit, so that the tuning of published cards leaves the file as it is; in the other
one the search player, with few trials, plays starter decks of the house set.

`python -m tests.khtcg.golden` writes all files again; what changes in them is to be read like a change of
code. Where house cards of a match have changed so that its answers no longer make sense, it is played again:
`python -m tests.khtcg.golden --play-again forms_against_dark_riku_ffg`.
"""
