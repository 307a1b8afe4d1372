"""Games of third parties that cannot be loaded: each is named with the reason, and harms no other."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from playmat import cli
from playmat.kernel import registry
from playmat.kernel.errors import UnknownGame
from playmat.server.http.reference_data import game_list
from playmat.texts import catalogue, languages, render, sources
from playmat.texts.check import check

BROKEN = {
    "syntax": ("def (", "SyntaxError"),
    "raises": ('raise ValueError("boo")', "boo"),
    "exits": ('import sys; sys.exit("bye")', "bye"),
    "panics": ("class Panic(BaseException): pass\nraise Panic('ouch')", "ouch"),
    "lacks": ("import there_is_no_such_module", "there_is_no_such_module"),
    "nothing": ("GAMES = ()", "GAME"),
    "number": ("GAME = 3", "something else"),
    "other": ("from playmat.games.kmon import GAME", "something else"),
    "absent": ("", "broken_absent"),
}
"""By game: its module, and what the refusal has to say of it; the last one has no module at all."""

PACKED = {
    "packed": ('raise KeyError("packed")', "packed"),
    "leaving": ('raise SystemExit("so long")', "so long"),
}
"""The same of a package, which is imported before its data are looked at."""


def forget() -> None:
    """Let the registries look for games again."""
    for cached in (
        registry._found,
        registry.game,
        sources.game_packages,
        catalogue._catalogue,
        catalogue._sentence,
    ):
        cached.cache_clear()


@pytest.fixture(autouse=True)
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with the modules of these games, where Python looks for them; beside them things of others."""
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n", encoding="utf-8")
    names = [*BROKEN, *PACKED]
    lines = ["[playmat.games]", *(f"{name} = broken_{name}:GAME" for name in names)]
    (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    for name, (text, _why) in BROKEN.items():
        if name != "absent":
            (tmp_path / f"broken_{name}.py").write_text(text, encoding="utf-8")
    for name, (text, _why) in PACKED.items():
        (tmp_path / f"broken_{name}" / "texts").mkdir(parents=True)
        (tmp_path / f"broken_{name}" / "__init__.py").write_text(text, encoding="utf-8")
    (tmp_path / "of_others.py").write_text("def (", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path / "home"))
    forget()
    yield tmp_path
    for name in names:
        sys.modules.pop(f"broken_{name}", None)
    monkeypatch.undo()
    forget()


@pytest.mark.parametrize("name", [*BROKEN, *PACKED])
def test_a_game_that_cannot_be_loaded_says_why(name: str) -> None:
    with pytest.raises(UnknownGame) as refused:
        registry.game(name)
    for lang in languages():
        assert name in render(refused.value.phrase, lang)
    if refused.value.phrase.key == "error-game-broken":
        assert {**BROKEN, **PACKED}[name][1] in render(refused.value.phrase, "en")
    else:
        assert BROKEN[name][1] in render(refused.value.phrase, "en")


@pytest.mark.parametrize("name", [*BROKEN, *PACKED])
def test_a_command_that_is_to_play_it_refuses(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", name, "--games", "1"]) == 2
    said = capsys.readouterr().err
    assert name in said
    assert "Traceback" not in said


def test_the_other_games_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    """Anything that goes through all games leaves the broken ones out."""
    sound = [game.id for game in registry.playable()]
    assert {"khtcg", "kmon", "perilous"} <= set(sound)
    assert not set(sound) & {*BROKEN, *PACKED}
    assert set(registry.games()) >= {*BROKEN, *PACKED}, "they are named where somebody looks for them"
    assert {one.id for one in game_list("en").games} == set(sound)
    assert cli.main(["simulate", "kmon", "--games", "1", "--players", "random,random"]) == 0
    assert cli.main(["cards", "list", "--game", "nothing-of-this-name"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_environments_of_the_other_games_are_there() -> None:
    pytest.importorskip("gymnasium")
    from playmat.gyms.registration import register_all

    assert {name.partition("-")[0] for name in register_all()} >= {"playmat/KhTcg", "playmat/KMon"}


@pytest.mark.slow
def test_the_check_of_the_catalogues_names_each_and_reads_nothing_of_others(site: Path) -> None:
    problems = check()
    for name in [*BROKEN, *PACKED]:
        assert [one for one in problems if one.startswith(f"{name}: the game cannot be asked for its keys")]
    rest = [one for one in problems if "cannot be asked" not in one]
    assert [one.partition(":")[0] for one in rest] == [str(site / "broken_syntax.py")]
