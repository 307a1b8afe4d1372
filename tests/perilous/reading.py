"""A view of Perilous Pursuit read out of an observation, for `tests/gyms/test_observations.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.perilous.play import ACTIONS, GAME, play_randomly, setup_of

from playmat.games.perilous.interface.actions import HEROES
from playmat.games.perilous.interface.observation import MOST_WORLDS
from playmat.games.perilous.interface.position import DIE_KINDS, NO_FACE, TOKENS
from playmat.games.perilous.interface.position_dump import PHASE_WORDS
from playmat.games.perilous.state.codes import FACE_WORDS
from playmat.games.perilous.state.components import CARD_IDS, HERO_IDS, ITEM_IDS, WORLD_IDS
from playmat.kernel.match.match import Match
from playmat.kernel.observation.observer import Observer

OBSERVER: Observer = GAME.observer()  # type: ignore[assignment]
PRINTED = {table.name: table for table in OBSERVER.tables()}


def rows(observation: list[int], name: str) -> list[list[int]]:
    """The rows of a table."""
    width = OBSERVER.schema.field(name).shape[-1]
    numbers = OBSERVER.schema.numbers(observation, name)
    return [numbers[place : place + width] for place in range(0, len(numbers), width)]


def read(observation: list[int], seat: int) -> dict[str, Any]:
    """The view that an observation stands for, as far as it says so."""
    table = OBSERVER.schema.numbers(observation, "table")
    seats = table[15]

    def whose(number: int) -> int | None:
        return (number - 1 + seat) % seats if number else None

    heroes = [hero(observation, (one - seat) % seats) for one in range(seats)]
    dice = rows(observation, "dice")
    world = table[5] - 1
    return {
        "phase": PHASE_WORDS[table[1]] if table[1] else "over",
        "turn": table[0],
        "active": whose(table[3]),
        "asked": whose(table[4]),
        "seats": heroes,
        "world": {"id": WORLD_IDS[world], "marker": table[6]} if world >= 0 else None,
        "stack": worlds(observation, "ahead"),
        "saved": worlds(observation, "saved"),
        "overrun": worlds(observation, "overrun"),
        "to_save": table[7],
        "reserve": [
            card
            for card, there in zip(CARD_IDS, OBSERVER.schema.numbers(observation, "reserve"), strict=True)
            if there
        ],
        "dice": [face(die[0]) for die in dice],
        "fresh": [place + 1 for place, die in enumerate(dice) if die[1]],
        "spent": [place + 1 for place, die in enumerate(dice) if die[2]]
        + [place + 7 for place, die in enumerate(rows(observation, "card_dice")) if die[1]],
        "rolls": table[8],
        "rolls_left": table[9],
        "card_dice": [
            {"die": place + 7, "card": ITEM_IDS[card - 1], "spent": spent == 1}
            for place, (card, spent, _bound) in enumerate(rows(observation, "card_dice"))
            if card
        ],
        "pool": {"blue": table[10], "black": table[11]} if world >= 0 else None,
        "roll": [face(die[3]) for die in dice],
        "passed": [
            one["hero"]
            for place, one in enumerate(heroes)
            if rows(observation, "heroes")[(place - seat) % seats][5]
        ],
        "deck": table[12],
        "discard": cards(OBSERVER.schema.numbers(observation, "discard")),
    }


def face(number: int) -> str:
    """The face of a die."""
    return FACE_WORDS[number - 1] if number else NO_FACE


def worlds(observation: list[int], name: str) -> list[str]:
    """A pile of worlds."""
    return [WORLD_IDS[number - 1] for number in OBSERVER.schema.numbers(observation, name) if number]


def cards(counts: list[int]) -> list[str]:
    """Cards by kind."""
    return [item for item, count in zip(ITEM_IDS, counts, strict=True) for _copy in range(count)]


def hero(observation: list[int], place: int) -> dict[str, Any]:
    """A hero's board and cards."""
    number, health, shields, held, known, _passed, _drawing = rows(observation, "heroes")[place]
    needs = PRINTED["heroes"].rows[number - 1]
    spaces = rows(observation, "boards")[place * len(ACTIONS) : (place + 1) * len(ACTIONS)]
    return {
        "hero": HERO_IDS[number - 1],
        "health": health,
        "shields": shields,
        "actions": {
            word: {
                "need": needs[action],
                "state": TOKENS[token],
                "die": DIE_KINDS[die - 1] if die else None,
                "due": due == 1,
            }
            for action, (word, (token, die, due)) in enumerate(zip(ACTIONS, spaces, strict=True))
        },
        "cards": held,
        "items": cards(rows(observation, "hands")[place]) if known else None,
    }


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """The view without what is printed on worlds, boards and cards."""
    world = view["world"]
    return {
        **view,
        "seats": [{key: value for key, value in one.items() if key != "ability"} for one in view["seats"]],
        "world": {"id": world["id"], "marker": world["marker"]} if world else None,
        "stack": [one["id"] for one in view["stack"]],
        "card_dice": [
            {key: value for key, value in one.items() if key != "symbol"} for one in view["card_dice"]
        ],
    }


def fits(match: Match) -> bool:
    """Return whether every list fits into the observation, as it always does."""
    view = match.view(0)
    return len(view["seats"]) <= HEROES and len(view["stack"]) <= MOST_WORLDS


def matches(seed: int) -> Iterator[Match]:
    """A match of random answers with some luck, entry by entry: another number of heroes for each seed."""
    setup = setup_of(*HERO_IDS[: 2 + seed % 4], seed=seed, options={"hands": ("open", "hidden")[seed % 2]})
    return play_randomly(setup, luck=40)


def printed() -> dict[str, list[dict[str, int]]]:
    """The printed values, as the observer's tables have to give them."""
    match = next(play_randomly(setup_of(*HERO_IDS)))
    seats = match.view(0)["seats"]
    return {
        "heroes": [{f"{word} needs": one["actions"][word]["need"] for word in ACTIONS} for one in seats],
    }
