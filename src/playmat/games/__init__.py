"""The games. Each room holds one game: its rules, its data, its words."""
