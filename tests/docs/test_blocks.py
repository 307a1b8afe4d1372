"""The commands, files and Python in the documents are run, and do what they say."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.docs.reading import ROOT, blocks, documents
from tests.docs.running import Desk

RUN = frozenset({"sh", "console", "python", "toml", "json", "ftl"})
READ = frozenset({"text", "csv"})
"""Nothing to run: tables, trees, what files of other programs look like."""

DATA = frozenset({"toml", "json", "csv"})

NOT_RUN = 26
"""So many blocks are marked as not run. One more needs a good reason, here and beside the block."""

ALL_EXTRAS = "PLAYMAT_EXTRAS"
"""A variable that says that all extras are installed: no block is left out, except those of `HEAVY`."""

HEAVY = frozenset({"pyspiel"})
"""Modules that only `nox -s openspiel` installs."""

WITH_BLOCKS = [document for document in documents() if blocks(document)]


def needed(document: str) -> set[str]:
    """The modules of extras that blocks of a document need."""
    return {module for block in blocks(document) for module in block.marked("needs")}


QUICK = "docs/python.md"
"""A document that runs in one process; the others are slow, since each command is another one."""


def marked(document: str) -> object:
    """A document for the test below."""
    return pytest.param(document, marks=[] if document == QUICK else [pytest.mark.slow])


@pytest.mark.parametrize("document", [marked(one) for one in WITH_BLOCKS])
def test_what_a_document_shows_is_so(document: str, tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    for block in blocks(document):
        missing = [module for module in block.marked("needs") if find_spec(module) is None]
        if ALL_EXTRAS in os.environ:
            assert set(missing) <= HEAVY, f"{block.place} needs what is not installed"
        if not block.marked("not run") and not missing:
            desk.run(block)


def test_what_needs_an_extra_is_run_where_all_are_installed() -> None:
    """Blocks without what they need are left out in silence: once, two documents were never run whole."""
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    (line,) = [one for one in script.splitlines() if "-m slow" in one]
    assert f"{ALL_EXTRAS}=1" in line
    assert not needed(QUICK) - HEAVY
    with_extras = {document for document in WITH_BLOCKS if needed(document) - HEAVY}
    assert with_extras >= {"docs/compare.md", "docs/report.md", "docs/gym.md"}


def test_every_block_says_what_it_is() -> None:
    strange = [
        block.place for name in WITH_BLOCKS for block in blocks(name) if block.language not in RUN | READ
    ]
    assert strange == []


def test_what_is_data_is_a_file_that_a_command_reads() -> None:
    """A part of a scenario or a card file, too: what is around it stands in the marks, the whole is run.

    A file in a folder is read where the folder is.
    """
    unread: list[str] = []
    for name in WITH_BLOCKS:
        shown = blocks(name)
        said = [block.text for block in shown if block.language in {"sh", "console", "python"}]
        said += [rest for block in shown for word, rest in block.marks if word in {"before", "after"}]
        files = {block.place: block.marked("file") for block in shown if block.language in DATA}
        unread += [
            place
            for place, named in files.items()
            if not any(file.partition("/")[0] in command for file in named for command in said)
        ]
    assert unread == []


def test_what_is_not_run_is_counted_and_has_a_reason() -> None:
    reasons = [reason for name in WITH_BLOCKS for block in blocks(name) for reason in block.marked("not run")]
    assert len(reasons) == NOT_RUN
    assert all(len(reason) > 10 for reason in reasons)


def test_there_is_much_to_run() -> None:
    run = [block for name in WITH_BLOCKS for block in blocks(name) if block.language in RUN]
    assert len(run) - NOT_RUN > 30
