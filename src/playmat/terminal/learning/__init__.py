"""Learning at the terminal: who teaches, and what has been learnt. The table is that of any match."""
