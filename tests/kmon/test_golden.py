"""The reviewed playthroughs: the same seed and answers tell the same story, word for word."""

from __future__ import annotations

import re

import pytest
from tests.kmon.golden.transcript import FOLDER, again, answers_in, facts_in

FILES = sorted(path.name for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", FILES)
def test_the_playthrough_is_as_reviewed(name: str) -> None:
    """KM-INFO-05: after a change run `python -m tests.kmon.golden` and read it."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert again(text) == text
    assert text.count("\n> ") == len(list(answers_in(text)))
    assert text.rstrip().splitlines()[-1].startswith("== ")


def test_the_battles_are_played_to_their_end() -> None:
    """KM-TURN-05: all battles are over, with and without the variants; each sentence names a clause."""
    stories = [(FOLDER / name).read_text(encoding="utf-8") for name in FILES]
    assert sorted(facts_in(text)[1] for text in stories) == ["", "", "extra_charge mulligan deckout_hand"]
    for text in stories:
        for line in text.split("\n\n", 1)[1].splitlines():
            assert "kmon-" not in line
            if line and not line.startswith((">", "    ", "== ")):
                assert re.search(r"\[KM-[A-Z]+(-[A-Z]+)?-\d+\]$", line), line
