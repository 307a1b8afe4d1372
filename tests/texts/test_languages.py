"""A language is a folder of catalogues, and a catalogue in each game; nothing else makes one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from playmat import texts
from playmat.server.http.files.shell import Shell
from playmat.server.http.files.web_files import client_files, web_folder
from playmat.server.protocol.client_messages import Language

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "playmat"
COUNTED = re.compile(r"\{ \$(games|matches|seats|minutes|days) \} (more |other )?\w+[sei]\b")
"""Sentences that count what there can be one of, and put it in the plural."""

LISTS = re.compile(r"""["'](?:en|ja|it)["'],\s*["'](?:en|ja|it)["']""")


def test_the_folders_are_the_languages() -> None:
    folders = {path.name for path in (SOURCE / "texts").iterdir() if (path / "errors.ftl").is_file()}
    assert set(texts.LANGUAGES) == folders
    assert texts.LANGUAGES[0] == "en"


def test_every_language_names_every_language() -> None:
    missing = [
        (one, other)
        for one in texts.LANGUAGES
        for other in texts.LANGUAGES
        if not texts.has(f"language-{other}", one)
    ]
    assert missing == []


def test_protocol_and_page_name_the_languages_of_the_folders() -> None:
    assert get_args(Language) == texts.LANGUAGES
    page = Shell(client_files(web_folder())).pages["en"].decode()
    assert f'<meta name="playmat-languages" content="{" ".join(texts.LANGUAGES)}">' in page


def test_nothing_lists_languages() -> None:
    """Pages that are made from the types of the protocol name them, as do examples that a test runs."""
    code = [
        path for path in SOURCE.rglob("*") if path.suffix in {".py", ".js"} and "vendor" not in path.parts
    ]
    listing = {path for path in code if LISTS.search(path.read_text(encoding="utf-8"))}
    assert listing == {SOURCE / "texts" / "catalogue.py"}


def run(folder: Path, *command: str) -> str:
    """What a command says in a copy of the source."""
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
    """Italian under another name: the check takes it, and commands, decks and cards speak it."""
    shutil.copytree(SOURCE, tmp_path / "playmat", ignore=shutil.ignore_patterns("vendor", "__pycache__"))
    for path in sorted((tmp_path / "playmat").rglob("texts/it*")):
        if path.is_dir():
            shutil.copytree(path, path.with_name("qq"))
        else:
            shutil.copy(path, path.with_name("qq.ftl"))
    assert "qq" in run(tmp_path, "playmat.texts.check")
    assert "Uso: playmat COMANDO" in run(tmp_path, "playmat", "--lang", "qq", "--help")
    assert "Squadra" not in run(tmp_path, "playmat", "decks", "show", "kmon", "KM1-SD1", "--lang", "qq")
    assert "- qq: Infliggi 2 danni" in run(tmp_path, "playmat", "cards", "reference", "kmon")


def test_one_of_a_thing_is_no_plural() -> None:
    """Where such a thing is counted, the sentence chooses its form: "one game", not "1 games"."""
    wrong = [
        f"{path.relative_to(SOURCE)}: {line}"
        for language in ("en", "it")
        for path in SOURCE.rglob(f"texts/{language}/*.ftl")
        for line in path.read_text("utf-8").splitlines()
        if COUNTED.search(line) and not line.lstrip().startswith(("[", "*["))
    ]
    assert wrong == []
