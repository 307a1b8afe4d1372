"""Section 7 against a reading of its own: what may be assigned, in many random positions."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import pytest
from tests.perilous.box import BOARDS
from tests.perilous.play import ACTIONS, BLACK, BLUE, HEROES, at, laid

from playmat.kernel.errors import RefusedAnswer
from playmat.kernel.game import Plain
from playmat.kernel.match.match import Match
from playmat.kernel.notation import read_answer
from playmat.kernel.rng import Stream, stream_of

Assignment = tuple[str, str, str, tuple[int, ...]]
"""Verb, hero, action, dice."""

TOKENS = ("empty", "ready", "set", "set")


@dataclass(frozen=True)
class Die:
    """A die of the Assign phase.

    Attributes:
        number: from 1; cards from 7.
        face: what it shows.
        twin: the number of the other die of its x2 card, or 0.
    """

    number: int
    face: str
    twin: int


@dataclass
class Phase:
    """A position of the Assign phase as the clauses speak of it.

    Attributes:
        active: the active hero.
        tokens: by hero and action.
        dice: those not assigned yet.
        filled: the action spaces that hold a die, with its number.
        boards: on which board an assigned die lies.
    """

    active: str
    tokens: dict[str, dict[str, str]]
    dice: dict[int, Die]
    filled: dict[tuple[str, str], int]
    boards: dict[int, str]

    def may(self, verb: str, hero: str, action: str, numbers: tuple[int, ...]) -> bool:
        """Return whether the clauses allow it."""
        if any(number not in self.dice for number in numbers):  # PP-ASSIGN-01
            return False
        dice = [self.dice[number] for number in numbers]
        if any(die.face not in (action, "wild") for die in dice):  # PP-ASSIGN-14, 16
            return False
        if any(self.boards.get(die.twin, hero) != hero for die in dice):  # PP-ITEM-14
            return False
        own = self.tokens[self.active][action]
        if verb == "ready":  # PP-ASSIGN-02, 03, 13, 15
            need = BOARDS[self.active]["ready"][action]["value"]
            return hero == self.active and own == "empty" and len(dice) == need
        if len(dice) != 1:
            return False
        if verb == "set":  # PP-ASSIGN-04, 13
            return hero == self.active and own == "ready"
        both = own == "set" and self.tokens[hero][action] == "set"  # PP-ASSIGN-06, 08
        return both and (hero, action) not in self.filled  # PP-ASSIGN-11, PP-ITEM-15

    def does(self, verb: str, hero: str, action: str, numbers: tuple[int, ...]) -> None:
        """Carry it out."""
        for number in numbers:
            del self.dice[number]
            self.boards[number] = hero
        if verb == "activate":
            self.filled[hero, action] = numbers[0]
        else:
            self.tokens[hero][action] = verb


def random_phase(stream: Stream) -> tuple[Phase, Match]:
    """The same random position for the clauses and for the engine."""
    left = list(HEROES)
    heroes = [left.pop(stream.below(len(left))) for _seat in range(2 + stream.below(2))]
    tokens = {hero: {word: TOKENS[stream.below(4)] for word in ACTIONS} for hero in heroes}
    favoured = ACTIONS[stream.below(5)]
    kept = "protect x2" if favoured != "protect" else "attack x2"
    faces = []
    for die in range(6):
        sides = BLACK[:5] if die == 5 else BLUE
        faces.append(favoured if stream.below(3) == 0 else sides[stream.below(len(sides))])
    cards = [[f"{favoured} x2"], [favoured, favoured], [f"{favoured} x2", ACTIONS[stream.below(5)]], []]
    hand = cards[stream.below(4)]
    dice = {number: Die(number, face, 0) for number, face in enumerate(faces, 1)}
    number = 7
    for card in hand:
        symbol = card.split()[0]
        if card.endswith("x2"):
            dice[number] = Die(number, symbol, number + 1)
            dice[number + 1] = Die(number + 1, symbol, number)
            number += 2
        else:
            dice[number] = Die(number, symbol, 0)
            number += 1
    boards: Plain = {hero: {**tokens[hero]} for hero in heroes}
    boards[heroes[0]]["items"] = [kept]  # never played, it keeps the phase open
    position: Plain = {"phase": "assign", "active": heroes[0], "dice": faces, "cards": hand, "heroes": boards}
    return Phase(heroes[0], tokens, dice, {}, {}), at(position, *heroes)


def said(verb: str, hero: str, active: str, action: str, numbers: tuple[int, ...]) -> str:
    """The answer in notation."""
    words = [verb, *([hero] if hero != active else []), action, *map(str, numbers)]
    return " ".join(words)


def allowed(match: Match, seat: int, text: str) -> bool:
    """Return whether the engine takes an answer."""
    try:
        read_answer(match.game, match.state, match.choice(seat), text)
    except RefusedAnswer:
        return False
    return True


def groups(phase: Phase, verb: str, action: str, stream: Stream) -> list[tuple[int, ...]]:
    """Choices of dice to try: single ones, and groups around the ready number, some of them at random."""
    numbers = [*phase.dice, *phase.boards]
    if verb != "ready":
        return [(number,) for number in numbers] + [tuple(numbers[:2])]
    need = BOARDS[phase.active]["ready"][action]["value"]
    sizes = [size for size in (need - 1, need, need + 1) if size]
    tried = [group for size in sizes for group in combinations(sorted(numbers), size)]
    fitting = [group for group in tried if phase.may(verb, phase.active, action, group)]
    some = [tried[stream.below(len(tried))] for _try in range(6)] if tried else []
    return some + fitting[:6]


def compare(phase: Phase, match: Match, seat: int, stream: Stream) -> list[Assignment]:
    """Ask the clauses and the engine the same; gives what both allow."""
    both = []
    for verb in ("ready", "set", "activate"):
        for hero in phase.tokens:
            for action in ACTIONS:
                for numbers in groups(phase, verb, action, stream):
                    text = said(verb, hero, phase.active, action, numbers)
                    assert allowed(match, seat, text) == phase.may(verb, hero, action, numbers), text
                    if phase.may(verb, hero, action, numbers):
                        both.append((verb, hero, action, numbers))
    return both


def alike(phase: Phase, numbers: tuple[int, ...]) -> list[tuple[str, bool, bool, bool]]:
    """The features that make dice equal (PP-SM-05): face, black or not, card or not, of an x2 card or not."""
    dice = [phase.dice[number] for number in numbers]
    return sorted((die.face, die.number == 6, die.number > 6, die.twin > 0) for die in dice)


def check_offers(phase: Phase, match: Match, seat: int) -> None:
    """Everything the engine offers is allowed."""
    choice = match.choice(seat)
    for place in range(int(choice.n)):
        tokens = match.game.word(match.state, choice, choice.items[place]).split()
        if tokens[0] in ("ready", "set", "activate"):
            verb = tokens.pop(0)
            hero = tokens.pop(0) if tokens[0] in phase.tokens else phase.active
            assert phase.may(verb, hero, tokens[0], tuple(map(int, tokens[1:])))


@pytest.mark.parametrize("seed", range(24))
def test_what_may_be_assigned(seed: int) -> None:
    """PP-ASSIGN-01 to PP-ASSIGN-16 and PP-ITEM-13 to 15, by a reading of their own.

    PP-ASSIGN-01, PP-ASSIGN-02, PP-ASSIGN-03, PP-ASSIGN-04, PP-ASSIGN-06, PP-ASSIGN-08, PP-ASSIGN-10,
    PP-ASSIGN-11, PP-ASSIGN-12, PP-ASSIGN-13, PP-ASSIGN-14, PP-ASSIGN-15, PP-ASSIGN-16, PP-ASSIGN-18,
    PP-ITEM-13, PP-ITEM-14, PP-ITEM-15, PP-SM-05: the engine allows what the clauses allow, die by die.
    """
    stream = stream_of(seed, 4003)
    phase, match = random_phase(stream)
    seat = list(phase.tokens).index(phase.active)
    for _step in range(6):
        assert laid(match)["phase"] == "assign"
        check_offers(phase, match, seat)
        both = compare(phase, match, seat, stream)
        if not both:
            break
        verb, hero, action, numbers = both[stream.below(len(both))]
        match.say(seat, said(verb, hero, phase.active, action, numbers))
        taken = tuple(int(token) for token in match.entries[-1].word.split() if token.isdecimal())
        assert alike(phase, taken) == alike(phase, numbers)
        phase.does(verb, hero, action, taken)
        now = laid(match)["heroes"]
        assert {name: {word: now[name][word] for word in ACTIONS} for name in now} == phase.tokens
        spaces = {(name, word) for name, held in laid(match)["spaces"].items() for word in held}
        assert spaces == set(phase.filled)
