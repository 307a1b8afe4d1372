"""Fixtures and options of all tests, which speak English on every machine and take the time they need."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from tests.absent import HERE, absent, needs_absent, plays_absent
from tests.resuming import resume
from tests.rewriting import rewrite_ahead, share

import playmat
from playmat import programs
from playmat.players import roster

settings.register_profile(
    "playmat",
    deadline=None,  # a busy machine is slow, not wrong
    suppress_health_check=[HealthCheck.too_slow],
    derandomize=True,  # the same examples in every run; `--hypothesis-profile default` looks for new ones
)
settings.register_profile(
    "mutants",
    settings.get_profile("playmat"),
    phases=[Phase.explicit, Phase.generate],  # a failure is enough, no smaller example is wanted
)
settings.load_profile("playmat")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the language, also for the processes a test starts."""
    monkeypatch.setenv("PLAYMAT_LANG", "en")


@pytest.fixture(autouse=True)
def no_programs_left() -> Iterator[None]:
    """Forget the programs that a test's command line has let play; the next has those installed."""
    yield
    roster._kinds.pop(programs.NAME, None)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--whole`, all cases of tests (`tests/crossing.py`), and `--resume` (`tests/resuming.py`)."""
    parser.addoption("--whole", action="store_true", help="try all cases of all tests, as `nox -s full` does")
    said = "note in FILE what passes; the same command continues with the rest, until a source changes"
    parser.addoption("--resume", metavar="FILE", type=Path, help=said)


def pytest_configure(config: pytest.Config) -> None:
    """Continue a run that was cut, if it is to be continued."""
    resume(config, build())


def pytest_sessionstart(session: pytest.Session) -> None:
    """Share the work of the start among the workers."""
    if given := getattr(session.config, "workerinput", None):
        worker = int(given["workerid"].removeprefix("gw"))
        rewrite_ahead(share(session.config, worker, given["workercount"]), session.config)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave the files out that need a game that is not installed."""
    is_tests = collection_path.suffix == ".py" and HERE in collection_path.parents
    return (is_tests and bool(absent()) and needs_absent(collection_path)) or None


def left_out(config: pytest.Config) -> list[str]:
    """The marks of what is left out: slow tests too, unless a file, a folder or marks are named."""
    if config.option.whole:
        return []
    unnamed = config.args_source is pytest.Config.ArgsSource.TESTPATHS and not config.option.markexpr
    return ["whole", "slow"] if unnamed else ["whole"]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip what plays a game that is not installed, and leave out what is not tried."""
    for item in items if absent() else ():  # reading all test files takes a third of collecting them
        if game := plays_absent(item):
            item.add_marker(pytest.mark.skip(reason=f"{game} is not installed"))
    marks = left_out(config)
    out = {item for item in items if any(map(item.get_closest_marker, marks))}
    if out:
        config.hook.pytest_deselected(items=list(out))
        items[:] = [item for item in items if item not in out]


def pytest_report_header() -> str:
    """Say which build is tested: where compiling does not work, installing goes on without it."""
    return f"playmat {playmat.__version__}: {build()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it again where the counts stand, since nobody scrolls up."""
    terminalreporter.write_line(f"tested: playmat {playmat.__version__}, {build()}")


def build() -> str:
    """The build under test: compiled rules or plain Python."""
    return "the compiled rules" if playmat.is_compiled() else "plain Python, nothing compiled"
