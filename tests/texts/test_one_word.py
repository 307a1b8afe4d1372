"""One word for one thing: the catalogues of a language do not use two words side by side."""

from __future__ import annotations

import re

import pytest

from playmat.texts.sources import game_packages, game_sources, shared_sources

OTHER_WORDS = {
    "ja": {
        "対局": "対戦",
        "卓": "テーブル",
        "(?<=[0-9}]) ?局(?!面)": "戦",
        "(?:コンピュータ|ブラウザ|サーバ|フォルダ|ユーザ)(?!ー)": "a long vowel at the end",
    },
    "it": {"giocator[ei] del computer": "giocatore automatico"},
}
"""Patterns that must not be written, and what to write instead."""


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_a_thing_has_one_word(language: str) -> None:
    sources = shared_sources(language)
    for game in ("kmon", "khtcg", "perilous"):
        if game in game_packages():
            sources += game_sources(game, language)
    assert sources
    found = [
        f"{source.name}:{number}: {match[0]}, but it is {word}"
        for source in sources
        for number, line in enumerate(source.text.splitlines(), 1)
        for pattern, word in OTHER_WORDS[language].items()
        for match in re.finditer(pattern, line, re.IGNORECASE)
    ]
    assert found == []
