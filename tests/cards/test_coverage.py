"""`playmat cards coverage`: what random play reaches of cards, operations and rules."""

from __future__ import annotations

import ast
import json
from importlib.resources import files
from re import fullmatch

import pytest

from playmat import cli
from playmat.cards.coverage import Counting
from playmat.cards.game import instructions
from playmat.games.khtcg import GAME as KHTCG
from playmat.games.khtcg import branches as khtcg
from playmat.games.khtcg.symbols import HAPPENED_WORDS as KHTCG_HAPPENED_WORDS
from playmat.games.kmon import GAME
from playmat.games.kmon import branches as kmon
from playmat.games.kmon.symbols import HAPPENED_WORDS, PROMPT_WORDS
from playmat.kernel.rng import stream_of
from playmat.lab.coverage import random_coverage

KMON_RULES = (
    "action",
    "chain",
    "damage",
    "hands",
    "operations",
    "rules",
    "settle",
    "setup",
    "table",
    "turn",
)
KHTCG_RULES = (
    "action",
    "battle",
    "change",
    "checks",
    "duel",
    "fight",
    "guards",
    "move",
    "operations",
    "piles",
    "play",
    "rules",
    "select",
    "setup",
    "standing",
    "symbols",
    "table",
    "triggers",
    "turn",
)
"""The modules that change the table."""

KMON_NEVER = {"KM-ACT-02", "KM-DISC-03"}
"""What no card of the set brings about: a Phase IV in which nothing is legal, a card that mills."""

KHTCG_NEVER = {"KH-FC-03", "KH-DRAW-06", "KH-WIN-12"}
"""What random play does not bring about (`games.khtcg.branches.EVENTS`)."""

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
    assert set(found.branches) == set(kmon.branches())
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
    assert Counting(KHTCG).promising() == set(KHTCG.codes())
    for seed in range(5):
        assert "KHP-T02" in KHTCG.seeking_deck(stream_of(seed, 1), {"KHP-T02"})
    unsought = [KHTCG.seeking_deck(stream_of(seed, 1), set()) for seed in range(5)]
    assert not all("KHP-T02" in deck for deck in unsought)


def test_nothing_played_is_all_missing() -> None:
    found = Counting(GAME).cover()
    programs = [code for code in GAME.codes() for _one in instructions(GAME, code)]
    assert len(found.missing) == len(GAME.codes()) + len(programs) + len(kmon.branches())


def test_a_branch_without_a_name_is_a_gap() -> None:
    counting = Counting(GAME)
    counting.taken["dance"] += 1
    assert counting.cover().unnamed == ["dance"]
    assert not counting.cover().whole


def causes(game: str, modules: tuple[str, ...]) -> set[str]:
    """The clauses that modules of the rules hand on as causes of what they do."""
    folder = files("playmat.games").joinpath(game)
    trees = [ast.parse(folder.joinpath(f"{name}.py").read_text(encoding="utf-8")) for name in modules]
    found = {one.value for tree in trees for one in ast.walk(tree) if isinstance(one, ast.Constant)}
    return {one for one in found if isinstance(one, str) and fullmatch(r"K[MH](-[A-Z]+)+-[0-9]+", one)}


@pytest.mark.parametrize(
    ("game", "modules", "events", "never"),
    [("kmon", KMON_RULES, kmon.EVENTS, KMON_NEVER), ("khtcg", KHTCG_RULES, khtcg.EVENTS, KHTCG_NEVER)],
)
def test_every_cause_in_the_rules_is_a_branch(
    game: str, modules: tuple[str, ...], events: dict[str, str], never: set[str]
) -> None:
    """Whoever adds a change with a clause of its own has to add it to the branches."""
    named = {clause for clauses in events.values() for clause in clauses.split()}
    written = causes(game, modules)
    assert len(written) > 40
    assert written - named == never
    assert named <= written


def test_branches_are_named_by_events_and_prompts_that_exist() -> None:
    assert set(kmon.EVENTS) <= set(HAPPENED_WORDS)
    assert set(kmon.FORMS) == set(PROMPT_WORDS)
    assert set(khtcg.EVENTS) <= set(KHTCG_HAPPENED_WORDS.values())
