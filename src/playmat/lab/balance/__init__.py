"""Reports on balance: what decks and cards are worth, from many matches that were watched."""
