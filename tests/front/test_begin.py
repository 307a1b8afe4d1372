"""New matches: what can be named, and how what cannot be is refused."""

from __future__ import annotations

from typing import get_args

import pytest

import playmat
from playmat.cards.game import CardGame
from playmat.front import known

DECKS = {"kmon": known.KMonDeck, "khtcg": known.KhtcgDeck}


@pytest.mark.parametrize(("game", "names"), DECKS.items(), ids=DECKS)
def test_the_checker_knows_every_deck(game: str, names: object) -> None:
    found = playmat.game(game)
    assert isinstance(found, CardGame)
    assert get_args(names) == tuple(code for code, _names, _deck in found.starter_decks())


def test_the_checker_knows_every_role_and_ruleset() -> None:
    assert get_args(known.Hero) == playmat.game("perilous").roles
    assert get_args(known.KhtcgRuleset) == playmat.game("khtcg").rulesets


def test_decks_are_given_in_every_form() -> None:
    game = playmat.game("kmon")
    by_code = playmat.new_match("kmon", decks=["KM1-SD2", "KM1-SD1"], seed=1)
    by_name = playmat.new_match(game, decks=["wild bloom", "glacier bastion"], seed=1)
    codes = by_code.setup.seats[0].deck
    by_cards = playmat.new_match("kmon", decks=[codes, by_code.setup.seats[1].deck], seed=1)
    lines = "\n".join(f"1 {code}" for code in codes)
    read = playmat.read_deck("kmon", lines)
    by_deck = playmat.new_match(game, decks=[read, "KM1-SD1"], seed=1)
    assert by_code.digest() == by_name.digest() == by_cards.digest()
    assert sorted(by_deck.setup.seats[0].deck) == sorted(codes)
    assert len(playmat.new_match("kmon", decks=["KM1-SD2"], seed=1).setup.seats[1].deck) > 0


def test_a_seed_decides_and_none_draws_one() -> None:
    one, same = (playmat.new_match("kmon", seed=4) for _time in range(2))
    assert one.digest() == same.digest()
    assert playmat.new_match("kmon").setup.seed != playmat.new_match("kmon").setup.seed


def test_roles_are_drawn_from_the_seed() -> None:
    match = playmat.new_match("perilous", seats=4, seed=9)
    roles = [seat.role for seat in match.setup.seats]
    assert len(set(roles)) == 4
    assert roles == [seat.role for seat in playmat.new_match("perilous", seats=4, seed=9).setup.seats]


@pytest.mark.parametrize(
    ("game", "arguments", "said"),
    [
        ("kmon", {"decks": ["KM1-SD99"]}, "KM1-SD9"),
        ("kmon", {"roles": ["sora"]}, "kmon"),
        ("kmon", {"decks": ["KM1-SD1"] * 3}, "3"),
        ("kmon", {"options": {"mullgian": True}}, "mullgian"),
        ("khtcg", {"ruleset": "house"}, "ffg, tomy"),
        ("perilous", {"decks": ["KM1-SD1"]}, "perilous"),
        ("perilous", {"seats": 9}, "9"),
        ("perilous", {"roles": ["sora", "mickey"]}, "mickey"),
        ("chess", {}, "chess"),
    ],
)
def test_what_cannot_be_is_refused_by_name(game: str, arguments: dict[str, object], said: str) -> None:
    with pytest.raises(playmat.PlaymatError, match=said):
        playmat.new_match(game, **arguments)  # type: ignore[call-overload]
