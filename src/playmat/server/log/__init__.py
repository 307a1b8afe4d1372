"""What a table is: its events, the log that they make, clocks, and what a wish turns into."""
