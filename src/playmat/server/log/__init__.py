"""Tables: their events, the log that these make, clocks, and what a wish turns into."""
