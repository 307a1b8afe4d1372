"""`playmat simulate kmon --decks ...`: who meets whom, and what the tables say."""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import playmat
from playmat import cli
from playmat.lab.arena import Seeing
from playmat.lab.collection.finding import entrants
from playmat.lab.pairings import PairedDeck, meeting, pairings
from playmat.lab.plan import Plan, make_plan
from playmat.lab.result_rows import ResultRow
from playmat.lab.roundrobin import RoundRobin
from playmat.lab.simulate import play_game
from playmat.lab.tally import Tally
from playmat.lab.wilson import wilson
from playmat.players.steadfast import Steadfast

GAME = playmat.game("kmon")
THREE = ["simulate", "kmon", "--decks", "KM1-SD1,wild bloom,KM1-SD3", "--games", "4"]


def plan_of(decks: str = "all", names: tuple[str, ...] = ("random",), games: int = 4) -> Plan:
    return make_plan(GAME, names, games=games, seed=7, decks=entrants(GAME, decks))


def said_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert cli.main([*arguments, "--json"]) == 0
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    return said


def test_each_two_decks_meet_equally_often_on_both_seats_with_the_same_seeds() -> None:
    plan = plan_of()
    assert plan.games == 28 * 4
    seen: Counter[tuple[str, ...]] = Counter()
    seeds: dict[tuple[str, ...], set[int]] = {}
    for number in range(plan.games):
        labels = plan.labels(GAME, number)
        assert labels == tuple(seat.deck[0] for seat in plan.setup(GAME, number).seats)
        seen[labels] += 1
        seeds.setdefault(labels, set()).add(plan.match_seed(number))
    assert len(seen) == 56
    assert set(seen.values()) == {2}
    for (one, other), found in seeds.items():
        assert found == seeds[other, one]


def test_a_player_that_is_shown_every_card_is_so_on_either_seat() -> None:
    plan = plan_of(names=("seeing:greedy", "greedy"), games=2)
    for number in (0, 63, 64, 127):
        shown = plan.shown(number, plan.seated(number))
        assert [isinstance(one, Seeing) for one in shown] == [number < 64, number >= 64]
        assert [isinstance(one, Steadfast) for one in shown] == [number >= 64, number < 64]


def test_a_program_is_never_shown_every_card(capsys: pytest.CaptureFixture[str]) -> None:
    """It would be told of its seat alone, and the figures would say otherwise."""
    names = f"exec:{sys.executable},seeing:exec:{sys.executable}"
    assert cli.main(["simulate", "kmon", "--players", names, "--games", "2"]) == 2
    assert "no more" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["seeing:", "seeing:nobody", "seeing:seeing:greedy"])
def test_nobody_of_that_name_is_shown_any_card(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "kmon", "--players", f"{name},greedy", "--games", "2"]) == 2
    assert "classic" in capsys.readouterr().err


def test_unlike_players_meet_with_every_ordered_pair_of_decks() -> None:
    plan = plan_of(names=("greedy", "random"))
    assert plan.games == 64 * 4
    for number in (0, 64, 70, 134):
        names = tuple(seat.name for seat in plan.setup(GAME, number).seats)
        assert names == (("greedy", "random") if number % 128 < 64 else ("random", "greedy"))
        assert plan.players[plan.side(number, 0)] == names[0]


@pytest.mark.parametrize("alike", [True, False])
def test_pairings_take_turns(alike: bool) -> None:
    pairs = pairings(4, alike)
    assert len(pairs) == (6 if alike else 16)
    first = [meeting(pairs, number).entrants for number in range(len(pairs))]
    again = [meeting(pairs, len(pairs) + number).entrants for number in range(len(pairs))]
    assert first == pairs
    assert again == [(other, one) for one, other in pairs]


def row(number: int, winner: int | None, first: int) -> ResultRow:
    winners = () if winner is None else (winner,)
    return ResultRow(number, 0, ("a", "b"), winners, "over", 1, {"first": first})


