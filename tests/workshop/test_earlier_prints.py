"""Texts that cards had in earlier versions are still read as these cards: files with them stay good."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from playmat.cards.game import CardGame
from playmat.games.khtcg import GAME as KINGDOM
from playmat.games.kmon import GAME as KMON
from playmat.workshop.sentences import complete, read_any, untold


class EarlierPrint(msgspec.Struct):
    """The text that a card had in an earlier version, in a language; no longer printed."""

    code: str
    lang: str
    text: str


FOLDER = Path(__file__).parent / "earlier"
"""The texts by game: a line is added for each text of a card that is printed differently from then on."""


@pytest.mark.parametrize("game", [KMON, KINGDOM], ids=lambda one: one.id)
def test_an_earlier_print_is_read_as_its_card(game: CardGame) -> None:
    lines = (FOLDER / f"{game.id}.jsonl").read_bytes().splitlines()
    earlier = [msgspec.json.decode(line, type=EarlierPrint) for line in lines]
    assert earlier
    assert [one for one in earlier if not read_as_its_card(game, one)] == []


def read_as_its_card(game: CardGame, one: EarlierPrint) -> bool:
    """Return whether a text has one reading, and it is the card."""
    card = game.card(one.code)
    rest = untold(game, card)
    found = read_any(game, rest, one.text, one.lang).cards
    whole = [complete(game.vocabulary, {**rest, **reading}) for reading in found]
    return whole == [complete(game.vocabulary, card)]
