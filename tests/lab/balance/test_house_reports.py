"""The reports of the house: there is one on every ruleset, in every language, and its command makes it."""

from __future__ import annotations

import shlex

import pytest
from tests.absent import HOUSE

import playmat
from playmat import cli, texts
from playmat.kernel.registry import games
from playmat.lab.balance.figures import TABLES
from playmat.lab.balance.house_reports import house_reports
from playmat.lab.balance.kept import read_report_json
from playmat.lab.balance.names import Wording
from playmat.lab.collection.finding import is_random


def test_there_is_a_report_on_every_ruleset_of_every_game_of_the_house() -> None:
    found = {(report.game, report.ruleset) for report in house_reports().values()}
    assert found == {
        (game, ruleset) for game in HOUSE if game in games() for ruleset in playmat.game(game).rulesets
    }


@pytest.mark.parametrize("name", house_reports())
def test_every_code_of_a_report_of_the_house_has_a_name(name: str) -> None:
    report = house_reports()[name]
    game = playmat.game(report.game)
    for language in texts.LANGUAGES:
        words = Wording(game, report.decks, language)
        nameless = {
            cell
            for table in report.tables.values()
            for row in table.rows
            for column, cell in zip(table.columns, row, strict=True)
            if words.has(column)
            and column != "figure"
            and not is_random(str(cell))
            and words.say(column, cell) == cell
        }
        assert nameless == set(), language
        figures = [words.say("figure", row[0]) for row in report.tables["decisions"].rows]
        assert not any("report-column" in str(one) for one in figures)


BEFORE_OPENINGS = {"khtcg-ffg", "khtcg-tomy"}
"""Reports that were made before opening hands were compared, and lack the columns about that."""

ABOUT_OPENINGS = ("opening_adds", "opening_adds_low", "opening_adds_high", "opening_p", "opening_decks")


@pytest.mark.parametrize("name", house_reports())
def test_the_command_of_a_report_of_the_house_makes_such_a_report(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With fewer games, and two of its decks."""
    for library in TABLES:
        pytest.importorskip(library)
    report = house_reports()[name]
    words = shlex.split(report.command)
    assert words[:3] == ["playmat", "report", report.game]
    given = dict(zip(words[3::2], words[4::2], strict=True))
    fewer = given | {"--games": "2"}
    if report.decks:
        assert given["--decks"] == ",".join(report.decks)
        fewer["--decks"] = ",".join(list(report.decks)[:2])
    command = [*words[1:3], *(word for pair in fewer.items() for word in pair), "--workers", "1", "--json"]
    assert cli.main(command) == 0
    found = read_report_json(capsys.readouterr().out, "the output")
    for field in ("game", "ruleset", "options", "players", "seed"):
        assert getattr(found, field) == getattr(report, field)
    made = {name: table.columns for name, table in found.tables.items()}
    if name in BEFORE_OPENINGS:
        made["cards"] = tuple(column for column in made["cards"] if column not in ABOUT_OPENINGS)
    assert made == {name: table.columns for name, table in report.tables.items()}
