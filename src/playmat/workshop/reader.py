"""The text of a card into its program, by the catalogue that prints it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final, TypeAlias

from playmat.cards.forms import Does, Form, Says
from playmat.cards.operation import (
    CONTINUOUS,
    FLAG,
    NUMBER,
    PROGRAM,
    TEXT,
    TEXTS,
    WORD,
    WORDS,
    Field,
    Operation,
    Vocabulary,
)
from playmat.cards.text import alone, collected, key
from playmat.texts.reading import EMPTY, Grammar, NumberVariable, OneOf, PartVariable, Slot, Value
from playmat.texts.wordings import letters, links

Plain: TypeAlias = "dict[str, Any]"

CHANGE: Final = OneOf(frozenset({"more", "less"}))
MANY: Final = ".many"


class TextReader:
    """Reads a text by a game's card language.

    Args:
        text: the text of a card.
        lang: its language.
        vocabulary: the card language.
        names: how the texts that programs refer to (names of cards) are said in this language.
        also: by parameter, words that the printed text has beside those of the language, with what they mean.
        loose: pass over punctuation, and take other wordings.
        ahead: note what could follow at the end of the text, too.
        varied: take other sentences for the printed ones, as a loose reading does.
    """

    def __init__(
        self,
        text: str,
        lang: str,
        vocabulary: Vocabulary,
        names: Mapping[str, str],
        also: Mapping[str, Mapping[str, str]],
        loose: bool,
        ahead: bool = False,
        varied: bool = False,
    ) -> None:
        self.grammar = Grammar(text, lang, vocabulary.game, loose, ahead, varied)
        self.links = links(lang) if loose else ("",)
        self.vocabulary = vocabulary
        self.also = also
        self._names: dict[str, list[tuple[str, str]]] = {}
        for name, said in names.items():
            if plain := letters(said, loose):
                self._names.setdefault(plain[0], []).append((plain, name))
        self._known: dict[tuple[str, int], list[tuple[int, Plain]]] = {}

    def card(self, forms: tuple[Form, ...]) -> list[Plain]:
        """Each card that the text can be: the fields it sets."""
        return distinct([found for end, found in self._forms(forms, 0, {}) if end == self.grammar.length])

    def _forms(self, forms: tuple[Form, ...], at: int, found: Plain) -> Iterator[tuple[int, Plain]]:
        if not forms:
            yield at, found
            return
        first, rest = forms[0], forms[1:]
        for place in self._linked(at):
            for end, part in self._does(first, place) if isinstance(first, Does) else self.said(first, place):
                yield from self._forms(rest, end, merged(found, part))
        yield from self._forms(rest, at, found)

    def _linked(self, at: int) -> Iterator[int]:
        """The places at which the next sentence can begin: here, or after a word put between two."""
        for link in self.links if at else ("",):
            place = self.grammar.literal(link, at)
            if place >= 0:
                yield place

    def _does(self, form: Does, at: int) -> Iterator[tuple[int, Plain]]:
        """A program of a card, by itself or within a sentence."""
        if form.within is None:
            for end, program in self.program(form.context, at):
                yield end, {form.field: program}
            return
        name = form.within.opens
        slots = {name: PartVariable(lambda place: self.program(form.context, place), name)}
        for end, values in self.grammar.read(form.within.key, at, slots):
            yield end, {form.field: values[name], **form.within.sets({})}

    def said(self, form: Says, at: int) -> Iterator[tuple[int, Plain]]:
        """The fields that a sentence of a card which is not an operation sets."""
        slots: dict[str, Slot] = {}
        for field in form.fields:
            slots |= self._slots(
                field, form.forms.get(field.name, ""), form.joins.get(field.name, "cards-or")
            )
        for end, values in self.grammar.read(form.key, at, slots):
            told = [(field.name, self._meant(field, values)) for field in form.fields]
            yield end, form.sets({name: meant[0] for name, meant in told if meant})

    def program(self, context: str, at: int) -> Iterator[tuple[int, list[Plain]]]:
        """Operations in a row, as many as there are and fewer."""
        for end, one in self.operation(context, at):
            for place in self._linked(end):
                for far, others in self.program(context, place):
                    yield far, [one, *others]
            yield end, [one]

    def operation(self, context: str, at: int) -> list[tuple[int, Plain]]:
        """Each operation whose sentence stands here, and where it ends."""
        place = (context, at)
        if place not in self._known:
            self._known[place] = []  # whoever asks for it while it is looked for would go round in a circle
            self._known[place] = [
                (end, one)
                for operation in self.vocabulary.contexts[context]
                for end, one in self._operation(context, operation, at)
            ]
        return self._known[place]

    def _operation(self, context: str, operation: Operation, at: int) -> Iterator[tuple[int, Plain]]:
        slots: dict[str, Slot] = {}
        inside = [field for field in operation.fields if collected(self.vocabulary, field)]
        for field in operation.fields:
            if field not in inside:
                slots |= self._slots(field)
        defaults = {field.name: field.default for field in operation.fields}
        if inside:
            slots["parts"] = PartVariable(lambda place: self._clauses(inside, place), "parts")
        for end, values in self.grammar.read(key(self.vocabulary.game, context, operation.word), at, slots):
            if not (self.grammar.loose or printed_so(operation, values)):
                continue
            named = [(field.name, self._meant(field, values)) for field in operation.fields]
            told = [(name, meant) for name, meant in named if meant]
            for chosen in product(*(meant for _name, meant in told)):
                found: Plain = {"op": operation.word}
                for (name, _meant), value in zip(told, chosen, strict=True):
                    if value != defaults[name]:
                        found[name] = value
                parts = values.get("parts")
                for part in parts if isinstance(parts, list) else []:
                    found = merged(found, part)
                yield end, found

    def _slots(self, field: Field, form: str = "", joins: str = "cards-or") -> dict[str, Slot]:
        """The variables of a parameter in a sentence."""
        shape, name = field.shape, field.name
        if shape.kind == NUMBER:
            slots: dict[str, Slot] = {name: NumberVariable(frozenset(shape.words))}
            return slots | ({"change": CHANGE} if shape.low < 0 else {})
        if shape.kind == FLAG:
            return {name: OneOf(frozenset({"yes", "no"}))}
        if shape.kind == WORD:
            own = shape.fit or shape.words
            also = (word for word, meant in self.also.get(name, {}).items() if meant in own)
            return {name: self._words_part(field, form) if form else OneOf(frozenset((*own, *also)))}
        if shape.kind == WORDS:
            form = form or key(self.vocabulary.game, name, "{}")
            return {
                name: PartVariable(lambda at: self._words(field, form, joins, at), name),
                f"{name}-many": PartVariable(lambda at: self._words(field, form + MANY, joins, at), name),
            }
        if shape.kind == PROGRAM:
            how = self.vocabulary.joins.get(shape.context, joins)
            return {
                name: self._program_part(name, how, shape.context),
                f"{name}-alone": OneOf(frozenset({"yes", "no"})),
            }
        if shape.kind == TEXTS:
            return {name: PartVariable(lambda at: self._names_or_words(field, form, joins, at), name)}
        return {name: PartVariable(self._name, name)}

    def _names_or_words(self, field: Field, form: str, joins: str, at: int) -> Iterator[tuple[int, Value]]:
        def item(place: int) -> Iterator[tuple[int, Value]]:
            yield from self._name(place)
            yield from self._word(field.shape.words, form, place)

        yield from self.grammar.joined(joins, at, item)

    def _words_part(self, field: Field, form: str) -> PartVariable:
        return PartVariable(lambda at: self._word(field.shape.words, form, at), field.name)

    def _word(self, words: tuple[str, ...], form: str, at: int) -> Iterator[tuple[int, Value]]:
        for word in words:
            for end, _values in self.grammar.read(form.replace("{}", word.replace("_", "-")), at, {}):
                yield end, word

    def _words(self, field: Field, form: str, joins: str, at: int) -> Iterator[tuple[int, Value]]:
        words = field.shape.words
        for end, found in self.grammar.joined(joins, at, lambda place: self._word(words, form, place)):
            if len(set(map(str, found))) == len(found):
                yield end, found

    def _program_part(self, name: str, how: str, context: str) -> PartVariable:
        def read(at: int) -> Iterator[tuple[int, Value]]:
            yield from self.grammar.joined(how, at, lambda place: iter(self.operation(context, place)))

        return PartVariable(read, name)

    def _name(self, at: int) -> Iterator[tuple[int, Value]]:
        first = self.grammar.letters[at : at + 1]
        if not first and self.grammar.ahead:
            for known in self._names.values():
                for said, _name in known:
                    self.grammar.literal(said, at)
        for said, name in self._names.get(first, ()):
            end = self.grammar.literal(said, at)
            if end >= 0:
                yield end, name

    def _clauses(self, inside: list[Field], at: int) -> Iterator[tuple[int, Value]]:
        """The parts of a sentence that a nested program or continuous keys say."""
        yield from self.grammar.joined("cards-clause", at, lambda place: self._clause(inside, place))

    def _clause(self, inside: list[Field], at: int) -> Iterator[tuple[int, Value]]:
        game = self.vocabulary.game
        for field in inside:
            if field.shape.kind == CONTINUOUS:
                for name in (*self.vocabulary.numbers, *self.vocabulary.flags):
                    slots: dict[str, Slot] = {"amount": NumberVariable(), "change": CHANGE}
                    for end, values in self.grammar.read(key(game, "static", name), at, slots):
                        yield end, {field.name: {name: signed(values) if "amount" in values else True}}
            elif field.shape.kind == PROGRAM:
                context = field.shape.context
                how = self.vocabulary.joins.get(context, "cards-and")
                what = {"what": self._program_part("what", how, context)}
                for end, values in self.grammar.read(key(game, "when", context), at, what):
                    yield end, {field.name: values["what"]}

    def _meant(self, field: Field, values: Mapping[str, Value]) -> list[Any]:
        """The values that a parameter can have, as in a file; none if the text does not tell."""
        value = values.get(field.name)
        shape = field.shape
        if value is None:
            return []
        if shape.kind == NUMBER:
            return [signed(values, field.name) if shape.low < 0 and isinstance(value, int) else value]
        if value == EMPTY and shape.kind in {WORDS, PROGRAM, TEXT}:
            return [field.default]
        words = sorted(value) if isinstance(value, frozenset) else [value]
        if shape.kind == FLAG:
            return [one == "yes" for one in words]
        if shape.kind == WORD:
            also = self.also.get(field.name, {})
            return list(dict.fromkeys(also.get(str(one), one) for one in words))
        return [value]


def printed_so(operation: Operation, values: Mapping[str, Value]) -> bool:
    """Return whether the programs in an operation are as long as its sentence says (`cards.text.alone`)."""
    for field in operation.fields:
        program = values.get(field.name)
        said = values.get(f"{field.name}-alone")
        if said is not None and isinstance(program, list) and said != alone(program):
            return False
    return True


def signed(values: Mapping[str, Value], name: str = "amount") -> int:
    """A change: so much more, or so much less."""
    amount = int(str(values[name]))
    return -amount if values.get("change") == "less" else amount


def merged(found: Plain, part: Plain) -> Plain:
    """Two halves of a card or an operation; tables and lists of both become one."""
    both = {**found, **part}
    for name in found.keys() & part.keys():
        if isinstance(found[name], dict):
            both[name] = {**found[name], **part[name]}
        elif isinstance(found[name], list):
            both[name] = found[name] + part[name]
    return both


def distinct(found: list[Plain]) -> list[Plain]:
    """Without those that are there already."""
    kept: list[Plain] = []
    for one in found:
        if one not in kept:
            kept.append(one)
    return kept
