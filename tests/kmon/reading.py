"""A view of K-Mon read out of an observation, for `tests/gyms/test_observations.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.kmon.play import GAME, play_randomly, setup_of

from playmat.games.kmon.interface.observation import MOST_DISCARDED, MOST_EFFECTS, MOST_HELD, MOST_LINKS
from playmat.games.kmon.language.codes import STEP_WORDS
from playmat.games.kmon.state.layout import FATE_WORDS, LINK_WORDS
from playmat.kernel.match.match import Match

OBSERVER = GAME.observer()
CARDS, KMONS = GAME.book.cards, GAME.book.kmons
PHASES = {**STEP_WORDS, 63: "over"}


def rows(observation: list[int], name: str) -> list[list[int]]:
    """The rows of a table that hold something."""
    width = OBSERVER.schema.field(name).shape[-1]
    numbers = OBSERVER.schema.numbers(observation, name)
    found = [numbers[place : place + width] for place in range(0, len(numbers), width)]
    return [row for row in found if row[0]]


def codes(observation: list[int], name: str) -> list[str]:
    """The cards of a list."""
    return [CARDS[number - 1].code for number in OBSERVER.schema.numbers(observation, name) if number]


def read(observation: list[int], seat: int) -> dict[str, Any]:
    """The view that an observation stands for, as far as it says so."""
    battle = OBSERVER.schema.numbers(observation, "battle")
    chain = [
        {
            "seat": seat ^ theirs,
            "action": LINK_WORDS[kind - 1],
            "cards": [CARDS[card - 1].code for card in (first, second) if card],
            "target": target - 1 if target else None,
            "fate": FATE_WORDS[fate],
            "reduced": reduced,
            "final": final == 1,
        }
        for kind, theirs, first, second, target, fate, reduced, final in rows(observation, "chain")
    ]
    sides = [side(observation, seat, place) for place in (0, 1)]
    return {
        "turn": battle[0],
        "turn_player": (seat if battle[1] else 1 - seat) if battle[0] else None,
        "phase": PHASES[battle[2]],
        "chain": chain,
        "seats": sides if seat == 0 else sides[::-1],
    }


def side(observation: list[int], seat: int, place: int) -> dict[str, Any]:
    """A side: the own one at place 0, the opponent's at 1."""
    numbers = OBSERVER.schema.numbers(observation, "sides")[place * 6 : place * 6 + 6]
    held = rows(observation, "hand")
    hand = [CARDS[card - 1].code for card, _seen in held] if place == 0 else codes(observation, "their_hand")
    piles = OBSERVER.schema.numbers(observation, "discard")
    pile = piles[place * MOST_DISCARDED : (place + 1) * MOST_DISCARDED]
    team = OBSERVER.schema.numbers(observation, "team")[place * 42 : place * 42 + 42]
    return {
        "active": numbers[0] - 1 if numbers[0] else None,
        "defending": numbers[1] == 1,
        "charges": numbers[2],
        "hand_count": numbers[3],
        "hand": hand,
        "deck_count": numbers[4],
        "deck_top": codes(observation, "deck_top") if place == 0 else [],
        "discard": [CARDS[card - 1].code for card in pile if card],
        "team": [kmon(observation, seat, place, at, team[at * 14 : at * 14 + 14]) for at in range(3)],
    }


def kmon(observation: list[int], seat: int, place: int, at: int, row: list[int]) -> dict[str, Any]:
    """A K-Mon with what lies on it."""
    return {
        "code": KMONS[row[0] - 1].code,
        "hp": row[1],
        "damage": row[2],
        "exhausted": row[3] == 1,
        "effects": [
            {
                "card": CARDS[card - 1].code,
                "owner": seat ^ theirs,
                "counters": counters,
                "duration": duration,
            }
            for card, theirs, lies, bearer, counters, duration in rows(observation, "effects")
            if (lies, bearer) == (place, at)
        ],
    }


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """The view without what is printed on cards and without the question, which is told elsewhere."""
    printed = {"word", "primary", "secondary", "trait", "trait_value"}
    kept = {key: value for key, value in view.items() if key not in {"asked", "winner"}}
    kept["seats"] = [
        {
            **one,
            "team": [
                {
                    **{key: value for key, value in kmon.items() if key not in printed},
                    "effects": [
                        {key: value for key, value in effect.items() if key != "kind"}
                        for effect in kmon["effects"]
                    ],
                }
                for kmon in one["team"]
            ],
        }
        for one in view["seats"]
    ]
    return kept


def fits(match: Match) -> bool:
    """Return whether every list fits into the observation."""
    battle = match.state
    sides = battle.sides  # type: ignore[attr-defined]
    return (
        len(battle.effects) <= MOST_EFFECTS  # type: ignore[attr-defined]
        and len(battle.links) <= MOST_LINKS  # type: ignore[attr-defined]
        and all(len(one.hand) <= MOST_HELD and len(one.discard) <= MOST_DISCARDED for one in sides)
    )


def matches(seed: int) -> Iterator[Match]:
    """A match of random answers, entry by entry."""
    return play_randomly(setup_of(seed))


def printed() -> dict[str, list[dict[str, int]]]:
    """The printed values, as the observer's tables have to give them."""
    kmons = [
        {"health": one.hp, "primary element": one.primary, "secondary element": one.secondary}
        for one in KMONS
    ]
    cards = [{"cost": one.cost, "element": one.element, "type": one.type} for one in CARDS]
    return {"kmons": kmons, "cards": cards}
