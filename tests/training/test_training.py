"""Learning: the same command learns the same, an interrupted run goes on, and what is learned is true."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import playmat
from playmat import cli
from playmat.kernel.documents.weights import read_weights
from playmat.kernel.rng import mix
from playmat.lab.cluster.crew import Job
from playmat.lab.simulate import LostWorker

np = pytest.importorskip("numpy")

from playmat.training.fitting import (  # noqa: E402 - needs numpy
    Regression,
    chances,
    corrected,
    correction,
    log_loss,
    scores,
    whole,
)
from playmat.training.positions import Positions, joined  # noqa: E402
from playmat.training.run import SUFFIX, play_rounds, prepared, task_of  # noqa: E402
from playmat.training.selfplay import play_round  # noqa: E402

GAME = playmat.game("kmon")


def train(out: Path, *more: str) -> int:
    return cli.main(
        ["train", "kmon", "--out", str(out), "--player", "random", "--games", "12", "--epochs", "2", *more]
    )


def without_date(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("date")]


def coins(count: int) -> Positions:
    """Rows of which the second feature decides, and the third says nothing; both stand beside a constant."""
    told = [(int(mix(1, row)) >> 20 & 1, int(mix(2, row)) >> 20 & 1) for row in range(count)]
    won = [float(mix(3, row) % 10 < (8 if decides else 3)) for row, (decides, _other) in enumerate(told)]
    places = [place for _row in range(count) for place in (0, 1, 2)]
    amounts = [amount for decides, other in told for amount in (1, decides, other)]
    return Positions(
        np.arange(0, 3 * count + 1, 3), np.array(places), np.array(amounts), np.array(won), np.arange(count)
    )


def test_regression_finds_the_odds() -> None:
    rows = coins(20_000)
    fit = Regression(rows, 3, seed=1)
    losses = list(fit.learn(60))
    always, decides, other = whole(fit.found())
    unit = 1 << 16
    assert always / unit == pytest.approx(np.log(3 / 7), abs=0.1)
    assert (always + decides) / unit == pytest.approx(np.log(8 / 2), abs=0.1)
    assert other / unit == pytest.approx(0.0, abs=0.1)
    assert losses[-1] < losses[0] <= log_loss(np.full(len(rows), 0.5), rows.results)
    assert chances(fit.scores(rows)).mean() == pytest.approx(rows.results.mean(), abs=0.01)


def test_scores_that_are_too_bold_are_corrected() -> None:
    """Odds that are told squared, and a little too hopefully, are told as they are."""
    true = np.linspace(-3.0, 3.0, 4000)
    drawn = np.array([mix(4, row) % 1_000_000 / 1_000_000 for row in range(len(true))])
    slope, offset = correction(2.0 * true + 0.4, (drawn < chances(true)).astype(float))
    assert slope == pytest.approx(0.5, abs=0.05)
    assert offset == pytest.approx(-0.2, abs=0.1)
    rows = coins(10)
    told = np.array([0.3, -0.7, 0.1])
    assert scores(rows, corrected(told, 2.0, -1.0)) == pytest.approx(2.0 * scores(rows, told) - 1.0)


def test_rows_keep_their_numbers_when_they_are_joined_and_cut() -> None:
    rows = coins(10)
    both = joined([rows.part(0, 4), rows.part(4, 10)])
    assert both.amounts.tolist() == rows.amounts.tolist()
    assert both.starts.tolist() == rows.starts.tolist()
    narrow = both.below(2).part(3, 5)
    assert narrow.places.tolist() == [0, 1, 0, 1]
    assert narrow.starts.tolist() == [0, 2, 4]


def test_a_round_of_a_seed_is_always_the_same_and_others_differ() -> None:
    first, again, other = (play_round(GAME, "random", seed, 0, 3) for seed in (1, 1, 2))
    assert first.amounts.tolist() == again.amounts.tolist() != other.amounts.tolist()
    assert first.results.tolist() == again.results.tolist()
    assert set(first.results.tolist()) <= {0.0, 0.5, 1.0}
    assert len(first) > 0


def test_an_interrupted_run_ends_as_one_that_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("playmat.training.run.ROUND", 6)
    whole, cut = tmp_path / "whole.toml", tmp_path / "cut.toml"
    assert train(whole) == 0

    def stopped(game: object, player: str, seed: int, first: int, count: int) -> Positions:
        if first > 0:
            raise KeyboardInterrupt
        return play_round(GAME, player, seed, first, count)

    with monkeypatch.context() as patch:
        patch.setattr("playmat.training.run.play_round", stopped)
        assert train(cut) == 130
    assert not cut.exists()
    assert train(cut) == 0
    assert without_date(cut) == without_date(whole)
    assert not cut.with_name(cut.name + SUFFIX).exists()
    assert "14 of 14" in capsys.readouterr().err
    weights = read_weights(cut.read_text(encoding="utf-8"), "cut.toml", "kmon")
    assert weights.data == GAME.data_hash()
    features = GAME.features()
    assert features is not None
    assert len(weights.full) == len(features.names)


def test_the_shards_of_a_run_together_learn_what_the_whole_run_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("playmat.training.run.ROUND", 6)
    whole, parted, far = (tmp_path / name for name in ("whole.toml", "parted.toml", "far.toml"))
    assert train(whole) == 0
    assert train(far, "--shard", "2/2") == 0
    assert not far.exists()
    assert "8 matches" in capsys.readouterr().err
    assert train(parted, "--shard", "1/2") == 0
    here, there = (out.with_name(out.name + SUFFIX) for out in (parted, far))
    shutil.copytree(there, here, dirs_exist_ok=True)
    with monkeypatch.context() as patch:
        patch.setattr("playmat.training.run.played", lambda *_round: pytest.fail("played again"))
        assert train(parted) == 0
    assert without_date(parted) == without_date(whole)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--shard 3/2", "2/5"),
        ("--shard 1/9", "9"),
        ("--shard 1/2 --cluster local:2", "--cluster"),
        ("--cluster nowhere", "tcp://HOST:PORT"),
    ],
)
def test_parts_and_clusters_that_cannot_be(
    words: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert train(tmp_path / "w.toml", *words.split()) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("damage", [b"", b"no numbers", b"PK\x03\x04 cut"])
def test_a_damaged_round_is_named_and_can_be_played_again(
    damage: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("playmat.training.run.ROUND", 6)
    out = tmp_path / "w.toml"
    assert train(out, "--shard", "1/2") == 0
    bad = min(out.with_name(out.name + SUFFIX).glob("round-*.npz"))
    whole = bad.read_bytes()
    for text in (damage, whole[:-40], whole.replace(whole[200:240], b"x" * 40, 1)):
        bad.write_bytes(text)
        capsys.readouterr()
        for more in (("--shard", "1/2"), ()):
            assert train(out, *more) == 2
            said = capsys.readouterr().err
            assert bad.name in said
            assert "Delete it" in said
    bad.unlink()
    assert train(out) == 0


def test_one_match_is_played_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A cluster that dies of a match names it; so it can be looked at, one of the judge's, too."""
    for number in (3, 13):
        assert train(tmp_path / "w.toml", "--only", str(number)) == 0
        assert f"Match {number} (seed {mix(1, number)}) is played" in capsys.readouterr().err
    assert train(tmp_path / "w.toml", "--only", "14") == 2
    assert "0 to 13" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


