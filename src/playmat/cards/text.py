"""The printed text of a card, made from its programs: the only text there is.

An operation's sentence is the message `<game>-<context>-<word>` with its parameters as variables; a
continuous key's clause is `<game>-static-<key>`. What an operation holds inside (a program that runs
later, continuous keys) becomes the variable `parts`, or a variable of its own (`Vocabulary.joins`).

A sentence never holds a sign: an amount that may be negative is said as how much, with `change` for whether
it is `more` or `less`. Several words of a set come as one of them (`kinds`) and as many (`kinds-many`, the
form `many` of each word); which of the two a sentence needs is for its language to know. The same goes for
a program that is a variable (`do`), and whether it is a single operation (`do-alone`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from playmat.cards.operation import (
    CONTINUOUS,
    FLAG,
    NUMBER,
    PROGRAM,
    TEXT,
    WORDS,
    Field,
    Operation,
    Vocabulary,
)
from playmat.kernel.languages import LANGUAGES
from playmat.kernel.phrase import Filling, Phrase

Names: TypeAlias = "Mapping[str, Phrase]"
"""The wordings of the texts that programs refer to, such as names of cards."""

NO_NAMES: Final[Names] = MappingProxyType({})


def named(names: Mapping[str, str]) -> Phrase:
    """A name of the card data as a phrase, which every language words with its own name."""
    return Phrase("cards-name", {language: names[language] for language in LANGUAGES})


def key(*parts: str) -> str:
    """A key of the catalogues.

    >>> key("embers", "effects", "gain_charges")
    'embers-effects-gain-charges'
    """
    return "-".join(parts).replace("_", "-")


def program_phrases(
    vocabulary: Vocabulary, context: str, program: list[dict[str, Any]], names: Names = NO_NAMES
) -> list[Phrase]:
    """A sentence for each operation of a program."""
    return [sentence(vocabulary, context, one, names) for one in program]


def sentence(vocabulary: Vocabulary, context: str, one: dict[str, Any], names: Names = NO_NAMES) -> Phrase:
    """The sentence of an operation with its parameters; `names` words the texts they refer to."""
    operation = vocabulary.known(context, one["op"])
    args: dict[str, Filling] = {}
    parts: list[Phrase] | None = None
    for field in operation.fields:
        given = one.get(field.name, field.default)
        if collected(vocabulary, field):
            parts = (parts or []) + clauses(vocabulary, field, given, names)
        else:
            args |= fillings(vocabulary, field, given, names)
    if parts is not None:
        args["parts"] = join("cards-clause", parts) if parts else Phrase("cards-nothing")
    return Phrase(key(vocabulary.game, context, operation.word), args)


def collected(vocabulary: Vocabulary, field: Field) -> bool:
    """Return whether a parameter goes into the variable `parts`."""
    nested = field.shape.kind == PROGRAM and field.shape.context not in vocabulary.joins
    return nested or field.shape.kind == CONTINUOUS


def fillings(
    vocabulary: Vocabulary,
    field: Field,
    given: Any,  # noqa: ANN401 - as in the file
    names: Names = NO_NAMES,
) -> dict[str, Filling]:
    """A parameter as the variables of a sentence."""
    if field.shape.kind == NUMBER and field.shape.low < 0:
        return {**changed(given), field.name: abs(given)}
    found: dict[str, Filling] = {field.name: filling(vocabulary, field, given, names)}
    if field.shape.kind == WORDS:
        found[f"{field.name}-many"] = words_of(vocabulary, field, given, ".many")
    if field.shape.kind == PROGRAM:
        found[f"{field.name}-alone"] = alone(given)
    return found


def alone(program: list[dict[str, Any]]) -> str:
    """Say whether a program is a single operation: a sentence need not tell then how far it reaches."""
    return "yes" if len(program) == 1 else "no"


def changed(amount: int) -> dict[str, Filling]:
    """A change as how much it is and whether it makes `more` or `less`.

    >>> changed(-2)
    {'amount': 2, 'change': 'less'}
    """
    return {"amount": abs(amount), "change": "less" if amount < 0 else "more"}


def words_of(
    vocabulary: Vocabulary,
    field: Field,
    given: Any,  # noqa: ANN401 - as in the file
    form: str = "",
) -> Filling:
    """Several words of a set in a form of theirs, or `none`."""
    if not given:
        return "none"
    return join("cards-or", [Phrase(key(vocabulary.game, field.name, word) + form) for word in given])


def filling(
    vocabulary: Vocabulary,
    field: Field,
    given: Any,  # noqa: ANN401 - as in the file
    names: Names = NO_NAMES,
) -> Filling:
    """A parameter as a variable of a sentence; `none` for one that is empty."""
    if field.shape.kind == FLAG:
        return "yes" if given else "no"
    if isinstance(given, int):
        return given
    if field.shape.kind == WORDS:
        return words_of(vocabulary, field, given)
    if not given:
        return "none"
    if field.shape.kind == PROGRAM:
        return inside(vocabulary, field.shape.context, given, names)
    return names.get(given, given) if field.shape.kind == TEXT else str(given)


def inside(vocabulary: Vocabulary, context: str, given: list[dict[str, Any]], names: Names) -> Phrase:
    """The sentences of a program inside an operation."""
    how = vocabulary.joins.get(context, "cards-and")
    return join(how, program_phrases(vocabulary, context, given, names))


def clauses(
    vocabulary: Vocabulary,
    field: Field,
    given: Any,  # noqa: ANN401 - as in the file
    names: Names = NO_NAMES,
) -> list[Phrase]:
    """The text of a nested program or a table of continuous keys, as parts of a sentence."""
    if not given:
        return []
    if field.shape.kind == PROGRAM:
        what = inside(vocabulary, field.shape.context, given, names)
        return [Phrase(key(vocabulary.game, "when", field.shape.context), {"what": what})]
    found: list[Phrase] = []
    for name in (*vocabulary.numbers, *vocabulary.flags):
        if given.get(name):
            value = {} if given[name] is True else changed(given[name])
            found.append(Phrase(key(vocabulary.game, "static", name), value))
    return found


ENDING: Final = ("cards-and", "cards-or", "cards-both")
"""The words that join the last two of several things."""


def join(word: str, phrases: list[Phrase]) -> Phrase:
    """Phrases in a row; `word` says how.

    It is `cards-and`, `cards-both` (of sentences), `cards-or`, `cards-list`, `cards-clause` or `cards-then`.
    "And" and "or" stand between the last two alone; commas are between the others.
    """
    whole = phrases[-1]
    for place, one in enumerate(phrases[-2::-1]):
        how = "cards-list" if place and word in ENDING else word
        whole = Phrase(how, {"first": one, "rest": whole})
    return whole


def text_keys(vocabulary: Vocabulary) -> tuple[str, ...]:
    """The keys of all sentences that cards can print, from the declarations of the language.

    >>> text_keys(Vocabulary("x", {"do": (Operation("draw", 1),)}, ("thorns",), (), {}, ()))
    ('x-do-draw', 'x-static-thorns')
    """
    game = vocabulary.game
    found = [key(game, context, one.word) for context, held in vocabulary.contexts.items() for one in held]
    for operation in vocabulary.operations():
        for field in operation.fields:
            if field.shape.kind == WORDS:
                found += [key(game, field.name, word) for word in field.shape.words]
            elif field.shape.kind == PROGRAM and collected(vocabulary, field):
                found.append(key(game, "when", field.shape.context))
    found += [key(game, "static", name) for name in (*vocabulary.numbers, *vocabulary.flags)]
    return tuple(dict.fromkeys(found))


def sample(operation: Operation) -> dict[str, Any]:
    """An operation with sample parameters, for the reference page."""
    one: dict[str, Any] = {"op": operation.word}
    for field in operation.fields:
        if field.default is not None:
            continue
        if field.shape.kind == WORDS:
            one[field.name] = list(field.shape.words[:1])
        elif field.shape.kind == PROGRAM:
            one[field.name] = []
        elif field.shape.kind == TEXT:
            one[field.name] = "…"
        elif field.shape.words:
            one[field.name] = field.shape.words[0]
        else:
            one[field.name] = min(2, field.shape.high)
    return one
