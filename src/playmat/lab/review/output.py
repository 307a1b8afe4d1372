"""The output of an analysis: printed, and written to a file."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from playmat.commandline.options import BadOption
from playmat.lab.console import note
from playmat.lab.files import write_text
from playmat.lab.review.tables import markdown, print_text, reader, text
from playmat.lab.review.telling import Telling

FORMATS: Final = ("text", "md", "json")


def format_of(wanted: str | None, out: Path | None) -> str:
    """The format that is wanted; if nothing is said, that of the file's ending, else text.

    Raises:
        BadOption: there is no such format.
    """
    if wanted is None:
        ending = out.suffix.lower().removeprefix(".") if out is not None else ""
        return ending if ending in FORMATS else FORMATS[0]
    if wanted.lower() not in FORMATS:
        raise BadOption("analysis-format", "", got=wanted[:40], known=", ".join(FORMATS))
    return wanted.lower()


def write(words: Telling, form: str, errors_only: bool, out: Path | None) -> None:
    """Print an analysis, and write the same to a file if one is named.

    Args:
        words: the analysis.
        form: one of `FORMATS`.
        errors_only: leave out the decisions that lost nothing; data has them all.
        out: the file.

    Raises:
        BadFile: it cannot be written.
    """
    if form == "text" and sys.stdout.isatty():
        print_text(words, errors_only, reader())
    else:
        sys.stdout.write(formatted(words, form, errors_only))
    if out is None:
        return
    write_text(out, formatted(words, form, errors_only))
    note(words.tr("analysis-written", file=str(out)))


def formatted(words: Telling, form: str, errors_only: bool) -> str:
    """An analysis as text, Markdown or JSON."""
    if form == "json":
        return json.dumps(words.plain(), ensure_ascii=False, indent=1) + "\n"
    return (markdown if form == "md" else text)(words, errors_only)
