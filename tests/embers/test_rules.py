"""The duel's rules, a position, what is said, and what comes of it: what card games ask of the kernel."""

from __future__ import annotations

from typing import Any

import pytest
from tests.embers import EMBERS, EmbersMachine
from tests.embers.cards import DECK, name_of
from tests.embers.state import Happened

from playmat.kernel.errors import BadEncoding, BadScenario, IllegalAnswer, WrongSeat
from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Plain, Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature, ScriptedNature
from playmat.kernel.rng import stream_of
from playmat.kernel.setup_check import check_setup

SETUP = check_setup(EMBERS, Setup("embers", (Seat(), Seat())))
RICH = {"energy": 3}


def match_at(*seats: Plain, **position: Any) -> Match:
    """A match in a position, on ash's turn if nothing else is said; whoever draws finds sparks."""
    sides = [{"deck": ["spark"], **seat} for seat in seats]
    return Match.from_state(EMBERS, SETUP, EMBERS.place({"seats": sides, **position}, SETUP), AwaitedNature())


def state_of(match: Match) -> EmbersMachine:
    """The match's state, as what it is."""
    assert isinstance(match.state, EmbersMachine)
    return match.state


def say(match: Match, *lines: str) -> None:
    """Answers as `ash: play spark`."""
    for line in lines:
        seat, _, text = line.partition(": ")
        match.say(("ash", "birch").index(seat), text)


def side(match: Match, seat: int, viewer: int) -> Any:
    """One seat of a view."""
    return match.view(viewer)["seats"][seat]


def names(hand: list[Plain]) -> list[str]:
    """The names of the cards in a hand, as a viewer knows them."""
    return [card["card"] for card in hand]


# ---- set-up: a choice open to both ------------------------------------------------------------------


def test_both_return_cards_at_once() -> None:
    """DU-SETUP-02: one seat's answer stays hidden until the other has answered."""
    match = Match(EMBERS, SETUP)
    before = match.view(1), match.serial(1)
    assert match.asked == [0, 1]
    match.answer(0, 0b101)
    assert match.asked == [1]
    assert (match.serial(1), len(match.entries) - before[1]) == (before[1], 1), "seat 1's serial still holds"
    after = match.view(1)
    assert after["seats"][0].pop("chosen")
    assert not before[0]["seats"][0].pop("chosen")
    assert {**after, "asked": []} == {**before[0], "asked": []}, "nothing but the fact that seat 0 has chosen"
    handles = [card["handle"] for card in side(match, 0, 1)["hand"]]
    match.say(1, "return nothing", before[1])
    now = [card["handle"] for card in side(match, 0, 1)["hand"]]
    assert now[0] == handles[1], "the kept card is still the same"
    assert not {handles[0], handles[2]} & set(now), "cards that went through the deck have new handles"


def test_first_seat_comes_from_the_coin() -> None:
    """DU-SETUP-01: chance is asked before anybody else, and only its outcome counts."""
    for outcome, word in ((0, "ash begins"), (1, "birch begins")):
        match = Match(EMBERS, SETUP, AwaitedNature())
        assert EMBERS.outcome_word(state_of(match), outcome) == word
        match.outcome(outcome)
        while not match.asked:
            match.outcome(0)
        say(match, "ash: return nothing", "birch: return nothing")
        assert match.asked[0] == outcome


# ---- windows -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("other", "asked"),
    [
        ({"hand": ["parry"], "energy": 1}, [1]),
        ({"hand": ["spark"], "energy": 1}, [1]),  # holds no reaction: asked all the same
        ({"hand": ["parry"], "energy": 0}, [0]),
        ({"hand": [], "energy": 3}, [0, 1]),  # can still raise its guard
    ],
)
def test_window_opens_on_public_facts(other: Plain, asked: list[int]) -> None:
    """DU-REACT-01"""
    match = match_at({"hand": ["spark", "spark"], **RICH}, other)
    say(match, "ash: play spark")
    assert match.asked == asked


