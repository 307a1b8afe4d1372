"""Decks at the terminal: where a person keeps them, and the screen on which they are built."""
