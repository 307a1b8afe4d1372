"""Every face and every World Effect of all 28 worlds, compared with a reading of the data of its own."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest
from tests.perilous.play import ACTIONS, at, laid, outcome

from playmat.kernel.game import Plain
from playmat.kernel.match.match import Match

DATA = tomllib.loads(
    files("playmat.games.perilous").joinpath("data", "worlds.toml").read_text(encoding="utf-8")
)
WORLDS: dict[str, dict[str, Any]] = {side["id"]: side for card in DATA["cards"] for side in card["sides"]}
HEROES = ("sora", "goofy", "kairi")
ACTIVE = "goofy"
ORDER = ("goofy", "kairi", "sora")
"""Seat order from the active hero."""


def position_of(world: str, **more: Any) -> Plain:
    """Before the World Roll of a world, the marker in the middle, boards full of things to lose."""
    heroes = {
        hero: {
            "health": 9,
            "shields": 3,
            "items": ["attack", "attack"] if hero == "kairi" else ["protect"],
            **dict.fromkeys(ACTIONS, "set"),
        }
        for hero in HEROES
    }
    return {"phase": "world_pre", "active": ACTIVE, "world": world, "marker": 1, "heroes": heroes, **more}


def roll(world: str, said: str, **more: Any) -> Match:
    """A match after a World Roll; Shields go first."""
    match = at(position_of(world, **more), *HEROES, damage_choice="auto")
    outcome(match, said)
    return match


def changes(match: Match) -> tuple[int, dict[str, int]]:
    """The spaces the marker has moved, and the damage each hero has taken."""
    now = laid(match)
    taken = {hero: 12 - now["heroes"][hero]["health"] - now["heroes"][hero]["shields"] for hero in HEROES}
    return now["marker"] - 1, taken


@pytest.mark.parametrize("world", WORLDS)
def test_blue_faces(world: str) -> None:
    """One to all blue dice show a symbol, the rest wilds.

    PP-WORLD-06, PP-WORLD-07, PP-WORLD-09, PP-WORLD-10.
    """
    side = WORLDS[world]
    blue = side["blue_dice"]
    for symbol in ACTIONS:
        face = side["faces"][symbol]
        for dice in range(1, blue + 1):
            said = " ".join([symbol] * dice + ["wild"] * (blue - dice))
            moved, hurt = changes(roll(world, said, black_out=True))
            spawn = dice * face["n"] if face["kind"] == "spawn" else 0
            attack = dice * face["n"] if face["kind"] == "attack" else 0
            assert moved == spawn, (symbol, dice)
            assert hurt == {"sora": 0, "goofy": attack, "kairi": 0}, (symbol, dice)


@pytest.mark.parametrize("world", WORLDS)
def test_black_faces(world: str) -> None:
    """A symbol on the black die does what it does on a blue one; wilds do nothing.

    PP-WORLD-06, PP-WORLD-07.
    """
    side = WORLDS[world]
    blue = side["blue_dice"]
    for symbol in ACTIONS:
        face = side["faces"][symbol]
        moved, hurt = changes(roll(world, " ".join(["wild"] * blue + [symbol])))
        assert moved == (face["n"] if face["kind"] == "spawn" else 0)
        assert hurt == {"sora": 0, "goofy": face["n"] if face["kind"] == "attack" else 0, "kairi": 0}


def expected_effect(world: str) -> tuple[int, dict[str, Plain]]:
    """The marker and the boards after the World Effect of `position_of`."""
    marker = 1
    boards = {
        hero: {
            "health": 9,
            "shields": 3,
            "items": ["attack", "attack"] if hero == "kairi" else ["protect"],
            **dict.fromkeys(ACTIONS, "set"),
        }
        for hero in HEROES
    }
    for op in WORLDS[world]["heartless"]["ops"]:
        if op["op"] == "spawn":
            marker += op["n"]
            continue
        assert op["scope"] in ("active", "all")
        for hero in ORDER if op["scope"] == "all" else (ACTIVE,):
            undergo(boards[hero], op)
    return marker, boards


def undergo(board: Plain, op: dict[str, Any]) -> None:
    """One operation on one hero who has one card kind, three Shields, everything Set."""
    match op["op"]:
        case "unset":
            board[op["action"]] = "ready" if board[op["action"]] == "set" else board[op["action"]]
        case "unset_all":
            board.update({word: "ready" for word in ACTIONS if board[word] == "set"})
        case "unready":
            board[op["action"]] = "empty"
        case "damage" | "lose_shield":
            board["shields"] -= op["n"]
        case "discard_item":
            board["items"] = board["items"][op["n"] :]
        case other:
            raise AssertionError(other)


@pytest.mark.parametrize("world", WORLDS)
def test_world_effects(world: str) -> None:
    """PP-WORLD-08, PP-WORLD-12, PP-WORLD-13: Heartless alone: the operations of the world, nothing else."""
    match = roll(world, " ".join(["wild"] * WORLDS[world]["blue_dice"] + ["heartless"]))
    marker, boards = expected_effect(world)
    now = laid(match)
    assert now["marker"] == marker
    assert now["heroes"] == boards
    assert now["phase"] == "throw"
    assert now["active"] == "kairi"


@pytest.mark.parametrize("world", WORLDS)
def test_world_effects_ignored(world: str) -> None:
    """PP-ITEM-26, PP-WORLD-21: after Ignore no hero undergoes anything of the World Effect."""
    position = position_of(world)
    before = {hero: dict(board) for hero, board in position["heroes"].items()}
    position["heroes"]["sora"]["items"] = ["ignore", "protect"]
    match = at(position, *HEROES, damage_choice="auto")
    outcome(match, " ".join(["wild"] * WORLDS[world]["blue_dice"] + ["heartless"]))
    match.say(0, "use ignore")
    now = laid(match)
    assert now["marker"] == 1
    assert now["heroes"] == before


@pytest.mark.parametrize("world", WORLDS)
def test_world_effects_on_empty_boards(world: str) -> None:
    """PP-WORLD-14: without anything to remove only damage and spawn are left."""
    position = {"phase": "world_pre", "active": ACTIVE, "world": world, "marker": 1}
    match = at(position, *HEROES)
    outcome(match, " ".join(["wild"] * WORLDS[world]["blue_dice"] + ["heartless"]))
    hurt = dict.fromkeys(HEROES, 0)
    marker = 1
    for op in WORLDS[world]["heartless"]["ops"]:
        if op["op"] == "spawn":
            marker += op["n"]
        elif op["op"] == "damage":
            for hero in HEROES if op["scope"] == "all" else (ACTIVE,):
                hurt[hero] += op["n"]
    now = laid(match)
    assert not match.asked
    assert now["marker"] == marker
    for hero in HEROES:
        assert now["heroes"][hero] == {
            "health": 10 - hurt[hero],
            "shields": 0,
            "items": [],
            **dict.fromkeys(ACTIONS, "empty"),
        }


@pytest.mark.parametrize("world", WORLDS)
def test_the_pool_of_a_world(world: str) -> None:
    """All numbers of blue dice taken out, with and without the black die.

    PP-WORLD-02, PP-WORLD-03, PP-WORLD-04.
    """
    side = WORLDS[world]
    for fewer in range(8):
        for black_out in (False, True):
            match = at(position_of(world, fewer=fewer, black_out=black_out), *HEROES)
            blue = max(0, side["blue_dice"] - fewer)
            black = side["black_dice"] == 1 and not black_out
            dice = [*range(1, blue + 1), *([6] if black else [])]
            now = laid(match)
            if dice:
                assert (now["phase"], now["throwing"]) == ("world_throw", dice)
            else:
                assert (now["phase"], now["active"], now["turn"]) == ("throw", "kairi", 2)


def test_spawn_beyond_the_track() -> None:
    """PP-WORLD-09, PP-TERM-09: all spawn is added up; the marker stops at World Lost."""
    now = laid(roll("monstropolis", "protect protect protect protect protect", black_out=True, marker=5))
    assert (now["marker"], now["overrun"], now["phase"]) == (14, ["monstropolis"], "replace")
