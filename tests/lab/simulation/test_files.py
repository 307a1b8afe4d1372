"""Files that commands write: refused before the work, in words, and never left half written."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from playmat.lab.files import UNREADABLE, BadFile, check_new, heard, replaced, write_text


@contextmanager
def refused(key: str) -> Iterator[None]:
    """The block is refused with this key, a file and, if the system refuses, its reason."""
    with pytest.raises(BadFile) as caught:
        yield
    assert caught.value.phrase.key == key
    assert all(caught.value.phrase.args.values())


def fail(path: Path) -> None:
    """Write half a file on a disk that is full then."""
    with replaced(path) as scratch:
        scratch.write_text("half")
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_new_file_may_be_written(tmp_path: Path) -> None:
    check_new(tmp_path / "new", placed=True)
    check_new(tmp_path / "nowhere" / "new")


def test_a_file_that_is_there_is_kept_unless_it_may_go(tmp_path: Path) -> None:
    there = tmp_path / "there"
    there.touch()
    with refused("lab-file-exists"):
        check_new(there)
    check_new(there, overwrite=True)


@pytest.mark.parametrize("name", [".", "nowhere/new", "x" * 5000])
def test_what_the_system_will_refuse_is_refused_before_the_work(tmp_path: Path, name: str) -> None:
    with refused("lab-file-unwritable"):
        check_new(tmp_path / name, overwrite=True, placed=True)


def test_a_file_is_whole_or_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "table"
    path.write_text("before")
    with refused("lab-file-unwritable"):
        fail(path)
    assert [(one.name, one.read_text()) for one in tmp_path.iterdir()] == [("table", "before")]
    with replaced(path) as scratch:
        scratch.write_text("after")
    assert [(one.name, one.read_text()) for one in tmp_path.iterdir()] == [("table", "after")]


def test_a_text_has_the_same_line_ends_everywhere(tmp_path: Path) -> None:
    write_text(tmp_path / "text", "a\nb\n")
    assert (tmp_path / "text").read_bytes() == b"a\nb\n"
    with refused("lab-file-unwritable"):
        write_text(tmp_path / "nowhere" / "text", "a")
    with refused("lab-file-unreadable"), heard(tmp_path / "no", UNREADABLE):
        (tmp_path / "no").read_bytes()
