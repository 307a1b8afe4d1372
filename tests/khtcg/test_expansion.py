"""The cards of the expansion KH2; what holds of every expansion is in `tests/cards/test_expansions.py`."""

from __future__ import annotations

from playmat.cards.coverage import Counting
from playmat.cards.game import instructions
from playmat.games.khtcg import GAME
from playmat.kernel.game import Seat, Setup
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


def test_its_cards_are_marked_as_designed() -> None:
    assert {note.key for code in OWN for note in LARGER.card_notes(code)} == {"khtcg-card-designed"}


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
