"""Data of a known form: what does not fit is named with its path, what belongs there, and the nearest key.

Documents of TOML and JSON are fitted to structs here and nowhere else, so that whoever writes one is told
of a mistake in the same words, in their language, whichever document it is.
"""

from __future__ import annotations

import difflib
import re
import threading
import unicodedata
from collections.abc import Iterable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from playmat.kernel.documents.lines import Path
from playmat.kernel.documents.toml import inline
from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Phrase

T = TypeVar("T")

SHOWN: Final = 80
"""The most characters that a refusal shows of what was given."""

RULING: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""The categories of signs that end a line or rule a terminal, and of halves of signs."""

TURNING: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that turn the direction of what stands beside them, and so can make it read as something else."""

ANY_KEY: Final = "*"
"""In a path: one of the keys of a table that may have any; the library does not say which."""

_KINDS: Final = {
    "int": "form-int",
    "float": "form-float",
    "str": "form-text",
    "bool": "form-flag",
    "array": "form-list",
    "object": "form-table",
    "null": "form-nothing",
}
_MISTAKE = re.compile(r"(.*?)(?: - at `(?:key` in `)?\$([^`]*)`)?", re.DOTALL)
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")
_TYPES = re.compile(r"Expected `([^`]*)`, got `([^`]*)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(.*)`", re.DOTALL)


class BadForm(PlaymatError):
    """Data that does not have the form it should; `path` says where, as far as that is known."""

    def __init__(self, phrase: Phrase, path: Path = ()) -> None:
        super().__init__(phrase.key, phrase.clause, **phrase.args)
        self.path = path


_readable: Final[set[Any]] = set()
_learning: Final = threading.Lock()


def readable(kind: Any) -> Any:  # noqa: ANN401 - also of a union of structs
    """A kind of data, once the library knows its fields.

    It learns the fields of a struct when it first reads one. If another thread reads one of the same struct
    meanwhile, it finds half of them, and the process ends with a segmentation fault (msgspec 0.22).

    >>> readable(dict[str, int])
    dict[str, int]
    """
    if kind not in _readable:
        with _learning:
            msgspec.json.Decoder(kind)
            _readable.add(kind)
    return kind


def fit(data: object, kind: type[T]) -> T:
    """Plain data as a struct.

    Raises:
        BadForm: they do not have its form.
    """
    try:
        return msgspec.convert(data, readable(kind))  # type: ignore[no-any-return]
    except msgspec.ValidationError as error:
        raise _explained(str(error), kind) from error


def read_json(data: bytes | str, kind: Any) -> Any:  # noqa: ANN401 - also of a union of structs
    """A JSON text as a struct.

    Raises:
        BadForm: it is no JSON, or does not have the struct's form.
    """
    try:
        return msgspec.json.decode(data, type=readable(kind))
    except msgspec.ValidationError as error:
        raise _explained(str(error), kind) from error
    except (msgspec.MsgspecError, RecursionError, ValueError) as error:
        raise BadForm(Phrase("error-form-json")) from error


def shown(value: object) -> str:
    """A value as a refusal shows it: a word as it is, anything else as TOML writes it.

    >>> shown("Goofyy"), shown(True), shown(["Goofy", 2])
    ('Goofyy', 'true', '["Goofy", 2]')
    """
    text = value if isinstance(value, str) else inline(value)
    return "".join([sign if printable(sign) else "?" for sign in text[:SHOWN]])


def printable(sign: str) -> bool:
    r"""Return whether a sign can be shown within a line: no line break, and nothing that rules a terminal.

    >>> [printable(sign) for sign in "é\u202f\u200d\n\x1b\u202e"]
    [True, True, True, False, False, False]
    """
    return unicodedata.category(sign) not in RULING and sign not in TURNING


def nearest(wrong: str, known: Iterable[str]) -> str:
    """The known word that looks most like a wrong one, or the empty string.

    >>> nearest("dammage", ["heal", "damage"])
    'damage'
    """
    close = difflib.get_close_matches(wrong[:200], list(known), 1, 0.5)
    return close[0] if close else ""


def unknown_key(got: str, known: Iterable[str]) -> Phrase:
    """The refusal of a key that is none of the known ones: the nearest, or all of them."""
    words = list(known)
    near = nearest(got, words)
    if near:
        return Phrase("error-form-key-near", {"got": shown(got), "near": near})
    if not words:
        return Phrase("error-form-key-none", {"got": shown(got)})
    return Phrase("error-form-key", {"got": shown(got), "known": ", ".join(words)})


def _explained(message: str, kind: object) -> BadForm:
    """The refusal of what the library refuses, in our words."""
    parts = _MISTAKE.fullmatch(message)
    what, place = (parts[1], parts[2] or "") if parts else (message, "")
    steps = [key or (number if number != "..." else ANY_KEY) for key, number in _STEP.findall(place)]
    path = tuple(steps[: steps.index(ANY_KEY)] if ANY_KEY in steps else steps)
    if found := _UNKNOWN.fullmatch(what):
        return BadForm(unknown_key(found[1], _keys(kind, steps)), (*path, found[1]))
    if found := _MISSING.fullmatch(what):
        return BadForm(Phrase("error-form-missing", {"name": found[1]}), path)
    if found := _TYPES.fullmatch(what):
        return BadForm(Phrase("error-form-type", {"wanted": _any_of(found[1]), "got": _kind(found[2])}), path)
    return BadForm(Phrase("error-form-value"), path)


def _any_of(kinds: str) -> Phrase:
    """The kinds of values that fit, one or another."""
    *others, last = [_kind(one) for one in kinds.split(" | ") if one != "null"] or [_kind("null")]
    for one in reversed(others):
        last = Phrase("form-or", {"one": one, "other": last})
    return last


def _kind(word: str) -> Phrase:
    return Phrase(_KINDS.get(word, "form-other"))


def _keys(kind: object, steps: Iterable[str]) -> list[str]:
    """The keys that a form has at a path."""
    found = _structs(inspect.type_info(kind))
    for step in steps:
        found = [inner for one in found for inner in _structs(_inside(one, step))]
    return [field.encode_name for one in found if isinstance(one, inspect.StructType) for field in one.fields]


def _structs(kind: inspect.Type | None) -> list[inspect.Type]:
    """A type, or those of a union."""
    if kind is None:
        return []
    return list(kind.types) if isinstance(kind, inspect.UnionType) else [kind]


def _inside(kind: inspect.Type, step: str) -> inspect.Type | None:
    """The type of what stands under a key or place of a type."""
    if isinstance(kind, inspect.StructType):
        return next((field.type for field in kind.fields if field.encode_name == step), None)
    if isinstance(kind, inspect.DictType):
        return kind.value_type
    return kind.item_type if isinstance(kind, inspect.ListType | inspect.VarTupleType) else None
