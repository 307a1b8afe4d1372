"""Card files with sentences: each `text` that is one becomes the fields that it stands for.

The rules know programs alone, and so do records and tables: what a sentence was read as is what lasts.
Mistakes are named with the lines of the file as it was written.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from playmat import texts
from playmat.cards.entry import SENTENCES, write_file
from playmat.cards.forms import told_in
from playmat.cards.game import CardGame
from playmat.cards.operation import PROGRAM, named
from playmat.cards.reading import BadCards, code_shown
from playmat.kernel.documents.lines import Path, key_lines, line_of
from playmat.kernel.documents.toml import BadToml, read_toml
from playmat.kernel.phrase import Filling, Phrase
from playmat.workshop.sentences import read_any, unread

Plain: TypeAlias = "dict[str, Any]"

LONGEST: Final = 1000
"""So many letters the text of a card can have."""


def in_programs(game: CardGame, text: str, file: str, accepted: bool = False) -> str:
    """A card file with programs where it has sentences; one without any, or that is no TOML, as it is.

    Args:
        game: the game that it is for.
        text: what it says.
        file: its name.
        accepted: it may have been accepted once: only its sentences are held against anything.

    Raises:
        BadCards: a sentence that is not understood, or anything else wrong with a file that has sentences.
    """
    try:
        data = read_toml(text)
    except BadToml:
        return text
    cards = data.get("card")
    if not isinstance(cards, list):
        return text
    written = [number for number, card in enumerate(cards) if in_sentences(game, card)]
    if not written:
        return text
    lines = key_lines(text)
    mistakes: list[Phrase] = []
    for number in written:
        found = in_fields(game, cards[number])
        if isinstance(found, dict):
            cards[number] = found
            continue
        args: dict[str, Filling] = {
            "file": file,
            "line": line_of(lines, ("card", str(number), SENTENCES)),
            "card": code_shown(cards[number], number),
            "key": SENTENCES,
            "why": found,
        }
        mistakes.append(Phrase("error-cards-at", args))
    if not mistakes:
        text = write_file(data)
        wrong = [] if accepted else game.check_cards(text, file)
        mistakes = [as_written(one, lines, key_lines(text)) for one in wrong]
    if mistakes:
        raise BadCards(mistakes)
    return text


def in_sentences(game: CardGame, card: object) -> bool:
    """Return whether a card of a file has sentences for its text."""
    if not isinstance(card, dict) or not isinstance(card.get(SENTENCES), str):
        return False
    card_type = card.get("type")
    if not isinstance(card_type, str) or card_type not in game.vocabulary.types:
        return False
    field = named(game.vocabulary.fields(card_type), SENTENCES)
    return bool(game.card_forms(card_type)) and (field is None or field.shape.kind == PROGRAM)


def in_fields(game: CardGame, card: Plain) -> Plain | Phrase:
    """A card with the fields that its sentences tell, or why there are none."""
    rest = {name: value for name, value in card.items() if name != SENTENCES}
    if not card[SENTENCES].strip():
        return rest
    twice = sorted(rest.keys() & told_in(game.card_forms(card["type"])))
    if twice:
        return Phrase("error-cards-told", {"names": ", ".join(twice)})
    found = understood(game, rest, card[SENTENCES], texts.LANGUAGES[0])
    return {**rest, **found} if isinstance(found, dict) else found


def understood(game: CardGame, card: Plain, said: str, lang: str) -> Plain | Phrase:
    """The fields that the text of a card tells, or why there are none.

    Args:
        game: whose card it is.
        card: its other fields, with its type.
        said: the text.
        lang: the language in which it is read first.
    """
    if len(said) > LONGEST:
        return Phrase("error-cards-long", {"limit": LONGEST})
    reading = read_any(game, card, said, lang)
    return reading.cards[0] if len(reading.cards) == 1 else unread(game, card, reading)


def as_written(mistake: Phrase, lines: dict[Path, int], after: dict[Path, int]) -> Phrase:
    """A mistake with the line of what was written, given the lines before and after sentences were read."""
    path: Path = next((one for one, line in after.items() if line == mistake.args.get("line")), ())
    if path and path not in lines and path[:1] == ("card",) and len(path) > 2:
        path = (*path[:2], SENTENCES)
    args = {**mistake.args, "line": line_of(lines, path)}
    return Phrase(mistake.key, args, mistake.clause)
