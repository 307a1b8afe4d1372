"""Tournaments as rules: who meets whom, and who stands where. No input or output, no clock, no chance."""
