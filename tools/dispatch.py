"""Write how the games run their steps, from the tables of steps in their chapters.

    python tools/dispatch.py            write `games/*/rules/dispatch.py`
    python tools/dispatch.py --check    only see whether the pages are as they should be; 1 if not

A chapter ends with a table of the steps that it carries out:

    STEPS: Final[Steps] = {Step.DISCARD: (run_discard, offer_discard, take_discard)}

The first function runs the step (None: its seat is asked at once), the second writes its choice, and those
after it take what comes back: an answer, or what chance said. What a step does not need at the end is left
out. One chapter can say what goes before the running step, and one what the other seats may do meanwhile:

    BEFORE: Final[Before] = (is_due, comes_first)
    MEANWHILE: Final[Meanwhile] = (allows_meanwhile, offer_any_time, take_any_time)

Where something `is_due`, `comes_first` does it, and returns whether the step must wait. Where the seat of a
choice is not the one of the frame and the step `allows_meanwhile`, the other two write and take that choice.

A page is a class with the methods `run`, `offer` and `resolve`, which the machine inherits: all that happens
passes here, and a call from the machine to functions with the comparisons cost a few per cent of the speed.
For the same reason the steps stand there by their numbers, the names beside them: plain Python would look up
each name, and did so ten times a decision.

Parameters say by their names what a function is given:

- `state`, `choice`, `step`: as they are called.
- `seat`, `hero`, `owner`: the seat that is asked or has answered; where a step runs or chance has spoken,
  the frame's.
- `roller`, and `packed` and `done`, which stand in the frame in place of a seat: always the frame's.
- the last one of a function that takes something: `answer` or `mask` as the answer was given, `outcome` as
  chance said it; any other name is the option that the answer stands for.
- any other name: the frame's argument.
"""

from __future__ import annotations

import ast
import re
import sys
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from written import write_or_check

GAMES = Path(__file__).parents[1] / "src" / "playmat" / "games"
WIDTH = 110
SEATS = ("seat", "hero", "owner")
IN_PLACE_OF_A_SEAT = ("roller", "packed", "done")
AS_GIVEN = ("answer", "mask", "outcome")
MOST_IN_A_CHAIN = 5
ASK = "self.ask(seat)"
FRAME = {
    "top": "self.stack[-1]",
    "step": "top & 255",
    "seat": "(top >> 8) & 15",
    "packed": "(top >> 8) & 15",
    "arg": "top >> 12",
}
"""The parts of a frame; its seat is `packed` where the seat that is asked has the shorter name."""


class Game(NamedTuple):
    """The places of a game's steps.

    Attributes:
        codes: the module with the class `Step`.
        name: how the game's classes begin.
        elsewhere: steps that have no row, with what carries them out; the empty string where nothing does.
    """

    codes: str
    name: str
    elsewhere: dict[str, str]


PAGES = {
    "khtcg": Game("language/codes.py", "Khtcg", {"EFFECT": "self.run_effect()"}),
    "kmon": Game("language/codes.py", "Kmon", {"EFFECT": "self.run_effect()"}),
    "perilous": Game("state/codes.py", "Perilous", {"CARD": "", "LAST": ""}),
}


class Rule(NamedTuple):
    """A function of a chapter, with the module it stands in and the names of its parameters."""

    name: str
    module: str
    parameters: list[str]


class Row(NamedTuple):
    """The functions of a step."""

    run: Rule | None
    offer: Rule | None
    answered: Rule | None
    heard: Rule | None


class Tables(NamedTuple):
    """The tables of all chapters of a game together."""

    rows: dict[str, Row]
    before: list[Rule]
    meanwhile: list[Rule]