class Shaky:
    """A cluster on which the second round ends its workers, though no match of it does.

    Args:
        killing: the match that ends a worker even alone.
    """

    def __init__(self, killing: int | None = None) -> None:
        self.killing = killing

    def play(self, job: Job[bytes], units: list[range]) -> Iterator[tuple[range, bytes]]:
        for numbers in units:
            parts = [numbers] if numbers.start == 0 else [range(one, one + 1) for one in numbers]
            for part in parts:
                if part.start == self.killing:
                    raise LostWorker("lab-cluster-game", "", game=part.start, seed=job.seed(part.start))
                yield part, job.play(part.start, len(part))


def test_a_round_that_comes_in_matches_is_the_same_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playmat.training.run.ROUND", 6)
    task = task_of(GAME, "random", 12, 1, 2, "random", 2)
    here, there = tmp_path / "here", tmp_path / "there"
    rounds = task.rounds() + task.judged_rounds()
    told: list[int] = []
    for folder, crew in ((here, None), (there, Shaky())):
        prepared(task, folder)
        play_rounds(GAME, task, folder, rounds, told.append, crew)  # type: ignore[arg-type]
    assert told == [6, 12, 14] * 2
    for one, other in zip(
        play_rounds(GAME, task, here, rounds, told.append),
        play_rounds(GAME, task, there, rounds, told.append),
        strict=True,
    ):
        assert one.packed() == other.packed()
    with pytest.raises(LostWorker) as lost:
        play_rounds(GAME, task, tmp_path, rounds, told.append, Shaky(7))  # type: ignore[arg-type]
    assert lost.value.phrase.args["seed"] == mix(1, 7)
    assert [file.name for file in tmp_path.glob("*.npz")] == ["round-0000000.npz"]


@pytest.mark.whole
def test_a_cluster_learns_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("playmat.training.run.ROUND", 2)
    here, there = tmp_path / "here.toml", tmp_path / "there.toml"
    assert train(here) == 0
    assert train(there, "--cluster", "local:2") == 0
    assert without_date(there) == without_date(here)
    assert "14 of 14" in capsys.readouterr().err


def test_what_is_there_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "w.toml"
    out.write_text("mine", encoding="utf-8")
    assert train(out) == 2
    assert out.read_text(encoding="utf-8") == "mine"
    folder = tmp_path / f"new.toml{SUFFIX}"
    folder.mkdir()
    (folder / "run.json").write_text("{}", encoding="utf-8")
    assert train(tmp_path / "new.toml") == 2
    assert "another command" in capsys.readouterr().err


def test_a_game_without_features_is_refused_with_those_that_have_some(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["train", "perilous", "--out", str(tmp_path / "w.toml")]) == 2
    assert "kmon" in capsys.readouterr().err
