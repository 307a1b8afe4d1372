"""One match between computer players."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from tests.embers import Embers
from tests.lab.brittle import Spinning

import playmat
from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.errors import NobodyAsked, OutOfRange, RunawayRule
from playmat.kernel.game import Game, Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.phrase import Phrase
from playmat.kernel.player import Advice, Glimpse
from playmat.kernel.rng import PLAYER_STREAMS, Stream, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State, Status
from playmat.lab.arena import EndlessMatch, NoResult, Seeing, lineup, next_answer, play
from playmat.players.uniform import RandomPlayer


def embers(seed: int) -> tuple[Game, Setup]:
    game = playmat.game("embers")
    return game, check_setup(game, Setup(game.id, (Seat(), Seat()), seed=seed))


def randoms(seed: int) -> list[RandomPlayer]:
    return [RandomPlayer(stream_of(seed, PLAYER_STREAMS + seat)) for seat in range(2)]


class Told:
    """Gives answers from a list, and remembers what it was asked."""

    def __init__(self, name: str, answers: list[int], asked: list[tuple[str, bool]]) -> None:
        self.name = name
        self.answers = answers
        self.asked = asked

    def decide(self, glimpse: Glimpse) -> int:
        self.asked.append((self.name, glimpse.choice.optional))
        return self.answers.pop(0)

    def advise(self, glimpse: Glimpse) -> Advice:
        return Advice(self.decide(glimpse), [Phrase("hint-random")])


class Asking(State):
    """Asks some of three seats: the sets of seats that have to answer, and that may."""

    def __init__(self, needed: int, offered: int, first: int) -> None:
        super().__init__()
        self.needed = needed
        self.offered = offered
        self.status = Status.ASKING
        self.asked = needed | offered
        self.first = first
        self.offer(first, self.choice)

    def offer(self, seat: int, choice: Choice) -> None:
        choice.pick(seat, 0)
        for item in range(3):
            choice.offer(item)
        choice.optional = self.offered >> seat & 1 != 0

    def redeal(self, _seat: int, _stream: Stream) -> Asking:
        return self  # nothing is hidden


def asked_of(state: State, *answers: list[int]) -> tuple[tuple[int, int], list[tuple[str, bool]]]:
    """The next seat with its answer, and the players asked, in order."""
    asked: list[tuple[str, bool]] = []
    players = [Told(name, list(mine), asked) for name, mine in zip("abc", answers, strict=True)]
    return next_answer(playmat.game("embers"), state, players, Choice()), asked


def test_a_match_is_a_function_of_setup_and_players() -> None:
    for seed in range(20):
        one, other = (play(*embers(seed), randoms(seed)) for _turn in range(2))
        assert msgspec.structs.replace(one, seconds=0) == msgspec.structs.replace(other, seconds=0)
        assert one.seed == seed
        assert one.seconds > 0
        assert one.decisions > 4
    assert len({play(*embers(seed), randoms(1)).decisions for seed in range(20)}) > 5


def test_the_quick_match_is_the_careful_one() -> None:
    """The same answers through `Match`, with all its checks, lead to the same end."""
    given: list[tuple[int, int]] = []

    class Noting:
        def __init__(self, player: RandomPlayer) -> None:
            self.player = player

        def decide(self, glimpse: Glimpse) -> int:
            answer = self.player.decide(glimpse)
            if answer != PASS_OFFER:
                given.append((glimpse.seat, answer))
            return answer

        def advise(self, glimpse: Glimpse) -> Advice:
            return self.player.advise(glimpse)

    for seed in range(10):
        given.clear()
        game, setup = embers(seed)
        played = play(game, setup, [Noting(player) for player in randoms(seed)])
        match = Match(game, setup)
        for seat, answer in given:
            match.answer(seat, answer)
        assert match.result is not None
        assert (match.result.winners, match.result.cause) == (played.winners, played.cause)
        assert match.result.facts == played.facts
        assert len(given) == played.decisions


def test_offers_are_put_in_the_order_of_the_seats_before_the_seat_that_must_answer() -> None:
    state = Asking(needed=0b010, offered=0b101, first=1)
    went, asked = asked_of(state, [PASS_OFFER], [2], [PASS_OFFER])
    assert went == (1, 2)
    assert asked == [("a", True), ("c", True), ("b", False)]


def test_who_takes_an_offer_goes_on() -> None:
    state = Asking(needed=0b010, offered=0b101, first=1)
    went, asked = asked_of(state, [PASS_OFFER], [], [1])
    assert went == (2, 1)
    assert asked == [("a", True), ("c", True)]


def test_seats_that_must_answer_at_the_same_time_do_so_in_order() -> None:
    state = Asking(needed=0b111, offered=0, first=1)
    went, asked = asked_of(state, [2], [], [])
    assert went == (0, 2)
    assert asked == [("a", False)]


def test_a_state_that_waits_for_nobody_is_a_fault() -> None:
    with pytest.raises(NobodyAsked):
        asked_of(Asking(needed=0, offered=0b11, first=0), [PASS_OFFER], [PASS_OFFER], [])


@pytest.mark.parametrize("answer", [3, -1, -7])
def test_an_answer_that_is_none_is_refused(answer: int) -> None:
    with pytest.raises(OutOfRange):
        asked_of(Asking(needed=1, offered=0, first=0), [answer], [], [])


def test_a_runaway_rule_ends_the_match_with_an_error() -> None:
    class Runaway(Embers):
        state_class = Spinning

    with pytest.raises(RunawayRule):
        play(Runaway(), embers(1)[1], randoms(1))


def test_a_match_beyond_the_bound_of_its_game_is_an_error() -> None:
    class Short(Embers):
        longest = 10

    with pytest.raises(EndlessMatch, match="10"):
        play(Short(), embers(1)[1], randoms(1))


def test_a_game_has_to_say_how_a_match_ended() -> None:
    class Silent(Embers):
        def result(self, state: State) -> None:
            return None

    with pytest.raises(NoResult, match="embers"):
        play(Silent(), embers(1)[1], randoms(1))


def test_line_ups_are_distinct_and_equally_likely() -> None:
    game = playmat.game("together")
    seen = Counter(lineup(game, 2, seed) for seed in range(3000))
    assert len(seen) == 6
    assert all(len(set(roles)) == 2 for roles in seen)
    assert all(400 < count < 600 for count in seen.values())


def test_without_roles_a_line_up_is_empty_names() -> None:
    assert lineup(playmat.game("embers"), 2, 5) == ("", "")


class Dealt:
    """Keeps what its redeals deal; it answers by chance."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.deals: list[State] = []

    def decide(self, glimpse: Glimpse) -> int:
        self.deals = [glimpse.redeal(self.stream) for _deal in range(4)]
        return int(glimpse.choice.sample(self.stream))


def alike(one: State, other: State) -> bool:
    """Return whether two matches are the same, apart from the chance to come."""
    one, other = one.clone(), other.clone()
    one.nature, one.live = other.nature, other.live
    return one.encode() == other.encode()


@pytest.mark.parametrize("shown", [True, False], ids=["shown every card", "as at a table"])
def test_who_is_shown_every_card_is_dealt_the_match_itself(shown: bool) -> None:
    """But no chance to come: that of its redeals is another each time."""
    game = playmat.game("kmon")
    setup = check_setup(game, Setup(game.id, (Seat(), Seat()), seed=3))
    looking = [Dealt(stream_of(3, 5 + seat)) for seat in range(2)]
    seated = [Seeing(player) if shown else player for player in looking]
    state, same = game.begin(setup), []
    state.live, state.log = True, None
    state.advance()
    for _answer in range(30):
        seat, answer = next_answer(game, state, seated, Choice())
        same += [alike(deal, state) for deal in looking[seat].deals]
        keys = {deal.nature.key for deal in (*looking[seat].deals, state)}
        assert len(keys) == len(looking[seat].deals) + 1
        state.apply(seat, answer)
    assert all(same) if shown else not any(same)
