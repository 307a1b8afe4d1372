"""Records: written, read, played again; and every way in which a file can be no record."""

from __future__ import annotations

import copy

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.embers import EMBERS
from tests.kernel.tiny import ASK, SETUP, Tiny
from tests.random_play import begun, walk

from playmat.kernel import registry
from playmat.kernel.choice import NATURE
from playmat.kernel.editions import ExtraSet
from playmat.kernel.errors import BadRecord
from playmat.kernel.game import Seat, Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import LiveNature
from playmat.kernel.match.record import HASH_EVERY, entry_line, read_record, record_game, replay, write_record
from playmat.kernel.rng import stream_of


def played(seed: int, entries: int = 10_000) -> Match:
    """A duel played at random until it ends or has so many entries."""
    match = Match(EMBERS, Setup("embers", (Seat(name="Ann"), Seat(name="Bob")), seed=seed))
    dice = stream_of(seed, 7)
    while not match.is_over and len(match.entries) < entries:
        seat = match.asked[dice.below(len(match.asked))]
        match.answer(seat, int(match.choice(seat).sample(dice)))
    return match


FINISHED = write_record(played(3), "0.1.0")
UNFINISHED = write_record(played(4, 60), "0.1.0")


@pytest.mark.parametrize("seed", range(5))
def test_a_record_replays_to_the_same_match(seed: int) -> None:
    match = played(seed)
    again = replay(read_record(write_record(match, "0.1.0")), EMBERS)
    assert again.entries == match.entries
    assert again.digest() == match.digest()
    assert again.result == match.result


def test_each_moment_has_the_hash_that_it_had_in_the_match() -> None:
    """After every answer, not only where the record has a hash."""
    stream = stream_of(6, 7)
    match = next(begun(EMBERS, 1, stream))
    digests = {len(after.entries): after.digest() for after in walk(match, stream, 10_000)}
    record = read_record(write_record(match, "-"))
    assert {at: replay(record, EMBERS, at).digest() for at in digests} == digests


def test_any_moment_can_be_reached() -> None:
    record = read_record(FINISHED)
    for at in (0, 1, 17, len(record.entries)):
        assert len(replay(record, EMBERS, at).entries) == at


@pytest.mark.parametrize("beyond", [-1, 1])
def test_no_moment_is_before_the_first_or_after_the_last(beyond: int) -> None:
    record = read_record(FINISHED)
    at = beyond if beyond < 0 else len(record.entries) + beyond
    with pytest.raises(BadRecord) as refused:
        replay(record, EMBERS, at)
    assert refused.value.phrase.key == "error-record-at"
    assert refused.value.phrase.args == {"got": at, "last": len(record.entries)}


def test_a_match_in_progress_goes_on_with_the_same_dice() -> None:
    match = played(4, 60)
    again = replay(read_record(UNFINISHED), EMBERS)
    again.resume(LiveNature())
    dice = stream_of(1, 1)
    while not match.is_over:
        seat = match.asked[0]
        answer = int(match.choice(seat).sample(dice))
        match.answer(seat, answer)
        again.answer(seat, answer)
    assert again.digest() == match.digest()


def test_the_names_of_the_seats_are_kept() -> None:
    assert [seat.name for seat in read_record(FINISHED).setup.seats] == ["Ann", "Bob"]


def test_a_torn_last_line_is_refused_unless_it_is_forgiven() -> None:
    torn = UNFINISHED[: UNFINISHED.rindex("\n", 0, -1) + 3]
    with pytest.raises(BadRecord) as refused:
        read_record(torn)
    assert refused.value.phrase.key == "error-record-torn"
    kept = read_record(torn, torn=True)
    assert replay(kept, EMBERS).entries == kept.entries


def lines_with(find: str, put: str) -> str:
    """The finished record with its first line that begins with `find` replaced."""
    lines = FINISHED.split("\n")
    place = next(i for i, line in enumerate(lines) if line.startswith(find))
    lines[place] = put
    return "\n".join(line for line in lines if line != "(gone)")


def altered_outcome() -> str:
    """The finished record with another outcome for the first throw, with words that agree."""
    return (
        lines_with("0 * 0 ash", "0 * 1 birch begins")
        if "0 * 0 ash" in FINISHED
        else lines_with("0 * 1", "0 * 0 ash begins")
    )


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "error-record-magic"),
        ("hello\n", "error-record-magic"),
        ("\ufffdPNG\r\n\ufffd IHDR", "error-record-magic"),
        (FINISHED.replace("playmat record 2", "playmat record 1"), "error-record-format"),
        ("playmat record 2\n", "error-record-short"),
        (lines_with("game", "game nobody-knows 1"), "error-record-game"),
        (lines_with("data", "data 00"), "error-record-data"),
        (lines_with("seat", "(gone)"), "error-record-setup"),
        (lines_with("seat", 'seat {"name": 3}'), "error-record-form"),
        (lines_with("option", "option health = 77"), "error-record-setup"),
        (lines_with("option", "option health = [1]"), "error-record-line"),
        (lines_with("seed", "seed -3"), "error-record-line"),
        (lines_with("seed", "seed 99999999999999999999"), "error-record-line"),
        (lines_with("begin", "(gone)"), "error-record-line"),
        (lines_with("3 ", "(gone)"), "error-record-line"),
        (lines_with("3 ", "3 x 1 y"), "error-record-line"),
        (lines_with("3 ", "3 1 1 spark"), "error-record-entry"),
        (lines_with("27 ", "27 * 1 card 1"), "error-record-entry"),  # a seat is asked there
        (lines_with("= ", "= 0000000000000000"), "error-record-hash"),
        (lines_with("end", 'end {"winners":[],"cause":"health","facts":{},"clause":""}'), "error-record-end"),
        (lines_with("end", "end {}"), "error-record-form"),
        (FINISHED + "99 0 0 rest\n", "error-record-line"),
        (altered_outcome(), "error-record-altered"),
    ],
)
def test_what_is_no_record_is_refused_by_name(text: str, key: str) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(read_record(text), EMBERS)
    assert refused.value.phrase.key == key


