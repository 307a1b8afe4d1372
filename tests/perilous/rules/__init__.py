"""Tests of the rules of Perilous Pursuit, section by section."""
