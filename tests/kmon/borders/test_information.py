"""Chapter 18: what is open and what is hidden, at many moments of random battles."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kmon.machine import machine_of
from tests.kmon.play import GAME, laid, play_randomly, setup_of

from playmat.kernel.event import SPECTATOR
from playmat.kernel.game import Plain, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.record import read_record, replay, write_record
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import Status

VIEWERS = (0, 1, SPECTATOR)


@pytest.mark.parametrize("seed", range(4))
def test_what_lies_on_the_table_is_open(seed: int) -> None:
    """KM-INFO-01, KM-INFO-04, KM-SETUP-01: all see the table, and how many cards are hidden."""
    for match in play_randomly(setup_of(seed)):
        if len(match.entries) % 3:
            continue
        page = laid(match)
        for viewer in VIEWERS:
            for shown, side in zip(match.view(viewer)["seats"], page["seats"], strict=True):
                assert shown["active"] == side.get("active")
                for key in ("charges", "defending", "discard"):
                    assert shown[key] == side[key]
                assert (shown["hand_count"], shown["deck_count"]) == (len(side["hand"]), len(side["deck"]))
                for kmon, real in zip(shown["team"], side["team"], strict=True):
                    assert kmon["hp"] == GAME.card(real["kmon"])["hp"]
                    assert (kmon["code"], kmon["damage"], kmon["exhausted"]) == (
                        real["kmon"],
                        real["damage"],
                        real["exhausted"],
                    )
                    counters = [(one["card"], one["owner"], one["counters"]) for one in kmon["effects"]]
                    assert counters == [
                        (one["card"], one["owner"], one["counters"]) for one in real["effects"]
                    ]


@pytest.mark.parametrize("seed", range(4))
def test_the_chain_is_open(seed: int) -> None:
    """KM-INFO-04: the cards that are being played are seen by everybody."""
    seen = 0
    for match in play_randomly(setup_of(seed)):
        cards = [(link["action"], link["cards"]) for link in laid(match).get("chain", ())]
        for viewer in VIEWERS:
            shown = [(link["action"], link["cards"]) for link in match.view(viewer)["chain"]]
            assert shown == [link for link in cards if link[0] != "tick"]
        seen += any(link[1] for link in cards)
    assert seen > 3


def veiled(page: Plain, seat: int) -> Plain:
    """A position whose cards that nobody but a seat has seen are others, and its deck, too."""
    side = page["seats"][seat]
    shown = side.get("shown", [""] * len(side["hand"]))
    hand = [card if mark else "KM1-GEN-10" for card, mark in zip(side["hand"], shown, strict=True)]
    other: Any = {**side, "hand": hand, "deck": ["KM1-GEN-10"] * len(side["deck"])}
    return {**page, "seats": [other if place == seat else one for place, one in enumerate(page["seats"])]}


@pytest.mark.parametrize("seed", range(4))
def test_hands_and_decks_are_hidden(seed: int) -> None:
    """KM-INFO-02: other cards in the opponent's hand and deck change nothing of what is seen."""
    changed = 0
    for match in play_randomly(setup_of(seed)):
        if match.state.status != Status.ASKING or len(match.entries) % 4:
            continue
        page = laid(match)
        for seat in (0, 1):
            other = veiled(page, seat)
            for viewer in (1 - seat, SPECTATOR):
                shown = [GAME.view(GAME.place(one, match.setup), viewer)["seats"] for one in (page, other)]
                assert shown[0] == shown[1]
                assert shown[0] == match.view(viewer)["seats"]
            changed += other != page
    assert changed > 20


@pytest.mark.parametrize("seed", range(4))
def test_drawn_and_looked_at_cards_are_told_to_their_player_only(seed: int) -> None:
    """KM-INFO-02, KM-INFO-03."""
    last: Match | None = None
    for match in play_randomly(setup_of(seed)):
        last = match
    assert last is not None
    secrets = {
        "kmon-event-dealt": "cards-dealt",
        "kmon-event-drew": "card-drawn",
        "kmon-event-looked": "cards-looked",
    }
    told = 0
    for viewer in VIEWERS:
        for event, seen in zip(last.log.events, last.events(viewer), strict=True):
            key = GAME.tell(machine_of(last.state), event).key
            if key in secrets:
                own = event.seat == viewer
                assert GAME.tell(machine_of(last.state), seen).key == (
                    key if own else f"kmon-event-{secrets[key]}"
                )
                told += not own
    assert told > 10


@pytest.mark.parametrize("seed", range(6))
def test_chance_and_replay(seed: int) -> None:
    """KM-INFO-05: chance is shuffles, the coin and random discards; a record gives the same battle."""
    last: Match | None = None
    for match in play_randomly(setup_of(seed, mulligan=seed % 2 == 1)):
        last = match
        if match.state.status == Status.CHANCE:
            assert laid(match)["stack"][-1].split()[0] in ("shuffle", "toss", "lose")
    assert last is not None
    again = replay(read_record(write_record(last, "test")), GAME)
    assert laid(again) == laid(last)
    assert again.digest() == last.digest()


def test_the_seed_is_all_there_is_to_chance() -> None:
    """KM-INFO-05: the same seed and the same answers are the same battle, another seed is another one."""
    seats = setup_of(5).seats
    ends = []
    for seed in (5, 5, 6):
        match = Match(GAME, check_setup(GAME, Setup("kmon", seats, seed=seed)))
        ends.append([side["hand"] for side in laid(match)["seats"]])
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]
