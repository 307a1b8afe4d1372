"""Cards as canaries: whoever was never shown one must be told nothing that names it, in no language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Set
from functools import cache
from pathlib import Path

import playmat
from playmat.cards.game import CardGame
from playmat.kernel.choice import NATURE
from playmat.kernel.event import HIDDEN, Event
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.record import twin_take

LANGUAGES = ("en", "ja", "it")


def cards_in_play(match: Match) -> set[str]:
    """The codes of the cards of all decks of a match in which everybody plays the game's own."""
    game = match.game
    assert isinstance(game, CardGame)
    assert not any(seat.deck for seat in match.setup.seats)
    decks = {code: deck for code, _names, deck in game.starter_decks()}
    own = game.starters[: len(match.setup.seats)]
    return {card for codes in own for code in codes for card in decks[code].codes()}


def never_shown(game: CardGame, moments: Iterable[Match], viewer: int) -> set[str]:
    """The cards that neither a view, an event nor a question has shown to a viewer, by the game itself."""
    shown: set[str] = set()
    for match in moments:
        shown.add(str(match.view(viewer)))
        shown |= {
            str(game.tell(match.state, event)) for event in match.events(viewer) if event.kind != HIDDEN
        }
        shown |= {str(match.window(seat)) for seat in match.asked if seat == viewer}
    everything = " ".join(shown)
    return {
        code
        for code, card in game.deck_book().cards.items()
        if not says(everything, code) and not says(everything, card.names["en"])
    }


def named(game: CardGame, unknown: Set[str], told: str) -> list[str]:
    """Codes and names of cards that somebody was never shown, and that stand in what they were told.

    A name that is a word of the catalogues, too, or a part of the name of a shown card, tells nothing.
    """
    cards = game.deck_book().cards
    found = [code for code in sorted(unknown) if says(told, code)]
    for lang in LANGUAGES:
        plain = catalogue(game.id, lang)
        known = {card.names[lang] for code, card in cards.items() if code not in unknown}
        names = {cards[code].names[lang] for code in unknown}
        found += [
            name
            for name in sorted(names)
            if says(told, name) and not says(plain, name) and not any(name in other for other in known)
        ]
    return found


def says(text: str, word: str) -> bool:
    """Return whether a text has a word by itself, or anywhere if the language does not separate words."""
    if not word.isascii() and re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", word):
        return word in text
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


@cache
def catalogue(game: str, lang: str) -> str:
    """All sentences of a game and of the table in a language."""
    home = Path(playmat.__file__).parent
    folders = (home / "texts" / lang, home / "games" / game / "texts" / lang)
    return "\n".join(one.read_text(encoding="utf-8") for at in folders for one in at.glob("*.ftl"))


def moves(match: Match) -> list[tuple[int, list[Event]]]:
    """The events of a match as they are told: the beginning, then each answer with the chance that followed.

    Each with the number of its first event.
    """
    twin = Match(match.game, match.setup, AwaitedNature())
    first = [0]
    for entry in match.entries:
        if entry.seat != NATURE:
            first.append(twin.version)
        twin_take(twin, entry)
    ends = [*first[1:], twin.version]
    return [(low, match.log.events[low:high]) for low, high in zip(first, ends, strict=True)]
