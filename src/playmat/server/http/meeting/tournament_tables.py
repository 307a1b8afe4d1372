"""The tables of a tournament: everybody has a seat when they are made, and the match begins at once."""

from __future__ import annotations

from playmat.cards.game import CardGame
from playmat.kernel.game import Game, Setup
from playmat.kernel.game import Seat as SetupSeat
from playmat.kernel.setup_check import check_setup
from playmat.server.game_sets import cards_of
from playmat.server.http import reference_data
from playmat.server.log.rated import rated_not
from playmat.server.log.table_events import Opened, Place
from playmat.server.storage.people.skills import known
from playmat.server.storage.tournaments import (
    Participant,
    StoredMeeting,
    StoredTournament,
    WholeTournament,
    maker_of,
)
from playmat.server.tournament.meetings import Kind, TournamentRefused


def check_kind(game: Game, kind: Kind, timed: bool) -> None:
    """See whether a game can be played in this form.

    Raises:
        TournamentRefused: it cannot, and why.
    """
    if (kind == "score") != game.team:
        raise TournamentRefused("server-tournament-kind", "", together="yes" if game.team else "no")
    if kind != "score" and not game.min_seats <= 2 <= game.max_seats:
        raise TournamentRefused("server-tournament-two")
    if kind != "score" and not timed:
        raise TournamentRefused("server-tournament-clock")


def check_rating(game: Game) -> None:
    """See whether the matches of a tournament can move ratings.

    Raises:
        TableRefusal: they cannot, and why.
    """
    if game.team or cards_of(game) or not known():
        raise rated_not("score" if game.team else "cards" if cards_of(game) else "server")


def setup_of(game: Game, kind: Kind, ruleset: str, decks: tuple[tuple[str, ...], ...] = ()) -> Setup:
    """The setup of a match of a tournament, without its seed.

    Raises:
        BadSetup: the game has no such ruleset.
    """
    many = game.seats_near() if kind == "score" else 2
    given = decks or ((),) * many
    seats = tuple(
        SetupSeat(role=game.roles[seat % len(game.roles)] if game.roles else "", deck=deck)
        for seat, deck in enumerate(given)
    )
    return check_setup(game, Setup(game.id, seats, ruleset))


def checked_deck(game: Game, tournament: StoredTournament, given: str) -> tuple[str, ...]:
    """The codes of the deck that somebody enters with.

    Raises:
        BadDeck, BadSeatDeck: it cannot be read, or is not legal.
        UnknownGame: the game is played without decks.
        TournamentRefused: there is none, and the game needs one.
    """
    setup = setup_of(game, tournament.kind, tournament.ruleset)
    deck = reference_data.seat_deck(game, given, setup.options, setup.ruleset)
    if not deck and needs_deck(game):
        raise TournamentRefused("server-tournament-deck")
    return deck


def needs_deck(game: Game) -> bool:
    """Return whether a game is played with decks."""
    return isinstance(game, CardGame)


def table_of_match(game: Game, whole: WholeTournament, match: StoredMeeting) -> Opened:
    """The table of a match, with everybody at it.

    Raises:
        BadSetup: the cards of a deck are no longer here.
    """
    here, meeting = whole.tournament, match.meeting
    players = {one.entrant.number: one for one in whole.players}
    alone = here.kind == "score"
    many = game.seats_near() if alone else 2
    seated = [players[meeting.first]] * many if alone else [players[meeting.first], players[meeting.second]]
    setup = setup_of(game, here.kind, here.ruleset, tuple(one.deck for one in seated))
    dice = next((one.dice for one in whole.rounds if one.number == meeting.round), None)
    return Opened(
        game=game.id,
        ruleset=setup.ruleset,
        options=setup.options,
        places=tuple(_place(one, seat) for one, seat in zip(seated, setup.seats, strict=True)),
        clock=here.clock,
        public=not alone,
        watch=not alone,
        hints=False,
        maker=maker_of(here.id),
        cards=cards_of(game),
        dice=dice,
        tournament=here.id,
        rated=here.rated and not cards_of(game) and all(one.person for one in seated),
    )


def _place(player: Participant, seat: SetupSeat) -> Place:
    return Place("person", role=seat.role, person=player.person, name=player.name, deck=seat.deck)
