"""A match played at this terminal: people, computer players, and the file that loses nothing.

The session asks for one thing at a time. `task` names the computer seat that has to think next;
`think` never sees the match itself, so it may run in a thread while people look around; `take` gives its
answer to the match unless the match has gone on. People answer through `answer` and `say`.

Where people play against each other at one machine, one of them holds the screen. When somebody else is to
decide, the `curtain` falls: until it is lifted nothing is seen but what everybody may know.

What a computer player does depends only on the seed, its seat and how many answers came before, so a
match that is resumed or rewound goes on as it would have gone on.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from playmat.kernel.choice import PASS_OFFER
from playmat.kernel.errors import CannotUndo, PlaymatError, UnreadableAnswer
from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Game, Plain, Setup
from playmat.kernel.match.ending import AGREED, LONG, drawn
from playmat.kernel.match.match import Match
from playmat.kernel.match.past import ASK, NEVER
from playmat.kernel.match.window import Window
from playmat.kernel.notation import read_answer, write_answer
from playmat.kernel.phrase import Phrase
from playmat.kernel.player import Advice, Glimpse
from playmat.kernel.rng import ADVICE_STREAMS, PLAYER_STREAMS, Stream, mix, stream_of
from playmat.players import is_player, steadfast
from playmat.players.steadfast import Steadfast
from playmat.terminal.saves import Journal

HUMAN = "human"
ADVISER = "search"
"""The player that gives hints in a game that has none for that."""

ROOM_PER_DECISION = 20
"""Bits of a player's stream that one decision can use up."""


class CannotDraw(PlaymatError):
    """The match does not end in a draw."""


@dataclass(frozen=True)
class SeatTask:
    """A decision that a computer seat has to make, or that somebody asks advice for.

    Attributes:
        seat: whose it is.
        place: how many answers the match had taken.
        serial: the serial of the seat's choice.
        optional: a standing offer.
        glimpse: what the seat knows.
    """

    seat: int
    place: int
    serial: int
    optional: bool
    glimpse: Glimpse


