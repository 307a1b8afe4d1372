"""Wishes and what they become in the log of a table: without a server around it."""

from __future__ import annotations

import contextlib
import hashlib
import itertools

import msgspec
import pytest
from tests.server.tables.test_watching import Pen

from playmat.kernel.choice import Choice
from playmat.kernel.errors import CannotUndo, MatchOver, OutOfRange, PlaymatError
from playmat.kernel.notation import write_answer
from playmat.kernel.registry import game as installed_game
from playmat.server.http.new_table import may_see_all, moment_of_table, open_table
from playmat.server.log import table_events, wishes
from playmat.server.log.pacing import LONGEST
from playmat.server.log.table_events import Beginning, LogRow, Opened, Place
from playmat.server.log.table_log import TableLog
from playmat.server.log.wishes import TableRefusal
from playmat.server.process.table_session import new_table
from playmat.server.protocol.client_messages import Hold
from playmat.server.protocol.http_bodies import NewSeat, NewTable
from playmat.server.protocol.server_messages import Clock, Delay
from playmat.server.storage.people.accounts import Somebody

ANN = Place("person", person="ann", name="Ann")
BOB = Place("person", person="bob", name="Bob")
COMPUTER = Place("computer", level="random")
OPEN = Place("open")


def table_of(game_id: str, *places: Place) -> TableLog:
    """A table with these people; the match has begun if nobody is missing."""
    roles = installed_game(game_id).roles or ("",) * len(places)
    seats = tuple(
        msgspec.structs.replace(place, role=role) for place, role in zip(places, roles, strict=False)
    )
    return new_table(Opened(game_id, "", {}, seats, Clock(), True, True, False, "ann"), 1.0, "t")[0]


def write(table: TableLog, *acts: table_events.TableEvent) -> None:
    """Acts that follow, one a second."""
    for act in acts:
        table.take(LogRow(table.version + 1, table.updated + 1.0, act))


def play(table: TableLog) -> int:
    """The first answer of who is asked; gives the seat."""
    seat = table.needed[0]
    choice = table.playing.choice(seat)
    answer = next(number for number in itertools.count() if choice.allows(number))
    write(table, wishes.answered(table.playing, seat, answer))
    return seat


# ---- answers as numbers ----------------------------------------------------------------------------


def choices() -> list[Choice]:
    """A question of each kind, with more than one answer."""
    pick, subset, split, order = (Choice() for _ in range(4))
    pick.pick(0, 1)
    subset.subset(0, 1, 1, 2, 0b010)
    split.split(0, 1, 1, 2)
    order.order(0, 1)
    for item in range(3):
        for choice in (pick, subset, order):
            choice.offer(item)
    for item, most in enumerate((2, 1)):
        split.offer_up_to(item, most)
    return [pick, subset, split, order]


def numbers(choice: Choice, answer: int) -> list[int]:
    """An answer as clients send it."""
    return [
        [answer],
        [place for place in range(int(choice.n)) if answer >> place & 1],
        choice.amounts(answer) if choice.kind == 2 else [],
        choice.arrangement(answer) if choice.kind == 3 else [],
    ][int(choice.kind)]


@pytest.mark.parametrize("choice", choices(), ids=["pick", "subset", "split", "order"])
def test_numbers_are_the_answer_they_spell_or_none(choice: Choice) -> None:
    """Every answer there is comes back, and whatever else could be sent to such a question is refused."""
    match = Pen("kmon", 2, Delay(), seed=3).table.playing
    spelt = {tuple(numbers(choice, answer)): answer for answer in choice.answers()}
    assert len(spelt) == choice.count() > 1
    found = {}
    for length in range(4):
        for sent in itertools.product(range(4), repeat=length):
            if choice.kind == 1 and list(sent) != sorted(sent):
                continue  # the order of things that are taken does not matter
            with contextlib.suppress(OutOfRange):
                found[sent] = wishes.number_of(match, choice, list(sent))
    assert found == spelt


