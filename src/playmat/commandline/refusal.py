"""Mistakes in a command line, as phrases: cyclopts finds them, the catalogues say them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from typing import get_args, get_type_hints

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from playmat.kernel.documents.form import nearest
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import games

LONGEST = 60
_COMMAND = ("usage-command", "usage-command-near")
_OPTION = ("usage-option", "usage-option-near")
_KINDS = {int: "form-int", float: "form-float", bool: "form-flag"}


def refusal(error: CycloptsError) -> Phrase:
    """The mistake, and the place where the right way is described."""
    command = " ".join(["playmat", *(error.command_chain or ())])
    return Phrase("usage-see", {"what": _what(error), "command": command})


def _too_many(error: UnusedCliTokensError) -> Phrase:
    """An argument more than the command takes; a number may belong to its only option that is one."""
    got = _first(error.unused_tokens)
    names = _numbers(error.target) if error.target is not None and got.isdecimal() else []
    if len(names) == 1:
        return Phrase("usage-more-option", {"got": got, "name": f"--{names[0].replace('_', '-')}"})
    return Phrase("usage-more", {"got": got})


def _numbers(command: Callable[..., object]) -> list[str]:
    """The options of a command that take a whole number."""
    hints = get_type_hints(command)
    keyword = [one.name for one in signature(command).parameters.values() if one.kind == one.KEYWORD_ONLY]
    return [name for name in keyword if hints[name] is int or int in get_args(hints[name])]


def _what(error: CycloptsError) -> Phrase:
    if isinstance(error, UnknownCommandError):
        known = [name for name in error.app or () if not name.startswith("-")]
        return _unknown(_COMMAND, _first(error.unused_tokens), known)
    if isinstance(error, UnknownOptionError):
        got = error.token.keyword or error.token.value
        return _unknown(_OPTION, got.partition("=")[0], [*_options(error), "--help"])
    if isinstance(error, UnusedCliTokensError):
        return _too_many(error)
    if isinstance(error, MissingArgumentError):
        return _missing(error)
    if isinstance(error, RepeatArgumentError):
        return Phrase("usage-twice", {"name": error.token.keyword or error.token.value[:LONGEST]})
    if isinstance(error, CoercionError) and error.token is not None:
        name = error.token.keyword or (error.argument.name if error.argument is not None else "-")
        wanted = Phrase(_KINDS.get(error.target_type or str, "form-text"))
        return Phrase("usage-form", {"name": name, "wanted": wanted, "got": error.token.value[:LONGEST]})
    return Phrase("usage-bad")


def _options(error: UnknownOptionError) -> list[str]:
    """The options of the command; a converter that refuses one cannot name them, but the command can."""
    taken = error.argument_collection
    if not taken and error.app is not None and error.app.default_command is not None:
        taken = error.app.assemble_argument_collection()
    return [name for one in taken if one.parse for name in one.names if name.startswith("--")]


def _missing(error: MissingArgumentError) -> Phrase:
    """An argument that has to be there, or an option without its value."""
    name = error.keyword or (error.argument.name if error.argument is not None else "-")
    if name == "GAME":
        known = ", ".join(games())
        return Phrase("usage-missing-game", {"known": known}) if known else Phrase("error-no-games")
    return Phrase("usage-value" if name.startswith("-") else "usage-missing", {"name": name})


def _unknown(keys: tuple[str, str], got: str, known: Sequence[str]) -> Phrase:
    """A name that nobody has: the nearest that somebody has, or all of them."""
    near = nearest(got, known)
    if near:
        return Phrase(keys[1], {"got": got[:LONGEST], "near": near})
    return Phrase(keys[0], {"got": got[:LONGEST], "known": ", ".join(known)})


def _first(tokens: Sequence[str] | None) -> str:
    return tokens[0][:LONGEST] if tokens else "-"
