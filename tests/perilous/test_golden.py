"""The reviewed playthroughs: the same seed and answers tell the same story, word for word."""

from __future__ import annotations

import pytest
from tests.perilous.golden.transcript import FOLDER, again, answers_in

FILES = sorted(path.name for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", FILES)
def test_the_playthrough_is_as_reviewed(name: str) -> None:
    """PP-RNG-01, PP-END-09: after a change run `python -m tests.perilous.golden` and read it."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert again(text) == text
    assert text.count("\n> ") == len(list(answers_in(text)))
    assert "\n== " in text.rpartition("\n\n")[0]


def test_the_playthroughs_show_all_three_ends() -> None:
    """PP-END-01, PP-END-02, PP-END-03: a win, two worlds overrun, a hero without Health."""
    ends = [(FOLDER / name).read_text(encoding="utf-8").rstrip().splitlines()[-1] for name in FILES]
    assert sorted(end.split()[1] for end in ends) == ["health", "overrun", "saved"]


def test_every_sentence_has_its_clause_and_words() -> None:
    """PP-INFO-01: no line shows a key instead of a sentence, and every event and question names a clause."""
    for name in FILES:
        story = (FOLDER / name).read_text(encoding="utf-8").split("\n\n", 1)[1]
        for line in story.splitlines():
            assert "perilous-" not in line
            if line and not line.startswith((">", "    ", "== ")):
                assert line.endswith("]"), line
                assert "[PP-" in line, line
