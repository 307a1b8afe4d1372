"""Finished matches, and records, moment by moment."""

from __future__ import annotations

from functools import lru_cache

from playmat.kernel.event import SPECTATOR
from playmat.kernel.match import AwaitedNature, Match
from playmat.kernel.record import read_record, twin_take
from playmat.kernel.record import replay as replay_record
from playmat.table import acts, telling
from playmat.table.acts import Place, Row
from playmat.table.games import game_of_record
from playmat.table.messages import Clock, Play, TableInfo
from playmat.table.requests import Moment, Replay
from playmat.table.table import Happening, Table
from playmat.table.telling import Viewer

MOST = 50
"""So many moments at most are told at once."""

KEPT = 2
"""So many records are remembered as checked: people read one part after the other. The longest take some
45 MB each."""


def replay(
    table: Table, info: TableInfo, viewer: int, words: bool, first: int, count: int, lang: str
) -> Replay:
    """A part of a finished match, played again.

    Args:
        table: the table.
        info: the table as the reader may know it.
        viewer: through whose eyes; `SPECTATOR` for nobody's.
        words: tell the answers in notation, too; they may tell what the viewer could not see.
        first: the number of the first moment.
        count: how many.
        lang: the language.
    """
    entries = table.playing.entries
    eyes = Viewer((viewer,) if viewer >= 0 else (), lang)
    twin = Match(table.game, table.playing.setup, AwaitedNature())
    moments: list[Moment] = []
    for n in range(min(first + count, len(entries) + 1)):
        before = twin.version
        if n:
            twin_take(twin, entries[n - 1])
        if n >= first:
            moments.append(moment(table, twin, n, before if n else 0, eyes, words))
    notices = [
        one for happening in table.happenings if (one := telling.notice(table, happening, lang)) is not None
    ]
    return Replay(info, len(entries), moments, notices)


@lru_cache(KEPT)
def table_of_record(text: str) -> Table:
    """A table that is nowhere, with the match of a record, which is checked on the way.

    The last ones are kept, to be read and never changed.

    Raises:
        BadRecord: it cannot be read or played here.
    """
    record = read_record(text)
    match = replay_record(record, game_of_record(record))
    setup = match.setup
    places = tuple(Place("person", role=seat.role, name=seat.name, deck=seat.deck) for seat in setup.seats)
    opened = acts.Opened(
        setup.game,
        setup.ruleset,
        dict(setup.options),
        places,
        Clock(),
        public=True,
        watch=True,
        hints=False,
        maker="",
    )
    table = Table("")
    table.take(Row(1, 0.0, opened))
    table.match = match
    return table


def moment(table: Table, twin: Match, n: int, before: int, eyes: Viewer, words: bool) -> Moment:
    """The match after `n` answers and throws."""
    happening = Happening(table.happenings[0].row, before, tuple(twin.log.events[before:]), None, None)
    last = n == len(table.playing.entries)
    entry = twin.entries[n - 1] if n else None
    viewer = eyes.seats[0] if eyes.seats else SPECTATOR
    return Moment(
        n=n,
        play=Play(
            view=twin.view(viewer),
            viewer=viewer,
            at=table.updated,
            needed=twin.needed,
            ending=telling.ending(table, eyes.lang) if last else None,
        ),
        seat=None if entry is None else entry.seat,
        word=entry.word if entry is not None and words else "",
        events=telling.told(twin, happening, eyes),
    )
