"""The front door for Python: the functions that `import playmat` gives, each imported when it is first used.

Everything here is a short way to what the rooms below do: a match is the kernel's `Match`, an analysis is the
search player's, a simulation is that of `playmat simulate`. Nothing in the house imports this room.
"""
