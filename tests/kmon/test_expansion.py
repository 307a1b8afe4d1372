"""The cards of the expansion KM2; what holds of every expansion is in `tests/cards/test_expansions.py`."""

from __future__ import annotations

from playmat.cards.game import instructions
from playmat.games.kmon import GAME
from playmat.kernel.registry import expansion

KM2 = expansion("KM2")
assert KM2 is not None
LARGER = GAME.with_sets((KM2.file, KM2.text))
OWN = [card for card in LARGER.codes() if LARGER.is_added(card)]
NEW = {"damage_each", "heal_each", "gain_each", "draw_each", "if", "choose"}


def test_its_cards_are_marked_as_designed() -> None:
    assert {LARGER.card(code)["provenance"] for code in OWN} == {"designed"}


def test_its_cards_use_what_the_base_set_does_not() -> None:
    """Amounts that scale, conditions, choices and costs (KM-FX-18 to KM-FX-24)."""
    used = {LARGER.vocabulary.name_of(one) for code in OWN for _at, one in instructions(LARGER, code)}
    assert used >= {f"effects.{word}" for word in NEW}
    assert KM2 is not None
    for word in ("opp_bench_one", "own_all", "opp_all", "own_one", 'chooser = "opponent"', "tick_when_hit"):
        assert word in KM2.text
    assert "tick_when_attacking" in KM2.text
    assert {LARGER.card(code)["type"] for code in OWN if LARGER.card(code).get("extra_cost")} == {
        "ability",
        "item",
    }
