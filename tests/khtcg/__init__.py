"""Tests of the Kingdom Hearts Trading Card Game."""
