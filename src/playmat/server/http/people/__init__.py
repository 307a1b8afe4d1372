"""The requests of people beyond a single table: accounts, ratings, pairing."""
