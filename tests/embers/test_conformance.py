"""The duel keeps all promises of the kernel."""

from __future__ import annotations

from tests.embers import EMBERS

import playmat
from playmat.kernel.game import Seat, Setup
from playmat.players import names
from playmat.testing import Report, check_game


def players_answered(report: Report) -> None:
    """Every player that plays the game was asked every kind of question that came up."""
    unasked = [
        f"{name} {kind}"
        for name in names(playmat.game(report.game) if report.game != EMBERS.id else EMBERS)
        for kind in report.kinds
        if not report.players[f"{name} {kind}"]
    ]
    assert not unasked, str(report)


def test_duel_conforms() -> None:
    report = check_game(EMBERS, matches=8, seed=11)
    assert report.matches == 8
    assert min(report.kinds[kind] for kind in ("pick", "subset", "split", "order", "offer")) > 0, str(report)
    assert min(report.redealt[seat] for seat in (0, 1)) > 100, "the redeals were not idle"
    assert report.checks["fields"] == 13
    assert report.checks["fresh choices"] > 100, "used choices were held against fresh ones"
    players_answered(report)
    assert report.checks["observation redealt"] > 100, "observations were compared with those of redeals"
    assert min(report.checks["observation"], report.checks["actions"]) > 200
    assert report.checks["twins"] > 1000, "matches and redealt matches went side by side"


def test_setups_of_ones_own() -> None:
    short = Setup("embers", (Seat(name="Ann"), Seat(name="Ben")), options={"health": 2}, seed=5)
    report = check_game(EMBERS, setups=[short], matches=2, seed=12, every=3)
    assert report.matches == 2
    assert report.results == {"health": 2}
