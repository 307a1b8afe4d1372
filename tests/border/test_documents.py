"""Documents by hand, TOML and JSON: one reader each, and every mistake in the reader's own language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.embers import EMBERS

import playmat
from playmat import texts
from playmat.kernel.documents.form import BadForm, fit, read_json
from playmat.kernel.documents.toml import MAX_DEPTH, MAX_SIZE, BadToml, read_toml
from playmat.kernel.errors import BadScenario, PlaymatError
from playmat.kernel.match.scenario import Document, begin, read_scenario
from playmat.kernel.registry import game, games
from playmat.kernel.rng import stream_of
from playmat.kernel.setup_check import check_setup
from playmat.testing.setups import default_setups

HOME = Path(playmat.__file__).parent
READER = HOME / "kernel" / "documents" / "toml.py"

DEEP = 5000
MONSTERS = {
    "digits": "a = " + "9" * DEEP,
    "digits in a list": "a = 1\nb = [" + "9" * DEEP + "]",
    "hexadecimal digits": "a = 0x" + "f" * 20_000,
    "beyond 64 bits": "a = [{ b = 9223372036854775808 }]",
    "below 64 bits": "a = -9223372036854775809",
    "brackets": "a = " + "[" * DEEP + "]" * DEEP,
    "open brackets": "a = " + "[" * DEEP,
    "tables in tables": "a = " + "{ a = " * DEEP + "1" + " }" * DEEP,
    "a dotted key": ".".join("a" * DEEP) + " = 1",
    "a dotted key of a megabyte": ".".join("a" * (1 << 20)) + " = 1",
    "a dotted header": "[" + ". ".join("a" * DEEP) + "]",
    "quoted keys": " . ".join(['"a"'] * DEEP) + " = 1",
    "a dotted key in a table": "b = { " + ".".join("a" * DEEP) + " = 1 }",
    "just too deep": ".".join("a" * (MAX_DEPTH + 2)) + " = 1",
    "size": "#" * (MAX_SIZE + 1),
    "zeros": "\0" * 100,
    "a zero in a text": 'a = "\0"',
    "a lone return": "a = 1\rb = 2",
    "a torn text": 'a = "one\nb = 2',
    "a torn long text": 'a = """one\n',
    "a torn bare text": "a = '''one\n",
    "a torn apostrophe": "a = 'one\n",
    "a torn table": "a = { b = 1",
    "a torn header": "[a",
    "a torn header of a list": "[[a]",
    "an escape": 'a = "\\q"',
    "a short code": 'a = "\\u12"',
    "half a letter": 'a = "\\ud800"',
    "no value": "a =",
    "no key": "= 1",
    "no sense": "hello world",
    "two on a line": "a = 1 b = 2",
    "twice": "a = 1\na = 2",
    "twice in a table": "a = { b = 1, b = 2 }",
    "a table twice": "[a]\n[a]",
    "a table over a value": "a = 1\n[a.b]",
    "a list of tables over a list": "a = []\n[[a]]",
    "a closed table": "a = {}\na.b = 1",
    "a redefined table": "[a]\nb.c = 1\n[a.b]",
    "a date": "a = 2021-13-45",
    "Python's True": "a = True",
    "a bare word": "a = hello",
}
"""Documents that are not TOML, or have too much of it; together they give every reason the library knows."""

LIBRARY = re.compile(
    r"Expected|Invalid|Cannot|Illegal|Unclosed|Unterminated|Found|Duplicate|Exceeds|recursion"
)


def the_refusal(text: str | bytes) -> PlaymatError:
    with pytest.raises(BadToml) as refused:
        read_toml(text)
    return refused.value


@pytest.mark.parametrize("text", MONSTERS.values(), ids=MONSTERS)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_whatever_is_no_toml_is_refused_in_the_readers_language(text: str, lang: str) -> None:
    said = texts.render(the_refusal(text).phrase, lang)
    assert not LIBRARY.search(said)
    assert "[" not in said.replace("[a", "")
    if lang != "en":
        assert said != texts.render(the_refusal(text).phrase, "en")


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("text", MONSTERS.values(), ids=MONSTERS)
def test_every_reader_of_documents_refuses_them_likewise(name: str, text: str) -> None:
    with pytest.raises(BadScenario) as refused:
        read_scenario(text)
    assert refused.value.phrase.key == "error-scenario-toml"
    checks = getattr(game(name), "check_cards", None)
    if checks is not None:
        assert [one.key for one in checks(text, "my.toml")] == ["error-cards-toml"]


def test_a_refusal_names_line_and_column() -> None:
    assert the_refusal("a = 1\nb = = 3").phrase.args["line"] == 2
    assert the_refusal("a = 1\n\nb = " + "9" * DEEP).phrase.args["line"] == 3
    assert the_refusal("a = 1\nb = [1, 2 3]").phrase.args["column"] == 11
    assert the_refusal("[a]\nb = [0, 99999999999999999999]").phrase.args["path"] == "a.b.1"


