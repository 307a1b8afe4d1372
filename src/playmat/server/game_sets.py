"""The games of this process: the installed ones, and with the card sets it was started with beside their own.

Which sets those are is said once, before anything is asked (`playing_with`); like the installed games they
are the same for everything a process does. A table that is not played with the game's own cards alone notes
which they are; a set that somebody brings to it lies in its log, whole.

A set that the checker refuses may have been accepted by an earlier release. It is not offered to new tables,
and those that began with it go on, as they do with the data of that release.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations, islice
from typing import Final, NamedTuple, TypeAlias

import msgspec

from playmat.cards.game import CardGame
from playmat.cards.reading import BadCards
from playmat.kernel.documents.toml import BadToml, read_toml
from playmat.kernel.editions import editions_of, expansions_of, hash_of
from playmat.kernel.errors import BadSetup, UnknownGame
from playmat.kernel.game import Game
from playmat.kernel.match.record import Record, record_game
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game as installed_game


class CardFile(msgspec.Struct, frozen=True):
    """A file with a card set, as it was when the server started; what is in it later does not matter.

    Attributes:
        game: the id of the game that it is for.
        name: the name of the file.
        folder: where it lies; the paths in it begin there.
        text: what it says.
    """

    game: str
    name: str
    folder: str
    text: str


SetText: TypeAlias = "tuple[str, str]"
"""The name of a file and its text."""


class Enlarged(NamedTuple):
    """A game with card sets beside its own, as it is played at new tables.

    Attributes:
        game: the game.
        cards: the hash of its cards.
    """

    game: Game
    cards: str


class RefusedSet(NamedTuple):
    """A set that the checker of today refuses.

    Attributes:
        file: the file.
        mistakes: all that is wrong with it.
        plays: tables that began with it can go on.
    """

    file: CardFile
    mistakes: list[Phrase]
    plays: bool


OWN: Final = "own.toml"
"""The name under which the set that somebody brings to a table is read."""

MOST_OWN: Final = 64
"""So many games with such a set are kept; others are made again when they are played."""

MOST_CHOSEN: Final = 256
"""So many selections of card files are looked through: each of eight files was there or not."""

_files: tuple[CardFile, ...] = ()


@contextlib.contextmanager
def playing_with(files: tuple[CardFile, ...]) -> Iterator[None]:
    """Have this process play with these card sets as long as the block lasts.

    Raises:
        BadCards: a file that is not a card set.
    """
    global _files  # noqa: PLW0603 - one set of games a process, see above
    enlarged(files)
    before, _files = _files, files
    try:
        yield
    finally:
        _files = before


def card_files() -> tuple[CardFile, ...]:
    """The card sets that this process plays with."""
    return _files


def enlarged(files: tuple[CardFile, ...]) -> Mapping[str, Enlarged]:
    """The games that have more cards with those of these sets that are not refused, by their ids.

    Raises:
        BadCards: a file that is not a card set.
    """
    return _read(files)[0]


def refused(files: tuple[CardFile, ...]) -> list[RefusedSet]:
    """Those of these sets that are refused, beside the ones before them.

    Raises:
        BadCards: a file that is not a card set.
    """
    return _read(files)[1]


@cache
def _read(files: tuple[CardFile, ...]) -> tuple[Mapping[str, Enlarged], list[RefusedSet]]:
    games: dict[str, Game] = {}
    wrong: list[RefusedSet] = []
    for file in files:
        before = games.get(file.game, installed_game(file.game))
        try:
            games[file.game] = before.with_sets((file.name, file.text))
        except BadCards as error:
            if not _is_set(file.text):
                raise
            wrong.append(RefusedSet(file, error.mistakes, _plays(file)))
    return {game_id: Enlarged(game, game.data_hash()) for game_id, game in games.items()}, wrong


def _is_set(text: str) -> bool:
    """Return whether a file has a set with cards or decks, whatever is wrong in them."""
    try:
        data = read_toml(text)
    except BadToml:
        return False
    held = (data.get("card"), data.get("deck"))
    return isinstance(data.get("set"), str) and any(isinstance(one, list) and one for one in held)


def _plays(file: CardFile) -> bool:
    """Return whether a match can be played with a set that was accepted once."""
    try:
        installed_game(file.game).with_sets((file.name, file.text), accepted=True)
    except BadCards:
        return False
    return True


@cache
def _known(game_id: str, files: tuple[CardFile, ...]) -> Mapping[str, tuple[SetText, ...]]:
    """The sets of a game that a table can have begun with, by the hash of all its data.

    They are some of those here, in their order: others may have been added since, or refused at that time.
    Those to which files were only added come first.
    """
    game = installed_game(game_id)
    texts = [(one.name, one.text) for one in files if one.game == game_id]
    first = [tuple(texts[:number]) for number in range(len(texts), 0, -1)]
    others = (some for number in range(len(texts), 0, -1) for some in combinations(texts, number))
    chosen = [*first, *islice((some for some in others if some not in first), MOST_CHOSEN)]
    released = [list(edition.texts) for edition in editions_of(game.package)]
    return {
        hash_of(text for _name, text in (*own, *some)): some
        for some in chosen
        for own in (game.data_texts(), *released)
    }


def game_here(game_id: str) -> Game:
    """The game as it is played at new tables, with all cards there are.

    Raises:
        UnknownGame: no such game is installed.
    """
    found = enlarged(_files).get(game_id)
    return found.game if found is not None else installed_game(game_id)


def cards_of(game: Game) -> str:
    """The hash of a game's cards that a table notes; nothing for those of the installed game."""
    return "" if game is installed_game(game.id) else game.data_hash()


