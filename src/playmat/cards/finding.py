"""Cards by what documents call them: their code, their word in notation, or their name in any language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from playmat.cards.decks import fold
from playmat.cards.operation import Card


def codes_by_name(cards: Mapping[str, Card], words: Mapping[str, str]) -> dict[str, list[str]]:
    """The codes of the cards that go by a name, by each name as it is compared.

    Args:
        cards: by code, each card with its name in every language.
        words: by code, its word in notation.
    """
    found: dict[str, list[str]] = {}
    for code, card in cards.items():
        names: dict[str, str] = card["name"]
        for name in (code, words[code], *names.values()):
            codes = found.setdefault(fold(name), [])
            if code not in codes:
                codes.append(code)
    return found


def codes_of(named: Mapping[str, list[str]], given: object, of: Iterable[str]) -> list[str]:
    """The codes among some that a document can mean; a code means itself alone, however it is spelt.

    Args:
        named: what `codes_by_name` gave.
        given: what the document says.
        of: the codes that can be meant.
    """
    text = str(given)
    known = set(of)
    if text in known:
        return [text]
    folded = fold(text)
    meant = [code for code in named.get(folded, []) if code in known]
    return [code for code in meant if fold(code) == folded] or meant
