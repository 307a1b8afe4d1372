"""KH-GEN-28: texts that let a player move or battle more often in a turn (`further.toml`)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import FIGHT, GAME, TURN, Case, Play, check_case, name_of

from playmat.games.khtcg.bot.heuristic import may_battle, may_move
from playmat.kernel.errors import BadEncoding, BadScenario
from playmat.kernel.rng import stream_of
from playmat.texts import languages, render

WORLDS = ["world-1", "world-2", "agrabah"]
ROAD = {"hand": ["event-road", *WORLDS]}
WAR = {"hand": ["event-war"], **FIGHT}
OVERRUN = {"worlds": ["world-1", "world-2"], "disruptors": ["imp"]}

CASES = [
    Case(
        "KH-GEN-28 KH-MOVE-02 KH-MOVE-07: a further move before the move of the turn; each gains 1 HP",
        {"me": ROAD},
        [
            "event event-road",
            "move world-1",
            {"me": {"hp": 6}, "can": ["move world-2"]},
            "move world-2",
            {"me": {"hp": 7, "worlds": ["world-1", "world-2"]}, "no": ["move agrabah"]},
        ],
    ),
    Case(
        "KH-GEN-28: a further move after it",
        {"me": ROAD},
        [
            "move world-1",
            {"no": ["move world-2"]},
            "event event-road",
            "move world-2",
            {"no": ["move agrabah"], "me": {"hp": 7}},
        ],
    ),
    Case(
        "KH-GEN-28 KH-MOVE-03: a further move is hindered as the first one is",
        {"me": {**ROAD, **FIGHT}},
        ["event event-road", {"no": ["move world-1"]}],
    ),
    Case(
        "KH-GEN-28 KH-BATTLE-02: a further battle after the battle of the turn",
        {"me": WAR},
        [
            "battle",
            "*result",
            {"no": ["battle"]},
            "event event-war",
            "battle",
            "*result",
            {"no": ["battle"], "totals": [4, 4]},
        ],
    ),
    Case(
        "KH-GEN-28: a further battle before it",
        {"me": WAR},
        ["event event-war", "battle", "*result", "battle", "*result", {"no": ["battle"], "totals": [4, 4]}],
    ),
    Case(
        "KH-GEN-28 KH-BATTLE-01: where no disruptor is left there is no further battle",
        {"me": {"hand": ["event-war"], "worlds": ["world-3"], "disruptors": ["imp"]}},
        ["event event-war", "battle", "*result", {"me": {"disruptors": []}, "no": ["battle"]}],
    ),
    Case(
        "KH-GEN-28: amounts, of several texts together",
        {"me": {"hand": ["event-rush", "event-war"], "worlds": ["world-12"], "disruptors": ["hulk"]}},
        [
            "event event-rush",
            "event event-war",
            *["battle", "*result"] * 4,
            {"no": ["battle"], "totals": [4, 4, 4, 4], "further_moves": 2},
        ],
    ),
    Case(
        "KH-GEN-28 KH-ESC-02: after a battle there is no escape, though another battle could be started",
        {"me": WAR},
        ["event event-war", {"can": ["escape"]}, "battle", "*result", {"can": ["battle"], "no": ["escape"]}],
    ),
    Case(
        "KH-GEN-28 KH-ESC-09 KH-ESC-10: after an escape neither move nor battle",
        {"me": {"hand": ["event-rush", "world-1"], **OVERRUN}},
        ["escape", "event event-rush", {"no": ["move", "battle", "escape"]}],
    ),
    Case(
        "KH-GEN-28 KH-TURN-04: what is left when the turn ends is lost",
        {"me": ROAD},
        ["event event-road", TURN, TURN, {"asked": 0}, "move world-1", {"no": ["move world-2"]}],
    ),
    Case(
        "KH-GEN-28 KH-GEN-21: in the turn of the other player nothing is granted",
        {"me": {"hand": ["world-1"], **FIGHT}, "foe": {"friends": ["lurker"]}},
        ["battle", "*result", {"no": ["battle", "move"]}, TURN, {"asked": 1, "no": ["battle"]}],
    ),
    Case(
        "KH-GEN-28 KH-HOOK-27: a text that answers to a move, once a turn",
        {"me": {"hand": WORLDS, "friends": ["wanderer"]}},
        ["move world-1", "yes", "move world-2", {"no": ["move agrabah", "yes"], "can": ["end"]}],
    ),
    Case(
        "KH-GEN-28 KH-HOOK-37: a text that answers to the end of a battle, once a turn",
        {"me": {"friends": ["brawler"], **FIGHT}},
        ["battle", "*result", "battle", "*result", {"no": ["battle"], "totals": [4, 4]}],
    ),
    Case(
        "KH-GEN-28 KH-TECH-07: Techniques are as many as before",
        {"me": {"hand": ["solo", "solo", "event-war"], **FIGHT}},
        ["event event-war", "battle", "technique solo", "*result", "battle", {"no": ["technique"]}],
    ),
    Case(
        "KH-GEN-28 KH-GEN-26: each one is counted by texts that count the turn",
        {"me": {**ROAD, "friends": ["twice-moved"]}},
        ["event event-road", "move world-1", {"no": ["use twice-moved"]}, "move world-2", "use twice-moved"],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_moving_and_battling_more_often(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_magic_in_a_battle_grants_another_one(ruleset: str) -> None:
    """KH-GEN-28, KH-MAGIC-10: the running battle is the one of the turn."""
    play = Play(ruleset, {"me": {"hand": ["onslaught"], **FIGHT}})
    play.do("battle", "*magic", "magic onslaught with hero", "*result", "battle", "*result")
    play.check_that({"no": ["battle"], "totals": [4, 4]})


@pytest.mark.parametrize("language", languages())
def test_both_players_are_told(language: str) -> None:
    """KH-GEN-28: the log says what was granted, and how many."""
    play = Play("ffg", {"me": {"hand": ["event-rush"]}})
    play.do("event event-rush")
    told = [one for one in play.match.log.events if one.clause == "KH-GEN-28"]
    said = [render(GAME.tell(machine_of(play.match.state), event), language) for event in told]
    assert len(said) == 2
    assert len(set(said)) == 2
    assert all("2" in sentence for sentence in said)


@pytest.mark.parametrize(
    ("start", "answer", "clause"),
    [
        ({"me": {"hand": ["world-1"]}, "moved": True}, "move world-1", "KH-MOVE-02"),
        ({"me": FIGHT, "battled": True}, "battle", "KH-BATTLE-02"),
        ({"me": FIGHT, "battled": True, "further_battles": 1}, "escape", "KH-ESC-02"),
    ],
)
def test_why_not(start: dict[str, Any], answer: str, clause: str, ruleset: str) -> None:
    """KH-GEN-28: what is used up is refused by the clause of the rules, and with a further one it is not."""
    play = Play(ruleset, start)
    why = GAME.why_not(machine_of(play.match.state), 0, answer)
    assert why is not None
    assert why.clause == clause
    if answer != "escape":
        more = Play(ruleset, {**start, f"further_{answer.split(maxsplit=1)[0]}s": 1})
        more.do(answer)
        assert not {"further_moves", "further_battles"} & set(more.laid())


def test_what_was_granted_is_kept_and_seen(ruleset: str) -> None:
    """KH-GEN-28: a copy, a stored match and a position hold it; both players and spectators see it."""
    play = Play(ruleset, {"me": {"hand": ["event-rush", "world-1"]}})
    before = play.match.state.encode()
    play.do("event event-rush", "move world-1", "end")
    state = machine_of(play.match.state)
    seen = {"further_moves": 2, "further_battles": 2}
    for one in (
        state,
        state.clone(),
        machine_of(GAME.decode(state.encode())),
        GAME.place(play.laid(), play.setup),
        state.redeal(1, stream_of(1, 1)),
    ):
        for viewer in (0, 1, -1):
            assert {key: GAME.view(one, viewer)[key] for key in seen} == seen
    assert GAME.view(machine_of(GAME.decode(before)), 0)["further_moves"] == 0


def test_a_stored_match_grants_what_can_be_granted() -> None:
    """KH-GEN-28: moves and battles alone; nothing stands last where nothing is granted."""
    play = Play("ffg", {"me": {"hand": ["event-road"]}})
    plain = play.match.state.encode()
    play.do("event event-road")
    numbers = play.match.state.encode()
    assert numbers[-3:] == [2, 1, 0]
    for tail in ([0, 0], [-1, 0], [1, -1], [1 << 30, 0]):
        with pytest.raises(BadEncoding):
            GAME.decode([*numbers[:-2], *tail])
    with pytest.raises(BadEncoding):
        GAME.decode([*numbers[:-3], 1, 1])
    for tail in ([0], [0, 0]):
        with pytest.raises(BadEncoding):
            GAME.decode([*plain, *tail])
    with pytest.raises(BadScenario):
        Play("ffg", {"further_moves": -1})


def test_the_computer_player_knows_that_more_can_be_done(ruleset: str) -> None:
    """KH-GEN-28: what has been done can be done again where a text has granted it, and not otherwise."""
    me = {"me": {"hand": ["world-1"], **FIGHT}, "moved": True, "battled": True}
    for more, moves, battles in (
        ({}, False, False),
        ({"further_moves": 1}, True, False),
        ({"further_battles": 1}, False, True),
    ):
        state = machine_of(Play(ruleset, {**me, **more}).match.state)
        assert (may_move(state, state.sides[0]), may_battle(state)) == (moves, battles)
