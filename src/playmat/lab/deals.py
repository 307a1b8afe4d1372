"""Matches of all kinds: decks or heroes drawn for each seed."""

from __future__ import annotations

from playmat.cards.game import CardGame
from playmat.kernel.game import Game, Seat, Setup
from playmat.kernel.rng import DECKS_STREAM, RULESET_STREAM, Stream, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.lab.arena import lineup


def drawn_setup(game: Game, seed: int, ruleset: str = "") -> Setup:
    """The match of a seed: starter decks on all seats or any legal decks, as likely; or heroes drawn.

    Where only one seat had a starter deck, it would as a rule have the better one without knowing it: a
    chance learned from such matches would be too bold where both have one, as is usual among people.

    Args:
        game: what is played, with its usual options and as many seats as usual.
        seed: the seed of the match.
        ruleset: the ruleset; it is drawn, too, if it is empty.
    """
    seats = game.seats_near()
    rules = ruleset or game.rulesets[stream_of(seed, RULESET_STREAM).below(len(game.rulesets))]
    if isinstance(game, CardGame):
        stream = stream_of(seed, DECKS_STREAM)
        published = list(game.book.decks) if stream.below(2) == 0 else []
        taken = tuple(Seat("", drawn_deck(game, published, stream)) for _seat in range(seats))
    else:
        taken = tuple(map(Seat, lineup(game, seats, seed)))
    return check_setup(game, Setup(game.id, taken, rules, seed=seed))


def drawn_deck(game: CardGame, published: list[str], stream: Stream) -> tuple[str, ...]:
    """The code of one of some published decks; without any, the cards of a random deck."""
    if published:
        return (published[stream.below(len(published))],)
    return game.random_deck(stream)
