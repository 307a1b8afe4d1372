"""Comparisons: the same matches before and after a change, and what the difference says."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest
from tests.own_set import OWN_SET, own_set

import playmat
from playmat import cli
from playmat.cards.decks import deck_of_codes, write_text
from playmat.cards.game import CardGame
from playmat.lab.balance.changes import ALIKE, UNUSED, change, changes
from playmat.lab.balance.commands import both_options
from playmat.lab.balance.comparison import Compared, Comparison, make_comparison
from playmat.lab.collection.finding import entrants
from playmat.lab.plan import Plan, make_plan
from playmat.lab.result_rows import ResultRow, Trail, WatchNotes
from playmat.lab.simulate import Run, play_game

DECKS = "KM1-SD1,KM1-SD2"


def plan(*, player: str = "random", games: int = 4, **options: bool) -> Plan:
    kind = playmat.game("kmon")
    assert isinstance(kind, CardGame)
    return make_plan(kind, [player], games=games, seed=3, decks=entrants(kind, DECKS), options=dict(options))


@pytest.fixture
def libraries() -> None:
    for library in ("polars", "scipy"):
        pytest.importorskip(library)


def test_both_sides_are_the_plans_game_for_game() -> None:
    comparison = make_comparison(plan(), plan(mulligan=True))
    assert comparison.changed() == [("mulligan", "false", "true")]
    for number in range(comparison.games):
        alone = play_game(comparison.after if number % 2 else comparison.before, number // 2)
        assert play_game(comparison, number) == msgspec.structs.replace(alone, game=number)


def deck_with(kind: CardGame, code: str) -> str:
    """A legal starter deck in which a card stands in the place of another one."""
    book = kind.deck_book()
    for _code, _names, starter in kind.starter_decks():
        codes = list(starter.codes())
        for at in range(len(codes)):
            deck = deck_of_codes(book, [*codes[:at], code, *codes[at + 1 :]])
            if not kind.deck_mistakes(deck, kind.deck_formats[0]):
                return write_text(book, deck, "en")
    raise AssertionError(code)


def watched(card: str, held: bool) -> WatchNotes:
    trail = Trail(card, held, False, int(held), int(held), False)
    return WatchNotes(0, 10, 30, (0.5,), ((trail,), ()))


def counted(wins: list[tuple[bool, bool]]) -> Compared:
    """A comparison in which the first seat wins as listed before and after, deal by deal."""
    comparison = Comparison("kmon", plan(games=2 * len(wins)), plan(games=2 * len(wins), mulligan=True))
    found = Compared(comparison, False)
    for deal, won in enumerate(wins):
        for seating in range(2):
            game = 2 * deal + seating
            for side in range(2):
                number = 2 * game + side
                labels = comparison.labels(comparison.played(number), number)
                winner = seating if won[side] else 1 - seating  # the first deck, wherever it sits
                seed = comparison.side(number).match_seed(game)
                seen = watched("KM1-ICE-1", held=deal % 2 == 0)
                found.add(ResultRow(number, seed, labels, (winner,), "prizes", 20, watched=seen))
    return found


@pytest.mark.usefixtures("libraries")
def test_the_difference_is_that_of_the_deals() -> None:
    found = counted([(False, True)] * 30 + [(True, True)] * 30 + [(True, False)] * 10)
    assert found.same == 60
    tables = changes(found)
    first, second = tables["labels"].iter_rows(named=True)
    assert (first["label"], second["label"]) == ("KM1-SD1", "KM1-SD2")
    assert first["before"] == pytest.approx(40 / 70)
    assert first["after"] == pytest.approx(60 / 70)
    assert first["difference"] == pytest.approx(20 / 70)
    assert 0.1 < first["difference_low"] < first["difference"] < first["difference_high"] < 0.5
    assert first["p"] < 0.01
    assert second["difference"] == pytest.approx(-first["difference"])
    assert second["difference_low"] == pytest.approx(-first["difference_high"])
    turns = tables["figures"].filter(tables["figures"]["figure"] == "turns").row(0, named=True)
    assert (turns["before"], turns["difference"]) == (10, 0)


@pytest.mark.usefixtures("libraries")
def test_few_deals_leave_everything_open() -> None:
    first = changes(counted([(True, True)] * 2))["labels"].row(0, named=True)
    assert first["difference"] == 0
    assert first["difference_low"] < -0.2
    assert first["difference_high"] > 0.2


@pytest.mark.usefixtures("libraries")
def test_intervals_hold_what_they_promise() -> None:
    import polars

    chance, held = random.Random(7), 0
    for _time in range(300):
        drawn = [(deal, chance.random() < 0.5, chance.random() < 0.7) for deal in range(30)]
        both = polars.DataFrame(drawn, schema=["deal", "won", "won_after"], orient="row")
        row = change(both, "won", share=True)
        held += row["difference_low"] <= 0.2 <= row["difference_high"]
    assert 0.93 * 300 <= held <= 0.985 * 300


@pytest.mark.usefixtures("libraries")
def test_cards_that_never_matter_are_told() -> None:
    cards = {row["card"]: row for row in changes(counted([(True, True)] * 4))["cards"].iter_rows(named=True)}
    assert cards["KM1-ICE-1"]["held_before"] == 4
    assert not cards["KM1-ICE-1"]["idle"]
    kind = playmat.game("kmon")
    assert isinstance(kind, CardGame)
    both = {*kind.deck_codes("KM1-SD1"), *kind.deck_codes("KM1-SD2")}
    assert both == cards.keys()
    assert {code for code, row in cards.items() if row["idle"] == UNUSED} == both - {"KM1-ICE-1"}
    many = changes(counted([(deal % 4 < 2, deal % 4 < 2) for deal in range(1200)]))["cards"]
    assert many.filter(many["card"] == "KM1-ICE-1")["idle"].item() == ALIKE


@pytest.mark.usefixtures("libraries")
def test_a_card_of_no_deck_changes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = own_set(tmp_path), tmp_path / "new.toml"
    new.write_text(OWN_SET.replace("amount = 4", "amount = 9"), encoding="utf-8")
    command = ["compare", "kmon", "--cards", str(old), str(new), "--players", "random", "--workers", "1"]
    assert cli.main([*command, "--decks", DECKS, "--games", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["changed"] == [{"name": "sets", "before": "my-set.toml", "after": "new.toml"}]
    assert told["games"] == told["same"] == 4
    assert all(row["difference"] == 0 for name in ("figures", "labels") for row in told[name])
    kind = playmat.game("kmon")
    assert isinstance(kind, CardGame)
    with_own = kind.with_sets(("my-set.toml", OWN_SET))
    deck = tmp_path / "own.txt"
    deck.write_text(deck_with(with_own, "MY1-01"), encoding="utf-8")
    for lang, word in (("en", "exactly the same"), ("it", "allo stesso modo"), ("ja", "まったく同じ")):
        more = ["--decks", f"{deck},KM1-SD2", "--games", "2", "--lang", lang]
        assert cli.main([*command, *more]) == 0
        said = capsys.readouterr().out
        assert word in said
        assert "my-set.toml → new.toml" in said


def test_options_named_twice_are_the_change() -> None:
    assert both_options(None) == ([], [])
    assert both_options(["a=1", "b=2", "A=3"]) == (["a=1", "b=2"], ["A=3", "b=2"])


@pytest.mark.usefixtures("libraries")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("kmon --players greedy greedy", "Both sides are the same"),
        ("kmon --players greedy random classic", "--players has 3 values"),
        ("kmon --option mulligan=true --option mulligan=false --option mulligan=true", "--option has 3"),
        ("kmon --players greedy greedy,random", "do not play the same matches"),
        ("perilous --players greedy greedy,random,random --difficulty easy hard", "do not play the same"),
        ("khtcg --ruleset ffg nothing", "nothing"),
        ("kmon --cards nowhere.toml", "nowhere.toml"),
    ],
)
def test_comparisons_that_cannot_be(given: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["compare", *given.split()]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.usefixtures("libraries")
def test_a_team_has_no_first_turn_and_heroes_are_rated() -> None:
    perilous = playmat.game("perilous")
    sides = [
        make_plan(perilous, ["random"], games=4, options={"difficulty": level}) for level in ("easy", "hard")
    ]
    found = Compared(make_comparison(*sides), True)
    Run(1, None, found).go()
    tables = changes(found)
    assert tables["figures"]["figure"].to_list() == ["won", "turns", "decisions", "answers"]
    assert set(tables["labels"]["label"]) <= set(perilous.roles)
