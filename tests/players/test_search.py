"""The search player: what it finds, what it may not see, and how its budgets bind it."""

from __future__ import annotations

import pytest
from tests.embers import EMBERS
from tests.embers.test_rules import match_at
from tests.kmon.battles import play_randomly, setup_of

import playmat
from playmat.games.kmon import GAME as KMON
from playmat.kernel.choice import PASS_OFFER, Choice
from playmat.kernel.game import Game, Plain, Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.scenario import begin, read_scenario
from playmat.kernel.notation import write_answer
from playmat.kernel.phrase import Phrase
from playmat.kernel.player import Glimpse, Player
from playmat.kernel.rng import stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State, Status
from playmat.lab.arena import next_answer, play
from playmat.players import load
from playmat.players.search.budget import Budget, TrialEnd
from playmat.players.search.continuation import TURNS
from playmat.players.search.search import Search
from playmat.players.search.tree import NARROW, WIDENING, Node, answer_of, choose, question_of
from playmat.players.search.trials import Trials
from playmat.players.seats import choice_of
from playmat.texts import languages, render

GAMES = {
    "embers": EMBERS,
    "khtcg": playmat.game("khtcg"),
    "kmon": playmat.game("kmon"),
    "perilous": playmat.game("perilous"),
}


TREES = {
    "value": TrialEnd.VALUE,
    "random": TrialEnd.RANDOM,
    "learned": TrialEnd.LEARNED,
    "turns": TrialEnd.TURNS,
}
"""The endings of trials that a tree begins."""


def search(trials: int, seed: int = 1, ending: int = TrialEnd.VALUE) -> Search:
    """A search of so many trials."""
    return Search(stream_of(seed, 1), Budget(trials, 0.0, ending))


def glimpse_of(match: Match, seat: int) -> Glimpse:
    """A seat's decision in a match."""
    return Glimpse(match.game, match.state, seat, match.choice(seat))


def begun(game_id: str, seed: int, **options: str) -> tuple[Game, State]:
    """A match of two seats that asks its first question."""
    game = GAMES[game_id]
    roles = game.roles[:2] or ("", "")
    setup = Setup(game_id, tuple(Seat(role=role) for role in roles), options=dict(options), seed=seed)
    state = game.begin(check_setup(game, setup))
    state.live = True
    state.log = None
    state.advance()
    return game, state


def positions(game_id: str, seed: int, count: int, **options: str) -> list[tuple[State, Glimpse]]:
    """The first decisions of a match of random players, standing offers too, each with the match itself."""
    game, state = begun(game_id, seed, **options)
    players: list[Player] = [load("random", stream_of(seed, 1 + seat)) for seat in range(2)]
    found: list[tuple[State, Glimpse]] = []
    while state.status == Status.ASKING and len(found) < count:
        still = state.clone()
        for seat in range(2):
            if still.asks(seat):
                choice = Choice()
                choice_of(still, seat, choice).copy_into(choice)
                found.append((still, Glimpse(game, still, seat, choice)))
        state.apply(*next_answer(game, state, players, Choice()))
    return found


def decisions(game_id: str, seed: int, count: int, **options: str) -> list[Glimpse]:
    """Every decision of the first so many of a match of random players, standing offers too."""
    return [glimpse for _match, glimpse in positions(game_id, seed, count, **options)]


# ---- what it finds --------------------------------------------------------------------------------

DUELS: list[tuple[str, Plain, Plain, str]] = [
    ("one blow", {"hand": ["spark", "scry", "tax"], "energy": 1}, {"health": 1}, "play spark"),
    (
        "a card that costs all there is",
        {"hand": ["volley", "scry"], "energy": 2},
        {"health": 3},
        "play volley",
    ),
    ("two blows", {"hand": ["spark", "spark", "scry"], "energy": 2}, {"health": 2}, "play spark"),
]
"""Ash to move; what wins at once, or begins to, where everything else gives birch another turn."""


