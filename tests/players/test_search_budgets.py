"""The amount of thinking in a search: levels, trials, time, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.players.test_search import decisions, search

from playmat import cli
from playmat.kernel.errors import BadSetup
from playmat.kernel.rng import stream_of
from playmat.players import is_player, load, names, offered, programs
from playmat.players.search.budget import LEVELS, TrialEnd, read_budget
from playmat.players.search.search import Search
from playmat.texts import languages


@pytest.mark.parametrize(
    ("text", "trials", "seconds", "ending"),
    [
        ("", LEVELS["medium"], 0.0, TrialEnd.VALUE),
        ("easy", 200, 0.0, TrialEnd.VALUE),
        ("medium", 1000, 0.0, TrialEnd.VALUE),
        ("hard", 5000, 0.0, TrialEnd.VALUE),
        ("1", 1, 0.0, TrialEnd.VALUE),
        ("2000", 2000, 0.0, TrialEnd.VALUE),
        ("500ms", 0, 0.5, TrialEnd.VALUE),
        ("+random", LEVELS["medium"], 0.0, TrialEnd.RANDOM),
        ("hard+random", 5000, 0.0, TrialEnd.RANDOM),
        ("20ms+random", 0, 0.02, TrialEnd.RANDOM),
        ("+greedy", LEVELS["medium"], 0.0, TrialEnd.GREEDY),
        ("30+greedy", 30, 0.0, TrialEnd.GREEDY),
        ("30+learned", 30, 0.0, TrialEnd.LEARNED),
        ("30+turns", 30, 0.0, TrialEnd.TURNS),
    ],
)
def test_what_a_level_means(text: str, trials: int, seconds: float, ending: int) -> None:
    budget = read_budget(text)
    assert (budget.trials, budget.seconds, budget.ending) == (trials, seconds, ending)


@pytest.mark.parametrize(
    "text",
    [
        "loud",
        "Hard",
        "0",
        "-5",
        "1e3",
        "0ms",
        "ms",
        "5 ms",
        "٣",
        "99999999999",
        "hard+",
        "hard+greedily",
        "9" * 5000,
    ],
)
def test_what_is_no_level_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="easy, medium, hard"):
        load(f"search:{text}", stream_of(1, 1))


def test_a_budget_of_trials_is_kept_to_the_trial() -> None:
    for game_id in ("kmon", "khtcg"):
        glimpse = next(one for one in decisions(game_id, 3, 40) if one.choice.count() > 4)
        for count in (1, 7, 16):
            trials = search(count).search(glimpse)
            assert trials.root.trials == count
            assert sum(node.trials for node in trials.root.after) == count


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on by a step each time it is read."""
    now = [100.0]

    def read() -> float:
        now[0] += step
        return now[0]

    return read


@pytest.mark.parametrize(("step", "count"), [(0.01, 25), (0.125, 2), (9.0, 1)])
def test_a_budget_of_time_lasts_as_long_as_the_clock_says(step: float, count: int) -> None:
    """At least one trial, however slow."""
    player = Search(stream_of(1, 1), read_budget("250ms"), ticking(step))
    assert player.search(decisions("kmon", 3, 1)[0]).root.trials == pytest.approx(count, abs=1)


def test_without_a_clock_nobody_thinks_for_a_time() -> None:
    with pytest.raises(BadSetup, match="search:2000"):
        load("search:500ms", stream_of(1, 1))
    assert isinstance(load("search:500ms", stream_of(1, 1), clock=ticking(1.0)), Search)


def test_the_roster_knows_the_levels() -> None:
    assert "search" in names()
    found = [one for one in programs() if one.startswith("search")]
    assert found == [f"search:{level}" for level in LEVELS]
    assert all(is_player(one) for one in (*offered(), *programs()))
    assert is_player("search:12")
    assert not is_player("human")
    with pytest.raises(BadSetup, match="greedy"):
        load("greedy:hard", stream_of(1, 1))


@pytest.mark.parametrize(
    ("players", "said"),
    [("search:loud", "easy, medium, hard"), ("search:50ms", "search:2000"), ("random:easy", "random")],
)
@pytest.mark.parametrize("lang", languages())
def test_the_command_line_refuses_in_every_language(
    players: str, said: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLAYMAT_LANG", lang)
    assert cli.main(["simulate", "kmon", "--players", players, "--games", "2"]) == 2
    assert said in capsys.readouterr().err


def test_simulations_take_levels(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "simulate",
        "kmon",
        "--players",
        "search:5,search:3+random",
        "--games",
        "2",
        "--workers",
        "1",
    ]
    assert cli.main([*arguments, "--json", "--fresh"]) == 0
    once = capsys.readouterr().out
    assert '"search:5"' in once
    assert '"search:3+random"' in once
