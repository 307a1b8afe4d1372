"""Tables of steps: what a chapter of the rules says of the steps that it carries out.

`tools/dispatch.py` writes a game's dispatch from them, as chains of comparisons: to look a function up in a
dictionary and to call what is found costs compiled rules far more. So the tables are declarations; nothing
reads them while a match is played.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

Steps = Mapping[int, tuple[Callable[..., None] | None, ...]]
"""By step: what runs it (None: its seat is asked at once), what writes its choice, what takes an answer to it
or an outcome of chance. `tools/dispatch.py` says what each function is given."""

Before = tuple[Callable[..., bool], Callable[..., bool]]
"""Two functions: whether something is due before the running step, and one that does it and returns whether
that step must wait."""

Meanwhile = tuple[Callable[..., bool], Callable[..., None], Callable[..., None]]
"""Three functions: whether a step lets the other seats act while it asks its own, what writes their choice,
what takes their answer."""
