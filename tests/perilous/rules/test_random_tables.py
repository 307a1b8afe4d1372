"""Laws that hold at every moment of every match, checked in random play with all options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from tests.perilous.box import CARD_OF, CARDS, ITEMS, SIDES
from tests.perilous.play import ACTIONS, HEROES, OPTIONS, laid, play_randomly, random_setups

from playmat.games.perilous import GAME
from playmat.games.perilous.rules.state_machine import PerilousMachine
from playmat.games.perilous.state.mutations import Cell
from playmat.kernel.choice import NATURE
from playmat.kernel.game import Plain, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature
from playmat.kernel.notation import write_answer
from playmat.kernel.rng import Stream, stream_of

SETUP = ("setup", "setup_sides", "setup_items", "setup_first")
ROLL = ("begin_turn", "throw", "keep", "heart", "heart_throw", "last")
ASSIGN = ("assign",)
ACTIVATE = ("activate", "owner", "draws", "shields", "heal", "draw", "refill", "discard")
WORLD = (
    *("world_pre", "world_throw", "world_heart", "world_effect", "world_end", "damage", "discard"),
    *("rethrow", "rethrown"),
)
SAVED = ("saved_throw", "saved_heart", "second_throw", "second_heart", "rethrow", "rethrown")
OVERRUN = ("replace", "replace_side", "overrun_throw", "overrun_heart", "rethrow", "rethrown")
SEED = 40
LAZY = ("end", "pass", "decline", "use", "card")
KINDS = Counter({item["id"]: item["count"] for item in ITEMS})
STRENGTH = {"empty": 0, "ready": 1, "set": 2}


@dataclass(frozen=True)
class Moment:
    """A moment of a match and the answer that led to it."""

    now: Plain
    asked: tuple[int, ...]
    word: str
    seat: int


@dataclass(frozen=True)
class Game:
    """A random match as its moments."""

    setup: Setup
    moments: tuple[Moment, ...]
    cells_fit: bool

    def pairs(self) -> Iterator[tuple[Moment, Moment]]:
        """Each moment with the next one."""
        return zip(self.moments, self.moments[1:], strict=False)


def tokens_fit(state: PerilousMachine) -> bool:
    """Return whether every Set Token stands by a Ready Token."""
    seats = range(int(state.seats))
    return all(state.cell(seat, Cell.SET) & ~state.cell(seat, Cell.READY) == 0 for seat in seats)


def eager_answer(match: Match, stream: Stream) -> tuple[int, int]:
    """A random answer, but eleven times out of twelve none that ends, passes, declines or plays a card."""
    seat = match.asked[0] if stream.below(8) else match.asked[stream.below(len(match.asked))]
    choice = match.choice(seat)
    answer = int(choice.sample(stream))
    for _try in range(12):
        word = write_answer(match.game, match.state, choice, answer)
        if word.split()[0] not in LAZY or not stream.below(12):
            break
        answer = int(choice.sample(stream))
    return seat, answer


def eagerly(setup: Setup) -> Iterator[Match]:
    """One match with eager answers."""
    match = Match(GAME, setup, AwaitedNature())
    stream = stream_of(setup.seed, 4002)
    while True:
        yield match
        if match.is_over:
            return
        if match.asked:
            match.answer(*eager_answer(match, stream))
        else:
            match.outcome(int(match.state.nature.peek(match.state.chance)))


def played(setup: Setup) -> Game:
    """Play a random match and keep its moments."""
    moments: list[Moment] = []
    fit = True
    for match in (eagerly if setup.seed % 4 else play_randomly)(setup):
        state = match.state
        assert isinstance(state, PerilousMachine)
        fit = fit and tokens_fit(state)
        word, seat = (match.entries[-1].word, match.entries[-1].seat) if match.entries else ("", NATURE)
        moments.append(Moment(laid(match), tuple(match.asked), word, seat))
    return Game(setup, tuple(moments), fit)


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Random matches: two to five heroes, defaults and all option values."""
    return [played(setup) for setup in random_setups(20, first_seed=SEED)]


def counted(cards: list[str]) -> Counter[str]:
    """The number of times each card occurs."""
    return Counter(cards)


