"""The command line's own words: what a command takes, how it is refused, how its help reads.

The rooms' commands take their types from here; `playmat.cli` lets it speak.
"""
