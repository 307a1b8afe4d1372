"""Reviewed playthroughs as text: every event as a sentence with its clause, every question, every answer.

A playthrough's file holds what makes it: seats, options, seed, and the answers (lines that begin with `>`).
All the rest follows from the rules and the English catalogue.

    python -m tests.perilous.golden            writes all files again from their answers
    python -m tests.perilous.golden --play-again     plays the matches again with computer players first

After either, read the difference before it is kept.
"""