def in_play(moment: Moment) -> bool:
    """Return whether setup is over."""
    return moment.now["phase"] not in SETUP


def test_the_sample_is_wide(games: list[Game]) -> None:
    """The matches below reach every procedure; otherwise they would prove little."""
    phases = {moment.now["phase"] for game in games for moment in game.moments}
    assert {*ROLL, *ASSIGN, "activate", "owner", "discard", "damage"} - {"begin_turn"} <= phases
    assert {"world_pre", "world_throw", "world_heart", "saved_throw", "overrun_throw", "over"} <= phases
    assert {len(game.setup.seats) for game in games} == {2, 3, 4, 5}
    assert {name for game in games for name, value in game.setup.options.items() if value != OPTIONS[name][0]}


def test_tokens(games: list[Game]) -> None:
    """PP-TERM-05: an action is empty, Readied or Set; no Set Token stands alone."""
    assert all(game.cells_fit for game in games)
    for game in games:
        for moment in game.moments:
            for board in moment.now["heroes"].values():
                assert {board[word] for word in ACTIONS} <= set(STRENGTH)


def test_action_spaces(games: list[Game]) -> None:
    """PP-TERM-06, PP-ASSIGN-06, PP-ASSIGN-08, PP-ASSIGN-11: a space holds one die, and only while Set.

    A die on a companion's board lies where both boards have the action Set.
    """
    for game in games:
        for moment in game.moments:
            if moment.now["phase"] not in (*ASSIGN, "activate", "owner"):
                continue
            boards = moment.now["heroes"]
            for hero, spaces in moment.now["spaces"].items():
                for word, die in spaces.items():
                    assert die in ("blue", "black", "card")
                    assert boards[hero][word] == "set"
                    assert boards[moment.now["active"]][word] == "set"


def test_one_black_die(games: list[Game]) -> None:
    """PP-COMP-04, PP-ASSIGN-01: the black die lies in one space at most, blue dice in five at most."""
    for game in games:
        for moment in game.moments:
            if in_play(moment):
                kinds = Counter(die for spaces in moment.now["spaces"].values() for die in spaces.values())
                assert kinds["black"] <= 1
                assert kinds["blue"] <= 5
                faces = moment.now["dice"]
                assert "heartless" not in faces[:5]
                assert faces[5] != "wild"


def test_a_die_is_assigned_once(games: list[Game]) -> None:
    """PP-ASSIGN-01: within a phase the assigned dice only grow, by the dice the answer names."""
    for game in games:
        for before, after in game.pairs():
            if before.now["phase"] == after.now["phase"] == "assign":
                spent, now = set(before.now["spent"]), set(after.now["spent"])
                named = {int(token) for token in after.word.split() if token.isdecimal()}
                assert now == spent | named
                assert not spent & named


def test_ranges(games: list[Game]) -> None:
    """PP-TERM-07, PP-TERM-08, PP-TERM-09, PP-COMP-02, PP-COMP-03: marker, Health, Shields."""
    for game in games:
        for moment in filter(in_play, game.moments):
            assert 0 <= moment.now["marker"] <= SIDES[moment.now["world"]]["track_length"]
            for board in moment.now["heroes"].values():
                assert 0 <= board["health"] <= 10
                assert 0 <= board["shields"] <= 5


def test_world_cards(games: list[Game]) -> None:
    """PP-COMP-08, PP-COMP-13, PP-SETUP-13: each of the 14 cards lies in one place, one world is in play."""
    for game in games:
        for moment in filter(in_play, game.moments):
            now = moment.now
            piles = [*now["stack"], *now["saved"], *now["overrun"]]
            if now["world"] not in piles:
                piles.append(now["world"])
            cards = [*(CARD_OF[world] for world in piles), *now["reserve"]]
            if now["phase"] == "replace_side":
                cards.append(now["card"])
            assert sorted(cards) == sorted(card["id"] for card in CARDS)


