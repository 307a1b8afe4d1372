"""The expansion KH2: a second set that comes with the game, and is played with where somebody says so."""

from __future__ import annotations

import json

import pytest

from playmat.cards.coverage import Counting
from playmat.cards.game import instructions
from playmat.cli import main
from playmat.games.khtcg import GAME
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.match.record import read_record, record_game, replay, write_record
from playmat.kernel.registry import expansion
from playmat.kernel.rng import Stream
from playmat.kernel.setup_check import check_setup
from playmat.lab.collection.coverage import watch

KH2 = expansion("KH2")
assert KH2 is not None
LARGER = GAME.with_sets((KH2.file, KH2.text))
OWN = [card for card in LARGER.codes() if LARGER.is_added(card)]
DECKS = [(code, deck) for code, _names, deck in LARGER.starter_decks() if code.startswith("KH2")]
NEW = {"effects.choose", "effects.copy", "effects.extra_move", "effects.extra_battle"}


def test_its_cards_are_marked_as_designed_and_leaves_the_game_as_it_was() -> None:
    assert len(OWN) == 31
    assert {note.key for code in OWN for note in LARGER.card_notes(code)} == {"khtcg-card-designed"}
    assert not any(code.startswith("KH2") for code in GAME.codes())
    assert LARGER.data_hash() != GAME.data_hash()
    assert LARGER.data_texts() == GAME.data_texts()


def test_a_set_of_somebody_is_not_called_designed() -> None:
    """Its owner may have typed it from print."""
    assert KH2 is not None
    typed = GAME.with_sets((KH2.file, KH2.text + "\n# of my own\n"))
    assert [note for code in OWN for note in typed.card_notes(code)] == []


def test_its_cards_use_what_the_house_set_does_not() -> None:
    """Choices, copies, further moves and battles, replacements, counts of a turn (KH-GEN-26 to KH-GEN-30)."""
    used = {LARGER.vocabulary.name_of(one) for code in OWN for _at, one in instructions(LARGER, code)}
    house = {LARGER.vocabulary.name_of(one) for code in GAME.codes() for _at, one in instructions(GAME, code)}
    assert used - house >= NEW
    assert KH2 is not None
    for word in (
        "this_turn",
        'chooser = "opponent"',
        'what = "hp_lost"',
        'what = "drawn"',
        'of = "opponent"',
    ):
        assert word in KH2.text
    for word in ("own_played", "own_drawn", "own_defeated", "own_hp_gained"):
        assert f'per = "{word}"' in KH2.text


def test_it_is_named_by_its_code_at_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "show", "KH2-S01", "--cards", "kh2", "--lang", "en"]) == 0
    assert "the newest Magic Card in your discard pile" in capsys.readouterr().out
    assert main(["decks", "list", "khtcg", "--cards", "KH2", "--lang", "it"]) == 0
    assert "Il coro vuoto" in capsys.readouterr().out


def test_its_texts_are_read_as_they_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "roundtrip", "khtcg", "--cards", "KH2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["same"] == dict.fromkeys(["en", "ja", "it"], found["cards"])


def test_its_checker_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing stops a match, and no card is strictly better than another (`cards check --play`)."""
    assert main(["cards", "check", "KH2", "--play", "--matches", "40", "--json"]) == 0
    assert "better" not in capsys.readouterr().out


@pytest.mark.parametrize("code", [code for code, _deck in DECKS])
def test_its_decks_are_legal_in_both_rulesets(code: str) -> None:
    deck = dict(DECKS)[code]
    assert LARGER.deck_formats == ("ffg", "tomy")
    assert [LARGER.deck_mistakes(deck, one) for one in LARGER.deck_formats] == [[], []]


def test_every_card_is_played_and_does_all_it_says() -> None:
    """Random matches of the two decks reach each card and each of its operations, in both rulesets."""
    counting = Counting(LARGER)
    seats = [Seat(deck=LARGER.deck_codes(code)) for code, _deck in DECKS]
    missing = set(OWN)
    for seed in range(120):
        setup = Setup("khtcg", tuple(seats[:: 1 - seed % 4 // 2 * 2]), ("ffg", "tomy")[seed % 2], seed=seed)
        watch(LARGER, LARGER.begin(check_setup(LARGER, setup)), Stream(seed, 1), counting)
        missing = {one for one in counting.cover().missing if one.startswith("KH2")}
        if not missing:
            break
    assert missing == set()


@pytest.mark.parametrize("ruleset", ["ffg", "tomy"])
def test_its_decks_play_whole_matches(capsys: pytest.CaptureFixture[str], ruleset: str) -> None:
    words = ["simulate", "khtcg", "--cards", "KH2", "--decks", "KH2-SD1,KH2-SD2,KHP-SD8"]
    words += ["--players", "greedy", "--ruleset", ruleset, "--games", "2", "--workers", "1", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["errors"], found["games"]) == (0, 6)


@pytest.mark.parametrize("ruleset", ["ffg", "tomy"])
def test_a_record_finds_it_by_itself(ruleset: str) -> None:
    """Nobody has to name a file where the set comes with the game."""
    seats = (Seat(deck=LARGER.deck_codes("KH2-SD1")), Seat(deck=LARGER.deck_codes("KH2-SD2")))
    match = Match(LARGER, Setup("khtcg", seats, ruleset, seed=5), LiveNature())
    stream = Stream(5, 1)
    while not match.is_over:
        seat = match.asked[0]
        match.answer(seat, match.choice(seat).sample(stream))
    record = read_record(write_record(match, "test"))
    assert replay(record, record_game(record)).digest() == match.digest()
