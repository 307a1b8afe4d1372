"""Do the catalogues fit each other and the code? `python -m playmat.texts.check` says, and exits 1 if not.

What is looked for:

- Fluent syntax that cannot be read, and keys given twice in one language;
- keys of a game that do not begin with the game's id, and shared keys that do;
- keys missing in a language, and keys whose variables differ between languages; of a game that has no
  catalogue in a language, none is missed: it is played in English there;
- keys and forms that a message refers to and its language does not have;
- keys the code or a game asks for that a language does not have, and keys nothing can ask for.

A key with the word `part` in it (`embers-part-target`) is a piece of other messages of its language, and the
language's own: the others need not have it. Its variables count as those of the messages that refer to it.
A variable that ends in `-many` is a form of the one without. A variable named like a language (`it`) is what
that language says, and only its own message has it.

Each installed game is asked for the keys that it makes from its declarations (`Game.text_keys`), operations
of cards among them; so an operation without a sentence is found. Its package is read like our own code,
which is how a third party's keys count as used.

What the code asks for is read from its syntax trees. The first string given to a call named in `CALLS`, or
`key` by name, is a key that must exist; an f-string there, such as `f"event-{kind}"`, asks for every key with
that beginning, of which there must be one. A key counts as used if it stands as a string anywhere in the
code or in a data file (TOML) beside it, if it begins like an f-string of the code does up to a hyphen, if it
begins with one of a module's `TEXT_PREFIXES`, or if another message refers to it. The browser's modules ask
with `t("key")` and ``t(`key-${kind}`)``; a key in quotation marks is used there, too.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from playmat.kernel import registry
from playmat.texts.check_files import check_files
from playmat.texts.sources import (
    FALLBACK,
    LANGUAGES,
    Source,
    game_code,
    game_packages,
    game_sources,
    shared_sources,
)

CALLS = frozenset({"Phrase", "phrase", "say", "tr"})
"""Calls whose first argument is a key; so is that of every class of errors whose name is raised."""

SCRIPT_CALL = re.compile(r"""\b(?:t|name)\(\s*(?:"([a-z0-9-]+)"|`([a-z0-9-]+-)\$\{)""")
SCRIPT_KEY = re.compile(r"""["`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*-?)(?:["`]|\$\{)""")

KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
PART = re.compile(r"(?:^|-)part-")
FORM = "-many"

CLIENTS_KEYS = ("name", "seat", "web-about")
CLIENTS_FAMILIES = (
    "hero",
    "option",
    "value",
    "ruleset",
    "cause",
    "guide",
    "lesson",
    "puzzle",
    "view",
    "web-how",
    "web-options",
    "web-ruleset",
)
"""The families of keys that every client looks for in the catalogue of any game, after `<game>-`."""

PREFIX = re.compile(r"[a-z][a-z0-9]*-(?:[a-z0-9]+-)*")


@dataclass
class Message:
    """One message of one catalogue, as far as the checks need it."""

    key: str
    source: Source
    variables: frozenset[str]
    refers: frozenset[str]
    forms: frozenset[str] = frozenset()

    @property
    def is_part(self) -> bool:
        """Return whether it is a piece of other messages, which each language cuts as it needs."""
        return bool(PART.search(self.key))


@dataclass
class Messages:
    """All messages of one language.

    Attributes:
        language: its code.
        messages: by their keys.
        unsaid: the games that have no catalogue in it, so that they are played in English.
    """

    language: str
    messages: dict[str, Message] = field(default_factory=dict)
    unsaid: frozenset[str] = frozenset()

    def lacks(self, key: str) -> bool:
        """Return whether a key is missing, which it is not where its whole game is not translated."""
        return key not in self.messages and key.partition("-")[0] not in self.unsaid

    def variables(self, key: str) -> frozenset[str]:
        """The variables of a message and of all its parts, whatever their form."""
        seen, left, found = {key}, [key], set[str]()
        while left:
            message = self.messages.get(left.pop())
            if message is not None:
                found |= {name.removesuffix(FORM) for name in message.variables} - set(LANGUAGES)
                refers = {name.partition(".")[0] for name in message.refers}
                left += refers - seen
                seen |= refers
        return frozenset(found)


@dataclass
class Asked:
    """The keys that the code asks of the catalogues, each with the places that ask."""

    keys: dict[str, str] = field(default_factory=dict)
    prefixes: dict[str, str] = field(default_factory=dict)
    mentioned: set[str] = field(default_factory=set)
    mentioned_prefixes: set[str] = field(default_factory=set)


class _Inside(Visitor):
    """Collects the variables and references of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Note another message, or a form of it."""
        self.refers.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)


def read(sources: Iterable[Source], language: str) -> tuple[Messages, list[str]]:
    """The messages of a language, and what is wrong within its files."""
    catalogue, problems = Messages(language), []
    for source in sources:
        for entry in _entries(source.text):
            if isinstance(entry, ftl.Junk):
                start = entry.span.start if entry.span else 0
                line = source.text.count("\n", 0, start) + 1
                reason = entry.annotations[0].message if entry.annotations else "unreadable"
                problems.append(f"{source.name}:{line}: syntax: {reason}")
            elif isinstance(entry, ftl.Message):
                key = entry.id.name
                if key in catalogue.messages:
                    problems.append(f"{source.name}: {key} stands twice in {language}")
                inside = _Inside()
                inside.visit(entry)
                catalogue.messages[key] = Message(
                    key,
                    source,
                    frozenset(inside.variables),
                    frozenset(inside.refers),
                    frozenset(one.id.name for one in entry.attributes),
                )
    problems += dangling(catalogue)
    return catalogue, problems


@cache
def _entries(text: str) -> list[ftl.EntryType]:
    """The entries of a file of a catalogue; the same text is read once."""
    return FluentParser().parse(text).body


def dangling(catalogue: Messages) -> list[str]:
    """The keys that messages refer to and their own language does not have."""
    problems = []
    for message in catalogue.messages.values():
        for name in sorted(message.refers):
            key, _, form = name.partition(".")
            held = catalogue.messages.get(key)
            if held is None or (form and form not in held.forms):
                problems.append(f"{message.source.name}: {message.key} refers to {name}, which is not there")
    return problems


def compare(catalogues: list[Messages], games: Iterable[str]) -> list[str]:
    """The misfits between the languages; the first catalogue is the measure of variables."""
    problems: list[str] = []
    games = set(games)
    everything = sorted({key for catalogue in catalogues for key in catalogue.messages})
    for key in everything:
        found = [catalogue.messages[key] for catalogue in catalogues if key in catalogue.messages]
        problems += [
            f"{key} is missing in {catalogue.language}"
            for catalogue in catalogues
            if catalogue.lacks(key) and not found[0].is_part
        ]
        head = key.split("-", 1)[0]
        said = [catalogue.variables(key) for catalogue in catalogues if key in catalogue.messages]
        for message, variables in zip(found, said, strict=True):
            if variables != said[0] and not message.is_part:
                problems.append(
                    f"{message.source.name}: {key} has the variables {_list(variables)}, "
                    f"in {found[0].source.language} it has {_list(said[0])}"
                )
            if message.source.game and head != message.source.game:
                problems.append(f"{message.source.name}: {key} must begin with {message.source.game}-")
            if not message.source.game and head in games:
                problems.append(f"{message.source.name}: {key} belongs into the catalogue of {head}")
    return problems


def ask(files: Iterable[Path]) -> Asked:
    """The keys that the code in these files (Python, JavaScript and TOML) asks of the catalogues."""
    asked = Asked()
    for path in files:
        found = _asked_in(path.read_text(encoding="utf-8"), path.name)
        asked.keys = found.keys | asked.keys
        asked.prefixes = found.prefixes | asked.prefixes
        asked.mentioned |= found.mentioned
        asked.mentioned_prefixes |= found.mentioned_prefixes
    return asked


@cache
def _asked_in(text: str, name: str) -> Asked:
    """The keys that one file asks for; the same text is looked through once."""
    asked = Asked()
    if name.endswith(".py"):
        _ask_code(ast.parse(text, name), name, asked)
    elif name.endswith(".js"):
        _ask_script(text, name, asked)
    else:
        asked.mentioned.update(KEY.findall(text))
    return asked


def ask_games(games: Iterable[str], asked: Asked) -> list[str]:
    """Note what the installed games ask of the catalogues; which of them cannot be loaded."""
    problems = []
    for game in games:
        try:
            keys = registry.game(game).text_keys()
        except Exception as error:  # whatever a third party's game does, the others are looked at
            problems.append(f"{game}: the game cannot be asked for its keys: {type(error).__name__}: {error}")
            continue
        for key in keys:
            asked.keys.setdefault(key, game)
        asked.mentioned.update(f"{game}-{word}" for word in (*CLIENTS_KEYS, "variants"))
        asked.mentioned_prefixes.update(f"{game}-{family}-" for family in CLIENTS_FAMILIES)
    return problems


def match(asked: Asked, catalogue: Messages) -> list[str]:
    """The misfits between what is asked for and the catalogue of a language."""
    known = catalogue.messages
    problems = [
        f"{place}: {key} is in no catalogue of {catalogue.language}"
        for key, place in asked.keys.items()
        if catalogue.lacks(key)
    ]
    problems += [
        f"{place}: no catalogue of {catalogue.language} has a key that begins with {prefix}"
        for prefix, place in asked.prefixes.items()
        if catalogue.lacks(prefix) and not any(key.startswith(prefix) for key in known)
    ]
    used = asked.mentioned | asked.keys.keys()
    used |= {key.partition(".")[0] for message in known.values() for key in message.refers}
    prefixes = tuple(asked.mentioned_prefixes | asked.prefixes.keys())
    problems += [
        f"{message.source.name}: {key} is used nowhere"
        for key, message in known.items()
        if key not in used and not key.startswith(prefixes)
    ]
    return problems


def check(root: Path | None = None) -> list[str]:
    """Everything wrong with the catalogues of this installation; an empty list if nothing is.

    Args:
        root: the folder with the code, by default the installed package.
    """
    root = root or Path(__file__).parent.parent
    catalogues, problems = [], []
    games = game_packages()
    for language in LANGUAGES:
        own = {game: game_sources(game, language) for game in games}
        catalogue, wrong = read([*shared_sources(language), *chain(*own.values())], language)
        catalogue.unsaid = frozenset(game for game in games if not own[game] and language != FALLBACK)
        catalogues.append(catalogue)
        problems += wrong
    problems += compare(catalogues, games)
    problems += check_files(games)
    code, unreadable = _readable(_code_files([root, *filter(None, map(game_code, games))]))
    problems += unreadable
    asked = ask(code)
    problems += ask_games(games, asked)
    for catalogue in catalogues:
        problems += match(asked, catalogue)
    return problems


def main() -> int:
    """Print what is wrong; 1 if anything is."""
    problems = check()
    for problem in problems:
        print(problem)
    if problems:
        print(f"{len(problems)} problems in the catalogues")
        return 1
    print(f"The catalogues fit: {', '.join(LANGUAGES)}")
    return 0


def _code_files(places: Iterable[Path]) -> list[Path]:
    """The files that can ask for keys, each once: single ones, and those of folders."""
    return sorted(
        {
            path
            for place in places
            for path in ([place] if place.is_file() else place.resolve().rglob("*"))
            if path.suffix in {".py", ".toml", ".js"} and "vendor" not in path.parts
        }
    )


def _readable(paths: Iterable[Path]) -> tuple[list[Path], list[str]]:
    """The files that can be read, and what is wrong with the others: a third party's need not be in order."""
    found, problems = [], []
    for path in paths:
        try:
            _asked_in(path.read_text(encoding="utf-8"), path.name)
        except (SyntaxError, ValueError, RecursionError) as error:  # a `UnicodeDecodeError` is a `ValueError`
            problems.append(f"{path}: cannot be read: {type(error).__name__}: {error}")
        else:
            found.append(path)
    return found, problems


def _ask_code(tree: ast.Module, name: str, asked: Asked) -> None:
    nodes = list(ast.walk(tree))
    errors = _error_names(nodes)
    docstrings = set(_docstrings(nodes))
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in docstrings and KEY.fullmatch(node.value):
                asked.mentioned.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            if prefix := _prefix(node):
                asked.mentioned_prefixes.add(prefix)
        elif isinstance(node, ast.Call) and _called(node) in CALLS | errors:
            for argument in node.args[:1] + [word.value for word in node.keywords if word.arg == "key"]:
                _ask_argument(argument, f"{name}:{node.lineno}", asked)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Name) and target.id == "TEXT_PREFIXES" for target in targets):
                asked.mentioned_prefixes.update(ast.literal_eval(node.value))


