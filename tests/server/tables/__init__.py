"""Tests of tables at a server: seats, answers, clocks, computer players, who is told what."""
