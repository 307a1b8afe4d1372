"""The report of a fault, as the browser client saves it, in place of a record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.terminal.start.test_starting_points import played

from playmat import __version__, cli
from playmat.kernel.match.record import write_record


def report(folder: Path, **more: object) -> Path:
    """A report with these parts."""
    path = folder / "report.json"
    path.write_text(json.dumps({"playmat": "fault 1", "page": "t", "log": [], **more}), "utf-8")
    return path


@pytest.mark.parametrize("game", ["khtcg", "kmon", "perilous"])
def test_a_report_replays_to_the_same_position(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = played(game, 6)
    file = report(tmp_path, record=write_record(match, __version__))
    assert cli.main(["record", "check", str(file), "--lang", "en"]) == 0
    assert match.digest() in capsys.readouterr().out
    assert cli.main(["replay", str(file), "--at", "2", "--lang", "en"]) == 0
    assert "After 2 of" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ('{"playmat": "fault 1", "record": ""}', "was made during the match"),
        ('{"playmat": "fault 1"}', "was made during the match"),
        ('{"playmat": "fault 9", "record": ""}', ""),
        ('{"playmat": "fault 1", "record": 5}', ""),
        ('{"some": "thing"}', ""),
        ("{", ""),
    ],
)
def test_what_holds_no_record_is_refused(
    content: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "report.json"
    file.write_text(content, "utf-8")
    assert cli.main(["record", "check", str(file), "--lang", "en"]) == 2
    err = capsys.readouterr().err
    assert why in err
    assert "Traceback" not in err
