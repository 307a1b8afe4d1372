"""What the computer players ask of a position."""
