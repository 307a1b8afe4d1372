"""The workshop: cards are written, read, tried, proved and kept."""
