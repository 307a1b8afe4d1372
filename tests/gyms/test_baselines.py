"""`playmat baselines`: what players win in the environments, on the same decks and held-out seeds."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from playmat import cli

pytest.importorskip("gymnasium")
pytest.importorskip("playmat.games.kmon", reason="the agents play K-Mon, which is not installed")

import playmat.gyms

FIRST = """
def load_policy(agent, game):
    assert game == "kmon"
    seen = []

    def act(observation, mask):
        seen.append(len(observation))
        assert mask.any() and len(set(seen)) == 1
        return mask.argmax()

    return act
"""

DATACLASS = """
from __future__ import annotations
from dataclasses import dataclass

@dataclass
class First:
    game: str

    def __call__(self, observation, mask):
        return mask.argmax()

def load_policy(agent, game):
    return First(game)
"""


def measured(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert cli.main(["baselines", *words, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    usual = {"--players": "random", "--games": "2"}
    rest = [word for name, value in usual.items() if name not in words for word in (name, value)]
    assert cli.main(["baselines", "kmon", *rest, *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_the_better_player_wins_more_and_the_same_command_says_the_same(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["kmon", "--players", "random,classic", "--against", "random", "--games", "20"]
    found = measured(capsys, *words)
    assert found == measured(capsys, *words)
    assert found != measured(capsys, *words, "--seed", "2")
    assert (found["environment"], found["against"]) == ("playmat/KMon-v0", "random")
    random, classic = found["players"]
    assert [one["player"] for one in (random, classic)] == ["random", "classic"]
    for one in (random, classic):
        assert one["games"] == 20
        assert one["rate"] == (one["wins"] + one["draws"] / 2) / 20
        assert one["ci95"][0] <= one["rate"] <= one["ci95"][1]
    assert random["ci95"][1] < classic["ci95"][0]


def test_both_seats_are_played_with_their_decks_on_held_out_seeds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from playmat.gyms.single import SeatEnv

    begun: list[tuple[int, int]] = []
    reset = SeatEnv.reset

    def noted(self: SeatEnv, **words: Any) -> Any:
        found = reset(self, **words)
        begun.append((words["seed"], found[1]["seat"]))
        return found

    monkeypatch.setattr(SeatEnv, "reset", noted)
    words = ["kmon", "--players", "random", "--against", "random", "--games", "6"]
    found = measured(capsys, *words, "--decks", "KM1-SD2,KM1-SD5")
    assert found["decks"] == ["KM1-SD2", "KM1-SD5"]
    seeds = [seed for seed, _seat in begun]
    assert seeds[0::2] == seeds[1::2]
    assert len(set(seeds)) == 3
    assert all(1 << 40 <= seed < 1 << 41 for seed in seeds)
    assert [seat for _seed, seat in begun] == [0, 1] * 3
    weak, strong = (
        measured(capsys, *words, "--decks", decks)["players"]
        for decks in ("KM1-SD1,KM1-SD1", "KM1-SD4,KM1-SD4")
    )
    assert weak != strong


def test_a_team_is_joined_in_its_seats_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("playmat.games.perilous", reason="the team's game is not installed")
    (found,) = measured(capsys, "perilous", "--players", "random", "--games", "3")["players"]
    assert (found["games"], found["rate"]) == (3, found["wins"] / 3)


def test_without_names_random_the_frozen_player_and_all_levels_are_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from playmat.lab.baselines import measuring

    monkeypatch.setattr(measuring, "play", lambda _env, _policy, _seed: 0.0)
    found = measured(capsys, "kmon", "--games", "2")
    levels = list(playmat.game("kmon").levels)
    assert [one["player"] for one in found["players"]] == ["random", "classic", *levels]
    assert {(one["draws"], one["rate"]) for one in found["players"]} == {(2, 0.5)}


def test_an_agent_of_a_file_takes_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "first.py"
    file.write_text(FIRST, encoding="utf-8")
    words = ["kmon", "--players", "random", "--against", "random", "--games", "4"]
    found = measured(capsys, *words, "--policy", str(file))
    assert (found["policy"], found["agent"]) == ("first", None)
    assert [one["player"] for one in found["players"]] == ["random", "first"]
    for lang, words_of in (("en", "No trained agent"), ("ja", "学習済み"), ("it", "nessun agente")):
        assert cli.main(["baselines", *words, "--lang", lang]) == 0
        assert words_of in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import nowhere_at_all", "nowhere_at_all"),
        ("1 / 0", "ZeroDivisionError"),
        ("", "load_policy"),
        ("def load_policy(agent, game): return None", "load_policy"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("def load_policy(agent, game): raise SystemExit(4)", "SystemExit: 4"),
    ],
)
def test_a_file_without_an_agent_is_refused(
    text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "agent.py"
    file.write_text(text, encoding="utf-8")
    told = refused(capsys, "--policy", str(file))
    assert said in told
    assert "agent.py" in told


def test_what_cannot_be_measured_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "even" in refused(capsys, "--games", "3")
    assert "nobody-at-all" in refused(capsys, "--against", "nobody-at-all")
    assert "nobody-at-all" in refused(capsys, "--players", "nobody-at-all")
    assert "“random” twice" in refused(capsys, "--players", "random,classic,Random")
    assert "NO-SUCH" in refused(capsys, "--decks", "NO-SUCH,KM1-SD1")
    assert "--policy" in refused(capsys, "--agent", "agent.zip")
    missing = tmp_path / "missing"
    assert "missing" in refused(capsys, "--policy", str(missing))
    text = tmp_path / "notes.txt"
    text.write_text(FIRST, encoding="utf-8")
    assert ".py" in refused(capsys, "--policy", str(text))
    assert "missing" in refused(capsys, "--policy", str(text), "--agent", str(missing))


@pytest.mark.parametrize(
    ("act", "said"),
    [
        ("1 / 0", "ZeroDivisionError"),
        ("None", "TypeError"),
        ("exit(3)", "SystemExit: 3"),
        ("int(mask.argmin())", "action 0"),
        ("-1", "action -1"),
        ("len(mask)", "mask forbids"),
        ("mask.fill(1) or 0", "action 0"),
    ],
)
def test_an_agent_that_cannot_play_is_named(
    act: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "wild.py"
    file.write_text(f"def load_policy(agent, game): return lambda seen, mask: {act}", encoding="utf-8")
    told = refused(capsys, "--policy", str(file))
    assert "wild.py" in told
    assert said in told


@pytest.mark.parametrize("name", ["random", "Random", "greedy"])
def test_an_agent_cannot_be_called_like_a_computer_player(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"{name}.py"
    file.write_text(FIRST, encoding="utf-8")
    told = refused(capsys, "--policy", str(file))
    assert f"{name}.py" in told
    assert "Rename" in told


def test_a_policy_is_a_module_like_any_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Dataclasses look their module up by name; and one that is called `json` hides nobody else's."""
    file, agent = tmp_path / "json.py", tmp_path / "agent.zip"
    file.write_text(DATACLASS, encoding="utf-8")
    agent.write_bytes(b"")
    words = ["kmon", "--players", "random", "--against", "random", "--games", "2"]
    found = measured(capsys, *words, "--policy", str(file), "--agent", str(agent))
    assert (found["policy"], found["agent"]) == ("json", "agent.zip")
    assert sys.modules["json"] is json


def test_published_decks_are_drawn_in_any_spelling(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["kmon", "--players", "random", "--against", "random", "--games", "2", "--decks"]
    assert measured(capsys, *words, "ALL") == measured(capsys, *words, "all")


def test_decks_that_do_not_fit_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert "one deck for 2 seats" in refused(capsys, "--decks", "KM1-SD1")
    assert "3 decks for 2 seats" in refused(capsys, "--decks", "KM1-SD1,KM1-SD1,KM1-SD1")


def test_a_game_without_decks_and_its_companions(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("playmat.games.perilous", reason="the team's game is not installed")
    words = ["baselines", "perilous", "--players", "random", "--games", "1"]
    assert cli.main([*words, "--decks", "all"]) == 2
    assert "no published decks" in capsys.readouterr().err
    assert cli.main([*words, "--against", "random"]) == 0
    assert "with random as the companions" in capsys.readouterr().out
