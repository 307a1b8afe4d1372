"""Events as small data: the source of animation, log sentences and statistics.

Events are written by a game's mutation methods only. A match that nobody watches has no log
(`State.log is None`) and pays nothing for it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

HIDDEN: Final = 0
"""The kind of an event of which the viewer may know only that it took place. Games count from 1."""

EVERYBODY: Final = -1
"""The mask of an event that all seats and spectators may see whole."""

SPECTATOR: Final = -2
"""The seat number of a viewer who has no seat."""


@final
class Event:
    """One thing that happened.

    Attributes:
        kind: the game's number for what happened; `HIDDEN` in the face shown to the unknowing.
        seat: whom it happened to or who did it; `NATURE` for chance.
        args: the subjects, as the kind defines them.
        clause: the clause of the rules that made it happen.
        seen_by: bit set of the seats that may know `kind` and `args`; `EVERYBODY` for all.
        face_kind, face_args: what the others may know instead.
    """

    __slots__ = ("args", "clause", "face_args", "face_kind", "kind", "seat", "seen_by")

    def __init__(self, kind: i64, seat: i64, args: list[int], clause: str) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.args: list[int] = args
        self.clause: str = clause
        self.seen_by: i64 = EVERYBODY
        self.face_kind: i64 = HIDDEN
        self.face_args: list[int] = []

    def known_to(self, viewer: i64) -> bool:
        """Return whether a seat (or `SPECTATOR`) may know all of it."""
        if self.seen_by == EVERYBODY:
            return True
        return viewer >= 0 and (self.seen_by >> viewer) & 1 != 0

    def for_viewer(self, viewer: i64) -> Event:
        """The event as a viewer may know it, built from nothing where something is hidden."""
        if self.known_to(viewer):
            return self
        if self.face_kind == HIDDEN:
            return Event(HIDDEN, -1, [], "")
        return Event(self.face_kind, self.seat, self.face_args, self.clause)

    def content(self) -> tuple[int, int, tuple[int, ...], str]:
        """Kind, seat, subjects and clause: for comparing two events."""
        return (self.kind, self.seat, tuple(self.args), self.clause)


@final
class Log:
    """The events of a match in order. The version of a view is the number of events before it."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def write(self, kind: i64, seat: i64, args: list[int], clause: str) -> Event:
        """Add an event that everybody may see whole."""
        event = Event(kind, seat, args, clause)
        self.events.append(event)
        return event

    def write_secret(
        self,
        kind: i64,
        seat: i64,
        args: list[int],
        clause: str,
        seen_by: i64,
        face_kind: i64,
        face_args: list[int],
    ) -> Event:
        """Add an event that only the seats in `seen_by` may see whole; the others see its face."""
        event = self.write(kind, seat, args, clause)
        event.seen_by = seen_by
        event.face_kind = face_kind
        event.face_args = face_args
        return event

    def go_back(self, events: int) -> None:
        """Forget all but the first events."""
        self.events = self.events[:events]

    def seen(self, viewer: i64, since: i64) -> list[Event]:
        """The part of the events from number `since` on that a viewer may know."""
        return [event.for_viewer(viewer) for event in self.events[since:]]
