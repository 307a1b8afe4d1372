"""Corners of the rules where a small slip shows only in one of several orders or shares."""

from __future__ import annotations

import pytest
from tests.perilous.play import GAME, at, event_keys, laid, outcome, setup_of

from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.kernel.errors import BadEncoding, RefusedAnswer
from playmat.kernel.match.match import Match
from playmat.kernel.notation import write_answer

SEATS = ("sora", "goofy", "kairi")


def clause_of(match: Match, seat: int, said: str) -> str:
    """The clause an answer is refused with."""
    with pytest.raises(RefusedAnswer):
        match.say(seat, said)
    reason = GAME.why_not(match.state, seat, said)
    assert reason is not None
    return reason.clause


def test_a_die_of_a_card_binds_its_own_twin_alone() -> None:
    """PP-ITEM-14: the other die of an x2 card must go to the same board; no die of another card must."""
    match = at(
        {
            "phase": "assign",
            "active": "sora",
            "dice": ["distract", "distract", "ability", "ability", "collect", "collect"],
            "heroes": {
                "sora": {"attack": "ready", "protect": "set"},
                "donald": {"attack": "set", "protect": "set", "items": ["attack x2", "protect x2"]},
            },
        },
        "sora",
        "donald",
    )
    match.say(1, "card attack x2")
    match.say(1, "card protect x2")
    match.say(0, "set attack 7")
    assert laid(match)["bound"] == {"sora": [8]}
    assert clause_of(match, 0, "activate donald attack 8") == "PP-ITEM-14"
    assert clause_of(match, 0, "activate donald attack 1") == "PP-ASSIGN-06"  # no die of the card is named
    match.say(0, "activate attack 8")
    match.say(0, "activate donald protect 9")
    assert laid(match)["bound"] == {"sora": [7, 8], "donald": [10]}


@pytest.mark.parametrize(("phase", "owner", "field"), [("shields", 1, "shields"), ("heal", 2, "health")])
def test_every_share_gives_what_it_says(phase: str, owner: int, field: str) -> None:
    """PP-HERO-06, PP-HERO-07: of all ways to share out, each gives every hero what its words say."""
    position = {
        "phase": phase,
        "hero": SEATS[owner],
        "heroes": {hero: {"shields": 2, "health": 6} for hero in SEATS},
    }
    start = at(position, *SEATS)
    answers = list(start.choice(owner).answers())
    assert len(answers) > 9
    for answer in answers:
        match = at(position, *SEATS)
        said = write_answer(GAME, match.state, match.choice(owner), answer)
        shares = dict.fromkeys(SEATS, 0)
        for word in said.split()[1:]:
            hero, _, points = word.partition("=")
            if points:
                shares[hero] = int(points)
        before = {hero: page[field] for hero, page in laid(match)["heroes"].items()}
        match.answer(owner, answer)
        after = {hero: page[field] for hero, page in laid(match)["heroes"].items()}
        assert {hero: after[hero] - before[hero] for hero in SEATS} == shares


def test_who_has_no_shield_loses_none() -> None:
    """PP-WORLD-14: what finds nothing does nothing, and nothing is told of it."""
    match = at({"phase": "world_throw", "world": "disney_castle", "heroes": {"sora": {"shields": 1}}})
    outcome(match, "wild wild wild wild wild heartless")
    assert event_keys(match).count("perilous-event-shield-lost") == 1


def test_one_does_not_pass_on_to_ones_own_die() -> None:
    """PP-ACT-04: one's own die is taken or declined."""
    match = at(
        {
            "phase": "activate",
            "heroes": {hero: {"attack": "set", "protect": "set"} for hero in ("sora", "goofy")},
            "spaces": {"sora": {"attack": "blue"}, "goofy": {"protect": "blue"}},
        }
    )
    assert clause_of(match, 0, "next attack") == "PP-ACT-04"


def test_before_the_first_turn_nobody_is_active() -> None:
    """PP-SETUP-17, PP-INFO-01: while the table is laid there is no active hero, world or pool to be seen."""
    begun = GAME.begin(setup_of("sora", "goofy"))
    seen = GAME.view(begun, 0)
    assert seen["turn"] == 0
    assert (seen["active"], seen["world"], seen["pool"]) == (None, None, None)


@pytest.mark.parametrize("passed", [-1, 32])
def test_who_has_passed_is_one_of_five(passed: int) -> None:
    """Of a stored match nobody but the heroes can have passed."""
    match = at({"phase": "keep", "dice": ["attack"] * 6})
    state = match.state
    assert isinstance(state, PerilousMachine)
    state.passed = passed
    numbers = [int(number) for number in state.encode()]
    with pytest.raises(BadEncoding):
        GAME.decode(numbers)


