"""An edition of the rules: keep what they did and their data, and see whether they still do it.

    python -m tests.editions.edition keep FOLDER               write what this build does today
    python -m tests.editions.edition check FOLDER [--most N]   replay it here; exit code 1 on a difference

A folder holds, for each game and ruleset, random matches (`matches/`, one JSON line each: setup, answers
and a hash chained over the state after every answer and outcome) and whole records (`records/`), beside
the data of the rules (`data/`). What `check` plays again has to come to the same hashes on every build.
"""

from __future__ import annotations

import argparse
import hashlib
import lzma
import os
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec

import playmat
from playmat.kernel.choice import NATURE, Choice
from playmat.kernel.editions import editions_of
from playmat.kernel.errors import BadSetup, PlaymatError
from playmat.kernel.game import Game, Result, Seat, Setup
from playmat.kernel.match.match import Match, digest_of
from playmat.kernel.match.record import read_record, record_game, replay, write_record
from playmat.kernel.rng import Stream, stream_of
from playmat.kernel.setup_check import check_setup
from playmat.kernel.state import State, Status
from playmat.players.seats import choice_of
from playmat.testing import default_setups

SEED = 20261123
MATCHES = 1000
RECORDS = 50
"""So many of each ruleset; of the first edition it was five times as many."""

LONGEST = 2000
"""So many answers at most: by random play a match of Kingdom Hearts can go on for ever."""

FIRST = Path(__file__).parent / "0.1.0"
"""The edition whose tables are kept, too."""

MOST = int(os.environ.get("PLAYMAT_EDITION_MATCHES", "12"))
"""So many matches and records of each ruleset are played again; `nox -s editions` plays all of them."""

END_OF_RECORD = "\n\f\n"


class Kept(msgspec.Struct, frozen=True):
    """A match as an edition keeps it.

    Attributes:
        setup: how it began.
        answers: seat and answer in turn; outcomes follow from the seed.
        trail: the hash chained over the state after each answer and outcome.
        last: the digest at the end.
        end: the result; None where it was broken off.
    """

    setup: Setup
    answers: list[int]
    trail: str
    last: str
    end: Result | None


def setups(game: Game, ruleset: str, stream: Stream) -> Iterator[Setup]:
    """Setups without end: all options and numbers of seats in turn, published decks at random."""
    decks = sorted(getattr(getattr(game, "book", None), "decks", ()))
    while True:
        for wanted in default_setups(game, 1000, stream):
            seats = wanted.seats
            if decks:
                seats = tuple(
                    Seat(seat.role, (decks[int(stream.below(len(decks)))],), seat.name) for seat in seats
                )
            try:
                setup = check_setup(game, msgspec.structs.replace(wanted, ruleset=ruleset, seats=seats))
                game.begin(setup)
            except BadSetup:
                continue  # options that do not go together
            yield setup


