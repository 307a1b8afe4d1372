"""Setups are checked, and games are found."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import msgspec
import pytest
from tests.kernel.tiny import SETUP, Tiny, TinyState

from playmat.kernel import registry
from playmat.kernel.documents.form import SHOWN
from playmat.kernel.errors import BadSetup, UnknownGame
from playmat.kernel.game import Seat, Setup
from playmat.kernel.phrase import keys_of
from playmat.kernel.setup_check import check_setup


class Cast(Tiny):
    """A game with roles and rulesets."""

    roles = ("king", "fool", "cook")
    rulesets = ("new", "old")
    max_seats = 3


def cast(*roles: str, **more: object) -> Setup:
    """A setup with these roles."""
    return msgspec.structs.replace(Setup("tiny", tuple(Seat(role) for role in roles)), **more)


@pytest.mark.parametrize(("wanted", "near"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_a_match_has_the_seats_one_wants_or_what_comes_nearest(wanted: int, near: int) -> None:
    game = Cast()
    game.min_seats = 1
    assert game.seats_near(wanted) == near


@pytest.mark.parametrize(("low", "high", "usual"), [(1, 4, 2), (3, 4, 3), (1, 1, 1)])
def test_nobody_who_wants_nothing_else_gets_more_than_two(low: int, high: int, usual: int) -> None:
    game = Cast()
    game.min_seats, game.max_seats = low, high
    assert game.seats_near() == usual


def test_a_game_without_cards_uses_none() -> None:
    assert Tiny().cards_used(TinyState(), []) == []


def test_words_of_a_game_make_the_keys_of_its_sentences() -> None:
    words = {"cause": ("won", "gave_up"), "phase": ("my turn",)}
    assert keys_of("nim", words) == ("nim-cause-won", "nim-cause-gave-up", "nim-phase-my-turn")


def test_data_that_are_not_here_are_named_by_the_beginning_of_their_hash() -> None:
    assert TINY.with_data("0") is TINY
    with pytest.raises(BadSetup) as refused:
        TINY.with_data("0123456789abcdef" * 4)
    assert refused.value.phrase.args == {"game": "tiny", "hash": "0123456789abcdef"}


def test_defaults_are_filled_in() -> None:
    checked = check_setup(Cast(), cast("king", "fool", options={"fast": True}))
    assert (checked.ruleset, checked.options) == ("new", {"size": 3, "fast": True})
    assert check_setup(Cast(), checked) == checked


@pytest.mark.parametrize(
    ("setup", "key", "named"),
    [
        (cast("king", "fool", game="chess"), "error-setup-game", {"got": "chess", "wanted": "tiny"}),
        (cast("king", "fool", ruleset="older"), "error-setup-ruleset", {"got": "older", "known": "new, old"}),
        (cast("king"), "error-setup-seats", {"got": 1, "low": 2, "high": 3, "spread": 1}),
        (cast(*"abcd"), "error-setup-seats", {"got": 4, "low": 2, "high": 3, "spread": 1}),
        (cast("king", "queen"), "error-setup-role", {"got": "queen", "known": "king, fool, cook"}),
        (cast("king", ""), "error-setup-role", {"got": "", "known": "king, fool, cook"}),
        (cast("king", "king"), "error-setup-role-twice", {"got": "king"}),
        (cast("king", "fool", seed=-1), "error-setup-seed", {"got": "-1"}),
        (cast("king", "fool", seed=1 << 62), "error-setup-seed", {"got": str(1 << 62)}),
        (
            cast("king", "fool", options={"siz": 3}),
            "error-setup-option-near",
            {"got": "siz", "near": "size"},
        ),
        (
            cast("king", "fool", options={"colour": 3}),
            "error-setup-option",
            {"got": "colour", "known": "size, fast"},
        ),
        (
            cast("king", "fool", options={"x" * 5000: 3}),
            "error-setup-option",
            {"got": "x" * 80, "known": "size, fast"},
        ),
        (
            cast("king", "fool", options={"size": "x" * 5000}),
            "error-setup-value",
            {"name": "size", "got": "x" * SHOWN, "known": "3, 4"},
        ),
        (
            cast("king", "x" * 5000),
            "error-setup-role",
            {"got": "x" * SHOWN, "known": "king, fool, cook"},
        ),
        (
            cast("king", "fool", options={"size": 5}),
            "error-setup-value",
            {"name": "size", "got": "5", "known": "3, 4"},
        ),
        (
            cast("king", "fool", options={"fast": 1}),
            "error-setup-value",
            {"name": "fast", "got": "1", "known": "false, true"},
        ),
        (
            cast("king", "fool", options={"size": True}),
            "error-setup-value",
            {"name": "size", "got": "true", "known": "3, 4"},
        ),
        (
            cast("king", "fool", options={"fast": "maybe"}),
            "error-setup-value",
            {"name": "fast", "got": "maybe", "known": "false, true"},
        ),
    ],
)
def test_bad_setups_name_the_thing_and_the_fix(setup: Setup, key: str, named: dict[str, object]) -> None:
    with pytest.raises(BadSetup) as refused:
        check_setup(Cast(), setup)
    assert (refused.value.phrase.key, refused.value.phrase.args) == (key, named)
    assert all(str(value) in str(refused.value) for value in (named["got"],))


def test_option_errors_carry_the_clause() -> None:
    with pytest.raises(BadSetup) as refused:
        check_setup(Tiny(), msgspec.structs.replace(SETUP, options={"size": 5}))
    assert refused.value.phrase.clause == "TI-OPT-01"


def test_unknown_game_lists_the_known() -> None:
    with pytest.raises(UnknownGame) as refused:
        registry.game("chess960")
    assert refused.value.phrase.args == {"got": "chess960", "known": ", ".join(registry.games())}
    assert registry.games() == sorted(registry.games())


def test_an_unknown_game_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownGame) as refused:
        registry.game("Kmonn")
    assert refused.value.phrase.key == "error-unknown-game-near"
    assert refused.value.phrase.args == {"got": "Kmonn", "near": "kmon"}


def test_entry_point_has_to_hold_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        "tiny": EntryPoint("tiny", "tests.kernel.test_game:TINY", registry.GROUP),
        "list": EntryPoint("list", "builtins:list", registry.GROUP),
    }
    registry.game.cache_clear()
    monkeypatch.setattr(registry, "_found", lambda: points)
    assert registry.game("tiny") is TINY
    with pytest.raises(UnknownGame) as refused:
        registry.game("list")
    assert refused.value.phrase.args["where"] == "builtins:list"
    registry.game.cache_clear()


TINY = Tiny()


def test_a_game_of_a_program_is_found_like_an_installed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    registry.register_game(TINY)
    assert "tiny" in registry.games()
    assert registry.game("tiny") is TINY
    with pytest.raises(BadSetup) as refused:
        registry.register_game(Tiny())
    assert refused.value.phrase.key == "error-game-taken"
    registry.game.cache_clear()