class Session:
    """People and computer players around one match.

    Args:
        match: what is played.
        journal: where it is kept; None keeps nothing.

    Attributes:
        kinds: who sits at each seat, `HUMAN` or the name of a computer player.
        people: the seats of people.
        secret: several people here play against each other, so that they must not see the same.
        reviewed: the match was looked back at after its end, when all hands are seen: it stays as it ended.
    """

    def __init__(self, match: Match, journal: Journal | None = None) -> None:
        self.match = match
        self.journal = journal
        self.kinds = tuple(seat.name if is_player(seat.name) else HUMAN for seat in match.setup.seats)
        self.people = tuple(seat for seat, kind in enumerate(self.kinds) if kind == HUMAN)
        self.secret = len(self.people) > 1 and not match.game.team
        self.reviewed = False
        self._holder: int | None = None
        self._caller: int | None = None
        self._players: dict[int, tuple[Steadfast, Stream]] = {}
        self._asked: set[tuple[int, int]] = set()

    @classmethod
    def begin(cls, game: Game, setup: Setup, kinds: tuple[str, ...], lang: str) -> Session:
        """Begin a match and its file.

        Args:
            game: what is played.
            setup: who plays it how.
            kinds: who sits at each seat, `HUMAN` or the name of a computer player.
            lang: the language it is played in.

        Raises:
            BadSetup: the game does not allow the setup.
            SaveError: nothing can be kept on this machine.
        """
        seats = tuple(
            msgspec.structs.replace(seat, name="" if kind == HUMAN else kind)
            for seat, kind in zip(setup.seats, kinds, strict=True)
        )
        match = Match(game, msgspec.structs.replace(setup, seats=seats))
        return cls(match, Journal.create(match, lang))

    @classmethod
    def resume(cls, path: Path, cards: Sequence[Path] = ()) -> Session:
        """Go on with a match where its file ends.

        Args:
            path: the file.
            cards: files with card sets, beside those that were kept.

        Raises:
            SaveError: the file cannot be read, or is being played.
            BadRecord: it is no record, or one that does not replay.
        """
        journal, match = Journal.open(path, cards)
        session = cls(match, journal)
        session._kept()
        return session

    # ---- computer players ----------------------------------------------------------------

    def task(self) -> SeatTask | None:
        """The task of a computer seat now; None if people are to answer, or the match is over.

        Standing offers come first, once per change, then the answers that the match waits for.
        """
        match = self.match
        place = len(match.entries)
        offers = [seat for seat in match.asked if seat not in match.needed]
        for seat in [*offers, *match.needed]:
            if self.kinds[seat] == HUMAN or (seat in offers and (seat, place) in self._asked):
                continue
            return SeatTask(seat, place, match.serial(seat), seat in offers, self._glimpse(seat))
        return None

    def think(self, task: SeatTask) -> int:
        """The computer player's answer to a task."""
        if task.seat not in self._players:
            self._players[task.seat] = self._load(self.kinds[task.seat], PLAYER_STREAMS + task.seat)
        player, stream = self._players[task.seat]
        stream.counter = task.place << ROOM_PER_DECISION
        return player.decide(task.glimpse)

    def lapses(self) -> list[Phrase]:
        """The failures of computer players since this was asked last, for which simpler ones answered."""
        found = [lapse.phrase() for player, _stream in self._players.values() for lapse in player.lapses]
        for player, _stream in self._players.values():
            player.lapses.clear()
        return found

    def take(self, task: SeatTask, answer: int) -> bool:
        """Give a computer player's answer to the match; False if the match has gone on meanwhile."""
        match = self.match
        if task.place != len(match.entries) or task.seat not in match.asked:
            return False
        if task.optional:
            self._asked.add((task.seat, task.place))
            if answer == PASS_OFFER:
                return True
        match.answer(task.seat, answer, task.serial)
        self._kept()
        return True

    def settle(self) -> None:
        """Let all computer players answer until people have to, or the match is over."""
        while (task := self.task()) is not None:
            self.take(task, self.think(task))

    def question(self, seat: int) -> SeatTask:
        """The question to a seat now, for `advise`."""
        place, choice = len(self.match.entries), self.match.choice(seat)
        return SeatTask(seat, place, self.match.serial(seat), choice.optional, self._glimpse(seat))

    def advise(self, task: SeatTask) -> Advice:
        """The adviser's answer, with its reasons; like `think` it only reads a copy."""
        player, stream = self._load(self.match.game.adviser or ADVISER, ADVICE_STREAMS + task.seat)
        stream.counter = task.place << ROOM_PER_DECISION
        return player.advise(task.glimpse)

    def _glimpse(self, seat: int) -> Glimpse:
        """The knowledge of a seat that is asked."""
        match = self.match
        return Glimpse(match.game, match.state, seat, match.choice(seat))

    def _load(self, kind: str, number: int) -> tuple[Steadfast, Stream]:
        stream = stream_of(mix(self.match.setup.seed, number), number)
        return steadfast(kind, stream, self.match.game, time.monotonic), stream

    def unheeded(self, passed: set[tuple[int, int]]) -> set[tuple[int, int]]:
        """Offers to people, as seat and serial, that nobody has passed and a computer player would run over.

        A client pauses for them once: who holds a card wants to play it on a companion's turn, too.
        """
        task = self.task()
        if task is None or task.optional:
            return set()
        return {(window.seat, window.serial) for window in self.windows} - passed

    # ---- people --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Return whether nothing more can happen here."""
        return self.match.is_over

    @property
    def windows(self) -> list[Window]:
        """The open choices of the people who look: those the match waits for, then standing offers."""
        return [self.match.window(seat) for seat in self._deciding()]

    def _deciding(self) -> list[int]:
        """The seats of the people who look and are asked something."""
        if self.secret:
            return [self._holder] if self._holder in self.match.asked and self.curtain is None else []
        return [seat for seat in self.match.asked if self.kinds[seat] == HUMAN]

    @property
    def awaited(self) -> int | None:
        """The seat the match waits for first."""
        return self.match.needed[0] if self.match.needed else None

    def answer(self, seat: int, answer: int, serial: int) -> None:
        """A person's answer.

        Raises:
            RefusedAnswer: nothing has changed.
        """
        self.match.answer(seat, answer, serial)
        self._kept()

    def say(self, text: str) -> None:
        """A person's answer in the game's notation, to whichever of the people's choices it fits.

        Raises:
            IllegalAnswer: against the rules; the phrase carries the clause.
            RefusedAnswer: no answer to any of them.
        """
        seat, answer = self.understand(text)
        self.answer(seat, answer, self.match.serial(seat))

    def understand(self, text: str) -> tuple[int, int]:
        """The seat and answer a person's text means.

        Raises:
            IllegalAnswer: against the rules; the phrase carries the clause.
            RefusedAnswer: no answer to any of the open choices.
        """
        match = self.match
        refused: PlaymatError | None = None
        for seat in self._deciding():
            try:
                return seat, read_answer(match.game, match.state, match.choice(seat), text)
            except UnreadableAnswer as error:
                refused = refused or error
            except PlaymatError as error:
                refused = error if refused is None or isinstance(refused, UnreadableAnswer) else refused
        if refused is not None:
            raise refused
        raise UnreadableAnswer("terminal-nobody-asked")

    def notation(self, seat: int, answer: int) -> str:
        """An answer of a seat's open choice as text."""
        return write_answer(self.match.game, self.match.state, self.match.choice(seat), answer)

    def describe(self, seat: int, answer: int) -> Phrase:
        """The meaning of an answer of a seat's open choice."""
        return self.match.game.describe(self.match.state, self.match.choice(seat), answer)

    @property
    def undo_asks(self) -> bool:
        """Return whether another person here has answered since, and has to agree to `undo`."""
        return self.secret and self.match.undo_verdict(self._undoing()) == ASK

    @property
    def can_undo(self) -> bool:
        """Return whether `undo` takes something back, if whoever is asked agrees."""
        return self.match.undo_verdict(self._undoing()) != NEVER

    def undo(self, agreed: bool = False) -> str:
        """Take back the latest answer of the people who look; gives it in notation. Computer players agree.

        Args:
            agreed: the other person agrees, where `undo_asks`.

        Raises:
            CannotUndo: something was revealed since, or somebody has to agree first.
        """
        if self.reviewed:
            raise CannotUndo("terminal-undo-reviewed")
        taken = self.match.undo(self._undoing(), agreed or not self.secret)
        place = len(self.match.entries)
        self._asked = {asked for asked in self._asked if asked[1] <= place}
        self._caller = None
        if self.journal is not None:
            self.journal.rewrite(self.match)
        return taken.word

    # ---- ending as drawn -----------------------------------------------------------------

    @property
    def draw_offered(self) -> bool:
        """Return whether the match has gone on for so long that the people are offered a draw."""
        return bool(self.people) and not self.match.is_over and self.match.overlong

    @property
    def draw_asks(self) -> bool:
        """Return whether another person here has to agree to `draw`."""
        return self.secret and not self.match.is_over

    def draw(self, agreed: bool = False) -> None:
        """End the match as drawn. Computer players agree once it is overlong (`Game.draw_after`).

        Args:
            agreed: the other people agree, where `draw_asks`.

        Raises:
            CannotDraw: somebody has to agree, or nobody does.
            MatchOver: it has ended.
        """
        self.check_draw()
        if self.draw_asks and not agreed:
            raise CannotDraw("terminal-draw-asks")
        self.match.close(drawn(AGREED))
        self._kept()

    @property
    def can_draw(self) -> bool:
        """Return whether the people here may agree on a draw."""
        try:
            self.check_draw()
        except CannotDraw:
            return False
        return not self.match.is_over

    def check_draw(self) -> None:
        """See whether the people here may agree on a draw.

        Raises:
            CannotDraw: they may not.
        """
        match = self.match
        if match.game.team:
            raise CannotDraw("error-draw-team")
        if len(self.people) < len(self.kinds) and not match.is_over and not match.overlong:
            raise CannotDraw(
                "error-draw-not-yet", "", after=match.game.draw_after, now=int(match.state.answers)
            )

    def _undoing(self) -> tuple[int, ...]:
        """The seats whose answer `undo` takes back: if people play against each other, the holder's alone."""
        if self.reviewed:
            return ()
        if not self.secret:
            return self.people
        return (self._holder,) if self._holder is not None else ()

    # ---- one screen for several people -----------------------------------------------------

    @property
    def curtain(self) -> int | None:
        """The seat that has to take the screen before anything goes on; None if nobody else has to."""
        if not self.secret or self.match.is_over:
            return None
        wanted = self._caller if self._caller in self.match.asked else self.awaited
        return wanted if wanted in self.people and wanted != self._holder else None

    def lift(self) -> None:
        """The person behind the curtain has taken the screen."""
        if self.curtain is not None:
            self._holder = self.curtain

    @property
    def waiting(self) -> int | None:
        """Another person than the one who holds the screen to whom something is offered."""
        if not self.secret or self.curtain is not None:
            return None
        others = (seat for seat in self.match.asked if seat in self.people and seat != self._holder)
        return next(others, None)

    def call(self) -> None:
        """Pass the screen to the person who is `waiting`, if there is one."""
        if self.waiting is not None:
            self._caller = self.waiting

    # ---- knowing -------------------------------------------------------------------------

    @property
    def viewer(self) -> int:
        """Through whose eyes the table is shown: the person who has to answer, else one of them.

        Where people play against each other it is the one who holds the screen, and nobody's in particular
        while the curtain is down and after the end.
        """
        if self.secret:
            if self._holder is None or self.curtain is not None or self.match.is_over:
                return SPECTATOR
            return self._holder
        if self.awaited in self.people and self.awaited is not None:
            return self.awaited
        return self.people[0] if self.people else SPECTATOR

    def view(self) -> Plain:
        """The table as `viewer` may know it."""
        return self.match.view(self.viewer)

    def sentences(self, since: int = 0) -> list[Phrase]:
        """The events from number `since` on, as sentences, as far as `viewer` may know them."""
        return self.match.told(self.viewer, since)

    def name(self, seat: int) -> Phrase:
        """The name of a seat, for people."""
        return self.match.game.seat_name(self.match.state, seat)

    def close(self) -> None:
        """Let go of the file; everything is in it."""
        if self.journal is not None:
            self.journal.close()

    def _kept(self) -> None:
        self._caller = None
        if not self.people and not self.match.is_over and self.match.overlong:
            self.match.close(drawn(LONG))
        if self.journal is not None:
            self.journal.keep(self.match)
