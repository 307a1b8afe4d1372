"""Card files whose texts are sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat.cards.game import CardGame
from playmat.cards.reading import BadCards
from playmat.cli import main
from playmat.games.khtcg import GAME as KINGDOM
from playmat.games.kmon import GAME as KMON
from playmat.texts import render
from playmat.workshop.card_files import LONGEST, in_programs

FILE = """set = "MY"
# a comment
name = { en = "Mine" }

[[card]]
code = "MY-1"
type = "item"
name = { en = "Tonic" }
text = "Draw two cards."

[[card]]
code = "MY-2"
type = "reaction"
name = { en = "Dodge" }
text = \"\"\"
Answer an opposing attack.
Draw 1 card.\"\"\"
cost = 1

[[deck]]
code = "MY-D"
name = { en = "Mine" }
team = ["KM1-K23", "KM1-K24", "KM1-K13"]
[deck.cards]
MY-1 = 3
MY-2 = 21
"""
EVENT = '[[card]]\ncode = "MY-3"\ntype = "event"\nnumber = "D1"\ntext = "{}"\n'


def refused(game: CardGame, text: str) -> list[str]:
    """The refusals of a file."""
    with pytest.raises(BadCards) as caught:
        in_programs(game, text, "my.toml")
    return [render(one, "en") for one in caught.value.mistakes]


def test_sentences_are_programs() -> None:
    text = in_programs(KMON, FILE.partition("[[deck]]")[0], "my.toml")
    cards = KMON.with_sets(("my.toml", text)).book.plain
    assert cards["MY-1"]["effects"] == [{"op": "draw", "amount": 2}]
    assert cards["MY-2"]["trigger"] == {"to": ["attack"], "targeting_me": True}
    assert cards["MY-2"]["cost"] == 1
    assert in_programs(KMON, text, "my.toml") == text  # what lasts is read without a grammar


def test_both_players_lose() -> None:
    text = in_programs(KINGDOM, 'set = "MY"\n' + EVENT.format("Both players lose 1 HP."), "my.toml")
    assert 'effects = [{ op = "lose_hp", who = "each", amount = 1 }]' in text


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("two cards.", "two lands.", "my.toml, line 9, card MY-1, text: Understood: “Draw two”. Not"),
        (
            "two cards.",
            "two cards. " * LONGEST,
            "line 9, card MY-1, text: The text of a card can have at most",
        ),
        ("cost = 1", "cost = 100", "my.toml, line 18, card MY-2, cost: “100”"),
        ("cost = 1", "effects = []", "line 15, card MY-2, text: “effects” is told by the text"),
        ("MY-1 = 3", "MY-9 = 3", "my.toml, line 24, deck MY-D"),
    ],
)
def test_mistakes_stand_where_they_were_written(before: str, after: str, said: str) -> None:
    assert said in refused(KMON, FILE.replace(before, after))[0]


def test_what_has_no_sentences_is_left_alone() -> None:
    for text in (
        "[[card",
        'card = "x"',
        FILE.replace("text", "texts"),
        'set = "MY"\ncard = [1, { type = [] }]',
    ):
        assert in_programs(KMON, text, "my.toml") == text


def test_commands_take_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.toml"
    file.write_text(FILE.partition("[[deck]]")[0], encoding="utf-8")
    assert main(("cards", "check", str(file), "--lang", "en")) == 0
    assert main(("cards", "show", "MY-1", "--cards", str(file), "--lang", "it")) == 0
    assert "Pesca 2 carte." in capsys.readouterr().out
    file.write_text(FILE.replace("two cards", "two lands"), encoding="utf-8")
    assert main(("cards", "check", str(file), "--lang", "en")) == 1
    assert "line 9, card MY-1, text" in capsys.readouterr().out
