"""Games of a third party, installed for the time of a test, also for the processes it starts."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from playmat.kernel import registry
from playmat.texts import catalogue, sources

ROOT = Path(__file__).parents[2]

ENTRY_POINTS = """
[playmat.games]
embers = tests.embers:EMBERS
brittle = tests.lab.brittle:BRITTLE
deadly = tests.lab.brittle:DEADLY
held = tests.lab.brittle:HELD
tied = tests.lab.brittle:TIED
together = tests.lab.brittle:TOGETHER
worthless = tests.lab.brittle:WORTHLESS
"""


def forget() -> None:
    """Let the registries look for games again."""
    registry._found.cache_clear()
    registry.game.cache_clear()
    sources.game_packages.cache_clear()
    catalogue._catalogue.cache_clear()
    catalogue._sentence.cache_clear()


@pytest.fixture(autouse=True)
def third_party(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the games of the tests, and keep what simulations leave out of the user's folder."""
    site = tmp_path_factory.mktemp("site")
    info = site / "embers-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: embers\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    for place in (ROOT, site):
        monkeypatch.syspath_prepend(str(place))
    paths = [str(site), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path_factory.mktemp("home")))
    forget()
    yield
    forget()
