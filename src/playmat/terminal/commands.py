"""`playmat play`, `learn`, `puzzles`, `resume` and `decks edit`: what a person plays and builds."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from playmat import programs
from playmat.commandline.options import (
    Deals,
    Games,
    Seed,
    number,
    read_options,
    refuse_both,
    with_difficulty,
)
from playmat.kernel.errors import BadRecord, BadSetup
from playmat.kernel.match.record import Record
from playmat.kernel.registry import game as installed_game
from playmat.kernel.registry import games
from playmat.kernel.rng import Stream
from playmat.lab.collection.cards import card_game, with_cards
from playmat.lab.collection.decks import Given, deck_format
from playmat.lab.collection.finding import PIPED
from playmat.players import is_player, load
from playmat.teaching.guide import FIRST_MATCH
from playmat.teaching.puzzles import PREFIX
from playmat.terminal.learning import course
from playmat.terminal.learning.teacher import begin_learning, next_puzzle, teacher_of
from playmat.terminal.saves import (
    SaveError,
    language_of,
    read_save,
    saves,
    saves_folder,
)
from playmat.terminal.session import HUMAN, Session
from playmat.terminal.settings import language, may_move, read_settings
from playmat.terminal.speech import kept_lines, kind_name, result_lines
from playmat.terminal.start.arranging import Arrangement, arrange
from playmat.terminal.start.decks import draft_for
from playmat.terminal.start.points import is_file, start_from
from playmat.terminal.ways import Topic
from playmat.terminal.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playmat.kernel.game import Game
    from playmat.terminal.app import PlaymatApp
    from playmat.terminal.learning.teacher import Teacher

play_app = App(name="play")
learn_app = App(name="learn")
puzzles_app = App(name="puzzles")
resume_app = App(name="resume")
edit_app = App(name="edit")

Kinds = Annotated[list[str] | None, Parameter(name="--seat", consume_multiple=1)]
Decks = Annotated[list[str] | None, Parameter(name="--deck", consume_multiple=1)]
Sets = Annotated[list[Path] | None, Parameter(name="--cards")]
Options = Annotated[list[str] | None, Parameter(name="--option", consume_multiple=1)]


@play_app.default
def play(
    game: str,
    /,
    *,
    heroes: str | None = None,
    seat: Kinds = None,
    deck: Decks = None,
    cards: Sets = None,
    difficulty: str | None = None,
    ruleset: str | None = None,
    option: Options = None,
    seed: Seed | None = None,
    lang: str | None = None,
    plain: bool = False,
    no_animation: bool = False,
) -> int:
    """Play a game, or go on from a moment of a record or from a scenario.

    Without options, a dialog asks who plays; Enter begins at once.
    """
    words = Words(language(lang))
    if is_file(game):
        refuse_with_file(
            heroes=heroes, deck=deck, difficulty=difficulty, ruleset=ruleset, option=option, seed=seed
        )
        programs.allow(seat or [])
        session = start_from(game, seat or [], words.lang, cards or [])
        lines = plain or not full_screen()
        try:
            check_curtain(session.match.game, session.kinds, lines)
        except BadSetup:
            session.close()
            raise
        return _play(session, words, lines, no_animation)
    chosen = with_cards(installed_game(game), cards)
    programs.allow(seat or [])
    start = arrange(chosen, heroes, seat or [], words.lang, deck or [])
    start.options = read_options(chosen, with_difficulty(option, difficulty))
    start.ruleset = ruleset or ""
    if seed is not None:
        start.seed = seed
    start.setup()
    lines = plain or not full_screen()
    check_curtain(chosen, [kind for _role, kind in start.taken()], lines)
    if lines or any(one is not None for one in (heroes, seat, deck, difficulty, ruleset, option, seed)):
        return _play(start.begin(), words, lines, no_animation)
    return _ask_and_play(start, words, no_animation)


@learn_app.default
def learn(
    game: str | None = None,
    /,
    *,
    lesson: str | None = None,
    alone: Annotated[bool, Parameter(negative="")] = False,
    lang: str | None = None,
    plain: bool = False,
    no_animation: bool = False,
) -> int:
    """Learn a game: its guided first match, or a lesson; without a game, list what can be learnt."""
    words = Words(language(lang))
    if game is None:
        return _list_to_learn(course.lines(words), lesson or alone or None)
    if alone and lesson is None:
        raise BadSetup("usage-alone-lesson", "", game=installed_game(game).id)
    topic = Topic(game, FIRST_MATCH if lesson is None else lesson, alone)
    return _teach(topic, words, plain, no_animation)


@puzzles_app.default
def puzzles(
    game: str | None = None,
    /,
    *,
    number: Annotated[int | None, number(1, 999)] = None,
    lang: str | None = None,
    plain: bool = False,
    no_animation: bool = False,
) -> int:
    """Solve a puzzle: the first one that is new, or the one of a number; without a game, list them."""
    words = Words(language(lang))
    if game is None:
        return _list_to_learn(course.puzzle_lines(words), number)
    name = next_puzzle(game) or PREFIX + "1" if number is None else f"{PREFIX}{number}"
    return _teach(Topic(game, name), words, plain, no_animation)


@puzzles_app.command
def mine(
    game: str,
    folder: Path,
    /,
    *,
    first: Seed | None = None,
    games: Games = 10,
    onward: Annotated[bool, Parameter(negative="")] = False,
    player: str = "casual",
    deals: Deals = 12,
    limit: Annotated[int, number(100, 10_000_000)] = 15_000,
    lang: str | None = None,
) -> int:
    """Look through matches between computer players for puzzles; each one found becomes a document."""
    from playmat.lab.console import INTERRUPTED, lowered, note, progress
    from playmat.lab.puzzles.lines import Effort
    from playmat.lab.puzzles.mining import Wish
    from playmat.lab.puzzles.store import PuzzleStore

    words = Words(language(lang))
    refuse_both(first=first, onward=onward)
    played = installed_game(game)
    wish = Wish(lowered(player), Effort(deals, limit))
    load(wish.player, Stream(0, 0), played)
    store = PuzzleStore(played, folder, wish)
    done = store.done()
    begin = store.next() if onward else 1 if first is None else first
    seeds = [seed for seed in range(begin, begin + games) if seed not in done]
    try:
        with progress(len(seeds), 0, shown=True, what=words.tr("puzzles-progress")) as tell:
            for count, seed in enumerate(seeds, 1):
                for name in store.keep(seed):
                    print(name)
                tell(count)
    except KeyboardInterrupt:
        return INTERRUPTED
    note(words.tr("puzzles-mined", folder=str(folder), count=len(store.found())))
    return 0


@resume_app.default
def resume(
    file: Path | None = None,
    /,
    *,
    list_all: Annotated[bool, Parameter(name="--list", negative="")] = False,
    cards: Sets = None,
    lang: str | None = None,
    plain: bool = False,
    no_animation: bool = False,
) -> int:
    """Go on with a match at its last answer: the one played last, or the one in FILE."""
    refuse_both(list=list_all, FILE=file)
    if list_all:
        _list_saves(Words(language(lang)))
        return 0
    sets = cards or []
    session = _newest(Words(language(lang)), sets) if file is None else Session.resume(file, sets)
    path = file or (session.journal.path if session.journal is not None else None)
    words = Words(language(lang or (language_of(path) if path is not None else None)))
    lines = plain or not full_screen()
    try:
        check_curtain(session.match.game, session.kinds, lines)
    except BadSetup:
        session.close()
        raise
    return _play(session, words, lines, no_animation, teacher_of(session))


@edit_app.default
def edit_deck(
    game: str,
    deck: Given = PIPED,
    /,
    *,
    format: str | None = None,  # noqa: A002 - the name of the option
    cards: Sets = None,
    lang: str | None = None,
) -> int:
    """Build a deck on a full screen: a new one, or one that is there already."""
    words = Words(language(lang))
    found = card_game(game, cards)
    rules = deck_format(found, format)
    draft = draft_for(found, deck)
    if not full_screen():
        raise BadSetup("deck-build-screen", "", game=found.id)
    from playmat.terminal.app import PlaymatApp

    return run_app(PlaymatApp(words, draft=(draft, rules), moving=may_move()))


# ---- playing -------------------------------------------------------------------------------


def refuse_with_file(**given: object) -> None:
    """Refuse options that a match has already which is played on.

    Raises:
        BadSetup: one is given; the first is named.
    """
    for name, value in given.items():
        if value is not None:
            raise BadSetup("play-fixed", "", option=f"--{name}")


def full_screen() -> bool:
    """Return whether a full screen can be shown: a terminal at both ends that can do more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb")


