"""A citation counts only where a test would fail: each way to cite, and each way that does not count."""

import json
from pathlib import Path

import pytest

from playmat import cli
from playmat.proof.citations import Citation, collect, of_python, of_scenario
from playmat.proof.clauses import RulesError, parse
from playmat.proof.coverage import cover, coverage


def cited(code: str) -> set[str]:
    """The clauses a test file cites in a way that counts."""
    return {citation.clause for citation in of_python(code, "test_x.py")}


# The ids below are put together, so that this file cites none itself.
PP = "PP-ROLL-0"
ONE, TWO = PP + "1", PP + "2"


def test_docstrings_markers_parameters_and_tables_cite() -> None:
    assert cited(f'def test_a():\n    "{ONE} and {TWO}"\n    assert f()') == {ONE, TWO}
    assert cited(f'@mark("{ONE}")\ndef test_a():\n    assert f()') == {ONE}
    assert cited(f'@parametrize("x", [param(1, id="{ONE}")])\nasync def test_a(x):\n    assert x') == {ONE}
    assert cited(f'CASES = [("{ONE}", 1)]\n@parametrize("c", CASES)\ndef test_a(c):\n    assert c') == {ONE}
    assert cited(
        f'@mark("{TWO}")\nclass TestA:\n    def test_a(self):\n        "{ONE}"\n        assert f()'
    ) == {
        ONE,
        TWO,
    }


@pytest.mark.parametrize(
    "body",
    ["with pytest.raises(E):\n        f()", "run_scenario(x)", "check_game(g)", "helpers.assert_same(a)"],
)
def test_helpers_that_fail_a_test_count_as_asserting(body: str) -> None:
    assert cited(f'def test_a():\n    "{ONE}"\n    {body}') == {ONE}


@pytest.mark.parametrize(
    "code",
    [
        f'def test_a():\n    "{ONE}"\n    f()',
        f'def test_a():\n    "{ONE}"\n    assert True',
        f'def test_a():\n    assert f("{ONE}")',
        f"def test_a():\n    # {ONE}\n    assert f()",
        f'def helper():\n    "{ONE}"\n    assert f()',
        f'class Helper:\n    def test_a(self):\n        "{ONE}"\n        assert f()',
        f'"{ONE}"\ndef test_a():\n    assert f()',
        f'@pytest.mark.skip\ndef test_a():\n    "{ONE}"\n    assert f()',
        f'@pytest.mark.xfail(reason="x")\ndef test_a():\n    "{ONE}"\n    assert f()',
    ],
    ids=["no assert", "constant", "argument", "comment", "helper", "class", "module", "skipped", "xfail"],
)
def test_what_does_not_count(code: str) -> None:
    assert cited(code) == set()


def test_ranges_count_for_their_first_id_only() -> None:
    assert cited(f'def test_a():\n    "{ONE} to 04, -05"\n    assert f()') == {ONE}


@pytest.mark.parametrize(
    ("expects", "counts"),
    [
        ("[expect]\nhealth = 3", True),
        ('[[expect]]\npath = "x"', True),
        ("[[step]]\nseat = 1\n[step.expect]\nhealth = 3", True),
        ("[expect]", False),
        ("[[step]]\nseat = 1", False),
        ("", False),
    ],
)
def test_scenarios_count_if_they_expect_something(expects: str, counts: bool) -> None:
    found = of_scenario(f'clauses = ["{ONE}"]\n{expects}\n', "a.toml")
    assert [citation.clause for citation in found] == ([ONE] if counts else [])


RULES = parse(
    "nim",
    "- **NI-A-01** [both] Both.\n- **NI-A-02** [left] One.\n- **NI-A-03** [both<R] Both again.\n"
    "- **NI-A-04** [right] The other.\n",
)


def lacking(*rulesets: str) -> dict[str, tuple[str, ...]]:
    """Under which rulesets each clause is not held, if tests that say these rulesets cite all of them."""
    citations = [Citation(clause, "test", frozenset(rulesets)) for clause in RULES.clauses]
    return {row.clause.id: row.lacking for row in cover(RULES, citations).rows if not row.covered}


