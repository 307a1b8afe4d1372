"""Tests of a developer's table in the browser."""
