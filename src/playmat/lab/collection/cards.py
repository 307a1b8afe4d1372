"""`playmat cards ...`: look cards up, check card files, print the language, and see what random play uses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from cyclopts import App

from playmat import texts
from playmat.cards.decks import fold
from playmat.cards.finding import codes_of, not_one
from playmat.cards.game import CardGame
from playmat.cards.operation import Card
from playmat.cards.reading import BadCards
from playmat.cards.reference import reference as reference_page
from playmat.commandline.options import Games, Seed
from playmat.kernel.documents.form import nearest, shown
from playmat.kernel.documents.toml import BadToml, read_toml
from playmat.kernel.errors import UnknownGame, system_reason
from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import expansion, playable
from playmat.kernel.registry import game as installed_game
from playmat.lab.collection.coverage import random_coverage
from playmat.workshop.card_files import in_programs

app = App(name="cards")

COST = re.compile(r"(?=.*[0-9])([0-9]{0,3})(?:(\.\.)([0-9]{0,3}))?")
"""A cost, or a range of costs with one end open or none."""

HIGHEST_COST = 999
"""The upper end of a range that names none."""


def card_game(game_id: str, cards: Sequence[Path] | None = None) -> CardGame:
    """An installed game with cards, and with the card sets in these files beside its own."""
    found = with_cards(installed_game(game_id), cards)
    if not isinstance(found, CardGame):
        raise UnknownGame("error-cards-game", "", got=game_id, known=", ".join(card_game_ids()))
    return found


def card_game_ids() -> list[str]:
    """The ids of the installed games with cards.

    Raises:
        UnknownGame: there are none.
    """
    found = [one.id for one in playable() if isinstance(one, CardGame)]
    if not found:
        raise UnknownGame("error-no-games")
    return found


def game_with(code: str, cards: Sequence[Path] | None) -> str:
    """The id of the game that the card sets in these files are for, or else of the one that has a card.

    Args:
        code: the code or a name of the card.
        cards: the files.

    Raises:
        BadCards: a file that cannot be read.
        UnknownGame: no game with cards is installed.
    """
    if cards:
        return game_for(read_card_file(cards[0])[1])
    ids = card_game_ids()
    return next((one for one in ids if fold(code) in card_game(one).book.named), ids[0])


def game_for(text: str) -> str:
    """The id of the game that knows most of the types of cards in a card file.

    Raises:
        UnknownGame: no game with cards is installed.
    """
    try:
        cards = read_toml(text).get("card")
    except BadToml:
        cards = None
    types = (
        [str(card.get("type")) for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []
    )
    known = {one: card_game(one).vocabulary.types for one in card_game_ids()}
    return max(known, key=lambda one: sum(word in known[one] for word in types))


def with_cards(game: Game, files: Sequence[Path] | None) -> Game:
    """A game with the card sets in these files beside its own.

    Raises:
        BadSetup: it takes no card sets.
        BadCards: a file that cannot be used.
    """
    return game.with_sets(*map(read_card_set, files)) if files else game


def read_card_set(file: Path) -> tuple[str, str]:
    """The name of a card file and its text, with programs where it has sentences.

    Raises:
        BadCards: it cannot be read, or a sentence is not understood.
    """
    name, text = read_card_file(file)
    return name, in_programs(card_game(game_for(text)), text, name)


def mistakes_in(game: CardGame, text: str, name: str) -> list[Phrase]:
    """All that is wrong with a card file, its sentences included."""
    try:
        return game.check_cards(in_programs(game, text, name), name)
    except BadCards as error:
        return error.mistakes


def read_card_file(file: Path) -> tuple[str, str]:
    """The name of a card file and its text; the code of an expansion stands for its file.

    Raises:
        BadCards: it cannot be read, or is no text.
    """
    shipped = None if file.exists() else expansion(str(file))
    if shipped is not None:
        return shipped.file, shipped.text
    try:
        return file.name, file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadCards(
            [Phrase("error-cards-file", {"file": str(file), "why": system_reason(error)})]
        ) from error
    except UnicodeDecodeError as error:
        raise BadCards([Phrase("error-cards-encoding", {"file": str(file), "at": error.start})]) from error


@app.command
def show(
    code: str, /, *, game: str | None = None, cards: list[Path] | None = None, lang: str | None = None
) -> int:
    """Print a card; exit with 1 if there is none."""
    language = texts.detect(lang)
    found = card_game(game or game_with(code, cards), cards)
    codes = codes_of(found.book.named, code, found.book.plain)
    if len(codes) != 1:
        print(texts.render(not_one(codes, found.book.named, code, found.book.plain, found.id), language))
        return 1
    for one in (*found.card_lines(codes[0]), *found.card_notes(codes[0]), *found.owner_notes(codes[0])):
        print(texts.render(one, language))
    return 0


@app.command(name="list")
def list_cards(
    game: str,
    /,
    *,
    kind: str | None = None,
    element: str | None = None,
    cost: str | None = None,
    cards: list[Path] | None = None,
    lang: str | None = None,
) -> None:
    """Print a line for each card."""
    language = texts.detect(lang)
    found = card_game(game, cards)
    of_code = {code: found.card(code) for code in found.codes()}
    if kind is not None:
        known_word(kind, {str(card["type"]) for card in of_code.values()})
    if element is not None:
        known = {one for card in of_code.values() for one in elements(card)}
        if not known:
            raise BadCards([Phrase("error-cards-no-element", {"game": game})])
        known_word(element, known)
    if cost is not None and not any("cost" in card for card in of_code.values()):
        raise BadCards([Phrase("error-cards-no-cost", {"game": game})])
    low, high = cost_range(cost) if cost is not None else (0, 0)
    for code, card in of_code.items():
        if kind not in (None, card["type"]) or (element is not None and element not in elements(card)):
            continue
        number = card.get("cost")
        if cost is None or (isinstance(number, int) and low <= number <= high):
            print(texts.render(found.card_lines(code)[0], language))


def elements(card: Card) -> list[str]:
    """The elements of a card; a K-Mon has two."""
    return [str(card[field]) for field in ("element", "primary", "secondary") if field in card]


def known_word(got: str, known: Iterable[str]) -> None:
    """Refuse a word that no card has.

    Raises:
        BadCards: it is not known; the nearest word that is, or all of them.
    """
    words = sorted(known)
    if got in words:
        return
    near = nearest(got, words)
    if near:
        raise BadCards([Phrase("error-cards-unknown-near", {"got": shown(got), "near": near})])
    raise BadCards([Phrase("error-cards-unknown", {"got": shown(got), "known": ", ".join(words)})])


def cost_range(wanted: str) -> tuple[int, int]:
    """The lowest and the highest cost of a range.

    >>> cost_range("..2"), cost_range("1..3"), cost_range("2")
    ((0, 2), (1, 3), (2, 2))

    Raises:
        BadCards: it is none.
    """
    form = COST.fullmatch(wanted)
    if form is None:
        raise BadCards([Phrase("error-cards-cost", {"got": shown(wanted)})])
    first, dots, last = form.groups()
    low = int(first or 0)
    high = int(last or HIGHEST_COST) if dots else low
    if low > high:
        raise BadCards([Phrase("error-cards-cost-order", {"got": wanted, "low": high, "high": low})])
    return low, high


@app.command
def reference(game: str, /) -> None:
    """Print the reference page of a card language."""
    print(reference_page(card_game(game).vocabulary, texts.render), end="")


@app.command
def coverage(
    game: str,
    /,
    *,
    games: Games = 1500,
    seed: Seed = 2,
    cards: list[Path] | None = None,
    json: bool = False,
) -> int:
    """Play at random and say what was reached of cards, operations and rules; exit with 1 on a gap."""
    found = random_coverage(card_game(game, cards), games, seed)
    if json:
        print(msgspec.json.encode(found).decode())
        return int(not found.whole)
    for counts in (found.operations, found.branches | found.rare):
        for name, count in sorted(counts.items(), key=lambda pair: pair[1]):
            print(f"{count:9} {name}")
        print()
    done = sum(count > 0 for count in found.cards.values())
    print(f"cards: {done} of {len(found.cards)}")
    for missing in found.missing:
        print(f"never: {missing}")
    for unnamed in found.unnamed:
        print(f"not named: {unnamed}")
    return int(not found.whole)
