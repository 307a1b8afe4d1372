"""Chapter 3.2: what is open and what is hidden, at many moments of random matches."""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.borders.matches import play_randomly, setup_of
from tests.khtcg.machine import machine_of

from playmat.games.khtcg import GAME
from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Plain
from playmat.kernel.state import Status

VIEWERS = (0, 1, SPECTATOR)
ZONES = ("worlds", "friends", "fighters", "disruptors")


def codes(cards: list[Any]) -> list[str]:
    """The codes of cards in play."""
    return [one["card"] if "card" in one else one["code"] for one in cards]


@pytest.mark.parametrize("seed", range(4))
def test_what_lies_on_the_table_is_open(seed: int) -> None:
    """KH-ZONE-04, KH-ZONE-05, KH-ZONE-09: cards in play, discard piles, HP, and how many cards are hidden."""
    for match in play_randomly(setup_of(seed)):
        if len(match.entries) % 5:
            continue
        page = GAME.dump(machine_of(match.state))
        for viewer in VIEWERS:
            for shown, side in zip(match.view(viewer)["seats"], page["seats"], strict=True):
                assert (shown["hp"], shown["discard"]) == (side["hp"], side["discard"])
                assert (shown["hand_count"], shown["deck_count"]) == (len(side["hand"]), len(side["deck"]))
                for zone in ZONES:
                    assert codes(shown[zone]) == codes(side.get(zone, []))


@pytest.mark.parametrize("seed", range(4))
def test_a_hand_is_seen_by_who_holds_it(seed: int) -> None:
    """KH-ZONE-03: others see of it what a text has shown them."""
    for match in play_randomly(setup_of(seed)):
        if len(match.entries) % 5:
            continue
        for seat, side in enumerate(GAME.dump(machine_of(match.state))["seats"]):
            marks = side.get("known", [0] * len(side["hand"]))
            shown = sorted(
                code for code, mark in zip(side["hand"], marks, strict=True) if mark >> (1 - seat) & 1
            )
            assert match.view(seat)["seats"][seat]["hand"] == side["hand"]
            assert sorted(match.view(1 - seat)["seats"][seat]["hand"]) == shown
            assert match.view(SPECTATOR)["seats"][seat]["hand"] == []


def veiled(page: Plain, seat: int) -> Plain:
    """A position whose cards of a seat that nobody else has seen are all the same."""
    side = page["seats"][seat]

    def unseen(pile: str, marks: str) -> list[str]:
        seen = side.get(marks, [0] * len(side[pile]))
        return [
            code if mark >> (1 - seat) & 1 else "KHP-A01" for code, mark in zip(side[pile], seen, strict=True)
        ]

    other = {**side, "hand": unseen("hand", "known"), "deck": unseen("deck", "deck_known")}
    return {**page, "seats": [other if place == seat else one for place, one in enumerate(page["seats"])]}


@pytest.mark.parametrize("seed", range(4))
def test_other_hidden_cards_change_nothing_that_is_seen(seed: int) -> None:
    """KH-ZONE-02, KH-ZONE-03: with another hand and deck of the opponent the view is the same."""
    changed = 0
    for match in play_randomly(setup_of(seed)):
        view = match.view(SPECTATOR)
        if match.state.status != Status.ASKING or len(match.entries) % 6 or view["phase"] != "action":
            continue
        page = GAME.dump(machine_of(match.state))
        for seat in (0, 1):
            other = veiled(page, seat)
            for viewer in (1 - seat, SPECTATOR):
                shown = [GAME.view(GAME.place(one, match.setup), viewer)["seats"] for one in (page, other)]
                assert shown[0] == shown[1]
            changed += other != page
    assert changed > 5
