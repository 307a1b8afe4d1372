"""`playmat cards print`: a set or a deck on paper, for cutting."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

from playmat import texts
from playmat.cards.game import CardGame
from playmat.kernel.phrase import Filling, Phrase
from playmat.lab.collection.cards import card_game, card_game_ids, game_for, known_word, read_card_file
from playmat.lab.collection.finding import find_deck, starter_code
from playmat.lab.collection.sentences import app
from playmat.lab.files import UNWRITABLE, BadFile, check_new, heard

__all__ = ["app"]

PAPERS = ("a4", "letter")


@app.command(name="print")
def print_cards(
    what: str,
    /,
    *,
    out: Path = Path("sheets.pdf"),
    game: str | None = None,
    paper: str = "a4",
    cards: list[Path] | None = None,
    lang: str | None = None,
) -> None:
    """Write the faces of a set or a deck as sheets for cutting (PDF)."""
    language = texts.detect(lang)
    known_word(paper, PAPERS)
    if find_spec("reportlab") is None:
        raise BadFile("lab-no-pdf", "", install="pip install 'playmat[print]'")
    check_new(out, overwrite=True, placed=True)
    from playmat.lab.collection.sheets import CardFace, Sheets, pages

    found = card_game(game or game_of(what, cards), cards)
    folders = picture_folders(found, cards or [])
    faces = []
    for code in codes_of(found, what):
        card = found.card(code)
        lines = [texts.render(one, language) for one in found.card_lines(code)]
        names = card.get("name")
        name = (names.get(language) or names.get("en")) if isinstance(names, dict) else None
        image = str(card.get("image") or "")
        picture = folders[code] / image if image and code in folders else None
        faces.append(CardFace(str(name or code), lines[0], lines[1:], picture))
    sheets = Sheets(paper, what)
    data = sheets.draw(faces)
    with heard(out, UNWRITABLE):
        out.write_bytes(data)
    for bad in dict.fromkeys(sheets.bad):
        print(texts.render(Phrase("cards-print-picture", {"file": str(bad)}), language), file=sys.stderr)
    said: dict[str, Filling] = {"file": str(out), "cards": len(faces), "pages": pages(len(faces))}
    print(texts.render(Phrase("cards-printed", said), language))


def game_of(what: str, cards: list[Path] | None) -> str:
    """The id of the game that a set or a deck is of: that of the card files, or the one that has it."""
    if cards:
        return game_for(read_card_file(cards[0])[1])
    ids = card_game_ids()
    having = (one for one in ids if set_cards(card_game(one), what) or starter_code(card_game(one), what))
    return next(having, ids[0])


def set_cards(game: CardGame, code: str) -> list[str]:
    """The codes of the cards of a set, in its order; none if there is no such set."""
    sets = [one for one in game.book.sets if one.code == code.upper()]
    return [str(card["code"]) for one in sets for card in one.cards]


def codes_of(game: CardGame, what: str) -> list[str]:
    """The codes of what is printed: each card of a set once, those of a deck as often as it has them.

    Raises:
        BadDeck: it is neither.
    """
    return set_cards(game, what) or list(find_deck(game, what).codes())


def picture_folders(game: CardGame, files: list[Path]) -> dict[str, Path]:
    """The folders that the pictures of cards lie below, by the code of the card."""
    folders = {file.name: file.parent for file in files}
    return {
        str(card["code"]): folders[one.file]
        for one in game.book.sets
        if one.file in folders
        for card in one.cards
    }