@pytest.mark.parametrize(("name", "ash", "birch", "wins"), DUELS, ids=[case[0] for case in DUELS])
@pytest.mark.parametrize("ending", TREES.values(), ids=TREES)
def test_it_finds_a_forced_win(name: str, ash: Plain, birch: Plain, wins: str, ending: int) -> None:
    match = match_at({"health": 1, **ash}, birch, stack=["main ash"])
    for seed in range(3):
        answer = search(300, seed, ending).decide(glimpse_of(match, 0))
        assert write_answer(EMBERS, match.state, match.choice(0), answer) == wins


def test_it_takes_an_offer_that_saves_it_and_leaves_one_that_does_not() -> None:
    """DU-GUARD-01: a guard at one health with a spark about; none without danger, and a card to pay."""
    danger = match_at(
        {"health": 1, "hand": ["spark"], "energy": 1},
        {"health": 1, "energy": 1, "deck": ["spark", "spark", "spark"]},
        stack=["main ash"],
    )
    assert search(400).decide(glimpse_of(danger, 1)) == 0
    safe = match_at(
        {"health": 1, "deck": []}, {"hand": ["spark"], "energy": 1, "health": 4}, stack=["main ash"]
    )
    assert search(400).decide(glimpse_of(safe, 1)) == PASS_OFFER


KNOCK_OUT = """
title = "one blow from the end"
game = "kmon"

[setup]
seats = [{}, {}]

[position]
phase = "action"
turn = 9

[[position.seats]]
active = 0
charges = 4
hand = ["KM1-GEN-01"]
team = [{ kmon = "KM1-K01" }, { kmon = "KM1-K02" }, { kmon = "KM1-K03" }]

[[position.seats]]
active = 0
team = [
    { kmon = "KM1-K04", damage = LEFT },
    { kmon = "KM1-K05", exhausted = true },
    { kmon = "KM1-K06", exhausted = true },
]
"""


def one_blow_from_the_end() -> Match:
    """A battle in which an attack wins: the last K-Mon of seat 1 has one health left, and no card."""
    health = next(int(kmon.hp) for kmon in KMON.book.kmons if kmon.code == "KM1-K04")
    return begin(read_scenario(KNOCK_OUT.replace("LEFT", str(health - 1))))


def test_it_knocks_out_the_last_kmon() -> None:
    match = one_blow_from_the_end()
    answer = search(300).decide(glimpse_of(match, 0))
    match.answer(0, answer)
    while not match.is_over and match.asked == [1]:
        match.answer(1, search(50).decide(glimpse_of(match, 1)))
    assert match.is_over
    result = match.game.result(match.state)
    assert result is not None
    assert result.winners == (0,)


def test_it_beats_chance_where_both_answer_at_once_and_offers_stand() -> None:
    """Whole duels: choices at once, offers, reactions, all kinds of choices; `play` refuses what is wrong."""
    won = 0
    for seed in range(6):
        setup = check_setup(EMBERS, Setup("embers", (Seat(), Seat()), seed=seed))
        players: list[Player] = [search(40, seed), load("random", stream_of(seed, 2))]
        if seed % 2:
            players.reverse()
        won += seed % 2 in play(EMBERS, setup, players).winners
    assert won >= 5


def test_a_team_is_one_side() -> None:
    """The result of a hero's answer is the team's, whoever answers on the way."""
    game, state = begun("perilous", 4)
    trials = Trials(
        Glimpse(game, state, int(state.first), state.choice), stream_of(1, 1), Budget(60, 0.0, TrialEnd.VALUE)
    )
    for _trial in range(60):
        trials.trial()
    seats = {int(after.seat) for node in trials.root.after for after in [node, *node.after]}
    assert len(trials.root.after) > 3
    total = sum(node.total for node in trials.root.after)
    assert total == pytest.approx(trials.total)
    assert seats <= {0, 1}


