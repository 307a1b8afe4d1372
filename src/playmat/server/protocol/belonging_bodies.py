"""The bodies of the HTTP interface that tell what people have learned, and the decks they keep."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from playmat.server.protocol.http_bodies import Short
from playmat.server.protocol.server_messages import Said

Kind: TypeAlias = Literal["lesson", "puzzle", "deck"]

MOST_AT_ONCE: Final = 25
"""So many belongings are in one request."""

LONGEST_CODE: Final = 2_000
"""The most characters of the share code of a deck: some three times those of the longest legal deck."""


class Belonging(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A lesson that somebody has finished, a puzzle they have solved, or a deck they keep.

    Attributes:
        kind: which of these.
        game: of which game.
        what: the name of the lesson or puzzle, or the share code of the deck.
        first: the puzzle was solved on the first try.
    """

    kind: Kind
    game: Short
    what: Annotated[str, Meta(min_length=1, max_length=LONGEST_CODE)]
    first: bool = False


class TheseBelongings(msgspec.Struct, forbid_unknown_fields=True):
    """Belongings to be given up."""

    belongings: Annotated[list[Belonging], Meta(max_length=MOST_AT_ONCE)]
    lang: Short = "en"


class KeepBelongings(msgspec.Struct, forbid_unknown_fields=True):
    """Belongings to be kept.

    Attributes:
        belongings: which.
        replaces: the code of my deck whose place a deck takes. A deck whose name another one has gets a
            number behind it.
    """

    belongings: Annotated[list[Belonging], Meta(max_length=MOST_AT_ONCE)]
    replaces: Annotated[str, Meta(max_length=LONGEST_CODE)] = ""
    lang: Short = "en"


class OwnBelonging(msgspec.Struct, omit_defaults=True):
    """Something that I have.

    Attributes:
        kind, game, what, first: as in `Belonging`.
        at: since when the server knows, in seconds since 1970.
        name: the name of the deck; among mine of a game no other has it, unless it is empty.
    """

    kind: Kind
    game: str
    what: str
    at: float
    first: bool = False
    name: str = ""


class RefusedBelonging(msgspec.Struct):
    """Something that is not kept, and why not."""

    kind: Kind
    game: str
    what: str
    why: Said


class BelongingList(msgspec.Struct, omit_defaults=True):
    """All that I have learned, and my decks.

    Attributes:
        belongings: the first one first.
        refused: those of the request that are not kept; the others are.
    """

    belongings: list[OwnBelonging]
    refused: list[RefusedBelonging] = []


class Learned(msgspec.Struct):
    """The numbers of lessons finished and puzzles solved in a game, and of those that there are."""

    game: str
    lessons: int
    of_lessons: int
    puzzles: int
    of_puzzles: int
