"""Matches that follow another one: the same once more, or with what was chosen to begin with."""

from __future__ import annotations

import secrets
from dataclasses import replace

import msgspec

from playmat.kernel.game import Game
from playmat.kernel.match.match import Match
from playmat.kernel.rng import MATCH_STREAM, stream_of
from playmat.terminal.session import Session
from playmat.terminal.start.arranging import Arrangement
from playmat.terminal.start.decks import DeckChoice, deck_choices
from playmat.terminal.words import Words
from playmat.texts import LANGUAGES


def rematch(session: Session, lang: str) -> Session:
    """The same match again, with other dice and cards; one that began in a position begins there again.

    Raises:
        SaveError: nothing can be kept on this machine.
    """
    match = session.match
    setup = msgspec.structs.replace(match.setup, seed=secrets.randbits(61))
    if match.placed:
        placed = match.copy()
        if placed.entries:
            placed.rewind(0)
        placed.state.nature = stream_of(setup.seed, MATCH_STREAM)
        return Session(Match.from_state(match.game, setup, placed.state))
    return Session.begin(match.game, setup, session.kinds, lang)


def chosen_again(session: Session, lang: str) -> Arrangement:
    """A match that has not begun, with the seats, decks and rules of another one."""
    match = session.match
    setup = match.setup
    seats = [(seat.role, kind) for seat, kind in zip(setup.seats, session.kinds, strict=True)]
    found = Arrangement(match.game, seats, lang, dict(setup.options), ruleset=setup.ruleset)
    if not deck_choices(match.game):
        return found
    return replace(found, decks=[_deck(match.game, seat.deck) for seat in setup.seats])


def _deck(game: Game, codes: tuple[str, ...]) -> DeckChoice:
    """The deck that somebody sat down with: a starter deck, or one that is called the last one."""
    for starter in deck_choices(game):
        if starter.codes == codes:
            return starter
    return DeckChoice(tuple(Words(lang).tr("start-deck-last") for lang in LANGUAGES), codes)
