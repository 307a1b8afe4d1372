"""The mutants of a source: every place where one small change makes another program."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import CodeType

KINDS = ("comparison", "constant", "condition", "deletion", "and/or", "return", "arithmetic")

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPPOSITES = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
"""Comparisons that are negated by changing the operator; a negated condition would be the same mutant."""

COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
NUMBERS = ("int", "i64", "i32", "i16", "u8")
Function = ast.FunctionDef | ast.AsyncFunctionDef
NESTED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
DELETED = (ast.Expr, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete, ast.Raise, ast.Break, ast.Continue)


@dataclass(frozen=True)
class Place:
    """A place in a tree: a field of a node, or an element of such a field."""

    node: ast.AST
    name: str
    index: int | None = None

    def put(self, new: object) -> object:
        """Set what stands here; gives what stood here."""
        if self.index is None:
            old = getattr(self.node, self.name)
            setattr(self.node, self.name, new)
            return old
        row = getattr(self.node, self.name)
        old = row[self.index]
        row[self.index] = new
        return old


@dataclass(frozen=True)
class Mutant:
    """One change of one source."""

    name: str
    """File, function, kind, and the statement before and after: the same as long as these are the same."""

    file: str
    kind: str
    lines: range
    fresh: bool
    """It changes what is done when the module is imported, so that it needs an interpreter of its own."""

    tree: ast.Module = field(repr=False, compare=False)
    place: Place = field(repr=False, compare=False)
    new: object = field(repr=False, compare=False)
    within: Function | None = field(repr=False, compare=False)

    def around(self) -> str:
        """The function that is changed, as it is; what stands in none is known by the name."""
        return self.name if self.within is None else ast.unparse(self.within)

    def compiled(self, file: str) -> CodeType:
        """The code of the changed module."""
        old = self.place.put(self.new)
        try:
            return compile(ast.fix_missing_locations(self.tree), file, "exec", dont_inherit=True)
        finally:
            self.place.put(old)


def mutants_of(source: str, file: str) -> list[Mutant]:
    """All mutants of a source, in its order."""
    return list(_Finder(source, file).all())


class _Finder:
    """Walks through one source."""

    def __init__(self, source: str, file: str) -> None:
        self.file = file
        self.tree = ast.parse(source)
        self.same: Counter[str] = Counter()

    def all(self) -> Iterator[Mutant]:
        """All mutants."""
        yield from self.body(self.tree, "body", [], None)

    def body(self, node: ast.AST, name: str, path: list[str], within: Function | None) -> Iterator[Mutant]:
        """The mutants of a row of statements."""
        for index, statement in enumerate(getattr(node, name)):
            yield from self.statement(Place(node, name, index), statement, path, within)

    def statement(
        self,
        place: Place,
        statement: ast.stmt,
        path: list[str],
        within: Function | None,
    ) -> Iterator[Mutant]:
        """The mutants of a statement and of those it holds."""
        if _says_nothing(statement):
            return
        for kind, where, new in _heads(statement, within):
            yield self.mutant(kind, where, new, statement, path, within)
        if within is not None and isinstance(statement, DELETED) and not _names(statement):
            gone = ast.copy_location(ast.Pass(), statement)
            yield self.mutant("deletion", place, gone, statement, path, within)
        inner = [*path, statement.name] if isinstance(statement, NESTED) else path
        function = statement if isinstance(statement, Function) else within
        for name in ("body", "orelse", "finalbody"):
            if isinstance(getattr(statement, name, None), list):
                yield from self.body(statement, name, inner, function)
        for part in (*getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
            yield from self.body(part, "body", inner, function)

    def mutant(
        self,
        kind: str,
        place: Place,
        new: object,
        statement: ast.stmt,
        path: list[str],
        within: Function | None,
    ) -> Mutant:
        """A mutant, with its name."""
        before = _line(statement)
        old = place.put(new)
        after = "" if kind == "deletion" else _line(statement)
        place.put(old)
        name = f"{self.file}:{'.'.join(path)} {kind}: {before} -> {after}".rstrip()
        self.same[name] += 1
        if self.same[name] > 1:
            name += f" #{self.same[name]}"
        last = statement.end_lineno or statement.lineno
        blocks = [part for part in ast.iter_child_nodes(statement) if isinstance(part, ast.stmt)]
        if blocks:
            last = max(statement.lineno, min(part.lineno for part in blocks) - 1)
        lines = range(statement.lineno, last + 1)
        return Mutant(name, self.file, kind, lines, within is None, self.tree, place, new, within)


def _says_nothing(statement: ast.stmt) -> bool:
    """Return whether a statement is for readers and checkers alone."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return True
    if isinstance(statement, ast.If) and "TYPE_CHECKING" in ast.unparse(statement.test):
        return True
    if isinstance(statement, ast.Raise) and "NotImplementedError" in ast.unparse(statement):
        return True
    return isinstance(statement, ast.Import | ast.ImportFrom | ast.Assert)


def _names(statement: ast.stmt) -> bool:
    """Return whether a statement gives a name a value: deleted, it would only leave an unknown name."""
    match statement:
        case ast.Assign(targets=targets):
            return not any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)
        case ast.AnnAssign(target=target, value=value):
            return value is None or isinstance(target, ast.Name)
    return False


