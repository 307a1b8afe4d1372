"""`playmat decks improve`: the design of a study, what is taken, the comparison, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from playmat import cli
from playmat.cards.decks import deck_of_codes
from playmat.cards.game import CardGame
from playmat.kernel.registry import game
from playmat.kernel.rng import stream_of
from playmat.lab.collection.finding import entrants, random_deck
from playmat.lab.meta import improving
from playmat.lab.meta.exchanges import EXCHANGES, Exchange, Study, draw_study, exchanged, has
from playmat.lab.meta.improving import Improvement, Improving, effect_of, make_improvement
from playmat.lab.pairings import PairedDeck
from playmat.lab.plan import BadPlan, Plan, make_plan
from playmat.lab.result_rows import ResultRow
from playmat.lab.simulate import play_game

VERSIONS = range(EXCHANGES + 1)
TWO = "KM1-SD2,KM1-SD3"
COMMAND = ["decks", "improve", "kmon", "KM1-SD1", "--against", TWO, "--player", "random", "--workers", "1"]
Wins = Callable[[Study, int, int], bool]
"""A function that returns whether a version of a study's deck wins a deal."""


def card_game(name: str) -> CardGame:
    """An installed card game."""
    found = game(name)
    assert isinstance(found, CardGame)
    return found


def starter(name: str, place: int) -> PairedDeck:
    """A starter deck, card by card."""
    code, names, deck = card_game(name).starter_decks()[place]
    return PairedDeck(code, names["en"], deck.codes())


def plan_of(length: int = 2, deals: int = 40) -> Improvement:
    """An improvement of a starter deck of K-Mon against two others."""
    kmon = card_game("kmon")
    field: Plan = make_plan(kmon, ["random"], games=2, decks=entrants(kmon, TWO))
    return Improvement("kmon", field, starter("kmon", 0), kmon.deck_formats[0], length, deals, deals)


def carried_out(plan: Improvement, wins: Wins) -> Improving:
    """The improvement of a deck whose versions win what is said, from both seats."""
    found = Improving(plan)
    while found.games < found.plan.games:
        study, deal, version, seating = found.plan.place(found.games)
        won = wins(found.plan.studies[study], version, deal)
        found.add(ResultRow(found.games, 0, (), (seating if won else 1 - seating,)))
    return found


def by_coin(_study: Study, version: int, deal: int) -> bool:
    """Nothing that the deck has in it decides."""
    return hash((version * 7919, deal)) % 2 == 0


# ---- the design --------------------------------------------------------------------------------------


def test_each_exchange_is_made_in_half_of_the_versions_and_never_in_the_first() -> None:
    for exchange in range(EXCHANGES):
        made = [has(version, exchange) for version in VERSIONS]
        assert (made[0], sum(made)) == (False, len(VERSIONS) / 2)


def test_any_two_exchanges_are_made_apart_as_often_as_together() -> None:
    for one, other in combinations(range(EXCHANGES), 2):
        together = [has(version, one) == has(version, other) for version in VERSIONS]
        assert sum(together) == len(VERSIONS) / 2


@pytest.mark.parametrize(("name", "rules"), [("kmon", "standard"), ("khtcg", "ffg"), ("khtcg", "tomy")])
def test_all_versions_are_legal_and_differ(name: str, rules: str) -> None:
    kind = card_game(name)
    for seed in range(3):
        deck = random_deck(kind, seed) if rules == kind.deck_formats[0] else kind.starter_decks()[0][2]
        if kind.deck_mistakes(deck, rules):
            continue
        study = draw_study(kind, deck, rules, EXCHANGES, stream_of(seed, 1))
        assert len(study.exchanges) == EXCHANGES
        assert study.decks[0] == deck.codes()
        assert len(set(study.decks)) == len(study.decks) == len(VERSIONS)
        for codes in study.decks:
            assert not kind.deck_mistakes(deck_of_codes(kind.deck_book(), codes), rules)


# ---- what is taken -----------------------------------------------------------------------------------


def test_an_exchange_that_wins_is_taken_and_the_comparison_shows_it() -> None:
    """The first exchange of the first study wins four deals of five, without it four are lost."""
    fresh = Improving(plan_of())
    sought = fresh.plan.studies[0].exchanges[0]
    before = fresh.first.codes().count(sought.into)

    def wins(study: Study, version: int, deal: int) -> bool:
        return (deal % 5 != 0) == (study.decks[version].count(sought.into) > before)

    found = carried_out(plan_of(), wins)
    assert found.findings[0].taken == (sought,)
    effect = found.findings[0].effects()[0]
    assert effect.low > 0.2
    assert effect.low < effect.share < effect.high
    assert found.best.codes().count(sought.into) == before + sought.count
    assert found.best.name == found.first.name == plan_of().deck.title
    assert found.compared is not None
    assert found.compared.gain().share == pytest.approx(0.6)
    assert found.plain()["comparison"]["after"] == pytest.approx(0.8)


