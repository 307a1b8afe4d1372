"""Quick pairing: whoever wants to play now is seated with somebody who waits for the same, or waits."""

from __future__ import annotations

from playmat.kernel.game import Game
from playmat.server.log.summary import Summary
from playmat.server.protocol import http_bodies as body
from playmat.server.protocol.http_bodies import NewSeat, NewTable, Pairing
from playmat.server.storage.people.skills import Skill

FRESH_SECONDS = 20.0
"""So long a new table counts as attended before anybody is connected to it."""


def waiting_table(game: Game, wanted: Pairing) -> NewTable:
    """The table of somebody for whom nobody waits: listed, with a free seat for each other player."""
    seats = [NewSeat("me", deck=wanted.deck), *(NewSeat("open") for _ in range(game.min_seats - 1))]
    return NewTable(
        wanted.id, game.id, seats, clock=wanted.clock, public=True, rated=wanted.rated, lang=wanted.lang
    )


def fits(summary: Summary, wanted: Pairing, person: str, skill: Skill | None) -> bool:
    """Return whether somebody who waits at a table wants what is wanted, and is as strong as both want it.

    Args:
        summary: the table.
        wanted: what is wanted.
        person: who wants it.
        skill: how well they play, for a rated match.
    """
    same = (summary.game, summary.clock, summary.rated) == (wanted.game, wanted.clock, wanted.rated)
    if not same or summary.pairing is None or any(place.person == person for place in summary.places):
        return False
    ratings = [place.rating for place in summary.places if place.person]
    ranges = [within for within in (summary.pairing, wanted.within) if within]
    return skill is None or all(abs(one - skill.rating) <= within for one in ratings for within in ranges)


def as_join(wanted: Pairing) -> body.Join:
    """The wish to sit down at a table that fits."""
    return body.Join(wanted.id, deck=wanted.deck, lang=wanted.lang)