def test_a_clause_is_held_under_each_of_its_rulesets() -> None:
    assert lacking("left", "right") == {}
    assert lacking("*") == {}
    assert lacking("left") == {"NI-A-01": ("right",), "NI-A-03": ("right",), "NI-A-04": ("right",)}
    assert lacking() == {clause.id: clause.rulesets for clause in RULES.clauses.values()}


@pytest.mark.parametrize(
    ("head", "rulesets"),
    [
        ('@pytest.mark.rulesets("ffg", "tomy")\ndef test_a():', {"ffg", "tomy"}),
        ('@pytest.mark.parametrize("ruleset", ["ffg"])\ndef test_a(ruleset):', {"ffg"}),
        ('@pytest.mark.parametrize(("ruleset", "n"), [("ffg", 1)])\ndef test_a(ruleset, n):', {"ffg"}),
        ("def test_a(ruleset):", {"*"}),
        ("def test_a():", set()),
    ],
)
def test_tests_say_their_rulesets(head: str, rulesets: set[str]) -> None:
    (citation,) = of_python(f'{head}\n    "{ONE}"\n    assert f()', "test_x.py")
    assert citation.rulesets == rulesets


@pytest.mark.parametrize(("arguments", "rulesets"), [("", {"tomy"}), ("ruleset", {"*"})])
def test_a_ruleset_that_is_handed_to_a_function_is_said(arguments: str, rulesets: set[str]) -> None:
    text = f'def test_a({arguments}):\n    "{ONE}"\n    assert begin("tomy", seat=1)'
    (citation,) = of_python(text, "test_x.py")
    assert citation.rulesets == rulesets


def test_scenarios_say_their_ruleset() -> None:
    text = f'clauses = ["{ONE}"]\n[game]\nruleset = "tomy"\n[expect]\nhp = 3\n'
    (citation,) = of_scenario(text, "a.toml")
    assert citation.rulesets == {"tomy"}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small project: rules of a game that exists and of one that does not, and a folder of tests."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "tests").mkdir()
    for game, area in (("perilous", "PP"), ("nim", "NI")):
        text = f"- **{area}-ROLL-01** One.\n- **{area}-ROLL-02** Two.\n"
        (tmp_path / "rules" / f"{game}.md").write_text(text, encoding="utf-8")
    return tmp_path


def report(project: Path, *more: str) -> tuple[int, list[str]]:
    """The exit code for this project, and the arguments that gave it."""
    arguments = [
        "rules",
        "coverage",
        "--rules",
        str(project / "rules"),
        "--tests",
        str(project / "tests"),
        *more,
    ]
    return cli.main(arguments), arguments


def test_the_command_counts(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "tests" / "test_a.py").write_text(
        f'def test_a():\n    "{ONE}"\n    assert f()', encoding="utf-8"
    )
    report(project, "--json")
    assert json.loads(capsys.readouterr().out) == {
        "games": {
            "nim": {"clauses": 2, "covered": 0, "missing": ["NI-ROLL-01", "NI-ROLL-02"]},
            "perilous": {"clauses": 2, "covered": 1, "missing": [TWO]},
        }
    }
    report(project, "--game", "perilous")
    said = capsys.readouterr().out
    assert "1 of 2" in said
    assert "test_a.py::test_a" in said
    assert "NO TEST" in said


def test_a_gap_fails_only_where_the_game_exists(project: Path) -> None:
    test = project / "tests" / "test_a.py"
    test.write_text(f'def test_a():\n    "{ONE} {TWO}"\n    assert f()', encoding="utf-8")
    assert report(project)[0] == 0
    assert report(project, "--game", "nim")[0] == 0
    found = {one.game: one for one in coverage(project / "rules", project / "tests")}
    assert (found["nim"].failed, len(found["nim"].missing)) == (False, 2)


def test_a_citation_of_no_clause_fails(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nine = PP + "9"
    test = project / "tests" / "test_a.py"
    test.write_text(f'def test_a():\n    "{ONE} {TWO} {nine}"\n    assert f()', encoding="utf-8")
    assert report(project)[0] == 1
    assert f"test_a.py::test_a cites {nine}" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "text"), [("test_a.py", "def ("), ("a.toml", "x = ")])
def test_a_broken_test_file_is_named(project: Path, name: str, text: str) -> None:
    (project / "tests" / name).write_text(text, encoding="utf-8")
    with pytest.raises(RulesError, match=name):
        collect(project / "tests")
