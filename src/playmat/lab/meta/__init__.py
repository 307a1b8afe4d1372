"""The field of decks: payoffs, the mix that nobody beats, and the best answer to a field."""
