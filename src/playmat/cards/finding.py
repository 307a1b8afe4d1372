"""Cards by what documents call them: their code, their word in notation, or their name in any language."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from playmat.cards.decks import fold
from playmat.cards.operation import Card
from playmat.kernel.documents.form import nearest, shown
from playmat.kernel.documents.positions import refuse
from playmat.kernel.phrase import Phrase


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


def code_meant(
    named: Mapping[str, list[str]], given: object, of: Collection[str], game: str, path: str
) -> str:
    """The one code among some that a position means.

    Args:
        named: what `codes_by_name` gave.
        given: what the position says.
        of: the codes that can be meant.
        game: the id of the game, whose cards a refusal says how to list.
        path: where in the position it stands.

    Raises:
        BadScenario: no code is meant, or several are.
    """
    codes = codes_of(named, given, of)
    if len(codes) != 1:
        why = not_one(codes, named, given, of, game)
        refuse(path, why.key, **why.args)
    return codes[0]


def not_one(
    codes: list[str], named: Mapping[str, list[str]], given: object, of: Collection[str], game: str
) -> Phrase:
    """The refusal of what means several codes, or none: then with the nearest code or name.

    Args:
        codes: what `codes_of` gave.
        named: what `codes_by_name` gave.
        given: what the document says.
        of: the codes that can be meant.
        game: the id of the game, whose cards the refusal says how to list.
    """
    got = shown(given)
    if codes:
        return Phrase("error-cards-ambiguous", {"got": got, "known": ", ".join(codes)})
    known = {name: name for name, held in named.items() if not set(of).isdisjoint(held)}
    known.update({fold(code): code for code in of})
    near = nearest(fold(str(given)), known)
    if near:
        return Phrase("error-deck-unknown-near", {"got": got, "near": known[near]})
    return Phrase("error-deck-unknown", {"got": got, "game": game})
