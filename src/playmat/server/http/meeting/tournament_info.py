"""Tournaments as pages show them: to each only what they may know."""

from __future__ import annotations

import hashlib

from playmat.cards.decks import deck_of_codes, write_text
from playmat.cards.game import CardGame
from playmat.kernel.errors import PlaymatError
from playmat.kernel.game import Game
from playmat.server.game_sets import game_here
from playmat.server.http.meeting.tournament_tables import needs_deck
from playmat.server.protocol import tournament_bodies as body
from playmat.server.storage.people.accounts import Somebody
from playmat.server.storage.tournaments import (
    ListedTournament,
    Participant,
    Round,
    StoredMeeting,
    WholeTournament,
    check_entries,
)
from playmat.server.tournament.meetings import TournamentRefused
from playmat.server.tournament.standings import standings


def line(listed: ListedTournament) -> body.TournamentLine:
    """A tournament in a list."""
    here = listed.tournament
    return body.TournamentLine(
        here.id,
        here.name,
        here.game,
        here.ruleset,
        here.kind,
        here.clock,
        here.status,
        here.round,
        here.rounds,
        listed.entrants,
        here.organiser,
        here.created,
        listed.entered,
        here.rated,
    )


def info(whole: WholeTournament, person: Somebody, lang: str) -> body.TournamentInfo:
    """A tournament for somebody."""
    here, mine = whole.tournament, whole.of(person.id)
    over = here.status == "finished"
    game = game_here(here.game)
    latest = whole.rounds[-1].matches if whole.rounds and not over else ()
    number = mine.entrant.number if mine is not None else 0
    return body.TournamentInfo(
        about=line(ListedTournament(here, len(whole.players), mine is not None)),
        account=not person.guest,
        mine=bool(person.id) and here.organiser_id == person.id,
        number=number,
        table=next((one.table for one in latest if _awaits(one, number)), ""),
        deck=needs_deck(game),
        entries=mine is None and _may_enter(whole),
        waiting=sum(not one.meeting.outcome for one in latest),
        people=[_person(one, person, over, game, lang) for one in whole.players],
        rounds=[_round(one, over) for one in reversed(whole.rounds)],
        standings=[
            body.StandingInfo(*one[:-1], list(one.breaks))
            for one in (standings(here.kind, whole.entrants, whole.meetings) if whole.rounds else [])
        ],
    )


def _awaits(match: StoredMeeting, number: int) -> bool:
    """Return whether somebody has a match to play."""
    meeting = match.meeting
    return number > 0 and not meeting.outcome and number in (meeting.first, meeting.second)


def _may_enter(whole: WholeTournament) -> bool:
    try:
        check_entries(whole)
    except TournamentRefused:
        return False
    return True


def _person(player: Participant, person: Somebody, over: bool, game: Game, lang: str) -> body.EntrantInfo:
    you = bool(person.id) and player.person == person.id
    deck = _deck(game, player.deck, lang) if you or over else ""
    return body.EntrantInfo(player.entrant.number, player.name, you, player.entrant.until is not None, deck)


def _deck(game: Game, codes: tuple[str, ...], lang: str) -> str:
    """A deck as lines of text; its codes where some of its cards are no longer here."""
    if not isinstance(game, CardGame) or not codes:
        return ""
    book = game.deck_book()
    try:
        return write_text(book, deck_of_codes(book, codes), lang)
    except (PlaymatError, KeyError):
        return "\n".join(codes)


def _round(one: Round, over: bool) -> body.RoundInfo:
    revealed = f"{one.dice.seed}:{one.dice.salt}" if one.dice is not None else ""
    return body.RoundInfo(
        one.number,
        one.at,
        [_match(match) for match in one.matches],
        hashlib.sha256(revealed.encode()).hexdigest() if revealed else "",
        revealed if over else "",
    )


def _match(match: StoredMeeting) -> body.MeetingInfo:
    meeting = match.meeting
    return body.MeetingInfo(
        meeting.board,
        meeting.first,
        meeting.second,
        meeting.outcome,
        meeting.turns,
        match.table,
        match.by_hand,
    )