def test_a_refusal_repeats_only_the_beginning_of_a_long_answer() -> None:
    match = Pen("kmon", 2, Delay(), seed=3).table.playing
    with pytest.raises(OutOfRange) as refused:
        wishes.number_of(match, choices()[0], [7] * 60)
    assert refused.value.phrase.args == {"got": str([7] * 60)[:80], "count": 3}


# ---- wishes ----------------------------------------------------------------------------------------


def test_computers_are_held_only_while_the_match_goes_on() -> None:
    table = table_of("perilous", ANN, OPEN, COMPUTER)
    with pytest.raises(TableRefusal) as refused:
        wishes.hold(table, [0], Hold("1", 0, True))
    assert refused.value.phrase.key == "server-not-begun"
    write(table, *wishes.fill(table, "random"), table_events.Begun(1, "salt", "", table.game.data_hash()))
    assert wishes.hold(table, [0], Hold("1", 0, True)) == [table_events.Held(0, True)]
    write(table, table_events.Ended("resigned", 0, ()))
    with pytest.raises(MatchOver):
        wishes.hold(table, [0], Hold("1", 0, True))


def test_who_takes_back_after_holding_may_hold_again() -> None:
    """Each position that the match comes to is another one, also where it was there before."""
    table = table_of("kmon", ANN, COMPUTER)
    while table.needed != [0]:
        play(table)
    write(table, table_events.Held(0, True), table_events.Held(0, False))
    with pytest.raises(TableRefusal):
        wishes.hold(table, [0], Hold("1", 0, True))
    assert play(table) == 0
    write(table, *wishes.undo(table, [0]))
    assert wishes.hold(table, [0], Hold("1", 0, True)) == [table_events.Held(0, True)]
    assert table.waiting.held_until() is None
    write(table, table_events.Held(0, True))
    assert table.waiting.held_until() == (table.updated + LONGEST, 0)


def verdicts(table: TableLog) -> dict[tuple[str, int], list[table_events.TableEvent]]:
    """The events that a wish to take back becomes in a match, by the kernel's verdict and the seat."""
    found: dict[tuple[str, int], list[table_events.TableEvent]] = {}
    for _ in range(60):
        play(table)
        for seat in table.people():
            verdict = table.playing.undo_verdict([seat])
            if verdict != "never":
                found[verdict, seat] = wishes.undo(table, [seat])
    return found


def test_others_are_asked_only_where_they_have_answered_since() -> None:
    found = verdicts(table_of("kmon", ANN, BOB))
    for seat in (0, 1):
        assert found["free", seat] == [table_events.Undone((seat,))]
        assert found["ask", seat] == [table_events.UndoAsked((seat,))]


def test_a_computer_player_is_not_asked() -> None:
    assert verdicts(table_of("kmon", ANN, COMPUTER))["ask", 0] == [table_events.Undone((0,))]


def test_the_strongest_computer_player_takes_over_for_who_gives_up() -> None:
    table = table_of("perilous", ANN, BOB)
    (sat,) = wishes.give_up(table, [0], "resigned")
    assert isinstance(sat, table_events.Sat)
    assert (sat.place.kind, sat.place.level) == ("computer", wishes.stand_in(table))
    assert sat.place.role == table.places[0].role


def test_whoever_leaves_a_match_never_agrees_that_their_hands_are_seen() -> None:
    """The others alone would open what the leaver held, and what they decided, to all who know the link."""
    table = table_of("perilous", ANN, BOB)
    write(table, table_events.Showed((0, 1), agree=True))
    shown = [table.shown]
    write(table, *wishes.give_up(table, [0], "resigned"))
    shown.append(table.shown)
    write(table, table_events.Showed((1,), agree=True))
    assert [*shown, table.shown] == [True, False, False]


