"""KH-GEN-30: effects that carry out the text of a card in a discard pile (`copied.toml`)."""

from __future__ import annotations

import pytest
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import FIGHT, GAME, Case, Play, check_case, name_of

from playmat.texts import languages, render

CASES = [
    Case(
        "KH-GEN-30: the newest of its type; it stays where it is",
        {"me": {"hand": ["event-echo"], "discard": ["event-1", "event-2", "cure"]}},
        [
            "event event-echo",
            {
                "me": {
                    "hand": ["blank", "blank"],
                    "hp": 5,
                    "discard": ["event-1", "event-2", "cure", "event-echo"],
                }
            },
        ],
    ),
    Case(
        "KH-GEN-30: for the player of the text, and the rest of it after that",
        {"me": {"hand": ["event-mock"]}, "foe": {"discard": ["blow"]}},
        ["event event-mock", {"me": {"hp": 7}, "foe": {"hp": 2, "discard": ["blow"]}}],
    ),
    Case(
        "KH-GEN-30: a card that copies is passed over, so that it never copies itself",
        {"me": {"hand": ["event-echo"], "discard": ["event-2", "event-echo", "event-mock"]}},
        ["event event-echo", {"me": {"hand": ["blank", "blank"]}, "can": ["end"]}],
    ),
    Case(
        "KH-GEN-30 KH-GEN-21: without such a card nothing is done",
        {"me": {"hand": ["event-echo"], "discard": ["cure"]}, "foe": {"discard": ["event-1"]}},
        ["event event-echo", {"me": {"hp": 5, "discard": ["cure", "event-echo"]}, "foe": {"hp": 5}}],
    ),
    Case(
        "KH-GEN-30 KH-GEN-24: what is to be chosen is chosen now",
        {"me": {"hand": ["event-echo"], "discard": ["event-fork"]}},
        ["event event-echo", {"can": ["first", "second", "third"]}, "second", {"me": {"hp": 7}}],
    ),
    Case(
        "KH-GEN-30 KH-HOOK-15: by an ability, without the level that Magic asks for",
        {"me": {"friends": ["apprentice"], "discard": ["ultima"]}},
        ["use apprentice", {"me": {"hp": 6, "discard": ["ultima"]}, "no": ["use apprentice"]}],
    ),
    Case(
        "KH-GEN-30 KH-GEN-26: it is not played, and not counted as played",
        {"me": {"friends": ["apprentice", "since-played", "on-cast"], "discard": ["cure"]}},
        ["use apprentice", {"me": {"hp": 6}, "no": ["use since-played"]}],
    ),
    Case(
        "KH-GEN-30 KH-MAGIC-16: damage by Magic where Magic copies it",
        {
            "me": {"hand": ["parrot"], "discard": ["spark"], "worlds": ["world-3"], "disruptors": ["ward"]},
            "foe": {},
        },
        ["magic parrot with hero", {"me": {"disruptors": ["ward"], "damage": [0]}}],
    ),
    Case(
        "KH-GEN-30: and by a text where a Friend does",
        {
            "me": {
                "friends": ["apprentice"],
                "discard": ["spark"],
                "worlds": ["world-3"],
                "disruptors": ["ward"],
            }
        },
        ["use apprentice", {"me": {"disruptors": []}}],
    ),
    Case(
        "KH-GEN-30 KH-MAGIC-08: what lasts lies for the Magic that copied it",
        {"me": {"hand": ["parrot"], "discard": ["haste"]}},
        [
            "magic parrot with hero",
            {"me": {"discard": ["haste"]}},
            "*turn",
            {"me": {"discard": ["haste", "parrot"]}},
        ],
    ),
    Case(
        "KH-GEN-30 KH-TECH-01: a Technique in a battle",
        {"me": {"hand": ["rehearsal"], "discard": ["solo"], **FIGHT}},
        ["battle", "technique rehearsal", {"me": {"hp": 6, "discard": ["solo"]}}],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_what_is_carried_out(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


@pytest.mark.parametrize("language", languages())
def test_both_players_are_told_whose_text_it_is(language: str) -> None:
    """KH-GEN-30: the log names the card."""
    play = Play("ffg", {"me": {"friends": ["apprentice"], "discard": ["cure"]}})
    play.do("use apprentice")
    [event] = [one for one in play.match.log.events if one.clause == "KH-GEN-30"]
    for viewer in (0, 1, -1):
        assert "Cure" in render(GAME.tell(machine_of(play.match.state), event.for_viewer(viewer)), language)
