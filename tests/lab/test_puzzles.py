"""Puzzles: every one that is shipped is solved again, and what is mined is what is asked for."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest
import tomli_w
from tests.perilous.play import document

import playmat
from playmat import cli, texts
from playmat.kernel.match.scenario import Scenario, begin, play, read_scenario, take_step
from playmat.kernel.notation import write_answer
from playmat.kernel.registry import games
from playmat.kernel.state import Status
from playmat.lab.forecasting import PlayerFailed
from playmat.lab.puzzles import mining, store
from playmat.lab.puzzles.goals import goal_of, goals_at
from playmat.lab.puzzles.grading import fails
from playmat.lab.puzzles.lines import CLEAR, Effort, Line, percent
from playmat.lab.puzzles.proving import prove
from playmat.lab.puzzles.solving import DealSearch, TooLarge
from playmat.lab.puzzles.ways import AHEAD, find_ways
from playmat.teaching.course import Course
from playmat.teaching.guide import LEARNER
from playmat.teaching.lessons import lesson_of
from playmat.teaching.puzzles import (
    asked,
    grade,
    highest_grade,
    puzzle_goal,
    puzzle_solved,
    puzzle_words,
    puzzles_of,
)

PUZZLES = [(game, name) for game in games() for name in puzzles_of(game)]
SOME = [(game, name) for game in games() for name in list(puzzles_of(game))[:2]]

SMALL, LARGE = Effort(2, 100_000), Effort(24, 1_000_000)


def margin(game: str) -> float:
    """By how much what is right is better than all else."""
    return AHEAD if playmat.game(game).team else CLEAR


def proved(game: str, name: str, effort: Effort) -> tuple[float, float]:
    best, faults = prove(puzzles_of(game)[name], effort)
    assert not faults
    return best.chance, best.other


@pytest.mark.parametrize(("game", "name"), SOME)
def test_a_puzzle_is_solved_by_its_line_alone(game: str, name: str) -> None:
    chance, other = proved(game, name, SMALL)
    assert chance - other >= margin(game)


@pytest.mark.whole
@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_each_puzzle_has_the_chances_that_it_names(game: str, name: str) -> None:
    puzzle = asked(puzzles_of(game)[name])
    chance, other = proved(game, name, LARGE)
    assert (percent(chance), percent(other)) == (puzzle.chance, puzzle.other)


@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_each_puzzle_can_be_played_and_is_graded(game: str, name: str) -> None:
    scenario = puzzles_of(game)[name]
    puzzle = asked(scenario)
    assert scenario.document.puzzle is not None
    assert puzzle.chance - puzzle.other >= 100 * margin(game) - 1
    assert list(puzzle.failed) == list(scenario.game.levels)
    assert 1 < grade(puzzle) <= highest_grade(game)
    assert begin(scenario).asked[0] == LEARNER


def test_the_puzzles_of_a_game_become_harder() -> None:
    for game in games():
        grades = [grade(asked(scenario)) for scenario in puzzles_of(game).values()]
        assert grades == sorted(grades)


def changed(old: str, new: str) -> Scenario:
    """The first puzzle of K-Mon with another step."""
    folder = Path(__file__).parents[2] / "src" / "playmat" / "games" / "kmon" / "puzzles"
    text = (folder / "01.toml").read_text(encoding="utf-8")
    assert text.count(old) == 1
    return read_scenario(text.replace(old, new))


def test_a_line_that_is_not_the_best_is_no_proof() -> None:
    wrong = changed('answer = "react short-circuit"', 'answer = "pass"')
    _best, faults = prove(wrong, SMALL)
    assert faults == [2]


# ---- the search --------------------------------------------------------------------------------------


def test_what_takes_too_long_is_given_up() -> None:
    scenario = puzzles_of("kmon")["puzzle-1"]
    with pytest.raises(TooLarge):
        prove(scenario, Effort(2, 3))


@pytest.mark.parametrize(("kind", "before", "after"), [("win", None, False), ("survive", None, True)])
def test_a_goal_is_decided_when_the_turn_ends(kind: str, before: bool | None, after: bool) -> None:
    match = begin(puzzles_of("kmon")["puzzle-1"])
    state = match.state
    goal = goal_of(match.game, state, LEARNER, kind)
    assert goal.reached(state) is before
    assert goal._replace(turn=goal.turn - 1).reached(state) is after


def test_a_goal_is_reached_by_what_is_gained() -> None:
    scenario = puzzles_of("kmon")["puzzle-1"]
    match = begin(scenario)
    goal = goal_of(match.game, match.state, LEARNER, "gain")
    assert goal.reached(match.state) is None
    for step in scenario.document.step:
        match.say(int(step.seat or 0), step.answer or "")
    assert goal.reached(match.state) is True
    assert DealSearch(goal, 1).value(match.state) == 1.0


def test_a_match_that_is_won_has_every_goal_reached() -> None:
    won = next(one for one in puzzles_of("kmon").values() if asked(one).goal == "win")
    match = begin(won)
    goals = [goal_of(match.game, match.state, LEARNER, kind) for kind in ("win", "gain", "survive")]
    for step in won.document.step:
        match.say(int(step.seat or 0), step.answer or "")
    assert match.state.status == Status.OVER
    assert [goal.reached(match.state) for goal in goals] == [True, True, True]
    assert goals[0]._replace(seat=1).reached(match.state) is False


# ---- mining ------------------------------------------------------------------------------------------


def test_a_position_gives_its_document(monkeypatch: pytest.MonkeyPatch) -> None:
    """The position of a puzzle is found to be one, with the same line; what no level fails at is none."""
    scenario = puzzles_of("kmon")["puzzle-1"]
    match = begin(scenario)
    failed = {"beginner": 100}
    monkeypatch.setattr(mining, "failures", lambda _scenario, _tries, _seed: failed)
    wish = mining.Wish("casual", Effort(2, 20_000))
    mined = mining.puzzle_at(match.game, match.setup, match.state, "gain", wish)
    assert mined is not None
    text, proof = mined
    found = read_scenario(text)
    assert found.document.step == scenario.document.step
    assert asked(found).failed == failed
    assert begin(found).view(LEARNER) == match.view(LEARNER)
    for question in proof:
        wanted, *others = question["chances"].items()
        assert wanted[0] == found.document.step[question["step"]].answer
        assert all(wanted[1] - chance >= CLEAR - 1e-4 for _answer, chance in others)
    assert mining.puzzle_at(match.game, match.setup, match.state, "win", wish) is None
    failed["beginner"] = 0
    assert mining.puzzle_at(match.game, match.setup, match.state, "gain", wish) is None


def test_a_level_that_gives_another_answer_fails() -> None:
    scenario = puzzles_of("kmon")["puzzle-1"]
    assert fails(scenario, "beginner", 1)
    assert not fails(scenario, "casual", 1)


def test_the_positions_of_a_match_are_those_the_seat_sees() -> None:
    game = begin(puzzles_of("kmon")["puzzle-1"]).game
    setup = mining.match_setup(game, 3)
    found = mining.positions(game, setup, "random")
    assert found
    assert all(state.choice.count() >= mining.FEWEST and state.first == LEARNER for state in found)
    assert {mining.active_now(game, state) for state in found} == {True, False}


def test_mining_resumes_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked_for: list[int] = []

    def mine(_game: object, seed: int, _wish: object) -> list[mining.MinedPuzzle]:
        asked_for.append(seed)
        return [mining.MinedPuzzle(f"{seed}-9-win", "scenario = 1\n", [])] if seed != 3 else []

    monkeypatch.setattr(store, "mine", mine)
    folder = tmp_path / "new" / "puzzles"
    assert cli.main(f"puzzles mine kmon {folder} --first 2 --games 2 --lang en".split()) == 0
    told = capsys.readouterr()
    assert told.out == "2-9-win.toml\n"
    assert "one puzzle" in told.err
    assert cli.main(f"puzzles mine kmon {folder} --first 2 --games 4 --lang en".split()) == 0
    assert asked_for == [2, 3, 4, 5]
    assert (folder / "5-9-win.toml").read_text() == "scenario = 1\n"
    assert json.loads((folder / "5-9-win.proof.json").read_text())["deals"] == 12
    assert cli.main(f"puzzles mine kmon {folder} --onward --games 2 --lang en".split()) == 0
    assert asked_for[-2:] == [6, 7]
    assert cli.main(f"puzzles mine kmon {folder} --onward --first 3 --lang en".split()) == 2


@pytest.mark.parametrize("given", ["puzzles mine kmn x", "puzzles mine kmon x --player nobody"])
def test_what_cannot_be_mined_is_refused(
    given: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(given.split()) == 2
    assert capsys.readouterr().err.startswith("playmat: ")


def test_a_folder_holds_the_puzzles_of_one_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The seeds of another game or effort say nothing of this one; damage is no traceback."""
    monkeypatch.setattr("playmat.lab.puzzles.store.mine", lambda *_given: iter(()))
    assert cli.main(["puzzles", "mine", "kmon", str(tmp_path), "--games", "1"]) == 0
    for other in (["khtcg"], ["kmon", "--limit", "200"], ["kmon", "--player", "skilled"]):
        game, *options = other
        capsys.readouterr()
        assert cli.main(["puzzles", "mine", game, str(tmp_path), *options]) == 2
        assert "another search" in capsys.readouterr().err
    (tmp_path / "mined.txt").write_bytes(b"\xff\xfe")
    assert cli.main(["puzzles", "mine", "kmon", str(tmp_path)]) == 2


