"""Every event of a card game is said to whom it is about, in the languages that inflect their verbs."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import playmat.games


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", ["kmon", "khtcg"])
def test_every_sentence_about_a_player_has_a_form_for_him(game: str, lang: str) -> None:
    folder = Path(next(iter(playmat.games.__path__))) / game / "texts"
    files = sorted((folder / lang).glob("*.ftl"))
    assert files
    told = 0
    for file in files:
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if not isinstance(entry, Message) or not entry.id.name.startswith(f"{game}-event-"):
                continue
            said = (
                text[entry.value.span.start : entry.value.span.end]
                if entry.value and entry.value.span
                else ""
            )
            if "$who" not in said or entry.id.name.startswith(f"{game}-event-phase-"):
                continue
            if entry.id.name == f"{game}-event-turn-end":
                continue  # told to nobody who plays: the next turn says it
            forms = {one.id.name: one for one in entry.attributes}
            assert "you" in forms, entry.id.name
            span = forms["you"].span
            assert span is not None
            assert "$who" not in text[span.start : span.end], entry.id.name
            told += 1
    assert told > 20
