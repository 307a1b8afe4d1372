"""The HTTP routes by name. The application serves them, the protocol page lists them."""

from __future__ import annotations

from playmat.server.http.analysis.analysis_routes import ANALYSIS_ROUTES
from playmat.server.http.developing.dev_routes import DEV_ROUTES
from playmat.server.http.inviting.invitation_routes import INVITATION_ROUTES
from playmat.server.http.lab.lab_routes import LAB_ROUTES
from playmat.server.http.lessons import GuideInfo, Lesson, LessonList
from playmat.server.http.meeting.daily_routes import DAILY_ROUTES
from playmat.server.http.meeting.lobby_routes import LOBBY_ROUTES
from playmat.server.http.meeting.news_routes import NEWS_ROUTES
from playmat.server.http.meeting.tournament_routes import TOURNAMENT_ROUTES
from playmat.server.http.people.belongings_routes import BELONGINGS_ROUTES
from playmat.server.http.people.mail_routes import MAIL_ROUTES
from playmat.server.http.puzzles import PuzzleList
from playmat.server.http.route import ApiRoute
from playmat.server.http.workshop.workshop_routes import WORKSHOP_ROUTES
from playmat.server.protocol import http_bodies as body
from playmat.server.protocol.personal_bodies import PersonalData
from playmat.server.protocol.rating_bodies import Profile, RatingList
from playmat.server.protocol.server_messages import TableInfo

