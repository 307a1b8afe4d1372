"""Every measured table of the documents has its command and date, and the command still means something."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import Any

import figures
import pytest
from bench_guard import KEYS
from figure_forms import FORMS
from tests.absent import absent

import playmat
from playmat.proof.clauses import load

HISTORY = 38
"""So many tables and paragraphs have figures that no command measures again: of code that is gone, or counted
once to choose a limit. One more needs a good reason, here and beside it."""

CHOSEN = 28
"""So many figures in prose look measured, and somebody has chosen them: limits, levels, budgets."""

HEAD = "| player | won |\n|---|---|\n"
MEASURED = f"{HEAD}| greedy | **98.5 %** |\n| random | 1.5 % |\n"
COMMAND = "playmat simulate kmon --decks KM1-SD1,KM1-SD2 --players greedy,random --games 2 --seed 4"
SOAK = "python -m tests.server.soak kill --cycles 3"


def block(*commands: str, form: str = "duels", made: str = "2026-11-23", body: str = MEASURED) -> str:
    """A block of figures."""
    lines = "".join(f"{one}\n" for one in commands)
    return f"<!-- figures: mine as {form}, {made}\n{lines}-->\n{body}<!-- end of figures -->\n"


@pytest.mark.skipif(bool(absent()), reason="figures of every game are shown, with its commands")
def test_the_figures_of_the_documents_can_be_believed() -> None:
    assert figures.mistakes() == []


@pytest.mark.skipif(bool(absent()), reason="figures of every game are shown")
def test_readme_counts_clauses_and_options_as_they_are() -> None:
    readme = " ".join((figures.ROOT / "README.md").read_text(encoding="utf-8").split())
    for game, rules in load(figures.ROOT / "docs" / "rules").items():
        assert f"[{len(rules.needed)} clauses](docs/rules/{game}.md)" in readme
    assert f"and {len(playmat.game('khtcg').options())} options" in readme


def test_what_cannot_be_measured_again_is_counted_and_has_a_reason() -> None:
    reasons = [reason for _document, reason in figures.histories()]
    assert len(reasons) == HISTORY
    assert all(len(reason) > 10 for reason in reasons)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (MEASURED, 1),
        (f"Said before.\n\n{MEASURED}", 1),
        ("| way | decisions/s |\n|---|---|\n| C | 9.7 M |\n", 1),
        (f"<!-- history: 2026-11-22, the code is gone -->\n{MEASURED}", 0),
        (f"<!-- history: 2026-11-22, the code is gone -->\n{MEASURED}\n{MEASURED}", 1),
        (block(COMMAND), 0),
        (block(COMMAND) + MEASURED, 1),
        (f"```text\n{MEASURED}```\n", 0),
        ("| key | what |\n|---|---|\n| `amount` | 1 to 30 |\n| `to` | a seat |\n", 0),
    ],
)
def test_a_table_of_figures_stands_in_a_block(text: str, found: int) -> None:
    assert len(figures.unmarked(text)) == found


def test_what_is_chosen_and_not_measured_is_counted_and_has_a_reason() -> None:
    assert len(figures.CHOSEN) == CHOSEN
    assert all(reason for _document, _words, reason in figures.CHOSEN)


@pytest.mark.parametrize(
    "said",
    [
        "It wins 64.7 % of them.",
        "It wins 58 to 67 % of\n  them.",
        "A turn takes 3 ms with two heroes.",
        "After 4.9 s it is back, and holds 243 MB.",
        "That is 13,910 decisions per second.",
        "Of 3,000 random matches the longest took an hour.",
        "On a C compiler 9.7 M of them.",
        "It takes 24 requests.",
        "<!-- seen by nobody -->\nIt wins 64.7 %.",
    ],
)
def test_a_figure_in_prose_that_no_command_wrote_is_found(said: str) -> None:
    text = f"# 15 % better\n\n{said}\n\nNothing else.\n"
    assert len(figures.claimed("a.md", text)) > 0
    marked = text.replace(said, f"<!-- history: 2026-11-22, the code is gone -->\n{said}")
    assert figures.claimed("a.md", marked) == []
    assert figures.claimed("a.md", block(COMMAND, body=f"{MEASURED}\n{said}\n")) == []
    assert figures.claimed("a.md", f"{block(COMMAND)}\n{said}\n") != []


@pytest.mark.parametrize(
    "said",
    [
        "Python 3.11 and section 4 of 12 have 60 cards; ADR 7 says why, and KM-ACT-03.",
        "`--handicap 15 %` is an option.",
        "```text\nIt wins 64.7 %.\n```",
        "Since 2026-11-23 it has been so.",
    ],
)
def test_other_numbers_are_left_alone(said: str) -> None:
    assert figures.claimed("a.md", f"{said}\n") == []


def test_what_is_chosen_is_chosen_in_its_document_and_its_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "CHOSEN", (("a.md", "at most 4 MB each", "a limit"),))
    said = "PNG or JPEG, at most 4\nMB each.\n"
    assert figures.claimed("a.md", said) == []
    assert figures.claimed("b.md", said) == ["4 MB"]
    assert figures.claimed("a.md", said + "It took 5 MB.") == ["5 MB"]


def test_a_choice_that_stands_nowhere_any_more_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "README.md").write_text("At most 4 MB each, and 5 MB in all.", encoding="utf-8")
    monkeypatch.setattr(figures, "ROOT", tmp_path)
    monkeypatch.setattr(figures, "CHOSEN", tuple(("README.md", one, "a limit") for one in ("4 MB", "6 MB")))
    assert figures.mistakes() == [
        "README.md: no command makes “5 MB”",
        "README.md: “6 MB” is chosen, and stands there no more",
    ]


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ("playmat bench kmonn", "kmonn"),
        ("playmat bench kmon --secs 3", "--secs"),
        ("python -m tests.web.last_page", "no such module"),
        (COMMAND.replace("KM1-SD2", "KM1-SD99"), "KM1-SD99"),
        (COMMAND.replace("greedy", "greedier"), "greedier"),
        (COMMAND.replace("greedy", "search:cunning"), "cunning"),
        (COMMAND.replace("--seed", "--sead"), "--sead"),
        (COMMAND.replace("--games 2", "--games 3"), "3"),
        (COMMAND.replace("kmon", "chess"), "chess"),
        (f"{COMMAND} --ruleset tomy", "tomy"),
        (f"{COMMAND} --option format=free", "free"),
        ("playmat ratings kmon --players nobody", "nobody"),
        ("playmat arena kmon --sprt 5 0", "lower one first"),
        (COMMAND.replace("simulate", "simulation"), "no command of this project"),
        (SOAK.replace("kill", "kiss"), "kiss"),
        (SOAK.replace("--cycles", "--circles"), "--circles"),
        (SOAK.replace("soak", "soap"), "soap"),
        ("rm -rf figures", "no command of this project"),
        ("python examples/masked_sarsa.py", "no such file"),
        ("python examples/masked_ppo.py --hours 1", "it knows no --hours"),
    ],
)
def test_a_command_that_means_nothing_any_more_is_named(changed: str, why: str) -> None:
    (one,) = figures.blocks("a.md", block(changed, form=figures.KEPT))
    assert any(why in said for said in figures.wrong_with(one)), list(figures.wrong_with(one))


@pytest.mark.parametrize(
    "command", [COMMAND, SOAK, "playmat bench kmon --seconds 3", "python -m tests.web.first_page"]
)
def test_a_command_that_can_be_carried_out_is_believed(command: str) -> None:
    (one,) = figures.blocks("a.md", block(command, form=figures.KEPT))
    assert list(figures.wrong_with(one)) == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (block(COMMAND, form="poem"), "poem"),
        (block(COMMAND, made="2026-13-01"), "no date"),
        (block(form=figures.KEPT), "no command makes it"),
        (block(COMMAND), "not those of its date"),
    ],
)
def test_a_block_that_says_nothing_is_named(text: str, why: str) -> None:
    (one,) = figures.blocks("a.md", text)
    assert any(why in said for said in figures.wrong_with(one))


COMMANDS = {
    "duels": [COMMAND, COMMAND.replace("--seed 4", "--seed 5")],
    "decks": [COMMAND, COMMAND.replace("greedy,random", "random")],
    "teams": ["playmat simulate perilous --players random --seats 3 --games 2"],
    "ratings": [f"playmat ratings kmon --players {player} --games 2" for player in ("random", "greedy")],
    "speeds": ["playmat bench kmon --seconds 1"],
    "calibrations": ["playmat calibrate kmon --player random --games 2"],
    "baselines": ["playmat baselines kmon --players random --against random --games 2"],
}


def test_a_module_of_the_tools_is_a_command_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is found beside this tool, and says what it has measured as JSON."""
    run: dict[str, Any] = {}

    def carried_out(command: list[str], **how: Any) -> subprocess.CompletedProcess[str]:
        run.update(command=command[1:], path=how["env"]["PYTHONPATH"].split(os.pathsep)[0])
        return subprocess.CompletedProcess(command, 0, '{"error": 0.5}')

    monkeypatch.setattr(subprocess, "run", carried_out)
    assert figures.result(("python", "-m", "pursuit", "measure", "--games", "1")) == {"error": 0.5}
    assert run["command"] == ["-m", "pursuit", "measure", "--games", "1", "--json"]
    assert (Path(run["path"]) / "pursuit" / "__main__.py").exists()
    figures.result(("playmat", "calibrate", "kmon"))
    assert run["command"] == ["-m", "playmat", "calibrate", "kmon", "--json"]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.slow
