"""A position says how many cards of no matter a deck has."""

from __future__ import annotations

import pytest

from playmat.games.khtcg import KingdomHearts
from playmat.kernel.errors import BadScenario
from playmat.kernel.game import Plain, Seat, Setup
from playmat.kernel.setup_check import check_setup

GAME = KingdomHearts()
SETUP = check_setup(GAME, Setup("khtcg", (Seat(), Seat()), "ffg", {}, seed=1))


def position(deck: object) -> Plain:
    """A position in which seat 0 has a deck."""
    seats = [{"player": "KHP-P02", "hp": 5, "deck": deck}, {"player": "KHP-P01", "hp": 5}]
    return {"phase": "action", "turn_player": 0, "seats": seats}


@pytest.mark.parametrize("count", [0, 1, 20])
def test_a_number_is_so_many_worlds_without_a_text(count: int) -> None:
    laid = GAME.dump(GAME.place(position(count), SETUP))
    assert laid == GAME.dump(GAME.place(position(["KHP-W06"] * count), SETUP))
    assert laid["seats"][0].get("deck", []) == ["KHP-W06"] * count


@pytest.mark.parametrize("deck", [-1, 501, True, "KHP-W06"])
def test_a_deck_is_a_list_or_a_small_number(deck: object) -> None:
    with pytest.raises(BadScenario, match=r"position\.seats\.0\.deck"):
        GAME.place(position(deck), SETUP)
