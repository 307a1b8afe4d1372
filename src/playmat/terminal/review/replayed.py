"""A match that is looked at again, moment by moment."""

from __future__ import annotations

from dataclasses import dataclass

from playmat.kernel.errors import BadSetup
from playmat.kernel.event import SPECTATOR
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.record import twin_take
from playmat.kernel.phrase import Phrase
from playmat.lab.review.moments import go_through, stops_of, turn_begun, turning, value_of
from playmat.terminal.session import Session
from playmat.terminal.start.points import go_on


@dataclass(frozen=True)
class ReplayedTurn:
    """A turn of a match that is looked at again.

    Attributes:
        place: the moment in which it began.
        said: whose turn it was.
        turning: it changed the match more than most.
    """

    place: int
    said: Phrase
    turning: bool


class ReplayedMatch(Session):
    """A match at one of its moments, seen through somebody's eyes. Nobody is asked anything.

    Once a match is over all hands may be seen. Before that, who looks sees what they see at the table: their
    own hand, and if two people play against each other at one machine, none.

    Args:
        match: the match; it stays as it is.

    Attributes:
        place: the moment, counted from 0.
        turns: the turns; those that turned the match are marked only once it is over.
        eyes: through whose eyes it is seen: a seat, or `SPECTATOR`.
        all_eyes: through whose it may be.
    """

    def __init__(self, match: Match) -> None:
        twin = match.copy()
        twin.nature = AwaitedNature()
        super().__init__(twin)
        self._result = match.result
        self._entries = match.entries
        self._stops = stops_of(self._entries)
        self._since: list[int] = []
        if self._entries:
            twin.rewind(0)
        self.turns = self._read(told=match.is_over)
        self.place = self.last
        own = [] if self.secret and not match.is_over else list(self.people)
        self.all_eyes = (*(range(len(self.kinds)) if match.is_over else own), SPECTATOR)
        self.eyes = own[0] if len(own) == 1 or (own and match.game.team) else SPECTATOR
        self.secret = False
        self._end()

    def _read(self, *, told: bool) -> list[ReplayedTurn]:
        """Go through the match and find its turns; what they were worth only if that may be told."""
        begun: list[tuple[int, Phrase]] = []
        values: list[float] = []
        for at in go_through(self.match, self._entries, self._stops):
            self._since.append(at.since)
            said = turn_begun(self.match, at.since)
            if said is not None:
                begun.append((at.place, said))
                values.append(value_of(self.match) if told else 0.5)
        marked = turning([*values, value_of(self.match) if told else 0.5])
        return [ReplayedTurn(place, said, n in marked) for n, (place, said) in enumerate(begun)]

    # ---- going from moment to moment -------------------------------------------------------

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self._stops) - 1

    @property
    def since(self) -> int:
        """The number of events before the answer that led to this moment."""
        return self._since[self.place]

    @property
    def turn(self) -> ReplayedTurn | None:
        """The turn of this moment; None before the first one."""
        return next((turn for turn in reversed(self.turns) if turn.place <= self.place), None)

    def seek(self, place: int) -> None:
        """Go to a moment, or to the one nearest to it that there is."""
        self.place = min(max(place, 0), self.last)
        n = self._stops[self.place]
        if n < len(self._entries):
            self._rewind(n)
        for entry in self._entries[len(self.match.entries) : n]:
            twin_take(self.match, entry)
        self._end()

    def seek_entry(self, n: int) -> None:
        """Go to the moment before answer or throw number `n`, or to the first one after it."""
        self.seek(next((place for place, stop in enumerate(self._stops) if stop >= n), self.last))

    def turn_from(self, step: int) -> int:
        """The moment of the next turn, or of the last one before this moment."""
        if step > 0:
            return next((turn.place for turn in self.turns if turn.place > self.place), self.last)
        return next((turn.place for turn in reversed(self.turns) if turn.place < self.place), 0)

    def _rewind(self, n: int) -> None:
        if n < len(self.match.entries):
            self.match.rewind(n)

    def _end(self) -> None:
        """At the last moment, let it have ended as it did where no rule ended it."""
        if self.place == self.last and self._result is not None and not self.match.is_over:
            self.match.close(self._result)

    # ---- what is seen ----------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """Through whose eyes the match is seen."""
        return self.eyes

    def look_through(self, step: int) -> None:
        """Look through the next eyes, or the last ones."""
        here = self.all_eyes.index(self.eyes)
        self.eyes = self.all_eyes[(here + step) % len(self.all_eyes)]

    def look_as(self, viewer: int) -> None:
        """Look through somebody's eyes.

        Raises:
            BadSetup: not before the match is over.
        """
        if viewer not in self.all_eyes:
            raise BadSetup("review-hidden", "", who=self.name(viewer))
        self.eyes = viewer

    def news(self) -> list[Phrase]:
        """The outcome of the answer that led to this moment."""
        return self.sentences(self.since)

    def _deciding(self) -> list[int]:
        """Nobody."""
        return []

    # ---- trying again ----------------------------------------------------------------------

    def try_again(self, lang: str) -> Session:
        """A match of its own that goes on from this moment; who sat there sits there again.

        Raises:
            MatchOver: nothing goes on from this moment.
            SaveError: nothing can be kept on this machine.
        """
        return go_on(self.match.copy(), self.kinds if self.people else (), lang)
