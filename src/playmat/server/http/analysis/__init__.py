"""The requests of the analysis: decisions of a finished match, and branches that leave it."""
