"""Chapters 5.2, 6.1, 6.2, 6.10, 7 and 8.2: set-up, turns, drawing, discarding, winning, the state machine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import GAME, Case, Play, check_case, name_of

from playmat.kernel.errors import BadSetup, PlaymatError
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature, ScriptedNature
from playmat.kernel.setup_check import check_setup

LIGHT = ("HERO", *["UNO"] * 3, *["DUE"] * 3, *["TRE"] * 3, *["QUATTRO"] * 3, *["SEI"] * 3, *["ZERO"] * 3)
REST = (
    *["IMP"] * 3,
    *["OGRE"] * 3,
    *["WITCH"] * 3,
    *["HUSK"] * 3,
    *["CURE"] * 3,
    *["SPARK"] * 3,
    *["JAB"] * 3,
)
HERO_DECK = (*LIGHT, *REST, "KICK")
"""41 cards led by the Hero, level 1."""

SQUIRE_DECK = ("SQUIRE", *HERO_DECK[1:])
ORDER_DECK = ("NUMBER-ONE", "NUMBER-TWO", "NUMBER-SIX", *HERO_DECK[1:])


def setup_of(
    first: tuple[str, ...], second: tuple[str, ...], ruleset: str, seed: int = 1, **options: Any
) -> Setup:
    """A match of two decks."""
    return check_setup(GAME, Setup("khtcg", (Seat(deck=first), Seat(deck=second)), ruleset, options, seed))


def begun(
    first: tuple[str, ...], second: tuple[str, ...], ruleset: str, seed: int = 1, **options: Any
) -> Match:
    """A match of two decks at its first decision."""
    return Match(GAME, setup_of(first, second, ruleset, seed, **options), LiveNature())


def position(match: Match) -> dict[str, Any]:
    """The position of a match as a document."""
    return GAME.dump(machine_of(match.state))


# ---- set-up --------------------------------------------------------------------------------------------


def test_the_table_is_set_up(ruleset: str) -> None:
    """KH-SETUP-01, KH-SETUP-06, KH-SETUP-07, KH-SETUP-08, KH-SETUP-09, KH-SETUP-10, KH-SM-01, KH-PLAYER-07,
    KH-PLAYER-18, KH-ZONE-01.
    """
    match = begun(HERO_DECK, SQUIRE_DECK, ruleset)
    seats = position(match)["seats"]
    assert [seat["player"]["card"] for seat in seats] == ["HERO", "SQUIRE"]
    assert [seat["hp"] for seat in seats] == [8, 4]
    assert [len(seat["hand"]) for seat in seats] == [6, 6]
    assert [len(seat["deck"]) for seat in seats] == [34, 34]
    assert not any("worlds" in seat or seat["discard"] for seat in seats)
    assert Counter(seats[0]["hand"] + seats[0]["deck"]) == Counter(HERO_DECK[1:])
    other = begun(HERO_DECK, SQUIRE_DECK, ruleset, seed=2)
    assert position(other)["seats"][0]["deck"] != seats[0]["deck"]


def test_the_lower_level_begins(ruleset: str) -> None:
    """KH-SETUP-04, KH-SETUP-12, KH-CARD-14: whichever seat it sits on."""
    for first, second, begins in ((HERO_DECK, SQUIRE_DECK, 0), (SQUIRE_DECK, HERO_DECK, 1)):
        match = begun(first, second, ruleset)
        assert position(match)["turn_player"] == begins
        assert match.asked == [begins]
        assert position(match)["turn"] == 1


def test_equal_levels_are_left_to_chance(ruleset: str) -> None:
    """KH-SETUP-05, KH-DP-02, KH-SM-17: both begin over many seeds, one seed always gives the same one."""
    seen = [position(begun(HERO_DECK, HERO_DECK, ruleset, seed))["turn_player"] for seed in range(30)]
    assert set(seen) == {0, 1}
    assert seen[:5] == [
        position(begun(HERO_DECK, HERO_DECK, ruleset, seed))["turn_player"] for seed in range(5)
    ]


def test_the_younger_begins_where_that_was_agreed(ruleset: str) -> None:
    """KH-SETUP-05, KH-DP-02."""
    for younger, begins in (("seat-1", 0), ("seat-2", 1)):
        match = begun(HERO_DECK, HERO_DECK, ruleset, tie_break="younger", younger=younger)
        assert position(match)["turn_player"] == begins


def test_who_has_several_player_cards_picks_one(ruleset: str) -> None:
    """KH-SETUP-02, KH-SETUP-03, KH-DP-01, KH-SM-18, KH-FC-10: hidden from the other until both have."""
    match = Match(GAME, setup_of(ORDER_DECK, ORDER_DECK, ruleset), LiveNature())
    assert match.asked == [0, 1]
    words = [
        GAME.word(machine_of(match.state), match.choice(1), item) for item in list(match.choice(1).items)[:3]
    ]
    assert sorted(words) == ["lead number-one", "lead number-six", "lead number-two"]
    match.say(1, "lead number-two")
    assert match.asked == [0]
    assert not [event for event in match.events(0) if event.args]
    match.say(0, "lead number-one")
    seats = position(match)["seats"]
    assert [seat["player"]["card"] for seat in seats] == ["NUMBER-ONE", "NUMBER-TWO"]
    assert "NUMBER-TWO" in seats[0]["deck"] + seats[0]["hand"]


@pytest.mark.parametrize("count", [1, 3])
def test_two_players(count: int, ruleset: str) -> None:
    """KH-GEN-01: fewer or more are refused."""
    with pytest.raises(BadSetup):
        check_setup(GAME, Setup("khtcg", (Seat(),) * count, ruleset))


def test_each_plays_from_his_own_deck(ruleset: str) -> None:
    """KH-GEN-02, KH-GEN-09, KH-DECK-15: a player's cards are those of his deck, and none lies aside."""
    match = begun(HERO_DECK, SQUIRE_DECK, ruleset)
    for seat, deck in ((0, HERO_DECK), (1, SQUIRE_DECK)):
        side = position(match)["seats"][seat]
        assert Counter([*side["deck"], *side["hand"], side["player"]["card"]]) == Counter(deck)


