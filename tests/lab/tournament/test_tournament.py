"""`playmat arena` and `playmat ratings`: who meets whom on which deal, what is printed and refused."""

from __future__ import annotations

import json
import math
import shlex
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import playmat
from playmat import cli
from playmat.lab.checkpoint import Checkpoint, beside, header_of
from playmat.lab.plan import BadPlan
from playmat.lab.result_rows import ResultRow
from playmat.lab.simulate import Run, play_game
from playmat.lab.tournament.plan import Tournament, make_tournament, rotation
from playmat.lab.tournament.standings import Standings

KMON = playmat.game("kmon")


def said_by(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    assert cli.main([*arguments, "--json", "--workers", "1"]) == code
    found = capsys.readouterr()
    assert found.err == ""
    said: dict[str, Any] = json.loads(found.out)
    return said


def kmon(names: tuple[str, ...] = ("random", "greedy", "classic"), **more: Any) -> Tournament:
    return make_tournament(KMON, names, decks=rotation(KMON, None), **more)


def row(number: int, *winners: int, error: str = "") -> ResultRow:
    return ResultRow(number, 0, ("", ""), winners, "" if error else "over", 1, error=error)


# ---- who plays what --------------------------------------------------------------------------------


def test_every_two_players_meet_on_the_same_deals_with_seats_and_decks_swapped() -> None:
    plan = kmon(games=8)
    assert plan.games == 3 * 8
    played: dict[tuple[str, ...], list[tuple[Any, ...]]] = {}
    for number in range(plan.games):
        setup = plan.setup(KMON, number)
        names = tuple(seat.name for seat in setup.seats)
        played.setdefault(names, []).append((setup.seed, *(seat.deck for seat in setup.seats)))
        assert plan.labels(KMON, number) == tuple(f"{seat.name}@{seat.deck[0]}" for seat in setup.seats)
    assert len(played) == 6
    (deals,) = {tuple(deals) for deals in played.values()}
    assert len(set(deals)) == 4


def test_every_deck_meets_every_other_equally_often_from_both_sides() -> None:
    plan = kmon(games=128)
    met: Counter[tuple[str, ...]] = Counter()
    for deal in range(64):
        dealt = plan.dealt(deal)
        assert dealt is not None
        one, other = dealt
        met[one.name, other.name] += 1
        assert (one == other) == (deal >= 56)
    assert set(met.values()) == {1}
    assert len(met) == 64


def test_teams_play_the_same_deals_with_the_same_heroes() -> None:
    plan = make_tournament(playmat.game("perilous"), ("random", "greedy"), games=5, seats=3)
    game = playmat.game("perilous")
    assert plan.games == 10
    for number in range(0, 10, 2):
        one, other = plan.setup(game, number), plan.setup(game, number + 1)
        assert {seat.name for seat in one.seats} == {"random"}
        assert {seat.name for seat in other.seats} == {"greedy"}
        assert (one.seed, [seat.role for seat in one.seats]) == (
            other.seed,
            [seat.role for seat in other.seats],
        )


def test_a_swiss_tournament_is_drawn_from_its_results() -> None:
    """Player 3 wins everything, player 0 loses everything; the lower of two others wins."""
    plan = kmon(("random", "greedy", "classic", "search:1"), games=2, pairing="swiss")
    standings = Standings(plan)
    assert (plan.games, plan.most_games, standings.plan.rounds) == (0, 8, (((0, 1), (2, 3)),))
    for number in range(4):
        sides = standings.plan.bout(number).sides
        standings.add(row(number, sides.index(max(sides))))
    assert standings.plan.rounds[1] == ((1, 3), (0, 2))
    assert standings.plan.bout(4).deal == 1
    assert [standings.plan.bout(number).sides for number in range(4, 8)] == [(1, 3), (3, 1), (0, 2), (2, 0)]
    again = standings.plan.command(5)
    assert "--players greedy,search:1" in again
    assert again.endswith("--only 3")
    alone = kmon(("greedy", "search:1"), games=2)
    assert alone.setup(KMON, 3) == standings.plan.setup(KMON, 5)


def test_with_an_odd_number_somebody_rests_and_is_not_behind_for_it() -> None:
    standings = Standings(kmon(games=2, pairing="swiss", rounds=2))
    assert standings.plan.rounds == (((0, 1),),)
    for number in range(2):
        standings.add(row(number, 0 if number == 0 else 1))
    assert standings.plan.rounds[-1] == ((0, 2),)


# ---- counting --------------------------------------------------------------------------------------


def test_the_cross_table_agrees_with_the_games() -> None:
    plan = kmon(("random", "greedy"), games=12, seed=4)
    standings = Standings(plan)
    points: Counter[str] = Counter()
    for number in range(plan.games):
        played = play_game(plan, number)
        standings.add(played)
        for seat, label in enumerate(played.roles):
            points[label.partition("@")[0]] += 2 if seat in played.winners else 0 if played.winners else 1
    said = standings.plain()
    for player in said["players"]:
        assert player["games"] == 12
        assert player["rate"] * 24 == points[player["player"]]
    one, other = said["players"]
    assert one["against"]["greedy"]["rate"] == pytest.approx(1 - other["against"]["random"]["rate"])
    assert one["against"]["greedy"]["kinds"] == other["against"]["random"]["kinds"][::-1]
    assert one["elo"] == pytest.approx(-other["elo"])


def test_a_broken_game_spoils_its_deal_and_no_other() -> None:
    standings = Standings(kmon(("random", "greedy"), games=4))
    for one in (row(0, 0), row(1, error="broken"), row(2, 1), row(3, 0)):
        standings.add(one)
    assert (standings.games, standings.errors) == (4, 1)
    assert standings.deals[0, 1].counts == [1, 0, 0, 0, 0]
    assert "--only 1" in standings.failures[0]["command"]


def test_teams_are_compared_on_each_deal_and_rated_against_the_game() -> None:
    plan = make_tournament(playmat.game("perilous"), ("random", "greedy"), games=4)
    standings = Standings(plan)
    for number, won in enumerate([False, True, True, True, False, False, False, True]):
        standings.add(row(number, *((0, 1) if won else ())))
    assert standings.deals[0, 1].counts == [2, 0, 2, 0, 0]
    assert [deals.counts for deals in standings.against_game] == [[3, 0, 0, 0, 1], [1, 0, 0, 0, 3]]
    weak, strong = standings.ratings()
    assert weak.elo == pytest.approx(-strong.elo)
    assert standings.plain()["players"][1]["rate"] == 0.75
    assert 100 < strong.elo < 400 * math.log10(3)


# ---- sequential ------------------------------------------------------------------------------------


def test_a_test_stops_at_the_same_game_whatever_the_number_of_workers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    found = []
    for workers in ("1", "2"):
        out = tmp_path / f"{workers}.jsonl"
        words = ["arena", "kmon", "--players", "greedy,random", "--sprt", "0", "100", "--out", str(out)]
        assert cli.main([*words, "--workers", workers, "--json"]) == 0
        said = json.loads(capsys.readouterr().out)
        del said["run"]
        assert said["sprt"]["accepted"] == "H1"
        assert said["sprt"]["llr"] >= said["sprt"]["upper"]
        assert said["games"] == 2 * said["sprt"]["deals"] < 100
        found.append((said, out.read_bytes()))
    assert found[0] == found[1]


def test_the_verdict_is_said_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("en", "The test stopped"), ("ja", "採択"), ("it", "Il test si è fermato")):
        words = ["arena", "kmon", "--players", "random,greedy", "--sprt", "-200", "0", "--workers", "1"]
        assert cli.main([*words, "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert word in said
        assert "-200" in said
    assert cli.main([*words, "--games", "2", "--lang", "en"]) == 0
    assert "did not decide between -200 and +0 Elo" in capsys.readouterr().out


# ---- commands --------------------------------------------------------------------------------------


def test_workers_and_interruptions_change_nothing(tmp_path: Path) -> None:
    plan = kmon(("random", "greedy", "classic"), games=4, pairing="swiss", rounds=2)

    def hold(path: Path, workers: int, stop: int = 1_000) -> Standings:
        standings = Standings(plan)
        kept = Checkpoint(path, header_of(plan, KMON, "arena"), False, standings.add)

        def tell(games: int) -> None:
            if games >= stop:
                raise KeyboardInterrupt

        try:
            Run(workers, kept, standings).go(tell)
        except KeyboardInterrupt:
            assert standings.games < plan.most_games
        finally:
            kept.close()
        return standings

    whole = hold(tmp_path / "whole", 1)
    hold(tmp_path / "torn", 1, stop=3)
    again = hold(tmp_path / "torn", 2)
    assert whole.games == again.games == plan.most_games == 8
    assert whole.plain() == again.plain()
    assert (tmp_path / "whole").read_bytes() == (tmp_path / "torn").read_bytes()


def test_what_a_simulation_left_is_not_gone_on_with(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    plan = make_tournament(KMON, ("random", "greedy"), games=2)
    Checkpoint(beside(out), header_of(plan, KMON), False, lambda _row: None).close()
    assert cli.main(["arena", "kmon", "--games", "2", "--out", str(out), "--lang", "en"]) == 2
    assert "its command is simulate, and now it is arena" in capsys.readouterr().err


def test_the_tables_are_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, words in (("en", "points against"), ("ja", "得点率"), ("it", "Quota dei punti")):
        assert cli.main(["arena", "kmon", "--games", "2", "--workers", "1", "--lang", lang]) == 0
        found = capsys.readouterr()
        assert words in found.out
        assert "[lab-" not in found.out
        assert found.err == ""


def test_ratings_are_on_the_scale_of_the_frozen_player(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by(capsys, "ratings", "kmon", "--players", "greedy,random", "--games", "8")
    rated = {player["player"]: player for player in said["players"]}
    assert list(rated) == ["classic", "greedy", "random"]
    assert (rated["classic"]["elo"], rated["classic"]["elo_ci95"]) == (0, [0, 0])
    assert rated["random"]["elo"] < -100
    assert rated["greedy"]["elo"] == pytest.approx(0, abs=30)
    assert rated["greedy"]["against"]["classic"]["rate"] == 0.5


def test_teams_meet_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "together", "--players", "random,greedy", "--heroes", "birch,ash", "--games", "3"]
    said = said_by(capsys, *words)
    assert said["games"] == 6
    assert [player["games"] for player in said["players"]] == [3, 3]
    assert cli.main([*words, "--workers", "1", "--lang", "en"]) == 0
    assert "win rate is than each other team" in capsys.readouterr().out


def test_programs_take_part(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bot = tmp_path / "first.py"
    bot.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    print(json.dumps({'id': asked['id'], 'answer': asked['moves'][0]['answer']}), flush=True)\n",
        encoding="utf-8",
    )
    program = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(bot))}"
    said = said_by(capsys, "arena", "embers", "--players", f"random,{program}", "--games", "4")
    assert [player["player"] for player in said["players"]] == ["random", program]
    assert (said["errors"], said["lapses"]) == (0, 0)


def test_one_game_again(capsys: pytest.CaptureFixture[str]) -> None:
    plan = kmon(games=4, seed=9)
    command = shlex.split(plan.command(9))
    assert cli.main([*command[1:], "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    first = play_game(plan, 9)
    assert (again["seed"], tuple(again["roles"]), tuple(again["winners"]), again["decisions"]) == (
        first.seed,
        first.roles,
        first.winners,
        first.decisions,
    )


def test_errors_end_with_1_and_name_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by(capsys, "arena", "brittle", "--games", "12", code=1)
    assert said["errors"] > 0
    assert said["failures"][0]["command"].startswith("playmat arena brittle --players random,greedy --seed 1")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["kmon", "--players", "greedy"], "names one player. Name two or more"),
        (["kmon", "--players", "greedy,random,greedy"], "names “greedy” twice"),
        (["kmon", "--players", "greedy,nobody"], "classic"),
        (["kmon", "--games", "3"], "give an even number"),
        (["kmon", "--seats", "3"], "not 3"),
        (["kmon", "--pairing", "knockout"], "all, swiss"),
        (["kmon", "--rounds", "2"], "--pairing swiss"),
        (["kmon", "--pairing", "swiss", "--rounds", "2"], "1 rounds at most"),
        (["kmon", "--pairing", "swiss", "--only", "3"], "Leave --pairing out"),
        (["kmon", "--only", "4", "--games", "4", "--players", "greedy,random"], "from 0 to 3"),
        (["perilous", "--pairing", "swiss"], "Leave --pairing out"),
        (["perilous", "--decks", "all"], "kmon"),
        (["perilous", "--heroes", "sora,goofy", "--seats", "3"], "--heroes names 2"),
        (["kmon", "--players", "random,greedy,classic", "--sprt", "0", "10"], "names 3. Name two"),
        (["kmon", "--sprt", "10", "0"], "the lower one first"),
        (["kmon", "--sprt", "0", "nan"], "the lower one first"),
        (["kmon", "--sprt", "0", "5000"], "between -1000 and 1000"),
        (["kmon", "--sprt", "few", "many"], "--sprt 0 30"),
        (["kmon", "--sprt", "-5"], "--sprt"),
    ],
)
def test_what_cannot_be_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", *words, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


# ---- from Python -----------------------------------------------------------------------------------


def test_an_arena_from_python(capsys: pytest.CaptureFixture[str]) -> None:
    found = playmat.arena("kmon", ["greedy", "random"], games=6, seed=2, anchor="random")
    said = said_by(capsys, "arena", "kmon", "--players", "greedy,random", "--games", "6", "--seed", "2")
    assert len(found.rows) == said["games"] == 6
    assert found.standings.between(0, 1).share == said["players"][0]["rate"]
    assert found.standings.ratings()[1].elo == 0
    with pytest.raises(BadPlan, match="greedy, random"):
        playmat.arena("kmon", ["greedy", "random"], anchor="classic")
