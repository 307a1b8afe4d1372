"""Texts about Attack Cards: how much they add, for which, and whose (KH-HOOK-20)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.rules.kit import FIGHT, Case, check_case, name_of


def battled(clauses: str, answer: str, total: int, foe: list[str] | None = None, **me: Any) -> Case:
    """A battle of the Hero, who has an Attack of 4, with Attack Cards played in one act."""
    start = {"me": {**me, **FIGHT}, "foe": {"friends": foe or []}}
    return Case(clauses, start, ["battle", "*attack", "attack", answer, "*result", {"totals": [total]}])


CASES = [
    battled(
        "KH-HOOK-20 KH-ATK-01: a text adds to them for each ally, 4 + 1 + 2",
        "attack kick",
        7,
        friends=["coach-allies", "uno"],
        hand=["kick"],
    ),
    battled(
        "KH-HOOK-20 KH-ATK-01: and no more than its limit, 4 + 1 + 2",
        "attack kick",
        7,
        friends=["coach-most", "uno", "due"],
        hand=["kick"],
    ),
    battled(
        "KH-HOOK-20 KH-NAME-07: to those of a name alone, 4 + 2 + 1 + 3",
        "attack jab kick",
        10,
        friends=["coach-kicks"],
        hand=["jab", "kick"],
    ),
    battled(
        "KH-HOOK-20 KH-ATK-04: for others of its name played together, 4 + 3 * (2 + 2 + 2)",
        "attack jab jab.2 jab.3",
        22,
        friends=["coach-together"],
        hand=["jab", "jab", "jab"],
    ),
    battled(
        "KH-HOOK-20 KH-BATTLE-04: what says “here” raises those of its own player, 4 + 1 + 5",
        "attack kick",
        10,
        friends=["coach-here"],
        hand=["kick"],
    ),
    battled(
        "KH-HOOK-20 KH-BATTLE-04: and in a battle nobody else's, 4 + 1",
        "attack kick",
        5,
        foe=["coach-here"],
        hand=["kick"],
    ),
    battled(
        "KH-HOOK-20 KH-ATK-01: the opponent's and everybody's, 4 + 2 - 1 + 2",
        "attack jab",
        7,
        foe=["coach-foes", "coach-each"],
        hand=["jab"],
    ),
    battled(
        "KH-HOOK-20 KH-ATK-01: one's own are everybody's, but not the opponent's, 4 + 2 + 2",
        "attack jab",
        8,
        friends=["coach-foes", "coach-each"],
        hand=["jab"],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_texts_about_attack_cards(case: Case, ruleset: str) -> None:
    """Texts about Attack Cards in general take effect: number, limit, name and owner."""
    check_case(case, ruleset)