def test_the_tables_count_points_and_who_went_first() -> None:
    """Two decks, four games: a wins from seat 0 first, draws, wins from seat 1 second, loses first."""
    decks = (PairedDeck("a", "A", ("a",)), PairedDeck("b", "B", ("b",)))
    found = RoundRobin(decks, pairings(2, True))
    for one in (row(0, 0, 0), row(1, None, 1), row(2, 1, 0), row(3, 1, 0)):
        found.add(one)
    plain = found.plain()
    a, b = plain["decks"]
    # Seat 0 holds deck a in games 0 and 2, deck b in games 1 and 3.
    assert (a["games"], a["wins"], a["draws"], a["rate"]) == (4, 2, 1, 0.625)
    assert (b["wins"], b["rate"]) == (1, 0.375)
    assert a["ci95"] == list(wilson(2.5, 4))
    assert (a["first"]["games"], a["first"]["rate"]) == (3, 0.5)
    assert (a["second"]["games"], a["second"]["rate"]) == (1, 1.0)
    assert a["against"]["b"]["rate"] == 0.625
    assert plain["first_turn"]["games"] == 4
    assert plain["first_turn"]["rate"] == 0.375


def test_the_tables_agree_with_the_games() -> None:
    plan = plan_of("KM1-SD1,KM1-SD5,KM1-SD8", games=6)
    tally = Tally(plan, False)
    points: Counter[str] = Counter()
    for number in range(plan.games):
        played = play_game(plan, number)
        tally.add(played)
        assert played.facts["first"] in {0, 1}
        for seat, deck in enumerate(played.roles):
            points[deck] += 2 if seat in played.winners else 0 if played.winners else 1
    said = tally.plain()
    for deck in said["decks"]:
        assert deck["games"] == 12
        assert deck["rate"] * 24 == pytest.approx(points[deck["deck"]])
        assert sum(one["games"] for one in deck["against"].values()) == 12
    assert said["first_turn"]["games"] == plan.games
    assert [one["wins"] for one in said["players"]] == tally.wins


def test_workers_and_interruptions_change_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    one = said_by(capsys, *THREE, "--workers", "1", "--out", str(tmp_path / "one.jsonl"))
    two = said_by(capsys, *THREE, "--workers", "2", "--out", str(tmp_path / "two.jsonl"))
    del one["run"], two["run"]
    assert one == two
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()
    assert [deck["deck"] for deck in one["decks"]] == ["KM1-SD1", "KM1-SD2", "KM1-SD3"]
    assert one["decks"][1]["name"] == "Wild Bloom"


def test_a_file_and_a_share_code_are_decks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.main(["decks", "random", "kmon", "--seed", "5"]) == 0
    file = tmp_path / "mine.txt"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    assert cli.main(["decks", "random", "kmon", "--seed", "6", "--code"]) == 0
    code = capsys.readouterr().out.strip()
    said = said_by(capsys, "simulate", "kmon", "--decks", f"{file},{code}", "--games", "2", "--workers", "1")
    assert [deck["deck"] for deck in said["decks"]] == [str(file), code]
    assert said["errors"] == 0


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("en", "going first"), ("ja", "先攻"), ("it", "da primo")):
        assert cli.main([*THREE, "--workers", "1", "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert word in said
        assert "KM1-SD1 Glacier Bastion" in said
        assert "[lab-" not in said


def test_one_game_again(capsys: pytest.CaptureFixture[str]) -> None:
    plan = plan_of("KM1-SD1,KM1-SD2")
    command = plan.command(2)
    assert "--decks KM1-SD1,KM1-SD2" in command
    assert cli.main([*command.split()[1:], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["roles"] == ["KM1-SD1", "KM1-SD2"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["kmon", "--decks", "KM1-SD1"], "Name two or more"),
        (["kmon", "--decks", "all", "--games", "3"], "give an even number"),
        (["kmon", "--decks", "KM1-SD1,wildfir"], "Did you mean “Wildfire”?"),
        (["perilous", "--decks", "all"], "kmon"),
    ],
)
def test_what_cannot_be_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", *words]) == 2
    assert said in capsys.readouterr().err
