"""Finished matches, and records, moment by moment."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from playmat.kernel.event import SPECTATOR
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.past import RecordEntry
from playmat.kernel.match.record import read_record
from playmat.kernel.match.record import replay as replay_record
from playmat.lab.review.moments import MOST_VALUED, go_through, stops_of, turn_begun, turning, value_of
from playmat.server.game_sets import game_of_record
from playmat.server.log.nowhere import table_nowhere
from playmat.server.log.table_log import Happening, TableLog
from playmat.server.process.audience import presenter
from playmat.server.process.audience.telling import told
from playmat.server.process.audience.viewer import Viewer, said
from playmat.server.protocol.http_bodies import Moment, Replay, Turn
from playmat.server.protocol.server_messages import Play, TableInfo

MOST = 50
"""So many moments at most are told at once."""

KEPT = 2
"""So many records are remembered as checked: people read one part after the other. The longest take some
45 MB each."""


class ReplayProgress(NamedTuple):
    """The progress of telling a match again.

    Attributes:
        eyes: through whose eyes, and in which language.
        words: tell the answers in notation, and where the match turned; both may tell what the viewer could
            not see.
    """

    eyes: Viewer
    words: bool


def replay(
    table: TableLog, info: TableInfo, viewer: int, words: bool, first: int, count: int, lang: str
) -> Replay:
    """A part of a finished match, played again.

    Args:
        table: the table.
        info: the table as the reader may know it.
        viewer: through whose eyes; `SPECTATOR` for nobody's.
        words: tell the answers in notation, too; they may tell what the viewer could not see.
        first: the place of the first moment.
        count: how many.
        lang: the language.
    """
    telling = ReplayProgress(Viewer((viewer,) if viewer >= 0 else (), lang, named=True), words)
    entries = table.playing.entries
    stops = stops_of(entries)
    last = len(stops) - 1 if first == 0 else min(first + count, len(stops)) - 1
    twin = Match(table.game, table.playing.setup, AwaitedNature())
    moments: list[Moment] = []
    turns: list[Turn] = []
    values: list[float] = []
    for at in go_through(twin, entries, stops[: last + 1]):
        if first <= at.place < first + count:
            moments.append(moment(table, twin, at.answer, at.since, telling))
        if first == 0 and (phrase := turn_begun(twin, at.since)) is not None:
            turns.append(Turn(at.place, said(phrase, lang)))
            if words and len(turns) <= MOST_VALUED:
                values.append(value_of(twin))
    if words and 0 < len(turns) <= MOST_VALUED:
        mark_turning(turns, [*values, value_of(twin)])
    notices = [
        one for happening in table.happenings if (one := presenter.notice(table, happening, lang)) is not None
    ]
    return Replay(info, len(stops) - 1, moments, notices, stops if first == 0 else [], turns)


def mark_turning(turns: list[Turn], values: list[float]) -> None:
    """Mark the turns that changed the value of the match most.

    Args:
        turns: the turns.
        values: the value for a seat at the beginning of each turn, and at the end of the match.
    """
    for place in turning(values):
        turns[place].turning = True


@lru_cache(KEPT)
def table_of_record(text: str) -> TableLog:
    """A table that is nowhere, with the match of a record, which is checked on the way.

    The last ones are kept, to be read and never changed.

    Raises:
        BadRecord: it cannot be read or played here.
    """
    record = read_record(text)
    return table_nowhere(replay_record(record, game_of_record(record)), seen=True)


def moment(
    table: TableLog, twin: Match, answer: RecordEntry | None, before: int, telling: ReplayProgress
) -> Moment:
    """The match now.

    Args:
        table: the table.
        twin: the match, played again so far.
        answer: what led here; None at the beginning.
        before: how many events there were before it.
        telling: how it is told.
    """
    happening = Happening(table.happenings[0].row, before, tuple(twin.log.events[before:]), None, None)
    n = len(twin.entries)
    viewer = telling.eyes.seats[0] if telling.eyes.seats else SPECTATOR
    return Moment(
        n=n,
        play=Play(
            view=twin.view(viewer),
            viewer=viewer,
            at=table.updated,
            needed=twin.needed,
            ending=presenter.ending(table, telling.eyes.lang) if n == len(table.playing.entries) else None,
        ),
        seat=None if answer is None else answer.seat,
        word=answer.word if answer is not None and telling.words else "",
        events=told(twin, happening, telling.eyes),
    )
