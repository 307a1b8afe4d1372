"""All that was learnt at this machine: a line for each lesson and guided match that was played to its end.

They stand in the file `learned` beside the folders of matches, as the game's id and the lesson's name.
"""

from __future__ import annotations

from playmat.kernel.errors import system_reason
from playmat.lab.files import home
from playmat.terminal.saves import SaveError

FILE = "learned"


def learned() -> set[tuple[str, str]]:
    """All that has been learnt: games and names of lessons; lines that say something else are passed over."""
    try:
        text = (home() / FILE).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return set()
    lines = (line.split() for line in text.splitlines())
    return {(words[0], words[1]) for words in lines if len(words) == 2}


def note(game: str, name: str) -> None:
    """Note that something has been learnt.

    Raises:
        SaveError: nothing can be kept on this machine.
    """
    if (game, name) in learned():
        return
    folder = home()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / FILE).open("a", encoding="utf-8") as file:
            file.write(f"{game} {name}\n")
    except OSError as error:
        raise SaveError("save-unwritable", "", folder=str(folder), why=system_reason(error)) from error