def test_who_joins_takes_the_first_free_seat_or_the_one_they_want() -> None:
    table = table_of("perilous", OPEN, ANN, OPEN)
    sat = [wishes.join(table, wanted, BOB) for wanted in (None, 2)]
    assert sat == [
        [table_events.Sat(seat, msgspec.structs.replace(BOB, role=table.places[seat].role), "joined")]
        for seat in (0, 2)
    ]
    with pytest.raises(TableRefusal) as refused:
        wishes.join(table, 1, BOB)
    assert refused.value.phrase.key == "server-seat-taken"
    with pytest.raises(TableRefusal) as refused:
        wishes.join(table_of("kmon", ANN, BOB), None, BOB)
    assert refused.value.phrase.key == "server-full"


def test_who_leaves_before_the_match_frees_the_seat_and_the_last_one_closes_the_table() -> None:
    table = table_of("perilous", OPEN, ANN, BOB)
    place = Place("open", role=table.places[1].role)
    assert wishes.leave(table, [1]) == [table_events.Sat(1, place, "left")]
    write(table, table_events.Sat(2, Place("open", role=table.places[2].role), "left"))
    assert wishes.leave(table, [1]) == [
        table_events.Sat(1, place, "left"),
        table_events.Ended("empty", 1, ()),
    ]


def test_a_match_played_on_keeps_the_decks_of_its_seats() -> None:
    seats = (ANN, Place("open", deck=("T-1", "T-2")))
    opened = Opened("kmon", "", {}, seats, Clock(), True, True, False, "ann")
    fresh, on = TableLog("t"), TableLog("t")
    fresh.take(LogRow(1, 1.0, opened))
    on.take(LogRow(1, 1.0, msgspec.structs.replace(opened, beginning=Beginning(1, 0, ()))))
    wished = msgspec.structs.replace(BOB, deck=("T-3",))
    assert wishes.join(fresh, None, wished) == [table_events.Sat(1, wished, "joined")]
    assert wishes.join(fresh, None, BOB) == [table_events.Sat(1, BOB, "joined")]
    kept = msgspec.structs.replace(BOB, deck=("T-1", "T-2"))
    assert wishes.join(on, None, BOB) == [table_events.Sat(1, kept, "joined")]
    with pytest.raises(TableRefusal) as refused:
        wishes.join(on, None, wished)
    assert refused.value.phrase.key == "server-start-fixed"


def test_the_last_of_a_team_ends_the_match_for_all() -> None:
    table = table_of("perilous", ANN, COMPUTER)
    assert wishes.give_up(table, [0], "resigned") == [table_events.Ended("resigned", 0, ())]


def test_nobody_joins_a_table_that_everybody_left() -> None:
    table = table_of("perilous", ANN, OPEN)
    write(table, *wishes.leave(table, [0]))
    assert (table.status, [place.kind for place in table.places]) == ("closed", ["open", "open"])
    with pytest.raises(TableRefusal) as refused:
        wishes.join(table, 0, BOB)
    assert refused.value.phrase.key == "server-full"


def test_who_leaves_a_match_gives_it_up() -> None:
    table = table_of("kmon", ANN, BOB)
    left = wishes.leave(table, [0])
    assert left == wishes.give_up(table, [0], "resigned")
    write(table, *left)
    assert (table.status, table.winners) == ("finished", [1])
    with pytest.raises(MatchOver):
        wishes.draw(table, [0])


def test_a_rematch_waits_for_everybody_and_moves_the_seats_on() -> None:
    table = table_of("kmon", ANN, BOB)
    write(table, *wishes.give_up(table, [0], "resigned"))
    assert table.winners == [1]
    write(table, *wishes.again(table, [0]))
    assert wishes.rematch(table) is None
    write(table, *wishes.again(table, [1]))
    opened = wishes.rematch(table)
    assert opened is not None
    assert [place.person for place in opened.places] == ["bob", "ann"]
    assert opened.previous == "t"
    team = table_of("perilous", ANN, BOB)
    write(team, table_events.Ended("resigned", 0, ()), table_events.Again((0, 1)))
    again = wishes.rematch(team)
    assert again is not None
    assert [(place.person, place.role) for place in again.places] == [
        (place.person, place.role) for place in team.places
    ]
    write(table, table_events.Followed("u"))
    assert (table.next, table.summary().next, wishes.rematch(table)) == ("u", "u", None)