def _ask_script(text: str, name: str, asked: Asked) -> None:
    """Note the keys that a module of the browser asks for.

    They stand in `t("key")`; of ``t(`key-${...}`)`` the beginning is noted.
    """
    for found in SCRIPT_CALL.finditer(text):
        place = f"{name}:{text.count(chr(10), 0, found.start()) + 1}"
        key, prefix = found.groups()
        if key and KEY.fullmatch(key):
            asked.keys.setdefault(key, place)
        elif prefix:
            asked.prefixes.setdefault(prefix, place)
    words = SCRIPT_KEY.findall(text)
    asked.mentioned.update(word for word in words if KEY.fullmatch(word))
    asked.mentioned_prefixes.update(word for word in words if PREFIX.fullmatch(word) and word.count("-") > 1)


def _ask_argument(argument: ast.expr, place: str, asked: Asked) -> None:
    if isinstance(argument, ast.IfExp):
        _ask_argument(argument.body, place, asked)
        _ask_argument(argument.orelse, place, asked)
    elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        if KEY.fullmatch(argument.value):
            asked.keys.setdefault(argument.value, place)
    elif isinstance(argument, ast.JoinedStr) and (prefix := _prefix(argument)):
        asked.prefixes.setdefault(prefix, place)


def _error_names(nodes: list[ast.AST]) -> set[str]:
    """The names that are raised with a call: their first argument is a key, if it looks like one."""
    return {
        _called(node.exc) for node in nodes if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)
    }


def _docstrings(nodes: list[ast.AST]) -> Iterator[int]:
    for node in nodes:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield id(node.value)


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def _prefix(node: ast.JoinedStr) -> str:
    """The beginning of an f-string up to its last hyphen, if keys can begin so."""
    first = node.values[0] if node.values else None
    if isinstance(first, ast.Constant) and isinstance(first.value, str) and len(node.values) > 1:
        found = PREFIX.match(first.value)
        return found[0] if found else ""
    return ""


def _list(names: frozenset[str]) -> str:
    return ", ".join(sorted(names)) or "none"


if __name__ == "__main__":
    sys.exit(main())
