"""Watches a match for a report: what was held and used, how long it took, who was ahead.

A watcher sees everything, like the referee; players are not told of it, and what they do stays the same.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from playmat.kernel.event import Log
from playmat.kernel.game import Game
from playmat.kernel.state import State, Status
from playmat.lab.result_rows import Trail, WatchNotes

DIGITS: Final = 3
"""The number of digits with which a lead is kept."""


class Watcher:
    """Watches one match; `playmat.lab.arena.play` shows it the match whenever somebody is asked.

    Args:
        game: what is played.
        seats: how many seats there are.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.before: State | None = None
        self.log = Log()
        self.told = 0
        self.first = 0
        self.turns = 0
        self.options = 0
        self.leads: list[float] = []
        self.held: list[Counter[str]] = [Counter() for _seat in range(seats)]
        self.opening: list[set[str]] = [set() for _seat in range(seats)]
        self.drawn: list[set[str]] = [set() for _seat in range(seats)]
        self.used: list[Counter[str]] = [Counter() for _seat in range(seats)]
        self.entered: list[dict[str, int]] = [{} for _seat in range(seats)]

    def __call__(self, state: State) -> None:
        """Look at the match: what has happened since, and how it stands."""
        if self.before is None:
            state.log = self.log
        else:
            self._note_used(self.before)
        turn = self.game.turns(state)
        self._note_hands(state, turn)
        if turn > self.turns and state.status == Status.ASKING:
            if not self.leads:
                self.first = int(state.first)
            self.leads.append(round(float(self.game.value(state, 0)), DIGITS))
        self.turns = turn
        if state.status == Status.ASKING:
            self.options += int(state.choice.count())
        self.before = state.clone()

    def _note_used(self, before: State) -> None:
        """Count the cards that have come into play."""
        events = self.log.events[self.told :]
        self.told = len(self.log.events)
        for event in events:
            for code in self.game.cards_used(before, [event]):
                seat = max(0, int(event.seat))
                self.used[seat][code] += 1
                self.entered[seat].setdefault(code, max(1, self.turns))

    def _note_hands(self, state: State, turn: int) -> None:
        """Compare the hands with those of before: what is more has been drawn.

        The hand with which the first turn begins is the opening one, whatever was exchanged before.
        """
        for seat, before in enumerate(self.held):
            now = Counter(self.game.cards_held(state, seat))
            if turn > 0 and self.turns == 0:
                self.opening[seat] = set(now)
            elif turn > 0:
                self.drawn[seat].update((now - before).keys())
            self.held[seat] = now

    def found(self) -> WatchNotes:
        """The notes that a report keeps of the match."""
        cards = tuple(
            tuple(
                Trail(
                    card,
                    card in self.opening[seat],
                    card in self.drawn[seat],
                    self.used[seat][card],
                    self.entered[seat].get(card, 0),
                    self.held[seat][card] > 0,
                )
                for card in sorted(self.opening[seat] | self.drawn[seat] | self.used[seat].keys())
            )
            for seat in range(len(self.held))
        )
        return WatchNotes(self.first, self.turns, self.options, tuple(self.leads), cards)
