"""Card sets as TOML files, checked before anything is done with them.

    set = "MY1"
    name = { en = "My first set" }

    [[card]]
    code = "MY1-01"
    type = "item"
    ...

Every mistake is named with file, line, card or deck, key and the nearest valid word. A set with a broken card
or deck loads nothing. No code runs from a card file. Whether a deck is legal the game says (`with_sets`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import Any, Final, TypeAlias

import msgspec

from playmat.cards.filling import all_names, fill, fill_deck, fill_inside
from playmat.cards.operation import (
    CODES,
    CONTINUOUS,
    COUNTS,
    FLAG,
    NAMES,
    NUMBER,
    PROGRAM,
    TEXT,
    TEXTS,
    WORD,
    WORDS,
    Card,
    Field,
    Operation,
    Shape,
    Vocabulary,
    named,
)
from playmat.cards.program import uses
from playmat.kernel.documents.form import nearest, printable, shown
from playmat.kernel.documents.lines import Path, key_lines, line_of
from playmat.kernel.documents.toml import BadToml, read_toml
from playmat.kernel.errors import PlaymatError
from playmat.kernel.languages import LANGUAGES
from playmat.kernel.phrase import Filling, Phrase

CODE: Final = re.compile(r"[A-Z0-9]+(?:-[A-Z0-9]+)*")
HEAD: Final = ("set", "name", "note", "provenance", "card", "deck")
CONTINUOUS_LIMIT: Final = 20
MAX_PROGRAM: Final = 20
LONGEST_CODE: Final = 40
"""So much of a code a mistake repeats."""
Lines: TypeAlias = "Callable[[], dict[Path, int]]"


class BadCards(PlaymatError):
    """A card file that cannot be used; `mistakes` names all that is wrong with it."""

    def __init__(self, mistakes: list[Phrase]) -> None:
        super().__init__(mistakes[0].key, mistakes[0].clause, **mistakes[0].args)
        self.mistakes = mistakes


class CardSet(msgspec.Struct, frozen=True):
    """A checked set.

    Attributes:
        code: the set's code; those of its cards usually begin with it.
        file: the file it was read from.
        names: its name by language.
        cards: its cards, in the file's order, what was left out filled in.
        decks: its decks, what was left out filled in.
        text: the file's text, of which the data hash is made.
    """

    code: str
    file: str
    names: dict[str, str]
    cards: list[Card]
    decks: list[Card]
    text: str


class Beside(msgspec.Struct, frozen=True):
    """The sets that a file is read beside: no code of theirs is its own.

    Attributes:
        own: those of the game itself, whose cards its decks can have.
        added: those of other files that somebody added.
        part: the file is itself a part of the game's own set, whose code it shares.
        accepted: the file was accepted once, and matches were played with it: its fields are not held against
            each other again, nor the codes of its cards against its own, since a later version may refuse
            more than that one did.
    """

    own: Sequence[CardSet] = ()
    added: Sequence[CardSet] = ()
    part: bool = False
    accepted: bool = False


ALONE: Final = Beside()
"""Beside no other set."""


def read_set(vocabulary: Vocabulary, text: str, file: str, beside: Beside = ALONE) -> CardSet:
    """Read and check a card file that is used beside other sets.

    Raises:
        BadCards: anything is wrong with it.
    """
    found, mistakes = check_set(vocabulary, text, file, beside)
    if found is None:
        raise BadCards(mistakes)
    return found


def read_own(vocabulary: Vocabulary, files: Iterable[tuple[str, str]]) -> list[CardSet]:
    """The sets that come with a game, given as pairs of file name and text; together they are one.

    Raises:
        BadCards: anything is wrong with them.
    """
    found: list[CardSet] = []
    for file, text in files:
        found.append(read_set(vocabulary, text, file, Beside(tuple(found), part=True)))
    return found


def check_set(
    vocabulary: Vocabulary, text: str, file: str, beside: Beside = ALONE
) -> tuple[CardSet | None, list[Phrase]]:
    """The set in a file's text, or all that is wrong with it."""
    try:
        data = read_toml(text)
    except BadToml as error:
        return None, [Phrase("error-cards-toml", {"file": file, "why": error.phrase})]
    checker = _Checker(vocabulary, file, cache(partial(key_lines, text)), beside)
    checker.head(data)
    cards = data.get("card", [])
    if isinstance(cards, list):
        for number, card in enumerate(cards):
            checker.card(card, ("card", str(number)))
    decks = data.get("deck", [])
    if isinstance(decks, list):
        for number, deck in enumerate(decks):
            checker.deck(deck, ("deck", str(number)))
    if checker.mistakes:
        return None, checker.mistakes
    names = all_names(data.get("name", {"en": data["set"]}))
    filled = [fill(vocabulary, card) for card in cards]
    return CardSet(
        data["set"], file, names, filled, [fill_deck(vocabulary, deck) for deck in decks], text
    ), []