def test_what_is_drawn_or_taken_back_is_agreed_to_by_everybody() -> None:
    table = table_of("kmon", ANN, BOB)
    with pytest.raises(TableRefusal):
        wishes.consent(table, [1], agree=True)
    assert wishes.draw(table_of("kmon", ANN, ANN), [0, 1]) == [table_events.Ended("agreed", 0, ())]
    write(table, *wishes.draw(table, [0]))
    with pytest.raises(TableRefusal):
        wishes.consent(table, [0], agree=True)
    with pytest.raises(TableRefusal) as refused:
        wishes.draw(table, [1])
    assert refused.value.phrase.key == "server-undo-pending"
    assert wishes.consent(table, [1], agree=False) == [table_events.DrawRefused((1,))]
    assert wishes.consent(table, [1], agree=True) == [table_events.Ended("agreed", 0, ())]
    with pytest.raises(PlaymatError):
        wishes.consent(table, [], agree=True)
    with pytest.raises(CannotUndo):
        wishes.undo(table, [play(table)])


def test_an_answer_in_words_is_the_same_as_its_number() -> None:
    table = table_of("kmon", ANN, BOB)
    for _ in range(12):
        choice = table.playing.choice(table.needed[0])
        for answer in choice.answers()[:3]:
            word = write_answer(table.game, table.playing.state, choice, answer)
            assert wishes.number_of(table.playing, choice, word) == answer
        play(table)


def test_the_reason_why_not_is_the_first_that_the_rules_know() -> None:
    table = table_of("kmon", ANN, BOB)
    while table.playing.choice(table.needed[0]).kind != 0:
        play(table)
    reason = wishes.why_not(table.playing, table.needed[0], ["nonsense", "attack"])
    assert reason is not None
    assert reason.clause.startswith("KM-")


def new_table_of(*seats: NewSeat) -> Opened:
    """A table of Perilous Pursuit as Ann wishes for it."""
    return open_table(NewTable("1", "perilous", list(seats)), Somebody("ann", "Ann", True), {0: "key"})


def test_a_wish_for_a_table_says_who_sits_where_in_which_role() -> None:
    roles = list(installed_game("perilous").roles)
    me, free, computer = NewSeat("me", role=roles[1]), NewSeat("open"), NewSeat("computer", level="random")
    opened = new_table_of(me, free, computer)
    assert [(place.kind, place.role) for place in opened.places] == [
        ("person", roles[1]),
        ("open", roles[0]),
        ("computer", roles[2]),
    ]
    assert (opened.places[0].person, opened.places[2].level) == ("ann", "random")
    assert (opened.hints, opened.beginning) == (False, None)
    assert new_table_of(me, computer).hints
    with pytest.raises(TableRefusal) as refused:
        new_table_of(me, NewSeat("computer", level="nobody"))
    assert refused.value.phrase.args["got"] == "nobody"


@pytest.mark.parametrize(("game", "seats"), [("kmon", 3), ("perilous", 2), ("perilous", 3)])
def test_a_moment_is_played_on_by_as_many_in_the_same_game(game: str, seats: int) -> None:
    table = table_of("kmon", ANN, BOB)
    write(table, table_events.Ended("resigned", 0, (1,)))
    ann = Somebody("ann", "Ann", True)
    moment = moment_of_table(table, ann, None)
    with pytest.raises(TableRefusal) as refused:
        open_table(NewTable("1", game, [NewSeat("open")] * seats), ann, {}, moment)
    assert (refused.value.phrase.key, refused.value.phrase.args["seats"]) == ("server-start-other", 2)
    opened = open_table(NewTable("1", "kmon", [NewSeat("open")] * 2), ann, {}, moment)
    assert opened.beginning == Beginning(moment.setup.seed, len(moment.entries), ())


def test_a_message_is_filed_under_who_sent_it() -> None:
    assert table_events.message_key("ann", "m1") == "ann:m1"
    assert table_events.message_key("ann", "") == ""


# ---- what a log comes to ---------------------------------------------------------------------------


