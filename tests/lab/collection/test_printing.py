"""Cards on paper: the right number of pages, on the right paper, with what is on the cards."""

from __future__ import annotations

from pathlib import Path

import pytest
from reportlab.lib.units import mm

from playmat.cli import main
from playmat.lab.collection.sheets import GAP, HEIGHT, MARK, PAPERS, ROWS, WIDTH, Sheets

SET = """set = "MY"

[[card]]
code = "MY-1"
type = "friend"
name = { en = "Piece & <Quiet>" }
level = 1
support = 1
magic = 0
text = "When this card is played, draw a card."
image = "face.png"

[[card]]
code = "MY-2"
type = "friend"
name = { en = "Another" }
level = 1
support = 1
magic = 0
image = "none.png"
"""


def printed(*words: str) -> bytes:
    """The document that a command writes."""
    assert main(("cards", "print", *words)) == 0
    return Path(words[words.index("--out") + 1]).read_bytes()


@pytest.mark.parametrize("paper", PAPERS)
def test_the_cards_and_their_marks_fit_on_the_paper(paper: str) -> None:
    sheets = Sheets(paper, "")
    assert min(sheets.left, sheets.bottom) > GAP + MARK
    assert pytest.approx(63 * mm) == WIDTH
    assert pytest.approx(88 * mm) == HEIGHT
    assert sheets.height - sheets.bottom - ROWS * HEIGHT == pytest.approx(sheets.bottom)


def test_a_deck_of_kmon_is_printed_card_by_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "sheets.pdf")
    document = printed("KM1-SD1", "--out", out, "--lang", "en")
    assert "27 cards on 3 pages" in capsys.readouterr().out
    assert document.count(b"/Type /Page\n") == 3
    assert b"/MediaBox [ 0 0 595.2756 841.8898 ]" in document
    assert b"HeiseiKakuGo" not in document
    assert document == printed("KM1-SD1", "--out", out, "--lang", "en")
    japanese = printed("KM1-SD1", "--out", out, "--lang", "ja", "--paper", "letter")
    assert b"/MediaBox [ 0 0 612 792 ]" in japanese
    assert b"HeiseiKakuGo" in japanese


def test_own_cards_have_their_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A picture that cannot be read is named, and its card, one of khtcg, printed without it."""
    from PIL import Image

    Image.new("RGB", (8, 8), "red").save(tmp_path / "face.png")
    (tmp_path / "my.toml").write_text(SET, encoding="utf-8")
    file, out = str(tmp_path / "my.toml"), str(tmp_path / "sheets.pdf")
    document = printed("my", "--cards", file, "--out", out, "--lang", "en")
    assert document.count(b"/Subtype /Image") == 1
    said = capsys.readouterr()
    assert "2 cards on 1 page." in said.out
    assert "none.png cannot be read" in said.err


def test_what_cannot_be_printed_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ("--out", str(tmp_path / "sheets.pdf"), "--lang", "en")
    assert main(("cards", "print", "KM1-SD9", *out)) != 0
    assert "Did you mean" in capsys.readouterr().err
    assert main(("cards", "print", "KM1", *out, "--paper", "a5")) != 0
    assert "a4" in capsys.readouterr().err
    assert main(("cards", "print", "KM1-SD1", "--out", str(tmp_path), "--lang", "en")) != 0
    assert not (tmp_path / "sheets.pdf").exists()
