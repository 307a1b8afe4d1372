"""The search where values compare at the beginning of turns only: rollouts to the end of the turn."""

from __future__ import annotations

import pytest
from tests.embers import EMBERS
from tests.embers.game import Embers
from tests.embers.test_rules import match_at
from tests.players.test_search import decisions, positions, search
from tests.players.test_search_budgets import ticking

from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.notation import write_answer
from playmat.kernel.player import Advice, Glimpse
from playmat.kernel.rng import stream_of
from playmat.kernel.state import State, Status
from playmat.lab.arena import next_answer
from playmat.players import load
from playmat.players.greedy import best_answer
from playmat.players.search.budget import TrialEnd, read_budget
from playmat.players.search.findings import worth
from playmat.players.search.rollouts import (
    DOUBT,
    FIRST_CUT,
    MOST_SEEN,
    MOST_TRIED,
    MOST_WEIGHED,
    ONE_MORE,
    AnswerTrial,
    Rollouts,
    is_behind,
)
from playmat.players.search.search import Search
from playmat.players.search.tree import LEAVE, Node
from playmat.players.search.trials import Trials


class EmbersByTurns(Embers):
    """The duel, whose values are said to compare at the beginning of turns only."""

    def turn(self, state: State) -> int:
        """The frame at the bottom: whose turn it is."""
        return int(state.stack[0])


BY_TURNS = EmbersByTurns()


def rollouts_of(glimpse: Glimpse, seed: int = 1, to_the_end: bool = False) -> Rollouts:
    """The rollouts of a decision, before the first."""
    return Rollouts(glimpse, stream_of(seed, 1), to_the_end)


def decisions_of_turns(count: int) -> list[Glimpse]:
    """Decisions of Kingdom Hearts in which there are answers to choose from."""
    return [one for one in decisions("khtcg", 6, 160) if one.choice.count() > 2][:count]


def test_a_game_says_whether_its_values_compare_by_turns() -> None:
    by_turns, anywhere = decisions_of_turns(1)[0], decisions("kmon", 3, 1)[0]
    assert isinstance(search(2).search(by_turns), Rollouts)
    assert isinstance(search(2, ending=TrialEnd.RANDOM).search(by_turns), Trials), "results always compare"
    assert isinstance(search(2).search(anywhere), Trials)


def test_a_rollout_ends_where_the_next_turn_begins() -> None:
    """Not before, and not behind it."""
    ended = 0
    for glimpse in decisions_of_turns(12):
        rollouts = rollouts_of(glimpse)
        state = rollouts.after(rollouts.lines[0].answer)
        turn = glimpse.turn()
        assert turn is not None
        rollouts.play_on(state, 0)
        if state.status != Status.OVER:
            assert glimpse.game.turn(state) == turn + 1
            ended += 1
    assert ended > 6


def test_to_the_end_of_the_match_every_answer_is_tried() -> None:
    """Also those that the evaluation thinks little of, and in a game whose values compare anywhere."""
    player = load("search:40+greedy", stream_of(1, 1))
    assert isinstance(player, Search)
    tried = 0
    for glimpse in decisions("kmon", 3, 60):
        if MOST_TRIED < glimpse.choice.count() <= MOST_SEEN and not glimpse.choice.optional:
            found = player.findings(glimpse, stream_of(2, 2))
            assert isinstance(found, Rollouts)
            assert sorted(line.answer for line in found.lines) == glimpse.choice.answers()
            tried += 1
    assert tried > 0


@pytest.mark.parametrize("game_id", ["kmon", "khtcg"])
def test_a_rollout_to_the_end_comes_to_a_result(game_id: str) -> None:
    glimpse = next(one for one in decisions(game_id, 6, 160) if one.choice.count() > 2)
    rollouts = rollouts_of(glimpse, to_the_end=True)
    for _trial in range(2 * len(rollouts.lines)):
        rollouts.trial()
    came_to = {value for line in rollouts.lines for value in line.came_to}
    assert came_to <= {0.0, 0.5, 1.0}
    assert rollouts.told == "hint-search-line"


