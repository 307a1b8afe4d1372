"""Suggestions for a deck, by the figures of a report on random decks."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
import pytest

from playmat import cli
from playmat.games.kmon import GAME
from playmat.lab.balance import house_reports as house
from playmat.lab.balance.kept import KeptReport, PlainTable
from playmat.lab.collection.cards import card_game
from playmat.lab.meta import suggestions as suggesting
from playmat.lab.meta.exchanges import Exchange, exchanged
from playmat.lab.meta.suggestions import MOST, Source, source_of, suggestions

RULES = GAME.deck_format()
DECK = GAME.starter_decks()[0][2]


def reported(figures: dict[str, tuple[float | None, float]], ruleset: str = "", decks: int = 9) -> KeptReport:
    """A report on random decks that says what each card adds, and how likely that is chance."""
    base = house.house_reports()["kmon"]
    rows = tuple((code, adds, p, None if adds is None else decks) for code, (adds, p) in figures.items())
    table = PlainTable(("card", "opening_adds", "opening_p", "opening_decks"), rows)
    return msgspec.structs.replace(
        base, ruleset=ruleset, decks={"random:1": "", "random:2": ""}, tables={"cards": table}
    )


def from_figures(figures: dict[str, tuple[float | None, float]]) -> Source:
    """The same, as suggestions take it."""
    gains = {code: adds for code, (adds, _p) in figures.items() if adds is not None}
    sure = frozenset(code for code, (_adds, p) in figures.items() if p < 0.05)
    return Source("report", reported(figures), gains, sure)


def of_type(kind: str) -> list[str]:
    """The cards of a type."""
    return [code for code in GAME.deck_book().cards if GAME.card(code)["type"] == kind]


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """The figures are read once; tests read others."""
    source_of.cache_clear()
    yield
    source_of.cache_clear()


def test_the_worst_card_goes_for_the_best_of_its_type() -> None:
    held = sorted({code for code in DECK.codes() if GAME.card(code)["type"] == "item"})
    better = [code for code in of_type("item") if code not in DECK.codes()]
    figures: dict[str, tuple[float | None, float]] = {
        code: (0.001 * place, 1.0) for place, code in enumerate(held)
    }
    figures |= {code: (0.1 + 0.01 * place, 0.001) for place, code in enumerate(better)}
    found = suggestions(GAME, DECK, RULES, from_figures(figures))
    assert 0 < len(found) <= MOST
    assert found[0].out == held[0]
    named = [code for one in found for code in (one.out, one.into)]
    assert len(set(named)) == len(named)
    differences = [one.gains - one.loses for one in found]
    assert differences == sorted(differences, reverse=True)
    for one in found:
        made = exchanged(GAME, DECK, [Exchange(one.out, one.into, 1)])
        assert made is not None
        assert GAME.deck_mistakes(made, RULES) == []


@pytest.mark.parametrize(
    ("gain", "chance"),
    [(0.3, 0.2), (-0.1, 0.001)],
    ids=["what may be chance", "what costs points"],
)
def test_no_card_is_suggested_for(gain: float, chance: float) -> None:
    out = next(code for code in DECK.codes() if GAME.card(code)["type"] == "item")
    into = next(code for code in of_type("item") if code not in DECK.codes())
    figures: dict[str, tuple[float | None, float]] = {out: (-0.2, 1.0), into: (gain, chance)}
    assert suggestions(GAME, DECK, RULES, from_figures(figures)) == []
    figures[into] = (0.3, 0.001)
    assert [one.into for one in suggestions(GAME, DECK, RULES, from_figures(figures))] == [into]


def test_another_type_is_no_exchange() -> None:
    out = next(code for code in DECK.codes() if GAME.card(code)["type"] == "item")
    into = next(code for code in GAME.deck_book().cards if GAME.card(code)["type"] not in {"item", "monster"})
    assert suggestions(GAME, DECK, RULES, from_figures({out: (-0.2, 1.0), into: (0.3, 0.001)})) == []


def test_figures_of_the_same_ruleset_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    other, own = reported({"KM1-ICE-1": (0.1, 0.001)}, "a"), reported({"KM1-ICE-1": (None, 1.0)}, "b")
    monkeypatch.setattr(suggesting, "house_reports", lambda: {"first": other, "second": own})
    found = source_of("kmon", "b")
    assert found is not None
    assert (found.name, dict(found.gains), found.sure) == ("second", {}, frozenset())
    assert source_of("khtcg", "ffg") is None


@pytest.mark.parametrize(("decks", "named"), [(2, 0), (3, 1)])
def test_a_card_is_suggested_that_several_decks_speak_for(
    decks: int, named: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = next(code for code in DECK.codes() if GAME.card(code)["type"] == "item")
    into = next(code for code in of_type("item") if code not in DECK.codes())
    report = reported({out: (-0.2, 1.0), into: (0.3, 0.001)}, decks=decks)
    monkeypatch.setattr(suggesting, "house_reports", lambda: {"some": report})
    found = source_of("kmon", RULES)
    assert found is not None
    assert len(suggestions(GAME, DECK, RULES, found)) == named


@pytest.mark.parametrize(
    ("game", "rules"), [("kmon", "rulebook"), ("kmon", "standard"), ("khtcg", "ffg"), ("khtcg", "tomy")]
)
def test_the_house_suggests_exchanges_by_the_rules_of_each_game(game: str, rules: str) -> None:
    """Only cards that somebody played: what stays in every hand cannot have won a match."""
    pytest.importorskip(f"playmat.games.{game}")
    kind = card_game(game)
    source = source_of(game, rules)
    assert source is not None
    assert source.report.ruleset in {rules, ""}
    table = source.report.tables["cards"]
    code, used = table.columns.index("card"), table.columns.index("used")
    played = {row[code] for row in table.rows if row[used]}
    exchanges = [
        one for _code, _names, deck in kind.starter_decks() for one in suggestions(kind, deck, rules, source)
    ]
    assert exchanges
    assert all(one.into in played and one.gains > max(0, one.loses) for one in exchanges)


def test_the_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = next(code for code in DECK.codes() if GAME.card(code)["type"] == "item")
    into = next(code for code in of_type("item") if code not in DECK.codes())
    report = reported({out: (-0.2, 1.0), into: (0.314, 0.001)})
    monkeypatch.setattr(suggesting, "house_reports", lambda: {"some": report})
    assert cli.main(["decks", "suggest", "kmon", "KM1-SD1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["report"] == "some"
    assert told["exchanges"] == [{"out": out, "into": into, "loses": -0.2, "gains": 0.314}]
    assert cli.main(["decks", "suggest", "kmon", "KM1-SD1", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "+31.4" in said
    assert GAME.deck_book().cards[into].names["en"] in said
    source_of.cache_clear()
    monkeypatch.setattr(suggesting, "house_reports", dict)
    assert cli.main(["decks", "suggest", "kmon", "KM1-SD1"]) == 2
    assert "kmon" in capsys.readouterr().err
