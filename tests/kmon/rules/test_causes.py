"""Chapters 14 and 20: what a card does or costs is told with the clause that says so."""

from __future__ import annotations

import pytest
from tests.kmon.machine import machine_of
from tests.kmon.own import battle, card, game_of, kmon, side

from playmat.kernel.choice import Kind
from playmat.kernel.match.match import Match

DOES = {
    "gain": ('{ op = "gain_charges", amount = 3 }', [("gained", 0, [3, 23], "KM-FX-14")]),
    "drain": ('{ op = "drain_charges", amount = 30 }', [("lost-charges", 1, [20, 0], "KM-FX-14")]),
    "steal": (
        '{ op = "steal_charges", amount = 4 }',
        [("lost-charges", 1, [4, 16], "KM-FX-14"), ("gained", 0, [4, 24], "KM-FX-14")],
    ),
    "mill": (
        '{ op = "mill", amount = 2 }',
        [("milled", 1, [0], "KM-DISC-03"), ("milled", 1, [0], "KM-DISC-03")],
    ),
    "retrieve": (
        '{ op = "retrieve", amount = 2, types = ["powerup"] }',
        [("retrieved", 0, [0], "KM-FX-15"), ("retrieved", 0, [0], "KM-FX-15")],
    ),
    "cleanse": (
        '{ op = "cleanse", what = "debuff", amount = 1 }',
        [("removed", 0, [0, 1], "KM-FX-16")],
    ),
    "cleanseall": (
        '{ op = "cleanse", what = "debuff" }',
        [("removed", 0, [0, 1], "KM-FX-16"), ("removed", 0, [0, 1], "KM-FX-16")],
    ),
    "peek": ('{ op = "peek_hand" }', [("peeked", 0, [0, 0, 0, 0], "KM-FX-17")]),
    "hurt": ('{ op = "damage", amount = 3 }', [("damaged", 1, [0, 3, 3], "KM-DMG-03")]),
    "recoil": ('{ op = "recoil", amount = 3 }', [("damaged", 0, [0, 3, 3], "KM-DMG-08")]),
    "draw": ('{ op = "draw", amount = 1 }', [("drew", 0, [0], "KM-DRAW-01")]),
    "force": ('{ op = "opp_discard", amount = 1 }', [("discarded", 1, [0], "KM-DISC-01")]),
}
"""By code, an effect and what it brings about: event, seat, numbers, clause."""

DEBUFF = '{ op = "attach", kind = "debuff", duration = 9, to = "opp_active" }'
WEAKER = 'effects = [{ op = "reduce", amount = 1 }]'
COUNTER = 'effects = [{ op = "counter", amount = 2 }]'
CARDS = (
    kmon("ASH", "echo"),
    kmon("ROWAN", "blackout"),
    card("FILLER", "powerup"),
    card("CURSE", "ability", f"effects = [{DEBUFF}]"),
    *(card(code.upper(), "ability", f"effects = [{effects}]") for code, (effects, _told) in DOES.items()),
    *(card(f"I-{code.upper()}", "item", f"effects = [{effects}]") for code, (effects, _told) in DOES.items()),
    card("BLAZE", "powerup", 'element = "fire"\ncost = 2'),
    card("DEAR", "ability", "cost = 4\n" + 'effects = [{ op = "heal", amount = 1 }]'),
    card("THING", "item", "cost = 3\n" + 'effects = [{ op = "heal", amount = 1 }]'),
    card(
        "SPIKE",
        "reaction",
        f'cost = 1\ntrigger = {{ to = ["attack"] }}\nextra_cost = {{ discard = 2 }}\n{COUNTER}',
    ),
    card("BRACE", "reaction", f'trigger = {{ to = ["attack", "ability"] }}\n{WEAKER}'),
)
GAME = game_of(*CARDS)
DECK = ["FILLER"] * 9
HAND = ["FILLER"] * 4


def told(match: Match, since: int = 0) -> list[tuple[str, int, list[int], str]]:
    """The events since an entry of the log: kind, seat, numbers, clause."""
    return [
        (
            GAME.tell(machine_of(match.state), event).key.removeprefix("kmon-event-"),
            event.seat,
            list(event.args),
            event.clause,
        )
        for event in match.log.events[since:]
    ]


def begun(phase: str, *hand: str, trait: str = "ASH", theirs: tuple[str, ...] = ()) -> Match:
    """A battle in a phase of seat 0, whose active K-Mon carries two debuffs."""
    team = ("ASH", "ASH", "ASH")
    effects = '[{ card = "CURSE", age = 1 }, { card = "CURSE", age = 2 }]'
    more = 'active = 0\ncharges = 20\ndiscard = ["FILLER", "FILLER"]'
    mine = side(team, hand, DECK, effects=effects, more=more)
    return battle(GAME, mine, side((trait, "ASH", "ASH"), theirs or HAND, DECK), f'phase = "{phase}"')


