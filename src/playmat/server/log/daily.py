"""The daily match: one seed for each game and day, by UTC, that nobody knows before the day is over."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from playmat.server.log.table_log import TableLog
from playmat.server.log.wishes import TableRefusal


def day_of(now: float) -> str:
    """The day of a time, as `2026-11-24`."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def day_before(day: str) -> str:
    """The day before a day."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def end_of(day: str) -> float:
    """The time when a day is over."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()


def check_told(table: TableLog, now: float) -> None:
    """See that a match tells nothing of the dice of a day that goes on.

    Raises:
        TableRefusal: its record would tell the seed to those who have not played yet.
    """
    dice = table.opened.dice
    if dice is not None and dice.day and now < end_of(dice.day):
        raise TableRefusal("server-daily-secret")
