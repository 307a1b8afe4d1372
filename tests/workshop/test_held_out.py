"""Card texts written by somebody who had not seen the catalogues: how many are read, and as what."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playmat.cards.game import CardGame
from playmat.games.khtcg import GAME as KINGDOM
from playmat.games.kmon import GAME as KMON
from playmat.kernel.documents.toml import read_toml
from playmat.workshop.sentences import read_any

FOLDER = Path(__file__).parent / "held_out"


@pytest.mark.parametrize(
    ("game", "read"), [(KMON, 34), (KINGDOM, 35)], ids=lambda one: getattr(one, "id", "")
)
def test_what_players_would_print(game: CardGame, read: int) -> None:
    """A text is read as the card that was checked by hand, or refused; none is read as something else."""
    texts = read_toml((FOLDER / f"{game.id}.toml").read_text(encoding="utf-8"))["texts"]
    found: list[tuple[str, list[Any]]] = [
        (one["text"], read_any(game, {"type": one["type"]}, one["text"], "en").cards) for one in texts
    ]
    assert found == [(one["text"], [one["card"]] if "card" in one else []) for one in texts]
    for one in texts:
        assert ("card" in one) == (one["expect"] == "read" and "today" not in one), one["text"]
    assert (len(texts), sum("card" in one for one in texts)) == (50, read)