def test_chance_is_recorded(ruleset: str) -> None:
    """KH-SM-17: the same seed and the same decisions give the same game."""
    one, other = (begun(HERO_DECK, SQUIRE_DECK, ruleset, 7) for _time in range(2))
    for match in (one, other):
        for _answer in range(20):
            match.answer(match.asked[0], 0)
    assert one.digest() == other.digest()


# ---- drawing -------------------------------------------------------------------------------------------


def draw_phase(hand: int, deck: int, discard: int, ruleset: str, script: list[int] | None = None) -> Play:
    """A Draw Phase with so many cards."""
    me = {"hand": ["uno"] * hand, "deck": ["due"] * deck, "discard": ["tre"] * discard}
    return Play(ruleset, {"me": me, "phase": "draw"}, ScriptedNature(script or [], LiveNature()))


DRAWS = [
    ("KH-DRAW-01 two in hand", 2, 10, 0, (6, 6, 0)),
    ("KH-DRAW-02 six in hand: none", 6, 10, 0, (6, 10, 0)),
    ("KH-DRAW-02 KH-DISC-07 more than six: none", 9, 10, 0, (9, 10, 0)),
    ("KH-DRAW-03 KH-DRAW-04 the discard pile becomes the deck, and he goes on", 4, 1, 5, (6, 4, 0)),
    ("KH-DRAW-03 though no more card is wanted", 5, 1, 3, (6, 3, 0)),
    ("KH-DRAW-05 KH-DRAW-06 nothing left: it stops, nobody loses", 2, 1, 0, (3, 0, 0)),
    ("KH-DRAW-07 an empty deck is renewed first", 4, 0, 5, (6, 3, 0)),
]


@pytest.mark.parametrize(("clauses", "hand", "deck", "discard", "after"), DRAWS)
def test_drawing(
    clauses: str, hand: int, deck: int, discard: int, after: tuple[int, ...], ruleset: str
) -> None:
    """KH-GEN-11, KH-DRAW-10, KH-SM-02: without a question, from the top of the own deck."""
    play = draw_phase(hand, deck, discard, ruleset)
    assert (play.of(0, "size"), len(play.of(0, "deck")), len(play.of(0, "discard"))) == after, clauses
    assert play.laid()["stack"] == ["action 0"]
    assert not play.match.entries or all(entry.seat < 0 for entry in play.match.entries)


