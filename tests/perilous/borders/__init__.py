"""Tests of what people and programs see of Perilous Pursuit."""
