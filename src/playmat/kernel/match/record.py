"""A played match as lines of text: header, answers and outcomes, state hashes, result.

    playmat record 2
    engine 0.1.0
    game embers 1
    data 1f0c9a...
    set MY1 77ab02...
    ruleset standard
    option draw = "late"
    seat {"role": "ash", "name": "Ann"}
    seed 42
    begin
    0 * 17 spark
    1 0 5 throw 1 3
    = 3f2a90c17be4d811
    end {"cause": "burnt", ...}

A `set` line names a card set that was played with beside the game's own, and the hash of its text.
After `begin`, a line is an entry (number, seat or `*` for chance, answer, the same in notation), a
hash of the state after the entries above it, or the end. A match in progress has no end line.
Reading trusts nothing: whatever does not fit is a `BadRecord` that names the line.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from playmat.kernel.choice import NATURE
from playmat.kernel.documents.form import BadForm, read_json
from playmat.kernel.editions import ExtraSet, expansions_of
from playmat.kernel.errors import BadRecord, BadSetup, PlaymatError, UnknownGame
from playmat.kernel.game import Game, Result, Seat, Setup, Value
from playmat.kernel.match.ending import fits
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature, LiveNature
from playmat.kernel.match.past import RecordEntry
from playmat.kernel.registry import game as installed_game
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import Status

FAMILY = "playmat record "
MAGIC = FAMILY + "2"
"""The number counts the ways of writing records and of drawing the seed's outcomes: 1 had other outcomes."""
HASH_EVERY = 25
MAX_BYTES = 16 << 20
MAX_LINE = 20_000

T = TypeVar("T")

_json = msgspec.json.Encoder(order="sorted")


class Record(msgspec.Struct):
    """A record as it was read.

    Attributes:
        setup: the header's setup.
        engine: version of playmat that wrote it.
        version: the game's rules version.
        data: the game's data hash.
        sets: code and hash of each card set beside the game's own.
        entries: answers and outcomes.
        hashes: state digests by the number of entries before them.
        end: the result, or None for a match in progress.
        lines: the line of each entry, for error messages.
    """

    setup: Setup
    engine: str
    version: str
    data: str
    sets: tuple[tuple[str, str], ...]
    entries: list[RecordEntry]
    hashes: dict[int, str]
    end: Result | None
    lines: list[int]


# ---- writing -------------------------------------------------------------------------------


def header_lines(game: Game, setup: Setup, engine: str) -> list[str]:
    """The lines up to `begin`."""
    lines = [MAGIC, f"engine {engine}", f"game {game.id} {game.version}", f"data {game.data_hash()}"]
    lines += [f"set {one.code} {one.digest}" for one in game.extra_sets]
    lines.append(f"ruleset {setup.ruleset or '-'}")
    lines += [f"option {name} = {_json.encode(value).decode()}" for name, value in setup.options.items()]
    lines += [f"seat {_json.encode(seat).decode()}" for seat in setup.seats]
    return [*lines, f"seed {setup.seed}", "begin"]


def entry_line(entry: RecordEntry) -> str:
    """The line of an answer or outcome."""
    seat = "*" if entry.seat == NATURE else str(entry.seat)
    return f"{entry.serial} {seat} {entry.answer} {entry.word}"


def end_line(result: Result) -> str:
    """The last line of a finished match."""
    return f"end {_json.encode(result).decode()}"


def write_record(match: Match, engine: str) -> str:
    """The record of a match so far.

    Args:
        match: the match; its hashes are made by playing it again.
        engine: the version of playmat, for the header.

    Raises:
        BadRecord: the match began from a position; its setup does not lead there.
    """
    if match.placed:
        raise BadRecord("error-record-placed")
    lines = header_lines(match.game, match.setup, engine)
    twin = Match(match.game, match.setup, AwaitedNature())
    for entry in match.entries:
        twin_take(twin, entry)
        lines.append(entry_line(entry))
        if len(twin.entries) % HASH_EVERY == 0:
            lines.append(f"= {twin.digest()}")
    if match.entries and len(match.entries) % HASH_EVERY:
        lines.append(f"= {match.digest()}")
    result = match.result
    if result is not None:
        lines.append(end_line(result))
    return "\n".join(lines) + "\n"


def twin_take(match: Match, entry: RecordEntry) -> None:
    """Give a match an entry of another one."""
    if entry.seat == NATURE:
        match.outcome(entry.answer)
    else:
        match.answer(entry.seat, entry.answer)


# ---- reading -------------------------------------------------------------------------------


