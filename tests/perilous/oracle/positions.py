"""Positions drawn at random: any boards, any hands, any dice."""

from __future__ import annotations

from tests.perilous.box import CARD_OF, CARDS, ITEMS, SIDES
from tests.perilous.oracle.things import ACTIONS, WORTH, Plain

from playmat.kernel.rng import Stream

HEROES = ("sora", "donald", "goofy", "kairi", "riku")
BLUE = (*ACTIONS, "wild")


def among(stream: Stream, things: tuple[str, ...]) -> str:
    """One of some words."""
    return things[int(stream.below(len(things)))]


def drawn_heroes(stream: Stream) -> tuple[str, ...]:
    """Two to five heroes in any order."""
    left = list(HEROES)
    return tuple(left.pop(int(stream.below(len(left)))) for _ in range(2 + int(stream.below(4))))


def drawn_board(stream: Stream, items: list[str]) -> Plain:
    """A hero: actions are more often begun than not, Health and Shields are whatever they are."""
    low = stream.below(3) == 0
    board: Plain = {
        "health": 1 + int(stream.below(3 if low else 10)),
        "shields": int(stream.below(6)),
        "items": items,
    }
    for action in ACTIONS:
        board[action] = among(stream, ("empty", "ready", "set", "set"))
    return board


def drawn_table(stream: Stream, heroes: tuple[str, ...]) -> tuple[Plain, list[str]]:
    """A position with all that the phases have in common, and the item cards that are left."""
    cards = [item["id"] for item in ITEMS for _ in range(item["count"])]
    left = [cards.pop(int(stream.below(len(cards)))) for _ in range(len(cards))]
    world = among(stream, tuple(sorted(SIDES)))
    page: Plain = {
        "active": among(stream, heroes),
        "world": world,
        "marker": 1 + int(stream.below(SIDES[world]["track_length"] - 1)),
        "heroes": {},
    }
    for hero in heroes:
        hand = [left.pop() for _ in range(int(stream.below(4)))]
        page["heroes"][hero] = drawn_board(stream, hand)
    return page, left


def drawn_assign(stream: Stream, heroes: tuple[str, ...]) -> Plain:
    """A position of the Assign phase, with up to two dice cards played."""
    page, left = drawn_table(stream, heroes)
    few = among(stream, ("attack", "collect", "distract"))
    faces = (*BLUE, "wild", few, few, few)
    page |= {"phase": "assign", "rolls": 3, "dice": [among(stream, faces) for _ in range(5)]}
    page["dice"].append(among(stream, (*ACTIONS, few, "blank", "lost")))
    spare = [card for card in left if card in WORTH]
    other = next(hero for hero in heroes if hero != page["active"])
    page["heroes"][other]["items"] = [spare.pop()]  # the phase stays open as long as a card can be played
    page["cards"] = spare[: int(stream.below(3))]
    spaces: Plain = {}
    used = 0
    for hero in heroes:
        for action in ACTIONS:
            if page["heroes"][hero][action] == "set" and used < 4 and stream.below(8) == 0:
                spaces.setdefault(hero, {})[action] = "blue"
                used += 1
    page |= {"spent": list(range(1, 1 + used)), "spaces": spaces}
    page["discard"] = list(page["cards"])
    return page


def drawn_world(stream: Stream, heroes: tuple[str, ...]) -> Plain:
    """A position with dice on Distract before the World Roll; the marker is often near World Lost."""
    page, _ = drawn_table(stream, heroes)
    track = SIDES[page["world"]]["track_length"]
    if stream.below(2):
        page["marker"] = track - 1 - int(stream.below(3))
    spaces: Plain = {}
    colours = ["black", "blue", "blue", "card", "blue"]
    for hero in heroes:
        if page["heroes"][hero]["distract"] == "set" and stream.below(3) == 0:
            spaces[hero] = {"distract": colours.pop(int(stream.below(len(colours))))}
    page |= {"phase": "activate", "rolls": 3, "spaces": spaces, "fewer": int(stream.below(2))}
    others = [card["sides"][0]["id"] for card in CARDS if card["id"] != CARD_OF[page["world"]]]
    page["overrun"] = others[:1] if stream.below(3) == 0 else []
    if stream.below(3) == 0:  # an Attack saves the world, the last one now and then
        page["heroes"][page["active"]]["attack"] = "set"
        spaces.setdefault(page["active"], {})["attack"] = "blue"
        page |= {"marker": 1, "saved": others[1 : 1 + (5 if stream.below(4) == 0 else int(stream.below(5)))]}
    return page
