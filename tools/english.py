"""Find English that no native writer would write, in the catalogues and the documents (docs/style.md).

The docstrings of the package are looked through for words that nobody uses any more, too.

    python tools/english.py             # prints each find with its advice; exits with 1 if there is one
    python tools/english.py FILE...     # the same of these files

Code, quoted code and link targets are left out. Each paragraph is read as one line, so that a pattern is
found across line breaks.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
TEXTS = (
    "src/playmat/texts/en/*.ftl",
    "src/playmat/games/*/texts/en/*.ftl",
    "README.md",
    "CONTRIBUTING.md",
    "docs/**/*.md",
    "src/playmat/**/*.py",
)
LEFT_OUT = {
    "docs/style.md": "it shows the patterns",
    "docs/mutants.md": "a tool writes it, with notes of the people who looked at a mutant",
    "docs/rules": "clauses quote and restate the rulebooks",
}

BEGIN = r"(?:^|(?<=[.:;!] )|(?<== ))"
COUNTED = (
    r"answers|actions|decisions|games|guests|hints|hours?|matches|messages|microseconds|milliseconds|mutants|objects?"
    r"|positions|requests|rows?|steps|tables|times|trials|tries|yardsticks"
)
WRITTEN = r"words|texts?|names?|keys?|figures?|help|numbers?"
COMPARED = r"longer|more|less|fewer|further|higher|better|worse"
UNIT = r"second|minute|hour|day|year|game|decision|line|match|seat|room|turn|person|process|address|name|card"


@dataclass(frozen=True)
class Pattern:
    """A way of writing to avoid.

    Attributes:
        found: what it looks like.
        advice: what to write instead.
    """

    found: re.Pattern[str]
    advice: str


PATTERNS = tuple(
    Pattern(re.compile(found), advice)
    for found, advice in (
        (
            rf"(?<![Tt]here )\b(?:is|are|was|were) (?:no (?!(?:{COMPARED})\b)|none(?=[.,:;)]))",
            "“is not a …” instead of “is no …”",
        ),
        (rf"{BEGIN}Who [^.?!|]*\.(?=\s|$)", "a person as the subject: “anyone who …”, “players who …”"),
        (r"\b[Ww]hoever\b", "“anyone who …”, “the player who …”"),
        (rf"{BEGIN}What [^.?!|]*\.(?=\s|$)", "name the thing instead of “What …” as a subject"),
        (r"\b[Gg](?:o|oes|one|oing) on (?:with|at|under|after|where|from)\b", "“resume” or “continue”"),
        (rf"\b(?:{COUNTED}|\d[\d,]* [a-zA-Z]+) an? (?:{UNIT})\b(?! of)", "“per”"),
        (r"\btells? all\b", "“covers everything”"),
        (r"\b[Aa] press\b", "“click” or “key press”"),
        (r"\b(?:text|effect|ability)\b[^.]{0,30}\bcarried out\b", "“takes effect”"),
        (r"\bgoes before the\b", "“takes precedence over”"),
        (r"\banew\b", "“again”, or another verb: “reload”, “restart”"),
        (
            rf"\b(?:{WRITTEN}) stands? (?:in|at|beside|behind|under|there|here)\b",
            "“is” or “are”",
        ),
        (r"\b(?:his|her) own\b|\bhim alone\b", "“their”"),
        (r"\bso many [a-z]+s\b(?! that| more)", "“this many”, or say the number"),
        (r"\b[Oo]ne[’']s own\b", "“your own”"),
        (r"\b(?:ends?|ended|counts?) as drawn\b", "“ends in a draw”"),
    )
)

OLD_WORDS = tuple(one for one in PATTERNS if one.found.search("anew"))
"""The patterns that docstrings are held to as well."""

FENCE = re.compile(r"^ *```.*?^ *```", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
TARGET = re.compile(r"\]\([^)\n]*\)")


def blanked(text: str, pattern: re.Pattern[str], by: str) -> str:
    """A text with something taken out, line for line."""
    return pattern.sub(lambda found: by + "\n" * found[0].count("\n"), text)


def paragraphs(text: str, *, catalogue: bool) -> Iterator[tuple[int, str]]:
    """Each paragraph, cell of a table or message as one line, with the number of its first line."""
    if not catalogue:
        text = blanked(blanked(blanked(blanked(text, FENCE, ""), COMMENT, ""), CODE, "`x`"), TARGET, "]")
    start, lines = 1, list[str]()
    for number, line in enumerate([*text.splitlines(), ""], 1):
        alone = catalogue or line.startswith(("|", "#"))
        if lines and (alone or not line.strip() or re.match(r" *(?:[-*>]|\d+\.) ", line)):
            yield start, " ".join(lines)
            lines = []
        if alone:
            yield from ((number, cell.strip()) for cell in (line.split("|") if "|" in line else [line]))
        elif line.strip():
            start, lines = (
                (start if lines else number),
                [*lines, re.sub(r"^ *(?:[-*>]|\d+\.) ", "", line).strip()],
            )


def finds(
    text: str, *, catalogue: bool = False, patterns: tuple[Pattern, ...] = PATTERNS
) -> list[tuple[int, str, str]]:
    """The findings in a text: the line at which its paragraph begins, the words, and the advice."""
    return [
        (line, match[0], pattern.advice)
        for line, paragraph in paragraphs(text, catalogue=catalogue)
        for pattern in patterns
        for match in pattern.found.finditer(paragraph)
    ]


def finds_in_code(text: str) -> list[tuple[int, str, str]]:
    """The same of the docstrings of a module, those of attributes included."""
    return [
        (node.lineno + line - 1, words, advice)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        for line, words, advice in finds(node.value.value, patterns=OLD_WORDS)
    ]


def finds_in(path: Path) -> list[tuple[int, str, str]]:
    """The same of a file of any kind."""
    text = path.read_text(encoding="utf-8")
    return finds_in_code(text) if path.suffix == ".py" else finds(text, catalogue=path.suffix == ".ftl")


def files() -> list[Path]:
    """Every English catalogue, document and module that is looked at."""
    found = {path for glob in TEXTS for path in ROOT.glob(glob)}
    return sorted(path for path in found if not path.relative_to(ROOT).as_posix().startswith(tuple(LEFT_OUT)))


def main() -> int:
    """Print what is found; 1 if there is something."""
    named = [Path(name) for name in sys.argv[1:]]
    count = 0
    for path in named or files():
        for line, words, advice in finds_in(path):
            print(f"{path}:{line}: “{words}”: write {advice}")
            count += 1
    print(
        f"{count} places read like a translation (docs/style.md)" if count else "The English reads naturally"
    )
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
