"""Positions with cards that a test makes up: their set, their sides, and the battle that begins there."""

from __future__ import annotations

import functools
from collections.abc import Sequence

import msgspec

from playmat.cards.reading import read_set
from playmat.games.kmon.game import KMonCards
from playmat.games.kmon.language.vocabulary import VOCABULARY
from playmat.games.kmon.state.book import Book
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import begin, read_scenario

LANGUAGE = msgspec.structs.replace(VOCABULARY, rules={})
"""The card language without what must fit together: the rules hold for more than files may say."""

HEAD = 'set = "OWN"\nname = { en = "Own" }\n'


def card(code: str, card_type: str, fields: str = "") -> str:
    """A card of a set."""
    return f'[[card]]\ncode = "{code}"\nname = {{ en = "{code}" }}\ntype = "{card_type}"\n{fields}\n'


def kmon(code: str, trait: str = "none", hp: int = 60, elements: tuple[str, str] = ("fire", "earth")) -> str:
    """A K-Mon of a set."""
    first, second = elements
    return card(code, "kmon", f'hp = {hp}\nprimary = "{first}"\nsecondary = "{second}"\ntrait = "{trait}"')


@functools.cache
def game_of(*cards: str) -> KMonCards:
    """The rules over these cards and no others."""
    return KMonCards(Book([read_set(LANGUAGE, HEAD + "".join(cards), "own.toml")]))


def side(
    team: Sequence[str],
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    gone: int = 0,
    effects: str = "",
    more: str = "active = 0\ncharges = 20",
) -> str:
    """A seat of a position: the last `gone` K-Mons are exhausted, `effects` lie on the active one."""
    text = f"[[position.seats]]\n{more}\nhand = {list(hand)}\ndeck = {list(deck)}\n"
    for place, code in enumerate(team):
        text += f'[[position.seats.team]]\nkmon = "{code}"\n'
        if place >= len(team) - gone:
            text += "exhausted = true\n"
        if place == 0 and effects:
            text += f"effects = {effects}\n"
    return text


def battle(game: KMonCards, first: str, second: str, head: str = 'phase = "action"') -> Match:
    """The battle from a position in the turn of seat 0."""
    text = (
        f'scenario = 1\ngame = "kmon"\n[setup]\nseats = [{{}}, {{}}]\n[position]\n{head}\nturn_player = 0\n'
    )
    return begin(read_scenario(text + first + second, game))


def offered(match: Match) -> set[str]:
    """The answers of the seat that is asked."""
    return {item.word for item in match.window(match.asked[0]).items}