def test_the_next_study_goes_on_from_what_was_taken() -> None:
    found = carried_out(plan_of(), lambda study, version, _deal: version in {1, 3, 5, 7})
    studies = found.plan.studies
    assert studies[0].decks[0] == found.first.codes()
    assert studies[1].decks[0] != found.first.codes()
    assert studies[2].decks == (found.first.codes(), found.best.codes())


def test_without_a_difference_nothing_is_taken_nor_compared() -> None:
    found = carried_out(plan_of(), by_coin)
    assert [finding.taken for finding in found.findings] == [(), ()]
    assert found.best == found.first
    assert found.compared is None
    assert found.games == 2 * 2 * len(VERSIONS) * 40


def test_a_deal_in_which_a_game_broke_is_left_out() -> None:
    found = Improving(plan_of())
    for number in range(2 * 2 * len(VERSIONS)):
        found.add(ResultRow(number, 0, (), (0,), error="broken" if number == 5 else ""))
    assert [len(finding.scores) for finding in found.findings] == [1]
    assert found.errors == 1


def test_the_interval_covers_what_is_true() -> None:
    """Of means of a known spread; with one value nothing is known."""
    effect = effect_of([0.5, 0.0] * 50, 1.96)
    assert effect.share == 0.25
    assert effect.high - effect.share == pytest.approx(1.96 * 0.2512594 / 10, rel=1e-4)
    assert effect_of([0.5], 1.96).low == -1.0


def test_the_same_games_give_the_same_studies() -> None:
    """A run that goes on is given the games it had, and must draw what it drew."""
    one, other = (carried_out(plan_of(), lambda _s, version, _d: version % 2 == 1) for _time in range(2))
    assert one.plan == other.plan
    assert one.plain() == other.plain()


# ---- the games ---------------------------------------------------------------------------------------


def test_versions_share_their_deals_and_no_deal_comes_twice() -> None:
    plan = Improving(plan_of(1, 2)).plan
    kmon = card_game("kmon")
    setups = [plan.setup(kmon, number) for number in range(plan.games)]
    assert len({setup.seed for setup in setups}) == 2
    assert {setup.seed for setup in setups[:16]} & {setup.seed for setup in setups[16:]} == set()
    ours = {setup.seats[number % 2].deck for number, setup in enumerate(setups)}
    assert ours == set(plan.studies[0].decks)


def test_the_command_of_a_game_plays_it_again(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Improving(plan_of(1, 2)).plan
    row = play_game(plan, 21)
    assert cli.main([*plan.command(21).split()[1:], "--json"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["seed"], again["winners"], again["decisions"]) == (
        row.seed,
        list(row.winners),
        row.decisions,
    )


def test_a_whole_run_prints_and_writes_a_deck(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(improving, "FEW_DEALS", 1)
    out = tmp_path / "better.txt"
    few = ["--budget", "24", "--rounds", "1"]
    assert cli.main([*COMMAND, *few, "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert "8 versions of the deck on 1 deals" in said
    assert out.read_text(encoding="utf-8").startswith("Name: ")
    assert cli.main([*COMMAND, *few, "--out", str(out)]) == 2
    assert "better.txt" in capsys.readouterr().err
    assert cli.main([*COMMAND, *few, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 16
    assert found["comparison"] is None
    assert len(found["rounds"][0]["exchanges"]) == EXCHANGES


# ---- what is refused ---------------------------------------------------------------------------------


def test_too_few_games_are_refused_with_how_many_it_takes() -> None:
    plan = plan_of()
    with pytest.raises(BadPlan) as caught:
        make_improvement(plan.field, plan.deck, plan.rules, 4, 100)
    least = caught.value.phrase.args["least"]
    assert isinstance(least, int)
    assert make_improvement(plan.field, plan.deck, plan.rules, 4, least).deals >= improving.FEW_DEALS
    with pytest.raises(BadPlan):
        make_improvement(plan.field, plan.deck, plan.rules, 4, least - 1)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["KM1-SD1", "--budget", "100"], "--budget is 100"),
        (["KM1-SD1", "--player", "greedy,random"], "--player names 2 players"),
        (["KM1-SD1", "--against", "KM1-SDX"], "KM1-SDX"),
        (["nobody"], "nobody"),
        (["1 Frostusk"], "Frostusk"),
    ],
)
def test_what_cannot_be_improved_is_named(
    words: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["decks", "improve", "kmon", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert named in said.err


def test_an_exchange_of_cards_that_are_not_there_is_none() -> None:
    kmon = card_game("kmon")
    deck = kmon.starter_decks()[0][2]
    assert exchanged(kmon, deck, [Exchange("KM1-NONE", deck.codes()[0], 1)]) is None
    assert exchanged(kmon, deck, [Exchange(deck.codes()[0], "KM1-NONE", 1)]) is None
