"""Chapter 12 by crossing: whatever can be declared against whatever may evade, cancel or weaken it."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import pytest
from tests.kmon.own import battle, card, game_of, kmon, offered, side

from playmat.kernel.errors import RefusedAnswer
from playmat.kernel.match.match import Match


class Declared(NamedTuple):
    """An action a seat can declare, as chapter 12 sees it.

    Attributes:
        answer: the answer that declares it.
        cards: the cards it needs.
        answers: the words of `trigger.to` that meet it.
        aimed: it is aimed at the opposing active K-Mon (KM-FX-03).
        ultimate: it is an Ultimate.
        never: the clause that forbids to evade it; none where it can be evaded.
        damage: what it does to the opposing active K-Mon.
    """

    answer: str
    cards: tuple[str, ...]
    answers: frozenset[str]
    aimed: bool
    ultimate: bool
    never: str
    damage: int


def attack(cards: str, never: str, damage: int) -> Declared:
    """An attack with power-ups."""
    named = tuple(cards.split())
    answer = " ".join(["attack", *(["with", " and ".join(named)] if named else [])])
    return Declared(answer, named, frozenset({"attack"}), True, False, never, damage)


def ability(code: str, aimed: bool, ultimate: bool, damage: int) -> Declared:
    """An ability."""
    never = "" if aimed else "KM-EVA-03"
    if aimed and ultimate:
        never = "KM-ABL-06"
    return Declared(f"play {code}", (code,), frozenset({"ability"}), aimed, ultimate, never, damage)


DECLARED = (
    attack("", "", 2),
    attack("plain", "", 3),
    attack("sure", "KM-EVA-05", 3),
    attack("pierce", "", 3),
    attack("blaze", "", 3),
    attack("sureblaze", "KM-EVA-05", 3),
    attack("blaze sureblaze", "KM-EVA-05", 4),
    attack("sureblaze blaze", "KM-EVA-05", 4),
    attack("instead", "", 0),
    attack("sureinstead", "KM-EVA-05", 0),
    ability("bolt", aimed=True, ultimate=False, damage=3),
    ability("hex", aimed=True, ultimate=False, damage=0),
    ability("nova", aimed=True, ultimate=True, damage=3),
    ability("rest", aimed=False, ultimate=False, damage=0),
    ability("glory", aimed=False, ultimate=True, damage=0),
    Declared("defend", (), frozenset({"defence"}), False, False, "KM-EVA-01", 0),
)

PROGRAMS = {
    "evade": ("evade",),
    "evadedraw": ("evade", "draw"),
    "drawevade": ("draw", "evade"),
    "neutralise": ("neutralise",),
    "weaken": ("reduce",),
}
TRIGGERS = {
    "any": "",
    "mine": "targeting_me = true, ",
    "spares": "exclude_ultimate = true, ",
    "both": "targeting_me = true, exclude_ultimate = true, ",
}
KINDS = {
    "strike": ["attack"],
    "skill": ["ability"],
    "act": ["attack", "ability", "defence"],
}
WRITTEN = {
    "evade": '{ op = "evade" }',
    "draw": '{ op = "draw", amount = 1 }',
    "neutralise": '{ op = "neutralise" }',
    "reduce": '{ op = "reduce", amount = 1 }',
}
REACTIONS = {f"{program}-{trigger}-{kind}": (PROGRAMS[program], trigger, KINDS[kind])
             for program, trigger, kind in product(PROGRAMS, TRIGGERS, KINDS)}  # fmt: skip


def written(code: str, program: tuple[str, ...], trigger: str, kinds: list[str]) -> str:
    """A reaction card."""
    effects = ", ".join(WRITTEN[one] for one in program)
    fields = f"trigger = {{ {TRIGGERS[trigger]}to = {kinds} }}\neffects = [{effects}]"
    return card(code.upper(), "reaction", fields)


BOLT = 'effects = [{ op = "damage", amount = 3 }]'
REST = 'effects = [{ op = "heal", amount = 1 }]'
HEX = (
    'effects = [{ op = "attach", kind = "debuff", duration = 2, to = "opp_active", '
    "static = { no_switch = true } }]"
)
BASE = (
    kmon("ASH", "echo"),
    kmon("BIRCH"),
    kmon("CEDAR", "elusive"),
    kmon("ROWAN", "blackout"),
    card("PLAIN", "powerup", "attack_bonus = 1"),
    card("SURE", "powerup", 'attack_bonus = 1\nflags = ["unevadable"]'),
    card("PIERCE", "powerup", 'attack_bonus = 1\nflags = ["ignore_defence"]'),
    card("BLAZE", "powerup", 'element = "fire"\nattack_bonus = 1'),
    card("SUREBLAZE", "powerup", 'element = "fire"\nattack_bonus = 1\nflags = ["unevadable"]'),
    card("INSTEAD", "powerup", 'replaces = true\ninstead = [{ op = "draw", amount = 1 }]'),
    card(
        "SUREINSTEAD",
        "powerup",
        'replaces = true\ninstead = [{ op = "draw", amount = 1 }]\nflags = ["unevadable"]',
    ),
    card("BOLT", "ability", f'target = "opp_active"\n{BOLT}'),
    card("HEX", "ability", f'target = "opp_active"\n{HEX}'),
    card("NOVA", "ability", f'target = "opp_active"\nultimate = true\n{BOLT}'),
    card("REST", "ability", f'target = "own_active"\n{REST}'),
    card("GLORY", "ability", f'target = "own_active"\nultimate = true\n{REST}'),
    card("FILLER", "powerup"),
    card(
        "BIND",
        "item",
        'effects = [{ op = "attach", kind = "debuff", duration = 9, to = "opp_active", '
        "static = { no_evade = true } }]",
    ),
)
TEAM = ("ASH", "BIRCH", "BIRCH")
FULL = game_of(*BASE, *(written(code, *REACTIONS[code]) for code in REACTIONS))


def legal(one: Declared, program: tuple[str, ...], trigger: str, kinds: list[str]) -> bool:
    """Return whether a reaction card may answer the declared action (KM-FX-04, KM-REACT-12, KM-EVA-05)."""
    return (
        bool(one.answers & set(kinds))
        and (one.aimed or "targeting_me" not in TRIGGERS[trigger])
        and not (one.ultimate and "exclude_ultimate" in TRIGGERS[trigger])
        and not ("evade" in program and one.never)
    )


def declared(one: Declared, theirs: str, head: str = 'phase = "action"') -> Match:
    """The battle after the declaration, if the other side is this one."""
    match = battle(FULL, side(TEAM, [code.upper() for code in one.cards], ["FILLER"] * 9), theirs, head)
    match.say(0, one.answer)
    return match


@pytest.mark.parametrize("one", DECLARED, ids=lambda one: one.answer)
def test_exactly_what_may_answer_is_offered(one: Declared) -> None:
    """KM-EVA-05, KM-ABL-06, KM-EVA-03, KM-EVA-01: nothing evades what cannot be evaded, not even a card."""
    match = declared(one, side(TEAM, [code.upper() for code in REACTIONS], ["FILLER"] * 9))
    expected = {f"react {code}" for code, what in REACTIONS.items() if legal(one, *what)}
    expected |= {"pass"} | ({"evade"} if not one.never else set())
    assert offered(match) == expected


@pytest.mark.parametrize("one", DECLARED, ids=lambda one: one.answer)
def test_the_reason_names_the_clause(one: Declared) -> None:
    """KM-EVA-05, KM-ABL-06, KM-EVA-03, KM-EVA-01: evasion and evading cards are refused for one reason."""
    match = declared(one, side(TEAM, ["EVADE-ANY-ACT", "EVADEDRAW-ANY-ACT", "NEUTRALISE-ANY-ACT"]))
    for answer in ("evade", "react evade-any-act", "react evadedraw-any-act"):
        if not one.never:
            assert answer in offered(match)
            continue
        with pytest.raises(RefusedAnswer) as refusal:
            match.say(1, answer)
        assert refusal.value.phrase.clause == one.never


@pytest.mark.parametrize("code", REACTIONS)
@pytest.mark.parametrize("one", DECLARED, ids=lambda one: one.answer)
def test_what_it_comes_to(one: Declared, code: str) -> None:
    """KM-EVA-04, KM-REACT-08, KM-REACT-07: a legal answer does what it says, and that only."""
    program, *_rest = what = REACTIONS[code]
    if not legal(one, *what):
        return
    match = declared(one, side(TEAM, [code.upper(), "FILLER"], ["FILLER"] * 9))
    match.say(1, f"react {code}")
    while match.asked == [1] and "pass" in offered(match):
        match.say(1, "pass")
    taken = match.game.dump(match.state)["seats"][1]["team"][0]
    if "evade" in program or "neutralise" in program:
        assert taken.get("damage", 0) == 0
        assert not taken.get("effects")
    elif one.damage:
        assert taken.get("damage", 0) == one.damage - 1
    told = [match.game.tell(match.state, event).key for event in match.log.events]
    assert ("kmon-event-evaded" in told) is ("evade" in program)
    assert ("kmon-event-neutralised" in told) is ("neutralise" in program)
    assert ("kmon-event-card-drawn" in told or "kmon-event-drew" in told) or "draw" not in program


@pytest.mark.parametrize(("kmons", "price"), [(TEAM, 2), (("CEDAR", "ASH", "ASH"), 1)])
@pytest.mark.parametrize("bound", [False, True])
@pytest.mark.parametrize("one", DECLARED, ids=lambda one: one.answer)
def test_who_can_evade_by_discarding(one: Declared, bound: bool, kmons: tuple[str, ...], price: int) -> None:
    """KM-EVA-01, KM-TRAIT-ELUSIVE-1, KM-FX-08: the price, `no_evade`, and what cannot be evaded at all."""
    effects = '[{ card = "BIND" }]' if bound else ""
    for held in range(1, 4):
        hand = ["NEUTRALISE-ANY-ACT", "EVADE-ANY-ACT", "FILLER"][:held]
        match = declared(one, side(kmons, hand, ["FILLER"] * 9, effects=effects))
        assert ("evade" in offered(match)) is (not one.never and not bound and held >= price)
        if held > 1:
            assert ("react evade-any-act" in offered(match)) is (not one.never)


@pytest.mark.parametrize("one", DECLARED, ids=lambda one: one.answer)
def test_blackout_does_not_ask_whether_it_can_be_evaded(one: Declared) -> None:
    """KM-TRAIT-BLACKOUT-1: every ability, Ultimates and those aimed elsewhere too; nothing else."""
    team = ("ROWAN", "ASH", "ASH")
    match = declared(one, side(team, ["FILLER", "FILLER", "NEUTRALISE-ANY-ACT"], ["FILLER"]))
    assert ("blackout" in offered(match)) is ("ability" in one.answers)


@pytest.mark.parametrize("one", DECLARED, ids=lambda one: one.answer)
@pytest.mark.parametrize("held", ["EVADE-ANY-ACT", "FILLER"])
def test_the_window_opens_on_what_is_publicly_possible(one: Declared, held: str) -> None:
    """KM-SM-03, KM-EVA-05: where every reaction there is evades, nobody is asked about what cannot be."""
    game = game_of(*BASE, written("EVADE-ANY-ACT", *REACTIONS["evade-any-act"]))
    hand = [code.upper() for code in one.cards]
    match = battle(game, side(TEAM, hand, ["FILLER"] * 9), side(TEAM, [held], ["FILLER"] * 9))
    match.say(0, one.answer)
    assert (match.asked == [1] and "pass" in offered(match)) is (not one.never)


@pytest.mark.parametrize("one", DECLARED, ids=lambda one: one.answer)
@pytest.mark.parametrize("held", ["NEUTRALISE-MINE-ACT", "FILLER"])
def test_the_window_stays_closed_where_nobody_is_the_target(one: Declared, held: str) -> None:
    """KM-SM-03, KM-REACT-12: where every reaction wants a target, only what is aimed is asked about."""
    game = game_of(*BASE, written("NEUTRALISE-MINE-ACT", *REACTIONS["neutralise-mine-act"]))
    hand = [code.upper() for code in one.cards]
    match = battle(game, side(TEAM, hand, ["FILLER"] * 9), side(TEAM, [held], ["FILLER"] * 9))
    match.say(0, one.answer)
    assert (match.asked == [1] and "pass" in offered(match)) is one.aimed


@pytest.mark.parametrize("cards", ["", "sure", "blaze", "sureblaze"])
def test_a_final_attack_is_no_exception(cards: str) -> None:
    """KM-EVA-07, KM-EVA-05: a final attack can be evaded unless its power-up says that it cannot be."""
    game = game_of(
        *BASE, kmon("OAK", "irreducible", 2), *(written(code, *REACTIONS[code]) for code in REACTIONS)
    )
    theirs = side(("OAK", "ASH", "ASH"), [cards.upper()] if cards else [], ["FILLER"] * 9)
    match = battle(game, side(TEAM, ["EVADE-ANY-ACT", "FILLER"], ["FILLER"] * 9), theirs)
    match.say(0, "attack")
    if "pass" in offered(match):
        match.say(1, "pass")
    match.say(1, f"attack with {cards}" if cards else "attack")
    assert match.asked == [0]
    assert ("react evade-any-act" in offered(match)) is not cards.startswith("sure")
    assert ("evade" in offered(match)) is not cards.startswith("sure")


ANSWERING = {
    "react veto": ("neutralise", ["reaction", "evasion"]),
    "react dodge": ("evade", ["attack", "ability", "defence", "reaction", "evasion"]),
}


@pytest.mark.parametrize(
    "first", ["evade", "react evade-any-act", "react neutralise-any-act", "react weaken-any-act"]
)
def test_reactions_and_evasions_cannot_be_evaded(first: str) -> None:
    """KM-EVA-01, KM-NEU-02, KM-REACT-13: an answer can be neutralised, never evaded."""
    more = (written(name.split()[1], (op,), "any", kinds) for name, (op, kinds) in ANSWERING.items())
    game = game_of(*BASE, *more, *(written(code, *REACTIONS[code]) for code in REACTIONS))
    theirs = side(TEAM, [*(code.upper() for code in REACTIONS), "FILLER"], ["FILLER"] * 9)
    match = battle(game, side(TEAM, ["VETO", "DODGE", "FILLER"], ["FILLER"] * 9), theirs)
    match.say(0, "attack")
    match.say(1, first)
    if first == "evade":
        match.say(1, "evade filler neutralise-any-act")
    assert "react veto" in offered(match)
    assert "react dodge" not in offered(match)
    assert "evade" not in offered(match)
    with pytest.raises(RefusedAnswer) as refusal:
        match.say(0, "react dodge")
    assert refusal.value.phrase.clause == "KM-EVA-01"
    match.say(0, "react veto")
    while "pass" in offered(match) and match.asked:
        match.say(match.asked[0], "pass")
    assert match.game.dump(match.state)["seats"][1]["team"][0]["damage"] == 2


@pytest.mark.parametrize("operation", ["evade", "neutralise", "reduce"])
@pytest.mark.parametrize("field", ["before", "on_success", "instead"])
def test_what_answers_nothing_cancels_nothing(operation: str, field: str) -> None:
    """KM-REACT-08, KM-FX-11: the words of reactions do nothing in a final attack inside another chain."""
    fields = f"{field} = [{WRITTEN[operation]}]" + ("\nreplaces = true" if field == "instead" else "")
    game = game_of(
        *BASE,
        kmon("OAK", "irreducible", 2),
        card("LAST", "powerup", fields),
        card("HIT", "reaction", 'trigger = { to = ["attack"] }\neffects = [{ op = "counter", amount = 2 }]'),
    )
    # OAK attacks; HIT makes it fall; its final attack runs above the chain in which its attack still lies.
    match = battle(
        game,
        side(("OAK", "ASH", "ASH"), ["LAST"], ["FILLER"] * 9),
        side(TEAM, ["HIT"], ["FILLER"] * 9),
    )
    match.say(0, "attack")
    match.say(1, "react hit")
    while "pass" in offered(match):
        match.say(match.asked[0], "pass")
    match.say(0, "attack with last")
    assert [link["fate"] for link in match.view(0)["chain"]] == ["open"] * len(match.view(0)["chain"])
    while match.view(0)["chain"]:
        match.answer(match.asked[0], 0)
    told = [match.game.tell(match.state, event).key for event in match.log.events]
    assert "kmon-event-lost" in told
    assert not {"kmon-event-evaded", "kmon-event-neutralised", "kmon-event-reduced"} & set(told)
