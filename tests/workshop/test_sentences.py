"""Sentences as people write them: what is understood, what is not, and what is said of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from playmat.cards.game import CardGame
from playmat.cards.text import program_phrases
from playmat.cli import main
from playmat.games.khtcg import GAME as KINGDOM
from playmat.games.kmon import GAME as KMON
from playmat.texts import LANGUAGES, render
from playmat.workshop.sentences import read_any, unread

GAMES: dict[str, CardGame] = {"khtcg": KINGDOM, "kmon": KMON}
DRAW = {"op": "draw", "amount": 1}


def charged(amount: int) -> dict[str, Any]:
    """Return an ability after which attacks bring other numbers of charges."""
    return {
        "effects": [
            {
                "op": "attach",
                "kind": "buff",
                "duration": 2,
                "to": "own_active",
                "static": {"attack_charges": amount},
            }
        ]
    }


UNDERSTOOD = [
    (
        "khtcg",
        "event",
        "Both players lose 1 HP",
        {"effects": [{"op": "lose_hp", "who": "each", "amount": 1}]},
    ),
    (
        "khtcg",
        "event",
        "each player loses ONE hp.",
        {"effects": [{"op": "lose_hp", "who": "each", "amount": 1}]},
    ),
    (
        "khtcg",
        "event",
        "Your opponent discards 2 cards from hand.",
        {"effects": [{"op": "discard_hand", "count": 2}]},
    ),
    ("khtcg", "event", "Gain 2 HP, then draw a card", {"effects": [{"op": "gain_hp", "amount": 2}, DRAW]}),
    ("khtcg", "event", "Entrambi i giocatori pescano una carta", {"effects": [{**DRAW, "who": "each"}]}),
    (
        "khtcg",
        "event",
        "両プレイヤーはカードを二枚引く",
        {"effects": [{"op": "draw", "who": "each", "amount": 2}]},
    ),
    (
        "khtcg",
        "friend",
        "When this card is played, draw a card",
        {"text": [{"op": "when", "event": "played", "do": [DRAW]}]},
    ),
    (
        "khtcg",
        "friend",
        "When this card is played, you may draw a card",
        {"text": [{"op": "when", "event": "played", "do": [{"op": "may", "do": [DRAW]}]}]},
    ),
    (
        "kmon",
        "item",
        "Draw one card. Gain two charges",
        {"effects": [DRAW, {"op": "gain_charges", "amount": 2}]},
    ),
    (
        "kmon",
        "reaction",
        "Respond to an attack that targets your active K-Mon, then draw a card",
        {"trigger": {"to": ["attack"], "targeting_me": True}, "effects": [DRAW]},
    ),
    # as it was printed until 0.2.0, and as it is now
    ("kmon", "ability", "Buff (2) on your active K-Mon: its successful attacks give 1 charge", charged(1)),
    (
        "kmon",
        "ability",
        "Buff (2) on your active K-Mon: its successful attacks give 1 more charge",
        charged(1),
    ),
    (
        "kmon",
        "ability",
        "Buff (2) on your active K-Mon: its successful attacks give 3 charges less",
        charged(-3),
    ),
    (
        "kmon",
        "ability",
        "Buff (2) on your active K-Mon: its successful attacks give 3 fewer charges",
        charged(-3),
    ),
]

NOT_UNDERSTOOD = [
    ("khtcg", "event", "Draw 1 card and tap a land", "Draw 1 card and", "tap"),
    ("khtcg", "event", "Draw -1 cards", "Draw", "-1"),
    ("khtcg", "event", "Draw 100% cards", "Draw 100", "%"),
    ("khtcg", "event", "Draw 1 card when this card is played", "Draw 1 card when this card is played", ""),
    ("khtcg", "event", "Lose", "Lose", ""),
    ("kmon", "ability", "Deal 3 damage to everybody", "Deal 3 damage to", "everybody"),
]


@pytest.mark.parametrize(("game", "kind", "text", "fields"), UNDERSTOOD)
def test_what_people_write_is_understood(game: str, kind: str, text: str, fields: dict[str, Any]) -> None:
    reading = read_any(GAMES[game], {"type": kind}, text, "en")
    assert reading.cards == [fields], reading


@pytest.mark.parametrize(("game", "kind", "text", "understood", "stopped"), NOT_UNDERSTOOD)
def test_nothing_is_guessed(game: str, kind: str, text: str, understood: str, stopped: str) -> None:
    reading = read_any(GAMES[game], {"type": kind}, text, "en")
    assert (reading.cards, reading.understood, reading.stopped) == ([], understood, stopped)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_says_how_much_of_it_is_optional(lang: str) -> None:
    """One thing that may be done is a sentence; several are held together by words that say "all of this"."""
    gain = {"op": "gain_hp", "amount": 1}
    said = []
    for held in ([DRAW], [gain], [DRAW, gain], [DRAW, gain, DRAW]):
        program = [{"op": "may", "do": held}]
        (phrase,) = program_phrases(KINGDOM.vocabulary, "effects", program)
        said.append(render(phrase, lang))
        reading = read_any(KINGDOM, {"type": "event"}, said[-1], lang)
        assert reading.cards == [{"effects": program}]
    assert [bool(re.search("[:\uff1a]", one)) for one in said] == [False, False, True, True]


def test_the_nearest_sentences_are_named() -> None:
    reading = read_any(KMON, {"type": "ability"}, "Deal 3 damage to everybody.", "en")
    said = render(unread(KMON, {"type": "ability"}, reading), "en")
    assert said.startswith(
        "Understood: “Deal 3 damage to”. Not understood: “everybody.”. Sentences like it: "
    )
    assert "Deal 2 damage to the opposing active K-Mon." in said


def test_a_text_with_several_readings_shows_them_all() -> None:
    """Without its punctuation nobody knows what the condition is a condition of."""
    text = "When this card is played if you have at most 3 cards in hand draw 1 card"
    reading = read_any(KINGDOM, {"type": "friend"}, text, "en")
    assert len(reading.cards) == 2
    said = render(unread(KINGDOM, {"type": "friend"}, reading), "en")
    assert "When this card is played, if you have at most 3 cards in hand: Draw 1 card." in said
    assert "When this card is played: If you have at most 3 cards in hand: Draw 1 card." in said
    marked = "When this card is played, if you have at most 3 cards in hand: Draw 1 card."
    assert len(read_any(KINGDOM, {"type": "friend"}, marked, "en").cards) == 1


def test_explain_tells_what_a_card_does(run: Callable[..., tuple[int, str, str]]) -> None:
    code, said, _ = run("cards", "explain", "kmon", "Draw a card, then gain 2 charges", "--lang", "it")
    assert code == 0
    assert 'effects: Pesca 1 carta.\n    { op = "draw", amount = 1 }\n' in said
    code, said, wrong = run("cards", "explain", "kmon", "Tap a land", "--lang", "en")
    assert (code, said) == (1, "")
    assert "Nothing was understood." in wrong


def test_roundtrip_counts(run: Callable[..., tuple[int, str, str]]) -> None:
    code, said, _ = run("cards", "roundtrip", "kmon", "--json")
    found = json.loads(said)
    assert code == 0
    assert found["game"] == "kmon"
    assert found["same"] == dict.fromkeys(found["languages"], found["cards"])
    assert found["languages"] == ["en", "ja", "it"]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Runs a command: exit code, standard output, standard error."""

    def _run(*words: str) -> tuple[int, str, str]:
        code = main(words)
        said = capsys.readouterr()
        return code, said.out, said.err

    return _run
