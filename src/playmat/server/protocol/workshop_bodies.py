"""The bodies of the HTTP interface for the workshop: cards as they are written, sets of them, decks tried."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from playmat.lab.meta.suggestions import Suggestion
from playmat.server.protocol.server_messages import Id, Said

CARD_BODY: Final = 16 << 10
"""The most bytes of a card that is read."""

SET_BODY: Final = 256 << 10
"""The most bytes of a request with a set."""

LONGEST_SET: Final = 96 << 10
"""The most letters of a set, as a card file."""

MOST_CARDS: Final = 120
"""The most cards of a set."""

MOST_SETS: Final = 30
"""The most sets of a person."""

Short: TypeAlias = Annotated[str, Meta(max_length=60)]
Lang: TypeAlias = Annotated[str, Meta(max_length=60)]


class WordInfo(msgspec.Struct):
    """A word that a field can be."""

    word: str
    title: str


class CardField(msgspec.Struct):
    """A field of a card, beside its sentences.

    Attributes:
        name: its key in card files.
        title: what people call it.
        kind: `number`, one `word`, several `words`, `flag` or `text`.
        low, high: the bounds of a number.
        words: what a word can be, or several can.
        required: it has to be filled in.
        default: what is meant where it is not.
    """

    name: str
    title: str
    kind: Literal["number", "word", "words", "flag", "text"]
    low: int
    high: int
    words: list[WordInfo]
    required: bool
    default: Any


class CardType(msgspec.Struct):
    """A type of card.

    Attributes:
        word: its name in card files.
        title: what people call it.
        sentences: its cards can have sentences.
        named: its cards have names of their own.
        fields: its fields.
    """

    word: str
    title: str
    sentences: bool
    named: bool
    fields: list[CardField]


class CardForms(msgspec.Struct):
    """The types of card that a game has, and how much a set may be."""

    game: str
    types: list[CardType]
    most_cards: int = MOST_CARDS
    most_sets: int = MOST_SETS


class CardDraft(msgspec.Struct, forbid_unknown_fields=True):
    """A card as far as it is written, to be read.

    Attributes:
        game: for which game.
        card: its fields, as a card file has them; `text` are its sentences.
        lang: the language in which they are read first, and of the answer.
    """

    game: Short
    card: dict[str, Any]
    lang: Lang = "en"


class ToldInfo(msgspec.Struct):
    """A sentence of what a card does; `depth` says of how many others it is part."""

    depth: int
    text: str
    does: str


class MistakeInfo(msgspec.Struct):
    """A thing that is wrong with a card.

    Attributes:
        field: the field; `text` for its sentences, empty for all of it.
        why: the reason.
        card: the code of the card, where a whole set was read.
    """

    field: str
    why: Said
    card: str = ""


class DraftInfo(msgspec.Struct):
    """A card as far as it is understood.

    Attributes:
        state: `blank`: it has no sentences; `read`: they are one card; `unfinished`: they could go on to be
            one; `several`: they are several cards; `stopped`: none.
        lang: the language in which they were read.
        start, end: the first word that was not understood, where the reading stopped; else -1.
        why: why the sentences are no card yet; None if they are.
        ways: the texts of the cards that they could be, if there are several.
        next: what can come next, each as it is put behind the sentences.
        told: what the card does.
        mistakes: what is wrong with it.
        data: the card as `CardInfo.data` has it.
        lines: what is printed on it, in each language; empty while anything is wrong.
    """

    state: Literal["blank", "read", "unfinished", "several", "stopped"]
    lang: str
    start: int
    end: int
    why: Said | None
    ways: list[str]
    next: list[str]
    told: list[ToldInfo]
    mistakes: list[MistakeInfo]
    data: dict[str, Any]
    lines: dict[str, list[str]]


class SetInfo(msgspec.Struct):
    """A card set of somebody's.

    Attributes:
        id: what is behind `/workshop/` in the link to it: anyone who has it can see the set.
        game: for which game.
        code: the code of the set.
        name: what it is called.
        cards: how many cards it has.
        hash: of what its cards do; two sets with the same hash are the same. Empty while it cannot be played.
        mine: I may change it.
        updated: when it was changed last, in seconds since 1970.
    """

    id: str
    game: str
    code: str
    name: str
    cards: int
    hash: str
    mine: bool
    updated: float


class SetList(msgspec.Struct):
    """The sets that somebody keeps, the newest first."""

    sets: list[SetInfo]


class WholeSet(msgspec.Struct):
    """A set with its cards.

    Attributes:
        info: the set.
        data: what its card file says, sentences and all.
        mistakes: why it cannot be played.
    """

    info: SetInfo
    data: dict[str, Any]
    mistakes: list[MistakeInfo]


class SaveSet(msgspec.Struct, forbid_unknown_fields=True):
    """Keep a set, or the text of a card file.

    Attributes:
        id: which one of mine is replaced; empty for a new one.
        game: for which game.
        data: what its card file says; empty where there is `text`.
        text: a card file (TOML).
        lang: the language of the answer.
    """

    game: Short
    id: Short = ""
    data: dict[str, Any] = {}
    text: Annotated[str, Meta(max_length=LONGEST_SET)] = ""
    lang: Lang = "en"


class DropSet(msgspec.Struct, forbid_unknown_fields=True):
    """Delete a set of mine. Tables that play with it go on."""

    id: Short
    lang: Lang = "en"


class TryCard(msgspec.Struct, forbid_unknown_fields=True):
    """Play a card at once: a match against the computer that has come to where it can be played.

    Attributes:
        id: a message id.
        game: for which game.
        data: the set that it is part of, as a card file has it.
        card: its code.
        lang: the language of a refusal.
    """

    id: Id
    game: Short
    data: dict[str, Any]
    card: Short
    lang: Lang = "en"


class ProveCard(msgspec.Struct, forbid_unknown_fields=True):
    """Play some pairs of matches, one with a card in a deck and one with others in its place.

    Attributes:
        game: for which game.
        data: the set that it is part of, as a card file has it.
        card: its code.
        first: the number of the first pair; the same numbers give the same matches.
        lang: the language of a refusal.
    """

    game: Short
    data: dict[str, Any]
    card: Short
    first: Annotated[int, Meta(ge=0, le=10_000)] = 0
    lang: Lang = "en"


class PairInfo(msgspec.Struct):
    """A pair of matches: what a deck made of each, 1 for a win and half for a draw.

    Attributes:
        with_card: with the card.
        without: with others of its type in its place.
        seen: the card came into play.
    """

    with_card: float
    without: float
    seen: bool


class Proved(msgspec.Struct):
    """Pairs of matches that were played, from the number that was asked for on."""

    pairs: list[PairInfo]


class ExamineCard(msgspec.Struct, forbid_unknown_fields=True):
    """Examine a card of a set in play, as `playmat cards check --play` does.

    Attributes:
        game: for which game.
        data: the set that it is part of, as a card file has it.
        card: its code.
        lang: the language of the answer.
    """

    game: Short
    data: dict[str, Any]
    card: Short
    lang: Lang = "en"


class CardFinding(msgspec.Struct):
    """A thing that is to be said of a card.

    Attributes:
        kind: `never`, `better`, `stops`, `endless`, `overlong` or `repeats`.
        error: it is a mistake, and not a remark.
        what: the sentence.
    """

    kind: str
    error: bool
    what: Said


class CardFindings(msgspec.Struct):
    """All that matches and the comparison with the cards of the game have shown of a card.

    Attributes:
        findings: mistakes first.
        matches: how many were played.
        few: too few to say whether the card does all that it says.
    """

    findings: list[CardFinding]
    matches: int
    few: bool


class FirstTurnInfo(msgspec.Struct):
    """The first turns of a deck, from deals by the rules themselves; both sides play it.

    Attributes:
        deals: how many were played: 10,000, or as many as there was time for.
        playable: in how many of them a card of the hand could be played in the first turn.
    """

    deals: int
    playable: int


class DeckSuggestions(msgspec.Struct):
    """The exchanges that the figures of many matches speak for.

    Attributes:
        report: the report with these figures; empty if there are none about this game.
        games: how many games it counts.
        decks: how many decks played them.
        exchanges: the exchanges, the most promising first; each card is named once.
    """

    report: str
    games: int
    decks: int
    exchanges: list[Suggestion]
