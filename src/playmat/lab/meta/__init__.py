"""What a field of decks comes to: payoffs, the mix that nobody beats, and the best answer to a field."""
