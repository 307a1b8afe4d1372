"""The measured figures in the documents: which command made them, when, and the same again.

    python tools/figures.py --list     every block of figures: document, name, date and commands
    python tools/figures.py NAME...    carry out the commands of these blocks, and write them again
    python tools/figures.py --check    exit with 1, and say why, where a table of figures cannot be believed

A block stands in a document between two comments, which readers do not see. The first one has its name, the
form of the figures, the date and one command a line; this tool writes what is between them:

    <!-- figures: kmon-players as duels, 2026-11-23
    playmat simulate kmon --decks all --players greedy,random --games 2
    -->
    ...
    <!-- end of figures -->

The same commands give the same games on either build; the compiled one is some twenty times as fast. Figures
that take hours have the form `kept`: they are written by hand from what the commands print. What no command
measures again, because the code is gone or somebody looked once, stands behind a comment of one line,
`<!-- history: DATE, REASON -->`, and a test counts them. All this holds for prose as for tables: a paragraph
with a figure that looks measured stands in a block or behind such a comment, or `CHOSEN` says why it was not
measured.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from unittest import mock

from figure_forms import FORMS, Result, parted

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(
    r"<!-- figures: (?P<name>[\w-]+) as (?P<form>\w+), (?P<date>[\d-]+)\n(?P<commands>.*?)-->\n"
    r"(?P<body>.*?)<!-- end of figures -->",
    re.DOTALL,
)
MARK = re.compile(r"<!-- (figures|end of figures)\b")
HISTORY = re.compile(r"<!-- history: (\d{4}-\d\d-\d\d), (.+?) -->")
TABLE = re.compile(r"^\|.*\|\n\|[-| :]+\|\n(?P<body>(?:\|.*\|\n?)+)", re.MULTILINE)
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
FIGURE = re.compile(r"[*~]*\d[\d.,]*( ?(%|M|k|s|ms|µs|MB|MiB))?[*]*|.*\d ?%.*")
SHARE = 0.25
"""A table with so large a share of figures among its cells is one of figures."""

COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
CODE = re.compile(r"`[^`]*`")
_NUMBER = r"(?<![\w.:-])\d[\d.,]*(?: (?:to|and|or|of) \d[\d.,]*)?"
CLAIM = re.compile(
    rf"{_NUMBER} ?(?:%|(?:seconds?|minutes|hours|ms|µs|s|[kKMG]i?B|[kM])\b)"
    rf"|{_NUMBER} (?:\w+ )?(?:decisions|answers|trials|rollouts|games|matches|turns)\b"
    rf"|{_NUMBER} (?:instructions|requests|messages)\b"
    r"|\d[\d.,]* (?:per|times as|times more|times less)\b"
)
"""The forms of something measured, in prose."""

NOT_MEASURED = ("docs/rules/", "docs/cards-", "docs/adr/", "docs/mutants.md", "CHANGELOG.md")
"""Rules and words of the games; decisions and changes, which say what was known on their day; and a page that
its own command writes."""

CHOSEN = (
    ("CONTRIBUTING.md", "less than 40 minutes", "the budget of .ci/run"),
    ("docs/analysis.md", "95 % interval", "how sure a loss has to be"),
    ("docs/arena.md", "64 %", "what a rating means"),
    ("docs/arena.md", "Intervals are 95 %", "the width of an interval"),
    ("docs/arena.md", "at most 5 %", "what the test is asked for"),
    ("docs/bench.md", "become 15 % slower", "what the guard is asked to find"),
    ("docs/bench.md", "99 % interval", "how sure the guard wants to be"),
    ("docs/bench.md", "is compared with 90 %", "the floor of the guard"),
    ("docs/bench.md", "90 % of the best", "the floor of the guard"),
    ("docs/bench.md", "slows the rules down by 15 %", "an option"),
    ("docs/bench.md", "30 % of the least", "the rough floor of the guard"),
    ("docs/browser.md", "more than 30 requests or 350 kB", "the limit of a test"),
    ("docs/browser.md", "begins after at most 250 ms", "the bound of an act, which the stage keeps"),
    ("docs/cards.md", "100 matches of random play", "so many matches examine a card at most"),
    ("docs/cards.md", "at most 4 MB each", "a limit"),
    ("docs/cards.md", "fewer than 20 matches", "how much has to be tried before anything is said"),
    (
        "docs/cards.md",
        "fewer than 8,000 matches",
        "what .ci/run gives the command below, which fails if they are too few",
    ),
    ("docs/compare.md", "with its 95 % interval", "the width of an interval"),
    ("docs/protocol.md", "16 KB", "a limit"),
    ("docs/protocol.md", "20 messages per second", "a limit"),
    ("docs/protocol.md", "1 MB waiting", "a limit"),
    ("docs/protocol.md", "every 20 seconds", "a setting"),
    ("docs/server.md", "the last 75 seconds", "a limit"),
    ("docs/server.md", "lasts 15 minutes", "a limit"),
    ("docs/simulate.md", "95 %", "the width of an interval"),
    ("docs/strength.md", "95 % (Wilson)", "the width of an interval"),
    ("docs/strength.md", "1,120 games of `greedy` a ruleset", "what the commands below ask for"),
    ("docs/strength.md", "5,000 trials per decision", "a level"),
)
"""Figures in prose that nobody measured: document, the words, and what the figure is."""


@dataclass(frozen=True)
class Figures:
    """A block of figures.

    Attributes:
        document: where it stands, from the root of the project.
        name: what it is called, here and nowhere else.
        form: how the table is made.
        made: the date of the figures.
        commands: what makes them, as words.
        body: the table and what is said below it.
    """

    document: str
    name: str
    form: str
    made: str
    commands: tuple[tuple[str, ...], ...]
    body: str


# ---- finding ---------------------------------------------------------------------------------------


def documents() -> Iterator[str]:
    """Every document, from the root of the project."""
    for pattern in ("*.md", "docs/**/*.md", "benchmarks/**/*.md", "src/**/*.md"):
        for path in sorted(ROOT.glob(pattern)):
            yield path.relative_to(ROOT).as_posix()


def read(document: str) -> str:
    """The text of a document."""
    return (ROOT / document).read_text(encoding="utf-8")


def blocks(document: str, text: str) -> list[Figures]:
    """The blocks of figures of a document."""
    found = []
    for one in BLOCK.finditer(text):
        lines = [tuple(shlex.split(line)) for line in one["commands"].splitlines() if line.strip()]
        found.append(Figures(document, one["name"], one["form"], one["date"], tuple(lines), one["body"]))
    return found


def all_blocks() -> list[Figures]:
    """The blocks of figures of all documents."""
    return [one for document in documents() for one in blocks(document, read(document))]


def histories() -> list[tuple[str, str]]:
    """The tables that cannot be made again: document and reason."""
    return [(document, one[2]) for document in documents() for one in HISTORY.finditer(read(document))]


def unmarked(text: str) -> list[str]:
    """The headings of the tables of figures that stand in no block and behind no mark of history."""
    plain = FENCED.sub("", BLOCK.sub("", text))
    found = []
    for table in TABLE.finditer(plain):
        rows = [line.strip("|").split("|")[1:] for line in table["body"].splitlines()]
        cells = [cell.strip() for row in rows for cell in row]  # the first of a row may be its number
        share = sum(FIGURE.fullmatch(cell) is not None for cell in cells) / max(1, len(cells))
        before = plain[: table.start()].rstrip().rpartition("\n")[2]
        if share >= SHARE and HISTORY.fullmatch(before) is None:
            found.append(table.group().partition("\n")[0])
    return found


def paragraphs(text: str) -> Iterator[str]:
    """The prose of a document: paragraphs and items of lists, without blocks, tables and what is shown."""
    plain = TABLE.sub("\n", FENCED.sub("\n", BLOCK.sub("\n", text)))
    for part in re.split(r"\n\s*\n|\n(?=\s*[-*|] )", plain):
        if not part.lstrip().startswith(("|", "#")):
            yield part.strip()


def claimed(document: str, text: str) -> list[str]:
    """The figures in prose that look measured, in no block, behind no mark of history, and not chosen."""
    found = []
    for part in paragraphs(text):
        if HISTORY.match(part):
            continue
        said = " ".join(COMMENT.sub("", part).split())
        for where, words, _reason in CHOSEN:
            if where == document:
                said = said.replace(words, "")
        found += [one.group() for one in CLAIM.finditer(CODE.sub("", said))]
    return found


# ---- making ----------------------------------------------------------------------------------------


KEPT = "kept"

WHOLE = ("speeds", "calibrations", "baselines")
"""These forms show whole commands; the others what they have in common, and in each row the rest."""


def result(words: tuple[str, ...]) -> Result:
    """The JSON that a command prints: one of `playmat`, or a module of this folder (`python -m pursuit`)."""
    module = ["-m", "playmat", *words[1:]] if words[0] == "playmat" else list(words[1:])
    command = [sys.executable, *module, "--json"]
    print(shlex.join(words), file=sys.stderr, flush=True)
    path = os.pathsep.join([str(ROOT / "tools"), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        check=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    found: Result = json.loads(done.stdout)
    if found.get("errors") or found.get("lapses"):
        raise SystemExit(f"figures: something went wrong in a game of {shlex.join(words)}")
    return found


def remade(one: Figures, results: list[Result], today: str) -> str:
    """The whole block with new figures."""
    body = FORMS[one.form](one.commands, results)
    lines = "".join(shlex.join(words) + "\n" for words in one.commands)
    note = f"Made on {today} by `python tools/figures.py {one.name}`."
    head = f"<!-- figures: {one.name} as {one.form}, {today}\n{lines}-->\n"
    return f"{head}{body}\n{note}\n<!-- end of figures -->"


def make(one: Figures) -> None:
    """Carry out the commands of a block and write it into its document.

    Raises:
        SystemExit: it is written by hand.
    """
    if one.form == KEPT:
        raise SystemExit(
            f"figures: {one.name} takes hours: run its commands and write {one.document} by hand"
        )
    results = [result(words) for words in one.commands]
    today = datetime.now(UTC).date().isoformat()
    whole = BLOCK.sub(
        lambda found: remade(one, results, today) if found["name"] == one.name else found.group(),
        read(one.document),
    )
    (ROOT / one.document).write_text(whole, encoding="utf-8")


# ---- checking --------------------------------------------------------------------------------------


def refusal(words: tuple[str, ...]) -> str:
    """The reason why a command cannot be carried out today; empty if it can. No game is played."""
    from cyclopts import CycloptsError  # noqa: PLC0415 - making figures starts processes of its own

    from playmat import PlaymatError, cli  # noqa: PLC0415
    from playmat.kernel import registry  # noqa: PLC0415
    from playmat.lab import commands  # noqa: PLC0415
    from playmat.lab.tournament import commands as tournaments  # noqa: PLC0415

    said = io.StringIO()
    if words[:2] == ("playmat", "simulate"):
        with (
            mock.patch.object(commands, "carry_out", return_value=None),
            contextlib.redirect_stderr(said),
            contextlib.redirect_stdout(said),
        ):
            code = cli.main([*words[1:], "--json"])
        return said.getvalue().strip() if code else ""
    if words[:2] in {("playmat", "arena"), ("playmat", "ratings")}:
        with (
            mock.patch.object(tournaments, "_hold", return_value=0),
            contextlib.redirect_stderr(said),
            contextlib.redirect_stdout(said),
        ):
            code = cli.main([*words[1:], "--json"])
        return said.getvalue().strip() if code else ""
    if words[0] == "playmat" and words[1] in {"bench", "calibrate", "baselines", "report"}:
        try:
            cli.make_app().parse_args(list(words[1:]), exit_on_error=False, print_error=False)
            registry.game(words[2])
        except (CycloptsError, PlaymatError) as error:
            return str(error)
        return ""
    if words[:2] == ("python", "-m") and len(words) == 3:  # a module that takes no arguments
        return "" if (ROOT / words[2].replace(".", "/")).with_suffix(".py").exists() else "no such module"
    if words[:2] == ("python", "-m") and len(words) > 2:
        try:
            with (
                mock.patch.object(sys, "argv", list(words[2:])),
                mock.patch.object(sys, "path", [str(ROOT), *sys.path]),
                contextlib.redirect_stderr(said),
            ):
                importlib.import_module(f"{words[2]}.__main__").arguments()
        except ImportError as error:
            return str(error)
        except SystemExit:
            return said.getvalue().strip()
        return ""
    if words[0] == "python" and (file := ROOT / words[1]).parent in (
        ROOT / "examples",
        ROOT / "tools/measures",
    ):
        if not file.exists():
            return "no such file"
        text = file.read_text(encoding="utf-8")  # what it imports is not installed everywhere
        unknown = [word for word in words[2:] if word.startswith("--") and f'"{word}"' not in text]
        return f"it knows no {unknown[0]}" if unknown else ""
    return "no command of this project"


def wrong_with(one: Figures) -> Iterator[str]:
    """The mistakes of a block."""
    if one.form not in {*FORMS, KEPT}:
        yield f"nobody knows the form {one.form}"
    try:
        date.fromisoformat(one.made)
    except ValueError:
        yield f"{one.made} is no date"
    if not one.commands:
        yield "no command makes it"
    for words in one.commands:
        why = refusal(words)
        if why:
            yield f"`{shlex.join(words)}`: {why}"
    if one.form != KEPT and f"Made on {one.made} by `python tools/figures.py {one.name}`." not in one.body:
        yield "the figures are not those of its date"
    if one.form in WHOLE:
        yield from (
            f"the table lacks {more}: make it again"
            for words in one.commands
            if (more := shlex.join(words)) not in one.body
        )
    elif one.form != KEPT and one.commands:
        begin, rest = parted(one.commands)
        shown = [f"`{begin}` ...", *(f"`{more}`" for more in rest)]
        yield from (f"the table lacks {more}: make it again" for more in shown if more not in one.body)


def mistakes() -> list[str]:
    """The reasons why figures of the documents cannot be believed."""
    found = []
    every = all_blocks()
    for one in every:
        if [other.name for other in every].count(one.name) > 1:
            found.append(f"{one.document}: two blocks are called {one.name}")
        found += [f"{one.document}: {one.name}: {why}" for why in wrong_with(one)]
    for document in documents():
        text = read(document)
        if len(MARK.findall(text)) != 2 * len(blocks(document, text)):
            found.append(f"{document}: a mark of figures is not closed, or not written as it should be")
        if not document.startswith(NOT_MEASURED):
            found += [f"{document}: no command makes the figures below {head}" for head in unmarked(text)]
            found += [f"{document}: no command makes “{figure}”" for figure in claimed(document, text)]
    for document, words, _reason in CHOSEN:
        if words not in " ".join(read(document).split()):
            found.append(f"{document}: “{words}” is chosen, and stands there no more")
    return found


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--list", action="store_true", help="every block: document, name, date and commands")
    parser.add_argument("--check", action="store_true", help="say what cannot be believed")
    parser.add_argument("names", nargs="*", metavar="NAME", help="make these blocks again")
    given = parser.parse_args()
    every = {one.name: one for one in all_blocks()}
    unknown = [name for name in given.names if name not in every]
    if unknown:
        parser.error(f"there is no block {', '.join(unknown)}; there are: {', '.join(every)}")
    for name in given.names:
        make(every[name])
    if given.list:
        for one in every.values():
            print(f"{one.made}  {one.name} ({one.document})")
            print("".join(f"    {shlex.join(words)}\n" for words in one.commands), end="")
    found = mistakes() if given.check else []
    for why in found:
        print(why, file=sys.stderr)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
