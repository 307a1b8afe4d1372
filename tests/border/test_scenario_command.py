"""`playmat scenario run`: several documents, cards of one's own, and cards by any of their names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.own_set import own_set

from playmat import cli
from playmat.cards.game import CardGame
from playmat.games.khtcg import GAME as KHTCG
from playmat.games.kmon import GAME as KMON
from playmat.games.perilous import GAME as PERILOUS
from playmat.kernel.documents.toml import read_toml
from playmat.kernel.errors import BadScenario
from playmat.kernel.game import Game, Seat, Setup
from playmat.kernel.match.expect import check_names, differences
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import begin, play, read_scenario
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import stream_of
from playmat.texts import languages, render

KINGDOM = """game = "khtcg"

[setup]
seats = [{}, {}]

[position]
phase = "action"

[[position.seats]]
player = "KHP-P01"
friends = [{ card = "FRIEND", damage = 0 }]

[[position.seats]]
player = "KHP-P01"

[expect]
asked = [0]
position.seats.0.friends = FRIENDS
"""

CREATURES = """game = "kmon"

[setup]
seats = [{}, {}]

[position]
phase = "item"

[[position.seats]]
active = 0
charges = 9
hand = ["HAND"]
team = [{ kmon = "TEAM" }, { kmon = "KM1-K02" }, { kmon = "KM1-K03" }]

[[position.seats]]
active = 0

[expect]
asked = [0]
position.seats.0.hand = ["HAND"]
position.seats.0.team.0.kmon = "TEAM"
position.seats.0.team.1 = "KM1-K02"
"""


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Exit code, output and errors of `playmat scenario run`."""
    code = cli.main(["scenario", "run", *arguments, "--lang", "en"])
    said = capsys.readouterr()
    return code, said.out, said.err


@pytest.mark.parametrize(
    "name", ["KHP-F09", "jack-skellington", "JACK  Skellington", "ジャック・スケリントン", "Jack Skeletron"]
)
@pytest.mark.parametrize("expected", ['["{}"]', '[{{ card = "{}" }}]', "[{{ slot = 1 }}]"])
def test_a_card_goes_by_each_of_its_names(name: str, expected: str) -> None:
    """In positions and in what is expected of them, alone or as a table of what is compared."""
    text = KINGDOM.replace("FRIENDS", expected.format(name)).replace("FRIEND", name)
    assert play(read_scenario(text)).unmet == []


@pytest.mark.parametrize(
    "expected", ['["KHP-F01"]', "[]", '["KHP-F09", "KHP-F09"]', '[{ card = "KHP-F09", slot = 7 }]']
)
def test_what_is_not_so_is_named_as_a_whole(expected: str) -> None:
    text = KINGDOM.replace("FRIENDS", expected).replace("FRIEND", "KHP-F09")
    (unmet,) = play(read_scenario(text)).unmet
    assert ".".join(unmet.path) == "expect.position.seats.0.friends"
    assert "KHP-F09" in str(unmet.got)


@pytest.mark.parametrize("language", ["en", "ja", "it"])
def test_kmons_and_cards_go_by_names_in_every_language(language: str) -> None:
    hand = KMON.book.plain["KM1-ICE-1"]["name"][language]
    kmon = KMON.book.plain["KM1-K01"]["name"][language]
    text = CREATURES.replace("HAND", hand).replace("TEAM", kmon)
    assert play(read_scenario(text)).unmet == []


def test_a_name_of_several_cards_is_said_with_their_codes() -> None:
    """In the position, and in the expectation."""
    riku = [code for code in KHTCG.codes() if KHTCG.book.plain[code]["name"]["en"] == "Riku"]
    assert len(riku) > 1
    for text in (
        KINGDOM.replace("KHP-P01", "Riku", 1).replace("FRIENDS", "[]"),
        KINGDOM.replace("KHP-P01", riku[0], 1).replace("FRIENDS", '["Riku"]').replace("FRIEND", "KHP-F09"),
        KINGDOM.replace("position.seats.0.friends = FRIENDS", 'position.seats.0.player = "Riku"')
        .replace("KHP-P01", riku[0], 1)
        .replace("FRIEND", "KHP-F09"),
    ):
        with pytest.raises(BadScenario) as refused:
            play(read_scenario(text))
        why = refused.value.phrase.args["why"]
        assert isinstance(why, Phrase)
        assert why.key == "error-cards-ambiguous"
        assert ", ".join(riku) in str(why)


