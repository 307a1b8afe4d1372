"""`playmat decks`: starters, forms, legality, random decks, and refusals with exit code 2."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from playmat import cli
from playmat.cards.decks import MAX_TEXT, read_json, read_text, write_json, write_text
from playmat.cards.share import read_code, write_code
from playmat.games.kmon import GAME
from playmat.kernel.game import Seat, Setup
from playmat.kernel.setup_check import check_setup
from playmat.lab.collection.finding import entrants, random_deck
from playmat.lab.collection.kept import decks_folder

BOOK = GAME.deck_book()
STARTERS = GAME.starter_decks()
TEXT = write_text(BOOK, STARTERS[0][2])


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of `playmat decks`."""
    code = cli.main(["decks", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_there_are_eight_starters(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "list", "kmon", "--lang", "it")
    assert code == 0
    assert len(out.splitlines()) == 8
    assert "Fioritura Selvaggia" in out
    _, out, _ = run(capsys, "list", "kmon", "--json")
    assert [read_json(BOOK, line) for line in out.splitlines()] == [deck for _, _, deck in STARTERS]
    _, out, _ = run(capsys, "list", "kmon", "--code")
    assert [read_code(BOOK, line.split()[1]) for line in out.splitlines()] == [
        deck for _, _, deck in STARTERS
    ]


@pytest.mark.parametrize("number", range(8))
def test_a_starter_is_the_published_deck_in_every_form(number: int) -> None:
    """KM-DECK-08."""
    code, _, deck = STARTERS[number]
    entries = GAME.book.decks[code].entries
    assert deck.codes()[:3] == entries[:3]
    assert sorted(deck.codes()) == sorted(entries)
    for language in ("en", "ja", "it"):
        assert read_text(BOOK, write_text(BOOK, deck, language)) == deck
    for rules in GAME.deck_formats:
        assert GAME.deck_mistakes(deck, rules) == []


def test_500_random_decks_are_legal_and_the_same_in_every_form() -> None:
    """KM-DECK-01 to KM-DECK-05, KM-DECK-08."""
    found = set()
    for seed in range(500):
        deck = random_deck(GAME, seed)
        assert GAME.deck_mistakes(deck, "rulebook") == GAME.deck_mistakes(deck, "standard") == []
        assert read_text(BOOK, write_text(BOOK, deck, ("en", "ja", "it")[seed % 3])) == deck
        assert read_code(BOOK, write_code(deck)) == deck
        assert read_json(BOOK, write_json(BOOK, deck)) == deck
        found.add(write_code(deck))
    assert len(found) == 500
    assert random_deck(GAME, 7) == random_deck(GAME, 7)


def test_a_random_deck_can_be_played() -> None:
    seats = (Seat(deck=random_deck(GAME, 1).codes()), Seat(deck=STARTERS[0][2].codes()))
    GAME.begin(check_setup(GAME, Setup("kmon", seats, seed=1)))


def test_random_says_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    first = run(capsys, "random", "kmon", "--seed", "5", "--code")
    assert first == run(capsys, "random", "kmon", "--seed", "5", "--code", "--format", "standard")
    assert first != run(capsys, "random", "kmon", "--seed", "6", "--code")
    _, out, _ = run(capsys, "random", "kmon", "--seed", "5", "--json")
    assert read_json(BOOK, out) == read_code(BOOK, first[1].strip())


@pytest.mark.parametrize("given", ["KM1-SD1", "km1-sd1", "glacier bastion", "氷河の砦"])
def test_show_takes_every_name_and_form(
    given: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, text, _ = run(capsys, "show", "kmon", given, "--lang", "ja")
    _, code, _ = run(capsys, "show", "kmon", given, "--code")
    _, data, _ = run(capsys, "show", "kmon", given, "--json")
    assert "フロスタスク" in text
    for form in (text, code, data):
        file = tmp_path / "my deck.txt"
        file.write_text(form, encoding="utf-8")
        assert run(capsys, "show", "kmon", str(file), "--lang", "en") == (0, TEXT, "")
        assert run(capsys, "show", "kmon", form, "--lang", "en") == (0, TEXT, "")
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(form.encode())))
        assert run(capsys, "show", "kmon", "--lang", "en") == (0, TEXT, "")


def broken(**change: int) -> str:
    """The first starter with other counts of some cards, by code."""
    codes = dict.fromkeys(STARTERS[0][2].codes(), 0)
    for one in STARTERS[0][2].codes():
        codes[one] += 1
    codes.update({code.replace("_", "-"): count for code, count in change.items()})
    return "\n".join(f"{count} {code}" for code, count in codes.items() if count)


CASES: list[tuple[dict[str, int], str, list[tuple[str, str]]]] = [
    ({"KM1_K03": 0}, "rulebook", [("KM-DECK-01", "add 1")]),
    ({"KM1_GEN_11": 13}, "rulebook", [("KM-DECK-02", "take out 1")]),
    ({"KM1_ICE_1": 0, "KM1_ICE_9": 0}, "rulebook", [("KM-DECK-02", "add 4")]),
    ({"KM1_ITM_02": 4}, "rulebook", [("KM-DECK-03", "take out 2")]),
    ({"KM1_GHO_1": 1}, "rulebook", [("KM-DECK-04", "take the card out or change the team")]),
    ({"KM1_GEN_11": 4}, "rulebook", []),
    ({"KM1_GEN_11": 4}, "standard", [("KM-DECK-08", "take out 1")]),
    ({"KM1_K03": 0, "KM1_K01": 2}, "standard", [("KM-DECK-08", "choose another")]),
    (
        {"KM1_K03": 2, "KM1_GEN_11": 9, "KM1_ITM_02": 9},
        "standard",
        [("KM-DECK-01", ""), ("KM-DECK-02", ""), ("KM-DECK-03", ""), ("KM-DECK-08", "")],
    ),
]


@pytest.mark.parametrize(("change", "rules", "wanted"), CASES)
def test_check_names_each_broken_rule_with_clause_and_fix(
    change: dict[str, int], rules: str, wanted: list[tuple[str, str]], capsys: pytest.CaptureFixture[str]
) -> None:
    """KM-DECK-01 to KM-DECK-09."""
    given = broken(**change)
    code, out, _ = run(capsys, "check", "kmon", given, "--format", rules, "--lang", "en")
    assert code == int(bool(wanted))
    for clause, fix in wanted:
        assert any(f"[{clause}]" in line and fix in line for line in out.splitlines()), out
    _, data, _ = run(capsys, "check", "kmon", given, "--format", rules, "--json", "--lang", "en")
    answer: dict[str, Any] = json.loads(data)
    assert answer["legal"] == (not wanted)
    clauses = {one["clause"] for one in answer["mistakes"]}
    assert clauses >= {clause for clause, _ in wanted}
    assert all(one["text"] in out for one in answer["mistakes"])


def test_check_gives_the_code_of_a_legal_deck(capsys: pytest.CaptureFixture[str]) -> None:
    for lang in ("en", "ja", "it"):
        code, out, _ = run(capsys, "check", "kmon", "KM1-SD1", "--lang", lang)
        assert code == 0
        assert write_code(STARTERS[0][2]) in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["show", "kmon", "glacier bastian"], "Glacier Bastion"),
        (["show", "kmon", "qqqqqqqqqqqqqqqqqqqq"], "playmat decks list kmon"),
        (["check", "kmon", "2 Frostusk\n1 Glimmik\n3 xyzzyxyzzyxyzzy"], "“Glimmink”? [KM-DECK-09]"),
        (["check", "kmon", "1 ブライアリ\n"], "“ブライアリン”"),
        (["check", "kmon", "KM1-SD1", "--format", "standart"], "rulebook, standard"),
        (["show", "kmon", "kmon.1.AAAA"], "Copy all of it again"),
        (["show", "kmon", "toy.1.AAAAAAAAA"], "“toy”"),
        (["show", "kmon", "{}"], "JSON"),
        (["show", "kmon", "\x00"], "playmat decks list kmon"),
        (["show", "kmon", "x" * 5000], "playmat decks list kmon"),
        (["list", "chess"], "chess"),
        (["list", "perilous"], "kmon"),
        (["random", "kmon", "--seed=-1"], "-1"),
        (["random", "kmon", f"--seed={1 << 62}"], str(1 << 62)),
        (["random", "kmon", "--format", "x"], "rulebook"),
        (["list", "kmon", "--lang", "fr"], "en, ja, it"),
    ],
)
def test_refusals(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert said in err


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\xff\xfe\x00", "UTF-8"),
        (b"\n" * (4 * MAX_TEXT + 1), "20,000"),
        (b"\n" * (MAX_TEXT + 1), "20,000"),
        (b"", "one card per line"),
        (b"\x00" * 100, "Line 1"),
    ],
)
def test_hostile_files_are_refused(
    data: bytes, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(data)
    code, _, err = run(capsys, "check", "kmon", str(file))
    assert code == 2
    assert said in err


def test_a_word_stands_for_the_random_deck_of_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    _, drawn, _ = run(capsys, "random", "kmon", "--seed", "7")
    code, out, _ = run(capsys, "show", "kmon", "random:7")
    assert (code, out) == (0, drawn)
    several = entrants(GAME, "KM1-SD1,random:3-5")
    assert [one.name for one in several] == ["KM1-SD1", "random:3", "random:4", "random:5"]
    assert [one.cards for one in several[1:]] == [random_deck(GAME, seed).codes() for seed in (3, 4, 5)]


@pytest.mark.parametrize("word", ["random:", "random:x", "random:5-3", "random:1-1001", "random:-4"])
def test_a_word_for_no_random_deck_is_refused(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["show", "kmon", word], ["meta", "kmon", "--decks", word]):
        code, _, err = run(capsys, *arguments)
        assert code == 2
        assert "random:7" in err


def test_a_kept_deck_is_found_by_its_name(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLAYMAT_HOME", str(tmp_path))
    folder = decks_folder("kmon")
    folder.mkdir(parents=True)
    deck = random_deck(GAME, 11)
    text = write_text(BOOK, deck).splitlines(keepends=True)
    (folder / "mine.txt").write_text(
        "".join(["Name: Rainy Day\n", *(line for line in text if not line.startswith("Name"))]),
        encoding="utf-8",
    )
    code, out, _ = run(capsys, "check", "kmon", "rainy day", "--json")
    assert (code, json.loads(out)["legal"]) == (0, True)
    assert entrants(GAME, "Rainy Day")[0].cards == deck.codes()
    code, _, err = run(capsys, "show", "kmon", "Rany Day")
    assert code == 2
    assert "Rainy Day" in err
