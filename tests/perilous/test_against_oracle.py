"""The engine against the oracle: every way to assign dice, and every World Roll.

`nox -s oracle` compares a million positions; here it is a few thousand.
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import count

from tests.perilous.oracle.assigning import (
    Assignment,
    Die,
    Placed,
    assignments,
    dice_of,
    done,
    placed,
    reachable,
)
from tests.perilous.oracle.positions import drawn_assign, drawn_heroes, drawn_world
from tests.perilous.oracle.removal import overrun_phase, saved_phase
from tests.perilous.oracle.things import CHANCE, WORTH, Course, Plain, Question, Table, table_of
from tests.perilous.oracle.world import BLACK, BLUE, world_phase
from tests.perilous.play import GAME, at, laid

from playmat.kernel.choice import Choice
from playmat.kernel.game import Value
from playmat.kernel.match.match import Match
from playmat.kernel.rng import Stream, stream_of
from playmat.kernel.state import State, Status

POSITIONS = int(os.environ.get("PLAYMAT_ORACLE_POSITIONS", "2000"))
FIRST = int(os.environ.get("PLAYMAT_ORACLE_SEED", "1"))
THOROUGH = 12
"""Of so many drawn positions one is played to every end."""
DEFAULTS: dict[str, Value] = {"overrun_at": "reach", "damage_choice": "ask"}


# ---- assigning dice -----------------------------------------------------------------------------


def words_of(match: Match) -> dict[str, list[str]]:
    """The possible answers of each hero who is asked."""
    seats = {seat: match.window(seat) for seat in match.asked}
    return {
        str(match.setup.seats[seat].role): [item.word for item in window.items]
        for seat, window in seats.items()
    }


def meant(word: str, active: str, dice: list[Die]) -> Assignment:
    """An answer as an assignment."""
    verb, *rest = word.split()
    hero = rest.pop(0) if verb == "activate" and not rest[1].isdigit() else active
    by_number = {die.number: die for die in dice}
    return Assignment(verb, hero, rest[0], tuple(by_number[int(number)] for number in rest[1:]))


def compare_assigning(match: Match, order: tuple[str, ...], seen: Counter[str]) -> dict[str, Assignment]:
    """The answers of the engine are legal, and stand for all that are; dice cards as hands hold them."""
    page = laid(match)
    table, dice = table_of(page, order, DEFAULTS), dice_of(page)
    asked = words_of(match)
    legal = assignments(table, dice)
    said = {
        word: meant(word, table.active, dice)
        for word in asked[table.active]
        if word != "end" and not word.startswith("card ")
    }
    assert set(said.values()) <= set(legal), sorted(said)
    kinds = [one.kind for one in said.values()]
    assert len(kinds) == len(set(kinds)), f"one choice twice: {sorted(said)}"
    assert set(kinds) == {one.kind for one in legal}, f"not offered: {sorted(said)}"
    assert "end" in asked[table.active]
    for hero in table.heroes:
        cards = sorted(f"card {item}" for item in set(hero.items) & set(WORTH))
        assert sorted(word for word in asked.get(hero.id, []) if word.startswith("card ")) == cards
    seen["answers"] += len(said)
    return said


def engine_reaches(state: State, seat: int) -> set[Placed]:
    """Everything that the active hero can bring about in the engine."""
    met: set[str] = set()
    found = set()
    ahead = [state]
    order = tuple(laid_of(state)["heroes"])
    while ahead:
        now = ahead.pop()
        page = laid_of(now)
        key = repr((page["heroes"], page["spaces"], page["spent"], page["bound"]))
        if key in met:
            continue
        met.add(key)
        found.add(placed(table_of(page, order, DEFAULTS)))
        if now.status != Status.ASKING or page["phase"] != "assign":
            continue
        choice = Choice()
        now.offer(seat, choice)
        for number in range(choice.n):
            word = GAME.word(now, choice, choice.items[number])
            if word != "end" and not word.startswith("card "):
                after = now.clone()
                after.apply(seat, number)
                ahead.append(after)
    return found


def laid_of(state: State) -> Plain:
    """The position of a state."""
    return GAME.dump(state)


def follow_assigning(seed: int, seen: Counter[str]) -> None:
    """One drawn position, and the dice assigned one after the other."""
    stream = stream_of(seed, 40)
    order = drawn_heroes(stream)
    position = drawn_assign(stream, order)
    match = at(position, *order)
    seat = order.index(position["active"])
    page = laid(match)
    if seed % THOROUGH == 0 and len(dice_of(page)) <= 7:
        table = table_of(page, order, DEFAULTS)
        assert engine_reaches(match.state, seat) == reachable(table, dice_of(page))
        seen["thorough"] += 1
    while True:
        said = compare_assigning(match, order, seen)
        seen["positions"] += 1
        if not said:
            return
        word = list(said)[int(stream.below(len(said)))]
        page = laid(match)
        table, left = done(table_of(page, order, DEFAULTS), dice_of(page), said[word])
        match.say(seat, word)
        page = laid(match)
        assert placed(table_of(page, order, DEFAULTS)) == placed(table), word
        assert dice_of(page) == left, word


def test_dice_are_assigned_as_the_oracle_says() -> None:
    """PP-ASSIGN-01 to PP-ASSIGN-19, PP-ITEM-11, PP-ITEM-13 to PP-ITEM-16, PP-SM-05."""
    seen: Counter[str] = Counter()
    for seed in count(FIRST):
        try:
            follow_assigning(seed, seen)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}") from error
        if seen["positions"] >= POSITIONS // 2:
            break
    assert min(seen["answers"], seen["thorough"]) > 0
    print(f"assigning: {dict(seen)}")  # noqa: T201 - the figures of a long run


# ---- the World Roll -----------------------------------------------------------------------------


def shown(page: Plain) -> Plain:
    """The part of a position that a World Roll can change."""
    heroes = {name: {**one, "items": sorted(one["items"])} for name, one in page["heroes"].items()}
    return {
        "heroes": heroes,
        "discard": sorted(page["discard"]),
        "overrun": page["overrun"],
        "saved": page["saved"],
        "stack": page["stack"],
        "reserve": sorted(page["reserve"]),
        "world": page["world"],
        "marker": page["marker"],
    }


def told(table: Table) -> Plain:
    """The same of the oracle."""
    heroes = {
        hero.id: {
            "health": hero.health,
            "shields": hero.shields,
            "items": sorted(hero.items),
            **hero.actions,
        }
        for hero in table.heroes
    }
    return {
        "heroes": heroes,
        "discard": sorted(table.discard),
        "overrun": table.overrun,
        "saved": table.saved,
        "stack": table.stack,
        "reserve": sorted(table.reserve),
        "world": table.world["id"],
        "marker": table.marker,
    }


def happened(match: Match, question: Question, stream: Stream) -> str:
    """Choose an outcome, more often Heartless than it should be; the outcomes are those of the oracle."""
    if laid(match)["phase"] == "world_throw":
        return thrown(match, question, stream)
    said = [match.game.outcome_word(match.state, number) for number in range(int(match.state.chance))]
    assert sorted(said) == sorted(question.words)
    heartless = [word for word in said if word.endswith("heartless")]
    among = heartless if heartless and stream.below(3) == 0 else said
    word = among[int(stream.below(len(among)))]
    match.outcome(said.index(word))
    return word


def thrown(match: Match, question: Question, stream: Stream) -> str:
    """The dice of the World pool fall, more often on Heartless than they should; how they lie."""
    dice = laid(match)["throwing"]
    black = sum(die == 6 for die in dice)
    assert question.words == (f"{len(dice) - black} blue, {black} black",)
    faces = [(*BLACK, "heartless", "heartless") if die == 6 else BLUE for die in dice]
    word = " ".join(sides[int(stream.below(len(sides)))] for sides in faces)
    match.outcome(GAME.read_outcome(match.state, word))
    return word


def answered(match: Match, question: Question, order: tuple[str, ...], stream: Stream) -> str:
    """An answer to the question that both ask."""
    if question.hero == CHANCE:
        assert match.state.status == Status.CHANCE
        return happened(match, question, stream)
    asked = words_of(match)
    assert list(asked) == [question.hero], (asked, question)
    assert sorted(asked[question.hero]) == sorted(question.words)
    word = question.words[int(stream.below(len(question.words)))]
    match.say(order.index(question.hero), word)
    return word


def play_course(
    match: Match, table: Table, order: tuple[str, ...], stream: Stream, seen: Counter[str]
) -> str:
    """Follow the oracle to the end of the turn, comparing at each question; how it ended."""
    course = end_of_turn(table)
    try:
        question = next(course)
        while True:
            assert shown(laid(match)) == told(table), f"before {question}"
            seen["questions"] += 1
            question = course.send(answered(match, question, order, stream))
    except StopIteration as stop:
        return str(stop.value)


def take_actions(match: Match, table: Table, order: tuple[str, ...], stream: Stream) -> None:
    """Distract and Attack are taken or declined (PP-ACT-04, PP-ACT-06, PP-ACT-07, PP-ACT-14, PP-SAVED-01)."""
    while laid(match)["phase"] in ("activate", "owner"):
        [(hero, words)] = words_of(match).items()
        word = words[int(stream.below(len(words)))]
        match.say(order.index(hero), word)
        if word.startswith("decline "):
            del table.spaces[hero, word.split()[1]]
        elif word == "take attack":
            table.marker -= 1
            if table.marker == 0:
                table.saved.append(table.world["id"])


def end_of_turn(table: Table) -> Course[str]:
    """Carry out the rest of a turn: removal rolls for a saved world, or the World Roll; return its ending."""
    if table.marker == 0:
        yield from saved_phase(table)
        return table.cause or "world saved"
    yield from world_phase(table)
    if not table.cause and table.lost:
        yield from overrun_phase(table)
        return "world lost"
    return table.cause or "next turn"


def follow_world(seed: int, seen: Counter[str]) -> None:
    """One drawn position, to the end of the turn."""
    stream = stream_of(seed, 41)
    order = drawn_heroes(stream)
    position = drawn_world(stream, order)
    options: dict[str, Value] = {
        "overrun_at": ("reach", "pass")[int(stream.below(2))],
        "damage_choice": ("ask", "auto")[int(stream.below(2))],
    }
    match = at(position, *order, **options)
    table = table_of(laid(match), order, options)
    take_actions(match, table, order, stream)
    end = play_course(match, table, order, stream, seen)
    page = laid(match)
    assert shown(page) == told(table)
    seen[end] += 1
    assert match.is_over == bool(table.cause)
    if table.cause:
        assert (page["phase"], page["cause"]) == ("over", table.cause)
        assert page.get("hero") == table.concerned or table.cause != "health"
    else:
        assert page["phase"] == "throw"
        assert page["active"] == order[(order.index(table.active) + 1) % len(order)]


def test_the_world_rolls_as_the_oracle_says() -> None:
    """PP-WORLD-01 to PP-WORLD-21, PP-DMG-01 to PP-DMG-07, PP-END-01 to PP-END-07, PP-ACT-07, PP-ACT-11,
    PP-ACT-12, PP-ACT-14, PP-SAVED-01 to PP-SAVED-09, PP-OVER-01 to PP-OVER-11, PP-ITEM-22 to PP-ITEM-29.
    """
    seen: Counter[str] = Counter()
    for seed in count(FIRST):
        try:
            follow_world(seed, seen)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}") from error
        if seen["questions"] >= POSITIONS // 2:
            break
    assert all(seen[end] for end in ("health", "overrun", "saved", "world lost", "world saved", "next turn"))
    print(f"world rolls: {dict(seen)}")  # noqa: T201 - the figures of a long run
