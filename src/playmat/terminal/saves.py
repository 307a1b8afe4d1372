"""The files of matches: every answer on disk before anybody sees what it led to.

A match in progress is a record without an end line in the folder `saves`; a finished one lies in `records`,
and the card sets that matches were played with lie in `sets`. All are in the user's data folder, or in
`PLAYMAT_HOME`. The file's name is `GAME-DATE-TIME.LANGUAGE.playmat`: the language is the one thing a player
wants back that a record does not hold. Who sits where stands in the record itself, as the names of the seats.

Lines are appended with one write and forced to disk. Taking back rewrites the file beside the old
one and then replaces it. A lock keeps a second process from writing into the same match.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec

from playmat import __version__
from playmat.kernel.documents.json import UNREADABLE_JSON
from playmat.kernel.errors import PlaymatError, system_reason
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.match.record import (
    HASH_EVERY,
    MAX_BYTES,
    Record,
    end_line,
    entry_line,
    header_lines,
    read_record,
    replay,
)
from playmat.kernel.phrase import Filling
from playmat.lab.files import home, whole
from playmat.terminal.card_set_store import game_of, keep_sets
from playmat.texts import LANGUAGES

SUFFIX = ".playmat"
MAX_REPORT_BYTES = 4 * MAX_BYTES
"""The report of a fault holds more than a record, whose own limit holds for the record in it."""


class SaveError(PlaymatError):
    """A file of a match that cannot be read or written."""


def saves_folder() -> Path:
    """The folder of matches in progress."""
    return home() / "saves"


def records_folder() -> Path:
    """The folder of finished matches."""
    return home() / "records"


def sets_folder() -> Path:
    """The folder of the card sets of matches."""
    return home() / "sets"


def saves() -> list[Path]:
    """The matches in progress, the one played last first."""
    found = [path for path in saves_folder().glob(f"*{SUFFIX}") if path.is_file()]
    return sorted(found, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)


def language_of(path: Path) -> str | None:
    """The language a match was played in, by its file's name."""
    language = path.name.removesuffix(SUFFIX).rpartition(".")[2]
    return language if language in LANGUAGES else None


class FaultReport(msgspec.Struct, tag_field="playmat", tag="fault 1"):
    """The file that the browser client saves of a fault, as far as it is read here.

    Attributes:
        record: the record of the match; empty if the match was not over, or not to be seen whole.
    """

    record: str = ""


