"""What is shipped for browsers is what it says it is; no browser is needed for this."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Literal

import pytest

from playmat import texts
from playmat.cards.game import CardGame
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game, games
from playmat.table.clocks import pace_of
from playmat.table.messages import Clock

ROOT = Path(__file__).parents[2]
WEB = files("playmat.web")


def run(tool: str) -> subprocess.CompletedProcess[str]:
    """A tool's check."""
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / tool), "--check"], capture_output=True, text=True, check=False
    )


def test_vendored_files_are_those_of_the_manifest() -> None:
    done = run("vendor.py")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_types_of_the_protocol_are_up_to_date() -> None:
    assert run("client_types.py").returncode == 0


@pytest.mark.parametrize("name", [one for one in games() if isinstance(game(one), CardGame)])
def test_every_card_has_a_picture(name: str) -> None:
    cards = game(name)
    assert isinstance(cards, CardGame)
    drawn = set(tomllib.loads(WEB.joinpath("icons", "icons.toml").read_text(encoding="utf-8")).get(name, {}))
    assert sorted(set(cards.codes()) - drawn) == []


def test_the_page_names_only_files_that_are_there() -> None:
    page = WEB.joinpath("index.html").read_text(encoding="utf-8")
    named = [part.split('"')[0] for part in page.split('"/static/')[1:]]
    assert len(named) > 10
    assert [name for name in named if not WEB.joinpath(*name.split("/")).is_file()] == []


@pytest.mark.parametrize("lang", ["en", "ja", "it"])
@pytest.mark.parametrize("kind", ["relaxed", "tournament"])
def test_a_clock_gives_what_its_name_says(kind: Literal["relaxed", "tournament"], lang: str) -> None:
    """Minutes at the beginning, and seconds more with each answer."""
    pace = pace_of(Clock(kind))
    assert pace is not None
    said = texts.render(Phrase(f"web-clock-{kind}"), lang)
    assert [int(number) for number in re.findall(r"\d+", said)] == [pace.start / 60, pace.extra]
