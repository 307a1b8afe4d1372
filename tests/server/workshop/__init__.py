"""Tests of cards of people's own at a server."""
