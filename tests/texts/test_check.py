"""The check of the catalogues finds each kind of mistake, and the catalogues have none."""

import subprocess
import sys
from pathlib import Path

import pytest

from playmat.kernel.phrase import Phrase
from playmat.texts import render
from playmat.texts.check import Messages, ask, compare, match, read
from playmat.texts.sources import LANGUAGES, Source, game_packages, game_sources


def catalogue(text: str, language: str = "en", game: str = "") -> Messages:
    """A catalogue of one file that is in order."""
    found, problems = read([Source(language, game, f"{language}.ftl", text)], language)
    assert problems == []
    return found


def problems_of(tmp_path: Path, code: str, text: str) -> list[str]:
    """The mismatches between a module and a catalogue."""
    path = tmp_path / "module.py"
    path.write_text(code, encoding="utf-8")
    return match(ask([path]), catalogue(text))


@pytest.mark.slow
def test_our_own_catalogues_fit_and_the_command_says_so() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "playmat.texts.check"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "fit" in done.stdout


def test_syntax_errors_and_doubles_are_found() -> None:
    text = "one-key = One\ntwo-key = { $n\none-key = Again\n"
    _, problems = read([Source("en", "", "en.ftl", text)], "en")
    assert len(problems) == 2
    assert problems[0].startswith("en.ftl:2: syntax:")
    assert "one-key stands twice" in problems[1]


def test_missing_keys_are_found_both_ways() -> None:
    english = catalogue("a-a = A\na-b = B\n")
    italian = catalogue("a-a = A\na-c = C\n", "it")
    assert compare([english, italian], []) == ["a-b is missing in it", "a-c is missing in en"]


def test_different_variables_are_found() -> None:
    english = catalogue(
        "a-a = { $n ->\n    [one] { $who } draws a card\n   *[other] { $who } draws { $n }\n }\n"
    )
    italian = catalogue("a-a = { $who } pesca\n", "it")
    (problem,) = compare([english, italian], [])
    assert "a-a" in problem
    assert "n, who" in problem


def test_keys_stand_in_the_catalogue_of_their_game() -> None:
    shared = catalogue("nim-won = Won\n")
    own = catalogue("won = Won\n", game="nim")
    assert compare([shared], ["nim"]) == ["en.ftl: nim-won belongs into the catalogue of nim"]
    assert compare([own], ["nim"]) == ["en.ftl: won must begin with nim-"]


def test_keys_that_no_catalogue_has_are_found(tmp_path: Path) -> None:
    code = 'Phrase("a-missing")\nPhrase(key="a-there")\nraise Refused("b-missing", "", n=1)\n'
    found = problems_of(tmp_path, code, "a-there = There\n")
    assert found == [
        "module.py:1: a-missing is in no catalogue of en",
        "module.py:3: b-missing is in no catalogue of en",
    ]


def test_both_sides_of_a_condition_are_asked_for(tmp_path: Path) -> None:
    found = problems_of(tmp_path, 'Phrase("a-a" if x else "a-b")\n', "a-a = A\n")
    assert found == ["module.py:1: a-b is in no catalogue of en"]


def test_an_f_string_needs_a_key_that_begins_so(tmp_path: Path) -> None:
    code = 'Phrase(f"event-{kind}")\nPhrase(f"other-{kind}")\n'
    found = problems_of(tmp_path, code, "event-drew = Drew\n")
    assert found == ["module.py:2: no catalogue of en has a key that begins with other-"]


def test_unused_keys_are_found(tmp_path: Path) -> None:
    code = (
        '"""Speaks of a-docstring."""\nTEXT_PREFIXES = ("hero-",)\nKEYS = ["a-listed"]\nx = f"event-{kind}"\n'
    )
    text = (
        "a-docstring = No\na-listed = Yes\nevent-drew = Yes\nhero-sora = Yes\n"
        "a-root = { a-leaf }\na-leaf = Yes\n"
    )
    found = problems_of(tmp_path, code, text)
    assert found == ["en.ftl: a-docstring is used nowhere", "en.ftl: a-root is used nowhere"]


def test_a_docstring_alone_is_no_use(tmp_path: Path) -> None:
    found = problems_of(tmp_path, 'def f():\n    "a-key"\n', "a-key = Key\n")
    assert found == ["en.ftl: a-key is used nowhere"]


def test_data_files_use_keys(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text('name = "card-potion"\n', encoding="utf-8")
    assert match(ask([path]), catalogue("card-potion = Potion\n")) == []


def test_modules_of_the_browser_are_read(tmp_path: Path) -> None:
    path = tmp_path / "page.js"
    path.write_text('t("a-used"); t(`a-kind-${x}`); t("a-missing"); const key = "a-named";', encoding="utf-8")
    text = "a-used = A\na-kind-x = B\na-named = C\na-idle = D\n"
    assert match(ask([path]), catalogue(text)) == [
        "page.js:1: a-missing is in no catalogue of en",
        "en.ftl: a-idle is used nowhere",
    ]


@pytest.mark.slow
def test_why_a_match_ended_is_a_sentence_that_can_follow_another() -> None:
    """It is told after who won, in logs and by clients; once it read “Player 2 the loser has no HP left”."""
    found = []
    for language in LANGUAGES:
        for game in game_packages():
            catalogue, _ = read(game_sources(game, language), language)
            for key in (key for key in catalogue.messages if key.startswith(f"{game}-cause-")):
                said = render(Phrase(key), language)
                found.append(key)
                assert said[0] == said[0].upper(), said
                assert said[-1] in ".!。", said
                assert said[-2] not in ".!。", said
    assert len(found) > 4 * len(game_packages()) * len(LANGUAGES)


def test_a_part_is_the_own_of_its_language() -> None:
    """Others need not have it; its variables are those of the messages that refer to it."""
    english = catalogue("a-a = { a-part-who } draws\na-part-who = { $who }\n")
    italian = catalogue("a-a = { $who } pesca\n", "it")
    japanese = catalogue("a-a = { a-part-other }\na-part-other = { $card }\n", "ja")
    assert compare([english, italian], []) == []
    problems = compare([english, japanese], [])
    assert problems == ["ja.ftl: a-a has the variables card, in en it has who"]


def test_a_form_of_a_variable_is_the_variable() -> None:
    english = catalogue("a-a = { $kinds-many } and { $kinds }\n")
    assert compare([english, catalogue("a-a = { $kinds }\n", "it")], []) == []


def test_what_a_message_refers_to_must_be_there() -> None:
    text = "a-a = { a-b } { a-c.of } { a-c.to }\na-c = C\n    .of = of C\n"
    _, problems = read([Source("en", "", "en.ftl", text)], "en")
    assert problems == [
        "en.ftl: a-a refers to a-b, which is not there",
        "en.ftl: a-a refers to a-c.to, which is not there",
    ]
