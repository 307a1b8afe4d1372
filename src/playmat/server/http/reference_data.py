"""Reference data, which the server knows without any table: games, texts, cards, decks, rules."""

from __future__ import annotations

import secrets
from functools import cache

from playmat import texts
from playmat.cards.decks import Deck, deck_of_codes, heading_of, name_of, write_text
from playmat.cards.game import CardGame
from playmat.cards.share import read_deck, write_code
from playmat.kernel.editions import expansions_of
from playmat.kernel.errors import PlaymatError, UnknownGame
from playmat.kernel.game import Game, Option, Value
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game as installed_game
from playmat.kernel.registry import playable
from playmat.kernel.rng import stream_of
from playmat.players.roster import offered
from playmat.proof.clauses import ID, Clause, RulesError, find, search
from playmat.proof.translations import load_in
from playmat.server.game_sets import card_files, game_here, game_of_own, game_with
from playmat.server.http.card_pictures import Picture, look_up
from playmat.server.log.wishes import PHRASES
from playmat.server.process.audience.viewer import said, seat_title
from playmat.server.protocol import http_bodies as body
from playmat.teaching.guide import has_guide
from playmat.texts.options import option_name, value_name
from playmat.texts.sources import game_packages, game_sources, shared_sources

TEXT_PREFIXES = ("server-chat-",)

MOST_CLAUSES = 2_000


class BadSeatDeck(PlaymatError):
    """A deck that breaks the rules of its format; `mistakes` are all of them."""

    def __init__(self, mistakes: list[Phrase]) -> None:
        super().__init__(mistakes[0].key, mistakes[0].clause, **mistakes[0].args)
        self.mistakes = mistakes


# ---- games -----------------------------------------------------------------------------------------


def game_list(lang: str) -> body.GameList:
    """The games, and what can be said at their tables."""
    return _game_list(lang, offered())


@cache
def _game_list(lang: str, _players: tuple[str, ...]) -> body.GameList:
    """The same while there are these computer players."""
    phrases = [
        body.ChatPhrase(phrase, texts.render(Phrase(f"server-chat-{phrase}"), lang)) for phrase in PHRASES
    ]
    return body.GameList([game_info(game_here(one.id), lang) for one in playable()], phrases)


def warm_up() -> None:
    """Read all games, catalogues and pictures before anybody asks."""
    look_up(card_files())
    for lang in texts.LANGUAGES:
        game_list(lang)


def game_info(game: Game, lang: str) -> body.GameInfo:
    """A game in a language."""
    return body.GameInfo(
        id=game.id,
        title=texts.render_or(f"{game.id}-name", lang, game.id),
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        rulesets=list(game.rulesets),
        roles=[
            body.RoleInfo(role, seat_title(game, seat, role, lang)) for seat, role in enumerate(game.roles)
        ],
        team=game.team,
        options=[option_info(game, option, lang) for option in game.options()],
        levels=list(offered(game)),
        formats=list(game.deck_formats) if isinstance(game, CardGame) else [],
        guide=has_guide(game.id),
        expansions=[expansion_info(game, one.code, lang) for one in expansions_of(game.package)],
    )


def expansion_info(game: Game, code: str, lang: str) -> body.ExpansionInfo:
    """An expansion of a game in a language."""
    sets = with_cards(game_of_own(game.id, own_text(game.id, code))).book.sets
    return body.ExpansionInfo(code, sets[-1].names[lang])


def own_text(game_id: str, code: str) -> str:
    """The text of the expansion of a code, as a table is played with it; empty if the game has none of it.

    Raises:
        UnknownGame: no such game is installed.
    """
    found = expansions_of(installed_game(game_id).package)
    return next((one.text for one in found if one.code == code), "")


def option_info(game: Game, option: Option, lang: str) -> body.OptionInfo:
    """An option with its values in a language."""
    return body.OptionInfo(
        name=option.name,
        title=option_name(game.id, option.name, lang),
        values=list(option.values),
        titles=[value_title(game, option.name, value, lang) for value in option.values],
        clause=option.clause,
    )


def value_title(game: Game, option: str, value: Value, lang: str) -> str:
    """The name of an option's value, for people: that of the role where it is one."""
    if str(value) in game.roles:
        return seat_title(game, 0, str(value), lang)
    return value_name(game.id, option, value, lang)


@cache
def catalogue(lang: str) -> str:
    """All texts of a language as one Fluent file, so that browser and server say the same."""
    sources = shared_sources(lang)
    for game in game_packages():
        sources += game_sources(game, lang)
    return "\n".join(source.text for source in sources)


# ---- cards and decks -------------------------------------------------------------------------------


def card_game(game_id: str) -> CardGame:
    """A game that is played with cards, with all the cards there are.

    Raises:
        UnknownGame: there is none of this id.
    """
    return with_cards(game_here(game_id))


def with_cards(game: Game) -> CardGame:
    """A game, if it is played with cards.

    Raises:
        UnknownGame: it is played without.
    """
    if not isinstance(game, CardGame):
        raise UnknownGame("server-no-cards", "", game=game.id)
    return game


def cards(game_id: str, lang: str, data: str = "") -> body.CardList:
    """All cards of a game; none for a game that is played without.

    Args:
        game_id: the game.
        lang: the language of their texts.
        data: the hash of another edition, or empty for the cards of today.

    Raises:
        UnknownGame: no such game is installed.
        BadSetup: no such edition is here.
    """
    return _cards(game_with(game_id, data) if data else game_here(game_id), lang)


@cache
def _cards(game: Game, lang: str) -> body.CardList:
    return cards_in(game, lang)


