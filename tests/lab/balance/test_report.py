"""Reports on balance: what is watched, what comes of it, and the page."""

from __future__ import annotations

from html import escape
from pathlib import Path

import msgspec
import pytest

import playmat
from playmat import cli
from playmat.lab.balance.figures import Gathered, changes, frames
from playmat.lab.balance.names import named_cards, named_component
from playmat.lab.collection.finding import entrants
from playmat.lab.plan import Plan, make_plan
from playmat.lab.result_rows import ResultRow, Trail, WatchNotes
from playmat.lab.simulate import play_game


def plan(watches: bool) -> Plan:
    kind = playmat.game("kmon")
    decks = entrants(kind, "KM1-SD1,KM1-SD2")
    made = make_plan(kind, ["random"], games=4, seed=3, decks=decks)
    return msgspec.structs.replace(made, watches=watches)


def test_a_match_that_is_watched_is_the_same_match() -> None:
    for number in range(4):
        seen, unseen = play_game(plan(True), number), play_game(plan(False), number)
        assert isinstance(seen.watched, WatchNotes)
        assert unseen.watched is msgspec.UNSET
        assert msgspec.structs.replace(seen, watched=msgspec.UNSET) == unseen
        assert "watched" not in msgspec.to_builtins(unseen)
        assert seen.watched.turns == len(seen.watched.leads) > 3
        assert all(trail.opening or trail.drawn or trail.used for one in seen.watched.cards for trail in one)
        assert all((trail.used > 0) == (trail.turn > 0) for one in seen.watched.cards for trail in one)


def test_components_are_called_by_their_names() -> None:
    perilous = playmat.game("perilous")
    assert named_component(perilous, "land_of_dragons", "en") == "Land of Dragons"
    assert named_component(perilous, "attack x2", "en") == "Attack ×2"
    assert named_component(perilous, "donald", "it") == "Paperino"
    assert named_component(perilous, "nothing of it", "en") == "nothing of it"


@pytest.mark.parametrize(
    ("team", "ratings", "won", "changed", "back"),
    [
        (False, (0.6, 0.7), 1.0, 0, 0),
        (False, (0.2, 0.7), 1.0, 1, 1),
        (False, (0.2, 0.5, 0.2), 1.0, 1, 1),
        (False, (0.6, 0.8), 0.0, 1, 1),
        (False, (0.6, 0.4), 0.0, 1, 0),
        (False, (0.6, 0.2), 0.5, 1, 0),
        (False, (), 1.0, 0, 0),
        (True, (0.2, 0.2), 1.0, 1, 1),
        (True, (0.8, 0.9), 0.0, 1, 0),
        (True, (0.2, 0.1), 0.0, 0, 0),
    ],
)
def test_the_result_is_the_last_lead(
    team: bool, ratings: tuple[float, ...], won: float, changed: int, back: int
) -> None:
    """A winner from behind has taken the lead over, and a team that loses was beaten by nobody."""
    pytest.importorskip("polars")
    assert changes([(0, ratings, won)], team).rows() == [(changed, 1, back)]


def test_the_figures_add_up() -> None:
    for library in ("polars", "scipy", "altair", "vl_convert"):
        pytest.importorskip(library)
    found = Gathered(plan(True), False)
    for number in range(4):
        found.add(play_game(plan(True), number))
    tables = frames(found)
    assert tables["labels"]["sides"].to_list() == [4, 4]
    assert tables["labels"]["points"].sum() == 4
    assert tables["first"]["sides"].to_list()[0] == 4
    assert tables["endings"]["matches"].sum() == tables["lengths"]["matches"].sum() == 4
    cards = tables["cards"]
    assert (cards["held"] + cards["without"] <= 8).all()
    assert (cards["opening"] <= cards["held"]).all()
    assert cards["p"].is_between(0, 1).all()
    known = cards.drop_nulls("opening_adds")
    assert known["opening_p"].is_between(0, 1).all()
    assert (known["opening_adds_low"] < known["opening_adds"]).all()
    assert (known["opening_adds"] < known["opening_adds_high"]).all()


Sides = tuple[str, bool, bool, int, int]
"""Sides alike: their deck, whether the card was in the opening hand and later, how many won and lost."""


