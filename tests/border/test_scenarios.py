"""Scenario documents: played, compared, written; and every mistake named with its line."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.embers import EMBERS

from playmat.kernel.documents.lines import key_lines
from playmat.kernel.errors import BadScenario
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.expect import Expect
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import begin, dump, play, read_scenario, schema
from playmat.kernel.phrase import Phrase
from playmat.kernel.rng import stream_of

SPARK = """\
scenario = 1
game = "embers"
title = "A spark"

[setup]
seats = [{}, {name = "Bob"}]
seed = 5

[position]
stack = ["main ash"]

[[position.seats]]
energy = 2
hand = ["spark", "parry"]

[[position.seats]]
energy = 1
health = 4
hand = ["riposte"]

[[step]]
seat = 0
answer = "play spark"

[step.expect]
asked = [1]
legal = ["play riposte", "pass"]
illegal = { "play spark" = "DU-HAND-01" }

[[step]]
seat = 1
answer = "pass"

[expect]
position.seats.1.health = 3
view.1.seats.0.energy = 1
view.spectator.seats.0.hand.0.card = ""
result = false
events = ["embers-played", "embers-hurt"]
"""


def test_a_scenario_that_holds_has_nothing_unmet() -> None:
    played = play(read_scenario(SPARK, EMBERS))
    assert played.unmet == []
    assert [entry.word for entry in played.match.entries] == ["play spark", "pass"]


@pytest.mark.parametrize(
    ("right", "wrong", "path", "got"),
    [
        ("position.seats.1.health = 3", "position.seats.1.health = 4", "expect.position.seats.1.health", "3"),
        ("view.1.seats.0.energy = 1", "view.1.seats.0.energy = 0", "expect.view.1.seats.0.energy", "1"),
        ("view.1.seats.0.energy = 1", "view.1.seats.0.mana = 0", "expect.view.1.seats.0.mana", "(nothing)"),
        ("asked = [1]", "asked = [0]", "step.0.expect.asked", "[1]"),
        (
            'legal = ["play riposte", "pass"]',
            'legal = ["rest"]',
            "step.0.expect.legal",
            "“rest” is not an answer here.",
        ),
        (
            '"play spark" = "DU-HAND-01"',
            '"play riposte" = ""',
            "step.0.expect.illegal.play riposte",
            "none",
        ),
        ('"DU-HAND-01"', '"DU-COST-01"', "step.0.expect.illegal.play spark", "DU-HAND-01"),
        ("result = false", 'result = { cause = "health" }', "expect.result", "(nothing)"),
        ("result = false", "result = true", "expect.result", "false"),
        ('"embers-hurt"]', '"embers-healed"]', "expect.events", "embers-hurt"),
    ],
)
def test_an_expectation_that_is_not_met_is_named(right: str, wrong: str, path: str, got: str) -> None:
    text = SPARK.replace(right, wrong)
    assert text != SPARK
    (unmet,) = play(read_scenario(text, EMBERS)).unmet
    assert ".".join(unmet.path) == path
    assert got in f"{unmet.got} {unmet.clause}"
    assert wrong in text.splitlines()[unmet.line - 1]


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [
        ('game = "embers"', "game = 3", 2),
        ("scenario = 1", "scenario = 2", 1),
        ("seed = 5", 'seed = "five"', 7),
        ("seed = 5", "sead = 5", 7),
        ("seats = [{}, {", "seats = [{}, {}, {", 5),
        ('hand = ["riposte"]', 'hand = ["fireball"]', 19),
        ("health = 4", "helth = 4", 18),
        ('seat = 1\nanswer = "pass"', 'seat = 1\nanswer = "sing"', 30),
        ('seat = 1\nanswer = "pass"', 'seat = 7\nanswer = "pass"', 30),
        ('seat = 1\nanswer = "pass"', "seat = 1", 30),
        ('seat = 1\nanswer = "pass"', 'chance = "card 3"', 30),
        ("[expect]\n", '[expect]\nlooks = "good"\n', 35),
        ("seat = 1\n", 'seat = "1"\n', 30),
        ("asked = [1]", 'asked = ["1"]', 26),
        ("asked = [1]", "asked = [7]", 26),
        ("view.1.seats", "view.7.seats", 36),
        ('legal = ["play riposte", "pass"]', 'legal = { 7 = ["pass"] }', 27),
        ('{ "play spark" = "DU-HAND-01" }', '{ 7 = { "play spark" = "DU-HAND-01" } }', 28),
    ],
)
def test_a_mistake_is_named_with_its_line(right: str, wrong: str, line: int) -> None:
    text = SPARK.replace(right, wrong, 1)
    assert text != SPARK
    with pytest.raises(BadScenario) as refused:
        play(read_scenario(text, EMBERS))
    assert refused.value.phrase.args["line"] == line


@pytest.mark.parametrize("half", ["seat = 1", 'answer = "pass"'])
def test_a_step_is_an_answer_or_chance_and_never_half_of_both(half: str) -> None:
    """The question there is not chance, but that is not the fault of the step."""
    text = SPARK.replace('seat = 1\nanswer = "pass"', f'{half}\nchance = "card 3"')
    with pytest.raises(BadScenario) as refused:
        play(read_scenario(text, EMBERS))
    assert refused.value.phrase.args["why"] == Phrase("error-scenario-step")


def test_expectations_say_something_or_nothing() -> None:
    document = read_scenario(SPARK, EMBERS).document
    assert document.expect is not None
    assert document.expect.says_something()
    assert not Expect().says_something()


def test_what_is_no_toml_says_where_it_ends() -> None:
    with pytest.raises(BadScenario) as refused:
        read_scenario("scenario = 1\ngame = = 3", EMBERS)
    assert refused.value.phrase.key == "error-scenario-toml"
    assert "line 2, column 8" in str(refused.value)


def test_a_game_that_is_not_installed_is_named() -> None:
    with pytest.raises(BadScenario) as refused:
        read_scenario('title = "x"\ngame = "chess"')
    assert refused.value.phrase.args["line"] == 2
    assert "chess" in str(refused.value)


@pytest.mark.parametrize("seed", range(8))
def test_any_moment_can_be_dumped_and_goes_on_the_same(seed: int) -> None:
    """The document of a moment, read again, asks the same and looks the same to both seats."""
    match = Match(EMBERS, Setup("embers", (Seat(), Seat()), seed=seed))
    dice = stream_of(seed, 9)
    for _answer in range(12):
        seat = match.asked[dice.below(len(match.asked))]
        match.answer(seat, int(match.choice(seat).sample(dice)))
        if match.is_over:
            break
        again = begin(read_scenario(dump(match, "here"), EMBERS))
        assert again.asked == match.asked
        for seat in (0, 1):
            assert again.view(seat) == match.view(seat)


def test_the_schema_is_json_schema() -> None:
    defined = schema()["$defs"]
    assert set(defined["ScenarioStep"]["properties"]) == {"seat", "answer", "chance", "expect"}
    assert set(defined["Expect"]["properties"]) == {
        "position",
        "view",
        "asked",
        "chance",
        "legal",
        "illegal",
        "result",
        "events",
    }


def test_lines_are_found_in_any_toml() -> None:
    text = '''\
a = 1 # [not] "a" header
"b.c".d = """
e = 2
"""
f = [
  "g = 3",
]

[h.i]
j = {k = 1}
[[h.l]]
m = 1
[[h.l]]
m = 2
[h.l.n]
o = 3
'''
    assert tomllib.loads(text)["h"]["l"][1]["n"]["o"] == 3
    lines = key_lines(text)
    assert lines[("a",)] == 1
    assert lines[("b.c", "d")] == 2
    assert ("e",) not in lines
    assert ("g",) not in lines
    assert lines[("h", "i", "j")] == 10
    assert lines[("h", "l", "0", "m")] == 12
    assert lines[("h", "l", "1", "m")] == 14
    assert lines[("h", "l", "1", "n", "o")] == 16


@settings(max_examples=200)
@given(place=st.integers(0, len(SPARK) - 1), put=st.text(max_size=3), gone=st.integers(0, 3))
def test_a_mutated_document_is_refused_or_played(place: int, put: str, gone: int) -> None:
    """With any characters changed, there is a typed refusal or an ordinary comparison."""
    text = SPARK[:place] + put + SPARK[place + gone :]
    try:
        played = play(read_scenario(text, EMBERS))
    except BadScenario:
        return
    assert all(1 <= unmet.line <= len(text.splitlines()) for unmet in played.unmet)
