"""PP-OPT-01: every option with every value; what documents cannot say. The others: `scenarios/options`."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from itertools import pairwise

import pytest
from tests.perilous.play import GAME, HEROES, OPTIONS, at, laid, outcome, play_randomly, setup_of

from playmat.kernel.choice import NATURE
from playmat.kernel.errors import BadSetup
from playmat.kernel.game import Plain, Seat, Setup, Value
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.rng import MATCH_STREAM, stream_of

WORLDS = tomllib.loads(
    files("playmat.games.perilous").joinpath("data", "worlds.toml").read_text(encoding="utf-8")
)
FRONTS = [card["sides"][0]["id"] for card in WORLDS["cards"]]
BACKS = [card["sides"][1]["id"] for card in WORLDS["cards"]]
LEVELS = {side["id"]: card["level"] for card in WORLDS["cards"] for side in card["sides"]}


def begun(seed: int = 1, *heroes: str, **options: Value) -> Match:
    """A match after setup, before the first throw has fallen."""
    match = Match(GAME, setup_of(*(heroes or ("sora", "goofy")), seed=seed, options=options), AwaitedNature())
    while laid(match)["phase"].startswith("setup"):
        match.outcome(int(match.state.nature.peek(match.state.chance)))
    return match


def worlds_of(match: Match) -> list[str]:
    """The world in play and the stack."""
    return [laid(match)["world"], *laid(match)["stack"]]


def test_the_options_and_their_defaults() -> None:
    """PP-OPT-01: nine options, each with its values, the default first."""
    assert {option.name: option.values for option in GAME.options()} == OPTIONS
    setup = setup_of("sora", "goofy")
    assert setup.options == {name: values[0] for name, values in OPTIONS.items()}


@pytest.mark.parametrize("name", [*OPTIONS, "colour"])
def test_other_values_are_refused(name: str) -> None:
    """PP-OPT-01: an unknown option or value is refused by name."""
    with pytest.raises(BadSetup) as caught:
        Match(GAME, Setup("perilous", (Seat("sora"), Seat("goofy")), "", {name: "nonsense"}))
    assert name in str(caught.value)


@pytest.mark.parametrize(
    ("difficulty", "levels"),
    [("standard", [1, 2, 2, 3, 3, 3]), ("easy", [1, 2, 2, 2, 3, 3]), ("hard", [1, 2, 2, 3, 3, 3, 3])],
)
def test_difficulty(difficulty: str, levels: list[int]) -> None:
    """PP-OPT-01, PP-SETUP-08, PP-SETUP-09, PP-SETUP-10, PP-SETUP-12: the levels of the stack, top first."""
    for seed in range(12):
        assert [LEVELS[world] for world in worlds_of(begun(seed, difficulty=difficulty))] == levels


def test_hard_target_counts_only_in_the_harder_game() -> None:
    """PP-OPT-01, PP-SETUP-18, PP-SETUP-19: what is shown as the number of worlds to save."""
    target = {
        (difficulty, hard): begun(1, difficulty=difficulty, hard_target=hard).view(0)["to_save"]
        for difficulty in ("standard", "easy", "hard")
        for hard in (7, 6)
    }
    assert target == {(d, h): h if d == "hard" else 6 for d, h in target}


@pytest.mark.parametrize(("side", "ids"), [("front", FRONTS), ("back", BACKS)])
def test_world_side(side: str, ids: list[str]) -> None:
    """PP-OPT-01, PP-SETUP-11: every world shows the side asked for, and no side is thrown for."""
    for seed in range(6):
        match = begun(seed, world_side=side)
        assert set(worlds_of(match)) <= set(ids)
        thrown = [entry for entry in match.entries if entry.word in (*FRONTS, *BACKS)]
        assert thrown == []


@pytest.mark.parametrize(("side", "world"), [("front", "port_royal"), ("back", "hundred_acre_wood")])
def test_world_side_of_a_replacement(side: str, world: str) -> None:
    """PP-OPT-01, PP-OVER-03: a replacement shows the same side."""
    match = at(
        {
            "phase": "replace",
            "world": "traverse_town",
            "overrun": ["traverse_town"],
            "marker": 12,
            "reserve": ["wc08"],
        },
        world_side=side,
    )
    outcome(match, "wc08")
    assert laid(match)["phase"] == "overrun_throw"
    assert laid(match)["stack"][-1] == world


def test_random_sides() -> None:
    """By chance, each side of each card comes about as often as the other.

    PP-OPT-01, PP-SETUP-11, PP-SETUP-07.
    """
    seen = Counter(world for seed in range(150) for world in worlds_of(begun(seed)))
    assert set(seen) == {*FRONTS, *BACKS}
    assert abs(sum(seen[world] for world in FRONTS) - 450) < 75  # five standard deviations


@pytest.mark.parametrize("hero", ["sora", "goofy", "kairi"])
def test_a_named_first_hero(hero: str) -> None:
    """PP-OPT-01, PP-SETUP-17: the named hero begins; no chance is asked for it."""
    for seed in range(5):
        match = begun(seed, "sora", "goofy", "kairi", first_hero=hero)
        assert laid(match)["active"] == hero
        assert not any(entry.word in HEROES for entry in match.entries)


def test_a_random_first_hero() -> None:
    """PP-OPT-01, PP-SETUP-17: each hero who takes part begins about as often as the others."""
    seen = Counter(laid(begun(seed, "sora", "goofy", "kairi"))["active"] for seed in range(150))
    assert set(seen) == {"sora", "goofy", "kairi"}
    assert max(seen.values()) < 85


@pytest.mark.parametrize("hero", [hero for hero in HEROES if hero not in ("sora", "goofy")])
def test_a_first_hero_who_does_not_take_part_is_refused(hero: str) -> None:
    """PP-OPT-01, PP-SETUP-17: the refusal names the option and who takes part."""
    with pytest.raises(BadSetup) as caught:
        begun(1, "sora", "goofy", first_hero=hero)
    assert "first_hero" in str(caught.value)


def damage_position() -> Plain:
    """One damage comes to a hero with Shields."""
    return {"phase": "world_throw", "world": "wonderland", "heroes": {"sora": {"shields": 2}}}


@pytest.mark.parametrize(("value", "asked", "shields"), [("ask", [0], 2), ("auto", [], 1)])
def test_damage_choice(value: str, asked: list[int], shields: int) -> None:
    """PP-OPT-01, PP-DMG-03: whether the hero is asked, or a Shield goes by itself."""
    match = at(damage_position(), damage_choice=value)
    outcome(match, "attack wild wild wild protect")
    assert match.asked == asked
    assert laid(match)["heroes"]["sora"]["shields"] == shields


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("value", ["any", "same"])
def test_replacement_level(level: int, value: str) -> None:
    """PP-OPT-01, PP-OVER-03: of which cards one is drawn, for a lost world of every level."""
    lost = next(world for world in FRONTS if LEVELS[world] == level)
    match = at(
        {"phase": "world_throw", "world": lost, "marker": 11 if level == 1 else 12}, replacement_level=value
    )
    position = laid(match)
    dice = len(position["throwing"]) - 1
    spawn = next(
        face for face in ("attack", "protect", "distract", "collect", "ability") if spawns(lost, face)
    )
    outcome(match, " ".join([spawn] * dice + [spawn]))
    assert laid(match)["phase"] == "replace"
    words = {GAME.outcome_word(match.state, number) for number in range(int(match.state.chance))}
    reserve = set(laid(match)["reserve"])
    alike = {card["id"] for card in WORLDS["cards"] if card["id"] in reserve and card["level"] == level}
    assert words == (reserve if value == "any" else alike)
    assert len(alike) < len(reserve)
    assert alike


def spawns(world: str, face: str) -> bool:
    """Return whether a face moves the marker and does not hurt."""
    side = next(side for card in WORLDS["cards"] for side in card["sides"] if side["id"] == world)
    return bool(side["faces"][face]["kind"] == "spawn")


def test_each_option_changes_the_match_and_only_by_its_value() -> None:
    """PP-OPT-01, PP-RNG-01: the same seed with and without an explicit default is the same match."""
    bare = begun(5)
    for name, values in OPTIONS.items():
        assert begun(5, **{name: values[0]}).digest() == bare.digest(), name
        for value in values[1:]:
            if name != "first_hero" or value in ("sora", "goofy"):
                other = begun(5, **{name: value})
                same_rules = name == "hard_target" and value == 6
                assert (other.digest() == bare.digest()) == same_rules, (name, value)


def test_chance_of_setup_in_order() -> None:
    """Worlds by level, sides, the deck, the first hero, then the first throw.

    PP-RNG-01, PP-SETUP-07, PP-SETUP-11.
    """
    match = Match(GAME, setup_of("sora", "goofy", "kairi", seed=3), AwaitedNature())
    ways: list[int] = []
    phases: list[str] = []
    while len(phases) < 43 and not match.asked:
        ways.append(int(match.state.chance))
        phases.append(laid(match)["phase"])
        match.outcome(int(match.state.nature.peek(match.state.chance)))
    assert ways == [3, 5, 4, 6, 5, 4, *[2] * 6, *range(30, 1, -1), 3, 46656]
    assert phases == ["setup"] * 6 + ["setup_sides"] * 6 + ["setup_items"] * 29 + ["setup_first", "throw"]
    assert all(entry.seat == NATURE for entry in match.entries)


def test_the_number_of_each_outcome_is_the_next_of_one_stream() -> None:
    """Entry by entry, chance takes the next number of the stream of the seed, and nothing else does.

    PP-RNG-01.
    """
    stream = stream_of(11, MATCH_STREAM)
    ways: list[int] = []
    for match in play_randomly(setup_of("sora", "goofy", "riku", seed=11)):
        ways.append(int(match.state.chance) if not match.asked and not match.is_over else 0)
        last = match
    assert all(
        entry.answer == stream.below(size)
        for entry, size in zip(last.entries, ways, strict=False)
        if entry.seat == NATURE
    )
    assert last.state.nature.counter == stream.counter


def test_same_seed_and_same_decisions_give_the_same_game() -> None:
    """PP-RNG-01: and another seed, or another decision, does not."""

    def ends(seed: int) -> list[str]:
        return [match.digest() for match in play_randomly(setup_of("sora", "goofy", seed=seed))]

    assert ends(7) == ends(7)
    assert ends(7)[-1] != ends(8)[-1]
    position: Plain = {"phase": "keep", "dice": ["attack"] * 6}
    kept, thrown = at(position), at(position)
    kept.say(0, "stop")
    thrown.say(0, "throw 1")
    assert kept.digest() != thrown.digest()


def test_removal_rolls_hero_by_hero_blue_before_black() -> None:
    """One throw a hero, in seat order from the active one; the black die last.

    PP-RNG-01, PP-SAVED-03, PP-OVER-05.
    """
    match = at(
        {"phase": "overrun_throw", "world": "traverse_town", "overrun": ["traverse_town"], "marker": 12},
        "sora",
        "goofy",
        "kairi",
    )
    rolled = []
    while laid(match)["phase"] == "overrun_throw":
        rolled.append(
            (laid(match)["hero"], GAME.outcome_word(match.state, 5), GAME.outcome_word(match.state, 30))
        )
        match.outcome(7)
    blue_before_black = ("attack heartless", "wild attack")
    assert rolled == [(hero, *blue_before_black) for hero in ("sora", "goofy", "kairi")]
    assert all(first != second for first, second in pairwise(rolled))
