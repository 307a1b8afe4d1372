"""Tests of the lab at a server."""