@pytest.mark.parametrize(
    ("reactions", "ash", "birch"),
    [
        (["birch: pass"], 4, 3),
        (["birch: play parry", "ash: pass"], 4, 4),
        (["birch: play parry", "ash: play parry", "birch: pass"], 4, 3),
        (["birch: play riposte", "ash: pass"], 3, 3),
        (["birch: play riposte", "ash: play parry", "birch: pass"], 4, 3),
        (["birch: play riposte", "ash: play parry", "birch: play parry", "ash: pass"], 3, 3),
    ],
)
def test_reactions_are_carried_out_in_reverse(reactions: list[str], ash: int, birch: int) -> None:
    """DU-REACT-02"""
    match = match_at(
        {"hand": ["spark", "parry", "riposte"], **RICH}, {"hand": ["parry", "riposte", "spark"], **RICH}
    )
    say(match, "ash: play spark", *reactions)
    assert (state_of(match).health, match.asked[0]) == ([ash, birch], 0)


def test_last_reaction_wins_the_race() -> None:
    """DU-REACT-02, DU-END-01: birch's answer comes first, and ash does not live to see the spark."""
    match = match_at({"hand": ["spark"], "health": 1, **RICH}, {"hand": ["riposte"], "health": 1, **RICH})
    say(match, "ash: play spark", "birch: play riposte")
    assert match.result is not None
    assert (match.result.winners, match.result.clause, match.asked) == ((1,), "DU-END-01", [])


def test_guard_is_an_offer() -> None:
    """DU-GUARD-01: open beside the other seat's turn, waited for by nobody; it takes up one."""
    match = match_at({"hand": ["spark", "spark"], **RICH}, {"energy": 1, "hand": []})
    assert (match.asked, match.needed, match.window(1).optional) == ([0, 1], [0], True)
    serial = match.serial(0)
    say(match, "birch: guard")
    assert (match.asked, match.serial(0)) == ([0], serial), "ash's question is still the same one"
    say(match, "ash: play spark", "ash: play spark")
    assert state_of(match).health == [4, 3]


# ---- effects ------------------------------------------------------------------------------------------


def test_spread_is_a_split() -> None:
    """DU-TURN-02: three damage over the other seat and its ward, which takes two."""
    match = match_at({"hand": ["volley"], **RICH}, {"hand": []})
    say(match, "ash: play volley")
    window = match.window(0)
    assert (window.kind, window.lo, window.hi, window.count) == ("split", 3, 3, 3)
    assert [(item.word, item.cap) for item in window.items] == [("hero", 3), ("ward", 2)]
    say(match, "ash: spread hero=1 ward=2")
    assert (state_of(match).health, state_of(match).ward) == ([4, 3], [2, 0])


def test_suspended_effect_is_copied_and_saved() -> None:
    """A card's program waits in the middle: for one seat's answer, then for the other's."""
    match = match_at({"hand": ["tax", "spark", "spark"], **RICH}, {"hand": ["parry", "volley"], "energy": 1})
    say(match, "ash: play tax", "birch: pass", "birch: discard volley")
    saved = EMBERS.decode(match.state.encode())
    copies = [match.state.clone(), saved, EMBERS.place(EMBERS.dump(state_of(match)), SETUP)]
    say(match, "ash: discard spark.2")
    for copy in copies:
        other = Match.from_state(EMBERS, SETUP, copy, AwaitedNature())
        assert other.asked == [0]
        assert names(side(other, 1, 0)["hand"]) == ["", ""], "what birch has chosen is still hidden"
        say(other, "ash: discard spark.2")
        assert other.view(0) == match.view(0)
    assert side(match, 1, 0)["discard"] == ["volley"]


def test_looking_is_secret() -> None:
    """The top of the deck is put back in an order that only its owner knows."""
    deck = ["parry", "tax", "spark", "volley"]
    match = match_at({"hand": ["scry"], "deck": deck, **RICH}, {"hand": []})
    seen = match.view(1)
    say(match, "ash: play scry")
    with pytest.raises(WrongSeat):
        match.window(1)
    assert match.events(1)[-1].args == [3]
    assert len(match.events(0)[-1].args) == 4
    say(match, "ash: arrange spark parry tax")
    assert side(match, 0, 0)["looked_at"] == ["parry", "tax"], "and the spark is drawn"
    assert side(match, 0, 1)["looked_at"] == []
    assert names(side(match, 0, 1)["hand"]) == [""]
    assert len(seen["seats"][0]["hand"]) == 1


