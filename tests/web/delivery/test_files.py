"""The files shipped for browsers are as they claim to be; no browser is needed for this."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Literal

import pytest
from tests.absent import absent

from playmat import texts
from playmat.cards.game import CardGame
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game, games
from playmat.server.http.files.joined_files import join, joinable, read_module
from playmat.server.http.files.shell import ClientFiles
from playmat.server.http.files.sprites import covers, pictures
from playmat.server.http.files.web_files import WebFiles, client_files, web_folder
from playmat.server.log.clocks import pace_of
from playmat.server.protocol.server_messages import Clock

ROOT = Path(__file__).parents[3]
WEB = files("playmat.web")


def run(tool: str) -> subprocess.CompletedProcess[str]:
    """A tool's check."""
    return subprocess.run(
        [sys.executable, str(ROOT / "tools" / tool), "--check"], capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(bool(absent()), reason="the manifest names files of every game")
def test_vendored_files_are_those_of_the_manifest() -> None:
    done = run("assets/vendor.py")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_types_of_the_protocol_are_up_to_date() -> None:
    assert run("client_types.py").returncode == 0


@pytest.mark.parametrize("name", [one for one in games() if isinstance(game(one), CardGame)])
def test_every_card_has_a_picture(name: str) -> None:
    cards = game(name)
    assert isinstance(cards, CardGame)
    listed = client_files(web_folder()).path(f"games/{name}/pictures.toml")
    drawn = set(tomllib.loads(listed.read_text(encoding="utf-8")))
    assert sorted(set(cards.codes()) - drawn) == []


def test_the_page_names_only_files_that_are_there() -> None:
    page = WEB.joinpath("index.html").read_text(encoding="utf-8")
    named = [part.split('"')[0] for part in page.split('"/static/')[1:]]
    assert len(named) > 10
    assert [name for name in named if not (web_folder() / name).exists()] == []


@pytest.mark.parametrize("lang", ["en", "ja", "it"])
@pytest.mark.parametrize("kind", ["relaxed", "tournament"])
def test_a_clock_gives_what_its_name_says(kind: Literal["relaxed", "tournament"], lang: str) -> None:
    """Minutes at the beginning, and seconds more with each answer."""
    pace = pace_of(Clock(kind))
    assert pace is not None
    said = texts.render(Phrase(f"web-clock-{kind}"), lang)
    assert [int(number) for number in re.findall(r"\d+", said)] == [pace.start / 60, pace.extra]


def test_no_name_of_a_module_hides_how_modules_are_taken() -> None:
    """A module that declared a `take` of its own once left the whole client without what it imports."""
    read = read_module("app/a.js", 'import { b } from "./b.js";\nexport const take = () => b;\n', {})
    assert 'const { b } = $take("app/b.js");' in read.body
    assert "const take = () => b;" in read.body


def test_a_game_brings_what_the_browser_shows_of_it(tmp_path: Path) -> None:
    """Its modules and styles are joined with the client's, which need not know of it; all are served."""
    (tmp_path / "index.js").write_text(
        'import { t } from "playmat/text.js";\nexport const layout = { Cover: () => t("go-board") };\n'
    )
    (tmp_path / "style.css").write_text(".go-board { color: red; }\n")
    (tmp_path / "pictures.svg").write_text('<svg><symbol id="stone"><path/></symbol></svg>')
    own = WebFiles(web_folder(), {})
    brought = WebFiles(web_folder(), {"go": tmp_path})
    script, style = join(brought).kept
    joined = join(brought).files
    assert b'"games/go/index.js": () =>' in joined[script]
    assert b'"go": layout0' in joined[script]
    assert joined[style].decode().count(".go-board") == 1
    assert b'$take("games/go/index.js")' in joined["games/go/index.js"]
    assert b"stone" in pictures(brought)["games/go/pictures/stone.svg"]
    assert b"stone" in covers(brought)["games/go/cover.svg"], "it has no cover that names what it needs"
    assert {name for name, _path in brought.served()} - {name for name, _path in own.served()} == {
        "games/go/index.js",
        "games/go/pictures.svg",
        "games/go/style.css",
    }
    assert not any("games/" in path for path in join(own).files)


@pytest.mark.parametrize(
    "module",
    [
        "export default {};\n",
        'import "./side.js";\nexport const layout = {};\n',
        'import { gone } from "playmat/parts/gone.js";\nexport const layout = { gone };\n',
        "export const board = {};\n",
    ],
    ids=["default", "import without a name", "what the client has no more", "no layout"],
)
def test_a_game_that_cannot_be_joined_is_left_out(tmp_path: Path, module: str) -> None:
    """The others are shown as ever, and its own table is made of its views."""
    for name, text in (("chess", "export const layout = {};\n"), ("go", module)):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.js").write_text(text)
    files = WebFiles(web_folder(), {name: tmp_path / name for name in ("chess", "go")})
    assert list(joinable(files).games) == ["chess"]


@pytest.mark.parametrize("name", games())
def test_a_wheel_has_all_that_the_browser_shows_of_a_game(name: str) -> None:
    root = Path(str(files("playmat")))
    given = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = given["tool"]["setuptools"]["package-data"]["playmat"]
    shipped = {path for pattern in patterns for path in root.glob(pattern)}
    brought = [path for path in client_files(web_folder()).games[name].rglob("*") if path.is_file()]
    assert {"index.js", "style.css", "pictures.svg"} <= {path.name for path in brought}
    assert [path for path in brought if path not in shipped] == []


def test_nothing_but_the_files_of_the_client_is_served(tmp_path: Path) -> None:
    (tmp_path / "secret.py").write_text("")
    (tmp_path.parent / "secret.js").write_text("")
    served = ClientFiles(WebFiles(web_folder(), {"go": tmp_path}), None)
    assert served.lookup_path("app/main.js")[1] is not None
    for name in (
        "games/go/secret.py",
        "games/go/../secret.js",
        "__init__.py",
        "../cli.py",
        "games/none/a.js",
    ):
        assert served.lookup_path(name)[1] is None, name


OWN_WORDS = re.compile(r"\berror(\)|\?)?\.message\b|String\(error\)|\$\{error\}|\bstatusText\b")
"""Expressions for a browser's own words about an error."""

MAY_ASK = {"app/fault/noticed.js", "app/network/sending.js"}
"""Modules that may use those words: one keeps them for a report, one recognises the server's refusals."""


def test_no_page_shows_a_browser_s_words_for_what_failed() -> None:
    """They are in no language of ours: `wordsOf` says it."""
    served = client_files(web_folder()).served()
    modules = {name: path.read_text("utf-8") for name, path in served if name.endswith(".js")}
    own = {name for name, text in modules.items() if "vendor/" not in name and OWN_WORDS.search(text)}
    assert own == MAY_ASK


BARE = re.compile(r"^\.([a-z][\w-]*)(?=[\[:]?[^\s,{.]*\s*\{)", re.MULTILINE)
"""A class that a rule names alone, whatever its state, and not for some sizes of the page only."""


def test_one_class_is_one_thing() -> None:
    """All styles hold for every page: a class that two sheets dress alone would wear both dresses."""
    dressed: dict[str, set[str]] = {}
    for sheet in sorted(web_folder().glob("styles/*.css")):
        if sheet.name != "forced.css":  # it dresses again, in forced colours, what others dress
            for name in BARE.findall(sheet.read_text(encoding="utf-8")):
                dressed.setdefault(name, set()).add(sheet.name)
    assert len(dressed) > 100
    assert {name: sheets for name, sheets in dressed.items() if len(sheets) > 1} == {}
