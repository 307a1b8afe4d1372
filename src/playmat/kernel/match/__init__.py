"""A match at the border, where nobody is trusted: played, told, saved, replayed and written as a scenario."""
