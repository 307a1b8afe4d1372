"""`playmat decks ...`: starter decks, checking and showing decks, their odds, and random ones."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from cyclopts import App, ArgumentCollection, Parameter, Token, UnknownOptionError

from playmat import texts
from playmat.cards.decks import (
    BadDeck,
    Deck,
    name_of,
    write_json,
    write_text,
)
from playmat.cards.game import CardGame
from playmat.cards.share import write_code
from playmat.commandline.help import command_key
from playmat.commandline.options import Seed, number, refuse_both
from playmat.kernel.documents.form import shown
from playmat.kernel.errors import BadSetup
from playmat.kernel.phrase import Phrase
from playmat.lab.collection.cards import card_game
from playmat.lab.collection.finding import PIPED, find_deck, random_deck
from playmat.lab.trials.first_turns import DEALS, first_turns

app = App(name="decks")
app.command("playmat.lab.meta.commands:meta", name="meta", help=command_key(["decks", "meta"]))
app.command("playmat.lab.meta.commands:improve", name="improve", help=command_key(["decks", "improve"]))
app.command("playmat.lab.meta.commands:suggest", name="suggest", help=command_key(["decks", "suggest"]))
app.command("playmat.terminal.commands:edit_app", name="edit", help=command_key(["decks", "edit"]))


def pasted(_kind: object, tokens: Sequence[Token]) -> str:
    """A deck as it stands on the command line; one word with two hyphens is an option that nobody knows.

    Raises:
        UnknownOptionError: it is that; `refusal` names the options of the command.
    """
    text = tokens[0].value
    if text.startswith("--") and len(text.split()) == 1:
        nothing = ArgumentCollection()  # type: ignore[no-untyped-call] # cyclopts gives it no types
        raise UnknownOptionError(token=tokens[0], argument_collection=nothing)
    return text


Given: TypeAlias = Annotated[str, Parameter(allow_leading_hyphen=True, converter=pasted)]
"""A deck on the command line; pasted lines may begin with a hyphen."""
Dealt: TypeAlias = Annotated[int, number(100, 1_000_000)]
"""The number of deals from which a chance is told; from fewer it says little."""
Sets: TypeAlias = "list[Path] | None"


@app.command(name="list")
def list_decks(
    game: str, /, *, json: bool = False, code: bool = False, cards: Sets = None, lang: str | None = None
) -> None:
    """Print the starter decks of a game."""
    refuse_both(json=json, code=code)
    language = texts.detect(lang)
    found = card_game(game, cards)
    book = found.deck_book()
    for deck_code, names, deck in found.starter_decks():
        if json or code:
            print(write_json(book, deck) if json else f"{deck_code} {write_code(deck)}")
            continue
        first = [texts.render(name_of(book.cards[entry.code]), language) for entry in deck.parts[0]]
        filling = {"code": deck_code, "name": names[language], "first": ", ".join(first)}
        print(texts.render(Phrase("decks-line", {**filling, "count": len(deck.codes())}), language))


@app.command
def show(
    game: str,
    deck: Given = PIPED,
    /,
    *,
    json: bool = False,
    code: bool = False,
    cards: Sets = None,
    lang: str | None = None,
) -> None:
    """Print a deck as text, share code or JSON, whichever of them it is given in."""
    refuse_both(json=json, code=code)
    language = texts.detect(lang)
    found = card_game(game, cards)
    print_deck(found, find_deck(found, deck), language, json, code)


@app.command
def check(
    game: str,
    deck: Given = PIPED,
    /,
    *,
    format: str | None = None,  # noqa: A002 - the name of the option
    json: bool = False,
    cards: Sets = None,
    lang: str | None = None,
) -> int:
    """Check a deck and name every rule it breaks, with clause and fix; exit with 1 if there is one."""
    language = texts.detect(lang)
    _found, rules, read, mistakes = judged(game, deck, format, cards)
    if json:
        rows = [
            {"key": one.key, "clause": one.clause, "text": texts.render(one, language)} for one in mistakes
        ]
        answer = {
            "game": game,
            "format": rules,
            "legal": not rows,
            "mistakes": rows,
            "code": write_code(read),
        }
        print(msgspec.json.encode(answer).decode())
        return int(bool(mistakes))
    for one in mistakes:
        print(texts.render(Phrase("decks-clause", {"what": one, "clause": one.clause}), language))
    if not mistakes:
        print(texts.render(Phrase("decks-legal", {"format": rules, "code": write_code(read)}), language))
    return int(bool(mistakes))


@app.command
def odds(
    game: str,
    deck: Given = PIPED,
    /,
    *,
    deals: Dealt = DEALS,
    format: str | None = None,  # noqa: A002 - the name of the option
    seed: Seed = 0,
    json: bool = False,
    cards: Sets = None,
    lang: str | None = None,
) -> None:
    """Deal a legal deck many times, and print in how many deals the first turn can be played."""
    language = texts.detect(lang)
    found, rules, read, mistakes = judged(game, deck, format, cards)
    if mistakes:
        raise BadDeck(mistakes)
    result = first_turns(found, read.codes(), rules, deals, lambda: True, seed)
    if json:
        print(msgspec.json.encode({"game": game, "format": rules, **result._asdict()}).decode())
        return
    said = Phrase("decks-first-turn", {**result._asdict(), "share": result.percent})
    print(texts.render(said, language))


@app.command
def random(
    game: str,
    /,
    *,
    seed: Seed = 1,
    format: str | None = None,  # noqa: A002 - the name of the option
    json: bool = False,
    code: bool = False,
    cards: Sets = None,
    lang: str | None = None,
) -> None:
    """Draw a legal deck at random; the same seed gives the same deck."""
    refuse_both(json=json, code=code)
    language = texts.detect(lang)
    found = card_game(game, cards)
    deck_format(found, format)
    print_deck(found, random_deck(found, seed), language, json, code)


def judged(
    game: str, deck: str, wanted: str | None, cards: Sequence[Path] | None
) -> tuple[CardGame, str, Deck, list[Phrase]]:
    """Everything that judges a deck: its game, the format, the deck, and all its mistakes.

    Raises:
        PlaymatError: the game, its format or the deck is not one.
    """
    found = card_game(game, cards)
    rules = deck_format(found, wanted)
    read = find_deck(found, deck)
    return found, rules, read, found.deck_mistakes(read, rules)


def deck_format(game: CardGame, wanted: str | None) -> str:
    """The format that is asked for, by default the game's usual one.

    Raises:
        BadSetup: the game has none of this name.
    """
    if wanted is not None and wanted not in game.deck_formats:
        known = ", ".join(game.deck_formats)
        raise BadSetup("error-setup-value", "", name="format", got=shown(wanted), known=known)
    return game.deck_format(wanted)


def print_deck(game: CardGame, deck: Deck, language: str, json: bool, code: bool) -> None:
    """Print a deck in one of its forms."""
    if code:
        print(write_code(deck))
    elif json:
        print(write_json(game.deck_book(), deck))
    else:
        print(write_text(game.deck_book(), deck, language), end="")
