"""Chapters 14 to 16 over whole battles: where charges and cards come from, and what becomes of K-Mons."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.kmon.machine import machine_of
from tests.kmon.play import GAME, asks, laid, play_randomly, setup_of

from playmat.kernel.match.match import Match

SOURCES = {
    "KM-ATK-05", "KM-DEFN-05", "KM-DEFN-06", "KM-SETUP-08", "KM-SETUP-09", "KM-EXH-04", "KM-FX-07",
    "KM-FX-14",
}  # fmt: skip
"""KM-CHG-02: attacks, defence, the setup, the exhaustion bonus, cards and their effects."""

SETTLED = {"item", "sub", "act", "hand", "bonus", "replace"}
"""Questions that come after a settlement, or in it after the fallen were removed."""

FITTING = {
    "KM-ATK-05": ("kmon-event-damaged", "kmon-event-fell"),
    "KM-EXH-04": ("kmon-event-bonus",),
    "KM-DEFN-05": ("kmon-event-took-defence",),
}
"""The event right before charges are gained, by the clause of the gain."""


@pytest.mark.parametrize("seed", range(6))
def test_pools(seed: int) -> None:
    """KM-CHG-01, KM-CHG-02: pools hold what was gained and lost, for the known reasons; never below 0."""
    last: Match | None = None
    for match in play_randomly(setup_of(seed)):
        assert all(side["charges"] >= 0 for side in laid(match)["seats"])
        last = match
    assert last is not None
    pools = [0, 0]
    reasons = Counter[str]()
    told = ""
    for event in last.log.events:
        key = GAME.tell(machine_of(last.state), event).key
        if key == "kmon-event-gained":
            pools[event.seat] += event.args[0]
            reasons[event.clause] += 1
            assert event.clause in SOURCES
            assert told in FITTING.get(event.clause, (told,))
        elif key == "kmon-event-lost-charges":
            pools[event.seat] -= event.args[0]
        if key in {"kmon-event-gained", "kmon-event-lost-charges"}:
            assert event.args[1] == pools[event.seat]
        told = key
    assert pools == [side["charges"] for side in laid(last)["seats"]]
    assert reasons["KM-SETUP-08"] == 2
    assert reasons["KM-ATK-05"] > 0


@pytest.mark.parametrize("seed", range(6))
def test_draws(seed: int) -> None:
    """KM-DRAW-02, KM-DRAW-01: one card at the end of each turn, the others by cards and bonuses."""
    last: Match | None = None
    for match in play_randomly(setup_of(seed)):
        last = match
    assert last is not None
    ends = Counter[int]()
    turns = Counter[int]()
    for event in last.log.events:
        key = GAME.tell(machine_of(last.state), event).key
        if key == "kmon-event-turn":
            turns[event.seat] += 1
        if key == "kmon-event-drew":
            assert event.clause in {"KM-END-02", "KM-DRAW-01", "KM-TRAIT-SEER-1"}
            assert len(event.args) == 1
            ends[event.seat] += event.clause == "KM-END-02"
    for seat in (0, 1):
        seer = any(trait(kmon["kmon"]) == "seer" for kmon in laid(last)["seats"][seat]["team"])
        assert ends[seat] <= turns[seat]
        assert seer or ends[seat] >= turns[seat] - 1


def trait(code: str) -> object:
    """The trait of a K-Mon."""
    return GAME.card(code)["trait"]


@pytest.mark.parametrize("seed", range(8))
def test_exhaustion(seed: int) -> None:
    """KM-EXH-01, KM-EXH-02, KM-EXH-09, KM-WIN-01, KM-WIN-02: whoever falls is gone for good.

    When the next is asked, all K-Mons with damage as high as their HP are exhausted, but for one that may
    make a final attack; damage on them never changes again; nobody plays on without K-Mons.
    """
    gone: dict[tuple[int, int], int] = {}
    for match in play_randomly(setup_of(seed)):
        page = laid(match)
        settled = match.asked and asks(match) in SETTLED
        for seat, side in enumerate(page["seats"]):
            for place, kmon in enumerate(side["team"]):
                hp = GAME.card(kmon["kmon"])["hp"]
                if kmon["exhausted"]:
                    assert gone.setdefault((seat, place), kmon["damage"]) == kmon["damage"]
                    assert kmon["damage"] >= hp
                    assert side.get("active") != place
                    assert kmon["effects"] == []
                else:
                    assert (seat, place) not in gone
                    if kmon["damage"] >= hp and settled:
                        assert kmon.get("final")
            assert match.is_over or not all(kmon["exhausted"] for kmon in side["team"])
    assert gone
