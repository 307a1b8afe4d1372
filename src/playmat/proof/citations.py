"""Citations of clauses by the tests, read from the syntax trees of test files and from scenario files.

In Python a test (a function `test_...`, alone or in a class `Test...`) cites a clause by its full id
(`PP-ROLL-01`; ranges and shortened ids do not count)

- in its docstring, or
- in an argument of one of its decorators: a marker, a parameter or the id of one. A name there that the
  module assigns to is followed, so that tables of cases may stand outside the decorator.

The citation counts only if the test asserts: it holds an `assert` of something not constant,
`pytest.raises`, or a call of a function in `ASSERTING` or whose name begins with one of
`ASSERTING_PREFIXES`. Skipped tests and expected failures never count.

A scenario (`*.toml` under the tests) cites by a list `clauses` at its top. It counts if it expects
something: an `[expect]` that is not empty, there or in one of its steps. One test runs them all.

A citation holds for a ruleset if the test runs under it: it says so with
`@pytest.mark.rulesets("ffg", "tomy")`, it is parametrized over `ruleset`, it takes a fixture `ruleset` (all
rulesets), it hands the ruleset's name to a function it calls, or the scenario has `ruleset = "..."` at its
top or in a table. A test that says nothing holds for games without rulesets only.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playmat.kernel.documents.toml import BadToml, read_toml
from playmat.proof.clauses import ID, RulesError

ASSERTING = frozenset({"run_scenario", "replay_scenario", "raises", "fail"})
"""Functions that fail a test by themselves."""

ASSERTING_PREFIXES = ("check_", "assert_", "expect_", "refuses_")
"""The beginnings of the names of other such functions: `check_game`, `assert_same`, `expect_refusal`."""

ANY_RULESET = "*"


@dataclass(frozen=True)
class Citation:
    """A clause cited by a test.

    Attributes:
        clause: the id.
        test: where: file and test.
        rulesets: those the test runs under, among other words it says; `*` stands for all of them.
    """

    clause: str
    test: str
    rulesets: frozenset[str]


def collect(folder: Path) -> list[Citation]:
    """All citations that count in the test and scenario files under a folder.

    Raises:
        RulesError: there is no such folder, or a file in it is neither Python nor TOML inside.
    """
    if not folder.is_dir():
        raise RulesError("proof-no-tests", folder=str(folder))
    found: list[Citation] = []
    for path in sorted([*folder.rglob("test_*.py"), *folder.rglob("*_test.py"), *folder.rglob("*.toml")]):
        name = path.relative_to(folder).as_posix()
        try:
            text = path.read_text(encoding="utf-8")
            found += of_python(text, name) if path.suffix == ".py" else of_scenario(text, name)
        except (SyntaxError, ValueError, BadToml) as error:  # ValueError: text that is not UTF-8
            raise RulesError("proof-bad-test", file=name, problem=str(error)) from error
    return found


def of_python(text: str, name: str) -> list[Citation]:
    """The citations of a test file.

    >>> code = '''
    ... def test_it():
    ...     "PP-ROLL-01: it rolls."
    ...     assert roll()
    ... '''
    >>> of_python(code, "test_roll.py")
    [Citation(clause='PP-ROLL-01', test='test_roll.py::test_it', rulesets=frozenset())]
    """
    module = ast.parse(text)
    tables = _tables(module)
    found = []
    for test, owner in _tests(module):
        decorators = [*test.decorator_list, *(owner.decorator_list if owner else [])]
        if not _asserts(test) or any(_skips(decorator) for decorator in decorators):
            continue
        cited = set(ID.findall(ast.get_docstring(test) or ""))
        for decorator in decorators:
            cited.update(ID.findall(" ".join(_strings(decorator, tables))))
        label = f"{name}::{owner.name}::{test.name}" if owner else f"{name}::{test.name}"
        rulesets = _rulesets(test, decorators, tables)
        found += [Citation(clause, label, rulesets) for clause in sorted(cited)]
    return found


def of_scenario(text: str, name: str) -> list[Citation]:
    """The citations of a scenario file; none if it cites nothing or expects nothing."""
    document = read_toml(text)
    cited = document.get("clauses")
    if not isinstance(cited, list) or not _expects(document):
        return []
    tables = [document, *(value for value in document.values() if isinstance(value, dict))]
    rulesets = {table["ruleset"] for table in tables if isinstance(table.get("ruleset"), str)}
    ids = [clause for clause in cited if isinstance(clause, str)]
    return [Citation(clause, name, frozenset(rulesets)) for clause in ids]


def _expects(document: dict[str, Any]) -> bool:
    steps = document.get("step", [])
    tables = [document, *(step for step in steps if isinstance(step, dict))]
    return any(_filled(table.get("expect")) for table in tables)


def _filled(value: object) -> bool:
    if isinstance(value, list):
        return any(_filled(item) for item in value)
    return bool(value)


_Function = ast.FunctionDef | ast.AsyncFunctionDef


def _tests(module: ast.Module) -> Iterator[tuple[_Function, ast.ClassDef | None]]:
    for node in module.body:
        if isinstance(node, _Function) and node.name.startswith("test_"):
            yield node, None
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for inner in node.body:
                if isinstance(inner, _Function) and inner.name.startswith("test_"):
                    yield inner, node


def _asserts(test: _Function) -> bool:
    for node in ast.walk(test):
        if isinstance(node, ast.Assert) and not isinstance(node.test, ast.Constant):
            return True
        if isinstance(node, ast.Call):
            name = _name(node.func)
            if name in ASSERTING or name.startswith(ASSERTING_PREFIXES):
                return True
    return False


def _skips(decorator: ast.expr) -> bool:
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return _name(called) in {"skip", "skipif", "xfail"}


def _tables(module: ast.Module) -> dict[str, ast.expr]:
    """The values that the module assigns to its own names."""
    tables: dict[str, ast.expr] = {}
    for node in module.body:
        if isinstance(node, ast.Assign):
            tables.update({target.id: node.value for target in node.targets if isinstance(target, ast.Name)})
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            tables[node.target.id] = node.value
    return tables


def _strings(expression: ast.expr, tables: dict[str, ast.expr]) -> Iterator[str]:
    """All strings in an expression and in the tables it names."""
    seen: set[str] = set()
    waiting = [expression]
    while waiting:
        for node in ast.walk(waiting.pop()):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.Name) and node.id in tables and node.id not in seen:
                seen.add(node.id)
                waiting.append(tables[node.id])


def _rulesets(test: _Function, decorators: list[ast.expr], tables: dict[str, ast.expr]) -> frozenset[str]:
    for decorator in decorators:
        if not isinstance(decorator, ast.Call) or not decorator.args:
            continue
        name = _name(decorator.func)
        if name == "rulesets":
            return frozenset(text for argument in decorator.args for text in _strings(argument, tables))
        if name == "parametrize" and "ruleset" in _columns(decorator.args[0]):
            return frozenset(text for argument in decorator.args[1:2] for text in _strings(argument, tables))
    arguments = [*test.args.args, *test.args.kwonlyargs]
    if any(argument.arg == "ruleset" for argument in arguments):
        return frozenset({ANY_RULESET})
    return frozenset(_handed_over(test))


def _columns(names: ast.expr) -> list[str]:
    """The names that a test is parametrized over."""
    return [name.strip() for text in _strings(names, {}) for name in text.split(",")]


def _handed_over(test: _Function) -> Iterator[str]:
    """The strings that a test gives to the functions it calls."""
    for node in ast.walk(test):
        if isinstance(node, ast.Call):
            for argument in (*node.args, *(keyword.value for keyword in node.keywords)):
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
