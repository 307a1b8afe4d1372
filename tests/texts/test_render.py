"""Phrases become sentences, whatever is wrong with them."""

import threading
from concurrent.futures import ThreadPoolExecutor, wait

import pytest
from fluent.syntax.ast import Message, Resource, Term
from tests.crossing import SLOW, first_of

from playmat import texts
from playmat.kernel.errors import PlaymatError
from playmat.kernel.phrase import Phrase
from playmat.texts import catalogue
from playmat.texts.catalogue import entries, parsed
from playmat.texts.sources import game_packages, game_sources, shared_sources

PATIENCE = 120.0
"""Seconds to wait for what comes in any case, on a busy machine."""


def test_a_phrase_is_said_in_each_language() -> None:
    phrase = Phrase("about-licence")
    said = [texts.render(phrase, language) for language in texts.languages()]
    assert said == [
        "The code is under the MIT licence.",
        "ソースコードは MIT ライセンスです。",
        "Il codice è distribuito con licenza MIT.",
    ]


def test_fillings_carry_no_invisible_marks() -> None:
    said = texts.render(Phrase("proof-unknown-clause", {"id": "XX-1"}), "en")
    assert "“XX-1”" in said
    assert "\u2068" not in said


def test_a_phrase_inside_a_phrase_is_rendered_first() -> None:
    inner = Phrase("about-licence")
    said = texts.render(Phrase("proof-nothing-found", {"words": inner}), "it")
    assert said.endswith("Il codice è distribuito con licenza MIT.")


def test_an_unknown_key_shows_itself() -> None:
    assert texts.render(Phrase("no-such-key"), "ja") == "[no-such-key]"
    assert texts.render(Phrase("no-such-key", {"n": 3}), "en") == "[no-such-key n=3]"
    assert not texts.has("no-such-key")


@pytest.mark.parametrize("language", first_of(texts.languages(), SLOW))
def test_sentences_parsed_one_by_one_are_those_of_the_whole_file(language: str) -> None:
    of_games = [source for game in game_packages() for source in game_sources(game, language)]
    for source in shared_sources(language) + of_games:
        whole = [one for one in parsed(source.text).body if isinstance(one, (Message, Term))]
        alone = [parsed(text).body[0] for text in entries(source.text).values()]
        assert len(alone) == len(whole) > 0
        assert all(
            one.equals(other, ignored_fields=["comment"]) for one, other in zip(alone, whole, strict=True)
        )


def test_a_missing_filling_shows_itself() -> None:
    said = texts.render(Phrase("proof-unknown-clause"), "en")
    assert said.endswith("]")
    assert "id" in said


def test_an_unknown_language_is_english() -> None:
    assert texts.render(Phrase("about-licence"), "xx") == texts.render(Phrase("about-licence"), "en")


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("ja", {"PLAYMAT_LANG": "it"}, "ja"),
        (None, {"PLAYMAT_LANG": "it", "LC_ALL": "ja_JP.UTF-8"}, "it"),
        (None, {"LC_ALL": "ja_JP.UTF-8", "LC_MESSAGES": "it_IT", "LANG": "en_GB"}, "ja"),
        (None, {"LC_MESSAGES": "it_CH.UTF-8@euro", "LANG": "ja_JP"}, "it"),
        (None, {"LANG": "ja-JP"}, "ja"),
        (None, {"LC_ALL": "C", "LANG": "it_IT"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
        ("IT", {}, "it"),
    ],
)
def test_the_language_is_found(asked: str | None, environment: dict[str, str], language: str) -> None:
    assert texts.detect(asked, environment) == language


@pytest.mark.parametrize(("asked", "environment"), [("fr", {}), (None, {"PLAYMAT_LANG": "fr"})])
def test_an_unknown_language_asked_for_is_refused(asked: str | None, environment: dict[str, str]) -> None:
    with pytest.raises(texts.UnknownLanguage) as caught:
        texts.detect(asked, environment)
    assert isinstance(caught.value, PlaymatError)
    assert "fr" in str(caught.value)
    assert "en, ja, it" in str(caught.value)


def test_a_form_of_a_word_is_said_where_the_language_has_it() -> None:
    """`kinds.many` is the attribute `many` of the message; a language without it says the message."""
    phrase = Phrase("khtcg-kinds-dark.many")
    assert [texts.render(phrase, language) for language in ("en", "it", "ja")] == [
        "Dark Cards",
        "Carte Oscure",
        "闇カード",
    ]


def test_a_sentence_that_another_thread_is_reading_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server words its first answers in several threads at once."""
    begun, go_on = threading.Event(), threading.Event()

    def slowly(text: str) -> Resource:
        begun.set()
        assert go_on.wait(PATIENCE)
        return parsed(text)

    monkeypatch.setattr(catalogue, "parsed", slowly)
    book = catalogue.Catalogue("en", "")

    def asked() -> bool:
        book.read("about-licence")
        return bool(book.bundle.get_message("about-licence"))

    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(asked)
        assert begun.wait(PATIENCE)
        second = pool.submit(asked)
        wait([second], 0.2)  # long enough to fail, were it not to wait for the first
        go_on.set()
        assert first.result(PATIENCE)
        assert second.result(PATIENCE)
