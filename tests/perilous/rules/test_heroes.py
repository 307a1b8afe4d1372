"""The five boards: ready numbers and Abilities as the rules and the data state them (section 9)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest
from tests.perilous.play import ACTIONS, HEROES, at, board, laid

from playmat.kernel.errors import IllegalAnswer

DATA: list[dict[str, Any]] = tomllib.loads(
    files("playmat.games.perilous").joinpath("data", "heroes.toml").read_text(encoding="utf-8")
)["heroes"]

FOUND = {
    ("sora", "attack"): 1,
    ("donald", "attack"): 3,
    ("goofy", "attack"): 3,
    ("donald", "collect"): 1,
    ("kairi", "collect"): 3,
    ("goofy", "protect"): 1,
    ("kairi", "distract"): 1,
}
"""PP-HERO-02."""

OPERATIONS = {
    "sora": ("marker", 2),
    "donald": ("draws", 2),
    "goofy": ("shields", 2),
    "kairi": ("heal", 2),
    "riku": ("marker_distract", 1),
}
"""PP-HERO-03 to 08."""


def ready_numbers() -> dict[tuple[str, str], int]:
    """The ready numbers of the data."""
    return {(hero["id"], word): hero["ready"][word]["value"] for hero in DATA for word in ACTIONS}


@pytest.mark.parametrize(("hero", "action"), [(hero, action) for hero in HEROES for action in ACTIONS])
def test_ready_numbers(hero: str, action: str) -> None:
    """PP-HERO-01, PP-ASSIGN-02: on the board exactly the data's number of dice makes the action Readied."""
    need = ready_numbers()[hero, action]
    other = "goofy" if hero != "goofy" else "sora"
    for dice in range(1, 6):
        match = at({"phase": "assign", "dice": [action] * 5 + ["none"]}, hero, other)
        said = f"ready {action} " + " ".join(str(die) for die in range(1, dice + 1))
        if dice == need:
            match.say(0, said)
        else:
            with pytest.raises(IllegalAnswer):
                match.say(0, said)
        assert board(match, hero)[action] == ("ready" if dice == need else "empty")


@pytest.mark.parametrize("place", FOUND, ids="-".join)
def test_found_ready_numbers(place: tuple[str, str]) -> None:
    """PP-HERO-02: the numbers that sources state, and that the data says so."""
    assert ready_numbers()[place] == FOUND[place]
    hero, action = place
    entry = next(one for one in DATA if one["id"] == hero)["ready"][action]
    assert entry["status"] == "found"
    assert entry["source"]


def test_every_ready_number_says_where_it_is_from() -> None:
    """PP-HERO-02: the other numbers carry their status; nothing but the seven is called found."""
    states = {(hero["id"], word): hero["ready"][word]["status"] for hero in DATA for word in ACTIONS}
    assert {place for place, status in states.items() if status == "found"} == set(FOUND)
    assert set(states.values()) == {"found", "inferred", "designed"}


@pytest.mark.parametrize("hero", HEROES)
def test_each_ability_is_one_of_five_operations(hero: str) -> None:
    """PP-HERO-03: an operation and its number, on the board as in the data."""
    ability = next(one for one in DATA if one["id"] == hero)["ability"]
    assert (ability["op"], ability["n"]) == OPERATIONS[hero]
    match = at({"phase": "keep", "dice": ["attack"] * 6}, hero, "goofy" if hero != "goofy" else "sora")
    assert match.view(0)["seats"][0]["ability"] == {"op": ability["op"], "n": ability["n"]}


@pytest.mark.parametrize("owner", HEROES)
@pytest.mark.parametrize("giver", HEROES)
def test_every_ability_through_every_heros_die(owner: str, giver: str) -> None:
    """PP-HERO-09, PP-ACT-09: whoever gives the die, the owner's operation takes place, and nobody else's."""
    other = next(hero for hero in HEROES if hero != owner)
    seats = [owner, other] if owner == giver else [giver, owner]
    boards = {hero: {"ability": "set", "health": 5} for hero in seats}
    match = at(
        {
            "phase": "activate",
            "world": "wonderland",
            "marker": 7,
            "heroes": boards,
            "spaces": {owner: {"ability": "blue"}},
        },
        *seats,
    )
    match.say(seats.index(owner), "take ability")
    op, n = OPERATIONS[owner]
    now = laid(match)
    moved = n if op in ("marker", "marker_distract") else 0
    assert now["marker"] == 7 - moved
    assert now["fewer"] == (n if op == "marker_distract" else 0)
    phases = {"draws": "draws", "shields": "shields", "heal": "heal"}
    assert now["phase"] == phases.get(op, "world_throw")
    if op in phases:
        assert match.asked == [seats.index(owner)]
        verb = {"draws": "draw", "shields": "give", "heal": "heal"}[op]
        target = seats[1 - seats.index(owner)]
        match.say(seats.index(owner), f"{verb} {target}" + ("" if op == "draws" else f"={n}"))
        after = laid(match)["heroes"]
        assert after[target]["shields"] == (n if op == "shields" else 0)
        assert after[target]["health"] == 5 + (n if op == "heal" else 0)
        assert len(after[target]["items"]) == (1 if op == "draws" else 0)
        assert (after[owner]["shields"], after[owner]["health"], after[owner]["items"]) == (0, 5, [])
