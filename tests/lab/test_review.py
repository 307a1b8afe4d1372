"""`playmat analyse`: what each decision cost by what its seat could know, and the same in every form."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from rich.cells import cell_len
from tests.own_set import OWN_SET

import playmat
from playmat import cli, texts
from playmat.kernel.choice import CONCEDE
from playmat.kernel.game import Result, Seat
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.record import twin_take, write_record
from playmat.kernel.match.scenario import begin, play, read_scenario
from playmat.kernel.phrase import Filling, Phrase
from playmat.kernel.player import Glimpse
from playmat.kernel.rng import PLAYER_STREAMS, REDEAL_STREAM, Stream, stream_of
from playmat.lab.deals import drawn_setup
from playmat.lab.review.analysis import OUT_OF_TIME, AnalysisPlan, Luck, Work
from playmat.lab.review.course import course
from playmat.lab.review.curve import chances, largest
from playmat.lab.review.exercises import exercise, write_exercises
from playmat.lab.review.telling import Telling
from playmat.lab.review.verdicts import Judge, Verdict, clear_gain
from playmat.players import load, roster

ANSWERS = 40
"""So many answers make a short match: then a seat gives up."""

QUICK = ["--player", "casual", "--deals", "3"]


def match_of(*players: str, game_id: str = "kmon", seed: int = 3) -> Match:
    """The first answers of a match between computer players, none of them named in it."""
    game = playmat.game(game_id)
    match = Match(game, drawn_setup(game, seed))
    seated = [load(name, stream_of(seed, PLAYER_STREAMS + seat), game) for seat, name in enumerate(players)]
    for _answer in range(ANSWERS):
        seat = match.to_move
        match.answer(seat, seated[seat].decide(Glimpse(game, match.state, seat, match.choice(seat))))
    return match


def finished(*players: str) -> Match:
    match = match_of(*players)
    match.answer(match.to_move, CONCEDE)
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    """A beginner against a player that looks one answer ahead."""
    return finished("beginner", "casual")


@pytest.fixture
def record(match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "home"))
    file = tmp_path / "m.playmat"
    file.write_text(write_record(match, "1"), encoding="utf-8")
    return file


class Said(NamedTuple):
    """The outcome of a command line."""

    code: int
    out: str
    err: str


@pytest.fixture
def analyse(capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    def run(file: Path, *more: str) -> Said:
        code = cli.main(["analyse", str(file), *QUICK, *more])
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return run


def test_who_plays_worse_loses_more(record: Path, analyse: Callable[..., Said]) -> None:
    """And the same command says the same; what is lost is the difference of the two chances."""
    first, again = (analyse(record, "--all", "--format", "json") for _time in range(2))
    assert (first.code, first.err) == (0, "")
    assert first == again
    told: dict[str, Any] = json.loads(first.out)
    assert told["seen"] == told["decisions"] == sum(len(one["decisions"]) for one in told["seats"])
    worse, better = told["seats"]
    assert worse["lost"] > 5 * better["lost"]
    assert worse["agreed"] / len(worse["decisions"]) < better["agreed"] / len(better["decisions"])
    for one in [*worse["decisions"], *better["decisions"]]:
        assert one["before"] - one["after"] == pytest.approx(one["lost"], abs=2e-4)
        assert bool(one["mark"]) == (one["lost"] >= 0.03)
        assert one["lost"] == 0.0 or one["computer"] != one["move"]
    assert sum(worse["marks"].values()) == sum(bool(one["mark"]) for one in worse["decisions"]) > 0
    assert [one["curve"][-1]["chance"] for one in told["seats"]] in ([0, 100], [100, 0])
    assert all(one["luck"]["start"] > 0.2 for one in told["seats"])
    assert {one["answer"] for one in worse["turning"]} <= {one["answer"] for one in worse["decisions"]}


def test_no_verdict_knows_what_the_seat_could_not(match: Match) -> None:
    """The same where the other hand and both decks are dealt again before it is looked at."""
    judge = Judge(match.game, 0, "casual", 3, 1)
    wanted = [one for one in course(match, 0).decisions if one.window.count > 1][4:8]
    moved = 0
    for one in wanted:
        other = one._replace(state=one.state.redeal(0, Stream(REDEAL_STREAM + 7, 3)))
        moved += other.state.encode() != one.state.encode()
        seen, blind = judge.verdict(one), judge.verdict(other)
        assert (seen.other, seen.after, seen.lost) == (blind.other, blind.after, blind.lost)
    assert moved == len(wanted) == 4


@pytest.mark.parametrize("game_id", ["kmon", "khtcg", "perilous"])
def test_a_course_holds_what_its_seat_could_know(game_id: str) -> None:
    """Each position is the true one with all that is hidden dealt again, and no other."""
    match = match_of(*["beginner"] * (5 if game_id == "perilous" else 2), game_id=game_id, seed=7)
    twin, truth = Match(match.game, match.setup, AwaitedNature()), {}
    for n, entry in enumerate(match.entries):
        truth[n] = twin.state.clone()
        twin_take(twin, entry)
    decisions = course(match, 0).decisions
    assert decisions
    for one in decisions:
        assert one.state.encode() == truth[one.n].redeal(0, Stream(REDEAL_STREAM, 0)).encode()
        assert one.state.encode() != truth[one.n].encode()


def test_matches_that_look_alike_give_the_same_exercise() -> None:
    """Only the opponent's deck lies in another order: no verdict, position or word tells them apart."""
    game = playmat.game("kmon")
    setup = drawn_setup(game, 3)
    mine, other = setup.seats
    told, hidden = [], []
    for deck in (other.deck, (*other.deck[:3], *reversed(other.deck[3:]))):
        seats = (mine, msgspec.structs.replace(other, deck=deck))
        match = Match(game, msgspec.structs.replace(setup, seats=seats))
        while match.to_move != 0 or match.choice(0).count() == 1:
            match.answer(match.to_move, match.choice(match.to_move).nth(0))
        hidden.append(match.state.encode())
        match.answer(0, match.choice(0).nth(0))
        match.answer(match.to_move, CONCEDE)
        found = Work(match, [0], AnalysisPlan("casual", 3, 1)).go(lambda _seen: None, lambda: True)
        words = Telling(found, "en", "m.playmat", [])
        told.append([exercise(words, found.reviews[0], one) for one in found.reviews[0].verdicts])
        told[-1].append(str(words.plain()["seats"][0]["decisions"]))
    assert hidden[0] != hidden[1]
    assert len(told[0]) > 1
    assert told[0] == told[1]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_an_analysis_in_words(lang: str, record: Path, analyse: Callable[..., Said]) -> None:
    """80 columns, each sign explained, and under each error the better answer."""
    said = analyse(record, "--seat", "0", "--errors", "--lang", lang)
    lines = said.out.splitlines()
    assert said.code == 0
    assert "analysis-" not in said.out
    assert all(
        texts.render(playmat.kernel.phrase.Phrase(key), lang) in said.out for key in ("analysis-move",)
    )
    assert max(map(cell_len, lines)) <= 80
    better = texts.render(Phrase("analysis-better", {"what": ""}), lang).strip()
    assert said.out.count(better) == sum(line.count("%  ") == 2 for line in lines) > 2
    assert (" %" in said.out) == (lang != "ja")