class Module:
    """The source of a module: its functions, what it imports, its tables."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = ".".join(path.relative_to(GAMES.parents[1]).with_suffix("").parts)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        self.functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        self.classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        self.imported = {
            alias.name: node.module or ""
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        self.declared = {
            ast.unparse(node.target): node.value for node in tree.body if isinstance(node, ast.AnnAssign)
        }

    def rule(self, node: ast.expr) -> Rule | None:
        """The function that an entry of a table names."""
        if isinstance(node, ast.Constant) and node.value is None:
            return None
        if not isinstance(node, ast.Name):
            raise SystemExit(f"{self.path}:{node.lineno}: neither a function nor None")
        if node.id in self.functions:
            return Rule(node.id, self.name, [one.arg for one in self.functions[node.id].args.args])
        if node.id not in self.imported:
            raise SystemExit(f"{self.path}:{node.lineno}: {node.id} is not here")
        return self.elsewhere(node.id).rule(node)

    def elsewhere(self, name: str) -> Module:
        """The module from which a name is imported."""
        parts = self.imported[name].split(".")
        return Module(GAMES.parents[1].joinpath(*parts).with_suffix(".py"))

    def number(self, node: ast.expr) -> int:
        """The number that an expression is, or that the constant is that it names."""
        if not isinstance(node, ast.Name):
            return int(ast.literal_eval(node))
        module = self.elsewhere(node.id)
        value = module.declared[node.id]
        if value is None:
            raise SystemExit(f"{module.path}: {node.id} has no value")
        return module.number(value)

    def rules(self, table: str) -> list[Rule]:
        """The functions of a table that is one row; none where the chapter does not have it."""
        found = self.declared.get(table)
        return (
            [one for node in found.elts if (one := self.rule(node))] if isinstance(found, ast.Tuple) else []
        )

    def rows(self) -> dict[str, Row]:
        """The rows of the table of steps, by the name of the step."""
        found: dict[str, Row] = {}
        table = self.declared.get("STEPS")
        for key, value in zip(table.keys, table.values, strict=True) if isinstance(table, ast.Dict) else ():
            if not isinstance(key, ast.Attribute) or not isinstance(value, ast.Tuple):
                raise SystemExit(f"{self.path}:{value.lineno}: not a row `Step.X: (run, offer, take)`")
            run, offer, *taking = [*[self.rule(one) for one in value.elts], None][: max(2, len(value.elts))]
            heard = [rule for rule in taking if rule and rule.parameters[-1] == "outcome"]
            answered = [rule for rule in taking if rule and rule.parameters[-1] != "outcome"]
            found[key.attr] = Row(run, offer, *[one[0] if one else None for one in (answered, heard)])
        return found


def numbers(game: str) -> dict[str, int]:
    """The steps of a game, by name, in the order of their numbers."""
    module = Module(GAMES / game / PAGES[game].codes)
    found: dict[str, int] = {}
    for node in module.classes["Step"].body:
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            found[ast.unparse(node.target)] = module.number(node.value)
    return dict(sorted(found.items(), key=lambda pair: pair[1]))


def tables_of(game: str) -> Tables:
    """The tables of all chapters of a game: the rows in the order of the steps, of which each has one."""
    found = Tables({}, [], [])
    for path in sorted([*(GAMES / game / "rules").glob("*.py"), *(GAMES / game / "effects").glob("*.py")]):
        module = Module(path)
        for name, row in module.rows().items():
            if name in found.rows:
                raise SystemExit(f"{game}: two chapters carry out {name}")
            found.rows[name] = row
        found.before.extend(module.rules("BEFORE"))
        found.meanwhile.extend(module.rules("MEANWHILE"))
    steps = [name for name in numbers(game) if name not in PAGES[game].elsewhere]
    if set(steps) != set(found.rows):
        raise SystemExit(f"{game}: {sorted(set(steps) ^ set(found.rows))} have no row, or are no steps")
    return found._replace(rows={name: found.rows[name] for name in steps})


def call(rule: Rule, *, taking: bool = False, seat: str = "seat", packed: str = "packed") -> str:
    """A call of a rule.

    Args:
        rule: the rule.
        taking: whether it is given an answer or an outcome, as its last argument.
        seat: the name of the seat that it is told.
        packed: the name of the frame's seat.
    """
    given: list[str] = []
    for place, name in enumerate(rule.parameters):
        if taking and place == len(rule.parameters) - 1:
            given.append("answer" if name in AS_GIVEN else "self.choice.items[answer]")
        elif name == "state":
            given.append("self")
        elif name in {"choice", "step"}:
            given.append(name)
        elif name in IN_PLACE_OF_A_SEAT:
            given.append(packed)
        else:
            given.append(seat if name in SEATS else "arg")
    return f"{rule.name}({', '.join(given)})"


def comparisons(lines: dict[str, str], numbered: dict[str, int], more: str = "") -> list[str]:
    """Halve the steps until few are left, then compare with each; `more` stands before the first `if`."""
    names = list(lines)
    if len(names) <= MOST_IN_A_CHAIN:
        return chain(lines, numbered, more)
    middle = len(names) // 2
    low, high = ({name: lines[name] for name in some} for some in (names[:middle], names[middle:]))
    return [
        f"{more}if step >= {numbered[names[middle]]}:  # {names[middle]}",
        *[f"    {line}" for line in comparisons(high, numbered)],
        *comparisons(low, numbered, "el"),
    ]


def chain(lines: dict[str, str], numbered: dict[str, int], more: str = "") -> list[str]:
    """The comparisons of some steps; `more` stands before the first `if`."""
    asked = [name for name in lines if lines[name] == ASK]
    found: list[str] = []
    for line, some in groupby([name for name in lines if name not in asked], lines.__getitem__):
        alike = list(some)
        tests = " or ".join(f"step == {numbered[name]}" for name in alike)
        found += [f"{'el' if found else more}if {tests}:  # {', '.join(alike)}", f"    {line}"]
    if asked and (found or more):
        return [*found, f"else:  # {', '.join(asked)}", f"    {ASK}"]
    return [ASK] if asked else found


def method(head: str, doc: str, before: list[str], frame: list[str], lines: list[str]) -> list[str]:
    """A method: what it reads from the frame are the names that its lines need."""
    needed = set(re.findall(r"\w+", " ".join(lines)))
    read = [f"{name} = {FRAME[name]}" for name in frame if name in needed]
    text = [f'"""{doc}"""', *before, f"top = {FRAME['top']}", *read, *lines]
    return ["", f"    def {head} -> None:", *[f"        {line}" for line in text]]


def run_method(game: str, tables: Tables, numbered: dict[str, int]) -> list[str]:
    """The method that carries out the running step."""
    before = []
    if tables.before:
        before = [f"if {' and '.join(call(rule) for rule in tables.before)}:", "    return"]
    does = {name: call(row.run, packed="seat") if row.run else ASK for name, row in tables.rows.items()}
    does |= {name: line for name, line in PAGES[game].elsewhere.items() if line}
    steps = {name: does[name] for name in numbered if name in does}
    lines = comparisons(steps, numbered)
    return method("run(self)", "Carry out the running step.", before, ["step", "seat", "arg"], lines)


def offer_method(tables: Tables, numbered: dict[str, int]) -> list[str]:
    """The method that writes an open choice."""
    apart = other_seat(tables, call(tables.meanwhile[1])) if tables.meanwhile else []
    offers = {name: call(row.offer) for name, row in tables.rows.items() if row.offer}
    lines = [*apart, *comparisons(offers, numbered, "el" if apart else "")]
    doc = "Write the open choice of an asked seat."
    return method("offer(self, seat: i64, choice: Choice)", doc, [], ["step", "packed", "arg"], lines)


def resolve_method(tables: Tables, numbered: dict[str, int]) -> list[str]:
    """The method that carries out an answer or an outcome."""
    apart = other_seat(tables, call(tables.meanwhile[2], taking=True), "el") if tables.meanwhile else []
    heard = {
        name: call(row.heard, taking=True, seat="packed") for name, row in tables.rows.items() if row.heard
    }
    answers = {name: call(row.answered, taking=True) for name, row in tables.rows.items() if row.answered}
    lines = [
        "if seat == NATURE:",
        *[f"    {line}" for line in comparisons(heard, numbered)],
        *apart,
        *comparisons(answers, numbered, "el"),
    ]
    doc = "Carry out an answer, or an outcome of chance."
    return method("resolve(self, seat: i64, answer: i64)", doc, [], ["step", "packed", "arg"], lines)


def other_seat(tables: Tables, does: str, more: str = "") -> list[str]:
    """The lines for a seat that is not the one of the frame."""
    return [f"{more}if seat != packed and {call(tables.meanwhile[0])}:", f"    {does}"]


def imports(game: str, tables: Tables) -> list[str]:
    """The imports of a page, sorted as they should be."""
    wanted: dict[str, set[str]] = {}
    for rule in [*rules_of(tables), *tables.before, *tables.meanwhile]:
        wanted.setdefault(rule.module, set()).add(rule.name)
    here = f"playmat.games.{game}."
    wanted[f"{here}state.mutations"] = {f"{PAGES[game].name}State"}
    wanted["playmat.kernel.choice"] = {"NATURE", "Choice"}
    found: list[str] = []
    for source in sorted(wanted):
        names = sorted(wanted[source], key=lambda name: (not name.isupper(), name))
        line = f"from {source} import {', '.join(names)}"
        if len(line) <= WIDTH:
            found.append(line)
        else:
            found += [f"from {source} import (", *[f"    {one}," for one in names], ")"]
    return found


def rules_of(tables: Tables) -> list[Rule]:
    """All functions of all rows."""
    return [rule for row in tables.rows.values() for rule in row if rule is not None]


def page(game: str) -> str:
    """The page of a game."""
    tables, numbered, name = tables_of(game), numbers(game), PAGES[game].name
    lines = [
        '"""The rule that carries out each step, from the tables of the chapters.',
        "",
        "`python tools/dispatch.py` writes this page.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from mypy_extensions import i64",
        "",
        *imports(game, tables),
        "",
        "",
        f"class {name}Steps({name}State):",
        '    """The steps of a match, each carried out by its chapter."""',
        "",
        "    __slots__ = ()",
        *run_method(game, tables, numbered),
        *offer_method(tables, numbered),
        *resolve_method(tables, numbered),
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write or check the pages of all games."""
    return max(
        [
            write_or_check(GAMES / game / "rules" / "dispatch.py", page(game))
            for game in PAGES
            if (GAMES / game).is_dir()
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
