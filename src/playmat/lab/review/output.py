"""The output of an analysis: printed, and written to a file."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path
from typing import Final

from playmat.commandline.options import BadOption
from playmat.lab.checkpoint import BadFile
from playmat.lab.console import note
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


def check_out(out: Path | None, overwrite: bool) -> None:
    """Refuse a file before the analysis rather than after it.

    Raises:
        BadFile: it is there already, or its folder is not.
    """
    if out is None:
        return
    if out.is_dir() or (out.exists() and not overwrite):
        raise BadFile("lab-file-exists", "", file=str(out))
    if not out.parent.is_dir():
        raise BadFile("lab-file-unwritable", "", file=str(out), why=os.strerror(errno.ENOENT))


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
    try:
        out.write_text(formatted(words, form, errors_only), encoding="utf-8", newline="\n")
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BadFile("lab-file-unwritable", "", file=str(out), why=why) from error
    note(words.tr("analysis-written", file=str(out)))


def formatted(words: Telling, form: str, errors_only: bool) -> str:
    """An analysis as text, Markdown or JSON."""
    if form == "json":
        return json.dumps(words.plain(), ensure_ascii=False, indent=1) + "\n"
    return (markdown if form == "md" else text)(words, errors_only)
