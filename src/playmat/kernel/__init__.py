"""The kernel: states, choices, chance, events, views, records and scenarios. It knows no game."""