def test_the_first_turn_has_an_ordinary_draw_phase(ruleset: str) -> None:
    """KH-DRAW-08, KH-CHAL-04."""
    match = begun(HERO_DECK, SQUIRE_DECK, ruleset)
    assert len(position(match)["seats"][0]["hand"]) == 6
    assert len(position(match)["seats"][0]["deck"]) == 34


# ---- turns ---------------------------------------------------------------------------------------------


def test_turns_alternate_through_four_phases(ruleset: str) -> None:
    """KH-GEN-12, KH-TURN-01, KH-TURN-02, KH-TURN-03, KH-TURN-05, KH-SM-02, KH-SM-03, KH-SM-15, KH-ACT-02,
    KH-ACT-05.
    """
    play = Play(ruleset, {"phase": "draw"})
    for _turn in range(3):
        play.do("*turn")
    told = []
    for event in play.match.log.events:
        kind = {6: "turn", 7: "phase", 43: "end"}.get(int(event.kind))
        if kind:
            step = f" {event.args[0]}" if kind == "phase" else ""
            told.append(f"{event.seat} {kind}{step}")
    phases = ["phase 11", "phase 12", "phase 14", "phase 15", "end"]
    wanted = [f"0 {line}" for line in phases] + ["1 turn"] + [f"1 {line}" for line in phases] + ["0 turn"]
    assert told[: len(wanted)] == wanted


ACTIONS = [
    Case(
        "KH-ACT-01 KH-ACT-03 KH-DP-04: the actions, in any order",
        {
            "me": {
                "hand": ["world-1", "imp", "uno", "sword", "event-1", "cure", "genie", "hero-brave"],
                "worlds": ["world-1"],
                "player": {"card": "hero", "equipment": ["shield"]},
                "friends": ["due"],
            },
            "foe": {"worlds": ["world-1"]},
        },
        [
            {
                "can": [
                    "move world-1",
                    "disrupt imp",
                    "call uno",
                    "equip sword on due",
                    "event event-1",
                    "magic cure with hero",
                    "summon genie with hero",
                    "form hero-brave",
                    "drop shield",
                    "end",
                ],
                "no": ["battle", "escape", "challenge"],
            },
        ],
    ),
    Case(
        "KH-ACT-02 KH-ACT-05 KH-SM-03: he may end it at once",
        {"me": {"hand": ["uno"]}},
        ["end", {"no": ["call"]}],
    ),
    Case(
        "KH-ACT-06 KH-SM-18: only the active player acts", {"foe": {"hand": ["uno", "cure"]}}, [{"asked": 0}]
    ),
    Case(
        "KH-GEN-16: what stays in play and what is used",
        {
            "me": {
                "hand": ["uno", "sword", "event-1", "cure", "world-1", "genie", "hero-brave"],
            }
        },
        [
            "call uno",
            "equip sword on uno",
            "event event-1",
            "magic cure with hero",
            "move world-1",
            "summon genie with hero",
            "form hero-brave",
            {
                "me": {
                    "friends": ["genie", "uno"],
                    "equipment": {"sword": "uno"},
                    "worlds": ["world-1"],
                    "forms": ["hero-brave"],
                    "discard": ["event-1", "cure"],
                    "hand": ["blank"],
                }
            },
        ],
    ),
]


