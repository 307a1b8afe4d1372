"""Texts, reference page and coverage, all made from the vocabulary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playmat.cards.game import CardGame, instructions
from playmat.cards.operation import Field, Operation, Shape, flag, number, program, text, word, words
from playmat.cards.reference import reference
from playmat.cards.text import sample
from playmat.games.khtcg import GAME as KINGDOM
from playmat.games.kmon import GAME
from playmat.texts import languages, render


@pytest.mark.parametrize("game", [GAME, KINGDOM], ids=["kmon", "khtcg"])
@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_text_in_every_language(game: CardGame, language: str) -> None:
    """A missing key or variable would stand there in square brackets."""
    for code in game.codes():
        lines = [render(one, language) for one in (*game.card_lines(code), *game.card_notes(code))]
        assert len(lines) > 1, code
        assert not [line for line in lines if "[" in line], (code, lines)


def test_a_text_says_what_the_program_does() -> None:
    said = [render(one, "en") for one in GAME.card_lines("KM1-GHO-2")]
    assert said == [
        "KM1-GHO-2 Haunting: Ghost ability, cost 2",
        "Deal 5 damage to the opposing active K-Mon.",
        (
            "Debuff (3) on the opposing active K-Mon: "
            "each Phase II, it takes 1 damage and its player loses 1 charge."
        ),
    ]


@pytest.mark.parametrize("game", [GAME, KINGDOM], ids=["kmon", "khtcg"])
def test_the_reference_page_is_up_to_date(game: CardGame) -> None:
    page = Path(__file__).parents[2] / "docs" / f"cards-{game.id}.md"
    assert page.read_text(encoding="utf-8") == reference(game.vocabulary, render)


@pytest.mark.parametrize(
    ("shape", "given"),
    [
        (number(0, 9), 2),
        (number(0, 1), 1),
        (word("this", "all"), "this"),
        (words("buff", "debuff"), ["buff"]),
        (flag(), False),
        (text(), "…"),
        (program("do"), []),
    ],
)
def test_a_sample_has_the_least_of_what_must_be_written(shape: Shape, given: object) -> None:
    """Optional fields are left out; a flag that must be written is not set."""
    one = Operation("try", 1, (Field("it", shape), Field("more", number(0, 9), 3)))
    assert sample(one) == {"op": "try", "it": given}


@pytest.mark.parametrize("game", [KINGDOM, GAME], ids=["khtcg", "kmon"])
def test_every_sentence_of_the_reference_is_whole(game: CardGame) -> None:
    """“None” says that nothing is done, or nothing in particular, which no card would say."""
    page = reference(game.vocabulary, render).splitlines()
    told = [line for line in page if line.startswith(("- en: ", "- it: ", "- ja: "))]
    assert len(told) == 3 * len(game.vocabulary.operations())
    assert [line for line in told if "none" in line or re.search("[:\uff1a] ?[.\u3002]?$", line)] == []


def test_the_instructions_of_a_card_include_its_ticks() -> None:
    assert [one.word for _at, one in instructions(GAME, "KM1-GHO-2")] == [
        "damage",
        "attach",
        "damage",
        "lose_charges",
    ]
