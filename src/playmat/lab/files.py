"""Files that a command of this room reads or writes, and how it refuses what the system refuses."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from playmat.kernel.errors import PlaymatError, system_reason

UNREADABLE: Final = "lab-file-unreadable"
UNWRITABLE: Final = "lab-file-unwritable"


class BadFile(PlaymatError):
    """A file of a command that cannot be read, written or gone on with."""


def check_new(path: Path, overwrite: bool = False, *, placed: bool = False) -> None:
    """Refuse a file before the work rather than after it.

    Args:
        path: the file that is to be written.
        overwrite: one that is there may be replaced.
        placed: its folder has to be there.

    Raises:
        BadFile: it is there already, is a folder, or its folder is missing.
    """
    with heard(path, UNWRITABLE):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not overwrite:
            raise BadFile("lab-file-exists", "", file=str(path))
        if placed and not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))


def write_text(path: Path, text: str) -> None:
    """Write a text, with the same line ends on every system.

    Raises:
        BadFile: it cannot be written.
    """
    with heard(path, UNWRITABLE):
        path.write_text(text, encoding="utf-8", newline="\n")


@contextmanager
def replaced(path: Path) -> Iterator[Path]:
    """A file beside another one, whose place it takes in the end: whoever looks sees the whole file or none.

    Raises:
        BadFile: it cannot be written.
    """
    scratch = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    with heard(path, UNWRITABLE):
        try:
            yield scratch
            scratch.replace(path)
        finally:
            with suppress(OSError):
                scratch.unlink()


@contextmanager
def heard(path: Path, key: str) -> Iterator[None]:
    """Say what the system refuses, in the user's language.

    Args:
        path: the file that it is about.
        key: what is said, of the file and why.

    Raises:
        BadFile: the system has refused something.
    """
    try:
        yield
    except OSError as error:
        raise BadFile(key, "", file=str(path)[:200], why=system_reason(error)) from error
