"""Logs of tables that cannot be carried out: what is said of them, and what is still shown."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.storage.test_log import ANN, BOB, OPEN, play, table_of

from playmat.kernel.editions import editions_of
from playmat.kernel.registry import game as installed_game
from playmat.server.http.new_table import moment_of_table
from playmat.server.log import table_events
from playmat.server.log.summary import Summary
from playmat.server.log.table_events import LogRow, Opened
from playmat.server.log.table_log import TableLog, rebuilt
from playmat.server.log.wishes import TableRefusal
from playmat.server.protocol.server_messages import Clock, Delay
from playmat.server.storage.people.accounts import Somebody


def log_of(**changed: str) -> list[LogRow]:
    """The log of a match of a few answers; its beginning is changed."""
    table = table_of("kmon", ANN, BOB)
    for _ in range(4):
        play(table)
    rows = [happening.row for happening in table.happenings]
    at = next(n for n, row in enumerate(rows) if isinstance(row.act, table_events.Begun))
    rows[at] = msgspec.structs.replace(rows[at], act=msgspec.structs.replace(rows[at].act, **changed))
    return rows


def damaged(rows: list[LogRow], version: int) -> list[LogRow]:
    """The log with an answer that was given in another match."""
    row = rows[version - 1]
    other = msgspec.structs.replace(row, act=msgspec.structs.replace(row.act, digest="0" * 16))
    return [*rows[: version - 1], other, *rows[version:]]


def test_of_a_damaged_log_the_version_is_named() -> None:
    rows = log_of()
    table = rebuilt("t", damaged(rows, len(rows) - 1))
    assert table.stopped is not None
    assert (table.stopped.key, table.stopped.args) == (
        "server-log-broken",
        {"table": "t", "version": len(rows) - 1},
    )
    assert table.needed == []
    assert len(table.playing.entries) == len(rebuilt("t", rows[: len(rows) - 3]).playing.entries) > 0


def test_of_an_end_that_cannot_be_the_version_is_named() -> None:
    rows = log_of()
    table = rebuilt("t", [*rows, LogRow(len(rows) + 1, 9.0, table_events.Ended("resigned", 0, (7,)))])
    assert table.stopped is not None
    assert (table.stopped.key, table.stopped.args["version"]) == ("server-log-broken", len(rows) + 1)


def kept_otherwise(rows: list[LogRow]) -> Summary:
    """The summary another playmat kept of a log that ended with it, and does not end here."""
    return msgspec.structs.replace(rebuilt("t", rows).summary(), status="finished", winners=[1])


def test_lists_show_a_log_that_cannot_be_carried_out_as_it_was_kept() -> None:
    rows = log_of()
    kept = kept_otherwise(rows)
    shown = rebuilt("t", damaged(rows, len(rows)), kept).summary()
    assert shown == msgspec.structs.replace(kept, status="broken", needed=[], late=None)


def test_a_log_that_ends_otherwise_than_it_did_is_damaged_where_the_rules_are_the_same() -> None:
    rows = log_of()
    table = rebuilt("t", rows, kept_otherwise(rows))
    assert table.stopped is not None
    assert (table.stopped.key, table.stopped.args["version"]) == ("server-log-broken", len(rows))


RELEASED = editions_of(installed_game("kmon").package)[0]


@pytest.mark.parametrize("ends", [True, False], ids=["another end", "another answer"])
@pytest.mark.parametrize(
    ("rules", "key", "release"),
    [("0", "server-other-rules", None), (RELEASED.rules, "server-rules-of", RELEASED.release)],
)
def test_a_log_of_other_rules_is_told_to_be_one(ends: bool, rules: str, key: str, release: str) -> None:
    """And which release plays by them, if any does."""
    game = installed_game("kmon")
    assert rules != game.version, "so that nothing would be tested"
    rows = log_of(rules=rules)
    table = rebuilt("t", rows, kept_otherwise(rows)) if ends else rebuilt("t", damaged(rows, len(rows)))
    assert table.stopped is not None
    assert table.stopped.key == key
    said = {"game": "kmon", "got": rules, "here": game.version}
    assert table.stopped.args == (said | {"release": release} if release else said)


def test_a_table_whose_cards_are_not_here_is_worded_without_them() -> None:
    table = TableLog("t")
    opened = Opened("kmon", "", {}, (ANN, OPEN), Clock(), True, True, False, "ann", cards="00ff" * 16)
    table.take(LogRow(1, 1.0, opened))
    assert table.game is installed_game("kmon")


def test_data_that_are_not_here_are_named_whatever_the_rules() -> None:
    table = rebuilt("t", log_of(rules="0", data="00ff" * 16))
    assert table.stopped is not None
    assert table.stopped.key == "error-data-unknown"


def test_no_moment_of_a_log_that_cannot_be_carried_out_is_played_on_and_the_reason_is_said() -> None:
    rows = log_of()
    table = rebuilt("t", damaged(rows, len(rows)))
    with pytest.raises(TableRefusal) as refused:
        moment_of_table(table, Somebody("ann", "Ann", True), None)
    assert refused.value.phrase == table.stopped


def test_what_an_older_playmat_kept_beside_a_log_says_nothing_of_what_came_later() -> None:
    """Neither a delay, nor a beginning in another match, nor hands that are shown."""
    whole = msgspec.to_builtins(table_of("kmon", ANN, BOB).summary())
    older = {
        name: value for name, value in whole.items() if name not in {"delay", "start", "showing", "late"}
    }
    read = msgspec.convert(older, Summary)
    assert (read.delay, read.start, read.showing, read.late) == (Delay(), 0, [], None)
