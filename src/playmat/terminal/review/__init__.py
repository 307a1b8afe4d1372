"""Matches that are looked at again: their moments, a bar that says where one is, and the way back in."""
