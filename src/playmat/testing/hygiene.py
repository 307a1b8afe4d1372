"""Reads the source of a game's state: a field that is not copied, saved and loaded is found without luck."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from playmat.kernel.game import Game
from playmat.kernel.state import State
from playmat.testing.defects import FieldForgotten

KERNEL = "playmat.kernel"


def check_fields(game: Game, state: State) -> int:
    """Every field that the state's `__init__` sets stands in `clone`, `encode` and the game's `decode`.

    Methods and functions that those call are read as well, if they belong to the state, the game or their
    modules. Nothing is checked where there is no source; beside a compiled module its `.py` is read.
    What the state itself says is left out: `State.APART`, and `State.DERIVED` for `encode`.

    Args:
        game: the game.
        state: one of its states.

    Returns:
        How many fields were found; 0 where there is no source.
    """
    source = _Source([type(state), type(game)])
    apart, derived = _declared(type(state), "APART"), _declared(type(state), "DERIVED")
    fields = source.fields(type(state))
    unknown = sorted((apart | derived) - fields)
    if fields and unknown:
        raise FieldForgotten(f"{type(state).__name__} declares {', '.join(unknown)}, and has no such field")
    copied = fields - apart
    stored = copied - derived
    for name, owner, wanted in (
        ("clone", type(state), copied),
        ("encode", type(state), stored),
        ("decode", type(game), copied),
    ):
        known = source.mentioned(owner, name)
        if known is None:
            continue
        if f"{name}_kernel" not in known:
            raise FieldForgotten(f"`{name}` of {owner.__name__} does not call `{name}_kernel`")
        forgotten = sorted(wanted - known)
        if forgotten:
            raise FieldForgotten(f"`{name}` of {owner.__name__} forgets {', '.join(forgotten)}")
    return len(copied)


def _declared(owner: type, name: str) -> set[str]:
    """The fields that a class and its bases name in a declaration."""
    return {field for base in owner.__mro__ for field in vars(base).get(name, ())}


class _Source:
    """The syntax trees of some classes and of the modules they stand in."""

    def __init__(self, classes: list[type]) -> None:
        self.lineage = [one for base in classes for one in base.__mro__ if not _of_kernel(one)]
        self.trees = {one.__module__: _tree(one.__module__) for one in self.lineage}
        self.classes = {one: self._class(one) for one in self.lineage}
        self.functions: dict[str, list[ast.FunctionDef]] = {}
        for tree in self._with_neighbours():
            for node in tree.body:
                if isinstance(node, ast.FunctionDef):
                    self.functions.setdefault(node.name, []).append(node)

    def _with_neighbours(self) -> list[ast.Module]:
        """The trees, and those of the modules of the same room that they import from, in its folders too."""
        packages = {module.rpartition(".")[0] for module in self.trees}
        known = dict(self.trees)
        waiting = list(known)
        while waiting:
            tree = known[waiting.pop()]
            for node in ast.walk(tree) if tree is not None else ():
                module = node.module if isinstance(node, ast.ImportFrom) else None
                if module and module not in known and _is_in(module, packages):
                    known[module] = _tree(module)
                    waiting.append(module)
        return [tree for tree in known.values() if tree is not None]

    def _class(self, wanted: type) -> ast.ClassDef | None:
        tree = self.trees[wanted.__module__]
        for node in ast.walk(tree) if tree is not None else ():
            if isinstance(node, ast.ClassDef) and node.name == wanted.__name__:
                return node
        return None

    def _method(self, owner: type, name: str, after: ast.FunctionDef | None = None) -> ast.FunctionDef | None:
        """A method of a class or of its bases; with `after` the one that it overrides."""
        waiting = after is not None
        for base in owner.__mro__:
            tree = self.classes.get(base)
            for node in tree.body if tree is not None else ():
                if isinstance(node, ast.FunctionDef) and node.name == name:
                    if not waiting:
                        return node
                    waiting = node is not after
        return None

    def fields(self, owner: type) -> set[str]:
        """The names that the `__init__` of a class and of its bases set on `self`, above the kernel's."""
        found: set[str] = set()
        for base in owner.__mro__:
            tree = self.classes.get(base)
            for node in tree.body if tree is not None else ():
                if isinstance(node, ast.FunctionDef) and node.name == "__init__":
                    found.update(_set_on_self(node))
        return found

    def mentioned(self, owner: type, name: str) -> set[str] | None:
        """All names in a method and in what it calls; None where there is no source."""
        first = self._method(owner, name)
        if first is None:
            return None
        waiting: list[ast.FunctionDef] = [first]
        done: list[ast.FunctionDef] = []
        names: set[str] = set()
        while waiting:
            function = waiting.pop()
            if function in done:
                continue
            done.append(function)
            for node in ast.walk(function):
                if isinstance(node, ast.Name):
                    names.add(node.id)
                elif isinstance(node, ast.Attribute):
                    names.add(node.attr)
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    names.add(node.value)
                if isinstance(node, ast.Call):
                    waiting += self._called(owner, function, node)
        return names

    def _called(self, owner: type, caller: ast.FunctionDef, call: ast.Call) -> Iterator[ast.FunctionDef]:
        called = call.func
        found: list[ast.FunctionDef | None] = []
        if isinstance(called, ast.Name):
            found = [*self.functions.get(called.id, [])]
        elif isinstance(called, ast.Attribute) and _is_super(called.value):
            found = [self._method(owner, called.attr, after=caller)]
        elif isinstance(called, ast.Attribute):
            # Whose method it is cannot be seen, so all of that name count.
            found = [self._method(one, called.attr) for one in (owner, *self.lineage)]
        yield from filter(None, found)


def _is_in(module: str, packages: set[str]) -> bool:
    """Return whether a module lies in one of the packages, at whatever depth; single modules lie in none."""
    if module.rpartition(".")[0] in packages:
        return True
    return any(package and module.startswith(f"{package}.") for package in packages)


def _is_super(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super"


def _set_on_self(function: ast.FunctionDef) -> Iterator[str]:
    """The attributes of `self` that a function assigns."""
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign | ast.AugAssign):
            targets = [node.target]
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                if (
                    isinstance(one, ast.Attribute)
                    and isinstance(one.value, ast.Name)
                    and one.value.id == "self"
                ):
                    yield one.attr


def _of_kernel(one: type) -> bool:
    return one is object or one.__module__.startswith(f"{KERNEL}.")


def _tree(module: str) -> ast.Module | None:
    """The syntax tree of a module, compiled or not; None where its source is not there."""
    file = getattr(sys.modules.get(module), "__file__", None)
    if file is None:
        return None
    path = Path(file)
    source = path.with_name(f"{path.name.partition('.')[0]}.py")
    return ast.parse(source.read_text(encoding="utf-8")) if source.is_file() else None