class AtSight:
    """The greedy answer in the very match: with the arena's loop, it plays on as `play_on` should.

    Args:
        state: the match, which goes on while it is looked at.
        leaves: leave offers alone.
    """

    def __init__(self, state: State, leaves: bool) -> None:
        self.state = state
        self.leaves = leaves

    def decide(self, glimpse: Glimpse) -> int:
        """The greedy answer; an offer that was left alone stays so until something changes."""
        if self.leaves and glimpse.choice.optional:
            return PASS_OFFER
        return best_answer(glimpse.game, self.state, glimpse.choice, stream_of(0, 0), MOST_WEIGHED)[0]

    def advise(self, glimpse: Glimpse) -> Advice:
        """Nobody asks."""
        raise NotImplementedError


def played_on(glimpse: Glimpse, state: State, left_alone: int | None) -> State:
    """The rest of the turn as the arena plays it."""
    first = left_alone is not None
    while state.status == Status.ASKING and glimpse.game.turn(state) == glimpse.turn():
        players = [AtSight(state, first and seat == left_alone) for seat in range(2)]
        state.apply(*next_answer(glimpse.game, state, players, Choice()))
        first = False
    return state


def narrow(glimpse: Glimpse, state: State) -> bool:
    """Return whether the greedy player can see all answers throughout the turn; otherwise it draws some."""
    state = state.clone()
    while state.status == Status.ASKING and glimpse.game.turn(state) == glimpse.turn():
        if state.choice.count() > MOST_WEIGHED:
            return False
        state.apply(*next_answer(glimpse.game, state, [AtSight(state, False)] * 2, Choice()))
    return True


def test_the_turn_goes_on_as_the_greedy_player_plays_it() -> None:
    compared = 0
    for glimpse in decisions_of_turns(16):
        rollouts = rollouts_of(glimpse)
        for line in rollouts.lines[:3]:
            state = rollouts.after(line.answer)
            if not narrow(glimpse, state):
                continue
            expected = played_on(glimpse, state.clone(), None)
            rollouts.play_on(state, 0)
            assert state.encode() == expected.encode()
            compared += 1
    assert compared > 10


def offers() -> list[Glimpse]:
    """Standing offers of the duel."""
    found = [one for seed in range(5, 11) for one in positions("embers", seed, 120)]
    return [Glimpse(BY_TURNS, state, one.seat, one.choice) for state, one in found if one.choice.optional]


@pytest.mark.parametrize("leaves", [True, False], ids=["left alone", "taken"])
def test_offers_stand_until_something_changes(leaves: bool) -> None:
    """DU-GUARD-01: whoever left an offer alone is asked again only after an answer of somebody."""
    compared = 0
    for glimpse in offers():
        rollouts = rollouts_of(glimpse)
        line = next(line for line in rollouts.lines if (line.answer == PASS_OFFER) == leaves)
        state = rollouts.after(line.answer)
        if not narrow(glimpse, state):
            continue
        expected = played_on(glimpse, state, glimpse.seat if leaves else None)
        rollouts.next = rollouts.lines.index(line)
        rollouts.trial()
        assert line.came_to == [worth(BY_TURNS, expected, glimpse.seat)]
        compared += 1
    assert compared > 6


def test_a_rollout_looks_at_the_position_it_is_told_of_and_leaves_it_as_it_is() -> None:
    glimpse = decisions_of_turns(1)[0]
    rollouts = rollouts_of(glimpse)
    before = rollouts.deal.encode()
    for _trial in range(len(rollouts.lines) - 1):
        rollouts.trial()
    assert rollouts.deal.encode() == before
    rollouts.trial()
    assert rollouts.deal.encode() != before, "when all answers have met a deal there is another"


def test_answers_meet_on_the_same_deals() -> None:
    """A cut compares them deal by deal, so each has been tried on each deal."""
    rollouts = rollouts_of(next(one for one in decisions_of_turns(60) if one.choice.count() >= 4))
    tried = len(rollouts.lines)
    for _trial in range(FIRST_CUT * tried):
        assert not rollouts.settled
        assert len(rollouts.lines) == tried, "nobody drops out before the first cut"
        rollouts.trial()
    assert {len(line.came_to) for line in rollouts.lines} == {FIRST_CUT}
    assert {int(node.trials) for node in rollouts.root.after} == {FIRST_CUT}


