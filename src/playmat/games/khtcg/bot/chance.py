"""The chance to win a match, by weights that were learned (`playmat train khtcg`)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

from playmat.games.khtcg.bot.settling import settled
from playmat.games.khtcg.language.codes import DRAWN, NOBODY
from playmat.games.khtcg.state.mutations import KhtcgState
from playmat.kernel.documents.weights import Weights, read_weights
from playmat.kernel.features import Learned

WEIGHTS: Final = "khtcg/data/weights.toml"


@final
class Chances:
    """Values matches by learned weights.

    Args:
        learned: the weights with the cards of a book.
    """

    def __init__(self, learned: Learned) -> None:
        self.learned = learned

    def chance(self, state: KhtcgState, seat: i64) -> float:
        """The chance that a seat wins; a draw is half of it."""
        after = settled(state, seat)
        if after.winner == NOBODY:
            return self.learned.chance(after, seat)
        if after.winner == DRAWN:
            return 0.5
        return 1.0 if after.winner == seat else 0.0


@cache
def own_weights() -> Weights:
    """The weights that come with the game."""
    file = files("playmat.games.khtcg").joinpath("data", "weights.toml")
    return read_weights(file.read_text(encoding="utf-8"), WEIGHTS, "khtcg")
