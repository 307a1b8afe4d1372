"""`playmat decks meta`: equilibria of known games, cycles, best answers, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import playmat
from playmat import cli
from playmat.lab.collection.finding import entrants
from playmat.lab.meta.commands import read_field
from playmat.lab.meta.equilibrium import equilibrium
from playmat.lab.meta.field import FieldTally
from playmat.lab.plan import BadPlan, make_plan
from playmat.lab.result_rows import ResultRow

pytest.importorskip("scipy")

KMON = playmat.game("kmon")
THREE = "KM1-SD1,KM1-SD2,KM1-SD3"


def field_of(*counts: tuple[int, int, int, int, int]) -> FieldTally:
    """Three decks with these deals between the first two, the first and the third, the last two."""
    found = FieldTally(make_plan(KMON, ["random"], games=2, decks=entrants(KMON, THREE)))
    for deals, kinds in zip(found.deals.values(), counts, strict=True):
        deals.counts = list(kinds)
    return found


ROCK_PAPER_SCISSORS = ((0, 0, 0, 0, 400), (400, 0, 0, 0, 0), (0, 0, 0, 0, 400))


def test_rock_paper_scissors() -> None:
    assert equilibrium([[0.5, 1, 0], [0, 0.5, 1], [1, 0, 0.5]]) == pytest.approx([1 / 3] * 3)


def test_rock_paper_scissors_in_which_rock_counts_double() -> None:
    """Wins with rock count twice: rock 1/4, paper 1/2, scissors 1/4."""
    shares = [[0.5, 0.25, 1.0], [0.75, 0.5, 0.25], [0.0, 0.75, 0.5]]
    assert equilibrium(shares) == pytest.approx([0.25, 0.5, 0.25])


def test_what_beats_all_others_is_the_whole_mix() -> None:
    assert equilibrium([[0.5, 0.4, 0.3], [0.6, 0.5, 0.55], [0.7, 0.45, 0.5]]) == pytest.approx([0, 1, 0])


def test_no_deck_beats_the_mix() -> None:
    shares = [
        [0.5, 0.62, 0.41, 0.55],
        [0.38, 0.5, 0.58, 0.52],
        [0.59, 0.42, 0.5, 0.47],
        [0.45, 0.48, 0.53, 0.5],
    ]
    mix = equilibrium(shares)
    assert sum(mix) == pytest.approx(1)
    for row in shares:
        assert sum(share * weight for share, weight in zip(row, mix, strict=True)) <= 0.5 + 1e-9


def test_a_field_like_rock_paper_scissors() -> None:
    found = field_of(*ROCK_PAPER_SCISSORS)
    assert found.mix() == pytest.approx([1 / 3] * 3)
    (cycle,) = found.cycles()
    assert (cycle.decks, cycle.weakest, cycle.sure) == ((0, 1, 2), 1.0, True)
    assert all(used > 0.95 and low < 1 / 3 < high for used, low, high in found.doubt())


def test_the_best_answer_to_a_field() -> None:
    """The first deck beats the second, the second the third, the third the first."""
    found = field_of(*ROCK_PAPER_SCISSORS)
    assert found.answers({1: 1})[0].deck == 0
    first, second, third = found.answers({0: 3, 1: 1})
    assert (first.deck, first.share) == (2, 0.75)
    assert (second.deck, second.share) == (0, 0.625)
    assert (third.deck, third.share) == (1, 0.125)
    assert first.low < 0.75 <= first.high


def test_few_games_leave_the_mix_in_doubt_and_no_cycle_sure() -> None:
    found = field_of((0, 0, 1, 1, 0), (0, 1, 1, 0, 0), (0, 0, 1, 1, 0))
    (cycle,) = found.cycles()
    assert not cycle.sure
    assert all(high - low > 0.3 for _used, low, high in found.doubt())


def test_games_are_counted_by_deals() -> None:
    """Pairs take turns: games 0 to 2 have the first seating, 3 to 5 the other one."""
    found = field_of(*[(0, 0, 0, 0, 0)] * 3)
    for number, winners in enumerate([(0,), (1,), (), (1,), (0,), (0,)]):
        found.add(ResultRow(number, 0, ("", ""), winners, "over", 1))
    assert [deals.share for deals in found.deals.values()] == [1.0, 0.0, 0.25]
    broken = field_of(*[(0, 0, 0, 0, 0)] * 3)
    broken.add(ResultRow(0, 0, ("", ""), error="broken"))
    broken.add(ResultRow(1, 0, ("", ""), (0,), "over", 1))
    broken.add(ResultRow(2, 0, ("", ""), (0,), "over", 1))
    broken.add(ResultRow(3, 0, ("", ""), (0,), "over", 1))
    assert broken.deals[0, 1].count == 0


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = [
        "decks",
        "meta",
        "kmon",
        "--decks",
        THREE,
        "--player",
        "random",
        "--games",
        "2",
        "--workers",
        "1",
    ]
    assert cli.main([*words, "--field", "km1-sd1=3,KM1-SD2=1", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["games"] == 6
    assert [deck["deck"] for deck in said["decks"]] == THREE.split(",")
    assert [deck["field"] for deck in said["decks"]] == [0.75, 0.25, 0]
    assert sum(deck["weight"] for deck in said["decks"]) == pytest.approx(1)
    rates = [answer["rate"] for answer in said["answers"]]
    assert rates == sorted(rates, reverse=True)
    for lang, word in (("en", "Nash equilibrium"), ("ja", "ナッシュ均衡"), ("it", "equilibrio di Nash")):
        assert cli.main([*words, "--lang", lang, "--out", str(tmp_path / f"{lang}.csv")]) == 0
        found = capsys.readouterr()
        assert word in found.out
        assert "[lab-" not in found.out
        assert found.err == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["kmon", "--decks", "KM1-SD1"], "Name two or more"),
        (["kmon", "--games", "3"], "give an even number"),
        (["kmon", "--player", "greedy,random"], "name one"),
        (["kmon", "--player", "nobody"], "classic"),
        (["kmon", "--field", "KM1-SD99=1"], "“KM1-SD99=1” does not name a deck"),
        (["kmon", "--field", "KM1-SD1=1,KM1-SD1=2"], "names it again"),
        (["kmon", "--field", "KM1-SD1=few"], "KM1-SD1=3"),
        (["kmon", "--field", "KM1-SD1=0"], "from 1 to 999999"),
        (["perilous"], "kmon"),
    ],
)
def test_what_cannot_be_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["decks", "meta", *words, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err


def test_without_the_library_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("playmat.lab.meta.equilibrium.find_spec", lambda _name: None)
    assert cli.main(["decks", "meta", "kmon", "--lang", "en"]) == 2
    assert "playmat[stats]" in capsys.readouterr().err


def test_a_field_of_nothing_is_all_decks_alike() -> None:
    decks = entrants(KMON, THREE)
    assert read_field(decks, None) == {0: 1, 1: 1, 2: 1}
    assert read_field(decks, "KM1-SD3=2, km1-sd1=5") == {2: 2, 0: 5}
    with pytest.raises(BadPlan):
        read_field(decks, "")
