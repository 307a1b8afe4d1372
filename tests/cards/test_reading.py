"""Card files: what is right loads, and every mistake is named with its line, card, key and nearest word."""

from __future__ import annotations

import pytest

from playmat.cards.reading import BadCards, check_set, read_set
from playmat.games.kmon import GAME
from playmat.games.kmon.language.vocabulary import VOCABULARY
from playmat.kernel.game import Seat, Setup
from playmat.kernel.setup_check import check_setup
from playmat.texts import render

GOOD = """set = "MY1"

[[card]]
code = "MY1-01"
type = "ability"
name = { en = "Ember Rain" }
element = "fire"
cost = 2
target = "opp_active"
effects = [
    { op = "damage", amount = 4 },
    { op = "attach", kind = "debuff", duration = 2, to = "opp_active", static = { no_evade = true } },
]
"""

AGAIN = "“ability” is listed twice: write it once."
MISTAKES = [
    ('op = "damage"', 'op = "dammage"', 11, "“dammage” is not known. Did you mean “damage”?"),
    ("amount = 4", "ammount = 4", 11, "“ammount” is not known. Did you mean “amount”?"),
    ("amount = 4", "amount = 99", 11, "“99” must be a whole number from 1 to 30."),
    ("amount = 4", "amount = true", 11, "“true” must be a whole number from 1 to 30."),
    ("no_evade = true", "no_evdae = true", 12, "“no_evdae” is not known. Did you mean “no_evade”?"),
    ("no_evade = true", "no_evade = 1", 12, "“1” must be true or false."),
    ('type = "ability"', 'type = "abilty"', 5, "“abilty” is not known. Did you mean “ability”?"),
    ('element = "fire"', 'element = "fyre"', 7, "“fyre” is not known. Did you mean “fire”?"),
    ('code = "MY1-01"', 'code = "my 1"', 4, "“my 1” is not a valid code."),
    ('code = "MY1-01"', 'code = "\\u001b[31mMY1"', 4, "card ?[31mMY1, code: “?[31mMY1” has line breaks"),
    ('name = { en = "Ember Rain" }', 'name = { it = "Brace" }', 6, "en is required"),
    ('"Ember Rain"', '"Ember\\nRain"', 6, "“Ember?Rain” has line breaks or control characters."),
    ('"Ember Rain"', '"\\u001b[31mEmber"', 6, "“?[31mEmber” has line breaks or control characters."),
    ('"Ember Rain" }', '"E", ja = "火\\u202e" }', 6, "“火?” has line breaks or control characters."),
    ("cost = 2", "costs = 2", 8, "“costs” is not known. Did you mean “cost”?"),
    ('type = "ability"', 'typ = "ability"', 5, "“typ” is not known. Did you mean “type”?"),
    ('type = "ability"', "", 3, "MY1-01, card: “type” is missing."),
    ('op = "damage", amount = 4', 'op = "retrieve", amount = 1, types = ["ability", "ability"]', 11, AGAIN),
    ('set = "MY1"', 'sett = "MY1"', 1, "“sett” is not known. Did you mean “set”?"),
]


def mistakes_of(text: str) -> list[str]:
    """The mistakes in a file, in English."""
    return [render(one, "en") for one in check_set(VOCABULARY, text, "my.toml")[1]]


def test_a_good_set_loads_with_all_that_was_left_out() -> None:
    card = read_set(VOCABULARY, GOOD, "my.toml").cards[0]
    assert card["ultimate"] is False
    assert card["name"]["ja"] == "Ember Rain"


def test_spaces_of_other_scripts_are_no_control_characters() -> None:
    assert mistakes_of(GOOD.replace('"Ember Rain"', '"Pluie\u00a0!", ja = "火の\u3000雨"')) == []


@pytest.mark.parametrize(("right", "wrong", "line", "said"), MISTAKES)
def test_a_mistake_is_named_with_line_and_nearest_word(right: str, wrong: str, line: int, said: str) -> None:
    found = mistakes_of(GOOD.replace(right, wrong, 1))
    assert any(f"my.toml, line {line}, " in one and said in one for one in found), found


def test_all_mistakes_of_a_file_are_named_and_nothing_loads() -> None:
    text = GOOD.replace("amount = 4", "amount = 0").replace("cost = 2", 'cost = "two"')
    assert len(mistakes_of(text)) == 2
    with pytest.raises(BadCards) as caught:
        read_set(VOCABULARY, text, "my.toml")
    assert len(caught.value.mistakes) == 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "set = ",
        'set = "A"',
        'set = "A"\ncard = 3',
        'set = "A"\n[[card]]\n',
        'set = "A"\ncard = [1]',
        "[" * 500,
    ],
)
def test_a_hostile_file_is_refused_with_words(text: str) -> None:
    assert mistakes_of(text)


def test_two_cards_cannot_share_a_code() -> None:
    twice = GOOD + GOOD.partition("\n\n")[2]
    assert any("is used twice" in one for one in mistakes_of(twice))


def test_a_card_becomes_one_persistent_effect_at_most() -> None:
    line = '    { op = "attach", kind = "buff", duration = 1, to = "own_active" },\n]'
    assert any("only once" in one for one in mistakes_of(GOOD.rstrip()[:-1] + line))


def test_cards_of_a_set_can_be_played() -> None:
    game = GAME.with_sets(("my.toml", GOOD))
    assert "MY1-01" in game.codes()
    assert game.data_hash() != GAME.data_hash()
    begun = game.begin(check_setup(game, Setup("kmon", (Seat(), Seat()))))
    begun.advance()
    assert begun.asks(int(begun.first))
