"""Playthroughs of whole battles as text, read by people before they were kept.

A file tells a battle in the sentences of the log, with every question, every answer and every clause. Its
decks, its options, its seed and its answers are enough to tell it again. In one battle two published decks
meet; in the others the variants of KM-OPT are played, and random answers go where no player would.

`python -m tests.kmon.golden` writes all files again; what changes in them is to be read like a change of
code. Where cards of a battle have changed so that its answers no longer make sense, it is played again:
`python -m tests.kmon.golden --play-again glacier_against_wildfire`.
"""
