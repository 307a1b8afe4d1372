"""The reviewed playthroughs: the same seed and answers tell the same story, word for word."""

from __future__ import annotations

import pytest
from tests.khtcg.golden.transcript import FOLDER, TEST_KIT, again, answers_in, facts_in

FILES = sorted(path.name for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", FILES)
def test_the_playthrough_is_as_reviewed(name: str) -> None:
    """KH-SM-17: after a change run `python -m tests.khtcg.golden` and read it."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert again(text) == text
    assert text.count("\n> ") == len(list(answers_in(text)))
    assert text.rstrip().splitlines()[-1].startswith("== ")


def test_each_ruleset_is_played_to_its_end() -> None:
    """KH-SM-16: all matches are over, and each question and event of them names a clause."""
    stories = [(FOLDER / name).read_text(encoding="utf-8") for name in FILES]
    facts = [facts_in(text) for text in stories]
    for of_the_kit in (True, False):
        found = [ruleset for ruleset, decks, _seed in facts if (decks == TEST_KIT) is of_the_kit]
        assert sorted(found) == ["ffg", "tomy"]
    for text in stories:
        assert text.rstrip().splitlines()[-1].split()[1] in {"worlds", "hearts"}
        for line in text.split("\n\n", 1)[1].splitlines():
            assert "khtcg-" not in line
            if line and not line.startswith((">", "    ", "== ")):
                assert line.endswith("]"), line
                assert "[KH-" in line, line