def own_of(game: Game) -> str:
    """The set that somebody brought to the table where a game is played; empty if nobody did."""
    return next((one.text for one in game.extra_sets if one.file == OWN), "")


def own_name(game: Game) -> str:
    """The name of the set that somebody brought, or the code of an expansion; empty if nobody brought one."""
    own = own_of(game)
    if not own or not isinstance(game, CardGame):
        return ""
    shipped = (one.code for one in expansions_of(game.package) if one.text == own)
    return next(shipped, game.book.sets[-1].names["en"])


def edition_of(game: Game) -> str:
    """The edition of the cards that shows a game: the hash of its data; nothing if today's do."""
    return "" if game is game_here(game.id) else cards_of(game)


@lru_cache(maxsize=MOST_OWN)
def game_of_own(game_id: str, own: str) -> Game:
    """The game with a set that somebody brings, and none of those of this process.

    Args:
        game_id: the game.
        own: the set as a card file of programs.

    Raises:
        UnknownGame: no such game is installed, or it has no cards.
        BadCards: the set cannot be used.
    """
    game = installed_game(game_id)
    if not isinstance(game, CardGame):
        raise UnknownGame("server-no-cards", "", game=game_id)
    return game.with_sets((OWN, own))


def game_with(game_id: str, data: str, own: str = "") -> Game:
    """The game with the data of a hash: today's or a released edition's, with the card sets here or without.

    Args:
        game_id: the game.
        data: the hash; empty for the cards of the installed game.
        own: the set that somebody brings, which then is the only one beside the game's own.

    Raises:
        UnknownGame: no such game is installed.
        BadSetup: no such data are here.
    """
    if own:
        return _begun_with(game_id, data, (OWN, own))
    game, found = installed_game(game_id), enlarged(_files).get(game_id)
    if not data:
        return game
    if found is not None and found.cards == data:
        return found.game
    sets = _known(game_id, _files).get(data)
    return _begun_with(game_id, data, *sets) if sets else game.with_data(data)


@lru_cache(maxsize=MOST_OWN)
def _begun_with(game_id: str, data: str, *sets: SetText) -> Game:
    """The game with the data of a hash, among them sets that a table began with."""
    try:
        return installed_game(game_id).with_data(data, *sets)
    except BadCards as error:  # today's language has it no more
        raise BadSetup("error-data-unknown", "", game=game_id, hash=data[:16]) from error


def game_of_record(record: Record) -> Game:
    """The game with the cards that a record names.

    Raises:
        BadRecord: it is not installed here, or a card set is not here or was changed.
    """
    found = enlarged(_files).get(record.setup.game)
    if found is not None and found.cards == record.data:
        return found.game
    unread = [one.file for one in refused(_files) if not one.plays]
    readable = [one for one in _files if one.game == record.setup.game and one not in unread]
    return record_game(record, [(one.name, one.text) for one in readable])
