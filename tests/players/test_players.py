"""The computer players as players: legal, deterministic, blind to what is hidden, and ever stronger."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import playmat
from playmat.games.perilous import GAME
from playmat.games.perilous.bot.planner import Planner
from playmat.games.perilous.bot.weights import PACES, paced
from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.state.codes import Step, height
from playmat.games.perilous.state.mutations import Cell
from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Seat, Setup
from playmat.kernel.player import Glimpse, Player
from playmat.kernel.rng import stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import Status
from playmat.lab.arena import lineup, next_answer
from playmat.players import load, names
from playmat.players.steadfast import advised
from playmat.texts import languages, render


def begin(heroes: int, seed: int, **options: str) -> PerilousMachine:
    """A match with drawn heroes."""
    seats = tuple(Seat(role=role) for role in lineup(GAME, heroes, seed))
    t = GAME.begin(check_setup(GAME, Setup("perilous", seats, options=dict(options), seed=seed)))
    t.live = True
    t.log = None
    t.advance()
    return t


def team(name: str, heroes: int, seed: int) -> list[Player]:
    """The same player on every seat."""
    return [load(name, stream_of(seed, 1 + seat), GAME) for seat in range(heroes)]


def run(t: PerilousMachine, players: list[Player], turns: int) -> list[tuple[int, int]]:
    """Play so many turns at most; the answers."""
    spare = Choice()
    answers: list[tuple[int, int]] = []
    while t.status == Status.ASKING and t.turn <= turns:
        seat, answer = next_answer(GAME, t, players, spare)
        answers.append((seat, answer))
        t.apply(seat, answer)
    return answers


LOST = -2.0


def standing(t: PerilousMachine) -> float:
    """The standing of a match: worlds saved less worlds overrun; a lost match counts least."""
    saved = int(height(t.saved))
    if t.status == Status.OVER:
        return 10.0 if saved >= t.to_save else LOST
    return float(saved - int(height(t.overrun)))


@pytest.mark.parametrize("heroes", [2, 3, 4, 5])
def test_the_planner_answers_legally(heroes: int) -> None:
    """`next_answer` refuses what the choice does not allow."""
    t = begin(heroes, 40 + heroes, difficulty="hard")
    answers = run(t, team("planner", heroes, 1), 25)
    assert len(answers) > 60


@pytest.mark.parametrize(
    "options",
    [
        {"hands": "hidden"},
        {"reroll_scope": "any"},
        {"damage_choice": "auto", "overrun_at": "pass"},
        {"replacement_level": "same", "world_side": "back"},
    ],
    ids=lambda options: next(iter(options)),
)
def test_the_planner_plays_every_option(options: dict[str, str]) -> None:
    t = begin(3, 77, **options)
    assert len(run(t, team("planner", 3, 1), 20)) > 60


@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
def test_a_player_is_deterministic_for_its_stream(name: str) -> None:
    once = run(begin(3, 9), team(name, 3, 4), 6)
    assert once == run(begin(3, 9), team(name, 3, 4), 6)


def test_a_team_of_one_pace_works_out_a_turn_once() -> None:
    """All its members ask for the same numbers, which take longer than any answer from them."""
    t = begin(2, 3)
    one, other, another = (
        Planner(stream_of(1, seat), pace) for seat, pace in enumerate(("brisk", "", "patient"))
    )
    turn = one.turn_of(t, 0)
    assert one.turn_of(t, 0) is turn
    assert other.turn_of(t, 1) is turn
    assert another.turn_of(t, 1) is not turn


def test_the_planner_looks_at_nothing_hidden() -> None:
    """A team that is shown the match with the deck dealt again at every decision decides the same."""
    t = begin(4, 15)
    players, strangers = team("planner", 4, 1), team("planner", 4, 2)
    other = stream_of(7, 1)
    spare = Choice()
    decisions = changed = 0
    while t.status == Status.ASKING and t.turn <= 15:
        redealt = t.redeal(0, other)
        changed += list(redealt.deck) != list(t.deck)
        seat, answer = next_answer(GAME, t, players, spare)
        assert next_answer(GAME, redealt, strangers, Choice()) == (seat, answer)
        t.apply(seat, answer)
        decisions += 1
    assert decisions > 60
    assert changed > 30


def test_advice_agrees_with_the_decision_and_can_be_read() -> None:
    t = begin(3, 23)
    players = team("planner", 3, 1)
    spare = Choice()
    seen: set[int] = set()
    while t.status == Status.ASKING and t.turn <= 30:
        seat, answer = next_answer(GAME, t, players, spare)
        choice = Choice()
        t.offer(seat, choice)
        if choice.prompt not in seen or (choice.prompt == Step.KEEP and t.turn % 5 == 0):
            seen.add(int(choice.prompt))
            advice = advised(load("planner", stream_of(1, 9), GAME), Glimpse(GAME, t, seat, choice))
            assert advice.answer == PASS_OFFER or choice.allows(advice.answer)
            if choice.prompt != Step.ASSIGN:
                assert advice.answer == answer
            assert advice.reasons
            assert advice.success is None or 0.0 <= advice.success <= 1.0
            for language in languages():
                for reason in advice.reasons:
                    assert "hint-" not in render(reason, language)
        t.apply(seat, answer)
    assert len(seen) > 5


def test_the_chance_of_a_goal_is_that_of_the_dice() -> None:
    """With one Attack die wanted, nothing set aside and one throw left: 1 - (4/6)^5 * ... by hand."""
    t = begin(2, 3)
    for hero in range(2):
        for field in (Cell.READY, Cell.SET, Cell.HAND, Cell.CARDS):
            t.put(hero, field, 0)
    from playmat.games.perilous.bot.goal_odds import GoalOdds, reached_by
    from playmat.games.perilous.bot.rolls import THROWN
    from playmat.games.perilous.bot.turn import PlannedTurn
    from playmat.games.perilous.state.codes import Symbol

    t.put(t.active, Cell.READY, 1 << Symbol.ATTACK)
    turn = PlannedTurn(t, paced("brisk"), int(t.active))
    after = GoalOdds(turn.rolls(), reached_by(turn, Symbol.ATTACK)).after(0, 0, 0)
    # All six dice thrown: not lost to Heartless (5/6), and Attack or wild on a blue die or Attack on the
    # black one.
    expected = 5 / 6 * (1 - (4 / 6) ** 5 * (4 / 5))
    assert after[THROWN * 462] == pytest.approx(expected)


def test_greedy_gets_further_than_chance() -> None:
    greedy = sum(standing(after(begin(3, seed), "greedy", seed, 12)) for seed in range(50, 74))
    lots = sum(standing(after(begin(3, seed), "random", seed, 12)) for seed in range(50, 74))
    assert greedy > lots + 8


def test_the_planner_stands_where_greedy_has_lost() -> None:
    """The planner builds before it moves on, so what tells them apart early is who is still alive."""
    seeds = range(60, 63)
    assert [standing(after(begin(2, seed), "greedy", seed, 40)) for seed in seeds] == [LOST] * 3
    assert all(standing(after(begin(2, seed), "planner", seed, 40)) > LOST for seed in seeds)


def after(t: PerilousMachine, name: str, seed: int, turns: int) -> PerilousMachine:
    """The match after so many turns of a team."""
    run(t, team(name, int(t.seats), seed), turns)
    return t


def test_players_are_found_by_name() -> None:
    known = ("random", "myopic", "greedy", "classic", "search", "companion", "planner")
    assert names() == known
    assert names(playmat.game("perilous")) == names()
    with pytest.raises(BadSetup, match=", ".join(known)):
        load("oracle", stream_of(1, 1))


@pytest.mark.parametrize("pace", PACES)
def test_the_weights_are_those_of_their_tool(pace: str, tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    made = tmp_path / "weights.toml"
    subprocess.run([sys.executable, root / "tools" / "planner_weights.py", pace, made], check=True)
    kept = files("playmat.games.perilous").joinpath(f"data/weights/{pace}.toml")
    assert made.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")