def check_curtain(game: Game, kinds: Sequence[str], lines: bool) -> None:
    """Refuse two people against each other where what one has seen cannot be taken from the screen.

    Raises:
        BadSetup: the terminal has no way to clear it.
    """
    opponents = sum(kind == HUMAN for kind in kinds) > 1 and not game.team
    if lines and opponents and sys.stdout.isatty() and os.environ.get("TERM", "") in ("", "dumb"):
        raise BadSetup("terminal-no-curtain")


def _play(session: Session, words: Words, lines: bool, still: bool, teacher: Teacher | None = None) -> int:
    """Play a match to its end or until the person leaves."""
    if lines:
        from playmat.terminal.plain import Plain

        fault = read_settings()[1]
        if fault is not None:
            print(words.error(fault), file=sys.stderr)
        lines_played = Plain(session, words, sys.stdin, sys.stdout, teacher)
        try:
            return lines_played.run()
        finally:
            lines_played.session.close()  # perhaps a later match than the one it began with
    from playmat.terminal.app import PlaymatApp

    return run_app(PlaymatApp(words, session, teacher=teacher, moving=may_move() and not still))


def _list_to_learn(lines: list[str], one: object) -> int:
    """List what can be learnt, where no game is named.

    Raises:
        BadSetup: one thing is asked for all the same.
    """
    if one is not None:
        raise BadSetup("usage-missing-game", "", known=", ".join(games()))
    print(*lines, sep="\n")
    return 0


