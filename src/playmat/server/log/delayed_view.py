"""The table as those see it who watch with a delay: the same table, some time ago.

Nothing is filtered for them, so that nothing can be forgotten: they are told of a table of their own, which
has taken only the acts that are old enough. What is newer is not in it.
"""

from __future__ import annotations

from playmat.server.log.table_log import Happening, TableLog

MINUTE = 60.0


class DelayedView:
    """A table that is shown late.

    Args:
        table: the table as it is now, with a delay.
        now: the time, in seconds since 1970.

    Attributes:
        table: the table as it is shown.
    """

    def __init__(self, table: TableLog, now: float) -> None:
        self.table = TableLog(table.id)
        self.catch_up(table, now)

    def catch_up(self, table: TableLog, now: float) -> None:
        """Take what is old enough by now."""
        for happening in table.happenings[self.table.version :]:
            if happening.stored or not old_enough(table, happening, now):
                break
            self.table.take(happening.row)
        if table.stopped is not None and self.table.stopped is None:
            rest = [one.row for one in table.happenings if one.stored and table.over_unplayed]
            self.table.stop(table.stopped, table.kept if table.over_unplayed else None, rest)

    def due(self, table: TableLog) -> float | None:
        """The time at which the next act will be old enough; None if that takes answers, or none waits."""
        for happening in table.happenings[self.table.version :][:1]:
            at = happening.row.at + MINUTE * table.opened.delay.minutes
            return at if old_enough(table, happening, at) else None
        return None


def old_enough(table: TableLog, happening: Happening, now: float) -> bool:
    """Return whether those who watch may be told of a version of a table.

    What comes before the match and its beginning are told at once, and everything once it is over. A match
    that does not go on here is not over: it may go on where its rules or cards are.
    """
    over = table.status != "running" and (table.stopped is None or table.over_unplayed)
    if over or table.when_begun is None:
        return True
    delay = table.opened.delay
    later = table.answers - happening.answers
    early = happening.row.version <= table.when_begun.version
    return early or (later >= delay.answers and now >= happening.row.at + MINUTE * delay.minutes)
