"""Players against players: who meets whom, what the results are worth, and when they are enough."""
