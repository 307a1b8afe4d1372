"""The deeds of a turn that cards of the Kingdom Hearts TCG count, in the terminal and on the page."""

from __future__ import annotations

import pytest
from tests.khtcg.rules.kit import Play

from playmat.games.khtcg.language.terms import DEED_WORDS
from playmat.games.khtcg.terminal.drawing import mat_lines
from playmat.games.khtcg.terminal.seen import read
from playmat.games.khtcg.terminal.text import turn_parts
from playmat.terminal.tables import look, sight
from playmat.terminal.tables.base import Lights
from playmat.terminal.words import Words

LANGUAGES = {"en": "This turn: 2 played, 2 drawn", "it": "2 carte giocate", "ja": "出したカード2枚"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_turn_counts_is_seen(lang: str) -> None:
    """KH-GEN-26: in the words of the table and on the mat, what has happened and nothing else."""
    play = Play("ffg", {"me": {"hand": ["uno", "event-2"]}})
    words = Words(lang)
    assert not any(turn_parts(side, words) for side in read(sight(play.match, 0, words)).sides)
    play.do("call uno", "event event-2")
    seen = sight(play.match, 0, words)
    assert {side.seat: bool(turn_parts(side, words)) for side in read(seen).sides} == {0: True, 1: False}
    assert [LANGUAGES[lang] in line for line in look(seen)].count(True) == 1
    drawn = [line.plain for side in read(seen).sides for line in mat_lines(side, words, 100, Lights())]
    assert [LANGUAGES[lang] in line for line in drawn].count(True) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_thing_that_a_turn_counts_has_words(lang: str) -> None:
    words = Words(lang)
    for word in DEED_WORDS:
        for n in (1, 2):
            assert str(n) in words.tr(f"khtcg-table-did-{word.replace('_', '-')}", n=n)