@pytest.mark.parametrize("phase", ["item", "action"])
@pytest.mark.parametrize("code", DOES)
def test_what_a_card_does(code: str, phase: str) -> None:
    """KM-FX-14, KM-FX-15, KM-FX-16, KM-FX-17, KM-DISC-03, KM-CHG-04, KM-DMG-03: done once, and told so."""
    played = f"i-{code}" if phase == "item" else code
    match = begun(phase, played.upper())
    match.say(0, f"play {played}")
    if phase == "action":
        match.say(1, "pass")
    while match.asked and match.view(0)["chain"]:
        choice = match.choice(match.asked[0])
        match.answer(match.asked[0], 1)
        assert choice.kind in {Kind.PICK, Kind.SUBSET}
    kinds = {kind for kind, _seat, _args, _clause in DOES[code][1]}
    found = [one for one in told(match) if one[0] in kinds]
    if code == "draw" and phase == "action":
        assert found.pop() == ("drew", 0, [0], "KM-END-02")
    assert found == DOES[code][1]


@pytest.mark.parametrize(
    ("phase", "answer", "cards", "paid"),
    [
        ("action", "play dear", ["DEAR"], [("lost-charges", 0, [4, 16], "KM-ABL-01")]),
        ("action", "attack with blaze", ["BLAZE"], [("lost-charges", 0, [2, 18], "KM-PWR-01")]),
        (
            "action",
            "attack with blaze and blaze",
            ["BLAZE", "BLAZE"],
            [("lost-charges", 0, [4, 16], "KM-PWR-01")],
        ),
        ("item", "play thing", ["THING"], [("lost-charges", 0, [3, 17], "KM-ITEM-02")]),
    ],
)
def test_what_a_card_costs(
    phase: str, answer: str, cards: list[str], paid: list[tuple[str, int, list[int], str]]
) -> None:
    """KM-ABL-01, KM-PWR-01, KM-TRAIT-ECHO-1, KM-ITEM-02, KM-CHG-03: the price and who says it."""
    match = begun(phase, *cards)
    match.say(0, answer)
    assert [one for one in told(match) if one[0] == "lost-charges"] == paid


@pytest.mark.parametrize("spare", [0, 2])
@pytest.mark.parametrize(
    ("answer", "first", "price", "declared", "clause"),
    [
        ("evade", "attack", 2, ("evasion", "KM-EVA-01"), "KM-EVA-02"),
        ("blackout", "play dear", 3, ("blackout", "KM-TRAIT-BLACKOUT-1"), "KM-TRAIT-BLACKOUT-1"),
        ("react spike", "attack", 2, ("reaction", "KM-REACT-05"), "KM-FX-04"),
    ],
)
def test_what_an_answer_costs(
    answer: str, first: str, price: int, declared: tuple[str, str], clause: str, spare: int
) -> None:
    """KM-EVA-02, KM-TRAIT-BLACKOUT-1, KM-FX-04, KM-REACT-03: declared first, then paid with these cards."""
    hand = ["FILLER"] * (price + spare) + (["SPIKE"] if answer == "react spike" else [])
    match = begun("action", "DEAR", trait="ROWAN", theirs=tuple(hand))
    match.say(0, first)
    since = len(match.log.events)
    match.say(1, answer)
    if spare:
        match.answer(1, 2**price - 1)
    events = [(kind, clause) for kind, seat, _args, clause in told(match, since) if seat == 1]
    cost = [("lost-charges", "KM-REACT-03")] if answer == "react spike" else []
    assert events[: 1 + len(cost) + price] == [declared, *cost, *[("discarded", clause)] * price]


@pytest.mark.parametrize(("first", "clause"), [("attack", "KM-DMG-02"), ("play hurt", "KM-DMG-03")])
def test_what_a_reaction_weakens(first: str, clause: str) -> None:
    """KM-DMG-02, KM-DMG-03: the answered action deals less, by the clause of its own damage."""
    match = begun("action", "HURT", theirs=("BRACE",))
    match.say(0, first)
    match.say(1, "react brace")
    assert [one[3] for one in told(match) if one[0] in {"reduced", "damaged"}] == [clause, clause]


def test_damage_of_a_reaction() -> None:
    """KM-DMG-06: a reaction card's damage is told as such."""
    match = begun("action", theirs=("SPIKE", "FILLER", "FILLER"))
    match.say(0, "attack")
    match.say(1, "react spike")
    damaged = [one for one in told(match) if one[0] == "damaged"]
    assert damaged == [("damaged", 0, [0, 2, 2], "KM-DMG-06"), ("damaged", 1, [0, 2, 2], "KM-DMG-02")]