def moments(game: CardGame) -> Iterator[Match]:
    """Some moments of a match by random play."""
    match = Match(game, Setup(game.id, (Seat(), Seat()), seed=11))
    dice = stream_of(11, 3)
    for number in range(300):
        if match.is_over:
            return
        if number % 10 == 0:
            yield match
        seat = match.asked[dice.below(len(match.asked))]
        match.answer(seat, int(match.choice(seat).sample(dice)))


def words_in(document: object, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    """The texts in a position or view, with their paths."""
    if isinstance(document, dict):
        for key, value in document.items():
            yield from words_in(value, (*path, key))
    elif isinstance(document, list | tuple):
        for value in document:
            yield from words_in(value, path)
    elif isinstance(document, str):
        yield path, document


def nested(path: tuple[str, ...], word: str) -> Any:
    """A table with a word at a path."""
    return {path[0]: nested(path[1:], word)} if path else word


@pytest.mark.parametrize("game", [KHTCG, KMON], ids=lambda game: game.id)
def test_wherever_a_card_is_shown_none_that_there_is_not_can_be_expected(game: CardGame) -> None:
    """In each place of positions and views, alone or as a table; all that is there itself can be expected."""
    places: set[tuple[str, ...]] = set()
    for match in moments(game):
        shown = {"position": match.game.dump(match.state), "view": {str(s): match.view(s) for s in (0, 1)}}
        check_names(match.game, shown, ())
        places.update(path for path, word in words_in(shown, ()) if word in game.book.plain)
    places.update([path[:-1] for path in places if path[-1] in game.card_keys])
    assert len({path[-1] for path in places}) > 7
    for path in places:
        for expected in (nested(path, "KM1-K999"), nested(path, ["Goofyy"])):  # type: ignore[arg-type]
            with pytest.raises(BadScenario) as refused:
                check_names(game, expected, ())
            assert refused.value.phrase.key.startswith("error-deck-unknown")
            assert refused.value.phrase.args["path"] == ".".join(path)


@pytest.mark.parametrize(
    "expected", ['["Goofyy"]', '[{ card = "Goofyy" }]', '["KHP-F09", "Goofyy"]', '{ 0 = "Goofyy" }']
)
def test_an_unknown_card_in_an_expectation_is_refused_with_its_line_and_the_nearest(expected: str) -> None:
    """Also where another number of cards lies there; a place with nothing can be expected to have nothing."""
    text = KINGDOM.replace("FRIENDS", expected).replace("FRIEND", "KHP-F09")
    with pytest.raises(BadScenario) as refused:
        play(read_scenario(text))
    assert text.splitlines()[int(str(refused.value.phrase.args["line"])) - 1].startswith("position.seats.0.f")
    assert "There is no card “Goofyy”. Did you mean “goofy”?" in str(refused.value)
    nothing = 'position.seats.0.captives = "(nothing)"'
    text = KINGDOM.replace("position.seats.0.friends = FRIENDS", nothing).replace("FRIEND", "KHP-F09")
    assert play(read_scenario(text)).unmet == []


def test_cards_in_views_go_by_their_names_too() -> None:
    view = 'view.1.seats.0.friends = ["jack-skellington"]'
    text = KINGDOM.replace("position.seats.0.friends = FRIENDS", view)
    assert play(read_scenario(text.replace("FRIEND", "KHP-F09"))).unmet == []
    assert len(play(read_scenario(text.replace("FRIEND", "KHP-F01"))).unmet) == 1


def test_what_cannot_be_played_is_named_and_the_others_are_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Exit code 2 wins over 1, and 1 over 0, wherever the document stands."""
    good, wrong, broken, latin = (tmp_path / f"{name}.toml" for name in ("good", "wrong", "broken", "latin"))
    text = KINGDOM.replace("FRIENDS", '["KHP-F09"]').replace("FRIEND", "KHP-F09")
    good.write_text(text, encoding="utf-8")
    wrong.write_text(text.replace("asked = [0]", "asked = [1]"), encoding="utf-8")
    broken.write_text("game = = 3", encoding="utf-8")
    latin.write_bytes('title = "é"'.encode("latin-1"))
    missing = tmp_path / "missing.toml"
    assert run(capsys, str(good))[0] == 0
    code, out, err = run(capsys, str(wrong), str(good))
    assert (code, err) == (1, "")
    assert "expect.asked should be [1], but is [0]" in out
    assert f"{good}: everything as expected" in out
    code, out, err = run(capsys, str(broken), str(missing), str(wrong), str(latin), str(good))
    assert code == 2
    assert [line.split(": ")[0] for line in err.splitlines()] == [
        f"{path} cannot be played" for path in (broken, missing, latin)
    ]
    assert f"{wrong}: one expectation is not met" in out
    assert f"{good}: everything as expected" in out


REFUSED = {
    'legal = ["fly"]': "scenario-unmet-legal",
    'illegal = { "end" = "KH-GEN-01" }': "scenario-unmet-illegal",
    'illegal = { "fly" = "KH-GEN-01" }': "scenario-unmet-clause",
}
"""Expectations of answers that are not met, and how that is told."""


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("expected", REFUSED)
def test_answers_that_are_not_as_expected_are_told_in_the_readers_language(
    expected: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the refusal in words, and never by its key."""
    document = tmp_path / "answers.toml"
    text = KINGDOM.replace("position.seats.0.friends = FRIENDS", expected).replace("FRIEND", "KHP-F09")
    legal = begin(read_scenario(text)).window(0).items[0].word
    text = text.replace('"end"', f'"{legal}"')
    (unmet,) = play(read_scenario(text)).unmet
    assert unmet.key == REFUSED[expected]
    document.write_text(text, encoding="utf-8")
    assert cli.main(["scenario", "run", str(document), "--lang", lang]) == 1
    said = capsys.readouterr().out
    assert "error-" not in said
    assert "=" not in said
    if isinstance(unmet.got, Phrase):
        assert render(unmet.got, lang) in said


def values_in(value: object) -> Iterator[object]:
    """A value with each that is inside it."""
    yield value
    inside: Any = value.values() if isinstance(value, dict) else value
    for one in inside if isinstance(value, dict | list | tuple) else ():
        yield from values_in(one)


@pytest.mark.parametrize("game", [KMON, KHTCG, PERILOUS], ids=lambda one: one.id)
def test_a_value_is_told_as_a_document_would_say_it(game: Game) -> None:
    """Each of a position and of a view, nothing at all among them: what was told can be expected."""
    seats = tuple(Seat(role) for role in (*game.roles, "", "")[:2])
    match = Match(game, Setup(game.id, seats, seed=11))
    values = [*values_in(game.dump(match.state)), *values_in(match.view(1))]
    kinds = {type(value) for value in values}
    assert kinds >= {dict, str, int, bool, type(None)}
    for value in values:
        (told,) = differences(game, "unlike", value, ())
        again = read_toml(f"value = {told.got}")["value"]
        assert differences(game, again, value, ()) == []


def test_a_word_where_a_list_is_is_told() -> None:
    """A value of another kind than the expected one is told as one unmet expectation."""
    for expected in ('hand = "KHP-F09"', 'worlds = { 0 = "KHP-F09" }', "friends = 3", "hp = [1]"):
        text = KINGDOM.replace("friends = FRIENDS", expected).replace("FRIEND", "KHP-F09")
        assert len(play(read_scenario(text)).unmet) == 1


def test_cards_of_ones_own_are_proven(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "mine.toml"
    document.write_text(
        """game = "kmon"

[setup]
seats = [{}, {}]

[position]
phase = "action"

[[position.seats]]
active = 0
charges = 2
hand = ["Pioggia di Brace"]
team = [{ kmon = "KM1-K22" }, { kmon = "KM1-K02" }, { kmon = "KM1-K03" }]

[[position.seats]]
active = 0
team = [{ kmon = "KM1-K22" }, { kmon = "KM1-K02" }, { kmon = "KM1-K03" }]

[[step]]
seat = 0
answer = "play ember-rain"

[expect]
position.seats.0.discard = ["MY1-01"]
""",
        encoding="utf-8",
    )
    cards = own_set(tmp_path)
    assert run(capsys, str(document), "--cards", str(cards)) == (
        0,
        f"{document}: everything as expected\n",
        "",
    )
    assert run(capsys, str(document))[0] == 2
    assert cli.main(["scenario", "show", str(document), "--cards", str(cards)]) == 0
    assert "play ember-rain" in capsys.readouterr().out


def test_a_game_without_card_sets_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = tmp_path / "heroes.toml"
    document.write_text('game = "perilous"\n[setup]\nseats = ["sora", "kairi"]\n', encoding="utf-8")
    assert run(capsys, str(document))[0] == 0
    code, _, err = run(capsys, str(document), "--cards", str(own_set(tmp_path)))
    assert code == 2
    assert f"{document} cannot be played" in err
