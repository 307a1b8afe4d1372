"""Files that are written whole or not at all, and how a command refuses what the system refuses."""

from __future__ import annotations

import errno
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from playmat.kernel.errors import PlaymatError, system_reason

UNREADABLE: Final = "lab-file-unreadable"
UNWRITABLE: Final = "lab-file-unwritable"


def home() -> Path:
    """The folder of all that this user keeps: in their data, or where `PLAYMAT_HOME` says."""
    own = os.environ.get("PLAYMAT_HOME")
    return Path(own).expanduser() if own else user_data_path("playmat", appauthor=False)


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
    """A whole file (`whole`) of a command, which hears what the system refuses.

    Raises:
        BadFile: it cannot be written.
    """
    with heard(path, UNWRITABLE), whole(path) as scratch:
        yield scratch


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A file beside another one, whose place it takes in the end: whoever looks sees the whole file or none.

    A link keeps leading to the file, which keeps its rights. What was written is forced to disk first:
    a power cut leaves the old file or the new one.

    Raises:
        OSError: it cannot be written, or somebody has made it read-only.
    """
    real = Path(os.path.realpath(path))  # a ring of links is no error of its own
    was = real.stat() if real.exists() else None
    if was is not None and not was.st_mode & stat.S_IWUSR:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(real))
    scratch = real.with_name(f".{real.name}.{secrets.token_hex(8)}")  # containers share process numbers
    try:
        yield scratch
        with scratch.open("r+b") as file:
            os.fsync(file.fileno())
        if was is not None:
            scratch.chmod(stat.S_IMODE(was.st_mode))
        scratch.replace(real)
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
