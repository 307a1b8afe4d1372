"""All that can be learnt, as lines of text: whether it is done, its title, and the command that begins it."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len

from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import games
from playmat.teaching.guide import FIRST_MATCH, has_guide
from playmat.teaching.lessons import lessons_of
from playmat.teaching.puzzles import puzzle_line, puzzles_of
from playmat.terminal.learning.progress import learned
from playmat.terminal.ways import Topic
from playmat.terminal.words import Words

MARKS = {True: "[x]", False: "[ ]"}


def names_of(game: str) -> list[str]:
    """The names of all that a game teaches, the guided first match before the lessons."""
    return [*([FIRST_MATCH] if has_guide(game) else []), *lessons_of(game)]


def lines(words: Words) -> list[str]:
    """All that can be learnt, of every game that teaches anything."""
    courses = {game: names for game in games() if (names := names_of(game))}
    return listed(words, courses, lambda game, name: Topic(game, name).title, "terminal-learn-how")


def puzzle_lines(words: Words) -> list[str]:
    """All puzzles, of every game that has any."""
    courses = {game: list(names) for game in games() if (names := puzzles_of(game))}
    return listed(words, courses, puzzle_line, "terminal-puzzles-how")


def listed(
    words: Words, courses: dict[str, list[str]], called_as: Callable[[str, str], Phrase], how: str
) -> list[str]:
    """Things that can be learnt, as lines of text.

    Args:
        words: the language.
        courses: their names by game.
        called_as: what one is called, by its game and name.
        how: the message at the end.
    """
    done = learned()
    title = {(game, name): words.of(called_as(game, name)) for game in courses for name in courses[game]}
    width = max(map(cell_len, title.values()), default=0)
    found: list[str] = []
    for game, names in courses.items():
        n = sum((game, name) in done for name in names)
        called = words.maybe(f"{game}-name", game)
        found += [words.tr("terminal-learn-game", game=called, done=n, all=len(names))]
        for name in names:
            said = title[game, name]
            pad = " " * (width - cell_len(said))
            found.append(f"  {MARKS[(game, name) in done]} {said}{pad}  {Topic(game, name).command}")
        found.append("")
    return [*found, words.tr(how)]
