"""The English of the catalogues and the documents has none of the patterns of docs/style.md."""

from __future__ import annotations

import re
from pathlib import Path

import english
import pytest
from tests.docs.reading import ROOT

ROW = re.compile(r"^\| (?!not \|)([^|-][^|]*) \| ([^|]*) \|$", re.MULTILINE)
PAIRS = ROW.findall((ROOT / "docs" / "style.md").read_text(encoding="utf-8"))


def test_the_catalogues_and_documents_read_naturally() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: “{words}”: write {advice}"
        for path in english.files()
        for line, words, advice in english.finds_in(path)
    ]
    assert found == []


@pytest.mark.parametrize(("bad", "good"), PAIRS)
def test_the_bad_examples_of_the_style_page_are_found_and_the_good_ones_are_not(bad: str, good: str) -> None:
    assert english.finds(bad)
    assert english.finds(f"key = {bad}", catalogue=True)
    assert not english.finds(good)


def test_every_pattern_has_a_bad_example_on_the_style_page() -> None:
    unseen = [one.advice for one in english.PATTERNS if not any(one.found.search(bad) for bad, _ in PAIRS)]
    assert unseen == []


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Cards are\ndealt anew.", 1),
        ("# Dealing\n\nA line.\n\n- Cards are\n  dealt anew.\n", 5),
        ("| a | dealt anew |\n", 1),
        ("```text\ndealt anew\n```\n\nDealt anew.\n", 5),
    ],
)
def test_a_find_names_the_line_at_which_its_paragraph_begins(text: str, line: int) -> None:
    assert [found[0] for found in english.finds(text)] == [line]


def test_docstrings_are_held_to_words_that_people_use() -> None:
    """Of modules, functions and attributes; names in the code are left alone."""
    text = '"""Cards.\n\nDealt anew.\n"""\nanew = 1\n"""Drawn anew."""\n\n\ndef f():\n    """Shown anew."""\n'
    assert [find[0] for find in english.finds_in_code(text)] == [3, 6, 10]
    assert not english.finds_in_code('"""Goes on with `anew`."""\nanew = "anew"\n')


@pytest.mark.parametrize(
    "text", ["`anew` is a word.", "```sh\nanew\n```", "<!-- anew -->", "[here](anew.md)", "There is no file."]
)
def test_code_and_plain_english_are_left_alone(text: str) -> None:
    assert english.finds(text) == []


def test_a_command_line_with_a_find_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text("This is no record.\n", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["english.py", str(page)])
    assert english.main() == 1
    assert "page.md:1: “is no " in capsys.readouterr().out