def test_the_most_promising_are_tried_and_no_more() -> None:
    seen = [glimpse for glimpse in decisions_of_turns(60) if glimpse.choice.count() <= MOST_SEEN]
    widest = max(seen, key=lambda glimpse: glimpse.choice.count())
    assert widest.choice.count() > MOST_TRIED
    rollouts = rollouts_of(widest)
    assert len(rollouts.lines) == MOST_TRIED
    values = [rollouts.value(rollouts.after(line.answer)) for line in rollouts.lines]
    assert values == sorted(values, reverse=True)
    others = set(widest.choice.answers()) - {int(line.answer) for line in rollouts.lines}
    assert max(rollouts.value(rollouts.after(answer)) for answer in others) <= values[-1]


def test_one_trial_follows_what_the_value_says_at_sight() -> None:
    for glimpse in decisions_of_turns(4):
        rollouts = rollouts_of(glimpse)
        first = rollouts.lines[0]
        rollouts.trial()
        assert rollouts.best() is first.node


# ---- who drops out -------------------------------------------------------------------------------------


def line(*came_to: float) -> AnswerTrial:
    """An answer whose rollouts came to this."""
    made = AnswerTrial(Node(0, 0, 0), 0)
    made.came_to = list(came_to)
    return made


@pytest.mark.parametrize(
    ("best", "other", "behind"),
    [
        ((0.9, 0.5, 0.7, 0.3), (0.8, 0.4, 0.6, 0.2), True),
        ((0.9, 0.5, 0.7, 0.3), (0.9, 0.5, 0.7, 0.3), True),
        ((0.9, 0.5, 0.7, 0.3), (0.2, 0.9, 0.1, 0.9), False),
        ((0.5, 0.5, 0.5, 0.6), (0.5, 0.5, 0.5, 0.5), False),
    ],
    ids=["a little worse on every deal", "the same", "now better, now worse", "worse once"],
)
def test_who_is_clearly_no_better_drops_out(
    best: tuple[float, ...], other: tuple[float, ...], behind: bool
) -> None:
    assert is_behind(line(*other), line(*best), 0.0) == behind


@pytest.mark.parametrize(("spread", "behind"), [(0.085, True), (0.09, False)])
def test_how_far_behind_is_clear(spread: float, behind: bool) -> None:
    """0.1 behind on average, `spread` more or less: of four deals the error is the spread over root 3."""
    assert (DOUBT * spread / 3**0.5 <= 0.1) == behind
    lows = [0.5 - 0.1 + sign * spread for sign in (1, -1, 1, -1)]
    assert is_behind(line(*lows), line(0.5, 0.5, 0.5, 0.5), 0.0) == behind


@pytest.mark.parametrize(
    ("best", "other", "behind"),
    [
        ("1111", "1111", False),
        ("1111", "0000", True),
        ("1111", "1100", False),
        ("1" * 16, "1" * 8 + "0" * 8, True),
    ],
    ids=["the same four times", "lost four times", "lost twice", "lost eight of sixteen"],
)
def test_results_that_agree_a_few_times_prove_little(best: str, other: str, behind: bool) -> None:
    """Two answers that win the same four deals are not one answer."""
    won, lost = (line(*map(float, came_to)) for came_to in (best, other))
    assert is_behind(lost, won, ONE_MORE) == behind


def prepared(deals: int, *lines: AnswerTrial) -> Rollouts:
    """Rollouts whose answers have come to this on so many deals."""
    rollouts = rollouts_of(decisions_of_turns(1)[0])
    rollouts.lines = list(lines)
    rollouts.deals = deals
    return rollouts


def test_at_a_cut_the_best_stays_with_all_that_may_be_better() -> None:
    best, close, far = line(0.9, 0.5, 0.7, 0.4), line(0.5, 0.8, 0.5, 0.6), line(0.1, 0.1, 0.2, 0.1)
    rollouts = prepared(FIRST_CUT - 1, far, close, best)
    rollouts.finish_deal()
    assert rollouts.lines == [close, best]
    assert not rollouts.settled
    assert rollouts.best() is best.node


