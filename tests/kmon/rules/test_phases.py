"""Chapters 4 and 15 by crossing: in which phase a K-Mon falls, and in which phase it is replaced.

A phase lasts until all that it began is over; only the owner's own Phase II leaves the active position empty.
"""

from __future__ import annotations

import pytest
from tests.kmon.machine import machine_of
from tests.kmon.own import battle, card, game_of, kmon, offered, side

from playmat.kernel.choice import Kind
from playmat.kernel.match.match import Match

SELF = '{ op = "recoil", amount = 30 }'
FOE = '{ op = "damage", amount = 30 }'
BENCH = '{ op = "damage", amount = 30, to = "opp_bench_all" }'
DEBT = """{ op = "attach", kind = "debuff", duration = 9, to = "own_active", \
tick = [{ op = "damage", amount = 30 }] }"""
ITEMS = {
    "nothing": ("", 0, 0),
    "self": (SELF, 1, 0),
    "foe": (FOE, 0, 1),
    "bench": (BENCH, 0, 2),
    "selffoe": (f"{SELF}, {FOE}", 1, 1),
    "foeself": (f"{FOE}, {SELF}", 1, 1),
    "selfbench": (f"{SELF}, {BENCH}", 1, 2),
    "everybody": (f"{SELF}, {FOE}, {BENCH}", 1, 3),
}
"""By item: its effects, how many K-Mons of its player and of the opponent fall."""

CARDS = (
    kmon("ASH", hp=20),
    kmon("BIRCH", hp=20),
    kmon("CEDAR", hp=20),
    kmon("SEER", "seer", 20),
    kmon("ROSE", hp=20, elements=("water", "air")),
    card("FILLER", "powerup"),
    card("DEBT", "ability", f"effects = [{DEBT}]"),
    *(
        card(code.upper(), "item", f"effects = [{effects}]")
        for code, (effects, _mine, _theirs) in ITEMS.items()
    ),
    card("RETURN", "item", 'effects = [{ op = "retrieve", amount = 2, types = ["powerup"] }]'),
    card("TAKE", "item", 'effects = [{ op = "opp_discard", amount = 1 }]'),
    card("CHANGE", "item", 'effects = [{ op = "switch_self", optional = true }]'),
    card("PUSH", "item", 'effects = [{ op = "force_switch" }]'),
    card("READ", "item", 'effects = [{ op = "draw", amount = 2 }]'),
    card("BURST", "ability", f"effects = [{SELF}]"),
    card("BLAST", "ability", f'target = "opp_active"\neffects = [{FOE}]'),
    card("SPIKE", "reaction", 'trigger = { to = ["attack"] }\neffects = [{ op = "counter", amount = 30 }]'),
)
GAME = game_of(*CARDS)
TEAM = ("ASH", "BIRCH", "CEDAR")
DECK = ["FILLER"] * 9


def told(match: Match) -> list[tuple[str, int, str]]:
    """The events so far: kind, seat, clause."""
    return [
        (GAME.tell(machine_of(match.state), event).key.removeprefix("kmon-event-"), event.seat, event.clause)
        for event in match.log.events
    ]


def asked(match: Match) -> str:
    """The question the match waits for, and its seat: `sub 0`, `bonus 1`."""
    prompt = GAME.prompt(machine_of(match.state), match.choice(match.asked[0]))
    return f"{prompt.key.removeprefix('kmon-ask-')} {match.asked[0]}"


def run(match: Match, until: str) -> list[tuple[str, str]]:
    """Answer with the first option until this is asked; what was asked and in which phase."""
    questions: list[tuple[str, str]] = []
    while not match.is_over and asked(match) != until:
        questions.append((asked(match), match.view(0)["phase"]))
        choice = match.choice(match.asked[0])
        match.answer(match.asked[0], 1 if choice.kind == Kind.SUBSET else 0)
    return questions


@pytest.mark.parametrize("bench", [2, 1, 0])
@pytest.mark.parametrize("item", ITEMS)
def test_an_item_that_exhausts(item: str, bench: int) -> None:
    """KM-EXH-06, KM-TURN-02, KM-SUB-02: replaced in Phase I at once; the turn's substitution is left."""
    effects, mine, theirs = ITEMS[item]
    match = battle(
        GAME, side(TEAM, [item.upper()], DECK, gone=2 - bench), side(TEAM, [], DECK), 'phase = "item"'
    )
    match.say(0, f"play {item}")
    questions = run(match, "sub 0" if bench > mine else "act 0")
    happened = told(match)
    assert match.is_over is (mine > bench or theirs == 3)
    assert sum(one[:2] == ("exhausted", 0) for one in happened) == mine
    assert sum(one[:2] == ("exhausted", 1) for one in happened) == theirs
    if match.is_over:
        return
    active = "opp_active" in effects or FOE in effects
    entered = [("entered", 0, "KM-EXH-06")] * mine + [("entered", 1, "KM-EXH-06")] * active
    assert [one for one in happened if one[0] in {"entered", "switched"}] == entered
    bonuses = ["bonus 0"] * mine + ["bonus 1"] * theirs
    assert [question for question, _phase in questions if question.startswith("bonus")] == bonuses
    assert {phase for _question, phase in questions} <= {"item"}
    if bench > mine:
        assert match.view(0)["phase"] == "substitution"
        assert "keep" in offered(match)


