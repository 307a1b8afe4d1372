"""All that can be learnt, as lines of text: whether it is done, its title, and the command that begins it."""

from __future__ import annotations

from rich.cells import cell_len

from playmat.kernel.registry import games
from playmat.teaching.guide import has_guide
from playmat.teaching.lessons import lessons_of
from playmat.terminal.learning.progress import FIRST_MATCH, learned
from playmat.terminal.learning.teacher import learn_command, title_of
from playmat.terminal.words import Words

MARKS = {True: "[x]", False: "[ ]"}


def names_of(game: str) -> list[str]:
    """The names of all that a game teaches, the guided first match before the lessons."""
    return [*([FIRST_MATCH] if has_guide(game) else []), *lessons_of(game)]


def lines(words: Words) -> list[str]:
    """All that can be learnt, of every game that teaches anything."""
    done = learned()
    courses = {game: names for game in games() if (names := names_of(game))}
    title = {(game, name): words.of(title_of(game, name)) for game in courses for name in courses[game]}
    width = max(map(cell_len, title.values()), default=0)
    found: list[str] = []
    for game, names in courses.items():
        n = sum((game, name) in done for name in names)
        called = words.maybe(f"{game}-name", game)
        found += [words.tr("terminal-learn-game", game=called, done=n, all=len(names))]
        for name in names:
            said = title[game, name]
            pad = " " * (width - cell_len(said))
            found.append(f"  {MARKS[(game, name) in done]} {said}{pad}  {learn_command(game, name)}")
        found.append("")
    return [*found, words.tr("terminal-learn-how")]
