"""Computer players: what they work out, against slow oracles."""
