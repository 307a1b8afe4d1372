"""Plain lines: options are named by numbers, one by one or several at a time."""

from __future__ import annotations

import io

import playmat
from playmat.kernel.match.window import Item, Window
from playmat.kernel.phrase import Phrase
from playmat.terminal.plain import Plain, numbered
from playmat.terminal.session import Session
from playmat.terminal.start.arranging import arrange
from playmat.terminal.words import Words


def begin(game_id: str, kinds: list[str], seed: int) -> Session:
    start = arrange(playmat.game(game_id), None, kinds, "en")
    start.seed = seed
    return start.begin()


def play(session: Session, answers: str) -> str:
    out = io.StringIO()
    assert Plain(session, Words("en"), io.StringIO(answers), out).run() == 0
    session.close()
    return out.getvalue()


def test_several_cards_are_named_by_their_numbers() -> None:
    session = begin("khtcg", ["human", "greedy"], 5)
    told = play(session, "end\nrest\n2 9\n3 1\n")
    asked = told[told.index("Discard any cards from your hand.") :].splitlines()
    names = [line.partition(" – ")[2].partition(" (")[0].rstrip(" 0123456789") for line in asked[1:4]]
    assert [line.partition(".")[0].strip() for line in asked[1:4]] == ["1", "2", "3"]
    after = told[told.index("> 2 9") :].splitlines()
    assert after[1].endswith("[KH-DISC-05]")
    assert after[2] == "> 3 1"
    told_of = [line for line in after if line.startswith("Player 1 discards")]
    assert len(told_of) == 2
    assert {name for name in names if any(name in line for line in told_of)} == {names[0], names[2]}


def test_dice_keep_their_numbers_and_offers_have_those_that_are_left() -> None:
    """A number never means both a die and an offer that is open at the same time."""

    def window(seat: int, kind: str, *words: str) -> Window:
        items = tuple(Item(word, Phrase("cards-nothing"), ()) for word in words)
        return Window(seat, 1, Phrase("cards-nothing"), kind, False, 0, len(words), 0, len(words), items)

    offers = window(1, "pick", "card attack", "7")
    shares = window(2, "split", "sora", "goofy")
    dice = window(0, "subset", "1", "2", "4")
    found = numbered([offers, shares, dice])
    assert found == {1: (0, 0), 2: (0, 1), 4: (0, 2), 3: (1, 0), 5: (1, 1)}
