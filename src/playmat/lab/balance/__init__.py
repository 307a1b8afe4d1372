"""Reports on balance, and comparisons before and after a change, from many matches that were watched."""