def deck_refused(one: CardSet, number: int, why: Phrase) -> Phrase:
    """The refusal of a deck of a set that a game's rules for decks do not allow."""
    place: dict[str, Filling] = {
        "file": one.file,
        "line": line_of(key_lines(one.text), ("deck", str(number))),
    }
    said = Phrase("decks-clause", {"what": why, "clause": why.clause}) if why.clause else why
    return Phrase(
        "error-cards-deck-at", {**place, "deck": one.decks[number]["code"], "key": "deck", "why": said}
    )


def check_cards(vocabulary: Vocabulary, cards: list[tuple[int, Card]], file: str) -> list[Phrase]:
    """All that is wrong with cards of a file that is no TOML, each given with its line."""
    lines: dict[Path, int] = {("card", str(number)): line for number, (line, _card) in enumerate(cards)}
    checker = _Checker(vocabulary, file, lambda: lines)
    for number, (_line, card) in enumerate(cards):
        checker.card(card, ("card", str(number)))
    return checker.mistakes


def check_value(vocabulary: Vocabulary, field: Field, value: object) -> list[Phrase]:
    """All that is wrong with the value of a field."""
    checker = _Checker(vocabulary, "", dict)
    checker.field(value, field, ("card", "0", field.name))
    if field.name == "code" and not checker.mistakes and not CODE.fullmatch(str(value)):
        checker.wrong(("card", "0", "code"), "error-cards-code", got=shown(value))
    return [one for mistake in checker.mistakes if isinstance(one := mistake.args["why"], Phrase)]


def code_shown(one: dict[str, Any], number: int) -> str:
    r"""The code of a card or deck as its mistakes name it; its number in the file where it has none.

    >>> code_shown({"code": "\x1b[31mMY1-01"}, 0), code_shown({}, 0)
    ('?[31mMY1-01', '#1')
    """
    return shown(str(one.get("code", f"#{number + 1}")))[:LONGEST_CODE]


