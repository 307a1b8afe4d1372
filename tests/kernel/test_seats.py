"""Seats and frames by the words that documents use, and options as people write them."""

from __future__ import annotations

import pytest
from tests.kernel.tiny import Tiny, TinyState

from playmat.kernel.choice import CONCEDE, Choice
from playmat.kernel.documents.form import BadForm
from playmat.kernel.errors import BadRecord, WrongSeat
from playmat.kernel.event import SPECTATOR
from playmat.kernel.frames import frame_from_words, frame_in_words
from playmat.kernel.game import Option, Seat, Setup
from playmat.kernel.match.record import MAGIC, read_record
from playmat.kernel.match.seats import find_seat, seat_written
from playmat.kernel.notation import write_answer
from playmat.kernel.state import frame

SETUP = Setup("tiny", (Seat(role="cook"), Seat(role="guest")))


class Cast(Tiny):
    """A game whose seats have roles."""

    roles = ("cook", "guest")


class Yielding(Tiny):
    """A game that can be given up."""

    concedes = True


@pytest.mark.parametrize(("named", "seat"), [("cook", 0), ("guest", 1), (0, 0), (1, 1), ("0", 0), ("1", 1)])
def test_a_seat_is_found_by_its_role_or_number(named: str | int, seat: int) -> None:
    assert find_seat(Cast(), SETUP, named) == seat


def test_a_seat_without_roles_is_a_number() -> None:
    assert [find_seat(Tiny(), SETUP, word) for word in ("0", "1", 1)] == [0, 1, 1]
    with pytest.raises(WrongSeat) as caught:
        find_seat(Tiny(), SETUP, "cook")
    assert caught.value.phrase.args == {"got": "cook", "known": "0, 1"}


@pytest.mark.parametrize("named", ["2", 2, -1, "waiter", "", "spectator", "²", "\u0660", "00"])
def test_a_seat_that_is_none_is_refused(named: str | int) -> None:
    with pytest.raises(WrongSeat) as caught:
        find_seat(Cast(), SETUP, named)
    assert caught.value.phrase.args == {"got": str(named), "known": "0 (cook), 1 (guest)"}


def test_a_number_of_any_length_is_refused() -> None:
    """Python reads none of more than 4,300 digits."""
    with pytest.raises(WrongSeat):
        find_seat(Cast(), SETUP, "9" * 5_000)


@pytest.mark.parametrize("game", [Tiny(), Cast()])
@pytest.mark.parametrize("seat", [0, 1])
def test_documents_write_the_number_of_a_seat_as_a_number(game: Tiny, seat: int) -> None:
    """As text it is what people type, and the key of a table."""
    assert seat_written(game, SETUP, seat) == find_seat(game, SETUP, str(seat)) == seat
    with pytest.raises(BadForm) as caught:
        seat_written(game, SETUP, str(seat))
    assert str(caught.value) == "This must be a whole number, not a text."


def test_documents_write_roles_as_they_are_and_nothing_else() -> None:
    assert seat_written(Cast(), SETUP, "guest") == 1
    for named in ("7", 7, -1, "waiter", ""):
        with pytest.raises(WrongSeat):
            seat_written(Cast(), SETUP, named)


def test_a_spectator_is_found_where_one_is_wanted() -> None:
    assert find_seat(Cast(), SETUP, "spectator", spectator=True) == SPECTATOR
    assert find_seat(Cast(), SETUP, "guest", spectator=True) == 1


STEPS = {"battle": 3, "draw": 4}


@pytest.mark.parametrize(("seat", "argument"), [(0, 0), (1, 0), (0, 42), (1, 1)])
@pytest.mark.parametrize("step", STEPS)
def test_a_frame_reads_as_it_is_written(step: str, seat: int, argument: int) -> None:
    packed = frame(STEPS[step], seat, argument)
    text = frame_in_words(packed, {number: word for word, number in STEPS.items()})
    assert frame_from_words(text, STEPS, 2) == packed


@pytest.mark.parametrize(
    "text", ["", "battle", "battle x", "battle 1 x", "battle 2", "fly 1", "battle 1 2 3", "battle -1", "1 1"]
)
def test_what_is_no_frame_is_none(text: str) -> None:
    assert frame_from_words(text, STEPS, 2) is None


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (Option("fast", (False, True), "TI-OPT-02"), "true", True),
        (Option("fast", (False, True), "TI-OPT-02"), " False ", False),
        (Option("fast", (False, True), "TI-OPT-02"), "1", None),
        (Option("size", (3, 4), "TI-OPT-01"), "4", 4),
        (Option("size", (3, 4), "TI-OPT-01"), "5", None),
        (Option("limit", ("none", 10), "TI-OPT-03", most=99), "99", 99),
        (Option("limit", ("none", 10), "TI-OPT-03", most=99), "100", None),
        (Option("limit", ("none", 10), "TI-OPT-03", most=99), "0", None),
        (Option("limit", ("none", 10), "TI-OPT-03", most=99), "NONE", "none"),
        (Option("order", ("free", "steps"), "TI-OPT-04"), "steps", "steps"),
    ],
)
def test_an_option_reads_its_values_and_no_others(option: Option, text: str, value: object) -> None:
    found = option.read(text)
    assert (found, type(found)) == (value, type(value))


def test_giving_up_has_a_word() -> None:
    assert write_answer(Yielding(), TinyState(), Choice(), CONCEDE) == "concede"


@pytest.mark.parametrize("torn", [False, True])
def test_nothing_at_all_is_no_record(torn: bool) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(b"", torn=torn)
    assert caught.value.phrase.key == "error-record-magic"
    assert caught.value.phrase.args["wanted"] == MAGIC
