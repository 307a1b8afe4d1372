"""KH-GEN-29: texts that put something in the place of a loss of HP or of a drawing (`replaced.toml`)."""

from __future__ import annotations

import pytest
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import GAME, TURN, Case, Play, check_case, name_of

from playmat.kernel.choice import Choice

MARTYR = {"friends": ["martyr"]}

CASES = [
    Case(
        "KH-GEN-29 KH-HOOK-47: a loss by a text; the other player loses what he would",
        {"me": {"hand": ["event-1"], **MARTYR}},
        [
            "event event-1",
            {"me": {"hp": 5, "friends": [], "discard": ["martyr", "event-1"]}, "foe": {"hp": 4}},
        ],
    ),
    Case(
        "KH-GEN-29: of more than 1 HP, as a whole",
        {"me": {"hand": ["blow"]}, "foe": MARTYR},
        ["event blow", {"foe": {"hp": 5, "friends": []}}],
    ),
    Case(
        "KH-GEN-29 KH-CHAL-22: the loss for a challenge, which is lost all the same",
        {"me": {"friends": ["martyr", "on-lost"]}, "foe": {"player": "squire"}},
        ["end", "challenge", "pass", "pass", "first martyr", {"me": {"friends": ["on-lost"], "hp": 6}}],
    ),
    Case(
        "KH-GEN-29 KH-WIN-02: the last HP",
        {"me": {"hand": ["event-1"], "hp": 1, **MARTYR}},
        ["event event-1", {"me": {"hp": 1}, "can": ["end"]}],
    ),
    Case(
        "KH-GEN-29: for the controller of the text alone",
        {"me": {"hand": ["event-1"]}, "foe": MARTYR},
        ["event event-1", {"me": {"hp": 4}, "foe": {"hp": 5, "friends": []}}],
    ),
    Case(
        "KH-GEN-29 KH-AMB-87: not while the card with the text is captured",
        {"me": {"hand": ["jailer", "event-1"], **MARTYR}},
        ["call jailer", "event event-1", {"me": {"hp": 4, "friends": ["jailer"]}}],
    ),
    Case(
        "KH-GEN-29: once per turn",
        {"me": {"hand": ["event-1", "event-1"], "friends": ["guard"]}},
        [
            "event event-1",
            {"me": {"hp": 5, "hand": ["event-1", "blank"]}},
            "event event-1",
            {"me": {"hp": 4, "hand": ["blank"]}},
        ],
    ),
    Case(
        "KH-GEN-29: where its condition is so, and what is done instead may be left",
        {"me": {"hand": ["event-1"], "friends": ["stoic"]}, "foe": {"player": "squire"}},
        [
            "event event-1",
            {"me": {"hp": 4, "hand": []}},
            "end",
            "challenge",
            "pass",
            "pass",
            "no",
            {"me": {"hp": 4, "hand": []}},
        ],
    ),
    Case(
        "KH-GEN-29 KH-GEN-26: what does not happen is not counted, and nothing answers to it",
        {"me": {"hand": ["event-1"], "friends": ["martyr", "since-hp-lost", "on-hp-lost"]}},
        ["event event-1", {"no": ["use since-hp-lost"], "me": {"hp": 5}}],
    ),
    Case(
        "KH-GEN-29 KH-HOOK-07: drawings, each card alone",
        {"me": {"hand": ["event-2"], "friends": ["scribe"]}},
        ["event event-2", {"me": {"hand": ["blank"], "hp": 6}}],
    ),
    Case(
        "KH-GEN-29: drawings, all of them",
        {"me": {"hand": ["event-2"], "friends": ["hermit", "since-drawn"]}},
        ["event event-2", {"me": {"hand": [], "hp": 7}, "no": ["use since-drawn"]}],
    ),
    Case(
        "KH-GEN-29 KH-DRAW-01: those of the Draw Phase",
        {"me": {"friends": ["hermit"]}},
        [TURN, TURN, {"asked": 0, "me": {"hand": [], "hp": 11}}],
    ),
    Case(
        "KH-GEN-29 KH-DRAW-06: where no card is left there is nothing to replace",
        {"me": {"hand": ["cure"], "deck": [], "friends": ["goof-1", "hermit"]}, "foe": {"hand": []}},
        [TURN, TURN, {"asked": 0, "me": {"hp": 5, "size": 1}}],
    ),
    Case(
        "KH-GEN-29 KH-WIN-12: two texts that replace each other without end",
        {"me": {"hand": ["event-1"], "friends": ["bleeder"]}},
        ["event event-1", {"over": "endless", "winner": None}],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_what_is_done_instead(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_several_texts_are_carried_out_in_the_order_that_is_picked(ruleset: str) -> None:
    """KH-GEN-29, KH-GEN-19: the question is kept by a copy, a stored match and a position."""
    play = Play(ruleset, {"me": {"hand": ["event-1"], "friends": ["martyr", "guard"]}})
    play.do("event event-1")
    play.check_that({"asked": 0, "can": ["first martyr", "first guard"], "me": {"hp": 5}})
    state = machine_of(play.match.state)
    laid = GAME.place(play.laid(), play.setup)
    laid.advance()
    for one in (state.clone(), machine_of(GAME.decode(state.encode())), laid):
        open_choice = Choice()
        one.offer(0, open_choice)
        assert int(open_choice.n) == 2
    play.do("first guard")
    play.check_that({"me": {"hp": 5, "friends": ["guard"], "hand": ["blank"]}, "foe": {"hp": 4}})


def test_an_escape_is_made_all_the_same() -> None:
    """KH-GEN-29, KH-ESC-08: under `tomy`, where HP are the first part of its price."""
    play = Play("tomy", {"me": {"worlds": ["world-1"], "disruptors": ["imp"], "hp": 1, **MARTYR}})
    play.do("escape")
    play.check_that({"me": {"hp": 1, "worlds": [], "friends": []}, "can": ["end"]})


def test_a_card_that_is_not_drawn_is_not_shown(ruleset: str) -> None:
    """KH-GEN-29, KH-ZONE-02: nothing hidden is disclosed, so that it can be taken back."""
    play = Play(ruleset, {"me": {"hand": ["event-2"], "friends": ["hermit"]}})
    before = int(machine_of(play.match.state).disclosed)
    play.do("event event-2")
    assert int(machine_of(play.match.state).disclosed) == before
