"""Chapter 3 over many seeds: what scenario documents cannot say about the beginning of a battle."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.kmon.battles import DECKS, battles, cards_of, dealt, laid, setup_of, words

from playmat.games.kmon import GAME
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature

BOOK = GAME.book
SEER = "KM1-SD1"
"""A deck with a K-Mon that has Seer."""


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_teams_are_open_and_decks_are_secret(viewer: int) -> None:
    """KM-SETUP-01: everybody sees both teams; nobody sees a deck, and only the owner a hand."""
    view = dealt(setup_of()).view(viewer)
    for number, seat in enumerate(view["seats"]):
        assert [one["code"] for one in seat["team"]] == list(BOOK.decks[DECKS[number]].entries[:3])
        assert seat["deck_top"] == []
        assert len(seat["hand"]) == (5 if number == viewer else 0)
        assert seat["hand_count"] == 5


@pytest.mark.parametrize("seat", [0, 1])
def test_both_decks_must_be_legal(seat: int) -> None:
    """KM-SETUP-01: an illegal deck of either player is refused."""
    legal = BOOK.decks[DECKS[0]].entries
    decks = [legal, legal]
    Match(GAME, Setup("kmon", tuple(Seat(deck=deck) for deck in decks)))
    decks[seat] = legal[:20]
    with pytest.raises(BadSetup):
        Match(GAME, Setup("kmon", tuple(Seat(deck=deck) for deck in decks)))


def test_both_decks_are_shuffled() -> None:
    """KM-SETUP-02: each place of each deck gets any of the cards that are left, by chance."""
    match = Match(GAME, setup_of(), AwaitedNature())
    counts = []
    while not laid(match)["stack"][-1].startswith("toss"):
        counts.append(int(match.state.chance))
        match.outcome(0)
    sizes = [len(cards_of(deck)) for deck in DECKS[:2]]
    assert counts == [left for size in sizes for left in range(size, 1, -1)]


@pytest.mark.parametrize("outcome", [0, 1])
def test_the_outcome_says_which_card_comes_to_a_place(outcome: int) -> None:
    """KM-SETUP-02: whatever chance says, a deck stays the same cards in another order."""
    match = Match(GAME, setup_of(), AwaitedNature())
    before = laid(match)["seats"][0]["deck"]
    match.outcome(len(before) - 1 if outcome else 0)
    after = laid(match)["seats"][0]["deck"]
    assert sorted(after) == sorted(before) == cards_of(DECKS[0])
    assert (after == before) == bool(outcome)


def test_every_order_is_as_likely_as_any_other() -> None:
    """KM-SETUP-02: each card is on top of the deck about as often as it should be."""
    tops = Counter(laid(dealt(setup_of(seed=seed)))["seats"][0]["hand"][0] for seed in range(300))
    whole = Counter(cards_of(DECKS[0]))
    assert set(tops) == set(whole)
    for card, copies in whole.items():
        assert abs(tops[card] - 300 * copies / whole.total()) < 25


@pytest.mark.parametrize("setup", battles(8), ids=lambda setup: str(setup.seed))
def test_five_cards_and_three_fresh_kmons(setup: Setup) -> None:
    """KM-SETUP-03, KM-SETUP-04: five cards from the top of the shuffled deck, nobody active or hurt."""
    position = laid(dealt(setup))
    for number, seat in enumerate(position["seats"]):
        assert len(seat["hand"]) == 5
        assert sorted(seat["hand"] + seat["deck"]) == cards_of(setup.seats[number].deck[0])
        assert seat["discard"] == []
        assert "active" not in seat
        assert [(one["damage"], one["exhausted"], one["effects"]) for one in seat["team"]] == [
            (0, False, [])
        ] * 3


def test_seer_does_not_act_on_the_opening_hand() -> None:
    """KM-SETUP-04: the five cards come without a choice, and nothing of the deck has been seen."""
    match = dealt(setup_of(SEER, SEER))
    assert any(BOOK.plain[code]["trait"] == "seer" for code in BOOK.decks[SEER].entries[:3])
    assert all("seen" not in seat for seat in laid(match)["seats"])
    assert not [entry for entry in match.entries if entry.seat >= 0]


@pytest.mark.parametrize("winner", [0, 1])
def test_the_coin_is_fair(winner: int) -> None:
    """KM-SETUP-06: two outcomes, one for each player, about as often over many seeds."""
    match = dealt(setup_of())
    assert match.state.chance == 2
    match.outcome(winner)
    assert match.asked == [winner]
    assert words(match) == ["first", "second"]
    won = sum(Match(GAME, setup_of(seed=seed)).asked == [winner] for seed in range(200))
    assert 70 < won < 130


@pytest.mark.parametrize("setup", battles(8), ids=lambda setup: str(setup.seed))
def test_the_other_player_gets_nothing(setup: Setup) -> None:
    """KM-SETUP-12, KM-SETUP-05: neither a card nor a charge for the second turn, and no new hand."""
    match = dealt(setup)
    match.outcome(0)
    hands = [seat["hand"] for seat in laid(match)["seats"]]
    match.say(0, "first")
    for seat in (0, 1):
        assert all(word.startswith("start ") for word in words(match))
        match.say(seat, words(match)[0])
    position = laid(match)
    for number, seat in enumerate(position["seats"]):
        kmon = BOOK.plain[seat["team"][0]["kmon"]]
        assert seat["hand"] == hands[number]
        assert seat["charges"] == 2 + (kmon["trait_value"] if kmon["trait"] == "incandescent" else 0)
    assert position["turn"] == 1
