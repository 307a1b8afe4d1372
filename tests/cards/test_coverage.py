"""`playmat cards coverage`: what random play reaches of cards, operations and rules."""

from __future__ import annotations

import ast
import json
from importlib.resources import files
from pathlib import Path
from re import fullmatch

import pytest

from playmat import cli
from playmat.cards.coverage import Counting
from playmat.cards.game import instructions
from playmat.games.khtcg import GAME as KHTCG
from playmat.games.khtcg.interface import branches as khtcg
from playmat.games.khtcg.language.codes import HAPPENED_WORDS as KHTCG_HAPPENED_WORDS
from playmat.games.kmon import GAME
from playmat.games.kmon.interface import branches as kmon
from playmat.games.kmon.language.codes import DECISION_KINDS, HAPPENED_WORDS, PROMPT_WORDS
from playmat.kernel.rng import stream_of
from playmat.lab.collection.coverage import random_coverage

ROOMS = ("state", "effects", "rules")
"""The folders of a game whose modules change the table, but for the legality of decks."""

ABSENT = {
    *("effects.mill", "tick.gain_charges", "effects.if", "effects.choose"),
    *("effects.damage_each", "effects.heal_each", "effects.gain_each", "effects.draw_each"),
}
"""Operations that no card of the set has."""


@pytest.mark.slow
def test_random_play_reaches_every_card_operation_and_branch() -> None:
    found = random_coverage(GAME, 1500, 2)
    assert found.missing == []
    assert found.unnamed == []
    assert found.rare == {}
    assert found.whole
    assert min(found.cards.values()) > 0
    assert set(found.cards) == set(GAME.codes())
    assert set(found.branches) == set(GAME.branches())
    every = {f"{GAME.vocabulary.context_of(one)}.{one.word}" for one in GAME.vocabulary.operations()}
    assert every - {name for name, count in found.operations.items() if count} == ABSENT