# ---- what it may not see --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game_id", "options"),
    [("embers", {}), ("khtcg", {}), ("kmon", {}), ("perilous", {}), ("perilous", {"hands": "hidden"})],
    ids=["embers", "khtcg", "kmon", "perilous", "perilous, hidden hands"],
)
@pytest.mark.parametrize("ending", [TrialEnd.VALUE, TrialEnd.TURNS], ids=["value", "turns"])
def test_it_decides_the_same_however_the_hidden_cards_lie(
    game_id: str, options: dict[str, str], ending: int
) -> None:
    changed = 0
    for number, (match, glimpse) in enumerate(positions(game_id, 5, 24, **options)):
        decided = search(24, number, ending).decide(glimpse)
        state = match.redeal(glimpse.seat, stream_of(number, 77))
        choice = Choice()
        choice_of(state, glimpse.seat, choice).copy_into(choice)
        other = Glimpse(glimpse.game, state, glimpse.seat, choice)
        assert choice.content() == glimpse.choice.content()
        assert search(24, number, ending).decide(other) == decided
        before, after = match.clone(), state.clone()
        before.nature = after.nature
        before.live = after.live
        changed += before.encode() != after.encode()
    assert changed > 5, "the redeals must differ for this to mean anything"


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("ending", [TrialEnd.VALUE, TrialEnd.TURNS], ids=["value", "turns"])
def test_it_is_deterministic_for_its_stream_and_touches_nothing(game_id: str, ending: int) -> None:
    for match, glimpse in positions(game_id, 8, 8):
        before, dealt = match.encode(), glimpse.redeal(stream_of(1, 1)).encode()
        once = [search(30, seed, ending).decide(glimpse) for seed in range(4)]
        assert once == [search(30, seed, ending).decide(glimpse) for seed in range(4)]
        assert (match.encode(), glimpse.redeal(stream_of(1, 1)).encode()) == (before, dealt)


def test_a_decision_takes_one_number_of_the_stream() -> None:
    """No matter how long it thinks: a resumed match gives each decision its place in the stream."""
    glimpse = next(one for one in decisions("kmon", 3, 20) if one.choice.count() > 1)
    stream = stream_of(1, 1)
    Search(stream, Budget(200, 0.0, TrialEnd.VALUE)).decide(glimpse)
    assert stream.counter == 1


# ---- turns ahead ----------------------------------------------------------------------------------


