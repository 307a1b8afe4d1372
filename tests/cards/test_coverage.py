"""`playmat cards coverage`: what random play reaches of cards, operations and rules."""

from __future__ import annotations

import ast
import json
from importlib.resources import files

import pytest

from playmat import cli
from playmat.cards.coverage import Counting
from playmat.cards.game import instructions
from playmat.games.khtcg import GAME as KHTCG
from playmat.games.kmon import GAME
from playmat.games.kmon.branches import EVENTS, FORMS, branches
from playmat.games.kmon.symbols import HAPPENED_WORDS, PROMPT_WORDS
from playmat.kernel.rng import stream_of
from playmat.lab.coverage import random_coverage, seeking_deck

RULES = ("action", "chain", "damage", "hands", "operations", "rules", "settle", "setup", "table", "turn")
NEVER = {"KM-ACT-02"}
"""What no card of the set brings about: a Phase IV in which nothing is legal."""

ABSENT = {"effects.mill", "tick.gain_charges"}
"""Operations that no card of the set has."""


@pytest.mark.slow
def test_random_play_reaches_every_card_operation_and_branch() -> None:
    found = random_coverage(GAME, 1500, 2)
    assert found.missing == []
    assert found.unnamed == []
    assert found.whole
    assert min(found.cards.values()) > 0
    assert set(found.cards) == set(GAME.codes())
    assert set(found.branches) == set(branches())
    every = {f"{GAME.vocabulary.context_of(one)}.{one.word}" for one in GAME.vocabulary.operations()}
    assert every - {name for name, count in found.operations.items() if count} == ABSENT


def test_few_games_leave_gaps_and_say_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "coverage", "kmon", "--games", "2"]) == 1
    said = capsys.readouterr().out
    assert "never: KM1-" in said
    assert cli.main(["cards", "coverage", "kmon", "--games", "2", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"operations", "cards", "branches", "missing", "unnamed"}
    assert set(found["cards"]) == set(GAME.codes())
    assert [code for code, count in found["cards"].items() if count == 0]


def test_the_same_seed_counts_the_same() -> None:
    assert random_coverage(GAME, 4, 9) == random_coverage(GAME, 4, 9)
    assert random_coverage(GAME, 4, 9) != random_coverage(GAME, 4, 10)


def test_random_decks_seek_the_cards_with_a_gap() -> None:
    assert Counting(KHTCG).unreached() == set(KHTCG.codes())
    for seed in range(5):
        assert "KHP-T02" in seeking_deck(KHTCG, stream_of(seed, 1), {"KHP-T02"})
    unsought = [seeking_deck(KHTCG, stream_of(seed, 1), set()) for seed in range(5)]
    assert not all("KHP-T02" in deck for deck in unsought)


def test_branches_that_are_rare_may_be_taken_and_need_not() -> None:
    counting = Counting(KHTCG)
    assert "skipped raise" not in counting.cover().missing
    counting.taken["skipped raise"] += 1
    assert counting.cover().unnamed == []


def test_nothing_played_is_all_missing() -> None:
    found = Counting(GAME).cover()
    programs = [code for code in GAME.codes() for _one in instructions(GAME, code)]
    assert len(found.missing) == len(GAME.codes()) + len(programs) + len(branches())


def test_a_branch_without_a_name_is_a_gap() -> None:
    counting = Counting(GAME)
    counting.taken["dance"] += 1
    assert counting.cover().unnamed == ["dance"]
    assert not counting.cover().whole


def causes(name: str) -> set[str]:
    """The clauses that a module of the rules hands on as causes of what it does."""
    tree = ast.parse(files("playmat.games.kmon").joinpath(f"{name}.py").read_text(encoding="utf-8"))
    held = [node for node in ast.walk(tree) if isinstance(node, ast.Call | ast.IfExp)]
    found = [one for node in held for one in ast.iter_child_nodes(node) if isinstance(one, ast.Constant)]
    return {one.value for one in found if isinstance(one.value, str) and one.value.startswith("KM-")}


def test_every_cause_in_the_rules_is_a_branch() -> None:
    """Whoever adds a change with a clause of its own has to add it to the branches."""
    named = {clause for clauses in EVENTS.values() for clause in clauses.split()}
    written = set().union(*map(causes, RULES))
    assert len(written) > 40
    assert written - named == NEVER
    assert named <= written
    assert set(EVENTS) <= set(HAPPENED_WORDS)
    assert set(FORMS) == set(PROMPT_WORDS)