def card_figures(*sides: Sides) -> dict[str, float | None]:
    """The figures of one card after matches of these sides against others that never saw it."""
    for library in ("polars", "scipy"):
        pytest.importorskip(library)
    found = Gathered(plan(True), False)
    for deck, opening, drawn, won, lost in sides:
        trail = (Trail("card", opening, drawn, 0, 0, False),) if opening or drawn else ()
        watched = WatchNotes(0, 9, 9, (), (trail, ()))
        for winner in [0] * won + [1] * lost:
            found.add(ResultRow(len(found.leads), 1, (deck, "rival"), (winner,), "end", 1, watched=watched))
    (row,) = frames(found)["cards"].iter_rows(named=True)
    return dict(row)


def test_an_opening_hand_is_compared_with_others_of_its_deck() -> None:
    """Ten sides with the card and thirty without tell as much as 7.5 on either end of a scale would."""
    row = card_figures(("one", True, False, 8, 2), ("one", False, False, 12, 18))
    assert row["opening_adds"] == pytest.approx(0.4)
    error = 0.5 / 7.5**0.5
    assert row["opening_adds_low"] == pytest.approx(0.4 - 1.96 * error, abs=1e-3)
    assert row["opening_adds_high"] == pytest.approx(0.4 + 1.96 * error, abs=1e-3)
    assert row["opening_p"] == pytest.approx(0.0285, abs=1e-3)


def test_the_length_of_matches_does_not_touch_what_an_opening_hand_adds() -> None:
    """Short matches are lost before the card is drawn, long ones are won: it seems to win them all."""
    row = card_figures(
        ("one", True, False, 10, 10),
        ("one", False, True, 40, 0),
        ("one", False, False, 0, 40),
    )
    assert row["adds"] == pytest.approx(50 / 60)
    assert row["p"] is not None
    assert row["p"] < 1e-6
    assert row["opening_adds"] == pytest.approx(0)
    assert row["opening_p"] == pytest.approx(1)


def test_a_card_of_a_good_deck_is_not_taken_for_a_good_card() -> None:
    row = card_figures(
        ("good", True, False, 36, 4),
        ("good", False, False, 36, 4),
        ("poor", True, False, 1, 9),
        ("poor", False, False, 7, 63),
    )
    assert row["opening_share"] == pytest.approx(37 / 50)
    assert row["opening_adds"] == pytest.approx(0)


def test_a_deck_that_tells_more_counts_for_more() -> None:
    row = card_figures(
        ("one", True, False, 10, 10),
        ("one", False, False, 4, 16),
        ("other", True, False, 1, 1),
        ("other", False, False, 2, 0),
    )
    assert row["opening_adds"] == pytest.approx((10 * 0.3 + 1 * -0.5) / 11)
    assert row["opening_decks"] == 2


@pytest.mark.parametrize("opening", [True, False], ids=["every time", "never"])
def test_a_card_that_an_opening_hand_holds_has_no_figure(opening: bool) -> None:
    row = card_figures(("one", opening, True, 5, 5))
    assert row["opening_adds"] is None
    assert row["opening_p"] is None
    assert row["opening_decks"] is None


@pytest.mark.slow
def test_the_page_is_whole_and_asks_for_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for library in ("polars", "scipy", "altair", "vl_convert"):
        pytest.importorskip(library)
    command = ["report", "kmon", "--players", "random", "--decks", "KM1-SD1,KM1-SD2", "--games", "2"]
    command += ["--workers", "1", "--fresh", "--out", str(tmp_path / "page")]
    for lang, word in (("en", "Having the first turn"), ("it", "Avere il primo turno"), ("ja", "先手")):
        assert cli.main([*command, "--overwrite", "--lang", lang]) == 0
        text = (tmp_path / "page" / "report.html").read_text(encoding="utf-8")
        assert word in text
        assert text.count("<svg") >= 6
        assert "<script" not in text
        assert 'src="http' not in text
        assert f'lang="{lang}"' in text
        called = named_cards(playmat.game("kmon"), lang)
        rows = (tmp_path / "page" / "cards.csv").read_text(encoding="utf-8").splitlines()[1:]
        for code in (row.split(",")[0] for row in rows):
            assert f">{escape(called[code])}</th>" in text
            assert f">{code}</th>" not in text
    assert (tmp_path / "page" / "cards.csv").read_text(encoding="utf-8").startswith("card,")
    capsys.readouterr()
    assert cli.main(command) == 2
    assert "report.html" in capsys.readouterr().err
