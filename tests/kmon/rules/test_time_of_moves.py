"""A move at the wrong time is refused by a sentence that says when it can be made."""

from __future__ import annotations

import pytest

from playmat.games.kmon.interface.refusals import TIMES
from playmat.kernel.phrase import Phrase
from playmat.texts import LANGUAGES, has, render


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", sorted(TIMES))
def test_every_move_says_in_every_language_when_it_can_be_made(word: str, lang: str) -> None:
    """KM-TURN-04 and the clauses of `TIMES`: no word of the notation stands for the sentence."""
    key = f"kmon-why-time-{word}"
    assert has(key, lang)
    said = render(Phrase(key), lang)
    assert said.endswith(("。", "."))
    assert f"“{word}”" not in said
    assert f"「{word}」" not in said