def test_item_cards(games: list[Game]) -> None:
    """PP-COMP-11, PP-ITEM-05: the thirty cards lie in the deck, in hands and on the discard pile."""
    for game in games:
        for moment in game.moments:
            hands = [card for board in moment.now["heroes"].values() for card in board["items"]]
            assert Counter([*hands, *moment.now["deck"], *moment.now["discard"]]) == KINDS


def test_cards_come_from_the_deck(games: list[Game]) -> None:
    """PP-ITEM-04, PP-ITEM-05: no card goes from hand to hand, and what leaves a hand is discarded."""
    for game in games:
        for before, after in game.pairs():
            if not in_play(after) or "refill" in (before.now["phase"], after.now["phase"]):
                continue
            drawn = counted(before.now["deck"]) - counted(after.now["deck"])
            gained: Counter[str] = Counter()
            lost: Counter[str] = Counter()
            for hero, board in after.now["heroes"].items():
                held = Counter(before.now["heroes"][hero]["items"])
                gained += Counter(board["items"]) - held
                lost += held - Counter(board["items"])
            assert gained == drawn
            if counted(before.now["deck"]) - drawn == Counter(after.now["deck"]):
                assert Counter(before.now["discard"]) + lost == Counter(after.now["discard"])


def test_hands(games: list[Game]) -> None:
    """PP-ITEM-07, PP-ITEM-08: a fourth card is only held while its hero alone is asked to discard one."""
    fourth = 0
    for game in games:
        roles = [seat.role for seat in game.setup.seats]
        for moment in game.moments:
            full = [hero for hero, board in moment.now["heroes"].items() if len(board["items"]) > 3]
            assert all(len(moment.now["heroes"][hero]["items"]) == 4 for hero in full)
            if full:
                fourth += 1
                assert moment.now["phase"] == "discard"
                assert [roles[seat] for seat in moment.asked] == full
    assert fourth > 2


def test_rolls(games: list[Game]) -> None:
    """PP-ROLL-02, PP-ROLL-07: three rolls, one more for each Reroll played in the Roll phase."""
    for game in games:
        rerolls = 0
        for before, after in game.pairs():
            if not in_play(after):
                continue
            if after.now["turn"] != before.now.get("turn"):
                rerolls = 0
            if after.word == "use reroll" and before.now["phase"] in ROLL:
                rerolls += 1
            assert after.now["limit"] == 3 + rerolls or after.now["phase"] == "begin_turn"
            assert after.now["rolls"] <= after.now["limit"]
            if before.now["phase"] == "throw" and in_play(before):
                assert after.now["rolls"] == before.now["rolls"] + 1 or after.now["turn"] > before.now["turn"]


def test_who_is_asked_about_dice(games: list[Game]) -> None:
    """PP-ROLL-16, PP-ITEM-12, PP-ASSIGN-21: the active hero rolls and assigns, others only play cards."""
    for game in games:
        roles = [seat.role for seat in game.setup.seats]
        for before, after in game.pairs():
            if before.now["phase"] in ("keep", "heart_throw"):
                assert [roles[seat] for seat in before.asked] == [before.now["active"]]
            if before.now["phase"] == "assign" and roles[after.seat] != before.now["active"]:
                assert after.word.startswith("card ") or after.word == "pass"


def test_fresh_dice_after_a_heartless(games: list[Game]) -> None:
    """PP-ROLL-08, PP-ROLL-09: after a fresh Heartless every fresh die is thrown again."""
    thrown = 0
    for game in games:
        for before, after in game.pairs():
            if before.now["phase"] == "heart_throw":
                assert set(before.now["fresh"]) <= set(after.now["throwing"])
                thrown += 1
    assert thrown > 5


def test_dice_set_aside(games: list[Game]) -> None:
    """PP-ROLL-04, PP-ROLL-13, PP-TERM-10: a throw changes and makes fresh the thrown dice only."""
    for game in games:
        for before, after in game.pairs():
            if before.now["phase"] != "throw" or after.now["turn"] != before.now["turn"]:
                continue
            throwing = set(before.now["throwing"])
            if after.now["phase"] != "throw":
                assert set(after.now["fresh"]) == throwing
            for die in {1, 2, 3, 4, 5, 6} - throwing:
                assert after.now["dice"][die - 1] == before.now["dice"][die - 1]


