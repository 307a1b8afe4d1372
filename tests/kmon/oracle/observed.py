"""The position of a running battle as plain data, and the engine and the oracle side by side."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

from tests.kmon.kit import FOLDER, SETS
from tests.kmon.oracle.table import Battle
from tests.kmon.oracle.things import CHANCE, Effect, Kmon, Link, Plain, Question, Side, numbered, slug
from tests.kmon.oracle.turn import course

from playmat.kernel.choice import Kind
from playmat.kernel.match.match import Match
from playmat.kernel.rng import Stream
from playmat.kernel.state import Status

DATA = files("playmat.games.kmon") / "data"


def cards_of(*texts: str) -> dict[str, Plain]:
    """Every card of some files by its code."""
    return {card["code"]: card for text in texts for card in tomllib.loads(text)["card"]}


HOUSE = cards_of(*((DATA / name).read_text(encoding="utf-8") for name in ("kmons.toml", "cards.toml")))
"""The cards of the game."""

TESTED = HOUSE | cards_of(*((Path(FOLDER) / name).read_text(encoding="utf-8") for name in SETS))
"""Those and the cards that exist for the tests."""


# ---- reading ------------------------------------------------------------------------------------


def side_of(page: Plain, cards: dict[str, Plain]) -> Side:
    """A side as the document of a position has it."""
    names = numbered([slug(cards[one["kmon"]]["name"]["en"]) for one in page["team"]])
    team = [
        Kmon(cards[one["kmon"]], name, one["damage"], one["exhausted"], effects_of(one, cards))
        for one, name in zip(page["team"], names, strict=True)
    ]
    active = team[page["active"]] if "active" in page else None
    return Side(
        team,
        active,
        page["defending"],
        page["charges"],
        list(page["hand"]),
        list(page["deck"]),
        list(page["discard"]),
    )


def effects_of(page: Plain, cards: dict[str, Plain]) -> list[Effect]:
    """The effects on a K-Mon, the oldest first."""
    lying = sorted(page["effects"], key=lambda one: int(one["age"]))
    return [Effect(cards[one["card"]], one["owner"], one["counters"]) for one in lying]


def battle_of(page: Plain, options: Plain, cards: dict[str, Plain]) -> Battle:
    """A battle as a document has it: before the toss, or at the beginning of a phase."""
    phase = page.get("phase", "setup")
    return Battle(
        cards,
        [side_of(side, cards) for side in page["seats"]],
        page["turn_player"],
        phase,
        page["turn"],
        page["first_player"],
        options,
    )


# ---- comparing ----------------------------------------------------------------------------------


def shown(battle: Battle) -> Plain:
    """Everything the oracle has an opinion on, as the document of a position says it."""
    return {
        "turn": battle.turn,
        "turn_player": battle.turn_player,
        "seats": [shown_side(side) for side in battle.sides],
        "chain": [shown_link(link) for link in battle.chain],
    }


def shown_side(side: Side) -> Plain:
    """One side."""
    return {
        "active": side.team.index(side.active) if side.active else None,
        "defending": side.defending,
        "charges": side.charges,
        "hand": sorted(side.hand),
        "deck": side.deck,
        "discard": sorted(side.discard),
        "team": [
            {
                "damage": kmon.damage,
                "exhausted": kmon.exhausted,
                "effects": [(one.card["code"], one.owner, one.counters) for one in kmon.effects],
            }
            for kmon in side.team
        ],
    }


def shown_link(link: Link) -> Plain:
    """One link of the chain."""
    return {
        "seat": link.seat,
        "action": link.action,
        "cards": sorted(card["code"] for card in link.cards),
        "fate": link.fate,
        "reduced": link.reduced,
        "final": link.final,
    }


def laid(match: Match) -> Plain:
    """The same of a match."""
    page = match.game.dump(match.state)
    links = [
        {key: link[key] for key in ("seat", "action", "fate", "reduced", "final")}
        | {"cards": sorted(link["cards"])}
        for link in page.get("chain", [])
        if link["action"] != "item"  # using one is no action (KM-ITEM-04)
    ]
    seats = []
    for side in page["seats"]:
        team = [
            {
                "damage": one["damage"],
                "exhausted": one["exhausted"],
                "effects": [
                    (effect["card"], effect["owner"], effect["counters"])
                    for effect in sorted(one["effects"], key=lambda effect: int(effect["age"]))
                ],
            }
            for one in side["team"]
        ]
        seats.append(
            {
                "active": side.get("active"),
                "defending": side["defending"],
                "charges": side["charges"],
                "hand": sorted(side["hand"]),
                "deck": side["deck"],
                "discard": sorted(side["discard"]),
                "team": team,
            }
        )
    return {"turn": page["turn"], "turn_player": page["turn_player"], "seats": seats, "chain": links}


def differences(one: object, other: object, path: str = "") -> list[str]:
    """The differences between two documents, each with its path."""
    if isinstance(one, dict) and isinstance(other, dict):
        return [
            found
            for key in sorted({*one, *other})
            for found in differences(one.get(key), other.get(key), f"{path}.{key}")
        ]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [
            found
            for place, pair in enumerate(zip(one, other, strict=True))
            for found in differences(*pair, f"{path}.{place}")
        ]
    return [] if one == other else [f"{path[1:]}: the engine {one}, the oracle {other}"]


def asked(match: Match) -> Question:
    """The question the match asks."""
    if match.state.status == Status.CHANCE:
        count = int(match.state.chance)
        return Question(CHANCE, "", [match.game.outcome_word(match.state, number) for number in range(count)])
    window = match.window(match.asked[0])
    words = [item.word for item in window.items]
    if window.kind == "order":
        return Question(window.seat, "", words, -1)
    if window.kind == "subset":
        assert window.lo == window.hi
        assert window.must == 0
        return Question(window.seat, "", words, window.lo)
    return Question(window.seat, "", words)


def in_either_order(words: list[str]) -> list[str]:
    """Answers with the two cards of an Echo attack in one order, each once."""
    said = []
    for word in words:
        first, both, second = word.removeprefix("attack with ").partition(" and ")
        said.append(f"attack with {min(first, second)} and {max(first, second)}" if both else word)
    return list(dict.fromkeys(said))


def same_question(match: Match, question: Question) -> list[str]:
    """The difference between the questions of match and oracle; empty if they agree."""
    engine = asked(match)
    ours = (question.seat, question.take, sorted(in_either_order(question.words)))
    its = (engine.seat, engine.take, sorted(in_either_order(engine.words)))
    if len(set(engine.words)) != len(engine.words):
        return [f"an answer twice: {engine.words}"]
    return [] if ours == its else [f"{question.ask}: the engine {its}, the oracle {ours}"]


def follow(match: Match, battle: Battle, stream: Stream, seen: Counter[str], longest: int) -> None:
    """Play on at random and hold the oracle beside it, question by question.

    Raises:
        AssertionError: they differ.
    """
    running = course(battle)
    question = next(running, None)
    for _ in range(longest):
        found = differences(laid(match), shown(battle))
        if match.is_over:
            page = match.game.dump(match.state)
            assert question is None, f"the engine has ended the battle, the oracle asks {question}"
            assert page["winner"] == battle.winner, (page["winner"], battle.winner)
            assert not found, "\n".join(found)
            seen["ends"] += 1
            return
        assert question is not None, f"the oracle has ended the battle, the engine asks {asked(match)}"
        found += same_question(match, question)
        assert not found, "\n".join(found)
        seen[question.ask] += 1
        for side, page in zip(battle.sides, match.game.dump(match.state)["seats"], strict=True):
            side.hand = list(page["hand"])  # the same cards; how a hand is held is nobody's rule
        question = send(running, answered(match, stream))


def send(running: object, answer: list[str]) -> Question | None:
    """The next question of the oracle; None at the end."""
    try:
        return running.send(answer)  # type: ignore[attr-defined, no-any-return]
    except StopIteration:
        return None


def answered(match: Match, stream: Stream) -> list[str]:
    """A random answer, given to the match and said in the words of its question."""
    if match.state.status == Status.CHANCE:
        outcome = int(stream.below(match.state.chance))
        said = [match.game.outcome_word(match.state, outcome)]
        match.outcome(outcome)
        return said
    seat = match.asked[0]
    choice, words = match.choice(seat), asked(match).words
    answer = int(choice.sample(stream))
    if choice.kind == Kind.PICK:
        said = [words[answer]]
    elif choice.kind == Kind.SUBSET:
        said = [word for place, word in enumerate(words) if answer >> place & 1]
    else:
        said = [words[place] for place in choice.arrangement(answer)]
    match.answer(seat, answer)
    return said
