"""Trials of a card: where it can be played first, and what it does to the chances of a deck."""
