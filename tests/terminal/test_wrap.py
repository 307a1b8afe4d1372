"""Lines that break where a reader of the language expects it."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from textual.content import Content

from playmat.terminal.wrap import NEVER_FIRST, NEVER_LAST, wrap

ENGLISH = "Rimeowl of Player 1 takes 3 damage and has 5. A_word_that_is_longer_than_any_line_of_the_table"
JAPANESE = (
    "プレイヤー1は「雹の連弾」を使い、相手の前衛『ライムオウル』に3ダメージを与えた。Kモン Glimmink、回避。"
)


@pytest.mark.parametrize("text", [ENGLISH, JAPANESE])
@pytest.mark.parametrize("width", [8, 13, 20, 31, 78, 200])
def test_nothing_is_lost_and_every_line_fits(text: str, width: int) -> None:
    lines = [line.plain for line in wrap(Content(text), width)]
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert all(cell_len(line) <= width for line in lines)


@pytest.mark.parametrize("width", [13, 20, 31])
def test_kinsoku(width: int) -> None:
    lines = [line.plain for line in wrap(Content(JAPANESE), width)]
    assert len(lines) > 2
    assert not [line for line in lines[1:] if line[0] in NEVER_FIRST]
    assert not [line for line in lines[:-1] if line[-1] in NEVER_LAST]


def test_words_stay_whole_and_ends_of_lines_stay() -> None:
    lines = wrap(Content("one two three\n\nfour"), 8)
    assert [line.plain for line in lines] == ["one two", "three", "", "four"]


def test_style_goes_with_the_text() -> None:
    lines = wrap(Content("plain ") + Content.styled("bold words", "bold"), 10)
    assert [line.plain for line in lines] == ["plain bold", "words"]
    assert all(line.spans for line in lines)