def test_a_space_with_a_card_die_is_only_closed_to_its_twin_by_the_card() -> None:
    """PP-ASSIGN-11, PP-ITEM-15: any other die finds the space taken, as anywhere."""
    position = {
        "phase": "assign",
        "dice": ["attack", "attack", "protect", "protect", "collect", "collect"],
        "heroes": {"sora": {"attack": "set", "items": ["attack x2"]}},
    }
    match = at(position)
    match.say(0, "card attack x2")
    match.say(0, "activate attack 7")
    assert clause_of(match, 0, "activate attack 8") == "PP-ITEM-15"
    assert clause_of(match, 0, "activate attack 1") == "PP-ASSIGN-11"


@pytest.mark.parametrize("card", [None, "ignore", "attack"])
def test_the_assign_phase_waits_for_what_can_still_be_done(card: str | None) -> None:
    """PP-ASSIGN-16: without a die to use it ends, unless a card can bring dice."""
    items = [card] if card else []
    match = at({"phase": "assign", "dice": ["lost"] * 6, "heroes": {"sora": {"items": items}}})
    assert (laid(match)["phase"] == "assign") == (card == "attack")


@pytest.mark.parametrize(
    ("card", "scope", "asked"),
    [("attack", "own", False), ("ignore", "own", False), ("reroll", "own", False), ("reroll", "any", True)],
)
def test_on_a_second_removal_roll_who_can_change_it_is_asked(card: str, scope: str, asked: bool) -> None:
    """PP-ITEM-12, PP-ITEM-28, PP-OPT-01."""
    match = at({"phase": "second_throw", "heroes": {"sora": {"items": [card]}}}, reroll_scope=scope)
    outcome(match, "attack")
    assert (laid(match)["phase"] == "second_heart") == asked


def test_no_removal_roll_lies_there_when_the_next_world_has_come() -> None:
    """PP-SAVED-04, PP-SAVED-09."""
    match = at({"phase": "saved_throw", "hero": "goofy"})
    outcome(match, "protect")
    page = laid(match)
    assert page["phase"] not in ("saved_throw", "saved_window")
    assert set(page["roll"]) == {"none"}


@pytest.mark.parametrize(
    ("said", "told", "clause"),
    [
        ("take protect", "perilous-event-took", "PP-ACT-01"),
        ("decline protect", "perilous-event-declined", "PP-ACT-04"),
    ],
)
def test_what_an_owner_does_with_a_die_is_told(said: str, told: str, clause: str) -> None:
    """PP-ACT-01, PP-ACT-04."""
    match = at(
        {"phase": "activate", "heroes": {"sora": {"protect": "set"}}, "spaces": {"sora": {"protect": "blue"}}}
    )
    match.say(0, said)
    told_so = [GAME.tell(match.state, event) for event in match.log.events]
    assert [phrase.clause for phrase in told_so if phrase.key == told] == [clause]


def test_damage_is_told_with_what_is_left() -> None:
    """PP-DMG-02."""
    match = at({"phase": "damage", "points": 2, "heroes": {"sora": {"health": 7, "shields": 1}}})
    match.say(0, "shield 1")
    (hurt,) = [
        event for event in match.log.events if GAME.tell(match.state, event).key == "perilous-event-hurt"
    ]
    assert [int(number) for number in hurt.args] == [1, 6]


def test_a_board_shows_the_dice_in_its_spaces() -> None:
    """PP-ASSIGN-11."""
    spaces = {"attack": "blue", "protect": "black"}
    match = at(
        {"phase": "activate", "heroes": {"sora": dict.fromkeys(spaces, "set")}, "spaces": {"sora": spaces}}
    )
    actions = match.view(0)["seats"][0]["actions"]
    assert {word: action["die"] for word, action in actions.items()} == {**dict.fromkeys(actions), **spaces}


@pytest.mark.parametrize("black_out", [False, True])
def test_the_pool_shows_whether_the_black_die_is_thrown(black_out: bool) -> None:
    """PP-WORLD-02, PP-WORLD-03."""
    match = at({"phase": "world_throw", "world": "disney_castle", "black_out": black_out})
    assert match.view(0)["pool"]["black"] == int(not black_out)


@pytest.mark.parametrize(("answer", "then"), [("pass", "damage"), ("use reroll", "rethrow")])
def test_a_moment_that_was_laid_out_is_the_one_played_to(answer: str, then: str) -> None:
    """PP-SM-04: nothing of a rule in progress is lost by writing it down as a position."""
    hero = {"shields": 2, "items": ["reroll"]}
    start = {"phase": "world_throw", "world": "disney_castle", "heroes": {"sora": hero}}
    match = at(start, reroll_scope="any")
    outcome(match, "attack attack attack attack attack protect")
    match.say(0, answer)
    assert laid(match)["phase"] == then
    again = at(laid(match), reroll_scope="any")
    assert list(again.state.stack) == list(match.state.stack)
