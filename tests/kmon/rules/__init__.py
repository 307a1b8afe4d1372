"""Tests of the rules of K-Mon, chapter by chapter."""
