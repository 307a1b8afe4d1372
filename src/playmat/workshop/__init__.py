"""The workshop: cards are written in sentences, and told in plain words."""
