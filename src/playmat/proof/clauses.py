"""The clauses of the rules, read from `docs/rules/*.md`.

A clause is defined where its id stands in bold: `- **PP-ROLL-01** Each turn begins ...`. Every other
mention of the id refers to it. A clause ends where the next one, a heading or an empty line begins.
What it rests on stands in the brackets at its end: `[Setup; R-03]`, `(000 §Winning)`, `(KH-ACT-03)`.
It stands in the sections whose headings are above it; their numbers and the middle of its id, as in
`### 6.5 Battle (BATTLE)`, are no part of their titles.

Two things a rules file may say about its own ids:

- "A regular expression for the ids that need tests: `...`" names those that a test must hold; without such
  a line that is all of them.
- A bracket right after the bold id tells the rulesets it holds under: `[both]` (also `[both<...]`) means all
  rulesets of the file, anything else is the name of one. Without a bracket there are no rulesets.
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from playmat.kernel.errors import PlaymatError

ID = re.compile(r"\b[A-Z]{2}-[A-Z]+(?:-[A-Z]+)*-\d+\b")
BOLD = re.compile(
    r"\*\*(?P<id>[A-Z]{2}-[A-Z]+(?:-[A-Z]+)*-\d+)\b[^*\n]*\*\*(?: \[(?P<tag>[a-z]+(?:<\w+)?)\])?"
)
NEEDED = re.compile(r"regular expression for the ids that need tests: `([^`]+)`")
ALL_RULESETS = "both"
SOURCE = re.compile(r"\[|\((?:R-\d|R:|00\d|[A-Z]{2}-[A-Z]+-\d)")
"""The beginning of the brackets in which a clause names its source."""
PAIRS = {")": "(", "]": "["}
HEADING = re.compile(r"^#(?P<depth>#+) (?:[\d.]+ )?(?P<title>.+?)(?: \([A-Z]+\))?$", re.MULTILINE)


class RulesError(PlaymatError):
    """The rules or tests that were asked about are not there."""


@dataclass(frozen=True)
class Clause:
    """One clause.

    Attributes:
        id: its id.
        text: what it says, on one line.
        sources: what it rests on: parts of the rulebook, cards, rulings, other clauses.
        line: where it stands in the file.
        rulesets: those it holds under; empty where the game has none.
        needs_test: whether a test must hold it.
        section: the titles of the sections it stands in, the widest first.
        lang: the language of its text.
    """

    id: str
    text: str
    line: int
    rulesets: tuple[str, ...] = ()
    needs_test: bool = True
    section: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    lang: str = "en"


@dataclass(frozen=True)
class GameRules:
    """The rules of one game.

    Attributes:
        game: the id of the game: the name of the file.
        clauses: its clauses by id, in the order of the file.
        mentioned: every id the file mentions anywhere, defined or not.
    """

    game: str
    clauses: dict[str, Clause]
    mentioned: frozenset[str]

    @property
    def needed(self) -> list[Clause]:
        """The clauses that need a test."""
        return [clause for clause in self.clauses.values() if clause.needs_test]


def parse(game: str, text: str) -> GameRules:
    r"""The clauses in the text of a rules file.

    >>> rules = parse(
    ...     "nim",
    ...     "- **NI-TAKE-01** Take one or two.\n  Never none. [p. 2]\n\n- **NI-END-01** The last wins (R-1).",
    ... )
    >>> [(clause.text, clause.sources) for clause in rules.clauses.values()]
    [('Take one or two. Never none.', ('p. 2',)), ('The last wins.', ('R-1',))]
    """
    found = list(BOLD.finditer(text))
    marked = NEEDED.search(text)
    needed = re.compile(marked[1]) if marked else ID
    names = tuple(
        sorted({tag for match in found if (tag := _ruleset(match["tag"])) not in ("", ALL_RULESETS)})
    )
    starts, sections = zip(*_sections(text), strict=True)
    clauses: dict[str, Clause] = {}
    for match in found:
        tag = _ruleset(match["tag"])
        said, sources = _without_sources(_statement(text, match))
        rulesets = names if tag == ALL_RULESETS else (tag,) if tag else ()
        clauses.setdefault(
            match["id"],
            Clause(
                match["id"],
                said,
                text.count("\n", 0, match.start()) + 1,
                rulesets,
                needed.fullmatch(match["id"]) is not None,
                sections[bisect(starts, match.start()) - 1],
                sources,
            ),
        )
    return GameRules(game, clauses, frozenset(ID.findall(text)))


def load(folder: Path | None = None) -> dict[str, GameRules]:
    """The rules of all games, by game.

    Args:
        folder: where the `*.md` files are, by default those of this installation. A name with a hyphen is
            no game's: such pages are made from the rules.

    Raises:
        RulesError: there are none.
    """
    folder = folder or rules_folder()
    pages = sorted(folder.glob("*.md")) if folder.is_dir() else []
    files = [path for path in pages if "-" not in path.stem]
    if not files:
        raise RulesError("proof-no-rules", folder=str(folder))
    return {path.stem: parse(path.stem, path.read_text(encoding="utf-8")) for path in files}


def rules_folder() -> Path:
    """The folder of the rules: inside an installed package, or in the checkout the package runs from."""
    package = Path(__file__).parent.parent
    installed = package / "rules"
    return installed if installed.is_dir() else package.parents[1] / "docs" / "rules"


def find(rules: Mapping[str, GameRules], clause_id: str) -> Clause:
    """The clause with an id, in capitals or not.

    Raises:
        RulesError: there is none.
    """
    wanted = clause_id.strip().upper()
    for of_game in rules.values():
        if wanted in of_game.clauses:
            return of_game.clauses[wanted]
    raise RulesError("proof-unknown-clause", wanted if ID.fullmatch(wanted) else "", id=clause_id)


def search(rules: Mapping[str, GameRules], words: list[str]) -> Iterator[Clause]:
    """The clauses whose text or id holds all the words, in any order and either case."""
    wanted = [word.casefold() for word in words]
    for of_game in rules.values():
        for clause in of_game.clauses.values():
            text = f"{clause.id} {clause.text}".casefold()
            if all(word in text for word in wanted):
                yield clause


def _ruleset(tag: str | None) -> str:
    return (tag or "").split("<")[0]


def _sections(text: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The beginnings of the sections of a text with the titles they are in; first, what is in none."""
    titles: tuple[str, ...] = ()
    yield 0, titles
    for heading in HEADING.finditer(text):
        titles = (*titles[: len(heading["depth"]) - 1], heading["title"])
        yield heading.start(), titles