def test_a_trial_of_turns_is_valued_when_the_third_turn_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or where the battle is over: nothing is asked about that."""
    game, state = begun("kmon", 3)
    now = game.turns(state)
    asked: list[int] = []

    def chance(game: Game, state: State, seat: int) -> float:
        asked.append(game.turns(state) - now)
        return 0.5

    monkeypatch.setattr(type(game), "chance", chance)
    glimpse = Glimpse(game, state, int(state.first), state.choice)
    Search(stream_of(1, 1), Budget(60, 0.0, TrialEnd.TURNS)).decide(glimpse)
    assert len(asked) >= 60
    assert set(asked) == {TURNS}


def test_in_half_of_the_trials_others_do_what_greedy_would() -> None:
    """In the other half they may try anything: so the tree has answers of theirs, but no answer in each."""
    game, state = begun("kmon", 3)
    glimpse = Glimpse(game, state, int(state.first), state.choice)
    trials = Trials(glimpse, stream_of(1, 1), Budget(400, 0.0, TrialEnd.TURNS))
    theirs = 0
    for _trial in range(400):
        trials.trial()
        theirs += any(node.seat == 1 - trials.seat for node in trials.path)
    assert 20 < theirs < 240


# ---- the tree -------------------------------------------------------------------------------------


def picks(*items: int) -> Choice:
    """A PICK."""
    choice = Choice()
    choice.pick(0, 7)
    for item in items:
        choice.offer(item)
    return choice


def subset(of: int) -> Choice:
    """Any of so many things."""
    choice = Choice()
    choice.subset(0, 7, 0, of, 0)
    for item in range(of):
        choice.offer(item)
    return choice


def grow(choice: Choice, trials: int) -> Node:
    """The tree of one choice after so many trials that all came to the same."""
    root, stream = Node(0, 0, -1), stream_of(2, 2)
    for _trial in range(trials):
        node = choose(root, choice, 0.5, stream)
        node.trials += 1
        node.total += 0.5
        root.trials += 1
    return root


def test_every_option_of_a_small_choice_is_tried_first() -> None:
    root = grow(picks(*range(50, 50 + NARROW)), NARROW)
    assert sorted(node.item for node in root.after) == list(range(50, 50 + NARROW))
    assert {node.trials for node in root.after} == {1}


@pytest.mark.parametrize("choice", [picks(*range(40)), subset(20)], ids=["40 options", "2^20 subsets"])
@pytest.mark.parametrize("trials", [100, 400, 1600])
def test_a_large_choice_widens_with_the_root_of_the_trials(choice: Choice, trials: int) -> None:
    found = len(grow(choice, trials).after)
    bound = int((WIDENING * trials) ** 0.5) + 1
    assert found == min(bound, choice.count()) or found == bound - 1


def test_an_option_is_known_by_its_item_wherever_it_stands() -> None:
    root = grow(picks(5, 9), 2)
    nine = next(node for node in root.after if node.item == 9)
    other = picks(9, 3)
    assert answer_of(nine, other, question_of(other)) == 0
    five = next(node for node in root.after if node.item == 5)
    assert answer_of(five, other, question_of(other)) < PASS_OFFER, "there is no such option now"


def test_the_answers_of_a_subset_belong_to_its_things() -> None:
    root = grow(subset(3), 1)
    other = subset(3)
    other.items[1] = 77
    assert question_of(other) != question_of(subset(3))
    assert answer_of(root.after[0], other, question_of(other)) < PASS_OFFER
    assert answer_of(root.after[0], subset(3), question_of(subset(3))) == root.after[0].item


def test_a_rare_answer_is_not_held_to_be_neglected() -> None:
    """Its chances count, not the trials of the others: the bound of information-set search."""
    rare, common = Node(1, 1, 0), Node(1, 2, 0)
    for node, chances in ((rare, 10), (common, 1000)):
        node.trials, node.total, node.chances = 5, 2.5, chances
    assert rare.bound(0.5) < common.bound(0.5)
    assert rare.bound(0.0) == common.bound(0.0) == 0.5


# ---- reasons --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_advice_gives_the_lines_that_were_tried_most(game_id: str) -> None:
    """After the chance to win, where the game knows it: what trials come to is none, and is left out then."""
    chosen = [glimpse for glimpse in decisions(game_id, 6, 60) if glimpse.choice.count() > 2][:4]
    for glimpse in chosen:
        advice = search(120).advise(glimpse)
        assert advice.answer == search(120).decide(glimpse)
        lines = [reason for reason in advice.reasons if reason.key != "hint-chance"]
        assert len(advice.reasons) - len(lines) == (glimpse.chance() is not None)
        assert (glimpse.chance() is not None) == all(one.key == "hint-search-tried" for one in lines)
        shares = [int(str(reason.args["share"])) for reason in lines]
        assert shares[0] == max(shares)
        assert 1 < len(shares) <= 3
        assert all(0 <= int(str(reason.args["chance"])) <= 100 for reason in lines)
        for language in languages():
            for reason in advice.reasons:
                assert "hint-" not in render(reason, language)


def test_a_line_goes_on_with_what_is_expected() -> None:
    match = match_at({"hand": ["spark", "scry"], "energy": 1}, {"health": 1}, stack=["main ash"])
    advice = search(400).advise(glimpse_of(match, 0))
    line = advice.reasons[0].args["line"]
    assert isinstance(line, Phrase)
    assert "play spark" in line.plain()


def test_advice_on_an_offer_can_be_to_leave_it() -> None:
    match = match_at({"health": 1, "deck": []}, {"hand": ["spark"], "energy": 1}, stack=["main ash"])
    advice = search(300).advise(glimpse_of(match, 1))
    assert advice.answer == PASS_OFFER
    assert "decline the offer" in render(advice.reasons[0], "en")


def test_a_battle_can_be_searched_from_any_decision() -> None:
    """K-Mon: every 12th entry of a random battle."""
    prompts = set()
    for place, match in enumerate(play_randomly(setup_of(seed=9))):
        if place % 12 == 0 and match.asked:
            seat = match.asked[0]
            assert match.choice(seat).allows(search(20).decide(glimpse_of(match, seat)))
            prompts.add(int(match.choice(seat).prompt))
    assert len(prompts) > 3