def test_a_player_that_fails_is_not_taken_for_a_match_without_puzzles(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def failing(*_given: object) -> str:
        raise PlayerFailed("lab-player-failed", "", player="beginner", why="broken", seed=1)

    monkeypatch.setattr(mining, "puzzle_at", failing)
    with pytest.raises(PlayerFailed):
        list(mining.mine(playmat.game("kmon"), 1, mining.Wish("random", Effort(2, 100))))


def test_a_file_is_no_folder_for_puzzles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert cli.main(["puzzles", "mine", "kmon", str(tmp_path / "file")]) == 2
    assert "file" in capsys.readouterr().err


# ---- words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_each_goal_is_said_in_each_language(lang: str) -> None:
    for game, name in PUZZLES:
        said = texts.render(puzzle_words(game, name, 0), lang)
        assert texts.render(puzzle_goal(game, puzzles_of(game)[name]), lang) in said
        assert f"{asked(puzzles_of(game)[name]).other}" in texts.render(puzzle_solved(game, name), lang)


# ---- what the games say ------------------------------------------------------------------------------


def test_a_step_toward_winning_is_a_world_saved_and_none_follows_the_world_roll() -> None:
    """PP-TURN-01: actions are taken before the World Roll. Six spaces are too far in any case."""
    saved, rolled = lesson_of("perilous", "save"), lesson_of("perilous", "world")
    match = begin(saved)
    game, before = match.game, match.game.gained(match.state, LEARNER)
    assert game.can_gain(match.state, LEARNER)
    assert game.gained(play(saved).match.state, LEARNER) == before + 1
    match = begin(rolled)
    goal = goal_of(game, match.state, LEARNER, "gain")
    assert goal.reached(match.state) is False
    take_step(rolled, match, 0)
    assert not game.can_gain(match.state, LEARNER)
    assert goal.reached(match.state) is False
    assert goal._replace(kind="survive").reached(match.state) is None


def test_a_step_toward_winning_is_hp_taken() -> None:
    challenge = lesson_of("khtcg", "challenge")
    match = begin(challenge)
    before = match.game.gained(match.state, LEARNER)
    assert match.game.gained(play(challenge).match.state, LEARNER) == before + 1
    assert match.game.gained(play(challenge).match.state, 1 - LEARNER) == match.game.gained(match.state, 1)


# ---- several right answers ---------------------------------------------------------------------------

TEAM = document("""
phase = "assign"
world = "twilight_town"
marker = 3
rolls = 3
dice = ["attack", "attack", "wild", "collect", "distract", "protect"]
[position.heroes.sora]
attack = "set"
ability = "set"
protect = "set"
[position.heroes.goofy]
attack = "set"
protect = "set"
""")


def ways_of(text: str) -> Line:
    line = find_ways(read_scenario(text), "gain", SMALL)
    assert line is not None
    return line


def test_dice_that_can_be_used_in_any_order_are_all_right() -> None:
    """PP-ASSIGN-06 to PP-ASSIGN-14: two Attacks and Sora's Ability, for which there is only the wild die."""
    line = ways_of(TEAM)
    first = line.ways[0]
    assert (line.chance, line.other) == (1.0, 0.0)
    assert {
        "activate attack 1",
        "activate goofy attack 1",
        "activate ability 3",
        "activate protect 6",
    } <= set(first)
    assert not {"activate attack 3", "activate protect 3", "end"} & set(first)
    match = begin(read_scenario(TEAM))
    goal = goal_of(match.game, match.state, LEARNER, "gain")
    for step in line.steps:
        match.say(LEARNER, step["answer"])
    assert DealSearch(goal, 100_000).value(match.state) == 1.0


def test_each_right_answer_leads_on_and_the_shortest_way_is_the_line() -> None:
    line = ways_of(TEAM)
    end = len(line.ways)
    assert all(0 < to <= end for right in line.ways for to in right.values())
    course = Course(puzzle_with(line))
    assert course.left(0) == len(line.steps)
    for text, to in line.ways[0].items():
        if course.asks(to):
            after = course.after([text])
            assert {
                write_answer(after.game, after.state, after.choice(LEARNER), int(one))
                for one in after.choice(LEARNER).answers()
            } >= set(line.ways[to])


def puzzle_with(line: Line) -> Scenario:
    """The position as a puzzle with what was found."""
    document = tomllib.loads(TEAM)
    document["puzzle"] = {"goal": "gain", "chance": 100, "other": 0, "question": list(line.ways)}
    document["step"] = line.steps
    return read_scenario(tomli_w.dumps(document))


def test_the_right_answers_are_proved_again() -> None:
    line = ways_of(TEAM)
    best, faults = prove(puzzle_with(line), SMALL)
    assert (best.chance, best.other, faults) == (1.0, 0.0, [])
    spoilt = dict(line.ways[0])
    del spoilt["activate attack 1"]
    _best, faults = prove(puzzle_with(line._replace(ways=(spoilt, *line.ways[1:]))), SMALL)
    assert faults[0] == 0


def test_a_level_fails_only_where_its_answer_is_not_right() -> None:
    """A puzzle that calls all answers right is solved by anybody, one that calls for a waste by no expert."""
    line = ways_of(TEAM)
    match = begin(read_scenario(TEAM))
    choice = match.choice(LEARNER)
    all_right = {write_answer(match.game, match.state, choice, int(one)): 1 for one in choice.answers()}
    assert not fails(puzzle_with(line._replace(ways=(all_right,))), "beginner", 1)
    assert fails(puzzle_with(line._replace(ways=({"end": 1},))), "expert", 1)


def test_a_position_in_which_hardly_anything_is_wrong_is_no_puzzle() -> None:
    assert find_ways(read_scenario(TEAM.replace("marker = 3", "marker = 1")), "gain", SMALL) is None


def test_with_the_last_world_a_team_wins() -> None:
    """PP-END-01: five of six Worlds are saved, so that saving this one is winning."""
    saved = "saved = ['wonderland', 'deep_jungle', 'neverland', 'atlantica', 'arendelle']"
    last = TEAM.replace("marker = 3", f"marker = 3\n{saved}")
    for text, wanted in ((TEAM, "gain"), (last, "win")):
        match = begin(read_scenario(text))
        assert goals_at(match.game, match.state, LEARNER, True)[:1] == [wanted]
    line = find_ways(read_scenario(last), "win", SMALL)
    assert line is not None
    assert (line.chance, line.other, line.ways[0]) == (1.0, 0.0, ways_of(TEAM).ways[0])


def test_what_the_strongest_level_does_not_find_is_no_puzzle_of_a_team(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = begin(read_scenario(TEAM))
    wish = mining.Wish("casual", SMALL)
    for failed, found in (({"beginner": 100, "expert": 0}, True), ({"beginner": 0, "expert": 100}, False)):
        monkeypatch.setattr(mining, "failures", lambda _scenario, _tries, _seed, failed=failed: failed)
        mined = mining.puzzle_at(match.game, match.setup, match.state, "gain", wish)
        assert (mined is not None) is found
