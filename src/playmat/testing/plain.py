"""Plain data: a test for it, and its bytes for comparing."""

from __future__ import annotations

import msgspec


def unplain(value: object, path: str = "") -> str:
    """The path and type of the first thing that is no plain data; empty if all of it is.

    >>> unplain({"a": [1, "x", True, None]})
    ''
    >>> unplain({"a": [1, (2, 3)]})
    'a.1: tuple'
    """
    if value is None or type(value) in (str, int, bool, float):
        return ""
    if isinstance(value, list):
        return next(filter(None, (unplain(one, f"{path}.{i}") for i, one in enumerate(value))), "")
    if isinstance(value, dict):
        for key, one in value.items():
            if type(key) is not str:
                return f"{path}.{key!r}: a key of type {type(key).__name__}".removeprefix(".")
            found = unplain(one, f"{path}.{key}")
            if found:
                return found
        return ""
    return f"{path}: {type(value).__name__}".removeprefix(".")


def spoil(value: object) -> None:
    """Empty every list and dictionary in a value, however deep, and with it whatever shares them."""
    if isinstance(value, dict):
        for one in value.values():
            spoil(one)
        value.clear()
    elif isinstance(value, list):
        for one in value:
            spoil(one)
        value.clear()


def as_bytes(value: object) -> bytes:
    """JSON, keys in the order they have: equal bytes tell nothing apart."""
    return msgspec.json.encode(value)


def first_difference(one: object, other: object, path: str = "") -> str:
    """The first place at which two plain values differ, with both values.

    >>> first_difference({"a": [1, 2]}, {"a": [1, 3]})
    'a.1: 2 and 3'
    """
    if one == other:
        return ""
    if type(one) is type(other):
        if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
            found = (first_difference(one[key], other[key], f"{path}.{key}") for key in one)
            return next(filter(None, found), "")
        if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
            pairs = enumerate(zip(one, other, strict=True))
            return next(filter(None, (first_difference(a, b, f"{path}.{i}") for i, (a, b) in pairs)), "")
    return f"{path}: {one!r:.120} and {other!r:.120}".removeprefix(".")