def test_shown_card_is_known_to_the_two() -> None:
    """A hidden card is named by its handle; the other seat then knows it, spectators do not."""
    match = match_at({"hand": ["glimpse"], **RICH}, {"hand": ["parry", "tax"], "energy": 0})
    say(match, "ash: play glimpse")
    handle = side(match, 1, 0)["hand"][1]["handle"]
    say(match, f"ash: show {handle}")
    assert [names(side(match, 1, viewer)["hand"]) for viewer in (0, 1, SPECTATOR)] == [
        ["", "tax"],
        ["parry", "tax"],
        ["", ""],
    ]
    showed = [[e.args for e in match.events(v) if e.kind == Happened.SHOWED] for v in (0, 1, SPECTATOR)]
    assert [len(args) for ((args),) in showed] == [2, 2, 1]


def test_mixed_hand_cannot_be_told_apart() -> None:
    """A hand that goes through the deck comes back under new handles, and what was shown is forgotten."""
    side_of_ash = {"hand": ["whirl", "spark", "tax"], "shown": [0, 1, 1], "deck": ["parry"], **RICH}
    match = match_at(side_of_ash, {"hand": []})
    assert names(side(match, 0, 1)["hand"]) == ["", "spark", "tax"]
    old = {card["handle"] for card in side(match, 0, 1)["hand"]}
    say(match, "ash: play whirl")
    match.resume(ScriptedNature([0, 0]))
    hand = side(match, 0, 1)["hand"]
    assert names(hand) == ["", ""]
    assert not old & {card["handle"] for card in hand}


# ---- refusals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "clause"),
    [
        (["ash: play volley"], "DU-COST-01"),
        (["ash: play glimpse"], "DU-HAND-01"),
        (["ash: play parry"], "DU-REACT-03"),
        (["ash: play spark", "birch: play spark"], "DU-REACT-01"),
    ],
)
def test_refusal_names_the_clause(lines: list[str], clause: str) -> None:
    match = match_at(
        {"hand": ["spark", "volley", "parry"], "energy": 1}, {"hand": ["spark", "parry"], "energy": 1}
    )
    say(match, *lines[:-1])
    with pytest.raises(IllegalAnswer) as refused:
        say(match, lines[-1])
    assert refused.value.phrase.clause == clause


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"seats": [{"hand": ["spork"]}, {}]}, "position.seats.0.hand"),
        ({"seats": [{}, {"hand": ["tax", "tax"]}]}, "position.seats.1.hand"),
        ({"seats": [{}, {"hund": []}]}, "position.seats.1.hund"),
        ({"seats": [{}]}, "position.seats"),
        ({"stack": ["main elm"]}, "position.stack"),
        ({"stack": ["effect ash spark 1 0"]}, "position.stack"),
        ({"pending": ["elm spark"]}, "position.pending"),
    ],
)
def test_bad_positions_name_the_place(position: Plain, path: str) -> None:
    with pytest.raises(BadScenario) as refused:
        EMBERS.place(position, SETUP)
    assert refused.value.phrase.args["path"] == path


def test_saved_matches_are_not_trusted() -> None:
    numbers = match_at({"hand": ["spark"], **RICH}, {"hand": ["tax"]}).state.encode()
    for cut in range(len(numbers)):
        with pytest.raises(BadEncoding):
            EMBERS.decode(numbers[:cut])
    with pytest.raises(BadEncoding):
        EMBERS.decode([*numbers, 0])


# ---- redeals ------------------------------------------------------------------------------------------


def test_redeal_keeps_what_is_known() -> None:
    """Own hand, looked-at cards and shown cards stay; all others can lie anywhere they may lie."""
    ash: Plain = {"hand": ["spark", "tax"], "deck": ["parry", "scry", "volley", "whirl"], "known": 1}
    birch: Plain = {
        "hand": ["riposte", "parry"],
        "shown": [1, 0],
        "deck": ["tax", "spark", "spark"],
        "known": 2,
    }
    match = match_at(ash, birch)
    ways: set[tuple[str, ...]] = set()
    for number in range(200):
        new = state_of(match).redeal(0, stream_of(number, 0))
        assert isinstance(new, EmbersMachine)
        assert EMBERS.view(new, 0) == match.view(0)
        laid = EMBERS.dump(new)
        mine, theirs = laid["seats"]
        assert mine["hand"] == ash["hand"]
        assert mine["deck"][0] == "parry"
        assert theirs["hand"][0] == "riposte"
        assert sorted(mine["deck"]) == sorted(ash["deck"])
        ways.add((*mine["deck"], *theirs["hand"]))
    assert len(ways) == 6 * 3, "three unknown cards below the known one; parry, tax or spark in birch's hand"


def test_deck_holds_all_cards() -> None:
    assert len(DECK) == 14
    assert name_of(0) == "spark"