class Walk:
    """A match that is walked through entry by entry, with a hash over all states on the way."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.state: State = game.begin(setup)
        self.state.live = False
        self.state.log = None
        self.state.advance()
        self.trail = hashlib.sha256()
        self.note()

    def note(self) -> None:
        """Chain the state as it is now; let chance speak as long as it is asked."""
        self.trail.update(digest_of(self.state).encode())
        while self.state.status == Status.CHANCE:
            self.state.apply(NATURE, self.state.nature.peek(self.state.chance))
            self.trail.update(digest_of(self.state).encode())

    def take(self, seat: int, answer: int) -> None:
        """Give an answer."""
        self.state.apply(seat, answer)
        self.note()

    def kept(self, game: Game, setup: Setup, answers: list[int]) -> Kept:
        """The record an edition keeps of it."""
        end = game.result(self.state) if self.state.is_over() else None
        return Kept(setup, answers, self.trail.hexdigest()[:32], digest_of(self.state), end)


def played(game: Game, setup: Setup) -> Kept:
    """A match with uniformly random answers of random seats that are asked."""
    stream = stream_of(setup.seed, 1)
    walk = Walk(game, setup)
    answers: list[int] = []
    spare = Choice()
    while walk.state.status == Status.ASKING and len(answers) < 2 * LONGEST:
        asked = [seat for seat in range(game.max_seats) if walk.state.asks(seat)]
        seat = asked[int(stream.below(len(asked)))]
        answer = int(choice_of(walk.state, seat, spare).sample(stream))
        answers += [seat, answer]
        walk.take(seat, answer)
    return walk.kept(game, setup, answers)


def played_again(game: Game, kept: Kept) -> Kept:
    """The same answers, given here."""
    walk = Walk(game, kept.setup)
    spare = Choice()
    for seat, answer in zip(kept.answers[::2], kept.answers[1::2], strict=True):
        if not walk.state.asks(seat) or not choice_of(walk.state, seat, spare).allows(answer):
            break
        walk.take(seat, answer)
    return walk.kept(game, kept.setup, kept.answers)


def recorded(game: Game, setup: Setup) -> str:
    """A record of a match with random answers."""
    stream = stream_of(setup.seed, 2)
    match = Match(game, setup)
    while not match.is_over and len(match.entries) < LONGEST:
        seat = match.asked[int(stream.below(len(match.asked)))]
        match.answer(seat, int(match.choice(seat).sample(stream)))
    return write_record(match, playmat.__version__)


def names() -> Iterator[tuple[Game, str, str]]:
    """Each installed game with each of its rulesets, and what their files are called."""
    for game_id in playmat.game_ids():
        game = playmat.game(game_id)
        for ruleset in game.rulesets:
            yield game, ruleset, f"{game_id}-{ruleset}" if ruleset else game_id


def write_edition(folder: Path) -> None:
    """Write an edition."""
    for part in ("matches", "records"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    for game_id in playmat.game_ids():
        for source, text in playmat.game(game_id).data_texts():
            target = folder / "data" / game_id / source.rpartition("/")[2]
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8", newline="\n")
    for game, ruleset, name in names():
        wanted = setups(game, ruleset, stream_of(SEED, 0))
        with lzma.open(folder / "matches" / f"{name}.jsonl.xz", "wb", preset=9) as file:
            for setup in islice(wanted, MATCHES):
                file.write(msgspec.json.encode(played(game, setup)) + b"\n")
        texts = [recorded(game, setup) for setup in islice(wanted, RECORDS)]
        with lzma.open(folder / "records" / f"{name}.txt.xz", "wb", preset=9) as file:
            file.write(END_OF_RECORD.join(texts).encode())
        print(f"{name}: {MATCHES} matches, {RECORDS} records", flush=True)


def matches_of(folder: Path, name: str) -> Iterator[Kept]:
    """The matches of an edition."""
    with lzma.open(folder / "matches" / f"{name}.jsonl.xz", "rb") as file:
        for line in file:
            yield msgspec.json.decode(line, type=Kept)


def records_of(folder: Path, name: str) -> list[str]:
    """The records of an edition."""
    with lzma.open(folder / "records" / f"{name}.txt.xz", "rb") as file:
        return file.read().decode().split(END_OF_RECORD)


def with_its_data(folder: Path, game: Game) -> Game:
    """The game with the data of an edition."""
    released = next(one for one in editions_of(game.package) if one.release == folder.name)
    return game.with_data(released.data)


def differing_matches(folder: Path, game: Game, name: str, most: int) -> list[int]:
    """The numbers of the first `most` matches that come to something else here."""
    game = with_its_data(folder, game)
    found = islice(matches_of(folder, name), most)
    return [number for number, kept in enumerate(found) if played_again(game, kept) != kept]


def differing_records(folder: Path, name: str, most: int) -> list[int]:
    """The numbers of the first `most` records that do not replay here."""
    found = []
    for number, text in enumerate(records_of(folder, name)[:most]):
        record = read_record(text)
        try:
            replay(record, record_game(record))
        except PlaymatError:
            found.append(number)
    return found


class Mended(msgspec.Struct, frozen=True, omit_defaults=True):
    """The parts of an edition that now come out differently, because they meet a rule that was mended.

    Attributes:
        clauses: the clauses of those rules.
        matches, records: numbers in the files of the edition.
        tables: ids of tables.
    """

    clauses: list[str] = []
    matches: list[int] = []
    records: list[int] = []
    tables: list[str] = []


def mended_of(folder: Path, name: str) -> Mended:
    """The known differences of a game and ruleset."""
    mended = msgspec.json.decode((folder / "mended.json").read_bytes(), type=dict[str, Mended])
    return mended.get(name, Mended())


def check(folder: Path, most: int) -> bool:
    """Replay an edition, and say what differs that is not known to."""
    same = True
    for game, _ruleset, name in names():
        noted = mended_of(folder, name)
        matches = differing_matches(folder, game, name, most)
        records = differing_records(folder, name, most)
        print(f"{name}: matches that differ: {matches or 'none'}; records: {records or 'none'}", flush=True)
        same = same and set(matches) <= set(noted.matches) and set(records) <= set(noted.records)
    return same


def main() -> int:
    """Keep or check."""
    parser = argparse.ArgumentParser(description="Keep an edition of the rules, or replay one.")
    parser.add_argument("what", choices=("keep", "check"))
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--most", type=int, default=5 * MATCHES, help="at most so many matches and records a ruleset"
    )
    given = parser.parse_args()
    if given.what == "keep":
        write_edition(given.folder)
        return 0
    return 0 if check(given.folder, given.most) else 1


if __name__ == "__main__":
    sys.exit(main())
