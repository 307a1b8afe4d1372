"""Every card of the house set does what is printed on it: one or more scenarios each, under `cards/`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from playmat.games.khtcg import GAME
from playmat.kernel.match.scenario import Scenario, play, read_scenario

FOLDER = Path(__file__).parent / "cards"
DOCUMENTS = sorted(path.stem for path in FOLDER.glob("*.toml"))


def card_of(name: str) -> str:
    """The card a document is about: `khp-f01-more-words` is about KHP-F01."""
    return "-".join(name.split("-")[:2]).upper()


def read(name: str) -> Scenario:
    return read_scenario((FOLDER / f"{name}.toml").read_text(encoding="utf-8"), GAME)


@pytest.mark.parametrize("code", GAME.codes())
def test_every_card_has_a_scenario_that_holds_it(code: str) -> None:
    """The card lies in the position or a deck, and the document expects something of it."""
    names = [name for name in DOCUMENTS if card_of(name) == code]
    assert code.lower() in names
    for name in names:
        document = read(name).document
        held = msgspec.json.encode([document.position, document.setup]).decode()
        decks = [deck for deck in GAME.book.decks if f'"{deck}"' in held]
        assert f'"{code}"' in held or any(code in GAME.book.decks[deck].entries for deck in decks)
        assert document.title
        assert document.clauses
        expected = [document.expect, *(step.expect for step in document.step)]
        assert any(expect is not None and expect.says_something() for expect in expected)


def test_every_scenario_is_of_a_card() -> None:
    assert {card_of(name) for name in DOCUMENTS} == set(GAME.codes())


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_scenario_holds(name: str) -> None:
    assert play(read(name)).unmet == []
