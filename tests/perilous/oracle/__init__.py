"""A literal second opinion on Perilous Pursuit, read off `docs/rules/perilous.md` alone.

`things`, `assigning`, `world` and `removal` know nothing of the engine: a position is plain data, a world and
a board are what their files say, and every question is answered by trying everything. Slow on purpose; each
rule stands beside its clause. `positions` draws what the engine and the oracle are held against.
"""
