"""Released editions of the rules: what they did is kept, and played again."""
