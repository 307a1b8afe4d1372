"""Write the dispatch of the games from the tables of steps in their chapters.

    python tools/dispatch.py            write `games/*/rules/dispatch.py`
    python tools/dispatch.py --check    only see whether the pages are as they should be; 1 if not

A chapter ends with a table of the steps that it carries out:

    STEPS: Final[Steps] = {Step.DISCARD: (run_discard, offer_discard, take_discard)}

The first function runs the step (None: its seat is asked at once), the second writes its choice, and those
after it take what comes back: an answer, or what chance said. What a step does not need at the end is left
out. Parameters say by their names what a function is given:

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
from itertools import groupby, pairwise
from pathlib import Path
from typing import NamedTuple

from written import write_or_check

GAMES = Path(__file__).parents[1] / "src" / "playmat" / "games"
WIDTH = 110
SEATS = ("seat", "hero", "owner")
IN_PLACE_OF_A_SEAT = ("roller", "packed", "done")
AS_GIVEN = ("answer", "mask")
MOST_IN_A_CHAIN = 14
ASK = "state.ask(seat)"


class Game(NamedTuple):
    """The places of a game's steps.

    Attributes:
        codes: the module with the class `Step`.
        state: the class of the state, and the module it is in.
        elsewhere: steps that have no row: the kernel or the state machine carries them out.
    """

    codes: str
    state: tuple[str, str]
    elsewhere: frozenset[str]


PAGES = {
    "khtcg": Game("language/codes.py", ("KhtcgState", "state.mutations"), frozenset({"EFFECT"})),
    "kmon": Game("language/codes.py", ("KmonState", "state.mutations"), frozenset({"EFFECT"})),
    "perilous": Game("state/codes.py", ("PerilousState", "state.mutations"), frozenset({"CARD", "LAST"})),
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


class Module:
    """The source of a module: its functions, what it imports, its table of steps."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = ".".join(path.relative_to(GAMES.parents[1]).with_suffix("").parts)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        self.functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        self.imported = {
            alias.name: node.module or ""
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        self.table = next((table for node in tree.body if (table := steps_of(node)) is not None), None)

    def rule(self, node: ast.expr) -> Rule | None:
        """The function that an entry of the table names."""
        if isinstance(node, ast.Constant) and node.value is None:
            return None
        if not isinstance(node, ast.Name):
            raise SystemExit(f"{self.path}:{node.lineno}: neither a function nor None")
        if node.id in self.functions:
            return Rule(node.id, self.name, [one.arg for one in self.functions[node.id].args.args])
        if node.id not in self.imported:
            raise SystemExit(f"{self.path}:{node.lineno}: {node.id} is not here")
        parts = self.imported[node.id].split(".")
        return Module(GAMES.parents[1].joinpath(*parts).with_suffix(".py")).rule(node)

    def rows(self) -> dict[str, Row]:
        """The rows of the table, by the name of the step."""
        found: dict[str, Row] = {}
        for key, value in zip(self.table.keys, self.table.values, strict=True) if self.table else ():
            if not isinstance(key, ast.Attribute) or not isinstance(value, ast.Tuple):
                raise SystemExit(f"{self.path}:{value.lineno}: not a row `Step.X: (run, offer, take)`")
            run, offer, *taking = [*[self.rule(one) for one in value.elts], None][: max(2, len(value.elts))]
            heard = [rule for rule in taking if rule and rule.parameters[-1] == "outcome"]
            answered = [rule for rule in taking if rule and rule.parameters[-1] != "outcome"]
            found[key.attr] = Row(run, offer, *[one[0] if one else None for one in (answered, heard)])
        return found


def steps_of(node: ast.stmt) -> ast.Dict | None:
    """The table, if this statement is one."""
    if not isinstance(node, ast.AnnAssign) or ast.unparse(node.target) != "STEPS":
        return None
    return node.value if isinstance(node.value, ast.Dict) else None


def numbers(game: str) -> dict[str, int]:
    """The steps of a game, by name, in the order of their numbers."""
    tree = ast.parse((GAMES / game / PAGES[game].codes).read_text(encoding="utf-8"))
    steps = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Step")
    found: dict[str, int] = {}
    for node in steps.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant):
            found[ast.unparse(node.target)] = int(str(node.value.value))
    return dict(sorted(found.items(), key=lambda pair: pair[1]))


def rows_of(game: str) -> dict[str, Row]:
    """The rows of all chapters of a game, in the order of the steps; each step has one."""
    found: dict[str, Row] = {}
    for path in sorted([*(GAMES / game / "rules").glob("*.py"), *(GAMES / game / "effects").glob("*.py")]):
        for name, row in Module(path).rows().items():
            if name in found:
                raise SystemExit(f"{game}: two chapters carry out {name}")
            found[name] = row
    steps = [name for name in numbers(game) if name not in PAGES[game].elsewhere]
    if set(steps) != set(found):
        raise SystemExit(f"{game}: {sorted(set(steps) ^ set(found))} have no row, or are no steps")
    return {name: found[name] for name in steps}


def call(rule: Rule, last: str | None, frame: str = "seat") -> str:
    """A call of a rule.

    Args:
        rule: the rule.
        last: the name of an answer or an outcome; None where there is none.
        frame: the name of the frame's seat.
    """
    given: list[str] = []
    for place, name in enumerate(rule.parameters):
        if last is not None and place == len(rule.parameters) - 1:
            as_given = name in AS_GIVEN or last == "outcome"
            given.append(last if as_given else f"state.choice.items[{last}]")
        elif name in {"state", "choice", "step"}:
            given.append(name)
        elif name in IN_PLACE_OF_A_SEAT:
            given.append(frame)
        else:
            given.append("seat" if name in SEATS else "arg")
    return f"{rule.name}({', '.join(given)})"


