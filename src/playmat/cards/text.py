"""The printed text of a card, made from its programs: the only text there is.

An operation's sentence is the message `<game>-<context>-<word>` with its parameters as variables; a
standing key's clause is `<game>-static-<key>`. What an operation holds inside (a program that runs
later, standing keys) becomes the variable `parts`, or a variable of its own (`Vocabulary.joins`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from playmat.cards.operation import FLAG, PROGRAM, STANDING, TEXT, WORDS, Field, Operation, Vocabulary
from playmat.kernel.phrase import Filling, Phrase

Names: TypeAlias = "Mapping[str, Phrase]"
"""How the texts that programs refer to, such as names of cards, are worded."""

NO_NAMES: Final[Names] = MappingProxyType({})


def key(*parts: str) -> str:
    """A key of the catalogues.

    >>> key("kmon", "effects", "gain_charges")
    'kmon-effects-gain-charges'
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
            args[field.name] = filling(vocabulary, field, given, names)
    if parts is not None:
        args["parts"] = join("cards-clause", parts) if parts else Phrase("cards-nothing")
    return Phrase(key(vocabulary.game, context, operation.word), args)


def collected(vocabulary: Vocabulary, field: Field) -> bool:
    """Whether a parameter goes into the variable `parts`."""
    nested = field.shape.kind == PROGRAM and field.shape.context not in vocabulary.joins
    return nested or field.shape.kind == STANDING


def filling(
    vocabulary: Vocabulary,
    field: Field,
    given: Any,  # noqa: ANN401 - as in the file
    names: Names = NO_NAMES,
) -> Filling:
    """A parameter as a variable of a sentence: a number that may be negative with its sign, else `none`."""
    if field.shape.kind == FLAG:
        return "yes" if given else "no"
    if isinstance(given, int):
        return f"{given:+d}" if field.shape.low < 0 else given
    if not given:
        return "none"
    if field.shape.kind == WORDS:
        return join("cards-or", [Phrase(key(vocabulary.game, field.name, word)) for word in given])
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
    """What a nested program or a table of standing keys says, as parts of a sentence."""
    if not given:
        return []
    if field.shape.kind == PROGRAM:
        what = inside(vocabulary, field.shape.context, given, names)
        return [Phrase(key(vocabulary.game, "when", field.shape.context), {"what": what})]
    found: list[Phrase] = []
    for name in (*vocabulary.numbers, *vocabulary.flags):
        if given.get(name):
            value: dict[str, Filling] = (
                {}
                if given[name] is True
                else {
                    "amount": f"{given[name]:+d}",
                    "count": given[name],
                }
            )
            found.append(Phrase(key(vocabulary.game, "static", name), value))
    return found


ENDING: Final = ("cards-and", "cards-or")
"""What joins the last two of several things."""


def join(word: str, phrases: list[Phrase]) -> Phrase:
    """Phrases in a row: `cards-and`, `cards-or`, `cards-list`, `cards-clause` or `cards-then` says how.

    "And" and "or" stand between the last two alone; commas are between the others.
    """
    whole = phrases[-1]
    for place, one in enumerate(phrases[-2::-1]):
        how = "cards-list" if place and word in ENDING else word
        whole = Phrase(how, {"first": one, "rest": whole})
    return whole


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
