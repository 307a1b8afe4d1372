"""Effects of cards on the table, which act by themselves: continuous values, triggers, targets."""
