"""Inviting others into a server that was started for one machine."""
