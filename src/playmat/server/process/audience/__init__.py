"""Audience of a table: who is told what happens there, and in which words."""
