"""The printed text of a card, made from its programs: the only text there is.

An operation's sentence is the message `<game>-<context>-<word>` with its parameters as variables; a
standing key's clause is `<game>-static-<key>`. What an operation holds inside (a program that runs
later, standing keys) becomes the variable `parts`.
"""

from __future__ import annotations

from typing import Any

from playmat.cards.operation import FLAG, PROGRAM, STANDING, WORDS, Field, Operation, Vocabulary
from playmat.kernel.phrase import Filling, Phrase


def key(*parts: str) -> str:
    """A key of the catalogues.

    >>> key("kmon", "effects", "gain_charges")
    'kmon-effects-gain-charges'
    """
    return "-".join(parts).replace("_", "-")


def program_phrases(vocabulary: Vocabulary, context: str, program: list[dict[str, Any]]) -> list[Phrase]:
    """A sentence for each operation of a program."""
    return [sentence(vocabulary, context, one) for one in program]


def sentence(vocabulary: Vocabulary, context: str, one: dict[str, Any]) -> Phrase:
    """The sentence of an operation with its parameters."""
    operation = vocabulary.known(context, one["op"])
    args: dict[str, Filling] = {}
    parts: list[Phrase] = []
    for field in operation.fields:
        given = one.get(field.name, field.default)
        if field.shape.kind in (PROGRAM, STANDING):
            parts += clauses(vocabulary, field, given)
        else:
            args[field.name] = filling(vocabulary, field, given)
    if any(field.shape.kind in (PROGRAM, STANDING) for field in operation.fields):
        args["parts"] = join("cards-clause", parts) if parts else Phrase("cards-nothing")
    return Phrase(key(vocabulary.game, context, operation.word), args)


def filling(vocabulary: Vocabulary, field: Field, given: Any) -> Filling:  # noqa: ANN401 - as in the file
    """A parameter as a variable of a sentence."""
    if field.shape.kind == FLAG:
        return "yes" if given else "no"
    if field.shape.kind == WORDS:
        return join("cards-or", [Phrase(key(vocabulary.game, field.name, word)) for word in given])
    return given if isinstance(given, int) else str(given)


def clauses(vocabulary: Vocabulary, field: Field, given: Any) -> list[Phrase]:  # noqa: ANN401
    """What a nested program or a table of standing keys says, as parts of a sentence."""
    if not given:
        return []
    if field.shape.kind == PROGRAM:
        what = join("cards-and", program_phrases(vocabulary, field.shape.context, given))
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


def join(word: str, phrases: list[Phrase]) -> Phrase:
    """Phrases in a row: `cards-and`, `cards-or`, `cards-clause` or `cards-then` says how."""
    whole = phrases[-1]
    for one in phrases[-2::-1]:
        whole = Phrase(word, {"first": one, "rest": whole})
    return whole


def sample(operation: Operation) -> dict[str, Any]:
    """An operation with sample parameters, for the reference page."""
    one: dict[str, Any] = {"op": operation.word}
    for field in operation.fields:
        if field.default is not None:
            continue
        if field.shape.kind == WORDS:
            one[field.name] = list(field.shape.words[:1])
        elif field.shape.words:
            one[field.name] = field.shape.words[0]
        else:
            one[field.name] = min(2, field.shape.high)
    return one
