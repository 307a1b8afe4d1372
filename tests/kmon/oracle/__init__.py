"""A literal second opinion on a whole battle of K-Mon, read off `docs/rules/kmon.md` alone.

`turn`, `chain`, `operations`, `options`, `damage`, `table` and `things` know nothing of the engine: a
position is plain data, a card is what its file says, and every question is answered by looking at everything
on the table. Slow on purpose; each rule stands beside its clause. `observed` holds the engine beside them,
from question to question; `positions` and `programs` draw what they are held against.
"""
