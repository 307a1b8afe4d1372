"""The cards that a seat played, and what each of them did for its chance to win."""

from __future__ import annotations

from collections import Counter, defaultdict

import msgspec

from playmat.kernel.choice import NATURE
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.record import twin_take
from playmat.lab.luck.outlook import outlook


class CardPlayed(msgspec.Struct, frozen=True):
    """A card that a seat played from its hand.

    Attributes:
        code: which.
        times: how often.
        gained: the change of the seat's chance to win, all in all: each time from before it was played
            until the seat was asked again.
    """

    code: str
    times: int
    gained: float


def cards_played(match: Match, seat: int) -> list[CardPlayed]:
    """The cards that a seat played in a match that is over, the one that gained most first.

    Cards that were played with one answer share what came of it.
    """
    game = match.game
    twin = Match(game, match.setup, AwaitedNature())
    times: Counter[str] = Counter()
    gained: defaultdict[str, float] = defaultdict(float)
    played: list[str] = []
    was = 0.0

    def settle() -> None:
        now = outlook(game, twin.state, seat)
        for code in played:
            gained[code] += (now - was) / len(played)
        played.clear()

    for entry in match.entries:
        if played and entry.seat != NATURE and twin.state.asks(seat):
            settle()
        before, version = twin.state.clone(), twin.version
        twin_take(twin, entry)
        if entry.seat != seat:
            continue
        held = Counter(game.cards_held(before, seat))
        used = [code for code in game.cards_used(before, twin.log.events[version:]) if held[code]]
        if used:
            played, was = used, outlook(game, before, seat)
            times.update(used)
    if played:
        settle()
    found = [CardPlayed(code, times[code], gained[code]) for code in times]
    return sorted(found, key=lambda one: (-one.gained, one.code))
