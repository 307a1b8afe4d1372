"""The speed of the rules and the environments of a game: `playmat bench`."""