class Part(NamedTuple):
    """One of the functions of a page: its name, its docstring, its parameters, a line for each step."""

    name: str
    doc: str
    parameters: list[str]
    lines: dict[str, str]


def parts_of(rows: dict[str, Row]) -> list[Part]:
    """The four functions of a page."""
    run = {name: call(row.run, None) if row.run else ASK for name, row in rows.items()}
    offers = {name: call(row.offer, None, "packed") for name, row in rows.items() if row.offer}
    answers = {name: call(row.answered, "answer", "packed") for name, row in rows.items() if row.answered}
    heard = {name: call(row.heard, "outcome") for name, row in rows.items() if row.heard}
    return [
        Part("run", "Carry out the step of a frame", ["step", "seat", "arg"], run),
        Part("offer", "Write the choice of a step", ["choice", "step", "seat", "packed", "arg"], offers),
        Part("take", "Carry out an answer", ["step", "seat", "packed", "arg", "answer"], answers),
        Part("hear", "Carry out an outcome of chance", ["step", "seat", "arg", "outcome"], heard),
    ]


def groups(names: list[str], numbered: dict[str, int]) -> list[list[str]]:
    """Steps whose numbers follow each other, and not too many in one chain of comparisons."""
    if len(names) <= MOST_IN_A_CHAIN:
        return [names]
    found = [[names[0]]]
    for before, name in pairwise(names):
        apart = numbered[name] - numbered[before] > 1 and numbered[name] // 10 != numbered[before] // 10
        if apart or len(found[-1]) == MOST_IN_A_CHAIN:
            found.append([])
        found[-1].append(name)
    return found


def function(part: Part, state: str, numbered: dict[str, int]) -> list[str]:
    """The source of one function: first the range of a step is found, and then the step.

    Each range stands in this function: a call more for each would cost 2 % of the speed.
    """
    names = list(part.lines)
    found = head(f"{part.name}_step", needed(part, names), state, f"{part.doc}.")
    parts = groups(names, numbered)
    if len(parts) == 1:
        return [*found, *chain(part, names)]
    for place, some in enumerate(reversed(parts[1:])):
        found.append(f"    {'el' if place else ''}if step >= Step.{some[0]}:")
        found += (
            [f"    {line}" for line in chain(part, some)]
            if len(some) > 1
            else [f"        {part.lines[some[0]]}"]
        )
    return [*found, *chain(part, parts[0], "el")]


def needed(part: Part, names: list[str]) -> list[str]:
    """The parameters that some steps of a part need."""
    used = set(re.findall(r"\w+", " ".join(part.lines[name] for name in names)))
    return [one for one in part.parameters if one == "step" or one in used]


def head(name: str, parameters: list[str], state: str, doc: str) -> list[str]:
    """The first lines of a function."""
    typed = [f"{one}: {'Choice' if one == 'choice' else 'i64'}" for one in parameters]
    line = f"def {name}({', '.join([f'state: {state}', *typed])}) -> None:"
    if len(line) <= WIDTH:
        return [line, f'    """{doc}"""']
    whole = f"    {', '.join([f'state: {state}', *typed])}"
    return [f"def {name}(", whole, ") -> None:", f'    """{doc}"""']


def chain(part: Part, names: list[str], more: str = "") -> list[str]:
    """The comparisons of some steps; `more` stands before the first `if`."""
    asked = [name for name in names if part.lines[name] == ASK]
    found: list[str] = []
    for line, alike in groupby([name for name in names if name not in asked], part.lines.__getitem__):
        tests = " or ".join(f"step == Step.{name}" for name in alike)
        found += [f"    {'el' if found else more}if {tests}:", f"        {line}"]
    if asked and (found or more):
        return [*found, f"    else:  # {', '.join(asked)}", f"        {ASK}"]
    return [f"    {ASK}"] if asked else found


def imports(game: str, rows: dict[str, Row]) -> list[str]:
    """The imports of a page, sorted as they should be."""
    wanted: dict[str, set[str]] = {}
    for row in rows.values():
        for rule in row:
            if rule is not None:
                wanted.setdefault(rule.module, set()).add(rule.name)
    here = f"playmat.games.{game}."
    name, module = PAGES[game].state
    wanted[here + module] = {name}
    wanted[here + PAGES[game].codes.removesuffix(".py").replace("/", ".")] = {"Step"}
    wanted["playmat.kernel.choice"] = {"Choice"}
    found: list[str] = []
    for source in sorted(wanted):
        names = sorted(wanted[source])
        line = f"from {source} import {', '.join(names)}"
        if len(line) <= WIDTH:
            found.append(line)
        else:
            found += [f"from {source} import (", *[f"    {one}," for one in names], ")"]
    return found


def page(game: str) -> str:
    """The page of a game."""
    rows = rows_of(game)
    lines = [
        '"""The rule that carries out each step, from the tables `STEPS` of the chapters.',
        "",
        "`python tools/dispatch.py` writes this page.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from mypy_extensions import i64",
        "",
        *imports(game, rows),
    ]
    for part in parts_of(rows):
        lines += ["", "", *function(part, PAGES[game].state[0], numbers(game))]
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
