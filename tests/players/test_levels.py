"""Levels: the same names in every game, each a program that the game names."""

from __future__ import annotations

import pytest

import playmat
from playmat.games.kmon.language.codes import Prompt
from playmat.kernel.choice import Choice
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import LEVELS, Seat, Setup
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import Status
from playmat.players import can_sit, is_player, load, offered
from playmat.players.roster import program_of, register_player

GAMES = ("khtcg", "kmon", "perilous")


@pytest.mark.parametrize("game_id", GAMES)
def test_levels_are_in_order_and_first_in_every_list(game_id: str) -> None:
    game = playmat.game(game_id)
    levels = list(game.levels)
    assert levels == [one for one in LEVELS if one in game.levels]
    assert len(levels) >= 2
    assert list(offered(game)[: len(levels)]) == levels
    for level, program in game.levels.items():
        assert type(load(level, stream_of(1, 1), game)) is type(load(program, stream_of(1, 1), game))


def test_the_adviser_that_a_game_names_is_a_player_of_it() -> None:
    """A name that nobody has would only be noticed when somebody asks for a hint."""
    advised = [game for game in map(playmat.game, GAMES) if game.adviser]
    assert advised
    for game in advised:
        load(game.adviser, stream_of(1, 1), game)
    with pytest.raises(BadSetup):
        load("nobody", stream_of(1, 1), advised[0])


def test_programs_of_old_records_still_sit() -> None:
    assert can_sit("search:hard", playmat.game("kmon"))
    assert can_sit("planner:patient", playmat.game("perilous"))
    assert not can_sit("planner:patient", playmat.game("kmon"))
    assert not can_sit("classic", playmat.game("kmon"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("champion", "The nearest is “skilled”"),
        ("skiled", "Did you mean “skilled”"),
        ("casual:hard", "has no levels"),
    ],
)
def test_a_level_that_is_not_there(text: str, said: str) -> None:
    with pytest.raises(BadSetup, match=said):
        load(text, stream_of(1, 1), playmat.game("khtcg"))


def test_a_level_needs_a_game() -> None:
    assert is_player("expert")
    with pytest.raises(BadSetup, match="Name the game"):
        load("expert", stream_of(1, 1))
    with pytest.raises(BadSetup, match="already"):
        register_player("expert", lambda stream: load("random", stream))


def test_a_game_without_levels_says_so() -> None:
    game = playmat.game("kmon")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(game), "levels", {})
        assert "greedy" in offered(game)
        with pytest.raises(BadSetup, match="has no levels"):
            program_of("expert", game)


def test_a_beginner_reacts_only_when_a_kmon_is_about_to_fall() -> None:
    """A player who looks one answer ahead evades other attacks, too."""
    game = playmat.game("kmon")
    asked = forgot = 0
    reacted = {"beginner": 0, "casual": 0}
    setup = check_setup(game, Setup("kmon", (Seat("", ("KM1-SD1",)), Seat("", ("KM1-SD2",))), seed=1))
    state, spare = game.begin(setup), Choice()
    state.live, state.log = True, None
    state.advance()
    while state.status == Status.ASKING:
        seat = int(state.first)
        state.offer(seat, spare)
        reacts = spare.prompt == Prompt.REACT and spare.n > 1
        safe = reacts and game.overlooks(state, spare)
        asked += reacts
        forgot += safe
        for level in reacted:
            answer = load(level, stream_of(1, 1), game).decide(Glimpse(game, state, seat, spare))
            reacted[level] += safe and answer != 0
        state.apply(seat, answer)
    assert asked > forgot > 5
    assert reacted["beginner"] == 0 < reacted["casual"]
