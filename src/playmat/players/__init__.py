"""Computer players. They are given glimpses (a view, a choice, redeals), never a match's state."""