def _line(statement: ast.stmt) -> str:
    """A statement as one line, without those it holds."""
    head = copy.copy(statement)
    for name in ("body", "orelse", "finalbody", "handlers", "decorator_list"):
        if isinstance(getattr(head, name, None), list):
            setattr(head, name, [ast.Pass()] if name == "body" else [])
    if isinstance(head, ast.Try):
        return "try:"
    if isinstance(head, ast.Match):
        return f"match {ast.unparse(head.subject)}: " + ", ".join(
            f"case {ast.unparse(case.pattern)}" + (f" if {ast.unparse(case.guard)}" if case.guard else "")
            for case in head.cases
        )
    lines = ast.unparse(head).splitlines()
    if isinstance(getattr(head, "body", None), list):
        lines = lines[:-1]
    return " ".join(line.strip() for line in lines)


def _heads(statement: ast.stmt, within: Function | None) -> Iterator[tuple[str, Place, object]]:
    """The changes of a statement, but for those of the statements it holds."""
    if isinstance(statement, Function):
        for name in ("defaults", "kw_defaults"):
            for index, value in enumerate(getattr(statement.args, name)):
                if value is not None:
                    yield from _expression(Place(statement.args, name, index), value)
        return
    if isinstance(statement, ast.ClassDef):
        return
    if isinstance(statement, ast.If | ast.While):
        yield from _condition(Place(statement, "test"), statement.test)
    if isinstance(statement, ast.Return) and statement.value is not None:
        yield from _return(statement, within)
    if isinstance(statement, ast.AugAssign) and type(statement.op) in COMPUTED:
        yield "arithmetic", Place(statement, "op"), COMPUTED[type(statement.op)]()
    if isinstance(statement, ast.Match):
        for case in statement.cases:
            if case.guard is not None:
                yield from _condition(Place(case, "guard"), case.guard)
                yield from _expression(Place(case, "guard"), case.guard)
    for name, value in ast.iter_fields(statement):
        if name == "annotation":
            continue
        yield from _field(statement, name, value)


def _field(node: ast.AST, name: str, value: object) -> Iterator[tuple[str, Place, object]]:
    """The changes of the expressions in a field of a node."""
    if isinstance(value, ast.expr):
        yield from _expression(Place(node, name), value)
    elif isinstance(value, list):
        for index, part in enumerate(value):
            if isinstance(part, ast.expr):
                yield from _expression(Place(node, name, index), part)
            elif isinstance(part, ast.keyword | ast.comprehension | ast.withitem):
                yield from _part(part)


def _part(part: ast.AST) -> Iterator[tuple[str, Place, object]]:
    """The changes of a part of an expression that is none itself."""
    if isinstance(part, ast.comprehension):
        for index, test in enumerate(part.ifs):
            yield from _condition(Place(part, "ifs", index), test)
    for name, value in ast.iter_fields(part):
        yield from _field(part, name, value)


def _expression(place: Place, value: ast.expr) -> Iterator[tuple[str, Place, object]]:
    """The changes of an expression and its parts."""
    match value:
        case ast.Constant(value=bool() as truth):
            yield "constant", place, ast.copy_location(ast.Constant(not truth), value)
        case ast.Constant(value=int() | float() as number):
            yield "constant", place, ast.copy_location(ast.Constant(number + 1), value)
        case ast.Compare(ops=operators):
            for index, operator in enumerate(operators):
                yield "comparison", Place(value, "ops", index), COMPARED[type(operator)]()
        case ast.BoolOp(op=operator):
            yield "and/or", Place(value, "op"), ast.Or() if isinstance(operator, ast.And) else ast.And()
        case ast.BinOp(op=operator) if type(operator) in COMPUTED:
            yield "arithmetic", Place(value, "op"), COMPUTED[type(operator)]()
        case ast.UnaryOp(op=ast.USub()) if not isinstance(value.operand, ast.Constant):
            yield "arithmetic", place, value.operand
        case ast.IfExp(test=test):
            yield from _condition(Place(value, "test"), test)
        case ast.JoinedStr():
            return
    for name, inner in ast.iter_fields(value):
        yield from _field(value, name, inner)


def _condition(place: Place, test: ast.expr) -> Iterator[tuple[str, Place, object]]:
    """A condition negated."""
    match test:
        case ast.Constant():
            return
        case ast.Compare(ops=[operator]) if isinstance(operator, OPPOSITES):
            return
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield "condition", place, operand
        case _:
            yield "condition", place, ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _return(statement: ast.Return, within: Function | None) -> Iterator[tuple[str, Place, object]]:
    """Another value given: the opposite truth, one more, or none at all."""
    value = statement.value
    if value is None or isinstance(value, ast.Constant):
        return
    given = ast.unparse(within.returns) if within is not None and within.returns is not None else ""
    new: ast.expr
    if given == "bool":
        if isinstance(value, ast.Compare) and len(value.ops) == 1 and isinstance(value.ops[0], OPPOSITES):
            return
        new = ast.UnaryOp(ast.Not(), value)
        if isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not):
            new = value.operand
    elif given in NUMBERS:
        new = ast.BinOp(value, ast.Add(), ast.Constant(1))
    else:
        new = ast.Constant(None)
    yield "return", Place(statement, "value"), ast.copy_location(new, value)