def test_phases_of_a_turn(games: list[Game]) -> None:
    """PP-TURN-01, PP-TURN-04: Roll, Assign, Activate, then World Roll (and Overrun) or Saved procedure."""
    order = [ROLL, ASSIGN, ACTIVATE, WORLD, OVERRUN]
    saved_order = [ROLL, ASSIGN, ACTIVATE, SAVED]
    for game in games:
        for before, after in game.pairs():
            if not in_play(before) or after.now["phase"] == "over":
                continue
            if after.now["turn"] != before.now["turn"]:
                assert after.now["phase"] == "throw"
                continue
            saved = after.now["marker"] == 0
            row = saved_order if saved else order
            first = min(place for place, phases in enumerate(row) if before.now["phase"] in phases)
            last = max(place for place, phases in enumerate(row) if after.now["phase"] in phases)
            assert first <= last, (before.now["phase"], after.now["phase"])


def test_seat_order(games: list[Game]) -> None:
    """PP-TURN-02, PP-TURN-03: turns go round in seat order, and each begins with six dice in the air."""
    for game in games:
        roles = [seat.role for seat in game.setup.seats]
        for before, after in game.pairs():
            if in_play(before) and after.now["turn"] != before.now["turn"]:
                place = roles.index(before.now["active"])
                assert after.now["active"] == roles[(place + 1) % len(roles)]
                assert after.now["turn"] == before.now["turn"] + 1
                assert after.now["throwing"] == [1, 2, 3, 4, 5, 6]
                assert (after.now["rolls"], after.now["limit"], after.now["fewer"]) == (0, 3, 0)
                assert after.now["spaces"] == {}


def test_what_stays(games: list[Game]) -> None:
    """PP-TURN-05, PP-ASSIGN-13, PP-ASSIGN-20: tokens go only in World Roll, Saved and Overrun procedures.

    They come only on the active hero's board, in the Assign phase; Health goes down only in a World
    Roll, Shields only there too.
    """
    for game in games:
        for before, after in game.pairs():
            if not in_play(before):
                continue
            removing = before.now["phase"] in (*WORLD, *SAVED, *OVERRUN)
            for hero, board in after.now["heroes"].items():
                old = before.now["heroes"][hero]
                for word in ACTIONS:
                    change = STRENGTH[board[word]] - STRENGTH[old[word]]
                    assert change >= 0 or removing
                    assert change <= 0 or (before.now["phase"] == "assign" and hero == before.now["active"])
                    assert change <= 1
                if before.now["phase"] not in WORLD and after.now["phase"] not in WORLD:
                    assert board["health"] >= old["health"]
                    assert board["shields"] >= old["shields"]


def test_twins(games: list[Game]) -> None:
    """PP-ITEM-14, PP-ITEM-15: the dice of an x2 card lie on one board, in different places."""
    twins = 0
    for game in games:
        roles = [seat.role for seat in game.setup.seats]
        where: dict[int, str] = {}
        for before, after in game.pairs():
            if before.now["phase"] != "assign":
                where = {}
                continue
            tokens = after.word.split()
            if tokens[0] in ("ready", "set", "activate"):
                owner = tokens[1] if tokens[1] in roles else before.now["active"]
                for die in (int(token) for token in tokens if token.isdecimal()):
                    where[die] = f"{owner} {tokens[0]}"
            die = 7
            for card in before.now["cards"]:
                if card.endswith("x2"):
                    first, second = where.get(die), where.get(die + 1)
                    if first and second:
                        twins += 1
                        assert first.split()[0] == second.split()[0]
                        assert first != second or first.endswith("ready")
                die += 2 if card.endswith("x2") else 1
    assert twins > 0


def test_heroes(games: list[Game]) -> None:
    """PP-COMP-01, PP-SETUP-02: the heroes of a match are those of its setup, each once, all the time."""
    for game in games:
        roles = [seat.role for seat in game.setup.seats]
        assert len(set(roles)) == len(roles)
        assert set(roles) <= set(HEROES)
        assert all(list(moment.now["heroes"]) == roles for moment in game.moments)
