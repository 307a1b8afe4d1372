"""`playmat cards ...`: look cards up, check card files, print the language, and see what random play uses."""

from __future__ import annotations

from pathlib import Path

import msgspec
from cyclopts import App

from playmat import texts
from playmat.cards.coverage import Coverage, cover, new_tally
from playmat.cards.effect import CardState
from playmat.cards.game import CardGame
from playmat.cards.reading import BadCards
from playmat.cards.reference import reference as reference_page
from playmat.kernel.errors import UnknownGame
from playmat.kernel.game import Seat, Setup, check_setup
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game as installed_game
from playmat.kernel.registry import games
from playmat.kernel.rng import stream_of
from playmat.lab.playout import playout

app = App(name="cards", help="Look up cards, check card files, read the card language.")
ANSWERS_STREAM = 3001


def card_game(game_id: str) -> CardGame:
    """An installed game with cards."""
    found = installed_game(game_id)
    if not isinstance(found, CardGame):
        known = [one for one in games() if isinstance(installed_game(one), CardGame)]
        raise UnknownGame("error-cards-game", "", got=game_id, known=", ".join(known))
    return found


@app.command
def check(file: Path, /, *, game: str = "kmon", lang: str | None = None) -> int:
    """Check a card file and name every mistake with its line; exit with 1 if there is one.

    Args:
        file: The file (TOML).
        game: The game whose cards it holds.
        lang: The language: en, ja or it; the system's if not given.
    """
    language = texts.detect(lang)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCards([Phrase("error-cards-toml", {"file": str(file), "why": str(error)})]) from error
    mistakes = card_game(game).check_cards(text, file.name)
    for one in mistakes:
        print(texts.render(one, language))
    if not mistakes:
        print(texts.render(Phrase("cards-good", {"file": file.name}), language))
    return int(bool(mistakes))


@app.command
def show(code: str, /, *, game: str = "kmon", lang: str | None = None) -> int:
    """Print a card; exit with 1 if there is none.

    Args:
        code: The code of the card, such as KM1-ICE-1.
        game: The game.
        lang: The language: en, ja or it; the system's if not given.
    """
    language = texts.detect(lang)
    lines = card_game(game).card_lines(code.upper())
    for one in lines:
        print(texts.render(one, language))
    if not lines:
        print(texts.render(Phrase("cards-none", {"code": code[:40]}), language))
    return int(not lines)


@app.command(name="list")
def list_cards(
    game: str = "kmon",
    /,
    *,
    kind: str | None = None,
    element: str | None = None,
    cost: str | None = None,
    lang: str | None = None,
) -> None:
    """Print a line for each card.

    Args:
        game: The game.
        kind: Only cards of this type, such as ability.
        element: Only cards of this element (of a K-Mon: one of its two).
        cost: Only cards of this cost: 2, ..2, 2.. or 1..3.
        lang: The language: en, ja or it; the system's if not given.
    """
    language = texts.detect(lang)
    found = card_game(game)
    for code in found.codes():
        card = found.card(code)
        elements = (card.get("element"), card.get("primary"), card.get("secondary"))
        if kind not in (None, card["type"]) or (element is not None and element not in elements):
            continue
        if cost is None or within(cost, card.get("cost")):
            print(texts.render(found.card_lines(code)[0], language))


def within(wanted: str, cost: object) -> bool:
    """Whether a cost lies in a range such as `..2`.

    >>> within("..2", 1), within("2..", 1), within("1", 1), within("1..3", None)
    (True, False, True, False)
    """
    if not isinstance(cost, int):
        return False
    low, dots, high = wanted.partition("..")
    if not dots:
        return low.isdecimal() and cost == int(low)
    return (not low.isdecimal() or cost >= int(low)) and (not high.isdecimal() or cost <= int(high))


@app.command
def reference(game: str = "kmon", /) -> None:
    """Print the reference page of a card language.

    Args:
        game: The game.
    """
    print(reference_page(card_game(game).vocabulary, texts.render), end="")


@app.command
def coverage(game: str = "kmon", /, *, matches: int = 2000, seed: int = 1, json: bool = False) -> int:
    """Play at random with random decks and say which cards and operations were carried out.

    Args:
        game: The game.
        matches: How many matches.
        seed: The first seed.
        json: Print one JSON object.
    """
    found = random_coverage(card_game(game), matches, seed)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        for name, count in found.operations.items():
            print(f"{name:28} {count}")
        done = sum(count > 0 for count in found.cards.values())
        print(f"cards: {done} of {len(found.cards)}")
        for missing in found.missing:
            print(f"never: {missing}")
    return int(bool(found.missing))


def random_coverage(game: CardGame, matches: int, seed: int) -> Coverage:
    """Play matches with random legal decks and random answers, and count."""
    tally = new_tally(game)
    for number in range(seed, seed + matches):
        stream = stream_of(number, ANSWERS_STREAM)
        seats = tuple(Seat(deck=game.random_deck(stream)) for _seat in range(2))
        state = game.begin(check_setup(game, Setup(game.id, seats, seed=number)))
        if isinstance(state, CardState):
            state.tally = tally
        state.advance()
        playout(state, stream)
    return cover(game, tally)
