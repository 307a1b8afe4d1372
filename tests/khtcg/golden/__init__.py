"""Playthroughs of whole matches as text, one for each ruleset, read by people before they were kept.

A file tells a match in the sentences of the log, with every question, every answer and every clause. Its
seed and its answers are enough to tell it again. The cards are those of the test kit, so that the tuning of
published cards leaves the files as they are. `python -m tests.khtcg.golden` writes all files anew; what
changes in them is to be read like a change of code.
"""
