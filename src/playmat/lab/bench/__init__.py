"""How fast the rules and the environments of a game are: `playmat bench`."""