def cards_in(game: Game, lang: str) -> body.CardList:
    """All cards of a game, or of a table's; none for a game that is played without."""
    if not isinstance(game, CardGame):
        return body.CardList([])
    names = {code: card.names[lang] for code, card in game.deck_book().cards.items()}
    return body.CardList([card_info(game, code, names.get(code, code), lang) for code in game.codes()])


def card_info(game: CardGame, code: str, name: str, lang: str) -> body.CardInfo:
    """A card in a language; where its owner keeps a picture of it is not told, but where it is here."""
    shown = card_picture(game.id, code)
    return body.CardInfo(
        code=code,
        name=name,
        lines=[said(line, lang) for line in (*game.card_lines(code), *game.card_notes(code))],
        data={key: value for key, value in game.card(code).items() if key != "image"},
        picture=f"/pictures/{game.id}/{code}?v={shown.version}" if shown is not None else "",
    )


def card_picture(game_id: str, code: str) -> Picture | None:
    """The picture that its owner has given a card."""
    return look_up(card_files()).pictures.get((game_id, code))


def starters(game_id: str, lang: str) -> body.DeckList:
    """The starter decks of a game; none for a game that is played without.

    Raises:
        UnknownGame: no such game is installed.
    """
    return _starters(game_here(game_id), lang)


@cache
def _starters(game: Game, lang: str) -> body.DeckList:
    return starters_in(game, lang)


def starters_in(game: Game, lang: str) -> body.DeckList:
    """The starter decks of a game, or of a table's; none for a game that is played without."""
    if not isinstance(game, CardGame):
        return body.DeckList([])
    return body.DeckList(
        [
            deck_info(game, deck, game.deck_format(), lang, code, names[lang])
            for code, names, deck in game.starter_decks()
        ]
    )


def random_deck(game_id: str, lang: str) -> body.DeckInfo:
    """A legal deck, drawn at random.

    Raises:
        UnknownGame: no such game, or one without decks.
    """
    game = card_game(game_id)
    deck = deck_of_codes(game.deck_book(), game.random_deck(stream_of(secrets.randbits(61), 0)))
    return deck_info(game, deck, game.deck_format(), lang)


def checked_deck(game_id: str, wanted: body.DeckText, lang: str) -> body.DeckInfo:
    """A deck that was read, with all its mistakes.

    Raises:
        UnknownGame: no such game, or one without decks.
        BadDeck: it cannot be read.
    """
    game = card_game(game_id)
    rules = game.deck_format(wanted.format)
    return deck_info(game, find_deck(game, wanted.deck), rules, lang)


def find_deck(game: CardGame, given: str) -> Deck:
    """The deck that a text stands for: the code of a starter deck, a share code, lines of text, JSON.

    Raises:
        BadDeck: it is none of these.
    """
    for code, _names, deck in game.starter_decks():
        if code == given.strip():
            return deck
    return read_deck(game.deck_book(), given)


def seat_deck(game: Game, given: str, options: dict[str, Value], ruleset: str) -> tuple[str, ...]:
    """The codes of the deck somebody wants to play; none for the game's own deck.

    Raises:
        BadDeck: it cannot be read.
        BadSeatDeck: it breaks the rules of the table's format.
        UnknownGame: the game is played without decks.
    """
    if not given.strip():
        return ()
    cards_game = with_cards(game)
    return legal_deck(cards_game, given, cards_game.match_format(ruleset, options))


def legal_deck(game: CardGame, given: str, rules: str) -> tuple[str, ...]:
    """The codes of a deck that can be played.

    Raises:
        BadDeck: it cannot be read.
        BadSeatDeck: it breaks the rules for decks.
    """
    deck = find_deck(game, given)
    mistakes = game.deck_mistakes(deck, rules)
    if mistakes:
        raise BadSeatDeck(mistakes)
    return deck.codes()


def deck_info(
    game: CardGame, deck: Deck, rules: str, lang: str, code: str = "", name: str = ""
) -> body.DeckInfo:
    """A deck in all its forms."""
    book = game.deck_book()
    return body.DeckInfo(
        id=code,
        name=name or deck.name,
        sections=[
            body.DeckSection(
                section.word,
                texts.render(heading_of(section), lang),
                [
                    body.DeckEntry(
                        entry.code, entry.count, texts.render(name_of(book.cards[entry.code]), lang)
                    )
                    for entry in part
                ],
            )
            for section, part in zip(book.sections, deck.parts, strict=True)
        ],
        share=write_code(deck),
        text=write_text(book, deck, lang),
        mistakes=[said(mistake, lang) for mistake in game.deck_mistakes(deck, rules)],
    )


# ---- rules -----------------------------------------------------------------------------------------


def clauses(game_id: str, query: str, lang: str) -> body.ClauseList:
    """The clauses of a game's rules: all, those that hold all the words of a query, or the one with its id.

    Raises:
        UnknownGame: no such game is installed.
        RulesError: the game has no rules here, or no such clause.
    """
    rules = load_in(lang).get(game_here(game_id).id)
    if rules is None:
        raise RulesError("server-no-rules", "", game=game_id)
    found: list[Clause]
    if not query.split():
        found = list(rules.clauses.values())
    elif ID.fullmatch(query.strip().upper()):
        found = [find({game_id: rules}, query)]
    else:
        found = list(search({game_id: rules}, query.split()))
    shown = [
        body.ClauseInfo(one.id, one.text, list(one.section), list(one.sources), one.lang, list(one.rulesets))
        for one in found[:MOST_CLAUSES]
    ]
    return body.ClauseList(game_id, shown)