def test_few_games_leave_gaps_and_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "coverage", "kmon", "--games", "2"]) == 1
    said = capsys.readouterr().out
    assert "never: KM1-" in said
    assert cli.main(["cards", "coverage", "kmon", "--games", "2", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"operations", "cards", "branches", "rare", "missing", "unnamed"}
    assert set(found["cards"]) == set(GAME.codes())
    assert [code for code, count in found["cards"].items() if count == 0]


def test_the_same_seed_counts_the_same() -> None:
    assert random_coverage(GAME, 4, 9) == random_coverage(GAME, 4, 9)
    assert random_coverage(GAME, 4, 9) != random_coverage(GAME, 4, 10)


def test_random_decks_seek_the_cards_with_a_gap() -> None:
    assert Counting(KHTCG).promising() == set(KHTCG.codes())
    for seed in range(5):
        assert "KHP-T02" in KHTCG.seeking_deck(stream_of(seed, 1), {"KHP-T02"})
    unsought = [KHTCG.seeking_deck(stream_of(seed, 1), set()) for seed in range(5)]
    assert not all("KHP-T02" in deck for deck in unsought)


def test_nothing_played_is_all_missing() -> None:
    found = Counting(GAME).cover()
    programs = [code for code in GAME.codes() for _one in instructions(GAME, code)]
    assert len(found.missing) == len(GAME.codes()) + len(programs) + len(GAME.branches())


def test_a_branch_without_a_name_is_a_gap() -> None:
    counting = Counting(GAME)
    counting.taken["dance"] += 1
    assert counting.cover().unnamed == ["dance"]
    assert not counting.cover().whole


OWN = """set = "MY1"

[[card]]
code = "MY1-01"
type = "item"
name = { en = "Wellspring" }
target = "own_active"

[[card.effects]]
op = "mill"
amount = 2

[[card.effects]]
op = "attach"
kind = "buff"
duration = 2
to = "own_active"
tick = [{ op = "gain_charges", amount = 1 }]

[[card]]
code = "MY1-02"
type = "ability"
name = { en = "Stupor" }
target = "opp_active"

[[card.effects]]
op = "attach"
kind = "debuff"
duration = 3
to = "opp_active"
static = { no_attack = true, no_ability = true, no_defence = true }

[[card]]
code = "MY1-03"
type = "ability"
name = { en = "Crossroads" }
effects = [{ op = "choose", one = [{ op = "draw", amount = 1 }], two = [{ op = "peek_hand" }] }]
"""


OWN_BRANCHES = {kmon.BY_OPERATION[one] for one in ("effects.mill", "tick.gain_charges", "effects.choose")}
"""Branches that only cards of this set bring about."""


def test_the_cards_of_a_set_say_which_branches_there_are() -> None:
    """A branch that only the cards of a set have must be reached, too."""
    game = GAME.with_sets(("my.toml", OWN))
    assert set(game.branches()) - set(GAME.branches()) == set(kmon.BY_OPERATION.values()) - set(
        GAME.branches()
    )


CHOOSING = """set = "MY1"

[[card]]
code = "MY1-01"
type = "event"
number = "99"
name = { en = "Crossroads" }
effects = [{ op = "choose", one = [{ op = "draw", amount = 1 }], two = [{ op = "gain_hp", amount = 1 }] }]
"""


def test_a_question_of_an_operation_is_a_branch_where_a_card_has_it() -> None:
    """KH-GEN-27: random play has to reach what can be chosen, and that it is told."""
    own = set(KHTCG.with_sets(("my.toml", CHOOSING)).branches()) - set(KHTCG.branches())
    assert own == {"asked choose", "chosen KH-GEN-27"}


def test_a_legal_set_can_be_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Play with the set names nothing that the language does not know, and reaches all that is its own."""
    path = tmp_path / "my.toml"
    path.write_text(OWN, encoding="utf-8")
    arguments = ["coverage", "kmon", "--cards", str(path), "--games", "60", "--json"]
    cli.main(["cards", *arguments])
    found = json.loads(capsys.readouterr().out)
    assert found["unnamed"] == []
    assert not [name for name in found["missing"] if name.startswith("MY1")]
    assert all(found["branches"][name] > 0 for name in OWN_BRANCHES)
    assert found["rare"]["no-action KM-ACT-02"] > 0


def causes(game: str) -> set[str]:
    """The clauses that the modules of the rules hand on as causes of what they do."""
    folder = Path(str(files("playmat.games").joinpath(game)))
    modules = [path for room in ROOMS for path in folder.glob(f"{room}/*.py") if path.stem != "deck"]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in modules]
    found = {one.value for tree in trees for one in ast.walk(tree) if isinstance(one, ast.Constant)}
    return {one for one in found if isinstance(one, str) and fullmatch(r"K[MH](-[A-Z]+)+-[0-9]+", one)}


@pytest.mark.parametrize(
    ("game", "events", "rare"),
    [
        ("kmon", kmon.EVENTS, (*kmon.RARE, *kmon.BY_OPERATION.values())),
        (
            "khtcg",
            khtcg.EVENTS,
            (*khtcg.RARE, *(one for found in khtcg.BY_OPERATION.values() for one in found)),
        ),
    ],
)
def test_every_cause_in_the_rules_is_a_branch(
    game: str, events: dict[str, str], rare: tuple[str, ...]
) -> None:
    """Anyone who adds a change with a clause of its own has to add it to the branches."""
    named = {clause for clauses in (*events.values(), *rare) for clause in clauses.split() if "-" in clause}
    named = {clause for clause in named if clause.isupper()}
    assert causes(game) == named
    assert len(named) > 40


def test_branches_are_named_by_events_and_prompts_that_exist() -> None:
    assert set(kmon.EVENTS) <= set(HAPPENED_WORDS)
    assert [one.prompt for one in DECISION_KINDS] == list(range(len(PROMPT_WORDS)))
    assert set(khtcg.EVENTS) <= set(KHTCG_HAPPENED_WORDS.values())
