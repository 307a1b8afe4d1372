"""The computer players' view of a position."""
