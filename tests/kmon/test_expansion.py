"""The expansion KM2: a second set that comes with the game, and is played with where somebody says so."""

from __future__ import annotations

import json

import pytest

from playmat.cards.game import instructions
from playmat.cli import main
from playmat.games.kmon import GAME
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.match.record import read_record, record_game, replay, write_record
from playmat.kernel.registry import expansion
from playmat.kernel.rng import Stream

KM2 = expansion("KM2")
assert KM2 is not None
LARGER = GAME.with_sets((KM2.file, KM2.text))
OWN = [card for card in LARGER.codes() if LARGER.is_added(card)]
DECKS = [(code, deck) for code, _names, deck in LARGER.starter_decks() if code.startswith("KM2")]
NEW = {"damage_each", "heal_each", "gain_each", "draw_each", "if", "choose"}


def test_it_has_thirty_cards_marked_as_designed_and_leaves_the_game_as_it_was() -> None:
    assert len(OWN) == 30
    assert {LARGER.card(code)["provenance"] for code in OWN} == {"designed"}
    assert not any(code.startswith("KM2") for code in GAME.codes())
    assert LARGER.data_hash() != GAME.data_hash()
    assert LARGER.data_texts() == GAME.data_texts()


def test_its_cards_use_what_the_base_set_does_not() -> None:
    """Amounts that scale, conditions, choices and costs (KM-FX-18 to KM-FX-24)."""
    used = {LARGER.vocabulary.name_of(one) for code in OWN for _at, one in instructions(LARGER, code)}
    assert used >= {f"effects.{word}" for word in NEW}
    assert KM2 is not None
    for word in ("opp_bench_one", "own_all", "opp_all", "own_one", 'chooser = "opponent"', "tick_when_hit"):
        assert word in KM2.text
    assert "tick_when_attacking" in KM2.text
    assert {LARGER.card(code)["type"] for code in OWN if LARGER.card(code).get("extra_cost")} == {
        "ability",
        "item",
    }


def test_it_is_named_by_its_code_at_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "show", "KM2-WAT-1", "--cards", "km2", "--lang", "en"]) == 0
    assert "for each of your charges" in capsys.readouterr().out
    assert main(["decks", "list", "kmon", "--cards", "KM2", "--lang", "it"]) == 0
    assert "Marea Viva" in capsys.readouterr().out


def test_its_texts_are_read_as_they_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "roundtrip", "kmon", "--cards", "KM2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["same"] == dict.fromkeys(["en", "ja", "it"], found["cards"])


def test_its_checker_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing stops a match, and no card is strictly better than another (`cards check --play`)."""
    assert main(["cards", "check", "KM2", "--play", "--matches", "60", "--json"]) == 0
    assert "better" not in capsys.readouterr().out


@pytest.mark.parametrize("code", [code for code, _deck in DECKS])
def test_its_decks_are_legal_in_every_format(code: str) -> None:
    deck = dict(DECKS)[code]
    assert [LARGER.deck_mistakes(deck, one) for one in LARGER.deck_formats] == [[], []]


def test_its_decks_play_whole_matches(capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "simulate",
        "kmon",
        "--cards",
        "KM2",
        "--decks",
        "KM2-SD1,KM2-SD2,KM1-SD8",
        "--players",
        "greedy",
    ]
    assert main([*words, "--games", "4", "--workers", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["errors"], found["games"]) == (0, 12)


def test_a_record_finds_it_by_itself() -> None:
    """Nobody has to name a file where the set comes with the game."""
    seats = (Seat(deck=LARGER.deck_codes("KM2-SD1")), Seat(deck=LARGER.deck_codes("KM2-SD2")))
    match = Match(LARGER, Setup("kmon", seats, seed=5), LiveNature())
    stream = Stream(5, 1)
    while not match.is_over:
        seat = match.asked[0]
        match.answer(seat, match.choice(seat).sample(stream))
    record = read_record(write_record(match, "test"))
    assert replay(record, record_game(record)).digest() == match.digest()
