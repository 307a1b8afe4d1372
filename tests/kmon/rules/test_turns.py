"""Chapter 4 over random play: whose decisions there are, the order of the phases, and that battles end."""

from __future__ import annotations

import pytest
from tests.kmon.battles import battles, cards_of, laid, play_randomly

from playmat.games.kmon.language.codes import PROMPT_WORDS
from playmat.kernel.game import Setup

OF_THE_TURN_PLAYER = {"item", "sub", "act", "hand"}
OF_BOTH = {"react", "pay", "final", "bonus", "replace", "retrieve", "switch", "discard", "seer"}
BEFORE = {"first", "start"}
PHASES = ["item", "persistent", "substitution", "action", "draw-step", "expiry", "hand"]
SETUPS = battles(12)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup.seed))
def test_what_the_opponent_decides(setup: Setup) -> None:
    """KM-TURN-04: items, substitution, action and hand limit are the turn player's alone."""
    asked: set[str] = set()
    for match in play_randomly(setup):
        for seat in match.asked:
            prompt = PROMPT_WORDS[int(match.choice(seat).prompt)]
            assert prompt in OF_THE_TURN_PLAYER | OF_BOTH | BEFORE
            if laid(match)["turn"] == 0:
                assert prompt in BEFORE
                continue
            assert prompt not in BEFORE
            if seat != laid(match)["turn_player"]:
                asked.add(prompt)
    assert asked
    assert not asked & OF_THE_TURN_PLAYER


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup.seed))
def test_phases_follow_each_other(setup: Setup) -> None:
    """KM-TURN-01, KM-TURN-02, KM-TURN-03: never back within a turn; each turn is the other player's."""
    turn, player, phase = 0, -1, 0
    for match in play_randomly(setup):
        position = laid(match)
        if match.is_over or position["turn"] == 0:
            continue
        now = PHASES.index(position["stack"][0].split()[0])
        if position["turn"] == turn:
            assert position["turn_player"] == player
            assert now >= phase
        else:
            assert position["turn"] == turn + 1
            assert player in (-1, 1 - position["turn_player"])
            assert phase in (0, *range(PHASES.index("action"), len(PHASES)))
        turn, player, phase = position["turn"], position["turn_player"], now
    assert turn > 0


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: str(setup.seed))
def test_every_battle_ends(setup: Setup) -> None:
    """KM-TURN-05: decks never grow, each turn takes a card, and so there is an end in time."""
    sizes: list[int] = []
    turns = [0, 0]
    whole: list[int] = []
    turn = 0
    for match in play_randomly(setup):
        position = laid(match)
        if position["turn"] == 0:
            continue
        decks = [len(seat["deck"]) for seat in position["seats"]]
        before = sizes or decks
        assert all(now <= was for now, was in zip(decks, before, strict=True))
        if position["turn"] != turn:
            if turn:
                last = 1 - position["turn_player"]
                assert decks[last] < whole[last]
            turn = position["turn"]
            turns[position["turn_player"]] += 1
            whole = decks
        sizes = decks
    assert match.is_over
    for seat in (0, 1):
        assert turns[seat] <= len(cards_of(setup.seats[seat].deck[0])) - 5 + 1
    assert match.result is not None
