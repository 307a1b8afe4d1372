"""Documents that a game teaches with: the scenarios of one of its folders, in the order of their numbers."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from playmat.kernel.match.scenario import Scenario, read_scenario
from playmat.kernel.registry import game as installed_game
from playmat.texts.sources import game_folder

NUMBERED: Final = re.compile(r"([0-9]{1,6})(?:-(.+))?\.toml")
"""The names of the documents; others, such as those that mining writes, are not listed."""


class Numbered(NamedTuple):
    """A document with what its name says: `2-ability.toml`, `07.toml`."""

    number: int
    name: str
    scenario: Scenario


def documents_in(game: str, folder: str) -> list[Numbered]:
    """The documents in a folder of a game; none if it has no such folder.

    Raises:
        UnknownGame: there is no such game.
    """
    beside = game_folder(installed_game(game).id)
    inside = beside / folder if beside is not None else None
    if inside is None or not inside.is_dir():
        return []
    found = [
        Numbered(int(named[1]), named[2] or "", read_scenario(path.read_text(encoding="utf-8")))
        for path in inside.iterdir()
        if (named := NUMBERED.fullmatch(path.name))
    ]
    return sorted(found, key=lambda one: one.number)
