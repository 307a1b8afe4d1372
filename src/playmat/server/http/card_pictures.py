"""The pictures that card files name: each is served by its card, and nothing else of the disk is.

A path is taken as it stands in the file, so a set of a stranger could name anything; only what begins as a
picture does, and is no larger than a picture should be, is ever given to anybody.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playmat.cards.game import CardGame
from playmat.kernel.phrase import Phrase
from playmat.kernel.registry import game as installed_game
from playmat.server.game_sets import CardFile, refused

LARGEST = 4 << 20
"""The most bytes of a picture."""

KINDS = (
    (0, b"\x89PNG\r\n\x1a\n", "image/png"),
    (0, b"\xff\xd8\xff", "image/jpeg"),
    (0, b"GIF87a", "image/gif"),
    (0, b"GIF89a", "image/gif"),
    (8, b"WEBP", "image/webp"),
    (4, b"ftypavif", "image/avif"),
    (4, b"ftypavis", "image/avif"),
)
"""The place and form of the beginning of a file of each kind. Drawings (SVG) are not among them: they can
hold scripts."""


class NoPicture(Exception):
    """A file that cannot be shown; its text is the key of the sentence that says why."""


class Picture(NamedTuple):
    """A picture of a card.

    Attributes:
        path: the file.
        version: a part of its hash, so that a browser asks for another picture when it has changed.
    """

    path: Path
    version: str


class NamedPictures(NamedTuple):
    """The pictures that card files name.

    Attributes:
        pictures: by game and code of the card.
        problems: what is said of those that cannot be shown.
    """

    pictures: Mapping[tuple[str, str], Picture]
    problems: list[Phrase]


@cache
def look_up(files: tuple[CardFile, ...]) -> NamedPictures:
    """The pictures of the cards in these files, as they are when they are looked up first."""
    pictures: dict[tuple[str, str], Picture] = {}
    problems: list[Phrase] = []
    unread = [one.file for one in refused(files) if not one.plays]
    for file in files:
        if file in unread:
            continue
        game = installed_game(file.game)
        assert isinstance(game, CardGame)  # noqa: S101 - others take no card sets
        for card in game.read_sets((file.name, file.text), accepted=True)[0].cards:
            code, given = str(card["code"]), str(card.get("image", ""))
            where = {"file": file.name, "card": code}
            if not given:
                continue
            try:
                pictures[file.game, code] = picture(Path(file.folder), given)
            except NoPicture as error:
                problems.append(Phrase(str(error), {**where, "picture": given[:200], "limit": LARGEST >> 20}))
    return NamedPictures(pictures, problems)


def picture(folder: Path, given: str) -> Picture:
    """The picture that a card names: a path, from the folder of its card file on.

    Raises:
        NoPicture: it cannot be shown.
    """
    if given.casefold().startswith(("http:", "https:")):
        raise NoPicture("server-picture-address")
    path = folder / given
    return Picture(path, hashlib.sha256(read(path)[0]).hexdigest()[:12])


def read(path: Path) -> tuple[bytes, str]:
    """A picture and its media type.

    Raises:
        NoPicture: there is none, it is too large, or it is something else.
    """
    try:
        if not path.is_file():  # a device could be read for ever
            raise NoPicture("server-picture-missing")
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise NoPicture("server-picture-missing") from error
    kind = next((kind for at, begin, kind in KINDS if data[at : at + len(begin)] == begin), None)
    if kind is None:
        raise NoPicture("server-picture-kind")
    if len(data) > LARGEST:
        raise NoPicture("server-picture-large")
    return data, kind
