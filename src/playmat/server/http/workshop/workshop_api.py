"""The requests of the workshop: one function for each route of `workshop_routes`.

All work on a card is done by the computer players' processes: its author decides how long it takes.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Final, TypeVar

from starlette.requests import Request

from playmat.cards.decks import deck_of_codes
from playmat.cards.game import CardGame
from playmat.kernel.errors import PlaymatError
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game as installed_game
from playmat.kernel.setup_check import check_setup
from playmat.lab.meta.suggestions import source_of, suggestions
from playmat.lab.trials.first_turns import DEALS
from playmat.players.roster import offered
from playmat.server.game_sets import game_of_own
from playmat.server.http.analysis.readings import LastOnes
from playmat.server.http.api import Api
from playmat.server.http.asking import game_id, language
from playmat.server.http.guard import DEALINGS, DRAFTS, SETS, TRIALS, address_of
from playmat.server.http.new_table import StartMoment
from playmat.server.http.reference_data import card_game, legal_deck, with_cards
from playmat.server.http.workshop.card_forms import card_forms
from playmat.server.process.bot_pool import BotFailed
from playmat.server.process.drafting import (
    Dealing,
    Drafting,
    Examining,
    InPlay,
    OfWorkshop,
    Pairs,
    Proving,
    SetRead,
    SetReading,
    Tried,
    Trying,
)
from playmat.server.protocol import workshop_bodies as body
from playmat.server.protocol.http_bodies import DeckText, NewSeat, NewTable, Seated
from playmat.server.storage.people.accounts import Somebody
from playmat.server.storage.people.card_sets import KeptSet, SetRefused

T = TypeVar("T")

AGAINST = ("skilled", "casual", "greedy")
"""The computer player of a match that tries a card: the first of these that plays the game."""

DEALT: Final = 1000
"""So many decks are kept with their first turns."""


class WorkshopApi:
    """The functions of the routes of the workshop.

    Args:
        api: people, tables and limits.
    """

    def __init__(self, api: Api) -> None:
        self._api = api
        self._sets = api.card_sets
        self._dealt: LastOnes[Dealing, body.FirstTurnInfo] = LastOnes(DEALT)

    # ---- writing -----------------------------------------------------------------------------

    async def card_forms(self, request: Request) -> body.CardForms:
        """The types of card that a game has."""
        return await asyncio.to_thread(
            card_forms, with_cards(installed_game(game_id(request))), language(request)
        )

    async def read_card(self, request: Request, wanted: body.CardDraft) -> body.DraftInfo:
        """Read a card as far as it is written."""
        await self._api.limits.count(DRAFTS, "draft", address_of(request.scope))
        asked = Drafting(with_cards(installed_game(wanted.game)).id, wanted.card, language(request))
        return await self._work(request, asked, body.DraftInfo)

    # ---- keeping -----------------------------------------------------------------------------

    async def sets(self, request: Request) -> body.SetList:
        """The card sets that somebody keeps."""
        person = await self._api.visitor(request)
        found = await self._sets.of(person.id) if person is not None else []
        return body.SetList([_info(one, person) for one in found])

    async def card_set(self, request: Request) -> body.WholeSet:
        """A card set."""
        kept = await self._sets.find(str(request.path_params["set"]))
        read = await self._read(request, kept.game, {}, kept.text)
        return body.WholeSet(_info(kept, await self._api.visitor(request)), read.data, read.mistakes)

    async def set_file(self, request: Request) -> str:
        """A card set as a card file."""
        return (await self._sets.find(str(request.path_params["set"]))).text

    async def save_set(self, request: Request, wanted: body.SaveSet) -> body.WholeSet:
        """Keep a card set."""
        game = with_cards(installed_game(wanted.game))
        person = await self._api.somebody(request)
        await self._api.limits.count(SETS, "set", person.id)
        read = await self._read(request, game.id, wanted.data, wanted.text)
        kept = KeptSet(
            wanted.id,
            person.id,
            game.id,
            read.code,
            read.name,
            read.cards,
            read.text,
            read.own,
            read.hash,
            request.state.now,
        )
        return body.WholeSet(_info(await self._sets.save(kept), person), read.data, read.mistakes)

    async def drop_set(self, request: Request, wanted: body.DropSet) -> body.SetList:
        """Delete a card set."""
        person = await self._api.somebody(request)
        await self._sets.drop(wanted.id, person.id)
        return await self.sets(request)

    # ---- playing -----------------------------------------------------------------------------

    async def try_card(self, request: Request, wanted: body.TryCard) -> Seated:
        """Play a card at once."""
        await self._api.limits.count(TRIALS, "trial", address_of(request.scope))
        own = await self._playable(request, wanted.game, wanted.data)
        asked = Trying(wanted.game, own, wanted.card, secrets.randbits(31))
        tried = await self._work(request, asked, Tried)
        if tried.refused is not None:
            raise _refusal(tried.refused)
        moment = await asyncio.to_thread(_moment, wanted.game, own, tried)
        level = next(one for one in (*AGAINST, *offered(moment.game)) if one in offered(moment.game))
        seats = [NewSeat("me"), NewSeat("computer", level=level)]
        table = NewTable(wanted.id, wanted.game, seats, hints=True, lang=wanted.lang)
        return await self._api.open_table(request, table, lambda opened: opened, moment)

    async def prove_card(self, request: Request, wanted: body.ProveCard) -> body.Proved:
        """Play pairs of matches with and without a card."""
        await self._api.limits.count(TRIALS, "trial", address_of(request.scope))
        own = await self._playable(request, wanted.game, wanted.data)
        found = await self._work(request, Proving(wanted.game, own, wanted.card, wanted.first), Pairs)
        if found.refused is not None:
            raise _refusal(found.refused)
        return body.Proved(found.pairs)

    async def examine_card(self, request: Request, wanted: body.ExamineCard) -> body.CardFindings:
        """Play matches that try hard to use a card, and compare it with the cards of the game."""
        await self._api.limits.count(TRIALS, "trial", address_of(request.scope))
        own = await self._playable(request, wanted.game, wanted.data)
        asked = Examining(wanted.game, own, wanted.card, language(request))
        found = await self._work(request, asked, InPlay, "workshop-stalled")
        if found.refused is not None:
            raise _refusal(found.refused)
        return body.CardFindings(found.findings, found.matches, found.few)

    async def first_turns(self, request: Request, wanted: DeckText) -> body.FirstTurnInfo:
        """Deal a deck many times; once it has been dealt as often as wanted, that is the answer for ever."""
        game = card_game(game_id(request))
        rules = game.deck_format(wanted.format)
        deck = await asyncio.to_thread(legal_deck, game, wanted.deck, rules)
        asked = Dealing(game.id, deck, rules)
        known = self._dealt.had(asked)
        if known is not None:
            return known
        await self._api.limits.count(DEALINGS, "dealing", address_of(request.scope))
        found = await self._work(request, asked, body.FirstTurnInfo, "server-deals-failed")
        return self._dealt.keep(asked, found) if found.deals == DEALS else found

    async def deck_suggestions(self, request: Request, wanted: DeckText) -> body.DeckSuggestions:
        """Suggest exchanges of cards for a deck."""
        game = card_game(game_id(request))
        return await asyncio.to_thread(_suggestions, game, wanted)

    # ---- helpers -----------------------------------------------------------------------------

    async def _read(self, request: Request, game: str, data: dict[str, object], text: str) -> SetRead:
        """Read a set.

        Raises:
            SetRefused: it cannot be kept at all.
        """
        read = await self._work(request, SetReading(game, data, text, language(request)), SetRead)
        if read.refused is not None:
            raise _refusal(read.refused)
        return read

    async def _playable(self, request: Request, game: str, data: dict[str, object]) -> str:
        """A set as a card file of programs.

        Raises:
            SetRefused: it cannot be played yet.
        """
        read = await self._read(request, with_cards(installed_game(game)).id, data, "")
        if not read.own:
            raise SetRefused("workshop-not-yet")
        return read.own

    async def _work(
        self, request: Request, asked: OfWorkshop, answer: type[T], failed: str = "workshop-failed"
    ) -> T:
        """Have a process of the computer players answer.

        Raises:
            SetRefused: it took too long, or broke.
        """
        try:
            return await self._api.registry.bots.work(asked, answer, address_of(request.scope))
        except BotFailed as error:
            raise SetRefused(failed) from error


def _info(kept: KeptSet, person: Somebody | None) -> body.SetInfo:
    mine = person is not None and kept.person == person.id
    return body.SetInfo(kept.id, kept.game, kept.code, kept.name, kept.cards, kept.hash, mine, kept.updated)


def _moment(game: str, own: str, tried: Tried) -> StartMoment:
    """The moment of a match that a process has found: played again here, answer by answer."""
    played = game_of_own(game, own)
    seats = tuple(Seat(deck=deck) for deck in tried.decks)
    match = Match(played, check_setup(played, Setup(game, seats, seed=tried.seed)))
    for seat, answer in tried.answers:
        match.answer(seat, answer)
    return StartMoment(match.setup, list(match.entries), played)


def _suggestions(game: CardGame, wanted: DeckText) -> body.DeckSuggestions:
    """The suggestions for a deck that somebody sends.

    Raises:
        BadDeck, BadSeatDeck: it cannot be read, or is not legal.
    """
    rules = game.deck_format(wanted.format)
    deck = deck_of_codes(game.deck_book(), legal_deck(game, wanted.deck, rules))
    source = source_of(game.id, rules)
    if source is None:
        return body.DeckSuggestions("", 0, 0, [])
    found = suggestions(game, deck, rules, source)
    return body.DeckSuggestions(source.name, source.report.games, len(source.report.decks), found)


def _refusal(phrase: Phrase) -> PlaymatError:
    return SetRefused(phrase.key, phrase.clause, **phrase.args)
