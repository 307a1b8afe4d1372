"""Write how the games copy, store and read their states, from the declared fields.

    python tools/storing.py            write `games/*/state/storing.py`
    python tools/storing.py --check    only see whether the pages are as they should be; 1 if not

A table `STORED` beside a class lists its fields with their bounds (`playmat.kernel.stored`). Where the class
of a side stands in the same module, its table is `STORED_OF_SIDE`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from written import write_or_check

GAMES = Path(__file__).parents[1] / "src" / "playmat" / "games"
WIDTH = 110
INDENT = 4


class Field(NamedTuple):
    """A row of a table; `below`, `less` as they are written there."""

    kind: str
    names: list[str]
    below: str
    less: str
    signed: bool


class Table:
    """A table of a module: its fields, and where the names in their bounds come from."""

    def __init__(self, path: Path, name: str) -> None:
        self.module = ".".join(path.relative_to(GAMES.parents[1]).with_suffix("").parts)
        tree = ast.parse(path.read_text(encoding="utf-8"))
        self.origin = {
            alias.name: node.module or ""
            for node in tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        found = [node for node in tree.body if isinstance(node, ast.AnnAssign)]
        table = next(node.value for node in found if ast.unparse(node.target) == name)
        if not isinstance(table, ast.Tuple):
            raise SystemExit(f"{path}: {name} is not a tuple")
        self.bounds: set[str] = set()
        self.fields = [self.field(row) for row in table.elts]

    def field(self, row: ast.expr) -> Field:
        """One row."""
        if not isinstance(row, ast.Call):
            raise SystemExit(f"{self.module}:{row.lineno}: not a declared field")
        names = [
            str(one.value) for one in row.args if isinstance(one, ast.Constant) and isinstance(one.value, str)
        ]
        given = {one.arg: ast.unparse(one.value) for one in row.keywords}
        for one in row.args[len(names) :]:
            given["below"] = ast.unparse(one)
            self.bounds |= {node.id for node in ast.walk(one) if isinstance(node, ast.Name)}
        return Field(
            ast.unparse(row.func), names, given.get("below", ""), given.get("less", "0"), "signed" in given
        )

    def imports(self) -> dict[str, set[str]]:
        """The names of the bounds, by the module they come from."""
        found: dict[str, set[str]] = {}
        for name in self.bounds:
            found.setdefault(self.origin.get(name, self.module), set()).add(name)
        return found


def copied(field: Field, old: str) -> list[str]:
    """The lines that copy a field."""
    if field.kind == "sides":
        return [f"new.sides = vec[Side]([copy_side({old}.sides[0]), copy_side({old}.sides[1])])"]
    cut = "[:]" if field.kind in {"pile", "later_pile", "derived_pile"} else ""
    return [f"new.{name} = {old}.{name}{cut}" for name in field.names]


def encoded(field: Field, old: str, later: Sequence[str] = ()) -> list[str]:
    """The lines that store a field; `later` are the later piles that follow it."""
    if field.kind.startswith("derived"):
        return []
    if field.kind == "sides":
        return [f"for side in {old}.sides:", "    encode_side(side, out)"]
    if field.kind == "flags":
        bits = [f"int({old}.{name})" + (f" << {bit}" if bit else "") for bit, name in enumerate(field.names)]
        if len(line := f"out.append({' | '.join(bits)})") <= WIDTH - INDENT:
            return [line]
        return ["out.append(", *[f"    {'| ' if bit else ''}{one}" for bit, one in enumerate(bits)], ")"]
    [name] = field.names
    if field.kind == "pile":
        return [f"encode_pile({old}.{name}, out)"]
    if field.kind == "later_pile":
        filled = " or ".join(f"len({old}.{one}) > 0" for one in (name, *later))
        return [f"if {filled}:", f"    encode_pile({old}.{name}, out)"]
    if field.kind == "flag":
        return [f"out.append(int({old}.{name}))"]
    return [f"out.append({old}.{name}{'' if field.less == '0' else f' + {field.less}'})"]


def decoded(field: Field, new: str, book: str) -> list[str]:
    """The lines that read a field."""
    if field.kind.startswith("derived"):
        return []
    if field.kind == "sides":
        return [
            "sides: vec[Side] = vec[Side]()",
            "for seat in range(2):",
            f"    sides = append(sides, decode_side({book}numbers, seat))",
            f"{new}.sides = sides",
        ]
    if field.kind == "flags":
        lines = [f"{new}.{name} = bits & {1 << bit} != 0" for bit, name in enumerate(field.names)]
        return [f"bits = numbers.below({1 << len(field.names)})", *lines]
    [name] = field.names
    if field.kind == "pile":
        return [f"{new}.{name} = numbers.pile()"]
    if field.kind == "later_pile":
        return [f"{new}.{name} = numbers.later_pile()"]
    if field.kind == "flag":
        return [f"{new}.{name} = numbers.below(2) == 1"]
    read = "numbers.next()"
    if field.below:
        read = f"numbers.{'within' if field.signed else 'below'}({field.below})"
    return [f"{new}.{name} = {read}{'' if field.less == '0' else f' - {field.less}'}"]


class Game(NamedTuple):
    """The places of the tables of a game.

    Attributes:
        fields: the module with the table of the state.
        state: the class whose fields these are, and its module.
        side: the module with the class of a side; it has its table, too, unless `sides_by_hand`.
        sides_by_hand: the module that copies and stores sides.
    """

    fields: str
    state: tuple[str, str]
    side: str = ""
    sides_by_hand: str = ""


PAGES = {
    "khtcg": Game("state/fields.py", ("Fields", "state.fields"), side="state.fields"),
    "kmon": Game("state/mutations.py", ("KmonState", "state.mutations"), "state.side", "state.sides"),
    "perilous": Game("state/fields.py", ("Fields", "state.fields")),
}


def side_functions(side: Table) -> list[str]:
    """Functions that copy, store and read a side: `Side(seat, deck)` makes an empty one."""
    rest = [field for field in side.fields if field.names != ["deck"]]
    lines = ["", "", "def copy_side(side: Side) -> Side:", '    """An independent copy of a side."""']
    lines += ["    new = Side(side.seat, side.deck[:])"]
    lines += [f"    {line}" for field in rest for line in copied(field, "side")]
    lines += ["    return new", "", "", "def encode_side(side: Side, out: list[int]) -> None:"]
    lines += ['    """Append what is stored of a side."""']
    lines += [f"    {line}" for field in side.fields for line in encoded(field, "side")]
    lines += ["", "", "def decode_side(numbers: Reader, seat: i64) -> Side:"]
    lines += ['    """Read what `encode_side` wrote."""', "    side = Side(seat, vec[i64]())"]
    lines += [f"    {line}" for field in side.fields for line in decoded(field, "side", "")]
    return [*lines, "    return side"]


def imports(wanted: dict[str, set[str]]) -> list[str]:
    """Imports, sorted as they should be."""
    found: list[str] = []
    for source in sorted(wanted):
        names = sorted(wanted[source], key=lambda name: (not name.isupper(), not name[0].isupper(), name))
        line = f"from {source} import {', '.join(names)}"
        if len(line) <= WIDTH:
            found.append(line)
        else:
            found += [f"from {source} import (", *[f"    {one}," for one in names], ")"]
    return found


def page(game: str) -> str:
    """The page of a game."""
    where = PAGES[game]
    fields = Table(GAMES / game / where.fields, "STORED")
    side = None
    if where.side and not where.sides_by_hand:
        side = Table(GAMES / game / f"{where.side.replace('.', '/')}.py", "STORED_OF_SIDE")
    here = f"playmat.games.{game}."
    kinds = {field.kind for table in (fields, side) if table for field in table.fields}
    wanted = {here + where.state[1]: {where.state[0]}, "playmat.kernel.state": {"Reader"}}
    for table in (fields, side):
        for module, names in (table.imports() if table else {}).items():
            wanted.setdefault(module, set()).update(names)
    if "pile" in kinds:
        wanted["playmat.kernel.state"].add("encode_pile")
    outside: dict[str, set[str]] = {}
    if "sides" in kinds:
        outside = {"librt.vecs": {"append", "vec"}}
        wanted.setdefault(here + where.side, set()).add("Side")
    if side:
        outside["mypy_extensions"] = {"i64"}
    if where.sides_by_hand:
        wanted.setdefault(here + where.sides_by_hand, set()).update(
            {"copy_side", "encode_side", "decode_side"}
        )
    lines = [
        '"""Copying, storing and reading of a match, from the tables `STORED` of its fields.',
        "",
        "`python tools/storing.py` writes this page.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        *imports(outside),
        *([""] if outside else []),
        *imports(wanted),
    ]
    name = where.state[0]
    lines += ["", "", f"def copy_fields(state: {name}, new: {name}) -> None:"]
    lines += ['    """Copy all fields but the kernel\'s, and those that a new state is made with."""']
    lines += [f"    {line}" for field in fields.fields for line in copied(field, "state")]
    lines += ["", "", f"def encode_fields(state: {name}, out: list[int]) -> None:"]
    lines += ['    """Append what is stored of the fields."""']
    later = [field.names[0] for field in fields.fields if field.kind == "later_pile"]
    for field in fields.fields:
        follow = later[later.index(field.names[0]) + 1 :] if field.kind == "later_pile" else []
        lines += [f"    {line}" for line in encoded(field, "state", follow)]
    lines += ["", "", f"def decode_fields(state: {name}, numbers: Reader) -> None:"]
    lines += ['    """Read what `encode_fields` wrote; whether it fits together is not looked at.', ""]
    lines += ["    Raises:", "        BadEncoding: a number is out of its bounds.", '    """']
    book = "state.book, " if where.sides_by_hand else ""
    lines += [f"    {line}" for field in fields.fields for line in decoded(field, "state", book)]
    lines += side_functions(side) if side else []
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write or check the pages of all games."""
    return max(
        [
            write_or_check(GAMES / game / "state" / "storing.py", page(game))
            for game in PAGES
            if (GAMES / game).is_dir()
        ]
    )


if __name__ == "__main__":
    sys.exit(main())
