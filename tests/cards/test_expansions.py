"""Expansions: second sets that come with a game, and are played with where somebody says so."""

from __future__ import annotations

import json
from dataclasses import dataclass

import pytest

import playmat
from playmat.cards.game import CardGame
from playmat.cli import main
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.match.record import read_record, record_game, replay, write_record
from playmat.kernel.registry import expansion
from playmat.kernel.rng import Stream


@dataclass(frozen=True)
class Expansion:
    """An expansion, and what is known of it.

    Attributes:
        code: its code.
        game: the id of its game.
        cards: how many it has.
        shown: one of them, and words of its text.
        deck: the Italian name of one of its decks.
        other: a deck of the game's own that its decks meet.
        formats: the formats in which its decks are legal.
        rulesets: those its decks are played in.
        matches: how many of them let its checker look closely.
    """

    code: str
    game: str
    cards: int
    shown: tuple[str, str]
    deck: str
    other: str
    formats: tuple[str, ...]
    rulesets: tuple[str, ...]
    matches: int

    @property
    def own(self) -> CardGame:
        """The game as it comes."""
        found = playmat.game(self.game)
        assert isinstance(found, CardGame)
        return found

    @property
    def larger(self) -> CardGame:
        """The game with the expansion."""
        found = expansion(self.code)
        assert found is not None
        return self.own.with_sets((found.file, found.text))


EXPANSIONS = [
    Expansion(
        code="KH2",
        game="khtcg",
        cards=31,
        shown=("KH2-S01", "the newest Magic Card in your discard pile"),
        deck="Il coro vuoto",
        other="KHP-SD8",
        formats=("ffg", "tomy"),
        rulesets=("ffg", "tomy"),
        matches=40,
    ),
    Expansion(
        code="KM2",
        game="kmon",
        cards=30,
        shown=("KM2-WAT-1", "for each of your charges"),
        deck="Marea Viva",
        other="KM1-SD8",
        formats=("rulebook", "standard"),
        rulesets=("",),
        matches=60,
    ),
]


@pytest.fixture(params=EXPANSIONS, ids=lambda one: one.code)
def each(request: pytest.FixtureRequest) -> Expansion:
    """Each expansion whose game is installed."""
    found: Expansion = request.param
    pytest.importorskip(f"playmat.games.{found.game}", reason="its game is not installed")
    return found


def test_it_adds_its_cards_and_leaves_the_game_as_it_was(each: Expansion) -> None:
    own, larger = each.own, each.larger
    added = [card for card in larger.codes() if larger.is_added(card)]
    assert len(added) == each.cards
    assert all(card.startswith(each.code) for card in added)
    assert not any(card.startswith(each.code) for card in own.codes())
    assert larger.data_hash() != own.data_hash()
    assert larger.data_texts() == own.data_texts()


def test_it_is_named_by_its_code_at_the_command_line(
    each: Expansion, capsys: pytest.CaptureFixture[str]
) -> None:
    card, words = each.shown
    assert main(["cards", "show", card, "--cards", each.code.lower(), "--lang", "en"]) == 0
    assert words in capsys.readouterr().out
    assert main(["decks", "list", each.game, "--cards", each.code, "--lang", "it"]) == 0
    assert each.deck in capsys.readouterr().out


def test_its_texts_are_read_as_they_are_printed(each: Expansion, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "roundtrip", each.game, "--cards", each.code, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["same"] == dict.fromkeys(["en", "ja", "it"], found["cards"])


def test_its_checker_finds_nothing(each: Expansion, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing stops a match, and no card is strictly better than another (`cards check --play`)."""
    words = ["cards", "check", each.code, "--play", "--matches", str(each.matches), "--json"]
    assert main(words) == 0
    assert "better" not in capsys.readouterr().out


def test_its_decks_are_legal_in_every_format(each: Expansion) -> None:
    larger = each.larger
    decks = [deck for code, _names, deck in larger.starter_decks() if code.startswith(each.code)]
    assert len(decks) == 2
    assert larger.deck_formats == each.formats
    assert [larger.deck_mistakes(deck, one) for deck in decks for one in each.formats] == [[]] * 4


def test_its_decks_play_whole_matches(each: Expansion, capsys: pytest.CaptureFixture[str]) -> None:
    decks = f"{each.code}-SD1,{each.code}-SD2,{each.other}"
    words = ["simulate", each.game, "--cards", each.code, "--decks", decks, "--players", "greedy"]
    for ruleset in each.rulesets:
        more = ["--ruleset", ruleset] if ruleset else []
        assert main([*words, *more, "--games", "4", "--workers", "1", "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        assert (found["errors"], found["games"]) == (0, 12)


def test_a_record_finds_it_by_itself(each: Expansion) -> None:
    """Nobody has to name a file where the set comes with the game."""
    larger = each.larger
    seats = tuple(Seat(deck=larger.deck_codes(f"{each.code}-SD{number}")) for number in (1, 2))
    for ruleset in each.rulesets:
        match = Match(larger, Setup(each.game, seats, ruleset, seed=5), LiveNature())
        stream = Stream(5, 1)
        while not match.is_over:
            seat = match.asked[0]
            match.answer(seat, match.choice(seat).sample(stream))
        record = read_record(write_record(match, "test"))
        assert replay(record, record_game(record)).digest() == match.digest()
