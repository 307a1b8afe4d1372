"""`playmat cards new`, `import` and `columns`: cards of people's own, field by field and from a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playmat import cli
from playmat.cards.entry import columns, read_table, read_value
from playmat.cards.operation import Shape
from playmat.cards.reading import BadCards, read_set
from playmat.games.khtcg.language.vocabulary import VOCABULARY as KINGDOM
from playmat.games.khtcg.state.book import Book
from playmat.games.kmon.language.vocabulary import VOCABULARY as KMON

CELLS = ["friend", "MY-1", "1", "9" * 5000, "[" * 5000, '"', "\0", "-", "[{ op = 1 }]", "Draw a card."]
HEAD = "code,type,name_en,name_ja,level,support,magic,home,text\n"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of `playmat cards`."""
    code = cli.main(["cards", *arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize(
    ("shape", "text", "value"),
    [
        (Shape("number"), " 7 ", 7),
        (Shape("number", words=("any",)), "any", "any"),
        (Shape("words"), "a; b", ["a", "b"]),
        (Shape("texts"), "Sora;Riku", ["Sora", "Riku"]),
        (Shape("flag"), "Yes", True),
        (Shape("flag"), "0", False),
        (Shape("flag"), "perhaps", "perhaps"),
        (Shape("program"), '[{ op = "draw" }]', [{"op": "draw"}]),
        (Shape("program"), "Draw a card.", "Draw a card."),
    ],
)
def test_values_are_read_from_text(shape: Shape, text: str, value: object) -> None:
    """Text that cannot be read as a value stays text, which the checker refuses."""
    assert read_value(shape, text) == value


def test_a_table_becomes_a_card_file() -> None:
    """Texts that are no programs leave the card blank, with a warning."""
    table = HEAD + (
        'MY-1,friend,Goofy,グーフィー,1,2,1,,"[{ op = ""rule"", number = ""ladder"", amount = 1 }]"\n'
        "\n"
        "MY-2,friend,Abu,,1,1,0,Agrabah,Discard an Equipment.\n"
    )
    text, warnings = read_table(KINGDOM, table, "mine.csv", "MY")
    cards = Book([read_set(KINGDOM, text, "mine.toml")]).cards
    assert [(card.code, card.names["ja"], int(card.level)) for card in cards] == [
        ("MY-1", "グーフィー", 1),
        ("MY-2", "Abu", 1),
    ]
    assert cards[0].plain["text"] == [{"op": "rule", "number": "ladder", "amount": 1}]
    assert cards[1].plain["text"] == []
    assert cards[1].plain["home"] == "Agrabah"
    assert [(one.key, one.args["card"], one.args["text"]) for one in warnings] == [
        ("cards-blank", "MY-2", "Discard an Equipment.")
    ]
    assert "# Discard an Equipment.\n[[card]]" in text


def test_a_row_may_end_with_what_it_has() -> None:
    """Spreadsheets leave out the empty cells at the end of a row."""
    text, _warnings = read_table(KINGDOM, HEAD + "MY-1,friend,Goofy,,1,2,1\n", "mine.csv", "MY")
    (card,) = Book([read_set(KINGDOM, text, "mine.toml")]).cards
    assert (card.code, int(card.magic)) == ("MY-1", 1)


@pytest.mark.parametrize(
    ("table", "key", "line"),
    [
        ("name,level\n", "error-cards-columns", None),
        ("", "error-cards-columns", None),
        (HEAD, "error-cards-rows", None),
        (HEAD.replace("home", "hoome"), "error-cards-column", None),
        (HEAD + "MY-1,friend,Goofy,,one,2,1,,\n", "error-cards-number", 2),
        (HEAD + "\nMY-1,friend,Goofy,,1,2,,,\n", "error-cards-missing", 3),
        (HEAD + "MY-1,friend,,,1,2,1,,\n", "error-cards-missing", 2),
        (HEAD + "MY-1,friend,,グーフィー,1,2,1,,\n", "error-cards-names", 2),
        (HEAD + "MY-1,frend,Goofy,,1,2,1,,\n", "error-cards-unknown-near", 2),
        (HEAD + "MY-1,world,Agrabah,,1,2,1,,\n", "error-cards-unknown", 2),
        (HEAD + "my 1,friend,Goofy,,1,2,1,,\n", "error-cards-code", 2),
        (HEAD + "MY-1,friend,Goofy,,1,2,1,,\nMY-1,friend,Abu,,1,2,1,,\n", "error-cards-twice", 3),
        (HEAD + f"MY-1,friend,Goofy,,{'9' * 5000},2,1,,\n", "error-cards-number", 2),
        (HEAD + f"MY-1,friend,{'o' * 200_000},,1,2,1,,\n", "error-cards-csv", 2),
        ("type,level,name_en,code\nfriend,1\n", "error-cards-", 2),
    ],
)
def test_a_bad_table_is_refused_with_its_line(table: str, key: str, line: int | None) -> None:
    """Nothing is written, and the message names what is wrong."""
    with pytest.raises(BadCards) as caught:
        read_table(KINGDOM, table, "mine.csv", "MY")
    first = caught.value.mistakes[0]
    why = first.args.get("why", first)
    assert getattr(why, "key", "").startswith(key)
    assert first.args.get("line") == line


@pytest.mark.parametrize(
    ("column", "near"), [("hoome", "home"), ("levle", "level"), ("q" * 99, "none")], ids=["o", "swapped", "q"]
)
def test_an_unknown_column_is_named_with_the_nearest_one(column: str, near: str) -> None:
    """Of a long one the beginning alone."""
    with pytest.raises(BadCards) as caught:
        read_table(KINGDOM, HEAD.replace("home", column), "mine.csv", "MY")
    (mistake,) = caught.value.mistakes
    assert mistake.args == {"file": "mine.csv", "got": column[:80], "near": near}


@given(
    head=st.permutations(["code", "type", "name_en", "level", "text"]),
    rows=st.lists(st.lists(st.one_of(st.text(max_size=20), st.sampled_from(CELLS)), max_size=7), max_size=4),
    end=st.sampled_from(["\n", "\r\n", "\r"]),
)
def test_no_table_ends_in_anything_but_a_set_or_a_refusal(
    head: list[str], rows: list[list[str]], end: str
) -> None:
    """Rows of any length, in whatever order, with whatever in them and however they end."""
    table = end.join([",".join(row) for row in [head, *rows]])
    try:
        text, _warnings = read_table(KINGDOM, table, "mine.csv", "MY")
    except BadCards:
        return
    read_set(KINGDOM, text, "mine.toml")


@pytest.mark.parametrize("vocabulary", [KINGDOM, KMON], ids=["khtcg", "kmon"])
def test_every_field_has_a_column(vocabulary: object) -> None:
    """Names have one a language."""
    assert vocabulary in (KINGDOM, KMON)
    found = columns(KINGDOM if vocabulary is KINGDOM else KMON)
    assert found[:5] == ["code", "type", "name_en", "name_ja", "name_it"]
    assert len(found) == len(set(found))


def test_import_writes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, out = tmp_path / "mine.csv", tmp_path / "mine.toml"
    row = "X-1,magic,Tonic,0,Tap a land\n"
    table.write_text("\ufeffcode,type,name_en,level,effects\n" + row, encoding="utf-8")
    code, said, warned = run(capsys, "import", "khtcg", str(table), "--out", str(out), "--lang", "en")
    assert (code, said) == (0, "")
    assert "X-1 stays blank: “Tap a land” is not in the card language. Nothing was understood." in warned
    assert run(capsys, "check", str(out), "--lang", "en")[0] == 0
    assert read_set(KINGDOM, out.read_text(encoding="utf-8"), "").cards[0]["effects"] == []


def test_a_blank_card_of_kmon_is_refused_with_its_row(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, out = tmp_path / "mine.csv", tmp_path / "mine.toml"
    table.write_text("code,type,name_en,effects\nX-1,item,Tonic,Tap a land\n", encoding="utf-8")
    code, _, errors = run(capsys, "import", "kmon", str(table), "--out", str(out), "--lang", "en")
    assert code == 2
    assert "mine.csv, line 2, card X-1, effects: The card would do nothing" in errors
    assert not out.exists()


TYPED = """code,type,name_en,level,support,magic,text
X-1,magic,Rain,2,,,Both players lose 1 HP
X-2,friend,Scout,1,1,0,"When this card is played, draw a card."
X-3,magic,Breeze,0,,,カードを1枚引く。
X-4,magic,Gust,1,,,L’avversario scarta a caso due carte dalla mano.
"""


def test_what_is_typed_from_print_is_understood(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A column of sentences, in any of the languages: each card does what stands on it."""
    table, out = tmp_path / "mine.csv", tmp_path / "mine.toml"
    table.write_text(TYPED, encoding="utf-8")
    assert run(capsys, "import", "khtcg", str(table), "--out", str(out), "--lang", "en") == (0, "", "")
    rain, scout, breeze, gust = read_set(KINGDOM, out.read_text(encoding="utf-8"), "").cards
    assert rain["effects"] == [{"op": "lose_hp", "who": "each", "amount": 1}]
    assert scout["text"] == [{"op": "when", "event": "played", "do": [{"op": "draw", "amount": 1}]}]
    assert breeze["effects"] == [{"op": "draw", "amount": 1}]
    assert gust["effects"] == [{"op": "discard_hand", "count": 2, "chooser": "random"}]


def test_a_sentence_of_kmon_says_at_whom_it_is_aimed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, out = tmp_path / "mine.csv", tmp_path / "mine.toml"
    words = "Deal three damage to the opposing active K-Mon and draw a card"
    table.write_text(f"code,type,name_en,cost,text\nX-1,ability,Hail,2,{words}\n", encoding="utf-8")
    assert run(capsys, "import", "kmon", str(table), "--out", str(out), "--lang", "en") == (0, "", "")
    (hail,) = read_set(KMON, out.read_text(encoding="utf-8"), "").cards
    assert hail["effects"] == [{"op": "damage", "amount": 3}, {"op": "draw", "amount": 1}]
    assert hail["target"] == "opp_active"


@pytest.mark.parametrize("head", ["code,type,number,effects", "code,type,name_en,number,effects"])
def test_events_need_no_name(head: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """KH-CARD-10, KH-EVENT-04: an Event goes by its number."""
    table, out = tmp_path / "mine.csv", tmp_path / "mine.toml"
    given = {"code": "X-1", "type": "event", "name_en": "", "number": "D7", "effects": "draw"}
    row = ",".join([given[column] for column in head.split(",")])
    table.write_text(f"{head}\n{row}\n", encoding="utf-8")
    code, _, _ = run(capsys, "import", "khtcg", str(table), "--out", str(out), "--lang", "en")
    assert code == 0
    assert "name" not in out.read_text(encoding="utf-8")
    code, said, _ = run(capsys, "show", "X-1", "--cards", str(out), "--lang", "it")
    assert code == 0
    assert "Evento D7" in said


def test_new_does_not_ask_for_the_name_of_an_event(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """KH-CARD-10, KH-EVENT-04."""
    asked = type_in(monkeypatch, "event", "MY-1", "", *[""] * 6, "D7", "")
    code, said, _ = run(capsys, "new", "khtcg", "--lang", "en")
    assert code == 0
    assert 'number = "D7"' in said
    assert not [question for question in asked if question.startswith("name")]


def test_columns_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "columns", "kmon", "--lang", "en")
    assert code == 0
    assert "cost: 0..99 (ability, reaction, powerup, item)" in out.splitlines()


def type_in(monkeypatch: pytest.MonkeyPatch, *answers: str) -> list[str]:
    """Answer questions one after the other; gives the questions that were asked."""
    asked: list[str] = []
    left: Iterator[str] = iter(answers)

    def answer(question: str) -> str:
        asked.append(question)
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    return asked


TONIC = ("item", "MY-1", "Tonic", "", "", "", "", "", "2", "", "", '[{ op = "draw", amount = 1 }]')


def test_new_asks_field_by_field(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong answer is asked for again; the card is added to the file."""
    file = tmp_path / "mine.toml"
    asked = type_in(monkeypatch, "itm", *TONIC)
    code, out, _ = run(capsys, "new", "kmon", "--file", str(file), "--set-code", "MY", "--lang", "en")
    assert code == 0
    assert "Did you mean “item”?" in out
    assert asked[0].startswith("type (kmon | ability")
    assert "cost (0..99; empty: 0): " in asked
    type_in(monkeypatch, TONIC[0], "MY-2", *TONIC[2:])
    assert run(capsys, "new", "kmon", "--file", str(file), "--lang", "en")[0] == 0
    cards = read_set(KMON, file.read_text(encoding="utf-8"), "").cards
    assert [(card["code"], card["cost"]) for card in cards] == [("MY-1", 2), ("MY-2", 2)]


def test_new_takes_sentences(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Unknown sentences are asked for again; facts that the text tells are not asked for."""
    asked = type_in(monkeypatch, *TONIC[:5], "Draw a land.", "Pesca due carte.", "", "", "2", "")
    code, said, _ = run(capsys, "new", "kmon", "--lang", "en")
    assert code == 0
    assert "Not understood: “land.”" in said
    assert 'effects = [{ op = "draw", amount = 2 }]' in said
    assert not [question for question in asked if question.startswith("effects")]


def test_new_writes_nothing_when_stopped_or_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    type_in(monkeypatch, *TONIC[:5])
    assert run(capsys, "new", "kmon", "--file", str(file), "--lang", "en")[0] == 1
    assert not file.exists()
    type_in(monkeypatch, *TONIC)
    assert run(capsys, "new", "kmon", "--file", str(file), "--lang", "en")[0] == 0
    before = file.read_text(encoding="utf-8")
    asked = type_in(monkeypatch, *TONIC[:2])
    code, said, _ = run(capsys, "new", "kmon", "--file", str(file), "--lang", "en")
    assert code == 1
    assert "MY-1 is used twice" in said
    assert [question.split()[0] for question in asked] == ["type", "code", "code"]  # asked again at once
    assert file.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("between", [",", ";", "\t"])
def test_tables_of_spreadsheets_are_read(
    between: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "mine.csv"
    rows = [["code", "type", "name_en", "level"], ["X-1", "magic", "Tonic", "3"]]
    table.write_text("".join(between.join(row) + "\n" for row in rows), encoding="utf-8")
    code, out, _ = run(capsys, "import", "khtcg", str(table), "--lang", "en")
    assert code == 0
    assert read_set(KINGDOM, out, "").cards[0]["level"] == 3


def test_a_table_in_another_encoding_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = tmp_path / "mine.csv"
    table.write_bytes("code,type,name_en\nX-1,item,Café\n".encode("latin-1"))
    code, _, errors = run(capsys, "import", "kmon", str(table), "--lang", "en")
    assert code == 2
    assert "is not UTF-8 text (byte 30)" in errors