def test_cuts_come_when_the_deals_have_doubled() -> None:
    """Each look at the same figures is one more chance to be wrong."""
    cuts = []
    one, other = line(*[0.5, 0.6] * 40), line(*[0.6, 0.5] * 40)
    rollouts = prepared(0, one, other)
    for _deal in range(33):
        before = rollouts.next_cut
        rollouts.finish_deal()
        if rollouts.next_cut != before:
            cuts.append(int(rollouts.deals))
    assert cuts == [FIRST_CUT, 2 * FIRST_CUT, 4 * FIRST_CUT, 8 * FIRST_CUT]


def test_a_deal_that_not_all_have_met_does_not_count() -> None:
    """A budget may end in the middle of one."""
    lucky, better = line(0.5, 0.5, 0.5, 0.5, 1.0), line(0.6, 0.6, 0.6, 0.6)
    assert prepared(4, lucky, better).best() is better.node


def test_where_there_is_one_answer_there_is_one_trial() -> None:
    glimpse = next(one for one in decisions("khtcg", 6, 60) if one.choice.count() == 1)
    assert search(50).search(glimpse).root.trials == 1


def test_a_budget_of_time_ends_with_the_decision_too() -> None:
    glimpse = next(one for one in decisions_of_turns(12) if rollouts_settle(one))
    player = Search(stream_of(1, 1), read_budget("60000ms"), ticking(0.01))
    assert player.search(glimpse).settled


def rollouts_settle(glimpse: Glimpse) -> bool:
    """Return whether a decision is soon made."""
    return search(200).search(glimpse).settled


def test_patience_ends_a_budget_of_trials() -> None:
    """A server's players answer in time, however many trials their level has."""
    glimpse = decisions("kmon", 3, 1)[0]
    player = Search(stream_of(1, 1), read_budget("5000"), ticking(0.125), patience=1.0)
    assert player.search(glimpse).root.trials == pytest.approx(8, abs=1)


def test_thinking_ends_when_one_answer_is_left() -> None:
    """A budget is what may be thought, not what must be; what is left was the best to the last."""
    ended = 0
    for glimpse in decisions_of_turns(12):
        rollouts = search(600).search(glimpse)
        assert isinstance(rollouts, Rollouts)
        assert rollouts.root.trials <= 600
        assert rollouts.settled == (len(rollouts.lines) == 1)
        if rollouts.settled:
            ended += rollouts.root.trials < 600
            assert rollouts.best() is rollouts.lines[0].node
    assert ended > 3


# ---- offers, and whole decisions -----------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_it_finds_the_blow_that_wins(seed: int) -> None:
    """DU-END-01: the others give birch another turn."""
    match = match_at(
        {"health": 1, "hand": ["spark", "spark", "scry"], "energy": 2}, {"health": 2}, stack=["main ash"]
    )
    glimpse = Glimpse(BY_TURNS, match.state, 0, match.choice(0))
    assert (
        write_answer(EMBERS, match.state, match.choice(0), search(60, seed).decide(glimpse)) == "play spark"
    )


def test_a_standing_offer_is_left_alone_or_taken() -> None:
    """DU-GUARD-01: leaving it is one of the answers, and the turn goes on behind it."""
    danger = match_at(
        {"health": 1, "hand": ["spark"], "energy": 1},
        {"health": 1, "energy": 1, "deck": ["spark", "spark", "spark"]},
        stack=["main ash"],
    )
    glimpse = Glimpse(BY_TURNS, danger.state, 1, danger.choice(1))
    rollouts = rollouts_of(glimpse)
    assert sorted(int(node.item) for node in rollouts.root.after)[0] == LEAVE
    assert search(200).decide(glimpse) == 0
    safe = match_at(
        {"health": 1, "deck": []}, {"hand": ["spark"], "energy": 1, "health": 4}, stack=["main ash"]
    )
    assert search(200).decide(Glimpse(BY_TURNS, safe.state, 1, safe.choice(1))) == PASS_OFFER


def test_the_hint_names_what_was_tried() -> None:
    first, *lines = search(40).advise(decisions_of_turns(1)[0]).reasons
    assert first.key == "hint-chance"
    assert len(lines) > 1
    assert {one.key for one in lines} == {"hint-search-tried"}
    _, *lines = search(1).advise(decisions_of_turns(1)[0]).reasons
    assert len(lines) == 1, "what no trial tried is no reason"
