"""The kernel: states, choices, chance, events and views. It knows no game."""
