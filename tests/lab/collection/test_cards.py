"""`playmat cards list`: which cards are shown, and words that no card has."""

from __future__ import annotations

from pathlib import Path

import pytest

from playmat import cli
from playmat.lab.collection.cards import card_game


def listed(capsys: pytest.CaptureFixture[str], *arguments: str) -> set[str]:
    """The codes of the cards that are listed."""
    assert cli.main(["cards", "list", "kmon", *arguments]) == 0
    return {line.split()[0] for line in capsys.readouterr().out.splitlines()}


def costs(codes: set[str]) -> list[int]:
    """The costs of these cards, except for those without a cost."""
    found = [card_game("kmon").card(code).get("cost") for code in codes]
    return [cost for cost in found if isinstance(cost, int)]


def test_without_filters_every_card_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert listed(capsys) == set(card_game("kmon").codes())


@pytest.mark.parametrize(
    ("wanted", "low", "high"), [("1", 1, 1), ("..2", 0, 2), ("3..", 3, 99), ("1..3", 1, 3), ("0", 0, 0)]
)
def test_a_range_of_costs(wanted: str, low: int, high: int, capsys: pytest.CaptureFixture[str]) -> None:
    inside = listed(capsys, "--cost", wanted)
    assert len(costs(inside)) == len(inside)
    assert all(low <= cost <= high for cost in costs(inside))
    assert not any(low <= cost <= high for cost in costs(set(card_game("kmon").codes()) - inside))


def test_an_element_is_that_of_a_card_or_one_of_a_kmons_two(capsys: pytest.CaptureFixture[str]) -> None:
    found = {code: card_game("kmon").card(code) for code in listed(capsys, "--element", "ice")}
    assert {card["type"] for card in found.values()} >= {"kmon", "ability"}
    for card in found.values():
        assert "ice" in (card.get("element"), card.get("primary"), card.get("secondary"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--element", "fier"), "“fire”"),
        (("--element", "plasma"), "plasma"),
        (("--kind", "abillity"), "“ability”"),
        (("--cost", "cheap"), "..2"),
        (("--cost", "..x"), "1..3"),
        (("--cost", ".."), "1..3"),
        (("--cost", "²"), "1..3"),
    ],
)
def test_a_word_that_no_card_has_is_refused(
    arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["cards", "list", "kmon", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err


@pytest.mark.parametrize("filters", [("--element", "fire"), ("--cost", "2")])
def test_what_the_cards_of_a_game_do_not_have_is_said(
    filters: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["cards", "list", "khtcg", *filters, "--lang", "en"]) == 2
    assert f"The cards of khtcg have no {filters[0][2:]}." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("code", "said"),
    [
        pytest.param("KM1-FIR-1", "Flame Lance", id="kmon"),
        pytest.param("khp-f12", "Mickey Mouse", id="khtcg"),
    ],
)
def test_a_card_is_found_in_whichever_game_has_it(
    code: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["cards", "show", code, "--lang", "en"]) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("code", ["KM1-FIR-1", "KHP-F12"])
def test_a_card_is_shown_by_each_of_its_names(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its code, its word in notation, and its name in each language, unless others have it, too."""
    game = card_game("kmon" if code.startswith("KM") else "khtcg")
    names = [name for name, codes in game.book.named.items() if codes == [code]]
    assert len(names) >= 3
    assert cli.main(["cards", "show", code, "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    for name in names:
        assert cli.main(["cards", "show", name, "--lang", "en"]) == 0
        assert capsys.readouterr().out == shown


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("Flame Lanse", "Did you mean “flame lance”?"),
        ("KM1-FIR-", "Did you mean “KM1-FIR-"),
        ("", "There is no card “”"),
        ("Riku", "is the name of several cards"),
        ("9" * 5000, "There is no card “9999"),
    ],
)
def test_a_card_that_there_is_not_is_told_with_the_nearest(
    given: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ["--game", "khtcg" if given == "Riku" else "kmon"]
    assert cli.main(["cards", "show", given, *game, "--lang", "en"]) == 1
    told = capsys.readouterr().out
    assert said in told
    assert len(told) < 300


def test_a_card_file_is_checked_for_the_game_whose_types_it_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "own.csv"
    table.write_text("code,type,name_en,level,magic,support\nMY1-1,friend,Gull,1,0,x\n", encoding="utf-8")
    assert cli.main(["cards", "import", "khtcg", str(table), "--lang", "en"]) == 2
    assert "support" in capsys.readouterr().err
    table.write_text("code,type,name_en,level,magic,support\nMY1-1,friend,Gull,1,0,2\n", encoding="utf-8")
    own = tmp_path / "own.toml"
    assert cli.main(["cards", "import", "khtcg", str(table), "--out", str(own)]) == 0
    assert cli.main(["cards", "check", str(own), "--lang", "en"]) == 0
    assert cli.main(["cards", "show", "MY1-1", "--cards", str(own), "--lang", "en"]) == 0
    assert "Gull" in capsys.readouterr().out
    assert cli.main(["cards", "check", str(own), "--game", "kmon"]) == 1