def _teach(topic: Topic, words: Words, plain: bool, still: bool) -> int:
    """Play what teaches something to its end or until the person leaves."""
    session, teacher = begin_learning(topic, words.lang)
    return _play(session, words, plain or not full_screen(), still, teacher)


def _ask_and_play(start: Arrangement, words: Words, still: bool) -> int:
    """The start dialog, and the match that comes of it."""
    from playmat.terminal.app import PlaymatApp

    return run_app(PlaymatApp(words, start=start, moving=may_move() and not still))


def run_app(app: PlaymatApp) -> int:
    """Show the full screen until the person leaves; say where the last match is kept."""
    try:
        app.run()
        return _leave(app.session, app.words, app.return_code)
    finally:
        if app.session is not None:
            app.session.close()


def _leave(session: Session | None, words: Words, code: int | None) -> int:
    """After the full screen: where the match is kept."""
    if session is not None:
        for line in [*result_lines(session.match, words), *kept_lines(session, words)]:
            print(line)
    return code or 0


def _newest(words: Words, cards: Sequence[Path]) -> Session:
    """The match played last that is not over and not being played."""
    busy: SaveError | None = None
    for path in saves():
        try:
            session = Session.resume(path, cards)
        except SaveError as error:
            busy = busy or error
            continue
        except BadRecord as error:
            print(words.tr("save-passed-over", file=str(path), why=error.phrase), file=sys.stderr)
            continue
        if not session.match.is_over:
            return session
        session.close()
    raise busy or SaveError("save-none", "", folder=str(saves_folder()))


def _list_saves(words: Words) -> None:
    found = saves()
    if not found:
        print(words.tr("save-none", folder=str(saves_folder())))
    for path in found:
        try:
            record = read_save(path)
        except (SaveError, BadRecord) as error:
            print(f"{path}  {words.error(error)}")
            continue
        game, n = record.setup.game, len(record.entries)
        who = words.listed([_who(record, seat, words) for seat in range(len(record.setup.seats))])
        print(words.tr("save-line", file=str(path), game=game, seats=who, n=n))


def _who(record: Record, seat: int, words: Words) -> str:
    """A hero and who plays him, of a record that is not replayed; who sits there, in games without heroes."""
    told = record.setup.seats[seat]
    kind = kind_name(told.name if is_player(told.name) else HUMAN, words)
    if not told.role:
        return kind
    role = words.maybe(f"{record.setup.game}-hero-{told.role}", told.role)
    return words.tr("terminal-noted", what=role, note=kind)