@pytest.mark.parametrize(("name", "begins"), [("a.txt", "K-Mon"), ("a.md", "# K-Mon"), ("a.json", "{")])
def test_what_is_printed_is_written(
    name: str, begins: str, record: Path, analyse: Callable[..., Said]
) -> None:
    out = record.parent / name
    said = analyse(record, "--seat", "1", "--errors", "--out", str(out))
    assert said.code == 0
    assert said.out.startswith(begins)
    assert out.read_text(encoding="utf-8") == said.out
    assert name in said.err
    refused = analyse(record, "--seat", "1", "--out", str(out))
    assert (refused.code, refused.out) == (2, "")
    assert "--overwrite" in refused.err


def test_mistakes_come_back_as_exercises(match: Match, record: Path, analyse: Callable[..., Said]) -> None:
    """Each asks what was asked, can be answered as it says, and holds no more than the seat knew."""
    folder = record.parent / "new" / "exercises"
    said = analyse(record, "--seat", "0", "--format", "json", "--exercises", str(folder))
    lost = {
        one["answer"]: one for one in json.loads(said.out)["seats"][0]["decisions"] if one["lost"] >= 0.08
    }
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == sorted(f"m-0-{n}.toml" for n in lost)
    assert f"{len(files)} exercise" in said.err.replace("One", "1")
    asked = {one.n: one for one in course(match, 0).decisions}
    assert files
    for file in files:
        n = int(file.stem.rpartition("-")[2])
        scenario = read_scenario(file.read_text(encoding="utf-8"))
        window = begin(scenario).window(0)
        assert window.prompt == asked[n].window.prompt
        assert [one.word for one in window.items] == [one.word for one in asked[n].window.items]
        assert [step.answer for step in scenario.document.step] == [lost[n]["computer"]]
        assert play(scenario).unmet == []
        assert match.game.dump(asked[n].state) == scenario.document.position
        assert scenario.document.setup.seed == 0 != match.setup.seed
        own, other = (msgspec.convert(one, Seat) for one in scenario.document.setup.seats)
        assert (own.deck, other.deck) == (match.setup.seats[0].deck, ())
        assert match.setup.seats[1].deck
    before = [file.read_bytes() for file in files]
    blocked = analyse(record, "--seat", "0", "--exercises", str(folder))
    assert (blocked.code, blocked.out) == (2, "")
    assert "--overwrite" in blocked.err
    files[0].write_text("", encoding="utf-8")
    assert analyse(record, "--seat", "0", "--exercises", str(folder), "--overwrite").code == 0
    assert [file.read_bytes() for file in files] == before