class _Checker:
    """Collects what is wrong with a file.

    Attributes:
        code: the card or deck that is looked at.
        seen: the codes that sets, cards and decks have, here and beside.
        lines: tells the line of each path, which takes long to find and only mistakes need.
        types: by code, the types of the cards that a deck of the file can have.
        elsewhere: by code, the files of cards that it cannot have, since others added them.
    """

    def __init__(self, vocabulary: Vocabulary, file: str, lines: Lines, beside: Beside = ALONE) -> None:
        self.vocabulary = vocabulary
        self.file = file
        self.lines = lines
        self.beside = beside
        self.mistakes: list[Phrase] = []
        self.code = "-"
        self.seen: set[str] = set()
        self.types: dict[str, str] = {}
        self.elsewhere: dict[str, str] = {}
        for one in beside.own:
            self.types.update({card["code"]: card["type"] for card in one.cards})
        for one in beside.added:
            self.elsewhere.update({card["code"]: one.file for card in one.cards})
        for one in (*beside.own, *beside.added):
            self.seen.update([one.code, *(held["code"] for held in (*one.cards, *one.decks))])

    def wrong(self, path: Path, key: str, clause: str = "", **args: Filling) -> None:
        """Note a mistake at a path."""
        place: dict[str, Filling] = {
            "file": self.file,
            "line": line_of(self.lines(), path),
            "key": ".".join(part for part in path if not part.isdigit()),
            "why": Phrase(key, dict(args), clause),
        }
        if path[0] == "deck" and len(path) > 1:
            place.update({"deck": self.code, "key": str(place["key"]).removeprefix("deck.")})
            self.mistakes.append(Phrase("error-cards-deck-at", place))
        elif path[0] == "card" and len(path) > 1:
            place.update({"card": self.code, "key": str(place["key"]).removeprefix("card.")})
            self.mistakes.append(Phrase("error-cards-at", place))
        else:
            self.mistakes.append(Phrase("error-cards-file-at", place))

    def unknown(self, path: Path, got: str, known: list[str]) -> None:
        """Note a word that nobody knows, and the nearest one that is known."""
        near = nearest(got, known)
        if near:
            self.wrong(path, "error-cards-unknown-near", got=shown(got), near=near)
        else:
            self.wrong(path, "error-cards-unknown", got=shown(got), known=", ".join(known))

    def head(self, data: dict[str, Any]) -> None:
        """The keys of the file itself."""
        for key in data:
            if key not in HEAD:
                self.unknown((key,), key, list(HEAD))
        if "set" not in data:
            self.wrong(("set",), "error-cards-missing", name="set")
        elif not isinstance(data["set"], str) or not CODE.fullmatch(data["set"]):
            self.wrong(("set",), "error-cards-code", got=shown(data["set"]))
        else:
            self.set_code(data["set"])
        if "name" in data:
            self.names(data["name"], ("name",))
        for key in ("card", "deck"):
            held = data.get(key, [])
            if not isinstance(held, list) or not all(isinstance(one, dict) for one in held):
                self.wrong((key,), "error-cards-array", name=key)
        if not data.get("card") and not data.get("deck"):
            self.wrong(("card",), "error-cards-empty")

    def set_code(self, code: str) -> None:
        """The code of the set, which no other set has, nor any card or deck."""
        if not self.beside.accepted:
            self.seen.add(code)
        if not self.beside.part and any(one.code == code for one in self.beside.own):
            self.wrong(("set",), "error-cards-set-own", got=shown(code))
        for one in self.beside.added:
            if one.code == code:
                self.wrong(("set",), "error-cards-set-other", got=shown(code), other=one.file)

    def card(self, card: object, path: Path) -> None:
        """One card."""
        if not isinstance(card, dict):
            return
        self.code = code_shown(card, int(path[1]))
        kinds = list(self.vocabulary.types)
        card_type = card.get("type")
        if isinstance(card.get("code"), str):
            self.types[card["code"]] = str(card_type)
        if card_type is None:
            self.untyped(card, path)
            return
        if not isinstance(card_type, str) or card_type not in kinds:
            self.unknown((*path, "type"), shown(card_type), kinds)
            return
        before = len(self.mistakes)
        self.table(card, self.vocabulary.fields(card_type), path, ("type",))
        if len(self.mistakes) > before:
            return
        self.own_code(card["code"], path)
        if not self.beside.accepted:
            self.once(card_type, card, path)
            self.together(card_type, card, path)

    def own_code(self, code: str, path: Path) -> None:
        """The code of a card or deck, which nothing else has."""
        if not CODE.fullmatch(code):
            self.wrong((*path, "code"), "error-cards-code", got=shown(code))
        if code in self.seen:
            self.wrong((*path, "code"), "error-cards-twice", got=shown(code))
        self.seen.add(code)

    def deck(self, deck: object, path: Path) -> None:
        """One deck, after all cards."""
        if not isinstance(deck, dict):
            return
        self.code = code_shown(deck, int(path[1]))
        before = len(self.mistakes)
        self.table(deck, self.vocabulary.deck, path, ())
        if len(self.mistakes) == before:
            self.own_code(deck["code"], path)

    def held(self, code: str, shape: Shape, path: Path) -> None:
        """A card of a deck: one of this file or of the game, of a type that stands there."""
        card_type = self.types.get(code)
        if code in self.elsewhere:
            self.wrong(path, "error-cards-deck-elsewhere", got=shown(code), other=self.elsewhere[code])
        elif card_type is None:
            near = nearest(code, list(self.types))
            if near:
                self.wrong(path, "error-deck-unknown-near", got=shown(code), near=near)
            else:
                self.wrong(path, "error-cards-deck-unknown", got=shown(code))
        elif card_type not in shape.words:
            known = ", ".join(shape.words)
            self.wrong(path, "error-cards-deck-type", got=shown(code), type=card_type, known=known)

    def codes(self, value: object, shape: Shape, path: Path) -> None:
        """The codes of several cards."""
        if not isinstance(value, list) or not value or not all(isinstance(one, str) for one in value):
            self.wrong(path, "error-cards-codes")
            return
        for number, one in enumerate(value):
            self.held(one, shape, (*path, str(number)))

    def counts(self, value: object, shape: Shape, path: Path) -> None:
        """The codes of cards, each with how many there are."""
        if not isinstance(value, dict):
            self.wrong(path, "error-cards-counts")
            return
        for code, count in value.items():
            self.number(count, Shape(NUMBER, shape.low, shape.high), (*path, code))
            self.held(code, shape, (*path, code))

    def untyped(self, card: Card, path: Path) -> None:
        """A card that does not say its type: name the key that was meant for it, if there is one."""
        self.wrong(path, "error-cards-missing", name="type")
        for key in card:
            if nearest(key, ["type"]) and named(self.vocabulary.common, key) is None:
                self.unknown((*path, key), key, ["type"])

    def once(self, card_type: str, card: Card, path: Path) -> None:
        """Operations a card can have only once."""
        used = uses(self.vocabulary, card_type, card)
        for operation in self.vocabulary.operations():
            name = f"{self.vocabulary.context_of(operation)}.{operation.word}"
            if operation.once and used.count(name) > 1:
                self.wrong(path, "error-cards-once", got=operation.word)

    def together(self, card_type: str, card: Card, path: Path) -> None:
        """Check the fields of a card together."""
        whole = fill_inside(self.vocabulary, card)
        for rule in self.vocabulary.rules.get(card_type, ()):
            for inner in rule.broken(whole):
                self.wrong((*path, *inner), rule.key, rule.clause)

    def table(self, holder: dict[str, Any], fields: tuple[Field, ...], path: Path, more: Path) -> None:
        """The keys of a table: none unknown, none missing, all of the right shape."""
        for key, value in holder.items():
            field = named(fields, key)
            if field is not None:
                self.field(value, field, (*path, key))
            elif key not in more:
                self.unknown((*path, key), key, [one.name for one in fields])
        for field in fields:
            if field.default is None and field.name not in holder:
                self.wrong(path, "error-cards-missing", name=field.name)

    def field(self, value: object, field: Field, path: Path) -> None:
        """The value of a field; an empty list where it can be left out and then is one."""
        if value != [] or field.default not in ((), []):
            self.value(value, field.shape, path)

    def value(self, value: object, shape: Shape, path: Path) -> None:
        """One value."""
        if shape.kind == NUMBER:
            self.number(value, shape, path)
        elif shape.kind == WORD:
            self.word(value, shape, path)
        elif shape.kind == WORDS:
            if not isinstance(value, list) or not value:
                self.wrong(path, "error-cards-words", known=", ".join(shape.words))
                return
            for number, one in enumerate(value):
                self.word(one, shape, path)
                if one in value[:number]:
                    self.wrong(path, "error-cards-again", got=shown(one))
        elif shape.kind == FLAG:
            if not isinstance(value, bool):
                self.wrong(path, "error-cards-flag", got=shown(value))
        elif shape.kind == TEXT:
            if not isinstance(value, str):
                self.wrong(path, "error-cards-text", got=shown(value))
            else:
                self.signs(value, path)
        elif shape.kind == TEXTS:
            if not isinstance(value, list) or not value or not all(isinstance(one, str) for one in value):
                self.wrong(path, "error-cards-texts")
            else:
                self.signs("".join(value), path)
        elif shape.kind == NAMES:
            self.names(value, path)
        elif shape.kind == PROGRAM:
            self.program(value, shape.context, path)
        elif shape.kind == CONTINUOUS:
            self.continuous(value, path)
        elif shape.kind == CODES:
            self.codes(value, shape, path)
        elif shape.kind == COUNTS:
            self.counts(value, shape, path)
        elif isinstance(value, dict):
            self.table(value, shape.fields, path, ())
        else:
            self.wrong(path, "error-cards-table", got=shown(value))

    def number(self, value: object, shape: Shape, path: Path) -> None:
        """A number within its bounds, or one of its words."""
        if isinstance(value, str) and shape.words:
            self.word(value, shape, path)
        elif isinstance(value, bool) or not isinstance(value, int) or not shape.low <= value <= shape.high:
            self.wrong(path, "error-cards-number", got=shown(value), low=shape.low, high=shape.high)

    def word(self, value: object, shape: Shape, path: Path) -> None:
        """One word of a set."""
        if not isinstance(value, str) or value not in shape.words:
            self.unknown(path, shown(value), list(shape.words))

    def names(self, value: object, path: Path) -> None:
        """A name by language."""
        if not isinstance(value, dict) or not isinstance(value.get("en"), str):
            self.wrong(path, "error-cards-names")
            return
        for language, name in value.items():
            if language not in LANGUAGES:
                self.unknown((*path, language), language, list(LANGUAGES))
            elif not isinstance(name, str) or not name.strip() or len(name) > 60:
                self.wrong((*path, language), "error-cards-names")
            else:
                self.signs(name, (*path, language))

    def signs(self, text: str, path: Path) -> None:
        """The signs of a text that is printed on a card: none breaks the line or rules a terminal."""
        if not all(map(printable, text)):
            self.wrong(path, "error-cards-signs", got=shown(text))

    def program(self, value: object, context: str, path: Path) -> None:
        """A list of operations."""
        if not isinstance(value, list) or len(value) > MAX_PROGRAM:
            self.wrong(path, "error-cards-program", limit=MAX_PROGRAM)
            return
        known = [one.word for one in self.vocabulary.contexts[context]]
        for number, one in enumerate(value):
            here = (*path, str(number))
            if not isinstance(one, dict) or not isinstance(one.get("op"), str):
                self.wrong(here, "error-cards-operation", known=", ".join(known))
                continue
            operation = self.vocabulary.operation(context, one["op"])
            if operation is None:
                self.unknown((*here, "op"), one["op"], known)
            else:
                self.table(one, operation.fields, here, ("op",))
                self.unfit(operation, one, here)

    def unfit(self, operation: Operation, one: dict[str, Any], path: Path) -> None:
        """Words that are known and that make no sense with this operation."""
        for field in operation.fields:
            got, shape = one.get(field.name), field.shape
            if shape.fit and got in shape.words and got not in shape.fit:
                known = ", ".join(shape.fit)
                self.wrong(
                    (*path, field.name), "error-cards-unfit", op=operation.word, got=str(got), known=known
                )

    def continuous(self, value: object, path: Path) -> None:
        """A table of continuous keys."""
        if not isinstance(value, dict):
            self.wrong(path, "error-cards-table", got=shown(value))
            return
        for key, one in value.items():
            if key in self.vocabulary.numbers:
                self.number(one, Shape(NUMBER, -CONTINUOUS_LIMIT, CONTINUOUS_LIMIT), (*path, key))
            elif key in self.vocabulary.flags:
                self.value(one, Shape(FLAG), (*path, key))
            else:
                self.unknown((*path, key), key, [*self.vocabulary.numbers, *self.vocabulary.flags])