def _statement(text: str, match: re.Match[str]) -> str:
    """The text of a clause from behind its bold id to its end, on one line."""
    title = re.sub(r"^\*\*[A-Z0-9-]+\s*|\*\*$", "", match[0].split(" [")[0])
    lines = []
    for number, line in enumerate(text[match.end() :].split("\n")):
        if number and (not line.strip() or line.startswith("#") or BOLD.search(line)):
            break
        following = BOLD.search(line)  # several clauses in one paragraph
        lines.append(line[: following.start()] if following else line)
        if following:
            break
    body = " ".join(" ".join(lines).split())
    return f"{title}. {body}" if title else body


def _without_sources(text: str) -> tuple[str, tuple[str, ...]]:
    """A clause without the brackets at its end that say what it rests on, and what they hold."""
    sources: list[str] = []
    while (place := _last_bracket(text)) >= 0 and SOURCE.match(text, place):
        sources.insert(0, text[place:].strip(" .")[1:-1])
        text = text[:place].rstrip() + ("." if text.endswith(".") else "")
    return text, tuple(sources)


def _last_bracket(text: str) -> int:
    """The place of the bracket that opens the end of a text; -1 if it ends with none."""
    bare = text.rstrip(" .")
    if not bare or bare[-1] not in PAIRS:
        return -1
    depth = 0
    for place in range(len(bare) - 1, -1, -1):
        depth += (bare[place] == bare[-1]) - (bare[place] == PAIRS[bare[-1]])
        if depth == 0:
            return place
    return -1
