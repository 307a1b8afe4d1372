"""Cards that have the same name, or are alike, can be told apart wherever questions and the log name them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.khtcg.borders.test_words import LANGUAGES, check_words
from tests.khtcg.machine import machine_of
from tests.khtcg.rules.kit import GAME as KIT
from tests.khtcg.rules.kit import Play

from playmat.cards.decks import name_of
from playmat.games.khtcg import GAME
from playmat.games.khtcg.language.codes import Happened
from playmat.kernel.choice import Kind
from playmat.texts import render


def options(play: Play) -> list[str]:
    """The options or items of the open question, in English."""
    said = [item.text for item in play.match.window(play.seat).items]
    for phrase in said:
        check_words(phrase)
    return [render(phrase, "en") for phrase in said]


def log(play: Play) -> list[str]:
    """The events so far, in English, as seat 0 is told them."""
    return [render(KIT.tell(machine_of(play.match.state), event), "en") for event in play.match.events(0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_are_called_the_same(language: str) -> None:
    """Names stay what they are for the rules (KH-NAME-05); people are told the level or the type besides."""
    cards = GAME.deck_book().cards.values()
    called = [render(name_of(card), language) for card in cards]
    assert len(set(called)) == len(called)


@pytest.mark.parametrize(
    ("code", "called"),
    [
        ("GOOF-2", "Goof 2"),
        ("GOOF-1", "Goof 1 (friend)"),
        ("GOOF-MF", "Goof 1 (magic/friend)"),
        ("SWORD", "Sword (equipment)"),
        ("SWORD-CUT", "Sword (attack)"),
        ("UNO", "Uno"),
    ],
)
def test_what_is_needed_is_said(code: str, called: str) -> None:
    assert render(name_of(KIT.deck_book().cards[code]), "en") == called


NAMED: list[tuple[str, dict[str, Any], list[str], set[str]]] = [
    (
        "namesakes of a hand",
        {"me": {"hand": ["goof-1", "goof-mf", "uno"]}},
        [],
        {"Call Goof 1 (friend)", "Hero 1 (player) summons Goof 1 (magic/friend)", "Call Uno"},
    ),
    (
        "an ally that joins",
        {"me": {"friends": ["goof-2"]}},
        ["end", "challenge"],
        {"Goof 2 takes part"},
    ),
    (
        "targets on one World",
        {"me": {"hand": ["spark"], "worlds": ["world-3"], "disruptors": ["ogre", "ogre", "imp"]}},
        ["magic spark with hero"],
        {
            "Damage to Ogre (no. 1) of Player 2",
            "Damage to Ogre (no. 2) of Player 2",
            "Damage to Imp of Player 2",
        },
    ),
    (
        "a division",
        {"me": {"worlds": ["world-3"], "disruptors": ["ogre", "ogre", "imp"]}},
        ["battle", "*result"],
        {"Ogre (no. 1)", "Ogre (no. 2)", "Imp"},
    ),
    (
        "Equipment by its bearer",
        {
            "me": {
                "player": {"card": "hero", "equipment": ["sword"]},
                "friends": [{"card": "uno", "equipment": ["sword"]}],
            },
            "options": {"equip_unique": False},
        },
        [],
        {"Discard your Sword (equipment) on Hero 1 (player)", "Discard your Sword (equipment) on Uno"},
    ),
    (
        "cards of a hand",
        {"me": {"hand": ["jab", "sword-cut"]}},
        ["end", "challenge", "attack"],
        {"Jab", "Sword (attack)"},
    ),
]
"""The subject, the position, the answers that lead to the question, and some of the texts it then shows."""


@pytest.mark.parametrize("row", NAMED, ids=lambda row: row[0])
def test_questions_tell_cards_apart(row: tuple[str, dict[str, Any], list[str], set[str]]) -> None:
    _what, start, answers, said = row
    play = Play("ffg", start)
    play.do(*answers)
    found = options(play)
    assert said <= set(found)
    assert len(set(found)) == len(found)


def test_a_division_is_told_with_what_each_gets() -> None:
    """KH-BATTLE-15, KH-BATTLE-16."""
    play = Play("ffg", {"me": {"worlds": ["world-3"], "disruptors": ["ogre", "ogre"]}})
    play.do("battle", "result")
    choice = play.match.choice(0)
    assert choice.kind == Kind.SPLIT
    said = {
        render(KIT.describe(machine_of(play.match.state), choice, i), "en")
        for i in range(int(choice.count()))
    }
    assert "Damage: 1 to Ogre (no. 1), 3 to Ogre (no. 2)" in said
    assert len(said) == choice.count()


def test_the_log_tells_cards_apart() -> None:
    play = Play("ffg", {"me": {"hand": ["goof-1"], "friends": ["uno"]}})
    play.do("call goof-1")
    assert "Player 1 calls Goof 1 (friend)." in log(play)


def test_the_notation_of_cards_that_are_alike_stays() -> None:
    """People read names; records and answers keep their words."""
    play = Play("ffg", {"me": {"worlds": ["world-3"], "disruptors": ["ogre", "ogre"]}})
    play.do("battle", "result")
    assert play.words() == ["ogre", "ogre.2"]


@pytest.mark.parametrize(("hand", "asked"), [(["jab"], "one"), (["jab", "sword-cut"], "several")])
def test_it_is_said_why_a_single_attack_card_is_asked_for(hand: list[str], asked: str) -> None:
    """KH-ATK-03, KH-ZONE-03: the question is asked in any case; its player is told what it is for."""
    play = Play("ffg", {"me": {"hand": hand}})
    play.do("end", "challenge", "attack")
    prompt = KIT.prompt(machine_of(play.match.state), play.match.choice(0))
    check_words(prompt)
    said = render(prompt, "en")
    assert ("confirm it" in said) == (asked == "one")
    assert ("together" in said) == (asked == "several")


def test_hp_below_0_are_told_as_0() -> None:
    """KH-WIN-06: the record has the exact number."""
    play = Play("ffg", {"me": {"hand": ["blow"]}, "foe": {"hp": 1}})
    play.do("event blow")
    assert play.of(1, "hp") == -2
    (lost,) = [event for event in play.match.events(0) if event.kind == Happened.HP]
    assert lost.args[1] == -2
    said = KIT.tell(machine_of(play.match.state), lost)
    check_words(said)
    assert "and has 0 left" in render(said, "en")