def test_a_record_of_other_rules_replays_where_they_come_to_the_same() -> None:
    assert replay(read_record(lines_with("game", "game embers 999")), EMBERS).result == played(3).result


def test_where_they_do_not_the_refusal_names_the_version_that_plays_it() -> None:
    text = lines_with("= ", "= 0000000000000000").replace("game embers 1\n", "game embers 999\n")
    with pytest.raises(BadRecord) as refused:
        replay(read_record(text), EMBERS)
    assert refused.value.phrase.key == "error-record-rules"
    assert "Play it with playmat 0.1.0." in str(refused.value)
    assert "under rules 999 of embers" in str(refused.value)


def test_an_answer_whose_words_were_altered_is_refused() -> None:
    record = read_record(FINISHED)
    entry = next(one for one in record.entries if one.seat != NATURE)
    text = FINISHED.replace(entry_line(entry) + "\n", f"{entry.serial} {entry.seat} {entry.answer} resign\n")
    with pytest.raises(BadRecord) as refused:
        replay(read_record(text), EMBERS)
    assert refused.value.phrase.key == "error-record-altered"


class Packed(Tiny):
    """A game that takes card sets: the first word of a file is the set's code."""

    def with_sets(self, *texts: tuple[str, str], accepted: bool = False) -> Packed:
        new = copy.copy(self)
        new.extra_sets = tuple(ExtraSet(text.split()[0], file, text) for file, text in texts)
        return new


def test_a_record_is_played_with_its_card_sets_or_says_which_is_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "_registered", {"tiny": Packed(ASK)})
    registry.game.cache_clear()
    mine, other = ("mine.toml", "AB first"), ("other.toml", "CD first")
    record = read_record(write_record(Match(Packed(ASK).with_sets(mine), SETUP), "0.1.0"))
    assert record.sets == (("AB", ExtraSet("AB", *mine).digest),)
    assert record_game(record, [other, mine]).extra_sets == (ExtraSet("AB", *mine),)

    for texts, key, more in (
        ([other, ("mine.toml", "AB second")], "error-record-set-changed", {"file": "mine.toml"}),
        ([other], "error-record-set-missing", {"hash": record.sets[0][1][:16]}),
    ):
        with pytest.raises(BadRecord) as refused:
            record_game(record, texts)
        assert refused.value.phrase.key == key
        assert refused.value.phrase.args == {"code": "AB", **more}
    registry.game.cache_clear()


def test_hashes_stand_at_intervals_and_at_the_end() -> None:
    record = read_record(FINISHED)
    wanted = {n for n in range(1, len(record.entries) + 1) if n % HASH_EVERY == 0} | {len(record.entries)}
    assert set(record.hashes) == wanted


def test_binary_and_oversized_files_are_refused() -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(b"\xff\xfe\x00")
    assert refused.value.phrase.key == "error-record-text"
    with pytest.raises(BadRecord) as refused:
        read_record(b"x" * (17 << 20))
    assert refused.value.phrase.key == "error-record-size"


def test_a_record_of_a_game_that_is_not_installed_says_so() -> None:
    with pytest.raises(BadRecord) as refused:
        record_game(read_record(FINISHED))
    assert refused.value.phrase.key == "error-record-unknown-game"
    assert refused.value.phrase.args["got"] == "embers"


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_mutated_record_is_refused_or_the_same_match(data: st.DataObject) -> None:
    """With any bytes changed, the result is a typed refusal or a match with the same answers."""
    raw = bytearray(UNFINISHED.encode())
    for _change in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(raw) - 1))
        raw[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=3))
    try:
        record = read_record(bytes(raw), torn=True)
        match = replay(record, EMBERS)
    except BadRecord:
        return
    assert match.entries == record.entries
    assert [entry.word for entry in record.entries] == [entry.word for entry in match.entries]


@settings(max_examples=100)
@given(raw=st.binary(max_size=400))
def test_any_bytes_are_refused(raw: bytes) -> None:
    with pytest.raises(BadRecord):
        read_record(raw, torn=True)
