"""The summary of a table, for lists: kept beside its log."""

from __future__ import annotations

import msgspec

from playmat.server.log.table_events import Place
from playmat.server.protocol.server_messages import Clock, Delay, Status


class Summary(msgspec.Struct):
    """The facts that lists of tables show, in no language; kept beside the log so that lists read no logs.

    The fields are those of `TableInfo`; `needed` are the seats the match waits for, `showing` those that
    agree to show their hands. `late` is what those who watch with a delay are shown while the match goes on:
    the table as it was when the match began. `turns` is how many there were, at a table of
    the daily match or a score challenge that is over. `tournament` is the one to which it belongs. `left` are
    the ids of people who have left the running match to a computer player, by their seats.
    """

    id: str
    game: str
    ruleset: str
    options: dict[str, str | int | bool]
    status: Status
    version: int
    places: tuple[Place, ...]
    clock: Clock
    created: float
    updated: float
    public: bool
    watch: bool
    hints: bool
    maker: str
    needed: list[int]
    again: list[int]
    next: str
    previous: str
    commitment: str
    revealed: str
    winners: list[int] | None
    delay: Delay = Delay()
    start: int = 0
    showing: list[int] = []
    rated: bool = False
    pairing: int | None = None
    late: Summary | None = None
    day: str = ""
    turns: int = 0
    tournament: str = ""
    own: str = ""
    left: dict[int, str] = {}

    def as_stopped(self) -> Summary:
        """The same of a table whose match does not go on here; one that was closed stays so."""
        if self.status == "closed":
            return self
        return msgspec.structs.replace(self, status="broken", needed=[], late=None)

    def as_closed(self, at: float) -> Summary:
        """The same of a table that is closed by its next act, at this time."""
        return msgspec.structs.replace(
            self,
            status="closed",
            version=self.version + 1,
            updated=max(at, self.updated),
            needed=[],
            late=None,
        )


_decoder: msgspec.json.Decoder[Summary] = msgspec.json.Decoder(Summary)


def read_summary(text: bytes | str) -> Summary:
    """The summary of a table, as it is stored."""
    return _decoder.decode(text)
