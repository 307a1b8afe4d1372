"""The check of the catalogues asks every installed game for its keys, also one of a third party."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from playmat.cards.operation import Operation
from playmat.games.kmon import GAME as KMON
from playmat.kernel import registry
from playmat.kernel.phrase import Phrase
from playmat.texts import catalogue, languages, render, sources
from playmat.texts.check import Asked, ask_games, check

PEBBLES = """
from playmat.kernel.game import Game
from playmat.kernel.phrase import Phrase, keys_of

class Pebbles(Game):
    id = "pebbles"
    min_seats = max_seats = 2

    def text_keys(self):
        return keys_of(self.id, {"take": ("one", "two_at_once")})

    def prompt(self, state, choice):
        return Phrase("pebbles-ask-take")

GAME = Pebbles()
"""
SAID = """pebbles-name = Pebbles
pebbles-ask-take = How many?
pebbles-take-one = One
pebbles-take-two-at-once = Two
pebbles-cause-empty = Nothing is left
pebbles-view-stones = Stones
"""


@pytest.fixture
def pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of an installed game of a third party, with a catalogue of each language."""
    package, info = tmp_path / "pebbles_game", tmp_path / "pebbles-1.dist-info"
    texts = package / "texts"
    package.mkdir()
    info.mkdir()
    (package / "__init__.py").write_text(PEBBLES, encoding="utf-8")
    for language in languages():
        (texts / language).mkdir(parents=True)
        (texts / language / "play.ftl").write_text(SAID, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n", encoding="utf-8")
    entry = "[playmat.games]\npebbles = pebbles_game:GAME\n"
    (info / "entry_points.txt").write_text(entry, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield package
    sys.modules.pop("pebbles_game", None)
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Let the registries look for games again."""
    registry._found.cache_clear()
    registry.game.cache_clear()
    sources.game_packages.cache_clear()
    catalogue._catalogue.cache_clear()
    catalogue._sentence.cache_clear()


@pytest.mark.slow
def test_a_game_of_a_third_party_fits(pebbles: Path) -> None:
    """Its keys are asked for by the game, by its code and by the clients: nothing of it is called unused."""
    assert pebbles.name == "pebbles_game"
    assert check() == []


def test_a_sentence_is_read_with_all_that_it_refers_to(pebbles: Path) -> None:
    """Terms and messages, also what they refer to in turn, in a variant and before an attribute."""
    more = """pebbles-heap = { $size ->
    [one] { -pebbles-one }
   *[other] { pebbles-many.form }
}
-pebbles-one = a { -pebbles-colour } pebble
-pebbles-colour = grey
pebbles-many = many
    .form = many { -pebbles-colour } pebbles
"""
    (pebbles / "texts" / "en" / "play.ftl").write_text(SAID + more, encoding="utf-8")
    said = [render(Phrase("pebbles-heap", {"size": size}), "en") for size in (1, 2)]
    assert said == ["a grey pebble", "many grey pebbles"]


@pytest.mark.slow
def test_what_a_game_of_a_third_party_lacks_is_named(pebbles: Path) -> None:
    """In every language, not in the first alone."""
    path = pebbles / "texts" / "ja" / "play.ftl"
    path.write_text(SAID.replace("pebbles-take-one", "pebbles-idle"), encoding="utf-8")
    problems = check()
    assert "pebbles: pebbles-take-one is in no catalogue of ja" in problems
    assert "games/pebbles/texts/ja/play.ftl: pebbles-idle is used nowhere" in problems


@pytest.mark.slow
def test_a_catalogue_of_a_third_party_that_nobody_reads_is_named(pebbles: Path) -> None:
    (pebbles / "texts" / "de.ftl").write_text(SAID, encoding="utf-8")
    assert any(one.startswith("games/pebbles/texts/de.ftl is not read") for one in check())


@pytest.mark.slow
def test_a_game_that_does_not_speak_a_language_lacks_nothing_in_it(pebbles: Path) -> None:
    """Authors of games need not know all languages; without an English catalogue its keys are missed."""
    (pebbles / "texts" / "ja" / "play.ftl").unlink()
    assert check() == []
    (pebbles / "texts" / "en" / "play.ftl").unlink()
    assert "pebbles: pebbles-take-one is in no catalogue of en" in check()


@pytest.mark.parametrize(("context", "operation"), [("effects", "fly_away"), ("tick", "glow")])
def test_an_operation_without_a_sentence_is_named(
    monkeypatch: pytest.MonkeyPatch, context: str, operation: str
) -> None:
    """Its key derives from the declaration; each language that has no sentence for it is named."""
    vocabulary = KMON.vocabulary
    more = {**vocabulary.contexts, context: (*vocabulary.contexts[context], Operation(operation, 99))}
    monkeypatch.setattr(type(KMON), "vocabulary", msgspec.structs.replace(vocabulary, contexts=more))
    key = f"kmon-{context}-{operation.replace('_', '-')}"
    assert check() == [f"kmon: {key} is in no catalogue of {language}" for language in languages()]


@pytest.mark.parametrize("game", ["khtcg", "kmon", "perilous"])
def test_every_game_of_ours_names_its_keys(game: str) -> None:
    asked = Asked()
    assert ask_games([game], asked) == []
    assert len(asked.keys) > 40
    assert all(key.startswith(f"{game}-") for key in asked.keys)


def test_a_game_that_is_not_there_is_named() -> None:
    (problem,) = ask_games(["nim"], Asked())
    assert problem.startswith("nim: the game cannot be asked for its keys")
