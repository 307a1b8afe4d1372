"""A language is a folder of catalogues, and a catalogue in each game; nothing else makes one."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from playmat import texts
from playmat.kernel.phrase import Phrase
from playmat.server.http.files.shell import Shell
from playmat.server.http.files.web_files import client_files, web_folder
from playmat.server.protocol.client_messages import Language

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "playmat"
COUNTED = re.compile(r"\{ \$(games|matches|seats|minutes|days) \} (more |other )?\w+[sei]\b")
"""Sentences that count what there can be one of, and put it in the plural."""

QUOTED = re.compile(r"""["'`]([a-z]+)["'`]""")


def test_the_folders_are_the_languages() -> None:
    folders = {path.name for path in (SOURCE / "texts").iterdir() if (path / "errors.ftl").is_file()}
    assert set(texts.LANGUAGES) == folders
    assert texts.LANGUAGES[0] == "en"


NAMES = {one: texts.render(Phrase("language-name"), one) for one in texts.LANGUAGES}


def test_every_language_names_itself() -> None:
    assert all(texts.has("language-name", one) for one in texts.LANGUAGES)
    assert (NAMES["en"], NAMES["ja"], NAMES["it"]) == ("English", "日本語", "Italiano")


def test_protocol_and_page_name_the_languages_of_the_folders() -> None:
    assert get_args(Language) == texts.LANGUAGES
    page = Shell(client_files(web_folder())).pages["en"].decode()
    named = ", ".join(f"{one} {name}" for one, name in NAMES.items())
    assert f'<meta name="playmat-languages" content="{named}">' in page


def test_no_module_names_a_language_but_english() -> None:
    """English fills the gaps of all others; each of them is known by its folders alone."""
    others = set(texts.LANGUAGES[1:])
    modules = [path for path in SOURCE.rglob("*.py") if "__pycache__" not in path.parts]
    scripts = [path for path in SOURCE.rglob("*.js") if "vendor" not in path.parts]
    assert len(modules) > 400
    assert len(scripts) > 100
    named = [path for path in modules if others & strings(path)]
    named += [path for path in scripts if others & set(QUOTED.findall(path.read_text(encoding="utf-8")))]
    assert named == []


def strings(path: Path) -> set[str]:
    """The strings of a module; documentation is one of many words."""
    walked = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {str(one.value) for one in walked if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def run(folder: Path, *command: str) -> str:
    """The output of a command in a copy of the source."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "PYTHONUTF8": "1", "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        env=environment,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_folder_more_is_a_language_more(tmp_path: Path) -> None:
    """Italian under another name: the check takes it, and commands, decks and cards speak and read it."""
    shutil.copytree(SOURCE, tmp_path / "playmat", ignore=shutil.ignore_patterns("vendor", "__pycache__"))
    for folder in [path for path in (tmp_path / "playmat").rglob("it") if path.is_dir()]:
        shutil.copytree(folder, folder.with_name("qq"))
    shared = tmp_path / "playmat" / "texts" / "qq"
    cards = (shared / "cards.ftl").read_text(encoding="utf-8")
    (shared / "cards.ftl").write_text(cards.replace("{ $it }", "{ $qq }"), encoding="utf-8")
    headings = tmp_path / "playmat" / "games" / "kmon" / "texts" / "qq" / "words.toml"
    headings.write_text(headings.read_text(encoding="utf-8").replace("Squadra", "Banda"), encoding="utf-8")
    assert "qq" in run(tmp_path, "playmat.texts.check")
    assert "Uso: playmat COMANDO" in run(tmp_path, "playmat", "--lang", "qq", "--help")
    deck = run(tmp_path, "playmat", "decks", "show", "kmon", "KM1-SD1", "--lang", "qq")
    assert "Banda\n1 Frostusk\n" in deck
    (tmp_path / "deck.txt").write_text(deck, encoding="utf-8")
    again = run(tmp_path, "playmat", "decks", "show", "kmon", "deck.txt", "--lang", "it")
    assert "Squadra\n1 Gelozanna\n" in again
    assert "- qq: Infliggi 2 danni" in run(tmp_path, "playmat", "cards", "reference", "kmon")


def test_one_of_a_thing_is_no_plural() -> None:
    """Counted things have a sentence that chooses their form: "one game", not "1 games"."""
    wrong = [
        f"{path.relative_to(SOURCE)}: {line}"
        for language in ("en", "it")
        for path in SOURCE.rglob(f"texts/{language}/*.ftl")
        for line in path.read_text("utf-8").splitlines()
        if COUNTED.search(line) and not line.lstrip().startswith(("[", "*["))
    ]
    assert wrong == []