@pytest.mark.parametrize("bench", [2, 1])
def test_the_substitution_after_an_item_is_a_free_one(bench: int) -> None:
    """KM-SUB-02, KM-EXH-06: who replaced in Phase I may still substitute in Phase III."""
    match = battle(GAME, side(TEAM, ["SELF"], DECK, gone=2 - bench), side(TEAM, [], DECK), 'phase = "item"')
    match.say(0, "play self")
    run(match, "sub 0" if bench > 1 else "act 0")
    if bench > 1:
        match.say(0, "switch cedar")
    assert match.view(0)["seats"][0]["active"] == bench
    assert asked(match) == "act 0"
    switched = [one for one in told(match) if one[0] == "switched"]
    assert switched == [("switched", 0, "KM-SUB-02")] * (bench - 1)


@pytest.mark.parametrize(
    ("where", "phase", "entering"),
    [
        ("item", "item", ("entered", 0, "KM-EXH-06")),
        ("persistent", "persistent", ("switched", 0, "KM-SUB-03")),
        ("ability", "action", ("entered", 0, "KM-EXH-06")),
        ("reaction", "action", ("entered", 0, "KM-EXH-06")),
        ("foe", "action", ("entered", 1, "KM-EXH-06")),
    ],
)
def test_where_a_kmon_falls_and_when_it_is_replaced(
    where: str, phase: str, entering: tuple[str, int, str]
) -> None:
    """KM-EXH-06, KM-EXH-07, KM-SUB-03: only the owner's Phase II waits for Phase III."""
    effects = '[{ card = "DEBT" }]' if where == "persistent" else ""
    mine = side(TEAM, ["SELF", "BURST", "BLAST", "FILLER"], DECK, effects=effects)
    match = battle(GAME, mine, side(TEAM, ["SPIKE"], DECK), 'phase = "item"')
    match.say(0, "play self" if where == "item" else "no item")
    if where in {"ability", "reaction", "foe"}:
        match.say(0, "keep")
        match.say(0, {"ability": "play burst", "reaction": "attack", "foe": "play blast"}[where])
    if where == "reaction":
        match.say(1, "react spike")
    seen = []
    while not [one for one in told(match) if one == entering]:
        if asked(match).startswith("bonus"):
            seen.append(match.view(1)["phase"])
            match.say(match.asked[0], "charges")
        elif asked(match) == "sub 0":
            assert offered(match) == {"switch birch", "switch cedar"}
            match.say(0, "switch cedar")
        else:
            match.answer(match.asked[0], 0)
    assert seen == [phase]
    assert len([one for one in told(match) if one[0] in {"entered", "switched"}]) == 1
    if where == "persistent":
        assert asked(match) == "act 0"


ASKING = {
    "return": "retrieve 0",
    "take": "discard 1",
    "change": "switch 0",
    "push": "switch 1",
    "read": "seer 0",
}


@pytest.mark.parametrize("item", ASKING)
def test_whatever_an_item_asks_is_asked_in_phase_one(item: str) -> None:
    """KM-TURN-02, KM-ITEM-03: the phase is over when the item is, not when it was played."""
    team = ("SEER", "BIRCH", "CEDAR")
    mine = side(team, [item.upper()], DECK, more='active = 0\ncharges = 9\ndiscard = ["FILLER", "FILLER"]')
    match = battle(GAME, mine, side(TEAM, ["FILLER", "SPIKE"], DECK), 'phase = "item"')
    match.say(0, f"play {item}")
    assert asked(match) == ASKING[item]
    questions = run(match, "sub 0")
    assert {phase for _question, phase in questions} == {"item"}
    assert {question for question, _phase in questions} == {ASKING[item]}
    assert match.view(0)["phase"] == "substitution"


def test_the_phases_of_what_actions_and_the_draw_ask() -> None:
    """KM-TURN-02, KM-END-01: a chain belongs to Phase IV, and Seer's look to the draw of Phase V."""
    team = ("SEER", "BIRCH", "CEDAR")
    match = battle(GAME, side(team, ["FILLER"], DECK), side(TEAM, ["SPIKE"], DECK))
    assert match.view(0)["phase"] == "action"
    match.say(0, "attack")
    assert (asked(match), match.view(0)["phase"]) == ("react 1", "action")
    match.say(1, "pass")
    assert (asked(match), match.view(0)["phase"]) == ("seer 0", "draw-step")
    match.answer(0, 0)
    assert (asked(match), match.view(0)["phase"]) == ("item 1", "item")
