"""The setup of the match of a day: the same for everybody, and another one each day."""

from __future__ import annotations

from datetime import date

from playmat.cards.game import CardGame
from playmat.kernel.game import LEVELS, Game
from playmat.server.protocol.http_bodies import NewSeat, NewTable

USUAL = "casual"
"""The level of the computer, in every game that has it."""


def daily_table(game: Game, day: str) -> NewTable:
    """The table of the match of a day: a team is one person's; otherwise the computer sits across.

    Decks and heroes take turns by the day's number; the order has nothing to do with the seed.
    """
    number = date.fromisoformat(day).toordinal()
    count = game.seats_near()
    decks = _decks(game, number)
    level = USUAL if USUAL in game.levels else next((one for one in LEVELS if one in game.levels), "random")
    seats = []
    for seat in range(count):
        role = game.roles[(number + seat) % len(game.roles)] if game.roles else ""
        deck = decks[seat % len(decks)] if decks else ""
        mine = game.team or seat == 0
        seats.append(NewSeat("me" if mine else "computer", role, "" if mine else level, deck))
    return NewTable(f"daily {game.id} {day}", game.id, seats, public=False, watch=False, hints=False)


def _decks(game: Game, number: int) -> list[str]:
    """The codes of two decks that are not the same, where there are two; every pair has its day."""
    if not isinstance(game, CardGame):
        return []
    legal = game.deck_format()
    codes = [code for code, _names, deck in game.starter_decks() if not game.deck_mistakes(deck, legal)]
    if len(codes) < 2:
        return codes
    first = number % len(codes)
    step = 1 + number // len(codes) % (len(codes) - 1)
    return [codes[first], codes[(first + step) % len(codes)]]