def test_exercises_of_other_cards_are_not_written(match: Match, tmp_path: Path) -> None:
    """The game of today has the same codes, and perhaps other cards under them."""
    game = match.game.with_sets(("my-set.toml", OWN_SET))
    other = Match(game, match.setup, AwaitedNature())
    for entry in match.entries:
        twin_take(other, entry)
    kept = []
    for one in (match, other):
        found = Work(one, [0], AnalysisPlan("casual", 2, 1)).go(lambda _seen: None, lambda: True)
        kept.append(write_exercises(Telling(found, "en", "m.playmat", []), tmp_path / "exercises"))
    (written, none), (nothing, left) = kept
    assert (none, nothing) == (0, 0)
    assert written > 0
    assert left > 0


def test_a_program_is_asked_as_it_is_written(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    bot = (
        "import json, sys\nfor line in sys.stdin:\n    q = json.loads(line)\n"
        "    print(json.dumps({'id': q['id'], 'answer': q['moves'][0]['answer']}), flush=True)\n"
    )
    (tmp_path / "MyBot.py").write_text(bot, encoding="utf-8")
    player = f"exec:{Path(sys.executable).as_posix()} MyBot.py"
    try:
        command = ["analyse", str(record), "--seat", "1", "--player", player, "--deals", "2"]
        assert cli.main([*command, "--format", "json"]) == 0
        assert json.loads(capsys.readouterr().out)["player"] == player
        roster.forget()
        assert cli.main(["calibrate", "kmon", "--player", player, "--games", "1", "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["player"] == player
    finally:
        roster.forget()


def test_an_interrupted_analysis_tells_what_there_is(
    record: Path, analyse: Callable[..., Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[int] = []
    whole, valued = Judge.verdict, chances

    def again(*asked: Any) -> list[float]:
        if judged:
            raise KeyboardInterrupt  # once more
        return valued(*asked)

    monkeypatch.setattr("playmat.lab.review.analysis.chances", again)

    def verdict(self: Judge, decision: Any) -> Verdict:
        if len(judged) == 3:
            raise KeyboardInterrupt
        judged.append(decision.n)
        return whole(self, decision)

    monkeypatch.setattr(Judge, "verdict", verdict)
    said = analyse(record, "--seat", "0")
    assert said.code == 130
    assert "Interrupted: 3 of " in said.out
    assert all(f" {n}  " in said.out for n in judged)
    assert "Luck of" not in said.out
    assert "Nothing changed" not in said.out


def test_an_interruption_of_luck_is_told(
    record: Path, analyse: Callable[..., Said], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_asked: object, **_named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("playmat.lab.review.analysis.moments_of", interrupted)
    said = analyse(record, "--seat", "0")
    assert said.code == 130
    assert "Interrupted: " in said.out
    assert "luck and the curve with all hands open were not" in " ".join(said.out.split())
    assert "Luck of" not in said.out


def test_without_time_for_luck_it_is_not_told(match: Match) -> None:
    judged: list[int] = []
    work = Work(match, [0], AnalysisPlan("casual", 2, 1))
    found = work.go(judged.append, lambda: len(judged) < len(work.wanted))
    assert (found.seen, found.stopped, found.reviews[0].luck) == (found.asked, OUT_OF_TIME, None)
    assert "Out of time" in " ".join(Telling(found, "en", "m.playmat", []).head())


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_one_decision_is_told_as_one(lang: str) -> None:
    """And the curve names no turn 0."""
    one, two = (
        texts.render(Phrase("analysis-interrupted", {"seen": seen, "asked": 5}), lang) for seen in (1, 2)
    )
    assert (one.replace("1", "2") == two) == (lang == "ja")
    figures: dict[str, Filling] = {"first": 50, "low": 40, "at": 0, "high": 60, "top": 0, "last": 100}
    told = texts.render(Phrase("analysis-curve-figures", figures), lang)
    assert "0" not in told.replace("50", "").replace("40", "").replace("60", "").replace("100", "")


def test_without_time_nothing_is_judged(match: Match) -> None:
    found = Work(match, [0], AnalysisPlan("casual", 3, 1)).go(lambda _seen: None, lambda: False)
    assert (found.seen, found.stopped) == (0, OUT_OF_TIME)
    assert found.asked > 10
    (end,) = found.reviews[0].points
    assert end.n == len(match.entries)


def test_the_curve_ends_early_where_time_is_short(match: Match) -> None:
    """Once it was told to its end, however long that took."""
    whole = Work(match, [0], AnalysisPlan("casual", 2, 1))
    points = whole.curve(0, lambda: True)
    left = iter([True] * 3)
    found = Work(match, [0], AnalysisPlan("casual", 2, 1)).go(lambda _seen: None, lambda: next(left, False))
    assert len(points) > 5
    assert found.reviews[0].points == [*points[:3], points[-1]]
    assert (found.seen, found.stopped) == (0, OUT_OF_TIME)


@pytest.mark.parametrize(
    ("more", "named"),
    [
        (["--format", "pdf"], "text, md, json"),
        (["--seat", "0", "--all"], "--all"),
        (["--seat", "2"], "0, 1"),
        (["--player", "search:500ms"], "search:2000"),
        (["--player", "nobody"], "nobody"),
        (["--deals", "0"], "2 to 1000"),
        (["--out", "nowhere/a.md"], "--out"),
        (["--exercises", "m.playmat"], "--exercises"),
        (["--exercises", "m.playmat/deeper"], "--exercises"),
    ],
)
def test_what_cannot_be_done_is_refused(
    more: list[str],
    named: str,
    record: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Before anything is looked at."""
    monkeypatch.chdir(record.parent)
    monkeypatch.setattr(Judge, "verdict", None)
    assert cli.main(["analyse", str(record), *more]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("old", ["\ndata ", "\ngame ", "\n60 ", "\nend "])
def test_a_record_that_was_changed_is_refused(
    lang: str, old: str, record: Path, analyse: Callable[..., Said]
) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, f"{old}1", 1), encoding="utf-8")
    said = analyse(record, "--lang", lang)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("playmat: ")


def test_a_match_that_goes_on_is_not_analysed(tmp_path: Path, analyse: Callable[..., Said]) -> None:
    file = tmp_path / "open.playmat"
    file.write_text(write_record(match_of("beginner", "casual"), "1"), encoding="utf-8")
    said = analyse(file)
    assert (said.code, said.out) == (2, "")
    assert "playmat resume" in said.err


def test_a_team_is_analysed_by_the_estimate_of_its_game(tmp_path: Path, analyse: Callable[..., Said]) -> None:
    """A game that tells no chance says so; a seat is named by its role."""
    match = match_of(*["beginner"] * 5, game_id="perilous", seed=7)
    match.close(Result((), "resigned", {}, ""))
    file = tmp_path / "team.playmat"
    file.write_text(write_record(match, "1"), encoding="utf-8")
    said = analyse(file, "--seat", match.setup.seats[0].role)
    assert said.code == 0
    assert "its own estimate" in said.out
    assert "Luck of" not in said.out


def test_of_equal_changes_the_first_comes_first() -> None:
    assert largest([10, 20, 10, 30, 29], 5) == [2, 0, 1]


def test_few_deals_say_little() -> None:
    """Twice the standard error is enough of many deals, and not of three."""
    few = [0.2, 0.05, 0.02]  # the mean is 1.6 standard errors
    assert clear_gain(few) == 0.0
    three = [0.12, 0.03, 0.06]  # 2.6 of them
    assert clear_gain(three) == 0.0
    assert clear_gain(three * 8) == pytest.approx(0.07)


def test_luck_that_is_next_to_none_has_no_minus(match: Match) -> None:
    found = Work(match, [0], AnalysisPlan("casual", 2, 1)).go(lambda _seen: None, lambda: False)
    found.reviews[0] = found.reviews[0]._replace(luck=Luck(0.5, -0.0001))
    (told,) = Telling(found, "en", "m.playmat", []).luck()
    assert "+0.0 points" in told
