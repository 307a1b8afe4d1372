"""Refusals: every verb in every state it does not belong to, with the clause that forbids it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.perilous.play import GAME, at

from playmat.kernel.errors import RefusedAnswer
from playmat.kernel.game import Plain
from playmat.kernel.match.match import Match

DICE = ["attack", "attack", "protect", "wild", "collect", "distract"]
SET = dict.fromkeys(("attack", "protect", "distract", "collect", "ability"), "set")
CARDS = ["fewer", "reroll", "ignore"]

STATES: dict[str, Plain] = {
    "keep": {
        "phase": "keep",
        "dice": DICE,
        "heroes": {"sora": {"items": ["attack", "fewer"]}, "goofy": {"items": CARDS}},
    },
    "last": {
        "phase": "last",
        "dice": DICE,
        "heroes": {"sora": {"items": ["attack"]}, "goofy": {"items": CARDS}},
    },
    "heart": {
        "phase": "heart_throw",
        "dice": [*DICE[:5], "heartless"],
        "fresh": [2, 3, 6],
        "rolls": 2,
        "heroes": {"goofy": {"items": CARDS}},
    },
    "assign": {
        "phase": "assign",
        "dice": DICE,
        "heroes": {
            "sora": {"attack": "set", "protect": "ready", "items": ["fewer", "attack"]},
            "goofy": {"attack": "set", "distract": "set", "items": ["protect", "ignore"]},
        },
    },
    "blank": {"phase": "assign", "dice": [*DICE[:4], "lost", "blank"]},
    "activate": {
        "phase": "activate",
        "heroes": {"sora": {**SET, "items": CARDS}, "goofy": SET},
        "spaces": {"sora": {"attack": "blue"}, "goofy": {"protect": "blue", "distract": "black"}},
    },
    "owner": {
        "phase": "owner",
        "hero": "goofy",
        "action": "protect",
        "heroes": {"goofy": SET},
        "spaces": {"goofy": {"protect": "blue"}, "sora": {"attack": "blue"}},
    },
    "shields": {"phase": "shields", "hero": "goofy", "heroes": {"sora": {"shields": 5}}},
    "heal": {"phase": "heal", "hero": "kairi", "heroes": {"sora": {"health": 4}, "kairi": {"health": 9}}},
    "draws": {"phase": "draws", "hero": "donald"},
    "discard": {"phase": "discard", "heroes": {"sora": {"items": ["attack", "protect", "fewer", "ignore"]}}},
    "world_discard": {
        "phase": "discard",
        "world": "agrabah",
        "effect": {"op": 1, "heroes": 1},
        "heroes": {"sora": {"items": ["attack", "protect"]}, "goofy": {"items": ["collect"]}},
    },
    "world_pre": {"phase": "world_pre", "heroes": {"sora": {"items": ["fewer", "reroll", "attack"]}}},
    "world_heart": {
        "phase": "world_heart",
        "roll": ["attack", "wild", "wild", "wild", "none", "heartless"],
        "world": "wonderland",
        "heroes": {"sora": {"items": CARDS}},
    },
    "damage": {
        "phase": "damage",
        "points": 2,
        "heroes": {"sora": {"shields": 1, "items": ["fewer", "ignore"]}, "goofy": {"shields": 3}},
    },
    "rethrow": {"phase": "rethrow", "roll": ["attack", "wild", "wild", "none", "none", "attack"]},
}

SEATS = {"heal": ("sora", "kairi"), "draws": ("sora", "donald")}

CASES: list[tuple[str, int, str, str]] = [
    # the Roll phase
    ("keep", 1, "stop", "PP-ROLL-16"),
    ("keep", 1, "throw 1 2", "PP-ROLL-16"),
    ("keep", 0, "throw 7", "PP-ROLL-03"),
    ("keep", 0, "end", "PP-SM-04"),
    ("keep", 0, "pass", "PP-SM-04"),
    ("keep", 0, "card attack", "PP-ITEM-10"),
    ("keep", 0, "card protect", "PP-ITEM-12"),
    ("keep", 0, "use fewer", "PP-SM-01"),
    ("keep", 1, "use reroll", "PP-ITEM-20"),
    ("keep", 1, "use ignore", "PP-ITEM-25"),
    ("keep", 0, "ready attack 1", "PP-TURN-01"),
    ("keep", 0, "take attack", "PP-TURN-01"),
    ("keep", 0, "discard attack", "PP-ITEM-07"),
    ("last", 0, "throw 1", "PP-ROLL-02"),
    ("last", 1, "use ignore", "PP-ITEM-25"),
    ("last", 0, "card attack", "PP-ITEM-10"),
    ("heart", 0, "stop", "PP-ROLL-08"),
    ("heart", 0, "throw 2 3", "PP-ROLL-09"),
    ("heart", 0, "throw 6", "PP-ROLL-09"),
    ("heart", 1, "throw 2 3 6", "PP-ROLL-16"),
    ("heart", 1, "use reroll", "PP-ITEM-20"),
    # the Assign phase
    ("assign", 0, "ready collect 5", "PP-ASSIGN-03"),
    ("assign", 0, "ready collect 4 5 1", "PP-ASSIGN-02"),
    ("assign", 0, "ready attack 1", "PP-ASSIGN-02"),
    ("assign", 0, "set collect 5", "PP-ASSIGN-04"),
    ("assign", 0, "set attack 1", "PP-TERM-05"),
    ("assign", 0, "set protect 1", "PP-ASSIGN-04"),
    ("assign", 0, "set protect 3 4", "PP-ASSIGN-04"),
    ("assign", 0, "activate protect 3", "PP-ASSIGN-06"),
    ("assign", 0, "activate attack 3", "PP-ASSIGN-06"),
    ("assign", 0, "activate goofy distract 6", "PP-ASSIGN-08"),
    ("assign", 0, "activate goofy protect 3", "PP-ASSIGN-08"),
    ("assign", 0, "set goofy attack 1", "PP-ASSIGN-13"),
    ("assign", 0, "ready goofy protect 3", "PP-ASSIGN-13"),
    ("assign", 1, "set attack 1", "PP-ITEM-12"),
    ("assign", 1, "activate attack 1", "PP-ITEM-12"),
    ("assign", 0, "card protect", "PP-ITEM-12"),
    ("assign", 0, "use fewer", "PP-SM-01"),
    ("assign", 1, "use ignore", "PP-ITEM-25"),
    ("assign", 0, "throw 1", "PP-TURN-01"),
    ("assign", 0, "stop", "PP-TURN-01"),
    ("assign", 1, "end", "PP-SM-04"),
    ("assign", 0, "take attack", "PP-TURN-01"),
    ("assign", 0, "heal sora=1", "PP-SM-04"),
    ("assign", 0, "shield 1", "PP-SM-04"),
    ("assign", 0, "discard fewer", "PP-ITEM-07"),
    ("blank", 0, "ready collect 5 4", "PP-ROLL-13"),
    ("blank", 0, "ready collect 6 4", "PP-ROLL-17"),
    # the Activate phase
    ("activate", 0, "take protect", "PP-ACT-01"),
    ("activate", 0, "next goofy attack", "PP-ACT-01"),
    ("activate", 0, "decline goofy protect", "PP-ACT-03"),
    ("activate", 1, "take protect", "PP-ACT-02"),
    ("activate", 1, "decline protect", "PP-ACT-02"),
    ("activate", 1, "next goofy protect", "PP-ACT-02"),
    ("activate", 0, "set attack 1", "PP-TURN-01"),
    ("activate", 0, "use fewer", "PP-SM-01"),
    ("activate", 0, "use reroll", "PP-ITEM-20"),
    ("activate", 0, "use ignore", "PP-ITEM-25"),
    ("activate", 0, "give sora=1", "PP-SM-04"),
    ("activate", 0, "throw 1", "PP-TURN-01"),
    ("owner", 0, "take protect", "PP-ACT-03"),
    ("owner", 0, "take attack", "PP-ACT-03"),
    ("owner", 1, "take attack", "PP-ACT-03"),
    # Abilities
    ("shields", 1, "give sora=1", "PP-HERO-06"),
    ("shields", 1, "give goofy=3", "PP-HERO-06"),
    ("shields", 0, "give sora=1", "PP-ACT-03"),
    ("shields", 1, "take attack", "PP-ACT-03"),
    ("heal", 1, "heal sora=3", "PP-HERO-07"),
    ("heal", 1, "heal kairi=2", "PP-HERO-07"),
    ("heal", 0, "heal sora=1", "PP-ACT-03"),
    ("draws", 0, "draw sora", "PP-ACT-03"),
    # cards to discard
    ("discard", 0, "discard collect", "PP-ITEM-07"),
    ("discard", 0, "use fewer", "PP-ITEM-08"),
    ("discard", 0, "card attack", "PP-ITEM-08"),
    ("discard", 0, "take attack", "PP-ITEM-07"),
    ("discard", 1, "discard attack", "PP-ITEM-07"),
    ("world_discard", 0, "discard collect", "PP-WORLD-15"),
    ("world_discard", 1, "discard collect", "PP-WORLD-15"),
    # the World Roll
    ("world_pre", 0, "use reroll", "PP-ITEM-20"),
    ("world_pre", 0, "card attack", "PP-ITEM-10"),
    ("world_pre", 1, "use fewer", "PP-ITEM-12"),
    ("world_heart", 0, "use fewer", "PP-ITEM-22"),
    ("world_heart", 0, "use reroll", "PP-WORLD-05"),
    ("world_heart", 1, "use ignore", "PP-ITEM-12"),
    ("damage", 0, "shield 2", "PP-DMG-04"),
    ("damage", 1, "shield 1", "PP-DMG-03"),
    ("damage", 0, "use fewer", "PP-ITEM-22"),
    ("damage", 0, "use ignore", "PP-ITEM-25"),
    ("rethrow", 0, "throw 4", "PP-OPT-01"),
    ("rethrow", 0, "stop", "PP-OPT-01"),
]


def match_in(state: str) -> Match:
    """A match in one of the states."""
    options: dict[str, Any] = {"reroll_scope": "any"} if state == "rethrow" else {}
    return at(STATES[state], *SEATS.get(state, ("sora", "goofy")), **options)


@pytest.mark.parametrize(("state", "seat", "said", "clause"), CASES)
def test_the_reason_names_the_clause(state: str, seat: int, said: str, clause: str) -> None:
    """PP-SM-04: refused with the clause that forbids it, and nothing has changed."""
    match = match_in(state)
    before, asked = match.state.encode(), match.asked
    with pytest.raises(RefusedAnswer):
        match.say(seat, said)
    reason = GAME.why_not(match.state, seat, said)
    assert reason is not None
    assert reason.clause == clause
    assert (match.state.encode(), match.asked, match.entries) == (before, asked, [])


def test_every_verb_has_a_reason() -> None:
    """PP-SM-04: the cases above hold all verbs of the notation."""
    from playmat.games.perilous.interface.notation import VERB_WORDS

    verbs = {*VERB_WORDS, "throw", "stop", "draw", "give", "heal"}
    assert verbs == {said.split()[0] for _state, _seat, said, _clause in CASES}
    assert set(STATES) == {state for state, *_rest in CASES}


@pytest.mark.parametrize("state", STATES)
def test_nonsense_changes_nothing(state: str) -> None:
    """PP-SM-04: what is no command, in any state, from any seat."""
    match = match_in(state)
    before = match.state.encode()
    for seat in range(2):
        for said in (
            "",
            "fly",
            "throw x",
            "set attack attack",
            "activate",
            "give sora=-1",
            "use",
            "shield x",
            "next",
        ):
            with pytest.raises(RefusedAnswer):
                match.say(seat, said)
    assert match.state.encode() == before


@pytest.mark.parametrize("state", STATES)
def test_answers_of_other_states_are_refused(state: str) -> None:
    """PP-SM-04: whatever is legal in another state and not here is refused here, whoever says it."""
    match = match_in(state)
    before = match.state.encode()
    said = {word for other in STATES for word in legal_words(match_in(other))}
    here = {(seat, word) for seat, word in legal_pairs(match)}
    refused = 0
    for seat in range(2):
        for word in said:
            if (seat, word) not in here:
                if seat in match.asked and match.game.normal(match.state, match.choice(seat), word) != word:
                    continue
                with pytest.raises(RefusedAnswer):
                    match.say(seat, word)
                refused += 1
    assert refused > 20
    assert match.state.encode() == before


def legal_pairs(match: Match) -> list[tuple[int, str]]:
    """All open answers with their seats."""
    from playmat.kernel.notation import write_answer

    return [
        (seat, write_answer(GAME, match.state, match.choice(seat), answer))
        for seat in match.asked
        for answer in match.choice(seat).answers()
    ]


def legal_words(match: Match) -> list[str]:
    """All open answers."""
    return [word for _seat, word in legal_pairs(match)]
