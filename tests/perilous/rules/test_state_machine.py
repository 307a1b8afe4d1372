"""Section 17: taking back, refusals, and the merged choices of dice."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.perilous.play import ACTIONS, GAME, HEROES, at, laid, outcome, play_randomly, random_setups

from playmat.kernel.errors import CannotUndo, OutOfRange, RefusedAnswer, StaleSerial, WrongSeat
from playmat.kernel.game import Plain
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.match.past import ASK, FREE, NEVER
from playmat.kernel.notation import write_answer
from playmat.kernel.rng import Stream, stream_of

ASSIGNING: Plain = {
    "phase": "assign",
    "world": "wonderland",
    "dice": ["attack", "wild", "attack", "attack", "protect", "attack"],
}


def test_assignments_can_be_taken_back_until_the_end() -> None:
    """PP-SM-03: one after the other, each back to exactly the state before; also a dice card just played."""
    match = at({**ASSIGNING, "heroes": {"donald": {"items": ["attack x2", "protect"]}}}, "donald", "sora")
    states = [match.state.encode()]
    for said in ("ready attack 1 3 4", "card attack x2", "set attack 7", "activate attack 8"):
        match.say(0, said)
        states.append(match.state.encode())
    for before in reversed(states[:-1]):
        assert match.undo_verdict({0}) == FREE
        match.undo({0})
        assert match.state.encode() == before
    assert match.undo_verdict({0}) == NEVER


def test_a_companions_card_asks_before_it_is_taken_back() -> None:
    """PP-SM-03, PP-ITEM-12: what another hero has answered since is taken back only if that person agrees."""
    match = at({**ASSIGNING, "heroes": {"sora": {"items": ["attack x2"]}}}, "donald", "sora")
    before = match.state.encode()
    match.say(0, "ready attack 1 3 4")
    match.say(1, "card attack x2")
    assert match.undo_verdict({1}) == FREE
    assert match.undo_verdict({0}) == ASK
    with pytest.raises(CannotUndo):
        match.undo({0})
    match.undo({0}, agreed=True)
    assert match.state.encode() == before


def test_one_person_with_all_heroes_asks_nobody() -> None:
    """PP-SOLO-01, PP-SM-03: who plays all heroes takes back freely what only the own heroes have done."""
    match = at({**ASSIGNING, "heroes": {"sora": {"items": ["attack x2"]}}}, "donald", "sora")
    match.say(0, "ready attack 1 3 4")
    match.say(1, "card attack x2")
    assert match.undo_verdict({0, 1}) == FREE
    match.undo({0, 1})
    assert laid(match)["heroes"]["sora"]["items"] == ["attack x2"]
    assert laid(match)["heroes"]["donald"]["attack"] == "ready"


def test_a_throw_cannot_be_taken_back() -> None:
    """PP-SM-03: once dice have fallen or a card was drawn, nothing before it comes back."""
    match = at({"phase": "keep", "dice": ["attack"] * 6}, "donald", "sora")
    match.say(0, "throw 1")
    outcome(match, "protect")
    assert match.undo_verdict({0}) == NEVER
    match = at(
        {
            "phase": "activate",
            "heroes": {"donald": {"collect": "set", "attack": "set"}},
            "spaces": {"donald": {"collect": "blue", "attack": "blue"}},
        },
        "donald",
        "sora",
    )
    match.say(0, "take collect")
    assert match.undo_verdict({0}) == NEVER
    with pytest.raises(CannotUndo):
        match.undo({0})


def test_the_end_of_the_phase_brings_the_world_roll() -> None:
    """PP-SM-03: `end` followed by a throw for the World is final."""
    match = at({**ASSIGNING, "dice": ["attack", "attack", "none", "none", "none", "none"]}, "sora", "donald")
    match.say(0, "ready attack 1")
    match.say(0, "end")
    outcome(match, "protect wild wild wild protect")
    assert match.undo_verdict({0}) == NEVER


def test_wrong_seats_numbers_and_serials() -> None:
    """An answer from the wrong hero, beyond the options or for an older question changes nothing.

    PP-SM-04.
    """
    checked = 0
    for setup in random_setups(6, first_seed=40):
        for match in play_randomly(setup):
            if len(match.entries) > 120:
                break
            before, entries = match.state.encode(), list(match.entries)
            for seat in range(len(setup.seats)):
                if seat not in match.asked:
                    with pytest.raises(RefusedAnswer):
                        match.answer(seat, 0)
                    continue
                choice = match.choice(seat)
                beyond = 1 << int(choice.n) if choice.kind == 1 else int(choice.count())
                for answer in (-1, beyond):
                    with pytest.raises(OutOfRange):
                        match.answer(seat, answer)
                with pytest.raises(StaleSerial):
                    match.answer(seat, int(choice.sample(stream_of(1, 9))), serial=match.serial(seat) - 1)
                checked += 1
            if not match.asked and not match.is_over:
                with pytest.raises(OutOfRange):
                    match.outcome(int(match.state.chance))
            elif match.asked:
                with pytest.raises(WrongSeat):
                    match.outcome(0)
            assert (match.state.encode(), match.entries) == (before, entries)
    assert checked > 150


# ---- PP-SM-05 ----------------------------------------------------------------------------------------


class Board:
    """A random Assign phase, known from outside: what lies where."""

    def __init__(self, stream: Stream) -> None:
        def pick(words: tuple[str, ...]) -> str:
            return words[stream.below(len(words))]

        self.heroes = [pick(HEROES)]
        self.heroes.append(pick(tuple(hero for hero in HEROES if hero != self.heroes[0])))
        few = (pick(ACTIONS), pick(ACTIONS), "wild", "wild")
        self.dice = [pick(few) for _die in range(5)] + [pick((*few[:2], "blank"))]
        self.cards = [
            pick(("attack", "protect", "attack x2", "protect x2")) for _card in range(stream.below(3))
        ]
        if len(set(self.cards)) < len(self.cards):
            self.cards = self.cards[:1]
        self.tokens = {
            hero: {word: pick(("empty", "ready", "set")) for word in ACTIONS} for hero in self.heroes
        }

    def match(self) -> Match:
        """The match in this position."""
        boards = {hero: dict(tokens) for hero, tokens in self.tokens.items()}
        return at({"phase": "assign", "dice": self.dice, "cards": self.cards, "heroes": boards}, *self.heroes)

    def all_dice(self) -> dict[int, tuple[str, str]]:
        """The face and the class of every die: blue, black, single card, double card."""
        found = {
            number + 1: (face, "black" if number == 5 else "blue") for number, face in enumerate(self.dice)
        }
        number = 7
        for card in self.cards:
            symbol, double, _end = card.partition(" x2")
            for _die in range(2 if double else 1):
                found[number] = (symbol, "double" if double else "single")
                number += 1
        return found

    def kinds(self, action: str, dice: tuple[int, ...]) -> tuple[str, ...]:
        """The kinds of some dice: choices with the same number of each kind are equal."""
        table = self.all_dice()
        return tuple(sorted("wild" if table[die][0] == "wild" else table[die][1] for die in dice))

    def expected(self) -> set[tuple[str, ...]]:
        """All assignments the rules allow now, equal ones once."""
        found: set[tuple[str, ...]] = set()
        table = self.all_dice()
        me, other = self.heroes
        for action in ACTIONS:
            fitting = [die for die, (face, _sort) in table.items() if face in (action, "wild")]
            tokens = self.tokens[me][action]
            if tokens == "empty":
                need = READY[me][ACTIONS.index(action)]
                for dice in combinations(fitting, need):
                    found.add(("ready", action, *self.kinds(action, dice)))
            for die in fitting:
                sort = self.kinds(action, (die,))
                if tokens == "ready":
                    found.add(("set", action, *sort))
                if tokens == "set":
                    found.add(("activate", action, *sort))
                    if self.tokens[other][action] == "set":
                        found.add(("activate", other, action, *sort))
        return found

    def offered(self, match: Match) -> list[tuple[str, ...]]:
        """The answers the engine offers, in the same words."""
        found = []
        choice = match.choice(0)
        for answer in choice.answers():
            words = write_answer(GAME, match.state, choice, answer).split()
            if words[0] in ("end", "card"):
                continue
            dice = tuple(int(word) for word in words if word.isdigit())
            head = [word for word in words if not word.isdigit()]
            found.append((*head, *self.kinds(head[-1], dice)))
        return found


READY = {
    "sora": (1, 3, 4, 2, 5),
    "donald": (3, 4, 5, 1, 2),
    "goofy": (3, 1, 2, 4, 5),
    "kairi": (2, 5, 1, 3, 4),
    "riku": (1, 4, 3, 5, 2),
}
"""Ready numbers in the order of the actions."""


@pytest.mark.parametrize("group", range(8))
def test_the_options_are_all_choices_of_dice_with_equal_ones_merged(group: int) -> None:
    """Compared with all choices of dice gone through one by one.

    PP-SM-05, PP-ASSIGN-02, PP-ASSIGN-04, PP-ASSIGN-06, PP-ASSIGN-08, PP-ASSIGN-14 to 16
    (PP-ASSIGN-15, PP-ASSIGN-16).
    """
    stream = stream_of(group, 4003)
    options = 0
    for _board in range(60):
        board = Board(stream)
        match = board.match()
        if laid(match)["phase"] != "assign":
            assert board.expected() == set()
            continue
        offered = board.offered(match)
        assert sorted(offered) == sorted(board.expected())
        options += len(offered)
    assert options > 200


def test_a_clone_answers_for_itself() -> None:
    """PP-SM-04: a refused answer in one match leaves another one alone."""
    match = at({"phase": "keep", "dice": ["attack"] * 6})
    other = Match.from_state(GAME, match.setup, match.state.clone(), AwaitedNature())
    match.say(0, "throw 1")
    assert laid(other)["phase"] == "keep"
    other.say(0, "stop")
    assert laid(match)["phase"] == "throw"
