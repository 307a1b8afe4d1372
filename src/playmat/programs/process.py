"""A program that runs beside this one and answers lines with lines, within a time."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import IO, Final

from playmat.kernel.errors import PlaymatError, system_reason
from playmat.kernel.phrase import Filling

SECONDS: Final = 10.0
"""So long may an answer take."""

LONGEST: Final = 1 << 20
"""The most characters of an answer."""

UNREAD: Final = 64
"""So many answers wait at most that nobody has asked for."""

COMPLAINTS: Final = 5
"""So many of the last lines on its standard error are kept."""

LAST_WORDS: Final = 10.0
"""So many seconds at most its standard error is heard out once its answers have ended."""


class ProgramFailed(PlaymatError):
    """A program did not answer as it should: it ended, took too long, or said something else."""


class Program:
    """A program that answers questions, one line each; it starts with the first and after each failure.

    Args:
        words: the program and its arguments.
        seconds: how long an answer may take.
    """

    def __init__(self, words: list[str], seconds: float) -> None:
        self.words = words
        self.seconds = seconds
        self._lock = threading.Lock()
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._complaints: deque[str] = deque(maxlen=COMPLAINTS)
        self._listener: threading.Thread | None = None

    def ask(self, line: str) -> str:
        """The program's answer to a line.

        Raises:
            ProgramFailed: it gave no answer in time; it has been ended, and the next question restarts it.
        """
        with self._lock:
            try:
                return self._asked(line)
            except BaseException:
                self.end()
                raise

    def _asked(self, line: str) -> str:
        if self._process is None:
            self._process = self._started()
        # A program that does not read keeps only this thread waiting, until its time is up.
        _aside(_tell, self._process.stdin, line)
        try:
            answer = self._lines.get(timeout=self.seconds)
        except queue.Empty:
            raise self.failed("error-program-time") from None
        if answer is None:
            self._hear_out()  # whoever ends may say why after it has closed its standard output
            raise self.failed("error-program-ended")
        return answer

    def failed(self, key: str, **more: Filling) -> ProgramFailed:
        """End the program: the failure, with all that it last said on its standard error."""
        self.end()
        self._hear_out()
        said = " / ".join(self._complaints)
        return ProgramFailed(
            key, "", program=self.words[0], seconds=f"{self.seconds:g}", said=said or "-", **more
        )

    def _hear_out(self) -> None:
        """Wait until the program's standard error has ended."""
        if self._listener is not None:
            self._listener.join(LAST_WORDS)

    def _started(self) -> subprocess.Popen[str]:
        self._lines, self._complaints, self._listener = queue.Queue(UNREAD), deque(maxlen=COMPLAINTS), None
        try:
            with _limits_put_aside():
                process = subprocess.Popen(  # noqa: S603 - the owner of the machine has named it
                    self.words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                    encoding="utf-8",
                    errors="replace",
                    start_new_session=True,  # an interrupt is for us; and what it starts itself ends with it
                )
        except OSError as error:
            raise self.failed("error-program-start", why=system_reason(error)) from error
        weakref.finalize(self, _end, process)
        _aside(_answers, process.stdout, self._lines)
        self._listener = _aside(_notes, process.stderr, self._complaints)
        return process

    def end(self) -> None:
        """End the program, if it runs."""
        if self._process is not None:
            _end(self._process)
            self._process = None


@contextmanager
def _limits_put_aside() -> Iterator[None]:
    """Let a program have the memory that the system gives it: some reserve more than our own players may."""
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        yield
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (hard, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


def _aside(work: Callable[..., None], *given: object) -> threading.Thread:
    """Let a thread do some work that may have to wait; it keeps nobody from leaving."""
    thread = threading.Thread(target=work, args=given, daemon=True)
    thread.start()
    return thread


def _end(process: subprocess.Popen[str]) -> None:
    """End a program and whatever it has started."""
    if process.poll() is None:
        if sys.platform == "win32":
            process.kill()
        else:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    if process.stdin is not None:
        with suppress(OSError):  # what was written last could not be delivered
            process.stdin.close()


def _tell(sink: IO[str], line: str) -> None:
    """Give a program a line; one that has ended cannot hear it, which its answers will show."""
    with suppress(OSError, ValueError):
        sink.write(line + "\n")
        sink.flush()


def _answers(source: IO[str], sink: queue.Queue[str | None]) -> None:
    """Hand on what a program answers, line by line, and None at its end; no more than somebody waits for."""
    with source, suppress(queue.Full):
        while line := source.readline(LONGEST):
            sink.put_nowait(line)
        sink.put_nowait(None)


def _notes(source: IO[str], sink: deque[str]) -> None:
    """Keep the last lines of what a program complains about."""
    with source:
        while line := source.readline(LONGEST):
            sink.append(line.strip()[:200])
