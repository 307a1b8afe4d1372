r"""Docstrings and typed signatures for the compiled rules: `setup.py` puts them into the C that mypyc wrote.

mypyc drops docstrings: of a function it keeps the names of its parameters, of a class even less. But where a
docstring would stand in its C there is a place for it, so that they are put back there. That costs nothing
when playmat is imported nor in play, and `help`, `inspect.getdoc` and editors find them as usual. The form
in which C functions tell their parameters has no types, so a line above the docstring tells them:

    >>> print(docs_of("def bit(n: i64) -> i64:\n    '''The mask of one thing.'''")["bit"])
    bit(n: i64) -> i64
    <BLANKLINE>
    The mask of one thing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef

LITERAL = r'(?:NULL|"(?:[^"\\]|\\.)*")'
FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),[^{{}}]*?PyDoc_STR\()({LITERAL})(\))")
CLASS = re.compile(
    rf"(PyTypeObject CPyType_(\w+?)(?:_template)?_ = \{{[^{{}}]*?\.tp_doc = PyDoc_STR\()({LITERAL})(\))"
)
PROPERTY = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)(NULL)(, NULL\})")
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)(NULL)(, /\* docstring \*/)')


def typed(function: Function, name: str, method: bool) -> str:
    """The call of a function, with types; without the object or class that a method is called on."""
    given = function.args
    if method and "staticmethod" not in map(ast.unparse, function.decorator_list):
        given = ast.parse(ast.unparse(function)).body[0].args  # type: ignore[attr-defined]
        (given.posonlyargs or given.args).pop(0)
    returns = f" -> {ast.unparse(function.returns)}" if function.returns is not None else ""
    return f"{name}({ast.unparse(given)}){returns}"


def is_property(function: Function) -> bool:
    """Return whether a method is read like a field."""
    return any(ast.unparse(one) == "property" for one in function.decorator_list)


def docs_of(source: str) -> dict[str, str]:
    """The texts that `help` shows for what a module documents, by qualified name; "" is the module."""
    module = ast.parse(source)
    found = {"": ast.get_docstring(module) or ""}
    for one in module.body:
        if isinstance(one, Function):
            found[one.name] = said(typed(one, one.name, False), one)
        if not isinstance(one, ast.ClassDef):
            continue
        lines = ""
        for part in one.body:
            if not isinstance(part, Function):
                continue
            if part.name == "__init__":
                lines = typed(part, one.name, True).removesuffix(" -> None")
            head = typed(part, part.name, True)
            if is_property(part):
                head = head.replace("() -> ", ": ")
            found.setdefault(f"{one.name}.{part.name}", said(head, part))
        found[one.name] = said(lines, one)
    return {name: text for name, text in found.items() if text}


def said(head: str, node: Function | ast.ClassDef) -> str:
    """A signature and the docstring below it; nothing for what has no docstring."""
    text = ast.get_docstring(node)
    return "\n\n".join(part for part in (head, text) if part) if text else ""


def by_c_name(files: Mapping[str, Path]) -> dict[str, str]:
    """The same for some modules, by the names that mypyc gives to things in C; a module has its own.

    Args:
        files: all modules that are compiled together.
    """
    from mypyc.namegen import NameGenerator  # noqa: PLC0415 - only where something is compiled

    names = NameGenerator([list(files)])
    found: dict[str, str] = {}
    for module, path in files.items():
        for name, text in docs_of(path.read_text(encoding="utf-8")).items():
            owner, _, own = name.rpartition(".")
            found[names.private_name(module, name) if name else module] = text
            if owner:
                found[f"{names.private_name(module, owner)}_get_{own}"] = text
    return found


def document(code: str, docs: Mapping[str, str]) -> str:
    """C of mypyc with the docstrings in it."""
    from mypyc.codegen.cstring import c_string_initializer  # noqa: PLC0415 - likewise

    def put(match: re.Match[str]) -> str:
        before, name, kept, after = match.groups()
        text = docs.get(name)
        if text is None:
            return match.group()
        literal = c_string_initializer(text.encode())
        return f"{before}{literal if kept == 'NULL' else f'{kept} {literal}'}{after}"

    for form in (FUNCTION, CLASS, PROPERTY, MODULE):
        code = form.sub(put, code)
    return code
