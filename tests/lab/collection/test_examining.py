"""`playmat cards check --play`: what is found of a designed bad set, and that a near miss is left alone."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.lab.collection.card_files import ABILITY, FRIEND, HEAD, HIT, MANY, ability, hit_with_many

from playmat import cli
from playmat.cards.game import CardGame
from playmat.games.khtcg import GAME as KHTCG
from playmat.games.kmon import GAME as KMON
from playmat.games.kmon.game import KMonCards
from playmat.games.kmon.rules.state_machine import KmonMachine
from playmat.games.kmon.state.layout import CARD_MASK
from playmat.kernel.choice import Choice
from playmat.kernel.game import Setup
from playmat.kernel.match.record import read_record, replay
from playmat.kernel.rng import Stream
from playmat.kernel.state import State
from playmat.lab.collection.coverage import question
from playmat.lab.examining import commands, dominance, matches
from playmat.lab.examining import findings as of_findings
from playmat.lab.examining.evidence import Evidence
from playmat.lab.examining.examples import played, write_examples
from playmat.lab.examining.findings import Finding, findings, seldom
from playmat.lab.examining.matches import SURE, examine_in_play


def examined(game: CardGame, text: str, games: int = 20, seed: int = 1) -> Evidence:
    larger = game.with_sets(("my.toml", text))
    return examine_in_play(larger, [card["code"] for card in larger.book.sets[-1].cards], games, seed)


def found(game: CardGame, text: str, games: int = 20, seed: int = 1) -> list[Finding]:
    return [one for one in findings(examined(game, text, games, seed)).found if one.kind != "better"]


# ---- what never happens --------------------------------------------------------------------------------

WORLD = """
{ op = "when", event = "played", if = [{ op = "on_world", name = "%s" }], do = [{ op = "draw", amount = 1 }] }
"""


@pytest.mark.parametrize(
    ("game", "bad", "key", "clause"),
    [
        pytest.param(
            KMON,
            HEAD + 'type = "ability"\ncost = 90\neffects = [{ op = "draw", amount = 1 }]\n',
            "cards-found-unplayed",
            "KM-ABL-01",
            id="kmon-too-dear",
        ),
        pytest.param(
            KMON,
            ABILITY + f"effects = [{MANY % 30}]\n",
            "cards-found-idle",
            "",
            id="kmon-never-so-many-cards",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            KHTCG,
            FRIEND + f"text = [{WORLD % 'Nowhere At All'}]\n",
            "cards-found-undone",
            "",
            id="khtcg-no-such-world",
            marks=pytest.mark.slow,
        ),
        pytest.param(
            KHTCG,
            HEAD + 'type = "friend"\nlevel = 19\nsupport = 0\nmagic = 0\n',
            "cards-found-unplayed",
            "KH-CALL-03",
            id="khtcg-no-such-level",
            marks=pytest.mark.slow,
        ),
    ],
)
def test_what_never_happens_is_a_remark(game: CardGame, bad: str, key: str, clause: str) -> None:
    """If the rules say why, they are asked when cards of the type can be played, not at another time."""
    (one,) = found(game, bad)
    assert (one.kind, one.card, one.said.key, one.is_error) == ("never", "MY1-01", key, False)
    assert one.clause == clause
    assert one.moment is not None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "good"),
    [
        pytest.param(
            KMON,
            HEAD + 'type = "ability"\ncost = 3\neffects = [{ op = "draw", amount = 1 }]\n',
            id="kmon-cost",
        ),
        pytest.param(KMON, ABILITY + f"effects = [{MANY % 4}]\n", id="kmon-some-cards"),
        pytest.param(KHTCG, FRIEND + f"text = [{WORLD % 'Traverse Town'}]\n", id="khtcg-a-world"),
        pytest.param(
            KHTCG, HEAD + 'type = "friend"\nlevel = 2\nsupport = 0\nmagic = 0\n', id="khtcg-a-level"
        ),
    ],
)
def test_what_does_happen_is_not_remarked_on(game: CardGame, good: str) -> None:
    assert found(game, good, 40) == []


def test_of_too_few_matches_nothing_is_said_but_that_they_are_few() -> None:
    evidence = examined(KMON, ABILITY + f"effects = [{MANY % 30}]\n", 4)
    assert findings(evidence).found == []
    assert seldom(evidence) == ["MY1-01"]


# ---- what goes on without end ----------------------------------------------------------------------------

ECHO = '{ op = "when", event = "hp_gained", of = "own", do = [{ op = "%s", amount = 1 }] }'
BUTTON = '{ op = "ability", timing = ["action"]%s, do = [{ op = "gain_hp", amount = 1 }] }'


def test_effects_that_set_each_other_off_are_a_mistake_with_its_clause() -> None:
    (one,) = found(KHTCG, FRIEND + f"text = [{ECHO % 'gain_hp'}]\n", 20)
    assert (one.kind, one.clause, one.is_error) == ("endless", "KH-WIN-12", True)


@pytest.mark.slow
def test_an_ability_without_a_limit_is_remarked_on() -> None:
    (one,) = found(KHTCG, FRIEND + f"text = [{BUTTON % ''}]\n", 20)
    assert (one.kind, one.card, one.is_error) == ("repeats", "MY1-01", False)


@pytest.mark.slow
@pytest.mark.parametrize(
    "text", [pytest.param(ECHO % "draw", id="no-echo"), pytest.param(BUTTON % ', limit = "turn"', id="once")]
)
def test_what_ends_by_itself_is_not_remarked_on(text: str) -> None:
    assert [one.kind for one in found(KHTCG, FRIEND + f"text = [{text}]\n", 20) if one.kind != "never"] == []


# ---- what breaks the rules --------------------------------------------------------------------------------


class Broken(KMonCards):
    """K-Mon with rules that break once the card of the set has been played: no card can do this."""

    def turns(self, state: KmonMachine) -> int:
        number = self.book.card_code("MY1-01")
        if any(number in {*side.discard} for side in state.sides):
            raise ZeroDivisionError
        return super().turns(state)


class BrokenAt(KMonCards):
    """K-Mon with rules that break at some place if somebody has the card: no card can do this."""

    breaks_at = "begin"

    def stop(self, state: KmonMachine, place: str) -> None:
        number = self.book.card_code("MY1-01")
        if place == self.breaks_at and any(
            held & CARD_MASK == number for side in state.sides for held in (*side.hand, *side.deck)
        ):
            raise ZeroDivisionError

    def begin(self, setup: Setup) -> KmonMachine:
        state = super().begin(setup)
        self.stop(state, "begin")
        return state

    def overlong(self, state: KmonMachine) -> bool:
        if state.answers >= 100:
            self.stop(state, "overlong")
        return super().overlong(state)


class BrokenLater(BrokenAt):
    """The same when it is asked whether the match has run on."""

    breaks_at = "overlong"


@pytest.mark.parametrize("game", [BrokenAt(), BrokenLater()])
def test_rules_that_break_outside_an_answer_leave_the_other_matches(game: BrokenAt) -> None:
    evidence = examined(game, ABILITY + 'effects = [{ op = "draw", amount = 1 }]\n', 3)
    assert evidence.matches == 3
    (one,) = [one for one in findings(evidence).found if one.kind != "better"]
    assert (one.kind, one.card, one.moment is None) == ("stops", "MY1-01", game.breaks_at == "begin")


def test_a_moment_that_breaks_when_it_is_played_again_has_no_record(tmp_path: Path) -> None:
    text = ABILITY + 'effects = [{ op = "draw", amount = 1 }]\n'
    found = findings(examined(BrokenLater(), text, 3)).found
    assert [one.moment is None for one in found if one.is_error] == [False]
    game = BrokenAt().with_sets(("my.toml", text))
    assert write_examples(game, found, tmp_path) == [None] * len(found)


def test_a_question_that_cannot_be_put_leaves_the_moment_before_the_last_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def put(game: CardGame, state: State, stream: Stream) -> Choice:
        if state.answers > 100:
            raise ZeroDivisionError
        return question(game, state, stream)

    monkeypatch.setattr(matches, "question", put)
    evidence = examined(KMON, ABILITY + 'effects = [{ op = "draw", amount = 1 }]\n', 1)
    (one,) = [one for one in findings(evidence).found if one.is_error]
    assert one.moment is not None
    assert 0 < one.moment.entries <= 100
    assert played(evidence.game, one.moment).state.answers == one.moment.entries


def test_a_match_for_comparison_that_breaks_is_a_mistake_and_compares_nothing() -> None:
    """If the match without the card breaks, nobody knows whether the card is to blame."""
    evidence = examined(BrokenWithout(), ABILITY + 'effects = [{ op = "draw", amount = 1 }]\n', 1)
    assert [one.kind for one in findings(evidence).found if one.is_error] == ["stops"]


@pytest.mark.parametrize(("game", "kinds"), [(Broken(), ["stops"]), (KMON, [])])
def test_rules_that_break_are_a_mistake_with_the_moment_before(game: CardGame, kinds: list[str]) -> None:
    evidence = examined(game, ABILITY + 'effects = [{ op = "gain_charges", amount = 9 }]\n', 2)
    errors = [one for one in findings(evidence).found if one.is_error]
    assert [one.kind for one in errors] == kinds
    for one in errors:
        assert one.card == "MY1-01"
        assert one.moment is not None
        assert played(KMON.with_sets(("my.toml", evidence.game.book.sets[-1].text)), one.moment).asked


class Endless(KMonCards):
    """K-Mon in which matches run on where the first side has a card, or always: no card can do this."""

    always = False

    def overlong(self, state: KmonMachine) -> bool:
        side, number = state.sides[0], self.book.card_code("MY1-01")
        piles = (side.hand, side.deck, side.discard)
        has_it = any(held & CARD_MASK == number for pile in piles for held in pile)
        return bool(state.answers >= 30 and (self.always or has_it))


class BrokenWithout(Endless):
    """... and break in the first match without it."""

    began = 0

    def begin(self, setup: Setup) -> KmonMachine:
        self.began += 1
        return super().begin(setup)

    def overlong(self, state: KmonMachine) -> bool:
        if self.began > 1 + SURE:
            raise ZeroDivisionError
        return super().overlong(state)


class AlwaysEndless(Endless):
    """The same whatever is played."""

    always = True


@pytest.mark.parametrize(("game", "kinds"), [(Endless(), ["overlong"]), (AlwaysEndless(), [])])
def test_a_card_is_a_mistake_if_matches_run_on_with_it_alone(game: CardGame, kinds: list[str]) -> None:
    evidence = examined(game, ABILITY + 'effects = [{ op = "gain_charges", amount = 9 }]\n', 2)
    assert [one.kind for one in findings(evidence).found if one.is_error] == kinds


# ---- the command -----------------------------------------------------------------------------------------


def check(path: Path, *more: str, games: int = 3) -> int:
    return cli.main(["cards", "check", str(path), "--play", "--matches", str(games), "--lang", "en", *more])


@pytest.fixture
def looping(tmp_path: Path) -> Path:
    path = tmp_path / "of mine" / "my.toml"
    path.parent.mkdir()
    path.write_text(FRIEND + f"text = [{ECHO % 'gain_hp'}]\n", encoding="utf-8")
    return path


def test_the_command_says_what_it_found_and_leaves_a_record(
    looping: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "not there" / "examples"
    assert check(looping, "--examples", str(folder)) == 1
    good, said, example, total = capsys.readouterr().out.splitlines()
    assert good == "my.toml is valid."
    assert said.startswith("MY1-01 sets effects off that would go on without end")
    assert total == "3 matches: 1 error, 0 remarks."
    record, _at, place = shlex.split(example)[2].partition("@")
    assert shlex.split(example)[3:] == ["--cards", str(looping)]
    game = KHTCG.with_sets(("my.toml", looping.read_text(encoding="utf-8")))
    match = replay(read_record(Path(record).read_bytes()), game, int(place))
    assert match.asked
    assert not match.is_over


def test_json_has_the_same_and_a_seed_brings_the_same(
    looping: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reports: list[dict[str, Any]] = []
    for _time in range(2):
        assert check(looping, "--json") == 1
        reports.append(json.loads(capsys.readouterr().out))
    assert reports[0] == reports[1]
    (one,) = reports[0]["findings"]
    assert (one["kind"], one["error"], one["card"], one["clause"]) == ("endless", True, "MY1-01", "KH-WIN-12")
    assert len(one["example"]["decks"]) == 2
    assert one["example"]["record"] is None


def test_remarks_alone_are_no_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "my.toml"
    path.write_text('set = "MY1"\n' + ability("MY1-01", "One", HIT % 30), encoding="utf-8")
    assert check(path, games=1) == 0
    assert "MY1-01 is strictly better than KM1-FIR-1: effects.amount 30 instead of" in capsys.readouterr().out


def test_a_folder_for_examples_that_cannot_be_made_is_refused_before_a_match_is_played(
    looping: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "examine_in_play", lambda *_all: pytest.fail("matches are played"))
    assert check(looping, "--examples", str(looping / "examples")) == 2
    said = capsys.readouterr().err
    assert f"“{looping / 'examples'}” cannot be written to" in said
    assert "--examples" in said


def test_the_command_says_what_it_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "my.toml"
    three = [ability(f"MY1-0{n}", f"No {n}", hit_with_many(n)) for n in (1, 2, 3)]
    path.write_text('set = "MY1"\n' + "".join(three), encoding="utf-8")
    monkeypatch.setattr(of_findings, "IN_ALL", 1)
    assert check(path, games=1) == 0
    said = capsys.readouterr().out
    assert "Of 2 more pairs of cards, one card is strictly better; they are not listed." in said
    monkeypatch.setattr(dominance, "COMPARED", 0)
    assert check(path, "--json", games=1) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["unlisted"], report["whole"]) == (0, False)
    assert check(path, games=1) == 0
    said = capsys.readouterr().out
    assert f"There are so many cards that {report['uncompared']} pairs were not compared." in said


@pytest.mark.parametrize("more", [("--examples", "somewhere")])
def test_examples_need_matches(
    more: Sequence[str], looping: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["cards", "check", str(looping), "--lang", "en", *more]) == 2
    assert "--examples goes only with --play" in capsys.readouterr().err


# ---- limits ------------------------------------------------------------------------------------------------


def test_when_time_is_up_no_other_match_is_begun() -> None:
    times = iter([True, True, False])
    larger = KMON.with_sets(("my.toml", ABILITY + 'effects = [{ op = "draw", amount = 1 }]\n'))
    evidence = examine_in_play(larger, ["MY1-01"], 50, 1, lambda: next(times))
    assert (evidence.matches, evidence.whole) == (2, False)


def test_matches_that_take_long_use_up_what_all_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    """Any match takes more than three answers: after the first one nothing is left."""
    monkeypatch.setattr(matches, "EACH", 1)
    evidence = examined(KMON, ABILITY + 'effects = [{ op = "draw", amount = 1 }]\n', 3)
    assert (evidence.matches, evidence.whole) == (1, False)


def test_to_choose_the_next_card_its_own_places_are_enough() -> None:
    """To search those of all cards for each card took seconds for a set of a thousand."""
    evidence = Evidence(KMON, KMON.codes())
    evidence.owner = {}
    for code, places in evidence.places.items():
        evidence.cards[code].used = 1
        evidence.cards[code].tries = 1
        evidence.worked.update(dict.fromkeys(places, 1))
    missing = "KM1-FIR-4"
    evidence.worked[evidence.places[missing][0]] = 0
    assert evidence.next_card() == missing


@pytest.mark.slow
@pytest.mark.parametrize(("game", "idle"), [(KMON, {"KM1-FIR-4"}), (KHTCG, set())])
def test_the_house_sets_have_no_errors(game: CardGame, idle: set[str]) -> None:
    """The damage of Sunfall (KM1-FIR-4) fells nearly every K-Mon, so its debuff hardly ever lasts."""
    evidence = examine_in_play(game, game.codes(), 300, 7)
    remarks = [one for one in findings(evidence).found if one.kind != "better"]
    assert [one for one in remarks if one.is_error] == []
    assert {one.card for one in remarks} <= idle
