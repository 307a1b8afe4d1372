"""Matches that start in the middle: at a moment of a record, or in the position of a scenario.

What `playmat play` is given is a game, or a file: `RECORD`, `RECORD@N` for the moment before answer N, or
`SCENARIO.toml`. The record stays as it is; the match that goes on from it is kept in a file of its own. A
match that starts in a position has no record, so that nothing of it is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from playmat.kernel.errors import BadSetup, MatchOver
from playmat.kernel.game import Setup
from playmat.kernel.match.match import Match
from playmat.kernel.match.nature import AwaitedNature, LiveNature
from playmat.kernel.match.record import replay, twin_take
from playmat.kernel.match.scenario import begin, read_scenario
from playmat.kernel.registry import games
from playmat.lab.collection.cards import read_card_set
from playmat.players import is_player
from playmat.terminal.card_set_store import game_of
from playmat.terminal.saves import SUFFIX, Journal, read_file, read_save, sets_folder
from playmat.terminal.session import HUMAN, Session
from playmat.terminal.start.arranging import check_kind, opponent

SCENARIO = ".toml"


def split(text: str) -> tuple[Path, int | None]:
    """A file, and the number of answers before the moment that is meant, if one is named.

    >>> split("match.playmat@48")[1], split("match.playmat")[1], split("me@home")[1]
    (48, None, None)
    """
    before, at, number = text.rpartition("@")
    if at and number.isdecimal() and len(number) < 10 and not Path(text).exists():
        return Path(before), int(number)
    return Path(text), None


def is_file(text: str) -> bool:
    """Return whether a file is meant, and not a game."""
    path, at = split(text)
    if text in games():
        return False
    return at is not None or path.suffix in (SUFFIX, SCENARIO) or path.is_file()


def start_from(text: str, kinds: Sequence[str], lang: str, cards: Sequence[Path] = ()) -> Session:
    """A match that goes on from where a file says.

    Args:
        text: the file, and maybe the moment.
        kinds: who sits at the seats in order; at the rest whoever sat there.
        lang: the language it is played in.
        cards: files with card sets.

    Raises:
        PlaymatError: the file cannot be read or played here, no player is called so, or it is over by then.
    """
    path, at = split(text)
    if path.suffix == SCENARIO:
        return from_scenario(path, kinds, cards)
    record = read_save(path)
    found = replay(record, game_of(record, sets_folder(), cards), at)
    try:
        return go_on(found, kinds, lang)
    except MatchOver as error:
        raise BadSetup("play-over", "", file=str(path), last=max(0, len(record.entries) - 1)) from error


def go_on(found: Match, kinds: Sequence[str], lang: str) -> Session:
    """A match of its own that goes on from where another one is.

    Args:
        found: that one; it is used up.
        kinds: who sits at the seats in order; at the rest whoever sat there.
        lang: the language it is played in.

    Raises:
        MatchOver: nothing goes on from there.
        PlaymatError: no player is called so, or nothing can be kept on this machine.
    """
    entries = found.entries
    found.resume(LiveNature())  # somebody has to be asked, or it is over
    if found.is_over:
        raise MatchOver("review-over")
    setup = seated(found, kinds)
    if found.placed:
        return Session(Match.from_state(found.game, setup, found.state))
    match = Match(found.game, setup, AwaitedNature())
    for entry in entries:
        twin_take(match, entry)
    match.resume(LiveNature())
    return Session(match, Journal.create(match, lang))


def from_scenario(path: Path, kinds: Sequence[str], cards: Sequence[Path]) -> Session:
    """A match that starts in the position of a scenario; its steps are not taken.

    Raises:
        PlaymatError: it cannot be read or played here, nobody is called so, or the match is over.
    """
    try:
        text = read_file(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadSetup("save-no-text", "", file=str(path)) from error
    placed = begin(read_scenario(text, sets=[read_card_set(one) for one in cards]))
    placed.resume(LiveNature())
    if placed.is_over:
        raise BadSetup("play-over-scenario", "", file=str(path))
    return Session(Match.from_state(placed.game, seated(placed, kinds), placed.state))


def seated(match: Match, kinds: Sequence[str]) -> Setup:
    """The setup of a match with whoever goes on with it; a person at least where the match waits.

    Raises:
        BadSetup: nobody is called so, or there are more of them than seats.
    """
    seats, game = match.setup.seats, match.game
    if len(kinds) > len(seats):
        raise BadSetup("terminal-many-seats", "", seats=len(kinds), heroes=len(seats))
    for kind in kinds:
        check_kind(game, kind)
    asked = match.asked[0]
    sitting = [seat.name if is_player(seat.name) else HUMAN for seat in seats]
    if match.placed and not game.team:
        sitting = [HUMAN if seat == asked else opponent(game) for seat in range(len(seats))]
    elif HUMAN not in sitting:
        sitting[asked] = HUMAN
    sitting[: len(kinds)] = kinds
    named = ["" if kind == HUMAN else kind for kind in sitting]
    return replace(
        match.setup, seats=tuple(replace(seat, name=name) for seat, name in zip(seats, named, strict=True))
    )
