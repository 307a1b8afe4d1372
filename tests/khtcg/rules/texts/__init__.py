"""Tests of what the texts of cards can say, word by word (section 8.4)."""
