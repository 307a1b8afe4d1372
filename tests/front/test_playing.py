"""Players from Python: asked, set against each other, counted; searched lines; records."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import playmat
from playmat.players import roster
from playmat.players.steadfast import Steadfast


class First:
    """Gives the first answer of every choice."""

    def decide(self, glimpse: playmat.Glimpse) -> int:
        return int(glimpse.choice.nth(0))


class Failing:
    """Never gives an answer."""

    def decide(self, glimpse: playmat.Glimpse) -> int:
        raise ZeroDivisionError("no idea")


@pytest.fixture
def unregistered() -> Iterator[None]:
    """Forget after a test everything it registered."""
    yield
    roster.forget()


@pytest.mark.parametrize("game", playmat.game_ids())
def test_players_play_a_match_to_its_end(game: str) -> None:
    match = playmat.play(playmat.new_match(game, seed=3), [First(), "random"])
    assert match.is_over
    again = playmat.play(playmat.new_match(game, seed=3), [First(), "random"])
    assert again.digest() == match.digest()


def test_one_player_plays_all_seats() -> None:
    assert playmat.play(playmat.new_match("perilous", seats=3, seed=3), ["random"]).is_over


def test_players_and_seats_have_to_fit() -> None:
    with pytest.raises(playmat.PlaymatError, match="3"):
        playmat.play(playmat.new_match("kmon", seed=3), ["random"] * 3)


def test_the_fault_of_a_player_reaches_its_author() -> None:
    match = playmat.new_match("kmon", seed=3)
    before = match.digest()
    with pytest.raises(ZeroDivisionError):
        playmat.play(match, [Failing()])
    assert match.digest() == before


def test_a_match_with_explicit_chance_is_played_with_the_dice_of_its_seed() -> None:
    one = playmat.play(playmat.new_match("perilous", seed=3, explicit_chance=True), [First()])
    other = playmat.play(playmat.new_match("perilous", seed=3), [First()])
    assert one.digest() == other.digest()


def test_decide_gives_the_move_of_a_player_and_leaves_the_match() -> None:
    match = playmat.new_match("kmon", seed=3)
    before = match.digest()
    move = playmat.decide(match, First())
    assert move == match.legal_moves[0]
    assert playmat.decide(match, "greedy") in match.legal_moves
    assert match.digest() == before


@pytest.mark.parametrize("game", playmat.game_ids())
def test_an_analysis_is_the_search_of_what_the_seat_knows(game: str) -> None:
    match = playmat.new_match(game, seed=3)
    while len(match.legal_moves) < 3:
        match.push(match.legal_moves[0])
    before = match.digest()
    found = playmat.analyse(match, trials=120, seed=1)
    assert found == playmat.analyse(match, trials=120, seed=1)
    assert match.digest() == before
    assert found.seat == match.to_move
    assert found.move in match.legal_moves
    assert found.line[0] == found.move
    assert 0 <= found.value <= 1
    assert found.trials == sum(one.trials for one in found.candidates)
    assert found.move in [one.move for one in found.candidates]
    alike = match.redeal(match.to_move, seed=5)
    assert playmat.analyse(alike, trials=120, seed=1) == found, "it looks at nothing else"


def test_a_simulation_is_that_of_the_command() -> None:
    found = playmat.simulate("kmon", ["greedy", "random"], games=4, seed=2)
    assert [row.game for row in found.rows] == [0, 1, 2, 3]
    assert found.tally.games == 4
    assert sum(side["wins"] for side in found.tally.sides()) + found.tally.draws == 4
    assert found.rows == playmat.simulate("kmon", ["greedy", "random"], games=4, seed=2).rows
    assert playmat.simulate("kmon", ["random"], games=2, decks=["KM1-SD1", "KM1-SD2"]).tally.round is not None


@pytest.mark.parametrize("game", playmat.game_ids())
def test_a_record_is_the_match(game: str, tmp_path: Path) -> None:
    match, chance = playmat.new_match(game, seed=8), random.Random(8)
    for _move in range(30):
        match.push(chance.choice(match.legal_moves))
    playmat.save(match, tmp_path / "one.playmat")
    again = playmat.load(tmp_path / "one.playmat")
    assert (again.digest(), again.entries) == (match.digest(), match.entries)
    while not match.is_over:
        again.push(match.push(chance.choice(match.legal_moves)))
    assert again.digest() == match.digest(), "the same dice fall on"
    assert playmat.loads(playmat.dumps(match)).result == match.result


def test_a_text_that_is_not_a_record_is_refused() -> None:
    with pytest.raises(playmat.PlaymatError, match="record"):
        playmat.loads("[Event 1]")


@pytest.mark.usefixtures("unregistered")
def test_a_registered_player_is_known_by_name() -> None:
    playmat.register_player("first", lambda stream: First(), games=("kmon",))
    playmat.register_player("levelled", lambda stream, level: First(), levels=("low", "high"))
    assert "first" in playmat.player_names(playmat.game("kmon"))
    assert "first" not in playmat.player_names(playmat.game("khtcg"))
    assert [one for one in roster.offered() if "levelled" in one] == ["levelled:low", "levelled:high"]
    by_name = playmat.play(playmat.new_match("kmon", seed=3), ["first", "levelled:high"])
    assert by_name.digest() == playmat.play(playmat.new_match("kmon", seed=3), [First()]).digest()
    match = playmat.new_match("khtcg", seed=3)
    for name, said in (
        ("first", "does not know the game"),
        ("levelled:middle", "low, high"),
        ("levelld", "Did you mean “levelled”"),
        ("greedy:hard", "has no levels"),
    ):
        with pytest.raises(playmat.PlaymatError, match=said):
            playmat.decide(match, name)


@pytest.mark.usefixtures("unregistered")
@pytest.mark.parametrize("name", ["greedy", "Upper", "a:b", "human", "exec", ""])
def test_names_of_players_are_checked(name: str) -> None:
    with pytest.raises(playmat.PlaymatError):
        playmat.register_player(name, lambda stream: First())


def test_a_player_that_gives_no_advice_still_answers_a_hint() -> None:
    match = playmat.new_match("kmon", seed=3)
    glimpse = playmat.Glimpse(match.game, match.state, match.to_move, match.choice(match.to_move))
    steadfast = Steadfast("first", lambda name: First())
    assert (steadfast.advise(glimpse).answer, steadfast.advise(glimpse).reasons) == (0, [])
