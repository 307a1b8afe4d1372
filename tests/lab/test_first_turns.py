"""The chance of a first turn in which a card can be played: what it counts, and how it is printed."""

from __future__ import annotations

import json
from math import comb

import pytest

from playmat import cli
from playmat.cards.game import CardGame
from playmat.kernel.errors import BadSetup
from playmat.kernel.registry import game
from playmat.lab.trials.first_turns import DEALS, first_turns

pytest.importorskip("playmat.games.kmon", reason="the decks of this test are of K-Mon")

REACTIONS = tuple(f"KM1-GEN-{number}" for number in range(10, 18)) * 3
"""None of them can be played in the turn of who holds it."""

ITEMS = ("KM1-ITM-02", "KM1-ITM-02", "KM1-ITM-02", "KM1-ITM-04")
"""They cost nothing, and can be played at once."""


def kmon() -> CardGame:
    """K-Mon."""
    found = game("kmon")
    assert isinstance(found, CardGame)
    return found


def a_team() -> tuple[str, ...]:
    """The team of a starter deck."""
    return kmon().starter_decks()[0][2].codes()[:3]


def test_a_hand_of_reactions_cannot_be_played_and_each_free_item_can() -> None:
    """Nothing but the items counts, so the chance is that of an item among the five cards of a hand."""
    assert first_turns(kmon(), a_team() + REACTIONS, "rulebook", 100, lambda: True) == (100, 0)
    deck = a_team() + REACTIONS + ITEMS
    found = first_turns(kmon(), deck, "rulebook", 1000, lambda: True)
    expected = 1 - comb(24, 5) / comb(28, 5)
    assert found.playable / found.deals == pytest.approx(expected, abs=0.05)
    assert found == first_turns(kmon(), deck, "rulebook", 1000, lambda: True)
    assert found != first_turns(kmon(), deck, "rulebook", 1000, lambda: True, seed=1)


def test_it_stops_when_there_is_no_time_and_refuses_what_cannot_be_played() -> None:
    found = first_turns(kmon(), a_team() + REACTIONS, "rulebook", DEALS, lambda: False)
    assert 0 < found.deals < DEALS
    with pytest.raises(BadSetup):
        first_turns(kmon(), a_team() + REACTIONS[:5], "rulebook", 10, lambda: True)


def test_starter_decks_of_kingdom_hearts_can_begin_and_differ_in_how_often() -> None:
    pytest.importorskip("playmat.games.khtcg", reason="its decks are of Kingdom Hearts")
    khtcg = game("khtcg")
    assert isinstance(khtcg, CardGame)
    rates = {
        code: first_turns(khtcg, deck.codes(), "ffg", 1000, lambda: True).playable
        for code, _names, deck in khtcg.starter_decks()
    }
    assert max(rates.values()) > min(rates.values()) > 900


def test_the_odds_of_a_deck_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    def run(*arguments: str) -> tuple[int, str, str]:
        code = cli.main(["decks", "odds", *arguments])
        said = capsys.readouterr()
        return code, said.out, said.err

    code, out, _err = run("kmon", "KM1-SD1", "--deals", "200", "--json")
    told = json.loads(out)
    assert (code, told["deals"], told["format"]) == (0, 200, "rulebook")
    code, out, _err = run("kmon", "KM1-SD1", "--deals", "200")
    some, share = told["playable"], 100 * told["playable"] / 200
    assert out == f"In {some} of 200 deals ({round(share)} %) a card can be played in the first turn.\n"
    code, _out, err = run("kmon", "Team\n1 Frostusk")
    assert code == 2
    assert "KM-DECK-01" in err
