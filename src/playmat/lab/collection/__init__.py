"""Cards and decks at the command line: `playmat cards ...` and `playmat decks ...`."""
