"""Every question, answer and event has words in every language, and names things that the view shows."""

from __future__ import annotations

import pytest
from tests.khtcg.borders.matches import found, play_randomly, setup_of
from tests.khtcg.machine import machine_of

from playmat.games.khtcg import GAME
from playmat.kernel.event import HIDDEN, SPECTATOR
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import stream_of
from playmat.texts import has, render

LANGUAGES = ("en", "ja", "it")


def check_words(phrase: Phrase) -> None:
    """A phrase reads in every language: no key, no gap is left in it."""
    for language in LANGUAGES:
        said = render(phrase, language)
        assert said
        assert "khtcg-" not in said
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulesets_and_options_have_words(language: str) -> None:
    """Each option of KH-OPT with its values, so that a start dialog says in words what it sets."""
    assert all(has(f"khtcg-ruleset-{ruleset}", language) for ruleset in GAME.rulesets)
    for option in GAME.options():
        name = option.name.replace("_", "-")
        assert has(f"khtcg-option-{name}", language), name
        for value in option.values:
            word = str(value).lower().replace("_", "-")
            keys = (f"khtcg-value-{name}-{word}", f"khtcg-value-{word}", f"start-value-{word}")
            assert word.isdecimal() or any(has(key, language) for key in keys), keys


@pytest.mark.parametrize("seed", range(8))
def test_questions_and_answers_have_words(seed: int) -> None:
    stream = stream_of(seed, 11)
    asked = set()
    for match in play_randomly(setup_of(seed)):
        if match.is_over:
            break
        choice = match.choice(match.needed[0])
        asked.add(GAME.prompt(machine_of(match.state), choice).key)
        check_words(GAME.prompt(machine_of(match.state), choice))
        check_words(GAME.describe(machine_of(match.state), choice, int(choice.sample(stream))))
    assert {"khtcg-ask-action", "khtcg-ask-challenge", "khtcg-ask-hand"} <= asked


@pytest.mark.parametrize("seed", range(8))
def test_an_option_touches_what_its_player_sees(seed: int) -> None:
    touched = set()
    for match in play_randomly(setup_of(seed)):
        if match.is_over:
            break
        seat = match.needed[0]
        choice = match.choice(seat)
        view = match.view(seat)
        for place in range(int(choice.n)):
            for path in GAME.touches(machine_of(match.state), choice, int(choice.items[place])):
                assert found(view, path)
                touched.add(path.split(".")[2])
    assert {"hand", "friends", "player"} <= touched


@pytest.mark.parametrize("seed", range(8))
def test_events_have_sentences_that_cite_a_clause(seed: int) -> None:
    last = [match for match in play_randomly(setup_of(seed)) if match.is_over][-1]
    for viewer in (0, 1, SPECTATOR):
        told = [
            GAME.tell(machine_of(last.state), event) for event in last.events(viewer) if event.kind != HIDDEN
        ]
        assert len(told) > 100
        for phrase in told:
            assert phrase.clause.startswith("KH-")
            check_words(phrase)


def test_cards_that_nobody_else_sees_are_told_to_their_player_only() -> None:
    """KH-ZONE-02, KH-ZONE-03."""
    secrets = {"dealt": "cards-dealt", "drew": "card-drawn", "looked": "cards-looked"}
    told = set()
    for seed in range(6):
        last = [match for match in play_randomly(setup_of(seed)) if match.is_over][-1]
        for viewer in (0, 1, SPECTATOR):
            for event, seen in zip(last.log.events, last.events(viewer), strict=True):
                word = GAME.tell(machine_of(last.state), event).key.removeprefix("khtcg-event-")
                if word in secrets:
                    shown = GAME.tell(machine_of(last.state), seen).key.removeprefix("khtcg-event-")
                    assert shown == (word if event.seat == viewer else secrets[word])
                    told.add((word, shown))
    assert len(told) == 6
