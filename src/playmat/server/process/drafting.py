"""The workshop's questions to a process of the computer players: cards read, tried and examined, decks dealt.

Cards of people are data, and they decide how long it takes to read them; so the server never does it itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec

from playmat import texts
from playmat.cards.entry import write_file
from playmat.cards.game import CardGame
from playmat.cards.reading import BadCards
from playmat.kernel.documents.form import shown
from playmat.kernel.documents.toml import BadToml, read_toml
from playmat.kernel.errors import PlaymatError, UnknownGame
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game as installed_game
from playmat.lab.examining.findings import findings, seldom
from playmat.lab.examining.matches import examine_in_play
from playmat.lab.trials.decks_around import NoTrial
from playmat.lab.trials.first_turns import DEALS, first_turns
from playmat.lab.trials.opening import opening
from playmat.lab.trials.worth import pairs
from playmat.server.game_sets import OWN, game_here, game_of_own
from playmat.server.process.audience.viewer import said
from playmat.server.protocol.workshop_bodies import (
    LONGEST_SET,
    MOST_CARDS,
    CardFinding,
    DraftInfo,
    FirstTurnInfo,
    MistakeInfo,
    PairInfo,
    ToldInfo,
)
from playmat.workshop.card_files import in_programs
from playmat.workshop.draft import draft, mistake_of, printed
from playmat.workshop.sentences import in_own_words

LOOKING: Final = 6.0
"""After so many seconds no other match is begun to come to where a card can be played."""

PROVING: Final = 3.0
"""After so many seconds no other pair is begun: whoever watches is told, and others have a turn."""

EXAMINING: Final = 6.0
"""After so many seconds no other match is begun to examine a card in play."""

MOST_EXAMINED: Final = 100
"""So many matches at most examine a card in play."""

MOST_PAIRS: Final = 20
"""So many pairs are played for one question at most."""


class Drafting(msgspec.Struct, tag=True):
    """A card to be read as far as it is written.

    Attributes:
        game: the id of the game.
        card: its fields, as a card file has them.
        lang: the language of the answer.
    """

    game: str
    card: dict[str, Any]
    lang: str


class SetReading(msgspec.Struct, tag=True):
    """A set to be read.

    Attributes:
        game: the id of the game.
        data: what its card file says; empty where there is `text`.
        text: a card file.
        lang: the language of the answer.
    """

    game: str
    data: dict[str, Any]
    text: str
    lang: str


class SetRead(msgspec.Struct):
    """A set that was read.

    Attributes:
        data: what its card file says; programs are sentences where these say the same.
        text: the same as a file.
        own: the file with programs alone; empty if the set cannot be played.
        hash: that of the game with the set.
        code, name: of the set.
        cards: how many it has.
        mistakes: why it cannot be played.
        refused: why it cannot be kept at all.
    """

    data: dict[str, Any] = {}
    text: str = ""
    own: str = ""
    hash: str = ""
    code: str = ""
    name: str = ""
    cards: int = 0
    mistakes: list[MistakeInfo] = []
    refused: Phrase | None = None


class Trying(msgspec.Struct, tag=True):
    """A match to be played to where a card can be played.

    Attributes:
        game: the id of the game.
        own: the set, as a card file of programs.
        card: the code of the card.
        seed: where to begin to look.
    """

    game: str
    own: str
    card: str
    seed: int


class Tried(msgspec.Struct):
    """A match that has come to where a card can be played; or why there is none.

    Attributes:
        decks: the decks of the seats.
        seed: what its chance comes from.
        answers: seat and number of each answer so far.
        entries: how many answers and throws there were.
        refused: why there is none.
    """

    decks: list[tuple[str, ...]] = []
    seed: int = 0
    answers: list[tuple[int, int]] = []
    entries: int = 0
    refused: Phrase | None = None


class Proving(msgspec.Struct, tag=True):
    """Pairs of matches with and without a card to be played.

    Attributes:
        game: the id of the game.
        own: the set, as a card file of programs.
        card: the code of the card.
        first: the number of the first pair.
    """

    game: str
    own: str
    card: str
    first: int


class Pairs(msgspec.Struct):
    """Pairs of matches that were played; or why there are none."""

    pairs: list[PairInfo] = []
    refused: Phrase | None = None


class Examining(msgspec.Struct, tag=True):
    """A card to be examined in play.

    Attributes:
        game: the id of the game.
        own: the set, as a card file of programs.
        card: the code of the card.
        lang: the language of the answer.
    """

    game: str
    own: str
    card: str
    lang: str


class InPlay(msgspec.Struct):
    """All that was found of a card in play, as in `CardFindings`; or why nothing can be."""

    findings: list[CardFinding] = []
    matches: int = 0
    few: bool = False
    refused: Phrase | None = None


class Dealing(msgspec.Struct, tag=True, frozen=True):
    """A deck to be dealt many times.

    Attributes:
        game: the id of the game, with the card sets that the server plays with.
        deck: the codes of its cards; it is legal.
        rules: by which rules for decks.
    """

    game: str
    deck: tuple[str, ...]
    rules: str


OfWorkshop: TypeAlias = Drafting | SetReading | Trying | Proving | Examining | Dealing
"""The questions of the workshop."""


def worked(asked: OfWorkshop) -> DraftInfo | SetRead | Tried | Pairs | InPlay | FirstTurnInfo:
    """The answer to a question of the workshop."""
    if isinstance(asked, Drafting):
        return drafted(asked)
    if isinstance(asked, SetReading):
        return set_read(asked)
    if isinstance(asked, Dealing):
        return dealt(asked)
    if isinstance(asked, Examining):
        return in_play(asked)
    return tried(asked) if isinstance(asked, Trying) else proved(asked)


def card_game(game_id: str) -> CardGame:
    """The installed game, without any added set.

    Raises:
        UnknownGame: there is none, or it has no cards.
    """
    game = installed_game(game_id)
    if not isinstance(game, CardGame):
        raise UnknownGame("server-no-cards", "", game=game_id)
    return game


def drafted(asked: Drafting) -> DraftInfo:
    """Read a card."""
    found, lang = draft(card_game(asked.game), asked.card, asked.lang), asked.lang
    start, end = found.mark if found.mark is not None else (-1, -1)
    return DraftInfo(
        found.state,
        found.lang,
        start,
        end,
        said(found.why, lang) if found.why is not None else None,
        found.ways,
        found.next,
        [ToldInfo(one.depth, texts.render(one.phrase, lang), one.does) for one in found.told],
        [MistakeInfo(one.field, said(one.why, lang)) for one in found.mistakes],
        found.card,
        printed(found.lines),
    )


def set_read(asked: SetReading) -> SetRead:
    """Read a set, as a file or as what a file says."""
    game = card_game(asked.game)
    try:
        data = read_toml(asked.text) if asked.text else asked.data
        cards = data.get("card", [])
        if not isinstance(cards, list) or not all(isinstance(one, dict) for one in cards):
            raise BadCards([Phrase("workshop-no-set")])
        if len(cards) > MOST_CARDS:
            raise BadCards([Phrase("error-cards-many", {"limit": MOST_CARDS})])
        text = write_file({**data, "card": [in_own_words(game, one, asked.lang) for one in cards]})
        data = {"card": [], **read_toml(text)}
    except BadToml as error:
        return SetRead(refused=error.phrase)
    except BadCards as error:
        return SetRead(refused=error.phrase)
    if len(text) > LONGEST_SET:
        return SetRead(refused=Phrase("workshop-large", {"limit": LONGEST_SET}))
    own, hashed, mistakes = "", "", []
    try:
        own = in_programs(game, text, OWN)
        hashed = game.with_sets((OWN, own)).data_hash()
    except BadCards as error:
        own = ""
        mistakes = [_in_set(game, data["card"], one, asked.lang) for one in error.mistakes[:MOST_CARDS]]
    name, code = data.get("name"), data.get("set")
    named = name.get(asked.lang) or name.get("en") if isinstance(name, dict) else ""
    return SetRead(
        data,
        text,
        own if data["card"] else "",
        hashed if data["card"] else "",
        code[:60] if isinstance(code, str) else "",
        named[:60] if isinstance(named, str) else "",
        len(data["card"]),
        mistakes,
    )


def _in_set(game: CardGame, cards: list[dict[str, Any]], one: Phrase, lang: str) -> MistakeInfo:
    """A mistake of a set, by the card and the field that it is about."""
    code = one.args.get("card")
    card = next((held for held in cards if held.get("code") == code), {})
    found = mistake_of(game, card, one)
    return MistakeInfo(found.field, said(found.why, lang), str(code or ""))


def game_with_card(asked: Trying | Proving | Examining) -> CardGame:
    """The game with somebody's set, which a card is of.

    Raises:
        NoTrial: it is not.
    """
    game = game_of_own(asked.game, asked.own)
    assert isinstance(game, CardGame)  # noqa: S101 - made with cards
    if not game.is_added(asked.card):
        raise NoTrial("workshop-not-in-set", "", card=shown(asked.card))
    return game


def tried(asked: Trying) -> Tried:
    """Play a match to where a card can be played."""
    try:
        game = game_with_card(asked)
        found = opening(game, asked.card, asked.seed, until(LOOKING))
    except PlaymatError as error:
        return Tried(refused=error.phrase)
    decks = [seat.deck for seat in found.setup.seats]
    return Tried(decks, found.setup.seed, found.answers, found.entries)


def proved(asked: Proving) -> Pairs:
    """Play pairs of matches with and without a card."""
    try:
        game = game_with_card(asked)
        found = pairs(game, asked.card, asked.first, MOST_PAIRS, until(PROVING))
    except PlaymatError as error:
        return Pairs(refused=error.phrase)
    return Pairs([PairInfo(*one) for one in found])


def in_play(asked: Examining) -> InPlay:
    """Examine a card in play."""
    try:
        game = game_with_card(asked)
        evidence = examine_in_play(game, [asked.card], MOST_EXAMINED, 1, until(EXAMINING))
    except PlaymatError as error:
        return InPlay(refused=error.phrase)
    found = [
        CardFinding(one.kind, one.is_error, said(one.said, asked.lang)) for one in findings(evidence).found
    ]
    return InPlay(found, evidence.matches, bool(seldom(evidence)))


def dealt(asked: Dealing) -> FirstTurnInfo:
    """Deal a deck; where the rules are not compiled, as often as there is time for."""
    game = game_here(asked.game)
    assert isinstance(game, CardGame)  # noqa: S101 - the deck has been read by its rules
    return FirstTurnInfo(*first_turns(game, asked.deck, asked.rules, DEALS, until(PROVING)))


def until(seconds: float) -> Callable[[], bool]:
    """A question that is answered with yes for so many seconds from now."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end
