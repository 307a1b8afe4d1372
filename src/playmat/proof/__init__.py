"""The proof room: which clauses of the rules are held by a test, and the clauses themselves to read."""
