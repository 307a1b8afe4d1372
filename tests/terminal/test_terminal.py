"""The full screen in a terminal of its own: keys go in, and whatever ends it, nothing is lost."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.driver import PATIENCE

from playmat.kernel.match.record import read_record
from playmat.terminal import saves

pty = pytest.importorskip("pty", reason="needs POSIX terminals")

GAME = ["play", "perilous", "--heroes", "sora,goofy", "--seed", "11", "--no-animation"]
LEAVES = b"\x1b[?1049l"
"""The sequence a program sends to give the screen back."""


class Terminal:
    """A process in a terminal of 80 columns and 24 rows.

    Args:
        arguments: the command line after `playmat`.
        environment: the environment of the process.
    """

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        import fcntl
        import struct
        import termios

        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "playmat.cli", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.said = b""

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.master, keys.encode())

    def wait(self, until: Callable[[], bool]) -> None:
        """Read what it says until something is so.

        Raises:
            AssertionError: it does not become so.
        """
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, self.said[-2000:].decode("utf-8", "replace")
            self.read()

    def read(self) -> None:
        """Read what it says now."""
        if select.select([self.master], [], [], 0.1)[0]:
            try:
                self.said += os.read(self.master, 65536)
            except OSError:
                time.sleep(0.05)

    def ended(self) -> bool:
        """Return whether the process has ended."""
        return self.process.poll() is not None

    def close(self) -> None:
        """Close the terminal, as one closes a window."""
        os.close(self.master)


def kept(word: str) -> bool:
    """Return whether the only match in progress has this answer."""
    found = saves.saves()
    return bool(found) and f" {word}\n" in found[0].read_text(encoding="utf-8")


@pytest.mark.parametrize("how", ["SIGTERM", "SIGHUP", "SIGKILL", "window", "q", "ctrl+c"])
@pytest.mark.slow
def test_whatever_ends_the_full_screen_loses_nothing(
    how: str, environment: dict[str, str], home: Path
) -> None:
    terminal = Terminal(GAME, environment)
    terminal.wait(lambda: b"Sora" in terminal.said and b"keep" in terminal.said)
    terminal.type("2\r")
    terminal.wait(lambda: kept("throw 2"))
    if how == "window":
        terminal.close()
        terminal.process.wait(PATIENCE)
    else:
        if how.startswith("SIG"):
            terminal.process.send_signal(getattr(signal, how))
        else:
            terminal.type("q" if how == "q" else "\x03")
        terminal.wait(terminal.ended)
        for _rest in range(5):
            terminal.read()
        terminal.close()
        assert (LEAVES in terminal.said) == (how != "SIGKILL")
        assert b"Traceback" not in terminal.said
    assert kept("throw 2")
    (save,) = saves.saves()
    assert read_record(save.read_bytes()).end is None
    resumed = Terminal(["resume", "--no-animation"], environment)
    resumed.wait(lambda: b"Sora" in resumed.said and b"black" in resumed.said)
    resumed.type("q")
    resumed.wait(resumed.ended)
    assert resumed.process.returncode == 0
    resumed.close()
    assert kept("throw 2")


@pytest.mark.parametrize(("name", "value"), [("TERM", "dumb"), ("TERM", "")])
def test_a_terminal_that_can_do_nothing_gets_lines(
    name: str, value: str, environment: dict[str, str]
) -> None:
    terminal = Terminal(GAME, {**environment, name: value})
    terminal.wait(lambda: b"stop" in terminal.said)
    assert b"\x1b[" not in terminal.said
    terminal.type("quit\n")
    terminal.wait(terminal.ended)
    assert terminal.process.returncode == 0
    terminal.close()
