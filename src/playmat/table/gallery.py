"""The table as those see it who watch with a delay: the same table, some time ago.

Nothing is filtered for them, so that nothing can be forgotten: they are told of a table of their own, which
has taken only the acts that are old enough. What is newer is not in it.
"""

from __future__ import annotations

from playmat.table.table import Happening, Table

MINUTE = 60.0


class Gallery:
    """A table that is shown late.

    Args:
        table: the table as it is now, with a delay.
        now: the time, in seconds since 1970.

    Attributes:
        table: the table as it is shown.
    """

    def __init__(self, table: Table, now: float) -> None:
        self.table = Table(table.id)
        self.catch_up(table, now)

    def catch_up(self, table: Table, now: float) -> list[Happening]:
        """Take what is old enough by now; gives what that brought."""
        taken: list[Happening] = []
        for happening in table.happenings[self.table.version :]:
            if not old_enough(table, happening, now):
                break
            taken.append(self.table.take(happening.row))
        return taken

    def due(self, table: Table) -> float | None:
        """When the next act will be old enough; None while that takes further answers, or there is none."""
        for happening in table.happenings[self.table.version :][:1]:
            at = happening.row.at + MINUTE * table.opened.delay.minutes
            return at if old_enough(table, happening, at) else None
        return None


def old_enough(table: Table, happening: Happening, now: float) -> bool:
    """Whether those who watch may be told of a version of a table.

    What comes before the match and its beginning are told at once, and everything once it is over.
    """
    if table.status != "running" or table.when_begun is None:
        return True
    delay = table.opened.delay
    later = table.answers - happening.answers
    early = happening.row.version <= table.when_begun.version
    return early or (later >= delay.answers and now >= happening.row.at + MINUTE * delay.minutes)
