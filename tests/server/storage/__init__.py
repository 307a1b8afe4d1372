"""Tests of what a server keeps: the store, logs of tables, what is forgotten."""
