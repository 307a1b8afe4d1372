"""Chains of texts: each has an end, in the rules or where the table has no more room."""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import Play

from playmat.games.khtcg.language.codes import FINISH_CLAUSES, FINISH_WORDS

BLOW, STRUCK = {"hand": ["blow"]}, ["event blow"]
ENDLESS = {"over": "endless", "winner": None}


@pytest.mark.parametrize(
    ("start", "steps", "end"),
    [
        ({"me": {"hand": ["cure"], "friends": ["echo"]}}, ["magic cure with hero"], ENDLESS),
        ({"me": {**BLOW, "friends": ["venom"]}, "foe": {"hp": 60}}, STRUCK, {"over": "hearts", "winner": 0}),
        ({"me": {**BLOW, "friends": ["venom"]}, "foe": {"hp": 160}}, STRUCK, ENDLESS),
    ],
    ids=["hearts without end", "a long chain", "a longer one"],
)
def test_a_chain_of_texts_has_an_end(
    start: dict[str, Any], steps: list[str], end: dict[str, Any], ruleset: str
) -> None:
    """KH-WIN-12 and KH-WIN-03: a draw, unless the chain ends the match before."""
    play = Play(ruleset, start)
    play.do(*steps)
    play.check_that(end)
    assert play.match.result is not None
    assert play.match.result.clause == FINISH_CLAUSES[FINISH_WORDS.index(end["over"])]


@pytest.mark.parametrize(
    ("mine", "first", "places"),
    [
        ({"hand": ["bouncer"]}, "call bouncer", 60),
        (
            {"hand": ["cure"], "player": "number-one", "worlds": ["roundel"], "friends": ["husk"] * 40},
            "magic cure with number-one",
            1000,
        ),
        ({"player": "number-one", "friends": ["carousel", *["husk"] * 40]}, "use carousel", 1000),
    ],
    ids=["one card", "many cards", "an ability that nothing answers to"],
)
def test_a_chain_that_asks_has_an_end(mine: dict[str, Any], first: str, places: int, ruleset: str) -> None:
    """KH-WIN-12: however many questions it asks, and before the places on the table are taken."""
    play = Play(ruleset, {"me": mine})
    play.do(first)
    for _question in range(200):
        if play.match.is_over:
            break
        play.do(play.words()[-1])
    play.check_that(ENDLESS)
    assert len(machine_of(play.match.state).pieces) < places