def test_a_block_is_made_again(form: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = tmp_path / "README.md"
    other = block(COMMAND).replace("mine", "other")
    document.write_text(
        f"Before.\n{block(*COMMANDS[form], form=form, made='2020-01-01')}{other}", encoding="utf-8"
    )
    monkeypatch.setattr(figures, "ROOT", tmp_path)
    monkeypatch.setattr(figures, "CHOSEN", ())
    if form == "speeds":  # measuring takes a while, and bench has its own tests
        monkeypatch.setattr(
            figures, "result", lambda _words: {**dict.fromkeys(KEYS, 12.5), "build": "compiled"}
        )
    old, _other = figures.all_blocks()
    assert any("make it again" in said for said in figures.wrong_with(old))
    figures.make(old)
    made, kept = figures.all_blocks()
    assert list(figures.wrong_with(made)) == []
    assert made.made > "2026"
    assert made.commands == old.commands
    assert ("µs" if form == "speeds" else "%") in made.body
    assert figures.unmarked(made.body), "the table is one of figures"
    assert (kept.body, document.read_text(encoding="utf-8")[:8]) == (MEASURED, "Before.\n")
    changed = ("--seconds 1", "--seconds 2") if form == "speeds" else ("--games 2", "--games 4")
    stale = document.read_text(encoding="utf-8").replace(*changed, 1)
    assert any("make it again" in said for said in figures.wrong_with(figures.blocks("README.md", stale)[0]))


def test_two_blocks_of_one_name_and_open_marks_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(figures, "ROOT", tmp_path)
    monkeypatch.setattr(figures, "CHOSEN", ())
    twice = block(SOAK, form=figures.KEPT)
    (tmp_path / "README.md").write_text(twice + twice + twice.partition("<!-- end")[0], encoding="utf-8")
    found = figures.mistakes()
    assert any("two blocks are called mine" in one for one in found)
    assert any("not closed" in one for one in found)
