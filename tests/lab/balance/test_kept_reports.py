"""Reports as they are kept: printed as JSON, read back, put into words."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest

import playmat
from playmat import cli
from playmat.lab.balance.figures import TABLES, Gathered, frames
from playmat.lab.balance.house_reports import house_reports
from playmat.lab.balance.kept import KeptReport, read_report_json, write_report_json
from playmat.lab.balance.making import kept_report, report_plan
from playmat.lab.balance.names import Wording, named_decks
from playmat.lab.collection.finding import entrants
from playmat.lab.files import BadFile
from playmat.lab.simulate import Run

BOTH = ["report", "kmon", "--decks", "KM1-SD1,KM1-SD2", "--players", "random", "--games", "2"]


@pytest.fixture
def libraries() -> None:
    """The libraries that make tables; those that draw are not needed."""
    for library in TABLES:
        pytest.importorskip(library)


def printed(command: list[str], capsys: pytest.CaptureFixture[str], code: int = 0) -> KeptReport:
    """The report that a command prints, and nothing else."""
    capsys.readouterr()
    assert cli.main([*command, "--json"]) == code
    out, err = capsys.readouterr()
    assert err == ""
    assert out.count("\n") == 1
    return read_report_json(out, "the output")


@pytest.mark.usefixtures("libraries")
def test_a_report_is_printed_as_one_object(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kmon = playmat.game("kmon")
    found = printed([*BOTH, "--seed", "3", "--workers", "1"], capsys)
    assert (found.game, found.ruleset, found.games, found.errors, found.seed) == ("kmon", "", 2, 0, 3)
    assert found.players == ("random", "random")
    assert found.decks == {"KM1-SD1": "Glacier Bastion", "KM1-SD2": "Wild Bloom"}
    assert (found.playmat, found.rules, found.data) == (playmat.__version__, kmon.version, kmon.data_hash())
    assert found.is_current()
    assert not msgspec.structs.replace(found, rules="0").is_current()
    assert not msgspec.structs.replace(found, data="0").is_current()
    names = ["labels", "pairings", "first", "lengths", "endings", "leads", "changes", "decisions", "cards"]
    assert list(found.tables) == names
    assert found.tables["labels"].columns == ("label", "sides", "points", "share", "share_low", "share_high")
    assert {row[0] for row in found.tables["labels"].rows} == set(found.decks)
    assert {str(row[0]) for row in found.tables["cards"].rows} <= set(kmon.deck_book().cards)
    assert list(tmp_path.iterdir()) == []
    assert msgspec.structs.replace(printed(shlex.split(found.command)[1:], capsys), made=found.made) == found


@pytest.mark.usefixtures("libraries")
def test_figures_are_those_of_the_data_frames() -> None:
    kmon = playmat.game("kmon")
    plan = report_plan(kmon, ["random"], entrants(kmon, "KM1-SD1,KM1-SD2"), games=4)
    found = Gathered(plan, kmon.team)
    Run(1, None, found).go()
    kept = read_report_json(write_report_json(kept_report(found, "2026-11-28")), "")
    tables = frames(found)
    assert set(tables) == set(kept.tables)
    for name, table in kept.tables.items():
        assert table.columns == tuple(tables[name].columns)
        rows = tables[name].rows()
        assert len(rows) == len(table.rows)
        for row, exact in zip(table.rows, rows, strict=True):
            assert list(row) == [
                pytest.approx(cell, rel=1e-4) if isinstance(cell, float) else cell for cell in exact
            ]


@pytest.mark.usefixtures("libraries")
def test_heroes_of_a_team_are_partners_and_have_no_first_turn() -> None:
    perilous = playmat.game("perilous")
    plan = report_plan(perilous, ["greedy"], (), games=6)
    found = Gathered(plan, perilous.team)
    Run(1, None, found).go()
    tables = frames(found)
    assert "partners" in tables
    assert not {"pairings", "first"} & set(tables)
    won = {(row["label"], row["partner"]): row["share"] for row in tables["partners"].iter_rows(named=True)}
    assert all(won[other, one] == share for (one, other), share in won.items())


@pytest.mark.usefixtures("libraries")
def test_games_that_break_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    """This one is played without cards, so that a table is empty."""
    found = printed(
        ["report", "brittle", "--players", "random", "--games", "2", "--workers", "1"], capsys, code=1
    )
    assert (found.errors, found.games) == (1, 1)
    assert found.tables["endings"].rows
    assert found.tables["cards"].rows == ()


@pytest.mark.usefixtures("libraries")
def test_without_any_result_there_are_no_tables() -> None:
    plan = report_plan(playmat.game("embers"), ["random"], (), games=1)
    assert kept_report(Gathered(plan, False), "2026-11-28").tables == {}


@pytest.mark.parametrize(
    "damage",
    [
        lambda plain: plain[: len(plain) // 2],
        lambda plain: plain.replace('"seed":', '"sd":'),
        lambda plain: plain.replace('"rows":[[', '"rows":[[1,'),
        lambda plain: "[" * 5_000,
        lambda plain: "",
    ],
)
def test_a_damaged_report_is_refused(damage: Any) -> None:
    if not house_reports():
        pytest.skip("no game of the house is installed")
    whole = write_report_json(next(iter(house_reports().values())))
    with pytest.raises(BadFile, match=r"“some\.json” is damaged: "):
        read_report_json(damage(whole), "some.json")


def test_decks_are_called_by_their_names_in_the_language() -> None:
    kmon = playmat.game("kmon")
    decks = {"KM1-SD1": "Glacier Bastion", "mine.txt": "My own", "plain": ""}
    assert named_decks(kmon, decks, "it") == {
        "KM1-SD1": f"KM1-SD1 {kmon.book.decks['KM1-SD1'].names['it']}",
        "mine.txt": "mine.txt My own",
        "plain": "plain",
    }
    words = Wording(kmon, decks, "it")
    assert words.label("KM1-SD1") == "KM1-SD1 Bastione Glaciale"
    assert [words.say("card", "no card"), words.say("label", ""), words.say("share", 0.5)] == [
        "no card",
        "tutti",
        0.5,
    ]
