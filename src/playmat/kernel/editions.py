"""The data of a game as each release shipped them, so that a match goes on with those it began with.

All editions of a game lie in one file, `data/editions.xz` of its package. What is the same in two of them is
packed once, so a new edition takes as much room as what differs. `tools/editions.py` adds one at a release.
Nothing is read before somebody asks for data that are not today's.
"""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

import msgspec

from playmat.kernel.documents.form import readable
from playmat.kernel.documents.toml import read_toml

PLACE = "data/editions.xz"
"""The place of the editions in a game's package."""

EXPANSIONS = "sets"
"""The folder of a game's package with the card sets that are played with only where somebody says so."""


class Edition(msgspec.Struct, frozen=True):
    """The data of a game as a release shipped them.

    Attributes:
        release: the version of playmat, or of the package of a third party's game.
        rules: the version of the game's rules at that time.
        texts: name and text of each data file, in the order in which their hash is made.
    """

    release: str
    rules: str
    texts: tuple[tuple[str, str], ...]

    @property
    def data(self) -> str:
        """The hash of the data, with nothing beside them."""
        return hash_of(text for _name, text in self.texts)


class ExtraSet(msgspec.Struct, frozen=True):
    """A card set that a game is played with beside its own.

    Attributes:
        code: the set's code.
        file: the name of the file it came from, for messages.
        text: all of it.
    """

    code: str
    file: str
    text: str

    @property
    def digest(self) -> str:
        """Hex digest over the text, whatever its line ends; records name it."""
        return hash_of([self.text])


def hash_of(texts: Iterable[str]) -> str:
    """Hex digest over texts in their order, whatever their line ends."""
    digest = hashlib.sha256()
    for text in texts:
        digest.update(text.replace("\r\n", "\n").encode())
    return digest.hexdigest()


@cache
def editions_of(package: str) -> tuple[Edition, ...]:
    """The released editions of the game of a package, the oldest first; none where none are kept."""
    if not package:
        return ()
    file = files(package).joinpath(PLACE)
    return unpacked(file.read_bytes()) if file.is_file() else ()


@cache
def expansions_of(package: str) -> tuple[ExtraSet, ...]:
    """The expansions that come with the game of a package, by their codes; none where there are none."""
    folder = files(package).joinpath(EXPANSIONS) if package else None
    if folder is None or not folder.is_dir():
        return ()
    texts = [
        (one.name, one.read_text(encoding="utf-8")) for one in folder.iterdir() if one.name.endswith(".toml")
    ]
    found = [ExtraSet(str(read_toml(text)["set"]), name, text) for name, text in texts]
    return tuple(sorted(found, key=lambda one: one.code))


def packed(editions: Iterable[Edition]) -> bytes:
    """The file of some editions: the same bytes for the same editions."""
    return lzma.compress(msgspec.json.encode(list(editions)), preset=9 | lzma.PRESET_EXTREME)


def unpacked(data: bytes) -> tuple[Edition, ...]:
    """The inverse of `packed`."""
    kind = readable(tuple[Edition, ...])
    found: tuple[Edition, ...] = msgspec.json.decode(lzma.decompress(data), type=kind)
    return found


def release_of(package: str, rules: str) -> str:
    """The last release that played by some version of the rules, or the empty string."""
    return next((one.release for one in reversed(editions_of(package)) if one.rules == rules), "")