def test_how_a_file_was_saved_makes_no_difference() -> None:
    plain = 'a = "é"\n[b]\nc = [1,\n2]\n'
    for written in (plain, "\ufeff" + plain, plain.replace("\n", "\r\n")):
        assert read_toml(written) == read_toml(written.encode()) == {"a": "é", "b": {"c": [1, 2]}}
    assert the_refusal("a = 'é'".encode("latin-1")).phrase.args["why"].key == "toml-encoding"  # type: ignore[union-attr]
    assert the_refusal(plain.encode("utf-16")).phrase.args["why"].key == "toml-encoding"  # type: ignore[union-attr]


@given(st.binary(max_size=60) | st.text("ab01.=[]{}\"\\'\n, #-_e:", max_size=60))
def test_nothing_but_a_refusal_comes_of_any_text(text: str | bytes) -> None:
    said = ""
    try:
        assert isinstance(read_toml(text), dict)
    except BadToml as error:
        said = texts.render(error.phrase, "it")
    assert not LIBRARY.search(said)


def test_nobody_else_reads_toml() -> None:
    """Only the reader imports `tomllib`, and a tool that must not import what it changes."""
    tools = Path(__file__).parents[2] / "tools"
    found = []
    for path in [*HOME.rglob("*.py"), *tools.rglob("*.py")]:
        text = path.read_text(encoding="utf-8")
        if "tomllib" not in text and "tomli" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            found += [path for name in names if name.partition(".")[0] in ("tomllib", "tomli")]
    assert found == [READER, tools / "mutants" / "rooms.py"]


# ---- forms -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "path", "said"),
    [
        ({"gmae": "a"}, ("gmae",), "There is no key “gmae” here. Did you mean “game”?"),
        ({"zzz": "a"}, ("zzz",), "Known keys: game, scenario,"),
        ({}, (), "The key “game” is missing."),
        ({"game": 3}, ("game",), "This must be a text, not a whole number."),
        ({"game": "a", "step": 3}, ("step",), "a list, not a whole number"),
        (
            {"game": "a", "step": [{"seat": 1.5}]},
            ("step", "0", "seat"),
            "a whole number or a text, not a number",
        ),
        ({"game": "a", "step": [{}, {"anser": ""}]}, ("step", "1", "anser"), "Did you mean “answer”?"),
        ({"game": "a", "expect": {"legl": []}}, ("expect", "legl"), "Did you mean “legal”?"),
        ({"game": "a", "setup": {"sead": 3}}, ("setup", "sead"), "Did you mean “seed”?"),
        ({"game": "a", "setup": {"options": {"x": []}}}, ("setup", "options"), "not a list"),
        ({"game": "a", "clauses": [True]}, ("clauses", "0"), "a text, not true or false"),
        ([], (), "This must be a table, not a list."),
    ],
)
def test_what_does_not_fit_is_named_with_path_and_nearest_key(
    data: object, path: tuple[str, ...], said: str
) -> None:
    with pytest.raises(BadForm) as refused:
        fit(data, Document)
    assert refused.value.path == path
    assert said in str(refused.value)
    with pytest.raises(BadForm) as again:
        read_json(msgspec.json.encode(data), Document)
    assert str(again.value) == str(refused.value)
    for lang in ("ja", "it"):
        assert not re.search(r"Here|There|Expected|Object", texts.render(refused.value.phrase, lang))


@pytest.mark.parametrize(
    "text", ["", "{", "[" * 100_000, '{"game": "\\ud800"}', '{"game": NaN}', "\0", b"\xff"]
)
def test_what_is_no_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadForm) as refused:
        read_json(text, Document)
    assert refused.value.phrase.key in ("error-form-json", "error-form-missing", "error-form-type")


@pytest.mark.parametrize("name", games())
def test_a_wrong_key_of_a_position_is_named_with_the_nearest(name: str) -> None:
    one = game(name)
    seats = msgspec.json.encode((*one.roles, "", "")[:2]).decode()
    head = f'game = "{name}"\nsetup.seats = {seats}\n[position]\n'
    laid = list(one.dump(one.begin(check_setup(one, next(default_setups(one, 1, stream_of(1, 1)))))))
    assert laid
    for key in laid:
        with pytest.raises(BadScenario) as refused:
            begin(read_scenario(f"{head}{key}x = 1"))
        assert f"“{key}x”" in str(refused.value)
        assert f"“{key}”" in str(refused.value)
        assert refused.value.phrase.args["line"] == 4


def test_a_third_partys_game_says_it_in_the_same_words() -> None:
    with pytest.raises(BadScenario) as refused:
        read_scenario('game = "embers"\nsetpu = 3', EMBERS)
    assert "Did you mean “setup”?" in str(refused.value)
