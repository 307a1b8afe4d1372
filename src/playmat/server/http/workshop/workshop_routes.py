"""The routes of the workshop."""

from __future__ import annotations

from playmat.server.http.route import ApiRoute
from playmat.server.protocol import workshop_bodies as body
from playmat.server.protocol.http_bodies import DeckText, Seated

WORKSHOP_ROUTES = (
    ApiRoute(
        "card_forms",
        "GET",
        "/api/games/{game}/workshop",
        None,
        body.CardForms,
        "The types of card that a game has, with their fields. `?lang=`",
    ),
    ApiRoute(
        "read_card",
        "POST",
        "/api/workshop/card",
        body.CardDraft,
        body.DraftInfo,
        "Read a card as far as it is written, and say how it can go on",
        body.CARD_BODY,
    ),
    ApiRoute("sets", "GET", "/api/workshop/sets", None, body.SetList, "The card sets that I keep"),
    ApiRoute(
        "save_set",
        "POST",
        "/api/workshop/sets",
        body.SaveSet,
        body.WholeSet,
        "Keep a card set, or the text of a card file, under my name",
        body.SET_BODY,
        cost=5,
    ),
    ApiRoute(
        "drop_set",
        "POST",
        "/api/workshop/drop",
        body.DropSet,
        body.SetList,
        "Delete a card set of mine; tables that play with it go on",
    ),
    ApiRoute(
        "try_card",
        "POST",
        "/api/workshop/try",
        body.TryCard,
        Seated,
        "Play a card against the computer at once, from where it can be played",
        body.SET_BODY,
        cost=10,
    ),
    ApiRoute(
        "prove_card",
        "POST",
        "/api/workshop/prove",
        body.ProveCard,
        body.Proved,
        "Play pairs of matches, one with a card in a deck and one with others in its place",
        body.SET_BODY,
        cost=10,
    ),
    ApiRoute(
        "examine_card",
        "POST",
        "/api/workshop/examine",
        body.ExamineCard,
        body.CardFindings,
        "Examine a card in play: what never happens, stops a match, runs on, or is better than another card",
        body.SET_BODY,
        cost=10,
    ),
    ApiRoute(
        "first_turns",
        "POST",
        "/api/games/{game}/decks/first-turns",
        DeckText,
        body.FirstTurnInfo,
        "Deal a legal deck 10,000 times: how often a card can be played in the first turn",
        cost=10,
    ),
    ApiRoute(
        "card_set",
        "GET",
        "/api/workshop/sets/{set}",
        None,
        body.WholeSet,
        "A card set with its cards, for anyone who has the link. `?lang=`",
    ),
    ApiRoute(
        "set_file",
        "GET",
        "/api/workshop/sets/{set}/file",
        None,
        str,
        "A card set as a card file, for `playmat cards check`",
    ),
)
