"""Files of learned weights: what they were learned from, and the weights by the names of features.

Of its two tables `plain` has the weights that know no single card, and `full` has those of cards, too. Each
gives features a whole number by name. A digest over them finds a damaged file.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import msgspec

from playmat.kernel.documents.form import readable
from playmat.kernel.documents.toml import read_toml
from playmat.kernel.errors import PlaymatError
from playmat.kernel.observation.features import UNKNOWN, Features, Learned

VERSION = 1

PLACE = "data/weights.toml"
"""The place in a game's package of the weights that come with it."""


class BadWeights(PlaymatError):
    """A file of weights that is damaged, or made for something else."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Learned weights and where they are from.

    Attributes:
        version: of the form of the file.
        game: the id of the game.
        command: the command line that made them.
        seed: what their matches were made from.
        games: how many matches were played.
        positions: how many positions of these were learned from.
        data: the hash of the game's card data at that time.
        date: the day, as 2026-11-24.
        digest: `digest_of` both tables.
        plain: the weights that know no single card, by the name of the feature.
        full: the weights with those of single cards.
    """

    version: int
    game: str
    command: str
    seed: int
    games: int
    positions: int
    data: str
    date: str
    digest: str
    plain: dict[str, int]
    full: dict[str, int]


def digest_of(plain: Mapping[str, int], full: Mapping[str, int]) -> str:
    """Sixteen hex digits over weights, in whatever order they stand.

    >>> digest_of({"a": 1, "b": 2}, {}) == digest_of({"b": 2, "a": 1}, {}) != digest_of({"a": 1}, {"b": 2})
    True
    """
    text = json.dumps([sorted(plain.items()), sorted(full.items())])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_weights(text: str, file: str, game: str) -> Weights:
    """The weights of a file.

    Args:
        text: what is in it.
        file: its name, for messages.
        game: the game they have to be for.

    Raises:
        BadToml: it is no TOML.
        BadWeights: it is damaged, of another version or for another game.
    """
    plain = read_toml(text)
    if plain.get("version") != VERSION:
        raise BadWeights("weights-version", "", file=file, got=str(plain.get("version"))[:20], known=VERSION)
    try:
        found: Weights = msgspec.convert(plain, readable(Weights))
    except msgspec.ValidationError as error:
        raise BadWeights("weights-form", "", file=file, why=str(error)[:200]) from error
    if found.game != game:
        raise BadWeights("weights-game", "", file=file, got=found.game[:40], game=game)
    if found.digest != digest_of(found.plain, found.full):
        raise BadWeights("weights-damaged", "", file=file)
    if any(abs(weight) >= UNKNOWN for table in (found.plain, found.full) for weight in table.values()):
        raise BadWeights("weights-large", "", file=file)
    return found


@cache
def shipped_weights(package: str, game: str) -> Weights | None:
    """The weights that come with a game, or None.

    Args:
        package: the package of the game.
        game: its id.

    Raises:
        BadToml, BadWeights: as `read_weights`.
    """
    file = files(package).joinpath(PLACE)
    if not file.is_file():
        return None
    return read_weights(file.read_text(encoding="utf-8"), f"{game}/{PLACE}", game)


def learned(weights: Weights, features: Features, file: str) -> Learned:
    """The value by these weights.

    Raises:
        BadWeights: a feature that does not depend on cards has no weight: they were made for others.
    """
    for name in features.names[: int(features.plain)]:
        if name not in weights.plain or name not in weights.full:
            raise BadWeights("weights-missing", "", file=file, name=name)
    return Learned(features, weights.plain, weights.full)


def written(weights: Weights) -> str:
    """The file of weights as text, a weight a line."""
    head = msgspec.to_builtins(weights)
    tables = {name: head.pop(name) for name in ("plain", "full")}
    lines = [f"{name} = {json.dumps(value)}" for name, value in head.items()]
    for name, table in tables.items():
        lines += ["", f"[{name}]", *(f"{json.dumps(key)} = {value}" for key, value in table.items())]
    return "\n".join(lines) + "\n"