def test_answers_are_counted_from_none_and_beginnings_are_nowhere_else() -> None:
    table = table_of("kmon", ANN, BOB)
    assert table.version == 2
    assert table.summary().start == 0
    for _ in range(3):
        play(table)
    write(table, *wishes.undo(table, [play(table)]))
    assert [happening.answers for happening in table.happenings] == [0, 0, 1, 2, 3, 4, 3]
    assert [happening.place for happening in table.happenings[:3]] == [
        None,
        None,
        table.places[table.happenings[2].row.act.seat],  # type: ignore[union-attr]
    ]
    assert [happening.back_to is None for happening in table.happenings] == [True] * 6 + [False]


def test_the_seed_is_promised_when_the_match_begins_and_told_when_it_is_over() -> None:
    table = table_of("kmon", ANN, BOB)
    promised = table.summary()
    assert table_of("kmon", ANN, OPEN).summary().commitment == ""
    write(table, *wishes.give_up(table, [0], "resigned"))
    told = table.summary()
    assert table.begun is not None
    assert (promised.revealed, told.revealed) == ("", f"{table.begun.seed}:{table.begun.salt}")
    assert promised.commitment == told.commitment == hashlib.sha256(told.revealed.encode()).hexdigest()


def test_a_server_has_to_act_for_computers_at_once_and_for_clocks_when_they_run_out() -> None:
    against = table_of("kmon", ANN, COMPUTER)
    friends = table_of("kmon", ANN, BOB)
    assert friends.due() is None
    assert table_of("kmon", COMPUTER, COMPUTER).due() is None
    assert table_of("kmon", ANN, OPEN).due() is None
    clock = msgspec.structs.replace(friends.opened, clock=Clock("relaxed"))
    timed = new_table(clock, 1.0, "t")[0]
    assert timed.clocks is not None
    assert timed.due() == timed.clocks.deadline()[0] > 1.0  # type: ignore[index]
    dues = set()
    for _ in range(12):
        dues.add((against.needed[0], against.due()))
        play(against)
    assert dues == {(0, None), (1, 0.0)}


def test_computers_do_not_wait_for_who_is_asked_but_for_who_is_offered() -> None:
    """PP-ITEM-12: a standing offer is another thing than the question that the match waits for."""
    table = table_of("kmon", ANN, COMPUTER)
    assert table.playing.asked
    assert table.waiting.offered_until(2.0) == 0.0


def test_who_sits_where_and_whose_hands_are_shown() -> None:
    table = table_of("perilous", ANN, COMPUTER, BOB)
    assert (table.people(), table.computers()) == ([0, 2], [1])
    assert (table.seats_of("bob"), table.seats_of("")) == ([2], [])
    assert not table.shown
    for seat in (0, 2):
        write(table, *wishes.show(table, [seat], agree=True))
        assert table.shown == (seat == 2)
    with pytest.raises(TableRefusal) as refused:
        wishes.show(table, [2], agree=True)
    assert refused.value.phrase.key == "server-shown-already"
    write(table, *wishes.show(table, [0], agree=False))
    assert (table.shown, table.summary().showing) == (False, [2])


def test_every_hand_of_a_match_that_is_over_is_for_who_played_and_for_all_where_it_was_public() -> None:
    ann, eve = Somebody("ann", "Ann", True), Somebody("eve", "Eve", True)
    public = table_of("kmon", ANN, BOB)
    private = new_table(msgspec.structs.replace(public.opened, public=False), 1.0, "t")[0]
    assert [may_see_all(public, one) for one in (ann, eve, None)] == [True, True, True]
    assert [may_see_all(private, one) for one in (ann, eve, None)] == [True, False, False]
    for _ in range(3):
        play(private)
    with pytest.raises(TableRefusal):
        moment_of_table(private, ann, None)
    write(private, table_events.Ended("resigned", 0, (1,)))
    assert moment_of_table(private, ann, None).entries == private.playing.entries
    with pytest.raises(TableRefusal):
        moment_of_table(private, eve, None)