def read_record(data: bytes | str, torn: bool = False) -> Record:
    """Read a record; its entries are not played yet.

    Args:
        data: the file's content.
        torn: forgive a last line without its line end, as a killed process leaves it.

    Raises:
        BadRecord: not a record, or a line that cannot be one; the phrase names the line.
    """
    text = _text(data)
    if not text.startswith(FAMILY[: max(len(text), 1)]):  # a picture was not cut
        raise BadRecord("error-record-magic", "", wanted=MAGIC)
    lines = text.split("\n")
    if torn or not lines[-1]:
        lines.pop()
    else:
        raise BadRecord("error-record-torn", "", line=len(lines))
    if not lines:
        raise BadRecord("error-record-magic", "", wanted=MAGIC)
    if lines[0] != MAGIC:
        raise BadRecord("error-record-format", "", got=lines[0].removeprefix(FAMILY)[:40], wanted=MAGIC)
    return _Reading(lines).read()


def _text(data: bytes | str) -> str:
    if len(data) > MAX_BYTES:
        raise BadRecord("error-record-size", "", limit=MAX_BYTES)
    if isinstance(data, str):
        return data
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadRecord("error-record-text") from error


class _Reading:
    """Reads the lines of a record one by one."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.at = 1
        self.entries: list[RecordEntry] = []
        self.places: list[int] = []
        self.hashes: dict[int, str] = {}
        self.end: Result | None = None

    def bad(self, what: str) -> BadRecord:
        """The error for the line that was read last."""
        return BadRecord("error-record-line", "", line=self.at, what=what)

    def next(self, word: str) -> str:
        """The rest of the next line, which has to begin with `word`."""
        if self.at >= len(self.lines):
            raise BadRecord("error-record-short", "", wanted=word)
        line = self.lines[self.at]
        self.at += 1
        head, _, rest = line.partition(" ")
        if head != word or len(line) > MAX_LINE:
            raise self.bad(word)
        return rest

    def peek(self) -> str:
        """The first word of the next line."""
        return self.lines[self.at].partition(" ")[0] if self.at < len(self.lines) else ""

    def read(self) -> Record:
        """The whole record."""
        engine = self.next("engine")
        game_id, _, version = self.next("game").partition(" ")
        data = self.next("data")
        sets: list[tuple[str, str]] = []
        while self.peek() == "set":
            code, _, digest = self.next("set").partition(" ")
            sets.append((code, digest))
        ruleset = self.next("ruleset")
        options: dict[str, Value] = {}
        while self.peek() == "option":
            name, _, value = self.next("option").partition(" = ")
            options[name] = self.value(value)
        seats: list[Seat] = []
        while self.peek() == "seat":
            seats.append(self.decode(self.next("seat"), Seat))
        seed = self.number(self.next("seed"))
        self.next("begin")
        while self.at < len(self.lines):
            self.body_line()
        setup = Setup(game_id, tuple(seats), "" if ruleset == "-" else ruleset, options, seed)
        found = (self.entries, self.hashes, self.end, self.places)
        return Record(setup, engine, version, data, tuple(sets), *found)

    def body_line(self) -> None:
        """An entry, a hash or the end."""
        line = self.lines[self.at]
        self.at += 1
        if self.end is not None or len(line) > MAX_LINE:
            raise self.bad("end")
        head, _, rest = line.partition(" ")
        if head == "=":
            self.hashes[len(self.entries)] = rest
        elif head == "end":
            self.end = self.decode(rest, Result)
        else:
            self.entries.append(self.entry(line))
            self.places.append(self.at)

    def entry(self, line: str) -> RecordEntry:
        """An answer or outcome."""
        parts = line.split(" ", 3)
        if len(parts) != 4 or self.number(parts[0]) != len(self.entries):
            raise self.bad("entry")
        seat = NATURE if parts[1] == "*" else self.number(parts[1])
        return RecordEntry(len(self.entries), seat, self.number(parts[2]), parts[3])

    def number(self, text: str) -> int:
        """A number as we write it."""
        if not (text.isascii() and text.isdigit()) or len(text) > 19 or int(text) >= 1 << 62:
            raise self.bad("number")
        return int(text)

    def value(self, text: str) -> Value:
        """The value of an option."""
        value = self.decode(text, object)
        if not isinstance(value, str | int | bool):
            raise self.bad("option")
        return value

    def decode(self, text: str, kind: type[T]) -> T:
        """JSON of a known form."""
        try:
            found: T = read_json(text, kind)
        except BadForm as error:
            raise BadRecord("error-record-form", "", line=self.at, why=error.phrase) from error
        return found


# ---- playing again -------------------------------------------------------------------------


def replay(record: Record, game: Game, at: int | None = None) -> Match:
    """Play a record again, checking every answer, outcome, word and hash on the way.

    Args:
        record: what `read_record` gave.
        game: the record's game.
        at: how many entries to play; None for all.

    Returns:
        The match at that moment, waiting for chance where chance is asked; `Match.resume` with a
        `LiveNature` lets it go on with the seed's own.

    A record of other rules replays where they come to the same: every state that the record has a hash of
    is the one of before.

    Raises:
        BadRecord: made with other data, under rules that come to something else, or altered; the phrase
            names the line, and of other rules the version that plays it.
    """
    match = _begin(record, game)
    wanted = len(record.entries) if at is None else at
    if not 0 <= wanted <= len(record.entries):
        raise BadRecord("error-record-at", "", got=wanted, last=len(record.entries))
    try:
        _replay_entries(record, match, wanted)
    except BadRecord as error:
        if record.version == game.version:
            raise
        found = {"engine": record.engine[:40], "game": game.id, "got": record.version[:40]}
        raise BadRecord("error-record-rules", "", **found, here=game.version, why=error.phrase) from error
    return match


def _replay_entries(record: Record, match: Match, wanted: int) -> None:
    for entry, line in zip(record.entries[:wanted], record.lines, strict=False):
        _replay_entry(match, entry, line)
        told = record.hashes.get(len(match.entries))
        if told is not None and told != match.digest():
            raise BadRecord("error-record-hash", "", line=line + 1)
    if wanted == len(record.entries):
        _check_end(record, match)


def _begin(record: Record, game: Game) -> Match:
    if record.setup.game != game.id:
        raise BadRecord("error-record-game", "", got=record.setup.game, wanted=game.id)
    if record.data != game.data_hash():
        raise _other_data(record)
    if len(record.entries) > game.longest:
        raise BadRecord("error-record-long", "", limit=game.longest)
    try:
        return Match(game, check_setup(game, record.setup), AwaitedNature())
    except BadSetup as error:
        raise BadRecord("error-record-setup", "", why=error.phrase) from error


def _other_data(record: Record) -> BadRecord:
    """The refusal of a record whose data are not here."""
    game, engine = record.setup.game, record.engine[:40]
    return BadRecord("error-record-data", "", game=game, hash=record.data[:16], engine=engine)


def _replay_entry(match: Match, entry: RecordEntry, line: int) -> None:
    chance = entry.seat == NATURE and match.state.status == Status.CHANCE
    seeded = LiveNature().outcome(match.state) if chance else entry.answer
    try:
        twin_take(match, entry)
    except PlaymatError as error:
        raise BadRecord("error-record-entry", "", line=line, why=error.phrase) from error
    if match.entries[-1].word != entry.word or seeded != entry.answer:
        raise BadRecord("error-record-altered", "", line=line)


def _check_end(record: Record, match: Match) -> None:
    if record.end is None:
        return
    result = match.result
    if result is None and fits(record.end, match.game, match.state, len(match.setup.seats)):
        match.close(record.end)
        return
    if result is None or _json.encode(result) != _json.encode(record.end):
        raise BadRecord("error-record-end")


def record_game(record: Record, texts: Iterable[tuple[str, str]] = ()) -> Game:
    """The installed game of a record, with the data of its edition and the card sets that it names.

    Args:
        record: what `read_record` gave.
        texts: card sets that are at hand, as pairs of file name and text; others than the record's are
            left aside.

    Raises:
        BadRecord: the game or its data are not here, or one of its sets is not at hand or was changed.
    """
    try:
        game = installed_game(record.setup.game)
    except UnknownGame as error:
        raise BadRecord("error-record-unknown-game", "", got=record.setup.game[:40]) from error
    found: list[tuple[str, str]] = []
    if record.sets:
        at_hand = [
            (one, file, text)
            for file, text in texts
            for one in game.with_sets((file, text), accepted=True).extra_sets
        ]
        at_hand += [(one, one.file, one.text) for one in expansions_of(game.package)]
        found = [_set_text(wanted, at_hand) for wanted in record.sets]
    try:
        return game.with_data(record.data, *found)
    except BadSetup as error:
        raise _other_data(record) from error


def _set_text(wanted: tuple[str, str], at_hand: list[tuple[ExtraSet, str, str]]) -> tuple[str, str]:
    """File name and text of a set that a record names."""
    code, digest = wanted
    for one, file, text in at_hand:
        if one.digest == digest:
            return file, text
    changed = [file for one, file, _text in at_hand if one.code == code]
    if changed:
        raise BadRecord("error-record-set-changed", "", code=code[:40], file=changed[0])
    raise BadRecord("error-record-set-missing", "", code=code[:40], hash=digest[:16])
