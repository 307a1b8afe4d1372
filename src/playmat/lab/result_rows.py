"""Rows of results: what is kept of a match that was played."""

from __future__ import annotations

import msgspec

from playmat.kernel.game import Value


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match that was played to its end.

    Attributes:
        seed: the seed of the match.
        winners: the seats that won; all seats of a winning team, none in a draw or when the team lost.
        cause: why it ended, in the game's ids.
        facts: what else the game states about the end.
        decisions: how many answers the players gave.
        seconds: how long it took; the only thing here that differs from run to run.
    """

    seed: int
    winners: tuple[int, ...]
    cause: str
    facts: dict[str, Value]
    decisions: int
    seconds: float


class Trail(msgspec.Struct, frozen=True):
    """A card in the hands of one seat, in one match.

    Attributes:
        card: its code.
        opening: it was in the hand when the first turn began.
        drawn: it came into the hand later.
        used: how often it came into play.
        turn: the turn in which it first did; 0 if it never did.
        left: it was in the hand at the end.
    """

    card: str
    opening: bool
    drawn: bool
    used: int
    turn: int
    left: bool


class WatchNotes(msgspec.Struct, frozen=True):
    """The notes that a report keeps of a match beside its result.

    Attributes:
        first: the seat that had the first turn, or the first question.
        turns: how many turns there were (`Game.turns`).
        options: the number of answers that were possible, added up over all decisions.
        leads: how the first seat stood at the beginning of each turn, from 0 (lost) to 1 (won).
        cards: seat by seat, the cards that were in the hand or came into play.
    """

    first: int
    turns: int
    options: int
    leads: tuple[float, ...]
    cards: tuple[tuple[Trail, ...], ...]


class ResultRow(msgspec.Struct, frozen=True):
    """One game of a simulation, as files keep it.

    Attributes:
        game: its number in the plan, from 0.
        seed: the seed of its match.
        roles: what each seat played, in the game's ids; in a round robin the decks.
        winners: the seats that won.
        cause: why it ended, in the game's ids.
        decisions: how many answers the players gave.
        facts: what else the game states about the end.
        error: what went wrong, or the empty string; a game with an error has no result.
        lapses: how many questions a player failed to answer; a simpler one answered them.
        lapse: the first of them: who failed, and how.
        watched: what a report keeps of the match; unset, and not written, for others.
        luck: what chance gave to each seat, in its chance to win; unset where it is not asked for.
    """

    game: int
    seed: int
    roles: tuple[str, ...]
    winners: tuple[int, ...] = ()
    cause: str = ""
    decisions: int = 0
    facts: dict[str, Value] = msgspec.field(default_factory=dict)
    error: str = ""
    lapses: int = 0
    lapse: str = ""
    watched: WatchNotes | msgspec.UnsetType = msgspec.UNSET
    luck: tuple[float, ...] | msgspec.UnsetType = msgspec.UNSET
