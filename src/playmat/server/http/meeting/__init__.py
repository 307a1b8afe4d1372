"""Meeting people: the lobby, challenges, whom they ignore, what they report."""