@pytest.mark.parametrize("case", ACTIONS, ids=name_of)
def test_the_action_phase(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


# ---- the Discard Phase ---------------------------------------------------------------------------------


def discarding(ruleset: str, count: int) -> Play:
    """A Discard Phase with so many cards in hand."""
    play = Play(ruleset, {"me": {"hand": ["uno"] * count}, "foe": {"hand": ["due"] * 9}})
    play.do("end", "rest")
    return play


def discards(play: Play, count: int) -> bool:
    """Return whether this many cards can be discarded."""
    return bool(play.match.choice(0).allows((1 << count) - 1))


def test_any_number_of_cards_may_be_discarded(ruleset: str) -> None:
    """KH-DISC-02, KH-DISC-09, KH-DP-14."""
    play = discarding(ruleset, 5)
    assert [discards(play, count) for count in range(6)] == [True] * 6
    play.do("discard uno uno.2")
    play.check_that({"me": {"size": 3, "discard": ["uno", "uno"]}, "foe": {"size": 9}})


def test_no_limit_to_the_hand() -> None:
    """KH-DISC-03, KH-DISC-04, KH-DISC-07."""
    play = discarding("ffg", 9)
    assert discards(play, 0)
    play.do("discard nothing")
    play.check_that({"me": {"size": 9}})


def test_six_cards_may_be_kept() -> None:
    """KH-DISC-05, KH-DISC-07: also above six until then, in the opponent's turn too."""
    play = discarding("tomy", 8)
    assert [discards(play, count) for count in (0, 1, 2, 5, 8)] == [False, False, True, True, True]
    play.do("discard uno uno.2")
    play.check_that({"me": {"size": 6}, "foe": {"size": 9}})


def test_the_order_of_the_discard_phase() -> None:
    """KH-DISC-06, KH-DISC-01: M/F; the form; the hand; the end of the turn."""
    play = Play("tomy", {"me": {"hand": ["uno"], "friends": ["dragon"], "forms": ["hero-brave"]}})
    play.do("end", "rest")
    play.check_that({"me": {"friends": [], "forms": ["hero-brave"]}})
    assert play.words() == ["keep", "revert"]
    play.do("keep")
    assert play.words() == ["uno"]
    play.do("discard uno")
    play.check_that({"turn_player": 1})


# ---- winning -------------------------------------------------------------------------------------------

ENDS = [
    Case(
        "KH-WIN-02 KH-WIN-04 KH-SM-16: 0 HP ends the game, in the middle of an effect, too",
        {"me": {"hand": ["event-1"]}, "foe": {"hp": 1}},
        ["event event-1", {"over": "hearts", "winner": 0, "foe": {"hp": 0}}],
    ),
    Case(
        "KH-WIN-05: both at once is a draw",
        {"me": {"hand": ["event-1"], "hp": 1}, "foe": {"hp": 1}},
        ["event event-1", {"over": "double-end", "winner": None}],
    ),
    Case(
        "KH-WIN-05 KH-WIN-07: who meets both conditions alone simply wins",
        {"me": {"hand": ["world-1", "blow"], "worlds": ["world-12"]}, "foe": {"hp": 1}},
        ["move world-1", {"over": "worlds", "winner": 0}],
    ),
    Case(
        "KH-WIN-06: HP below 0 are kept as they are",
        {"me": {"hand": ["blow"]}, "foe": {"hp": 1}},
        ["event blow", {"over": "hearts", "winner": 0, "foe": {"hp": -2}}],
    ),
    Case(
        "KH-WIN-08 KH-DP-18: whoever is asked may concede",
        {},
        ["concede", {"over": "conceded", "winner": 1}],
    ),
    Case(
        "KH-WIN-08 KH-DP-18: also the opponent, when he is asked",
        {},
        ["end", "challenge", "pass", "concede", {"over": "conceded", "winner": 0}],
    ),
    Case(
        "KH-WIN-09: a limit on turns ends in a draw",
        {"turn": 10, "options": {"turn_limit": 10}},
        ["*turn", {"over": "turn-limit", "winner": None}],
    ),
]


@pytest.mark.parametrize("case", ENDS, ids=name_of)
def test_the_end(case: Case, ruleset: str) -> None:
    check_case(case, ruleset)


def test_nothing_is_accepted_after_the_end(ruleset: str) -> None:
    """KH-WIN-10, KH-SM-16."""
    play = Play(ruleset, {"me": {"hand": ["event-1"]}, "foe": {"hp": 1}})
    play.do("event event-1")
    assert play.match.asked == []
    with pytest.raises(PlaymatError):
        play.match.answer(0, 0)


def test_lost_levels_do_not_count(ruleset: str) -> None:
    """KH-WIN-11, KH-ESC-13: only the present World total."""
    start = {"me": {"worlds": ["world-12"], "disruptors": ["imp"], "hand": ["world-1"]}}
    play = Play(ruleset, start)
    play.do("escape")
    assert play.of(0, "total") == 0
    assert not play.match.is_over