def read_file(path: Path) -> bytes:
    """The content of a record file; of the report of a fault, the record in it.

    Raises:
        SaveError: it is not there, not a file, or cannot be read, or it is a report without a record.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
            if not data.startswith(b"{"):
                return data
            data += file.read(MAX_REPORT_BYTES - len(data))
    except OSError as error:
        raise SaveError("save-unreadable", "", file=str(path), why=system_reason(error)) from error
    return _reported(data, path)


def _reported(data: bytes, path: Path) -> bytes:
    """The record in the report of a fault; what is none is left as it is, to be refused as a record."""
    try:
        report = msgspec.json.decode(data, type=FaultReport)
    except UNREADABLE_JSON:
        return data
    if not report.record:
        raise SaveError("save-report-running", "", file=str(path))
    return report.record.encode()


def read_save(path: Path) -> Record:
    """The record of a match in progress; what a killed process left of a last line is forgiven.

    Raises:
        SaveError: the file cannot be read.
        BadRecord: it is no record.
    """
    data = read_file(path)
    return read_record(data[: data.rfind(b"\n") + 1])


def restore(record: Record, cards: Sequence[Path] = ()) -> Match:
    """The match of a record at its last answer, going on with the chance of its seed.

    Args:
        record: what was read.
        cards: files with card sets, beside those that were kept.

    Raises:
        BadRecord: made under other rules or with card sets that are not at hand, or altered.
    """
    match = replay(record, game_of(record, sets_folder(), cards))
    match.resume(LiveNature())
    return match


class Journal:
    """The file of a match in progress.

    Attributes:
        path: where the file is; in `records` once the match has ended.
        fault: why the last answers could not be written, or the empty string; the next answer tries
            again with all of them.
    """

    def __init__(self, path: Path, lock: Lock) -> None:
        self.path = path
        self.fault: Filling = ""
        self._lock = lock
        self._kept = 0
        self._hashed = 0
        self._whole = False

    @classmethod
    def create(cls, match: Match, lang: str) -> Journal:
        """Begin the file of a new match.

        Raises:
            SaveError: the folder cannot be written to.
        """
        folder = saves_folder()
        name, tries = f"{match.game.id}-{time.strftime('%Y%m%d-%H%M%S')}", 1
        try:
            keep_sets(match.game, sets_folder())
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{name}.{lang}{SUFFIX}"
            while (records_folder() / path.name).exists() or not _made(path):
                tries += 1
                path = folder / f"{name}-{tries}.{lang}{SUFFIX}"
            journal = cls(path, Lock(path))
            journal._rewrite(match)
        except OSError as error:
            raise SaveError("save-unwritable", "", folder=str(folder), why=system_reason(error)) from error
        return journal

    @classmethod
    def open(cls, path: Path, cards: Sequence[Path] = ()) -> tuple[Journal, Match]:
        """Go on with the file of a match in progress.

        Args:
            path: the file.
            cards: files with card sets, beside those that were kept.

        Raises:
            SaveError: it cannot be read or written, or another process plays it.
            BadRecord: it is no record, or one that does not replay.
        """
        data = read_save(path)
        try:
            lock = Lock(path)
        except OSError as error:
            raise SaveError("save-unreadable", "", file=str(path), why=system_reason(error)) from error
        try:
            match = restore(data, cards)
            keep_sets(match.game, sets_folder())
            journal = cls(path, lock)
            journal.rewrite(match)
        except BaseException:
            lock.release()
            raise
        return journal, match

    def keep(self, match: Match) -> None:
        """Put the answers that are not yet in the file on disk; move the file if the match is over."""
        new = match.entries[self._kept :]
        if not self._whole:
            self.rewrite(match)
        elif new:
            lines = [entry_line(entry) for entry in new]
            if len(match.entries) - self._hashed >= HASH_EVERY:
                lines.append(f"= {match.digest()}")
                self._hashed = len(match.entries)
            self._append(match, lines)
        if match.is_over and not self.fault:
            self._finish(match)

    def rewrite(self, match: Match) -> None:
        """Rewrite the file: answers were taken back, or a write failed."""
        try:
            self._rewrite(match)
        except OSError as error:
            self.fault, self._whole = system_reason(error), False

    def close(self) -> None:
        """Let go of the file."""
        self._lock.release()

    def _rewrite(self, match: Match) -> None:
        lines = header_lines(match.game, match.setup, __version__)
        lines += [entry_line(entry) for entry in match.entries]
        if match.entries:
            lines.append(f"= {match.digest()}")
        with whole(self.path) as scratch:
            _write(scratch, "xb", lines)
        self.fault, self._whole = "", True
        self._kept = self._hashed = len(match.entries)

    def _append(self, match: Match, lines: list[str]) -> None:
        try:
            _write(self.path, "ab", lines)
        except OSError as error:  # perhaps half a line was written: next time the whole file is
            self.fault, self._whole = system_reason(error), False
        else:
            self._kept = len(match.entries)

    def _finish(self, match: Match) -> None:
        result = match.result
        if result is None or self.path.parent == records_folder():
            return
        lines = [] if self._hashed == len(match.entries) else [f"= {match.digest()}"]
        self._append(match, [*lines, end_line(result)])
        target = records_folder() / self.path.name
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            self.path.replace(target)
        except OSError as error:
            self.fault, self._whole = system_reason(error), False
        else:
            self.path = target


class Lock:
    """Keeps other processes from writing into a match; released by the system if this one is killed.

    Raises:
        SaveError: another process plays the match.
        OSError: the folder cannot be written to.
    """

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(f".{path.name}.lock")
        while True:
            self._file = self._path.open("ab")
            try:
                _lock_file(self._file)
            except BlockingIOError as error:
                self._file.close()
                raise SaveError("save-in-use", "", file=str(path)) from error
            if self._path.exists() and os.path.samestat(os.fstat(self._file.fileno()), self._path.stat()):
                return
            self._file.close()

    def release(self) -> None:
        """Let others play the match."""
        if not self._file.closed:
            if os.name != "nt":
                self._path.unlink(missing_ok=True)
            self._file.close()


def _made(path: Path) -> bool:
    """Make an empty file; False if there is one."""
    try:
        path.open("xb").close()
    except FileExistsError:
        return False
    return True


def _write(path: Path, mode: str, lines: list[str]) -> None:
    """Write lines at once and force them to disk."""
    data = "".join(f"{line}\n" for line in lines).encode()
    with path.open(mode, buffering=0) as file:
        if file.write(data) != len(data):
            raise OSError(0, "short write")
        os.fsync(file.fileno())


def _lock_file(file: BinaryIO) -> None:
    """Lock a file for this process where the system can do that."""
    try:
        import fcntl  # noqa: PLC0415 - not on Windows
    except ImportError:
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
