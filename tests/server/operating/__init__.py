"""Tests of what operators of a server do and see: commands, processes, upgrades, long runs."""