ROUTES = (
    ApiRoute("games", "GET", "/api/games", None, body.GameList, "The games that can be played. `?lang=`"),
    ApiRoute(
        "texts",
        "GET",
        "/api/texts/{lang}",
        None,
        str,
        "The catalogues of a language as one Fluent file: shared, and those of all games",
    ),
    ApiRoute(
        "cards",
        "GET",
        "/api/games/{game}/cards",
        None,
        body.CardList,
        "All cards with their texts. `?lang=`; `?data=` of another edition (`TableInfo.data`)",
    ),
    ApiRoute(
        "decks",
        "GET",
        "/api/games/{game}/decks",
        None,
        body.DeckList,
        "The starter decks. `?lang=`; `?set=` with those of a card set (`NewTable.set`)",
        cost=5,
    ),
    ApiRoute(
        "random_deck",
        "GET",
        "/api/games/{game}/decks/random",
        None,
        body.DeckInfo,
        "A legal deck. `?lang=`",
        cost=20,
    ),
    ApiRoute(
        "check_deck",
        "POST",
        "/api/games/{game}/decks/check",
        body.DeckText,
        body.DeckInfo,
        "Read and check a deck",
        cost=5,
    ),
    ApiRoute(
        "rules",
        "GET",
        "/api/games/{game}/rules",
        None,
        body.ClauseList,
        "The clauses of the rules; `?q=` those that hold all these words, or the one with this id",
    ),
    ApiRoute(
        "lessons",
        "GET",
        "/api/games/{game}/lessons",
        None,
        LessonList,
        "The lessons of a game, in order. `?lang=`",
    ),
    ApiRoute(
        "lesson",
        "GET",
        "/api/games/{game}/lessons/{lesson}",
        None,
        Lesson,
        "A lesson: each moment with what is asked for. `?lang=`",
        cost=5,
    ),
    ApiRoute(
        "puzzles",
        "GET",
        "/api/games/{game}/puzzles",
        None,
        PuzzleList,
        "The puzzles of a game, in order. `?lang=`",
        cost=5,
    ),
    ApiRoute(
        "puzzle",
        "GET",
        "/api/games/{game}/puzzles/{puzzle}",
        None,
        Lesson,
        "A puzzle, in the form of a lesson. `?lang=`",
        cost=5,
    ),
    ApiRoute("guide", "GET", "/api/games/{game}/guide", None, GuideInfo, "The guided first match of a game"),
    ApiRoute(
        "me",
        "GET",
        "/api/me",
        None,
        body.Person,
        "Who I am; makes a guest of a new visitor, and where the cookie is unknown (cookie)",
    ),
    ApiRoute("rename", "POST", "/api/me", body.Rename, body.Person, "Say what I want to be called"),
    ApiRoute(
        "register",
        "POST",
        "/api/account",
        body.Credentials,
        body.Person,
        "Make an account of the guest that I am",
    ),
    ApiRoute("login", "POST", "/api/login", body.Credentials, body.Person, "Come back to my account"),
    ApiRoute("logout", "POST", "/api/logout", None, None, "Forget me on this device"),
    ApiRoute(
        "change_password",
        "POST",
        "/api/account/password",
        body.NewPassword,
        body.Person,
        "Change my password; other devices have to sign in again",
    ),
    ApiRoute("devices", "GET", "/api/account/devices", None, body.DeviceList, "Where I am signed in"),
    ApiRoute(
        "sign_out",
        "POST",
        "/api/account/devices",
        body.SignOut,
        body.DeviceList,
        "Forget me on other devices",
    ),
    ApiRoute("export", "GET", "/api/account/export", None, PersonalData, "All that is kept of me. `?lang=`"),
    ApiRoute("delete", "POST", "/api/account/delete", body.Farewell, None, "Forget me for good"),
    ApiRoute(
        "ratings",
        "GET",
        "/api/games/{game}/ratings/{clock}",
        None,
        RatingList,
        "The highest ratings in a game with a clock",
    ),
    ApiRoute(
        "profile",
        "GET",
        "/api/profile",
        None,
        Profile,
        "My ratings, public matches and what I have learned, or those of who is called `?name=`. `?lang=`",
    ),
    ApiRoute("make", "POST", "/api/tables", body.NewTable, body.Seated, "Make a table", body.RECORD_BODY),
    ApiRoute(
        "pair",
        "POST",
        "/api/pair",
        body.Pairing,
        body.Seated,
        "Sit down with somebody who waits for the same, or wait at a new table",
        cost=5,
    ),
    ApiRoute(
        "tables",
        "GET",
        "/api/tables",
        None,
        body.TableList,
        "Public tables; `?status=open`, `running` or `finished`. `?game=`, `?clock=` and `?rated=` (`yes`, "
        "`no`) narrow them",
    ),
    ApiRoute(
        "mine",
        "GET",
        "/api/tables/mine",
        None,
        body.TableList,
        "The tables where I sit, those that wait for me first",
    ),
    ApiRoute("table", "GET", "/api/tables/{table}", None, TableInfo, "A table. `?lang=`"),
    ApiRoute(
        "table_cards",
        "GET",
        "/api/tables/{table}/cards",
        None,
        body.CardList,
        "All cards that a table is played with, those that somebody brings to it among them. `?lang=`",
        cost=5,
    ),
    ApiRoute(
        "table_decks",
        "GET",
        "/api/tables/{table}/decks",
        None,
        body.DeckList,
        "The starter decks of all cards that a table is played with. `?lang=`",
        cost=5,
    ),
    ApiRoute("join", "POST", "/api/tables/{table}/join", body.Join, body.Seated, "Take a free seat"),
    ApiRoute(
        "replay",
        "GET",
        "/api/tables/{table}/replay",
        None,
        body.Replay,
        "Moments of a finished match, one for each answer: `?from=0&count=50` (at most 50), "
        "`?viewer=` a seat or -2, `?lang=`",
    ),
    ApiRoute(
        "record",
        "GET",
        "/api/tables/{table}/record",
        None,
        str,
        "The record of a finished match, for `playmat replay`",
    ),
    ApiRoute(
        "replay_record",
        "POST",
        "/api/replay",
        body.RecordReplay,
        body.Replay,
        "Moments of a match from its record, through any eyes",
        body.RECORD_BODY,
    ),
    *ANALYSIS_ROUTES,
    *DEV_ROUTES,
    *LOBBY_ROUTES,
    *DAILY_ROUTES,
    *TOURNAMENT_ROUTES,
    *NEWS_ROUTES,
    *WORKSHOP_ROUTES,
    *LAB_ROUTES,
    *MAIL_ROUTES,
    *BELONGINGS_ROUTES,
    *INVITATION_ROUTES,
)
"""All of `/api`, and what mails lead to, but for the socket `/api/tables/{table}/socket`."""
